"""Starts the desk, plays each game by keys alone, and reads what a screen reader would: the window has its name, everything that
can be pressed or filled in is named, nothing is told twice, and what may be chosen is told once and whole. Every wait has an end."""

import os
import re
import subprocess
import sys
import time
from collections import Counter
from contextlib import contextmanager

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60
# An offer; the strikes of the columns are told as `yellow 2: stands`.
OFFER = re.compile(r"(red|yellow|white) [1-6]: (free|[0-9]|one |a )")
# The goods of Dice Village, each behind its number.
GOODS = ["1 silk", "2 papyrus", "3 gold", "4 wheat", "5 spices", "6 porcelain"]
VILLAGE = re.compile(r"(1-6|2-5|3-4) of (Red|Blue)")
# A sale as a whole: where, what it needs, and what it brings.
SALE = re.compile(rf"{VILLAGE.pattern}: ({'|'.join(GOODS)})(, ({'|'.join(GOODS)}))+, brings [0-9]+ (coin|favour)")
# One that can be chosen is told as the choice.
DIE = re.compile(rf"((Red|Blue), die [1-6]|Die [1-6] of (Red|Blue)): ({'|'.join(GOODS)})")
CARD = re.compile(rf"left ({'|'.join(GOODS)}) \(.+\), right ({'|'.join(GOODS)}) \(.+\)")
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


class Part:
    """What is told of one thing that is shown."""

    def __init__(self, node, depth):
        self.role = node.get_role_name()
        self.name = (node.get_name() or "").strip()
        self.more = (node.get_description() or "").strip()
        self.depth = depth
        states = node.get_state_set()
        self.focused = states.contains(Atspi.StateType.FOCUSED)
        self.chosen = states.contains(Atspi.StateType.CHECKED) or states.contains(Atspi.StateType.PRESSED)
        self.pressable = "button" in self.role


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


def press(key):
    subprocess.run(["xdotool", "key", key], check=True, timeout=20)


class Desk:
    """The app's window, as it is told, and what is wrong with it."""

    def __init__(self, app, game):
        self.game, self.wrong, self.read = game, [], 0
        self.window = until("the window in the tree", lambda: desk_of(app.pid))
        if self.window.get_name() != "Town Crier":
            self.wrong.append(f"the window is called “{self.window.get_name()}”")
        until("a button", lambda: any(part.pressable for part in self.parts()))
        self.hold("the first screen")
        shown = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(app.pid)], capture_output=True, text=True,
                               timeout=20).stdout.split()
        subprocess.run(["xdotool", "mousemove", "640", "60"], check=True, timeout=20)
        for one in shown:
            subprocess.run(["xdotool", "windowfocus", one], check=False, timeout=20, stderr=subprocess.DEVNULL)

    def parts(self):
        """All that is shown."""
        return [Part(node, depth) for depth, node in nodes(self.window)
                if depth == 0 or node.get_state_set().contains(Atspi.StateType.SHOWING)]

    def hold(self, where):
        """All that is shown; what holds on every screen is looked at."""
        parts = until(where, self.parts)
        self.read += len(parts)
        self.wrong += [f"{where}: something nameless: {part.role}" for part in parts if part.role in CONTROLS and not part.name]
        self.wrong += [f"{where}: described by its name: {part.name}" for part in parts if part.name and part.more == part.name]
        return parts

    def expect(self, truth, sentence):
        if not truth:
            self.wrong.append(sentence)

    def orders(self, order):
        """How many orders of that kind are on disk."""
        try:
            with open(self.game, encoding="utf-8") as kept:
                return len(re.findall(rf"^ *{order}", kept.read(), re.MULTILINE))
        except FileNotFoundError:
            return 0

    def rolls(self):
        """Goes on by the one key until there are dice."""
        def rolled():
            press("space")
            time.sleep(0.5)
            return self.orders("roll") > 0

        until("the first dice", rolled)

    def ends(self):
        """Says what is wrong, with all that is shown, or how much was read."""
        if self.wrong or os.environ.get("CRIER_TREE"):
            for part in self.parts():
                chosen = ", chosen" if part.chosen else ""
                print("  " * part.depth + part.role, repr(part.name), repr(part.more) + chosen)
        if self.wrong:
            fail("\n".join(self.wrong))
        return f"{self.read} parts, all named"


@contextmanager
def opened(crier, game):
    app = subprocess.Popen([crier, "--game", game])
    try:
        yield Desk(app, game)
    finally:
        app.kill()
        app.wait()


def troyes_dice(desk):
    """To the first offers."""
    desk.rolls()

    def with_offers():
        found = offered(desk.parts())
        if not found:
            # The next half-day, or its dice: it is as good.
            press("space")
            time.sleep(1)
        return found

    offers = until("the offers", with_offers)
    desk.wrong += [f"told {count} times: {name}" for name, count in offers.items() if count > 1]
    desk.hold("the game")
    print(f"Troyes Dice: {desk.ends()}; {len(offers)} offers, each told once")


def offered(parts):
    """How often each offer is told: as a whole, `yellow 2: 1 denier`, and no part of it once more beside it."""
    names = [part.name for part in parts]
    whole = {name for name in names if OFFER.match(name)}
    return {name: names.count(name) + names.count(name.split(":")[0]) for name in whole}


