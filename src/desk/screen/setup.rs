//! Preparing a new game: two clicks with good defaults, and everything else behind “More”.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, TextEdit, Ui};

use crate::chronicle::Code;
use crate::desk::command::{Command, Page};
use crate::desk::look::tools::{Tools, part_title, wrong, wrongs};
use crate::desk::table::picture;
use crate::desk::{print, tokens};
use crate::games::troyes_dice::desk::form::{Field, Form, NumberingChoice, Wrong, sentences};
use crate::games::troyes_dice::desk::setup_more;
use crate::games::troyes_dice::rules::{Direction, Face, Numbering, TroyesDice};
use crate::games::troyes_dice::stage::scene;
use crate::show::Watched as _;

const MORE: &str = "desk-more";
const SETTINGS: &str = "desk-settings";
const HELP: &str = "desk-help";

/// The screen on which a new game is prepared.
pub(crate) struct SetupScreen {
    /// What was said so far.
    pub(crate) form: Form,
}

impl SetupScreen {
    /// A form with a code made up.
    pub(crate) fn new() -> Self {
        Self { form: Form::new(&Code::random()) }
    }

    /// Draws the form; `behind` says whether there is a game to return to.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, behind: bool) {
        let record = self.form.record(tools.words);
        let refused = record.as_ref().err().map(Vec::as_slice).unwrap_or_default();
        let margin = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(28, 14));
        Panel::left("form")
            .frame(margin)
            .exact_size(ui.available_width() * 0.53)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                let height = if refused.is_empty() { 60.0 } else { 90.0 };
                Panel::bottom("open").frame(Frame::new()).exact_size(height).show_separator_line(false).show(
                    ui,
                    |ui| {
                        if !refused.is_empty() {
                            wrong(ui, &tools.text("setup-mend"));
                        }
                        tools.big_button(ui, &tools.text("setup-open"), Command::Open);
                    },
                );
                CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
                    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                        ui.set_max_width(ui.available_width() - tokens::GAP);
                        self.form_ui(ui, tools, refused, behind);
                    });
                });
            });
        CentralPanel::default().frame(margin).show(ui, |ui| match &record {
            Ok(record) => {
                let named = TroyesDice::picture(tools.words, record.table());
                picture::paint(ui, tools, ui.max_rect(), &scene(record.table()), &named, false);
            }
            Err(_) => {
                ui.label(tools.text("setup-no-preview"));
            }
        });
    }

    fn form_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: &[Wrong], behind: bool) {
        ui.horizontal(|ui| {
            ui.label(RichText::new(tools.text("setup-title")).font(tokens::title()));
            if behind {
                tools.button(ui, "setup-back", Command::Back);
            }
            tools.at_right(ui, &[MORE, SETTINGS, HELP], |ui, tools| {
                ui.menu_button(tools.text(MORE), |ui| {
                    tools.button(ui, "desk-hall", Command::Hall);
                    if print::OFFERED {
                        tools.button(ui, "desk-print", Command::Print);
                    }
                });
                tools.button(ui, SETTINGS, Command::Page(Page::Settings));
                tools.button(ui, HELP, Command::Page(Page::Help));
            });
        });
        ui.add_space(tokens::GAP);
        let form = &mut self.form;
        ui.horizontal(|ui| {
            let label = part_title(ui, &tools.text("setup-code"));
            let edit = TextEdit::singleline(&mut form.code).font(tokens::strong()).desired_width(250.0);
            ui.add(edit).labelled_by(label.id);
            tools.button(ui, "setup-another-code", Command::AnotherCode);
        });
        wrongs(ui, sentences(refused, Field::Code));
        ui.label(tools.text("setup-code-about"));
        ui.add_space(tokens::GAP);
        ui.checkbox(&mut form.expansion, RichText::new(tools.text("setup-expansion")).font(tokens::strong()));
        ui.label(tools.text("setup-expansion-about"));
        if !form.own_tiles {
            wrongs(ui, sentences(refused, Field::Tiles));
        }
        ui.add_space(tokens::GAP);
        numbering(ui, tools, form);
        wrongs(ui, sentences(refused, Field::Numbering));
        ui.add_space(tokens::GAP);
        ui.horizontal(|ui| {
            let label = part_title(ui, &tools.text("setup-players"));
            let edit = TextEdit::singleline(&mut form.players).desired_width(f32::INFINITY);
            ui.add(edit.hint_text(tools.text("setup-players-hint"))).labelled_by(label.id);
            // Spaces alone are no name, and look like none.
            if form.players.trim().is_empty() {
                form.players.clear();
            }
        });
        ui.add_space(tokens::GAP);
        let more = if form.more { "setup-less" } else { "setup-more" };
        if ui.button(tools.text(more)).clicked() {
            form.more = !form.more;
        }
        if form.more {
            ui.add_space(tokens::GAP);
            setup_more::ui(ui, tools, form, refused);
        }
    }
}

fn numbering(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form) {
    part_title(ui, &tools.text("setup-numbering"));
    let leftmost = form.leftmost();
    let from = |direction| Numbering::from_leftmost(leftmost, direction).to_string();
    let choices = [
        (NumberingChoice::First, "setup-numbering-first", Numbering::FIRST.to_string()),
        (NumberingChoice::Rising, "setup-numbering-rising", from(Direction::Rising)),
        (NumberingChoice::Falling, "setup-numbering-falling", from(Direction::Falling)),
        (NumberingChoice::Expert, "setup-numbering-expert", String::new()),
    ];
    ui.horizontal_wrapped(|ui| {
        for (choice, name, numbers) in choices {
            let text = tools.words.with(name, &[("numbers", numbers.into())]);
            ui.selectable_value(&mut form.numbering, choice, text);
        }
    });
    match form.numbering {
        NumberingChoice::First => {}
        NumberingChoice::Rising | NumberingChoice::Falling => {
            ui.horizontal(|ui| {
                ui.label(tools.text("setup-leftmost"));
                for face in Face::ALL {
                    if ui.selectable_label(face == leftmost, face.to_string()).clicked() {
                        form.leftmost = Some(face);
                    }
                }
            });
        }
        NumberingChoice::Expert => {
            ui.horizontal(|ui| {
                let label = ui.label(tools.text("setup-own-numbers"));
                let edit = TextEdit::singleline(&mut form.own_numbers).desired_width(160.0).hint_text("4 5 6 1 2 3");
                ui.add(edit).labelled_by(label.id);
            });
        }
    }
}
