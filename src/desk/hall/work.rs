//! What is done with the hall of fame on disk, beside the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::HallScreen;
use crate::chronicle::store::LoadError;
use crate::chronicle::{FileKind, file, hall};
use crate::crier::{InWords as _, Words};
use crate::desk::Desk;
use crate::desk::jobs::Done;
use crate::desk::notice::Notice;
use crate::desk::overlay::Overlay;
use crate::games::troyes_dice::record::{Finished, Hall, HallStore};
use crate::games::troyes_dice::words;

impl Desk {
    /// Shows the hall of fame as it stands on disk; it is empty until it is read.
    pub(crate) fn show_hall(&mut self) {
        self.audience.presenting = false;
        self.overlays.show(Overlay::Hall(Box::new(HallScreen::new())));
        let file = self.files.hall.clone();
        self.jobs.on_disk(move || Done::Hall(Box::new(look(&file)), None));
    }

    /// The hall of fame was read, or changed and read.
    pub(crate) fn hall_read(&mut self, hall: Result<Hall, LoadError<Hall>>, notice: Option<Notice>) {
        if let Some(screen) = self.overlays.hall() {
            screen.show(hall);
        }
        if let Some(notice) = notice {
            self.notices.tell(notice);
        }
    }

    /// Writes the hall of fame to a file of its own, to be taken elsewhere.
    pub(crate) fn export_hall(&mut self) {
        let Some(Ok(hall)) = self.overlays.hall().and_then(|screen| screen.hall.as_ref()) else { return };
        let hall = hall.clone();
        let (folder, words) = (self.files.documents.clone(), Arc::clone(&self.words));
        self.jobs.on_disk(move || {
            let text = hall::export(&hall);
            let written = text.and_then(|text| file::add(&folder, "town-crier-hall", "ron", text.as_bytes()));
            Done::Told(Notice::written("hall-exported", written, &folder, &words))
        });
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
        let (file, words) = (self.files.hall.clone(), Arc::clone(&self.words));
        self.jobs.on_disk(move || match import(&file, &from, &words) {
            Ok(notice) => Done::Hall(Box::new(look(&file)), Some(notice)),
            Err(sentence) => Done::Told(Notice::bad(sentence)),
        });
    }

    /// Goes on with the hall as it was before the file was damaged, or with an empty one; the store keeps the damaged file.
    pub(crate) fn mend_hall(&mut self) {
        let (file, words) = (self.files.hall.clone(), Arc::clone(&self.words));
        self.jobs.on_disk(move || {
            let notice = match mend(&file, &words) {
                Ok(games) => Notice::good(words.with("hall-mended", &[("games", games.into())])),
                Err(sentence) => Notice::bad(sentence),
            };
            Done::Hall(Box::new(look(&file)), Some(notice))
        });
    }
}

/// Enters a game, and says what each player achieved with it for the first time.
pub(crate) fn enter(file: &Path, finished: Finished, words: &Words) -> Result<Vec<String>, String> {
    let id = finished.id();
    let hall = change(file, words, |hall| {
        hall.add(finished);
    })?;
    let new = hall.new_with(id).into_iter().filter(|(_, achieved)| !achieved.is_empty()).map(|(name, achieved)| {
        let achieved: Vec<String> = achieved.into_iter().map(|one| words::achievement(words, one)).collect();
        words.with("results-new", &[("name", name.as_str().into()), ("achievements", achieved.join(", ").into())])
    });
    Ok(new.collect())
}

/// The hall as it stands on disk.
fn look(file: &Path) -> Result<Hall, LoadError<Hall>> {
    HallStore::look(file).map(Option::unwrap_or_default)
}

/// Changes the hall on disk, opened for this moment, and hands it out as it stands then.
fn change(file: &Path, words: &Words, change: impl FnOnce(&mut Hall)) -> Result<Hall, String> {
    let mut store = HallStore::open(file).map_err(|error| error.in_words(words))?;
    let mut hall = store.load().map_err(|error| error.in_words(words))?.unwrap_or_default();
    change(&mut hall);
    store.save(&hall).map_err(|error| error.in_words(words))?;
    Ok(hall)
}

fn import(kept: &Path, from: &Path, words: &Words) -> Result<Notice, String> {
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
    change(kept, words, |hall| imported = Some(hall.merge(other)))?;
    let imported = imported.unwrap_or_default();
    let args = [("added", imported.added.into()), ("alike", imported.alike.into()), ("stayed", imported.stayed.into())];
    Ok(Notice::good(words.with("hall-imported", &args)))
}

/// How many games could be read.
fn mend(file: &Path, words: &Words) -> Result<usize, String> {
    let mut store = HallStore::open(file).map_err(|error| error.in_words(words))?;
    let hall = store.load_before().ok().flatten().unwrap_or_default();
    store.save(&hall).map_err(|error| error.in_words(words))?;
    Ok(hall.games().len())
}
