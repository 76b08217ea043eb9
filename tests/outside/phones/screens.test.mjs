// What is shown: every screen, the streamer's overlay, rules and settings.
import { test } from 'node:test';

import { OVERLAY } from './gallery.mjs';
import { LANGUAGES, clean, close, phone, picture, shown, shows } from './phone.mjs';
import { network, table, told, viewIn } from './table.mjs';
import { holds, until } from './until.mjs';

test('every screen, names that look like markup, and views that come too late', async () => {
  await told(13);
  const view = await viewIn('en');
  network.mood = 'made';
  const page = await phone(390, 844, 'en');
  const name = '<img src=x onerror=alert(1)>\u202E"\'</script>';
  const bars = [{ name, points: 42, place: 1 }, { name: 'Ben', points: 21, place: 2 }];
  const ceremony = { heading: 'The winner', sentence: `${name} wins.`, bars };
  const seen = () => page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, #notice):not([hidden])')].map(node => node.id).join(' '));
  await until('a stream', () => network.made > 0);
  const screens = [
    [{ screen: 'dark', cry: null, scene: null, picture: null, side: null, grid: null, track: null }, 'notice'],
    [{ screen: 'break' }, 'notice'],
    [{ screen: 'empty', cry: null, scene: null, picture: null, side: null, grid: null, track: null }, 'notice'],
    [{ screen: 'title', cry: null, side: null, grid: null, track: null }, 'notice picture'],
    [{ screen: 'soon', cry: null, side: null, grid: null, track: null }, 'notice picture'],
    [{ screen: 'opening', checks: ['Take a pencil.'] }, 'cry checks side picture grid'],
    [{ screen: 'game', moving: true, cry: null }, 'notice side picture grid'],
    [{ must_read: { title: 'From today', text: null } }, 'cry must-read side picture grid'],
    [{ screen: 'over', page: 0 }, 'cry side picture grid'],
    [{ screen: 'ceremony', ceremony }, 'ceremony'],
  ];
  let rev = view.rev;
  for (const [change, parts] of screens) {
    rev += 1;
    network.tell('view', { ...view, rev, ...change });
    // What is less urgent than the cry stands below what there is to choose; at the end that is all of it.
    const lower = ({ urgency }) => change.screen === 'over' || urgency !== 'alarm' && urgency !== view.cry.urgency;
    const expected = parts.includes('cry') && view.cry.sentences.some(lower) ? `${parts} besides` : parts;
    await until(JSON.stringify(change), async () => {
      const now = await seen();
      return { now, holds: now.split(' ').sort().join() === expected.split(' ').sort().join() };
    });
    await clean(page, `screen ${change.screen}`);
    await picture(page, `screen-${rev - view.rev}`);
  }
  const bar = await page.evaluate(() => [document.querySelector('.bars b').textContent, document.images.length]);
  holds('a name is text', bar[0] === name && bar[1] === 0, bar);
  network.tell('view', { ...view, rev: view.rev + 1, cry: { ...view.cry, headline: 'Too late' } });
  const colors = await page.$$eval('.bars .length', nodes => nodes.map(node => node.style.backgroundColor));
  holds('a bar without a color of its own has the usual one', colors.join('') === '', colors);
  network.tell('beat', { left_ms: 61000, running: false, phones: 3 });
  await until('the time stands still', async () => /1:01/.test((await shown(page)).time));
  holds('an older view is dropped', await page.evaluate(() => document.getElementById('cry').hidden));
  network.tell('view', { ...view, epoch: 'another', rev: 1 });
  await until('another run begins anew', async () => (await shown(page)).headline === view.cry.headline);
  network.tell('bye', null);
  await until('it says that the table has closed', async () => /Closed/.test((await shown(page)).state));
  network.mood = 'well';
  await until('and looks whether it is there again', async () => (await shown(page)).live === 'true', 8000);
  await close(page);
});

