// Sheets that are typed on a phone.
import { test } from 'node:test';

import { LANGUAGES, clean, close, cutOff, enter, main, phone, picture, shown, sit, sits } from './phone.mjs';
import { table } from './table.mjs';
import { holds, until } from './until.mjs';

test('a sheet is typed, refused, mended, returned and accepted', async () => {
  await table.asksForSheets('troyes-dice');
  const page = await phone(360, 640, 'de');
  await sit(page, 'Anna');
  await sits(page, 'Anna');
  await until('a sheet is asked for', async () => /^Mein Blatt/.test((await main(page)).text));
  await page.focus('#main');
  await page.keyboard.press('Enter');
  await until('the form', () => page.evaluate(() => document.getElementById('count').open));
  await until('its drawings', async () => (await shown(page)).missing.length === 0);
  await picture(page, 'form');
  // Nothing at all: why it is refused stands beside the button, and the first field is next.
  await page.focus('#hand-in');
  await page.keyboard.press('Enter');
  await until('the reason', () => page.$eval('#sum', node => node.textContent === 'Es ist noch nichts eingetragen.'));
  holds('it goes on there', await page.evaluate(() => document.activeElement.id === 'field-0' && document.getElementById('judged').textContent === ''
    && [...document.querySelectorAll('#sum, #field-0')].every(node => node.getBoundingClientRect().top >= 0 && node.getBoundingClientRect().bottom <= innerHeight)));
  await picture(page, 'form-blank');
  // More than there is room for, and a building without its number.
  await enter(page, 0, 9);
  await enter(page, 4, 2);
  await enter(page, 15, 21);
  const faults = () => page.evaluate(() => [...document.querySelectorAll('#count [aria-invalid=true]')].map(input =>
    input.getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent).join(' ')));
  await until('a reason as one types', async () => (await faults()).some(text => text.length > 5));
  const reasons = await page.$$eval('#count .why', nodes => nodes.map(node => node.textContent).filter(text => text));
  holds('each reason stands there once', new Set(reasons).size === reasons.length, reasons);
  await page.focus('#hand-in');
  await page.keyboard.press('Enter');
  await until('it is refused', () => page.evaluate(() => document.activeElement.getAttribute('aria-invalid') === 'true'));
  await picture(page, 'form-refused');
  await clean(page, 'a sheet that is refused');
  await enter(page, 0, 3);
  await enter(page, 6, 1);
  await enter(page, 10, 1);
  const sum = page => page.$eval('#sum', node => Number(/^Punkte: (\d+)$/.exec(node.textContent)?.[1]));
  await until('points', async () => await sum(page) > 21);
  // What was typed is there after the browser was closed and opened.
  await page.reload({ waitUntil: 'load' });
  await until('a sheet is asked for again', async () => /^Mein Blatt/.test((await main(page)).text));
  await page.focus('#main');
  await page.keyboard.press('Enter');
  await until('what was typed', () => page.evaluate(() => ['3', '2', '21'].join()
    === [0, 4, 15].map(at => document.getElementById(`field-${at}`)?.value).join()));
  await page.focus('#hand-in');
  await page.keyboard.press('Enter');
  await until('it waits', async () => /Abgegeben/.test((await main(page)).text));
  table.gallery.asCrier('return Anna');
  await until('it comes back', async () => /zurückgegeben/.test((await main(page)).text));
  holds('it is said', /zurückgegeben/.test((await shown(page)).said));
  await picture(page, 'form-returned');
  await page.focus('#main');
  await page.keyboard.press('Enter');
  const before = await sum(page);
  await enter(page, 15, 24);
  const points = before + 3;
  await until('three points more', async () => await sum(page) === points);
  await page.keyboard.press('Enter');
  await until('it waits again', async () => /Abgegeben/.test((await main(page)).text));
  table.gallery.asCrier('accept Anna');
  await until('it is accepted', async () => /Übernommen/.test((await main(page)).text));
  table.gallery.asCrier('reveal');
  await until('the own points', () => page.evaluate(() => !document.getElementById('own').hidden));
  const own = await page.$eval('#own', node => node.textContent);
  holds('alone without a rank', own.includes(`Punkte: ${points}`) && !own.includes('Platz 1 von'), own);
  await page.evaluate(() => document.getElementById('own').scrollIntoView());
  await picture(page, 'own-points');
  await clean(page, 'the own points');
  table.gallery.asCrier('free Anna');
  await until('the seat was freed', async () => /Ausrufer/.test((await main(page)).note || ''));
  holds('it is said', /Ausrufer/.test((await shown(page)).said));
  await page.reload({ waitUntil: 'load' });
  await until('and it is forgotten', () => page.$eval('#join', node => !node.hidden && node.textContent === 'Mitmachen'));
  await close(page);
});

