//! The screen of the card book: what is printed on a game's cards, as far as it is known, and from whom.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{
    Align, Align2, Button, CentralPanel, Frame, Key, Layout, Margin, Panel, RichText, ScrollArea, TextEdit, Ui,
    UiBuilder, vec2,
};

use crate::chronicle::Record;
use crate::chronicle::cards::{Card, CardBook, CardFigure, CardValue, FigureKind, FigureSpec};
use crate::desk::app::command::Command;
use crate::desk::made::Made;
use crate::desk::played::Played;
use crate::desk::tokens;
use crate::desk::widgets::scrolled::follow_focus;
use crate::desk::widgets::tools::{Tools, choices, part_title, wrong};
use crate::play::Source;

/// The share of the width for the list of cards.
const LIST: f32 = 0.36;
/// How wide the name of a figure and a number are.
const NAME: f32 = 0.5;
const NUMBER: f32 = 84.0;

/// The cards of a game, and what is typed of one of them.
pub(crate) struct CardsScreen<G> {
    /// The group's book, or why it cannot be read; `None` until it is read.
    group: Option<Result<CardBook<G>, String>>,
    /// The card that is open; nothing until one is chosen.
    card: Option<Card>,
    /// What was typed or pressed of it, by the figure.
    typed: BTreeMap<&'static str, String>,
    /// Whether what cannot be is told.
    told: bool,
    /// Whether the first field is still to get the focus.
    seek: bool,
    /// The file to import, as typed.
    path: String,
    /// What is known, cached until an order or the group's book changes it.
    known: Made<(Option<usize>, u32), Known<G>>,
    /// How often the group's book was taken.
    taken: u32,
}

/// What is known of the cards.
struct Known<G> {
    /// The figures.
    book: CardBook<G>,
    /// The cards that lie on the table.
    lying: Vec<Card>,
}

impl<G> Default for CardsScreen<G> {
    fn default() -> Self {
        Self {
            group: None,
            card: None,
            typed: BTreeMap::new(),
            told: false,
            seek: true,
            path: String::new(),
            known: Made::default(),
            taken: 0,
        }
    }
}

impl<G: Played> CardsScreen<G> {
    /// Takes the group's book, as it was read.
    pub(crate) fn take(&mut self, group: Result<CardBook<G>, String>) {
        (self.group, self.taken) = (Some(group), self.taken.wrapping_add(1));
    }

    /// Returns the group's book; nothing until it is read.
    pub(crate) fn group(&self) -> Option<&CardBook<G>> {
        self.group.as_ref()?.as_ref().ok()
    }

    /// Opens a card, of which nothing is typed yet.
    pub(crate) fn choose(&mut self, card: Card) {
        (self.card, self.typed, self.told, self.seek) = (Some(card), BTreeMap::new(), false, true);
    }

    /// Returns the card that is open with what the group has typed of it, beside what the game on the `table` knows; nothing while
    /// something cannot be, which is told from now on.
    pub(crate) fn entered(&mut self, table: Option<&CardBook<G>>) -> Option<(Card, CardBook<G>)> {
        let card = self.card?;
        let known = self.known(table);
        let mut read = CardBook::default();
        for spec in card.figures {
            let Some(typed) = self.typed.get(spec.name).filter(|typed| !typed.trim().is_empty()) else { continue };
            let Some(value) = spec.value(typed) else {
                self.told = true;
                return None;
            };
            // What the rulebook says is not the group's, as long as nobody says otherwise.
            if known.get(card, *spec).is_none_or(|figure| figure.value != value) {
                let _ = read.enter(card.name, spec.name, CardFigure { value, source: Source::Group });
            }
        }
        Some((card, read))
    }

    /// Returns what is known: by the game on the table, or else by the group and the rulebook.
    fn known(&self, table: Option<&CardBook<G>>) -> CardBook<G> {
        let kept = || self.group().cloned().unwrap_or_default().or(&G::rulebook());
        table.cloned().unwrap_or_else(kept)
    }

    /// Draws the cards beside the one that is open.
    pub(crate) fn cards(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record<G>>) {
        let mut made = std::mem::take(&mut self.known);
        let known = made.of((record.map(|record| record.done().len()), self.taken), |_| Known {
            book: self.known(record.map(|record| G::book(record.table())).as_ref()),
            lying: record
                .map(|record| G::lying(record.table()).into_iter().filter_map(Card::named::<G>).collect())
                .unwrap_or_default(),
        });
        self.shown(ui, tools, known);
        self.known = made;
    }

