//! What a person has said about the game to be opened, as it was typed and clicked.

use egui::Ui;

use super::setup;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::{self, People, Seating, Tools};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record};
use crate::games::dice_village::rules::{Depth, Paid, SetupReason};

/// The new game's form, with good defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code and who plays.
    pub(super) seating: Seating,
    /// Who is first.
    pub(super) first: FirstFrom,
    /// Who is paid by merchants' stalls.
    pub(super) paid: Paid,
    /// Where the merchants come from.
    pub(super) cards: CardsFrom,
    /// Where the dice come from.
    pub(super) dice: DiceFrom,
    /// Whether everything that few need is shown.
    pub(super) more: bool,
}

/// The part of the form to which a refusal belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The code.
    Code,
    /// The players' names, whose own field says what is wrong with them.
    Names,
    /// Who plays.
    Players,
    /// Who is first.
    First,
}

/// An error of the form.
pub type Wrong = desk::Wrong<Field>;

impl Form {
    /// Whether it is told what is paid: not by dice alone.
    pub(super) fn is_paid(&self) -> bool {
        self.cards != CardsFrom::Box(Depth::Dice)
    }
}

impl desk::Form<DiceVillage> for Form {
    type Refused = Vec<Wrong>;

    fn new(code: &Code) -> Self {
        Self {
            seating: Seating::new(code),
            first: FirstFrom::Code,
            paid: Paid::Owner,
            cards: CardsFrom::Code,
            dice: DiceFrom::Code,
            more: false,
        }
    }

    fn again(code: &Code, opening: &Opening, people: &[String]) -> Self {
        Self {
            seating: Seating::of(code, people, opening.players.len()),
            first: opening.first,
            paid: opening.paid,
            cards: opening.cards,
            dice: opening.dice,
            ..Self::new(code)
        }
    }

    fn set_code(&mut self, code: &Code) {
        self.seating.set_code(code);
    }

    fn record(&self, words: &Words) -> Result<Record, Vec<Wrong>> {
        let code = self.seating.check(words, (Field::Names, Field::Code))?;
        let opening = Opening {
            code,
            players: self.seating.names(),
            first: self.first,
            paid: self.paid,
            cards: self.cards,
            dice: self.dice,
        };
        Record::open(opening).map_err(|refusal| Wrong::each(words, &refusal.reasons, field))
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<Wrong>>) {
        let wrong = refused.map(Vec::as_slice).unwrap_or_default();
        setup::ui(ui, tools, self, wrong);
    }

    fn variant(&self) -> Option<&'static str> {
        BOXES.iter().find(|(cards, _)| *cards == self.cards).map(|(_, name)| *name)
    }

    fn choose_variant(&mut self, name: &str) {
        if let Some((cards, _)) = BOXES.iter().find(|(_, variant)| *variant == name) {
            self.cards = *cards;
        }
    }

    fn people(&mut self) -> Option<&mut People> {
        Some(self.seating.people())
    }

    fn refuse(&mut self) {
        self.more = true;
        self.seating.refuse();
    }
}

/// The cards of the box with what is told of them, by their names in the settings.
const BOXES: [(CardsFrom, &str); 3] = [
    (CardsFrom::Box(Depth::Dice), "box-dice"),
    (CardsFrom::Box(Depth::Sales), "box-sales"),
    (CardsFrom::Box(Depth::Purses), "box-purses"),
];

const fn field(reason: &SetupReason) -> Field {
    match reason {
        SetupReason::PlayerCount(_) => Field::Players,
        SetupReason::NoSuchFirst(_) => Field::First,
        SetupReason::MerchantCount(_) | SetupReason::NoSuchMerchant(..) | SetupReason::MerchantTwice(_) => Field::Code,
    }
}
