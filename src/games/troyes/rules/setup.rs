//! The setup of a table: anything may be asked, and all errors are reported at once.

use super::book::Book;
use super::character::Character;
use super::color::{Building, ByBuilding};
use super::exact::Depth;
use super::solo::Decisions;
use crate::play::{BySeat, Seat};

/// A table as requested; loose, and checked when [`super::Table::open`] opens a table from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
    /// The start player of the first round.
    pub start: Seat,
    /// Whether the bonus cards are in the game (`T 2.6`).
    pub bonus: bool,
    /// With two players, the gray citizens that stand in each building before the first is placed (`T 3.4`).
    pub gray: ByBuilding<u8>,
    /// The figures that are known.
    pub book: Book,
    /// The depth of what the group tells.
    pub depth: Depth,
    /// The readings of the solo game, if one player plays against le Roy (`T 20`).
    pub solo: Option<Decisions>,
    /// The characters that each player was dealt; nothing if they are dealt by hand and named at the end (`T 2.2`). In a
    /// solo game the pile, the top one first (`T 20.18`).
    pub characters: Option<BySeat<Vec<Character>>>,
}

/// Why a setup makes no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupReason {
    /// The number of players is impossible.
    PlayerCount(u8),
    /// The start player has a seat that this table does not have.
    NoSuchStart(Seat),
    /// So many gray citizens cannot stand in that building.
    Crowd(Building, u8),
    /// So many gray citizens stand in all, instead of six.
    Gray(u8),
    /// Characters are dealt to so many players, but so many play.
    CharacterPlayers(usize, u8),
    /// This player was dealt so many characters instead of so many.
    CharacterCount(Seat, usize, usize),
    /// This character was dealt twice.
    CharacterTwice(Character),
    /// One plays against le Roy, not so many.
    Solo(u8),
    /// The pile of characters has to be known in a solo game.
    NoPile,
}

impl Setup {
    /// The range of the number of players (`T 1.1`).
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    /// The number of players of a solo game, against le Roy (`T 20.1`).
    pub const ALONE: u8 = 1;
    /// The most citizens of a player (`T 1.3`).
    pub const CITIZENS: u8 = 12;
    /// The number of gray citizens (`T 1.3`).
    pub const GRAY: u8 = 8;
    /// The most citizens of le Roy: one on every space, one that lies on every building, and a tradesman on every card. The
    /// box has 24 in two colors; there are more if they are ever needed (`T 20.1`).
    pub const ROY: u8 = 3 * Building::SPACES + 3 + 9;
    /// The gray citizens before the first placement with two players, as they are preset (`T 3.4`).
    pub const GRAY_OF_TWO: u8 = 2;

    /// Returns a game of so many players with the house's figures, in which all is told.
    #[must_use]
    pub fn house(players: u8) -> Self {
        Self {
            players,
            start: Seat(0),
            bonus: false,
            gray: ByBuilding::from_fn(|_| Self::GRAY_OF_TWO),
            book: Book::house(),
            depth: Depth::Purses,
            solo: None,
            characters: None,
        }
    }

    /// Returns a solo game with the house's figures, in which all is told and the characters lie in the order of their list.
    #[must_use]
    pub fn alone() -> Self {
        let pile = std::iter::once(Character::ALL.to_vec()).collect();
        Self { solo: Some(Decisions::default()), characters: Some(pile), ..Self::house(Self::ALONE) }
    }

    /// Returns the number of citizens that each of so many players places (`T 2.1`).
    #[must_use]
    pub const fn first_citizens(players: u8) -> u8 {
        match players {
            0..=2 => 6,
            3 => 5,
            4..=u8::MAX => 4,
        }
    }

    /// Returns the number of rounds, and of red cards in the deck, with so many players (`T 2.4`, `T 4.1`).
    #[must_use]
    pub const fn rounds(players: u8) -> u8 {
        match players {
            0..=2 => 4,
            3 => 5,
            4..=u8::MAX => 6,
        }
    }

    /// Returns the number of characters that each of so many players holds (`T 2.2`); all lie before one player (`T 20.18`).
    #[must_use]
    pub const fn held(players: u8) -> usize {
        match players {
            0 | 1 => 6,
            2 => 2,
            3..=u8::MAX => 1,
        }
    }

    /// Returns every reason why it makes no table.
    pub(super) fn check(&self) -> Vec<SetupReason> {
        let mut reasons = Vec::new();
        match self.solo {
            None if !Self::PLAYERS.contains(&self.players) => reasons.push(SetupReason::PlayerCount(self.players)),
            Some(_) if self.players != Self::ALONE => reasons.push(SetupReason::Solo(self.players)),
            Some(_) if self.characters.is_none() => reasons.push(SetupReason::NoPile),
            None | Some(_) => {}
        }
        if reasons.is_empty() && self.start.0 >= self.players {
            reasons.push(SetupReason::NoSuchStart(self.start));
        }
        if self.players == 2 {
            let crowded = self.gray.into_iter().filter(|(_, gray)| *gray > Building::SPACES);
            reasons.extend(crowded.map(|(building, gray)| SetupReason::Crowd(building, gray)));
            let gray = self.gray.values().fold(0_u8, |sum, gray| sum.saturating_add(*gray));
            if gray != 3 * Self::GRAY_OF_TWO {
                reasons.push(SetupReason::Gray(gray));
            }
        }
        if let Some(characters) = &self.characters {
            self.check_characters(characters, &mut reasons);
        }
        reasons
    }

    fn check_characters(&self, characters: &BySeat<Vec<Character>>, reasons: &mut Vec<SetupReason>) {
        if characters.len() != usize::from(self.players) {
            reasons.push(SetupReason::CharacterPlayers(characters.len(), self.players));
        }
        let held = Self::held(self.players);
        let wrong = characters.iter().filter(|(_, dealt)| dealt.len() != held);
        reasons.extend(wrong.map(|(seat, dealt)| SetupReason::CharacterCount(seat, dealt.len(), held)));
        reasons.extend(twice(characters).map(SetupReason::CharacterTwice));
    }
}

/// Returns the characters that are held more than once.
pub(super) fn twice(characters: &BySeat<Vec<Character>>) -> impl Iterator<Item = Character> {
    let count = |one: Character| characters.values().flatten().filter(|other| **other == one).count();
    Character::ALL.into_iter().filter(move |one| count(*one) > 1)
}
