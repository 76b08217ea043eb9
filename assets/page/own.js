// @ts-check
// What a player has, on the own phone. It is fetched with `answers.js`, for those alone who take part, and stands before it.
(() => {
const first = /** @type {any} */ (window).townCrier;
const { el, art, say, wear } = first;

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
})();
