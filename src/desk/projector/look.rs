//! What an audience looks at, and which parts of the view that shows.

use crate::show::View;
use crate::stage::Focus;

/// The focus of an audience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// What is prepared before the game begins.
    Opening,
    /// The picture, with nothing beside it.
    Picture,
    /// The picture, and what comes next beside it.
    Ahead,
    /// The picture, and one cry beside it, by index.
    Beside(usize),
    /// One cry alone, by index.
    Card(usize),
    /// The card that everybody must read before the game goes on.
    MustRead,
    /// How sheets are counted, and who has handed in.
    Counting,
    /// The picture, and the table of small fields.
    Grid,
    /// Everything.
    Table,
}

impl Look {
    /// Returns the look of a focus on that view; where sheets are counted, everything gives way to that.
    pub(super) fn of(focus: Focus, view: &View, counts: bool) -> Self {
        match focus {
            Focus::Picture => Self::Picture,
            Focus::Ahead => Self::Ahead,
            Focus::Beside(cry) => Self::Beside(cry),
            Focus::Card(cry) => Self::Card(cry),
            Focus::Grid => Self::Grid,
            Focus::Table if counts => Self::Counting,
            Focus::Table if view.must_read.is_some() => Self::MustRead,
            Focus::Table => Self::Table,
        }
    }

    /// Whether the picture is visible, with the foot: what stays while the rest comes and goes.
    pub(super) const fn has_picture(self) -> bool {
        match self {
            Self::Picture | Self::Ahead | Self::Beside(_) | Self::Grid | Self::Table => true,
            Self::Opening | Self::Card(_) | Self::MustRead | Self::Counting => false,
        }
    }

    /// Whether the table of small fields is visible: alone, the picture takes its place.
    pub(super) const fn has_grid(self) -> bool {
        match self {
            Self::Ahead | Self::Beside(_) | Self::Grid | Self::Table => true,
            Self::Opening | Self::Picture | Self::Card(_) | Self::MustRead | Self::Counting => false,
        }
    }

    /// Whether the backdrop is visible: where there is much to read, it would be in the way.
    pub(super) const fn has_backdrop(self) -> bool {
        matches!(self, Self::Opening | Self::Picture | Self::Ahead | Self::Beside(_))
    }

    /// Whether a card stands beside the picture.
    pub(super) const fn has_card_beside(self) -> bool {
        matches!(self, Self::Ahead | Self::Beside(_))
    }
}
