//! The work on the hall of fame's file, in the background.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chronicle::file::Disk;
use crate::chronicle::hall::{Finished, FinishedPlayer, Hall, HallDamage, HallStore, Imported};
use crate::chronicle::store::LoadError;
use crate::chronicle::{FileDamage, FileKind, file, hall};
use crate::crier::{InWords, Words};
use crate::desk::app::command::Command;
use crate::desk::app::jobs::{Done, Jobs};
use crate::desk::app::notice::Notice;
use crate::desk::app::outside::Outside;
use crate::desk::session::Tabletop;
use crate::show::{Counted, HallShown, Seals, seat_called};

/// A hall of fame that was read, or why it could not be.
pub(crate) type HallRead = Result<HallShown, Unread>;

/// Why a hall of fame cannot be read.
pub(crate) struct Unread {
    pub(crate) why: Box<dyn InWords + Send>,
    /// Whether it is damaged, so that the generation before may replace it; a file of a newer release is whole.
    pub(crate) damaged: bool,
}

/// The file of some game's hall of fame. All methods may take a moment.
pub(crate) trait HallFile: Send + Sync {
    /// Reads the hall from disk.
    fn look(&self, words: &Words) -> HallRead;

    /// Returns the groups that have played, the last one first, without unnamed players; empty where the hall cannot be
    /// read.
    fn people(&self) -> Vec<Vec<String>>;

    /// Adds the games of an exported file.
    fn import(&self, from: &Path, words: &Words) -> Result<Imported, String>;

    /// Replaces the hall by the generation before the damaged file, or by an empty one, and returns the number of games;
    /// the store keeps the damaged file.
    fn mend(&self, words: &Words) -> Result<usize, String>;
}

/// The file of one game's hall of fame.
pub(crate) struct HallFileOf<G> {
    disk: Disk,
    path: PathBuf,
    game: PhantomData<fn() -> G>,
}

/// A job on a hall of fame, in the background.
pub(crate) struct HallJob<'a> {
    jobs: &'a mut Jobs,
    hall: Arc<dyn HallFile>,
    words: Arc<Words>,
}

impl Outside {
    /// Returns a job on the hall of fame of that game.
    pub(crate) fn hall(&mut self, game: &dyn Tabletop, words: &Arc<Words>) -> HallJob<'_> {
        let hall = (game.playable().hall)(&self.files, &self.disk);
        HallJob { jobs: &mut self.jobs, hall, words: Arc::clone(words) }
    }
}

impl HallJob<'_> {
    /// Reads the hall from disk for its screen.
    pub(crate) fn look(self) {
        self.run(|hall, words| Done::Hall(hall.look(words), None));
    }

    /// Reads the names of those who have played.
    pub(crate) fn people(self) {
        self.run(|hall, _| Done::People(hall.people()));
    }

    /// Reads the hall for a break, and counts it in the audience's words before it is shown.
    pub(crate) fn read_for_break(self, read: Arc<Words>) {
        self.run(move |hall, words| {
            let hall = hall.look(words).ok();
            if let Some(hall) = &hall {
                drop(hall.view(&read));
            }
            Done::Break(hall)
        });
    }

    /// Adds the games of an exported file.
    pub(crate) fn import(self, from: PathBuf) {
        self.run(move |hall, words| match hall.import(&from, words) {
            Ok(Imported { added, alike, stayed }) => {
                let args = [("added", added.into()), ("alike", alike.into()), ("stayed", stayed.into())];
                Done::Hall(hall.look(words), Some(Notice::good(words.with("hall-imported", &args))))
            }
            Err(sentence) => Done::Told(Notice::bad(sentence)),
        });
    }

    /// Replaces the hall by the generation before the damaged file, or by an empty one; the store keeps the damaged
    /// file.
    pub(crate) fn mend(self) {
        self.run(|hall, words| {
            let notice = match hall.mend(words) {
                Ok(games) => Notice::good(words.with("hall-mended", &[("games", games.into())])),
                Err(sentence) => Notice::bad(sentence),
            };
            Done::Hall(hall.look(words), Some(notice))
        });
    }

    fn run(self, job: impl FnOnce(&dyn HallFile, &Words) -> Done + Send + 'static) {
        let Self { jobs, hall, words } = self;
        jobs.on_disk(move || job(&*hall, &words));
    }
}

/// Asks a person for the file to import.
pub(crate) fn choose_import(outside: &Outside) {
    let chosen = (outside.programs.choose)(&["ron"]);
    outside.jobs.aside("dialog", move || match pollster::block_on(chosen) {
        Some(file) => Done::Asks(Command::Import(file)),
        None => Done::Quietly,
    });
}

