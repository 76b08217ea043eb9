#!/usr/bin/env python3
"""A long evening: so many games in a row in one process, by keys alone, each scored, revealed and entered into the hall of
fame. Every order is seen on disk before the next key, and what the process holds must stay flat.

tests/outside/evening.py --games 500 [--projector] [--motion full] [--crier PROGRAM]"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from screen import Desk, Fault, Keys, Screen, need, until

# A presenter's key is the one key whatever has the focus.
NEXT = "Next"
CODE = re.compile(rb'code: *(?:Some\()?"([^"]*)"')
FIELDS = 16  # on a sheet
TO_REVEAL = 9  # steps from the last sheet's last field to the button
# In a long evening memory is flat; the samples of a short one still swing, and it only shows what runs away.
LONG, GROWTH, SHORT_GROWTH = 100, 1.05, 1.25
# What the desktop's services are asked by comes and goes.
MORE = 2
# So long the key is held to play again.
HELD = 1.3
# A key that does nothing for so long was lost; the first ones may come before the window listens.
DEAF = 5.0


class Evening:
    def __init__(self, desk):
        self.desk, self.keys = desk, Keys(desk.screen)
        self.hall = desk.folder / "data/town-crier/hall.ron"
        self.lost, self.slowest = 0, 0.0

    def stamp(self):
        """Changes with every write of the game's file, which is a new one each time."""
        try:
            status = self.desk.game.stat()
        except FileNotFoundError:
            return None
        return status.st_ino, status.st_mtime_ns

    def changes(self, before, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.stamp() != before:
                return True
            time.sleep(0.001)
        if self.desk.app.poll() is not None:
            raise Fault(f"it ended with {self.desk.app.returncode}: {self.desk.words()}")
        return False

    def begin(self):
        """Presses the one key, and holds it where a game has ended, until another game is on disk."""
        code = self.code()
        end = time.monotonic() + 120
        while self.code() == code:
            if time.monotonic() > end:
                raise Fault("no new game begins")
            # Each press counts, also those that a busy window finds in one frame: what one does is waited for.
            if code is None:
                try:
                    self.step(NEXT)
                except Fault:
                    pass  # the window does not listen yet
            else:
                self.keys.hold(NEXT, HELD)
                self.rests()
        until("the first order", lambda: self.desk.orders() >= 0)

    def code(self):
        try:
            found = CODE.search(self.desk.game.read_bytes())
        except FileNotFoundError:
            return None
        return found and found[1]

    def play(self):
        """A game to its end, a key an order."""
        while self.desk.orders() < 32:
            before, orders = self.stamp(), self.desk.orders()
            begun = time.monotonic()
            self.keys.press(NEXT)
            while not self.changes(before, DEAF):
                self.lost += 1
                self.keys.press(NEXT)
            self.slowest = max(self.slowest, time.monotonic() - begun)
            if self.desk.orders() != orders + 1:
                raise Fault(f"{self.desk.orders()} orders after {orders} and one key")

    def score(self):
        """Types a number for each of two players, and reveals them."""
        before = self.hall.stat().st_mtime_ns if self.hall.exists() else 0
        self.step(NEXT)
        time.sleep(0.2)
        # Whoever begins a game faster than the hall of fame is read plays it without names.
        nameless = b"players: []" in self.desk.game.read_bytes()
        # Where names stand, Tab goes from a row's last number to the next row's first.
        names = (["a", "Tab"], ["b", "Tab"]) if nameless else ([], [])
        along = ["Tab"] * (FIELDS - 1)
        typed = [*names[0], "3", *along, "Tab", *names[1], "2", *along]
        # What is typed is written once it rests; what came before the screen opened was typed for nothing.
        for _ in range(5):
            stamp = self.stamp()
            self.keys.press(*typed)
            if self.changes(stamp, 3):
                break
        else:
            raise Fault("nothing that was typed is kept")
        # Two steps of the focus in one frame would be one.
        for _ in range(TO_REVEAL):
            self.step("Tab")
        entered = lambda: self.hall.exists() and self.hall.stat().st_mtime_ns != before
        for _ in range(TO_REVEAL):
            self.keys.press("space")
            try:
                return until("the game in the hall of fame", entered, 3, 0.005)
            except Fault:
                # A machine that is busy with something else: the button is a step further.
                self.step("Tab")
        raise Fault("no game comes into the hall of fame")

    def step(self, key):
        """Presses a key, and waits until the window has drawn what it did and rests."""
        before = self.worked()
        self.keys.press(key)
        until("a frame", lambda: self.worked() > before + 2e6, 10, 0.003)
        self.rests()

    def rests(self):
        """Waits until the window's thread has nothing to do."""
        still, since = self.worked(), time.monotonic()
        while time.monotonic() < since + 0.01:
            time.sleep(0.002)
            if self.worked() != still or not self.sleeps():
                still, since = self.worked(), time.monotonic()

    def tasks(self):
        return Path(f"/proc/{self.desk.app.pid}/task").iterdir()

    def worked(self):
        """How long the window's thread has run, in nanoseconds."""
        return int(Path(f"/proc/{self.desk.app.pid}/schedstat").read_text().split()[0])

    def sleeps(self):
        """Whether no thread has anything to do."""
        return all((task / "stat").read_text().rsplit(") ", 1)[1].startswith("S") for task in self.tasks())

    def holds(self):
        """Memory in KiB, open handles and threads."""
        process = Path(f"/proc/{self.desk.app.pid}")
        rollup = (process / "smaps_rollup").read_text()
        value = lambda name: int(re.search(rf"^{name}: *(\d+)", rollup, re.MULTILINE)[1])
        return {"rss": value("Rss"), "dirty": value("Private_Dirty"), "handles": len(list((process / "fd").iterdir())),
                "threads": len(list((process / "task").iterdir()))}

    def frame(self):
        """The processor's time in seconds so far."""
        fields = Path(f"/proc/{self.desk.app.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


def median(values):
    return sorted(values)[len(values) // 2]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--projector", action="store_true", help="with the second window")
    parser.add_argument("--motion", default="none")
    parser.add_argument("--crier", default="target/debug/town-crier")
    parser.add_argument("--screen", default="800x500", help="a small one is painted faster")
    parser.add_argument("tools", nargs="?")
    asked = parser.parse_args()
    need("/usr/lib/*/libXtst.so.6:libxtst6")
    if asked.tools:
        return 0
    warm, every = min(20, max(asked.games // 5, 1)), max(asked.games // 25, 1)
    screen, desk, samples = Screen(asked.screen), None, []
    try:
        room = ", room: true" if asked.projector else ""
        # It is not about the disk, so memory takes its place where it can.
        memory = tempfile.mkdtemp(prefix="town-crier-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
        desk = Desk(screen, Path(asked.crier).resolve(), f"(motion: {asked.motion}{room})", folder=memory)
        evening = Evening(desk)
        desk.opened()
        begun = time.monotonic()
        for game in range(asked.games):
            evening.begin()
            before = evening.frame()
            evening.play()
            # At rest, in the same place of each game.
            time.sleep(0.2)
            used = evening.frame() - before
            if game < warm or (game - warm) % every == 0 or game == asked.games - 1:
                held = evening.holds()
                print(f"game {game + 1:4}: {held['rss'] / 1024:6.1f} MiB, private {held['dirty'] / 1024:6.1f} MiB, "
                      f"{held['handles']} handles, {held['threads']} threads, {used * 1000 / 32:5.1f} ms CPU an order, "
                      f"{time.monotonic() - begun:5.0f} s", flush=True)
                if game >= warm or game == asked.games - 1:
                    samples.append((held, used))
            evening.score()
        games = evening.hall.read_bytes().count(b"played:") or evening.hall.read_bytes().count(b"code:")
        desk.check(32)
        print(f"{asked.games} games, {games} in the hall, slowest order {evening.slowest:.2f} s, keys lost: {evening.lost}")
        fifth = max(len(samples) // 5, 1)
        early, late = samples[:fifth], samples[-fifth:]
        bad = []
        for name in ("rss", "dirty", "handles", "threads"):
            was, now = median([held[name] for held, _ in early]), median([held[name] for held, _ in late])
            growth = GROWTH if asked.games >= LONG else SHORT_GROWTH
            most = was * growth if name in ("rss", "dirty") else was + MORE
            verdict = "holds" if now <= most else "GROWS"
            print(f"{name}: {was} -> {now} ({(now / was - 1) * 100:+.1f} %) {verdict}")
            if now > most:
                bad.append(name)
        was, now = median([used for _, used in early]), median([used for _, used in late])
        print(f"CPU a game: {was:.2f} -> {now:.2f} s")
        if bad or evening.lost:
            raise Fault(f"not flat: {', '.join(bad)}; keys lost: {evening.lost}")
    except Fault as fault:
        print(fault)
        return 1
    finally:
        if desk:
            desk.end()
            shutil.rmtree(desk.folder, ignore_errors=True)
        screen.end()
    return 0


sys.exit(main())
