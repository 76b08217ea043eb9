//! What a person has said about the game to be opened, as it was typed and clicked.

use std::sync::Arc;

use egui::Ui;

use super::setup;
use crate::chronicle::Code;
use crate::chronicle::cards::CardBook;
use crate::crier::Words;
use crate::desk::{self, People, Seating, Tools};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::printed::{card_book, rules_book};
use crate::games::troyes::record::{CardsFrom, DiceFrom, Opening, Record, StartFrom};
use crate::games::troyes::rules::{Book, ByBuilding, Decisions, Depth, Setup, SetupReason, Source};

/// The new game's form, with good defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code and who plays.
    pub(super) seating: Seating,
    /// Who begins.
    pub(super) start: StartFrom,
    /// What is told of a game.
    pub(super) depth: Depth,
    /// Who says what is printed on the cards.
    pub(super) figures: Figures,
    /// The figures that the group read from its box.
    pub(super) group: Arc<CardBook<Troyes>>,
    /// Whether the bonus cards are in the game.
    pub(super) bonus: bool,
    /// Where activities and events come from.
    pub(super) cards: CardsFrom,
    /// Where the characters come from.
    pub(super) characters: CardsFrom,
    /// Where the dice come from.
    pub(super) dice: DiceFrom,
    /// With two players, the gray citizens in each building.
    pub(super) gray: ByBuilding<u8>,
    /// The readings of the solo game.
    pub(super) decided: Decisions,
    /// Whether everything that few need is shown.
    pub(super) more: bool,
}

/// The source of what is printed on the cards, where the rulebook does not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figures {
    /// The group, which reads it from its box and is asked once.
    Group,
    /// We: figures of the house.
    House,
    /// Nobody: it is read from the card each time.
    Open,
}

/// The part of the form to which a refusal belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The code.
    Code,
    /// The players' names, whose own field says what is wrong with them.
    Names,
    /// How many play.
    Players,
    /// Who begins.
    Start,
    /// The gray citizens.
    Gray,
}

/// An error of the form.
pub type Wrong = desk::Wrong<Field>;

impl Figures {
    /// Returns whoever says the figures of a game that began with that book; one without any of the house goes on with what the
    /// group has read.
    fn of(book: &Book) -> Self {
        let is_house = card_book(book).known().any(|(.., figure)| figure.source == Source::House);
        if is_house { Self::House } else { Self::Group }
    }
}

impl Form {
    /// Whether it is asked where gray citizens stand: two players have them placed first.
    pub(super) fn asks_gray(&self) -> bool {
        self.seating.names().len() == usize::from(*Setup::PLAYERS.start())
    }

    /// Whether one player plays, against le Roy.
    pub(super) fn is_solo(&self) -> bool {
        self.seating.names().len() == usize::from(Setup::ALONE)
    }

    /// Returns what is told of the game: against le Roy at least all deeds are, since he goes by what they leave (`T 20.17`).
    pub(super) fn told(&self) -> Depth {
        match self.depth {
            Depth::Dice if self.is_solo() => Depth::Deeds,
            depth @ (Depth::Purses | Depth::Deeds | Depth::Dice) => depth,
        }
    }

    /// Returns the figures that are known: what the group has read corrects the rulebook, too (`T 13.2`).
    fn book(&self) -> Book {
        match self.figures {
            Figures::Group => rules_book(&self.group).or(&Book::rulebook()),
            Figures::House => Book::house(),
            Figures::Open => Book::rulebook(),
        }
    }
}

impl desk::Form<Troyes> for Form {
    type Refused = Vec<Wrong>;

    fn new(code: &Code) -> Self {
        Self {
            seating: Seating::new(code),
            start: StartFrom::Code,
            depth: Depth::Purses,
            figures: Figures::Group,
            group: Arc::default(),
            bonus: false,
            cards: CardsFrom::Code,
            characters: CardsFrom::Code,
            dice: DiceFrom::Code,
            gray: ByBuilding::from_fn(|_| Setup::GRAY_OF_TWO),
            decided: Decisions::default(),
            more: false,
        }
    }

    fn again(code: &Code, opening: &Opening, people: &[String]) -> Self {
        Self {
            seating: Seating::of(code, people, opening.players.len()),
            start: opening.start,
            depth: opening.depth,
            figures: Figures::of(&opening.book),
            group: Arc::new(card_book(&opening.book).of_the_group()),
            bonus: opening.bonus,
            cards: opening.cards,
            characters: opening.characters,
            dice: opening.dice,
            gray: opening.gray,
            decided: opening.solo.unwrap_or_default(),
            ..Self::new(code)
        }
    }

    fn set_code(&mut self, code: &Code) {
        self.seating.set_code(code);
    }

    fn record(&self, words: &Words) -> Result<Record, Vec<Wrong>> {
        let code = self.seating.check(words, (Field::Names, Field::Code))?;
        let is_solo = self.is_solo();
        // Alone one has the only seat, and the pile of characters is the code's.
        let opening = Opening {
            code,
            players: self.seating.names(),
            start: if is_solo { StartFrom::Code } else { self.start },
            solo: is_solo.then_some(self.decided),
            bonus: self.bonus,
            gray: self.gray,
            cards: self.cards,
            characters: if is_solo { CardsFrom::Code } else { self.characters },
            dice: self.dice,
            book: self.book(),
            depth: self.told(),
        };
        Record::open(opening).map_err(|refusal| Wrong::each(words, &refusal.reasons, field))
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<Wrong>>) {
        let wrong = refused.map(Vec::as_slice).unwrap_or_default();
        setup::ui(ui, tools, self, wrong);
    }

    fn variant(&self) -> Option<&'static str> {
        VARIANTS.iter().find(|(variant, _)| *variant == (self.figures, self.depth)).map(|(_, name)| *name)
    }

    fn choose_variant(&mut self, name: &str) {
        if let Some((variant, _)) = VARIANTS.iter().find(|(_, variant)| *variant == name) {
            (self.figures, self.depth) = *variant;
        }
    }

    fn know_cards(&mut self, group: &CardBook<Troyes>) {
        self.group = Arc::new(group.clone());
    }

    fn people(&mut self) -> Option<&mut People> {
        Some(self.seating.people())
    }

    fn refuse(&mut self) {
        self.more = true;
        self.seating.refuse();
    }
}

/// Whose figures, with what is told of a game, by their names in the settings; the usual ones have none.
const VARIANTS: [((Figures, Depth), &str); 8] = [
    ((Figures::Group, Depth::Deeds), "box-deeds"),
    ((Figures::Group, Depth::Dice), "box-dice"),
    ((Figures::House, Depth::Purses), "house-purses"),
    ((Figures::House, Depth::Deeds), "house-deeds"),
    ((Figures::House, Depth::Dice), "house-dice"),
    ((Figures::Open, Depth::Purses), "open-purses"),
    ((Figures::Open, Depth::Deeds), "open-deeds"),
    ((Figures::Open, Depth::Dice), "open-dice"),
];

const fn field(reason: &SetupReason) -> Field {
    match reason {
        SetupReason::PlayerCount(_) | SetupReason::CharacterPlayers(..) | SetupReason::Solo(_) => Field::Players,
        SetupReason::NoSuchStart(_) => Field::Start,
        SetupReason::Crowd(..) | SetupReason::Gray(_) => Field::Gray,
        SetupReason::CharacterCount(..) | SetupReason::CharacterTwice(_) | SetupReason::NoPile => Field::Code,
    }
}
