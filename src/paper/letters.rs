//! The fonts: from words to glyphs, and how wide they are.

use krilla::Data;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, Face, UnicodeBuffer};

use super::error::PaperError;

/// Which font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Text,
    /// For reading at a glance.
    Bold,
    /// For titles and numbers in dice.
    Display,
}

/// Points to millimeters.
pub const POINT: f32 = 25.4 / 72.0;

/// One font, for the writer and for the shaper.
struct Cut {
    font: Font,
    face: Face<'static>,
}

/// The three fonts.
pub struct Letters {
    text: Cut,
    bold: Cut,
    display: Cut,
}

/// A text as glyphs of one font.
pub struct Shaped {
    pub font: Font,
    pub glyphs: Vec<KrillaGlyph>,
    /// How wide it is, in sizes of the font.
    pub width: f32,
}

impl Letters {
    /// The fonts of `assets/fonts`.
    pub fn load() -> Result<Self, PaperError> {
        Ok(Self {
            text: cut(include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"))?,
            bold: cut(include_bytes!("../../assets/fonts/AlegreyaSans-ExtraBold.ttf"))?,
            display: cut(include_bytes!("../../assets/fonts/Grenze-Bold.ttf"))?,
        })
    }

    /// The text in glyphs.
    pub fn shape(&self, text: &str, weight: Weight) -> Shaped {
        let cut = self.cut(weight);
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(&cut.face, &[], buffer);
        let em = cut.font.units_per_em();
        let infos = shaped.glyph_infos();
        let mut width = 0.0;
        let mut glyphs = Vec::with_capacity(infos.len());
        for (info, position) in infos.iter().zip(shaped.glyph_positions()) {
            let from = info.cluster as usize;
            let next = infos.iter().map(|other| other.cluster as usize).filter(|start| *start > from).min();
            let of_em = |units: i32| {
                #[expect(clippy::cast_precision_loss, reason = "a font's units are few thousands")]
                let units = units as f32;
                units / em
            };
            let advance = of_em(position.x_advance);
            width += advance;
            glyphs.push(KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                advance,
                of_em(position.x_offset),
                of_em(position.y_offset),
                of_em(position.y_advance),
                from..next.unwrap_or(text.len()),
                None,
            ));
        }
        Shaped { font: cut.font.clone(), glyphs, width }
    }

    /// The first letter of the text that the font lacks.
    pub fn lacks(&self, text: &str, weight: Weight) -> Option<char> {
        text.chars().find(|letter| self.cut(weight).face.glyph_index(*letter).is_none())
    }

    /// The text with question marks for letters that the font lacks.
    pub fn printable(&self, text: &str, weight: Weight) -> String {
        let face = &self.cut(weight).face;
        let letter = |letter: char| match face.glyph_index(letter) {
            _ if letter.is_whitespace() => ' ',
            Some(_) => letter,
            None => '?',
        };
        text.chars().map(letter).collect()
    }

    const fn cut(&self, weight: Weight) -> &Cut {
        match weight {
            Weight::Text => &self.text,
            Weight::Bold => &self.bold,
            Weight::Display => &self.display,
        }
    }
}

fn cut(bytes: &'static [u8]) -> Result<Cut, PaperError> {
    let unread = || PaperError::Writer("a font of the app does not read".to_owned());
    let font = Font::new(Data::from(bytes), 0).ok_or_else(unread)?;
    let face = Face::from_slice(bytes, 0).ok_or_else(unread)?;
    Ok(Cut { font, face })
}
