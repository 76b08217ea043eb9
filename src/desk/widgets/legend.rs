//! The legend of the picture: a list of its signs beside it, each as it is there and with its meaning. Nothing covers
//! the picture but a thin line around each listed sign.

use std::sync::Arc;

use egui::{Context, CornerRadius, FontId, Id, Rect, Stroke, StrokeKind, Ui, Vec2, pos2};

use super::picture::Frame;
use super::tools::{Tools, describe};
use crate::show::{LegendMark, Picture};
use crate::stage::{Bounds, Scene};

/// Paints the legend within `all`, in that font or, where there is too little room, a smaller one; returns the rest for
/// the picture.
pub(crate) fn beside(ui: &Ui, tools: &Tools<'_>, all: Rect, scene: &Scene, picture: &Picture, font: &FontId) -> Rect {
    let (painter, ink) = (ui.painter(), tools.palette.ink);
    let layout = |text: &str, size: f32, width: f32| {
        painter.layout(text.to_owned(), FontId::new(size, font.family.clone()), ink, width)
    };
    let asked = Asked { all, bounds: scene.bounds, size: font.size, zoom: ui.pixels_per_point() };
    let measure = |text: &str, size: f32, width: f32| layout(text, size, width).size();
    let marks: Vec<(&LegendMark, Bounds)> = picture.legend_in(scene).collect();
    let texts: Vec<&str> = marks.iter().map(|(mark, _)| mark.text.as_str()).collect();
    let kept = kept(ui.ctx(), ui.scope_id().with("key"), asked, &texts, &measure);
    let key = &kept.key;
    for (at, (row, (mark, place))) in key.rows.iter().zip(marks).enumerate() {
        let sign = scene.within(Bounds::around(place.center(), place.width() * AROUND));
        tools.pictures.paint_lettered(&ui.painter_at(row.sign), row.sign, &sign, &picture.letters, false);
        let line = Stroke::new(1.0, tools.palette.line);
        painter.rect_stroke(row.sign, CornerRadius::ZERO, line, StrokeKind::Outside);
        describe(ui, row.words, ui.scope_id().with(("legend", at)), &mark.text);
        painter.galley(row.words.min, layout(&mark.text, key.size, row.words.width() + WRAP), ink);
    }
    key.picture
}

/// Paints a thin line around each sign of the legend, in the picture of that scene in `rect`.
pub(crate) fn ring(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture) {
    let frame = Frame::new(rect, scene.bounds);
    for (_, place) in picture.legend_in(scene) {
        let around = frame.place(place);
        // Within the sign's own place, so that it hides nothing beside it.
        for (width, color) in [(3.5, tools.palette.card), (2.0, tools.palette.focus)] {
            ui.painter().rect_stroke(around, CornerRadius::same(2), Stroke::new(width, color), StrokeKind::Inside);
        }
    }
}

/// The input of the layout.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Asked {
    all: Rect,
    /// The bounds of the picture.
    bounds: Bounds,
    /// The requested size of letters.
    size: f32,
    zoom: f32,
}

/// The places of everything.
#[derive(Debug, PartialEq)]
struct Key {
    picture: Rect,
    /// The size of letters.
    size: f32,
    rows: Vec<Row>,
}

/// The place of a sign, and that of its words.
#[derive(Debug, PartialEq)]
struct Row {
    sign: Rect,
    words: Rect,
}

/// A cached layout with its input.
struct Kept {
    asked: Asked,
    texts: Vec<String>,
    key: Key,
}

/// A function that measures a text in letters of a size, wrapped to a width.
type Measure<'a> = &'a dyn Fn(&str, f32, f32) -> Vec2;

/// Returns the layout of the frame before; a new one if something changed.
fn kept(ctx: &Context, id: Id, asked: Asked, texts: &[&str], measure: Measure<'_>) -> Arc<Kept> {
    let before = ctx.data(|data| data.get_temp::<Arc<Kept>>(id));
    before.filter(|kept| kept.asked == asked && kept.texts == texts).unwrap_or_else(|| {
        let key = Key::of(asked, texts, measure);
        let kept = Arc::new(Kept { asked, key, texts: texts.iter().copied().map(ToOwned::to_owned).collect() });
        ctx.data_mut(|data| data.insert_temp(id, Arc::clone(&kept)));
        kept
    })
}

