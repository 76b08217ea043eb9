// Whoever sits down says that they are ready.
import { test } from 'node:test';

import { clean, close, main, phone, picture, sit, sits } from './phone.mjs';
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
