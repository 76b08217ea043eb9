//! The trait of a game that has cries.

use std::fmt::Debug;
use std::mem;

use super::bell::Bell;
use super::in_words::InWords;
use super::language::Language;
use super::locales::Locales;
use super::manner::Manner;
use super::turn::Turn;
use super::urgency::Urgency;
use super::why::{Form, Why};
use super::words::{Arg, Words};
use crate::chronicle::{Code, Recorded, Results};
use crate::play::Transition;

/// A game whose happenings are announced, and whose reasons have words.
pub trait Cried: Recorded<SetupReason: Why, Reason: Why, SheetReason: Why, Damage: InWords> {
    /// One announcement.
    type Cry: Announcement;

    /// The game's messages, beside the app's. No two messages of app and game have the same name.
    const LOCALES: Locales;

    /// Returns the cries of a table that was just opened or taken over.
    #[must_use]
    fn opening(_table: &Self::Table) -> Vec<Self::Cry> {
        Vec::new()
    }

    /// Returns the cries of an order's happenings, in the order in which they are called out.
    fn cries(told: Transition<'_, Self>) -> Vec<Self::Cry>;

    /// Returns the cry of the winner in that variation; `None` as long as somebody's sheet is impossible, or if there
    /// is nobody.
    #[must_use]
    fn winner(words: &Words, results: &Results<Self>, turn: Turn) -> Option<String> {
        words.winner(results, turn)
    }

    /// Returns the refusal of an order that is not the one that the code deals; a game may say what differs.
    fn not_dealt(words: &Words, _orders: (&Self::Order, &Self::Order), code: &Code, form: Form) -> String {
        words.in_form(form, "refusal-not-dealt", &[("code", code.as_str().into())])
    }
}

/// A kind of announcement, with its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CryKind {
    /// The message of the cry in full: `cry-` and the cry's own name.
    pub cry: &'static str,
    /// The message of the headline; without one it is the message with the cry's own name behind `headline-`.
    pub headline: Option<&'static str>,
    /// Its name in English, for a translator.
    pub name: &'static str,
    /// How urgent it is.
    pub urgency: Urgency,
    /// The bell that it rings, if any.
    pub bell: Option<Bell>,
    /// Whether it is a threat that stays: its card has the colors of fire.
    pub threat: bool,
    /// Whether the headline says all of it: where it stands in large letters, no sentence repeats it.
    pub is_short: bool,
    /// Whether two of them in one moment are equally large: none is told in passing.
    pub paired: bool,
}

impl CryKind {
    /// Makes a kind that rings no bell.
    #[must_use]
    pub const fn silent(urgency: Urgency, cry: &'static str, name: &'static str) -> Self {
        Self { cry, headline: None, name, urgency, bell: None, threat: false, is_short: false, paired: false }
    }

    /// Makes a kind that rings this bell.
    #[must_use]
    pub const fn rung(urgency: Urgency, bell: Bell, cry: &'static str, name: &'static str) -> Self {
        Self { bell: Some(bell), ..Self::silent(urgency, cry, name) }
    }

    /// Sets the message of the headline.
    #[must_use]
    pub const fn headed(self, headline: &'static str) -> Self {
        Self { headline: Some(headline), ..self }
    }

    /// Makes it a threat.
    #[must_use]
    pub const fn threatening(self) -> Self {
        Self { threat: true, ..self }
    }

    /// Lets the headline say all of it.
    #[must_use]
    pub const fn short(self) -> Self {
        Self { is_short: true, ..self }
    }

    /// Lets two of them be equally large.
    #[must_use]
    pub const fn paired(self) -> Self {
        Self { paired: true, ..self }
    }
}

/// One announcement of a game.
pub trait Announcement: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Returns what is the same for all cries of this kind.
    fn kind(&self) -> CryKind;

    /// Returns the arguments of its messages: each may use some of them.
    fn args(&self, words: &Words) -> Vec<Arg>;

    /// Returns the urgency.
    fn urgency(&self) -> Urgency {
        self.kind().urgency
    }

    /// Whether it names a winner or somebody's place: where results are revealed, that tells it, and nothing before.
    fn tells_result(&self) -> bool {
        false
    }

    /// Whether it stands in large letters before others that are as urgent; the last of several that do.
    fn leads(&self) -> bool {
        false
    }

    /// Returns the bell that it rings, if any.
    fn bell(&self) -> Option<Bell> {
        self.kind().bell
    }

    /// Returns the cry in full, as one or two sentences, in that variation.
    fn say(&self, words: &Words, turn: Turn) -> String {
        words.in_turn(turn, self.kind().cry, &self.args(words))
    }

    /// Returns the few words for very large letters, the same in both manners.
    fn headline(&self, words: &Words) -> String {
        let CryKind { cry, headline, .. } = self.kind();
        let own = cry.split_once('-').map_or(cry, |(_, own)| own);
        words.with(&headline.map_or_else(|| format!("headline-{own}"), str::to_owned), &self.args(words))
    }

    /// Returns what nobody may overlook beside the headline, in a few words: who need not act, or why there is nothing
    /// to do. A projector always shows it with the headline.
    fn reason(&self, _words: &Words) -> Option<String> {
        None
    }

    /// Whether both are of the same kind: a herald does not say two of them in a row in the same way.
    fn is_like(&self, other: &Self) -> bool {
        mem::discriminant(self) == mem::discriminant(other)
    }

    /// Whether the cry has a place of its own wherever cries are shown, so that no sentence is needed there.
    fn has_place(&self) -> bool {
        false
    }

    /// Whether its words are spoken to their end, even when something newer comes.
    fn must_be_heard(&self) -> bool {
        self.urgency() == Urgency::Alarm
    }
}

impl Words {
    /// Loads the words of the app and of that game.
    #[must_use]
    pub fn of<G: Cried>(language: Language, manner: Manner) -> Self {
        Self::new(language, manner, Some(&G::LOCALES))
    }
}

impl Turn {
    /// Returns the seed of a cry that follows these in one moment: two of a kind are not said alike.
    #[must_use]
    pub fn behind<A: Announcement>(self, earlier: &[A], cry: &A) -> Self {
        self.later(earlier.iter().filter(|earlier| earlier.is_like(cry)).count())
    }
}

impl Bell {
    /// Returns the most important bell of these cries: one moment rings once.
    #[must_use]
    pub fn of(cries: &[impl Announcement]) -> Option<Self> {
        cries.iter().filter_map(Announcement::bell).max()
    }
}
