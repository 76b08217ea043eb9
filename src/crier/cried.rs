//! What a game has to say.

use std::fmt::Debug;
use std::mem;

use super::in_words::InWords;
use super::locales::Locales;
use super::turn::Turn;
use super::urgency::Urgency;
use super::voice::Bell;
use super::why::{Form, Why};
use super::words::Words;
use crate::chronicle::{Code, Recorded, Results};
use crate::play::Transition;

/// A game whose happenings are cried, and whose reasons have words.
pub trait Cried: Recorded<SetupReason: Why, Reason: Why, SheetReason: Why, Damage: InWords> {
    /// One announcement.
    type Cry: Announcement;

    /// The game's messages, beside the app's. No two messages of app and game have one name.
    const LOCALES: Locales;

    /// The cries of a table that was just opened or taken over.
    fn opening(table: &Self::Table) -> Vec<Self::Cry>;

    /// The cries of what happened, in the order in which they are called out.
    fn cries(told: Transition<'_, Self>) -> Vec<Self::Cry>;

    /// Who won, to be cried at that turn of the game; nothing as long as somebody's sheet cannot be, or if there is nobody.
    #[must_use]
    fn winner(words: &Words, results: &Results<Self>, turn: Turn) -> Option<String> {
        words.winner(results, turn)
    }

    /// That an order is not what the code deals; a game may say what was asked.
    fn not_dealt(words: &Words, _order: &Self::Order, code: &Code, form: Form) -> String {
        words.in_form(form, "refusal-not-dealt", &[("code", code.as_str().into())])
    }
}

/// One announcement of a game.
pub trait Announcement: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// How urgent it is.
    fn urgency(&self) -> Urgency;

    /// The bell that it rings, if it rings one.
    fn bell(&self) -> Option<Bell>;

    /// The cry in full, as one or two sentences, as it is said at that turn of the game.
    fn say(&self, words: &Words, turn: Turn) -> String;

    /// The few words that stand in very large letters, the same in both manners.
    fn headline(&self, words: &Words) -> String;

    /// What nobody may overlook beside the headline, in a few words: who need not do it, or why there is nothing to do. It is
    /// never left out where the headline stands on a projector.
    fn reason(&self, _words: &Words) -> Option<String> {
        None
    }

    /// Whether it is of the same kind: a herald does not say two of them in a row in the same way.
    fn is_like(&self, other: &Self) -> bool {
        mem::discriminant(self) == mem::discriminant(other)
    }

    /// Whether it stands at a place of its own wherever cries are shown, so that no sentence needs to say it there.
    fn has_place(&self) -> bool {
        false
    }

    /// Whether its words are spoken to their end, even when there is something newer to say.
    fn must_be_heard(&self) -> bool {
        self.urgency() == Urgency::Alarm
    }
}