test('a streamer sees what was asked for, on nothing', async () => {
  await told(9);
  for (const language of LANGUAGES) {
    const url = `${table.gallery.url.origin}/${OVERLAY}/overlay`;
    const page = await phone(1920, 1080, language, { url });
    const places = () => page.evaluate(() => ['cry', 'side', 'picture'].map(id => {
      const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
      return { id, left, top, right, bottom };
    }));
    await until('the picture', async () => (await places()).every(({ left, right }) => right > left));
    const parts = await places();
    const apart = (one, other) => one.right <= other.left || other.right <= one.left
      || one.bottom <= other.top || other.bottom <= one.top;
    const inside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= 1920 && bottom <= 1080;
    holds(`${language}: nothing is cut or covered`, parts.every((part, at) => inside(part) && part.right > part.left
      && parts.slice(at + 1).every(other => apart(part, other))), parts);
    holds('nothing behind', await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor === 'rgba(0, 0, 0, 0)'));
    await picture(page, `overlay-${language}`, { omitBackground: true });
    await close(page);
  }
  const page = await phone(1920, 1080, 'en', { url: `${table.gallery.url.origin}/${OVERLAY}/overlay`, query: '&show=cry' });
  holds('only the cry', await page.evaluate(() => ['cry', 'side', 'picture'].filter(id =>
    document.getElementById(id).getBoundingClientRect().width > 0).join()) === 'cry');
  await told(10);
  const { cry } = await viewIn('en');
  await until('and it follows', () => page.evaluate(headline =>
    document.getElementById('headline').textContent === headline, cry.headline));
  await close(page);
});

test('rules, sheets and settings by keys alone', async () => {
  await told(13);
  const page = await phone(390, 844, 'en');
  await shows([{ page, language: 'en' }], 13);
  await page.focus('#open-rules');
  await page.keyboard.press('Enter');
  await until('the rules', () => page.evaluate(() => document.querySelectorAll('#pages details').length > 3));
  const all = await page.evaluate(() => document.querySelectorAll('#pages details').length);
  await page.focus('#search');
  await page.keyboard.type('FORTRÉSS');
  await until('found', () => page.evaluate(all => {
    const pages = [...document.querySelectorAll('#pages details')];
    const has = page => page.open && /fortress/i.test(page.textContent);
    return pages.length > 0 && pages.length < all && pages.every(has);
  }, all));
  await until('drawings of the rules', async () => (await shown(page)).missing.length === 0);
  await picture(page, 'rules');
  await clean(page, 'rules');
  await page.keyboard.press('Escape');
  if (await page.evaluate(() => document.getElementById('rules').open)) await page.keyboard.press('Escape');
  holds('the key closes it', await page.evaluate(() => !document.getElementById('rules').open));
  await page.focus('[data-spot="thing-0"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  holds('a sheet', await page.evaluate(() => document.getElementById('sheet').open));
  await picture(page, 'sheet');
  await clean(page, 'sheet');
  await page.keyboard.press('Escape');
  await page.focus('#enlarge');
  await page.keyboard.press('Enter');
  const large = () => page.evaluate(() => document.getElementById('large')?.open === true);
  await until('the picture is large', large);
  const wide = () => page.$eval('#large .stage', node => node.offsetWidth / innerWidth);
  holds('as wide as the window, with its buttons', await page.$eval('#large .stage', node => !!node.querySelector('.thing')) && await wide() > 0.9 && await wide() <= 1, await wide());
  await picture(page, 'large');
  await clean(page, 'the picture, large');
  await page.keyboard.press('+');
  holds('nearer, around its middle', await wide() > 1.3 && await page.$eval('#large .pan', node => node.scrollLeft > 50), await wide());
  await page.evaluate(() => history.back());
  await until('going back leaves it', async () => !await large());
  await page.focus('#enlarge');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await until('it is in its place again', () => page.evaluate(() => !document.getElementById('large').open && document.activeElement.id === 'enlarge'
    && document.getElementById('picture').parentNode.id === 'second'));
  const box = await (await page.$('.stage')).boundingBox();
  await page.evaluate(() => document.querySelector('.stage').scrollIntoView({ block: 'center' }));
  const at = await (await page.$('.stage')).boundingBox();
  await page.mouse.click(at.x + box.width / 2, at.y + box.height * 0.14);
  holds('a tap tells too', await page.evaluate(() => document.getElementById('sheet').open));
  await page.keyboard.press('Escape');
  await page.focus('#open-settings');
  await page.keyboard.press('Enter');
  await picture(page, 'settings');
  await clean(page, 'settings');
  await Promise.all([page.waitForNavigation({ timeout: 10000 }), page.select('#language', 'lt')]);
  await shows([{ page, language: 'lt' }], 13);
  await page.goto(network.address, { waitUntil: 'load', timeout: 15000 });
  await until('it keeps the language', () => page.evaluate(() => document.documentElement.lang === 'lt'));
  await close(page);
});
