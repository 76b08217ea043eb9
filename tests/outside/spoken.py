"""Lets espeak-ng read what a voice is told, and fails where it cannot: spoken.py LINES, each line language, manner and text.

It fails where a digit or a sign is left over, where the voice takes a word for another language's, and where it spells a word
letter by letter."""

import re
import subprocess
import sys


def read(language, lines):
    """The sounds of these lines, a clause a line."""
    # The empty line ends a clause.
    given = "\n\n".join(lines) + "\n"
    command = ["espeak-ng", "-q", "--ipa", "-v", language, "--stdin"]
    heard = subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout
    return [line.strip() for line in heard.splitlines() if line.strip()]


texts = {}
with open(sys.argv[1], encoding="utf-8") as file:
    for line in file:
        language, _, text = line.rstrip("\n").split("\t")
        texts.setdefault(language, set()).add(text)

wrong = []
for language, lines in sorted(texts.items()):
    sounds = read(language, sorted(lines))
    wrong += [f"{language}: {sound}" for sound in sounds if re.search(r"[0-9]|\([a-z-]+\)", sound)]
    words = sorted({word for line in lines for word in re.findall(r"[^\W\d_]{3,}(?:[’'][^\W\d_]+)*", line)})
    for word, sound in zip(words, read(language, words), strict=True):
        # A letter's name has a stress of its own.
        if sound.count("ˈ") + sound.count("ˌ") >= max(3, len(word) - 1):
            wrong.append(f"{language}: {word} is spelt: {sound}")
    print(f"  {language}: {len(lines)} cries, {len(words)} words")
if wrong:
    sys.exit("\n".join(wrong))
