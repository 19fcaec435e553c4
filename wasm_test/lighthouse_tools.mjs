// What the measurements with Lighthouse share: a server of the site as hosts
// serve it, a browser, and what Lighthouse finds on a page.
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.gz': 'application/gzip', '.txt': 'text/plain' };

// serve serves a folder, texts compressed and hashed names for ever.
export function serve(folder) {
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
export async function browser() {
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
export async function look(lighthouse, url, port) {
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
