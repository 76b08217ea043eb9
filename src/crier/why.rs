//! The words of a reason: as a sentence of its own or as a clause within another one.

use std::convert::Infallible;
use std::fmt;

use super::cried::Cried;
use super::in_words::InWords;
use super::words::{Args, Words};
use crate::chronicle::hall::FinishedReason;
use crate::chronicle::{CodeRefusal, OrderRefusal, Results};
use crate::play::Seat;

/// The form of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A sentence, with a capital and a full stop.
    Sentence,
    /// A clause behind a colon or among others, without them.
    Clause,
}

/// A reason that has both forms: for the desk beside what is wrong, and for a line in a terminal.
///
/// Every such reason also has [`InWords`], which is the clause.
pub trait Why: fmt::Debug {
    /// Returns the reason in that form.
    fn why(&self, words: &Words, form: Form) -> String;
}

impl<R: Why> InWords for R {
    fn in_words(&self, words: &Words) -> String {
        self.why(words, Form::Clause)
    }
}

/// The reason of a game that refuses nothing: it cannot occur.
impl Why for Infallible {
    fn why(&self, _: &Words, _: Form) -> String {
        match *self {}
    }
}

impl Words {
    /// Returns the reason as a sentence.
    #[must_use]
    pub fn sentence(&self, reason: &impl Why) -> String {
        reason.why(self, Form::Sentence)
    }

    /// Returns the message with that name in that form: its value is the sentence, its attribute `clause` the clause.
    #[must_use]
    pub fn in_form(&self, form: Form, name: &str, args: Args<'_>) -> String {
        match form {
            Form::Sentence => self.with(name, args),
            Form::Clause => self.clause(name, args),
        }
    }

    /// Returns why a game is not in the hall of fame; players by their names in the results.
    #[must_use]
    pub fn finished_reason<G: Cried>(&self, reason: &FinishedReason<G>, results: Option<&Results<G>>) -> String {
        let name = |seat: Seat| {
            let player = results.and_then(|results| results.players.get(seat));
            player.map(|player| player.name.trim().to_owned()).unwrap_or_default()
        };
        match reason {
            FinishedReason::NotOver => self.text("refusal-not-over"),
            FinishedReason::Nobody => self.text("refusal-nobody"),
            FinishedReason::NoName(seat) => self.with("refusal-no-name", &[("player", seat.number().into())]),
            FinishedReason::NameTwice(_, seat) => self.with("refusal-name-twice", &[("name", name(*seat).into())]),
            FinishedReason::Blank(seat) => {
                self.with("refusal-blank", &[("name", name(*seat).into()), ("player", seat.number().into())])
            }
            FinishedReason::Sheet(seat, reason) => {
                let reason = self.sentence(reason);
                self.with("refusal-sheet", &[("name", name(*seat).into()), ("reason", reason.into())])
            }
            FinishedReason::Tied(seat, other) => {
                self.with("refusal-tied", &[("name", name(*seat).into()), ("other", name(*other).into())])
            }
        }
    }
}

impl Why for CodeRefusal {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Empty => words.in_form(form, "refusal-code-empty", &[]),
            Self::TooLong(count) => words.in_form(form, "refusal-code-too-long", &[("count", (*count).into())]),
            Self::Sign(sign) => words.in_form(form, "refusal-code-sign", &[("sign", sign.to_string().into())]),
        }
    }
}

impl<G: Cried> Why for OrderRefusal<G> {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Rules(refusal) => refusal.reason.why(words, form),
            Self::NotDealt { order, dealt: _, code } => G::not_dealt(words, order, code, form),
        }
    }
}
