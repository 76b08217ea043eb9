"""Starts the desk, plays to the first offers, and reads what a screen reader would: the window has its name, everything that
can be pressed or filled in is named, and each offer is told once. Every wait has an end."""

import os
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60
# An offer; the strikes of the columns are told as `yellow 2: stands`.
OFFER = re.compile(r"(red|yellow|white) [1-6]: (free|[0-9]|one |a )")
# What a person can do something with, or is told of; it must have a name.
CONTROLS = {"push button", "button", "check box", "radio button", "toggle button", "text", "entry", "spin button", "slider",
            "combo box", "menu item", "link", "image"}


def fail(sentence):
    print(sentence)
    sys.exit(1)


def until(what, ask):
    """What `ask` comes to, once it is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = ask()
        except GLib.Error:
            answer = None  # Nobody answers yet, or what was asked about is gone.
        if answer:
            return answer
        time.sleep(0.2)
    return fail(f"{what}: not within {PATIENCE} s")


def nodes(node, depth=0):
    """The node and all below it, each with its depth."""
    yield depth, node
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None and depth < 60:
            yield from nodes(child, depth + 1)


def read(window):
    """Role and name of all that is shown, and how deep it lies."""
    told = []
    for depth, node in nodes(window):
        states = node.get_state_set()
        if not states.contains(Atspi.StateType.SHOWING) and depth > 0:
            continue
        name = (node.get_name() or "").strip()
        told.append((node.get_role_name(), name, depth))
    return told


def desk_of(pid):
    """The desk's window; the projector's is not open."""
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(at)
        if app is None or app.get_process_id() != pid:
            continue
        for below in range(app.get_child_count()):
            window = app.get_child_at_index(below)
            if window is not None and window.get_role_name() in ("frame", "window"):
                return window
    return None


def nameless(told):
    return [role for role, name, _ in told if role in CONTROLS and not name]


def with_buttons(told):
    """All that is told, once there is a button among it."""
    return told if any("button" in role for role, _, _ in told) else None


def press(key):
    subprocess.run(["xdotool", "key", key], check=True, timeout=20)


def main(crier, folder):
    os.makedirs(os.path.join(folder, "town-crier"))
    with open(os.path.join(folder, "town-crier", "settings.ron"), "w", encoding="utf-8") as settings:
        settings.write("(motion: none)")
    Atspi.init()
    # The app waits for somebody who reads; a screen reader says so to the bus.
    subprocess.run(["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                    "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
                    "variant:boolean:true"], check=True, timeout=30, stdout=subprocess.DEVNULL)
    subprocess.run(["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                    "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:ScreenReaderEnabled",
                    "variant:boolean:true"], check=True, timeout=30, stdout=subprocess.DEVNULL)
    game = os.path.join(folder, "game.ron")
    app = subprocess.Popen([crier, "--game", game])
    try:
        look(app, game)
    finally:
        app.kill()
        app.wait()


def look(app, game):
    window = until("the window in the tree", lambda: desk_of(app.pid))
    wrong = []
    if window.get_name() != "Town Crier":
        wrong.append(f"the window is called “{window.get_name()}”")
    told = until("a button", lambda: with_buttons(read(window)))
    wrong += [f"before the game, something nameless: {role}" for role in nameless(told)]
    shown = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(app.pid)], capture_output=True, text=True,
                           timeout=20).stdout.split()
    subprocess.run(["xdotool", "mousemove", "640", "60"], check=True, timeout=20)
    for one in shown:
        subprocess.run(["xdotool", "windowfocus", one], check=False, timeout=20, stderr=subprocess.DEVNULL)

    def rolled():
        if os.path.exists(game):
            with open(game, encoding="utf-8") as kept:
                if "roll" in kept.read().lower():
                    return True
        press("space")
        time.sleep(0.5)
        return None

    until("the first half-day", rolled)

    def with_offers():
        found = offered(read(window))
        if not found:
            # The next half-day, or its dice: it is as good.
            press("space")
            time.sleep(1)
        return found

    offers = until("the offers", with_offers)
    wrong += [f"told {count} times: {name}" for name, count in offers.items() if count > 1]
    told = read(window)
    wrong += [f"in the game, something nameless: {role}" for role in nameless(told)]
    if wrong or os.environ.get("CRIER_TREE"):
        for role, name, depth in told:
            print("  " * depth + role, repr(name))
    if wrong:
        fail("\n".join(wrong))
    print(f"{len(told)} parts, all named; {len(offers)} offers, each told once")


def offered(told):
    """How often each offer is told: as a whole, `yellow 2: 1 denier`, and no part of it once more beside it."""
    names = [name for _, name, _ in told]
    whole = {name for name in names if OFFER.match(name)}
    parts = {name: name.split(":")[0] for name in whole}
    return {name: names.count(name) + names.count(parts[name]) for name in whole}


if __name__ == "__main__":
    main(*sys.argv[1:3])
