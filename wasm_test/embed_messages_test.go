package wasm_test

import (
	"fmt"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"strconv"
	"strings"
	"testing"
)

// TestElementSetsAndHears uses one element: Tab passes through it, its height has bounds, its
// page sets it, and what strangers send is ignored.
func TestElementSetsAndHears(t *testing.T) {
	c := openCourse(t, element(`e="a + b" a="4,1" b="3" id="f"`))
	c.until("the figure", "window.ready?.length === 1 && window.state?.at(-1).result === '(4, 3)'")
	c.until("the pictures to go", "getComputedStyle(document.querySelector('#f').shadowRoot.querySelector('slot')).display === 'none'")
	c.do(chromedp.Focus(chromedp.CSS("#own")))
	way := ""
	for range 30 {
		c.keys(kb.Tab)
		at := eval[string](c.tab, "document.activeElement.id || document.activeElement.tagName")
		way += " " + at
		if at == "after" {
			break
		}
	}
	wrongIf(t, !strings.Contains(way, " f ") || !strings.HasSuffix(way, " after"), "Tab goes to%s, want it through the figure", way)
	for said, want := range map[string]int{"1e9": 4000, "3": 80, "500.2": 501} {
		inside[any](c, "/embed/v1/", "parent.postMessage({v: 1, subject: 'lti.frameResize', height: "+said+"}, '*')")
		c.until(said, fmt.Sprintf("f.shadowRoot.querySelector('iframe').clientHeight === %d", want))
	}
	eval[any](c.tab, `void (() => {
		const stranger = document.createElement('iframe');
		stranger.srcdoc = '<script>const f = parent.document.querySelector("#f").shadowRoot.querySelector("iframe").contentWindow;'
			+ 'f.postMessage({v: 1, subject: "broadcast.set", a: "9,1", theme: "dark"}, "*");'
			+ 'parent.postMessage({v: 1, subject: "lti.frameResize", height: 3333}, "*");'
			+ 'parent.postMessage({v: 1, subject: "broadcast.state", result: "forged"}, "*");'
			+ 'parent.done = true<\/script>';
		document.body.append(stranger);
	})()`)
	c.until("the stranger", "window.done && heard.some(m => m.result === 'forged')")
	eval[any](c.tab, "f.setAttribute('a', '6,1')")
	c.until("what the host set", "window.state.at(-1).result === '(6, 3)'")
	c.wrongIf("state.some(s => s.result === 'forged' || s.result === '(9, 3)') || f.shadowRoot.querySelector('iframe').clientHeight === 3333", "a message from a stranger was taken")
	is(t, "a stranger set the theme", inside[string](c, "/embed/v1/", "document.documentElement.dataset.theme ?? ''"), "light")
	set := func(code, want string) {
		t.Helper()
		eval[any](c.tab, "void ("+code+")")
		c.until(code, "(s => "+want+")(window.state.at(-1))")
	}
	set("f.setAttribute('a', '5,1')", "s.result === '(5, 3)' && s.shapes.join() === '(5, 1),(3,)'")
	set("f.setAttribute('e', 'a * b')", "s.e.endsWith('a * b') && s.result === '(5, 3)'")
	set("f.setAttribute('step', 'end')", "s.step === s.steps - 1 && s.steps > 3")
	set("f.setAttribute('step', '1')", "s.step === 1")
	set("f.set({play: true})", "s.step === 2")
	set("f.setAttribute('e', 'a +')", "s.error && !s.result")
	set("f.setAttribute('b', '4,,8')", "s.error")
	set("f.setAttribute('b', '5'), f.setAttribute('e', 'a + b')", "s.result === '(5, 5)'")
	set("f.setAttribute('lang', 'zh'), f.setAttribute('e', 'a + b + ')", "/[\\u4e00-\\u9fff]/.test(s.error)")
	set("f.setAttribute('b', '4'), f.setAttribute('e', 'b + a + x')", "/x/.test(s.error)")
	eval[any](c.tab, "f.setAttribute('theme', 'dark')")
	c.within("/embed/v1/", "dark", "document.documentElement.dataset.theme === 'dark'")
}

