// Real phones, as far as Chromium is one: node phones.mjs PROGRAM TOOLS SAVES [PICTURES [PART OF A TEST'S NAME]]. Between them and the gallery
// stands a small server that can be told to answer as networks do: with 503, or not at all. Every wait has an end.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const [program, tools, saves, pictures, only = ''] = process.argv.slice(2);
const require = createRequire(path.resolve(tools) + '/');
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pl', 'lt'];
const game = path.join(saves, 'game.ron');
const seats = path.resolve(process.env.SEATS || 'target/debug/examples/seats');
/** The number of a game's last save: its folder holds one after each order. */
const lastOf = game => fs.readdirSync(path.join(saves, game)).length - 1;
const last = lastOf('troyes-dice');
/** Which game is played: those who follow the file need not be told. */
let played = 'troyes-dice';

const wait = ms => new Promise(done => setTimeout(done, ms));
/** Looks again and again until it holds, for so many milliseconds. */
const until = async (what, look, longest = 10000) => {
  const end = performance.now() + longest;
  let seen;
  do {
    seen = await look();
    if (seen === true || seen && seen.holds) return seen;
    await wait(40);
  } while (performance.now() < end);
  throw new Error(`${what}: not within ${longest} ms; last seen: ${JSON.stringify(seen)}`);
};
const holds = (what, truth, more = '') => { if (!truth) throw new Error(`${what} ${JSON.stringify(more)}`); };
const put = number => {
  fs.copyFileSync(path.join(saves, played, `${number}.ron`), game + '.new');
  fs.renameSync(game + '.new', game);
};

// The gallery, and what stands before it.

