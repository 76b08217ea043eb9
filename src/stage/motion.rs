//! The setting for the amount of motion.

/// The setting for the amount of motion before a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// The full motion.
    #[default]
    Full,
    /// The full motion, three times as fast.
    Short,
    /// The result only.
    None,
}

impl Motion {
    /// All settings, from most to least.
    pub const ALL: [Self; 3] = [Self::Full, Self::Short, Self::None];

    /// Converts a time of the full motion to this setting; both in seconds.
    #[must_use]
    pub fn shortened(self, full: f32) -> f32 {
        match self {
            Self::Full => full,
            Self::Short => full / SHORT,
            Self::None => 0.0,
        }
    }

    /// Converts a time of this setting to the full motion; both in seconds.
    #[must_use]
    pub fn lengthened(self, seconds: f32) -> f32 {
        match self {
            Self::Full => seconds,
            Self::Short => seconds * SHORT,
            Self::None => f32::INFINITY,
        }
    }
}

const SHORT: f32 = 3.0;
