//! The screen of the hall of fame.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{
    Align, Button, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Sense, TextEdit, Ui,
    UiBuilder, vec2,
};

use super::work::HallRead;
use super::{evening, fame, plots, tables};
use crate::chronicle::hall::GameId;
use crate::crier::Words;
use crate::desk::app::command::{Command, ResultsAsk};
use crate::desk::app::keys;
use crate::desk::app::outside::Outside;
use crate::desk::flows::saving::Saved;
use crate::desk::tokens;
use crate::desk::widgets::graph;
use crate::desk::widgets::tools::{Tools, card, part_title, wrong};
use crate::show::HallView;
use crate::stage::Sprite;

/// The width of the texts.
const WORDS: f32 = 440.0;
/// The least number of games that make a chart.
const CHARTED: usize = 3;
/// The size of the picture in an empty hall.
const EMPTY: f32 = 170.0;

/// The hall of fame as it was read when the screen was opened.
pub(crate) struct HallScreen {
    /// The games, or why they cannot be read; `None` until they are read.
    hall: Option<HallRead>,
    /// The file to import, as typed.
    path: String,
    tab: Tab,
}

/// The part of the hall below its best players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Players,
    Games,
    Curiosities,
}

impl Tab {
    const ALL: [Self; 3] = [Self::Players, Self::Games, Self::Curiosities];

    /// Returns the message of its name.
    const fn name(self) -> &'static str {
        match self {
            Self::Players => "hall-players",
            Self::Games => "hall-games",
            Self::Curiosities => "hall-curiosities",
        }
    }
}

impl HallScreen {
    /// Creates the screen of a hall that is not read yet.
    pub(crate) const fn new() -> Self {
        Self { hall: None, path: String::new(), tab: Tab::Players }
    }

    /// Sets the hall that was read.
    pub(crate) fn show(&mut self, hall: HallRead) {
        *self = Self { hall: Some(hall), path: String::new(), tab: self.tab };
    }

    /// Exports the hall to a file.
    pub(crate) fn export(&self, outside: &mut Outside, words: &Arc<Words>) {
        let Some(Ok(hall)) = &self.hall else { return };
        let hall = hall.clone();
        let folder = outside.files.documents.clone();
        let saved = Saved { message: "hall-exported", folder, name: "town-crier-hall".to_owned(), ending: "ron" };
        outside.save(words, saved, move || hall.export().map(String::into_bytes));
    }

    /// Returns the address that adds that game to BG Stats, if the game is here.
    pub(crate) fn bg_stats(&self, game: GameId) -> Option<String> {
        self.hall.as_ref()?.as_ref().ok()?.bg_stats(game)
    }

    /// Draws the hall.
    pub(crate) fn games(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        for file in ui.input(|input| input.raw.dropped_files.clone()) {
            tools.ask(Command::Import(file.path().to_path_buf()));
        }
        let frame = Frame::new().inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("hall bar").frame(frame).exact_size(60.0).show_separator_line(false);
        bar.show(ui, |ui| self.bar(ui, tools));
        CentralPanel::default().frame(frame).show(ui, |ui| match &self.hall {
            None => {}
            Some(Err(unread)) => {
                wrong(ui, &unread.why.in_words(tools.words));
                if unread.damaged {
                    ui.add_space(tokens::GAP);
                    tools.button(ui, "hall-mend", Command::MendHall);
                }
            }
            Some(Ok(hall)) if hall.is_empty() => {
                let key = keys::name_of(ui.ctx(), tools.words, &Command::Results(ResultsAsk::Count));
                ui.vertical_centered(|ui| {
                    ui.add_space(ui.available_height() * 0.2);
                    let (rect, _) = ui.allocate_exact_size(vec2(EMPTY, EMPTY), Sense::hover());
                    tools.pictures.icon(ui.painter(), rect, Sprite::APP_ICON);
                    ui.add_space(tokens::GAP * 2.0);
                    ui.set_max_width(WORDS * 1.5);
                    ui.label(
                        RichText::new(tools.words.with("hall-empty", &[("key", key.into())]))
                            .font(tokens::large_text()),
                    );
                });
            }
            Some(Ok(hall)) => body(ui, tools, &hall.view(tools.words), &mut self.tab),
        });
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("hall-title")).font(tokens::title()));
            ui.add_space(tokens::GAP);
            let full = matches!(&self.hall, Some(Ok(hall)) if !hall.is_empty());
            tools.button_if(ui, full, "hall-export", Command::Export);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                tools.button(ui, "desk-leave", Command::Leave);
                let path = self.path.trim();
                // Without a path a dialog asks for the file; where the system has none, the path can be typed.
                let import = if path.is_empty() { Command::ChooseImport } else { Command::Import(PathBuf::from(path)) };
                tools.button(ui, "hall-import", import);
                let edit = TextEdit::singleline(&mut self.path).hint_text(tools.text("hall-import-file"));
                let response =
                    ui.add(edit.desired_width(ui.available_width().min(330.0)).min_size(vec2(0.0, tokens::TOUCH)));
                let name = tools.text("hall-import-file");
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            });
        });
    }
}

