//! Every color on paper. They are the art's palette (`assets/art/README.md`) and tints of it.

use crate::games::troyes_dice::rules::Color;

/// A color to print with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ink(pub u8, pub u8, pub u8);

/// Text and lines.
pub const INK: Ink = Ink(0x2A, 0x1A, 0x12);
/// Text that may be overlooked.
pub const FAINT: Ink = Ink(0x6B, 0x58, 0x4A);
/// Lines that only guide the pencil.
pub const GUIDE: Ink = Ink(0xA8, 0x9A, 0x88);
/// What is printed on: it saves ink and keeps pencils visible.
pub const BLANK: Ink = Ink(0xFF, 0xFF, 0xFF);
/// A ground that is neither district's.
pub const GROUND: Ink = Ink(0xF7, 0xF2, 0xE6);

/// The district's strong color: dark enough for a line, and for white letters on it.
pub const fn strong(color: Color) -> Ink {
    match color {
        Color::Red => Ink(0xB3, 0x21, 0x1E),
        Color::Yellow => Ink(0xB5, 0x79, 0x0B),
        Color::White => Ink(0x2F, 0x4A, 0x7C),
    }
}

/// The district's ground: light enough that a gray print of it is nearly white.
pub const fn ground(color: Color) -> Ink {
    match color {
        Color::Red => Ink(0xFA, 0xEB, 0xE6),
        Color::Yellow => Ink(0xFC, 0xF3, 0xDA),
        Color::White => Ink(0xEC, 0xEF, 0xF5),
    }
}

impl Ink {
    /// This ink thinned with so much of the blank page, from 0 to 1.
    pub fn thinned(self, share: f32) -> Self {
        let thin = |part: u8| {
            let part = f32::from(part);
            let thinned = part + (255.0 - part) * share;
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
            let thinned = thinned.round() as u8;
            thinned
        };
        Self(thin(self.0), thin(self.1), thin(self.2))
    }
}
