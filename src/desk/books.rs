//! What is done with a game beside the table: its results, its hall of fame, its paper. The desk asks for it and knows no game.

use std::marker::PhantomData;

use egui::Ui;

use super::Desk;
use super::ceremony::Ceremonial;
use super::count::CountScreen;
use super::hall::HallScreen;
use super::look::tools::Tools;
use super::overlay::Overlay;
use super::played::{Played, PrintForm as _};
use super::session::{GameSession, Tabletop};
use crate::chronicle::Record;
use crate::gallery::PhoneId;
use crate::show::Seals;
use crate::stage::Scene;

/// What is done with a game beside the table; [`Books`] does it, for every game.
pub(crate) trait Bookkeeping {
    /// Opens the count of the game on the table.
    fn count(&self, desk: &mut Desk);

    /// Lets one more player be counted.
    fn add_player(&self, desk: &mut Desk);

    /// Lets the last player not be counted.
    fn take_player(&self, desk: &mut Desk);

    /// Takes the results over as they are typed.
    fn set_results(&self, desk: &mut Desk);

    /// Offers the sheets that phones handed in to the count, and keeps the scoring by which they fill them in.
    fn hear_phones(&self, desk: &mut Desk);

    /// Takes over the sheet of that phone.
    fn accept(&self, desk: &mut Desk, phone: PhoneId);

    /// Puts back what the sheet that was accepted last has replaced.
    fn take_back_accepted(&self, desk: &mut Desk);

    /// Reveals the results in a ceremony and enters the game into the hall of fame.
    fn reveal(&self, desk: &mut Desk);

    /// Looks whether the results on the table were revealed before.
    fn recall(&self, desk: &mut Desk);

    /// They were; this was new for the players.
    fn held(&self, desk: &mut Desk, seals: Seals);

    /// The results as a picture, and the name of its file.
    fn picture(&self, desk: &Desk) -> Option<(Scene, String)>;

    /// Shows what can be printed.
    fn print(&self, desk: &mut Desk);
}

/// The books of a game.
pub(crate) struct Books<G>(PhantomData<fn() -> G>);

impl<G> Books<G> {
    /// They keep nothing: the record and the files do.
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<G: Played> Bookkeeping for Books<G> {
    fn count(&self, desk: &mut Desk) {
        desk.count::<G>();
    }

    fn add_player(&self, desk: &mut Desk) {
        desk.change_players::<G>(CountScreen::add);
    }

    fn take_player(&self, desk: &mut Desk) {
        desk.change_players::<G>(CountScreen::take);
    }

    fn set_results(&self, desk: &mut Desk) {
        desk.set_results::<G>();
    }

    fn hear_phones(&self, desk: &mut Desk) {
        desk.hear_phones::<G>();
    }

    fn accept(&self, desk: &mut Desk, phone: PhoneId) {
        desk.accept::<G>(phone);
    }

    fn take_back_accepted(&self, desk: &mut Desk) {
        desk.take_back_accepted::<G>();
    }

    fn reveal(&self, desk: &mut Desk) {
        desk.reveal::<G>();
    }

    fn recall(&self, desk: &mut Desk) {
        desk.recall::<G>();
    }

    fn held(&self, desk: &mut Desk, seals: Seals) {
        desk.held::<G>(seals);
    }

    fn picture(&self, desk: &Desk) -> Option<(Scene, String)> {
        desk.picture_of_results::<G>()
    }

    fn print(&self, desk: &mut Desk) {
        if G::Print::OFFERED {
            desk.audience.presenting = false;
            let screen = PrintScreen::<G>(G::Print::new(desk.record::<G>()));
            desk.overlays.show(screen);
        }
    }
}

impl<G: Played> Overlay for CountScreen<G> {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        let ceremony = game.and_then(|game| game.ceremony()).map(Ceremonial::is_held);
        self.sheets(ui, tools, record_of::<G>(game).map(Record::table), ceremony);
    }
}

impl Overlay for HallScreen {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, _game: Option<&dyn Tabletop>) {
        self.games(ui, tools);
    }
}

/// The choices for printing, over the table.
struct PrintScreen<G: Played>(G::Print);

impl<G: Played> Overlay for PrintScreen<G> {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        self.0.ui(ui, tools, record_of::<G>(game));
    }
}

/// The record behind the seam, if it is of that game.
fn record_of<G: Played>(game: Option<&dyn Tabletop>) -> Option<&Record<G>> {
    GameSession::of(game?)?.record()
}
