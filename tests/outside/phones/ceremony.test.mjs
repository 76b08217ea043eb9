// The ceremony on a phone, step by step: nothing is told that is not counted, and nothing is empty.
import { test } from 'node:test';

import { clean, close, cutOff, phone, picture, sit, sits } from './phone.mjs';
import { table } from './table.mjs';
import { holds, until } from './until.mjs';

const bars = page => page.$$eval('.bars li', rows => rows.map(row => ({
  text: row.textContent, rail: !!row.querySelector('.rail'), long: row.querySelector('.length')?.getBoundingClientRect().width,
})));

for (const game of ['dice-village', 'troyes']) {
  test(`${game}: the ceremony, from the names to the podium`, async () => {
    await table.asksForSheets(game);
    const phones = [];
    for (const [width, height, language, theme] of [[390, 844, 'en', 'light'], [844, 390, 'lt', 'dark'], [320, 568, 'de', 'light']]) {
      const page = await phone(width, height, language, { theme });
      await sit(page, language === 'en' ? 'Bo' : `Guest ${language}`);
      await sits(page, language === 'en' ? 'Bo' : `Guest ${language}`);
      await page.evaluate(() => scrollTo(0, 400));
      phones.push(page);
    }
    table.gallery.asCrier('reveal');
    const [first] = phones;
    const seen = page => page.$eval('#ceremony', node => node.hidden ? '' : node.textContent);
    let podium = false;
    for (let step = 0; !podium; step += 1) {
      holds('it ends', step < 30);
      const before = await Promise.all(phones.map(seen));
      table.gallery.asCrier('step');
      await until(`step ${step}`, async () => (await Promise.all(phones.map(seen))).every((text, at) => text !== before[at]));
      for (const [at, page] of phones.entries()) {
        if (step === 0) holds('a new screen begins at its top', await page.evaluate(() => scrollY) === 0);
        const cut = await cutOff(page);
        holds(`phone ${at}, step ${step}: nothing is cut`, cut.length === 0, cut);
        await picture(page, `ceremony-${game}-${at}-${step}`);
      }
      const now = await bars(first);
      const [champions, shields] = await Promise.all([':is(.champions, .steps) .shield', '.shield'].map(some => first.$$eval(some, nodes => nodes.map(node => node.textContent))));
      holds('every shield has its letter', shields.every(text => /^\p{L}$/u.test(text)), shields);
      podium = champions.length > 0 && await first.$('#ceremony a') !== null;
      holds('nobody has nothing before all is counted', champions.length > 0 || now.every(({ rail, long }) => !rail || long > 0), now);
      if (step === 0) holds('names come first, each on its shield', now.every(({ rail }) => !rail) && shields.length === now.length, [now, shields]);
      holds('the page says what this is', await first.$eval('#title', node => node.textContent) === 'Scoring');
      const won = await Promise.all(phones.map(page => page.$$eval('.won', nodes => nodes.map(node => node.textContent).join())));
      const first_name = await first.$$eval('.champions b, .steps [data-place="1"] .name', nodes => nodes.map(node => node.textContent));
      holds('who has won reads so on the own phone, and nobody else', (won[0] === 'You won!') === first_name.includes('Bo')
        && won.slice(1).join('') === '', won);
    }
    const places = await first.$$eval('#ceremony .place, #ceremony ul li', nodes => nodes.map(node => parseInt(node.textContent)));
    holds('each place is told once', places.join() === '1,2,3,4', places);
    for (const [at, page] of phones.entries()) {
      const blocks = await page.$$eval('.block', nodes => nodes.map(node => node.getBoundingClientRect()).map(({ left, height }) => [left, height]));
      const [one, two, three] = blocks;
      holds(`phone ${at}: three blocks, the highest in the middle`, blocks.length === 3 && two[0] < one[0] && one[0] < three[0]
        && one[1] > two[1] && two[1] > three[1], blocks);
    }
    // In the largest letters numbers stay at the right.
    const small = phones[2];
    const size = text => small.evaluate(text => { document.documentElement.style.fontSize = text; }, text);
    await size('200%');
    const left = await small.$$eval('.bars li > :first-child', rows => rows.map(row =>
      row.getBoundingClientRect().right - row.querySelector('.number').getBoundingClientRect().right));
    holds('numbers stand at the right', left.every(far => far < 12), left);
    await picture(small, `ceremony-${game}-large`, { fullPage: true });
    await size('100%');
    for (const [at, page] of phones.entries()) {
      const many = await page.$$eval('.bars details, .steps button', nodes => nodes.map(node => {
        if (node.localName === 'details') node.open = true; else node.click();
        return (node.localName === 'details' ? node : node.closest('ol').nextElementSibling).querySelectorAll('tr').length;
      }));
      holds('what the points come from opens at a tap', many.length === (game === 'troyes' ? 4 : 0) && many.every(rows => rows > 3), many);
      const cut = await cutOff(page);
      holds(`phone ${at}, opened: nothing is cut`, cut.length === 0, cut);
      await picture(page, `ceremony-${game}-${at}-opened`, { fullPage: true });
    }
    await clean(first, `the podium of ${game}`);
    await close(...phones);
  });
}
