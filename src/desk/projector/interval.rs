//! The view in a break: what comes after it, and the best players of the hall of fame.

use egui::{Rect, Ui, vec2};

use super::{backdrop, opening};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::captions::{Least, captions};
use crate::desk::widgets::column::{Column, Measure};
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, describe, describe_picture, read_out};
use crate::show::{HallBest, HallShown, Reader, Shown};

/// The height of a shield, as a part of the view's.
const SHIELD: f32 = 0.11;

/// Draws the view into all of `ui`, with letters so many times larger than usual; read out if it is `live`.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, shown: &Shown, hall: Option<&HallShown>, (larger, live): (f32, bool)) {
    let all = ui.max_rect();
    let (unit, height) = (all.size().min_elem(), all.height());
    let view = shown.view(tools.words, Reader::Audience);
    let behind = backdrop::ui(ui, tools, view.backdrop.as_ref());
    let inside = all.shrink(unit * 0.04);
    let (picture, rest) = if all.width() > height {
        let (left, right) = inside.split_left_right_at_fraction(0.46);
        (left, right.with_min_x(right.left() + unit * 0.04))
    } else {
        let (upper, lower) = inside.split_top_bottom_at_fraction(0.38);
        (upper, lower.with_min_y(lower.top() + unit * 0.03))
    };
    // No text stands on what is behind it.
    let rest = rest.with_max_y(rest.bottom().min(all.bottom() - behind));
    let scene = shown.scene(opening::shape(all));
    tools.pictures.paint(ui.painter(), picture, &scene, false);
    captions(ui, picture, &scene, &view.picture, Least::all(unit * ROOM.least));
    describe_picture(ui, picture, ui.scope_id().with("picture"), &view.picture.name);
    let title = tools.text("break-title");
    let next = tools.words.with("break-next", &[("at", view.title.as_str().into())]);
    let odds = shown.next_odds(tools.words);
    let response = describe(ui, rest.with_max_y(rest.top() + unit * 0.2), ui.scope_id().with("break"), &title);
    if live {
        read_out(ui, &response);
    }
    let hall = hall.map(|hall| hall.view(tools.words)).filter(|hall| !hall.podium.is_empty());
    let least = height * ROOM.least;
    let measure = Measure { unit, letters: larger, least, strong: least, short: true, most: 1.3 };
    Column::fill(ui, tools, rest, measure, |column| {
        let ink = column.tools.palette.ink;
        column.write(&title, tokens::display(column.letters(0.12)), ink);
        let top = column.rest.min;
        column.strong(&next, ink);
        column.describe(Rect::from_min_max(top, column.rest.right_top()), "next", &next);
        if let Some(odds) = odds.as_ref().filter(|_| !column.brief) {
            let top = column.rest.min;
            column.strong(odds, ink);
            column.describe(Rect::from_min_max(top, column.rest.right_top()), "odds", odds);
        }
        let Some(hall) = &hall else { return };
        column.gap(0.05);
        let (top, best_games) = (column.rest.min, column.tools.text("break-best"));
        column.strong(&best_games, ink);
        column.describe(Rect::from_min_max(top, column.rest.right_top()), "best games", &best_games);
        for (at, one) in hall.podium.iter().enumerate() {
            column.gap(0.012);
            best(column, at, one);
        }
        if let Some(curiosity) = hall.curiosities.first().filter(|_| !column.brief) {
            column.gap(0.03);
            column.sentence(curiosity, ink);
        }
    });
}

/// Draws a player's best game: the place on the shield, the name, the points and the day.
fn best(column: &mut Column<'_>, at: usize, best: &HallBest) {
    let ink = column.tools.palette.ink;
    let points = column.tools.words.with("unit-amount", &[("points", best.points.into())]);
    let told = format!("{points}, {}", best.date);
    let row = column.beside(SHIELD, 0.0, &[], |beside| {
        beside.strong(&best.name, ink);
        beside.sentence(&told, ink);
    });
    let high = column.part(SHIELD);
    let place = best.place.to_string();
    if let Some(painter) = column.painter() {
        let middle = row.left_center() + vec2(high / 2.0, 0.0);
        let own = Rect::from_center_size(middle, vec2(high * shield::WIDE, high));
        let letters = tokens::display((high * 0.5).max(column.letters(ROOM.text)));
        shield::paint(painter, own, column.tools.armorial.arms_in(&best.name, best.color), ink, (&place, letters));
    }
    column.describe(row, ("best", at), &format!("{place}. {}: {told}", best.name));
}
