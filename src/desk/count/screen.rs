//! The screen on which the players' results are entered.

use eframe::egui::{CentralPanel, Frame, Key, Margin, Modifiers, Panel, RichText, Ui};

use super::below;
use super::grid::{self, Cursor};
use super::layout::At;
use super::row::{self, Row};
use crate::desk::command::Command;
use crate::desk::look::tools::Tools;
use crate::desk::{keys, tokens};
use crate::games::troyes_dice::record::{PlayerSheet, Record, Results};
use crate::games::troyes_dice::rules::Sheet;
use crate::games::troyes_dice::words;

/// Around the grid.
const BETWEEN: f32 = 10.0;

/// The reckoning over the table.
pub(crate) struct CountScreen {
    /// The results as typed; in the record after each frame that changed them.
    pub(crate) reckoning: Results,
    /// What was achieved for the first time, once the game is in the hall of fame.
    pub(crate) news: Vec<String>,
    focus: Cursor,
    /// The players taken out, and from where, the last one at the end.
    taken: Vec<(usize, PlayerSheet)>,
}

impl CountScreen {
    /// The screen on these results, with the first empty cell at hand.
    pub(crate) fn new(reckoning: Results) -> Self {
        let nameless = reckoning.players.first().is_none_or(|player| player.name.trim().is_empty());
        let wish = Some(At { row: 0, column: usize::from(!nameless) });
        Self { reckoning, news: Vec::new(), focus: Cursor { wish, ..Cursor::default() }, taken: Vec::new() }
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        let before = self.reckoning.clone();
        self.keys(ui);
        let frame = |vertical| Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, vertical));
        let (bar_frame, body_frame) = (frame(8), frame(4));
        let bar = Panel::top("reckoning bar").frame(bar_frame).exact_size(52.0).show_separator_line(false);
        bar.show(ui, |ui| self.bar(ui, tools));
        let table = record.map(Record::table);
        let filling = |at| self.focus.here && self.focus.at.row == at;
        let rows: Vec<Row> = (0..)
            .zip(&self.reckoning.players)
            .map(|(at, player)| Row::of(player, at + 1, filling(at), table, tools.words))
            .collect();
        let bottom = Panel::bottom("reckoning end").frame(bar_frame).exact_size(106.0).show_separator_line(false);
        bottom.show(ui, |ui| self.end(ui, tools));
        // The grid takes what its rows need, and the rest is for what is to be said.
        let space = ui.available_rect_before_wrap().height();
        let (row, height) = grid::heights(rows.len(), space - below::LEAST - BETWEEN);
        let below = Panel::bottom("reckoning below").frame(body_frame).exact_size(space - height - BETWEEN);
        let (reckoning, focus, news) = (&mut self.reckoning, &mut self.focus, &self.news);
        below.show_separator_line(false).show(ui, |ui| below::ui(ui, tools, reckoning, &rows, *focus, news));
        CentralPanel::default().frame(body_frame).show(ui, |ui| grid::ui(ui, tools, reckoning, &rows, focus, row));
        if self.reckoning != before {
            self.news.clear();
            tools.ask(Command::Reckon(self.reckoning.clone()));
        }
    }

    /// The keys that add and take out players, before a cell can take them for its own.
    fn keys(&mut self, ui: &Ui) {
        let pressed = |key| ui.input_mut(|input| keys::pressed(input, Modifiers::COMMAND, key));
        if pressed(Key::Enter) {
            self.add();
        }
        // In a name it takes away a word.
        let named = self.reckoning.players.get(self.focus.at.row).is_some_and(|player| !player.name.is_empty());
        if !(named && ui.ctx().text_edit_focused()) && pressed(Key::Backspace) {
            self.take();
        }
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("results-title")).font(tokens::title()));
            ui.add_space(tokens::GAP);
            if ui.button(tools.text("results-add")).on_hover_text("Ctrl+Enter").clicked() {
                self.add();
            }
            let at = self.focus.at.row;
            if let Some(player) = self.reckoning.players.get(at) {
                let name = row::name(player, at + 1, tools.words);
                let text = tools.words.with("results-take", &[("name", name.into())]);
                if ui.button(text).on_hover_text("Ctrl+Backspace").clicked() {
                    self.take();
                }
            }
            if let Some((at, player)) = self.taken.last() {
                let name = row::name(player, at + 1, tools.words);
                if ui.button(tools.words.with("results-bring-back", &[("name", name.into())])).clicked() {
                    self.bring_back();
                }
            }
            tools.at_right(ui, &["desk-hall", "desk-leave"], |ui, tools| {
                tools.button(ui, "desk-hall", Command::Hall);
                tools.button(ui, "desk-leave", Command::Leave);
            });
        });
    }

    /// The end of the game: who won, and what can be done with the results.
    fn end(&self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let entered = self.reckoning.players.iter().all(|player| player.sheet != Sheet::default());
        let winner = tools.words.winner(&self.reckoning).filter(|_| entered);
        ui.horizontal(|ui| {
            let said = match winner {
                Some(winner) => RichText::new(winner).font(tokens::strong()),
                None => RichText::new(tools.text("results-hint")).color(tools.palette.faint),
            };
            let side = 420.0;
            ui.allocate_ui(eframe::egui::vec2(ui.available_width() - side, 26.0), |ui| {
                ui.add(eframe::egui::Label::new(said).truncate());
            });
            tools.at_right(ui, &["results-copy-text", "results-copy-csv", "results-picture"], |ui, tools| {
                if ui.button(tools.text("results-copy-text")).clicked() {
                    ui.ctx().copy_text(words::reckoning_text(tools.words, &self.reckoning));
                    tools.ask(Command::Copied);
                }
                if ui.button(tools.text("results-copy-csv")).clicked() {
                    ui.ctx().copy_text(words::reckoning_csv(tools.words, &self.reckoning));
                    tools.ask(Command::Copied);
                }
                tools.button(ui, "results-picture", Command::SaveResults);
            });
        });
        tools.big_button(ui, &tools.text("results-cry"), Command::CryWinner);
    }

    fn add(&mut self) {
        self.reckoning.players.push(PlayerSheet::default());
        self.focus.wish = Some(At { row: self.reckoning.players.len() - 1, column: 0 });
    }

    /// Takes out the player at hand; the last one stays.
    fn take(&mut self) {
        let at = self.focus.at.row;
        if self.reckoning.players.len() > 1 && at < self.reckoning.players.len() {
            self.taken.push((at, self.reckoning.players.remove(at)));
            let row = at.min(self.reckoning.players.len() - 1);
            self.focus.wish = Some(At { row, column: 0 });
        }
    }

    fn bring_back(&mut self) {
        if let Some((at, player)) = self.taken.pop() {
            let at = at.min(self.reckoning.players.len());
            self.reckoning.players.insert(at, player);
            self.focus.wish = Some(At { row: at, column: 0 });
        }
    }
}
