//! How much of the way to a result is shown.

/// How much of the way to a result is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// All of it.
    #[default]
    Full,
    /// The same, three times as fast.
    Short,
    /// Only the result.
    None,
}

impl Motion {
    /// All settings, from most to least.
    pub const ALL: [Self; 3] = [Self::Full, Self::Short, Self::None];

    /// What this setting makes of a time of the full motion; both in seconds.
    #[must_use]
    pub fn shortened(self, full: f32) -> f32 {
        match self {
            Self::Full => full,
            Self::Short => full / SHORT,
            Self::None => 0.0,
        }
    }

    /// The time of the full motion that is shown at that time of this one; both in seconds.
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
