package wasm_test

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// framed opens a page that has the free figure in a frame and keeps what it says.
func framed(t *testing.T, query string) *tab {
	t.Helper()
	p := newTab(t)
	p.open("404.html")
	eval[any](p, `(() => {
  window.heard = [];
  addEventListener('message', e => window.heard.push(e.data));
  const frame = document.createElement('iframe');
  frame.width = 700; frame.height = 400; frame.src = '`+prefix+`embed/v1/?`+query+`';
  document.body.prepend(frame);
})()`)
	p.until("the frame to be ready", "heard.some(m => m.subject === 'broadcast.ready')")
	return p
}

const inside = "document.querySelector('iframe').contentDocument"

func TestFramedFigure(t *testing.T) {
	p := framed(t, "e=a[:,None]+%2B+b&a=4&b=3&lang=zh&id=x1")
	p.until("the figure", inside+".querySelector('.canvas svg')")
	p.until("its height", "heard.some(m => m.subject === 'lti.frameResize' && m.height > 100)")
	p.until("its id", "heard.some(m => m.subject === 'broadcast.ready' && m.id === 'x1' && m.steps > 3)")
	p.until("Chinese", "/[\\u4e00-\\u9fff]/.test("+inside+".querySelector('.player').getAttribute('aria-label'))")
	eval[any](p, "document.querySelector('iframe').contentWindow.postMessage({v: 1, subject: 'broadcast.set', a: '5', theme: 'dark'}, '*')")
	p.until("five rows in the dark", inside+".documentElement.dataset.theme === 'dark' && "+inside+".querySelector('.player').getAttribute('aria-label').includes('5')")
}

func TestFramedMistake(t *testing.T) {
	p := framed(t, "e=[4,,8]")
	p.until("a sentence with a caret", inside+".querySelector('.mistake pre')?.textContent.includes('^')")
}

func TestMessagesFromStrangersAreIgnored(t *testing.T) {
	p := framed(t, "a=4&b=4")
	before := eval[string](p, inside+".querySelector('.player').getAttribute('aria-label')")
	eval[any](p, "(() => { const w = document.querySelector('iframe').contentWindow; const s = document.createElement('iframe'); document.body.append(s); w.dispatchEvent(new MessageEvent('message', {data: {v: 1, subject: 'broadcast.set', a: '9', b: '9'}, source: s.contentWindow})); })()")
	p.do(chromedp.Sleep(300e6))
	if after := eval[string](p, inside+".querySelector('.player').getAttribute('aria-label')"); after != before {
		t.Errorf("a stranger changed the figure to %q", after)
	}
}
