//! What a game tells the chronicle, so that a record of it can be opened, played and counted.

use std::fmt;

use serde::Serialize;

use super::envelope::Format;
use super::hall::{Hall, HallDamage};
use super::save::SaveDamage;
use super::{Code, Record};
use crate::play::{BySeat, Game};

/// A game of which a [`super::Record`] can be kept.
pub trait Recorded: Game {
    /// What a game is opened from: what a code deals and what people entered; loose, and checked by [`super::Record::open`].
    type Opening: Clone + fmt::Debug + Eq + Send + Sync;
    /// What one player's paper says at the end; loose, as typed so far.
    type Sheet: Clone + fmt::Debug + Default + Eq + Send + Sync;
    /// Why a sheet cannot be.
    type SheetReason: Clone + fmt::Debug + Eq + Send + Sync;
    /// What the hall of fame keeps of a game beside its players' sheets; `()` where there is nothing.
    type Chapter: Clone + fmt::Debug + Eq + Send + Sync;
    /// What only this game can find wrong in a file.
    type Damage: Clone + fmt::Debug + Eq + Send + Sync;

    /// The formats of the saved game that are read, by number, ascending; [`Recorded::save`] writes the last.
    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>];
    /// The formats of the hall of fame that are read, by number, ascending; [`Recorded::hall`] writes the last.
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>];

    /// A game as people play it first, dealt by that code.
    fn first(code: Code) -> Self::Opening;

    /// What tells this opening from others, beside the game's name and its code, in a spelling that never changes: the hall of
    /// fame knows a game by it.
    fn identity(opening: &Self::Opening) -> String;

    /// The setup, with what the code deals filled in.
    fn setup(opening: &Self::Opening) -> Self::Setup;

    /// The code, if it decides anything; nothing where people entered all that chance decides.
    fn code(opening: &Self::Opening) -> Option<&Code>;

    /// The players' names, if anybody gave them.
    fn players(opening: &Self::Opening) -> &[String];

    /// The next right thing for the crier.
    fn next(opening: &Self::Opening, table: &Self::Table) -> Next<Self::Order>;

    /// Holds an order against what the code deals.
    ///
    /// Asked by [`super::Record::order`] alone, before the order is applied: for an order that the rules allow, in a game of
    /// which [`Recorded::code`] says that a code decides something.
    ///
    /// # Errors
    /// The order that the code deals in its place.
    fn dealt(opening: &Self::Opening, table: &Self::Table, order: &Self::Order) -> Result<(), Self::Order>;

    /// Whether nothing was entered of a sheet yet, so that its player has no result.
    fn is_blank(sheet: &Self::Sheet) -> bool {
        *sheet == Self::Sheet::default()
    }

    /// The points of a sheet.
    ///
    /// # Errors
    /// Every reason why the sheet cannot be.
    fn points(sheet: &Self::Sheet) -> Result<u16, Vec<Self::SheetReason>>;

    /// What breaks a tie between sheets with equal points: compared one after the other, and more is better; nothing in the
    /// place of what was not counted, which decides no tie. Nothing at all where equal points share a rank.
    #[must_use]
    fn tie_breaks(_sheet: &Self::Sheet) -> Vec<Option<u16>> {
        Vec::new()
    }

    /// What that table knows of the players' sheets: the results begin with it. Nothing where only paper knows.
    #[must_use]
    fn sheets(_table: &Self::Table) -> BySeat<Self::Sheet> {
        BySeat::default()
    }

    /// What the hall of fame keeps of that game, which is over.
    fn chapter(record: &Record<Self>) -> Self::Chapter;

    /// Whether a game of which the hall of fame keeps that was played here from its beginning: any other is shown there, and
    /// is no record and in no average.
    fn is_whole(_chapter: &Self::Chapter) -> bool {
        true
    }

    /// The record in the newest format's own types, which begin with `format` and `game`.
    fn save(record: &Record<Self>) -> impl Serialize;

    /// The hall of fame in the newest format's own types, which begin with `format` and `game`.
    fn hall(hall: &Hall<Self>) -> impl Serialize;

    /// The file of the hall of fame, if nobody says otherwise.
    #[must_use]
    fn hall_file() -> String {
        format!("hall-{}.ron", Self::NAME)
    }
}

/// The next right thing for the crier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<O> {
    /// This order: what the code deals, or what is always the same.
    Order(O),
    /// People choose, and each choice is an order of its own; this order says that they are done.
    Choose(O),
    /// People throw or draw, and enter what they got.
    Enter,
    /// Nothing: the game has ended.
    Over,
}
