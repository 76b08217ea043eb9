//! The options of printing: the paper, the inks, and the scoresheets on a page.

use crate::stage::Look;
use crate::stage::tokens::Rgb;

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm, most of the world.
    #[default]
    A4,
    /// 8.5 × 11 inches, North America.
    Letter,
}

/// The inks of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inks {
    /// All colors.
    #[default]
    Color,
    /// Black alone: drawings are plain, and every color becomes the gray of the same brightness.
    Gray,
}

/// The number of scoresheets on a page, or a sheet on more than one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PerPage {
    /// One, upright.
    #[default]
    One,
    /// Two side by side on a page that lies on its side, to be cut apart.
    Two,
    /// One in large print, on several pages.
    Large,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the width and height of the upright page, in millimeters.
    #[must_use]
    pub const fn millimeters(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

impl Inks {
    /// All inks.
    pub const ALL: [Self; 2] = [Self::Color, Self::Gray];

    /// Returns the printed color.
    #[must_use]
    pub fn of(self, color: Rgb) -> Rgb {
        match self {
            Self::Color => color,
            Self::Gray => color.gray(),
        }
    }

    /// Returns the look of drawings.
    #[must_use]
    pub const fn look(self) -> Look {
        match self {
            Self::Color => Look::Rich,
            Self::Gray => Look::Plain,
        }
    }
}

impl PerPage {
    /// All numbers.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Large];

    /// Returns the number as it is typed.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Large => "large",
        }
    }

    /// Returns the number of sheets that begin on a page.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::One | Self::Large => 1,
            Self::Two => 2,
        }
    }
}
