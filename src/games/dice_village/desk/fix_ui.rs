//! A correction as it is pressed: what is wrong, whose it is, and how it lies on the table.

use egui::{Id, Rect, Ui, Vec2, vec2};

use super::fix::{Fix, Goes, Kind};
use super::panel::Panel;
use super::parts::{self, CARD, GAP, LINE, NUMBER, SENTENCE, VILLAGE, chip, die, icon, lines, number, wrapped};
use crate::crier::{Form, Why as _};
use crate::desk::look::tools::{Tools, wrong};
use crate::games::dice_village::rules::{Base, Face, Lies, Merchant, Purse, Side, Spot, Table};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// Nobody has more coins or favours.
const MOST: u16 = 999;
/// Each side of each village.
const SIDES: usize = 6;
/// How wide one is: all stand in a line.
const SIDE: f32 = 66.0;
/// How wide a sign with words beside it is at least.
const TOLD: f32 = 150.0;

/// How high it is in that width.
pub(super) fn height(panel: &Panel, table: &Table, width: f32) -> f32 {
    let fix = &panel.fix;
    let sentences = if fix.refused(table).is_some() { 2.0 * SENTENCE } else { 0.0 };
    let rows = |things, wide| lines(wrapped(things, wide, width));
    let offered = Kind::offered(table).len();
    let Some(kind) = fix.kind else { return SENTENCE + GAP + lines(offered.div_ceil(columns(width))) };
    let kinds = rows(offered, LINE);
    let seats = if kind.has_seat(fix.goes) { lines(1) } else { 0.0 };
    let sides = rows(SIDES, SIDE);
    let of = match kind {
        Kind::Purse => rows(2, NUMBER),
        Kind::Caravans | Kind::OnTable | Kind::InHand | Kind::InRow => lines(1),
        Kind::Die => lines(2),
        Kind::First => 0.0,
        Kind::Stalls => sides + rows(fix.numbers(table).len(), LINE) + lines(1),
        Kind::Card if fix.goes == Goes::Village => rows(usize::from(Merchant::COUNT), CARD) + rows(4, VILLAGE) + sides,
        Kind::Card => rows(usize::from(Merchant::COUNT), CARD) + rows(4, VILLAGE),
    };
    SENTENCE + GAP + kinds + seats + of + sentences
}

/// In how many columns the signs stand with their words beside them.
fn columns(width: f32) -> usize {
    if width >= 2.0 * TOLD + GAP { 2 } else { 1 }
}

/// Draws it.
pub(super) fn ui(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let title = panel.fix.kind.map_or("panel-what-is-wrong", name_of);
    ui.label(tools.text(title));
    kinds(&mut panel.fix, ui, tools, table, id);
    let Some(kind) = panel.fix.kind else { return };
    if kind == Kind::Card {
        goes(&mut panel.fix, ui, tools, id);
    }
    if kind.has_seat(panel.fix.goes) {
        seats(&mut panel.fix, ui, tools, table, id);
    }
    let fix = &mut panel.fix;
    match kind {
        Kind::Purse => purse(fix, ui, tools, table),
        Kind::Caravans => count(fix, ui, tools, table, kind, 9),
        Kind::OnTable | Kind::InHand | Kind::InRow => count(fix, ui, tools, table, kind, 33),
        Kind::Die => a_die(fix, ui, tools, table, id),
        Kind::First => {}
        Kind::Stalls => {
            sides(fix, ui, tools, id);
            numbers(fix, ui, tools, table, id);
        }
        Kind::Card => {
            if fix.goes == Goes::Village {
                sides(fix, ui, tools, id);
            }
            merchants(fix, ui, tools, id);
        }
    }
    if let Some(reason) = panel.fix.refused(table) {
        wrong(ui, &reason.why(tools.words, Form::Sentence));
    }
}

/// What can be wrong; as long as nothing is chosen there is room for words.
fn kinds(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let width = ui.available_width();
    let wide = if columns(width) > 1 { (width - GAP) / 2.0 } else { width };
    let tells = fix.kind.is_none();
    ui.horizontal_wrapped(|ui| {
        for kind in Kind::offered(table) {
            let name = tools.text(name_of(kind));
            let at = id.with(("kind", name_of(kind)));
            let chosen = Some(fix.kind == Some(kind));
            let draw = |ui: &Ui, tools: &Tools<'_>, rect: Rect| sign(ui, tools, rect, kind);
            let pressed = if tells {
                parts::told(ui, tools, (at, &name), wide, draw)
            } else {
                chip(ui, tools, (at, &name), Vec2::splat(LINE), chosen, draw)
            };
            if pressed {
                fix.turn_to(kind, fix.seat, (fix.base, fix.side));
            }
        }
    });
}

