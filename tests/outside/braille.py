#!/usr/bin/env python3
"""Braille beside liblouis: every cry and every rule of all games in each language, line by line.

    tests/outside/braille.py tools              sees to it that lou_translate is there
    tests/outside/braille.py [release|debug]    compares

A line is left out only for what the two do differently on purpose; the reasons stand beside `SKIPPED`.
"""

import pathlib
import re
import subprocess
import sys

HOME = pathlib.Path(__file__).resolve().parents[2]
TABLES = {
    "en": "en-ueb-g1.ctb", "de": "de-g0.utb", "fr": "fr-bfu-comp6.utb", "es": "es-g1.ctb", "it": "it-it-comp6.utb",
    "nl": "nl-NL-g0.utb", "pl": "Pl-Pl-g1.utb", "lt": "lt-6dot.utb",
}
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
LETTERS = "abcdefghij"
# What liblouis has no sign for, or another one for than the code's own book.
SKIPPED = {
    "": r"[±°→←↑↓■●×=+−|]",
    # A number goes on behind a space there, and does here only within a word.
    "en": r"\d \d|[„«»]",
    # A dash takes the space before it there, and a closing quote behind digits has another sign.
    "de": r"~|\d»|%|[/*]|–",
    # A bracket before digits stands behind their sign there.
    "fr": r"[(«]\d|[–]|\d[-/]\D",
    # A letter behind digits has no sign of its own there, so that 1a reads as 11; accents of other languages are unknown.
    "es": r"~|\d[a-jA-J]|[ºª·èàçëïôœâêîû%/]",
    # The table is a computer's: no hyphen, no curly quotes, and capitals as in programs.
    "it": r"~|\d[a-j]|[-ªº–“”…·çâëïöüñ%/]|[A-ZÀ-Ý]{2}",
    "nl": r"%|[+=·]",
    "pl": r"~|\d[a-j]|[%·]",
    "lt": r"[éèàçâôöü:]\d|\d:|[·éèàçâêëîïôöü”]",
}


def text(crier, language, command, game, braille):
    more = ["--braille", "--cells", "1000", "--lines", "1000"] if braille else []
    ran = subprocess.run([crier, command, "--game", game, "--lang", language, *more], check=True, capture_output=True)
    return ran.stdout.decode().replace("\r\n", "\n").replace("\f", "").split("\n")


def cells(line):
    return "".join(chr(0x2800 + ASCII.index(sign)) for sign in line)


def plain(line, language):
    """The line with signs that liblouis knows, where ours has the same cells for others."""
    line = re.sub("[\u00a0\u202f]", " ", line).replace("’", "'").replace("·", ";").replace("…", "...")
    if language == "de":
        line = line.replace("“", "”")
    if language == "pl":
        line = line.replace("“", "”")
    return re.sub(" +", " ", line).strip()


def louis(language, lines):
    ran = subprocess.run(["lou_translate", "--forward", "unicode.dis," + TABLES[language]], check=True, text=True,
                         input="".join(line + "\n" for line in lines), capture_output=True)
    return ran.stdout.split("\n")[:len(lines)]


def main():
    if sys.argv[1:] == ["tools"]:
        raise SystemExit(subprocess.run([HOME / ".ci/need", "lou_translate:liblouis-bin"]).returncode)
    crier = HOME / "target" / (sys.argv[1] if len(sys.argv) > 1 else "debug") / "town-crier"
    wrong = 0
    for language in TABLES:
        read, ours = [], []
        for command, game in [(command, game) for command in ("words", "rules") for game in ("troyes-dice", "dice-village", "troyes")]:
            lines = text(crier, language, command, game, False)
            written = text(crier, language, command, game, True)
            assert len(lines) == len(written), (language, command, game, len(lines), len(written))
            read += [plain(line, language) for line in lines]
            ours += [cells(re.sub(" +", " ", line).strip()) for line in written]
        skipped = [bool(re.search(SKIPPED[""], line) or re.search(SKIPPED[language], line)) or line.startswith("#") for line in read]
        wanted = louis(language, read)
        differ = [(line, one, other) for line, one, other, skip in zip(read, ours, wanted, skipped)
                  if not skip and one != re.sub("⠀+", "⠀", other).strip("⠀")]
        for line, one, other in differ[:12]:
            print(f"{language}: {line}\n  here     {one}\n  liblouis {other}")
        wrong += len(differ)
        compared = len(read) - sum(skipped)
        assert compared > len(read) * 2 // 5, f"{language}: only {compared} of {len(read)} lines are compared"
        print(f"  {language}: {compared} of {len(read)} lines are compared, {len(differ)} differ")
    raise SystemExit(1 if wrong else 0)


main()
