//! What the room sees.

use std::time::Instant;

use eframe::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::column::{Column, line_in};
use super::strikes;
use crate::desk::look::cry_banner;
use crate::desk::look::tools::{Tools, describe, width};
use crate::desk::table::{TimerView, wheel};
use crate::desk::tokens::{self, ROOM};
use crate::games::troyes_dice::rules::{Die, Half, HalfDay, Offer, Phase, Price, Table};
use crate::games::troyes_dice::stage::{Art, Body, Icon};
use crate::games::troyes_dice::words;
use crate::show::{Clock, Show, Shown};

/// The part of the view's width that the wheel may take.
const WHEEL: f32 = 0.45;

/// Draws what the audience sees into all of `ui`; the cry is read out when it changes if it is `live`, as where no desk does.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, show: &Show, clock: &mut Clock, now: Instant, live: bool) {
    let all = ui.max_rect();
    ui.painter().rect_filled(all, 0, tools.palette.ground);
    let Some(shown) = show.shown.as_deref() else {
        let font = tokens::display(all.height() * ROOM.cry);
        ui.painter().text(all.center(), Align2::CENTER_CENTER, tools.text("app-name"), font, tools.palette.ink);
        return;
    };
    let motion = show.motion;
    if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
        ui.ctx().request_repaint();
    }
    let told = clock.told(shown, motion);
    let height = all.height();
    let inside = all.shrink(height * 0.02);
    let (cry_rect, rest) = inside.split_top_bottom_at_y(inside.top() + height * ROOM.banner);
    let (middle, foot) = rest.split_top_bottom_at_y(rest.bottom() - height * 0.055);
    let middle = middle.shrink2(vec2(0.0, height * 0.015));

    let sizes =
        cry_banner::Sizes { cry: height * ROOM.cry, least_cry: height * ROOM.least_cry, text: height * ROOM.text };
    cry_banner::paint(ui, tools, cry_rect, &sizes, &told.news.said(tools.words), live);
    let scene = clock.scene(&shown.motion, motion, &shown.table);
    let scale = scene.bounds.scale_into(middle.width() * WHEEL, middle.height());
    let wheel_rect = Rect::from_min_size(middle.min, vec2(scene.bounds.width(), scene.bounds.height()) * scale);
    let below = strikes::below(wheel_rect, middle.bottom(), height);
    // Without the grid below it, the wheel stands in the middle of its side.
    let wheel_rect = if below.is_some() { wheel_rect } else { wheel_rect.with_max_y(middle.bottom()) };
    wheel::paint(ui, tools, wheel_rect, &scene, &shown.table, clock.is_moving(&shown.motion));
    TimerView::of(&show.timer, now).paint(ui, tools, wheel_rect, height * ROOM.timer);
    let rest = Rect::from_min_max(pos2(wheel_rect.right() + height * 0.04, middle.top()), middle.max);
    Column::fill(ui, tools, rest, height, |column| {
        match told.table.phase() {
            Phase::Choose => offers(column, &told.table),
            Phase::Roll | Phase::Over => waiting(column, told),
        }
        if below.is_none() {
            strikes::paint(column, &told.table, column.part(strikes::ROW));
        }
    });
    if let Some(below) = below {
        Column::fill(ui, tools, below, height, |column| {
            strikes::paint(column, &told.table, below.height() / strikes::ROWS);
        });
    }
    track(ui, tools, foot, height, told);
}

/// The three dice, what they cost and what their tiles do.
fn offers(column: &mut Column<'_>, table: &Table) {
    let (words, palette) = (column.tools.words, column.tools.palette);
    let offers = table.offers();
    let available = words.with("desk-available", &[("available", words::available(words, table.available()).into())]);
    let mut line = column.row(column.part(ROOM.strong * 1.3));
    column.describe(line, "offers", &format!("{}. {available}", words.text("desk-offers")));
    line.min.x += column.line(line, &words.text("desk-offers"), tokens::bold(column.part(ROOM.strong)), palette.ink);
    line.min.x += column.part(0.03);
    let font = tokens::plain(column.part(ROOM.text));
    if width(column.ui, &available, font.clone()) <= line.width() {
        column.line(line, &available, font, palette.ink);
    } else {
        column.sentence(&available, palette.ink);
    }
    column.gap(0.006);
    for offer in &offers {
        offer_row(column, *offer);
    }
    if !offers.iter().any(|offer| offer.price().is_free()) {
        column.sentence(&words.text("cry-none-free"), palette.wrong);
    }
    column.gap(0.02);
}

