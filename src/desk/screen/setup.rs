//! Preparing a new game: the frame around a game's form, and a picture of the table to come.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, Ui};

use crate::chronicle::{Code, Record};
use crate::crier::Language;
use crate::desk::command::{Command, Page};
use crate::desk::look::tools::{Tools, wrong};
use crate::desk::made::Made;
use crate::desk::played::{Form, Played, PrintForm as _};
use crate::desk::table::picture;
use crate::desk::tokens;

const MORE: &str = "desk-more";
const SETTINGS: &str = "desk-settings";
const HELP: &str = "desk-help";

/// What stands around a form.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    /// Whether there is a game to return to.
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
    record: Made<(G::Form, Language), Checked<G>>,
}

/// The game that a form describes, or all that is wrong with it.
type Checked<G> = Result<Record<G>, <<G as Played>::Form as Form<G>>::Refused>;

impl<G: Played> SetupScreen<G> {
    /// A form with a code made up.
    pub(crate) fn new() -> Self {
        Self { form: G::Form::new(&Code::random()), record: Made::default() }
    }

    /// Draws the form.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>) {
        let key = (self.form.clone(), tools.words.language());
        let record = self.record.of(key, |(form, _)| form.record(tools.words));
        let refused = record.as_ref().err();
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
                    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                        ui.set_max_width(ui.available_width() - tokens::GAP);
                        heading::<G>(ui, tools, around);
                        self.form.ui(ui, tools, refused);
                    });
                });
            });
        CentralPanel::default().frame(margin).show(ui, |ui| match record {
            Ok(record) => {
                let named = G::picture(tools.words, record.table());
                picture::paint(ui, tools, ui.max_rect(), &G::scene(record.table()), &named, false);
            }
            Err(_) => {
                ui.label(G::Form::no_picture(tools.words));
            }
        });
    }
}

/// The title, the way back and what can be asked for before a game.
fn heading<G: Played>(ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tools.text("setup-title")).font(tokens::title()));
        if around.behind {
            tools.button(ui, "setup-back", Command::Back);
        }
        tools.at_right(ui, &[MORE, SETTINGS, HELP], |ui, tools| {
            ui.menu_button(tools.text(MORE), |ui| {
                tools.button(ui, "desk-hall", Command::Hall);
                if G::Print::OFFERED {
                    tools.button(ui, "desk-print", Command::Print);
                }
            });
            tools.button(ui, SETTINGS, Command::Page(Page::Settings));
            tools.button(ui, HELP, Command::Page(Page::Help));
        });
    });
    ui.add_space(tokens::GAP);
    if around.games.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for (at, title) in around.games.iter().enumerate() {
                if ui.selectable_label(at == around.at, *title).clicked() {
                    tools.ask(Command::Prepare(at));
                }
            }
        });
        ui.add_space(tokens::GAP);
    }
}
