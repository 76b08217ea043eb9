//! Plots for whoever would rather look than read; the tables beside them tell the same in words.

use std::cmp::Ordering;

use eframe::egui::{Align2, Color32, RichText, Sense, Shape, Stroke, Ui, vec2};
use egui_plot::{Bar, BarChart, Line, MarkerShape, Plot, PlotPoint, Points, Text};

use crate::desk::look::shield;
use crate::desk::look::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::{Chart, HallPlayer};

/// A line's color and the shape of its points: shapes tell apart where colors repeat, or are not seen.
pub(crate) type Look = (Color32, MarkerShape);

/// The look of the player who stands there.
fn look(tools: &Tools<'_>, at: usize) -> Look {
    const SHAPES: [MarkerShape; 6] = [
        MarkerShape::Circle,
        MarkerShape::Square,
        MarkerShape::Diamond,
        MarkerShape::Up,
        MarkerShape::Cross,
        MarkerShape::Plus,
    ];
    let color = shield::color(tools, at);
    // One step further each time that the colors repeat.
    let shape = (at + at / tokens::PLAYERS.len()) % SHAPES.len();
    (color, SHAPES.get(shape).copied().unwrap_or(MarkerShape::Circle))
}

/// Where so many points stand in a line, their marks would hide it.
const MARKED: usize = 400;

/// Each player's scores, game after game.
pub(super) fn scores(ui: &mut Ui, tools: &Tools<'_>, players: &[HallPlayer]) {
    let looks = players.iter().enumerate().map(|(at, player)| (look(tools, at), player.name.as_str()));
    legend(ui, looks);
    let whole = |mark: egui_plot::GridMark, _: &std::ops::RangeInclusive<f64>| {
        if mark.value.fract() == 0.0 && mark.value > 0.0 { mark.value.to_string() } else { String::new() }
    };
    // Around a single game there is room enough for its number.
    let plot =
        plot(ui, "scores").include_x(0.5).include_x(1.5).x_axis_formatter(whole).x_axis_label(tools.text("hall-games"));
    let response = plot.show(ui, |plot| {
        for (at, player) in players.iter().enumerate() {
            let points = course(&player.scores);
            let name = player.name.as_str();
            let (color, shape) = look(tools, at);
            plot.line(Line::new(name, points.clone()).color(color).width(2.0));
            if player.scores.len() <= MARKED {
                plot.points(Points::new(name, points).color(color).shape(shape).radius(4.5));
            }
        }
    });
    describe(ui, response.response.rect, response.response.id.with("name"), &tools.text("hall-scores"));
}

/// The scores as the corners of a line. Where they are too many to be told apart, the least and the most of each few stand for
/// them: the line covers the same ground.
fn course(scores: &[u16]) -> Vec<[f64; 2]> {
    let corners = (1_u32..).zip(scores).map(|(game, score)| [f64::from(game), f64::from(*score)]);
    let corners: Vec<[f64; 2]> = corners.collect();
    let few = corners.len().div_ceil(MARKED);
    if few <= 2 {
        return corners;
    }
    let ends = |few: &[[f64; 2]]| {
        let by_score = |[_, one]: &&[f64; 2], [_, other]: &&[f64; 2]| one.total_cmp(other);
        let mut ends = [few.iter().min_by(by_score).copied(), few.iter().max_by(by_score).copied()];
        ends.sort_by(|one, other| one.partial_cmp(other).unwrap_or(Ordering::Equal));
        ends
    };
    corners.chunks(few).flat_map(ends).flatten().collect()
}

