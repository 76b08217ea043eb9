//! What stands beside the picture, at the desk and on the projector: what may be chosen, what it costs, and what else there
//! is to know.

use eframe::egui::{Rect, pos2, vec2};

use super::column::Column;
use crate::show::{Choice, Item, Side};

/// What there is to do, and what may be chosen; a warning that was `told` in the cry already is not told twice.
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
    if let Some(warning) = side.warning.as_ref().filter(|warning| !told.contains(warning.as_str())) {
        let top = column.rest.min;
        column.sentence(warning, palette.wrong);
        column.describe(Rect::from_min_max(top, column.rest.right_top()), "warning", warning);
    }
}

/// The heading with its note beside it, or below it where there is no room; the note folds away first.
fn heading(column: &mut Column<'_>, side: &Side) {
    let (ink, top) = (column.tools.palette.ink, column.rest.min);
    let note = side.note.as_deref().filter(|_| !column.brief);
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
            column.sentence(note, ink);
        }
        None => column.strong(&side.heading, ink),
    }
    let said = [Some(side.heading.as_str()), side.note.as_deref()];
    let said = said.into_iter().flatten().collect::<Vec<_>>().join(". ");
    column.describe(Rect::from_min_max(top, column.rest.right_top()), "heading", &said);
    column.gap(0.008);
}

/// What is chosen at the left, what it costs at the right, so that prices stand below each other; why, below.
fn choice_row(column: &mut Column<'_>, choice: &Choice) -> Rect {
    let ink = column.tools.palette.ink;
    column.beside(0.088, 0.01, &choice.sprites, |beside| {
        let (name, price) = (beside.bold(), beside.plain());
        let sign = name.size * 1.15;
        let signs = choice.signs.iter().map(|_| sign * 1.05).sum::<f32>();
        let (gap, price_wide) = (beside.part(0.01), beside.width(&choice.price, price.clone()));
        let line = beside.row(name.size * 1.2);
        beside.line(line, &choice.name, name.clone(), ink);
        let after_name = line.left() + beside.width(&choice.name, name) + beside.part(0.02);
        let start = line.right() - signs - gap - price_wide;
        // Signs and price stand together: where there is no room for both, below the name.
        let (mut line, below) = if start >= after_name {
            (line.with_min_x(start), false)
        } else if signs + gap + price_wide <= beside.rest.width() {
            (beside.row(sign), false)
        } else {
            (line.with_min_x((line.right() - signs).max(after_name)), true)
        };
        for drawing in &choice.signs {
            let square = Rect::from_center_size(line.left_center(), [sign, sign].into());
            beside.picture(square.translate([sign / 2.0, 0.0].into()), *drawing);
            line.min.x += sign * 1.05;
        }
        if below {
            beside.sentence(&choice.price, ink);
        } else {
            beside.line(line.with_min_x(line.left() + gap), &choice.price, price, ink);
        }
        if let Some(about) = choice.about.as_ref().filter(|_| !beside.brief) {
            beside.sentence(about, ink);
        }
    })
}
