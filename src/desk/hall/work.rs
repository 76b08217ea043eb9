//! What is done with the hall of fame on disk, beside the window.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::HallScreen;
use crate::chronicle::file::Disk;
use crate::chronicle::hall::{Finished, FinishedPlayer, Hall, HallDamage, HallStore, Imported};
use crate::chronicle::store::LoadError;
use crate::chronicle::{FileDamage, FileKind, file, hall};
use crate::crier::{InWords, Words};
use crate::desk::Desk;
use crate::desk::jobs::Done;
use crate::desk::notice::Notice;
use crate::desk::saving::Saved;
use crate::show::{Counted, HallShown, Seals, seat_called};

/// What was read: a hall of fame, or why there is none to read.
pub(crate) type HallRead = Result<HallShown, Unread>;

/// Why a hall of fame is not read.
pub(crate) struct Unread {
    pub(crate) why: Box<dyn InWords + Send>,
    /// Whether it is damaged, so that one may go on with what can be read; a file of a newer release is whole.
    pub(crate) damaged: bool,
}

/// The file of some game's hall of fame. All that is asked of it may take a moment.
pub(crate) trait HallFile: Send + Sync {
    /// The hall as it stands on disk.
    fn look(&self, words: &Words) -> HallRead;

    /// The groups that have played, the last one first, without who was not named; nobody where the hall cannot be read.
    fn people(&self) -> Vec<Vec<String>>;

    /// Adds the games of a file that was exported somewhere.
    fn import(&self, from: &Path, words: &Words) -> Result<Imported, String>;

    /// Goes on with what can be read, and says how many games that is; the store keeps the damaged file.
    fn mend(&self, words: &Words) -> Result<usize, String>;
}

/// The file of that game's hall of fame.
pub(crate) struct HallFileOf<G> {
    disk: Disk,
    path: PathBuf,
    game: PhantomData<fn() -> G>,
}

impl Desk {
    /// Shows the hall of fame as it stands on disk; it is empty until it is read.
    pub(crate) fn show_hall(&mut self) {
        self.audience.presenting = false;
        self.overlays.show(HallScreen::new());
        self.in_hall(|hall, words| Done::Hall(hall.look(words), None));
    }

    /// Reads the hall of fame for a break, and counts it in the audience's words before it is shown.
    pub(crate) fn read_for_break(&mut self) {
        let read = self.audience.words();
        self.in_hall(move |hall, words| {
            let hall = hall.look(words).ok();
            if let Some(hall) = &hall {
                drop(hall.view(&read));
            }
            Done::Break(hall)
        });
    }

    /// The hall of fame was read, or changed and read.
    pub(crate) fn hall_read(&mut self, hall: HallRead, notice: Option<Notice>) {
        if let Some(screen) = self.overlays.over::<HallScreen>() {
            screen.show(hall);
        }
        if let Some(notice) = notice {
            self.notices.tell(notice);
        }
    }

    /// Writes the hall of fame to a file of its own, to be taken elsewhere.
    pub(crate) fn export_hall(&mut self) {
        let Some(Ok(hall)) = self.overlays.over::<HallScreen>().and_then(|screen| screen.hall.as_ref()) else { return };
        let hall = hall.clone();
        let folder = self.files.documents.clone();
        let saved = Saved { message: "hall-exported", folder, name: "town-crier-hall".to_owned(), ending: "ron" };
        self.save(saved, move || hall.export().map(String::into_bytes));
    }

    /// Lets a person choose the file to import.
    pub(crate) fn choose_import(&mut self) {
        let chosen = (self.programs.choose)(&["ron"]);
        self.jobs.aside("dialog", move || match pollster::block_on(chosen) {
            Some(file) => Done::Asks(crate::desk::Command::Import(file)),
            None => Done::Quietly,
        });
    }

    /// Adds the games of a file that was exported somewhere.
    pub(crate) fn import_hall(&mut self, from: PathBuf) {
        self.in_hall(move |hall, words| match hall.import(&from, words) {
            Ok(Imported { added, alike, stayed }) => {
                let args = [("added", added.into()), ("alike", alike.into()), ("stayed", stayed.into())];
                Done::Hall(hall.look(words), Some(Notice::good(words.with("hall-imported", &args))))
            }
            Err(sentence) => Done::Told(Notice::bad(sentence)),
        });
    }

    /// Goes on with the hall as it was before the file was damaged, or with an empty one; the store keeps the damaged file.
    pub(crate) fn mend_hall(&mut self) {
        self.in_hall(|hall, words| {
            let notice = match hall.mend(words) {
                Ok(games) => Notice::good(words.with("hall-mended", &[("games", games.into())])),
                Err(sentence) => Notice::bad(sentence),
            };
            Done::Hall(hall.look(words), Some(notice))
        });
    }

    /// Lets something be done with the hall of fame of the game on the table, beside the window.
    fn in_hall(&mut self, job: impl FnOnce(&dyn HallFile, &Words) -> Done + Send + 'static) {
        let Some(hall) = self.game().map(|game| game.hall(&self.files, &self.disk)) else { return };
        let words = Arc::clone(&self.words);
        self.jobs.on_disk(move || job(&*hall, &words));
    }
}

impl<G: Counted> HallFileOf<G> {
    /// The hall in that file.
    pub(crate) const fn new(path: PathBuf, disk: Disk) -> Self {
        Self { disk, path, game: PhantomData }
    }

    /// Enters a game, and says what each player achieved with it for the first time.
    pub(crate) fn enter(&self, finished: Finished<G>, words: &Words) -> Result<Seals, String> {
        let id = finished.id();
        let hall = self.change(words, |hall| {
            hall.add(finished);
        })?;
        Ok(Seals::new(words, hall, id))
    }

    /// What was new with that game, if it is in the hall as it is.
    pub(crate) fn seals_of(&self, finished: &Finished<G>, words: &Words) -> Option<Seals> {
        let hall = HallStore::<G>::look_on(&*self.disk, &self.path).ok().flatten()?;
        let there = hall.game(finished.id()) == Some(finished);
        there.then(|| Seals::new(words, hall, finished.id()))
    }

    /// The hall as it stands on disk; nothing where none can be read.
    pub(crate) fn read(&self) -> Option<Hall<G>> {
        HallStore::<G>::look_on(&*self.disk, &self.path).ok().flatten()
    }

    /// Changes the hall on disk, opened for this moment, and hands it out as it stands then.
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
