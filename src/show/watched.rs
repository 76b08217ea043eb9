//! What a game has to show.

use super::backdrop::Backdrop;
use super::card::Card;
use super::evening::{EveningSaid, EveningTold};
use super::explained::Explained;
use super::hint::Hint;
use super::menu::PickView;
use super::odds::OddsView;
use super::reference::Reference;
use super::view::{Check, Choice, Grid, Lesson, LogLine, Picture, Reader, Side, Sign, Track};
use crate::chronicle::{Choosing, Record};
use crate::crier::Words;
use crate::stage::Staged;

/// A game that can be shown: by the crier's window, by the projector, and by whatever else follows it.
///
/// Everything here is a view model in the words that are given: texts, drawings and colors, with no place on any screen.
/// The [`Words`] have the game's messages.
pub trait Watched: Staged + Choosing {
    /// Whether there are odds to show.
    const ODDS: bool = false;

    /// When it is in the game, as “Day 3, morning”.
    fn title(words: &Words, table: &Self::Table) -> String;

    /// How far the game has come.
    fn track(words: &Words, table: &Self::Table) -> Track;

    /// What stands beside the picture for that reader, in a game opened from that; `opening` as long as nothing has happened yet.
    fn side(words: &Words, table: &Self::Table, from: &Self::Opening, reader: Reader, opening: bool) -> Side;

    /// A table of small fields that everybody wants to look at, if the game has one.
    fn grid(words: &Words, table: &Self::Table) -> Option<Grid>;

    /// The picture in words, in a game opened from that.
    fn picture(words: &Words, table: &Self::Table, from: &Self::Opening) -> Picture;

    /// The log of the first `orders` orders, first to last.
    fn log(words: &Words, record: &Record<Self>, orders: usize) -> Vec<LogLine>;

    /// An order in words, as “roll of day 3, morning”, given at that table.
    fn order(words: &Words, order: &Self::Order, table: &Self::Table) -> String;

    /// What the one button says while this order is the next right thing.
    fn step(words: &Words, order: &Self::Order) -> String;

    /// Returns how a pick of the menu looks; asked only of a game in which somebody chooses.
    #[must_use]
    fn pick_view(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft, _pick: Self::Pick) -> PickView {
        PickView::default()
    }

    /// Returns what the one key does with the draft; nothing where it does the next right thing. `asked` if it has asked before
    /// it gives the order.
    #[must_use]
    fn doing(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft, _asked: bool) -> Option<String> {
        None
    }

    /// Returns a remark on the draft, as what a sale brings; the empty one keeps its room.
    #[must_use]
    fn note(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft) -> Option<String> {
        None
    }

    /// How the evening goes, in one line.
    fn evening(words: &Words, told: EveningTold) -> EveningSaid;

    /// How to run the game, step by step, for the help.
    fn guide(words: &Words) -> Vec<String>;

    /// The rules of the game, to look something up; a game without any has an empty reference.
    #[must_use]
    fn reference(_words: &Words) -> Reference {
        Reference::default()
    }

    /// The odds beside what that game did so far, or of any game; asked only where [`Watched::ODDS`] says that there are some.
    #[must_use]
    fn odds(_words: &Words, _record: Option<&Record<Self>>) -> OddsView {
        OddsView::default()
    }

    /// The odds of what comes next, in one sentence.
    #[must_use]
    fn next_odds(_words: &Words, _table: &Self::Table) -> Option<String> {
        None
    }

    /// What everybody does before the game begins, first to last; nothing where there is nothing to do.
    #[must_use]
    fn checks(_words: &Words, _table: &Self::Table) -> Vec<Check> {
        Vec::new()
    }

    /// A cry in drawings, where it stands alone.
    #[must_use]
    fn signs(_cry: &Self::Cry) -> Vec<Sign> {
        Vec::new()
    }

    /// What the last cry means for every player: what is to be done or is lost now, each with the rule that says so.
    #[must_use]
    fn meaning(_words: &Words, _table: &Self::Table) -> Vec<Explained> {
        Vec::new()
    }

    /// What everybody must have read before the game goes on, if there is such a thing: it stands alone until then.
    #[must_use]
    fn must_read(_words: &Words, _table: &Self::Table) -> Option<Card> {
        None
    }

    /// What stands behind the game where players look at it, if anything does.
    #[must_use]
    fn backdrop(_table: &Self::Table) -> Option<Backdrop> {
        None
    }

    /// Something that could be chosen in some game, for whoever puts a projector right before one; nothing where nothing ever is.
    #[must_use]
    fn sample(_words: &Words) -> Option<Choice> {
        None
    }

    /// What people should know who play it for the first time; the guide, where there is no more to say.
    #[must_use]
    fn first_time(words: &Words) -> Vec<Lesson> {
        vec![Lesson { title: words.text("guide-title"), sprites: Vec::new(), lines: Self::guide(words) }]
    }

    /// The code of the game in which people learn it, step by step; nothing where a game teaches nothing.
    #[must_use]
    fn lesson_code() -> Option<&'static str> {
        None
    }

    /// What is worth telling at this moment to people who learn the game, first to last: each only where it is true of the
    /// table. `opening` as long as nothing has happened yet.
    #[must_use]
    fn hints(_words: &Words, _table: &Self::Table, _opening: bool) -> Vec<Hint> {
        Vec::new()
    }

    /// Whether the players take their time before this order at that table: to choose on their paper, all at once, until the
    /// time to choose is up. A crier that goes on by itself waits only a moment before any other order.
    fn is_choice(table: &Self::Table, order: &Self::Order) -> bool;
}
