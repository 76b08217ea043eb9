//! The trait that a game implements so that a record of it can be opened, played and counted.

use std::fmt;

use serde::Serialize;

use super::envelope::Format;
use super::hall::{Hall, HallDamage};
use super::save::SaveDamage;
use super::{Code, Disclosure, Record};
use crate::play::{Ask, BySeat, Game, named};

/// A game of which a [`super::Record`] can be kept.
pub trait Recorded: Game {
    /// The opening: what a code deals and what people entered; loose, and checked by [`super::Record::open`].
    type Opening: Clone + fmt::Debug + Eq + Send + Sync;
    /// One player's sheet at the end; loose, as typed so far.
    type Sheet: Clone + fmt::Debug + Default + Eq + Send + Sync;
    /// Why a sheet cannot be.
    type SheetReason: Clone + fmt::Debug + Eq + Send + Sync;
    /// The game's own part of a finished game in the hall of fame; `()` where there is none.
    type Chapter: Clone + fmt::Debug + Eq + Send + Sync;
    /// The damage in a file that only this game can find.
    type Damage: Clone + fmt::Debug + Eq + Send + Sync;

    /// When everybody may know the code.
    const DISCLOSURE: Disclosure;

    /// The formats of the saved game that are read, by number, ascending; [`Recorded::save`] writes the last.
    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>];
    /// The formats of the hall of fame that are read, by number, ascending; [`Recorded::hall`] writes the last.
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>];

    /// Returns the opening of a first game, dealt by that code.
    fn first(code: Code) -> Self::Opening;

    /// Returns what tells this opening from others, beside the game's name and its code, in a spelling that never
    /// changes: part of the game's id in the hall of fame.
    #[must_use]
    fn identity(_opening: &Self::Opening) -> String {
        String::new()
    }

    /// Returns the setup, with what the code deals filled in.
    fn setup(opening: &Self::Opening) -> Self::Setup;

    /// Returns the code; `None` where people enter all that chance decides.
    fn code(opening: &Self::Opening) -> Option<&Code>;

    /// Returns the players' names, if any were given.
    fn players(opening: &Self::Opening) -> &[String];

    /// Returns the next right step for the crier.
    fn next(opening: &Self::Opening, table: &Self::Table) -> Next<Ask<Self>>;

    /// Returns the order that a draw makes at that table: the one place that asks the code for faces and cards.
    fn draw(opening: &Self::Opening, table: &Self::Table, draw: &Self::Draw) -> Self::Order;

    /// Returns the whole order that is asked for at that table.
    fn complete(opening: &Self::Opening, table: &Self::Table, ask: Ask<Self>) -> Self::Order {
        match ask {
            Ask::Draw(draw) => Self::draw(opening, table, &draw),
            Ask::Order(order) => order,
        }
    }

    /// Returns the draw of an order that the code decides; `None` for any other order. A record takes such an order only
    /// if it is what [`Recorded::draw`] makes.
    fn drawn(opening: &Self::Opening, order: &Self::Order) -> Option<Self::Draw>;

    /// Whether a sheet is empty so far, so that its player has no result.
    fn is_blank(sheet: &Self::Sheet) -> bool {
        *sheet == Self::Sheet::default()
    }

    /// Returns the points of a sheet.
    ///
    /// # Errors
    /// Every reason why the sheet cannot be.
    fn points(sheet: &Self::Sheet) -> Result<u16, Vec<Self::SheetReason>>;

    /// Returns the tie-breaks of a sheet, compared one after the other between sheets with equal points, more being
    /// better; `None` for one that was not counted, which decides no tie. Empty where equal points share a rank.
    #[must_use]
    fn tie_breaks(_sheet: &Self::Sheet) -> Vec<Option<u16>> {
        Vec::new()
    }

    /// Returns the players' sheets as that table knows them: the results begin with them. Empty where only paper knows.
    #[must_use]
    fn sheets(_table: &Self::Table) -> BySeat<Self::Sheet> {
        BySeat::default()
    }

    /// Returns the game's own part of the hall of fame's entry for a game that is over.
    fn chapter(record: &Record<Self>) -> Self::Chapter;

    /// Whether a finished game with this part was played here from its beginning: any other is shown in the hall, but
    /// sets no record and is in no average.
    fn is_whole(_chapter: &Self::Chapter) -> bool {
        true
    }

    /// Returns the record in the newest format's own types, which begin with `format` and `game`.
    fn save(record: &Record<Self>) -> impl Serialize;

    /// Returns the hall of fame in the newest format's own types, which begin with `format` and `game`.
    fn hall(hall: &Hall<Self>) -> impl Serialize;

    /// Returns the default file name of the hall of fame.
    #[must_use]
    fn hall_file() -> String {
        format!("hall-{}.ron", Self::NAME)
    }
}

/// The source of a game's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceFrom {
    /// The code deals them.
    Code,
    /// People throw real dice, and they are entered.
    Entered,
}

named!(DiceFrom { Code: "code", Entered: "thrown" });

/// The next right step for the crier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<A> {
    /// Give this order, which is drawn by the code or always the same.
    Order(A),
    /// Let people choose, each choice being an order of its own; this order ends their choosing.
    Choose(A),
    /// Let people choose, each choice being an order of its own; only a choice goes on.
    Pick,
    /// Let people throw or draw, and enter what they got.
    Enter,
    /// The game has ended.
    Over,
}
