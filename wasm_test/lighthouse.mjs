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
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';

const [folder, ...asked] = process.argv.slice(2);
const pages = asked.length ? asked : ['', 'en/a-scalar-meets-a-tensor/', 'zh/when-it-fails/'];
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

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.gz': 'application/gzip', '.txt': 'text/plain' };

// serve serves a folder, texts compressed and hashed names for ever.
function serve(folder) {
  const packed = new Map();
  const server = createServer((request, response) => {
    let file = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    const head = { 'Content-Type': type, 'Cache-Control': file.includes('/_/') ? 'max-age=31536000, immutable' : 'max-age=600' };
    if (!/text|json|svg/.test(type)) {
      response.writeHead(200, head);
      return createReadStream(file).pipe(response);
    }
    if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file)));
    response.writeHead(200, { ...head, 'Content-Encoding': 'gzip' }).end(packed.get(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

// browser starts Chromium and returns its debugging port and what ends it.
async function browser() {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const names = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const child = spawn(names.find((name) => name && existsSync(name)), [
    '--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--user-data-dir=' + profile, '--remote-debugging-port=0', 'about:blank',
  ], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => { const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(text); if (found) resolve(Number(found[1])); });
    child.once('exit', () => reject(new Error('the browser ended')));
  });
  return { port, close: () => new Promise((resolve) => {
    child.once('exit', () => { discard(profile); resolve(); });
    child.kill();
  }) };
}

// discard removes a profile, which processes of the browser may still write to for a
// moment. What they leave is nothing that a page did wrong.
function discard(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  } catch (error) {
    console.error(`${profile} stays: ${error.message}`);
  }
}

// look returns what Lighthouse finds on a page.
async function look(lighthouse, url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', output: 'json', disableFullPageScreenshot: true, onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] });
  const score = (name) => Math.round(100 * lhr.categories[name].score);
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((name) => lhr.categories[name].auditRefs)
    .filter((ref) => ref.weight > 0 && lhr.audits[ref.id].score !== null && lhr.audits[ref.id].score < 1).map((ref) => ref.id + ': ' + (lhr.audits[ref.id].details?.items ?? []).map((item) => item.node?.snippet ?? item.description ?? '').join(' '));
  const program = lhr.audits['network-requests'].details.items.find((item) => /\.wasm(\.gz)?$/.test(item.url));
  return {
    performance: score('performance'), accessibility: score('accessibility'), practices: score('best-practices'), seo: score('seo'),
    fcp: lhr.audits['first-contentful-paint'].numericValue, lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue, cls: lhr.audits['cumulative-layout-shift'].numericValue,
    // Both as they were observed, before Lighthouse makes a slow network of them.
    painted: lhr.audits.metrics.details.items[0].observedLargestContentfulPaint, program: program?.networkEndTime, failed,
  };
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
