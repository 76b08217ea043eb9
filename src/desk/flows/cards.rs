//! The card book of a group: read when a game is prepared, kept whenever a figure is entered, exported and imported. The file is
//! read and written beside the window.

use std::any::Any;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::books::Books;
use crate::chronicle::cards::{Card, CardBook, CardDamage, CardStore, export, import};
use crate::chronicle::file::{self, Disk};
use crate::chronicle::hall::Imported;
use crate::chronicle::store::LoadError;
use crate::chronicle::{FileDamage, FileKind};
use crate::crier::{InWords as _, Words};
use crate::desk::app::command::Command;
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::flows::saving::Saved;
use crate::desk::played::Played;
use crate::desk::screens::cards::CardsScreen;

/// A group's book as it was read, or why it could not be.
type BookRead<G> = Result<CardBook<G>, String>;

/// The file of a group's card book. All methods may take a moment.
struct CardsFile<G> {
    disk: Disk,
    path: PathBuf,
    game: PhantomData<fn() -> G>,
}

impl Books<'_> {
    /// Reads the group's book; nothing of a game without cards.
    pub(crate) fn read_cards<G: Played>(&mut self) {
        if G::CARDS {
            self.on_cards::<G>(|file, words| (file.read(words), None));
        }
    }

    /// Takes the group's book, once it was read, to its screen and to the form of a new game.
    pub(crate) fn take_cards<G: Played>(&mut self, read: Box<dyn Any + Send>) {
        let Ok(read) = read.downcast::<BookRead<G>>() else { return };
        if let Ok(book) = &*read
            && let Some(game) = self.session.prepared_as::<G>()
        {
            game.know_cards(book);
        }
        if let Some(screen) = self.overlays.over::<CardsScreen<G>>() {
            screen.take(*read);
        }
    }

    /// Shows the cards and what is known of them.
    pub(crate) fn show_cards<G: Played>(&mut self) {
        if G::CARDS {
            self.audience.presenting = false;
            self.overlays.show(CardsScreen::<G>::default());
            self.read_cards::<G>();
        }
    }

    /// Asks what the cards say that lie on the table since the last order, where that is not known. What the order itself told of a
    /// card goes into the group's book.
    pub(crate) fn ask_cards<G: Played>(&mut self) {
        let Some(record) = self.session.record::<G>() else { return };
        let Some(told) = record.last() else { return };
        let read = record.done().last().map(|entry| G::told(told.before, &entry.order)).unwrap_or_default();
        let before = G::lying(told.before);
        let asked: Vec<String> = G::asked(told.after)
            .into_iter()
            .filter(|(card, _)| !before.contains(&card.name))
            .map(|(card, _)| G::card(self.words, card))
            .collect();
        if !read.is_empty() {
            self.on_cards::<G>(move |file, words| {
                (file.change(words, |book| book.learn(&read)).map(|(book, _)| book), None)
            });
        }
        if !asked.is_empty() {
            let notice = Notice::good(self.words.with("cards-asked", &[("cards", asked.join(", ").into())]));
            self.notices.tell(notice.offering([("cards-enter", Command::Cards)]));
        }
    }

    /// Enters what was typed of a card: into the game on the table, and into the group's book. Returns whether an order was given.
    pub(crate) fn enter_card<G: Played>(&mut self) -> bool {
        let table = self.session.record::<G>().map(|record| G::book(record.table()));
        let Some(screen) = self.overlays.over::<CardsScreen<G>>() else { return false };
        let Some((card, read)) = screen.entered(table.as_ref()) else { return false };
        let order = table.is_some().then(|| G::enter(card, &read)).flatten();
        let given = order.map(|order| self.session.game_mut::<G>().map(|game| game.enter(order, self.words)));
        if let Some(Some(Err(sentence))) = given {
            self.notices.tell(Notice::bad(sentence));
            return false;
        }
        if !read.is_empty() {
            self.on_cards::<G>(move |file, words| {
                (file.change(words, |book| book.learn(&read)).map(|(book, _)| book), None)
            });
        }
        self.go_on_from::<G>(card);
        matches!(given, Some(Some(Ok(_))))
    }

    /// Shows the next card that is asked for; once there is none, the game goes on.
    fn go_on_from<G: Played>(&mut self, card: Card) {
        let asked = self.session.record::<G>().map(|record| G::asked(record.table()));
        let Some(asked) = asked else { return };
        let at = asked.iter().position(|(other, _)| *other == card).map_or(0, |at| at + 1);
        match (asked.get(at), self.overlays.over::<CardsScreen<G>>()) {
            (Some((next, _)), Some(screen)) => screen.choose(*next),
            (None, Some(_)) => self.overlays.leave(),
            (_, None) => {}
        }
    }

    /// Writes the group's book into a file for others; whether its screen is open.
    pub(crate) fn export_cards<G: Played>(&mut self) -> bool {
        let Some(screen) = self.overlays.over::<CardsScreen<G>>() else { return false };
        if let Some(book) = screen.group().cloned() {
            let folder = self.outside.files.documents.clone();
            let name = format!("town-crier-cards-{}", G::NAME);
            let saved = Saved { message: "cards-exported", folder, name, ending: "ron" };
            self.outside.save(self.words, saved, move || export(&book).map(String::into_bytes));
        }
        true
    }

    /// Adds the figures of another group's book in that file; whether the screen is open.
    pub(crate) fn import_cards<G: Played>(&mut self, from: &Path) -> bool {
        if self.overlays.over::<CardsScreen<G>>().is_none() {
            return false;
        }
        let from = from.to_path_buf();
        self.on_cards::<G>(move |file, words| match file.import(&from, words) {
            Ok((book, Imported { added, alike, stayed })) => {
                let args = [("added", added.into()), ("alike", alike.into()), ("stayed", stayed.into())];
                (Ok(book), Some(Notice::good(words.with("cards-imported", &args))))
            }
            Err(sentence) => (file.read(words), Some(Notice::bad(sentence))),
        });
        true
    }

    /// Does something with the file of the group's book, and takes the book as it stands then.
    fn on_cards<G: Played>(
        &mut self,
        work: impl FnOnce(&CardsFile<G>, &Words) -> (BookRead<G>, Option<Notice>) + Send + 'static,
    ) {
        let file = CardsFile {
            disk: Disk::clone(&self.outside.disk),
            path: self.outside.files.cards::<G>(),
            game: PhantomData,
        };
        let words = Arc::clone(self.words);
        self.outside.jobs.on_disk(move || {
            let (read, notice) = work(&file, &words);
            Done::Cards(Box::new(read), notice)
        });
    }
}

