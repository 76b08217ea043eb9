// Whoever sees little, or reads by a machine: no fault that axe finds, and nothing cut at the largest letters.
import { test } from 'node:test';

import { LANGUAGES, clean, close, cutOff, phone, picture, shown, showsView } from './phone.mjs';
import { table, told, viewIn } from './table.mjs';
import { holds, until } from './until.mjs';

test('no fault that axe finds, in any language and theme', async () => {
  await told(9);
  for (const language of LANGUAGES) {
    const page = await phone(360, 640, language);
    await showsView(page, await viewIn(language));
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.select('#theme', theme);
      await until('its drawings', async () => (await shown(page)).missing.length === 0);
      await clean(page, `${language}, ${theme}`);
      await picture(page, `theme-${language}-${theme}`, { fullPage: true });
    }
    await close(page);
  }
});

test('the largest letters on the smallest phone, and a phone on its side', async () => {
  await told(9);
  for (const language of LANGUAGES) {
    for (const [width, height] of [[320, 640], [640, 320], [1024, 768]]) {
      const page = await phone(width, height, language, { theme: 'contrast' });
      await showsView(page, await viewIn(language));
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      const cut = await cutOff(page);
      holds(`${language}, ${width} wide, nothing is cut`, cut.length === 0, cut);
      if (language === 'lt') await picture(page, `largest-${width}`, { fullPage: true });
      // What is chosen stands there whole; the arrow takes a letter's room.
      await page.evaluate(() => document.getElementById('settings').showModal());
      const short = await page.evaluate(() => [...document.querySelectorAll('#settings select')].flatMap(select => {
        const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font });
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - parseFloat(fontSize) * 0.6;
        // Where it is narrow there are two lines.
        const lines = text => {
          const words = text.split(' ').map(word => pen.measureText(word).width);
          let [count, at] = [1, 0];
          for (const word of words) [count, at] = at && at + word > room ? [count + 1, word] : [count, at + word + 9];
          return words.some(word => word > room) ? 9 : count;
        };
        const there = Math.floor((select.clientHeight + 2) / (parseFloat(fontSize) * 1.4));
        return [...select.options].map(({ text }) => [text, lines(text), there]);
      }).filter(([, lines, there]) => lines > there));
      holds(`${language}, ${width} wide, every choice has room`, short.length === 0, short);
      if (language === 'lt') await picture(page, `largest-settings-${width}`);
      await close(page);
    }
  }
  const forced = await phone(360, 640, 'lt');
  const session = await forced.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await showsView(forced, await viewIn('lt'));
  await picture(forced, 'forced-colors', { fullPage: true });
  await close(forced);
});

test('Dice Village: the largest letters in every language, and no fault that axe finds', async () => {
  await table.plays('dice-village');
  await told(1);
  holds('something can be chosen', (await viewIn('en')).side.items.some(({ kind }) => kind === 'choice'));
  for (const [at, language] of LANGUAGES.entries()) {
    const theme = ['light', 'dark', 'contrast'][at % 3];
    for (const [width, height] of [[320, 640], [390, 844], [640, 320]]) {
      const page = await phone(width, height, language, { theme });
      await showsView(page, await viewIn(language));
      if (width === 390) await clean(page, `${language}, ${theme}`);
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      const cut = await cutOff(page);
      holds(`${language}, ${width} wide, nothing is cut`, cut.length === 0, cut);
      if (['de', 'lt'].includes(language)) await picture(page, `village-largest-${language}-${width}`, { fullPage: true });
      await close(page);
    }
  }
});