const fn name_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Purse => "panel-fix-purse",
        Kind::Caravans => "panel-fix-caravans",
        Kind::Die => "panel-fix-die",
        Kind::First => "panel-fix-first",
        Kind::OnTable => "panel-fix-on-table",
        Kind::InHand => "panel-fix-in-hand",
        Kind::InRow => "panel-fix-in-row",
        Kind::Stalls => "panel-fix-stalls",
        Kind::Card => "panel-fix-card",
    }
}

const fn art_of(kind: Kind) -> Art {
    match kind {
        Kind::Purse => Art::Coin,
        Kind::Caravans | Kind::Die => Art::Die(Mark::Red),
        Kind::First => Art::Camel,
        Kind::OnTable => Art::Cell(Mark::Red),
        Kind::InHand => Art::Hand,
        Kind::InRow => Art::CardCounted,
        Kind::Stalls => Art::Awning,
        Kind::Card => Art::CardBack,
    }
}

fn sign(ui: &Ui, tools: &Tools<'_>, rect: Rect, kind: Kind) {
    icon(ui, tools, rect, art_of(kind));
    if kind == Kind::Die {
        icon(ui, tools, rect, Art::Good(Face::One.good()));
    }
}

fn seats(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    ui.horizontal(|ui| {
        for (seat, _) in table.players() {
            let name = words::seat(tools.words, seat);
            let chosen = Some(fix.seat == seat);
            if chip(ui, tools, (id.with(("whose", seat)), &name), Vec2::splat(LINE), chosen, |ui, tools, rect| {
                icon(ui, tools, rect, Art::Mark(Mark::of(seat)));
            }) && let Some(kind) = fix.kind
            {
                fix.turn_to(kind, seat, (fix.base, fix.side));
            }
        }
    });
}

fn purse(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table) {
    let (now, who) = (fix.purse(table), words::seat(tools.words, fix.seat));
    let name = |name| tools.words.with(name, &[("who", who.as_str().into())]);
    ui.horizontal_wrapped(|ui| {
        let (mut coins, mut favours) = (Some(now.coins), Some(now.favours));
        let changed = number(ui, tools, (Art::Coin, &name("panel-coins")), &mut coins, MOST)
            | number(ui, tools, (Art::Favour, &name("panel-favours")), &mut favours, MOST);
        if changed {
            fix.purse = Some(Purse { coins: coins.unwrap_or_default(), favours: favours.unwrap_or_default() });
        }
    });
}

fn count(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table, kind: Kind, most: u16) {
    let name = tools.text(name_of(kind));
    let mut now = Some(fix.count(table).into());
    if number(ui, tools, (art_of(kind), &name), &mut now, most) {
        fix.count = now.map_or(Some(0), |now| u8::try_from(now).ok());
    }
}

/// The dice that were not placed yet, and the faces that one of them may show.
fn a_die(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let dice = table.player(fix.seat).map(|player| player.dice().to_vec()).unwrap_or_default();
    ui.horizontal(|ui| {
        for (at, shown) in dice.into_iter().enumerate().filter(|(_, die)| die.lies == Lies::Free) {
            let name = parts::die_name(tools.words, fix.seat, at, shown.face);
            let chosen = Some(fix.die == Some(at));
            let seat = fix.seat;
            if chip(ui, tools, (id.with(("wrong die", at)), &name), Vec2::splat(LINE), chosen, |ui, tools, rect| {
                die(ui, tools, rect, seat, Some(shown.face));
            }) {
                fix.die = Some(at);
            }
        }
    });
    let chosen = fix.face;
    if let Some(face) = faces(ui, tools, id, ("panel-shows", |face| Some(chosen == Some(face)))) {
        fix.face = Some(face);
    }
}

