//! The text of the hall of fame, the same for its file, for an export and for an import; and how the store keeps it.

use std::collections::BTreeSet;
use std::io;

use super::finished::{FiledGame, Finished, FinishedReason, NoId};
use super::hall::Hall;
use crate::chronicle::envelope::{Envelope, FileDamage, FileKind};
use crate::chronicle::store::{Document, Shelf};
use crate::chronicle::{CodeRefusal, DateRefusal, PlayersRefusal, Recorded};

/// The place of a hall of fame.
pub type HallStore<G> = Shelf<Hall<G>>;

/// Why a text keeps no hall of fame; games are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum HallDamage<G: Recorded> {
    /// It is no whole file of ours.
    File(#[from] FileDamage),
    /// The id is none.
    Id(usize, #[source] NoId),
    /// The day is none.
    Date(usize, #[source] DateRefusal),
    /// The code is none.
    Code(usize, #[source] CodeRefusal),
    /// No game has its players.
    Players(usize, #[source] PlayersRefusal),
    /// The results cannot be; the first of the reasons.
    Results(usize, FinishedReason<G>),
    /// What only this game knows.
    Game(usize, G::Damage),
    /// The same game stands there twice.
    Twice(usize),
    /// The games are not in the order in which they were played.
    Order(usize),
}

/// The text that keeps the hall, in the game's newest format.
///
/// # Errors
/// As [`Envelope::write`].
pub fn export<G: Recorded>(hall: &Hall<G>) -> io::Result<String> {
    Envelope::of::<G>(FileKind::Hall).write(&G::hall(hall))
}

/// The hall that a text keeps, from its bytes; [`Hall::merge`] adds its games to another.
///
/// # Errors
/// What is wrong and where.
pub fn import<G: Recorded>(bytes: &[u8]) -> Result<Hall<G>, HallDamage<G>> {
    Envelope::of::<G>(FileKind::Hall).read(FileKind::Hall.text(bytes)?, G::HALLS)
}

impl<G: Recorded> Hall<G> {
    /// The hall of these games; for a format's decoder.
    ///
    /// # Errors
    /// The first thing that cannot be: a game's own damage, or what no hall has.
    pub fn of_file(games: impl IntoIterator<Item = Result<FiledGame<G>, G::Damage>>) -> Result<Self, HallDamage<G>> {
        let mut hall = Self::default();
        let mut ids = BTreeSet::new();
        for (at, filed) in (1..).zip(games) {
            let game = Finished::of_file(filed.map_err(|damage| HallDamage::Game(at, damage))?, at)?;
            if !ids.insert(game.id()) {
                return Err(HallDamage::Twice(at));
            }
            // A file of ours has them sorted; else what is written back would differ from what was read.
            if !hall.append(game) {
                return Err(HallDamage::Order(at));
            }
        }
        Ok(hall)
    }
}

impl<G: Recorded> Document for Hall<G> {
    type Damage = HallDamage<G>;

    const KIND: FileKind = FileKind::Hall;
    /// A folder of its own, since the hall of fame usually lies beside the game in play.
    const ASIDE: &'static str = "kept-hall";

    fn file_name() -> String {
        G::hall_file()
    }

    fn write(&self) -> io::Result<String> {
        export(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, HallDamage<G>> {
        import(bytes)
    }

    fn name_aside(&self) -> String {
        G::hall_file().trim_end_matches(".ron").to_owned()
    }

    /// There is one hall; a window that saves has read the one before, or been told that it does not read.
    fn continues(&self, _present: &Self) -> bool {
        true
    }

    fn outdates(&self, older: &Self) -> bool {
        older.games().iter().all(|game| self.game(game.id()).is_some())
    }
}
