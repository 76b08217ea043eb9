//! The sidebar's rows, at the desk and on the projector: the choices, their prices, and the notes.

use std::slice;
use std::sync::Arc;

use egui::{FontId, Rect, pos2, vec2};

use super::column::Column;
use crate::desk::tokens;
use crate::show::{Choice, Item, Side};
use crate::stage::{Scene, Sprite};

/// Returns more about the choice in short, as a drawing and a few words, where the column is short or brief: none that the
/// price beside it says.
fn in_short<'a>(column: &Column<'_>, choice: &'a Choice) -> Option<(Sprite, &'a str)> {
    let short = choice.short.as_ref().filter(|_| column.short || column.brief)?;
    Some((short.sign, if short.text == choice.price { "" } else { &short.text }))
}

/// Returns the side of the short form's drawing.
fn short_sign(column: &Column<'_>) -> f32 {
    column.few().size * if column.brief { 1.2 } else { 1.5 }
}

/// Returns the width of the drawing and the words beside each other.
fn short_wide(column: &Column<'_>, text: &str) -> f32 {
    short_sign(column) * 1.15 + column.width(text, column.few())
}

/// Draws the drawing and the words into that line.
fn short_in(column: &Column<'_>, line: Rect, (drawing, text): (Sprite, &str)) {
    let sign = short_sign(column);
    column.picture(Rect::from_center_size(line.left_center() + vec2(sign / 2.0, 0.0), vec2(sign, sign)), drawing);
    column.line(line.with_min_x(line.left() + sign * 1.15), text, column.few(), column.tools.palette.ink);
}

/// Draws the heading and the choices; a heading with a note and a warning that were `told` in the cry already are not repeated.
pub(crate) fn draw(column: &mut Column<'_>, side: &Side, told: &str) {
    let palette = column.tools.palette;
    heading(column, side, told);
    // The right half of a wide column, while it is free beside a card.
    let mut half: Option<Rect> = None;
    let few = side.items.iter().filter(|item| matches!(item, Item::Card { .. })).count() <= ALIKE;
    for (at, item) in side.items.iter().enumerate() {
        half = half.filter(|_| matches!(item, Item::Card { .. }));
        match item {
            Item::Choice(choice) => {
                let row = choice_row(column, choice);
                column.explain(row, ("choice", at), &choice.said, &choice.explained);
            }
            Item::Note { sprite, place, text, said } => {
                let side = column.part(0.088);
                let row = column.beside(0.088, 0.0, &[*sprite], |beside| beside.sentence(text, palette.ink));
                if let Some(place) = place {
                    // In the corner that is free in the picture too.
                    let corner = pos2(row.left() + side, row.center().y - side / 2.0);
                    let badge = Rect::from_min_max(corner - vec2(side * 0.42, 0.0), corner + vec2(0.0, side * 0.42));
                    column.picture(badge, *place);
                }
                column.describe(row, ("note", at), said);
            }
            Item::Card { sprite, ground, name, terms, said } => {
                let row = in_halves(column, &mut half, |column| {
                    let set = CardSet::of(column, if few { &side.items } else { slice::from_ref(item) });
                    card_row(column, (*sprite, *ground), (name, terms), &set)
                });
                column.describe(row, ("card", at), said);
                // Cards lie close.
                column.gap(if half.is_some() { 0.0 } else { 0.005 });
                continue;
            }
        }
        column.gap(0.01);
    }
    warning(column, side, told);
}

fn warning(column: &mut Column<'_>, side: &Side, told: &str) {
    if let Some(warning) = side.warning.as_ref().filter(|warning| !told.contains(warning.as_str())) {
        let top = column.rest.min;
        column.write(warning, column.warning(), column.tools.palette.wrong);
        column.describe(Rect::from_min_max(top, column.rest.right_top()), "warning", warning);
    }
}

