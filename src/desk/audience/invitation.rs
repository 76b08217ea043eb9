//! How phones are invited to follow: a code that the back row can scan, and the address for those who type it.

use eframe::egui::{Align, FontId, Rect, Ui, pos2, vec2};

use super::view::Seen;
use crate::desk::look::column::{height_of, text_in, width_of};
use crate::desk::look::qr;
use crate::desk::look::tools::{Tools, describe, read_out};
use crate::desk::tokens::{self, ROOM};
use crate::gallery::Qr;
use crate::show::Invitation;

/// The sentence and the address as parts of the height, and how much smaller both may be.
const TITLE: f32 = 0.1;
const ADDRESS: f32 = 0.055;
const SCALES: [f32; 8] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/// Draws it into all of `ui`: the code as large as it can be, and the sentence and the address beside or below it.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, invited: &Invitation, seen: Seen<'_>) {
    let all = ui.max_rect();
    let (height, larger) = (all.height(), seen.text.from_afar());
    let inside = all.shrink(all.size().min_elem() * 0.04);
    let gap = all.size().min_elem() * 0.04;
    let (code, rest) = if all.width() > height {
        let (code, rest) = inside.split_left_right_at_x(inside.left() + inside.height().min(inside.width() * 0.58));
        (code, rest.with_min_x(rest.left() + gap))
    } else {
        let (code, rest) = inside.split_top_bottom_at_y(inside.top() + inside.width().min(inside.height() * 0.62));
        (code, rest.with_min_y(rest.top() + gap))
    };
    if let Some(qr) = Qr::of(&invited.code) {
        qr::paint(ui.painter(), code, &qr);
    }
    let name = tools.words.with("phones-code", &[("address", invited.address.as_str().into())]);
    describe(ui, code, ui.scope_id().with("code"), &name);

    let sentence = tools.text("phones-follow");
    // A line ends where the key begins, and nowhere else.
    let (place, key) = invited.address.rsplit_once('/').unwrap_or((&invited.address, ""));
    let place = format!("{place}/");
    let least = height * ROOM.least;
    // Letters are measured a little larger than they are: a line that just fits may not fit elsewhere.
    let narrow = rest.width() / width_of(ui, &place, tokens::bold(least)) * 0.99;
    let sizes = |scale: f32| {
        let title = tokens::display((height * TITLE * larger * scale).max(least));
        (title, tokens::bold((height * ADDRESS * larger * scale).min(least * narrow).max(least)))
    };
    let high = |(title, address): &(FontId, FontId)| {
        let lines = height_of(ui, &place, address.clone(), f32::INFINITY) * 2.0;
        height_of(ui, &sentence, title.clone(), rest.width()) + gap + lines
    };
    let fits = |fonts: &(FontId, FontId)| {
        let whole = |word: &str| width_of(ui, word, fonts.0.clone()) <= rest.width();
        sentence.split_whitespace().all(whole) && high(fonts) <= rest.height()
    };
    let fonts = SCALES.into_iter().map(sizes).find(fits).unwrap_or_else(|| sizes(0.0));
    let mut top = rest.center().y - high(&fonts).min(rest.height()) / 2.0;
    let ((title, address), ink) = (fonts, tools.palette.ink);
    let wrote = text_in(ui, rest.with_min_y(top), &sentence, title, ink, Align::Min);
    let told = Rect::from_min_size(rest.with_min_y(top).min, vec2(rest.width(), wrote));
    let told = describe(ui, told, ui.scope_id().with("follow"), &sentence);
    if seen.live {
        read_out(ui, &told);
    }
    top += wrote + gap;
    for line in [place.as_str(), key] {
        let galley = ui.painter().layout_no_wrap(line.to_owned(), address.clone(), ink);
        let high = galley.size().y;
        ui.painter().galley(pos2(rest.left(), top), galley, ink);
        top += high;
    }
}
