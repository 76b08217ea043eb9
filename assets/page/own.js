// @ts-check
// What a player has and may propose, on the own phone, and the ceremony. It is fetched with `answers.js`, and stands before it.
(() => {
const first = /** @type {any} */ (window).townCrier;
const { $, el, art, say, kept, wear, sketch } = first;

first.mine = rows => {
  const thing = ({ art: stacks, text }) => el('span', { class: stacks.length > 1 && 'merchant' },
    ...stacks.map(stack => art(stack)), text);
  const row = ({ things, said, secret }) => secret ? el('p', {}, said)
    : el('p', {}, el('span', { class: 'unseen' }, said), el('span', { class: 'things', 'aria-hidden': 'true' }, ...things.map(thing)));
  const secrets = rows.filter(one => one.secret);
  return [...rows.filter(one => !one.secret).map(row), ...(secrets.length ? hidden(() => secrets.map(row)) : [])];
};

/** What no neighbour may read: it stands there only while a finger or a key holds the button. */
const hidden = told => {
  const held = el('div', { 'aria-live': 'polite' });
  const show = (/** @type {boolean} */ on) => { held.replaceChildren(...on ? told() : []); wear(); };
  const button = el('button', { type: 'button', class: 'secret' }, say('page-hold'));
  button.onpointerdown = event => { button.setPointerCapture(event.pointerId); show(true); };
  button.onkeydown = event => { if ([' ', 'Enter'].includes(event.key) && !event.repeat) show(true); };
  button.onpointerup = button.onpointercancel = button.onkeyup = button.onblur = () => show(false);
  button.oncontextmenu = event => event.preventDefault();
  // Above the finger it can be read.
  return [held, button];
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
  // What is called as it is written needs no other name.
  return el('button', { type: 'button', class: 'offer', 'aria-pressed': String(chosen), 'aria-label': said !== `${name}. ${about}` && said,
    'data-spot': 'pick-' + id, disabled: !open, click: () => first.propose(id) }, drawing, name && el('b', { class: 'what' }, count > 1 ? `${name} (${count}×)` : name), ' ', about && el('span', { class: 'about' }, about));
};
/** What the player may propose. */
first.choices = ({ groups }) => {
  const group = ({ title, items }) => [title && el('h3', {}, title), el('ul', {},
    ...things(items).map(thing => el('li', {}, thing.length > 1 ? el('div', { class: 'whole' }, ...thing.map(pick)) : pick(thing[0]))))];
  return [el('p', {}, say('page-propose')), ...groups.flatMap(group)];
};
/** Brings into sight what is chosen next: below what is chosen already. */
first.ahead = () => {
  const lists = [...$('choices').querySelectorAll('ul')];
  const last = lists.map(all => !!all.querySelector('[aria-pressed=true]')).lastIndexOf(true);
  const next = lists.find((all, at) => at > last && all.querySelector('button:not([disabled])'));
  if (!next) return;
  const [head, low] = [next.previousElementSibling, next.firstElementChild.getBoundingClientRect().bottom];
  const seen = head.getBoundingClientRect().top > $('me').offsetHeight && low < $('bar').getBoundingClientRect().top;
  if (!seen) head.scrollIntoView({ block: 'center' });
};
/** A ring as large as the thing itself, also where a finger has more room. */
first.ring = (button, wide, high) => [['--wide', wide], ['--high', high]].forEach(([name, size]) => button.style.setProperty(name, size + 'cqw'));
/** A step of the ceremony. */
first.ceremony = ({ heading, art: sign, sentence, scale, lines = [], crowned, bars, bg_stats: href }) => {
  const [most, me] = [Math.max(0, ...bars.map(bar => bar.points)), kept('seat')?.name];
  const filled = (kind, fill, width) => {
    const node = el('span', { class: kind });
    Object.assign(node.style, { backgroundColor: fill, width });
    return node;
  };
  const champion = ({ name, fill }) => el('p', {}, art(['crown']), filled('shield', fill), el('b', {}, name));
  const bar = ({ name, points, told = true, place, fill, had = [] }) => el('li', { class: (name === me ? 'mine ' : '') + (place === 1 ? 'first' : '') },
    el('b', {}, place ? place + '. ' + name : name),
    had.length > 0 && el('span', { class: 'had' }, ...had.flatMap(one => [art([one.art], 'small'), one.number + ''])),
    told && el('span', {}, say('unit-told', { points })),
    el('span', { class: 'rail' }, filled('length', fill, (most && points / most * 100) + '%')));
  const winners = crowned ? bars.filter(({ place }) => place === 1) : [];
  return [el('h2', {}, sign && art([sign], 'small'), heading),
    winners.length > 0 && el('div', { class: 'champions', 'aria-hidden': 'true' }, ...winners.map(champion)),
    sentence && !lines.length && el('p', {}, sentence), lines.length > 0 && el('ul', {}, ...lines.map(line => el('li', {}, line.art && art([line.art], 'small'), line.text))),
    scale && el('p', { class: 'scale' }, scale), el('ol', { class: 'bars' }, ...bars.map(bar)),
    href && el('p', {}, el('a', { href, target: '_blank', rel: 'noreferrer' }, say('page-bg-stats')))];
};
})();
