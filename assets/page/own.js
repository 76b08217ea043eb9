// @ts-check
// What a player has and may propose, on the own phone, and the ceremony. It is fetched with `answers.js`, and stands before it.
(() => {
const first = /** @type {any} */ (window).townCrier;
const { $, el, art, list, say, kept, wear, sketch } = first;

const thing = ({ art: stacks, text }) => el('span', { class: stacks.length > 1 && 'merchant' }, ...stacks.map(stack => art(stack)), text);
/** What one pays with stays in sight with the name: rows of numbers. */
const pays = ({ secret, things }) => !secret && things.every(({ text }) => /^\d/.test(text));
first.purse = rows => el('span', { class: 'purse' }, ...rows.filter(pays).flatMap(({ things, said }) =>
  [el('span', { class: 'unseen' }, said), el('span', { class: 'things', 'aria-hidden': 'true' }, ...things.map(thing))]));
first.mine = all => {
  const rows = all.filter(row => !pays(row));
  const row = ({ label, things, said, secret }) => secret ? el('p', {}, said)
    : el('p', {}, label && el('small', {}, label), el('span', { class: 'unseen' }, said), el('span', { class: 'things', 'aria-hidden': 'true' }, ...things.map(thing)));
  const secrets = rows.filter(one => one.secret);
  return [...rows.filter(one => !one.secret).map(row), ...(secrets.length ? hidden(() => secrets.map(row)) : [])];
};

/** What no neighbour may read: it stands there only while a finger or a key holds the button. */
const hidden = told => {
  const held = el('div', { 'aria-live': 'polite' });
  const show = (/** @type {boolean} */ on) => {
    held.replaceChildren(...on ? told() : []);
    // It does not leave the window at the top.
    held.style.transform = '';
    held.style.transform = `translateY(${Math.max(0, 4 - held.getBoundingClientRect().top)}px)`;
    wear();
  };
  const button = el('button', { type: 'button', class: 'secret' }, say('page-hold'));
  button.onpointerdown = event => { button.setPointerCapture(event.pointerId); show(true); };
  button.onkeydown = event => { if ([' ', 'Enter'].includes(event.key) && !event.repeat) show(true); };
  button.onpointerup = button.onpointercancel = button.onkeyup = button.onblur = () => show(false);
  button.oncontextmenu = event => event.preventDefault();
  return [el('div', { class: 'hold' }, held, button)];
};

/** Items by what they are: both halves of a card are one thing. */
const things = items => items.reduce((all, item) => (item.joins ? [...all.slice(0, -1), [...all[all.length - 1], item]] : [...all, [item]]), []);
/** What can be proposed: a button, or a number with one less and one more. */
const pick = ({ pick: id, name, about, said, count, chosen, open, number, scene }) => {
  const drawing = scene && sketch(scene);
  if (number) {
    const { now, most } = number;
    const to = (sign, value, can) => el('button', { type: 'button', 'aria-label': `${said} ${value ?? '?'}`,
      'data-spot': `pick-${id}${sign}`, disabled: !can, click: () => first.propose(id, value) }, sign);
    return el('div', { class: 'count', role: 'group', 'aria-label': said }, drawing || el('span', {}, name),
      to('–', now ? now - 1 : null, now !== null), now === null ? to('?', 0, true) : el('b', {}, now + ''),
      to('+', (now ?? 0) + 1, now === null || now < most));
  }
  // What is written is its name, and what the drawing says describes it.
  const [label, description] = name && about ? [false, said !== `${name}. ${about}` && said] : [said, false];
  return el('button', { type: 'button', class: 'offer', 'aria-pressed': String(chosen), 'aria-label': label, 'aria-description': description,
    'data-spot': 'pick-' + id, disabled: !open, click: () => first.propose(id) }, drawing, name && el('b', { class: 'what' }, count > 1 ? `${name} (${count}×)` : name), ' ', about && el('span', { class: 'about' }, about));
};
/** The long groups that the player has opened for this order, by their titles. @type {Set<string>} */
const opened = new Set();
/** Whether what can be done besides others' turns stands open. */
let waiting = false;
/** Which groups are folded is said once a turn, by their titles: nothing changes its form between taps. @type {{at: string, much: boolean, folded: Record<string, boolean>}} */
let form = { at: '', much: false, folded: {} };
/** What the player may propose: where that is much, long groups are folded, and what is chosen stands beside their titles. */
first.choices = ({ question, groups, lacks, does }, turn) => {
  const { epoch, orders } = first.now().view, at = `${epoch} ${orders}`;
  if (form.at !== at) opened.clear();
  if (form.at !== at) form = { at, much: groups.flatMap(({ items }) => items).length > 12, folded: {} };
  const { much: is_much, folded } = form;
  // What dice are for costs and brings something as soon as they are chosen: there is room for that from the beginning.
  const dice = groups.findIndex(({ items }) => items.every(({ name }) => !name));
  const listed = (items, kind = '') => el('ul', { class: kind },
    ...things(items).map(thing => el('li', {}, thing.length > 1 ? el('div', { class: 'whole' }, ...thing.map(pick)) : pick(thing[0]))));
  const group = ({ title, items }, at) => {
    const inside = listed(items, at < dice && items.some(({ scene }) => scene) && 'deeds');
    const is_long = folded[title] ??= is_much && items.every(({ about }) => about);
    // What stood open stays open, whatever else is tapped.
    if (!is_much || title === lacks) opened.add(title);
    if (!is_long) return el('div', { class: items.some(({ name }) => name) ? '' : 'row' }, el('h3', {}, title), inside);
    const [chosen] = items.filter(one => one.chosen);
    const turn = () => { if (!opened.delete(title)) opened.add(title); };
    // Once something is chosen, there is no more to see; who presses keys goes on from there.
    inside.onclick = event => { if (event.detail) opened.delete(title); };
    return el('details', { open: opened.has(title) }, el('summary', { 'data-spot': 'group-' + title, click: turn }, title,
      chosen && el('b', {}, chosen.name)), inside);
  };
  // What is chosen before all else is named by itself; what stands behind the rest ends it.
  const begins = Math.max(0, groups.findIndex(({ title }) => title));
  const untitled = some => some.filter(({ title }) => !title).flatMap(({ items }) => items);
  const [starts, ends] = [untitled(groups.slice(0, begins)), untitled(groups.slice(begins))];
  const all = [question && el('h3', {}, question), starts.length > 0 && listed(starts),
    ...groups.filter(({ title }) => title).map(group), ends.length > 0 && listed(ends, 'ends'), el('p', {}, say('page-propose'))].filter(child => child);
  if (turn) return all;
  // Whose turn it is not has no need to look at it.
  const wait = el('details', { class: 'wait', open: waiting || !!does }, el('summary', { 'data-spot': 'wait' }, say('page-meanwhile')), ...all);
  wait.ontoggle = () => {
    if (wait.open && !waiting && !does) $('choices').scrollIntoView({ block: 'nearest' });
    waiting = wait.open;
  };
  // One's own dice are seen also while they are folded away.
  const rows = groups.filter(({ items }) => items.every(({ name, scene }) => !name && scene));
  return rows.length === 1 ? [el('p', { class: 'things', 'aria-hidden': 'true' }, ...rows[0].items.map(({ scene }) => sketch(scene))), wait] : [wait];
};
/** At which choice of the own turn the page is, and whether it is yet to be brought into sight. */
let [turn, due] = ['', false];
// Brings into sight what is to be chosen: all of it where a choice of the own turn begins, wherever the page was scrolled to;
// else what comes below what is chosen already. Who reads or types in a dialog is not disturbed before that is closed.
first.ahead = ({ own, moving, choices, epoch, orders }, goesOn) => {
  const before = turn;
  turn = own?.turn && !moving && choices?.groups.length ? `${epoch} ${orders}` : '';
  due = turn !== '' && (due || turn !== before);
  if (document.querySelector('dialog[open]') || !due && !goesOn) return;
  const lists = [...$('choices').querySelectorAll('ul')];
  const last = due ? -1 : lists.map(all => !!all.querySelector('[aria-pressed=true]')).lastIndexOf(true);
  const next = lists.find((all, at) => at > last && all.querySelector('button:not([disabled])'));
  const head = due ? $('choices') : next?.previousElementSibling || next;
  const low = (next?.closest('details:not([open])') || next?.firstElementChild || head)?.getBoundingClientRect().bottom;
  const top = head?.getBoundingClientRect().top - $('stuck').offsetHeight;
  const seen = top > 0 && low < $('bar').getBoundingClientRect().top;
  if (head && !seen && due) scrollBy(0, top - 8);
  else if (next && !seen) head.scrollIntoView({ block: 'center' });
  due = false;
};
document.addEventListener('close', () => { if (due) first.ahead(first.now().view); }, true);
/** After which order the crier took what was proposed: before another one, and before the next own choice, that is said. */
let took = -1;
first.thanks = ({ own, choices, orders }) => {
  took = choices?.accepted ? took < 0 ? orders : took : -1;
  return took === orders && !own?.turn;
};
/** A ring as large as the thing itself, also where a finger has more room. */
first.ring = (button, wide, high) => [['--wide', wide], ['--high', high]].forEach(([name, size]) => button.style.setProperty(name, size + 'cqw'));
/** What points come from: a line for each. */
const parts = told => el('table', { class: 'parts' }, el('tbody', {}, ...told.map(({ name, from, points }) =>
  el('tr', {}, el('th', { scope: 'row' }, name), from !== undefined && el('td', {}, from || ''), el('td', {}, `${points}`.replace('-', '−'))))));
/** The own points, once they are told. */
first.outcome = (name, told) => {
  const { points, rank, of, achievements, before, verdict } = told;
  const fresh = told.new, other = achievements.filter(one => !fresh.includes(one));
  const rows = before.map(one => el('tr', {}, el('td', {}, one.date), el('td', {}, one.points + ''),
    el('td', {}, one.rank ? say('page-rank', one) : '–')));
  const heads = ['results-date', 'results-total', 'results-rank'].map(head => el('th', { scope: 'col' }, say(head)));
  const part = (head, inside, kind = '') => el('details', { class: kind }, el('summary', {}, say(head)), inside);
  // The ceremony tells the points and the place as long as it is shown.
  return [
    el('h2', { class: 'told-above' }, name),
    el('p', { class: 'points told-above' }, [say('unit-told', { points }), rank && of > 1 && say('page-rank', { rank, of })].filter(said => said).join(', ')),
    verdict && el('p', {}, verdict),
    fresh.length > 0 && el('h3', {}, say('ceremony-seals')), fresh.length > 0 && list(fresh),
    told.parts.length > 1 && part('results-title', parts(told.parts), 'told-above'),
    other.length > 0 && part('page-achievements', list(other)),
    rows.length > 0 && part('page-before', el('table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows))),
  ].filter(child => child);
};
/** A step of the ceremony. */
first.ceremony = ({ heading, art: sign, sentence, repeats, winner, scale, lines = [], crowned, bars, bg_stats: href }) => {
  const [most, me] = [Math.max(0, ...bars.map(bar => bar.points)), kept('seat')?.name];
  const filled = (kind, fill, width) => {
    const node = el('span', { class: kind });
    Object.assign(node.style, { backgroundColor: fill, width });
    return node;
  };
  const shield = (name, fill, ink) => {
    const node = filled('shield', fill);
    node.style.color = ink;
    node.setAttribute('aria-hidden', 'true');
    node.append([...name][0].toUpperCase());
    return node;
  };
  // No word of a name is broken that a line has room for.
  const long = (node, name) => { node.style.setProperty('--long', Math.max(...name.split(/[ -]/).map(word => word.length)) + ''); return node; };
  const champion = ({ name, fill, ink }) => long(el('p', {}, art(['crown']), shield(name, fill, ink), el('b', {}, name)), name);
  const bar = ({ name, points, told = true, place, revealed, fill, ink, note, parts: from = [], had = [] }) => {
    const inside = [el('span', { class: 'place' }, place > 0 && place + '.'), shield(name, fill, ink),
      el('b', { class: 'name' }, name, note && ' ', note && el('small', {}, note)),
      had.length > 0 && el('span', { class: 'had' }, ...had.flatMap(one => [art([one.art], 'small'), one.number + ''])),
      told && el('span', { class: 'unseen' }, say('unit-told', { points })), told && el('b', { class: 'number', 'aria-hidden': 'true' }, points + ''),
      told && el('span', { class: 'rail' }, filled('length', fill, (most && points / most * 100) + '%'))];
    const kind = { class: (name === me ? 'mine ' : '') + (revealed ? 'revealed ' : '') + (place === 1 ? 'first' : '') };
    return el('li', kind, from.length > 0 ? el('details', {}, el('summary', {}, ...inside), parts(from)) : el('div', {}, ...inside));
  };
  // On the podium each of the first three stands on a block; what the points come from opens below it.
  const from = el('div', { 'aria-live': 'polite' });
  const toggle = (name, told) => ({ currentTarget: pressed }) => {
    const opens = pressed.getAttribute('aria-expanded') === 'false';
    for (const one of $('ceremony').querySelectorAll('.steps button')) one.setAttribute('aria-expanded', String(opens && one === pressed));
    from.replaceChildren(...opens ? [el('h3', {}, name), parts(told)] : []);
  };
  const step = ({ name, points, place, fill, ink, note, parts: told }) => {
    const block = filled('block', fill, '');
    block.style.color = ink;
    block.append(el('span', { class: 'place', 'aria-hidden': 'true' }, place + ''), el('span', { class: 'unseen' }, say('unit-told', { points })),
      el('small', { 'aria-hidden': 'true' }, say('unit-told', { points: '' }).replace(/\s*:\s*$/, '')), el('b', { class: 'number', 'aria-hidden': 'true' }, points + ''));
    const inside = [el('span', { class: 'unseen' }, place + '.'), el('span', { class: 'arms' }, place === 1 && art(['crown']), shield(name, fill, ink)), long(el('b', { class: 'name' }, name), name), note && el('small', {}, note), block];
    return el('li', { class: name === me && 'mine', 'data-place': place }, told.length > 0
      ? el('button', { type: 'button', 'aria-expanded': 'false', click: toggle(name, told) }, ...inside) : el('div', {}, ...inside));
  };
  const winners = crowned ? bars.filter(({ place }) => place === 1) : [];
  const first_three = crowned && winner ? bars.filter(({ place }) => place <= 3) : [];
  const others = bars.slice(first_three.length);
  const mine = crowned && bars.find(({ name }) => name === me);
  const won = winners.includes(mine);
  return [el('h2', {}, sign && art([sign], 'small'), heading),
    winners.length > 0 && !winner && el('div', { class: 'champions', 'aria-hidden': 'true' }, ...winners.map(champion)),
    winner && el('p', { class: 'said' }, winner),
    won && el('p', { class: 'won' }, say('page-won')),
    sentence && !lines.length && el('p', { class: repeats ? 'unseen' : 'said' }, sentence),
    mine && !won && el('p', { class: 'won' }, say('page-rank', { rank: mine.place, of: bars.length })),
    lines.length > 0 && el('ul', {}, ...lines.map(({ art: sign, rows: [head, ...below], fill, ink }) => el('li', {}, sign && art([sign], 'small'), fill && shield(head, fill, ink),
      el('div', {}, el('b', {}, head), list(below))))),
    first_three.length > 0 && el('ol', { class: 'steps' }, ...first_three.map(step)), first_three.length > 0 && from,
    scale && el('p', { class: 'scale' }, scale), !lines.length && others.length > 0 && el('ol', { class: 'bars' }, ...others.map(bar)),
    href && el('p', {}, el('a', { href, target: '_blank', rel: 'noreferrer' }, say('page-bg-stats')))];
};
})();
