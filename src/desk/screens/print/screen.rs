//! The screen for printing, drawn from a game's table of prints: the choices for all of them above, and each print with its
//! own choices, its button and its first page below.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{
    Button, CentralPanel, ComboBox, Frame, Panel, Rect, RichText, ScrollArea, Slider, Ui, UiBuilder, pos2, vec2,
};

use super::parts::{self, INSIDE};
use super::{Laid, Pages, Preview, PrintJob, blank, page};
use crate::chronicle::Record;
use crate::chronicle::hall::PlayerName;
use crate::crier::{Language, Manner, Words};
use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::scrolled::follow_focus;
use crate::desk::widgets::tools::{Tools, part_title};
use crate::paper::{Choice, Draw, Inks, PerPage, Print, PrintOrder, Printable};
use crate::show::GameKind;

/// The choices for printing.
pub(crate) struct PrintScreen<G: Printable> {
    /// Whether a group has the game's box.
    boxed: bool,
    /// The order, with the names and the inscription of no game.
    order: PrintOrder<G::Inscription>,
    /// The words of another language than the window's, if that was chosen.
    words: Option<Arc<Words>>,
    /// Whether the players' names, the inscription and the invitation are printed.
    named: bool,
    inscribed: bool,
    invited: bool,
    /// The previews of the game's prints.
    previews: Vec<Preview<Record<G>, PrintOrder<G::Inscription>>>,
}

/// The number of sheets where nobody was named.
const SHEETS: usize = 4;
/// The most numbers of sheets that have a button each; of more numbers, a slider chooses.
const BUTTONS: usize = 4;
/// The most prints that find room in any window, and the least width of each of more.
const MANY: usize = 5;
const LEAST: f32 = 214.0;
/// The width of the choices beside a page.
const CHOICES: f32 = 250.0;

impl<G: Printable> PrintScreen<G> {
    /// Creates choices with a sheet for each player of the game.
    pub(crate) fn new(record: Option<&Record<G>>) -> Self {
        let players = record.map_or(0, |record| G::players(record.opening()).len());
        Self {
            boxed: G::has_box(record),
            order: PrintOrder {
                count: if players == 0 { SHEETS } else { players },
                per_page: usual_per_page::<G>(),
                ..PrintOrder::default()
            },
            words: None,
            named: true,
            inscribed: true,
            invited: false,
            previews: G::PRINTS.iter().map(|_| Preview::default()).collect(),
        }
    }

    /// Draws the choices; a print asks for [`Command::WritePaper`].
    pub(crate) fn choices(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record<G>>) {
        parts::bar(ui, tools, &mut self.order.paper);
        let choices = Panel::top("print choices").frame(parts::frame()).show_separator_line(false);
        choices.show(ui, |ui| self.common(ui, tools));
        CentralPanel::default().frame(parts::frame()).show(ui, |ui| {
            let offered = |print: &Print<G>| print.replaces.is_none() || !self.boxed;
            let shown: Vec<_> = (0..).zip(G::PRINTS).filter(|(_, print)| offered(print)).collect();
            let share = |print| if has_many_choices(print) { 2.0 } else { 1.0 };
            let all: f32 = shown.iter().map(|(_, print)| share(print)).sum();
            let gaps: f32 = shown.iter().skip(1).map(|_| tokens::GAP).sum();
            // More than find room are scrolled.
            let least = if shown.len() > MANY { all * LEAST + gaps } else { 0.0 };
            ScrollArea::horizontal().show(ui, |ui| {
                let size = vec2(ui.available_width().max(least), ui.available_height());
                let (_, whole) = ui.allocate_space(size);
                let mut left = whole.left();
                for (at, print) in shown {
                    let width = (whole.width() - gaps) * share(print) / all;
                    let place = Rect::from_min_size(pos2(left, whole.top()), vec2(width, whole.height()));
                    parts::card(ui, tools, place, print.title, |ui, tools| self.print(ui, tools, (at, print), record));
                    left += width + tokens::GAP;
                }
                follow_focus(ui);
            });
        });
    }

    /// Draws the choices for all prints.
    fn common(&mut self, ui: &mut Ui, tools: &Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_wrapped(|ui| {
            if let Some([with, without]) = G::PRINTS.iter().find_map(|print| print.replaces) {
                for (boxed, name) in [(true, with), (false, without)] {
                    ui.selectable_value(&mut self.boxed, boxed, tools.text(name));
                }
                ui.add_space(tokens::GAP * 2.0);
            }
            if G::PRINTS.iter().flat_map(|print| print.choices).any(|choice| matches!(choice, Choice::Inks)) {
                ui.label(RichText::new(tools.text("print-inks")).font(tokens::strong_text()));
                for (inks, name) in [(Inks::Color, "print-color"), (Inks::Gray, "print-gray")] {
                    ui.selectable_value(&mut self.order.inks, inks, tools.text(name));
                }
                ui.add_space(tokens::GAP * 2.0);
            }
            self.language(ui, tools);
        });
    }

