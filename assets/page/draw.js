// @ts-check
// How a phone draws a view. Text goes into the page by `textContent` alone. It stands in one function with `page.js`.
/** @typedef {{name: string, rule: number | null, state: string[]}} Explained */
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
  // No line that is seen ends within 1-6.
  const join = child => (about.class === 'unseen' ? child : child.replace?.(/\d-(?=\d)/g, '$&\u2060') ?? child);
  node.append(...inside.filter(child => child).map(join));
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
/** All of the view, or for now what can be read of it. @param {View} view */
const render = (view, whole = true) => {
  const { screen, cry, side, grid } = view;
  const quiet = ['empty', 'break', 'dark'].includes(screen);
  const table = !quiet && screen !== 'ceremony';
  const begun = table && screen !== 'title' && screen !== 'soon';
  document.title = say(screen === 'ceremony' && 'results-title') || begun && (screen === 'over' && view.title === cry?.headline ? words.game : view.title) || 'Town Crier';
  part('title', document.title, () => [document.title]);
  part('track', begun && view.track?.groups.length > 0 && view.track, () =>
    [el('span', { class: 'marks', 'aria-hidden': 'true' }, ...marks(view.track)),
      el('span', { class: view.track.text === view.title && 'unseen' }, view.track.text)]);
  const notice = say(view.moving ? 'page-moving' : notices[screen]);
  part('notice', notice, () => [notice]);
  // It comes and goes, and moves nothing there.
  part('others', !notice && view.proposed, () => [view.proposed]);
  part('sent', view.page !== null && !quiet && [view.page], node => {
    node.textContent = say('sent-page', { title: '…' });
    rules().then(pages => { node.textContent = say('sent-page', { title: pages[view.page]?.title || '…' }); });
  });
  // Of an alarm that alone stands above what there is to choose which nobody may overlook.
  const over = screen === 'over';
  const is_near = ({ urgency }) => !over && (urgency === cry.urgency || urgency === 'alarm');
  // What is warned of below is not told twice.
  const sentences = cry ? cry.sentences.filter(({ text }) => text !== side?.warning) : [];
  const sentence = ({ text, urgency }) => el('li', { 'data-urgency': urgency }, text);
  part('cry', table && cry && [cry, side?.warning, over], node => {
    node.dataset.urgency = over ? 'end' : cry.urgency;
    $('urgency').textContent = over ? '' : say('page-' + cry.urgency);
    // What is no alarm is told by its color alone, and to ears in a word.
    $('urgency').classList.toggle('unseen', !overlay && cry.urgency !== 'alarm');
    $('headline').replaceChildren(...(cry.lines || [cry.headline]).flatMap((line, at) =>
      [at > 0 && ' ', el('span', { class: 'line' }, line)].filter(child => child)));
    $('sentences').replaceChildren(...sentences.filter(is_near).map(sentence));
  });
  part('winners', over && view.winners.length > 0 && view.winners, () => view.winners.map(({ name, fill, ink }) => {
    const winner = el('p', { class: 'winner' }, art(['crown'], 'small'), name);
    Object.assign(winner.style, { backgroundColor: fill, color: ink });
    return winner;
  }));
  const turn = view.own?.turn && !view.moving;
  part('me', begun && view.own && [view.own, turn, side?.heading, !!second.mine], node => {
    const { art: sign, heading, name, next, rows } = view.own;
    node.classList.toggle('turn', turn);
    return [art([sign], 'small'), el('span', {}, name), ' ', el('b', {}, turn ? heading : side.heading), second.purse?.(rows),
      turn && next && el('small', {}, say('page-next', { step: bare(next) }))];
  });
  part('mine', begun && second.mine && view.own?.rows.length > 0 && view.own.rows, () => second.mine(view.own.rows));
  part('choices', begun && second.choices && view.choices?.groups.length > 0 && [view.choices, turn, plain()], () => second.choices(view.choices, turn));
  const besides = sentences.filter(one => !is_near(one));
  part('besides', table && cry && besides, () => [el('ul', {}, ...besides.map(sentence))]);
  const means = view.meaning.map(ruled);
  part('meaning', table && means, () =>
    $('meanings').replaceChildren(...means.flatMap(one => [el('h3', {}, one.name), ...explained(one)])));
  part('must-read', table && view.must_read, () =>
    [el('h2', {}, view.must_read.title), view.must_read.text && el('p', {}, view.must_read.text)]);
  part('checks', table && view.checks, () => [el('h2', {}, say('opening-title')), list(view.checks)]);
  part('ceremony', screen === 'ceremony' && second.ceremony && view.ceremony, () => second.ceremony(view.ceremony));
  // What can be tapped above is not told twice.
  const listed = side?.items.filter(({ kind }) => kind !== 'choice' || !view.choices) || [];
  // Nor is what stands in the line with the name, or in the headline.
  const heading = side && !view.own && (!cry || bare(cry.headline) !== bare(side.heading)) && side.heading;
  const aside = side && (listed.length || side.warning || side.note || heading && screen !== 'opening');
  part('side', begun && aside && [side, listed, heading], () => [
    heading && el('h2', {}, heading), side.note && el('p', { class: 'note' }, side.note),
    listed.length > 0 && list(listed, offered), side.warning && el('p', { class: 'warning' }, side.warning)]);
  if (!whole) return;
  const { scene, picture: told } = !overlay && view.tall && upright.matches ? view.tall : view;
  part('picture', table && scene?.sprites.length > 0 && [scene, told, plain(), !!second.ring], () => {
    $('scene').replaceChildren(picture({ scene, picture: told }));
    if (overlay) return;
    $('legend').hidden = !view.picture.legend.length;
    // Another key is not open because the one before was.
    const key = view.picture.legend.map(mark => mark.text).join();
    if (drawn.key !== key) $('legend').open = false;
    drawn.key = key;
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
/** A choice is heard in one sentence, in which its drawings have words. */
const offered = (item, at) => item.kind === 'choice'
  ? teller('choice-' + at, item.explained, { class: 'offer' }, !overlay && el('span', { class: 'unseen' }, item.said),
    item.art.length > 0 && art(item.art),
    el('b', { class: 'what', 'aria-hidden': 'true' }, item.name),
    el('span', { class: 'price', 'aria-hidden': 'true' },
      el('span', {}, ...item.signs.map(name => art([name], 'small'))), item.price),
    item.about && el('span', { class: 'about', 'aria-hidden': 'true' }, item.about))
  : el('div', { class: 'offer told' }, art(item.art), el('span', { class: 'what' }, item.text), item.place && art([item.place], 'small'));
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
const upright = matchMedia('(orientation: portrait)');
const sprites = (scene, letters = []) => {
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
  return inside;
};
/** A small drawing of a choice. */
const sketch = scene => svg('svg', { class: 'art sketch', viewBox: scene.bounds.join(' '), 'aria-hidden': 'true' },
  ...sprites(scene), ...scene.labels.map(label));
/** @param {View} view */
const picture = ({ scene, picture: { things, legend, letters, captions = [], name } }) => {
  const [left, top, width, height] = scene.bounds;
  // Numbers of the key stand at the upper left of what they explain.
  const small = Math.min(width, height * 1.3), off = small * 0.024;
  /** @type {number[][]} */
  const signs = [];
  const sign = ({ x = 0, y = 0 }, at) => {
    let [left, up] = [x - off, y - off];
    while (signs.some(other => Math.hypot(other[0] - left, other[1] - up) < off * 1.9)) left -= off;
    signs.push([left, up]);
    return [svg('circle', { cx: left, cy: up, r: small * 0.022 }), label({ text: at + 1 + '', x: left, y: up, size: small * 0.034, weight: 'bold', ink: 'light' })];
  };
  const button = ({ x = 0, y = 0, radius, high = radius, ...thing }, at) => {
    const text = thing.name + (thing.value ? ', ' + thing.value : '');
    const { pick, chosen } = thing;
    const look = { class: 'thing' + (chosen ? ' chosen' : pick ? ' can' : ''), 'aria-label': text, 'aria-pressed': pick && String(!!chosen) };
    const button = el('button', { type: 'button', 'data-spot': 'thing-' + at, click: () => touch(thing), ...look });
    const share = (part, whole) => part / whole * 100 + '%';
    Object.assign(button.style, { left: share(x - radius - left, width), top: share(y - high - top, height) });
    Object.assign(button.style, { width: share(radius * 2, width), height: share(high * 2, height) });
    if (pick) second.ring?.(button, radius * 200 / width, high * 200 / width);
    return button;
  };
  const stage = el('div', { class: 'stage', 'data-rove': 1 },
    svg('svg', { viewBox: scene.bounds.join(' '), role: 'img', 'aria-label': name }, ...sprites(scene, letters),
      ...scene.labels.map(label), ...captions.flatMap(one => caption(one, width * 0.042)), svg('g', { id: 'signs' }, ...legend.flatMap(sign))),
    ...overlay ? [] : things.filter(thing => thing.explained?.name).map(button));
  stage.style.setProperty('--ratio', `${width / height}`);
  root.classList.toggle('wide', width > 1.2 * height);
  root.classList.toggle('broad', width > 0.9 * height);
  stage.addEventListener('click', event => nearest(event, stage, scene.bounds, things), true);
  return stage;
};
const label = ({ text, x = 0, y = 0, size, weight, ink }) =>
  svg('text', { x, y, dy: '.34em', 'font-size': size, class: weight + ' ink-' + ink }, text);
/** A name in its place: in one line or in two, whichever has the larger letters, but hardly larger than others; cut where these would be too small to be read. */
const caption = ({ text, x, y = 0, width, height }, most) => {
  const size = lines => Math.min(most, height * 0.95 / lines.length, ...lines.map(line => width / (line.length * 0.54)));
  const cuts = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  const [best, least] = [[[text], ...cuts].reduce((best, other) => (size(other) > size(best) ? other : best)), Math.min(most, height) * 0.45];
  // Cut between words, if one fits.
  const lines = size(best) < least ? [text.slice(0, width / least / 0.54 - 1).replace(/ \S*$/, '') + '…'] : best;
  return lines.map((line, at) => label({ text: line, x, y: y + (at - (lines.length - 1) / 2) * size(lines), size: size(lines), weight: 'bold start', ink: 'dark' }));
};
/** What can be chosen is; of all else it is told what it is. */
const touch = (/** @type {any} */ { pick, explained }) => pick && second.propose ? second.propose(pick) : tell(explained);
/** Fingers are wide: what is nearest to them is meant. */
const nearest = (event, stage, [left, top, width], things) => {
  if (overlay || !event.detail) return;
  event.stopPropagation();
  const box = stage.getBoundingClientRect();
  const scale = width / box.width;
  const [x, y] = [(event.clientX - box.left) * scale + left, (event.clientY - box.top) * scale + top];
  const wide = half => Math.max(half, 22 * scale);
  const far = ({ radius, high = radius, ...thing }) =>
    Math.hypot(((thing.x || 0) - x) / wide(radius), ((thing.y || 0) - y) / wide(high));
  const near = things.filter(thing => thing.explained?.name && far(thing) <= 1.3).sort((a, b) => far(a) - far(b));
  if (near.length) touch(near[0]); else $('enlarge').click();
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
