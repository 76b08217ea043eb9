//! A line about something remarkable and rare, told beside the cries: of the show alone, no file and no cry knows it.

use super::excerpt::Excerpt;
use super::watched::Watched;
use crate::chronicle::Record;
use crate::crier::voice::Bell;
use crate::crier::{Arg, Words};

/// Something remarkable that an order did.
#[derive(Clone, Debug, PartialEq)]
pub struct Surprise {
    /// The message of its line; a game tells each message once.
    pub message: &'static str,
    /// The arguments of the message, in no language.
    pub args: Vec<(&'static str, SurpriseArg)>,
    /// The bell that it rings, after those of the cries.
    pub bell: Bell,
}

/// An argument of a surprise's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurpriseArg {
    /// A value that the message selects on.
    Value(&'static str),
    /// A number.
    Number(u8),
}

impl Surprise {
    /// The most that are told in a game: what happens more often surprises nobody.
    pub const MOST: usize = 3;

    /// Returns what is told of the last of so many orders: the record alone decides, so it is the same at every table
    /// and after every step back.
    #[must_use]
    pub fn of<G: Watched>(record: &Record<G>, orders: usize) -> Option<Self> {
        let mut told: Vec<&'static str> = Vec::new();
        let mut last = None;
        for order in record.walk().take(orders) {
            let found = G::remarkable(Excerpt::of(order, None).told()).into_iter();
            last = found.filter(|_| told.len() < Self::MOST).find(|one| !told.contains(&one.message));
            told.extend(last.as_ref().map(|one| one.message));
        }
        last
    }

    /// Returns the line in those words.
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        let arg = |(name, arg): &(&'static str, SurpriseArg)| -> Arg {
            match *arg {
                SurpriseArg::Value(value) => (*name, value.into()),
                SurpriseArg::Number(number) => (*name, number.into()),
            }
        };
        words.with(self.message, &self.args.iter().map(arg).collect::<Vec<_>>())
    }
}
