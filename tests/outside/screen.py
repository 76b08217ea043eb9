"""A virtual screen and the real desk on it, driven by keys alone. Every wait has an end; what waits longer fails."""

import ctypes
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60
ORDER = re.compile(rb"^ *(?:roll|close)", re.MULTILINE)


class Fault(Exception):
    """What does not hold, in a sentence."""


def need(*tools):
    """Ends the program unless a virtual screen and these tools, each with its package, are there or can be installed."""
    missing = subprocess.run([Path(__file__).parents[2] / ".ci/need", "screen", *tools]).returncode
    if missing:
        sys.exit(missing)


def until(what, ask, patience=PATIENCE, pause=0.02):
    """What `ask` comes to, once it is something."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(pause)
    raise Fault(f"{what}: not within {patience} s")


class Screen:
    """An X server without a monitor; it is killed at the end."""

    def __init__(self, size="1280x720", more=(), server=("Xvfb",), environment=None):
        read, write = os.pipe()
        screen = ["-screen", "0", f"{size}x24"] if server[0] == "Xvfb" else []
        command = [*server, "-noreset", "-displayfd", str(write), *screen, *more]
        self.server = subprocess.Popen(
            command, pass_fds=[write], env={**os.environ, **(environment or {})},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise Fault(f"{server[0]} does not start")
        self.environment = {**os.environ, "DISPLAY": f":{number}", **(environment or {})}
        for name in ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self.environment["DISPLAY"] = f":{number}"

    def run(self, *command):
        """What a program says on this screen; nothing if it fails."""
        try:
            done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Fault(f"{' '.join(command)} does not end") from None
        return done.stdout.strip() if done.returncode == 0 else ""

    def key(self, *keys):
        """Presses keys and lets them go, wherever the focus is."""
        self.run("xdotool", "key", "--delay", "0", *keys)

    def end(self):
        self.server.kill()
        self.server.wait()


class Keys:
    """Presses keys as fast as they are asked for, through a connection of its own. It ends with its screen."""

    def __init__(self, screen):
        self.x, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XOpenDisplay.argtypes = [ctypes.c_char_p]
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.x.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self.x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.test.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.display = self.x.XOpenDisplay(screen.environment["DISPLAY"].encode())
        if not self.display:
            raise Fault("no connection for the keys")

    def press(self, *keys):
        """Presses keys, by their names, and lets them go."""
        for key in keys:
            self.give(key, 1)
            self.give(key, 0)
        self.x.XSync(self.display, 0)

    def hold(self, key, seconds):
        """Presses a key, and lets it go so many seconds later."""
        for down, pause in ((1, seconds), (0, 0)):
            self.give(key, down)
            self.x.XSync(self.display, 0)
            time.sleep(pause)

    def give(self, key, down):
        code = self.x.XKeysymToKeycode(self.display, self.x.XStringToKeysym(key.encode()))
        self.test.XTestFakeKeyEvent(self.display, code, down, 0)


def ask_to_close(window):
    """Sends what a window manager sends to a window that should close: this runs in a process of its own."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.argtypes, x.XInternAtom.restype = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int], ctypes.c_ulong
    x.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
    x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]

    class Message(ctypes.Structure):
        _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                    ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                    ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 12)]

    display = x.XOpenDisplay(None)
    atom = lambda name: x.XInternAtom(display, name, 0)
    client_message = 33
    data = (ctypes.c_long * 5)(atom(b"WM_DELETE_WINDOW"), 0, 0, 0, 0)
    message = Message(client_message, 0, 1, display, window, atom(b"WM_PROTOCOLS"), 32, data)
    x.XSendEvent(display, window, 0, 0, ctypes.byref(message))
    x.XSync(display, 0)