impl Key {
    /// Returns the layout that leaves the picture the most room, in the largest letters that leave it enough.
    fn of(asked: Asked, texts: &[&str], measure: Measure<'_>) -> Self {
        let Asked { all, bounds, size, .. } = asked;
        let full = bounds.scale_into(all.width(), all.height());
        let mut best: Option<(f32, Self)> = None;
        for (size, least) in SCALES.map(|scale| (size * scale, scale <= LEAST)) {
            let words = texts.iter().flat_map(|text| text.split_whitespace());
            let longest = words.map(|word| measure(word, size, f32::INFINITY).x).fold(0.0, f32::max);
            for (picture, list, columns) in ways(all, size) {
                let part = bounds.scale_into(picture.width(), picture.height()) / full;
                if best.as_ref().is_none_or(|(most, _)| part > *most)
                    && let Some(rows) = rows(texts, list, columns, (size, longest), measure)
                {
                    best = Some((part, Self { picture, size, rows }));
                }
            }
            if best.as_ref().is_some_and(|(part, _)| least || *part >= ENOUGH) {
                break;
            }
        }
        best.map_or_else(|| Self { picture: all, size, rows: Vec::new() }, |(_, key)| key)
    }
}

/// Returns the possible places of the picture and the list, with the list's number of columns.
fn ways(all: Rect, size: f32) -> impl Iterator<Item = (Rect, Rect, u8)> {
    let beside = move |part: f32| {
        let left = all.right() - all.width() * part;
        (all.with_max_x(left - size), all.with_min_x(left))
    };
    let below = move |part: f32| {
        let top = all.bottom() - all.height() * part;
        (all.with_max_y(top - size * 0.7), all.with_min_y(top))
    };
    let columns = |(picture, list): (Rect, Rect)| (1..=4).map(move |columns| (picture, list, columns));
    PARTS.into_iter().flat_map(move |part| [beside(part), below(part)]).flat_map(columns)
}

/// Places the texts below each other in so many columns; `None` where they have no room, or a word is wider than its
/// column.
fn rows(
    texts: &[&str],
    list: Rect,
    columns: u8,
    (size, longest): (f32, f32),
    measure: Measure<'_>,
) -> Option<Vec<Row>> {
    let (sign, gap) = (size * SIGN, size * 0.5);
    let wide = (list.width() - gap * (f32::from(columns) - 1.0)) / f32::from(columns);
    let words = wide - sign - gap;
    if words < longest + WRAP {
        return None;
    }
    let (mut column, mut top) = (0, list.top());
    let mut rows = Vec::new();
    for text in texts {
        let measured = measure(text, size, words);
        let high = measured.y.max(sign);
        if top + high > list.bottom() {
            column += 1;
            top = list.top();
        }
        if column >= columns || top + high > list.bottom() {
            return None;
        }
        let left = list.left() + (wide + gap) * f32::from(column);
        let middle = top + high / 2.0;
        rows.push(Row {
            sign: Rect::from_center_size(pos2(left + sign / 2.0, middle), Vec2::splat(sign)),
            words: Rect::from_min_size(pos2(left + sign + gap, middle - measured.y / 2.0), measured),
        });
        top += high + gap * 0.5;
    }
    Some(rows)
}

