"""Leaves out of the fonts what nothing here can show: `python3 subset.py FONT…`, with fontTools 4.

Every character stays, with its outline, its hints and its kerning, and so do all features that are on by default. Glyphs that only
another feature could reach go (small capitals, old-style and raised figures, alternates), and the names of glyphs. Where nothing is
drawn for a character that a font lacks, its white square is. A font that was subset stays as it is.
"""

import copy
import io
import sys

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

NOTE = "; subset"
VERSION = 5


def drawn(font):
    """What is seen of each character: its outline and its advance."""
    glyphs, seen = font.getGlyphSet(), {}
    for character, name in font.getBestCmap().items():
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        seen[character] = (pen.value, glyphs[name].width)
    return seen


def show_missing(font):
    """Draws the white square in place of a glyph for missing characters that nobody sees."""
    glyphs, square = font["glyf"], font.getBestCmap().get(ord("□"))
    if square and glyphs[".notdef"].numberOfContours == 0:
        glyphs[".notdef"] = copy.deepcopy(glyphs[square])
        font["hmtx"][".notdef"] = font["hmtx"][square]


def main():
    for path in sys.argv[1:]:
        font = TTFont(path, recalcTimestamp=False)
        before = drawn(font)
        options = subset.Options(name_IDs=["*"], name_languages=["*"], name_legacy=True, layout_scripts=["*"])
        options.notdef_outline, options.hinting, options.glyph_names = True, True, False
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=before)
        subsetter.subset(font)
        show_missing(font)
        for name in font["name"].names:
            if name.nameID == VERSION and NOTE not in str(name):
                name.string = str(name) + NOTE
        out = io.BytesIO()
        font.save(out)
        if drawn(TTFont(io.BytesIO(out.getvalue()))) != before:
            sys.exit(f"{path}: a character changed")
        with open(path, "wb") as file:
            file.write(out.getvalue())
        print(f"{path}: {len(out.getvalue())} bytes, {len(before)} characters")


if __name__ == "__main__":
    main()
