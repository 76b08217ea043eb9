#!/usr/bin/env python3
"""Bad graphics: the real desk is played by keys, then something happens to its window, its driver or its screen. The last shown
order is on disk in each case, and the app plays on or ends with a sentence; it never only panics, and no case waits for ever.

tests/outside/graphics.py [--crier PROGRAM] [CASE …]"""

import argparse
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from screen import Desk, Fault, Screen, need, until

CASES = {}
CRIER = None


def case(about):
    def known(play):
        CASES[play.__name__.replace("_", "-")] = about, play
        return play

    return known


class Evening:
    """A screen and the desk on it, after some orders; what is started here is ended with it."""

    def __init__(self, orders=3, screen=(), extensions=(), manager=False, **desk):
        self.screen = Screen(*screen, more=extensions)
        self.desk = self.manager = None
        try:
            if manager:
                self.manager = subprocess.Popen(["openbox"], env=self.screen.environment, stdout=subprocess.DEVNULL,
                                                stderr=subprocess.DEVNULL)
                until("a window manager", lambda: self.screen.run("xdotool", "get_num_desktops"))
            self.desk = Desk(self.screen, CRIER, **desk)
            self.window, self.orders = None, -1
            if orders:
                self.window = self.desk.opened()
                self.orders = self.desk.play(orders)
        except BaseException:
            self.end()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.end()

    def end(self):
        if self.desk:
            self.desk.end()
            shutil.rmtree(self.desk.folder, ignore_errors=True)
        if self.manager:
            self.manager.kill()
            self.manager.wait()
        self.screen.end()

    def plays_on(self, orders=2, window=None):
        """The desk that is there, or that opens again, goes on with the game."""
        self.desk.check(self.orders)
        if window:
            self.desk.focus(window)
        self.orders = self.desk.play(orders)
        self.desk.check(self.orders)

    def ends(self, codes, *parts):
        """It ends by itself with one of these codes and a sentence that has these parts, and the game is whole."""
        code, said = self.desk.ended(), self.desk.words()
        if code not in codes:
            raise Fault(f"it ended with {code}: {said}")
        missing = [part for part in parts if part not in said]
        if missing or "panicked" in said or "RUST_BACKTRACE" in said:
            raise Fault(f"{missing} is not in what it said: {said}")
        if self.orders >= 0:
            self.desk.check(self.orders)

    def closes(self):
        """Closed as a window manager does, it ends well."""
        for window in self.desk.windows("^Town Crier$"):
            self.desk.close(window)
        self.ends([0])

    def projector(self):
        """Opens the second window, and gives the first one the focus again."""
        self.screen.key("F5")
        second = self.desk.opened(".", but=[self.window])
        self.desk.focus(self.window)
        self.plays_on(1)
        return second

    def opens_again(self):
        """The app takes its own place, tells of it, and its window has the focus again."""
        again = self.desk.opens_again("^Town Crier$")
        if not list(self.desk.folder.glob("town-crier-crash*.txt")):
            raise Fault("there is no report")
        if "panicked" in self.desk.words():
            raise Fault(f"it said: {self.desk.words()}")
        self.window = again
        self.plays_on(window=again)


# No driver, or an old one.

@case("no driver at all: a sentence")
def no_driver():
    with Evening(0, more={"LIBGL_DRIVERS_PATH": "/nonexistent"}) as evening:
        evening.ends([2], "OpenGL", "town-crier cry")


@case("neither GLX nor EGL: a sentence")
def no_gl():
    with Evening(0, extensions=["-extension", "GLX"], more={"__EGL_VENDOR_LIBRARY_DIRS": "/nonexistent"}) as evening:
        evening.ends([2], "OpenGL", "town-crier cry")


@case("no GLX: EGL does")
def no_glx():
    with Evening(extensions=["-extension", "GLX"]) as evening:
        evening.plays_on()
        evening.closes()


@case("OpenGL 2.1 and OpenGL ES 2.0 alone, with both windows")
def old_gl():
    with Evening(more={"MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLES_VERSION_OVERRIDE": "2.0"}) as evening:
        evening.projector()
        evening.closes()


@case("OpenGL 1.4: a sentence")
def ancient_gl():
    with Evening(0, more={"MESA_GL_VERSION_OVERRIDE": "1.4", "MESA_GLES_VERSION_OVERRIDE": "1.1"}) as evening:
        evening.ends([2], "OpenGL", "town-crier cry")


@case("an X server without RandR: a sentence")
def no_randr():
    with Evening(0, extensions=["-extension", "RANDR"]) as evening:
        evening.ends([2], "town-crier-crash.txt")


@case("no display: a sentence")
def no_display():
    with Evening(0, more={"DISPLAY": ":9999"}) as evening:
        evening.ends([2], "town-crier cry")


# Windows and points of any size.

