//! The bells; each cry names the one that it rings.

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

    /// The sound, a small WAV file.
    #[must_use]
    pub const fn wav(self) -> &'static [u8] {
        match self {
            Self::Tick => include_bytes!("../../assets/sounds/tick.wav"),
            Self::Cross => include_bytes!("../../assets/sounds/cross.wav"),
            Self::Flip => include_bytes!("../../assets/sounds/flip.wav"),
            Self::DrumRoll => include_bytes!("../../assets/sounds/drum-roll.wav"),
            Self::Seal => include_bytes!("../../assets/sounds/seal.wav"),
            Self::Gong => include_bytes!("../../assets/sounds/gong.wav"),
            Self::Raid => include_bytes!("../../assets/sounds/raid.wav"),
            Self::Spared => include_bytes!("../../assets/sounds/spared.wav"),
            Self::Fanfare => include_bytes!("../../assets/sounds/fanfare.wav"),
            Self::Roll => include_bytes!("../../assets/sounds/roll.wav"),
            Self::Warning => include_bytes!("../../assets/sounds/warning.wav"),
            Self::Day => include_bytes!("../../assets/sounds/day.wav"),
            Self::Strike => include_bytes!("../../assets/sounds/strike.wav"),
            Self::SheetStrike => include_bytes!("../../assets/sounds/sheet-strike.wav"),
            Self::End => include_bytes!("../../assets/sounds/end.wav"),
        }
    }
}