fn offer_row(column: &mut Column<'_>, offer: Offer) {
    let (words, ink) = (column.tools.words, column.tools.palette.ink);
    let body = match offer.die {
        Die::Black => Body::Black,
        Die::Clear => Body::Tinted(offer.color),
    };
    let sprites = [Art::Die(body), Art::Pips(body.pips(), offer.face)];
    let row = column.beside(0.088, &sprites, |beside| {
        let mut line = beside.row(beside.part(ROOM.strong + 0.008));
        let name = format!("{} {}", words::color(words, offer.color), offer.value());
        line.min.x += beside.line(line, &name, tokens::bold(beside.part(ROOM.strong)), ink) + beside.part(0.015);
        for icon in price_icons(offer.price()) {
            let square = Rect::from_min_size(line.min, vec2(line.height(), line.height()));
            beside.picture(square, Art::Icon(icon));
            line.min.x += line.height() * 1.05;
        }
        line.min.x += beside.part(0.008);
        let price = words::price(words, offer.price());
        let font = tokens::plain(beside.part(ROOM.text));
        if width(beside.ui, &price, font.clone()) <= line.width() {
            beside.line(line, &price, font, ink);
        } else {
            beside.sentence(&price, ink);
        }
        if let Some(tile) = offer.tile {
            beside.sentence(&words::tile(words, tile), ink);
        }
    });
    column.describe(row, ("offer", offer.notch), &words::offer(words, &offer));
    column.gap(0.012);
}

/// As many signs as the price asks.
pub(crate) fn price_icons(price: Price) -> Vec<Icon> {
    let signs = [
        (Icon::Free, u8::from(price.is_free())),
        (Icon::Any, price.any),
        (Icon::Denier, price.denier),
        (Icon::Influence, price.influence),
        (Icon::Knowledge, price.knowledge),
    ];
    signs.into_iter().flat_map(|(icon, count)| (0..count).map(move |_| icon)).collect()
}

/// What to do while no dice lie: number the columns, wait for the roll, or count.
fn waiting(column: &mut Column<'_>, shown: &Shown) {
    let (words, ink) = (column.tools.words, column.tools.palette.ink);
    let table = &shown.table;
    let now = match (table.phase(), shown.opening) {
        (Phase::Over, _) => "room-count",
        (Phase::Roll | Phase::Choose, true) => "room-number",
        (Phase::Roll | Phase::Choose, false) => "room-wait",
    };
    column.strong(&words.text(now), ink);
    column.gap(0.01);
    // At the end the tiles have done all that they do.
    for tile in table.tiles().iter().filter(|_| table.phase() != Phase::Over) {
        column
            .beside(0.1, &[Art::Tile(tile.tile, tile.side)], |beside| beside.sentence(&words::tile(words, *tile), ink));
        column.gap(0.008);
    }
    column.gap(0.015);
}

/// The half-day, the sixteen marks and the code.
fn track(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, height: f32, shown: &Shown) {
    let now = shown.table.now();
    let over = shown.table.phase() == Phase::Over;
    let title = words::half_day(tools.words, now);
    let wide = line_in(ui, rect, &title, tokens::display(height * ROOM.strong), tools.palette.ink);
    let code = shown.code.as_deref().unwrap_or_default();
    let font = tokens::plain(height * ROOM.text);
    let code_width = width(ui, code, font.clone());
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, code, font.clone(), tools.palette.faint);
    let number = tools.words.with("desk-half-day-of", &[("number", now.number().into()), ("all", 16.into())]);
    let number_width = width(ui, &number, font.clone());

    let left = rect.left() + wide + height * 0.03;
    let room = rect.right() - code_width - number_width - height * 0.08 - left;
    let day = (room / 8.0).min(height * 0.085);
    let mark = day * 0.38;
    for half_day in HalfDay::all() {
        let (half, fill) = match half_day.half {
            Half::Morning => (0.0, tools.palette.morning),
            Half::Afternoon => (mark * 1.1, tools.palette.afternoon),
        };
        let x = left + f32::from(half_day.day.number() - 1) * day + half + mark / 2.0;
        let square = Rect::from_center_size(pos2(x, rect.center().y), vec2(mark, mark));
        let gone = half_day < now || over;
        let fill = if gone { fill.gamma_multiply(0.35) } else { fill };
        let stroke = Stroke::new(mark * 0.1, tools.palette.line);
        ui.painter().rect(square, mark * 0.2, fill, stroke, StrokeKind::Inside);
        if half_day == now && !over {
            let stroke = Stroke::new(mark * 0.22, tools.palette.wrong);
            ui.painter().rect_stroke(square.expand(mark * 0.3), mark * 0.3, stroke, StrokeKind::Inside);
        }
    }
    let after = Rect::from_min_max(pos2(left + day * 8.0 + height * 0.01, rect.top()), rect.max);
    line_in(ui, after, &number, font, tools.palette.ink);
    describe(ui, rect, ui.scope_id().with("track"), &format!("{title}, {number}"));
}