impl<G: Counted> HallFileOf<G> {
    /// Returns the file at that path.
    pub(crate) const fn new(path: PathBuf, disk: Disk) -> Self {
        Self { disk, path, game: PhantomData }
    }

    /// Enters a game, and returns the new achievements of its players.
    pub(crate) fn enter(&self, finished: Finished<G>, words: &Words) -> Result<Seals, String> {
        let id = finished.id();
        let hall = self.change(words, |hall| {
            hall.add(finished);
        })?;
        Ok(Seals::new(words, hall, id))
    }

    /// Returns the new achievements of that game, if it is in the hall unchanged.
    pub(crate) fn seals_of(&self, finished: &Finished<G>, words: &Words) -> Option<Seals> {
        let hall = HallStore::<G>::look_on(&*self.disk, &self.path).ok().flatten()?;
        let there = hall.game(finished.id())?;
        // No record knows how long its game was played.
        let there = *there == finished.clone().with_minutes(there.minutes());
        there.then(|| Seals::new(words, hall, finished.id()))
    }

    /// Returns the game with the minutes that the hall knows of it, or else with its own.
    pub(crate) fn timed(&self, finished: Finished<G>) -> Finished<G> {
        let known = self.read().and_then(|hall| hall.game(finished.id())?.minutes());
        let minutes = known.or(finished.minutes());
        finished.with_minutes(minutes)
    }

    /// Reads the hall from disk; `None` where it cannot be read.
    pub(crate) fn read(&self) -> Option<Hall<G>> {
        HallStore::<G>::look_on(&*self.disk, &self.path).ok().flatten()
    }

    /// Changes the hall on disk, opened for this moment, and returns it.
    fn change(&self, words: &Words, change: impl FnOnce(&mut Hall<G>)) -> Result<Hall<G>, String> {
        let mut store =
            HallStore::<G>::open_on(Disk::clone(&self.disk), &self.path).map_err(|error| error.in_words(words))?;
        let mut hall = store.load().map_err(|error| error.in_words(words))?.unwrap_or_default();
        change(&mut hall);
        store.save(&hall).map_err(|error| error.in_words(words))?;
        Ok(hall)
    }
}

impl<G: Counted> HallFile for HallFileOf<G> {
    fn look(&self, words: &Words) -> HallRead {
        match HallStore::<G>::look_on(&*self.disk, &self.path) {
            Ok(hall) => {
                let hall = HallShown::new(hall.unwrap_or_default());
                // It is counted here, so that no frame waits for it.
                drop(hall.view(words));
                Ok(hall)
            }
            Err(error) => {
                let newer = |damage: &HallDamage<G>| matches!(damage, HallDamage::File(FileDamage::Newer(_)));
                let damaged = matches!(&error, LoadError::Damaged { damage, .. } if !newer(damage));
                Err(Unread { why: Box::new(error), damaged })
            }
        }
    }

    fn people(&self) -> Vec<Vec<String>> {
        let hall = HallStore::<G>::look_on(&*self.disk, &self.path).ok().flatten().unwrap_or_default();
        let group = |game: &Finished<G>| {
            let names = game.players().values().map(FinishedPlayer::name);
            names.filter(|name| seat_called::<G>(name).is_none()).map(ToString::to_string).collect()
        };
        hall.games().iter().rev().map(group).collect()
    }

    fn import(&self, from: &Path, words: &Words) -> Result<Imported, String> {
        let unread = |error: String| {
            let args = [("file", from.display().to_string().into()), ("error", error.into())];
            words.with("hall-unread", &args)
        };
        // No longer than a hall may be, so that no file of another kind fills the memory.
        let read = match file::read(from, FileKind::Hall.longest()) {
            Ok(bytes) => hall::import(&bytes).map_err(|damage| damage.in_words(words)),
            Err(error) => Err(error.in_words(words)),
        };
        let other = read.map_err(unread)?;
        let mut imported = None;
        self.change(words, |hall| imported = Some(hall.merge(other)))?;
        Ok(imported.unwrap_or_default())
    }

    fn mend(&self, words: &Words) -> Result<usize, String> {
        let mut store =
            HallStore::<G>::open_on(Disk::clone(&self.disk), &self.path).map_err(|error| error.in_words(words))?;
        let hall = store.load_before().ok().flatten().unwrap_or_default();
        store.save(&hall).map_err(|error| error.in_words(words))?;
        Ok(hall.games().len())
    }
}
