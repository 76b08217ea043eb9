//! One kind of game at the desk: its file, its form, and the game on the table.

use std::any::Any;
use std::cell::OnceCell;
use std::sync::Arc;

use super::keeper::Keeper;
use super::playable::Playable;
use super::tabletop::Tabletop;
use crate::chronicle::Record;
use crate::chronicle::cards::CardBook;
use crate::chronicle::store::LoadError;
use crate::desk::played::Played;
use crate::desk::screens::SetupScreen;
use crate::desk::screens::table::TableScreen;
use crate::show::Shown;

/// A game at the desk: everything that only it knows of.
pub(crate) struct GameSession<G: Played> {
    pub(super) keeper: Keeper<G>,
    /// The game that was in play when the app last ended.
    pub(super) found: Option<Record<G>>,
    /// What is wrong with its file; then `found` is the generation before it.
    pub(super) trouble: Option<Box<LoadError<Record<G>>>>,
    pub(super) setup: SetupScreen<G>,
    /// A game for the title's picture, once it was asked for.
    pub(super) title: OnceCell<Option<Arc<Shown>>>,
    /// The game on the table; it stays there while another one is prepared.
    pub(crate) table: Option<Box<TableScreen<G>>>,
    /// How many motions were begun; each has a number.
    pub(super) motions: u64,
}

impl<G: Played> GameSession<G> {
    /// Returns the session behind the seam, if it is of that game.
    pub(crate) fn of(game: &dyn Tabletop) -> Option<&Self> {
        let game: &dyn Any = game;
        game.downcast_ref()
    }

    /// The record of the game on the table.
    pub(crate) fn record(&self) -> Option<&Record<G>> {
        self.table.as_ref().map(|table| &*table.record)
    }

    /// The record of the game in play, on the table or found.
    pub(super) fn in_play(&self) -> Option<&Record<G>> {
        self.record().or(self.found.as_ref())
    }

    /// Returns a session in which nobody plays.
    pub(crate) fn new() -> Self {
        Self {
            keeper: Keeper::Away,
            found: None,
            trouble: None,
            setup: SetupScreen::new(None),
            title: OnceCell::new(),
            table: None,
            motions: 0,
        }
    }

    /// Gives the form of a new game what the group has read from its cards.
    pub(crate) fn know_cards(&mut self, group: &CardBook<G>) {
        self.setup.know_cards(group);
    }

    pub(super) fn lay(&mut self, record: Record<G>) {
        self.table = Some(Box::new(TableScreen::new(Arc::new(record))));
    }
}

impl<G: Played> Tabletop for GameSession<G> {
    fn playable(&self) -> &'static Playable {
        Playable::of::<G>()
    }
}