    fn shown(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, Known { book: known, lying }: &Known<G>) {
        if self.card.is_none() {
            let open = lying.iter().copied().find(|card| !known.open(*card).is_empty());
            self.card = open.or(lying.first().copied()).or_else(|| G::cards().next());
        }
        let frame = Frame::new().inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("cards bar").frame(frame).exact_size(60.0).show_separator_line(false);
        bar.show(ui, |ui| self.bar(ui, tools));
        let list = Panel::left("cards list").frame(frame).resizable(false).show_separator_line(false);
        list.exact_size(ui.available_width() * LIST).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                if !lying.is_empty() {
                    part_title(ui, &tools.text("cards-lying"));
                    for card in lying {
                        self.line(ui, tools, *card, known);
                    }
                    ui.add_space(tokens::GAP);
                    part_title(ui, &tools.text("cards-others"));
                }
                G::cards().filter(|card| !lying.contains(card)).for_each(|card| self.line(ui, tools, card, known));
                follow_focus(ui);
            });
        });
        CentralPanel::default().frame(frame).show(ui, |ui| {
            if let Some(Err(unread)) = &self.group {
                wrong(ui, unread);
            }
            if let Some(card) = self.card {
                self.page(ui, tools, card, known);
            }
        });
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("cards-title")).font(tokens::title()));
            ui.add_space(tokens::GAP);
            let full = self.group().is_some_and(|book| !book.is_empty());
            tools.button_if(ui, full, "hall-export", Command::Export);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                tools.button(ui, "desk-leave", Command::Leave);
                let path = self.path.trim();
                // Without a path a dialog asks for the file; where the system has none, the path can be typed.
                let import = if path.is_empty() { Command::ChooseImport } else { Command::Import(PathBuf::from(path)) };
                tools.button(ui, "hall-import", import);
                let edit = TextEdit::singleline(&mut self.path).hint_text(tools.text("hall-import-file"));
                let wide = ui.available_width().min(330.0);
                let field = ui.add(edit.desired_width(wide).min_size(vec2(0.0, tokens::TOUCH)));
                let name = tools.text("hall-import-file");
                ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
            });
        });
    }

    /// Draws a card of the list, with how many of its figures are open.
    fn line(&mut self, ui: &mut Ui, tools: &Tools<'_>, card: Card, known: &CardBook<G>) {
        let (name, open) = (G::card(tools.words, card), known.open(card).len());
        let text = match open {
            0 => name,
            open => tools.words.with("cards-card", &[("card", name.into()), ("open", open.into())]),
        };
        let button = Button::selectable(self.card == Some(card), text).wrap();
        if ui.add_sized(vec2(ui.available_width(), tokens::TOUCH), button).clicked() {
            self.choose(card);
        }
    }

    /// Draws the figures of a card, each with its field.
    fn page(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, card: Card, known: &CardBook<G>) {
        let all = ui.max_rect();
        let (fields, save) = all.split_top_bottom_at_y(all.bottom() - 60.0);
        ui.scope_builder(UiBuilder::new().max_rect(fields), |ui| {
            ScrollArea::vertical().id_salt(card.name).auto_shrink(false).show(ui, |ui| {
                ui.label(RichText::new(G::card(tools.words, card)).font(tokens::title()));
                ui.label(tools.text("cards-about"));
                ui.add_space(tokens::GAP);
                for spec in card.figures {
                    self.figure(ui, tools, *spec, known.get(card, *spec));
                }
                follow_focus(ui);
            });
        });
        ui.scope_builder(UiBuilder::new().max_rect(save), |ui| {
            tools.big_button(ui, &tools.text("cards-save"), Command::EnterCard);
        });
    }

    fn figure(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, spec: FigureSpec, known: Option<CardFigure>) {
        let name = G::figure(tools.words, spec);
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            let wide = ui.available_width() * NAME;
            let label = ui.scope(|ui| {
                ui.set_width(wide);
                ui.label(&name)
            });
            match spec.kind {
                FigureKind::Number { least: _, most: _ } => {
                    let is_open = known.is_none();
                    let text = self.typed.entry(spec.name).or_default();
                    let now = known.map(|figure| figure.value.to_string()).unwrap_or_default();
                    let edit = TextEdit::singleline(text).char_limit(3).font(tokens::strong()).hint_text(now);
                    let edit = edit.align(Align2::LEFT_CENTER).desired_width(NUMBER - 20.0);
                    let field = ui.add_sized(vec2(NUMBER, tokens::TOUCH), edit).labelled_by(label.inner.id);
                    if self.seek && is_open {
                        self.seek = false;
                        field.request_focus();
                    }
                    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                        tools.ask(Command::EnterCard);
                    }
                }
                FigureKind::Word(_) => {}
            }
            let source = known.map_or("open", |figure| figure.source.name());
            ui.label(RichText::new(tools.words.with("figure-source", &[("source", source.into())])).weak());
        });
        match spec.kind {
            FigureKind::Number { least, most } => {
                let typed = self.typed.get(spec.name).filter(|typed| !typed.trim().is_empty());
                if self.told && typed.is_some_and(|typed| spec.value(typed).is_none()) {
                    let args = [("least", least.into()), ("most", most.into())];
                    wrong(ui, &tools.words.with("cards-number", &args));
                }
            }
            FigureKind::Word(all) => choices(ui, |ui| {
                let now = known.and_then(|figure| match figure.value {
                    CardValue::Word(word) => Some(word),
                    CardValue::Number(_) => None,
                });
                for word in all {
                    let typed = self.typed.get(spec.name).map(String::as_str);
                    let chosen = typed.or(now) == Some(*word);
                    let button = Button::selectable(chosen, G::figure_word(tools.words, word));
                    let button = button.frame_when_inactive(true).min_size([tokens::TOUCH; 2].into());
                    if ui.add(button).clicked() {
                        self.typed.insert(spec.name, (*word).to_owned());
                    }
                }
            }),
        }
    }
}
