#!/usr/bin/env python3
"""A package in a bare Debian: it is installed with what it depends on and nothing else, opens its window, plays a whole game by one
key, opens a saved game that is double-clicked, is removed, and leaves nothing.

tests/outside/package.py SUITE PACKAGE.deb"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from screen import Desk, Fault, Screen, until

# A game of sixteen half-days, each rolled and ended.
ORDERS = 32
TYPE = "application/x-town-crier-game"
# What a desktop has and a bare system lacks; it is installed only after the game was played.
DESKTOP = ["xdg-utils", "desktop-file-utils", "shared-mime-info", "libfile-mimeinfo-perl", "man-db"]
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
# Files that say what was installed, and lists that are made of what is there.
LISTS = ("var/lib/dpkg", "var/lib/apt", "var/log", "var/cache", "etc/ld.so.cache", "usr/share/mime", "usr/share/icons/hicolor/icon-theme.cache",
         "usr/share/applications/mimeinfo.cache", "tmp", "proc", "dev", "root")


def asked(*command):
    """What a program says; it must end well."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    if done.returncode:
        raise Fault(f"{' '.join(map(str, command))}: {done.stdout}{done.stderr}".strip())
    return done.stdout.strip()


class Bare:
    """A Debian with nothing in it, in a folder."""

    def __init__(self, suite, folder):
        self.root = folder / suite
        self.shared = folder / "shared"
        self.shared.mkdir()
        done = subprocess.run(["mmdebstrap", "--variant=minbase", suite, str(self.root)], **QUIET)
        if done.returncode:
            print(f"  {suite}: not checked, a bare system cannot be had here: {done.stderr.strip().splitlines()[-1]}")
            sys.exit(0)
        # What runs there sees this folder where everybody sees it, and the screens; it leaves no mount behind.
        inside = self.root / self.shared.relative_to("/")
        enter = folder / "enter"
        enter.write_text(f"""#!/bin/sh
exec unshare --mount sh -c '
  set -e
  mkdir -p "{inside}" "{self.root}/tmp/.X11-unix"
  mount --bind "{self.shared}" "{inside}"
  mount --bind /tmp/.X11-unix "{self.root}/tmp/.X11-unix"
  mount -t proc proc "{self.root}/proc"
  exec chroot "{self.root}" "$@"' sh "$@"
""")
        enter.chmod(0o755)
        self.enter = str(enter)
        self.crier = folder / "town-crier"
        self.crier.write_text(f'#!/bin/sh\nexec "{enter}" town-crier "$@"\n')
        self.crier.chmod(0o755)

    def run(self, *command):
        return asked(self.enter, *command)

    def apt(self, *command):
        self.run("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y", "--no-install-recommends", *command)

    def files(self):
        """All that is there, without what only lists it."""
        found = set()
        for folder, _, names in os.walk(self.root):
            place = Path(folder).relative_to(self.root)
            if not str(place).startswith(LISTS):
                found.update(str(place / name) for name in names if not str(place / name).startswith(LISTS))
        return found


def play(bare, screen, told):
    """A whole game by one key, from a start with no file of ours."""
    desk = Desk(screen, bare.crier, folder=bare.shared / "home")
    try:
        desk.opened()
        told("window")
        desk.press()
        desk.press()
        told("first cry")
        desk.play(ORDERS - 1)
        desk.check(ORDERS)
    finally:
        desk.end()
    return desk.game


def double_click(bare, screen, saved):
    """The system knows a saved game by what it begins with, and opens it with the app."""
    mailed = bare.shared / "mailed game"
    shutil.copy(saved, mailed)
    found = bare.run("xdg-mime", "query", "filetype", str(mailed))
    opened_by = bare.run("xdg-mime", "query", "default", TYPE)
    if (found, opened_by) != (TYPE, "town-crier.desktop"):
        raise Fault(f"a saved game is {found or 'nothing'}, and opened by {opened_by or 'nothing'}")
    home = bare.shared / "clicked"
    home.mkdir()
    environment = {**screen.environment, "HOME": str(home), "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home / "data")}
    app = subprocess.Popen([bare.enter, "xdg-open", str(mailed)], env=environment, stdin=subprocess.DEVNULL, **QUIET)
    try:
        copy = home / "data/town-crier/game.ron"
        until("a window with the saved game", lambda: copy.exists() and copy.read_bytes() == saved.read_bytes())
    finally:
        app.kill()
        app.wait()
    print(f"    {found}, opened by {opened_by}")


def main(suite, package):
    if os.geteuid():
        print(f"  {suite}: not checked, only root enters a bare system")
        return
    folder = Path(tempfile.mkdtemp(prefix="town-crier-bare-"))
    screen = None
    try:
        bare = Bare(suite, folder)
        bare.apt("update")
        before = bare.files()
        shutil.copy(package, bare.shared / "town-crier.deb")
        begun = time.monotonic()
        bare.apt("install", str(bare.shared / "town-crier.deb"))
        times = [f"installed in {time.monotonic() - begun:.0f} s"]
        screen = Screen()
        begun = time.monotonic()
        saved = play(bare, screen, lambda what: times.append(f"{what} after {time.monotonic() - begun:.1f} s"))
        print(f"  {suite}: {', '.join(times)}; {ORDERS} orders played")
        bare.apt("install", *DESKTOP)
        double_click(bare, screen, saved)
        whatis = bare.run("man", "-w", "town-crier-cry", "town-crier-game")
        if len(whatis.splitlines()) != 2:
            raise Fault(f"manual pages: {whatis}")
        # What only some package recommends is nobody's.
        alone = ["-o", "APT::AutoRemove::RecommendsImportant=false", "-o", "APT::AutoRemove::SuggestsImportant=false"]
        bare.apt(*alone, "purge", "--autoremove", "town-crier", *DESKTOP)
        left = sorted(bare.files() - before)
        if left:
            raise Fault("left behind: " + ", ".join(left))
        print("    removed, and nothing is left")
    except Fault as fault:
        sys.exit(f"  {suite}: {fault}")
    finally:
        if screen:
            screen.end()
        shutil.rmtree(folder, ignore_errors=True)


main(*sys.argv[1:])
