//! The bells: a cry says itself which one it rings.

use crate::crier::Announcement;

/// A sound of ours, from `assets/sounds`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bell {
    /// Dice rattle.
    Roll,
    /// Time runs short.
    Warning,
    /// A day, a round or the game begins.
    Day,
    /// A blow falls.
    Strike,
    /// A blow falls on everybody's sheet.
    SheetStrike,
    /// The game is over.
    End,
}

impl Bell {
    /// All bells, the least telling first.
    pub const ALL: [Self; 6] = [Self::Roll, Self::Warning, Self::Day, Self::Strike, Self::SheetStrike, Self::End];

    /// The most telling bell of these cries: one moment rings once.
    #[must_use]
    pub fn of(cries: &[impl Announcement]) -> Option<Self> {
        cries.iter().filter_map(Announcement::bell).max()
    }

    /// The sound, a small WAV file.
    #[must_use]
    pub const fn wav(self) -> &'static [u8] {
        match self {
            Self::Roll => include_bytes!("../../../assets/sounds/roll.wav"),
            Self::Warning => include_bytes!("../../../assets/sounds/warning.wav"),
            Self::Day => include_bytes!("../../../assets/sounds/day.wav"),
            Self::Strike => include_bytes!("../../../assets/sounds/strike.wav"),
            Self::SheetStrike => include_bytes!("../../../assets/sounds/sheet-strike.wav"),
            Self::End => include_bytes!("../../../assets/sounds/end.wav"),
        }
    }
}