class Desk:
    """The app, with files of its own in a new folder."""

    def __init__(self, screen, crier, settings="(motion: none)", more=None, folder=None):
        self.screen, self.crier, self.again = screen, str(crier), 0
        self.folder = Path(folder or tempfile.mkdtemp(prefix="town-crier-"))
        self.game = self.folder / "game.ron"
        (self.folder / "config/town-crier").mkdir(parents=True, exist_ok=True)
        if settings is not None:
            (self.folder / "config/town-crier/settings.ron").write_text(settings)
        places = {"HOME": self.folder, "XDG_CONFIG_HOME": self.folder / "config", "XDG_DATA_HOME": self.folder / "data"}
        self.environment = {**screen.environment, **{name: str(path) for name, path in places.items()},
                            "LANGUAGE": "", "LC_ALL": "C.UTF-8", **(more or {})}
        self.said = open(self.folder / "said.txt", "wb+")
        self.app = subprocess.Popen([self.crier, "--game", str(self.game)], env=self.environment,
                                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.said)

    def windows(self, name="Town Crier"):
        """The windows of that name that are shown, by number."""
        return self.screen.run("xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.app.pid),
                               "--name", name).split()

    def opened(self, name="Town Crier", but=()):
        """The window of that name, with the focus."""
        def found():
            if self.app.poll() is not None:
                raise Fault(f"it ended with {self.app.returncode}: {self.words()}")
            return [window for window in self.windows(name) if window not in but]

        window = until(f"a window {name}", found, pause=0.1)[-1]
        self.focus(window)
        return window

    def focus(self, window):
        """Without a window manager the keys go where the focus is set, once the window is mapped."""
        self.screen.run("xdotool", "mousemove", "--window", window, "5", "5")
        self.screen.run("xdotool", "windowfocus", window)

    def openings(self):
        """How often it has taken its own place."""
        try:
            return (self.folder / "town-crier.log").read_text().count("the window opens again")
        except FileNotFoundError:
            return 0

    def destroy(self, window):
        """Destroys a window as no window manager does."""
        self.opened_before = self.openings()
        self.screen.run("xdotool", "windowclose", window)

    def opens_again(self, name):
        """The window of that name, once the app has taken its own place."""
        def again():
            if self.app.poll() is not None:
                raise Fault(f"it ended with {self.app.returncode}: {self.words()}")
            return self.openings() > self.opened_before

        until("another opening", again)
        return self.opened(name)

    def close(self, window):
        """Asks a window to close, as a window manager does."""
        self.screen.run("/usr/bin/env", "python3", __file__, window)

    def orders(self):
        """How many orders are on disk."""
        try:
            return len(ORDER.findall(self.game.read_bytes()))
        except FileNotFoundError:
            return -1

    def play(self, orders, key="space"):
        """Presses the one key until that many orders more are on disk, each one seen there before the next."""
        for _ in range(orders):
            self.press(key)
        return self.orders()

    def press(self, key="space"):
        """Presses that key until the file holds another order; an app that starts may not hear the first."""
        before = self.orders()
        end = time.monotonic() + PATIENCE
        pressed = 0
        while time.monotonic() < end:
            self.screen.key(key)
            pressed += 1
            self.again += pressed > 1
            again = time.monotonic() + 5
            while time.monotonic() < again:
                if self.orders() > before:
                    return
                if self.app.poll() is not None:
                    raise Fault(f"it ended with {self.app.returncode}: {self.words()}")
                time.sleep(0.01)
            # A window that was there a moment ago may have made way for another one.
            for window in self.windows("^Town Crier$"):
                self.focus(window)
        raise Fault(f"the key {key} does nothing")

    def words(self):
        """What it said on the standard error."""
        return (self.folder / "said.txt").read_text(errors="replace").strip()

    def ended(self, patience=PATIENCE):
        """Its exit code, once it has ended by itself."""
        until("the end of the app", lambda: self.app.poll() is not None, patience)
        return self.app.returncode

    def check(self, orders):
        """The saved game is whole, and holds so many orders."""
        done = subprocess.run([self.crier, "check", str(self.game)], capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode != 0:
            raise Fault(f"the saved game: {done.stdout}{done.stderr}".strip())
        # A slow machine may hear a key late, when it was pressed again: nothing is lost, and each counts.
        if not orders <= self.orders() <= orders + self.again:
            raise Fault(f"{self.orders()} orders are on disk, not {orders}, with {self.again} keys pressed again")

    def end(self):
        if self.app.poll() is None:
            self.app.send_signal(signal.SIGKILL)
        self.app.wait()
        self.said.close()


if __name__ == "__main__":
    ask_to_close(int(sys.argv[1]))
