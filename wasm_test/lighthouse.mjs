// Measures the playground and lessons with Lighthouse, as a phone on a slow
// network sees them, and prints a table. Of a lesson, whose program starts when
// something is changed, it then measures that start on a processor a quarter as
// fast: how long until it answers, how much of that the page does not, and how
// far things move.
//
//   node wasm_test/lighthouse.mjs SITE-FOLDER [PAGE...]
//
// NODE_TOOLS names a folder with the npm packages lighthouse and puppeteer-core,
// CHROME_PATH the browser if it is not found. The exit code is 1 when
// accessibility, best practices or SEO are below 100, when the page shifts, or
// when the largest paint of a lesson waits for the program. Speed itself is
// printed and not judged, because machines differ; the files are served
// compressed, as hosts do.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser, look, serve } from './lighthouse_tools.mjs';

const [folder, ...asked] = process.argv.slice(2);
const pages = asked.length ? asked : ['', 'en/a-scalar-meets-a-tensor/', 'en/images/', 'zh/when-it-fails/'];
const shiftLimit = 0.02;

// judge lists what is not as it should be.
function judge(found, page) {
  const faults = [...found.failed];
  for (const name of ['accessibility', 'practices', 'seo']) if (found[name] < 100) faults.push(`${name} ${found[name]}, want 100`);
  if (found.cls > shiftLimit) faults.push(`layout shift ${found.cls.toFixed(3)}, want at most ${shiftLimit}`);
  if (page && found.painted >= found.program) faults.push(`the largest paint at ${Math.round(found.painted)} ms waits for the program at ${Math.round(found.program)} ms`);
  return faults;
}

// takeover goes to the first program of a page and returns what the start costs, in
// milliseconds and in layout shift; nothing where the page has no program to edit.
async function takeover(puppeteer, url, port) {
  const chromium = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await (await chromium.createBrowserContext()).newPage();
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const found = await page.$('.live-figure textarea') && await page.evaluate(async () => {
    // A figure that a question covers is uncovered first, and its program opened, as
    // its reader does. What moves by that is meant to.
    document.querySelector('[data-show]')?.click();
    const field = document.querySelector('.live-figure textarea'), found = { blocked: 0, shift: 0 };
    for (let e = field; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;
    await new Promise((next) => setTimeout(next, 1000));
    new PerformanceObserver((list) => { for (const e of list.getEntries()) found.blocked += e.duration - 50; }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) found.shift += e.value; }).observe({ type: 'layout-shift' });
    const start = performance.now();
    return new Promise((resolve) => {
      document.addEventListener('shapecast-ready', () => {
        found.ready = performance.now() - start;
        setTimeout(() => resolve(found), 2000);
      });
      setTimeout(() => resolve(found), 30000);
      field.focus();
    });
  });
  await page.close();
  await chromium.disconnect();
  return found;
}

const tools = createRequire(join(process.env.NODE_TOOLS, '/'));
const entry = tools.resolve('lighthouse');
const { default: lighthouse } = await import(pathToFileURL(entry));
const server = await serve(folder);
const chromium = await browser();
let faults = 0;
console.log('perf a11y best seo   FCP s  LCP s TBT ms    CLS  painted/program ms  page');
for (const page of pages) {
  const found = await look(lighthouse, `http://127.0.0.1:${server.address().port}/${page}`, chromium.port);
  const cell = (value, width) => String(value).padStart(width);
  console.log([cell(found.performance, 4), cell(found.accessibility, 4), cell(found.practices, 4), cell(found.seo, 3), cell((found.fcp / 1000).toFixed(2), 7),
    cell((found.lcp / 1000).toFixed(2), 6), cell(Math.round(found.tbt), 6), cell(found.cls.toFixed(3), 6),
    cell(`${Math.round(found.painted)}/${Math.round(found.program) || '-'}`, 19), ' /' + page].join(' '));
  for (const fault of judge(found, page)) { faults++; console.log('     ' + fault); }
}
console.log('\nready ms  blocked ms  shift  once the first figure is to be changed');
for (const page of pages.filter(Boolean)) {
  const found = await takeover(tools('puppeteer-core'), `http://127.0.0.1:${server.address().port}/${page}`, chromium.port);
  if (!found) continue;
  const { ready, blocked, shift } = found;
  console.log(`${String(Math.round(ready)).padStart(8)}${String(Math.round(blocked)).padStart(12)}${shift.toFixed(3).padStart(7)}  /${page}`);
  if (!ready) { faults++; console.log('     the program did not start'); }
  if (shift > shiftLimit) { faults++; console.log(`     layout shift ${shift.toFixed(3)}, want at most ${shiftLimit}`); }
}
await chromium.close();
server.close();
process.exitCode = faults ? 1 : 0;
