// Questions of a lesson whose options are marked true or not. The build wrote which are;
// this says which marks are right. It needs no program.
(() => {
  'use strict';
  const between = ' | '; // of the options of an answer

  function quiz(place) {
    const form = place.querySelector('form'), said = document.createElement('div'), question = place.id;
    const options = [...form.querySelectorAll('li[data-right]')].map((item) => ({
      item, box: item.querySelector('input'), right: item.dataset.right === 'true', text: item.querySelector('label').textContent.trim(),
    }));
    const { yes, no, not, left, wrong: count } = place.dataset;
    let tries = 0;

    // judge shows at each marked option whether it is right, and why, or no longer. Of
    // those without a mark it says nothing before all is right: they are still asked.
    function judge(show) {
      const wrong = options.filter(({ box, right }) => box.checked !== right).length;
      for (const { item, box, right } of options) {
        const told = show && (box.checked || !wrong);
        item.className = told ? (box.checked === right ? 'right' : 'wrong') : '';
        item.querySelector('.why b').textContent = box.checked !== right ? not : right ? yes : left;
        item.querySelector('.why').open = told;
      }
      said.replaceChildren();
      if (show) {
        const reply = document.createElement('div'), line = document.createElement('p'), verdict = document.createElement('b');
        reply.className = 'reply ' + (wrong ? 'wrong' : 'right');
        verdict.textContent = wrong ? no : yes;
        line.append(verdict, wrong ? count.replace('{n}', wrong) : '');
        reply.append(line);
        said.append(reply);
      }
      return !wrong;
    }

    const tell = (event, detail) => document.dispatchEvent(new CustomEvent(event, { detail: { question, ...detail } }));
    form.addEventListener('submit', (e) => {
      e.preventDefault();
      const correct = judge(true), answer = options.filter(({ box }) => box.checked).map(({ text }) => text).join(between);
      tell('shapecast-answered', { answer, correct, attempts: ++tries });
      tell('shapecast-replied');
    });
    form.addEventListener('change', () => judge(false));
    document.addEventListener('shapecast-restore', ({ detail: was }) => {
      if (was.question !== question) return;
      tries = was.attempts;
      for (const { box, text } of options) box.checked = was.answer.split(between).includes(text);
      judge(true);
    });
    said.setAttribute('role', 'status');
    form.append(said);
    place.dataset.ready = '';
    tell('shapecast-question');
  }

  document.querySelectorAll('.quiz').forEach(quiz);
})();