const [KEY, OVERLAY] = ['TESTKEY23456', 'KEYT3ST65432'];
let gallery = null;
let behind = null;
/** Begins the gallery, on a port that it had before or on any; or another one, which a line at a time is told what to do. */
const begin = async (port = 0, led = '') => {
  const more = ['--bind', `127.0.0.1:${port}`, '--key', KEY, '--overlay-key', OVERLAY, '--host', 'phone.test'];
  const asked = led ? [led, [path.join(saves, played, `${lastOf(played)}.ron`), KEY, 'phone.test']] : [program, ['gallery', game, ...more]];
  gallery = spawn(...asked, { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  gallery.stdout.on('data', text => { said += text; });
  await until('the address', () => said.includes('\n'));
  behind = new URL(said.split('\n')[0]);
};
const kill = () => new Promise(done => { gallery.once('exit', done); gallery.kill('SIGKILL'); behind = null; });
let mood = 'well';
/** Streams on which nothing is told but what a test makes up. */
const made = new Set();
const tell = (event, data) => {
  for (const stream of made) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
const front = http.createServer((asked, answer) => {
  const stream = /^\/PHONES\/events/.test(asked.url);
  if (stream && mood === 'made') {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    made.add(answer);
    answer.on('close', () => made.delete(answer));
    return;
  }
  if (mood === 'strange') { answer.writeHead(404).end('Nothing is here'); return; }
  if (stream && mood === 'busy') { answer.writeHead(503).end('busy'); return; }
  if (stream && mood === 'broken') { answer.writeHead(200, { 'content-type': 'text/html' }).end('Log in!'); return; }
  if (!behind || mood === 'gone' || !/^\/PHONES/.test(asked.url)) { answer.destroy(); return; }
  const [host, port] = [behind.hostname, behind.port];
  const target = behind.pathname + asked.url.replace('/PHONES', '');
  const headers = { ...asked.headers, host: behind.host };
  // What stands between tells whom it asks for, as a proxy does.
  if (headers.origin === `http://${asked.headers.host}`) headers.origin = behind.origin;
  const through = http.request({ host, port, path: target, method: asked.method, headers }, given => {
    answer.writeHead(given.statusCode, given.headers);
    let silent = false;
    given.on('data', data => {
      silent ||= stream && mood === 'silent';
      if (!silent) answer.write(data);
    });
    given.on('end', () => answer.end());
    given.on('close', () => { if (!given.complete) answer.destroy(); });
  });
  through.on('error', () => answer.destroy());
  answer.on('close', () => through.destroy());
  asked.pipe(through);
});
await new Promise(done => front.listen(0, '127.0.0.1', done));
const address = `http://phone.test:${front.address().port}/PHONES`;
const viewIn = async language =>
  (await fetch(`${behind.origin}${behind.pathname}/view?lang=${language}&manner=plain`)).json();

// Phones.

const complaints = [];
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1', '--force-color-profile=srgb'],
});
const phone = async (width, height, language, { theme = 'light', url = address, query = '', script = true } = {}) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: 1, hasTouch: width < 1000 });
  await page.setJavaScriptEnabled(script);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  page.on('console', message => {
    // That an answer failed is what some of these tests are about.
    const text = message.text();
    if (!/Failed to load resource|MIME type|net::ERR|from origin 'http:\/\/elsewhere\.test/.test(text)) complaints.push(`${language}: ${text}`);
  });
  page.on('pageerror', error => complaints.push(`${language}: ${error.message}`));
  await page.evaluateOnNewDocument(theme => localStorage.setItem('town-crier-theme', JSON.stringify(theme)), theme);
  await page.goto(`${url}?lang=${language}&manner=plain${query}`, { waitUntil: 'load', timeout: 15000 });
  return page;
};
const close = async (...pages) => { for (const page of pages) await page.browserContext().close(); };
const shown = page => page.evaluate(() => {
  const text = id => document.getElementById(id)?.closest('[hidden]') ? null : document.getElementById(id)?.textContent;
  const count = some => document.querySelectorAll(some).length;
  return {
    title: text('title'), headline: text('headline'), live: document.getElementById('state').dataset.live,
    state: text('state-text'), said: text('said'), time: text('time'), notice: text('notice'),
    offers: count('#side:not([hidden]) .offer'), marks: count('#grid td.marked'), sprites: count('#scene use'),
    missing: [...document.querySelectorAll('use')].filter(use =>
      !document.getElementById(use.getAttribute('href').slice(1))).map(use => use.getAttribute('href')),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
});
/** The page shows that view: words, list, table, picture, and nothing beyond its edge. */
const showsView = (page, view) => until(`${view.language} shows order ${view.orders}`, async () => {
  const now = await shown(page);
  const marked = (view.grid?.rows ?? []).flatMap(row => row.fields).filter(field => field.mark).length;
  now.holds = now.title === view.title && now.headline === view.cry?.headline && now.offers === view.side.items.length
    && now.marks === marked && now.sprites > 10 && now.missing.length === 0 && now.wide <= 0 && now.live === 'true';
  return now;
});
const shows = async (pages, number) => {
  const views = await Promise.all(pages.map(({ language }) => viewIn(language)));
  await Promise.all(pages.map(({ page }, at) => showsView(page, views[at])));
  holds('the order', views.every(view => view.orders === number), views.map(view => view.orders));
  return views;
};
const told = async number => {
  put(number);
  await until(`the file's order ${number}`, async () => (await viewIn('en')).orders === number);
};
const picture = async (page, name, more = {}) => {
  if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.png`), ...more });
};
const clean = async (page, name) => {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: [
    'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  const faults = found.violations.map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 200)]);
  holds(`axe, ${name}`, faults.length === 0, faults);
};

/** Sits down by keys alone, under a name. */
const sit = async (page, name) => {
  await until('one can take part', () => page.$eval('#join', node => !node.hidden));
  await page.focus('#join');
  await page.keyboard.press('Enter');
  await until('a name is asked for', () => page.evaluate(() => document.getElementById('seats')?.open === true));
  await page.focus('#name');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};
const sits = (page, name) => until(`${name} sits`, () => page.evaluate(name =>
  !document.getElementById('seats').open && document.getElementById('join').textContent === name, name));
const main = page => page.evaluate(() => {
  const [button, row] = [document.getElementById('main'), document.getElementById('seat')];
  const [text, note] = [button?.hidden ? '' : button?.textContent, row?.querySelector('p').textContent];
  const name = document.getElementById('join').textContent;
  return !row || row.hidden ? { name } : { name, text, pressed: button.ariaPressed, note };
});
/** Types a number into the field of that place, over what stands there. */
const enter = async (page, at, number) => {
  await page.focus(`#field-${at}`);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(`${number}`);
};
/** What is cut of the page, or stands beyond its edges. */
const cutOff = (page, within = '#whole') => page.evaluate(within => [...document.querySelectorAll(`${within} *`)].filter(node => {
  const box = node.getBoundingClientRect();
  if (!box.width || node.closest('svg, .unseen, #said') || within === '#whole' && node.closest('dialog')) return false;
  const { overflowX } = getComputedStyle(node);
  const hides = node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1 && overflowX !== 'visible' && overflowX !== 'auto';
  return hides || box.right > innerWidth + 1 || box.left < -1;
}).map(node => node.id || node.className || node.tagName), within);

const tests = {
  async 'a whole game on three phones'() {
    await told(0);
    const phones = [];
    for (const [width, height, language] of [[360, 640, 'en'], [390, 844, 'pl'], [768, 1024, 'fr']]) {
      phones.push({ language, page: await phone(width, height, language) });
    }
    await shows(phones, 0);
    for (const { page } of phones) holds('nothing is said at first', (await shown(page)).said === '');
    for (let number = 1; number <= last; number += 1) {
      await told(number);
      const views = await shows(phones, number);
      for (const [at, { page }] of phones.entries()) {
        const { said } = await shown(page);
        holds('the news are said once', said.startsWith(views[at].cry.headline.replace(/[.!]$/, '')), said);
        const name = `game-${views[at].language}-${number}`;
        if ([1, 9, last].includes(number)) await picture(page, name, { fullPage: true });
      }
    }
    await told(9);
    await shows(phones, 9);
    await close(...phones.map(({ page }) => page));
  },

  async 'three phones say that they are ready'() {
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
    const { port } = behind;
    await kill();
    await begin(port);
    for (const page of phones) await count(page, 0);
    holds('all of them', (await Promise.all(phones.map(page => page.$eval('#join', node => node.textContent)))).join() === names.join());
    await phones[2].focus('#join');
    await phones[2].keyboard.press('Enter');
    await phones[2].focus('#leave');
    await phones[2].keyboard.press('Enter');
    await until('one leaves', async () => (await main(phones[2])).text === undefined);
    await until('and is not counted', async () => /0\D+2/.test((await main(phones[0])).text));
    await close(...phones);
  },

  async 'a sheet is typed, refused, mended, returned and accepted'() {
    await kill();
    await begin(0, seats);
    const page = await phone(360, 640, 'de');
    await sit(page, 'Anna');
    await sits(page, 'Anna');
    await until('a sheet is asked for', async () => (await main(page)).text === 'Mein Blatt');
    await page.focus('#main');
    await page.keyboard.press('Enter');
    await until('the form', () => page.evaluate(() => document.getElementById('count').open));
    await until('its drawings', async () => (await shown(page)).missing.length === 0);
    await picture(page, 'form');
    // More than there is room for, and a building without its number.
    await enter(page, 0, 9);
    await enter(page, 4, 2);
    await enter(page, 15, 21);
    const faults = () => page.evaluate(() => [...document.querySelectorAll('#count [aria-invalid=true]')].map(input =>
      document.getElementById(input.getAttribute('aria-describedby')).textContent));
    await until('a reason as one types', async () => (await faults()).some(text => text.length > 5));
    await page.focus('#hand-in');
    await page.keyboard.press('Enter');
    await until('it is refused', () => page.evaluate(() => document.activeElement.getAttribute('aria-invalid') === 'true'));
    await picture(page, 'form-refused');
    await clean(page, 'a sheet that is refused');
    await enter(page, 0, 3);
    await enter(page, 6, 1);
    await enter(page, 10, 1);
    const sum = page => page.$eval('#sum', node => Number(/^Punkte: (\d+)$/.exec(node.textContent)?.[1]));
    await until('points', async () => await sum(page) > 21);
    // What was typed is there after the browser was closed and opened.
    await page.reload({ waitUntil: 'load' });
    await until('a sheet is asked for again', async () => (await main(page)).text === 'Mein Blatt');
    await page.focus('#main');
    await page.keyboard.press('Enter');
    await until('what was typed', () => page.evaluate(() => ['3', '2', '21'].join()
      === [0, 4, 15].map(at => document.getElementById(`field-${at}`)?.value).join()));
    await page.focus('#hand-in');
    await page.keyboard.press('Enter');
    await until('it waits', async () => /Abgegeben/.test((await main(page)).text));
    gallery.stdin.write('return Anna\n');
    await until('it comes back', async () => /zurückgegeben/.test((await main(page)).text));
    holds('it is said', /zurückgegeben/.test((await shown(page)).said));
    await picture(page, 'form-returned');
    await page.focus('#main');
    await page.keyboard.press('Enter');
    const before = await sum(page);
    await enter(page, 15, 24);
    const points = before + 3;
    await until('three points more', async () => await sum(page) === points);
    await page.keyboard.press('Enter');
    await until('it waits again', async () => /Abgegeben/.test((await main(page)).text));
    gallery.stdin.write('accept Anna\n');
    await until('it is accepted', async () => /Übernommen/.test((await main(page)).text));
    gallery.stdin.write('reveal\n');
    await until('the own points', () => page.evaluate(() => !document.getElementById('own').hidden));
    const own = await page.$eval('#own', node => node.textContent);
    holds('and the rank', own.includes(`Punkte: ${points}, Rang 1 von 1`), own);
    await page.evaluate(() => document.getElementById('own').scrollIntoView());
    await picture(page, 'own-points');
    await clean(page, 'the own points');
    gallery.stdin.write('free Anna\n');
    await until('the seat was freed', async () => /Ausrufer/.test((await main(page)).note || ''));
    holds('it is said', /Ausrufer/.test((await shown(page)).said));
    await page.reload({ waitUntil: 'load' });
    await until('and it is forgotten', () => page.$eval('#join', node => !node.hidden && node.textContent === 'Mitmachen'));
    await close(page);
    await kill();
    await begin();
  },

  async 'the form in every language, theme and size'() {
    await kill();
    await begin(0, seats);
    for (const language of LANGUAGES) {
      const page = await phone(320, 640, language);
      await sit(page, `Dorothea ${language}`);
      await until('a sheet is asked for', async () => Boolean((await main(page)).text));
      await page.focus('#main');
      await page.keyboard.press('Enter');
      await until('its drawings', async () => (await shown(page)).missing.length === 0);
      await enter(page, 0, 9);
      await enter(page, 15, 21);
      await until('a reason', () => page.evaluate(() => document.querySelectorAll('#count [aria-invalid=true]').length > 0));
      for (const theme of ['light', 'dark', 'contrast']) {
        await page.evaluate(theme => { document.documentElement.dataset.theme = theme; }, theme);
        await clean(page, `the form in ${language}, ${theme}`);
        if (['de', 'lt'].includes(language)) await picture(page, `form-${language}-${theme}`);
      }
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      const cut = await cutOff(page, '#count');
      holds(`${language}, nothing is cut`, cut.length === 0, cut);
      await picture(page, `form-largest-${language}`);
      await page.evaluate(() => document.getElementById('count').close());
      const outside = await cutOff(page);
      holds(`${language}, nothing of the page is cut`, outside.length === 0, outside);
      await picture(page, `form-largest-page-${language}`);
      await close(page);
    }
    await kill();
    await begin();
  },

  async 'Dice Village: a whole game, upright and on its side'() {
    played = 'dice-village';
    const end = lastOf(played);
    await told(0);
    const phones = [];
    for (const [width, height, language] of [[320, 640, 'en'], [390, 844, 'de'], [844, 390, 'lt']]) {
      phones.push({ language, width, page: await phone(width, height, language) });
    }
    await shows(phones, 0);
    // Each order of the first round, some of every round, and the last.
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
  },

  async 'Dice Village: the largest letters in every language, and no fault that axe finds'() {
    played = 'dice-village';
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
  },

  async 'Dice Village: a sheet is typed, refused, mended, returned and accepted'() {
    played = 'dice-village';
    await kill();
    await begin(0, seats);
    const page = await phone(320, 640, 'de');
    await sit(page, 'Ann');
    await sits(page, 'Ann');
    const opens = async () => {
      await until('a sheet is asked for', async () => (await main(page)).text?.startsWith('Mein Blatt'));
      await page.focus('#main');
      await page.keyboard.press('Enter');
      await until('the form', () => page.evaluate(() => document.getElementById('count').open));
    };
    await opens();
    const fields = await page.$$eval('#count :is(label, legend)', nodes => nodes.map(node => node.textContent));
    holds('cards, coins and favours, each told once', fields.join() === 'Karten,Münzen,Gefallen', fields);
    // Nobody has fewer cards than villages.
    await enter(page, 0, 2);
    await enter(page, 1, 4);
    await page.focus('#hand-in');
    await page.keyboard.press('Enter');
    await until('it is refused', () => page.evaluate(() => document.activeElement.id === 'field-0'
      && document.activeElement.getAttribute('aria-invalid') === 'true'));
    holds('and says why', /3 bis 33/.test(await page.$eval('#why-0', node => node.textContent)));
    await clean(page, 'a sheet of Dice Village that is refused');
    await picture(page, 'village-form-refused');
    await enter(page, 0, 9);
    await enter(page, 2, 3);
    await until('it is mended', () => page.$eval('#sum', node => /9/.test(node.textContent)));
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    const cut = await cutOff(page, '#count');
    holds('nothing is cut', cut.length === 0, cut);
    await picture(page, 'village-form-largest');
    await page.evaluate(() => { document.documentElement.style.fontSize = ''; });
    await page.focus('#hand-in');
    await page.keyboard.press('Enter');
    await until('it waits', async () => /Abgegeben/.test((await main(page)).text));
    gallery.stdin.write('return Ann\n');
    await until('it comes back', async () => /zurückgegeben/.test((await main(page)).text));
    await opens();
    await enter(page, 1, 5);
    await page.keyboard.press('Enter');
    await until('it waits again', async () => /Abgegeben/.test((await main(page)).text));
    gallery.stdin.write('accept Ann\n');
    await until('it is accepted', async () => /Übernommen/.test((await main(page)).text));
    gallery.stdin.write('reveal\n');
    await until('the own result', () => page.evaluate(() => !document.getElementById('own').hidden));
    const own = await page.$eval('#own', node => node.textContent);
    holds('cards and rank', /9/.test(own) && /Rang 1 von 1/.test(own), own);
    await page.evaluate(() => document.getElementById('own').scrollIntoView());
    await picture(page, 'village-own');
    await clean(page, 'the own result');
    await close(page);
    await kill();
    await begin();
  },

  async 'a page from elsewhere can send nothing'() {
    await told(9);
    const elsewhere = http.createServer((asked, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Elsewhere'));
    elsewhere.unref();
    await new Promise(done => elsewhere.listen(0, '127.0.0.1', done));
    const page = await phone(360, 640, 'en', { url: `http://elsewhere.test:${elsewhere.address().port}/` });
    const seat = `${behind.origin}${behind.pathname}/seat`;
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
    holds('nobody sits', (await (await fetch(`${behind.origin}${behind.pathname}/seats`)).json()).taken.length === 0);
    await close(page);
    elsewhere.closeAllConnections();
    elsewhere.close();
  },

  async 'the server is killed and begun again'() {
    await told(9);
    const page = await phone(360, 640, 'de');
    await shows([{ page, language: 'de' }], 9);
    await kill();
    const lost = await until('it says since when', async () => {
      const now = await shown(page);
      return { ...now, holds: now.live === 'false' && /\d\d:\d\d/.test(now.state) };
    });
    holds('what was there stays', lost.headline && lost.sprites > 10, lost);
    await picture(page, 'lost');
    put(11);
    await begin();
    await shows([{ page, language: 'de' }], 11);
    const { said } = await shown(page);
    holds('who comes back is told nothing aloud', said === '', said);
    await close(page);
  },

  async 'a tab is frozen and thawed'() {
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
  },

  async 'answers that are no stream'() {
    await told(13);
    const page = await phone(390, 844, 'es');
    await shows([{ page, language: 'es' }], 13);
    for (const bad of ['busy', 'broken']) {
      mood = bad;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await until(`it has no stream: ${bad}`, async () => (await shown(page)).live === 'false');
      mood = 'well';
      await until('it comes back by itself', async () => (await shown(page)).live === 'true', 15000);
    }
    await close(page);
  },

  async 'a code that lets nobody in any more'() {
    await told(13);
    const page = await phone(390, 844, 'en');
    await shows([{ page, language: 'en' }], 13);
    mood = 'strange';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await until('it asks for the new code', async () => /Scan the new one/.test((await shown(page)).state));
    mood = 'well';
    await until('it comes back by itself', async () => (await shown(page)).live === 'true', 15000);
    await close(page);
  },

  async 'a stream that falls silent'() {
    await told(13);
    const page = await phone(390, 844, 'fr');
    await shows([{ page, language: 'fr' }], 13);
    mood = 'silent';
    await told(12);
    await wait(1000);
    holds('it has heard nothing', (await shown(page)).headline !== (await viewIn('fr')).cry.headline);
    mood = 'well';
    await until('it asks anew', async () => (await shown(page)).headline === (await viewIn('fr')).cry.headline, 40000);
    await close(page);
  },

  async 'every screen, names that look like markup, and views that come too late'() {
    await told(13);
    const view = await viewIn('en');
    mood = 'made';
    const page = await phone(390, 844, 'en');
    const name = '<img src=x onerror=alert(1)>\u202E"\'</script>';
    const bars = [{ name, points: 42, place: 1 }, { name: 'Ben', points: 21, place: 2 }];
    const ceremony = { heading: 'The winner', sentence: `${name} wins.`, bars };
    const seen = () => page.evaluate(() =>
      [...document.querySelectorAll('main :is(section, #notice):not([hidden])')].map(node => node.id).join(' '));
    await until('a stream', () => made.size > 0);
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
      tell('view', { ...view, rev, ...change });
      await until(JSON.stringify(change), async () => {
        const now = await seen();
        return { now, holds: now.split(' ').sort().join() === parts.split(' ').sort().join() };
      });
      await clean(page, `screen ${change.screen}`);
      await picture(page, `screen-${rev - view.rev}`);
    }
    const bar = await page.evaluate(() => [document.querySelector('.bars b').textContent, document.images.length]);
    holds('a name is text', bar[0] === `1. ${name}` && bar[1] === 0, bar);
    tell('view', { ...view, rev: view.rev + 1, cry: { ...view.cry, headline: 'Too late' } });
    tell('beat', { left_ms: 61000, running: false, phones: 3 });
    await until('the time stands still', async () => /1:01/.test((await shown(page)).time));
    holds('an older view is dropped', await page.evaluate(() => document.getElementById('cry').hidden));
    tell('view', { ...view, epoch: 'another', rev: 1 });
    await until('another run begins anew', async () => (await shown(page)).headline === view.cry.headline);
    tell('bye', null);
    await until('it says that the table has closed', async () => /Closed/.test((await shown(page)).state));
    mood = 'well';
    await until('and looks whether it is there again', async () => (await shown(page)).live === 'true', 8000);
    await close(page);
  },

  async 'with nothing between, by a name and without a secure context'() {
    await told(13);
    const page = await phone(360, 640, 'pl', { url: `http://phone.test:${behind.port}${behind.pathname}` });
    await showsView(page, await viewIn('pl'));
    holds('as on a local network', await page.evaluate(() => !isSecureContext));
    const { port } = behind;
    await kill();
    await until('it says so', async () => (await shown(page)).live === 'false');
    await begin(port);
    await showsView(page, await viewIn('pl'));
    await close(page);
  },

  async 'a streamer sees what was asked for, on nothing'() {
    await told(9);
    for (const language of LANGUAGES) {
      const url = `${behind.origin}/${OVERLAY}/overlay`;
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
    const page = await phone(1920, 1080, 'en', { url: `${behind.origin}/${OVERLAY}/overlay`, query: '&show=cry' });
    holds('only the cry', await page.evaluate(() => ['cry', 'side', 'picture'].filter(id =>
      document.getElementById(id).getBoundingClientRect().width > 0).join()) === 'cry');
    await told(10);
    const { cry } = await viewIn('en');
    await until('and it follows', () => page.evaluate(headline =>
      document.getElementById('headline').textContent === headline, cry.headline));
    await close(page);
  },

  async 'seven tabs of one browser'() {
    await told(13);
    const first = await phone(390, 844, 'it');
    const pages = [first];
    while (pages.length < 7) {
      const page = await first.browserContext().newPage();
      await page.goto(`${address}?lang=it&manner=plain`, { waitUntil: 'load', timeout: 15000 });
      pages.push(page);
    }
    for (const page of [pages[6], pages[0]]) {
      await page.bringToFront();
      await showsView(page, await viewIn('it'));
    }
    await close(first);
  },

  async 'rules, sheets and settings by keys alone'() {
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
    await page.goto(address, { waitUntil: 'load', timeout: 15000 });
    await until('it keeps the language', () => page.evaluate(() => document.documentElement.lang === 'lt'));
    await close(page);
  },

  async 'no fault that axe finds, in any language and theme'() {
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
  },

  async 'the largest letters on the smallest phone, and a phone on its side'() {
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
  },

  async 'without a script'() {
    await told(9);
    for (const [name, url] of [['inside', address], ['plain', `${address}/plain`]]) {
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
  },

  async 'nothing that a policy forbids, and no error'() {
    holds('the consoles are empty', complaints.length === 0, complaints);
  },
};

put(0);
let failed = 0;
try {
  await begin();
  for (const [name, test] of Object.entries(tests).filter(([name]) => name.includes(only))) {
    const begun = performance.now();
    try {
      [mood, played] = ['well', 'troyes-dice'];
      await test();
      console.log(`   ${name}: ${Math.round(performance.now() - begun)} ms`);
    } catch (error) {
      failed += 1;
      console.log(`   ${name} FAILED: ${error.message}`);
    }
  }
} finally {
  await browser.close();
  gallery?.kill('SIGTERM');
  front.closeAllConnections();
  front.close();
}
process.exitCode = failed ? 1 : 0;
