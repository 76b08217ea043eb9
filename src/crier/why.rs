//! The words of a reason: as a sentence of its own or as a clause within another one.

use std::convert::Infallible;
use std::fmt;

use super::in_words::InWords;
use super::words::{Args, Words};
use crate::chronicle::CodeRefusal;

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
