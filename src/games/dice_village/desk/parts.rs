//! What the panel is made of: drawings that can be pressed, and numbers that go up and down.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, DragValue, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use crate::crier::Words;
use crate::desk::look::spot::Spot;
use crate::desk::look::tools::{Tools, tip};
use crate::desk::tokens;
use crate::games::dice_village::rules::{Base, Card, Face, Half, Merchant, Seat, Side, Spot as Village, Stall};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;
use crate::stage::Sprite;

/// How high a line of the panel is, and what stands between two.
pub(super) const LINE: f32 = 52.0;
pub(super) const GAP: f32 = 6.0;
/// How wide a village, a card and a number are.
pub(super) const VILLAGE: f32 = 102.0;
pub(super) const CARD: f32 = 58.0;
/// How wide a merchant's half with its side in words is.
pub(super) const TILE: f32 = 102.0;
/// How wide the room of a key's digit is, where what is drawn leaves it free.
pub(super) const KEY: f32 = 12.0;
pub(super) const NUMBER: f32 = 184.0;
/// How wide the mark before a player's numbers is.
pub(super) const MARK: f32 = 30.0;
/// Around what scrolls, for lines around what is chosen.
pub(super) const AROUND: i8 = 6;
/// How high a sentence is.
pub(super) const SENTENCE: f32 = 24.0;

/// How high so many lines are.
pub(super) fn lines(lines: usize) -> f32 {
    f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * (LINE + GAP)
}

/// In how many lines so many things stand that are so wide.
pub(super) fn wrapped(things: usize, wide: f32, width: f32) -> usize {
    let mut most = 1;
    let mut end = 2.0 * wide + GAP;
    while end <= width && most < things {
        (most, end) = (most + 1, end + wide + GAP);
    }
    things.div_ceil(most)
}

