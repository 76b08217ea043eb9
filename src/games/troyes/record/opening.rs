//! The opening of a game: what the code deals and what people entered.

use super::{deal_characters, deal_start};
use crate::chronicle::{Code, DiceFrom};
use crate::games::troyes::rules::{Book, Building, ByBuilding, Decision, Decisions, Depth, Seat, Setup};

/// The source of the start player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartFrom {
    /// The code draws one (`T 2.5`).
    Code,
    /// The player at that seat.
    Entered(Seat),
}

/// The source of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsFrom {
    /// The code deals them.
    Code,
    /// People draw from the decks of the box, and name what they drew.
    Hand,
}

/// A game as asked for; loose, and checked when a record is opened from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code that deals what is not entered.
    pub code: Code,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// The start player of the first round.
    pub start: StartFrom,
    /// Whether the bonus cards are in the game (`T 2.6`).
    pub bonus: bool,
    /// With two players, the gray citizens that stand in each building before the first is placed (`T 3.4`).
    pub gray: ByBuilding<u8>,
    /// The activities and the events.
    pub cards: CardsFrom,
    /// The characters; those that are dealt by hand are named when they are shown.
    pub characters: CardsFrom,
    /// The dice.
    pub dice: DiceFrom,
    /// The figures that are known: a copy of the card book as it was.
    pub book: Book,
    /// The depth of what the group tells.
    pub depth: Depth,
    /// The readings of the solo game, if one player plays against le Roy (`T 20`).
    pub solo: Option<Decisions>,
}

impl Opening {
    /// Returns a first game with this code: two players without names, with the figures of the house, all dealt.
    #[must_use]
    pub fn from_code(code: Code) -> Self {
        Self {
            code,
            players: vec![String::new(); 2],
            start: StartFrom::Code,
            bonus: false,
            gray: ByBuilding::from_fn(|_| Setup::GRAY_OF_TWO),
            cards: CardsFrom::Code,
            characters: CardsFrom::Code,
            dice: DiceFrom::Code,
            book: Book::house(),
            depth: Depth::Purses,
            solo: None,
        }
    }

    /// Returns a first game of one player without a name against le Roy, with this code and the figures of the house.
    #[must_use]
    pub fn alone(code: Code) -> Self {
        Self { players: vec![String::new()], solo: Some(Decisions::default()), ..Self::from_code(code) }
    }

    /// Returns the setup, with what the code deals filled in.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Setup {
            players,
            start: match self.start {
                StartFrom::Code => deal_start(&self.code, players),
                StartFrom::Entered(start) => start,
            },
            bonus: self.bonus,
            gray: self.gray,
            book: self.book.clone(),
            depth: self.depth,
            solo: self.solo,
            characters: match self.characters {
                // So many as cannot play are dealt none, and refused for their number alone.
                CardsFrom::Code => {
                    let can_play = Setup::PLAYERS.contains(&players) || self.solo.is_some() && players == 1;
                    can_play.then(|| deal_characters(&self.code, players))
                }
                CardsFrom::Hand => None,
            },
        }
    }

    /// Returns the code, if it decides anything.
    #[must_use]
    pub fn deciding_code(&self) -> Option<&Code> {
        let deals = self.start == StartFrom::Code
            || self.dice == DiceFrom::Code
            || [self.cards, self.characters].contains(&CardsFrom::Code);
        deals.then_some(&self.code)
    }

    /// Returns how the game began, spelled out by hand, so that the text stays the same whatever becomes of the rules'
    /// types and of the save file.
    pub(super) fn identity(&self) -> String {
        let from = |cards: CardsFrom| match cards {
            CardsFrom::Code => "dealt",
            CardsFrom::Hand => "drawn",
        };
        let dice = match self.dice {
            DiceFrom::Code => "dealt",
            DiceFrom::Entered => "thrown",
        };
        let Setup { players, start, .. } = self.setup();
        let gray = Building::ALL.map(|building| if players == 2 { self.gray[building] } else { 0 });
        let gray = gray.map(|gray| gray.to_string()).join("+");
        let bonus = if self.bonus { "bonus" } else { "base" };
        let (players, start) = (players.to_string(), start.0.to_string());
        let identity = [&*players, &*start, bonus, &*gray, from(self.cards), from(self.characters), dice].join("\n");
        match self.solo {
            None => identity,
            Some(decided) => {
                let held = Decision::ALL.into_iter().filter(|decision| decided[*decision]);
                let held = held.map(|decision| match decision {
                    Decision::RoyBegins => "\nroy begins",
                    Decision::ThreePoints => "\nthree points",
                    Decision::CubesFall => "\ncubes fall",
                    Decision::TenByValue => "\nten by value",
                });
                identity + "\nalone" + &held.collect::<String>()
            }
        }
    }
}
