// What networks, servers and other pages do to a phone that follows.
import http from 'node:http';
import { test } from 'node:test';

import { close, phone, picture, shown, shows, showsView } from './phone.mjs';
import { network, table, told, viewIn } from './table.mjs';
import { holds, until, wait } from './until.mjs';

test('a page from elsewhere can send nothing', async () => {
  await told(9);
  const elsewhere = http.createServer((asked, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Elsewhere'));
  elsewhere.unref();
  await new Promise(done => elsewhere.listen(0, '127.0.0.1', done));
  const page = await phone(360, 640, 'en', { url: `http://elsewhere.test:${elsewhere.address().port}/` });
  const seat = table.gallery.at('/seat');
  const asked = await page.evaluate(async seat => {
    const tried = async more => fetch(seat, { method: 'POST', body: '{"name":"Eve"}', ...more })
      .then(({ status, type }) => `${type} ${status}`, ({ name }) => name);
    const json = { 'Content-Type': 'application/json' };
    return [
      await tried({}), await tried({ mode: 'no-cors' }), await tried({ headers: json }),
      await tried({ headers: { ...json, 'X-Town-Crier-Seat': 'A' } }),
    ];
  }, seat);
  holds('nothing of it can be read', asked.every(error => error === 'TypeError'), asked);
  const origin = `http://elsewhere.test:${elsewhere.address().port}`;
  const answers = [];
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  for (const [method, headers, body] of [['OPTIONS', { origin, ...preflight }],
    ['POST', { origin, 'content-type': 'application/json' }, '{"name":"Eve"}'],
    ['POST', { 'content-type': 'text/plain' }, '{"name":"Eve"}']]) {
    const answer = await new Promise(done => http.request(seat, { method, headers }, done).end(body));
    answers.push(`${answer.statusCode} ${Object.keys(answer.headers).some(name => name.startsWith('access-control'))}`);
    answer.resume();
  }
  holds('and all is refused', answers.join() === '405 false,403 false,415 false', answers);
  holds('nobody sits', (await (await fetch(table.gallery.at('/seats'))).json()).taken.length === 0);
  await close(page);
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test('the server is killed and begun again', async () => {
  await told(9);
  const page = await phone(360, 640, 'de');
  await shows([{ page, language: 'de' }], 9);
  await table.kills();
  const lost = await until('it says since when', async () => {
    const now = await shown(page);
    return { ...now, holds: now.live === 'false' && /\d\d:\d\d/.test(now.state) };
  });
  holds('what was there stays', lost.headline && lost.sprites > 10, lost);
  await until('nothing looks as if it could be done', () => page.evaluate(() => document.documentElement.classList.contains('away')
    && document.getElementById('choices').inert));
  const helps = () => page.$eval('#lost', node => !node.hidden && node.textContent.includes('WLAN'));
  holds('it may mend itself', !await helps());
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 31000;
    dispatchEvent(new Event('online'));
  });
  await until('what helps is told once that lasts', helps);
  await picture(page, 'lost');
  table.game.put(11);
  await table.begins();
  await page.evaluate(() => document.getElementById('again').click());
  await shows([{ page, language: 'de' }], 11);
  holds('nothing has to be done any more', await page.$eval('#lost', node => node.hidden));
  const { said } = await shown(page);
  holds('who comes back is told nothing aloud', said === '', said);
  await close(page);
});

test('a tab is frozen and thawed', async () => {
  await told(11);
  const page = await phone(390, 844, 'nl');
  await shows([{ page, language: 'nl' }], 11);
  const session = await page.createCDPSession();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await told(12);
  await told(13);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  // Without a screen, a tab that was frozen stays hidden until another one was before it.
  await (await page.browserContext().newPage()).bringToFront();
  await page.bringToFront();
  await shows([{ page, language: 'nl' }], 13);
  await close(page);
});

test('answers that are no stream', async () => {
  await told(13);
  const page = await phone(390, 844, 'es');
  await shows([{ page, language: 'es' }], 13);
  for (const bad of ['busy', 'broken']) {
    network.mood = bad;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await until(`it has no stream: ${bad}`, async () => (await shown(page)).live === 'false');
    network.mood = 'well';
    await until('it comes back by itself', async () => (await shown(page)).live === 'true', 15000);
  }
  await close(page);
});

test('a code that lets nobody in any more', async () => {
  await told(13);
  const page = await phone(390, 844, 'en');
  await shows([{ page, language: 'en' }], 13);
  network.mood = 'strange';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await until('it asks for the new code', async () => /Scan the new one/.test((await shown(page)).state));
  network.mood = 'well';
  await until('it comes back by itself', async () => (await shown(page)).live === 'true', 15000);
  await close(page);
});

test('a stream that falls silent', async () => {
  await told(13);
  const page = await phone(390, 844, 'fr');
  await shows([{ page, language: 'fr' }], 13);
  network.mood = 'silent';
  await told(12);
  await wait(1000);
  holds('it has heard nothing', (await shown(page)).headline !== (await viewIn('fr')).cry.headline);
  network.mood = 'well';
  await until('it asks anew', async () => (await shown(page)).headline === (await viewIn('fr')).cry.headline, 40000);
  await close(page);
});

test('with nothing between, by a name and without a secure context', async () => {
  await told(13);
  const page = await phone(360, 640, 'pl', { url: `http://phone.test:${table.gallery.url.port}${table.gallery.url.pathname}` });
  await showsView(page, await viewIn('pl'));
  holds('as on a local network', await page.evaluate(() => !isSecureContext));
  const { port } = table.gallery.url;
  await table.kills();
  await until('it says so', async () => (await shown(page)).live === 'false');
  await table.begins(port);
  await showsView(page, await viewIn('pl'));
  await close(page);
});

test('seven tabs of one browser', async () => {
  await told(13);
  const first = await phone(390, 844, 'it');
  const pages = [first];
  while (pages.length < 7) {
    const page = await first.browserContext().newPage();
    await page.goto(`${network.address}?lang=it&manner=plain`, { waitUntil: 'load', timeout: 15000 });
    pages.push(page);
  }
  for (const page of [pages[6], pages[0]]) {
    await page.bringToFront();
    await showsView(page, await viewIn('it'));
  }
  await close(first);
});

test('without a script', async () => {
  await told(9);
  for (const [name, url] of [['inside', network.address], ['plain', `${network.address}/plain`]]) {
    const page = await phone(360, 640, 'fr', { script: false, url });
    const view = await viewIn('fr');
    await until(`it tells the same: ${name}`, async () => {
      // The page leads to the plain one.
      const text = await page.$eval('#plain', node => node.textContent).catch(error => error.message);
      return { text, holds: text.includes(view.cry.headline) && text.includes(view.title) };
    });
    await picture(page, `script-none-${name}`, { fullPage: true });
    await close(page);
  }
});
