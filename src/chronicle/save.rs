//! The text of the saved game: the game's own formats in the house's envelope.
//!
//! This file touches no disk: see [`super::store`].

use std::io;

use super::envelope::{Envelope, FileDamage, FileKind};
use super::{CodeRefusal, DateRefusal, OrderRefusal, PlayersRefusal, Record, Recorded};
use crate::play::SetupRefusal;

/// Why a text keeps no game, and where.
///
/// Orders are counted from 1, as a person counts them in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum SaveDamage<G: Recorded> {
    /// It is no whole file of ours.
    File(FileDamage),
    /// The code is none.
    Code(CodeRefusal),
    /// The rules refuse how the game was set up, with every reason.
    Setup(Vec<G::SetupReason>),
    /// The record refuses an order.
    Order {
        /// Which order, from 1.
        order: usize,
        /// Why.
        refusal: OrderRefusal<G>,
    },
    /// More orders count than there are.
    Done {
        /// How many are said to count.
        done: u32,
        /// How many there are.
        orders: usize,
    },
    /// There are players' sheets without the day on which they were counted.
    SheetsWithoutDay,
    /// No game has its players.
    Players(PlayersRefusal),
    /// The day of the results is none.
    Date(DateRefusal),
    /// What only this game knows.
    Game(G::Damage),
}

impl<G: Recorded> From<FileDamage> for SaveDamage<G> {
    fn from(damage: FileDamage) -> Self {
        Self::File(damage)
    }
}

impl<G: Recorded> From<SetupRefusal<G>> for SaveDamage<G> {
    fn from(refusal: SetupRefusal<G>) -> Self {
        Self::Setup(refusal.reasons)
    }
}

/// The text that keeps the record, in the game's newest format.
///
/// # Errors
/// As [`Envelope::write`].
pub fn write<G: Recorded>(record: &Record<G>) -> io::Result<String> {
    Envelope::of::<G>(FileKind::Game).write(&G::save(record))
}

/// The record that the text keeps, equal to the one that was written, with what was undone.
///
/// # Errors
/// What is wrong and where; of several things the most telling one, so the checksum comes last.
pub fn read<G: Recorded>(text: &str) -> Result<Record<G>, SaveDamage<G>> {
    let record = Envelope::of::<G>(FileKind::Game).read(text, G::SAVES)?;
    let counted = record.results().map(|results| results.players.values().as_slice()).unwrap_or_default();
    PlayersRefusal::check(G::players(record.opening()).iter())
        .and_then(|()| PlayersRefusal::check(counted.iter().map(|player| &player.name)))
        .map_err(SaveDamage::Players)?;
    Ok(record)
}

/// The record that a file's bytes keep.
///
/// # Errors
/// As [`read()`]; also where the bytes are no text.
pub fn read_bytes<G: Recorded>(bytes: &[u8]) -> Result<Record<G>, SaveDamage<G>> {
    read(FileKind::Game.text(bytes)?)
}

/// The record that was opened so and given these orders, of which the first `done` count; for a format's decoder.
///
/// # Errors
/// The first thing that cannot be: an order's own damage, or what the record refuses.
pub fn replay<G: Recorded>(
    opening: G::Opening,
    orders: impl IntoIterator<Item = Result<G::Order, G::Damage>>,
    done: u32,
) -> Result<Record<G>, SaveDamage<G>> {
    let mut record = Record::open(opening)?;
    for (order, asked) in (1..).zip(orders) {
        let asked = asked.map_err(SaveDamage::Game)?;
        record.order(asked).map_err(|refusal| SaveDamage::Order { order, refusal })?;
    }
    let orders = record.done().len();
    if done as usize > orders {
        return Err(SaveDamage::Done { done, orders });
    }
    record.set_done(done as usize);
    Ok(record)
}