impl<G: Played> CardsFile<G> {
    fn read(&self, words: &Words) -> BookRead<G> {
        let book = CardStore::<G>::look_on(&*self.disk, &self.path).map_err(|error| error.in_words(words))?;
        Ok(book.unwrap_or_default())
    }

    /// Changes the book on disk, opened for this moment, and returns it with what the change returned. In the place of a damaged one,
    /// which the store keeps, the generation before is changed.
    fn change<T>(&self, words: &Words, change: impl FnOnce(&mut CardBook<G>) -> T) -> Result<(CardBook<G>, T), String> {
        let opened = CardStore::<G>::open_on(Disk::clone(&self.disk), &self.path);
        let mut store = opened.map_err(|error| error.in_words(words))?;
        let newer = |damage: &CardDamage| matches!(damage, CardDamage::File(FileDamage::Newer(_)));
        let mut book = match store.load() {
            Ok(book) => book.unwrap_or_default(),
            Err(LoadError::Damaged { damage, .. }) if !newer(&damage) => {
                store.load_before().ok().flatten().unwrap_or_default()
            }
            Err(error) => return Err(error.in_words(words)),
        };
        let changed = change(&mut book);
        store.save(&book).map_err(|error| error.in_words(words))?;
        Ok((book, changed))
    }

    fn import(&self, from: &Path, words: &Words) -> Result<(CardBook<G>, Imported), String> {
        let unread = |error: String| {
            let args = [("file", from.display().to_string().into()), ("error", error.into())];
            words.with("cards-unread", &args)
        };
        // No longer than a book may be, so that no file of another kind fills the memory.
        let other = match file::read(from, FileKind::Cards.longest()) {
            Ok(bytes) => import(&bytes).map_err(|damage| unread(damage.in_words(words)))?,
            Err(error) => return Err(unread(error.in_words(words))),
        };
        self.change(words, |book| book.merge(&other))
    }
}
