package wasm_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
)

// fetchedFunctions lists the files with functions of libraries that the page has fetched.
const fetchedFunctions = `performance.getEntriesByType('resource').map((x) => x.name.split('/').at(-1)).filter((name) => /^(jax|tensorflow|torch|xarray)\.\w+\.js$/.test(name)).map((name) => name.split('.')[0]).sort().join(' ')`

func TestFunctionsComeWhenTheyAreNeeded(t *testing.T) {
	p := playground(t, "e=ones(3,1)+%2B+ones(4)")
	for _, program := range []string{"import numpy as np; np.linalg.norm(np.ones((3, 4)), axis=1)", "a = ones(3)\na.re", "ones(3)[:, None] + on", "np.einsum('ij,jk', np.ones((2, 3)), np.ones((3, 2)))"} {
		p.fill("#program", program)
	}
	p.until("the product", "document.querySelector('.player svg').textContent.includes('6')")
	is(t, "programs of NumPy fetched the functions of", eval[string](p, fetchedFunctions), "")
	p.fill("#program", "import torch; torch.ones(13).unsqueeze(1) + torch.ones(17)")
	p.until("the sum", "document.querySelector('.player svg').textContent.includes('17')")
	p.until("the functions of PyTorch and no others", fetchedFunctions+" === 'torch'")
}

// The first figure of a page in another language waits for no second answer of the server.
func TestFunctionsComeWithTheProgram(t *testing.T) {
	p := playground(t, "e=import+torch%3B+torch.ones(3).unsqueeze(1)+%2B+torch.ones(4)")
	is(t, "the functions of … were fetched", eval[string](p, fetchedFunctions), "torch")
	if early := "performance.getEntriesByType('resource').find((x) => x.name.includes('/torch.')).startTime < performance.getEntriesByType('resource').find((x) => x.name.includes('/wasm_exec.')).responseEnd"; !eval[bool](p, early) {
		t.Error("the functions were fetched after the program had come")
	}
}

// Where the functions do not come, the page says so, keeps what was typed, and tries again.
func TestFunctionsThatDoNotCome(t *testing.T) {
	p := newTab(t)
	var refused, open atomic.Bool
	files := host(bed.dir)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, "/_/torch.") && !open.Load() {
			refused.Store(true)
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	p.home = server.URL
	p.playground("e=ones(3,1)+%2B+ones(4)")
	p.fill("#program", "import torch; torch.ones(15).unsqueeze(1) + torch.ones(17)")
	p.until("the line that says so", "document.querySelector('.wait')")
	p.until("what was typed", "document.querySelector('#program').value.includes('torch.ones(17)') && getComputedStyle(document.querySelector('#program')).webkitTextFillColor !== 'rgba(0, 0, 0, 0)'")
	p.until("the figure of before, dimmed", "getComputedStyle(document.querySelector('.stage .player-figure')).opacity === '0.35'")
	wrongIf(t, !refused.Load(), "the functions were not asked for")
	open.Store(true)
	p.until("the sum", "document.querySelector('.player svg').textContent.includes('17') && !document.querySelector('.wait')")
	p.forget("") // the browser's own words about what was refused
}
