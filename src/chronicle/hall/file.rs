//! The text of the hall of fame, the same for its file, for an export and for an import; and the hall as a document of
//! the store.

use std::collections::BTreeSet;
use std::io;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::finished::{FiledGame, Finished, FinishedReason, NoId};
use super::hall::Hall;
use crate::chronicle::envelope::{self, Envelope, FileDamage, FileKind};
use crate::chronicle::store::{Document, Shelf};
use crate::chronicle::{CodeRefusal, DateRefusal, PlayersRefusal, Recorded};

/// The store of a hall of fame.
pub type HallStore<G> = Shelf<Hall<G>>;

/// Why a text is no hall of fame; games are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum HallDamage<G: Recorded> {
    /// The text is no whole file of ours.
    File(#[from] FileDamage),
    /// The id of a game is invalid.
    Id(usize, #[source] NoId),
    /// The date of a game is invalid.
    Date(usize, #[source] DateRefusal),
    /// The code of a game is invalid.
    Code(usize, #[source] CodeRefusal),
    /// The players of a game are too many, or a name is too long.
    Players(usize, #[source] PlayersRefusal),
    /// The results of a game cannot be; the first of the reasons.
    Results(usize, FinishedReason<G>),
    /// Damage in a game's own part.
    Game(usize, G::Damage),
    /// The same game is there twice.
    Twice(usize),
    /// The games are not in the order of play.
    Order(usize),
}

/// Writes the hall as text in the game's newest format.
///
/// # Errors
/// As [`Envelope::write`].
pub fn export<G: Recorded>(hall: &Hall<G>) -> io::Result<String> {
    Envelope::of::<G>(FileKind::Hall).write(&G::hall(hall))
}

/// Reads a hall from a text's bytes; [`Hall::merge`] adds its games to another.
///
/// # Errors
/// What is wrong and where.
pub fn import<G: Recorded>(bytes: &[u8]) -> Result<Hall<G>, HallDamage<G>> {
    Envelope::of::<G>(FileKind::Hall).read(FileKind::Hall.text(bytes)?, G::HALLS)
}

/// The text of a hall of fame in every format so far, around its games as a format writes them; a promise to every file
/// ever written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HallFile<Written> {
    format: u32,
    game: String,
    games: Vec<Written>,
}

impl<Written> HallFile<Written> {
    /// Returns the text of the hall in that format.
    #[must_use]
    pub fn of<G: Recorded>(format: u32, hall: &Hall<G>) -> Self
    where
        Written: From<FiledGame<G>>,
    {
        let games = hall.games().iter().map(|game| game.filed().into()).collect();
        Self { format, game: G::NAME.to_owned(), games }
    }

    /// Reads a hall from a text of a format.
    ///
    /// # Errors
    /// The first error, in the order of the file.
    pub fn read<G: Recorded>(text: &str) -> Result<Hall<G>, HallDamage<G>>
    where
        Written: DeserializeOwned + Into<FiledGame<G>>,
    {
        let file: Self = envelope::parse(text)?;
        Hall::of_file(file.games.into_iter().map(|game| Ok(game.into())))
    }
}

impl<G: Recorded> Hall<G> {
    /// Builds the hall of these games; for a format's decoder.
    ///
    /// # Errors
    /// The first error: a game's own damage, or what no hall has.
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
    /// The folder for set-aside files, apart from the game's, since the hall of fame usually lies beside the game in
    /// play.
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

    /// Always true: there is one hall, and a window that saves has read the one before, or knows that it does not read.
    fn continues(&self, _present: &Self) -> bool {
        true
    }

    fn outdates(&self, older: &Self) -> bool {
        older.games().iter().all(|game| self.game(game.id()).is_some())
    }
}
