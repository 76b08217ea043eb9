// Whoever's turn it is composes it on the phone and proposes it; the crier takes it or sends it back.
import { test } from 'node:test';

import { clean, close, cutOff, phone, picture, sit, sits } from './phone.mjs';
import { table } from './table.mjs';
import { holds, until } from './until.mjs';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Di'];
const choices = page => page.evaluate(() => ({
  told: document.getElementById('proposed')?.textContent,
  offers: [...document.querySelectorAll('#choices .offer:not(:disabled)')].map(node => node.textContent),
  chosen: document.querySelectorAll('#choices [aria-pressed=true]').length,
  lay: document.querySelector('#propose:not([hidden])')?.textContent,
}));

/** The phone of the player whose turn it is. */
const whoChooses = async language => {
  for (const name of NAMES) {
    const page = await phone(390, 844, language);
    await sit(page, name);
    await sits(page, name);
    await until('it is told of its player', () => page.evaluate(() => !!window.townCrier.now().view.own));
    if (await page.evaluate(() => window.townCrier.now().view.own.turn)) {
      await until('a choice', async () => (await choices(page)).offers.length > 0);
      return page;
    }
    await close(page);
  }
  throw new Error('nobody chooses');
};

/** Taps the first things that are offered, until they make an order. */
const compose = async page => {
  for (let at = 0; at < 12 && !(await choices(page)).lay; at += 1) {
    const before = JSON.stringify(await choices(page));
    await page.evaluate(at => document.querySelectorAll('#choices .offer:not(:disabled)')[at]?.click(), at);
    await until('it is heard', async () => JSON.stringify(await choices(page)) !== before, 1000).catch(() => null);
  }
  const composed = await choices(page);
  holds('it can be proposed', !!composed.lay, composed);
};

const lay = async page => {
  await page.evaluate(() => document.getElementById('propose').click());
  await until('it is proposed', async () => !(await choices(page)).lay);
  return (await choices(page)).told;
};

for (const [game, order, language] of [['troyes', 'act(', 'lt'], ['dice-village', 'sell(', 'de']]) {
  test(`${game}: composed, proposed, sent back, and taken`, async () => {
    await table.asksBefore(game, order);
    const page = await whoChooses(language);
    holds('nothing is proposed yet', !(await choices(page)).lay);
    const asked = await page.$eval('#choices h3', node => node.textContent);
    holds('it says what is to be chosen', asked === { troyes: 'Veiksmai', 'dice-village': 'In welchem Dorf verkaufst du?' }[game], asked);
    const high = await page.$eval('#choices', node => node.offsetHeight);
    holds('what can be chosen is on one screen', high < 720, high);
    await compose(page);
    const cut = await cutOff(page);
    holds('nothing is cut', cut.length === 0, cut);
    await clean(page, `${game}, composed`);
    await picture(page, `propose-${game}`);
    await page.setViewport({ width: 740, height: 360, deviceScaleFactor: 1, hasTouch: true });
    await page.evaluate(() => scrollTo(0, 0));
    const beside = await page.evaluate(() => {
      const [list, scene] = ['choices', 'scene'].map(id => document.getElementById(id).getBoundingClientRect());
      return { list: list.right, left: scene.left, top: scene.top, bottom: scene.bottom, high: innerHeight };
    });
    holds('on a phone that lies the picture is seen beside it', beside.left >= beside.list && beside.bottom <= beside.high, beside);
    await picture(page, `lying-${game}`);
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 1, hasTouch: true });
    const proposed = await lay(page);
    await picture(page, `proposed-${game}`);
    // The player can take it back, and has it composed still.
    await page.evaluate(() => document.getElementById('withdraw').click());
    await until('it is withdrawn', async () => !!(await choices(page)).lay);
    holds('it is the same again', await lay(page) === proposed);
    table.gallery.asCrier('decline');
    await until('it is sent back', async () => {
      const { told, chosen } = await choices(page);
      return told !== proposed && chosen === 0;
    });
    await compose(page);
    await lay(page);
    const headline = () => page.$eval('#headline', node => node.textContent);
    const before = await headline();
    table.gallery.asCrier('key');
    await until('the crier has taken it', async () => await headline() !== before);
    await until('the phone says so', async () => (await choices(page)).told !== proposed);
    await picture(page, `taken-${game}`);
    await close(page);
  });
}