func TestSandbox(t *testing.T) {
	for address, heard := range map[string][]string{
		"?e=a+%2B+b&a=4,1&b=3#?secret=s3cret": {heardOf("broadcast.state", "m.result === '(4, 3)'"),
			"heard.some(m => m?.message === 'height' && m.secret === 's3cret' && m.value > 200)"}, // for WordPress
		"?e=torch.ones(4).unsqueeze(1)+%2B+torch.ones(3)&lib=pytorch": {heardOf("broadcast.state", "m.result === '(4, 3)'")},
		"?e=%zz": {heardOf("broadcast.state", "m.error")},
	} {
		c := openCourse(t, frame(address, `sandbox="allow-scripts"`))
		for _, message := range heard {
			c.until("the messages of "+address, message)
		}
		c.forget("blocked by CORS policy", "net::ERR_FAILED")
	}
}

func TestBlockedFrameLeavesThePicture(t *testing.T) {
	c := newCourse(t)
	c.show(`<!doctype html><meta http-equiv="Content-Security-Policy" content="frame-src 'none'">` + element(`figure="`+lessonFigure+`"`))
	c.until("the element", "document.querySelector('#f').shadowRoot?.querySelector('iframe')")
	c.wrongUnless("(r => r.width > 10 && r.height > 10)(document.querySelector('#f img').getBoundingClientRect())", "the picture is gone though the frame may not load")
	c.forget("Content Security Policy")
}

func TestPredictionIsAnsweredToTheHost(t *testing.T) {
	c := newCourse(t)
	c.before(`addEventListener('message', e => { if (e.data?.subject === 'SPLICE.getState') e.source.postMessage(
		{subject: 'SPLICE.getState.response', message_id: e.data.message_id, state: {answers: {shape: {answer: '(4,)', correct: false, attempts: 2}}}}, '*'); });`)
	c.show(frame("?e=a+%2B+b&a=4,1&b=3&mode=predict&id=q1", ""))
	c.until("the question", heardOf("SPLICE.getState", "m.activity_id === 'q1' && m.message_id"))
	const in = "mode=predict"
	c.within(in, "what was typed before", "document.querySelector('.predict input').value === '(4,)'")
	wrongIf(t, inside[bool](c, in, "Boolean(document.querySelector('.canvas svg'))"), "the figure is shown before the answer")
	inside[any](c, in, "document.querySelector('.predict input').value = '4,3', document.querySelector('.predict [type=submit]').click()")
	c.until("the answer", heardOf("broadcast.answered", "m.v === 1 && m.id === 'q1' && m.question === 'shape' && m.answer === '4,3' && m.correct && m.attempts === 3"))
	c.until("the score", heardOf("SPLICE.reportScoreAndState", "m.score === 1 && m.state.answers.shape.correct && m.activity_id === 'q1'"))
	c.until("the event", heardOf("SPLICE.sendEvent", "m.name === 'answered' && m.data.answer === '4,3'"))
	c.until("the figure", heardOf("broadcast.state", "m.steps > 3"))
}

func TestLessonInAFrameTellsItsAnswers(t *testing.T) {
	c := newCourse(t)
	c.before(`addEventListener('message', e => { if (e.data?.subject === 'SPLICE.getState') e.source.postMessage(
		{subject: 'SPLICE.getState.response', message_id: e.data.message_id, state: window.kept}, '*'); });`)
	c.show(`<!doctype html><main><iframe width="800" height="600" src="SITE/` + lesson + `"></iframe></main>`)
	c.until("the height of the lesson", heardOf("lti.frameResize", "m.height > 1000"))
	c.until("the request for what was answered", heardOf("SPLICE.getState", "m.activity_id.includes('/en/')"))
	c.within(lesson, "the question", "document.querySelector('.predict form input')")
	inside[any](c, lesson, `(() => { const f = document.querySelector('.predict form'), i = f.querySelector('input');
		i.value = document.querySelector('.predict .solution code').textContent; i.dispatchEvent(new Event('input', {bubbles: true})); f.requestSubmit(); })()`)
	c.until("the answer", heardOf("broadcast.answered", "m.question && m.correct && m.attempts === 1"))
	c.until("the score", heardOf("SPLICE.reportScoreAndState", "m.score > 0 && m.score <= 1"))
	eval[any](c.tab, `(() => { window.kept = heard.find(m => m.subject === 'SPLICE.reportScoreAndState').state; heard.length = 0; document.querySelector('iframe').src += '?again'; })()`)
	c.within("?again", "the answer of the first visit", "document.querySelector('.predict .reply.right')")
}

