//! A game's orders, one a line, and the facts asserted between them.

use super::lines::{Lines, LinesRefusal};
use super::{Commanded, Stop};
use crate::chronicle::{OrderRefusal, Record};
use crate::crier::{InWords, Words};
use crate::play::Ask;

/// The lines of a whole game's orders; a line like `= red coins 3` asserts a fact.
pub(super) struct Orders<'a>(Lines<'a>);

/// Why an asserted fact is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactRefusal {
    /// There is no fact with this name.
    NoSuchFact(String),
    /// The fact is otherwise.
    Otherwise {
        /// The asserted fact.
        text: String,
        /// The actual value.
        holds: String,
    },
}

impl<'a> Orders<'a> {
    pub(super) const fn new(lines: Lines<'a>) -> Self {
        Self(lines)
    }

    /// Follows the order of the next line; a line that says what is so already is passed over.
    pub(super) fn follow<G: Commanded>(&mut self, record: &mut Record<G>) -> Result<(), Stop> {
        loop {
            let Some(text) = self.next(record)? else {
                return Err(Stop::because(LinesRefusal::Ended(self.0.from().clone())));
            };
            let wrong = match G::ordered(record, &text) {
                Ok(ask) => match record.ask(ask) {
                    Ok(_) => return Ok(()),
                    Err(OrderRefusal::Rules(refusal)) if G::changes_nothing(&refusal.reason) => continue,
                    Err(refusal) => vec![Box::new(refusal) as Box<dyn InWords>],
                },
                Err(wrong) => wrong,
            };
            return Err(Stop::because(self.0.wrong(with_orders_now(record, &text, wrong))));
        }
    }

    /// Refuses orders that are left after the end of the game; checks the remaining facts.
    pub(super) fn none_left<G: Commanded>(&mut self, record: &Record<G>) -> Result<(), Stop> {
        match self.next(record)? {
            Some(_) => Err(Stop::because(self.0.too_many())),
            None => Ok(()),
        }
    }

    /// Returns the next line with an order; checks the facts before it.
    fn next<G: Commanded>(&mut self, record: &Record<G>) -> Result<Option<String>, Stop> {
        loop {
            let line = self.0.next()?;
            let Some(facts) = line.as_deref().and_then(|line| line.strip_prefix('=')) else { return Ok(line) };
            let wrong = wrong_facts(record, facts);
            if !wrong.is_empty() {
                return Err(Stop::because(self.0.wrong(wrong)));
            }
        }
    }
}

/// Parses a line into an order that the record takes.
///
/// # Errors
/// Everything that is wrong with the line.
pub(super) fn order<G: Commanded>(record: &Record<G>, line: &str) -> Result<Ask<G>, Vec<Box<dyn InWords>>> {
    let wrong = match G::ordered(record, line) {
        Ok(ask) => match record.clone().ask(ask.clone()) {
            Ok(_) => return Ok(ask),
            Err(refusal) => vec![Box::new(refusal) as Box<dyn InWords>],
        },
        Err(wrong) => wrong,
    };
    Err(with_orders_now(record, line, wrong))
}

/// Returns the errors of a line of facts, the text behind `=`, with commas between them.
pub(super) fn wrong_facts<G: Commanded>(record: &Record<G>, facts: &str) -> Vec<Box<dyn InWords>> {
    let holds = G::facts(&G::seen_by(record.table(), None));
    facts.split(',').filter_map(|text| otherwise(text, &holds)).collect()
}

/// Adds the possible orders to the errors of a line, unless it begins with one of them.
fn with_orders_now<G: Commanded>(
    record: &Record<G>,
    line: &str,
    mut wrong: Vec<Box<dyn InWords>>,
) -> Vec<Box<dyn InWords>> {
    let (word, now) = (line.split_whitespace().next().unwrap_or_default(), G::orders_now(record));
    if !now.is_empty() && now.iter().all(|known| !known.eq_ignore_ascii_case(word)) {
        wrong.push(Box::new(OrdersNow(now)));
    }
    wrong
}

/// The possible orders.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OrdersNow(Vec<&'static str>);

impl InWords for OrdersNow {
    fn in_words(&self, words: &Words) -> String {
        words.with("args-orders-now", &[("orders", self.0.join(", ").into())])
    }
}

/// Returns why a fact is wrong; its text is a name and a value.
fn otherwise(text: &str, facts: &[(String, String)]) -> Option<Box<dyn InWords>> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let named = |name: &str| text.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    let Some((name, value)) = facts.iter().find(|(name, _)| named(name)) else {
        return Some(Box::new(FactRefusal::NoSuchFact(text)));
    };
    let holds = format!("{name} {value}");
    (text != holds).then(|| -> Box<dyn InWords> { Box::new(FactRefusal::Otherwise { text, holds }) })
}

impl InWords for FactRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::NoSuchFact(text) => words.with("args-no-fact", &[("text", text.as_str().into())]),
            Self::Otherwise { text, holds } => {
                words.with("args-fact", &[("text", text.as_str().into()), ("holds", holds.as_str().into())])
            }
        }
    }
}
