// Whole games, followed from their first order to the last.
import { test } from 'node:test';

import { clean, close, cutOff, phone, picture, shown, shows } from './phone.mjs';
import { table, told } from './table.mjs';
import { holds } from './until.mjs';

test('a whole game on three phones', async () => {
  await told(0);
  const phones = [];
  for (const [width, height, language] of [[360, 640, 'en'], [390, 844, 'pl'], [768, 1024, 'fr']]) {
    phones.push({ language, page: await phone(width, height, language) });
  }
  await shows(phones, 0);
  for (const { page } of phones) holds('nothing is said at first', (await shown(page)).said === '');
  for (let number = 1; number <= table.game.last; number += 1) {
    await told(number);
    const views = await shows(phones, number);
    for (const [at, { page }] of phones.entries()) {
      const { said } = await shown(page);
      holds('the news are said once', said.startsWith(views[at].cry.headline.replace(/[.!]$/, '')), said);
      const name = `game-${views[at].language}-${number}`;
      if ([1, 9, table.game.last].includes(number)) await picture(page, name, { fullPage: true });
    }
  }
  await told(9);
  await shows(phones, 9);
  await close(...phones.map(({ page }) => page));
});

test('Dice Village: a whole game, upright and on its side', async () => {
  await table.plays('dice-village');
  const end = table.game.last;
  await told(0);
  const phones = [];
  for (const [width, height, language] of [[320, 640, 'en'], [390, 844, 'de'], [844, 390, 'lt']]) {
    phones.push({ language, width, page: await phone(width, height, language) });
  }
  await shows(phones, 0);
  // Each order of the first round, some of every round, and the table.game.last.
  const first = Array.from({ length: 15 }, (_, at) => at + 1);
  const later = Array.from({ length: end }, (_, at) => at).filter(at => at > 15 && at % 12 === 0);
  for (const number of [...first, ...later, end]) {
    await told(number);
    const views = await shows(phones, number);
    for (const [at, { page, width, language }] of phones.entries()) {
      const { side, cry, tall, ...wide } = views[at];
      // Held upright it shows the tall picture.
      const { picture: { things }, scene: { bounds: [left, top, right, bottom] } } = width < 844 ? tall : wide;
      const { said } = await shown(page);
      holds('the news are said once', said.startsWith(cry.headline.replace(/[.!]$/, '')), said);
      const words = await page.$eval('#side', node => node.textContent);
      holds('whose turn it is, what can be sold or bought, and how everybody stands', words.includes(side.heading)
        && side.items.every(({ kind, text, name, price }) =>
          (kind === 'note' ? [text] : [name, price]).every(part => words.includes(part))), [words, side]);
      const heard = await page.$$eval('#side button.offer', nodes =>
        nodes.map(node => [...node.childNodes].filter(part => !part.ariaHidden).map(part => part.textContent).join('')));
      const choices = side.items.filter(({ kind }) => kind === 'choice').map(({ said }) => said);
      holds('what can be chosen is heard whole', heard.join() === choices.join(), [heard, choices]);
      const drawn = await page.$eval('#scene svg', node => node.getBoundingClientRect().toJSON());
      holds('the picture has its shape, and its room', drawn.width <= width && drawn.width > width * 0.4
        && Math.abs(drawn.width / drawn.height - (right - left) / (bottom - top)) < 0.05, drawn);
      holds('it is higher than wide just where the phone is', drawn.height > drawn.width === width < 844, drawn);
      holds('and its parts have names', things.length > 20 && things.every(({ name }) => name), things);
      const cut = await cutOff(page);
      holds(`${language}, ${width} wide, nothing is cut`, cut.length === 0, cut);
      if ([8, 60, end].includes(number)) await picture(page, `village-${language}-${number}`, { fullPage: true });
    }
  }
  const places = await phones[0].page.$$eval('#side .offer', nodes => nodes.map(node => node.textContent));
  holds('the ranking', places.map(text => /[1-4]\./.exec(text)?.[0]).join() === '1.,2.,3.,4.', places);
  await clean(phones[0].page, 'the end of Dice Village');
  await close(...phones.map(({ page }) => page));
});
