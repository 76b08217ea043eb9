// Whole games, followed from their first order to the last.
import { test } from 'node:test';

import { clean, close, cutOff, main, phone, picture, shown, shows, sits } from './phone.mjs';
import { network, table, told, viewIn } from './table.mjs';
import { holds, until } from './until.mjs';

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
      const seen = await page.$$eval('#headline, #side', nodes => nodes.map(node => node.textContent).join(' '));
      // The two numbers of a village are joined for the eye alone.
      holds('no line ends within 1-6', await page.$$eval('#side .what', nodes => nodes.every(node => !/\d-\d/.test(node.textContent))), seen);
      const words = seen.replaceAll('\u2060', '');
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
  const winner = await phones[1].page.$$eval('#winners .winner', nodes => nodes.map(node => node.textContent));
  const { winners } = await viewIn('de');
  holds('who won is left to the ceremony', winners.length === 0 && winner.length === 0, [winners, winner]);
  const shownAs = await phones[1].page.$eval('#cry', node => [node.dataset.urgency, getComputedStyle(node).backgroundColor,
    node.querySelector('#urgency').textContent]);
  holds('an ordinary end is no alarm', shownAs.join(' ') === 'end rgb(47, 102, 54) ', shownAs);
  const places = await phones[0].page.$$eval('#side .offer', nodes => nodes.map(node => node.textContent));
  holds('where everybody stands, without a place', places.length === 4 && !places.some(text => /^[1-4]\./.test(text)), places);
  await clean(phones[0].page, 'the end of Dice Village');
  await close(...phones.map(({ page }) => page));
});

test('Dice Village: whoever sits down reads first whose turn it is, and what is the own', async () => {
  await table.plays('dice-village');
  await told(0);
  const phones = [];
  for (const [language, name] of [['de', 'Cleo'], ['lt', 'Di'], ['en', '']]) {
    const page = await phone(390, 844, language, { theme: language === 'lt' ? 'dark' : 'light' });
    const chips = () => page.$$eval('#who .chips button:enabled', nodes => nodes.map(node => node.textContent));
    await until('the names of those who have no phone', async () => (await chips()).includes(name || 'Ann'));
    if (language === 'de') await picture(page, 'village-join');
    if (name) {
      await page.evaluate(name => [...document.querySelectorAll('#who button')].find(one => one.textContent === name).click(), name);
      await sits(page, name);
      await until('then nobody is asked', () => page.$eval('#who', node => node.hidden));
    } else await until('who sits is not offered', async () => (await chips()).join() === 'Ann,Bo', 8000);
    phones.push({ page, language, name });
  }
  const turns = new Set();
  for (const number of Array.from({ length: 24 }, (_, at) => at + 1)) {
    await told(number);
    for (const { page, language, name } of phones) {
      const { side, cry } = await viewIn(language);
      const seen = () => page.evaluate(() => {
        const [mine, me] = ['mine', 'me'].map(id => document.getElementById(id));
        return { headline: document.getElementById('headline').textContent, shown: !mine.hidden, turn: me.className.includes('turn'),
          heading: me.textContent, stays: getComputedStyle(me.parentNode).position === 'sticky', dice: mine.querySelectorAll('.things > span').length,
          low: mine.getBoundingClientRect().bottom - innerHeight + document.getElementById('bar').offsetHeight };
      });
      await until(`${language} shows order ${number}`, async () => (await seen()).headline === cry.headline);
      const now = await seen();
      holds('the own things are read by the own phone alone', now.shown === (name !== ''), now);
      if (!name) continue;
      holds('they stand above the fold', now.low <= 0 && now.dice > 1, now);
      holds('the turn is told', now.turn === side.heading.includes(name), [now, side.heading]);
      holds('the line with the name and whose turn it is stays in sight', now.stays && now.heading.includes(name)
        && (now.turn || now.heading.includes(side.heading)), now);
      holds('where nobody is asked nobody is ready', (await main(page)).text === undefined, await main(page));
      if (now.turn && !turns.has(language)) {
        turns.add(language);
        await picture(page, `village-turn-${language}`);
        // What the row of buttons half covers is no smaller for it.
        await page.setViewport({ width: 390, height: 1800, hasTouch: true });
        await clean(page, 'the own turn');
        await page.setViewport({ width: 390, height: 844, hasTouch: true });
      }
    }
  }
  holds('both were on turn', turns.size === 2, [...turns]);
  await close(...phones.map(({ page }) => page));
});

test('a phone that lies on its side shows the whole picture, and two strikes leave room for the dice', async () => {
  await told(29);
  const lying = await phone(844, 390, 'lt', { theme: 'dark' });
  await until('the picture', async () => (await shown(lying)).sprites > 10);
  const wheel = await lying.$eval('.stage', node => node.getBoundingClientRect().toJSON());
  holds('the wheel is whole', wheel.top >= 0 && wheel.bottom <= 390 && wheel.width > 200, wheel);
  await picture(lying, 'lying-lt');
  await close(lying);
  network.mood = 'made';
  const page = await phone(390, 844, 'lt');
  await until('a stream', () => network.made > 0);
  const view = await viewIn('lt');
  const [one, other] = ['Išbraukite geltonąjį trejetą!', 'Išbraukite raudonąjį penketą!'];
  const sentence = text => ({ text: `${text.slice(0, -1)}, nebent stulpelyje Nr. 3 stovi Tvirtovė.`, urgency: 'alarm' });
  const why = { text: 'Juodas trejetas griauna geltonąją aikštę.', urgency: 'call' };
  const cry = { headline: `${one} ${other}`, lines: [one, other], urgency: 'alarm', sentences: [why, sentence(one), sentence(other)] };
  network.tell('view', { ...view, rev: view.rev + 1, cry });
  const lines = () => page.$$eval('#headline .line', nodes => nodes.map(node => node.textContent));
  await until('a cry a line', async () => (await lines()).join() === cry.lines.join());
  const dice = await page.$$eval('#side button.offer', nodes => nodes.map(node => node.getBoundingClientRect().bottom));
  holds('the dice are above the fold', dice.length > 1 && dice.every(bottom => bottom <= 844 - 60), dice);
  holds('the reason stands below them', await page.$eval('#besides', node => node.textContent) === why.text);
  await picture(page, 'two-strikes-lt');
  await close(page);
});