@case("a window of one pixel, a ribbon, a tower, and a usual one again")
def sizes():
    with Evening() as evening:
        for size in ("1 1", "8000 200", "200 8000", "1280 720"):
            evening.screen.run("xdotool", "windowsize", evening.window, *size.split())
            evening.plays_on(1)
        evening.closes()


@case("scales from 0.5 to 4, by the environment and by the screen's settings")
def scales():
    for scale in ("0.5", "1.25", "4"):
        with Evening(more={"WINIT_X11_SCALE_FACTOR": scale}) as evening:
            evening.projector()
            evening.closes()
    for dpi in ("48", "384"):
        screen = Screen()
        subprocess.run(["xrdb", "-merge", "-"], input=f"Xft.dpi: {dpi}\n", text=True, env=screen.environment, check=True,
                       timeout=30)
        desk = Desk(screen, CRIER)
        try:
            desk.opened()
            desk.check(desk.play(3))
        finally:
            desk.end()
            shutil.rmtree(desk.folder, ignore_errors=True)
            screen.end()


# What goes in mid-game.

@case("the second window destroyed from outside: the app opens again and plays on, however often")
def second_window():
    with Evening() as evening:
        for _ in range(2):
            second = evening.desk.windows(".")
            second = [window for window in second if window != evening.window] or [evening.projector()]
            evening.desk.destroy(second[-1])
            evening.opens_again()
        evening.closes()


@case("the first window destroyed from outside in mid-roll: the app opens again and plays on")
def first_window():
    with Evening(settings="(motion: full)") as evening:
        evening.plays_on(1)
        evening.desk.destroy(evening.window)
        evening.opens_again()
        evening.closes()


@case("a window that is destroyed each time it opens: in the end a sentence")
def every_window():
    with Evening(1) as evening:
        for _ in range(3):
            evening.desk.destroy(evening.window)
            evening.window = evening.desk.opens_again("^Town Crier$")
        evening.desk.destroy(evening.window)
        evening.ends([2], "town-crier-crash.txt")


@case("the app's connection to the screen cut, as xkill does: a sentence")
def connection():
    with Evening() as evening:
        evening.screen.run("xdotool", "windowkill", evening.window)
        evening.ends([1, 2], "game.ron")


@case("the X server killed: a sentence")
def server():
    with Evening() as evening:
        evening.screen.end()
        evening.ends([1, 2], "game.ron")


@case("the X server killed in mid-roll, with both windows: a sentence")
def server_in_roll():
    with Evening(settings="(motion: full, room: true)") as evening:
        evening.plays_on(1)
        evening.screen.end()
        evening.ends([1, 2], "game.ron")


@case("the window manager killed, and another one started")
def manager():
    with Evening(manager=True) as evening:
        evening.manager.kill()
        evening.manager.wait()
        evening.plays_on(window=evening.window)
        evening.manager = subprocess.Popen(["openbox"], env=evening.screen.environment, stdout=subprocess.DEVNULL,
                                           stderr=subprocess.DEVNULL)
        until("a window manager", lambda: evening.screen.run("xdotool", "get_num_desktops"))
        evening.plays_on(window=evening.window)
        evening.closes()


@case("the monitor switched off, on, and to another size")
def monitor():
    with Evening(settings='(motion: none, room: true, monitor: Some("screen"))') as evening:
        for change in (["--off"], ["--mode", "1280x720"], ["--mode", "640x480"], ["--mode", "1280x720"]):
            evening.screen.run("xrandr", "--output", "screen", *change)
            evening.plays_on(1, window=evening.window)
        evening.closes()


# Ends that somebody wants.

@case("either window closed by hand in mid-roll")
def closed():
    with Evening(settings="(motion: full)") as evening:
        second = evening.projector()
        evening.desk.close(second)
        until("the end of the second window", lambda: second not in evening.desk.windows("."))
        evening.plays_on(1, window=evening.window)
        evening.closes()


@case("told to end by the system in mid-roll")
def terminated():
    for how in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        with Evening(settings="(motion: full)") as evening:
            evening.plays_on(1)
            evening.desk.app.send_signal(how)
            evening.ends([-how])


def main():
    global CRIER
    parser = argparse.ArgumentParser()
    parser.add_argument("--crier", default="target/debug/town-crier")
    parser.add_argument("cases", nargs="*", help="of: " + ", ".join(CASES))
    asked = parser.parse_args()
    need("openbox:openbox", "xrandr:x11-xserver-utils")
    if asked.cases == ["tools"]:
        return 0
    CRIER = Path(asked.crier).resolve()
    bad = 0
    for name in asked.cases or CASES:
        about, play = CASES[name]
        begun = time.monotonic()
        try:
            play()
            verdict = "holds"
        except Fault as fault:
            bad += 1
            verdict = f"DOES NOT HOLD: {fault}"
        print(f"{name}: {about}: {verdict} ({time.monotonic() - begun:.0f} s)", flush=True)
    return 1 if bad else 0


sys.exit(main())
