// @ts-check
// The page of a phone that follows a game: a view comes in as JSON (`format.md`) and is drawn; nothing goes out.
// Text goes into the page by `textContent` alone.
(() => {
/** @typedef {{name: string, rule: number | null, state: string[]}} Explained */
/** @typedef {{left_ms: number | null, running: boolean, phones: number}} Beat */
/** @typedef {any} View As the format has it: fields may be added. */

const root = document.documentElement;
/** @param {string} id @returns {any} */
const $ = id => document.getElementById(id);
const overlay = 'overlay' in root.dataset;
const base = location.pathname.replace(/\/(overlay)?$/, '');
const asked = new URLSearchParams(location.search);
const words = JSON.parse($('words').textContent);
const say = (name, values = {}) => (words[name] || '').replace(/\{(\w+)\}/g, (_, key) => values[key]);
const kept = name => { try { return JSON.parse(localStorage.getItem('town-crier-' + name)); } catch { return null; } };
const keep = (name, what) => {
  try { localStorage.setItem('town-crier-' + name, JSON.stringify(what)); } catch { /* Some phones keep nothing. */ }
};

const fill = (node, about, inside) => {
  for (const [name, value] of Object.entries(about)) {
    if (name === 'click') node.addEventListener('click', value);
    else if (value || value === 0) node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...inside.filter(child => child));
  return node;
};
const el = (name, about = {}, ...inside) => fill(document.createElement(name), about, inside);
const svg = (name, about = {}, ...inside) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), about, inside);
/** @param {(line: any, at: number) => any} draw */
const list = (lines, draw = line => line) => el('ul', {}, ...lines.map((line, at) => el('li', {}, draw(line, at))));
/** Drawings, one on the other. */
const art = (names, kind = '') => svg('svg', { class: 'art ' + kind, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
  ...names.map(name => svg('use', { href: '#art-' + name, width: 100, height: 100 })));
/** A button that tells what something is. @param {Explained} about */
const teller = (spot, about, more, ...inside) => about && about.name && !overlay
  ? el('button', { type: 'button', 'data-spot': spot, click: () => tell(about), ...more }, ...inside)
  : el('div', more, ...inside);
/** Without what ends a sentence. */
const bare = text => text.replace(/[.!\s]+$/, '');

// What is drawn.
/** @type {View} */
let shown = null;
const drawn = {};
/** Draws a part anew if something in it is new; without anything in it, it is not there. */
const part = (id, what, draw) => {
  const [node, text] = [$(id), JSON.stringify(what || null)];
  if (!node || drawn[id] === text) return;
  drawn[id] = text;
  if (node.hidden = !what || what.length === 0) return;
  const spot = node.contains(document.activeElement) && document.activeElement.getAttribute('data-spot');
  const inside = draw(node);
  if (inside) node.replaceChildren(...inside.filter(child => child));
  if (spot) node.querySelector(`[data-spot="${spot}"]`)?.focus({ preventScroll: true });
};
const notices =
  { empty: 'page-empty', title: 'page-welcome', soon: 'opening-soon', break: 'break-title', dark: 'page-dark' };
/** @param {View} view */
const render = view => {
  const { screen, cry, side, grid } = view;
  const quiet = ['empty', 'break', 'dark'].includes(screen);
  const table = !quiet && screen !== 'ceremony';
  const begun = table && screen !== 'title' && screen !== 'soon';
  document.title = begun && view.title || 'Town Crier';
  part('title', document.title, () => [document.title]);
  part('track', begun && view.track?.groups.length > 0 && view.track, () =>
    [el('span', { class: 'marks', 'aria-hidden': 'true' }, ...marks(view.track)), el('span', {}, view.track.text)]);
  const notice = say(view.moving ? 'page-moving' : notices[screen]);
  part('notice', notice, () => [notice]);
  part('sent', view.page !== null && !quiet && [view.page], node => {
    node.textContent = say('sent-page', { title: '…' });
    rules().then(pages => { node.textContent = say('sent-page', { title: pages[view.page]?.title || '…' }); });
  });
  part('cry', table && cry && [cry, side?.warning], node => {
    node.dataset.urgency = cry.urgency;
    $('urgency').textContent = say('page-' + cry.urgency);
    $('headline').textContent = cry.headline;
    const sentence = ({ text, urgency }) => el('li', { 'data-urgency': urgency }, text);
    // What is warned of below is not told twice.
    $('sentences').replaceChildren(...moreOf(cry).filter(({ text }) => text !== side?.warning).map(sentence));
  });
  const means = view.meaning.map(ruled);
  part('meaning', table && means, () =>
    $('meanings').replaceChildren(...means.flatMap(one => [el('h3', {}, one.name), ...explained(one)])));
  part('must-read', table && view.must_read, () =>
    [el('h2', {}, view.must_read.title), view.must_read.text && el('p', {}, view.must_read.text)]);
  part('checks', table && view.checks, () => [el('h2', {}, say('opening-title')), list(view.checks)]);
  part('ceremony', screen === 'ceremony' && view.ceremony, () => ceremony(view.ceremony));
  const aside = side && (side.items.length || side.warning || side.heading && screen !== 'opening');
  part('side', begun && aside && side, () => [
    side.warning && el('p', { class: 'warning' }, side.warning), side.heading && el('h2', {}, side.heading),
    side.note && el('p', {}, side.note), side.items.length > 0 && list(side.items, offered)]);
  part('picture', table && view.scene?.sprites.length > 0 && [view.scene, view.picture, plain()], () => {
    $('scene').replaceChildren(picture(view));
    if (overlay) return;
    $('legend').hidden = !view.picture.legend.length;
    $('marks').replaceChildren(...view.picture.legend.map(mark => el('li', {}, mark.text)));
  });
  part('grid', begun && grid, () => [struck(grid)]);
  if (overlay) return;
  document.querySelectorAll('[data-rove]').forEach(rove);
  $('code').textContent = view.code && !quiet ? say('page-code', view) : '';
};
const ruled = about => ({ ...about, rule: shown.rules[about.rule] });
const explained = ({ rule, state }) => [rule && el('p', {}, rule), state.length && list(state)].filter(child => child);
const marks = ({ groups, done }) => {
  let at = -1;
  const mark = tone => el('i', { class: tone + (++at < done ? ' done' : at === done ? ' now' : '') });
  return groups.map(group => el('span', { class: 'group' }, ...group.map(mark)));
};
const offered = (item, at) => item.kind === 'choice'
  ? teller('choice-' + at, item.explained, { class: 'offer' }, art(item.art),
    el('b', { class: 'what' }, item.name),
    el('span', { class: 'price' }, el('span', {}, ...item.signs.map(name => art([name], 'small'))), item.price),
    item.about && el('span', { class: 'about' }, item.about))
  : el('div', { class: 'offer' }, art(item.art), item.place && art([item.place], 'small'),
    el('span', { class: 'what' }, item.text));
const ceremony = told => {
  // Before anything is counted nobody has a place.
  const most = Math.max(0, ...told.bars.map(bar => bar.points));
  const bars = told.bars.map(({ name, points, place }) => {
    const length = el('span', { class: 'length' });
    length.style.width = (most && points / most * 100) + '%';
    return el('li', { class: most && place === 1 && 'first' }, el('b', {}, most ? place + '. ' + name : name),
      most > 0 && el('span', {}, say('page-points', { points })), el('span', { class: 'rail' }, length));
  });
  const { heading, sentence } = told;
  return [el('h2', {}, heading), sentence && el('p', {}, sentence), el('ol', { class: 'bars' }, ...bars)];
};
const struck = told => {
  const cell = (y, field, x) => {
    const inside = teller(`grid-${y}-${x}`, field.explained, { class: 'field' },
      el('span', { class: 'unseen' }, field.said), field.mark && art([field.mark]), field.since
        && el('span', { class: 'since', 'aria-hidden': 'true' }, field.since.text, art([field.since.art], 'tiny')));
    Object.assign(inside.style, { backgroundColor: field.fill, color: field.ink });
    return el('td', { class: field.mark && 'marked' }, inside);
  };
  const row = ({ art: sign, name, fields }, y) => el('tr', {},
    el('th', { scope: 'row' }, art([sign], 'small'), el('span', { class: 'unseen' }, name)),
    ...fields.map((field, x) => cell(y, field, x)));
  return el('table', { 'data-rove': told.heads.length }, el('caption', {}, told.title),
    el('thead', {}, el('tr', {}, el('td'), ...told.heads.map(head => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...told.rows.map(row)));
};

// The picture: the scene's drawings in their places, as `src/stage/svg.rs` maps them.
/** @param {View} view */
const picture = ({ scene, picture: { things, legend, letters, name } }) => {
  const [left, top, width, height] = scene.bounds;
  const inside = [];
  scene.sprites.forEach(({ art: drawing, x = 0, y = 0, size, stretch = 1, lean = 0, ...sprite }, at) => {
    const { degrees = 0, presence = 1, cut } = sprite;
    // What is not in play is paler, and where nothing may be pale, smaller.
    if (plain()) size *= 0.72 + 0.28 * presence;
    const opacity = (sprite.opacity ?? 1) * (plain() ? 1 : presence);
    if (opacity <= 0 || size <= 0 || stretch <= 1e-4) return;
    if (cut) {
      const points = cut.map(([right, down]) => [(right - 0.5) * size, (down - 0.5) * size].join()).join(' ');
      inside.push(svg('clipPath', { id: 'cut-' + at }, svg('polygon', { points })));
    }
    inside.push(svg('use', {
      href: '#art-' + drawing, x: -size / 2, y: -size / 2, width: size, height: size, opacity,
      'clip-path': cut && `url(#cut-${at})`,
      transform: `translate(${x} ${y}) rotate(${degrees}) matrix(${stretch} 0 ${lean} 1 0 0)`,
    }));
    const letter = plain() && letters.find(one => one.art === drawing);
    if (letter) inside.push(label({ ...letter, x, y: y - size * 0.385, size: size * 0.19, weight: 'bold' }));
  });
  const sign = ({ x = 0, y = 0 }, at) => [svg('circle', { cx: x, cy: y, r: width * 0.032 }),
    label({ text: at + 1 + '', x, y, size: width * 0.042, weight: 'bold', ink: 'light' })];
  const button = ({ x = 0, y = 0, radius, ...thing }, at) => {
    const text = thing.name + (thing.value ? ', ' + thing.value : '');
    const button = teller('thing-' + at, thing.explained, { class: 'thing', 'aria-label': text });
    const share = (part, whole) => part / whole * 100 + '%';
    Object.assign(button.style, { left: share(x - radius - left, width), top: share(y - radius - top, height) });
    Object.assign(button.style, { width: share(radius * 2, width), height: share(radius * 2, height) });
    return button;
  };
  const stage = el('div', { class: 'stage', 'data-rove': 1 },
    svg('svg', { viewBox: scene.bounds.join(' '), role: 'img', 'aria-label': name }, ...inside,
      ...scene.labels.map(label), svg('g', { id: 'signs' }, ...legend.flatMap(sign))),
    ...overlay ? [] : things.filter(thing => thing.explained?.name).map(button));
  stage.addEventListener('click', event => nearest(event, stage, scene.bounds, things), true);
  return stage;
};
const label = ({ text, x = 0, y = 0, size, weight, ink }) =>
  svg('text', { x, y, dy: '.34em', 'font-size': size, class: weight + ' ink-' + ink }, text);
/** Fingers are wide: what is nearest to them is meant. */
const nearest = (event, stage, [left, top, width], things) => {
  if (overlay || !event.detail) return;
  event.stopPropagation();
  const box = stage.getBoundingClientRect();
  const scale = width / box.width;
  const [x, y] = [(event.clientX - box.left) * scale + left, (event.clientY - box.top) * scale + top];
  const far = thing => Math.hypot((thing.x || 0) - x, (thing.y || 0) - y) / Math.max(thing.radius, 22 * scale);
  const near = things.filter(thing => thing.explained?.name && far(thing) <= 1.3).sort((a, b) => far(a) - far(b));
  if (near.length) tell(near[0].explained);
};
/** One stop of the tabulator for all of a box's buttons, and arrow keys among them. */
const rove = box => {
  const [all, wide] = [[...box.querySelectorAll('button')], Number(box.dataset.rove)];
  const stop = here => all.forEach(other => { other.tabIndex = other === here ? 0 : -1; });
  stop(all.find(button => button === document.activeElement) || all[0]);
  all.forEach((button, at) => {
    button.onfocus = () => stop(button);
    button.onkeydown = event => {
      const next = all[at + { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide }[event.key]];
      if (next) { event.preventDefault(); next.focus(); }
    };
  });
};

// What opens above the page.
const open = dialog => { if (!dialog.open) dialog.showModal(); };
const tell = about => {
  $('sheet-title').textContent = about.name;
  $('sheet-text').replaceChildren(...explained(ruled(about)));
  open($('sheet'));
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
  draw();
};
const draw = () => { render(shown); wear(); };
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
const moreOf = cry => cry.sentences.filter(({ text }) => bare(text) !== bare(cry.headline));
const cryOf = ({ cry, ceremony, screen }) => (screen === 'ceremony' ? [ceremony.heading, ceremony.sentence]
  : cry ? [cry.headline, ...moreOf(cry).map(one => one.text)] : [])
  .map(text => bare(text) === text ? text + '.' : text).join(' ');
const speak = () => {
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(cryOf(shown));
  spoken.lang = shown.language;
  if (aloud) speechSynthesis.speak(spoken);
};

// What comes in.
const like = (one, other) => ['format', 'epoch', 'language', 'manner'].every(name => one && one[name] === other[name]);
/** Shows the view unless a newer one stands there; what was there before this page is not news. @param {View} view */
const receive = (view, isNew = true) => {
  const same = like(shown, view);
  if (same && view.rev <= shown.rev) return;
  const [news, old] = [cryOf(view), shown && cryOf(shown)];
  isNew = isNew && same && view.rev === shown.rev + 1 && !document.hidden && news !== '' && news !== old;
  shown = view;
  draw();
  root.classList.toggle('news', isNew);
  if (overlay) return;
  keep('view', view);
  if (isNew) $('said').textContent = news;
  if (isNew && aloud) speak();
};
let source = /** @type {EventSource | null} */ (null);
let [silence, retry, ticking, tries, since, seen] = [0, 0, 0, 0, 0, new Date()];
let [live, closed, gone] = [false, false, false];
let beat = /** @type {Beat | null} */ (null);
const state = () => {
  if (overlay) return;
  Object.assign($('state').dataset, { live, gone });
  $('state-text').textContent = say(live ? 'page-live' : gone ? 'page-gone' : closed ? 'page-closed' : 'page-as-of',
    { time: seen.toLocaleTimeString(shown.language, { timeStyle: 'short', hourCycle: 'h23' }) });
  $('phones').textContent = live && beat ? say('page-phones', { count: beat.phones }) : '';
  tick();
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
  const stream = source = new EventSource(base + '/events' + query());
  const listen = () => { clearTimeout(silence); silence = setTimeout(later, 25000); };
  const on = (name, then) => stream.addEventListener(name, event => {
    if (source !== stream) return;
    listen();
    [tries, live, closed, gone, seen] = [0, true, false, false, new Date()];
    then(JSON.parse(event.data || 'null'));
    state();
  });
  on('view', view => receive(view));
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
  choose($('theme'), words.themes, kept('theme') || 'auto', chosen => { keep('theme', chosen); dress(); });
  $('open-rules').onclick = $('search').oninput = () => showRules();
  $('sent').onclick = () => { $('search').value = ''; showRules(shown.page); };
  $('open-settings').onclick = () => open($('settings'));
  $('legend').ontoggle = () => $('picture').classList.toggle('signs', $('legend').open);
  $('aloud').hidden = !('speechSynthesis' in window);
  $('aloud').onclick = () => { aloud = !aloud; $('aloud').setAttribute('aria-pressed', String(aloud)); speak(); };
}
// A page out of the browser's own store may be older than what this phone has seen already.
const before = overlay ? null : kept('view');
shown = like(before, first) && before.rev > first.rev ? before : first;
dress();
[contrast, dark].forEach(query => query.addEventListener('change', dress));
if (!overlay) $('whole').hidden = false;
document.addEventListener('visibilitychange', () => { if (document.hidden) { close(); lost(); } else connect(); });
document.addEventListener('resume', connect);
addEventListener('pageshow', event => { if (event.persisted) connect(); });
addEventListener('pagehide', close);
addEventListener('online', connect);
connect();
state();
})();
