//! The odds: what many games do, and what this one did so far.

use egui::{
    Align, Button, CentralPanel, EventFilter, Frame, Key, Layout, Margin, Modifiers, Panel, Rect, RichText, ScrollArea,
    Stroke, Ui, UiBuilder, vec2,
};
use egui_plot::{Bar, BarChart, Line, LineStyle, MarkerShape, Points, VLine};

use crate::crier::{Language, Words};
use crate::desk::app::command::Command;
use crate::desk::app::overlay::{Overlay, Overlays};
use crate::desk::projector::Audience;
use crate::desk::session::{Session, Tabletop};
use crate::desk::tokens;
use crate::desk::widgets::graph::{self, Graph};
use crate::desk::widgets::tools::{Tools, card};
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

/// Shows the odds of the game at hand, if it has some, or takes them away where they are seen.
pub(crate) fn show(overlays: &mut Overlays, audience: &mut Audience, session: &Session, words: &Words) {
    if overlays.sees::<OddsScreen>() && !audience.presenting {
        overlays.leave();
    } else if let Some(game) = session.at_hand().filter(|game| game.playable().kind.odds) {
        audience.presenting = false;
        overlays.show(OddsScreen { part: 0, shown: Some(read(game, words)) });
    }
}

/// The odds of that game now.
fn read(game: &dyn Tabletop, words: &Words) -> (Language, Option<usize>, OddsView) {
    (words.language(), game.shown().map(|shown| shown.orders), game.odds(words))
}

impl Overlay for OddsScreen {
    /// Beside the way out, so that no part and no number is hidden.
    fn notices(&self, window: Rect) -> Rect {
        let bar = window.with_max_y(window.top() + tokens::TOUCH);
        let right = bar.right() - tokens::NOTICE / 2.0;
        bar.with_min_x(right - 1.5 * tokens::NOTICE).with_max_x(right)
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>) {
        let now = |game: &dyn Tabletop| (tools.words.language(), game.shown().map(|shown| shown.orders));
        if let Some(game) = game
            && self.shown.as_ref().is_none_or(|(language, orders, _)| (*language, *orders) != now(game))
        {
            self.shown = Some(read(game, tools.words));
        }
        let Some((_, _, odds)) = &self.shown else { return };
        let frame = Frame::new().inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("odds bar").frame(frame).exact_size(60.0).show_separator_line(false);
        let bar = bar.show(ui, |ui| {
            ui.horizontal_centered(|ui| ui.label(RichText::new(tools.text("odds-title")).font(tokens::title())));
            ui.max_rect()
        });
        let part = &mut self.part;
        CentralPanel::default().frame(frame).show(ui, |ui| {
            parts(ui, odds, part);
            ui.add_space(tokens::GAP);
            if let Some(part) = odds.parts.get(*part) {
                body(ui, tools, part);
            }
        });
        // After the rest, so that the focus comes to it last.
        let corner = UiBuilder::new().max_rect(bar.inner).layout(Layout::right_to_left(Align::Center));
        ui.scope_builder(corner, |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            tools.button(ui, "desk-leave", Command::Leave);
        });
    }
}

/// Lets a part be chosen: by its button, or by the arrow keys from wherever the focus is.
fn parts(ui: &mut Ui, odds: &OddsView, part: &mut usize) {
    // Where a page lies over this, they are the page's.
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    let arrow = |key| !covered && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (left, right) = (arrow(Key::ArrowLeft), arrow(Key::ArrowRight));
    let last = odds.parts.len().saturating_sub(1);
    let turned = match (left, right) {
        (true, false) => part.saturating_sub(1),
        (false, true) => (*part + 1).min(last),
        (true, true) | (false, false) => *part,
    };
    let was = *part;
    *part = turned;
    ui.horizontal_wrapped(|ui| {
        let buttons = odds.parts.iter().enumerate().map(|(at, choice)| {
            let button = Button::selectable(turned == at, &choice.name);
            let response = ui.add(button.min_size(vec2(tokens::TOUCH * 2.0, tokens::TOUCH)));
            // The arrow keys do not take the focus elsewhere.
            let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            if response.clicked() {
                *part = at;
            }
            response
        });
        let buttons: Vec<_> = buttons.collect();
        let focused = buttons.iter().any(egui::Response::has_focus);
        if let Some(button) = buttons.get(turned).filter(|_| focused && turned != was) {
            button.request_focus();
        }
    });
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
                OddsFigure::Chart(chart) => graph::chart(ui, tools, chart),
                OddsFigure::Course(course) => self::course(ui, tools, course),
            });
        });
    });
}

/// A number over the steps of a game: the usual range as bars, the average as a thin broken line, this game as a thick one.
fn course(ui: &mut Ui, tools: &Tools<'_>, course: &Course) {
    let palette = tools.palette;
    let [across, up] = &course.axes;
    let looks = [
        ((palette.own, MarkerShape::Circle), course.own.0.as_str()),
        ((palette.ink, MarkerShape::Diamond), course.average.0.as_str()),
        ((palette.chosen, MarkerShape::Square), course.range.0.as_str()),
    ];
    graph::head(ui, Some(up), looks);
    let middle = |first: u8, last: u8| f64::midpoint(f64::from(first), f64::from(last));
    let words = course.groups.iter().map(|(name, first, last)| (middle(*first, *last), 0, name.as_str())).collect();
    let last = course.groups.iter().map(|(_, _, last)| f64::from(*last)).fold(1.0, f64::max);
    let numbers = course.range.1.iter().map(|(_, _, high)| *high).chain(course.own.1.iter().map(|(_, number)| *number));
    let graph = Graph { across: [0.5, last + 0.5], most: numbers.fold(1.0, f64::max), words };
    let drawn = graph::with_foot(ui, Some(across), |ui| {
        graph.show(ui, palette, "course", |plot| {
            for (_, _, last) in &course.groups {
                let line = VLine::new("", f64::from(*last) + 0.5).color(palette.faint.gamma_multiply(0.4));
                plot.vline(line.width(1.0).allow_hover(false));
            }
            let bars = course.range.1.iter().map(|(step, low, high)| {
                // A range of one number is seen, too.
                let bar = Bar::new(f64::from(*step), high - low + 0.3).base_offset(low - 0.15).width(0.6);
                bar.fill(palette.chosen).stroke(Stroke::new(1.0, palette.faint))
            });
            plot.bar_chart(BarChart::new("", bars.collect()).color(palette.chosen).allow_hover(false));
            let points = |numbers: &[(u8, f64)]| -> Vec<[f64; 2]> {
                numbers.iter().map(|(step, number)| [f64::from(*step), *number]).collect()
            };
            let (average, own) = (points(&course.average.1), points(&course.own.1));
            let line = Line::new("", average.clone()).color(palette.ink).width(1.5);
            plot.line(line.style(LineStyle::dashed_loose()).allow_hover(false));
            let marks = Points::new("", average).color(palette.ink).shape(MarkerShape::Diamond);
            plot.points(marks.radius(4.0).allow_hover(false));
            plot.line(Line::new("", own.clone()).color(palette.own).width(4.0).allow_hover(false));
            plot.points(Points::new("", own).color(palette.own).radius(6.5).allow_hover(false));
        })
    });
    graph::tell(ui, &drawn, "course", &course.said(), |at| {
        let (_, lines) = course.told.iter().find(|(step, _)| (f64::from(*step) - at).abs() <= 0.5)?;
        Some(lines.join("\n"))
    });
}
