// Keeps in the browser what a reader has read and answered, and shows it beside
// the lessons. From the contents of the course it can be taken elsewhere as a
// link, and erased. Its script tag says where the site starts, from the page:
// data-root.
(() => {
  'use strict';
  const { root } = document.currentScript.dataset;
  const chinese = document.documentElement.lang.startsWith('zh');
  const texts = chinese ? {
    read: '已读', right: (n, of) => `${of} 题答对 ${n} 题`, first: (n) => `${n} 题一次答对`, join: '，', before: '上次答对了',
    copy: '把我的进度复制成链接', copied: '链接已复制。打开它，就能在别处接着学。', byHand: '请自己复制这个链接：',
    erase: '清除进度', erased: '进度已清除。', undo: '撤销',
    found: (n, right) => `这个链接里有一份学习进度：读完 ${n} 课，答对 ${right} 题。要并入这里的进度吗？原有的进度都会保留。`,
    add: '并入', no: '不用', added: '已并入。', garbage: '这个链接里没有能读懂的学习进度。你自己的进度没有变。',
  } : {
    read: 'read', right: (n, of) => `${n} of ${of} right`, first: (n) => `${n} at the first try`, join: ', ', before: 'right on an earlier visit',
    copy: 'Copy my progress as a link', copied: 'The link is copied. Open it to go on elsewhere.', byHand: 'Copy this link by hand:',
    erase: 'Erase my progress', erased: 'Your progress is erased.', undo: 'Undo',
    found: (n, right) => `This link holds progress: ${n} ${n === 1 ? 'lesson' : 'lessons'} read, ${right} ${right === 1 ? 'answer' : 'answers'} right. Add it to the progress kept here? Nothing kept here is lost.`,
    add: 'Add it', no: 'No', added: 'It is added.', garbage: 'This link holds no progress that can be read. Your own is as it was.',
  };

  // What is kept maps each lesson to whether its end was seen, and to its
  // answers: 1 right at the first try, 2 right later, 3 not right yet. The key
  // names the site, because several may share the storage of one origin.
  const key = 'progress.1 ' + new URL(root, location.href).pathname;

  function load() {
    try {
      const kept = Object.entries(JSON.parse(shapecastChoice(key))).filter(([, done]) => done?.answers);
      return Object.fromEntries(kept);
    } catch {
      return {}; // nothing yet, or not ours
    }
  }
  const save = (kept) => shapecastChoice(key, Object.keys(kept).length ? JSON.stringify(kept) : '');

  // add puts what was done in a lesson beside what is kept; the better answer stays.
  function add(kept, lesson, { read, answers }) {
    const mine = kept[lesson] ?? { read: 0, answers: {} };
    const better = Object.entries(answers).map(([id, mark]) => [id, Math.min(mine.answers[id] || mark, mark)]);
    return { ...kept, [lesson]: { read: read ? 1 : mine.read, answers: { ...mine.answers, ...Object.fromEntries(better) } } };
  }

  const isRight = (mark) => mark === 1 || mark === 2;

  // told says what was done in a lesson with the given questions, '' for nothing.
  function told(mine, questions) {
    if (!mine) return '';
    const marks = questions.map((id) => mine.answers[id] || 0);
    const right = marks.filter(isRight).length, first = marks.filter((mark) => mark === 1).length;
    const parts = [];
    if (mine.read) parts.push('✓ ' + texts.read);
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
    if (text) element.append(' ', make('span', 'done', text));
  }

  // The contents of the course.
  function contents(list, box) {
    const lessons = [...list.querySelectorAll('[data-lesson]')]
      .map((item) => ({ item, id: item.dataset.lesson, questions: item.dataset.questions.split(' ').filter(Boolean) }));

    // A link holds, for each lesson, 1 for read or 0, and a digit for each
    // question in turn, 0 for none: "1;axes.1120".
    function linkText(kept) {
      const parts = lessons.filter(({ id }) => kept[id]).map(({ id, questions }) =>
        id + '.' + (kept[id].read ? 1 : 0) + questions.map((q) => kept[id].answers[q] || 0).join(''));
      return ['1', ...parts].join(';');
    }

    // parseLink returns what a link holds of these lessons, null when that is nothing.
    function parseLink(text) {
      if (!/^1(;[a-z0-9-]+\.[01][0-3]*)+$/.test(text)) return null;
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

    function show() {
      const kept = load();
      for (const { item, id, questions } of lessons) mark(item, told(kept[id], questions));
      const any = lessons.some(({ id }) => kept[id]);
      tools.hidden = !any;
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
      const before = load();
      set({});
      const undo = button('', texts.undo, () => {
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
      const all = Object.values(found);
      const answer = (text, kept) => { set(kept); say(text); };
      say(texts.found(all.filter((l) => l.read).length, all.flatMap((l) => Object.values(l.answers)).filter(isRight).length),
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
    const id = article.dataset.lesson;
    const questions = [...article.querySelectorAll('[data-live="predict"], [data-live="quiz"]')];
    const score = document.querySelector('.score');
    const done = (what) => {
      save(add(load(), id, what));
      show();
    };
    function show() {
      const kept = load();
      score.textContent = told(kept[id], questions.map((q) => q.id));
      for (const link of document.querySelectorAll('.pager [data-lesson]')) mark(link, kept[link.dataset.lesson]?.read ? '✓ ' + texts.read : '');
    }

    const before = load()[id]?.answers ?? {};
    for (const question of questions) if (isRight(before[question.id])) mark(question.querySelector('.ask'), '✓ ' + texts.before);
    document.addEventListener('shapecast-answered', ({ detail: { question, correct, attempts } }) => {
      const again = attempts > 1 || load()[id]?.answers[question];
      done({ answers: { [question]: correct ? (again ? 2 : 1) : 3 } });
    });
    new IntersectionObserver((entries, end) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      end.disconnect();
      done({ read: 1, answers: {} });
    }).observe(score);
    show();
    addEventListener('pageshow', show);
  }

  const list = document.querySelector('.lessons'), article = document.querySelector('article[data-lesson]');
  if (list) contents(list, document.querySelector('.progress'));
  else if (article) lesson(article);
})();
