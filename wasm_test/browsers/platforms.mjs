// Opens the pages that it reads from its input in a browser, and prints a table
// of what is as it should be, "ok" or what is wrong:
//
//   whole     the figure is whole in its frame, and the frame in its column
//   controls  the controls are in view
//   sideways  the page does not scroll sideways
//   before    there is a picture, or the program as text, before the program
//   without   and where there is no program, or no server
//   keys      a key that the figure does not use reaches the page
//   print     the cells of both operands are on paper, in their colours, which
//             pdftoppm tells; without it that is not looked at. Slides and
//             notebooks are printed from the page that their system has for it.
//
//   node platforms.mjs chrome|firefox PATH <pages.json
//
// The exit code is 1 when something is not.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const puppeteer = createRequire(join(process.env.NODE_TOOLS, '/'))('puppeteer-core');
const [name, executablePath] = process.argv.slice(2);
const { site, pages } = JSON.parse(readFileSync(0, 'utf8'));
const patience = 30_000;
const pause = (time) => new Promise((next) => setTimeout(next, time));
const mode = (what) => fetch(`${site}mode?${name}=${what}`);

const browser = await puppeteer.launch({
  browser: name, executablePath, headless: executablePath.includes('shell') ? 'shell' : true,
  args: name === 'chrome' ? ['--disable-gpu', ...(process.getuid() === 0 ? ['--no-sandbox'] : [])] : [],
});

// until returns what a function gives once that is true, or its last value.
async function until(look) {
  let got;
  for (const end = Date.now() + patience; Date.now() < end; await pause(100)) {
    got = await Promise.resolve().then(look).catch(() => undefined);
    if (got) return got;
  }
  return got;
}

// figure returns the frame of the figure.
const figure = (page) => page.frames().find((frame) => frame.url().startsWith(site + 'embed/'));

// seen is whether a page shows a picture in its own right, within its width.
const seen = () => {
  const picture = document.querySelector('broadcast-figure :is(svg, img), main img, article img, p > a > img, p img, .jp-OutputArea-output img');
  const box = picture?.getBoundingClientRect();
  return Boolean(box && box.width > 100 && box.height > 60 && box.right <= innerWidth + 1 && (picture.naturalWidth ?? 1) > 0);
};
// told is whether a frame shows a figure, or what will be drawn.
const told = () => Boolean(document.querySelector('.player svg')?.getBoundingClientRect().height > 60 || document.querySelector('main pre')?.textContent.length > 3);

async function open({ url, inside }, width) {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 1400 });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  if (inside) await page.waitForSelector(inside, { timeout: patience });
  if (inside && width < 600) await fold(page);
  return page;
}

// fold closes the list of files of JupyterLab, which on a phone takes all the width.
async function fold(page) {
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyB');
  await page.keyboard.up('Control');
}

// fills are the colours of the cells of two operands.
const fills = [[0xdc, 0xeb, 0xfb], [0xff, 0xe6, 0xc2]];

const looksAtPaper = !spawnSync('pdftoppm', ['-v']).error;

// printed counts the pixels of a PDF that have the colour of each operand's cells.
function printed(pdf) {
  const { stdout } = spawnSync('pdftoppm', ['-r', '75'], { input: pdf, maxBuffer: 1 << 30 });
  return fills.map((fill) => {
    let n = 0;
    for (let i = 0; i + 2 < stdout.length; i++) if (fill.every((part, k) => Math.abs(stdout[i + k] - part) < 3)) n++;
    return n;
  });
}

// start scrolls the figure into view, where it is loaded.
const start = () => document.querySelector('broadcast-figure, iframe')?.scrollIntoView({ block: 'center' });

