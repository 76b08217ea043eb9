// Waiting, with an end.
import assert from 'node:assert/strict';

export const wait = ms => new Promise(done => setTimeout(done, ms));

/** Looks again and again until it holds, for so many milliseconds. */
export const until = async (what, look, longest = 10000) => {
  const end = performance.now() + longest;
  let seen;
  do {
    seen = await look();
    if (seen === true || seen && seen.holds) return seen;
    await wait(40);
  } while (performance.now() < end);
  throw new Error(`${what}: not within ${longest} ms; last seen: ${JSON.stringify(seen)}`);
};

export const holds = (what, truth, more = '') => assert.ok(truth, `${what} ${JSON.stringify(more)}`);