/// The scales of the letters, the largest first.
const SCALES: [f32; 7] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
/// The least scale for the picture's sake; below, letters shrink only for their own room.
const LEAST: f32 = 0.7;
/// The shares of the width or height that the list may take.
const PARTS: [f32; 8] = [0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.56, 0.62];
/// The part of its usual size that the picture keeps, if smaller letters achieve that.
const ENOUGH: f32 = 0.6;
/// The size of a sign in the list, compared with the letters; and how much of its surroundings is visible.
const SIGN: f32 = 1.5;
const AROUND: f32 = 1.1;
/// The tolerance without which rounding would wrap words that just fit.
const WRAP: f32 = 1.0;

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::vec2;

    use super::*;
    use crate::stage::Point;

    /// Letters that are all alike wide.
    fn measured(text: &str, size: f32, width: f32) -> Vec2 {
        let fit = |letters: f32| letters * size * 0.5;
        let (mut lines, mut left) = (1.0, width);
        for word in text.split_whitespace() {
            #[expect(clippy::cast_precision_loss, reason = "some letters")]
            let word = fit(word.chars().count() as f32 + 1.0);
            if word > left {
                lines += 1.0;
                left = width;
            }
            left -= word;
        }
        vec2(if lines > 1.0 { width } else { width.min(width - left) }, lines * size * 1.3)
    }

    fn measured_alone(text: &str, size: f32, width: f32) -> Vec2 {
        if width.is_finite() {
            measured(text, size, width)
        } else {
            let all = measured(text, size, 10_000.0);
            vec2(all.x, all.y)
        }
    }

    fn bounds(width: f32, height: f32) -> Bounds {
        Bounds { min: Point { x: 0.0, y: 0.0 }, max: Point { x: width, y: height } }
    }

    fn legend(signs: usize) -> Vec<&'static str> {
        let words = ["Pridėtasis ketureilis", "Wer am Zug ist", "Ein Händler und was sein Stand bringt", "5 coins"];
        words.into_iter().cycle().take(signs).collect()
    }

    #[test]
    fn no_row_lies_over_the_picture_or_another_row_in_any_place_and_size_of_letters() {
        let places = [(476.0, 268.0), (476.0, 344.0), (700.0, 400.0), (720.0, 480.0), (1240.0, 690.0), (740.0, 990.0)];
        for (width, height) in places {
            let all = Rect::from_min_size(pos2(30.0, 20.0), vec2(width, height));
            for size in [14.0, 16.0, 20.0, height * 0.045] {
                for bounds in [bounds(1600.0, 900.0), bounds(1000.0, 1000.0), bounds(1080.0, 1700.0)] {
                    for signs in [1, 9, 18] {
                        let who = format!("{width}×{height}, {size}, {bounds:?}, {signs}");
                        let key = Key::of(Asked { all, bounds, size, zoom: 1.0 }, &legend(signs), &measured_alone);
                        assert_eq!(key.rows.len(), signs, "{who}");
                        let rects: Vec<Rect> = key.rows.iter().flat_map(|row| [row.sign, row.words]).collect();
                        for (at, rect) in rects.iter().enumerate() {
                            assert!(all.expand(0.5).contains_rect(*rect), "{who}: {rect:?}");
                            let apart = |other: &Rect| !other.intersect(*rect).is_positive();
                            assert!(apart(&key.picture) && rects[..at].iter().all(apart), "{who}: {rect:?}");
                        }
                        let scale = |rect: Rect| bounds.scale_into(rect.width(), rect.height());
                        assert!(scale(key.picture) > 0.35 * scale(all), "{who}: {:?}", key.picture);
                    }
                }
            }
        }
    }

    #[test]
    fn a_key_is_laid_out_once_and_again_only_when_something_changed() {
        let (ctx, id, asked) = (Context::default(), Id::unique("a key"), Cell::new(0));
        let count = |text: &str, size: f32, width: f32| {
            asked.set(asked.get() + 1);
            measured_alone(text, size, width)
        };
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 450.0));
        let small = Asked { all, bounds: bounds(16.0, 9.0), size: 16.0, zoom: 1.0 };
        let measures = |of: Asked, legend: &[&str]| {
            asked.set(0);
            kept(&ctx, id, of, legend, &count);
            asked.get()
        };
        assert!(measures(small, &legend(9)) > 0);
        assert_eq!(measures(small, &legend(9)), 0, "nothing changed");
        assert!(measures(small, &legend(8)) > 0, "a sign less");
        assert!(measures(Asked { size: 18.0, ..small }, &legend(8)) > 0, "larger letters");
        assert_eq!(measures(Asked { size: 18.0, ..small }, &legend(8)), 0);
    }
}
