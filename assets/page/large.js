// @ts-check
// The whole picture, large. It is fetched with `answers.js`, and stands before it.
(() => {
const first = /** @type {any} */ (window).townCrier;
const { $, el, say, open } = first;

const pan = el('div', { class: 'pan', tabindex: 0, role: 'group', 'aria-label': say('page-enlarge') });
const step = (sign, name, by) => el('button', { type: 'button', 'aria-label': say(name), click: () => to(zoom * by) }, sign);
const [less, more] = [step('−', 'page-zoom-out', 1 / 1.5), step('+', 'page-zoom-in', 1.5)];
const shut = el('button', { type: 'button', click: () => large.close() }, say('desk-close-page'));
const large = el('dialog', { id: 'large', 'aria-labelledby': 'large-title' },
  el('div', { class: 'tools' }, el('h2', { id: 'large-title', class: 'unseen' }, say('page-enlarge')), less, more, shut), pan);
$('whole').append(large);

/** How many times as wide as the whole picture is in the window. */
let zoom = 1;
const stage = () => pan.querySelector('.stage');
const bounds = () => stage().querySelector('svg').viewBox.baseVal;
/** How wide the picture is when all of it is seen, and when it fills the window. */
const widths = () => {
  const { width, height } = bounds();
  return [pan.clientWidth, pan.clientHeight * width / height].sort((a, b) => a - b);
};
/** Comes nearer or goes back; what is at that place of the window stays there. */
const to = (wish, x = innerWidth / 2, y = pan.getBoundingClientRect().top + pan.clientHeight / 2) => {
  const [whole] = widths(), before = stage().getBoundingClientRect();
  zoom = Math.min(5, Math.max(1, wish));
  large.style.setProperty('--wide-stage', whole * zoom + 'px');
  const now = stage().getBoundingClientRect(), by = now.width / before.width;
  pan.scrollBy(now.left + (x - before.left) * by - x, now.top + (y - before.top) * by - y);
  [less.disabled, more.disabled] = [zoom <= 1.001, zoom >= 4.999];
};
/** All of it, if its letters can be read then; or else it fills the window, around whose turn it is. */
const begin = () => {
  const [whole, full] = widths();
  const letters = [...stage().querySelectorAll('text')].map(text => Number(text.getAttribute('font-size')));
  const near = 13 * bounds().width / Math.min(...letters) / whole;
  to(near <= 1 ? 1 : Math.min(3, Math.max(near, full / whole)));
  const turn = stage().querySelector('[href="#art-turn"]') || stage();
  turn.scrollIntoView({ block: 'center', inline: 'center' });
};
first.enlarge = () => {
  if (large.open) return;
  pan.append($('picture'));
  open(large);
  shut.focus();
  begin();
  // The button that goes back leaves the picture, not the page.
  history.pushState('large', '');
};
addEventListener('popstate', () => large.close());
addEventListener('resize', () => { if (large.open) to(zoom); });
// The picture stands in the dialog for as long as that is open.
large.onclose = () => {
  $('grid').before($('picture'));
  $('enlarge').focus();
  if (history.state === 'large') history.back();
};

// Two fingers, a double tap, keys, and a wheel.
const between = ([one, other]) => ({ far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
let [pinch, held] = [/** @type {{far: number, x: number, y: number} | null} */ (null), 1];
pan.ontouchstart = ({ touches }) => { [pinch, held] = [touches.length === 2 ? between(touches) : null, zoom]; };
pan.addEventListener('touchmove', event => {
  if (!pinch || event.touches.length !== 2) return;
  if (event.cancelable) event.preventDefault();
  const now = between(event.touches);
  pan.scrollBy(pinch.x - now.x, pinch.y - now.y);
  to(held * now.far / pinch.far, now.x, now.y);
  [pinch.x, pinch.y] = [now.x, now.y];
}, { passive: false });
pan.ondblclick = ({ clientX, clientY }) => to(zoom < 1.5 ? 2.5 : 1, clientX, clientY);
large.onkeydown = ({ key }) => {
  const by = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }[key];
  if (by) to(zoom * by);
};
pan.addEventListener('wheel', event => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  to(zoom * Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
}, { passive: false });
})();
