// The two browsers behind the same few verbs: open, evaluate, click, type, key
// and close. Firefox is driven by puppeteer-core through WebDriver BiDi, WebKit
// by its own driver through plain WebDriver, on a display that nobody sees.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function firefox(address) {
  const puppeteer = createRequire(join(process.env.NODE_TOOLS, '/'))('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: process.env.FIREFOX, headless: true, protocol: 'webDriverBiDi',
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  return {
    async open(path) {
      await page.goto('about:blank'); // so that another hash is another page
      await page.goto(address + path);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    async key(selector, key) {
      await page.focus(selector);
      await page.keyboard.press(key);
    },
    close: () => browser.close(),
  };
}

// keys are those of WebDriver.
const keys = { End: '\uE010', Home: '\uE011', ArrowRight: '\uE014' };
const element = 'element-6066-11e4-a52e-4f735466cecf';

export async function webkit(address) {
  const running = [];
  const start = (command, args, options) => {
    const child = spawn(command, args, { stdio: 'ignore', ...options });
    running.push(child);
    return child;
  };
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const stop = () => {
    for (const child of running.reverse()) child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const display = await freeDisplay(start);
    const port = await freePort();
    start('WebKitWebDriver', ['--port=' + port], { env: { ...process.env, DISPLAY: ':' + display, HOME: folder, XDG_RUNTIME_DIR: folder } });
    return await session('http://127.0.0.1:' + port, address, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

// freeDisplay starts a display and returns its number.
async function freeDisplay(start) {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (data) => resolve(data.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// send makes one WebDriver request.
async function send(url, method, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

// answering waits for the driver to answer.
async function answering(driver) {
  for (let i = 0; i < 100; i++) {
    try { return await send(driver + '/status', 'GET'); } catch { await new Promise((next) => setTimeout(next, 100)); }
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function session(driver, address, stop) {
  await answering(driver);
  const options = { binary: process.env.MINIBROWSER, args: ['--automation'] };
  const { sessionId } = await send(driver + '/session', 'POST', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const at = driver + '/session/' + sessionId;
  const find = async (selector) => (await send(at + '/element', 'POST', { using: 'css selector', value: selector }))[element];
  // A figure that is drawn anew takes no keys for a moment.
  const keyed = async (selector, text, tries = 20) => {
    try {
      return await send(`${at}/element/${await find(selector)}/value`, 'POST', { text });
    } catch (reason) {
      if (!tries || !/not interactable|stale/.test(reason.message)) throw reason;
      await new Promise((next) => setTimeout(next, 100));
      return keyed(selector, text, tries - 1);
    }
  };
  const open = (url) => send(at + '/url', 'POST', { url });
  return {
    async open(path) {
      await open('about:blank');
      await open(address + path);
    },
    evaluate: (expression) => send(at + '/execute/sync', 'POST', { script: 'return ' + expression, args: [] }),
    click: async (selector) => send(`${at}/element/${await find(selector)}/click`, 'POST', {}),
    type: (selector, text) => keyed(selector, keys.End + text),
    key: (selector, key) => keyed(selector, keys[key]),
    async close() {
      await send(at, 'DELETE').catch(() => {});
      stop();
    },
  };
}
