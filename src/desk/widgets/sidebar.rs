//! The sidebar's rows and cards, at the desk and on the projector: the choices, their prices, and the notes.

use egui::{FontId, Rect, pos2, vec2};

use super::column::Column;
use crate::show::{Choice, Item, Short, Side};

/// The least width of a card beside others, as a part of the unit of sizes.
const CARD: f32 = 0.26;

/// As [`draw`], with the choices on cards beside each other, where `unit` leaves room for that and no word is wider.
pub(crate) fn draw_large(column: &mut Column<'_>, side: &Side, told: &str, unit: f32) {
    let choices: Vec<&Choice> = side.items.iter().filter_map(choice_of).collect();
    let count = f32::from(u8::try_from(choices.len()).unwrap_or(u8::MAX));
    let wide = column.abreast_width(choices.len());
    let whole = |text: &str, font: FontId| text.split(' ').all(|word| column.width(word, font.clone()) <= wide);
    let fits = |choice: &&Choice| {
        let short = in_short(column, choice).is_none_or(|short| short_wide(column, short) <= wide);
        short && whole(&choice.name, column.bold()) && whole(&choice.price, column.price())
    };
    let roomy = column.rest.width() >= unit * CARD * count && choices.iter().all(fits);
    if choices.len() != side.items.len() || count < 2.0 || !roomy {
        return draw(column, side, told);
    }
    heading(column, side);
    let cards = column.abreast(choices.len(), |card, at| {
        if let Some(choice) = choices.get(at) {
            choice_card(card, choice, choices.iter().all(|choice| fits_beside(card, choice)));
        }
    });
    for (at, (rect, choice)) in cards.into_iter().zip(choices).enumerate() {
        column.explain(rect, ("choice", at), &choice.said, &choice.explained);
    }
    column.gap(0.01);
    warning(column, side, told);
}

const fn choice_of(item: &Item) -> Option<&Choice> {
    match item {
        Item::Choice(choice) => Some(choice),
        Item::Note { .. } => None,
    }
}

/// Returns the side of a card's drawing, and the gap beside it.
fn drawing(card: &Column<'_>) -> (f32, f32) {
    (card.part(0.13).min(card.rest.width() * 0.45), card.part(0.01))
}

/// Whether the name has room beside the drawing.
fn fits_beside(card: &Column<'_>, choice: &Choice) -> bool {
    let (side, gap) = drawing(card);
    card.width(&choice.name, card.bold()) <= card.rest.width() - side - gap
}

/// Draws a choice on a card, with its name and price beside the drawing; below it the price in words, and the reason.
/// If not all cards' names have room `beside` their drawings, they are below.
fn choice_card(card: &mut Column<'_>, choice: &Choice, beside: bool) {
    let ink = card.tools.palette.ink;
    let count = choice.signs.iter().map(|_| 1.0).sum::<f32>().max(1.0);
    let ((side, gap), wide) = (drawing(card), card.rest.width());
    let name = card.bold();
    let name_wide = card.width(&choice.name, name.clone());
    let sign = card.part(0.068).min((wide - side - gap) / count);
    let right = (sign * count).max(if beside { name_wide } else { 0.0 });
    let row = card.row(side);
    let corner = row.center_top() - vec2((side + gap + right) / 2.0, 0.0);
    for sprite in &choice.sprites {
        card.picture(Rect::from_min_size(corner, vec2(side, side)), *sprite);
    }
    let right = Rect::from_min_size(corner + vec2(side + gap, 0.0), vec2(right, side));
    let (upper, lower) = if beside { right.split_top_bottom_at_fraction(0.45) } else { (right, right) };
    if beside {
        card.line(upper.with_min_x(upper.center().x - name_wide / 2.0), &choice.name, name, ink);
    }
    let mut middle = lower.center() - vec2(sign * (count - 1.0) / 2.0, 0.0);
    for drawing in &choice.signs {
        card.picture(Rect::from_center_size(middle, vec2(sign, sign) * 0.96), *drawing);
        middle.x += sign;
    }
    if !beside {
        card.strong(&choice.name, ink);
    }
    card.write(&choice.price, card.price(), ink);
    match (in_short(card, choice), &choice.about) {
        (Some(short), _) => {
            card.gap(0.006);
            let line = card.row(short_sign(card));
            short_in(card, line.with_min_x(line.center().x - short_wide(card, short) / 2.0), short);
        }
        (None, Some(about)) if !card.brief => {
            card.gap(0.006);
            card.sentence(about, ink);
        }
        (None, Some(_) | None) => {}
    }
}

