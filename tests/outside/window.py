#!/usr/bin/env python3
"""A real window on a virtual screen: three half-days by the one key, each order seen on disk before the next; then a kill.

tests/outside/window.py [PROGRAM]"""

import shutil
import sys
from pathlib import Path

from screen import Desk, Fault, Screen, need

ORDERS = 7


def main(crier="target/debug/town-crier"):
    need()
    if crier == "tools":
        return
    screen = Screen()
    desk = Desk(screen, Path(crier).resolve(), settings=None)
    try:
        desk.opened()
        # The game that begins is a file without orders.
        desk.press()
        desk.play(ORDERS)
        desk.check(ORDERS)
        desk.app.kill()
        desk.app.wait()
        desk.check(ORDERS)
    except Fault as fault:
        sys.exit(str(fault))
    finally:
        desk.end()
        shutil.rmtree(desk.folder, ignore_errors=True)
        screen.end()


main(*sys.argv[1:])