func TestWidgetOfNotebooks(t *testing.T) {
	c := openCourse(t, `<!doctype html><main id="out"></main><script type="module">
		import widget from 'SITE/embed/v1/broadcast.mjs';
		const fields = {e: 'a + b', a: '4,1', b: '3', theme: ''}, heard = {};
		window.model = {get: k => fields[k], set: (k, v) => { fields[k] = v; heard[k]?.(); }, on: (k, f) => { heard[k.slice(7)] = f; }, off: k => { delete heard[k.slice(7)]; }, heard};
		window.close = await widget.render({model, el: document.querySelector('#out')});
	</script>`)
	c.until("the figure", "window.model?.get('state')?.result === '(4, 3)'")
	eval[any](c.tab, "model.set('a', '6,1')")
	c.until("the change", "model.get('state').result === '(6, 3)'")
	eval[any](c.tab, "window.close()")
	c.wrongIf("Boolean(document.querySelector('broadcast-figure')) || Object.keys(model.heard).length > 0", "the widget leaves something behind")
}

func TestLanguageOfALessonFigure(t *testing.T) {
	c := openCourse(t, element(`figure="`+lessonFigure+`" lang="zh"`))
	c.until("the Chinese page", "window.ready?.at(-1).lang === 'zh'")
	eval[any](c.tab, "f.setAttribute('lang', 'en')")
	c.until("the English page", "window.ready.at(-1).lang === 'en'")
	is(t, "files of the program were fetched for another language", c.requests("app.", ""), 0)
}

// TestUnusedKeysGoToThePage uses the figure of a lesson. Its column is narrowed: the figure is
// laid out anew, and its frame is as high as that needs. Keys that it does not use reach the
// page around it, through the element as if pressed there. An operand is set.
func TestUnusedKeysGoToThePage(t *testing.T) {
	c := openCourse(t, element(`figure="`+lessonFigure+`" step="2"`)+`<script>window.pressed = [];
		document.addEventListener('keydown', e => pressed.push(e.key + ' ' + e.keyCode + ' ' + e.target.id))</script>`)
	c.until("the stop of the address", "window.state?.at(-1).step === 2")
	const fits = "((high, said) => high === said && high)(f.shadowRoot.querySelector('iframe').clientHeight, heard.findLast(m => m.subject === 'lti.frameResize')?.height)"
	c.until("the figure", "window.ready && window.state && "+fits)
	wide := eval[int](c.tab, fits)
	for _, step := range []struct {
		width string
		other string // how the height compares with that of the wide frame
	}{{"340px", " !== "}, {"", " === "}} {
		eval[any](c.tab, "f.style.width = '"+step.width+"'")
		c.until("the height at "+step.width, fits+step.other+strconv.Itoa(wide))
		c.within(lessonFigure, "nothing to scroll", "document.scrollingElement.scrollHeight - innerHeight < 2")
	}
	inside[any](c, lessonFigure, "window.focus(), document.querySelector('.player-mark').focus()")
	for _, test := range []struct{ key, want string }{
		{kb.PageDown, "PageDown 34 f"}, {kb.PageUp, "PageUp 33 f"}, {kb.Escape, "Escape 27 f"}, {"n", "n 78 f"},
	} {
		c.keys(test.key)
		c.until(test.want, "pressed.at(-1) === '"+test.want+"'")
	}
	before := eval[int](c.tab, "pressed.length")
	c.keys(kb.Home, kb.ArrowRight, kb.End)
	c.until("the last stop", "state.at(-1).step === state.at(-1).steps - 1")
	is(t, "keys that went to the page", eval[int](c.tab, "pressed.length"), before)
	c.keys(kb.ArrowRight)
	c.until("the arrow out of the story", "pressed.at(-1) === 'ArrowRight 39 f'")
	line := eval[string](c.tab, "state.at(-1).e")
	eval[any](c.tab, "f.set({a: '5,2', step: 'end'})")
	c.until("the change", "(s => s.result === '(5, 2)' && s.shapes[0] === '(5, 2)' && s.step === s.steps - 1)(state.at(-1))")
	wrongIf(t, eval[string](c.tab, "state.at(-1).e") == line, "the program is still %q", line)
}

// TestKeysOfFieldsStay types in a figure: what is typed is for the field.
func TestKeysOfFieldsStay(t *testing.T) {
	c := openCourse(t, frame("?e=ones(3)%2B1&mode=play", ""))
	c.until("the figure", heardOf("broadcast.state", "true"))
	inside[any](c, "/embed/v1/", "window.focus(), document.querySelector('#program').focus()")
	c.keys("n", kb.PageDown, kb.Tab)
	c.until("what was typed", heardOf("broadcast.state", "m.e.includes('n')"))
	c.wrongIf(heardOf("broadcast.key", "true"), "what was typed went to the page")
}