/// The six faces; the one that was pressed.
fn faces(
    ui: &mut Ui,
    tools: &Tools<'_>,
    id: Id,
    (message, chosen): (&str, impl Fn(Face) -> Option<bool>),
) -> Option<Face> {
    let mut pressed = None;
    ui.horizontal(|ui| {
        for face in Face::ALL {
            let name = tools.words.with(message, &[("good", words::face(tools.words, face).into())]);
            let at = id.with((message, face.value()));
            if chip(ui, tools, (at, &name), Vec2::splat(LINE), chosen(face), |ui, tools, rect| {
                icon(ui, tools, rect, Art::Stall(face));
            }) {
                pressed = Some(face);
            }
        }
    });
    pressed
}

/// Both sides of each village.
fn sides(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, id: Id) {
    ui.horizontal_wrapped(|ui| {
        for (base, side) in Base::ALL.into_iter().flat_map(|base| Side::ALL.map(|side| (base, side))) {
            let village = words::village(tools.words, Spot { owner: fix.seat, base });
            let name = match side {
                Side::Left => "panel-left-of",
                Side::Right => "panel-right-of",
            };
            let name = tools.words.with(name, &[("village", village.into())]);
            let chosen = Some((fix.base, fix.side) == (base, side));
            let at = id.with(("side", base, side));
            if chip(ui, tools, (at, &name), vec2(SIDE, LINE), chosen, |ui, tools, rect| {
                beside(ui, tools, rect, base, side);
            }) && let Some(kind) = fix.kind
            {
                fix.turn_to(kind, fix.seat, (base, side));
            }
        }
    });
}

/// A village, and an awning on that side of it.
fn beside(ui: &Ui, tools: &Tools<'_>, rect: Rect, base: Base, side: Side) {
    let high = rect.height();
    let (village, awning) = match side {
        Side::Left => (rect.right() - high, rect.left()),
        Side::Right => (rect.left(), rect.right() - high / 2.0),
    };
    let at = |x: f32, size: f32| Rect::from_min_size([x, rect.bottom() - size].into(), Vec2::splat(size));
    icon(ui, tools, at(village, high), Art::Village(base));
    icon(ui, tools, at(awning, high / 2.0), Art::Awning);
}

/// The numbers on that side, from the village outwards; pressed, one goes, and the faces below add one.
fn numbers(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let mut now = fix.numbers(table);
    let there = now.clone();
    let mut stand = |ui: &mut Ui| {
        for (nth, face) in there.iter().copied().enumerate() {
            let good = words::face(tools.words, face);
            let args = [("number", (nth + 1).into()), ("good", good.into())];
            let name = tools.words.with("panel-remove-stall", &args);
            let at = id.with(("stands", nth));
            if chip(ui, tools, (at, &name), Vec2::splat(LINE), Some(true), |ui, tools, rect| {
                icon(ui, tools, rect, Art::Stall(face));
            }) {
                now.remove(nth);
                fix.numbers = Some(now.clone());
            }
        }
    };
    if !there.is_empty() {
        ui.horizontal_wrapped(|ui| stand(ui));
    }
    if let Some(face) = faces(ui, tools, id, ("panel-add-stall", |_| None)) {
        now.push(face);
        fix.numbers = Some(now);
    }
}

/// Where a card may go.
fn goes(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, id: Id) {
    let places = [
        (Goes::Hand, "panel-to-hand"),
        (Goes::Row, "panel-to-row"),
        (Goes::Pile, "panel-to-pile"),
        (Goes::Village, "panel-to-village"),
    ];
    let wide = (ui.available_width() - 3.0 * GAP) / 4.0;
    ui.horizontal_wrapped(|ui| {
        for (place, name) in places {
            let text = tools.text(name);
            let size = vec2(wide.max(VILLAGE), LINE);
            let at = id.with(("goes", name));
            if chip(ui, tools, (at, &text), size, Some(fix.goes == place), |ui, tools, rect| {
                parts::written(ui, tools, rect, &text);
            }) {
                fix.goes = place;
            }
        }
    });
}

/// All cards of the house deck.
fn merchants(fix: &mut Fix, ui: &mut Ui, tools: &Tools<'_>, id: Id) {
    ui.horizontal_wrapped(|ui| {
        for merchant in Merchant::all() {
            let name = words::merchant(tools.words, merchant);
            let chosen = Some(fix.merchant == Some(merchant));
            let at = id.with(("merchant", merchant));
            if chip(ui, tools, (at, &name), vec2(CARD, LINE), chosen, |ui, tools, rect| {
                parts::both(ui, tools, rect, merchant);
            }) {
                fix.merchant = Some(merchant);
            }
        }
    });
}
