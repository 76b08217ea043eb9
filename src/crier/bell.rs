//! The bells; each cry names the one that it rings.

use super::packed;

/// Builds in a sound of the assets, as `build.rs` packs it.
macro_rules! packed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/assets/sounds/", $name))
    };
}

/// A sound from `assets/sounds`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bell {
    /// Something is set down.
    Tick,
    /// A stroke crosses something out.
    Cross,
    /// Something turns over.
    Flip,
    /// Dice rattle.
    Roll,
    /// A drum roll, before something great.
    DrumRoll,
    /// Somebody is honored.
    Seal,
    /// Time runs short.
    Warning,
    /// The time is up.
    Gong,
    /// A day, a round or the game begins.
    Day,
    /// Something turns to its worse side.
    Raid,
    /// A blow stops short.
    Spared,
    /// A blow falls.
    Strike,
    /// A blow falls on everybody's sheet.
    SheetStrike,
    /// The game is over.
    End,
    /// Somebody has won.
    Fanfare,
}

impl Bell {
    /// The samples of a second.
    pub const RATE: u32 = 22_050;
    /// All bells, in ascending importance.
    pub const ALL: [Self; 15] = [
        Self::Tick,
        Self::Cross,
        Self::Flip,
        Self::Roll,
        Self::DrumRoll,
        Self::Seal,
        Self::Warning,
        Self::Gong,
        Self::Day,
        Self::Raid,
        Self::Spared,
        Self::Strike,
        Self::SheetStrike,
        Self::End,
        Self::Fanfare,
    ];

    /// Returns the sound: samples of one channel, [`Bell::RATE`] a second.
    #[must_use]
    pub fn samples(self) -> Vec<i16> {
        packed::samples(match self {
            Self::Tick => packed!("tick.wav"),
            Self::Cross => packed!("cross.wav"),
            Self::Flip => packed!("flip.wav"),
            Self::DrumRoll => packed!("drum-roll.wav"),
            Self::Seal => packed!("seal.wav"),
            Self::Gong => packed!("gong.wav"),
            Self::Raid => packed!("raid.wav"),
            Self::Spared => packed!("spared.wav"),
            Self::Fanfare => packed!("fanfare.wav"),
            Self::Roll => packed!("roll.wav"),
            Self::Warning => packed!("warning.wav"),
            Self::Day => packed!("day.wav"),
            Self::Strike => packed!("strike.wav"),
            Self::SheetStrike => packed!("sheet-strike.wav"),
            Self::End => packed!("end.wav"),
        })
    }
}
