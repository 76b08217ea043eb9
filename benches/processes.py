#!/usr/bin/env python3
"""What the whole program costs, side by side with an empty window (`examples/floor.rs`), in the same run.

Start, memory, size and idleness of what is shipped (profile dist), and `cry` as a process, on a virtual screen. It needs Xvfb,
xdotool and strip.

    benches/processes.py              every figure, as a Markdown table
    benches/processes.py start size   those alone
    benches/processes.py --test       each once, quickly: that it works, not what it costs
    benches/processes.py build        how long a clean release build takes: minutes, so only when asked for
    benches/processes.py closed       the app beside one without a gallery, which `benches/run closed` builds
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HOME = pathlib.Path(__file__).resolve().parent.parent
# Whether it works is seen on what is built for the tests anyway.
PROFILE = "debug" if "--test" in sys.argv else "dist"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", HOME / "target")) / PROFILE
APP, FLOOR = TARGET / "town-crier", TARGET / "examples" / "floor"
BARE = TARGET.parent / "bare" / PROFILE / "town-crier"
NAMES = {APP: "^Town Crier$", FLOOR: "^[Ff]loor$"}
# The projector's window is open; all else is as at first.
BOTH = '(room: true, language: Some("en"))'
MIB = 1 << 20


class Row:
    """A figure, its floor's, and the goal that it is held against; without a goal it is only told."""

    def __init__(self, name, figure, floor=None, ratio=None, goal="–", holds=None):
        self.name, self.figure, self.floor, self.ratio, self.goal, self.holds = name, figure, floor, ratio, goal, holds

    def cells(self):
        ratio = "–" if self.ratio is None else f"{self.ratio:.2f} ×"
        verdict = {None: "told", True: "holds", False: "**misses**"}[self.holds]
        return [self.name, self.figure, self.floor or "–", ratio, self.goal, verdict]


class Screen:
    """A virtual screen, and a folder in which nothing is left of the last run."""

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="town-crier-bench-"))
        read, write = os.pipe()
        # It would begin anew whenever the last window closes.
        command = ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1920x1080x24"]
        self.server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        # It is told in pieces, up to the end of a line.
        with os.fdopen(read) as told:
            display = told.readline().strip()
        if not display:
            sys.exit("Xvfb does not start")
        left_out = {"WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DBUS_SESSION_BUS_ADDRESS", "TOWN_CRIER_LOG", "RUST_LOG"}
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        folders = {name: str(self.folder) for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]}
        self.env = kept | folders | {"DISPLAY": f":{display}", "LC_ALL": "C.UTF-8"}
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def set(self, settings):
        (self.folder / "town-crier").mkdir(exist_ok=True)
        (self.folder / "town-crier" / "settings.ron").write_text(settings)

    def xdotool(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True)
        return done.stdout.split()

    def timed(self, program, *words):
        """Starts it until its first frame is painted: seconds from outside, its own milliseconds, seconds of CPU, peak bytes."""
        # A game of its own each time, so that no run finds what another left.
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            words += ("--game", f"{folder}/game.ron") if program in (APP, BARE) else ()
            began = time.monotonic()
            run = subprocess.Popen([program, "--first-frame", *words], env=self.env, stdout=subprocess.PIPE)
            own = run.stdout.readline()
            took = time.monotonic() - began
            _, status, used = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
            run.stdout.close()
        if run.returncode or not own:
            sys.exit(f"{program.name} painted no frame")
        return took, float(own) / 1e3, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024

    def opened(self, program, *words):
        """Starts it and waits until its windows have settled."""
        run = subprocess.Popen([program, *words], env=self.env)
        for _ in range(300):
            if self.windows(run, NAMES[program]):
                settle(run.pid)
                return run
            if run.poll() is not None:
                break
            time.sleep(0.05)
        sys.exit(f"{program.name} opened no window")

    def windows(self, run, name):
        return self.xdotool("search", "--onlyvisible", "--pid", str(run.pid), "--name", name)

    def close(self, run):
        run.kill()
        run.wait()


def settle(process, quiet=0.6):
    """Waits until a process has used no CPU to speak of for a while."""
    before, since = cpu(process), time.monotonic()
    for _ in range(1200):
        time.sleep(0.05)
        now = cpu(process)
        if now - before > 2e-3:
            before, since = now, time.monotonic()
        elif time.monotonic() - since > quiet:
            return
    sys.exit("it never comes to rest")


def threads(process):
    for task in pathlib.Path(f"/proc/{process}/task").iterdir():
        yield task, (task / "comm").read_text().strip()


