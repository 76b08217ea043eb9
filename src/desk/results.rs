//! Follows what is asked of the results and of the hall of fame.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use super::Desk;
use super::count::{self, CountScreen};
use super::hall::HallScreen;
use super::look::snapshot;
use super::notice::Notice;
use super::overlay::Overlay;
use super::screen::Screen;
use crate::chronicle::hall::{self, GameId};
use crate::chronicle::{Date, FileDamage, FileKind};
use crate::crier::InWords as _;
use crate::games::troyes_dice::record::{Finished, Hall, HallStore, Record, Results};
use crate::games::troyes_dice::words;
use crate::show::Shown;

impl Desk {
    /// Opens the reckoning of the game on the table.
    pub(crate) fn count(&mut self) {
        let Some(record) = self.record() else { return };
        let results = record.results().cloned().unwrap_or_else(|| blank(record));
        (self.overlays.page, self.audience.presenting) = (None, false);
        if self.overlays.count().is_none() {
            self.overlays.show(Overlay::Count(Box::new(CountScreen::new(results))));
        }
    }

    /// Puts the results on disk; those that cannot be kept are not shown as if they were (invariant 6).
    pub(crate) fn reckon(&mut self, results: Results) {
        let kept = self.session.amend(&self.words, |record| record.set_results(Some(results)));
        if let Err(sentence) = kept {
            self.notices.tell(Notice::bad(sentence));
            let stands = self.record().map(|record| record.results().cloned().unwrap_or_else(|| blank(record)));
            if let (Some(screen), Some(stands)) = (self.overlays.count(), stands) {
                screen.reckoning = stands;
            }
        }
    }