def dice_village(desk):
    """It is chosen, set up and played to the first sale."""
    reach(desk, "Dice Village")
    press("space")
    until("it is chosen", lambda: any(part.name == "Dice Village" and part.chosen for part in desk.parts()))
    press("space")
    until("a new game", lambda: any(part.name == "Start the game" for part in desk.parts()))
    setup = desk.hold("a new game")
    chosen = {part.name for part in setup if part.chosen}
    for name in ("Dice Village", "2 players", "House deck"):
        desk.expect(name in chosen, f"a new game: {name} is not told as chosen")
    desk.rolls()

    def with_sales():
        parts = desk.parts()
        if any(SALE.match(part.name) for part in parts):
            return parts
        press("space")
        time.sleep(1)
        return None

    until("a sale", with_sales)
    parts = desk.hold("a turn")
    names = Counter(part.name for part in parts)
    sales = [name for name in names if SALE.match(name)]
    desk.wrong += [f"told {names[sale]} times: {sale}" for sale in sales if names[sale] > 1]
    # Villages that can be pressed in the picture are those whose sales can be pressed beside it.
    pressable = [part.name for part in parts if part.pressable and SALE.match(part.name)]
    desk.expect(sorted(pressable) == sorted(sales), f"one presses {pressable}, and is told of {sales}")
    told = Counter(VILLAGE.match(sale)[0] for sale in sales)
    can = Counter(part.name for part in parts if part.pressable and VILLAGE.fullmatch(part.name))
    desk.expect(can == told, f"one can sell at {dict(can)}, and is told of {dict(told)}")
    of_picture = [part for part in parts if part.role == "image" or part.more != ""]
    villages = {part.name for part in of_picture if VILLAGE.fullmatch(part.name)}
    dice = [part.name for part in of_picture if DIE.fullmatch(part.name)]
    cards = [part.name for part in of_picture if CARD.fullmatch(part.name)]
    desk.expect(len(villages) == 6, f"villages: {villages}")
    desk.expect(len(dice) == 8 and len(set(dice)) == 8, f"dice: {dice}")
    desk.expect(len(cards) == 3, f"cards: {cards}")
    desk.expect(sum(name.startswith("Pile: ") for name in names) == 1, "the pile is not told once")
    turn = r"Round [0-9]+, (Red|Blue) sells, House deck"
    desk.expect(sum(bool(re.fullmatch(turn, name)) for name in names) == 1, "whose turn it is, is not told once")

    # Chosen by its digit, and sold by the one key.
    village = VILLAGE.match(next(name for name in pressable if name.endswith("key 1")))[0]
    press("1")
    sell = f"Sell at village {village}"
    until(sell, lambda: any(part.name == sell for part in desk.parts()))
    parts = desk.hold("a village is chosen")
    told = [VILLAGE.match(part.name)[0] for part in parts if part.chosen and VILLAGE.match(part.name)]
    desk.expect(told == [village, village], f"chosen is {village}, and told as chosen: {told}")
    press("space")
    until("the sale on disk", lambda: desk.orders("sell") == 1)
    closed = f"Closed: {village}"
    until(closed, lambda: any(part.name.startswith(closed) for part in desk.parts()))
    parts = desk.hold("after the sale")
    desk.expect(any(part.name == village and "Closed" in part.more for part in parts), f"{village} is not told as closed")
    print(f"Dice Village: {desk.ends()}; {len(sales)} sales, each told once")


def reach(desk, name):
    """Goes by Tab to what has that name."""
    for _ in range(60):
        press("Tab")
        time.sleep(0.2)
        if any(part.focused and part.name == name for part in desk.parts()):
            return
    fail(f"Tab does not reach {name}")


def the_end(desk):
    """A game that is over tells where everybody stands, and leaves it to the ceremony who won."""
    press("space")
    names = until("the end", lambda: [part.name for part in desk.parts() if part.name.startswith("The game is over")])
    parts = desk.hold("the end")
    # How a winner is found is told; a name beside it would be the winner.
    won = [part.name for part in parts if re.search(r"\b(Ann|Bo|Cleo|Di)\b.*\b(win|wins|won)\b", part.name)]
    desk.expect(not won, f"who won is told before the ceremony: {won}")
    for player in ("Ann", "Bo", "Cleo", "Di"):
        # The picture explains the same at the thing itself.
        told = [part.name for part in parts if part.role != "image"]
        stands = [name for name in told if re.match(rf"{player}: [0-9]+ of 9 cards", name)]
        desk.expect(len(stands) == 1, f"where {player} stands is told so: {stands}")
    print(f"Dice Village, the end: {desk.ends()}; {names[0]}")


def main(crier, folder, *over):
    os.makedirs(os.path.join(folder, "town-crier"))
    with open(os.path.join(folder, "town-crier", "settings.ron"), "w", encoding="utf-8") as settings:
        settings.write("(motion: none)")
    Atspi.init()
    # The app waits for somebody who reads; a screen reader says so to the bus.
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        subprocess.run(["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                        "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", f"string:{name}",
                        "variant:boolean:true"], check=True, timeout=30, stdout=subprocess.DEVNULL)
    for play in (troyes_dice, dice_village):
        with opened(crier, os.path.join(folder, f"{play.__name__}.ron")) as desk:
            play(desk)
    for game in over:
        with opened(crier, game) as desk:
            the_end(desk)


if __name__ == "__main__":
    main(*sys.argv[1:])
