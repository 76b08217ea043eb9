//! The screen on which the players' results are entered.

use std::collections::BTreeSet;
use std::mem;
use std::sync::Arc;

use egui::{Align, Button, Event, Id, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::details::{self, Totals};
use super::grid::{Cursor, Grid, Heights};
use super::layout::At;
use super::proposals::Proposals;
use crate::chronicle::{PlayerSheet, Results};
use crate::crier::{Language, Manner, Turn, Words};
use crate::desk::app::command::{Command, FinishedAsk, Picture, ResultsAsk};
use crate::desk::app::keys;
use crate::desk::made::Made;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, read_out, tip, width};
use crate::play::{BySeat, Game, Seat};
use crate::show::{self, Counted, Field, Row, player_name, results_csv, results_text};

/// The height of the line above the grid.
const BAR: f32 = 60.0;
/// The padding around the grid.
const BETWEEN: f32 = 10.0;
/// The padding around what is below the grid, above and below.
const IN_BELOW: f32 = 4.0;
/// The padding beside what is below the grid, on both sides together.
const AROUND: f32 = 56.0;
/// The height of two lines, and of these with the big button below them.
const SAID: f32 = 42.0;
const END: f32 = SAID + 80.0;
/// The height of these beside each other, under a grid of many players.
const LOW_END: f32 = 72.0;

/// The button under which the results can be taken away.
const EXPORT: &str = "results-export";

/// What the rows are made of: the sheets, the table, the seat that is being filled in, and the words.
type Of<G> = (Results<G>, Option<<G as Game>::Table>, Option<Seat>, (Language, Manner));

/// The screen of the count over the table.
pub(crate) struct CountScreen<G: Counted> {
    /// The results as typed; they are in the record after each frame that changed them.
    pub(crate) results: Results<G>,
    /// Whether the totals are shown before they are revealed.
    totals: bool,
    pub(super) focus: Cursor,
    /// The events that wait for the next frame.
    pub(super) held: Vec<Event>,
    /// The sheets from phones.
    pub(super) proposals: Proposals<G>,
    /// Whether the screen has asked if the results are to be revealed while sheets wait.
    pub(super) doubted: bool,
    /// The button that reveals the results.
    pub(super) reveals: Option<Id>,
    /// The cells into which a 0 was typed, which some sheets do not tell from empty ones.
    pub(super) zeros: BTreeSet<(Seat, usize)>,
    /// The rows as the sheets, the table and the words have them.
    rows: Made<Of<G>, Arc<BySeat<Row>>>,
    /// The removed players with their seats, the last one at the end.
    taken: Vec<(Seat, PlayerSheet<G>)>,
}

impl<G: Counted> CountScreen<G> {
    /// Creates the screen of these results, with the focus on the first empty cell.
    pub(crate) fn new(results: Results<G>) -> Self {
        let nameless = results.players.get(Seat(0)).is_none_or(|player| player.name.trim().is_empty());
        let wish = Some(At { seat: Seat(0), column: usize::from(!nameless) });
        let focus = Cursor { wish, ..Cursor::default() };
        let (held, proposals, taken) = (Vec::new(), Proposals::default(), Vec::new());
        let (rows, zeros) = (Made::default(), BTreeSet::new());
        Self { results, totals: false, focus, held, proposals, doubted: false, reveals: None, zeros, rows, taken }
    }

    /// Returns the seat whose row is being filled in, if any.
    pub(crate) fn filling(&self) -> Option<Seat> {
        self.focus.here.then_some(self.focus.at.seat)
    }

    /// Whether to ask before the results are revealed while sheets wait or are being corrected: once, whatever phones hand in
    /// meanwhile.
    pub(crate) fn asks_first(&mut self) -> bool {
        self.doubted = !self.doubted && self.unsettled() > 0;
        self.doubted
    }