/// What the game itself shows: its bars, and where they should end.
pub(crate) fn chart(ui: &mut Ui, tools: &Tools<'_>, chart: &Chart) {
    let palette = tools.palette;
    legend(ui, [((palette.ink, MarkerShape::Diamond), chart.marks.as_str())]);
    let bars = || chart.groups.iter().flat_map(|group| &group.bars);
    let most = bars().flat_map(|bar| [number(bar.value), bar.mark]).fold(1.0, f64::max);
    let plot = plot(ui, "struck").include_y(-most * 0.07);
    let response = plot.show_axes([false, true]).y_axis_formatter(not_below).show(ui, |plot| {
        let mut places = (0..).map(f64::from);
        let mut due: Vec<[f64; 2]> = Vec::new();
        let mut heads: Vec<(f64, &str)> = Vec::new();
        for group in &chart.groups {
            let line = Stroke::new(1.0, palette.ink);
            let bars = group.bars.iter().zip(&mut places).map(|(bar, at)| {
                due.push([at, bar.mark]);
                heads.push((at, &bar.head));
                Bar::new(at, number(bar.value)).width(0.8).fill(group.color).stroke(line)
            });
            let bars: Vec<Bar> = bars.collect();
            plot.bar_chart(BarChart::new(group.name.as_str(), bars).color(group.color));
            // One place stays free between groups.
            places.next();
        }
        // With a rim, so that they show on bars as light as themselves.
        for (color, radius) in [(palette.card, 8.0), (palette.ink, 5.0)] {
            let due = Points::new(chart.marks.as_str(), due.clone()).color(color);
            plot.points(due.shape(MarkerShape::Diamond).radius(radius));
        }
        for (at, head) in heads {
            let text = RichText::new(head).font(tokens::strong_text());
            let text = Text::new("", PlotPoint::new(at, -most * 0.01), text).anchor(Align2::CENTER_TOP);
            plot.text(text.color(palette.ink));
        }
    });
    describe(ui, response.response.rect, response.response.id.with("name"), &chart.said());
}

/// A plot that only shows, as large as its card: nothing moves under the pointer.
pub(crate) fn plot<'a>(ui: &Ui, name: &str) -> Plot<'a> {
    Plot::new(name)
        .height(ui.available_height())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_grid([false, true])
        .include_y(0.0)
}

/// Numbers from 0 on; below it stand words.
pub(crate) fn not_below(mark: egui_plot::GridMark, _: &std::ops::RangeInclusive<f64>) -> String {
    if mark.value < 0.0 { String::new() } else { mark.value.to_string() }
}

/// What each look stands for, in a line above the plot, so that it hides nothing of it.
pub(crate) fn legend<'a>(ui: &mut Ui, names: impl IntoIterator<Item = (Look, &'a str)>) {
    ui.horizontal_wrapped(|ui| {
        for ((color, shape), name) in names {
            let (rect, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
            mark(ui, rect.center(), color, shape);
            ui.label(name);
            ui.add_space(tokens::GAP);
        }
    });
}

/// A point of a plot, as it is drawn there.
fn mark(ui: &Ui, at: eframe::egui::Pos2, color: Color32, shape: MarkerShape) {
    const RADIUS: f32 = 5.5;

    let corners = |corners: &[(f32, f32)]| {
        Shape::convex_polygon(corners.iter().map(|(x, y)| at + vec2(*x, *y) * RADIUS).collect(), color, Stroke::NONE)
    };
    let stroke = Stroke::new(2.0, color);
    let crossed = |a: (f32, f32), b: (f32, f32)| {
        let line =
            |(x, y): (f32, f32)| Shape::line_segment([at - vec2(x, y) * RADIUS, at + vec2(x, y) * RADIUS], stroke);
        Shape::Vec(vec![line(a), line(b)])
    };
    ui.painter().add(match shape {
        MarkerShape::Square => corners(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]),
        MarkerShape::Diamond => corners(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
        MarkerShape::Up => corners(&[(0.0, -1.0), (0.9, 0.7), (-0.9, 0.7)]),
        MarkerShape::Cross => crossed((0.75, 0.75), (0.75, -0.75)),
        MarkerShape::Plus => crossed((1.0, 0.0), (0.0, 1.0)),
        _ => Shape::circle_filled(at, RADIUS, color),
    });
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^52")]
const fn number(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_scores_stand_as_they_are() {
        assert_eq!(course(&[7, 3]), [[1.0, 7.0], [2.0, 3.0]]);
    }

    #[test]
    fn of_many_scores_the_ends_stand_in_their_order() {
        let scores: Vec<u16> = (0..4000).map(|game| if game == 1234 { 900 } else { game % 50 }).collect();
        let course = course(&scores);
        assert!(course.len() <= 2 * MARKED && course.is_sorted_by(|one, other| one[0] <= other[0]));
        assert!(course.contains(&[1235.0, 900.0]), "the best game is seen");
        assert!(course.iter().all(|[game, score]| {
            (1..).zip(&scores).any(|(at, of)| (f64::from(at), f64::from(*of)) == (*game, *score))
        }));
    }
}
