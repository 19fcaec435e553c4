package wasm_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// training is a program that the language has no words for, but for three lines.
const training = `import torch
import torch.nn as nn

class Net(nn.Module):
    def forward(self, x):
        return x

x, y = torch.randn(64, 10), torch.randn(64)
w = torch.randn(10, 1)
model = Net()
for epoch in range(100):
    pred = x @ w
    loss = ((pred - y) ** 2).mean()
    print(f"{epoch}: {loss.item():.3f}", file=log)`

func TestPastedProgramIsReadAsFarAsItGoes(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", training)
	p.until("the loss that goes wrong", `document.querySelector('.headline.check') && [...document.querySelectorAll('.step.check')].some(s => s.textContent === 'pred - y')`)
	p.until("what is left out", says("#program-mistake .excerpt", "Read without lines 4–6, 10–11"))
	p.click(".step.check")
	p.until("its shape", says(result, "(64, 64)"))
	if got := p.value("#program"); got != training {
		t.Errorf("the line is %q, want it kept", got)
	}
	p.until("its code in PyTorch", "document.querySelector('.tabs [aria-pressed=true]').textContent === 'PyTorch'")
	p.click("[data-do=offer-0]")
	p.until("what is read alone", "!document.querySelector('.mistake') && document.querySelector('#program').value.split('\\n').length === 7")
	p.click("[data-do=undo]")
	p.until("what was there before", "document.querySelector('#program').value === '"+firstLine+"'")
}

func TestPastedShapesAreShown(t *testing.T) {
	p := playground(t, "")
	p.paste("#program", "(2, 3) and (3,)")
	p.until("the shape", says(result, "(2, 3)"))
	p.until("how they are read", says("[data-do=offer-0]", "ones(2, 3) + ones(3)"))
	if eval[bool](p, "document.querySelector('.mistake') !== null || document.querySelector('#program').ariaInvalid === 'true'") {
		t.Error("two shapes are called a mistake")
	}
	p.paste("#program", "[4, 3] + [2, 3]")
	p.until("the question what is meant", "document.querySelector('[data-do=offer-1]') && !document.querySelector('.mistake')")
	p.click("[data-do=offer-1]")
	p.until("values", says(result, "(2,)"))
}

func TestCodeFollowsTheProgram(t *testing.T) {
	p := playground(t, "")
	shown := func(library string) {
		t.Helper()
		p.until("code in "+library, "document.querySelector('.tabs [aria-pressed=true]').textContent === '"+library+"'")
	}
	p.paste("#program", "torch.ones(3, 4) + torch.ones(4)")
	shown("PyTorch")
	p.click("[data-do=code-3]")
	shown("JAX")
	p.paste("#program", "tf.ones([3, 4]) + tf.ones([4])")
	p.until("the program", says(".headline", "(3, 4)"))
	shown("JAX")
}

// TestOperandsHaveOneName looks for the name of an operand without a variable:
// that of its row, in every sentence and in the code.
func TestOperandsHaveOneName(t *testing.T) {
	p := playground(t, "e=x%3Dones(3,4)%0Ax-x.mean(axis%3D1)")
	p.until("the sentence", says(".headline.fails", "x has size 4 and B has size 3"))
	p.until("the code", says(".snippet:has([data-do=copy]) code", "b = np"))
	if got := p.text(".row.b .tag"); got != "B" {
		t.Errorf("the row is called %q, want B", got)
	}
}

func TestFocusOfAPrediction(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.key("[data-do=predict]", kb.Enter)
	p.until("the focus in the field of the answer", "document.activeElement.id === 'guess'")
	p.fill("#guess", "4, 3")
	p.press(kb.Enter)
	p.until("the focus beside the answer that is shown", "document.activeElement.dataset.do === 'ask-0' && document.querySelector('.stage .reply.right')")
}

// TestSavedFigureIsTheOneSeen saves the figure as it is looked at.
func TestSavedFigureIsTheOneSeen(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	p.click("[data-do=lens-1]")
	p.until("the memory", says(".canvas svg", "What is stored"))
	eval[any](p, `(() => {
  const files = {}, make = URL.createObjectURL;
  URL.createObjectURL = blob => { const url = make.call(URL, blob); files[url] = blob; return url; };
  HTMLAnchorElement.prototype.click = function () { files[this.href].text().then(text => window.saved = text); };
})()`)
	p.click("[data-do=share]")
	p.click("[data-do=save-svg]")
	p.until("the same in the file", "window.saved?.includes('What is stored')")
}

// TestGroupsHaveNames looks for groups that a screen reader could not announce.
func TestGroupsHaveNames(t *testing.T) {
	p := playground(t, "e=ones(4,1)+%2B+ones(3)")
	if got := eval[[]string](p, "[...document.querySelectorAll('.bench [role=group], .bench [role=toolbar]')].filter(g => !g.ariaLabel).map(g => g.className)"); len(got) > 0 {
		t.Errorf("without a name: %s", strings.Join(got, ", "))
	}
	if got := p.text(".row.result[aria-label=result]"); !strings.Contains(got, "4") {
		t.Errorf("the result is %q, want its sizes in a group", got)
	}
}
