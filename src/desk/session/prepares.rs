//! The form of a new game, for every game.

use std::any::Any;
use std::sync::Arc;

use egui::Ui;

use super::game_session::GameSession;
use super::kept::people_of;
use super::tabletop::Prepares;
use crate::chronicle::{Code, Record, save};
use crate::crier::{InWords as _, Words};
use crate::desk::played::{Form as _, Played};
use crate::desk::screens::{SetupFrame, SetupScreen};
use crate::desk::widgets::tools::Tools;
use crate::show::Shown;

impl<G: Played> Prepares for GameSession<G> {
    fn title(&self) -> Option<Arc<Shown>> {
        // Any code would do; this one lays a wheel of many colors.
        let title = self.title.get_or_init(|| {
            let code = "TOWN-CRIER".parse().ok()?;
            Some(Arc::new(Shown::titled(&Record::<G>::open(G::first(code)).ok()?)))
        });
        title.clone()
    }

    fn preview(&self) -> Option<Arc<Shown>> {
        self.setup.shown()
    }

    fn prepare(&mut self, anew: bool, variant: Option<&str>) {
        if anew {
            self.setup = SetupScreen::new(variant);
        } else {
            self.setup.prepare(variant);
        }
    }

    fn variant(&self) -> Option<&'static str> {
        self.setup.form.variant()
    }

    fn set_code(&mut self, code: &Code) {
        self.setup.form.set_code(code);
    }

    fn suggest_players(&mut self, known: &[String], last: &[String]) {
        self.setup.suggest_players(known, last);
    }

    fn choose_players(&mut self, players: &[String]) {
        if let Some(people) = self.setup.form.people() {
            people.choose(players);
        }
    }

    fn take_form(&mut self, form: Box<dyn Any + Send>) {
        if let Ok(form) = form.downcast::<G::Form>() {
            self.setup = SetupScreen::of(*form);
        }
    }

    fn setup_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, frame: SetupFrame<'_>) {
        self.setup.ui(ui, tools, frame);
    }

    fn prepared(&mut self, words: &Words) -> Result<Option<String>, String> {
        if let Ok(record) = self.setup.form.record(words) {
            return save::write(&record).map(Some).map_err(|error| error.in_words(words));
        }
        // Each sentence stands at its field; what is wrong must not be hidden.
        self.setup.form.refuse();
        Ok(None)
    }

    fn prepared_again(&mut self, words: &Words) -> Result<Option<String>, String> {
        let Some(record) = self.in_play() else { return Ok(None) };
        let mut form = G::Form::again(&Code::random(G::DISCLOSURE), record.opening(), &people_of(record));
        // What was read in this game counts in the next one.
        form.know_cards(&G::book(record.table()).of_the_group());
        match form.record(words) {
            Ok(record) if !form.lays() => save::write(&record).map(Some).map_err(|error| error.in_words(words)),
            Ok(_) | Err(_) => {
                self.setup = SetupScreen::of(form);
                Ok(None)
            }
        }
    }
}
