// Does in Firefox or in WebKit what a reader does first: loads, types, steps,
// scrubs, embeds, goes dark. Prints one line for each thing that is as it
// should be, and stops at the first that is not.
//
//   node smoke.mjs firefox|webkit ADDRESS
import { firefox, webkit } from './drivers.mjs';

const patience = 30_000;
const [name, address] = process.argv.slice(2);

// until waits for an expression of the page's JavaScript to become true.
async function until(browser, what, expression) {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((next) => setTimeout(next, 100))) {
    if (await browser.evaluate(`Boolean(${expression})`)) return console.log('ok', what);
  }
  const page = await browser.evaluate('document.body.innerText.slice(0, 800)');
  throw new Error(`waited in vain for ${what}; the page says:\n${page}`);
}

const label = "document.querySelector('.canvas .player').getAttribute('aria-label')";

const steps = {
  async load(browser) {
    await browser.open('#e=ones(4,1)%2Bones(3)');
    await until(browser, 'the playground', "document.querySelector('.bench textarea') && document.querySelector('.canvas svg')");
    await until(browser, 'its verdict', "document.querySelector('[data-field=size0-0]')?.dataset.value === '4'");
  },
  async type(browser) {
    await browser.type('#program', ' + ones(2,1,1)');
    await until(browser, 'a figure for what was typed', `${label}.includes('(2, 4, 3)') || document.querySelector('[data-field=size2-0]')?.dataset.value === '2'`);
    await browser.type('#program', ' + (');
    await until(browser, 'a sentence for half an expression', "document.querySelector('.stage.told .said')");
  },
  async step(browser) {
    await browser.open('en/a-scalar-meets-a-tensor/');
    await until(browser, 'figures that can be edited', "document.querySelector('.live-figure textarea')");
    await browser.click('[data-show]');
    const stop = "document.querySelector('.live-figure .player').dataset.stop";
    await browser.key('.live-figure .player-mark', 'Home');
    await until(browser, 'the first stop', `${stop} === '0'`);
    await browser.key('.live-figure .player-mark', 'ArrowRight');
    await until(browser, 'the next stop', `${stop} === '1'`);
  },
  async scrub(browser) {
    await browser.key('.live-figure .player-mark', 'End');
    await until(browser, 'the last stop', "document.querySelector('.live-figure .player').hasAttribute('data-ended')");
  },
  async dark(browser) {
    const ground = 'getComputedStyle(document.documentElement).backgroundColor';
    const light = await browser.evaluate(ground);
    await browser.click('[data-turn-theme]');
    await until(browser, 'another ground', `${ground} !== '${light}'`);
    await browser.click('[data-turn-theme]');
    await until(browser, 'the first ground', `${ground} === '${light}'`);
  },
  async embed(browser) {
    await browser.open('host.html');
    const framed = "document.querySelector('iframe').contentDocument";
    await until(browser, 'a framed figure', `${framed}?.querySelector('.player svg')`);
  },
};

const browser = await { firefox, webkit }[name](address);
try {
  for (const [what, step] of Object.entries(steps)) {
    await step(browser);
    const errors = await browser.evaluate('JSON.stringify(window.watched ?? ["no watch"])');
    if (errors !== '[]') throw new Error(`${what}: the console says ${errors}`);
  }
} finally {
  await browser.close();
}
