//! The refusals of any game's record, save and hall of fame, in words.

use super::cried::Cried;
use super::in_words::InWords;
use super::why::{Form, Why};
use super::words::Words;
use crate::chronicle::hall::FinishedReason;
use crate::chronicle::{OrderRefusal, Results, SaveDamage};
use crate::play::Seat;

impl Words {
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

impl<G: Cried> Why for OrderRefusal<G> {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Rules(refusal) => refusal.reason.why(words, form),
            Self::NotDealt { order, dealt, code } => G::not_dealt(words, (order, dealt), code, form),
        }
    }
}

impl<G: Cried> InWords for SaveDamage<G> {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::File(damage) => damage.in_words(words),
            Self::Code(refusal) => words.with("damage-code", &[("reason", refusal.in_words(words).into())]),
            Self::Setup(reasons) => {
                let reasons: Vec<String> = reasons.iter().map(|reason| reason.in_words(words)).collect();
                words.with("damage-setup", &[("reasons", reasons.join("; ").into())])
            }
            Self::Order { order, refusal } => {
                words.with("damage-order", &[("order", (*order).into()), ("reason", refusal.in_words(words).into())])
            }
            Self::Done { done, orders } => {
                words.with("damage-done", &[("done", (*done).into()), ("orders", (*orders).into())])
            }
            Self::SheetsWithoutDay => words.text("damage-sheets-without-day"),
            Self::Players(refusal) => refusal.in_words(words),
            Self::Date(refusal) => words.with("damage-date", &[("reason", refusal.in_words(words).into())]),
            Self::Game(damage) => damage.in_words(words),
        }
    }
}
