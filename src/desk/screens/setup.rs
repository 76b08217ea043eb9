//! The screen of a new game: the frame around a game's form, and a picture of the table to come.

use std::sync::Arc;

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, RichText, ScrollArea, Ui, UiBuilder};

use super::table::picture;
use crate::chronicle::Code;
use crate::chronicle::cards::CardBook;
use crate::crier::Language;
use crate::desk::app::command::Command;
use crate::desk::app::menu;
use crate::desk::made::Made;
use crate::desk::played::{Form, Played};
use crate::desk::tokens;
use crate::desk::widgets::scrolled::{ACCENTS, follow_focus, leave_room, more_below};
use crate::desk::widgets::tools::{Tools, wrong};
use crate::show::{Reader, Shown};
use crate::stage::Shape;

/// The frame around a form.
#[derive(Clone, Copy)]
pub(crate) struct SetupFrame<'a> {
    /// Whether the way back leads to a game.
    pub(crate) behind: bool,
    /// The titles of all games.
    pub(crate) games: &'a [&'static str],
    /// The index of the prepared one.
    pub(crate) at: usize,
}

/// The screen on which a new game is prepared.
pub(crate) struct SetupScreen<G: Played> {
    /// The form so far.
    pub(crate) form: G::Form,
    /// The form as it was offered: an untouched one is no draft.
    offered: G::Form,
    /// The game of the form in that language, cached.
    made: Made<(G::Form, Language), Checked<G>>,
    /// The last valid game: it is shown while something is mended.
    last: Option<Arc<Shown>>,
    /// Whether the form is valid.
    holds: bool,
}

/// The game that a form describes, or all its errors.
type Checked<G> = Result<Arc<Shown>, <<G as Played>::Form as Form<G>>::Refused>;

impl<G: Played> SetupScreen<G> {
    /// Creates a form with a made-up code, in that variant.
    pub(crate) fn new(variant: Option<&str>) -> Self {
        let mut form = G::Form::new(&Code::random(G::DISCLOSURE));
        if let Some(name) = variant {
            form.choose_variant(name);
        }
        Self::of(form)
    }

    /// Creates a screen with that form on offer.
    pub(crate) fn of(form: G::Form) -> Self {
        Self { offered: form.clone(), form, made: Made::default(), last: None, holds: false }
    }

    /// Prepares the form: keeps a draft, or else makes a new one in that variant.
    pub(crate) fn prepare(&mut self, variant: Option<&str>) {
        if self.form == self.offered {
            *self = Self::new(variant);
        }
    }

    /// Suggests the known people, and those of the last game as players.
    pub(crate) fn suggest_players(&mut self, known: &[String], last: &[String]) {
        for form in [&mut self.form, &mut self.offered] {
            if let Some(people) = form.people() {
                people.suggest_players(known, last);
            }
        }
    }

    /// Gives the form what the group has read from its cards.
    pub(crate) fn know_cards(&mut self, group: &CardBook<G>) {
        for form in [&mut self.form, &mut self.offered] {
            form.know_cards(group);
        }
    }

    /// Returns the game that the form described when it was last drawn; `None` if it was invalid.
    pub(crate) fn shown(&self) -> Option<Arc<Shown>> {
        self.last.clone().filter(|_| self.holds)
    }

    /// Draws the form.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, frame: SetupFrame<'_>) {
        let key = (self.form.clone(), tools.words.language());
        let made = self.made.of(key, |(form, _)| form.record(tools.words).map(|record| Arc::new(Shown::now(&record))));
        self.holds = made.is_ok();
        if let Ok(shown) = made {
            self.last = Some(Arc::clone(shown));
        }
        let refused = made.as_ref().err();
        let window = ui.max_rect();
        // The heading stands beside the line of buttons.
        let margin = Frame::new().inner_margin(Margin { top: 8, ..Margin::symmetric(28, 14) });
        let share = if self.form.lays() { LAYING } else { LOOKING };
        Panel::left("form")
            .frame(margin)
            .exact_size(ui.available_width() * share)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                let mend = refused.is_some_and(|refused| self.form.marks(refused));
                let high = if mend { 90.0 } else { 60.0 };
                let all = ui.max_rect();
                let (fields, open) = all.split_top_bottom_at_y(all.bottom() - high);
                // In reading order, which is the order of the focus.
                ui.scope_builder(UiBuilder::new().max_rect(fields), |ui| {
                    heading(ui, tools, frame);
                    let scrolled = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                        leave_room(ui);
                        ui.add_space(ACCENTS);
                        self.form.ui(ui, tools, refused);
                        follow_focus(ui);
                    });
                    more_below(ui, tools, &scrolled);
                });
                // From the bottom up, so that the button stays where it is.
                let upward = UiBuilder::new().max_rect(open).layout(Layout::bottom_up(Align::Min));
                ui.scope_builder(upward, |ui| {
                    // Pressed all the same it shows the first thing that is wrong.
                    let (open, ready) = (tools.text("setup-open"), refused.is_none());
                    tools.big_button_if(ui, ready, &open, Command::Open);
                    if mend {
                        wrong(ui, &tools.text("setup-mend"));
                    }
                });
            });
        CentralPanel::default().frame(margin).show(ui, |ui| {
            let offered = menu::Offered { table: false, odds: G::ODDS, print: G::PRINTED, cards: G::CARDS };
            menu::at_right(ui, tools, window, offered);
            ui.add_space(menu::line(window).bottom() - ui.cursor().top());
            if self.form.lays() {
                self.form.lay(ui, tools, refused);
                return;
            }
            let rect = ui.available_rect_before_wrap();
            let Some(shown) = &self.last else { return };
            let named = &shown.view(tools.words, Reader::Crier).picture;
            picture::preview(ui, tools, rect, &shown.scene(Shape::Wide), named);
        });
    }
}

/// The share of the width for the fields, beside a picture to look at, and beside one that is a part of the form.
const LOOKING: f32 = 0.53;
const LAYING: f32 = 0.43;

/// Draws the title, the way back and, if there are several, the games.
fn heading(ui: &mut Ui, tools: &mut Tools<'_>, frame: SetupFrame<'_>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tools.text("setup-title")).font(tokens::title()));
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, if frame.behind { "setup-back" } else { "desk-leave" }, Command::Back);
    });
    ui.add_space(tokens::GAP);
    if frame.games.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            for (at, title) in frame.games.iter().enumerate() {
                if ui.selectable_label(at == frame.at, *title).clicked() {
                    tools.ask(Command::Prepare(at));
                }
            }
        });
        ui.add_space(tokens::GAP);
    }
}
