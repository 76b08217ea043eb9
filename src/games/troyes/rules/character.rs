//! The six characters, who judge everybody at the end (`T 15`).

use enum_map::{Enum, EnumMap};

use super::exact::Count;
use crate::play::named;

/// A character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Character {
    /// Chrétien de Troyes counts citizens standing in the three buildings.
    Chretien,
    /// Urbain IV counts cubes on the Cathedral.
    Urbain,
    /// Thibaut II counts deniers.
    Thibaut,
    /// Hugues de Payns counts influence.
    Hugues,
    /// Le Florentin counts tradesmen on activities, those on illustrations too.
    Florentin,
    /// Henry I counts event cards gained.
    Henry,
}

/// One value for each character, in the order of [`Character::ALL`].
pub type ByCharacter<T> = EnumMap<Character, T>;

named!(Character {
    Chretien: "chretien-de-troyes",
    Urbain: "urbain-4",
    Thibaut: "thibaut-2",
    Hugues: "hugues-de-payns",
    Florentin: "le-florentin",
    Henry: "henry-1",
});

impl Character {
    /// The points of the three bands.
    pub const POINTS: [u8; 3] = [1, 3, 6];

    /// Returns the smallest count of each band in a game of so many players.
    #[must_use]
    pub const fn bands(self, players: usize) -> [u16; 3] {
        match self {
            Self::Chretien | Self::Urbain => {
                if players <= 2 {
                    [4, 6, 8]
                } else {
                    [3, 5, 7]
                }
            }
            Self::Thibaut => [6, 12, 18],
            Self::Hugues => [5, 10, 15],
            Self::Florentin => [2, 4, 6],
            Self::Henry => [1, 3, 5],
        }
    }

    /// Returns the smallest count of each band in a game of so many players, with its points.
    #[must_use]
    pub fn scale(self, players: usize) -> impl DoubleEndedIterator<Item = (u16, u8)> {
        self.bands(players).into_iter().zip(Self::POINTS)
    }

    /// Returns which of a player's counts it judges.
    #[must_use]
    pub const fn counts(self) -> Count {
        match self {
            Self::Chretien | Self::Florentin => Count::Citizens,
            Self::Urbain => Count::Cubes,
            Self::Thibaut => Count::Deniers,
            Self::Hugues => Count::Influence,
            Self::Henry => Count::Cards,
        }
    }

    /// Returns the points for a count of what the character counts, in a game of so many players.
    #[must_use]
    pub fn points(self, count: u16, players: usize) -> u8 {
        let mut reached = self.scale(players).filter(|(least, _)| count >= *least);
        reached.next_back().map_or(0, |(_, points)| points)
    }
}