const checks = {
  async before(page, { still }) {
    if (await page.evaluate(seen)) return 'ok';
    if (still) return await until(() => page.evaluate(seen)) ? 'ok' : 'no picture';
    return await until(() => figure(page)?.evaluate(told)) ? 'ok' : 'nothing to see';
  },
  async whole(page, { still }) {
    if (still) return await page.evaluate(seen) ? 'ok' : 'no picture';
    const drawn = await until(() => figure(page)?.evaluate(() => document.querySelector('.player')?.shapecast && document.querySelector('.player svg').getBoundingClientRect().height > 60));
    if (!drawn) return 'no figure';
    return until(() => figure(page).evaluate(() => {
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      return scrollWidth <= innerWidth + 1 && scrollHeight <= innerHeight + 1 && 'ok';
    })).then((got) => got || 'it scrolls');
  },
  async controls(page, { still }) {
    if (still) return '-';
    return await figure(page)?.evaluate(() => {
      const box = document.querySelector('.player-bar').getBoundingClientRect();
      return box.height > 5 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    }) ? 'ok' : 'hidden';
  },
  async sideways(page, { inside }) {
    const over = await page.evaluate((inside) => Math.max(document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll(inside || 'none')].map((box) => box.scrollWidth - box.clientWidth - 1)), inside);
    return over > 0 ? over + ' px' : 'ok';
  },
  async keys(page, { still, slides }) {
    if (still) return '-';
    await page.evaluate(() => {
      window.passed = 0;
      document.addEventListener('keydown', (e) => { if (e.key === 'PageDown') passed++; });
      addEventListener('message', ({ data }) => { if (data?.subject === 'broadcast.key' && data.key === 'PageDown') passed++; });
    });
    const before = slides && await page.evaluate(() => Reveal.getIndices().h);
    await figure(page).evaluate(() => { window.focus(); document.querySelector('.player-mark, .player button')?.focus(); });
    await page.keyboard.press('PageDown');
    return await until(() => page.evaluate((was) => passed > 0 && (was === false || Reveal.getIndices().h === was + 1), before)) ? 'ok' : 'trapped';
  },
  async print(page, given) {
    if (!looksAtPaper) return 'not looked at';
    const found = printed(given.paper ? await paper(given) : await page.pdf({ timeout: patience }));
    return Math.min(...found) > leastPrinted ? 'ok' : 'empty: ' + found;
  },
};

// paper prints the page that a system has for that.
async function paper(given) {
  const page = await open({ url: given.paper }, 1200);
  await page.evaluate(start);
  if (given.slides) await until(() => page.evaluate(() => document.querySelector('.pdf-page'))); // its frames are loaded anew
  await until(() => figure(page)?.evaluate(told));
  await pause(1000);
  const pdf = await page.pdf({ timeout: patience });
  await page.close();
  return pdf;
}

// without opens the page where the program is missing, or the whole server.
async function without(given, width) {
  await mode(given.kept ? 'gone' : 'no-program');
  const page = await open(given, width);
  await page.evaluate(start);
  const got = await checks.before(page, given.kept ? { still: true } : given);
  await page.close();
  await mode('');
  return got;
}

const leastPrinted = 25; // pixels, at 75 an inch: less than a cell of 2 mm
const columns = ['whole', 'controls', 'sideways', 'before', 'without', 'keys', 'print'];
console.log(`${'page'.padEnd(26)}width ` + columns.map((c) => c.padEnd(10)).join(''));
let faults = 0;
for (const given of pages) {
  for (const width of given.widths) {
    const row = {};
    const page = await open(given, width);
    await page.evaluate(start);
    // Paper has a width of its own, and what is gone has no language.
    const first = width === given.widths[0] && given.lang === 'en';
    for (const check of ['before', 'whole', 'controls', 'sideways', ...(first ? ['print'] : []), 'keys']) {
      row[check] = row.whole === 'no figure' ? '?' : await checks[check](page, given).catch((error) => error.message.slice(0, 60));
    }
    await page.close();
    row.print ??= '"';
    row.without = first ? await without(given, width) : '"';
    faults += columns.filter((c) => !['ok', '-', '"', 'not looked at'].includes(row[c])).length;
    console.log(`${given.lang} ${given.name}`.padEnd(26) + String(width).padEnd(6) + columns.map((c) => row[c].padEnd(10)).join(''));
  }
}
await browser.close();
process.exitCode = faults ? 1 : 0;
