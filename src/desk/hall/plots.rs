//! Plots for whoever would rather look than read; the tables beside them tell the same in words.

use eframe::egui::Ui;
use egui_plot::{Bar, BarChart, Legend, Line, MarkerShape, Plot, Points};

use crate::chronicle::hall::Hall;
use crate::desk::tokens;
use crate::desk::tools::{Tools, describe};
use crate::games::troyes_dice::{Color, Face, Tally};

const HEIGHT: f32 = 210.0;

/// Each player's scores, game after game.
pub(super) fn scores(ui: &mut Ui, tools: &Tools<'_>, hall: &Hall) {
    const SHAPES: [MarkerShape; 6] = [
        MarkerShape::Circle,
        MarkerShape::Square,
        MarkerShape::Diamond,
        MarkerShape::Up,
        MarkerShape::Cross,
        MarkerShape::Plus,
    ];
    let standings = hall.standings();
    let ink = tools.palette.ink;
    let response = plot("scores").legend(Legend::default()).show(ui, |plot| {
        for (at, standing) in standings.iter().enumerate() {
            let scores = (1..).zip(hall.scores_of(&standing.name));
            let points: Vec<[f64; 2]> = scores.map(|(game, (_, score))| [f64::from(game), f64::from(score)]).collect();
            let name = standing.name.as_str();
            // Colors repeat after some players; shapes and names tell them apart.
            let color = tokens::PLAYERS.get(at % tokens::PLAYERS.len()).copied().unwrap_or(ink);
            let shape = SHAPES.get(at % SHAPES.len()).copied().unwrap_or(MarkerShape::Circle);
            plot.line(Line::new(name, points.clone()).color(color).width(2.0));
            plot.points(Points::new(name, points).color(color).shape(shape).radius(4.5));
        }
    });
    describe(ui, response.response.rect, response.response.id.with("name"), &tools.text("hall-scores"));
}

/// How often each color and value was struck, and what fair dice would have given on these wheels.
pub(super) fn struck(ui: &mut Ui, tools: &Tools<'_>, hall: &Hall) {
    let (struck, fair) = (hall.struck(), hall.fair());
    let mut at = 0.0;
    let mut bars: Vec<(Color, Vec<Bar>)> = Vec::new();
    let mut due: Vec<[f64; 2]> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for color in Color::ALL {
        let mut of_color = Vec::new();
        for value in Face::ALL {
            of_color.push(Bar::new(at, number(struck.get(color, value))).width(0.8));
            due.push([at, number(fair.get(color, value)) / number(Tally::ROLLS)]);
            names.push(format!("{} {value}", tools.words.color(color)));
            at += 1.0;
        }
        at += 1.0;
        bars.push((color, of_color));
    }
    let ink = tools.palette.ink;
    let (fair_name, palette) = (tools.text("hall-fair"), tools.palette);
    let response = plot("struck").legend(Legend::default()).show_axes([false, true]).show(ui, |plot| {
        for (color, bars) in bars {
            let line = eframe::egui::Stroke::new(1.0, palette.ink);
            let bars = bars.into_iter().map(|bar| bar.fill(tokens::plaza(color)).stroke(line)).collect();
            plot.bar_chart(BarChart::new(tools.words.color(color), bars).color(tokens::plaza(color)));
        }
        plot.points(Points::new(fair_name, due).color(ink).shape(MarkerShape::Diamond).radius(5.0));
    });
    let told = (0..).zip(&names).map(|(at, name)| {
        let (color, value) = (at / 6, at % 6);
        let count =
            Color::ALL.get(color).zip(Face::ALL.get(value)).map_or(0, |(color, value)| struck.get(*color, *value));
        format!("{name}: {count}")
    });
    let told = format!("{}: {}", tools.text("hall-struck"), told.collect::<Vec<_>>().join(", "));
    describe(ui, response.response.rect, response.response.id.with("name"), &told);
}

/// A plot that only shows: nothing moves under the pointer.
fn plot(name: &str) -> Plot<'_> {
    Plot::new(name)
        .height(HEIGHT)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_grid([false, true])
        .include_y(0.0)
}

#[expect(clippy::cast_precision_loss, reason = "no hall has 2^52 strikes")]
const fn number(count: u64) -> f64 {
    count as f64
}
