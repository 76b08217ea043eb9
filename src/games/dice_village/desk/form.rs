//! What a person has said about the game to be opened, as it was typed and clicked.

use egui::Ui;

use super::setup;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::{self, People, Tools};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record};
use crate::games::dice_village::rules::{Depth, Paid, SetupReason};

/// The new game's form, with good defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code as typed.
    pub(super) code: String,
    /// Who plays, by seat.
    pub(super) players: People,
    /// How many play, if fewer are named.
    pub(super) count: usize,
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
    /// Whether the first thing that is wrong is to be found yet.
    pub(super) seek: bool,
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

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub(super) field: Field,
    pub(super) sentence: String,
}

impl Form {
    /// Whether it is told what is paid: not by dice alone.
    pub(super) fn is_paid(&self) -> bool {
        self.cards != CardsFrom::Box(Depth::Dice)
    }

    /// The names by seat; nobody's is empty.
    pub(super) fn names(&self) -> Vec<String> {
        let mut names = self.players.names();
        names.resize(names.len().max(self.count), String::new());
        names
    }

    /// Whether this is the first thing that is wrong and was not found yet; then it has the focus.
    pub(super) const fn found(&mut self, wrong: bool) -> bool {
        let found = self.seek && wrong;
        self.seek &= !found;
        found
    }
}

impl desk::Form<DiceVillage> for Form {
    type Refused = Vec<Wrong>;

    fn new(code: &Code) -> Self {
        Self {
            code: code.to_string(),
            players: People::default(),
            count: 2,
            first: FirstFrom::Code,
            paid: Paid::Owner,
            cards: CardsFrom::Code,
            dice: DiceFrom::Code,
            more: false,
            seek: false,
        }
    }

    fn again(code: &Code, opening: &Opening, people: &[String]) -> Self {
        Self {
            players: People::of(people),
            count: opening.players.len(),
            first: opening.first,
            paid: opening.paid,
            cards: opening.cards,
            dice: opening.dice,
            ..Self::new(code)
        }
    }

    fn set_code(&mut self, code: &Code) {
        self.code = code.to_string();
    }

    fn record(&self, words: &Words) -> Result<Record, Vec<Wrong>> {
        if let Some(name) = self.players.twice() {
            let sentence = words.with("refusal-name-twice", &[("name", name.into())]);
            return Err(vec![Wrong { field: Field::Names, sentence }]);
        }
        let code: Code = self
            .code
            .parse()
            .map_err(|refusal| vec![Wrong { field: Field::Code, sentence: words.sentence(&refusal) }])?;
        let opening = Opening {
            code,
            players: self.names(),
            first: self.first,
            paid: self.paid,
            cards: self.cards,
            dice: self.dice,
        };
        Record::open(opening).map_err(|refusal| {
            let reasons = refusal.reasons.iter();
            reasons.map(|reason| Wrong { field: field(reason), sentence: words.sentence(reason) }).collect()
        })
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
        Some(&mut self.players)
    }

    fn refuse(&mut self) {
        (self.more, self.seek) = (true, true);
    }
}

/// The cards of the box with what is told of them, by their names in the settings.
const BOXES: [(CardsFrom, &str); 3] = [
    (CardsFrom::Box(Depth::Dice), "box-dice"),
    (CardsFrom::Box(Depth::Sales), "box-sales"),
    (CardsFrom::Box(Depth::Purses), "box-purses"),
];

/// The sentences that belong to a field.
pub(super) fn sentences(all: &[Wrong], field: Field) -> impl Iterator<Item = &str> {
    all.iter().filter(move |wrong| wrong.field == field).map(|wrong| wrong.sentence.as_str())
}

const fn field(reason: &SetupReason) -> Field {
    match reason {
        SetupReason::PlayerCount(_) => Field::Players,
        SetupReason::NoSuchFirst(_) => Field::First,
        SetupReason::MerchantCount(_) | SetupReason::NoSuchMerchant(..) | SetupReason::MerchantTwice(_) => Field::Code,
    }
}
