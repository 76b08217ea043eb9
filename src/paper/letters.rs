//! The fonts: from words to glyphs and their widths.

use std::fmt;
use std::ops::Range;

use harfrust::{Direction, FontRef, GlyphInfo, ShapeOptions, ShaperData, UnicodeBuffer};
use read_fonts::TableProvider as _;
use read_fonts::tables::cmap::Cmap;

use super::document::PaperError;
use crate::stage::Weight;

/// The millimeters of a point.
pub const POINT: f32 = 25.4 / 72.0;

/// The three fonts.
pub struct Letters {
    text: Face,
    bold: Face,
    display: Face,
}

/// A font, and what of it is read again and again.
struct Face {
    font: FontRef<'static>,
    shaper: ShaperData,
    letters: Cmap<'static>,
}

/// A text as glyphs of one font.
#[derive(Clone, Debug, PartialEq)]
pub struct Shaped {
    /// The glyphs, from left to right.
    pub glyphs: Vec<Glyph>,
    /// The width of the text, in sizes of the font.
    pub width: f32,
}

/// A glyph, measured in sizes of the font.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The number in the font.
    pub id: u32,
    /// The advance to the next glyph, to the right and up.
    pub advance: (f32, f32),
    /// The offset from its place.
    pub offset: (f32, f32),
    /// The bytes of the text that it shows.
    pub bytes: Range<usize>,
}

impl Letters {
    /// Loads the fonts of `assets/fonts`.
    ///
    /// # Errors
    /// One of them cannot be read: a mistake of ours.
    pub fn load() -> Result<Self, PaperError> {
        let face = |weight: Weight| Face::read(weight.font()).ok_or(PaperError::Fonts);
        Ok(Self { text: face(Weight::Text)?, bold: face(Weight::Bold)?, display: face(Weight::Display)? })
    }

    /// Shapes the text into glyphs.
    #[must_use]
    pub fn shape(&self, text: &str, weight: Weight) -> Shaped {
        let face = self.face(weight);
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        let shaper = face.shaper.shaper(&face.font).build();
        let run = shaper.shape(buffer, ShapeOptions::new());
        let of_em = |units: i32| {
            #[expect(clippy::cast_precision_loss, reason = "a font's units are few thousands")]
            let (units, em) = (units as f32, shaper.units_per_em() as f32);
            units / em
        };
        let infos = run.glyph_infos();
        let mut width = 0.0;
        let mut glyphs = Vec::with_capacity(infos.len());
        for ((info, position), bytes) in infos.iter().zip(run.glyph_positions()).zip(shown(text, infos)) {
            let advance = of_em(position.x_advance);
            width += advance;
            glyphs.push(Glyph {
                id: info.glyph_id,
                advance: (advance, of_em(position.y_advance)),
                offset: (of_em(position.x_offset), of_em(position.y_offset)),
                bytes,
            });
        }
        Shaped { glyphs, width }
    }

    /// Returns the first letter of the text that the font lacks.
    #[must_use]
    pub fn lacks(&self, text: &str, weight: Weight) -> Option<char> {
        text.chars().find(|letter| !self.face(weight).has(*letter))
    }

    /// Replaces the letters that the font lacks by question marks.
    #[must_use]
    pub fn printable(&self, text: &str, weight: Weight) -> String {
        let face = self.face(weight);
        let letter = |letter: char| match face.has(letter) {
            _ if letter.is_whitespace() => ' ',
            true => letter,
            false => '?',
        };
        text.chars().map(letter).collect()
    }

    const fn face(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Text => &self.text,
            Weight::Bold => &self.bold,
            Weight::Display => &self.display,
        }
    }
}

impl Face {
    /// Reads a font; `None` if it is none.
    fn read(bytes: &'static [u8]) -> Option<Self> {
        let font = FontRef::new(bytes).ok()?;
        let (shaper, letters) = (ShaperData::new(&font), font.cmap().ok()?);
        Some(Self { font, shaper, letters })
    }

    /// Whether the font has that letter.
    fn has(&self, letter: char) -> bool {
        self.letters.map_codepoint(letter).is_some()
    }
}

/// Returns the bytes of the text that each glyph shows: its own letter where a cluster has as many glyphs as letters, so that a letter
/// in another form is a letter to whoever reads the page aloud; else the whole cluster. From left to right, clusters only rise.
fn shown<'a>(text: &'a str, infos: &'a [GlyphInfo]) -> impl Iterator<Item = Range<usize>> + 'a {
    let clusters = || infos.chunk_by(|one, next| one.cluster == next.cluster);
    let starts = || clusters().filter_map(|cluster| cluster.first()).map(|info| info.cluster as usize);
    clusters().zip(starts()).zip(starts().skip(1).chain([text.len()])).flat_map(move |((cluster, from), to)| {
        let letters = || text.get(from..to).unwrap_or_default().char_indices();
        let has_own = letters().count() == cluster.len();
        let own = letters().map(move |(place, letter)| from + place..from + place + letter.len_utf8());
        let whole = cluster.iter().map(move |_| from..to);
        own.filter(move |_| has_own).chain(whole.filter(move |_| !has_own))
    })
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Letters").finish_non_exhaustive()
    }
}