def cpu(process):
    """Seconds of CPU of all its living threads, to the nanosecond where the kernel tells it."""
    try:
        return sum(int((task / "schedstat").read_text().split()[0]) for task, _ in threads(process)) / 1e9
    except OSError:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def woken(process):
    """How often each thread began to run of its own accord."""
    switches = re.compile(r"^voluntary_ctxt_switches:\s*(\d+)", re.M)
    return {task: (name, int(switches.search((task / "status").read_text())[1])) for task, name in threads(process)}


def memory(process):
    """Peak bytes, and the bytes that are its own and changed."""
    peak = re.search(r"VmHWM:\s*(\d+)", pathlib.Path(f"/proc/{process}/status").read_text())[1]
    own = re.search(r"Private_Dirty:\s*(\d+)", pathlib.Path(f"/proc/{process}/smaps_rollup").read_text())[1]
    return int(peak) * 1024, int(own) * 1024


def mb(size):
    return f"{size / MIB:.1f} MB"


def ms(seconds):
    return f"{seconds * 1e3:.1f} ms"


def beside(name, ours, theirs, goal, show):
    ratio = ours / theirs
    return Row(name, show(ours), show(theirs), ratio, f"≤ {goal} ×" if goal else "–", ratio <= goal if goal else None)


def over(name, ours, theirs, goal):
    more = ours - theirs
    return Row(name, mb(ours), mb(theirs), None, f"≤ {goal} MB more: {mb(more)}", more <= goal * MIB)


def start(screen, test):
    """Pairs one after another, so that what else the machine does hits both."""
    pairs = 1 if test else 20
    if not test:
        # Both are in the memory of the system before the first pair.
        screen.timed(APP), screen.timed(FLOOR)
    runs = [(screen.timed(APP), screen.timed(FLOOR)) for _ in range(pairs)]
    median = lambda of: statistics.median(of(ours, theirs) for ours, theirs in runs)
    rows = []
    for at, name, goal, show in [
        (0, "start to the first painted frame, from outside", 1.15, ms),
        (1, "the same, as the program itself measures it", None, ms),
        (2, "CPU until then, and to the end", None, ms),
        (3, "peak memory with the first frame", 1.15, mb),
    ]:
        row = beside(name, median(lambda a, _: a[at]), median(lambda _, b: b[at]), goal, show)
        if at == 0:
            more = median(lambda a, b: a[0] - b[0])
            row.name += f" (median of {pairs} pairs; {ms(more)} more)"
        rows.append(row)
    # Where a processor draws, the first thing that is painted costs more than the window.
    painted = [(screen.timed(APP), screen.timed(FLOOR, "--painted")) for _ in range(pairs)]
    for at, name, show in [(0, "start", ms), (3, "peak memory", mb)]:
        ours, floor = (statistics.median(pair[side][at] for pair in painted) for side in (0, 1))
        rows.append(beside(f"{name}, beside a window with one rectangle in it", ours, floor, None, show))
    return rows


def memories(screen, test):
    """After the first frame, and after a whole game with both windows."""
    floor = screen.opened(FLOOR)
    floors = memory(floor.pid)
    screen.close(floor)
    screen.set('(language: Some("en"))')
    app = screen.opened(APP, "--game", str(screen.folder / "first.ron"))
    ours = memory(app.pid)
    screen.close(app)
    app = play(screen, 2 if test else None)
    both = memory(app.pid)
    screen.close(app)
    played = "two half-days" if test else "a whole game"
    return [
        beside("peak memory after the first frame, settled", ours[0], floors[0], 1.15, mb),
        over("private dirty memory after the first frame", ours[1], floors[1], 16),
        beside(f"peak memory after {played} with both windows", both[0], floors[0], 1.4, mb),
        over(f"private dirty memory after {played} with both windows", both[1], floors[1], 40),
    ]


def play(screen, half_days):
    """A game in both windows by the one key, to its end, or until so many half-days are closed."""
    screen.set(BOTH)
    game = screen.folder / "played.ron"
    game.unlink(missing_ok=True)
    app = screen.opened(APP, "--game", str(game))
    if not screen.windows(app, "Projector"):
        sys.exit("the projector's window is not there")
    window = screen.windows(app, "^Town Crier$")[-1]
    # Without a window manager the keys go where the pointer is.
    screen.xdotool("mousemove", "640", "120", "windowfocus", window)
    closed = lambda: len(re.findall(r"^ *close", game.read_text(), re.M)) if game.is_file() else 0
    wanted = half_days or 16
    for _ in range(600):
        screen.xdotool("key", "space")
        # The motion is seen for a while before the next key ends it.
        time.sleep(0.4)
        if closed() >= wanted:
            settle(app.pid)
            return app
    sys.exit("the one key does not play on")


