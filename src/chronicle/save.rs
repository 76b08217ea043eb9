//! The text of the saved game: the game's own formats in the house's envelope.
//!
//! This file touches no disk: see [`super::store`].

use std::io;

use serde::{Deserialize, Serialize};

use super::envelope::{Envelope, FileDamage, FileKind};
use super::{CodeRefusal, DateRefusal, DiceFrom, OrderRefusal, PlayersRefusal, Record, Recorded, mirror};
use crate::play::SetupRefusal;

mirror! {
    /// The source of the dice, as the formats so far spell it.
    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub(crate) enum FiledDice of DiceFrom {
        #[serde(rename = "dealt")]
        Code,
        Entered,
    }
}

/// Why a text is no saved game, and where it is damaged.
///
/// Orders are counted from 1, as a person counts them in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum SaveDamage<G: Recorded> {
    /// The text is no whole file of ours.
    File(FileDamage),
    /// The code is invalid.
    Code(CodeRefusal),
    /// The rules refuse the setup, with every reason.
    Setup(Vec<G::SetupReason>),
    /// The record refuses an order.
    Order {
        /// The order's number, from 1.
        order: usize,
        /// The record's refusal.
        refusal: OrderRefusal<G>,
    },
    /// The file counts more orders as done than it has.
    Done {
        /// The number of orders said to count.
        done: u32,
        /// The number of orders in the file.
        orders: usize,
    },
    /// The file has players' sheets without the day on which they were counted.
    SheetsWithoutDay,
    /// The players are too many, or a name is too long.
    Players(PlayersRefusal),
    /// The day of the results is invalid.
    Date(DateRefusal),
    /// Damage in the game's own part.
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

/// Writes the record as text in the game's newest format.
///
/// # Errors
/// As [`Envelope::write`].
pub fn write<G: Recorded>(record: &Record<G>) -> io::Result<String> {
    Envelope::of::<G>(FileKind::Game).write(&G::save(record))
}

/// Reads a record from text, undone orders included; it equals the one that was written.
///
/// # Errors
/// What is wrong and where; of several errors the most telling one, so the checksum comes last.
pub fn read<G: Recorded>(text: &str) -> Result<Record<G>, SaveDamage<G>> {
    let record = Envelope::of::<G>(FileKind::Game).read(text, G::SAVES)?;
    let counted = record.results().map(|results| results.players.values().as_slice()).unwrap_or_default();
    PlayersRefusal::check(G::players(record.opening()).iter())
        .and_then(|()| PlayersRefusal::check(counted.iter().map(|player| &player.name)))
        .map_err(SaveDamage::Players)?;
    Ok(record)
}

/// Reads a record from a file's bytes.
///
/// # Errors
/// As [`read()`]; also where the bytes are no text.
pub fn read_bytes<G: Recorded>(bytes: &[u8]) -> Result<Record<G>, SaveDamage<G>> {
    read(FileKind::Game.text(bytes)?)
}

/// Replays orders from an opening, of which the first `done` count; for a format's decoder.
///
/// # Errors
/// The first error: an order's own damage, or the record's refusal.
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