test('troyes: on a phone that lies, what is missing is in sight', async () => {
  await table.asksBefore('troyes', 'act(');
  const page = await whoChooses('lt');
  await page.setViewport({ width: 740, height: 360, deviceScaleFactor: 1, hasTouch: true });
  await page.evaluate(() => document.querySelectorAll('#choices .offer:not(:disabled)')[1].click());
  await until('it is told', () => page.$eval('#proposed', node => !node.hidden));
  const bottom = await page.$eval('#proposed', node => node.getBoundingClientRect().bottom);
  holds('it is in sight', !(await choices(page)).lay && bottom <= 360, bottom);
  await close(page);
});

/** Where the first thing stands that can be chosen, and what room there is for it. */
const firstChoice = page => page.evaluate(() => {
  const [first] = document.querySelectorAll('#choices .offer:not(:disabled)');
  const bar = document.getElementById('bar').getBoundingClientRect().top;
  return { top: first.getBoundingClientRect().top, bottom: first.getBoundingClientRect().bottom, room: Math.min(innerHeight, bar), scrolled: scrollY };
});

for (const [game, order, language] of [['troyes', 'act(', 'lt'], ['dice-village', 'sell(', 'de']]) {
  test(`${game}: what can be chosen stands on the smallest phone, in the largest letters, and a proposal moves nothing`, async () => {
    await table.asksBefore(game, order);
    // Whoever follows without a seat is asked who that is, and can put that away.
    const other = await phone(390, 844, 'en');
    await until('it asks who that is', () => other.$eval('#who', node => !node.hidden && node.querySelectorAll('.chips button').length > 1));
    await clean(other, 'who that is');
    await other.evaluate(() => document.querySelector('#who > button').click());
    holds('it can be put away', await other.$eval('#who', node => node.hidden));
    const page = await whoChooses(language);
    await page.setViewport({ width: 320, height: 568, deviceScaleFactor: 1, hasTouch: true });
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate(size => { document.documentElement.style.fontSize = size; scrollTo(0, 0); }, size);
      const first = await firstChoice(page);
      holds(`${size}: the first choice is seen`, first.scrolled === 0 && first.top >= 0 && first.bottom <= first.room, first);
      const cut = await cutOff(page);
      holds(`${size}: nothing is cut`, cut.length === 0, cut);
    }
    await picture(page, `first-${game}`);
    const place = () => other.$eval('#columns', node => node.getBoundingClientRect().top);
    const before = await place();
    await compose(page);
    await lay(page);
    await until('it is told', () => other.$eval('#others', node => !node.hidden && node.textContent.length > 0));
    holds('nothing moves', await place() === before);
    await other.reload({ waitUntil: 'load' });
    await until('it is live', async () => other.$eval('#state', node => node.dataset.live === 'true'));
    holds('and is not asked again', await other.$eval('#who', node => node.hidden));
    await close(page, other);
  });
}

test('what lay on the desk of a run that ended is to be proposed again', async () => {
  await table.asksBefore('dice-village', 'sell(');
  const page = await whoChooses('en');
  await compose(page);
  const proposed = await lay(page);
  await table.asksAgain('sell(');
  await until('the phone says so', async () => /Propose it again/.test((await choices(page)).told), 20000);
  await picture(page, 'propose-anew');
  await compose(page);
  holds('it is the same again', await lay(page) === proposed, await choices(page));
  await close(page);
});

for (const behind of [false, true]) {
  test(`what can be chosen comes into sight with each choice of the own turn${behind ? ', once a dialog is closed' : ''}`, async () => {
    await table.asksBefore('dice-village', 'buy(');
    const page = await whoChooses('de');
    await page.setViewport({ width: 320, height: 568, deviceScaleFactor: 1, hasTouch: true });
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    await compose(page);
    await lay(page);
    const orders = () => page.evaluate(() => window.townCrier.now().view.orders);
    const before = await orders();
    await page.evaluate(behind => {
      scrollTo(0, document.documentElement.scrollHeight);
      if (behind) document.getElementById('open-settings').click();
    }, behind);
    table.gallery.asCrier('key');
    await until('the crier has taken it', async () => await orders() !== before);
    holds('the turn goes on', await page.evaluate(() => window.townCrier.now().view.own.turn));
    const inSight = () => page.evaluate(() => {
      const [top, first] = [document.getElementById('stuck').getBoundingClientRect().bottom, document.querySelector('#choices .offer').getBoundingClientRect()];
      return { top, first: first.top, holds: first.top >= top && first.top < innerHeight / 2 };
    });
    if (behind) {
      holds('nothing moves behind the dialog', !(await inSight()).holds);
      await page.keyboard.press('Escape');
    }
    await until('it is in sight', inSight);
    holds('what was accepted makes way for it', await page.$eval('#proposed', node => node.hidden));
    await picture(page, 'next-choice');
    await close(page);
  });
}
