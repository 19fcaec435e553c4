package lessons

import (
	"regexp"
	"slices"
	"strings"

	"shapecast/engine/expr"
)

// nearly matches comments that were meant to be claims.
var nearly = regexp.MustCompile(`[#＃][ \t\x{a0}\x{3000}]*(?:[-‐–—−－]+[ \t]*[>＞]|=+[>＞]|[→⇒➔➜⟶])`)

// nearClaims reports comments that only look like claims.
func (f *file) nearClaims(lines []line) {
	for _, l := range lines {
		for _, at := range nearly.FindAllStringIndex(l.text, -1) {
			if near := l.text[at[0]:at[1]]; near != arrow {
				f.report(l.offset+at[0], `write "# -> (4, 3)": a hash, one blank, a hyphen and a greater-than sign`, "%q is not the start of a claim", near)
			}
		}
	}
}

func nearClaim(l line) bool { return nearly.MatchString(l.text) }

// strict reports what Python would refuse and we would pass over in silence:
// near-misses of claims, statements whose indent is that of no block,
// modules that are not run here.
func (p *program) strict() {
	for _, c := range p.claims {
		if c.Text == "" {
			p.report(c.offset, `write what the statement gives: "# -> (4, 3)"`, "the claim is empty")
		}
	}
	p.indented()
	p.modules()
}

// indented reports the first statement whose indent is neither the left edge nor that of
// a block, and claims within a block, which is run as a whole.
func (p *program) indented() {
	depth, continued, opens, blocks := 0, false, false, []int{0}
	for i, l := range p.code {
		text := strings.TrimLeft(l.text, " \t")
		if text == "" || text[0] == '#' {
			continue
		}
		indent := len(l.text) - len(text)
		if k := slices.Index(blocks, indent); depth > 0 || continued {
			// within a statement
		} else if k >= 0 {
			blocks = blocks[:k+1]
		} else if blocks = append(blocks, indent); !opens {
			p.report(l.offset, "Python refuses it: start at the left edge, and all statements of a block alike", "the statement is indented")
			return
		}
		for _, c := range p.claims {
			if c.Line == i && len(blocks) > 1 {
				p.report(c.offset, "claim what the block gives: name that below it, at the left edge", "a claim within a block")
			}
		}
		code, _, _ := strings.Cut(text, "#")
		depth += opened(code)
		opens = strings.HasSuffix(strings.TrimSpace(code), ":")
		continued = strings.HasSuffix(text, `\`)
	}
}

// spoken lists the modules whose functions are run here.
var spoken = []string{"numpy", "torch", "tensorflow", "keras", "jax", "xarray", "math"}

// modules reports imports of others, which do nothing until they are used.
func (p *program) modules() {
	parsed, err := expr.Parse(join(p.code))
	if err != nil {
		return // reported where the program is run
	}
	for _, s := range parsed.Statements {
		for _, one := range s.Imports {
			name := one.From
			if name == "" {
				name = one.Name
			}
			if root, _, _ := strings.Cut(name, "."); !slices.Contains(spoken, root) {
				at := expr.Place{Source: parsed.Source, Span: s.Span}
				p.report(p.place(at), "modules: "+strings.Join(spoken, ", "), "the module %s is not run here", root)
			}
		}
	}
}
