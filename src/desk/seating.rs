//! The code and the players of a new game, for a form that asks for both, and what is wrong in a form.

use std::ops::RangeInclusive;

use egui::Ui;

use crate::chronicle::Code;
use crate::crier::{Why, Words};
use crate::desk::people::People;
use crate::desk::plain::code_part;
use crate::desk::widgets::tools::{Tools, choice, choices, part_title};
use crate::play::Seat;
use crate::stage::tokens::Rgb;

/// The code and the players of a new game, as they were typed and tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The code as typed.
    code: String,
    /// Who plays, by seat.
    players: People,
    /// How many play, if fewer are named.
    count: usize,
    /// Whether the first field with an error is still to get the focus.
    seek: bool,
}

/// An error and its field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<F> {
    /// The field.
    pub field: F,
    /// The error in a sentence.
    pub sentence: String,
}

impl<F> Wrong<F> {
    /// Returns an error for each reason of a refusal, at that field.
    pub fn each<R: Why>(words: &Words, reasons: &[R], field: impl Fn(&R) -> F) -> Vec<Self> {
        reasons.iter().map(|reason| Self { field: field(reason), sentence: words.sentence(reason) }).collect()
    }
}

/// Returns the errors of a field.
pub fn sentences<F: PartialEq>(all: &[Wrong<F>], field: F) -> impl Iterator<Item = &str> {
    all.iter().filter(move |wrong| wrong.field == field).map(|wrong| wrong.sentence.as_str())
}

impl Seating {
    /// Returns the seating of a game with that code, in which two play and nobody is named.
    #[must_use]
    pub fn new(code: &Code) -> Self {
        Self { code: code.to_string(), players: People::default(), count: 2, seek: false }
    }

    /// Returns the seating of a game with that code, in which so many play, the first of them these people.
    #[must_use]
    pub fn of(code: &Code, people: &[String], count: usize) -> Self {
        Self { players: People::of(people), count, ..Self::new(code) }
    }

    /// Sets the code.
    pub fn set_code(&mut self, code: &Code) {
        self.code = code.to_string();
    }

    /// Returns the people to be changed.
    pub const fn people(&mut self) -> &mut People {
        &mut self.players
    }

    /// Returns the names by seat; a seat without a name has an empty one.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names = self.players.names();
        names.resize(names.len().max(self.count), String::new());
        names
    }

    /// Returns the code.
    ///
    /// # Errors
    /// A name that two players have, or a text that is no code, with the field of the form for each.
    pub fn check<F>(&self, words: &Words, (names, code): (F, F)) -> Result<Code, Vec<Wrong<F>>> {
        if let Some(name) = self.players.twice() {
            let sentence = words.with("refusal-name-twice", &[("name", name.into())]);
            return Err(vec![Wrong { field: names, sentence }]);
        }
        self.code.parse().map_err(|refusal| vec![Wrong { field: code, sentence: words.sentence(&refusal) }])
    }

    /// Requests the focus for the first field with an error.
    pub const fn refuse(&mut self) {
        self.seek = true;
    }

    /// Draws the people, and how many play: as many as are named, or more.
    pub fn players_ui(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        color: fn(Seat) -> Option<Rgb>,
        counts: RangeInclusive<u8>,
    ) {
        self.players.ui(ui, tools, color);
        part_title(ui, &tools.text("setup-count"));
        choices(ui, |ui| {
            let (named, shown) = (self.players.names().len(), self.names().len());
            let mut chosen = shown;
            for count in counts.map(usize::from) {
                let text = tools.words.with("setup-players-count", &[("count", count.into())]);
                ui.add_enabled_ui(count >= named, |ui| choice(ui, &mut chosen, count, text));
            }
            if chosen != shown {
                self.count = chosen;
            }
        });
    }

    /// Draws the field for the code, with its errors.
    pub fn code_ui<'a>(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, wrong: impl Iterator<Item = &'a str>) {
        code_part(ui, tools, (&mut self.code, &mut self.seek), wrong);
    }
}
