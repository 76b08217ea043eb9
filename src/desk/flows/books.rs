//! What is done with a game beside the table: its results, its hall of fame, its paper. The desk asks for it and knows no game.

use std::any::Any;
use std::path::Path;
use std::sync::Arc;

use egui::Ui;

use super::results::picture;
use crate::chronicle::Record;
use crate::chronicle::hall::GameId;
use crate::crier::Words;
use crate::desk::app::command::ResultsAsk;
use crate::desk::app::notice::Notices;
use crate::desk::app::outside::Outside;
use crate::desk::app::overlay::{Overlay, Overlays};
use crate::desk::played::Played;
use crate::desk::projector::Audience;
use crate::desk::screens::cards::CardsScreen;
use crate::desk::screens::count::CountScreen;
use crate::desk::screens::hall::HallScreen;
use crate::desk::screens::phones::Phones;
#[cfg(feature = "paper")]
use crate::desk::screens::print::PrintScreen;
use crate::desk::session::{Ceremonial, GameSession, Session, Tabletop};
use crate::desk::widgets::tools::Tools;
use crate::show::Seals;
use crate::stage::Scene;

/// The owners that the results of the game on the table concern.
pub(crate) struct Books<'a> {
    pub(crate) session: &'a mut Session,
    pub(crate) overlays: &'a mut Overlays,
    pub(crate) audience: &'a mut Audience,
    pub(crate) phones: &'a mut Phones,
    pub(crate) notices: &'a mut Notices,
    pub(crate) outside: &'a mut Outside,
    pub(crate) words: &'a Arc<Words>,
}

/// What is done with a game beside the table, with its type erased.
pub(crate) struct Bookkeeping {
    /// Follows a request about the results; returns whether a ceremony is prepared by it.
    pub(crate) follow: fn(&mut Books<'_>, ResultsAsk) -> bool,
    /// Offers the sheets that phones handed in to the count, and keeps the scoring by which they fill them in.
    pub(crate) hear_phones: fn(&mut Books<'_>),
    /// Keeps which sheets are in.
    pub(crate) keep_handed_in: fn(&mut Books<'_>),
    /// Looks whether the results on the table were revealed before.
    pub(crate) recall: fn(&mut Books<'_>),
    /// Looks for the course of that game of the hall of fame, to be played through or, if so, stepped through.
    pub(crate) watch: fn(&mut Books<'_>, GameId, bool),
    /// Looks for that game of the hall of fame, to be prepared once more.
    pub(crate) rematch: fn(&mut Books<'_>, GameId),
    /// Shows how the game on the table is added to BG Stats, or says why it cannot be yet.
    pub(crate) bg_stats: fn(&mut Books<'_>),
    /// Takes over that they were, with what was new for the players.
    pub(crate) held: fn(&mut Books<'_>, Seals),
    /// Returns the results as a picture, and the name of its file.
    pub(crate) picture: fn(&Session, &Words) -> Option<(Scene, String)>,
    /// Shows what can be printed.
    pub(crate) print: fn(&mut Books<'_>),
    /// Reads the group's card book.
    pub(crate) read_cards: fn(&mut Books<'_>),
    /// Takes the group's card book, once it was read.
    pub(crate) take_cards: fn(&mut Books<'_>, Box<dyn Any + Send>),
    /// Shows the cards and what is known of them.
    pub(crate) show_cards: fn(&mut Books<'_>),
    /// Asks what the cards say that the last order laid on the table.
    pub(crate) ask_cards: fn(&mut Books<'_>),
    /// Enters what was typed of a card; returns whether an order was given.
    pub(crate) enter_card: fn(&mut Books<'_>) -> bool,
    /// Exports the card book; returns whether it is shown.
    pub(crate) export_cards: fn(&mut Books<'_>) -> bool,
    /// Imports another card book; returns whether the group's own is shown.
    pub(crate) import_cards: fn(&mut Books<'_>, &Path) -> bool,
}

impl Bookkeeping {
    /// Returns the bookkeeping of that game.
    pub(crate) const fn of<G: Played>() -> Self {
        Self {
            follow: |books, ask| books.follow::<G>(ask),
            hear_phones: |books| books.hear_phones::<G>(),
            keep_handed_in: |books| books.keep_handed_in::<G>(),
            recall: |books| books.recall::<G>(),
            watch: |books, game, by_step| books.watch::<G>(game, by_step),
            rematch: |books, game| books.rematch::<G>(game),
            bg_stats: |books| books.bg_stats::<G>(),
            held: |books, seals| books.held::<G>(seals),
            picture: picture::<G>,
            read_cards: |books| books.read_cards::<G>(),
            take_cards: |books, read| books.take_cards::<G>(read),
            show_cards: |books| books.show_cards::<G>(),
            ask_cards: |books| books.ask_cards::<G>(),
            enter_card: |books| books.enter_card::<G>(),
            export_cards: |books| books.export_cards::<G>(),
            import_cards: |books, from| books.import_cards::<G>(from),
            #[cfg(not(feature = "paper"))]
            print: |_| {},
            #[cfg(feature = "paper")]
            print: |books| {
                if G::PRINTED {
                    books.audience.presenting = false;
                    books.overlays.show(PrintScreen::<G>::new(books.session.record::<G>()));
                }
            },
        }
    }
}

impl<G: Played> Overlay for CountScreen<G> {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        let ceremony = game.and_then(|game| game.ceremony()).map(Ceremonial::is_held);
        self.sheets(ui, tools, record_of::<G>(game).map(Record::table), ceremony);
    }
}

impl<G: Played> Overlay for CardsScreen<G> {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        self.cards(ui, tools, record_of::<G>(game));
    }

    fn imports(&self) -> bool {
        true
    }
}

impl Overlay for HallScreen {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, _game: Option<&dyn Tabletop>) {
        self.games(ui, tools);
    }

    fn imports(&self) -> bool {
        true
    }
}

#[cfg(feature = "paper")]
impl<G: Played> Overlay for PrintScreen<G> {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        self.choices(ui, tools, record_of::<G>(game));
    }
}

/// The record behind the seam, if it is of that game.
fn record_of<G: Played>(game: Option<&dyn Tabletop>) -> Option<&Record<G>> {
    GameSession::of(game?)?.record()
}