def idle(screen, test):
    """Both windows, while people think about a half-day's dice."""
    seconds = 2 if test else 10
    app = play(screen, 3)
    screen.xdotool("key", "space")
    time.sleep(2)
    settle(app.pid, quiet=2)
    runs, began = woken(app.pid), cpu(app.pid)
    time.sleep(seconds)
    used, after = cpu(app.pid) - began, woken(app.pid)
    screen.close(app)
    times = {name: now - runs.get(task, (name, 0))[1] for task, (name, now) in after.items()}
    who = ", ".join(f"{name} {number}" for name, number in times.items() if number) or "no thread"
    frames = max(number for task, (name, number) in after.items() if task.name == str(app.pid))
    frames -= runs[next(task for task in runs if task.name == str(app.pid))][1]
    return [
        Row(f"CPU in {seconds} s with both windows, settled", ms(used), goal="≤ 10 ms", holds=used <= 0.010),
        Row(f"times that the window's thread woke in them, a frame or less each (all: {who})", str(frames),
            goal="0, or the clock's", holds=frames <= 8),
    ]


def size(screen, _test):
    """Without the names of functions, which are left in for reports of crashes."""
    stripped = screen.folder / "stripped"
    sizes = []
    for program in (APP, FLOOR):
        subprocess.run(["strip", "-o", stripped, program], check=True)
        sizes.append(stripped.stat().st_size)
    return [beside("shipped binary, stripped", *sizes, 1.5, mb)]


def cry(screen, test):
    """A game as JSON, a process each."""
    took = []
    for number in range(2 if test else 60):
        began = time.monotonic()
        command = [APP, "cry", "--format", "json", "--code", f"BENCH-{number}"]
        subprocess.run(command, env=screen.env, stdout=subprocess.DEVNULL, check=True)
        took.append(time.monotonic() - began)
    return [Row("`cry --format json`, a process", ms(statistics.median(took)))]


def crates(_screen, _test):
    listed = ["cargo", "tree", "--locked", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]
    lines = subprocess.run(listed, cwd=HOME, capture_output=True, text=True, check=True).stdout.split("\n")
    number = len({line.removesuffix(" (*)") for line in lines if line})
    return [Row("crates that are built in, with this one", str(number))]


def build(_screen, _test):
    with tempfile.TemporaryDirectory(prefix="town-crier-build-") as folder:
        began = time.monotonic()
        command = ["cargo", "build", "--locked", "--release", "--target-dir", folder]
        subprocess.run(command, cwd=HOME, stderr=subprocess.DEVNULL, check=True)
        return [Row("clean release build", f"{time.monotonic() - began:.0f} s")]


def closed(screen, test):
    """With a gallery that nobody has opened, beside the same without any, in pairs."""
    if not BARE.is_file():
        sys.exit(f"{BARE} is not there: benches/run closed builds it")
    pairs = 1 if test else 20
    if not test:
        screen.timed(APP), screen.timed(BARE)
    runs = [(screen.timed(APP), screen.timed(BARE)) for _ in range(pairs)]
    rows = []
    for at, name, goal, show in [(0, "start to the first painted frame", 1.02, ms), (2, "CPU until then", None, ms),
                                 (3, "peak memory with the first frame", 1.02, mb)]:
        ours, bare = (statistics.median(pair[side][at] for pair in runs) for side in (0, 1))
        row = beside(f"gallery closed, beside a build without: {name}", ours, bare, goal, show)
        # Of pairs, since what else the machine does hits both.
        row.ratio = statistics.median(ours[at] / bare[at] for ours, bare in runs)
        row.holds = row.ratio <= goal if goal else None
        rows.append(row)
    stripped, sizes = screen.folder / "stripped", []
    for program in (APP, BARE):
        subprocess.run(["strip", "-o", stripped, program], check=True)
        sizes.append(stripped.stat().st_size)
    return [*rows, over("shipped binary, stripped, beside a build without a gallery", *sizes, 1.5)]


PARTS = {"closed": closed, "start": start, "memory": memories, "idle": idle, "size": size, "cry": cry, "crates": crates, "build": build}
HEAD = ["figure", "Town Crier", "floor", "ratio", "goal", "verdict"]


def table(rows):
    lines = [HEAD, ["---"] * len(HEAD), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--test", action="store_true", help="each once, quickly")
    parser.add_argument("--json", action="store_true", help="rows for benches/run")
    asked = parser.parse_args()
    for program in (APP, FLOOR):
        if not program.is_file():
            sys.exit(f"{program} is not there: cargo build --profile dist --bin town-crier --example floor")
    if lacking := [tool for tool in ("Xvfb", "strip", "xdotool") if not shutil.which(tool)]:
        sys.exit(f"missing: {' '.join(lacking)}")
    rows = []
    with Screen() as screen:
        for part in asked.parts or [part for part in PARTS if part not in ("build", "closed")]:
            rows += [row.cells() for row in PARTS[part](screen, asked.test)]
    print(json.dumps(rows) if asked.json else table(rows))


if __name__ == "__main__":
    main()