/// A drawing that can be pressed; `chosen` says whether it is chosen, where it is one of several.
pub(super) fn chip(
    ui: &mut Ui,
    tools: &Tools<'_>,
    (id, name): (Id, &str),
    size: Vec2,
    chosen: Option<bool>,
    draw: impl FnOnce(&Ui, &Tools<'_>, Rect),
) -> bool {
    chip_if(ui, tools, (id, name), (size, true), chosen, draw)
}

/// The same while it is enabled; otherwise it is faint, and keeps its place.
pub(super) fn chip_if(
    ui: &mut Ui,
    tools: &Tools<'_>,
    (id, name): (Id, &str),
    (size, enabled): (Vec2, bool),
    chosen: Option<bool>,
    draw: impl FnOnce(&Ui, &Tools<'_>, Rect),
) -> bool {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    if !enabled {
        ui.disable();
    }
    let palette = tools.palette;
    let fill = if chosen == Some(true) { palette.chosen } else { palette.card };
    ui.painter().rect(rect, tokens::CORNER, fill, Stroke::new(1.5, palette.line), StrokeKind::Inside);
    draw(ui, tools, rect.shrink(3.0));
    let mut spot = Spot::new(id, rect, name).square().tight().stop();
    if let Some(chosen) = chosen {
        spot = spot.chosen(chosen);
    }
    tip(spot.ui(ui, tools), name).clicked()
}

/// A plain button of that width, whose text may stand in two lines.
pub(super) fn button(ui: &mut Ui, enabled: bool, wide: f32, text: &str) -> bool {
    let button = Button::new(text).wrap().min_size(vec2(wide, LINE));
    let inside = vec2(wide, LINE);
    ui.add_enabled_ui(enabled, |ui| ui.add_sized(inside, button).clicked()).inner
}

/// A sign that can be pressed, with its words beside it.
pub(super) fn told(
    ui: &mut Ui,
    tools: &Tools<'_>,
    (id, name): (Id, &str),
    wide: f32,
    draw: impl FnOnce(&Ui, &Tools<'_>, Rect),
) -> bool {
    chip(ui, tools, (id, name), vec2(wide, LINE), Some(false), |ui, tools, rect| {
        let (sign, words) = rect.split_left_right_at_x(rect.left() + rect.height());
        draw(ui, tools, sign);
        written(ui, tools, words.shrink2(vec2(GAP, 0.0)), name);
    })
}

/// The digit of the key that does the same, in the corner.
pub(super) fn key(ui: &Ui, tools: &Tools<'_>, rect: Rect, digit: usize) {
    if digit <= 9 {
        // On a ground of its own: what is drawn in the corner would hide it.
        let ground = Rect::from_min_max(rect.right_top() + vec2(-11.0, -1.0), rect.right_top() + vec2(1.0, 14.0));
        ui.painter().rect_filled(ground, 3.0, tools.palette.card);
        ui.painter().text(
            ground.center(),
            Align2::CENTER_CENTER,
            digit.to_string(),
            tokens::plain(13.0),
            tools.palette.ink,
        );
    }
}

/// A village with its owner's mark.
pub(super) fn village(ui: &Ui, tools: &Tools<'_>, rect: Rect, at: Village) {
    let side = rect.height();
    gate(ui, tools, Rect::from_min_size(rect.min, Vec2::splat(side)), at.base);
    let middle = (rect.left() + side + rect.right()) / 2.0;
    let mark = Rect::from_center_size(pos2(middle, rect.top() + side * 0.3), Vec2::splat(side * 0.52));
    icon(ui, tools, mark, Art::Mark(Mark::of(at.owner)));
    let under = pos2(middle, rect.bottom() - side * 0.22);
    ui.painter().text(under, Align2::CENTER_CENTER, base(at.base), tokens::strong_text(), tools.palette.ink);
}

/// A village with its two stalls.
fn gate(ui: &Ui, tools: &Tools<'_>, rect: Rect, base: Base) {
    icon(ui, tools, rect, Art::Village(base));
    let size = Vec2::splat(rect.height() / 2.0);
    for (number, corner) in base.numbers().into_iter().zip([rect.left_center(), rect.center()]) {
        icon(ui, tools, Rect::from_min_size(corner, size).shrink(1.0), Art::Stall(number));
    }
}

/// A village by its stalls, as “1-6”.
pub(super) fn base(base: Base) -> String {
    let [low, high] = base.numbers();
    format!("{low}-{high}")
}

/// A merchant's half.
pub(super) fn stall(ui: &Ui, tools: &Tools<'_>, rect: Rect, stall: Stall) {
    half(ui, tools, rect, of(stall));
}

/// A card as far as it is known.
pub(super) fn card(ui: &Ui, tools: &Tools<'_>, rect: Rect, card: Card) {
    match card {
        Card::Counted => icon(ui, tools, rect, Art::CardCounted),
        Card::House(merchant) => both(ui, tools, rect, merchant),
    }
}

/// A merchant of the house deck with both halves.
pub(super) fn both(ui: &Ui, tools: &Tools<'_>, rect: Rect, merchant: Merchant) {
    let wide = rect.width() / 2.0;
    for (at, side) in [(rect.left(), Side::Left), (rect.center().x, Side::Right)] {
        let there = Rect::from_min_size(pos2(at, rect.top()), vec2(wide, rect.height()));
        half(ui, tools, there, of(Stall::house(side, merchant)));
    }
}

/// A player's die.
pub(super) fn die(ui: &Ui, tools: &Tools<'_>, rect: Rect, seat: Seat, face: Option<Face>) {
    icon(ui, tools, rect, Art::Die(Mark::of(seat)));
    if let Some(face) = face {
        icon(ui, tools, rect, Art::Good(face.good()));
    }
}

/// A drawing in the middle of a square.
pub(super) fn icon(ui: &Ui, tools: &Tools<'_>, rect: Rect, art: impl Into<Sprite>) {
    tools.pictures.icon(ui.painter(), rect, art);
}

/// A number of something that is drawn before it, and buttons for one less and one more; nothing is a number that was left
/// unsaid. Whether it was changed.
pub(super) fn number(
    ui: &mut Ui,
    tools: &Tools<'_>,
    (art, what): (Art, &str),
    number: &mut Option<u16>,
    most: u16,
) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, LINE), Sense::hover());
    number_in(ui, tools, rect, (Some(art), what), number, most)
}

/// How wide and high a number with its words above it is: three stand beside each other.
pub(super) const CAPTIONED: Vec2 = vec2(2.0 * tokens::TOUCH + 48.0, 34.0 + tokens::TOUCH);