/// Draws the heading with its note beside it, or below it where there is no room; the note is dropped first, unless it has a short
/// form for the back row.
fn heading(column: &mut Column<'_>, side: &Side, told: &str) {
    let (ink, top) = (column.tools.palette.ink, column.rest.min);
    // Its sign stands before all of it.
    let high = column.bold().size * 1.3;
    let indent = side.heading_sign.map_or(0.0, |_| high * 1.15);
    if let Some(sprite) = side.heading_sign {
        column.picture(Rect::from_min_size(top, vec2(high, high)), sprite);
    }
    column.rest.min.x += indent;
    let short = side.note_short.as_deref().filter(|_| column.short);
    let note = short.or(side.note.as_deref().filter(|_| !column.brief));
    let few = column.few();
    let wide = column.width(&side.heading, column.bold()) + column.part(0.03);
    let sign = side.note_sign.map_or(0.0, |_| few.size * 1.5);
    match note {
        // The cry has it in larger letters: the note stands beside its sign.
        Some(note) if told.lines().next() == Some(&side.heading) => {
            column.write(note, few, ink);
            let below = if indent > 0.0 { top.y + high - column.rest.top() } else { 0.0 };
            column.row(below.max(0.0));
        }
        Some(note) if wide + sign + column.width(note, few.clone()) <= column.rest.width() => {
            let line = column.row(column.bold().size * 1.3);
            column.line(line, &side.heading, column.bold(), ink);
            if let Some(sprite) = side.note_sign {
                let middle = pos2(line.left() + wide + sign * 0.4, line.center().y);
                column.picture(Rect::from_center_size(middle, vec2(sign, sign) * 0.8), sprite);
            }
            column.line(line.with_min_x(line.left() + wide + sign), note, few, ink);
        }
        Some(note) => {
            column.strong(&side.heading, ink);
            column.write(side.note.as_deref().unwrap_or(note), few, ink);
        }
        None => column.strong(&side.heading, ink),
    }
    let said = [Some(side.heading.as_str()), side.note.as_deref()];
    let said = said.into_iter().flatten().collect::<Vec<_>>().join(". ");
    column.rest.min.x -= indent;
    column.describe(Rect::from_min_max(top, column.rest.right_top()), "heading", &said);
    column.gap(0.008);
}

/// Draws the choice to the left and its price to the right, so that prices are aligned; the reason is below.
fn choice_row(column: &mut Column<'_>, choice: &Choice) -> Rect {
    let ink = column.tools.palette.ink;
    let room = if choice.sprites.is_empty() { 0.0 } else { 0.088 };
    column.beside(room, 0.01, &choice.sprites, |beside| {
        let (name, price) = (beside.bold(), beside.price());
        let count = choice.signs.iter().map(|_| 1.05).sum::<f32>();
        let sign = (name.size * 1.15).min(beside.rest.width() / count.max(1.0));
        let signs = sign * count;
        let (gap, price_wide) = (beside.part(0.01), beside.width(&choice.price, price.clone()));
        let name_wide = beside.width(&choice.name, name.clone());
        // A long name has lines of its own, with the signs below it as below any name that leaves them no room.
        let is_long = name_wide > beside.rest.width();
        let (line, after_name) = if is_long {
            beside.strong(&choice.name, ink);
            let line = beside.row(sign);
            (line, line.left())
        } else {
            let line = beside.row(name.size * 1.2);
            beside.line(line, &choice.name, name, ink);
            (line, line.left() + name_wide + beside.part(0.02))
        };
        let (start, between) = (line.right() - signs - gap - price_wide, line.with_min_x(after_name));
        // Signs and price stand together: where there is no room for both, below the name, and the price below the signs.
        // What else there is to know stands between name and price where it has room.
        let (mut line, between, below) = if is_long && start >= after_name {
            (line, between.with_min_x(after_name + signs + price_wide + 2.0 * gap), false)
        } else if start >= after_name {
            (line.with_min_x(start), between.with_max_x(start), false)
        } else if signs + gap + price_wide <= beside.rest.width() {
            (beside.row(sign), between, false)
        } else if after_name + signs <= line.right() {
            let start = line.right() - signs;
            (line.with_min_x(start), between.with_max_x(start), true)
        } else {
            (beside.row(sign), between, true)
        };
        for drawing in &choice.signs {
            let square = Rect::from_center_size(line.left_center(), [sign, sign].into());
            beside.picture(square.translate([sign / 2.0, 0.0].into()), *drawing);
            line.min.x += sign * 1.05;
        }
        if below {
            beside.write(&choice.price, price, ink);
        } else {
            beside.line(line.with_min_x(line.left() + gap), &choice.price, price, ink);
        }
        match (in_short(beside, choice), &choice.about) {
            (Some(short), _) if short_wide(beside, short.1) <= between.width() - gap => {
                short_in(beside, between, short);
            }
            // Where explanations fold away at the desk, its sign is left in the line.
            (Some((drawing, _)), _) if beside.brief && !beside.short => {
                let sign = short_sign(beside).min(between.width().max(0.0));
                let square = Rect::from_center_size(between.left_center() + vec2(sign / 2.0, 0.0), vec2(sign, sign));
                beside.picture(square, drawing);
            }
            (Some(short), _) => {
                let line = beside.row(short_sign(beside));
                short_in(beside, line, short);
            }
            (None, Some(about)) if !beside.brief => beside.sentence(about, ink),
            (None, Some(_) | None) => {}
        }
    })
}