    /// Returns the rows of the sheets; those of hundreds are not made for each frame.
    fn rows(&mut self, words: &Words, table: Option<&G::Table>, filling: Option<Seat>) -> Arc<BySeat<Row>> {
        let of = (self.results.clone(), table.cloned(), filling, (words.language(), words.manner()));
        Arc::clone(self.rows.of(of, |(results, ..)| Arc::new(Row::all(words, results, table, filling))))
    }

    /// Draws the sheets; `table` is the game's table, if there is one, and `ceremony` whether a ceremony that was begun
    /// has revealed the winner.
    pub(crate) fn sheets(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        table: Option<&G::Table>,
        ceremony: Option<bool>,
    ) {
        let (before, at) = (self.results.clone(), self.focus.at);
        let groups = show::form::<G>(tools.words);
        let fields: Vec<Field> = groups.iter().flat_map(|group| group.fields.clone()).collect();
        self.follow_typing(ui, &fields);
        let goes_on = self.goes_on(ui);
        let all = ui.available_rect_before_wrap();
        let filling = self.filling();
        let rows = self.rows(tools.words, table, filling);
        let totals = match ceremony {
            Some(true) => Totals::Revealed,
            Some(false) | None if self.totals => Totals::Shown,
            Some(false) | None if table.is_some_and(|table| !G::sheets(table).is_empty()) => Totals::Folded,
            Some(false) | None => Totals::Hidden,
        };
        // In reading order, which is the order of the focus. The grid takes what its rows need, and the rest is for what is to
        // be said.
        let (bar, rest) = all.split_top_bottom_at_y(all.top() + BAR);
        let below = details::Below { rows: &rows, focus: self.focus, totals, wide: rest.width() - AROUND };
        let player = self.results.players.get(self.focus.at.seat);
        let low = |elsewhere: bool| below.low(ui, tools, player, elsewhere);
        let share = |end: f32, low: f32| Heights::of(rows.len(), rest.height() - end - BETWEEN, [details::LEAST, low]);
        let usual = share(END, low(false));
        // Over the low end there may be room for higher rows, but the button stays beside the line; where somebody would have no
        // room, remarks stand there.
        let (heights, end) = if usual.low {
            let ends = share(LOW_END, low(false));
            let ends = if ends.scrolls(rows.len()) { share(LOW_END, low(true)) } else { ends };
            (ends.lowered(), LOW_END)
        } else {
            (usual, END)
        };
        let remark = below.remark(tools.words);
        let (middle, end) = rest.split_top_bottom_at_y(rest.bottom() - end);
        let (grid_place, below) = middle.split_top_bottom_at_y(middle.top() + heights.whole + BETWEEN);
        let remark = remark.filter(|_| details::is_folded(below.height() - 2.0 * IN_BELOW));
        part(ui, "reckoning bar", bar, 8.0, |ui| self.bar(ui, tools));
        let zeros = &self.zeros;
        let grid = Grid {
            tools: &*tools,
            groups: &groups,
            fields: &fields,
            rows: &rows,
            zeros,
            heights,
            totals: totals.shows(),
        };
        part(ui, "reckoning grid", grid_place, 4.0, |ui| grid.ui(ui, &mut self.results, &mut self.focus));
        let (results, focus, shown) = (&mut self.results, self.focus, &mut self.totals);
        let mut leaves = false;
        part(ui, "reckoning below", below, IN_BELOW, |ui| {
            leaves = details::ui(ui, tools, &fields, results, &rows, focus, (totals, shown));
        });
        self.focus.leaves |= leaves;
        let early = table.is_some_and(|table| !G::steps(table).is_over());
        part(ui, "reckoning end", end, 8.0, |ui| {
            // What is said stands above the big button, or beside it where everything is low.
            let (line, button) = if heights.low {
                let (line, button) = ui.max_rect().split_left_right_at_fraction(0.6);
                (line, button.with_min_x(button.left() + tokens::GAP))
            } else {
                ui.max_rect().split_top_bottom_at_y(ui.max_rect().top() + SAID + ui.spacing().item_spacing.y)
            };
            ui.scope_builder(UiBuilder::new().id_salt("end").max_rect(line), |ui| {
                self.end(ui, tools, (early, remark), totals);
            });
            ui.scope_builder(UiBuilder::new().id_salt("reveal").max_rect(button), |ui| {
                self.reveal(ui, tools, ceremony, !early);
            });
        });
        if self.focus.wish.is_some() || !self.held.is_empty() {
            ui.ctx().request_repaint();
        }
        if self.results != before {
            self.doubted = false;
            tools.ask(Command::Results(ResultsAsk::Set));
        }
        if goes_on && let Some(ask) = self.goes_on_with(ui.input(|input| input.time)) {
            tools.ask(Command::Results(ask));
        }
        // Whoever leaves a cell has finished it.
        if self.focus.at != at {
            tools.ask(Command::KeepResults);
        }
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("results-title")).font(tokens::title()));
            ui.add_space(tokens::GAP);
            let key = |command| keys::name_of(ui.ctx(), tools.words, &command);
            let (add, take) =
                (key(Command::Results(ResultsAsk::AddPlayer)), key(Command::Results(ResultsAsk::TakePlayer)));
            let add_button = Button::new(tools.text("results-add"));
            if ui.add_enabled(self.results.has_room(), add_button).on_hover_text(add).clicked() {
                self.add();
            }
            // What takes somebody away does not stand right beside what adds somebody.
            ui.add_space(tokens::GAP * 2.0);
            let seat = self.focus.at.seat;
            if let Some(player) = self.results.players.get(seat) {
                let name = player_name(tools.words, player, seat);
                // Nobody is removed by a click that was meant for the button before.
                ui.add_space(tokens::GAP * 2.0);
                let text = tools.words.with("results-take", &[("name", name.into())]);
                if ui.button(text).on_hover_text(take).clicked() {
                    self.take();
                }
            }
            if let Some((seat, player)) = self.taken.last() {
                let name = player_name(tools.words, player, *seat);
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

    /// Draws the end of the game: a remark that has no other place, or the winner, and how the results are taken away; `early`
    /// while the game goes on.
    fn end(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        (early, remark): (bool, Option<(String, bool)>),
        totals: Totals,
    ) {
        let entered = !self.results.players.values().any(|player| G::is_blank(&player.sheet));
        let winner = G::winner(tools.words, &self.results, Turn::default()).filter(|_| entered && totals.shows());
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        // Nobody takes results away before all sheets are there.
        let shares = !self.has_proposals();
        ui.horizontal(|ui| {
            if !shares {
                return self.proposal(ui, tools, totals.shows());
            }
            let side = tools.width_of(ui, &[EXPORT]) + ui.spacing().item_spacing.x * 2.0;
            let said = if let Some((remark, is_wrong)) = &remark {
                let text = RichText::new(remark);
                if *is_wrong { text.font(tokens::strong_text()).color(tools.palette.wrong) } else { text }
            } else if early {
                let short = tools.text("refusal-not-over");
                let whole = format!("{short} {}", tools.text("results-early"));
                let fits = width(ui, &whole, tokens::strong_text()) <= (ui.available_width() - side) * 1.8;
                RichText::new(if fits { whole } else { short }).font(tokens::strong_text()).color(tools.palette.wrong)
            } else if let Some(winner) = winner {
                RichText::new(winner).font(tokens::strong())
            } else {
                // Large letters leave room for the most needed only.
                let empty = if G::EMPTY_IS_ZERO { "results-hint-zero" } else { "results-hint-uncounted" };
                let hint = format!("{} {}", tools.text("results-hint"), tools.text(empty));
                let fits = width(ui, &hint, tokens::text()) <= ui.available_width() - side;
                RichText::new(if fits { hint } else { tools.text("results-hint-short") }).color(tools.palette.faint)
            };
            let space = vec2(ui.available_width() - side, SAID);
            ui.allocate_ui_with_layout(space, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(space);
                let response = ui.add(Label::new(said).wrap());
                if let Some((remark, _)) = &remark {
                    read_out(ui, &response);
                    tip(response, remark);
                }
            });
            tools.at_right(ui, &[EXPORT], |ui, tools| {
                ui.menu_button(tools.text(EXPORT), |ui| self.exports(ui, tools));
            });
        });
    }

    /// Draws the button that reveals the results, visibly not ready before the game is `over`; `ceremony` is whether a ceremony that
    /// was begun has revealed the winner.
    fn reveal(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, ceremony: Option<bool>, over: bool) {
        self.note_shown(ui);
        if !self.doubted && self.has_proposals() {
            self.settle(ui, tools);
            return;
        }
        let asks = ceremony.is_none() && self.doubted && self.unsettled() > 0;
        let reveal = match ceremony {
            None if asks => {
                let (text, count) = match self.waiting() {
                    0 => ("results-reveal-returned", self.unsettled()),
                    waiting => ("results-reveal-anyway", waiting),
                };
                tools.words.with(text, &[("count", count.into())])
            }
            None => tools.text("results-reveal"),
            Some(false) => tools.text("results-reveal-on"),
            Some(true) => tools.text("results-reveal-again"),
        };
        // A sheet may have stood here that its phone has just taken away.
        let is_seen = self.doubted || self.is_seen(ui.input(|input| input.time));
        let command = Command::Results(ResultsAsk::Reveal);
        let button = ui.add_enabled_ui(is_seen, |ui| tools.big_button_if(ui, over, &reveal, command)).inner;
        self.reveals = Some(button.id);
        if mem::take(&mut self.focus.leaves) {
            button.request_focus();
            ui.ctx().request_repaint();
        }
        if asks {
            read_out(ui, &button);
        }
    }

    /// Draws the ways to take the results away.
    fn exports(&self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        for (name, write) in [
            ("results-copy-text", results_text as fn(&Words, &Results<G>) -> String),
            ("results-copy-csv", results_csv),
        ] {
            if ui.button(tools.text(name)).clicked() {
                ui.ctx().copy_text(write(tools.words, &self.results));
                tools.ask(Command::Copied("results-copied"));
            }
        }
        tools.button(ui, "desk-copy-picture", Command::CopyPicture(Picture::Results));
        tools.button(ui, "results-picture", Command::SavePicture(Picture::Results));
        tools.button(ui, "bg-stats", Command::Finished(FinishedAsk::BgStats(None)));
    }

    /// Moves the focus to the player's field with this index; to the name without one.
    pub(crate) fn go_to(&mut self, seat: Seat, field: Option<usize>) {
        self.focus.wish = Some(At { seat, column: field.map_or(0, |field| field + 1) });
    }

    /// Adds a player, and moves the focus to the name.
    pub(crate) fn add(&mut self) {
        if let Some(seat) = self.results.add(PlayerSheet::default()) {
            self.go_to(seat, None);
        }
    }

    /// Removes the current player, unless it is the last one.
    pub(crate) fn take(&mut self) {
        let seat = self.focus.at.seat;
        if self.results.players.len() > 1
            && let Some(player) = self.results.players.remove(seat)
        {
            self.taken.push((seat, player));
            self.zeros.clear();
            self.go_to(seat.min(Seat::nth(self.results.players.len() - 1)), None);
        }
    }

    fn bring_back(&mut self) {
        if let Some((seat, player)) = self.taken.pop() {
            let seat = seat.min(Seat::nth(self.results.players.len()));
            self.results.players.insert(seat, player);
            self.zeros.clear();
            self.go_to(seat, None);
        }
    }
}

/// Draws a part of the screen into `rect`, with that padding above and below.
fn part(ui: &mut Ui, name: &str, rect: Rect, within: f32, draw: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().id_salt(name).max_rect(rect.shrink2(vec2(14.0, within))), |ui| {
        ui.shrink_clip_rect(rect);
        draw(ui);
    });
}