/// The same with its words above it, and no drawing.
pub(super) fn captioned(ui: &mut Ui, tools: &Tools<'_>, what: &str, number: &mut Option<u16>, most: u16) -> bool {
    let (rect, _) = ui.allocate_exact_size(CAPTIONED, Sense::hover());
    let (caption, below) = rect.split_top_bottom_at_y(rect.bottom() - tokens::TOUCH);
    written_in(ui, tools, caption, what, tokens::plain(CAPTION));
    number_in(ui, tools, below, (None, what), number, most)
}

fn number_in(
    ui: &mut Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (art, what): (Option<Art>, &str),
    number: &mut Option<u16>,
    most: u16,
) -> bool {
    let before = *number;
    // Its room is taken already: what stands beside it keeps its height.
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(what));
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = if art.is_some() { 4.0 } else { 2.0 };
        if let Some(art) = art {
            let (sign, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
            icon(ui, tools, sign, art);
        }
        let (less, more) = ("panel-one-less", "panel-one-more");
        let step = |ui: &mut Ui, name: &str, sign: &str, can: bool| {
            let name = tools.words.with(name, &[("what", what.into())]);
            let button = Button::new(sign).min_size(Vec2::splat(tokens::TOUCH));
            tip(ui.add_enabled(can, button).accessible_name(&name), &name).clicked()
        };
        // Below nothing it is unsaid.
        if step(ui, less, "–", before.is_some()) {
            *number = before.and_then(|before| before.checked_sub(1));
        }
        let cell = Vec2::new(if art.is_some() { 48.0 } else { tokens::TOUCH }, tokens::TOUCH);
        if let Some(mut now) = before {
            let value = DragValue::new(&mut now).range(0..=most);
            if ui.add_sized(cell, value).accessible_name(what).changed() {
                *number = Some(now);
            }
        } else {
            let name = tools.words.with("panel-unsaid", &[("what", what.into())]);
            let button = Button::new("?").min_size(cell);
            if tip(ui.add(button).accessible_name(&name), &name).clicked() {
                *number = Some(0);
            }
        }
        if step(ui, more, "+", before.is_none_or(|before| before < most)) {
            *number = Some(before.map_or(1, |before| before + 1));
        }
    });
    *number != before
}

fn of(stall: Stall) -> (Face, Option<Half>) {
    let number = stall.number();
    (number, stall.keeper.reward(stall.side).map(|reward| Half { number, reward }))
}

/// A merchant's half: what it brings, and its stall below.
fn half(ui: &Ui, tools: &Tools<'_>, rect: Rect, (number, half): (Face, Option<Half>)) {
    let wide = rect.width().min(rect.height() / 2.0);
    let upper = Rect::from_center_size(rect.center() - vec2(0.0, wide / 2.0), Vec2::splat(wide));
    icon(ui, tools, upper, Art::Awning);
    if let Some(half) = half {
        icon(ui, tools, upper.shrink(wide * 0.14).translate(vec2(0.0, wide * 0.1)), Art::Reward(half.reward));
    }
    icon(ui, tools, upper.translate(vec2(0.0, wide)), Art::Stall(number));
}

/// How high the letters of short captions are: the longest word has to stand beside its drawing.
pub(super) const CAPTION: f32 = 14.0;

/// A short text in the middle, in two lines where it needs them.
pub(super) fn written(ui: &Ui, tools: &Tools<'_>, rect: Rect, text: &str) {
    written_in(ui, tools, rect, text, tokens::text());
}

/// The same in that font.
pub(super) fn written_in(ui: &Ui, tools: &Tools<'_>, rect: Rect, text: &str, font: FontId) {
    let mut job = LayoutJob::simple(text.to_owned(), font, tools.palette.ink, rect.width());
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let top = rect.center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(top, galley, tools.palette.ink);
}

/// A die in words, as it stands before its player.
pub(super) fn die_name(words: &Words, seat: Seat, at: usize, face: Face) -> String {
    let args = [
        ("who", words::seat(words, seat).into()),
        ("number", (at + 1).into()),
        ("good", words::face(words, face).into()),
    ];
    words.with("panel-die", &args)
}