/// Draws the best players above; below them the chosen tab, with texts to the left and plots to the right.
fn body(ui: &mut Ui, tools: &mut Tools<'_>, hall: &HallView, tab: &mut Tab) {
    let (best, below) = ui.max_rect().split_top_bottom_at_y(ui.max_rect().top() + fame::PODIUM);
    fame::wall(ui, tools, best, hall);
    let (tabs, whole) = below.split_top_bottom_at_y(below.top() + tokens::TOUCH + tokens::GAP);
    ui.scope_builder(UiBuilder::new().id_salt("tabs").max_rect(tabs), |ui| {
        ui.horizontal_centered(|ui| {
            for choice in Tab::ALL {
                let button = Button::selectable(*tab == choice, tools.text(choice.name()));
                if ui.add(button.min_size(vec2(tokens::TOUCH * 2.0, tokens::TOUCH))).clicked() {
                    *tab = choice;
                }
            }
        });
    });
    let (left, right) = whole.split_left_right_at_x(whole.left() + WORDS);
    let right = right.with_min_x(right.left() + tokens::GAP);
    match *tab {
        Tab::Players => {
            titled(ui, tools, left, "hall-players", |ui, tools| {
                scroll(ui, "players", |ui| tables::players(ui, tools, &hall.heads, &hall.players));
            });
            // A few games are no chart: the last one is shown itself, and above the chart of many.
            let Some(last) = hall.evenings.first() else { return };
            let draws = hall.evenings.len() >= CHARTED;
            let (last_place, chart) =
                right.split_top_bottom_at_y(if draws { right.center().y } else { right.bottom() });
            framed(ui, tools, last_place, "hall-last", |ui, tools| {
                evening::head(ui, tools, last);
                let place = ui.available_rect_before_wrap();
                evening::ui(ui, tools, place, last);
            });
            if draws {
                let chart = chart.with_min_y(chart.top() + tokens::GAP);
                titled(ui, tools, chart, "unit-scores", |ui, tools| plots::scores(ui, tools, &hall.players));
            }
        }
        Tab::Games => {
            let (games, codes) = whole.split_left_right_at_x(whole.right() - WORDS * 0.8);
            titled(ui, tools, games, "hall-games", |ui, tools| {
                if let Some(time) = &hall.time {
                    ui.add(Label::new(RichText::new(time).color(tools.palette.faint)).wrap());
                }
                scroll(ui, "games", |ui| fame::evenings(ui, tools, &hall.evenings));
            });
            titled(ui, tools, codes.with_min_x(codes.left() + tokens::GAP), "hall-codes", |ui, tools| {
                scroll(ui, "codes", |ui| tables::codes(ui, tools, &hall.codes));
            });
        }
        Tab::Curiosities => {
            let left = if hall.chart.is_some() { left } else { whole };
            titled(ui, tools, left, "hall-curiosities", |ui, _| {
                scroll(ui, "curiosities", |ui| {
                    for sentence in &hall.curiosities {
                        ui.label(RichText::new(sentence).font(tokens::large_text()));
                        ui.add_space(tokens::GAP);
                    }
                });
            });
            if let Some(chart) = &hall.chart {
                part(ui, tools, right, "chart", &chart.title, |ui, tools| graph::chart(ui, tools, chart));
            }
        }
    }
}

/// Draws a list that may be longer than its card.
fn scroll(ui: &mut Ui, salt: &str, list: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, list);
}

/// Draws a card with the message of its title.
fn titled<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'a>,
    rect: Rect,
    name: &str,
    inside: impl FnOnce(&mut Ui, &mut Tools<'a>),
) {
    let title = tools.text(name);
    part(ui, tools, rect, name, &title, inside);
}

/// Draws a card with its title.
fn part<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'a>,
    rect: Rect,
    salt: &str,
    title: &str,
    inside: impl FnOnce(&mut Ui, &mut Tools<'a>),
) {
    framed(ui, tools, rect, salt, |ui, tools| {
        part_title(ui, title);
        inside(ui, tools);
    });
}

/// Draws a card.
fn framed<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'a>,
    rect: Rect,
    salt: &str,
    inside: impl FnOnce(&mut Ui, &mut Tools<'a>),
) {
    ui.scope_builder(UiBuilder::new().id_salt(salt).max_rect(rect), |ui| {
        card(tools.palette).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            inside(ui, tools);
        });
    });
}
