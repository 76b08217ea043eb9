// @ts-check
// The second half of a phone's page, for those who take part: a name, “ready”, and one's own sheet. It is fetched for
// them alone, and sends what `format.md` says. Text goes into the page by `textContent` alone.
(() => {
/** @typedef {{fields: number[], text: string}} Remark */
/** @typedef {{wrong: Remark[], surprising: Remark[], missing: string[], parts: any[], points: number | null}} Judged */
const first = /** @type {any} */ (window).townCrier;
const { $, el, art, list, say, kept, keep, open, base, query, wear, connect, bare, now } = first;

let seat = /** @type {{name: string, secret: string} | null} */ (kept('seat'));
/** What the server says of this seat. @type {any} */
let own = null;
let [readyAt, orders, seen, looked, timer, busy, note, run] = [-1, -1, -1, 0, 0, false, '', ''];
/** The game and the orders after which it was asked last who is ready. */
let askedAt = { run: '', orders: 0 };
/** The last view, and whether it answers a tap of one's own. */
let [rev, tapped] = [-1, false];
/** Where and to which run something is proposed. @type {{at: string, run: string} | null} */
let laidAt = kept('laid');

// What is asked.
/** The status of an answer, 0 without one, and what it says. @returns {Promise<{status: number, told: any}>} */
const send = async (method, path, what = null, as = seat) => {
  /** @type {Record<string, string>} */
  const headers = {};
  if (as) headers['X-Town-Crier-Seat'] = as.secret;
  if (what) headers['Content-Type'] = 'application/json';
  const stop = new AbortController(), late = setTimeout(() => stop.abort(), 8000);
  try {
    const body = what && JSON.stringify(what);
    const answer = await fetch(base + path + query(), { method, headers, body, cache: 'no-store', signal: stop.signal });
    return { status: answer.status, told: await answer.json().catch(() => null) };
  } catch {
    return { status: 0, told: null };
  } finally {
    clearTimeout(late);
  }
};
const sitDown = (chosen, told = null) => {
  [seat, own, seen, readyAt] = [chosen, told, -1, -1];
  keep('seat', seat);
  // What the player alone may know comes with the seat.
  connect();
};
/** Asks as the one who sits here: who was forgotten sits down again, and who was freed is told so. */
const ask = async (method, path, what = null) => {
  const asking = seat;
  const answer = seat ? await send(method, path, what) : { status: 0, told: null };
  if (!seat || seat !== asking) return { status: 0, told: null };
  if (answer.status === 410) {
    sitDown(null);
    // What stands before the page would keep it from being heard.
    draw();
    tell(say('page-freed'));
  } else if (answer.status === 403) {
    // Another tab may have sat down again already.
    const other = kept('seat');
    if (other && other.secret !== seat.secret) seat = other;
    else {
      const { name } = seat;
      seat = null;
      const again = await sit(name);
      if (again.status === 409 || again.status === 422) {
        sitDown(null);
        tell(again.told?.reason || say('page-freed'));
      } else if (again.status !== 201) seat = asking;
    }
    seen = -1;
  }
  return answer;
};
/** A page that comes anew waits for it, and asks for none when it goes: or else nobody knew the secret of that seat. */
const sit = name => first.leaves ? new Promise(() => {}) : first.sits = send('POST', '/seat', { name }).then(answer => {
  if (answer.status === 201) sitDown({ name: answer.told.name, secret: answer.told.secret }, answer.told);
  return answer;
});
const lookUp = async () => {
  const { changes } = now().beat;
  looked = performance.now();
  const { status, told } = await ask('GET', '/seat');
  if (status === 200) {
    const before = own;
    [own, seen] = [told, changes];
    readyAt = own.ready ? now().view.orders : -1;
    draw();
    const state = own.sheet?.state;
    if (before && state !== before.sheet?.state && (state === 'accepted' || state === 'returned')) {
      if (count.open) sum(about(state));
      else hear(about(state));
    }
  }
  timer = 0;
  draw();
};

// What is shown beside the game.
/** Says what happened to whoever does not see it. */
const hear = text => { $('said').textContent = text; };
/** Says something that nothing else shows, and lets it stand until something else happens. */
const tell = text => { note = text; if (text) hear(text); };
const about = state => say('page-sheet-' + state);
const place = (made, add) => { add(made); return made; };
const row = place(el('div', { id: 'seat', hidden: true }), made => $('bar').prepend(made));
const result = place(el('section', { id: 'own', class: 'card', hidden: true }), made => $('second').prepend(made));
const [noted, main, title, counted] = [el('p'), el('button', { type: 'button', id: 'main' }), el('b'), el('span')];
const state = el('p', { id: 'proposed', role: 'status' });
const grow = el('button', { type: 'button', id: 'grow', click: () => $('choices').querySelector('.whole')?.scrollIntoView({ block: 'center' }) });
const lay = el('button', { type: 'button', id: 'propose', click: () => propose('0000000000000001') });
main.append(title, counted);
const withdraw = el('button', { type: 'button', id: 'withdraw', click: () => propose('0000000000000002') }, say('page-withdraw'));
row.append(noted, state, grow, lay, withdraw, main);
const drawn = {};
/** Draws anew what is new. */
const once = (name, what, draw) => {
  const text = JSON.stringify(what || null);
  if (drawn[name] === text) return;
  drawn[name] = text;
  draw();
};
const draw = () => {
  const { view, beat } = now();
  const isReady = readyAt === view.orders;
  const handed = own?.sheet?.state;
  // Where choices follow each other the button keeps its place between them; it does not stand where nobody is asked.
  if (view.asks === 'ready') askedAt = { run: game(), orders: view.orders };
  const rests = view.screen === 'game' && !view.asks && askedAt.run === game() && Math.abs(view.orders - askedAt.orders) < 2;
  const asked = rests ? 'ready' : view.asks;
  const asks = !seat || (asked === 'ready' ? own?.ready === null : asked === 'sheet' && !own?.form) ? '' : asked;
  $('join').textContent = seat ? seat.name : say('page-join');
  noted.textContent = note || (seat && own?.waits ? say('page-waits') : '');
  noted.className = note ? 'refused' : '';
  main.hidden = !asks;
  main.className = asks === 'ready' && isReady ? 'chosen' : asks === 'sheet' && handed === 'returned' ? handed : '';
  if (asks === 'ready') main.setAttribute('aria-pressed', String(isReady));
  else main.removeAttribute('aria-pressed');
  main.setAttribute('aria-disabled', String(rests));
  title.textContent = say(asks === 'ready' ? 'page-ready' : 'page-sheet');
  counted.textContent = asks === 'ready' ? say('page-ready-count', { ready: beat?.ready ?? 0, of: beat?.seats ?? 0 })
    : handed ? about(handed) : say('page-sheet-fill');
  // What is composed, and what became of it, stays in sight however long the list.
  const { does, lacks, laid, returned, lost } = seat && view.choices || {}, accepted = seat && first.thanks(view);
  // Nobody in another run knows of it.
  const anew = view.choices && laidAt && laidAt.run !== view.epoch;
  once('proposed', [does, lacks, laid, returned, accepted, lost, anew], () => {
    lay.textContent = does && say('page-propose-this', { does: bare(does) });
    const became = returned ? 'page-sent-back' : lost ? 'page-proposal-lost' : accepted ? 'page-accepted' : anew && 'page-propose-anew';
    state.textContent = laid ? say('page-proposed', { does: bare(does) }) : became ? say(became) : lacks || '';
    state.dataset.state = laid ? '' : returned || lost || anew ? 'returned' : accepted ? 'accepted' : '';
  });
  // What it can be besides is below the list.
  const more = !laid && does && view.choices.groups.find(({ items }) => items.some(item => item.joins) && items.some(item => item.open));
  grow.textContent = more?.title;
  [grow.hidden, lay.hidden, withdraw.hidden] = [!more, !does || laid, !laid];
  state.hidden = !state.textContent;
  noted.hidden = [state.textContent, ''].includes(noted.textContent);
  row.hidden = !asks && noted.hidden && state.hidden && lay.hidden;
  once('own', seat && own?.outcome, () => {
    result.hidden = !seat || !own?.outcome;
    if (!result.hidden) result.replaceChildren(...first.outcome(own.name, own.outcome));
  });
  if (count.open && (!seat || view.asks !== 'sheet')) {
    count.close();
    if (seat && handed !== 'accepted') tell(say('page-sheet-over'));
  }
  once('form', seat && own?.form && [own.form, own.sheet], () => { if (own?.form && count.open) fill(); });
};
main.onclick = () => { if (now().view.asks === 'sheet') openSheet(); else toggle(); };
const toggle = async () => {
  if (busy || now().view.asks !== 'ready') return;
  busy = true;
  const at = now().view.orders, ready = readyAt !== at;
  const { status } = await ask('PUT', '/seat/ready', { orders: at, ready });
  busy = false;
  if (status === 204) {
    readyAt = ready ? at : -1;
    tell('');
  } else if (seat) {
    seen = -1;
    if (status !== 409 && status !== 403) tell(say('page-not-sent'));
  }
  first.told();
};
/** Proposes a choice; what comes of it, the next view shows. */
const propose = async (pick, number = null) => {
  if (!seat || busy) return;
  busy = true;
  const { status } = await ask('PUT', '/seat/pick', { orders: now().view.orders, pick, number });
  [busy, tapped] = [false, status === 204];
  tell(status === 204 || status === 403 ? '' : say(status === 409 ? 'page-proposal-lost' : 'page-not-sent'));
  first.told();
};
first.propose = propose;
// Who sits here.
const dialog = (id, ...inside) => place(el('dialog', { id, 'aria-labelledby': id + '-title' }, ...inside), made => $('whole').append(made));
const close = () => el('button', { type: 'button', click: event => event.target.closest('dialog').close() }, say('desk-close-page'));
const seats = dialog('seats');
first.join = async (chosen = '') => {
  if (seat && !chosen) {
    const leave = el('button', { type: 'button', id: 'leave', click: leaveNow }, say('page-leave'));
    seats.replaceChildren(el('div', { class: 'form' },
      el('h2', { id: 'seats-title' }, seat.name), el('p', {}, say('page-joined')), leave, Object.assign(close(), { autofocus: true })));
    open(seats);
    return;
  }
  const input = el('input', { id: 'name', name: 'name', autocomplete: 'nickname', maxlength: 60, 'aria-describedby': 'name-why', required: true });
  const why = el('p', { id: 'name-why', class: 'why', role: 'alert' });
  const names = el('div', { id: 'names' });
  const join = async name => {
    if (busy) return;
    busy = true;
    const { status, told } = await sit(name);
    busy = false;
    if (status === 201) {
      first.decided(name);
      tell('');
      seats.close();
      first.told();
      return;
    }
    why.textContent = told?.reason || say('page-not-sent');
    input.setAttribute('aria-invalid', 'true');
    input.focus();
    [why, input].forEach(node => node.scrollIntoView({ block: 'nearest' }));
  };
  const form = el('form', { novalidate: true },
    el('h2', { id: 'seats-title' }, say('page-join')), names,
    el('label', { for: 'name' }, say('page-name')), why, input,
    el('button', { class: 'strong' }, say('page-join')), el('p', {}, first.why()), close());
  form.onsubmit = event => { event.preventDefault(); join(input.value); };
  if (chosen) {
    const before = seat;
    await join(chosen);
    if (seat !== before && before) await send('DELETE', '/seat', null, before);
    if (seat !== before) return;
  }
  const { told } = await send('GET', '/seats');
  const { names: all = [], taken = [] } = told || {};
  names.replaceChildren(...all.map(name => first.chip(name, taken, join)));
  seats.replaceChildren(form);
  open(seats);
};
const leaveNow = async () => {
  await send('DELETE', '/seat');
  sitDown(null);
  keep('sheet', null);
  tell('');
  seats.close();
  first.told();
};

// The sheet.
let [judging, asked] = [0, 0];
const count = dialog('count');
const game = () => [now().view.game, now().view.code, seat?.name].join();
const all = kind => [...count.querySelectorAll(kind)];
const inputs = () => all('input[inputmode]');
const typed = () => ({ numbers: inputs().map(input => input.value), ticks: all('input[type=checkbox]').map(box => box.checked) });
const openSheet = () => {
  fill();
  open(count);
  if (own.sheet?.state !== 'accepted' && inputs().some(input => input.value)) judge();
};
/** What is in the fields goes with the game: what was typed here, or else what was handed in. */
const fill = () => {
  const { form, sheet } = own;
  const there = kept('sheet');
  const handed = sheet && { numbers: sheet.numbers.map(number => number ?? ''), ticks: sheet.ticks };
  const values = there && there.game === game() ? there : handed || { numbers: [], ticks: [] };
  const done = sheet?.state === 'accepted';
  let [at, tick] = [-1, -1];
  const field = ({ name, art: drawing, circled, most }) => {
    at += 1;
    const input = el('input', {
      id: 'field-' + at, inputmode: 'numeric', pattern: '[0-9]*', autocomplete: 'off', disabled: done,
      // Room for a slip, as at the desk.
      maxlength: Math.max(2, String(most).length), 'aria-describedby': 'why-' + at,
      value: (done ? handed : values).numbers[at] ?? '',
    });
    const label = el('label', { for: 'field-' + at },
      drawing && el('span', { class: circled ? 'drawing circled' : 'drawing' }, art([drawing])), el('span', {}, name));
    return el('div', { class: 'entry' }, label, input, el('p', { class: 'why', id: 'why-' + at }));
  };
  const box = ({ name }) => {
    const input = el('input', { type: 'checkbox', checked: (done ? handed : values).ticks[tick += 1], disabled: done });
    return el('label', { class: 'tick' }, input, el('span', {}, name));
  };
  const group = (head, inside) => el('fieldset', {}, el('legend', {}, head), ...inside);
  const inside = el('form', { novalidate: true },
    el('div', { class: 'head' }, el('h2', { id: 'count-title' }, `${say('page-sheet')}: ${seat.name}`), close()),
    sheet && el('p', { class: 'state', 'data-state': sheet.state }, about(sheet.state)),
    // A field alone that is called like its group needs no other name.
    ...form.groups.flatMap(({ head, fields }) =>
      fields.length === 1 ? fields.map(field) : group(head, fields.map(field))),
    ...form.boxes.map(({ head, boxes }) => group(head, boxes.map(box))),
    el('div', { id: 'judged' }), el('div', { class: 'foot' }, el('p', { id: 'sum', role: 'status' }),
      !done && el('button', { class: 'strong', id: 'hand-in' }, say(sheet?.state === 'waiting' ? 'page-sheet-again' : 'page-sheet-send'))),
    close());
  inside.oninput = type;
  inside.onsubmit = event => { event.preventDefault(); judge(true); };
  const [here, top] = [document.activeElement?.id, count.scrollTop];
  count.replaceChildren(inside);
  count.scrollTop = top;
  if (here && count.open) $(here)?.focus({ preventScroll: true });
  if (own.judged) judged(own.judged);
  wear();
};
const type = event => {
  const { target } = event;
  if (target.inputMode === 'numeric') target.value = target.value.replace(/\D/g, '');
  keep('sheet', { game: game(), ...typed() });
  clearTimeout(judging);
  judging = setTimeout(judge, 350);
};
const judge = async (done = false) => {
  clearTimeout(judging);
  const now = asked += 1;
  const { numbers: entered, ticks } = typed();
  const numbers = entered.map(number => number === '' ? null : Number(number));
  const { status, told } = await ask('PUT', '/seat/sheet', { numbers, ticks, done });
  // What was typed since then is judged by itself.
  if (now !== asked || !seat) return;
  if (status === 200 || status === 422 && told.wrong.length) judged(told);
  if (status === 200 && done) {
    own.sheet = { state: 'waiting', numbers, ticks };
    seen = -1;
    tell('');
    count.close();
    main.focus();
    hear(about('waiting'));
  } else if (done) {
    if (status === 422) {
      // The reason stands with its field, or else beside the button.
      const [at] = all('[aria-invalid=true]');
      sum(at ? say('page-sheet-wrong') : [...told.wrong.map(({ text }) => text), ...told.missing][0]);
      (at || inputs()[0]).focus();
      (at || inputs()[0]).closest('.entry').scrollIntoView({ block: 'center' });
    } else sum(say('page-not-sent'));
  } else if (status === 0) sum(say('page-not-sent'));
  first.told();
};
const sum = text => { $('sum').textContent = text; };
/** Marks the fields with their reasons, and says what they make. @param {Judged} told */
const judged = ({ wrong, surprising, missing, parts, points }) => {
  if (!$('sum')) return;
  inputs().forEach((input, at) => {
    const concerns = wrong.filter(({ fields }) => fields.includes(at));
    // What is wrong with many fields stands below the first of them.
    const of = some => some.filter(({ fields }) => Math.min(...fields) === at).map(({ text }) => text);
    input.setAttribute('aria-invalid', String(concerns.length > 0));
    input.setAttribute('aria-describedby', [...new Set([at, ...concerns.map(({ fields }) => Math.min(...fields))])].map(field => 'why-' + field).join(' '));
    const odd = of(surprising).map(text => el('span', { class: 'odd' }, ' ' + text));
    $('why-' + at).replaceChildren(of(wrong).join(' '), ...odd);
  });
  const apart = of => of.filter(({ fields }) => !fields.length).map(({ text }) => text);
  const [bad, odd] = [apart(wrong), apart(surprising)];
  const made = parts.map(({ name, from, points }) => el('tr', {},
    el('th', { scope: 'row' }, name), el('td', {}, from || ''), el('td', {}, points + '')));
  $('judged').replaceChildren(...[
    bad.length > 0 && el('div', { class: 'why' }, list(bad)), odd.length > 0 && list(odd),
    missing.length > 0 && el('div', {}, el('p', {}, say('page-missing')), list(missing)),
    made.length > 0 && el('table', {}, el('caption', {}, say('results-total')), el('tbody', {}, ...made)),
  ].filter(child => child));
  const told = [wrong.length > 0 && say('page-sheet-faults', { count: wrong.length }),
    missing.length > 0 && say('page-sheet-missing', { count: missing.length }), points !== null && say('unit-told', { points })];
  sum(told.filter(part => part).join(' · '));
};

// What comes in.
first.told = () => {
  const { view, beat, live } = now();
  if ($('picture').hidden) $('large').close();
  if (view.rev !== rev) {
    first.ahead(view, tapped && !view.choices?.does);
    [rev, tapped] = [view.rev, false];
  }
  const at = [game(), view.orders].join();
  if (view.choices?.laid) {
    if (laidAt?.at !== at || laidAt.run !== view.epoch) keep('laid', laidAt = { at, run: view.epoch });
  } else if (laidAt && view.screen === 'game' && (laidAt.at !== at || laidAt.run === view.epoch)) keep('laid', laidAt = null);
  if (view.orders !== orders) [orders, readyAt, note] = [view.orders, -1, seat ? '' : note];
  // Another run counts its changes anew, and in a game that begins a seat may have to wait.
  const stage = view.epoch + view.screen;
  if (stage !== run) [run, seen] = [stage, -1];
  if (['title', 'soon', 'opening'].includes(view.screen) && kept('sheet')) keep('sheet', null);
  // Of whom nothing is heard for long the seat may be given to somebody else.
  const due = beat && (beat.changes !== seen || performance.now() - looked > 240000);
  if (seat && live && due && !timer) {
    timer = setTimeout(lookUp, Math.max(0, looked ? looked + 1000 - performance.now() : 0) + Math.random() * 300);
  }
  draw();
};
first.redraw();
first.told();
})();
