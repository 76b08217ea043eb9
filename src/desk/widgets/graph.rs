//! Plots, and bars in groups. A plot only shows: nothing moves under the pointer, but the value there is displayed.

use egui::{Align, Align2, Color32, Layout, Rect, RichText, Sense, Shape, Stroke, Ui, UiBuilder, vec2};
use egui_plot::{
    Bar, BarChart, GridMark, HLine, MarkerShape, Plot, PlotBounds, PlotPoint, PlotTransform, PlotUi, Points, Text,
};

use super::tools::{Tools, describe_picture};
use crate::desk::tokens::{self, Palette};
use crate::show::{Chart, ChartBar};

/// A line's color and the shape of its points: shapes differ where colors repeat, or are not visible.
pub(crate) type Look = (Color32, MarkerShape);

/// The frame of a plot, which is the same in any window: the range across, the greatest value, and the words in lines
/// below zero.
pub(crate) struct Graph<'a> {
    pub(crate) across: [f64; 2],
    pub(crate) most: f64,
    /// The words, each with its place and its line.
    pub(crate) words: Vec<(f64, u8, &'a str)>,
}

/// The place of a plot, to find the value under the pointer.
pub(crate) type Drawn = (Rect, PlotTransform);

impl<'a> Graph<'a> {
    /// Draws the contents of the plot.
    pub(crate) fn show(
        &'a self,
        ui: &mut Ui,
        palette: &'a Palette,
        name: &str,
        draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
    ) -> Drawn {
        let line = ui.fonts_mut(|fonts| fonts.row_height(&tokens::strong_text()));
        let lines = self.words.iter().map(|(_, line, _)| line + 1).max().unwrap_or_default();
        let [all, below] = [ui.available_height(), line * f32::from(lines) + 6.0].map(f64::from);
        let (step, steps) = steps(self.most);
        let top = (step * f64::from(steps)).max(self.most);
        let unit = top * 1.04 / (all - below).max(1.0);
        let marks = move |_| (0..=steps).map(|at| GridMark { value: f64::from(at) * step, step_size: step }).collect();
        let plot = plot(ui, name)
            .show_axes([false, true])
            .grid_color(palette.faint.gamma_multiply(0.4))
            .grid_spacing(1.0..=2.0)
            .y_grid_spacer(marks);
        let response = plot.show(ui, move |plot| {
            let [left, right] = self.across;
            plot.set_plot_bounds(PlotBounds::from_min_max([left, -below * unit], [right, top * 1.04]));
            draw(plot);
            plot.hline(HLine::new("", 0.0).color(palette.ink).width(1.5).allow_hover(false));
            for (at, below, word) in &self.words {
                let down = f64::from(*below) * f64::from(line) + 3.0;
                let text = RichText::new(*word).font(tokens::strong_text());
                let text = Text::new("", PlotPoint::new(*at, -down * unit), text).anchor(Align2::CENTER_TOP);
                plot.text(text.color(palette.ink).allow_hover(false));
            }
        });
        (response.response.rect, response.transform)
    }
}

/// Returns a round step, and the number of steps up to the greatest value or beyond: few enough to be read.
fn steps(most: f64) -> (f64, u32) {
    const MOST: u32 = 6;

    let round = (0..).flat_map(|power| [1.0, 2.0, 5.0].map(|step| step * 10_f64.powi(power)));
    // Numbers end long before powers of ten do.
    let step = round.take(60).find(|step| most / step <= f64::from(MOST)).unwrap_or(most);
    let steps = (1..=MOST).find(|steps| f64::from(*steps) * step >= most).unwrap_or(MOST);
    (step, steps)
}

/// Describes a plot to screen readers, and shows the value under the pointer.
pub(crate) fn tell(ui: &Ui, (rect, transform): &Drawn, name: &str, said: &str, at: impl Fn(f64) -> Option<String>) {
    let response = describe_picture(ui, *rect, ui.scope_id().with(name), said);
    let pointed = response.hover_pos().and_then(|pointer| at(transform.value_from_position(pointer).x));
    if let Some(pointed) = pointed {
        response.on_hover_text_at_pointer(pointed);
    }
}

