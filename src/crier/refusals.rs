//! The app's refusals in words: what is wrong, and what to do.

use super::cried::Cried;
use super::words::Words;
use crate::chronicle::hall::RenameRefusal;
use crate::chronicle::{CodeRefusal, OrderRefusal};

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

    /// Why a player cannot bear a name.
    #[must_use]
    pub fn rename_refusal(&self, refusal: &RenameRefusal) -> String {
        match refusal {
            RenameRefusal::Unknown(name) => self.with("refusal-unknown-player", &[("name", name.to_string().into())]),
            RenameRefusal::Two(one, other) => self
                .with("refusal-two-players", &[("one", one.to_string().into()), ("other", other.to_string().into())]),
        }
    }
}
