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

// strict reports what Python would refuse and we would pass over in silence:
// near-misses of claims, statements that do not start at the left edge,
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

// indented reports the first statement that does not start at the left edge.
func (p *program) indented() {
	depth, continued := 0, false
	for _, l := range p.code {
		text := strings.TrimLeft(l.text, " \t")
		if text != "" && text[0] != '#' && len(text) < len(l.text) && depth == 0 && !continued {
			p.report(l.offset, "Python refuses it: start every statement at the left edge", "the statement is indented")
			return
		}
		code, _, _ := strings.Cut(text, "#")
		depth += opened(code)
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
