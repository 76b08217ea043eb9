//! The invitation for phones: a code that the back row can scan, and the address for those who type it. Where the
//! wireless network is known, its code comes first.

use egui::{Align, FontId, Rect, Ui, pos2, vec2};

use super::view::Seen;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::{height_of, width_of};
use crate::desk::widgets::lines::text_in;
use crate::desk::widgets::qr;
use crate::desk::widgets::tools::{Tools, describe, describe_picture, read_out};
use crate::gallery::Qr;
use crate::show::Invitation;

/// The sizes of the sentence and the address as parts of the height, and the scales of both.
const TITLE: f32 = 0.1;
const ADDRESS: f32 = 0.055;
const SCALES: [f32; 8] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/// A code and its texts.
struct Told<'a> {
    id: &'a str,
    /// The content of the code.
    code: &'a str,
    /// The name of the code, for screen readers.
    name: String,
    /// The purpose of the code.
    sentence: String,
    /// The lines for people who type instead of scanning.
    lines: &'a [&'a str],
}

/// Draws the invitation into all of `ui`: codes as large as possible, and their texts beside or below them.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, invited: &Invitation, seen: Seen<'_>) {
    let all = ui.max_rect();
    let inside = all.shrink(all.size().min_elem() * 0.04);
    let gap = all.size().min_elem() * 0.04;
    let wide = all.width() > all.height();
    // A line ends where the key begins, and nowhere else.
    let (place, key) = invited.address.rsplit_once('/').unwrap_or((&invited.address, ""));
    let place = format!("{place}/");
    let follow = Told {
        id: "follow",
        code: &invited.code,
        name: tools.words.with("phones-code", &[("address", invited.address.as_str().into())]),
        sentence: tools.text("phones-follow"),
        lines: &[&place, key],
    };
    let Some(wifi) = &invited.wifi else {
        return told(ui, tools, (inside, wide), &follow, seen);
    };
    let args = || [("name", wifi.name.as_str().into())];
    let join = Told {
        id: "join",
        code: &wifi.code,
        name: tools.words.with("phones-wifi-code", &args()),
        sentence: tools.words.with("phones-wifi-join", &args()),
        lines: &[],
    };
    let (first, second) =
        if wide { inside.split_left_right_at_fraction(0.5) } else { inside.split_top_bottom_at_fraction(0.5) };
    let (first, second) = if wide {
        (first.with_max_x(first.right() - gap / 2.0), second.with_min_x(second.left() + gap / 2.0))
    } else {
        (first.with_max_y(first.bottom() - gap / 2.0), second.with_min_y(second.top() + gap / 2.0))
    };
    let follow = Told { sentence: tools.text("phones-follow-then"), ..follow };
    told(ui, tools, (first, false), &join, seen);
    told(ui, tools, (second, false), &follow, seen);
}

/// Draws one code with its texts, beside it or below.
fn told(ui: &Ui, tools: &Tools<'_>, (inside, beside): (Rect, bool), told: &Told<'_>, seen: Seen<'_>) {
    let (height, larger) = (ui.max_rect().height(), seen.text.from_afar());
    let gap = ui.max_rect().size().min_elem() * 0.04;
    let (code, rest) = if beside {
        let (code, rest) = inside.split_left_right_at_x(inside.left() + inside.height().min(inside.width() * 0.58));
        (code, rest.with_min_x(rest.left() + gap))
    } else {
        let (code, rest) = inside.split_top_bottom_at_y(inside.top() + inside.width().min(inside.height() * 0.62));
        (code, rest.with_min_y(rest.top() + gap))
    };
    if let Some(qr) = Qr::of(told.code) {
        qr::paint(ui.painter(), code, &qr);
    }
    describe_picture(ui, code, ui.scope_id().with((told.id, "code")), &told.name);
    let least = height * ROOM.least;
    // Letters are measured a little larger than they are: a line that just fits may not fit elsewhere.
    let longest = told.lines.iter().map(|line| width_of(ui, line, tokens::bold(least))).fold(1.0, f32::max);
    let narrow = rest.width() / longest * 0.99;
    let sizes = |scale: f32| {
        let title = tokens::display((height * TITLE * larger * scale).max(least));
        (title, tokens::bold((height * ADDRESS * larger * scale).max(least).min(least * narrow)))
    };
    let high = |(title, address): &(FontId, FontId)| {
        let lines = told.lines.iter().map(|line| height_of(ui, line, address.clone(), f32::INFINITY)).sum::<f32>();
        height_of(ui, &told.sentence, title.clone(), rest.width()) + gap + lines
    };
    let fits = |fonts: &(FontId, FontId)| {
        let whole = |word: &str| width_of(ui, word, fonts.0.clone()) <= rest.width();
        told.sentence.split_whitespace().all(whole) && high(fonts) <= rest.height()
    };
    let fonts = SCALES.into_iter().map(sizes).find(fits).unwrap_or_else(|| sizes(0.0));
    // Below each other all begin at one height, so that two of them stand in one line.
    let mut top = if beside { rest.center().y - high(&fonts).min(rest.height()) / 2.0 } else { rest.top() };
    let ((title, address), ink) = (fonts, tools.palette.ink);
    let wrote = text_in(ui, rest.with_min_y(top), &told.sentence, title, ink, Align::Min);
    let place = Rect::from_min_size(rest.with_min_y(top).min, vec2(rest.width(), wrote));
    let said = describe(ui, place, ui.scope_id().with(told.id), &told.sentence);
    if seen.live {
        read_out(ui, &said);
    }
    top += wrote + gap;
    for line in told.lines {
        let galley = ui.painter().layout_no_wrap((*line).to_owned(), address.clone(), ink);
        let high = galley.size().y;
        ui.painter().galley(pos2(rest.left(), top), galley, ink);
        top += high;
    }
}
