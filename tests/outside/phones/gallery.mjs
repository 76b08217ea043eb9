// The gallery that phones follow, and a small server before it that answers as networks do: with 503, with silence, or not at all.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { until } from './until.mjs';

const { CRIER, SEATS, SAVES } = process.env;
const KEY = 'TESTKEY23456';
export const OVERLAY = 'KEYT3ST65432';

/** Which game is played, by a file that is replaced as after an order. */
export class Game {
  constructor(name) {
    this.name = name;
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'phones-'));
    this.file = path.join(this.folder, 'game.ron');
    /** The number of its last save: there is one after each order. */
    this.last = fs.readdirSync(path.join(SAVES, name)).length - 1;
    this.put(0);
  }

  saved(number) {
    return path.join(SAVES, this.name, `${number}.ron`);
  }

  /** Replaces the file that the gallery reads by the one after so many orders. */
  put(number) {
    fs.copyFileSync(this.saved(number), `${this.file}.new`);
    fs.renameSync(`${this.file}.new`, this.file);
  }

  /** The number of the save before the first order that begins so, from that save on. */
  before(order, from = 0) {
    const done = number => fs.readFileSync(this.saved(number), 'utf8').split('\n').map(line => line.trim()).filter(line => line.startsWith(order)).length;
    for (let number = from; number < this.last; number += 1) if (done(number + 1) > done(number)) return number;
    throw new Error(`nobody does ${order}`);
  }

  end() {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A gallery in a process of its own. */
export class Gallery {
  /** Begins one that follows the game's file, on that port or on any. */
  static follows(game, port = 0) {
    return Gallery.#begins(CRIER, ['gallery', game.file, '--bind', `127.0.0.1:${port}`, '--key', KEY, '--overlay-key', OVERLAY,
      '--host', 'phone.test']);
  }

  /** Begins one at the game's end, or after so many orders; a line at a time tells it what the crier does. */
  static answers(game, number = game.last) {
    return Gallery.#begins(SEATS, [game.saved(number), KEY, 'phone.test']);
  }

  static async #begins(program, more) {
    const gallery = new Gallery();
    gallery.process = spawn(program, more, { stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    gallery.process.stdout.on('data', text => { said += text; });
    await until('the address', () => said.includes('\n'));
    gallery.url = new URL(said.split('\n')[0]);
    return gallery;
  }

  /** Where something of it lies. */
  at(path) {
    return `${this.url.origin}${this.url.pathname}${path}`;
  }

  async viewIn(language) {
    return (await fetch(this.at(`/view?lang=${language}&manner=plain`))).json();
  }

  asCrier(line) {
    this.process.stdin.write(`${line}\n`);
  }

  kill() {
    return new Promise(done => { this.process.once('exit', done); this.process.kill('SIGKILL'); });
  }
}

/** What stands between phones and the gallery. */
export class Network {
  /** How it is: well, busy, broken, strange, silent, or made: then nothing is told but what a test makes up. */
  mood = 'well';
  /** The gallery behind it; none while it is killed. */
  behind = null;
  #made = new Set();
  #server = http.createServer((asked, answer) => this.#answers(asked, answer));

  async opens() {
    await new Promise(done => this.#server.listen(0, '127.0.0.1', done));
    this.address = `http://phone.test:${this.#server.address().port}/PHONES`;
  }

  closes() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** How many streams a test tells. */
  get made() {
    return this.#made.size;
  }

  tell(event, data) {
    for (const stream of this.#made) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #answers(asked, answer) {
    const stream = /^\/PHONES\/events/.test(asked.url);
    if (stream && this.mood === 'made') {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      this.#made.add(answer);
      answer.on('close', () => this.#made.delete(answer));
    } else if (this.mood === 'strange') {
      answer.writeHead(404).end('Nothing is here');
    } else if (stream && this.mood === 'busy') {
      answer.writeHead(503).end('busy');
    } else if (stream && this.mood === 'broken') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('Log in!');
    } else if (!this.behind || !/^\/PHONES/.test(asked.url)) {
      answer.destroy();
    } else {
      this.#passes(asked, answer, stream);
    }
  }

  #passes(asked, answer, stream) {
    const { url: behind } = this.behind;
    const headers = { ...asked.headers, host: behind.host };
    // What stands between tells whom it asks for, as a proxy does.
    if (headers.origin === `http://${asked.headers.host}`) headers.origin = behind.origin;
    const target = behind.pathname + asked.url.replace('/PHONES', '');
    const [host, port] = [behind.hostname, behind.port];
    const through = http.request({ host, port, path: target, method: asked.method, headers }, given => {
      answer.writeHead(given.statusCode, given.headers);
      let silent = false;
      given.on('data', data => {
        silent ||= stream && this.mood === 'silent';
        if (!silent) answer.write(data);
      });
      given.on('end', () => answer.end());
      given.on('close', () => { if (!given.complete) answer.destroy(); });
    });
    through.on('error', () => answer.destroy());
    answer.on('close', () => through.destroy());
    asked.pipe(through);
  }
}
