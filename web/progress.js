// Keeps in the browser what a reader has answered, and shows it beside the
// lessons. In a lesson it uncovers the figures whose questions are answered. From the contents of the course it can be taken elsewhere as a
// link, and erased. Its script tag says where the site starts, from the page:
// data-root.
(() => {
  'use strict';
  const { root } = document.currentScript.dataset;
  const chinese = document.documentElement.lang.startsWith('zh');
  const texts = chinese ? {
    done: '已完成', right: (n, of) => n === of ? `${of} 题全部答对` : `${of} 题答对 ${n} 题`, first: (n) => `其中 ${n} 题一次答对`, join: '，', before: '上次已答对', shown: '看过答案',
    go: (title) => `继续：${title}`,
    copy: '把我的进度复制成链接', copied: '链接已复制。打开它，就能在别处接着学。', byHand: '请自己复制这个链接：',
    erase: '清除进度', erased: '进度已清除。', undo: '撤销',
    found: (n, right) => `这个链接里有一份学习进度：完成 ${n} 课，答对 ${right} 题。要并入这里的进度吗？原有的进度都会保留。`,
    add: '并入', no: '不用', added: '已并入。', garbage: '这个链接里没有能读懂的学习进度。你自己的进度没有变。',
  } : {
    done: 'finished', right: (n, of) => `${n} of ${of} right`, first: (n) => `${n} at the first try`, join: ', ', before: 'Right, on an earlier visit', shown: 'you saw the answer',
    go: (title) => `Continue: ${title}`,
    copy: 'Copy my progress as a link', copied: 'The link is copied. Open it to go on elsewhere.', byHand: 'Copy this link by hand:',
    erase: 'Erase my progress', erased: 'Your progress is erased.', undo: 'Undo',
    found: (n, right) => `This link holds progress: ${n} ${n === 1 ? 'lesson' : 'lessons'} finished, ${right} ${right === 1 ? 'answer' : 'answers'} right. Add it to the progress kept here? Nothing kept here is lost.`,
    add: 'Add it', no: 'No', added: 'It is added.', garbage: 'This link holds no progress that can be read. Your own is as it was.',
  };

  // What is kept maps each lesson to whether its end was seen, and to its
  // answers: 1 right at the first try, 2 right later, 3 not right yet, 4 shown
  // to the reader. Beside them are the answers themselves, and the programs of
  // figures that were changed. The key names the site, because several may share the
  // storage of one origin.
  const site = new URL(root, location.href).pathname;
  const key = 'progress.1 ' + site, place = 'lesson ' + site; // where the reader answered last

  function load() {
    try {
      const kept = Object.entries(JSON.parse(shapecastChoice(key))).filter(([, done]) => done?.answers);
      return Object.fromEntries(kept);
    } catch {
      return {}; // nothing yet, or not ours
    }
  }
  const save = (kept) => shapecastChoice(key, Object.keys(kept).length ? JSON.stringify(kept) : '');

  // add puts what was done in a lesson beside what is kept: the better mark of
  // each answer, and the last that was said.
  const better = (a, b) => [1, 2, 4, 3].find((mark) => mark === a || mark === b);
  function add(kept, lesson, { read, answers, said }) {
    const mine = kept[lesson] ?? { read: 0, answers: {} };
    const best = Object.entries(answers).map(([id, mark]) => [id, better(mine.answers[id], mark)]);
    return { ...kept, [lesson]: { read: read ? 1 : mine.read, answers: { ...mine.answers, ...Object.fromEntries(best) }, said: { ...mine.said, ...said } } };
  }

  const isRight = (mark) => mark === 1 || mark === 2;
  const isDone = (mark) => isRight(mark) || mark === 4;

  // finished reports whether each question of a lesson is answered; one that asks
  // nothing is finished when its end was seen.
  const finished = (mine, questions) => Boolean(mine && (questions.length ? questions.every((id) => isDone(mine.answers[id])) : mine.read));

  // told says what was done in a lesson with the given questions, '' for nothing.
  function told(mine, questions) {
    if (!mine) return '';
    const marks = questions.map((id) => mine.answers[id]);
    const right = marks.filter(isRight).length, first = marks.filter((mark) => mark === 1).length;
    const parts = [];
    if (finished(mine, questions)) parts.push('✓ ' + texts.done);
    if (marks.some(Boolean)) parts.push(texts.right(right, questions.length) + (first && first < right ? texts.join + texts.first(first) : ''));
    return parts.join(' · ');
  }

  function make(tag, className, text) {
    const e = document.createElement(tag);
    if (className) e.className = className;
    e.textContent = text;
    return e;
  }

  // mark writes a quiet text at the end of an element, instead of the last one.
  function mark(element, text) {
    element.querySelector(':scope > .done')?.remove();
    if (text) element.append(' ', make('span', text.startsWith('✓') ? 'done' : 'done begun', text));
  }

  const questionsOf = (item) => item.dataset.questions.split(' ').filter(Boolean);

  // The contents of the course.
  function contents(box) {
    const lessons = [...document.querySelectorAll('.lessons > [data-lesson]')]
      .map((item) => ({ item, id: item.dataset.lesson, questions: questionsOf(item) }))
      .sort((a, b) => a.item.dataset.order - b.item.dataset.order);
    const go = document.querySelector('.continue a'), start = { text: go?.textContent, href: go?.href };

    // A link holds, for each lesson, 1 for read or 0, and a digit for each
    // question in turn, 0 for none: "1;axes.1120".
    function linkText(kept) {
      const parts = lessons.filter(({ id }) => kept[id]).map(({ id, questions }) =>
        id + '.' + (kept[id].read ? 1 : 0) + questions.map((q) => kept[id].answers[q] || 0).join(''));
      return ['1', ...parts].join(';');
    }

    // parseLink returns what a link holds of these lessons, null when that is nothing.
    function parseLink(text) {
      if (!/^1(;[a-z0-9-]+\.[01][0-4]*)+$/.test(text)) return null;
      let found = null;
      for (const part of text.split(';').slice(1)) {
        const [id, marks] = part.split('.');
        const lesson = lessons.find((l) => l.id === id);
        if (!lesson || marks.length !== 1 + lesson.questions.length) continue;
        const answers = Object.fromEntries(lesson.questions.map((q, i) => [q, Number(marks[i + 1])]).filter(([, mark]) => mark));
        found = add(found ?? {}, id, { read: marks[0] === '1', answers });
      }
      return found;
    }

    function button(className, text, press) {
      const b = make('button', 'button ' + className, text);
      b.type = 'button';
      b.onclick = press;
      return b;
    }
    const said = make('p', 'said', '');
    said.setAttribute('role', 'status');
    const say = (text, ...rest) => said.replaceChildren(text, ...rest.flatMap((e) => [' ', e]));

    // next returns the lesson to go on with: the one that was answered last, or else
    // the first of the core path, or the next of all, that is not finished.
    function next(kept) {
      const at = lessons.findIndex(({ id }) => id === shapecastChoice(place));
      if (at < 0) return null;
      const open = ({ id, questions }) => !finished(kept[id], questions);
      const core = lessons.filter(({ item }) => 'core' in item.dataset), rest = [...lessons.slice(at), ...lessons.slice(0, at)];
      return [rest[0], ...core, ...rest].find(open) ?? null;
    }

    function show() {
      const kept = load();
      for (const { item, id, questions } of lessons) mark(item, told(kept[id], questions));
      tools.hidden = !lessons.some(({ id }) => kept[id]);
      if (!go) return;
      const link = next(kept)?.item.querySelector('a');
      go.textContent = link ? texts.go(link.textContent) : start.text;
      go.href = link?.href ?? start.href;
    }
    function set(kept) {
      save(kept);
      show();
    }

    async function copy() {
      const link = location.href.split('#')[0] + '#progress=' + linkText(load());
      try {
        await navigator.clipboard.writeText(link);
        say(texts.copied);
      } catch {
        const field = make('input', '', '');
        field.readOnly = true;
        field.value = link;
        field.setAttribute('aria-label', texts.copy);
        say(texts.byHand, field);
        field.select();
      }
    }

    function erase() {
      const before = load(), left = shapecastChoice(place);
      shapecastChoice(place, '');
      set({});
      const undo = button('', texts.undo, () => {
        shapecastChoice(place, left);
        set(before);
        say('');
        tools.querySelector('button').focus();
      });
      say(texts.erased, undo);
      undo.focus();
    }

    // take asks whether what a link holds should be added.
    function take() {
      const wish = /^#progress=(.*)$/.exec(location.hash);
      if (!wish) return;
      const found = parseLink(wish[1]);
      history.replaceState(null, '', location.href.split('#')[0]);
      if (!found) {
        say(texts.garbage);
        return;
      }
      const full = lessons.filter(({ id, questions }) => finished(found[id], questions)).length;
      const answer = (text, kept) => { set(kept); say(text); };
      say(texts.found(full, Object.values(found).flatMap((l) => Object.values(l.answers)).filter(isRight).length),
        button('primary', texts.add, () => answer(texts.added, Object.entries(found).reduce((kept, [id, done]) => add(kept, id, done), load()))),
        button('', texts.no, () => say('')));
    }

    const tools = make('p', 'tools', '');
    tools.append(button('', texts.copy, copy), ' ', button('quiet', texts.erase, erase));
    box.append(said, tools);
    show();
    take();
    addEventListener('hashchange', take);
    addEventListener('storage', show); // another page of the site
    addEventListener('pageshow', show); // back from a lesson
  }

  // A lesson.
  function lesson(article) {
    const id = article.dataset.lesson, root = document.documentElement;
    const questions = [...article.querySelectorAll('[data-live="predict"], [data-live="quiz"], [data-live="goal"]')];
    const score = document.querySelector('.score');
    const done = (what) => {
      if (Object.keys(what.answers).length || !questions.length) shapecastChoice(place, id); // to look at it is not to begin
      save(add(load(), id, what));
      show();
    };

    // Of two drawings the one that does not fit is not laid out, and its styles are gone
    // before anything follows them.
    const narrow = matchMedia('(max-width: 43.75rem)').matches; // as in player.css
    for (const wide of article.querySelectorAll('.player-wide:not(:last-child)')) (narrow ? wide : wide.nextElementSibling).remove();

    // A figure that answers a question is covered until that is answered, or
    // until the reader asks to see it.
    const gated = [...article.querySelectorAll('[data-gate]')];
    const asks = (stage) => stage.dataset.gate.split(' ');
    window.shapecastCovered = (figure) => {
      const stage = figure.closest('[data-gate]');
      return Boolean(stage) && !('open' in stage.dataset) && root.dataset.program !== 'stopped';
    };
    // What is covered is not for pointers and keys either. It is covered no longer
    // when there is no program to take the answer.
    const lock = (stage, on) => stage.querySelectorAll('.program, .player').forEach((part) => { part.inert = on; });
    gated.forEach((stage) => lock(stage, true));
    // On a phone a covered figure ends below the row of its result, which is known once
    // it is drawn. That is when it comes near: see lesson.css.
    const folds = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const stage = target.closest('.stage'), ends = [...target.querySelectorAll('[data-axis] rect')].map((rect) => rect.getBoundingClientRect().bottom);
        if (stage && target.getClientRects().length && ends.length) stage.style.setProperty('--rows', Math.max(...ends) - stage.querySelector('.canvas').getBoundingClientRect().top + 'px');
      }
    });
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) {
        near.unobserve(target);
        target.closest('.stage').classList.add('near');
      }
    }, { rootMargin: '100px' });
    article.querySelectorAll('.stage .player-figure').forEach((figure) => near.observe(figure));
    gated.forEach((stage) => stage.querySelectorAll('svg[data-marks]').forEach((svg) => folds.observe(svg)));
    new MutationObserver(() => gated.forEach((stage) => lock(stage, shapecastCovered(stage)))).observe(root, { attributeFilter: ['data-program'] });
    function open(stages) {
      for (const stage of stages) {
        if ('open' in stage.dataset) continue;
        stage.dataset.open = stage.parentElement.dataset.open = '';
        lock(stage, false);
        stage.dispatchEvent(new Event('shapecast-open', { bubbles: true }));
        if (started) plays.observe(stage.querySelector('.player-figure'));
      }
    }

    // What an answer uncovers plays once, as soon as most of it is in view. What was
    // uncovered on an earlier visit stands.
    let started = false;
    const plays = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const player = isIntersecting && target.closest('.player').shapecast;
        if (!player) continue;
        plays.unobserve(target);
        if (player.stop === 0) player.play();
      }
    }, { threshold: 0.6 });

    // What the author says of an answer stands with it until it is given.
    function tell(question) {
      const why = question.querySelector('.solution .because');
      if (why) question.append(why);
    }
    // worst leaves the three items of a list that most went wrong with, and what stands over it.
    function worst(list, over, wrong) {
      const items = [...document.querySelectorAll(list)], of = (item) => wrong(item.dataset);
      const shown = items.filter(of).sort((a, b) => of(b) - of(a)).slice(0, 3);
      items.forEach((item) => { item.hidden = !shown.includes(item); });
      for (const part of document.querySelectorAll('p' + over)) part.hidden = !shown.length;
    }
    function show() {
      const kept = load(), mine = kept[id]?.answers ?? {};
      score.textContent = told(kept[id], questions.map((q) => q.id));
      score.classList.toggle('begun', !score.textContent.startsWith('✓'));
      for (const link of document.querySelectorAll('.pager [data-lesson]')) mark(link, finished(kept[link.dataset.lesson], questionsOf(link)) ? '✓ ' + texts.done : '');
      open(gated.filter((stage) => asks(stage).every((q) => isDone(mine[q]))));
      for (const result of article.querySelectorAll('[data-wait]')) result.toggleAttribute('data-open', result.dataset.wait.split(' ').every((q) => isDone(mine[q])));
      questions.filter((q) => isDone(mine[q.id])).forEach(tell);
      worst('.missed > li', '.missed', ({ question }) => [0, 0, 1, 3, 2][mine[question] ?? 0]);
      worst('.again > li', '.weak', ({ lesson }) => Object.values(kept[lesson]?.answers ?? {}).filter((m) => m !== 1).length);
    }

    // What was answered on an earlier visit stands in its field again, and the program of
    // a figure that was changed, once it is opened.
    const most = 4000; // characters of each
    const text = (e) => e.textContent.trim();
    function recall(question, was) {
      const ticked = was.split(' | '), area = question.querySelector('textarea'), field = area ?? question.querySelector('input[type="text"]');
      if (field) field.value = was;
      if (area) area.rows = was.split('\n').length;
      for (const li of question.querySelectorAll('li[data-right]')) li.querySelector('input').checked = ticked.includes(text(li.querySelector('label')));
    }
    // stand colours an answer that was right, until it is changed or sent again. It takes
    // no room: the page may have been painted.
    function stand(question) {
      const form = question.querySelector('form');
      form.classList.add('stands');
      for (const kind of ['input', 'submit']) form.addEventListener(kind, () => form.classList.remove('stands'), { once: true });
    }
    const keep = (place, program) => done({ answers: {}, said: { [place.closest('[data-live]').id]: program } });
    function changed(area) {
      const was = load()[id]?.said?.[area.closest('[data-live]').id];
      if (!was || area.value !== area.defaultValue) return;
      area.value = was;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    article.addEventListener('input', ({ target }) => { if (target.matches('.program textarea')) keep(target, target.value.slice(0, most)); });
    article.addEventListener('click', ({ target }) => { if (target.closest('.program .button')) keep(target); });
    article.addEventListener('toggle', ({ target }) => { if (target.matches('.program[open]')) changed(target.querySelector('textarea')); }, true);

    const { answers: before = {}, said: spoken } = load()[id] ?? {};
    for (const question of questions) {
      const was = before[question.id];
      if (typeof spoken?.[question.id] === 'string') recall(question, spoken[question.id]);
      if (isRight(was) && spoken?.[question.id]) stand(question);
      if (isDone(was)) mark(question.querySelector('.ask'), was === 4 ? texts.shown : '✓ ' + texts.before);
    }
    document.addEventListener('shapecast-answered', ({ detail: { question, answer, correct, attempts } }) => {
      const again = attempts > 1 || load()[id]?.answers[question];
      done({ answers: { [question]: correct ? (again ? 2 : 1) : 3 }, said: { [question]: answer.slice(0, most) } });
    });
    document.addEventListener('shapecast-shown', ({ detail: { question } }) => done({ answers: { [question]: 4 } }));
    document.addEventListener('shapecast-revealed', ({ detail: { question } }) => {
      open(gated.filter((stage) => asks(stage).includes(question)));
      tell(document.getElementById(question));
    });
    article.addEventListener('click', ({ target }) => {
      const stage = target.closest('[data-show]')?.closest('[data-gate]');
      if (!stage) return;
      const mine = load()[id]?.answers ?? {};
      done({ answers: Object.fromEntries(asks(stage).filter((q) => !isDone(mine[q])).map((q) => [q, 4])) });
      stage.querySelector('.player-play')?.focus({ preventScroll: true });
    });
    new IntersectionObserver((entries, end) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      end.disconnect();
      done({ read: 1, answers: {} });
    }).observe(score);
    show();
    started = true;
    addEventListener('pageshow', show);
  }

  const box = document.querySelector('.progress'), article = document.querySelector('article[data-lesson]');
  if (box) contents(box);
  else if (article) lesson(article);
})();