    /// Draws the language of what is printed: whoever reads it may not read what the window says.
    fn language(&mut self, ui: &mut Ui, tools: &Tools<'_>) {
        let before = self.words.as_ref().map_or_else(|| tools.words.language(), |words| words.language());
        let mut chosen = before;
        let label = ui.label(RichText::new(tools.text("settings-language")).font(tokens::strong_text()));
        let names = ComboBox::from_id_salt("print language").height(f32::INFINITY).selected_text(chosen.own_name());
        let shown = names.show_ui(ui, |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            ui.spacing_mut().item_spacing.y = 0.0;
            for language in Language::ALL {
                ui.selectable_value(&mut chosen, language, language.own_name());
            }
        });
        shown.response.labelled_by(label.id);
        if chosen != before {
            let other = Some(chosen).filter(|language| *language != tools.words.language());
            self.words = other.map(|language| GameKind::of::<G>().words(language, Manner::Plain));
        }
    }

    /// Draws a print: what it is, its own choices, the button, and its first page.
    fn print(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        (at, print): (usize, &Print<G>),
        record: Option<&Record<G>>,
    ) {
        let order = self.order_of(print, tools, record);
        let pages = self.laid(tools, (at, print), order, record);
        let (laid, seen) =
            (pages.as_ref().and_then(|pages| pages.now.as_ref()), pages.as_ref().and_then(|pages| pages.seen.as_ref()));
        if has_many_choices(print) {
            let bottom = Panel::bottom("print").frame(Frame::new()).exact_size(56.0).show_separator_line(false);
            bottom.show(ui, |ui| {
                if let Some(laid) = laid {
                    let job = PrintJob { file: print.file, laid: laid.clone() };
                    tools.big_button(ui, &tools.text(print.button), Command::WritePaper(job));
                }
            });
            let whole = ui.available_rect_before_wrap();
            let (choices, picture) = whole.split_left_right_at_x(whole.left() + CHOICES);
            ui.scope_builder(UiBuilder::new().max_rect(choices), |ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                // Many people take more room than there is.
                ScrollArea::vertical().show(ui, |ui| self.own_choices(ui, tools, print, seen, record));
            });
            let picture = picture.with_min_x(picture.left() + INSIDE);
            ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| self.page(ui, tools, seen));
        } else {
            let about = if pages.is_some() { print.about } else { Some("print-no-game") };
            if let Some(about) = about {
                ui.label(tools.text(about));
            }
            self.own_choices(ui, tools, print, seen, record);
            if let Draw::Any(_) = print.draw {
                count_pages(ui, tools, seen);
            }
            ui.add_space(tokens::GAP);
            parts::print_button(ui, tools, print.button, print.file, laid);
            self.page(ui, tools, seen);
        }
    }

    /// Draws the choices that a print has for itself.
    fn own_choices(
        &mut self,
        ui: &mut Ui,
        tools: &Tools<'_>,
        print: &Print<G>,
        laid: Option<&Laid>,
        record: Option<&Record<G>>,
    ) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        let mut players = None;
        for choice in print.choices {
            match choice {
                Choice::Players { usual, .. } => {
                    self.count(ui, tools, usual);
                    players = record.map(|record| G::players(record.opening()));
                }
                Choice::PerPage(all) => {
                    // Two names tell by themselves what they are about.
                    let has_room = has_many_choices(print);
                    if has_room {
                        part_title(ui, &tools.text("print-per-page"));
                    }
                    ui.horizontal(|ui| {
                        for per_page in all.iter().copied() {
                            let name = match per_page {
                                PerPage::One => "print-one",
                                PerPage::Two => "print-two",
                                PerPage::Large => "print-large",
                            };
                            ui.selectable_value(&mut self.order.per_page, per_page, tools.text(name));
                        }
                    });
                    if has_room {
                        count_pages(ui, tools, laid);
                    }
                }
                Choice::Inscription(Some(tick)) => {
                    if let Some(record) = record {
                        part_title(ui, &tools.text(tick.title));
                        ui.checkbox(&mut self.inscribed, (tick.label)(tools.words, record));
                    }
                }
                Choice::Invitation(label) => {
                    if tools.invited.is_some() {
                        ui.checkbox(&mut self.invited, tools.text(label));
                    }
                }
                Choice::Inscription(None) | Choice::Inks => {}
            }
        }
        let names: Vec<String> = players
            .into_iter()
            .flatten()
            .filter(|name| !name.is_empty())
            .map(|name| PlayerName::shortened(name))
            .collect();
        if !names.is_empty() {
            if has_many_choices(print) {
                part_title(ui, &tools.text("setup-players"));
            }
            ui.checkbox(&mut self.named, names.join(", "));
        }
    }

    /// Draws the number of sheets.
    fn count(&mut self, ui: &mut Ui, tools: &Tools<'_>, usual: &RangeInclusive<usize>) {
        let count = &mut self.order.count;
        if usual.clone().count() > BUTTONS {
            let label = part_title(ui, &tools.text("print-count"));
            ui.scope(|ui| {
                ui.spacing_mut().slider_width = 150.0;
                // The rail would be as light as the card.
                ui.visuals_mut().widgets.inactive.bg_fill = tools.palette.line;
                ui.add(Slider::new(count, usual.clone())).labelled_by(label.id);
            });
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(tools.text("print-count")).font(tokens::strong_text()));
            for number in usual.clone() {
                let button = Button::selectable(*count == number, number.to_string());
                if ui.add(button.min_size(vec2(tokens::TOUCH, tokens::TOUCH))).clicked() {
                    *count = number;
                }
            }
        });
    }

    /// Draws the first page, or an empty one where there is nothing to print.
    fn page(&self, ui: &mut Ui, tools: &Tools<'_>, laid: Option<&Laid>) {
        match laid {
            Some(laid) => page(ui, tools, laid),
            None => {
                blank(ui, self.order.paper.millimeters());
            }
        }
    }

    /// Returns the order of a print, with nothing that it does not offer: another print's choice lays nothing out anew.
    fn order_of(&self, print: &Print<G>, tools: &Tools<'_>, record: Option<&Record<G>>) -> PrintOrder<G::Inscription> {
        let mut order = PrintOrder { paper: self.order.paper, ..PrintOrder::default() };
        for choice in print.choices {
            match choice {
                Choice::Players { .. } => {
                    order.count = self.order.count;
                    let players = record.filter(|_| self.named).map(|record| G::players(record.opening()));
                    // Without a name, all sheets are for anybody.
                    let players = players.filter(|players| players.iter().any(|name| !name.is_empty()));
                    let names = players.into_iter().flatten().take(order.count);
                    order.players = names.map(|name| PlayerName::shortened(name)).collect();
                }
                Choice::PerPage(_) => order.per_page = self.order.per_page,
                Choice::Inks => order.inks = self.order.inks,
                Choice::Inscription(tick) => {
                    let record = record.filter(|_| self.inscribed || tick.is_none());
                    order.inscription = record.map(G::inscription).unwrap_or_default();
                }
                Choice::Invitation(_) => order.invitation = tools.invited.cloned().filter(|_| self.invited),
            }
        }
        order
    }

    /// Returns the pages of a print, which are laid out in the background; `None` without the game that it needs.
    fn laid(
        &mut self,
        tools: &mut Tools<'_>,
        (at, print): (usize, &Print<G>),
        order: PrintOrder<G::Inscription>,
        record: Option<&Record<G>>,
    ) -> Option<Pages> {
        let own = || GameKind::of::<G>().own_words(tools.words);
        let words = self.words.clone().unwrap_or_else(own);
        let preview = self.previews.get_mut(at)?;
        let (pages, job) = match (&print.draw, record) {
            (&Draw::Any(draw), _) => preview.laid(None, order, &words, || draw),
            (&(Draw::Opening(draw) | Draw::Record(draw)), Some(record)) => {
                preview.laid(Some(record), order, &words, || {
                    let record = record.clone();
                    move |order: &PrintOrder<G::Inscription>, words: &Words| draw(&record, order, words)
                })
            }
            (Draw::Opening(_) | Draw::Record(_), None) => return None,
        };
        if let Some(job) = job {
            tools.ask(Command::LayOut(job));
        }
        Some(pages)
    }
}

/// Draws the number of pages.
fn count_pages(ui: &mut Ui, tools: &Tools<'_>, laid: Option<&Laid>) {
    if let Some(Ok(booklet)) = laid {
        ui.label(tools.words.with("print-pages", &[("pages", booklet.pages().len().into())]));
    }
}

/// Returns how many stand on a page unless another number is chosen.
fn usual_per_page<G: Printable>() -> PerPage {
    let of = |choice: &Choice<G>| if let Choice::PerPage(all) = choice { all.first().copied() } else { None };
    G::PRINTS.iter().flat_map(|print| print.choices).find_map(of).unwrap_or_default()
}

/// Whether a print has so many choices that they stand beside its page, not over it.
fn has_many_choices<G: Printable>(print: &Print<G>) -> bool {
    print.choices.iter().any(|choice| matches!(choice, Choice::PerPage(all) if all.len() > 2))
}
