package dialect

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// TestEveryFormIsListed compares the forms that are declared with those that are
// read: one that is not listed would be written and not understood.
func TestEveryFormIsListed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "forms.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
			if _, form := v.Values[0].(*ast.UnaryExpr); form {
				declared[v.Names[0].Name] = true
			}
		}
		return true
	})
	listed := map[string]bool{}
	for _, name := range file.Scope.Lookup("sayings").Decl.(*ast.ValueSpec).Values[0].(*ast.CompositeLit).Elts {
		listed[name.(*ast.Ident).Name] = true
	}
	for name := range declared {
		if !listed[name] {
			t.Errorf("%s is not in sayings", name)
		}
	}
	if len(declared) < 50 {
		t.Errorf("%d forms were found", len(declared))
	}
}
