// Opens two notebooks in JupyterLab and prints what is seen of each cell.
//
//   node jupyter.mjs chrome|firefox PATH ADDRESS-OF-JUPYTERLAB/ ADDRESS-OF-THE-FIGURES/
//
// The exit code is 1 when a figure of mine.ipynb is not alive, or a picture of
// yours.ipynb is missing.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const puppeteer = createRequire(join(process.env.NODE_TOOLS, '/'))('puppeteer-core');
const [name, executablePath, lab, site] = process.argv.slice(2);
const mode = (what) => fetch(`${site}mode?${name}=${what}`);
const pause = (time) => new Promise((next) => setTimeout(next, time));
const browser = await puppeteer.launch({
  browser: name, executablePath, headless: executablePath.includes('shell') ? 'shell' : true,
  args: name === 'chrome' ? ['--disable-gpu', ...(process.getuid() === 0 ? ['--no-sandbox'] : [])] : [],
});
let faults = 0;

async function open(name) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 3600 });
  await page.goto(`${lab}lab/tree/${name}?reset`);
  await page.waitForSelector('.jp-OutputArea-output', { timeout: 60_000 });
  return page;
}

// until prints whether something becomes true.
async function until(what, look) {
  for (const end = Date.now() + 45_000; Date.now() < end; await pause(200)) {
    if (await Promise.resolve().then(look).catch(() => false)) return console.log('ok  ', what);
  }
  faults++;
  console.log('not ', what);
}

const pictures = (page) => page.evaluate(() => [...document.querySelectorAll('.jp-OutputArea-output')].map((out) =>
  [...out.querySelectorAll('img')].some((i) => i.naturalWidth > 100 && i.getBoundingClientRect().height > 60)));
const alive = (page) => Promise.all(page.frames().filter((f) => f.url().startsWith(site + 'embed/'))
  .map((f) => f.evaluate(() => Boolean(document.querySelector('.player')?.shapecast && document.querySelector('.player svg').getBoundingClientRect().height > 60))));

await mode('no-program');
const early = await open('mine.ipynb');
await until('the picture of the cell of the dialog, and of the widget, before the program', async () => { const got = await pictures(early); return got[0] && (got[2] || (await alive(early)).length); });
await early.close();
await mode('');
const mine = await open('mine.ipynb');
await until('three live figures', async () => (await alive(mine)).filter(Boolean).length === 3);
await until('no sideways scroll in an output', () => mine.evaluate(() => [...document.querySelectorAll('.jp-OutputArea-output')].every((o) => o.scrollWidth <= o.clientWidth + 1)));
await mine.close();
await mode('gone');
const yours = await open('yours.ipynb');
await until('the picture of the cell, not trusted, without the server', async () => (await pictures(yours))[0]);
await until('the picture of the widget, not trusted, without its state', async () => (await pictures(yours)).at(-1));
await browser.close();
process.exitCode = faults ? 1 : 0;
