//! The odds: what many games do, and what this one did so far.

use eframe::egui::{
    Align, Button, CentralPanel, Frame, Layout, Margin, Panel, RichText, ScrollArea, Stroke, Ui, UiBuilder, vec2,
};
use egui_plot::{Bar, BarChart, Line, MarkerShape, Points};

use super::command::Command;
use super::hall::plots;
use super::look::tools::{Tools, card, describe};
use super::overlay::Overlay;
use super::session::Tabletop;
use super::{Desk, tokens};
use crate::crier::Language;
use crate::show::{Course, OddsFigure, OddsPart, OddsView};

/// A plot is at least so high: where large letters leave less, the page scrolls.
const LEAST: f32 = 260.0;

/// The odds as they were when the page was drawn first.
#[derive(Default)]
struct OddsScreen {
    /// The odds in a language, after so many orders.
    shown: Option<(Language, Option<usize>, OddsView)>,
    /// Which part is looked at.
    part: usize,
}

impl Desk {
    /// Shows the odds of a game that has some.
    pub(crate) fn show_odds(&mut self) {
        if self.game().is_some_and(Tabletop::has_odds) {
            self.audience.presenting = false;
            self.overlays.show(OddsScreen { part: 0, shown: self.game().map(|game| read(game, &self.words)) });
        }
    }
}

/// The odds of that game now.
fn read(game: &dyn Tabletop, words: &crate::crier::Words) -> (Language, Option<usize>, OddsView) {
    (words.language(), game.shown().map(|shown| shown.orders), game.odds(words))
}

impl Overlay for OddsScreen {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        let now = |game: &dyn Tabletop| (tools.words.language(), game.shown().map(|shown| shown.orders));
        if let Some(game) = game
            && self.shown.as_ref().is_none_or(|(language, orders, _)| (*language, *orders) != now(game))
        {
            self.shown = Some(read(game, tools.words));
        }
        let Some((_, _, odds)) = &self.shown else { return };
        let frame = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("odds bar").frame(frame).exact_size(60.0).show_separator_line(false);
        bar.show(ui, |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            ui.horizontal_centered(|ui| {
                ui.label(RichText::new(tools.text("odds-title")).font(tokens::title()));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    tools.button(ui, "desk-leave", Command::Leave);
                });
            });
        });
        let part = &mut self.part;
        CentralPanel::default().frame(frame).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (at, choice) in odds.parts.iter().enumerate() {
                    let button = Button::selectable(*part == at, &choice.name);
                    if ui.add(button.min_size(vec2(tokens::TOUCH * 2.0, tokens::TOUCH))).clicked() {
                        *part = at;
                    }
                }
            });
            ui.add_space(tokens::GAP);
            if let Some(part) = odds.parts.get(*part) {
                body(ui, tools, part);
            }
        });
    }
}

/// What there is to say, and below it what there is to look at.
fn body(ui: &mut Ui, tools: &Tools<'_>, part: &OddsPart) {
    card(tools.palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical().id_salt(&part.name).auto_shrink(false).show(ui, |ui| {
            let bottom = ui.clip_rect().bottom();
            for sentence in &part.sentences {
                ui.label(RichText::new(sentence).font(tokens::large_text()));
            }
            ui.add_space(tokens::GAP);
            let high = (bottom - ui.cursor().top() - tokens::GAP).max(LEAST);
            let (_, rect) = ui.allocate_space(vec2(ui.available_width(), high));
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| match &part.figure {
                OddsFigure::Chart(chart) => plots::chart(ui, tools, chart),
                OddsFigure::Course(course) => self::course(ui, tools, course),
            });
        });
    });
}

/// A number over the steps of a game: the usual range as bars, the average as a thin line, this game with its points.
fn course(ui: &mut Ui, tools: &Tools<'_>, course: &Course) {
    let palette = tools.palette;
    let looks = [
        ((palette.action, MarkerShape::Circle), course.own.0.as_str()),
        ((palette.ink, MarkerShape::Diamond), course.average.0.as_str()),
        ((palette.chosen, MarkerShape::Square), course.range.0.as_str()),
    ];
    plots::legend(ui, looks);
    let whole = |mark: egui_plot::GridMark, _: &std::ops::RangeInclusive<f64>| {
        if mark.value.fract() == 0.0 && mark.value > 0.0 { mark.value.to_string() } else { String::new() }
    };
    let plot = plots::plot(ui, "course").x_axis_formatter(whole).x_axis_label(course.steps.as_str());
    // A number for each second step: large letters leave no room for all.
    let plot = plot.x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [2.0, 4.0, 8.0]));
    let response = plot.include_x(0.5).show(ui, |plot| {
        let bars = course.range.1.iter().map(|(step, low, high)| {
            // A range of one number is seen, too.
            let bar = Bar::new(f64::from(*step), high - low + 0.3).base_offset(low - 0.15).width(0.6);
            bar.fill(palette.chosen).stroke(Stroke::new(1.0, palette.faint))
        });
        plot.bar_chart(BarChart::new(course.range.0.as_str(), bars.collect()).color(palette.chosen));
        let points = |numbers: &[(u8, f64)]| -> Vec<[f64; 2]> {
            numbers.iter().map(|(step, number)| [f64::from(*step), *number]).collect()
        };
        let (average, own) = (points(&course.average.1), points(&course.own.1));
        plot.line(Line::new(course.average.0.as_str(), average.clone()).color(palette.ink).width(1.5));
        let marks = Points::new(course.average.0.as_str(), average).color(palette.ink);
        plot.points(marks.shape(MarkerShape::Diamond).radius(4.0));
        plot.line(Line::new(course.own.0.as_str(), own.clone()).color(palette.action).width(3.0));
        plot.points(Points::new(course.own.0.as_str(), own).color(palette.action).radius(5.5));
    });
    describe(ui, response.response.rect, response.response.id.with("name"), &course.said());
}
