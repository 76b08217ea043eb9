//! Preparing a new game: the frame around a game's form, and a picture of the table to come.

use std::sync::Arc;

use eframe::egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, Ui};

use crate::chronicle::Code;
use crate::crier::Language;
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, wrong};
use crate::desk::made::Made;
use crate::desk::played::{Form, Played, PrintForm as _};
use crate::desk::table::picture;
use crate::desk::{menu, tokens};
use crate::show::{Reader, Shown};

/// So far accents stand out of a line.
const ACCENTS: f32 = 4.0;

/// What stands around a form.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    /// Whether the way back leads to a game.
    pub(crate) behind: bool,
    /// The titles of all games.
    pub(crate) games: &'a [&'static str],
    /// Which one is prepared.
    pub(crate) at: usize,
}

/// The screen on which a new game is prepared.
pub(crate) struct SetupScreen<G: Played> {
    /// What was said so far.
    pub(crate) form: G::Form,
    /// What the form comes to, in that language.
    made: Made<(G::Form, Language), Checked<G>>,
    /// The last game that held: it is looked at while something is mended.
    last: Option<Arc<Shown>>,
    /// Whether what the form says holds.
    holds: bool,
}

/// The game that a form describes, or all that is wrong with it.
type Checked<G> = Result<Arc<Shown>, <<G as Played>::Form as Form<G>>::Refused>;

impl<G: Played> SetupScreen<G> {
    /// A form with a code made up.
    pub(crate) fn new() -> Self {
        Self { form: G::Form::new(&Code::random()), made: Made::default(), last: None, holds: false }
    }

    /// The game that the form described when it was last drawn; nothing if something was wrong.
    pub(crate) fn shown(&self) -> Option<Arc<Shown>> {
        self.last.clone().filter(|_| self.holds)
    }

    /// Draws the form.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>) {
        let key = (self.form.clone(), tools.words.language());
        let made = self.made.of(key, |(form, _)| form.record(tools.words).map(|record| Arc::new(Shown::now(&record))));
        self.holds = made.is_ok();
        if let Ok(shown) = made {
            self.last = Some(Arc::clone(shown));
        }
        let refused = made.as_ref().err();
        let margin = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(28, 14));
        Panel::left("form")
            .frame(margin)
            .exact_size(ui.available_width() * 0.53)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                let height = if refused.is_none() { 60.0 } else { 90.0 };
                Panel::bottom("open").frame(Frame::new()).exact_size(height).show_separator_line(false).show(
                    ui,
                    |ui| {
                        if refused.is_some() {
                            wrong(ui, &tools.text("setup-mend"));
                        }
                        tools.big_button(ui, &tools.text("setup-open"), Command::Open);
                    },
                );
                CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
                    heading(ui, tools, around);
                    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                        ui.set_max_width(ui.available_width() - tokens::GAP);
                        // What scrolls is cut at its top, and an accent reaches above its line.
                        ui.add_space(ACCENTS);
                        self.form.ui(ui, tools, refused);
                    });
                });
            });
        CentralPanel::default().frame(margin).show(ui, |ui| {
            ui.horizontal(|ui| menu::at_right(ui, tools, G::Print::OFFERED));
            let rect = ui.available_rect_before_wrap();
            let Some(shown) = &self.last else { return };
            let named = &shown.view(tools.words, Reader::Crier).picture;
            picture::paint(ui, tools, rect, &shown.scene(), named, false);
            if !self.holds {
                ui.label(G::Form::no_picture(tools.words));
            }
        });
    }
}

/// The title, the way back and, where there are several, the games.
fn heading(ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tools.text("setup-title")).font(tokens::title()));
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, if around.behind { "setup-back" } else { "desk-leave" }, Command::Back);
    });
    ui.add_space(tokens::GAP);
    if around.games.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            for (at, title) in around.games.iter().enumerate() {
                if ui.selectable_label(at == around.at, *title).clicked() {
                    tools.ask(Command::Prepare(at));
                }
            }
        });
        ui.add_space(tokens::GAP);
    }
}
