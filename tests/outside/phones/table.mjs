// The table that phones follow: a game, its gallery, and the network between.
import { after, afterEach, before, beforeEach } from 'node:test';

import { Gallery, Game, Network } from './gallery.mjs';
import { until } from './until.mjs';

export const network = new Network();

export const table = {
  game: null,
  gallery: null,

  /** Puts that game in place of the one before, with a gallery that follows it. */
  async plays(name) {
    await this.ends();
    this.game = new Game(name);
    await this.begins();
  },

  /** The same, at that game's end: everybody is asked for a sheet. */
  async asksForSheets(name) {
    await this.ends();
    this.game = new Game(name);
    network.behind = this.gallery = await Gallery.answers(this.game);
  },

  /** Puts that game before the first order that begins so in place of the one before: who chooses can propose. */
  async asksBefore(name, order) {
    await this.ends();
    this.game = new Game(name);
    network.behind = this.gallery = await Gallery.answers(this.game, this.game.before(order));
  },

  /** The same game at the same place, in another run that knows nothing of the one before. */
  async asksAgain(order) {
    await this.kills();
    network.behind = this.gallery = await Gallery.answers(this.game, this.game.before(order));
  },

  async begins(port) {
    network.behind = this.gallery = await Gallery.follows(this.game, port);
  },

  async kills() {
    network.behind = null;
    await this.gallery.kill();
  },

  async ends() {
    if (network.behind) await this.kills();
    this.game?.end();
  },
};

before(() => network.opens());
beforeEach(async () => {
  network.mood = 'well';
  await table.plays('troyes-dice');
});
afterEach(() => table.ends());
after(() => network.closes());

export const viewIn = language => table.gallery.viewIn(language);

/** Puts the game after so many orders before the gallery, and waits until it has read it. */
export const told = async number => {
  table.game.put(number);
  await until(`the file's order ${number}`, async () => (await viewIn('en')).orders === number);
};