/// Returns more about the choice in short, as a drawing and a few words, where the column is short or brief.
fn in_short<'a>(column: &Column<'_>, choice: &'a Choice) -> Option<&'a Short> {
    choice.short.as_ref().filter(|_| column.short || column.brief)
}

/// Returns the side of the short form's drawing.
fn short_sign(column: &Column<'_>) -> f32 {
    column.few().size * if column.brief { 1.2 } else { 1.5 }
}

/// Returns the width of the drawing and the words beside each other.
fn short_wide(column: &Column<'_>, short: &Short) -> f32 {
    short_sign(column) * 1.15 + column.width(&short.text, column.few())
}

/// Draws the drawing and the words into that line.
fn short_in(column: &Column<'_>, line: Rect, short: &Short) {
    let sign = short_sign(column);
    column.picture(Rect::from_center_size(line.left_center() + vec2(sign / 2.0, 0.0), vec2(sign, sign)), short.sign);
    column.line(line.with_min_x(line.left() + sign * 1.15), &short.text, column.few(), column.tools.palette.ink);
}

/// Draws the heading and the choices; a warning that was `told` in the cry already is not repeated.
pub(crate) fn draw(column: &mut Column<'_>, side: &Side, told: &str) {
    let palette = column.tools.palette;
    heading(column, side);
    for (at, item) in side.items.iter().enumerate() {
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
        }
        column.gap(0.01);
    }
    warning(column, side, told);
}

fn warning(column: &mut Column<'_>, side: &Side, told: &str) {
    if let Some(warning) = side.warning.as_ref().filter(|warning| !told.contains(warning.as_str())) {
        let top = column.rest.min;
        column.sentence(warning, column.tools.palette.wrong);
        column.describe(Rect::from_min_max(top, column.rest.right_top()), "warning", warning);
    }
}

/// Draws the heading with its note beside it, or below it where there is no room; the note is dropped first.
fn heading(column: &mut Column<'_>, side: &Side) {
    let (ink, top) = (column.tools.palette.ink, column.rest.min);
    // Its sign stands before all of it.
    let high = column.bold().size * 1.3;
    let indent = side.heading_sign.map_or(0.0, |_| high * 1.15);
    if let Some(sprite) = side.heading_sign {
        column.picture(Rect::from_min_size(top, vec2(high, high)), sprite);
    }
    column.rest.min.x += indent;
    let short = side.note_short.as_deref().filter(|_| column.short);
    let note = short.or(side.note.as_deref()).filter(|_| !column.brief);
    let wide = column.width(&side.heading, column.bold()) + column.part(0.03);
    let sign = side.note_sign.map_or(0.0, |_| column.plain().size * 1.5);
    match note {
        Some(note) if wide + sign + column.width(note, column.plain()) <= column.rest.width() => {
            let line = column.row(column.bold().size * 1.3);
            column.line(line, &side.heading, column.bold(), ink);
            if let Some(sprite) = side.note_sign {
                let middle = pos2(line.left() + wide + sign * 0.4, line.center().y);
                column.picture(Rect::from_center_size(middle, vec2(sign, sign) * 0.8), sprite);
            }
            column.line(line.with_min_x(line.left() + wide + sign), note, column.plain(), ink);
        }
        Some(note) => {
            column.strong(&side.heading, ink);
            column.sentence(side.note.as_deref().unwrap_or(note), ink);
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
    column.beside(0.088, 0.01, &choice.sprites, |beside| {
        let (name, price) = (beside.bold(), beside.price());
        let count = choice.signs.iter().map(|_| 1.05).sum::<f32>();
        let sign = (name.size * 1.15).min(beside.rest.width() / count.max(1.0));
        let signs = sign * count;
        let (gap, price_wide) = (beside.part(0.01), beside.width(&choice.price, price.clone()));
        let name_wide = beside.width(&choice.name, name.clone());
        // A long name has lines of its own.
        let (line, after_name) = if name_wide > beside.rest.width() {
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
        let (mut line, between, below) = if start >= after_name {
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
            (Some(short), _) if short_wide(beside, short) <= between.width() - gap => {
                short_in(beside, between, short);
            }
            // Where explanations fold away at the desk, its sign is left in the line.
            (Some(short), _) if beside.brief && !beside.short => {
                let sign = short_sign(beside).min(between.width().max(0.0));
                let square = Rect::from_center_size(between.left_center() + vec2(sign / 2.0, 0.0), vec2(sign, sign));
                beside.picture(square, short.sign);
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