/// Draws a card into the left half of a wide column, and the next one into the `half` that is free beside it.
fn in_halves(column: &mut Column<'_>, half: &mut Option<Rect>, draw: impl Fn(&mut Column<'_>) -> Rect) -> Rect {
    /// The least width of a wide column, in heights of its letters.
    const WIDE: f32 = 17.0;
    let all = column.rest;
    let (left, right) = all.split_left_right_at_fraction(0.5);
    let gap = column.part(0.006);
    let (place, free) = match half.take() {
        Some(free) => (free, None),
        None if all.width() > column.bold().size * WIDE => {
            (left.with_max_x(left.right() - gap), Some(right.with_min_x(right.left() + gap)))
        }
        None => (all, None),
    };
    column.rest = place;
    let row = draw(column);
    // The right one begins as high as the left one, and whatever comes next below both.
    column.rest = all.with_min_y(column.rest.top().max(all.top()));
    *half = free;
    row
}

/// So many cards of a column are set alike: for two lines of each one of more there is no height.
const ALIKE: usize = 6;
/// What names keep of their size at least beside terms, where a few cards are set alike.
const ASIDE: f32 = 0.85;

/// How cards are set, of which no name is larger than another because it is shorter.
struct CardSet {
    /// Whether each name stands beside its terms, and otherwise above them.
    is_beside: bool,
    /// The letters of the names.
    font: FontId,
}

impl CardSet {
    /// Returns the way in which all those cards have room in columns as wide as that one.
    fn of(column: &Column<'_>, items: &[Item]) -> Self {
        let (strong, few, measures) = (column.bold(), column.few(), CardMeasures::of(column));
        let fitting = |room: &dyn Fn(&[Arc<Scene>]) -> f32| {
            let cards = items.iter().filter_map(|item| match item {
                Item::Card { name, terms, .. } => {
                    Some(room(CardMeasures::told(column, terms)) / column.width(name, strong.clone()))
                }
                Item::Choice(_) | Item::Note { .. } => None,
            });
            tokens::bold(strong.size * cards.fold(1.0, f32::min).max(0.0))
        };
        let beside = fitting(&|terms| measures.inside - measures.wide(terms, measures.line));
        // A few of them have the height for large names above their terms.
        let least = if items.len() > 1 { few.size.max(strong.size * ASIDE) } else { few.size };
        let is_beside = beside.size >= least;
        Self { is_beside, font: if is_beside { beside } else { fitting(&|_| measures.inside) } }
    }
}

/// The measures of a card in a column.
struct CardMeasures {
    line: f32,
    pad: f32,
    sign: f32,
    gap: f32,
    /// The width beside the sign.
    inside: f32,
}

impl CardMeasures {
    fn of(column: &Column<'_>) -> Self {
        let size = column.bold().size;
        let (line, pad) = (size * 1.06, size * 0.06);
        let (sign, gap) = (line * 0.8, line * 0.25);
        Self { line, pad, sign, gap, inside: column.rest.width() - 2.0 * pad - sign - gap }
    }

    /// Returns the terms that are shown: what a card does comes last.
    fn told<'a>(column: &Column<'_>, terms: &'a [Arc<Scene>]) -> &'a [Arc<Scene>] {
        if column.brief { terms.split_last().map_or(terms, |(last, _)| std::slice::from_ref(last)) } else { terms }
    }

    /// Returns how wide terms of that height are, with a gap before each.
    fn wide(&self, terms: &[Arc<Scene>], high: f32) -> f32 {
        terms.iter().map(|scene| scene.bounds.width() / scene.bounds.height() * high + self.gap).sum()
    }
}

/// Draws a card: its name and its terms in one line, or below each other where the cards have no room for that.
fn card_row(
    column: &mut Column<'_>,
    (sprite, ground): (Sprite, Sprite),
    (name, terms): (&str, &[Arc<Scene>]),
    CardSet { is_beside, font }: &CardSet,
) -> Rect {
    let measures = CardMeasures::of(column);
    let terms = CardMeasures::told(column, terms);
    let CardMeasures { line, pad, sign, gap, inside } = measures;
    let row = column.row(line * if *is_beside { 1.0 } else { 2.0 } + 2.0 * pad);
    let Some(painter) = column.painter() else { return row };
    column.tools.pictures.ground(painter, row, ground);
    let ink = tokens::color(tokens::DARK_INK);
    let within = row.shrink(pad);
    let (upper, lower) = within.split_top_bottom_at_y(within.top() + line);
    column.picture(Rect::from_min_size(upper.min, vec2(sign, line)), sprite);
    column.line(upper.with_min_x(upper.left() + sign + gap), name, font.clone(), ink);
    let last = if *is_beside { upper } else { lower };
    let high = line * (inside / measures.wide(terms, line)).min(1.0);
    let mut left = last.right() - measures.wide(terms, high) + gap;
    for scene in terms {
        let wide = scene.bounds.width() / scene.bounds.height() * high;
        let place = Rect::from_min_size(pos2(left, last.center().y - high / 2.0), vec2(wide, high));
        column.tools.pictures.paint(painter, place, scene, false);
        left = place.right() + gap;
    }
    row
}
