// Measures pages of somebody else's that show a figure, as the guide has it, with
// Lighthouse on a phone: with the element, and with an iframe of an expression.
//
//   node wasm_test/lighthouse_hosts.mjs SITE-FOLDER
//
// NODE_TOOLS and CHROME_PATH are as for lighthouse.mjs. The exit code is 1 when
// the page with the element has less than 95 or the one with the iframe less
// than 90, when either shifts by more than 0.02, or when the largest paint waits
// for the program.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { browser, look, serve } from './lighthouse_tools.mjs';

const folder = process.argv[2];
const shiftLimit = 0.02;

// fence returns the first block of a guide that begins with some text.
function fence(guide, start) {
  const text = readFileSync(new URL(`../docs/en/${guide}.md`, import.meta.url), 'utf8');
  return text.slice(text.indexOf(start), text.indexOf('\n```', text.indexOf(start)));
}

// drawn puts the file of a picture in place of its address, as the dialog does.
function drawn(html) {
  return html.replace(/<img src="https:\/\/shapecast\.example\/([^"]*)"[^>]*>/, (_, path) =>
    readFileSync(join(folder, path), 'utf8').replace('<svg ', '<svg style="display:block;max-width:100%;height:auto" '));
}

const pages = [
  { name: 'element', least: 95, html: drawn(fence('embed', '<script src="https://shapecast.example/embed/v1/embed.js"')) },
  { name: 'iframe of an expression', least: 90, html: fence('embed-frames', '<iframe src="https://shapecast.example/embed/v1/?') },
];

// hosted serves a page on another site than that of the figures.
function hosted(html) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Course</title><link rel="icon" href="data:,"></head>
<body><h1>Arrays</h1><p>A column and a row make a table. Every cell of the table has a row and a column that it comes from.</p>${html}<p>After the figure the text goes on.</p></body></html>`;
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(gzipSync(page)));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const { default: lighthouse } = await import(pathToFileURL(createRequire(join(process.env.NODE_TOOLS, '/')).resolve('lighthouse')));
const server = await serve(folder);
const chromium = await browser();
let faults = 0;
console.log('perf   FCP s  LCP s TBT ms    CLS  painted/program ms  page');
for (const { name, least, html } of pages) {
  const host = await hosted(html.replaceAll('https://shapecast.example', `http://localhost:${server.address().port}`));
  const found = await look(lighthouse, `http://127.0.0.1:${host.address().port}/`, chromium.port);
  host.close();
  const cell = (value, width) => String(value).padStart(width);
  console.log([cell(found.performance, 4), cell((found.fcp / 1000).toFixed(2), 7), cell((found.lcp / 1000).toFixed(2), 6), cell(Math.round(found.tbt), 6),
    cell(found.cls.toFixed(3), 6), cell(`${Math.round(found.painted)}/${Math.round(found.program) || '-'}`, 19), ' ' + name].join(' '));
  for (const [wrong, text] of [[found.performance < least, `${found.performance}, want ${least}`], [found.cls > shiftLimit, 'it shifts'],
    [found.painted >= found.program, 'the largest paint waits for the program']]) if (wrong) { faults++; console.log('     ' + text); }
}
await chromium.close();
server.close();
process.exitCode = faults ? 1 : 0;
