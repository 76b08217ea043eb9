//! The app's refusals in words: what is wrong, and what to do.

use super::cried::Cried;
use super::words::Words;
use crate::chronicle::hall::FinishedReason;
use crate::chronicle::{CodeRefusal, OrderRefusal, Results};

impl Words {
    /// Why a text is not a code.
    #[must_use]
    pub fn code_refusal(&self, refusal: &CodeRefusal) -> String {
        match refusal {
            CodeRefusal::Empty => self.text("refusal-code-empty"),
            CodeRefusal::TooLong(count) => self.with("refusal-code-too-long", &[("count", (*count).into())]),
            CodeRefusal::Sign(sign) => self.with("refusal-code-sign", &[("sign", sign.to_string().into())]),
        }
    }

    /// Why the record refuses an order.
    #[must_use]
    pub fn order_refusal<G: Cried>(&self, refusal: &OrderRefusal<G>) -> String {
        match refusal {
            OrderRefusal::Rules(refusal) => G::reason(self, &refusal.reason),
            OrderRefusal::NotDealt { order: _, dealt: _, code } => {
                self.with("refusal-not-dealt", &[("code", code.as_str().into())])
            }
        }
    }

    /// Why a game does not go to the hall of fame; players are told by their names in the results.
    #[must_use]
    pub fn finished_reason<G: Cried>(&self, reason: &FinishedReason<G>, results: Option<&Results<G>>) -> String {
        let name = |at: usize| {
            let player = results.and_then(|results| results.players.get(at));
            player.map(|player| player.name.trim().to_owned()).unwrap_or_default()
        };
        match reason {
            FinishedReason::NotOver => self.text("refusal-not-over"),
            FinishedReason::Nobody => self.text("refusal-nobody"),
            FinishedReason::NoName(at) => self.with("refusal-no-name", &[("player", (at + 1).into())]),
            FinishedReason::NameTwice(_, at) => self.with("refusal-name-twice", &[("name", name(*at).into())]),
            FinishedReason::Sheet(at, reason) => {
                let reason = G::sheet_reason(self, reason);
                self.with("refusal-sheet", &[("name", name(*at).into()), ("reason", reason.into())])
            }
        }
    }
}
