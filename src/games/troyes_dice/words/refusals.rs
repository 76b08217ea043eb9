//! Refusals in words: what is wrong, where, and what to do.

use crate::chronicle::CodeRefusal;
use crate::crier::Words;
use crate::games::troyes_dice::record::OrderRefusal;
use crate::games::troyes_dice::rules::{NumberingReason, Reason, RollRefusal, SetupReason, WhichDie};

impl Words {
    /// Why a setup makes no table.
    #[must_use]
    pub fn setup_reason(&self, reason: &SetupReason) -> String {
        match reason {
            SetupReason::PlazaCount(count) => self.with("refusal-plaza-count", &[("count", (*count).into())]),
            SetupReason::TileCount(count) => self.with("refusal-tile-count", &[("count", (*count).into())]),
            SetupReason::NoSuchTile(position, number) => {
                self.with("refusal-no-such-tile", &[("position", (position + 1).into()), ("number", (*number).into())])
            }
            SetupReason::TileTwice(tile) => self.with("refusal-tile-twice", &[("tile", tile.number().into())]),
            SetupReason::SameColorPlazas(count) => {
                self.with("refusal-same-color-plazas", &[("count", (*count).into())])
            }
            SetupReason::Numbering(reason) => self.numbering_reason(reason),
            SetupReason::NoSuchDay(day) => self.with("refusal-no-such-day", &[("day", (*day).into())]),
            SetupReason::NoSuchStruckDie(position, value) => self
                .with("refusal-no-such-struck-die", &[("position", (position + 1).into()), ("value", (*value).into())]),
            SetupReason::StruckTwice(color, value) => {
                self.with("refusal-struck-twice", &[("die", self.color_die(*color, *value).into())])
            }
            SetupReason::StruckTooEarly => self.text("refusal-struck-too-early"),
        }
    }

    /// Why numbers are not a numbering.
    #[must_use]
    pub fn numbering_reason(&self, reason: &NumberingReason) -> String {
        match reason {
            NumberingReason::Count(count) => self.with("refusal-numbering-count", &[("count", (*count).into())]),
            NumberingReason::NoSuchFace(column, value) => {
                self.with("refusal-numbering-face", &[("column", (column + 1).into()), ("value", (*value).into())])
            }
            NumberingReason::Twice(face) => self.with("refusal-numbering-twice", &[("value", face.value().into())]),
        }
    }

    /// Why four numbers are no throw: a sentence for each wrong die.
    #[must_use]
    pub fn roll_refusal(&self, refusal: &RollRefusal) -> Vec<String> {
        let wrong = refusal.wrong.iter().map(|(die, face)| match die {
            WhichDie::Black => self.with("refusal-black-die", &[("value", face.0.into())]),
            WhichDie::Clear(at) => {
                self.with("refusal-clear-die", &[("which", (at + 1).into()), ("value", face.0.into())])
            }
        });
        wrong.collect()
    }

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
    pub fn order_refusal(&self, refusal: &OrderRefusal) -> String {
        match refusal {
            OrderRefusal::Rules(refusal) => self.order_reason(refusal.reason),
            OrderRefusal::NotDealt { order: _, dealt: _, code } => {
                self.with("refusal-not-dealt", &[("code", code.as_str().into())])
            }
        }
    }

    /// Why an order cannot be followed now.
    #[must_use]
    pub fn order_reason(&self, reason: Reason) -> String {
        self.text(match reason {
            Reason::RolledAlready => "refusal-rolled-already",
            Reason::NotRolled => "refusal-not-rolled",
            Reason::Over => "refusal-over",
        })
    }
}
