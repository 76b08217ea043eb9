// @ts-check
// The page of a phone that follows a game: a view comes in as JSON (`format.md`) and is drawn. It stands in one
// function with `draw.js`, which it uses.
/** @typedef {{left_ms: number | null, running: boolean, phones: number, seats?: number, changes?: number}} Beat With more for answers. */

// The app's letters: each font is fetched once a letter of it is shown.
[['Alegreya Sans', '/font/text', '400 600'], ['Alegreya Sans', '/font/bold', '700 900'], ['Grenze', '/font/display', '700']]
  .forEach(([family, at, weight]) =>
    document.fonts.add(new FontFace(family, `url("${base}${at}")`, { weight, display: 'swap' })));

// What opens above the page.
const open = dialog => { if (!dialog.open) dialog.showModal(); };
let told = /** @type {any} */ (null);
const tell = about => {
  told = about;
  $('sheet-title').textContent = about.name;
  $('sheet-text').replaceChildren(...explained(ruled(about)));
  open($('sheet'));
};
/** What is explained says how it stands now: as long as it is there. @param {View} view */
const retell = ({ picture: wide, tall, side, grid }) => {
  if (!$('sheet')?.open) return;
  const all = [tall?.picture, wide].flatMap(one => one?.things || []).concat(side?.items || [], (grid?.rows || []).flatMap(row => row.fields));
  const now = all.find(one => one.explained?.name === told.name);
  if (now) tell(now.explained); else $('sheet').close();
};
/** Small letters without accents, as `src/show/reference.rs` folds them. */
const folded = text => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  .replace(/[łßæœ’]/g, sign => ({ ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" })[sign]);
let [asking, askedFor] = [null, null];
/** The rules of the game that is shown: nothing as long as they cannot be had. @returns {Promise<any[]>} */
const rules = () => {
  if (!asking || askedFor !== shown.game) {
    askedFor = shown.game;
    asking = fetch(base + '/rules' + query()).then(answer => answer.json()).then(told => told.pages)
      .catch(() => { asking = null; return []; });
  }
  return asking;
};
/** The pages that have what is looked for; `at` is the one that is opened. */
const showRules = async (at = -1) => {
  open($('rules'));
  const pages = await rules();
  const typed = $('search').value;
  const looked = folded(typed).split(/\s+/).filter(word => word);
  const has = (title, { text }) => looked.every(word => folded(title + '\n' + text).includes(word));
  const page = ({ title, lines }, number) => ({ title, number, lines: lines.filter(line => has(title, line)) });
  const found = pages.map(page).filter(({ lines }) => lines.length);
  $('found').textContent = found.length ? '' : say(pages.length ? 'reference-none' : 'page-no-rules', { asked: typed });
  const line = ({ text, sprites }) => el('div', {}, sprites.length > 0 && art(sprites, 'small'), el('span', {}, text));
  $('pages').replaceChildren(...found.map(page => el('details', { open: looked.length > 0 || page.number === at },
    el('summary', {}, page.title), list(page.lines, line))));
  wear();
  $('pages').children[at]?.scrollIntoView();
};

// Colors, language, voice.
const [contrast, dark] = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'].map(text => matchMedia(text));
const plain = () => root.dataset.theme === 'contrast';
let [look, fetching, aloud] = ['rich', '', false];
const dress = () => {
  const wish = overlay ? 'light' : kept('theme') || 'auto';
  root.dataset.theme = wish !== 'auto' ? wish : contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
  if (!overlay) root.style.fontSize = `calc(${kept('text') || '100%'} * var(--larger, 1))`;
};
const draw = whole => { render(shown, whole); wear(); };
/** Fetches all drawings where one is missing, or all are of another look. */
const wear = () => {
  const wanted = plain() ? 'plain' : 'rich';
  const missing = use => !$(use.getAttribute('href').slice(1));
  if (fetching === wanted || wanted === look && ![...document.querySelectorAll('use')].some(missing)) return;
  fetching = wanted;
  fetch(base + '/art?look=' + wanted).then(answer => answer.text()).then(text => {
    const drawings = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.childNodes;
    $('art').replaceChildren(...[...drawings].map(node => document.importNode(node, true)));
    look = wanted;
  }).catch(() => {}).finally(() => { fetching = ''; });
};
const choose = (choice, all, now, chosen) => {
  const lang = all === words.languages;
  choice.replaceChildren(...all.map(([value, name]) => el('option', { value, lang: lang && value }, name)));
  choice.value = now;
  choice.onchange = () => chosen(choice.value);
};
const query = ({ language, manner } = shown) => `?lang=${language}&manner=${manner}`;
const speakIn = spoken => { keep('spoken', spoken); location.replace(location.pathname + query(spoken)); };
const cryOf = ({ cry, ceremony, screen }) => (screen === 'ceremony' ? [ceremony.heading, ceremony.sentence]
  : cry ? [cry.headline, ...cry.sentences.map(one => one.text)] : [])
  .map(text => bare(text) === text ? text + '.' : text).join(' ');
const speak = () => {
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(cryOf(shown));
  spoken.lang = shown.language;
  if (aloud) speechSynthesis.speak(spoken);
};

// What stays in sight at the top covers nothing that is scrolled to.
if (!overlay) new ResizeObserver(() => { root.style.scrollPaddingTop = $('stuck').offsetHeight + 8 + 'px'; }).observe($('stuck'));

// What comes in.
const like = (one, other) => ['format', 'epoch', 'language', 'manner'].every(name => one && one[name] === other[name]);
/** Shows the view unless a newer one for the same reader stands there; what was there before this page is not news. @param {View} view */
const receive = (view, isNew) => {
  // The page has the words of one game.
  if (!overlay && view.game && view.game !== first.game) { keep('view', view); second.leaves = true; Promise.resolve(second.sits).finally(() => location.reload()); return; }
  const same = like(shown, view);
  if (same && view.rev <= shown.rev && view.player === shown.player) return;
  const [news, old] = [cryOf(view), shown && cryOf(shown)];
  isNew = isNew && same && !document.hidden && news !== '' && news !== old;
  const other = view.screen !== shown?.screen;
  shown = view;
  draw();
  retell(view);
  if (other) scrollTo(0, 0);
  root.classList.toggle('news', isNew);
  if (overlay) return;
  keep('view', view);
  if (isNew) $('said').textContent = news;
  if (isNew && aloud) speak();
};
let source = /** @type {EventSource | null} */ (null);
let [silence, retry, ticking, tries, since, seen] = [0, 0, 0, 0, 0, new Date()];
let [live, closed, gone] = [false, false, false];
/** Since when nothing is heard. @type {number | false} */
let alone = 0;
let beat = /** @type {Beat | null} */ (null);
const state = () => {
  if (overlay) return;
  Object.assign($('state').dataset, { live, gone });
  $('state-text').textContent = say(live ? 'page-live' : gone ? 'page-gone' : closed ? 'page-closed' : 'page-as-of',
    { time: [seen.getHours(), seen.getMinutes()].map(part => String(part).padStart(2, '0')).join(':') });
  $('phones').textContent = live && beat ? say('page-phones', { count: beat.phones }) : '';
  $('join').hidden = beat?.seats === undefined || !$('me').hidden;
  // What is not live says so wherever the page is scrolled to, and nothing can be sent meanwhile.
  const away = !live && !!(beat || tries);
  root.classList.toggle('away', away);
  // What lasts does not mend itself: then it is told what to do.
  alone = !live && (alone || Date.now());
  $('lost').hidden = !away || closed || gone || Date.now() - alone < 30000;
  ['choices', 'seat'].forEach(id => { if ($(id)) $(id).inert = away; });
  const place = $(away ? 'stuck' : 'top');
  if ($('state').parentNode !== place) place[away ? 'prepend' : 'append']($('state'));
  tick();
  if (live && (kept('seat') || shown.screen === 'ceremony')) takePart();
  who();
  second.told();
};
let [players, taken, named, naming] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([]), '', 0];
const here = () => players + '';
const among = (names, name) => names.some(one => folded(one) === folded(name));
const plays = name => among(players, name);
/** Who puts it away, or takes a name that nobody plays under, is not asked again before others play. */
const decided = (name = '') => { if (!plays(name)) keep('away', here()); };
/** Why one joins. */
const why = () => say(shown.chooses ? 'page-join-choose' : 'page-join-why');
/** A player's name, which joins with one tap, unless another phone has it. */
const chip = (name, /** @type {string[]} */ taken, join) => {
  const disabled = among(taken, name);
  return el('button', { type: 'button', disabled, click: () => join(name) }, disabled ? say('page-who-taken', { name }) : name);
};
/** Each player's name joins with one tap. Whose own name is none of them may be another one now. */
const who = () => {
  const { screen } = shown;
  const begun = screen === 'game', seat = kept('seat');
  const waits = live && beat?.seats !== undefined && (begun || screen === 'soon' || screen === 'opening');
  const asks = waits && kept('away') !== here() && !(seat && plays(seat.name));
  const away = el('button', { type: 'button', click: () => { decided(); who(); } }, say('page-watch'));
  $('who')?.classList.toggle('over', begun);
  part('who', asks && players.some(name => !among(taken, name)) && [players, taken, why()], () =>
    [el('h2', {}, say('page-who')),
      el('div', { class: 'chips' }, ...players.map(one => chip(one, taken, name => takePart().then(() => second.join(name))))), away, el('p', {}, why())]);
  const now = [shown.epoch, shown.game, shown.code, screen, asks && [shown.rev, beat?.changes]].join();
  if (!waits || naming || named === now) return;
  // All phones learn at once that somebody has joined, and do not ask at once.
  naming = setTimeout(() => {
    fetch(base + '/seats' + query()).then(answer => answer.json())
      .then(({ names, taken: told }) => { [players, taken] = [names, told]; }).catch(() => {})
      .finally(() => { [named, naming] = [now, 0]; who(); });
  }, named ? Math.random() * 4000 : 0);
};
const tick = () => {
  clearTimeout(ticking);
  const box = $('time');
  box.hidden = !live || !beat || beat.left_ms === null;
  if (box.hidden) return;
  const left = Math.max(0, beat.left_ms - (beat.running ? performance.now() - since : 0));
  const seconds = Math.ceil(left / 1000);
  $('time-name').textContent = say(!seconds ? 'pace-time-up' : beat.running ? 'page-time-left' : 'pace-held');
  $('time-left').textContent = seconds ? Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0') : '';
  box.classList.toggle('little', beat.running && seconds <= 15);
  if (beat.running && seconds && !document.hidden) ticking = setTimeout(tick, left % 1000 + 5);
};
const close = () => { [silence, retry].forEach(clearTimeout); source?.close(); source = null; };
const lost = () => { live = false; state(); };
/** Tries again by and by, later each time, and no two phones at once. */
const later = (after = Math.min(15000, 1000 * 2 ** tries++) * (0.75 + Math.random() / 2)) => {
  close();
  lost();
  retry = setTimeout(connect, after);
};
const connect = () => {
  close();
  if (document.hidden) return;
  const seat = overlay ? null : kept('seat');
  const stream = source = new EventSource(base + '/events' + query() + (seat ? '&seat=' + seat.secret : ''));
  const listen = () => { clearTimeout(silence); silence = setTimeout(later, 25000); };
  const on = (name, then) => stream.addEventListener(name, event => {
    if (source !== stream) return;
    listen();
    [tries, live, closed, gone, seen] = [0, true, false, false, new Date()];
    then(JSON.parse(event.data || 'null'));
    state();
  });
  let begun = false;
  on('view', view => { receive(view, begun || view.rev === shown.rev + 1); begun = true; });
  on('beat', told => { [beat, since] = [told, performance.now()]; });
  on('bye', () => { closed = true; later(5000); });
  // The browser tries again by itself, but not after an answer that is no stream: with another code nothing is here.
  stream.onerror = () => {
    if (source !== stream) return;
    if (!closed && stream.readyState !== EventSource.CLOSED) { lost(); return; }
    later(closed ? 5000 : undefined);
    fetch(base + '/view').then(({ status }) => { gone = status === 404; state(); }).catch(() => {});
  };
  listen();
};

// The page's second half, fetched for those who take part, and for the ceremony: what it needs of this one, and what it gives it.
const second = /** @type {any} */ ({
  $, el, art, list, say, kept, keep, open, base, query, wear, connect, sketch, bare, decided, why, chip, redraw: () => draw(),
  now: () => ({ view: shown, beat, live }), told: () => {}, join: () => {},
});
let taking = null;
const takePart = () => {
  const half = () => fetch(base + '/answers' + query()).then(answer => answer.json());
  taking = taking || half().then(({ script, style, words: more }) => {
    Object.assign(words, more);
    Object.assign(window, { townCrier: second });
    // No drawing of what comes next is waited for.
    look = '';
    // The policy knows their text as it is.
    document.head.append(...Object.entries({ style, script }).map(([name, textContent]) => Object.assign(el(name), { textContent })));
  }).catch(() => { taking = null; });
  return taking;
};

// The beginning.
const [first, spoken] = [JSON.parse($('view').textContent), kept('spoken')];
if (!overlay && !asked.has('lang') && spoken && query(spoken) !== query(first)) { speakIn(spoken); return; }
document.querySelectorAll('[data-say]').forEach(node => { node.textContent = say(node.getAttribute('data-say')); });
if (overlay) {
  const [parts, ids] = [asked.get('show')?.split(','), { cry: 'cry', offers: 'side', wheel: 'picture' }];
  Object.entries(ids).forEach(([name, id]) => { $(id).dataset.off = Boolean(parts) && !parts.includes(name); });
} else {
  $('bar').setAttribute('aria-label', say('page-menu'));
  const { language, manner } = first;
  choose($('language'), words.languages, language, chosen => speakIn({ language: chosen, manner }));
  choose($('manner'), words.manners, manner, chosen => speakIn({ language, manner: chosen }));
  choose($('theme'), words.themes, kept('theme') || 'auto', chosen => { keep('theme', chosen); dress(); draw(); });
  choose($('text'), words.texts, kept('text') || '100%', chosen => { keep('text', chosen); dress(); });
  $('open-rules').onclick = $('search').oninput = () => showRules();
  $('sent').onclick = () => { $('search').value = ''; showRules(shown.page); };
  $('enlarge').onclick = () => takePart().then(() => second.enlarge());
  $('again').onclick = connect;
  $('open-settings').onclick = () => open($('settings'));
  $('join').onclick = $('me').onclick = () => takePart().then(() => second.join());
  upright.onchange = () => draw();
  $('legend').ontoggle = () => $('picture').classList.toggle('signs', $('legend').open);
  $('aloud').hidden = !('speechSynthesis' in window);
  $('aloud').onclick = () => { aloud = !aloud; $('aloud').setAttribute('aria-pressed', String(aloud)); speak(); };
}
// A page out of the browser's own store may be older than what this phone has seen already.
const before = overlay ? null : kept('view');
shown = like(before, first) && before.rev > first.rev ? before : first;
dress();
if (!overlay) $('whole').hidden = false;
// What is read comes first, and the picture right after it.
draw(false);
requestAnimationFrame(() => setTimeout(() => draw()));
[contrast, dark].forEach(query => query.addEventListener('change', () => { dress(); draw(); }));
document.addEventListener('visibilitychange', () => { alone = 0; if (document.hidden) { close(); lost(); } else connect(); });
document.addEventListener('resume', connect);
addEventListener('pageshow', event => { if (event.persisted) connect(); });
addEventListener('pagehide', close);
addEventListener('online', connect);
connect();
state();