/// Draws bars in groups, with marks where they should end.
pub(crate) fn chart(ui: &mut Ui, tools: &Tools<'_>, chart: &Chart) {
    let palette = tools.palette;
    let axes = chart.axes.as_ref();
    let crossed = chart.bars().any(|bar| bar.value.is_none());
    let looks = [((palette.ink, MarkerShape::Diamond), chart.marks.as_str())].into_iter();
    let looks = looks.chain(crossed.then_some(((palette.wrong, MarkerShape::Cross), chart.crossed.as_str())));
    head(ui, axes.map(|[_, up]| up.as_str()), looks);
    let mut words: Vec<(f64, u8, &str)> = Vec::new();
    let mut places: Vec<(f64, &ChartBar, Color32)> = Vec::new();
    let mut free = (0..).map(f64::from);
    for group in &chart.groups {
        let color = Color32::from(group.color);
        let bars: Vec<_> = group.bars.iter().zip(&mut free).map(|(bar, at)| (at, bar, color)).collect();
        words.extend(bars.iter().map(|(at, bar, _)| (*at, 0, bar.head.as_str())));
        if let (Some((first, ..)), Some((last, ..))) = (bars.first(), bars.last()) {
            words.push((f64::midpoint(*first, *last), 1, &group.name));
        }
        places.extend(bars);
        // One place stays free between groups.
        free.next();
    }
    let seen = |bar: &ChartBar| bar.value.map_or(0.0, number).max(bar.mark);
    let most = chart.most.map_or_else(|| chart.bars().map(seen).fold(1.0, f64::max), number);
    let last = places.last().map_or(0.0, |(at, ..)| *at);
    let graph = Graph { across: [-0.8, last + 0.8], most, words };
    let places = &places;
    let drawn = with_foot(ui, axes.map(|[across, _]| across.as_str()), |ui| {
        graph.show(ui, palette, "chart", |plot| {
            for (at, bar, color) in places {
                let Some(value) = bar.value else { continue };
                let line = Stroke::new(1.0, palette.ink);
                let bar = Bar::new(*at, number(value)).width(0.8).fill(*color).stroke(line);
                plot.bar_chart(BarChart::new("", vec![bar]).allow_hover(false));
            }
            let due: Vec<[f64; 2]> = places.iter().map(|(at, bar, _)| [*at, bar.mark]).collect();
            // With a rim, so that they show on bars as light as themselves.
            for (color, radius) in [(palette.card, 8.0), (palette.ink, 5.0)] {
                let due = Points::new("", due.clone()).color(color).shape(MarkerShape::Diamond);
                plot.points(due.radius(radius).allow_hover(false));
            }
            let gone = places.iter().filter(|(_, bar, _)| bar.value.is_none());
            let gone: Vec<[f64; 2]> = gone.map(|(at, ..)| [*at, most * 0.06]).collect();
            let cross = Points::new("", gone).color(palette.wrong).shape(MarkerShape::Cross);
            plot.points(cross.radius(9.0).allow_hover(false));
        })
    });
    tell(ui, &drawn, "chart", &chart.said(), |at| {
        let (_, bar, _) = places.iter().find(|(place, ..)| (place - at).abs() <= 0.5)?;
        Some(format!("{}\n{}", bar.said, bar.marked))
    });
}

/// Draws the name of the counted values, and below it the legend of the looks.
pub(crate) fn head<'a>(ui: &mut Ui, up: Option<&str>, names: impl IntoIterator<Item = (Look, &'a str)>) {
    if let Some(up) = up {
        ui.label(RichText::new(up).font(tokens::strong_text()));
    }
    legend(ui, names);
}

/// Calls `draw`, and centers the label of the horizontal axis below it.
pub(crate) fn with_foot<R>(ui: &mut Ui, across: Option<&str>, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let Some(across) = across else { return draw(ui) };
    let foot = ui.fonts_mut(|fonts| fonts.row_height(&tokens::text())) + ui.spacing().item_spacing.y;
    let all = ui.available_rect_before_wrap();
    let (above, below) = all.split_top_bottom_at_y(all.bottom() - foot);
    let drawn = ui.scope_builder(UiBuilder::new().max_rect(above), draw).inner;
    let middle = Layout::top_down(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(below).layout(middle), |ui| ui.label(across));
    drawn
}

/// Creates a plot that only shows, as large as its card: nothing moves under the pointer.
pub(crate) fn plot<'a>(ui: &Ui, name: &str) -> Plot<'a> {
    Plot::new(name)
        .height(ui.available_height())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .sense(Sense::hover())
        .show_grid([false, true])
        .include_y(0.0)
}

/// Draws the legend of the looks in a line above the plot, so that it hides nothing.
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

/// Draws a point as in the plot.
fn mark(ui: &Ui, at: egui::Pos2, color: Color32, shape: MarkerShape) {
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
