//! Signs beside each other, all of one height.

use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::grid;
use super::tools::Tools;
use crate::desk::tokens;
use crate::show::Sign;
use crate::stage::Sprite;

/// Returns the width of signs of that height beside each other.
pub(crate) fn wide(signs: &[Sign], high: f32) -> f32 {
    let one = |sign: &Sign| match sign {
        Sign::Sprites(_) | Sign::Field { .. } | Sign::Circled(_) => high,
        Sign::Row(all) => all.iter().map(|_| high * 0.8).sum(),
        Sign::Text(_) => high * 0.66,
        Sign::Gap => high * 0.3,
    };
    signs.iter().map(one).sum()
}

/// Paints signs beside each other, from that corner on.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, at: Pos2, high: f32, signs: &[Sign]) {
    let pictures = |rect: Rect, sprites: &[Sprite]| {
        for sprite in sprites {
            tools.pictures.icon(ui.painter(), rect, *sprite);
        }
    };
    let mut left = at.x;
    for sign in signs {
        let width = wide(std::slice::from_ref(sign), high);
        let rect = Rect::from_min_size(pos2(left, at.y), vec2(width, high));
        left += width;
        match sign {
            Sign::Sprites(sprites) => {
                pictures(rect, sprites);
            }
            Sign::Row(all) => {
                for (nth, sprites) in (0_u8..).zip(all) {
                    let rect =
                        Rect::from_min_size(rect.min + vec2(f32::from(nth) * high * 0.8, 0.0), vec2(high * 0.8, high));
                    pictures(rect, sprites);
                }
            }
            // As it is written over a column of the paper.
            Sign::Text(text) => {
                let cell = rect.shrink2(vec2(high * 0.02, high * 0.08));
                let stroke = Stroke::new(high * 0.035, tools.palette.line);
                ui.painter().rect(cell, high * 0.08, tools.palette.card, stroke, StrokeKind::Inside);
                let font = tokens::bold(high * 0.72);
                ui.painter().text(cell.center(), Align2::CENTER_CENTER, text, font, tools.palette.ink);
            }
            Sign::Field { fill, ink, text, mark } => {
                grid::paint_marked(ui, tools, rect, (*fill, *ink), Some(text), |square| pictures(square, &[*mark]));
            }
            Sign::Circled(text) => {
                let stroke = Stroke::new(high * 0.05, tools.palette.ink);
                ui.painter().circle(rect.center(), high * 0.44, tools.palette.card, stroke);
                let font = tokens::bold(high * 0.62);
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, tools.palette.ink);
            }
            Sign::Gap => {}
        }
    }
}