    /// Cries the winner and enters the game into the hall of fame; a game that is there already is replaced.
    pub(crate) fn cry_winner(&mut self) {
        let Some(table) = self.session.table.as_mut().filter(|_| matches!(self.screen, Screen::Table)) else { return };
        let finished = match Finished::of(&table.record) {
            Ok(finished) => finished,
            Err(reasons) => {
                let said = reasons.iter().map(|reason| self.words.finished_reason(reason, table.record.results()));
                self.notices.tell(Notice::bad(said.collect::<Vec<_>>().join(" ")));
                return;
            }
        };
        table.shown = Arc::new(Shown::won(&table.record));
        self.speaker.cry(&table.shown.news, 0.0, &self.settings);
        let id = finished.id();
        let entered = self.change_hall(|hall| {
            hall.add(finished);
        });
        match entered {
            Ok(hall) => {
                let news = self.news(&hall, id);
                if let Some(screen) = self.overlays.count() {
                    screen.news = news;
                }
                self.notices.tell(Notice::good(self.words.text("results-entered")));
            }
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    /// Writes the results as a picture beside other pictures.
    pub(crate) fn save_results(&mut self) {
        let Some(record) = self.record() else { return };
        let Some(reckoning) = record.results() else { return };
        let code = record.opening().deciding_code().map_or("game", |code| code.as_str());
        let name = format!("town-crier-{code}-{}", reckoning.date);
        let title = format!("{code} · {}", reckoning.date);
        let scene = count::picture(reckoning, &title, &self.words);
        let notice = match snapshot::save(&scene, &name, &self.files.pictures, &self.words) {
            Ok(path) => self.written("picture-saved", &path).of_file(path),
            Err(sentence) => Notice::bad(sentence),
        };
        self.notices.tell(notice);
    }

    /// Shows the hall of fame as it stands on disk now.
    pub(crate) fn show_hall(&mut self) {
        self.audience.presenting = false;
        let hall = HallStore::look(&self.files.hall);
        let hall = hall.map(Option::unwrap_or_default);
        self.overlays.show(Overlay::Hall(Box::new(HallScreen::new(hall))));
    }

    /// Writes the hall of fame to a file of its own, to be taken elsewhere.
    pub(crate) fn export_hall(&mut self) {
        let Some(screen) = self.overlays.hall() else { return };
        let Ok(hall) = &screen.hall else { return };
        let folder = &self.files.documents;
        let path = snapshot::free_name(folder, "town-crier-hall", "ron");
        let written = hall::export(hall).and_then(|text| {
            fs::create_dir_all(folder)?;
            fs::write(&path, text)
        });
        let notice = match written {
            Ok(()) => self.written("hall-exported", &path),
            Err(error) => {
                let args =
                    [("folder", folder.display().to_string().into()), ("error", error.in_words(&self.words).into())];
                Notice::bad(self.words.with("picture-unsaved", &args))
            }
        };
        self.notices.tell(notice);
    }

    /// Adds the games of a file that was exported somewhere.
    pub(crate) fn import_hall(&mut self, path: &Path) {
        let unread = |error: String| {
            let args = [("file", path.display().to_string().into()), ("error", error.into())];
            self.words.with("hall-unread", &args)
        };
        // Read with the longest that a hall may be, so that no file of another kind fills the memory.
        let read = match path.metadata() {
            Ok(meta) if usize::try_from(meta.len()).is_ok_and(|length| length <= FileKind::Hall.longest()) => {
                let bytes = fs::read(path).map_err(|error| error.in_words(&self.words));
                bytes.and_then(|bytes| hall::import(&bytes).map_err(|damage| damage.in_words(&self.words)))
            }
            Ok(_) => Err(FileDamage::TooLong(FileKind::Hall).in_words(&self.words)),
            Err(error) => Err(error.in_words(&self.words)),
        };
        let imported = read.map_err(unread).and_then(|other| {
            let mut imported = None;
            self.change_hall(|hall| imported = Some(hall.merge(other)))?;
            Ok(imported.unwrap_or_default())
        });
        match imported {
            Ok(imported) => {
                self.show_hall();
                let args = [
                    ("added", imported.added.into()),
                    ("alike", imported.alike.into()),
                    ("stayed", imported.stayed.into()),
                ];
                self.notices.tell(Notice::good(self.words.with("hall-imported", &args)));
            }
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    /// Goes on with the hall as it was before the file was damaged, or with an empty one; the store keeps the damaged file.
    pub(crate) fn mend_hall(&mut self) {
        let mended = HallStore::open(&self.files.hall).map_err(|error| error.in_words(&self.words)).and_then(|store| {
            let hall = store.load_before().ok().flatten().unwrap_or_default();
            store.save(&hall).map_err(|error| error.in_words(&self.words))?;
            Ok(hall.games().len())
        });
        self.show_hall();
        self.notices.tell(match mended {
            Ok(games) => Notice::good(self.words.with("hall-mended", &[("games", games.into())])),
            Err(sentence) => Notice::bad(sentence),
        });
    }

    /// A notice that something was written.
    pub(crate) fn written(&self, name: &str, path: &Path) -> Notice {
        Notice::good(self.words.with(name, &[("file", path.display().to_string().into())]))
    }

    /// Changes the hall of fame on disk, opened for this moment, and hands it out as it stands then.
    fn change_hall(&self, change: impl FnOnce(&mut Hall)) -> Result<Hall, String> {
        let store = HallStore::open(&self.files.hall).map_err(|error| error.in_words(&self.words))?;
        let mut hall = store.load().map_err(|error| error.in_words(&self.words))?.unwrap_or_default();
        change(&mut hall);
        store.save(&hall).map_err(|error| error.in_words(&self.words))?;
        Ok(hall)
    }

    /// What each player of that game achieved with it for the first time.
    fn news(&self, hall: &Hall, id: GameId) -> Vec<String> {
        let new = hall.new_with(id).into_iter().filter(|(_, achieved)| !achieved.is_empty()).map(|(name, achieved)| {
            let achieved: Vec<String> = achieved.into_iter().map(|one| words::achievement(&self.words, one)).collect();
            self.words
                .with("results-new", &[("name", name.as_str().into()), ("achievements", achieved.join(", ").into())])
        });
        new.collect()
    }
}

/// Empty sheets for the game's players, or for two who are not named yet.
fn blank(record: &Record) -> Results {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let days = u32::try_from(since.as_secs() / 86_400).unwrap_or_default();
    let stamp = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
    let date = Date::from_days(days).unwrap_or(Date::FIRST);
    let names = &record.opening().players;
    let nobody = vec![String::new(); 2];
    let names = if names.is_empty() { &nobody } else { names };
    Results::blank(date, stamp, names)
}
