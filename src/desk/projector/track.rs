//! The line at the projector's foot: the time in the game, its progress, and the code.

use egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::lines::line_in;
use crate::desk::widgets::tools::{Tools, describe, width};
use crate::show::View;

/// The height of a line of letters, as a part of their size.
const LINE: f32 = 1.3;
/// The greatest part of the width for the time in the game beside a proposal.
const TIME: f32 = 0.25;

/// The contents of the line beside the marks.
#[derive(Clone, Copy)]
pub(super) struct Foot<'a> {
    pub(super) view: &'a View,
    /// The game's code, or “”.
    pub(super) code: &'a str,
    /// The ready count of phones, or “” while nobody is asked. It replaces the code.
    pub(super) ready: &'a str,
}

/// The sizes of its letters.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    /// The unit: the window's height.
    pub(super) height: f32,
    /// The factor by which they are larger than usual, as far as they have room.
    pub(super) larger: f32,
    /// The least size.
    pub(super) least: f32,
}

/// Draws the time, the marks of the track and the code: in one line, or in two where they have no room in one.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, rect: Rect, sizes: Letters, foot: Foot<'_>) {
    let Letters { height, larger, least } = sizes;
    let Foot { view, code, ready } = foot;
    let (title, track) = (&view.title, &view.track);
    let gap = height * 0.025;
    let two = rect.height() > height * ROOM.text * larger * 2.2;
    let (upper, lower) = if two { rect.split_top_bottom_at_fraction(0.5) } else { (rect, rect) };
    let asks = !ready.is_empty();
    let code = if asks { ready } else { code };
    let letters = |size: f32| if asks { tokens::bold(size) } else { tokens::plain(size) };
    // What is looked for is as large as the time in the game.
    let code_size = |larger: f32| height * larger * if asks { ROOM.strong } else { ROOM.text };
    let wide = |larger: f32| {
        let plain = tokens::plain(height * ROOM.text * larger);
        [width(ui, &track.text, plain), width(ui, code, letters(code_size(larger)))]
    };
    let right = |[text, code]: [f32; 2]| if two { text } else { text + code + gap };
    // What is looked up stays smaller before what is looked for does.
    let title_least = width_of(ui, title, tokens::display(height * ROOM.strong * (1.0 + (larger - 1.0) / 2.0)));
    let fits = |larger: &f32| title_least + gap + right(wide(*larger)) <= upper.width();
    let smallest = least / (height * ROOM.text);
    let larger_text = [larger, 1.0 + (larger - 1.0) / 2.0, 1.0, f32::midpoint(1.0, smallest)]
        .into_iter()
        .find(fits)
        .unwrap_or(smallest);
    let plain = tokens::plain(height * ROOM.text * larger_text);
    let [text_wide, code_wide] = wide(larger_text);
    let room = if two { lower.width() } else { upper.width() - title_least - text_wide - 2.0 * gap };
    let narrower = (room / code_wide.max(1.0)).min(1.0);
    // Of two lines none reaches into the other.
    let most = if two { lower.height() / LINE } else { f32::INFINITY };
    let code_size = (code_size(larger_text) * narrower).min(most).max(least);
    let code_wide = width(ui, code, letters(code_size));

    // 1. The time in the game at the left, as large as it has room.
    let right = right([text_wide, code_wide]);
    let title_font = fitting(ui, title, upper.width() - right - gap, sizes);
    let title_wide = line_in(ui, upper, title, title_font, tools.palette.ink);
    // 2. The code at the right, and how far it is in words.
    let ink = tools.palette;
    let code_ink = if asks { ink.ink } else { ink.faint };
    ui.painter().text(lower.right_center(), Align2::RIGHT_CENTER, code, letters(code_size), code_ink);
    let at = if two { upper.right() } else { upper.right() - code_wide - if code.is_empty() { 0.0 } else { gap } };
    ui.painter().text(pos2(at, upper.center().y), Align2::RIGHT_CENTER, &track.text, plain, ink.ink);
    // 3. The marks in what is left; where that is nothing, the words say the same.
    let left = if two { lower.left() } else { upper.left() + title_wide + gap };
    let end = if two { lower.right() - code_wide } else { at - text_wide };
    let room = Rect::from_min_max(pos2(left, lower.top()), pos2(end - gap, lower.bottom()));
    marks(ui, tools, room, view);
    let said = [title, &track.text, ready].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
    describe(ui, rect, ui.scope_id().with("track"), &said.join(", "));
}

/// Draws what a player proposes behind the time in the game, on a ground of its own; below it where the window is narrow.
pub(super) fn proposed(ui: &Ui, tools: &Tools<'_>, all: Rect, sizes: Letters, (title, text): (&str, &str)) {
    let Letters { height, larger, least } = sizes;
    let font = tokens::display(least);
    let wide = width_of(ui, title, font.clone()) + height * 0.025;
    let (time, rect) = if wide > all.width() * TIME {
        all.split_top_bottom_at_y(all.top() + least * LINE)
    } else {
        all.split_left_right_at_x(all.left() + wide)
    };
    line_in(ui, time, title, font, tools.palette.ink);
    let (ground, inside) = (rect.expand(height * 0.005), rect.shrink2(vec2(height * 0.015, 0.0)));
    ui.painter().rect_filled(ground, tokens::CORNER, tools.palette.chosen);
    let laid = |size: f32| ui.painter().layout(text.to_owned(), tokens::bold(size), tools.palette.ink, inside.width());
    let tried = [larger, 1.0, 0.8, 0.64].map(|larger| (height * ROOM.strong * larger).max(least));
    let fits = tried.into_iter().map(laid).find(|words| words.size().y <= ground.height());
    let words = fits.unwrap_or_else(|| laid(least));
    let top = inside.center().y - words.size().y / 2.0;
    describe(ui, all, ui.scope_id().with("proposed"), &format!("{title}. {text}"));
    ui.painter().galley(pos2(inside.left(), top), words, tools.palette.ink);
}

/// Returns the largest display letters in which that text has room, down to the least size.
fn fitting(ui: &Ui, text: &str, room: f32, Letters { height, larger, least }: Letters) -> FontId {
    let most = height * ROOM.strong * larger;
    let wide = width_of(ui, text, tokens::display(most));
    let size = (most * (room / wide.max(1.0)).min(1.0)).max(least);
    tokens::display(size)
}

fn marks(ui: &Ui, tools: &Tools<'_>, room: Rect, view: &View) {
    let track = &view.track;
    let marks: f32 = track.groups.iter().flatten().map(|_| 1.1).sum();
    let groups: f32 = track.groups.iter().map(|_| 0.5).sum();
    let mark = (room.width() / (marks + groups)).min(room.height() * 0.6);
    if mark < room.height() * 0.15 {
        return;
    }
    let (mut x, mut number) = (room.left() + mark / 2.0, 0);
    for group in &track.groups {
        for tone in group {
            let square = Rect::from_center_size(pos2(x, room.center().y), vec2(mark, mark) * 0.94);
            let fill = tools.tone(*tone);
            let fill = if number < track.done { fill.gamma_multiply(0.35) } else { fill };
            let stroke = Stroke::new(mark * 0.1, tools.palette.line);
            ui.painter().rect(square, mark * 0.2, fill, stroke, StrokeKind::Inside);
            if number == track.done {
                let stroke = Stroke::new(mark * 0.2, tools.palette.wrong);
                ui.painter().rect_stroke(square.expand(mark * 0.2), mark * 0.3, stroke, StrokeKind::Inside);
            }
            x += mark * 1.1;
            number += 1;
        }
        x += mark * 0.5;
    }
}
