// A phone's page in Chromium, and what can be seen and done on it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, afterEach, before } from 'node:test';

import { network, viewIn } from './table.mjs';
import { holds, until } from './until.mjs';

const { CHROMIUM, PICTURES, TOOLS } = process.env;
const require = createRequire(`${path.resolve(TOOLS)}/`);
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pl', 'lt'];

let browser;
const complaints = [];

before(async () => {
  browser = await puppeteer.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1', '--force-color-profile=srgb'],
  });
});
afterEach(() => {
  const told = complaints.splice(0);
  holds('nothing that a policy forbids, and no error', told.length === 0, told);
});
after(() => browser.close());

export const phone = async (width, height, language, { theme = 'light', url = network.address, query = '', script = true } = {}) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: 1, hasTouch: width < 1000 });
  await page.setJavaScriptEnabled(script);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  page.on('console', message => {
    // That an answer failed is what some of these tests are about.
    const text = message.text();
    if (!/Failed to load resource|MIME type|net::ERR|from origin 'http:\/\/elsewhere\.test/.test(text)) complaints.push(`${language}: ${text}`);
  });
  page.on('pageerror', error => complaints.push(`${language}: ${error.message}`));
  await page.evaluateOnNewDocument(theme => localStorage.setItem('town-crier-theme', JSON.stringify(theme)), theme);
  await page.goto(`${url}?lang=${language}&manner=plain${query}`, { waitUntil: 'load', timeout: 15000 });
  return page;
};
export const close = async (...pages) => { for (const page of pages) await page.browserContext().close(); };
export const shown = page => page.evaluate(() => {
  const text = id => document.getElementById(id)?.closest('[hidden]') ? null : document.getElementById(id)?.textContent.replaceAll('\u2060', '');
  const count = some => document.querySelectorAll(some).length;
  return {
    title: text('title'), headline: text('headline'), live: document.getElementById('state').dataset.live,
    state: text('state-text'), said: text('said'), time: text('time'), notice: text('notice'),
    offers: count('#side:not([hidden]) .offer'), marks: count('#grid td.marked'), sprites: count('#scene use'),
    missing: [...document.querySelectorAll('use')].filter(use =>
      !document.getElementById(use.getAttribute('href').slice(1))).map(use => use.getAttribute('href')),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
});
/** The page shows that view: words, list, table, picture, and nothing beyond its edge. */
export const showsView = (page, view) => until(`${view.language} shows order ${view.orders}`, async () => {
  const now = await shown(page);
  const marked = (view.grid?.rows ?? []).flatMap(row => row.fields).filter(field => field.mark).length;
  now.holds = now.title === view.title && now.headline === view.cry?.headline && now.offers === view.side.items.length
    && now.marks === marked && now.sprites > 10 && now.missing.length === 0 && now.wide <= 0 && now.live === 'true';
  return now;
});
export const shows = async (pages, number) => {
  const views = await Promise.all(pages.map(({ language }) => viewIn(language)));
  await Promise.all(pages.map(({ page }, at) => showsView(page, views[at])));
  holds('the order', views.every(view => view.orders === number), views.map(view => view.orders));
  return views;
};
export const picture = async (page, name, more = {}) => {
  if (PICTURES) await page.screenshot({ path: path.join(PICTURES, `${name}.png`), ...more });
};
export const clean = async (page, name) => {
  await page.evaluate(axe);
  // What is scrolled below what stays in sight is covered for the moment, and not too small for that.
  const stays = position => page.evaluate(position =>
    document.querySelectorAll('#bar, #me').forEach(node => { node.style.position = position; }), position);
  await stays('static');
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: [
    'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  await stays('');
  const faults = found.violations.map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 200)]);
  holds(`axe, ${name}`, faults.length === 0, faults);
};


/** Sits down by keys alone, under a name. */
export const sit = async (page, name) => {
  await until('one can take part', () => page.$eval('#join', node => !node.hidden));
  await page.focus('#join');
  await page.keyboard.press('Enter');
  await until('a name is asked for', () => page.evaluate(() => document.getElementById('seats')?.open === true));
  await page.focus('#name');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};
export const sits = (page, name) => until(`${name} sits`, () => page.evaluate(name =>
  !document.getElementById('seats')?.open && document.getElementById('join').textContent === name, name));
export const main = page => page.evaluate(() => {
  const [button, row] = [document.getElementById('main'), document.getElementById('seat')];
  const [text, note] = [button?.hidden ? '' : button?.textContent, row?.querySelector('p').textContent];
  const name = document.getElementById('join').textContent;
  return !row || row.hidden ? { name } : { name, text, pressed: button.ariaPressed, note };
});
/** Types a number into the field of that place, over what stands there. */
export const enter = async (page, at, number) => {
  await page.focus(`#field-${at}`);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(`${number}`);
};
/** What is cut of the page, or stands beyond its edges. */
export const cutOff = (page, within = '#whole') => page.evaluate(within => [...document.querySelectorAll(`${within} *`)].filter(node => {
  const box = node.getBoundingClientRect();
  if (!box.width || node.closest('svg, .unseen, #said') || within === '#whole' && node.closest('dialog')) return false;
  const { overflowX } = getComputedStyle(node);
  const hides = node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && overflowX !== 'visible' && overflowX !== 'auto';
  return hides || box.right > innerWidth + 1 || box.left < -1;
}).map(node => node.id || node.className || node.tagName), within);
