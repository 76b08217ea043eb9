//! The shape of a picture's place.

use enum_map::Enum;

/// The shape of the place that a picture is to fill; a game whose picture is as wide as high has one for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Shape {
    /// Much wider than high: beside the words in most windows, and above them where a window is higher than wide.
    Wide,
    /// About as wide as high: beside the words in a window that is little wider than high.
    Square,
    /// Higher than wide: with the words below it, on a phone that is held upright.
    Tall,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 3] = [Self::Wide, Self::Square, Self::Tall];

    /// Returns the shape of a picture that shares a window of this size with words.
    #[must_use]
    pub fn in_window(width: f32, height: f32) -> Self {
        let aspect = width / height;
        // In a window much higher than wide it has all of the width, and height enough.
        if aspect < 0.65 || (1.0..1.55).contains(&aspect) { Self::Square } else { Self::Wide }
    }

    /// Returns the shape of the picture that fills a place of this size best.
    #[must_use]
    pub fn in_place(width: f32, height: f32) -> Self {
        match width / height {
            aspect if aspect < 0.75 => Self::Tall,
            aspect if aspect < 1.4 => Self::Square,
            _ => Self::Wide,
        }
    }
}