for (const game of ['dice-village', 'troyes']) {
  test(`${game}: no sheet is asked for where the table knows everything, and the own things stand there until the ceremony`, async () => {
    await table.asksForSheets(game);
    const page = await phone(320, 640, 'de');
    await sit(page, 'Ann');
    await sits(page, 'Ann');
    await until('what comes next', () => page.$eval('#me', node => !node.hidden && /Gleich kommt das Ergebnis/.test(node.textContent)));
    // Where there are secrets, the crier lets the phone in first.
    await until('no sheet', async () => (await main(page)).text === undefined);
    holds('and no form', !await page.evaluate(() => document.getElementById('count').open));
    const things = await page.$$eval('#me .things, #mine .things', nodes => nodes.map(node => node.querySelectorAll('.art').length));
    holds('the own things', things.length > 0 && things.every(number => number > 0), things);
    const tells = await page.$$eval('#side, #picture, #track', nodes => nodes.filter(node => !node.hidden).map(node => node.id));
    holds('nothing but the table tells how everybody stands before the ceremony does', tells.join() === 'picture', tells);
    await until('its drawings', async () => (await shown(page)).missing.length === 0);
    await picture(page, `${game}-no-sheet`);
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    const cut = await cutOff(page, 'main');
    holds('nothing is cut', cut.length === 0, cut);
    await picture(page, `${game}-no-sheet-largest`);
    await clean(page, `the end of ${game}`);
    await close(page);
    const guest = await phone(844, 390, 'lt');
    await until('a guest reads it, too', () => guest.$eval('#side', node => !node.hidden && /Metas rezultatams/.test(node.textContent)));
    await picture(guest, `${game}-no-sheet-guest`);
    await close(guest);
  });
}

test('the form in every language, theme and size', async () => {
  await table.asksForSheets('troyes-dice');
  for (const language of LANGUAGES) {
    const page = await phone(320, 640, language);
    await sit(page, `Dorothea ${language}`);
    await until('a sheet is asked for', async () => Boolean((await main(page)).text));
    await page.focus('#main');
    await page.keyboard.press('Enter');
    await until('its drawings', async () => (await shown(page)).missing.length === 0);
    await enter(page, 0, 9);
    await enter(page, 15, 21);
    await until('a reason', () => page.evaluate(() => document.querySelectorAll('#count [aria-invalid=true]').length > 0));
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate(theme => { document.documentElement.dataset.theme = theme; }, theme);
      await clean(page, `the form in ${language}, ${theme}`);
      if (['de', 'lt'].includes(language)) await picture(page, `form-${language}-${theme}`);
    }
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    const cut = await cutOff(page, '#count');
    holds(`${language}, nothing is cut`, cut.length === 0, cut);
    await picture(page, `form-largest-${language}`);
    await page.evaluate(() => document.getElementById('count').close());
    const outside = await cutOff(page);
    holds(`${language}, nothing of the page is cut`, outside.length === 0, outside);
    await picture(page, `form-largest-page-${language}`);
    await close(page);
  }
});
