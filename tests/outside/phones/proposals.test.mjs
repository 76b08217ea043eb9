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

/** The phone of the player who chooses. */
const whoChooses = async language => {
  for (const name of NAMES) {
    const page = await phone(390, 844, language);
    await sit(page, name);
    await sits(page, name);
    const asked = await until('a choice', async () => (await choices(page)).offers.length > 0, 700).catch(() => false);
    if (asked) return page;
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
    const high = await page.$eval('#choices', node => node.offsetHeight);
    holds('what can be chosen is on one screen', high < 720, high);
    await compose(page);
    const cut = await cutOff(page);
    holds('nothing is cut', cut.length === 0, cut);
    await clean(page, `${game}, composed`);
    await picture(page, `propose-${game}`);
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
