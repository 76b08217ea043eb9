//! What a game has to say.

use std::fmt::Debug;

use super::in_words::InWords;
use super::locales::Locales;
use super::urgency::Urgency;
use super::voice::Bell;
use super::words::Words;
use crate::chronicle::{Code, Recorded};

/// A game whose happenings are cried.
pub trait Cried: Recorded<SetupReason: InWords, Reason: InWords, Damage: InWords> {
    /// One announcement.
    type Cry: Announcement;

    /// The game's messages, beside the app's. No two messages of app and game have one name.
    const LOCALES: Locales;

    /// The cries of a table that was just opened or taken over.
    fn opening(table: &Self::Table) -> Vec<Self::Cry>;

    /// The cries of what an order caused, in the order in which they are called out.
    fn cries(happenings: &[Self::Happening]) -> Vec<Self::Cry>;

    /// Why a setup makes no table, as a sentence.
    fn setup_reason(words: &Words, reason: &Self::SetupReason) -> String;

    /// Why an order cannot be followed now, as a sentence.
    fn reason(words: &Words, reason: &Self::Reason) -> String;

    /// That the code deals something else than that order, as a clause.
    fn not_dealt(words: &Words, order: &Self::Order, code: &Code) -> String {
        // Which order it is, only the game can say.
        let _ = order;
        words.clause("refusal-not-dealt", &[("code", code.as_str().into())])
    }

    /// Why a sheet cannot be, as a sentence.
    fn sheet_reason(words: &Words, reason: &Self::SheetReason) -> String;
}

/// One announcement of a game.
pub trait Announcement: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// How urgent it is.
    fn urgency(&self) -> Urgency;

    /// The bell that it rings, if it rings one.
    fn bell(&self) -> Option<Bell>;

    /// The cry in full, as one or two sentences.
    fn say(&self, words: &Words) -> String;

    /// The few words that stand in very large letters, the same in both manners.
    fn headline(&self, words: &Words) -> String;

    /// Whether it stands at a place of its own wherever cries are shown, so that no sentence needs to say it there.
    fn has_place(&self) -> bool {
        false
    }

    /// Whether its words are spoken to their end, even when there is something newer to say.
    fn must_be_heard(&self) -> bool {
        self.urgency() == Urgency::Alarm
    }
}
