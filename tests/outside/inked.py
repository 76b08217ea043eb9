"""Holds that every page of a folder's pictures is drawn on, and is neither blank nor black: inked.py PAGES FOLDER COLORED.

COLORED is the least share of pixels with a color on each page; 0 if there must be none, "some" if some pages need none."""

import pathlib
import sys

DARK = 110  # darker than this is a line or a letter
MARKED = 235  # darker than this is anything but paper
COLORED = 40  # so far apart are the parts of what is seen as a color


def pixels(path):
    """The picture's kind, and its numbers: one for each pixel, or three in a row."""
    data = path.read_bytes()
    kind, width, height, most = data.split(maxsplit=4)[:4]
    length = int(width) * int(height) * (3 if kind == b"P6" else 1)
    assert kind in (b"P5", b"P6") and most == b"255", f"{path} is no picture that is read here"
    return kind, data[-length:]


def shares(path):
    """The shares of dark, of marked and of colored pixels."""
    kind, data = pixels(path)
    if kind == b"P5":
        grays, colored = data, 0
    else:
        reds, greens, blues = data[0::3], data[1::3], data[2::3]
        triples = list(zip(reds, greens, blues))
        grays = [(299 * r + 587 * g + 114 * b) // 1000 for r, g, b in triples]
        colored = sum(max(triple) - min(triple) > COLORED for triple in triples) / len(triples)
    dark = sum(gray < DARK for gray in grays) / len(grays)
    marked = sum(gray < MARKED for gray in grays) / len(grays)
    return dark, marked, colored


wanted, folder, some = int(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3] == "some"
least = 0 if some else float(sys.argv[3])
for reader in ("color", "gray", "mupdf"):
    pages = sorted(folder.glob(f"{reader}-*"))
    if len(pages) != wanted:
        sys.exit(f"{folder}: {reader} shows {len(pages)} pages, not {wanted}")
    for page in pages:
        dark, marked, colored = shares(page)
        told = f"{page}: {dark:.1%} dark, {marked:.1%} marked, {colored:.1%} colored"
        if not 0.005 < dark < 0.25 or not 0.05 < marked < 0.6:
            sys.exit(f"{told}: is it blank, or spoilt?")
        gray = reader == "gray" or colored == 0 if some else reader == "gray" or least == 0
        if gray != (colored == 0) or not gray and not least < colored < 0.4:
            sys.exit(f"{told}: are its colors gone, or too many?")
        if "--tell" in sys.argv:
            print(told)
