// Package words holds every sentence shown to a person, in English and in
// Chinese, written from typed facts.
package words

// A Lang is a language of the site, as addresses and the lang attribute write it.
type Lang string

// The languages.
const (
	English Lang = "en"
	Chinese Lang = "zh"
)

// Langs lists the languages in the order in which they are offered.
var Langs = [...]Lang{English, Chinese}

// Of returns the language a tag such as "zh-CN" asks for, English for any other tag.
func Of(tag string) Lang {
	if len(tag) >= 2 && (tag[:2] == "zh" || tag[:2] == "ZH") {
		return Chinese
	}
	return English
}

// In returns the English or the Chinese text.
func (l Lang) In(english, chinese string) string {
	if l == Chinese {
		return chinese
	}
	return english
}
