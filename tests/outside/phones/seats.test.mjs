// Whoever sits down says that they are ready.
import { test } from 'node:test';

import { clean, close, main, phone, picture, shown, sit, sits } from './phone.mjs';
import { table, told } from './table.mjs';
import { holds, until } from './until.mjs';

test('three phones say that they are ready', async () => {
  await told(9);
  const names = ['Anna', 'Ben', 'Żółć'];
  const phones = [];
  for (const [at, language] of ['en', 'de', 'pl'].entries()) {
    const page = await phone(360, 640, language);
    await sit(page, names[at]);
    await sits(page, names[at]);
    phones.push(page);
  }
  const count = (page, ready) => until(`${ready} of 3`, async () => {
    const now = await main(page);
    return { now, holds: new RegExp(`${ready}\\D+3`).test(now.text) };
  });
  for (const [at, page] of phones.entries()) {
    await count(page, at);
    await page.focus('#main');
    await page.keyboard.press('Space');
    await until('it is pressed', async () => (await main(page)).pressed === 'true');
  }
  for (const page of phones) await count(page, 3);
  await picture(phones[1], 'ready');
  await clean(phones[1], 'ready');
  await phones[0].keyboard.press('Enter');
  for (const page of phones) await count(page, 2);
  await told(10);
  const rests = page => page.$eval('#main', node => node.ariaDisabled === 'true');
  for (const page of phones) await until('nothing is asked before the roll', () => rests(page));
  await told(11);
  for (const page of phones) {
    await until('it is asked again', async () => !await rests(page));
    await count(page, 0);
    holds('nobody is ready for what is new', (await main(page)).pressed === 'false');
  }
  const again = await phone(390, 844, 'en');
  await sit(again, ' anna ');
  await until('a name is taken once', () => again.$eval('#name-why', node => /anna/i.test(node.textContent)));
  await clean(again, 'a name that is taken');
  await close(again);
  // The server forgets everybody; whoever sat here sits down again by itself.
  const { port } = table.gallery.url;
  await table.kills();
  await table.begins(port);
  for (const page of phones) await count(page, 0);
  holds('all of them', (await Promise.all(phones.map(page => page.$eval('#join', node => node.textContent)))).join() === names.join());
  await phones[2].focus('#join');
  await phones[2].keyboard.press('Enter');
  await phones[2].focus('#leave');
  await phones[2].keyboard.press('Enter');
  await until('one leaves', async () => (await main(phones[2])).text === undefined);
  await until('and is not counted', async () => /0\D+2/.test((await main(phones[0])).text));
  await close(...phones);
});

test('whoever sits under a name that nobody plays under is asked who it is when another game begins', async () => {
  const phones = [];
  for (const [name, language] of [['Anna', 'en'], ['Zoe', 'lt'], ['ann', 'fr']]) {
    const page = await phone(360, 640, language);
    await sit(page, name);
    await sits(page, name);
    phones.push(page);
  }
  const [anna, zoe, ann] = phones;
  // Another game's page comes anew.
  const asks = page => page.$eval('#who', node => node.hidden ? '' : [...node.querySelectorAll('button:enabled')].map(button => button.textContent).join()).catch(() => '');
  holds('nobody is asked', (await Promise.all(phones.map(asks))).join('') === '');
  await table.plays('dice-village');
  await until('one is asked', async () => await asks(anna) === 'Bo,Cleo,Di,Just watch');
  await until('and another', async () => /Bo,Cleo,Di/.test(await asks(zoe)));
  await picture(zoe, 'seats-asked');
  await clean(zoe, 'who sits here');
  await anna.$$eval('#who button', buttons => buttons.find(button => button.textContent === 'Bo').click());
  await until('she is Bo now', () => anna.evaluate(() => document.getElementById('join').textContent === 'Bo'));
  await until('and is asked no more', async () => await asks(anna) === '');
  const { names, taken } = await (await fetch(table.gallery.at('/seats?lang=en&manner=plain'))).json();
  holds('the seat before is free', names.join() === 'Ann,Bo,Cleo,Di' && [...taken].sort().join() === 'Bo,Zoe,ann', taken);
  await zoe.$$eval('#who button', buttons => buttons[buttons.length - 1].click());
  await until('a guest puts it away', async () => await asks(zoe) === '');
  await zoe.reload({ waitUntil: 'load' });
  await sits(zoe, 'Zoe');
  await until('it follows again', async () => (await shown(zoe)).live === 'true');
  holds('and it stays away', await asks(zoe) === '');
  holds('who is called so already was not asked', await asks(ann) === '');
  await close(...phones);
});

/** The smallest phone, in the largest letters. */
const small = async language => {
  const page = await phone(320, 568, language);
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  return page;
};
/** What of it is out of sight. */
const outOfSight = (page, ...names) => page.evaluate(names => names.filter(name => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}), names);

test('in the largest letters a name can be tapped at once, and why one is refused is read beside its field', async () => {
  await table.plays('dice-village');
  const other = await phone(390, 844, 'en');
  await sit(other, 'Cleo');
  await sits(other, 'Cleo');
  const page = await small('de');
  await until('it asks who that is', () => page.$eval('#who', node => !node.hidden));
  const names = await outOfSight(page, '#who .chips button');
  holds('a name is in sight', names.length === 0, names);
  await picture(page, 'who-large');
  await sit(page, 'cleo');
  await until('the name is taken', () => page.$eval('#name-why', node => node.textContent.length > 5));
  await picture(page, 'taken-large');
  const told = await outOfSight(page, '#name-why', '#name');
  holds('the reason is in sight, with its field', told.length === 0, told);
  await page.$eval('#seats', node => { node.scrollTop = 0; });
  holds('names come first', (await outOfSight(page, '#names button:enabled')).length === 0);
  await close(page, other);
});
