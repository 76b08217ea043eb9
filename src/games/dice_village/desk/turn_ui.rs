//! A player's turn as it is pressed: the villages that can be sold at, the merchants that can be put there, what a sale brings,
//! and the cards that can be bought.

use egui::{Id, Rect, Sense, Ui, vec2};

use super::panel::Panel;
use super::parts::{
    CAPTION, CAPTIONED, GAP, KEY, LINE, MARK, NUMBER, SENTENCE, TILE, VILLAGE, captioned, card, chip, chip_if, icon,
    key, lines, number, stall, village, wrapped, written, written_in,
};
use super::turn::Turn;
use crate::desk::look::tools::Tools;
use crate::desk::tokens;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{
    Card, Depth, Free, Happening, Phase, Purse, Reward, Seat, Side, Spot as Village, Stall, Table, Trade, decide,
};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// Nobody earns more at one village.
const MOST: u16 = 99;

/// How high it is in that width; while somebody sells as high as the sale needs that needs most, so that nothing moves from under
/// the finger when a village is chosen.
pub(super) fn height(panel: &Panel, record: &Record, width: f32) -> f32 {
    let table = record.table();
    let villages = Turn::villages(table);
    let chosen = |at: &Village| {
        let mut turn = Turn::default();
        turn.press_village(table, *at);
        turn
    };
    let below = match table.phase() {
        Phase::Sell(_) => villages.iter().map(|at| sale(&chosen(at), record, width)).fold(0.0, f32::max),
        Phase::Place(..) => lines(wrapped(panel.turn.tiles(table).len(), TILE, width)),
        Phase::Caravans | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => 0.0,
    };
    let cards = Turn::cards(table);
    let bought = cards.first().map_or(0, |card| wrapped(cards.len(), card_wide(*card), width));
    lines(wrapped(villages.len(), VILLAGE, width)) + below + lines(bought)
}

/// How high what stands below the villages is while one of them is chosen.
fn sale(turn: &Turn, record: &Record, width: f32) -> f32 {
    let table = record.table();
    let tiles = lines(wrapped(turn.tiles(table).len(), TILE, width));
    tiles + if is_told(record) { numbers(turn, table, width) } else { 2.0 * SENTENCE + GAP }
}

/// How high the numbers of a sale are.
fn numbers(turn: &Turn, table: &Table, width: f32) -> f32 {
    let owner = usize::from(is_others(turn, table));
    let free = if turn.tiles(table).is_empty() { 0 } else { wrapped(3, CAPTIONED.x, width) };
    let free = (0..free).map(|_| CAPTIONED.y + GAP).sum::<f32>();
    // With its mark before it a purse may need a second line.
    let purse = if MARK + 2.0 * (NUMBER + GAP) <= width { 1 } else { 2 };
    lines(purse * (1 + owner)) + free
}

/// How wide a card of the row is: of those that are only counted one stands for all, with its name.
const fn card_wide(card: Card) -> f32 {
    match card {
        Card::House(_) => 72.0,
        Card::Counted => 190.0,
    }
}

/// Whether people say what a sale brings.
fn is_told(record: &Record) -> bool {
    !record.table().knows_cards() && record.table().depth() == Depth::Purses
}

fn is_others(turn: &Turn, table: &Table) -> bool {
    turn.village().map(|at| at.owner) != table.active()
}

/// Draws it; the digit presses what has that number.
pub(super) fn ui(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, record: &Record, (id, digit): (Id, Option<usize>)) {
    let table = record.table();
    let mut number = Numbers { digit, last: 0 };
    villages(panel, ui, tools, table, id, &mut number);
    tiles(panel, ui, tools, table, id, &mut number);
    cards(panel, ui, tools, table, id, &mut number);
    if panel.turn.told().is_some() {
        if is_told(record) {
            told(panel, ui, tools, table);
        } else {
            ui.label(brings(panel, tools, table));
        }
    }
}

/// The numbers of what can be pressed, each by its digit.
struct Numbers {
    digit: Option<usize>,
    last: usize,
}

impl Numbers {
    /// The next number, and whether its digit was pressed.
    fn next(&mut self) -> (usize, bool) {
        self.last += 1;
        (self.last, self.digit == Some(self.last - 1))
    }
}

fn villages(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let offered = Turn::villages(table);
    if offered.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for at in offered {
            let (number, typed) = numbers.next();
            let chosen = Some(panel.turn.is_at(at));
            let name = words::village(tools.words, at);
            let pressed = chip(ui, tools, (id.with(at), &name), vec2(VILLAGE, LINE), chosen, |ui, tools, rect| {
                village(ui, tools, rect, at);
                key(ui, tools, rect, number);
            });
            if pressed || typed {
                panel.turn.press_village(table, at);
            }
        }
    });
}

/// The merchants that can be put to the village, and those that are: each stays in its place, and is faint when no die is left for it.
fn tiles(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let (tiles, open) = (panel.turn.tiles(table), panel.turn.stalls(table));
    if tiles.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for there in tiles {
            let (number, typed) = numbers.next();
            let (count, can) = (panel.turn.count(there), open.contains(&there));
            let enabled = can || count > 0;
            let name = named(tools, there);
            let name = if can { name } else { tools.words.with("panel-tucked", &[("stall", name.into())]) };
            let chosen = Some(count > 0 || panel.turn.stall() == Some(there));
            let size = (vec2(TILE, LINE), enabled);
            let pressed = chip_if(ui, tools, (id.with(there), &name), size, chosen, |ui, tools, rect| {
                tile(ui, tools, rect, there, count);
                key(ui, tools, rect, number);
            });
            if enabled && (pressed || typed) {
                panel.turn.press_tile(table, there);
            }
        }
    });
}

/// A merchant's half, on which side it stands in words, and how many of it if there are several.
fn tile(ui: &Ui, tools: &Tools<'_>, rect: Rect, there: Stall, count: usize) {
    let (drawn, words) = rect.split_left_right_at_x(rect.left() + rect.height() / 2.0);
    stall(ui, tools, drawn, there);
    let side = tools.text(match there.side {
        Side::Left => "panel-side-left",
        Side::Right => "panel-side-right",
    });
    let side = if count > 1 { format!("{count} × {side}") } else { side };
    written_in(ui, tools, words.with_max_x(words.right() - KEY), &side, tokens::plain(CAPTION));
}

fn cards(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let offered = Turn::cards(table);
    if offered.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for shown in offered {
            let (number, typed) = numbers.next();
            let name = words::card(tools.words, shown);
            let chosen = Some(panel.turn.card() == Some(shown));
            let size = vec2(card_wide(shown), LINE);
            let pressed = chip(ui, tools, (id.with(shown), &name), size, chosen, |ui, tools, rect| {
                let inside = rect.with_max_x(rect.right() - KEY);
                match shown {
                    Card::House(_) => card(ui, tools, inside, shown),
                    Card::Counted => {
                        let (drawn, words) = inside.split_left_right_at_x(inside.left() + inside.height());
                        card(ui, tools, drawn, shown);
                        written(ui, tools, words, &name);
                    }
                }
                key(ui, tools, rect, number);
            });
            if pressed || typed {
                panel.turn.press_card(table, shown);
            }
        }
    });
}

/// A merchant beside a village in words, with its side.
pub(super) fn named(tools: &Tools<'_>, stall: Stall) -> String {
    let name = match stall.side {
        Side::Left => "panel-left",
        Side::Right => "panel-right",
    };
    tools.words.with(name, &[("stall", words::stall(tools.words, stall).into())])
}

/// What people say that the sale brings; what nobody touches is left unsaid.
fn told(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table) {
    let (Some(mut told), Some(at), Some(seller)) = (panel.turn.told(), panel.turn.village(), table.active()) else {
        return;
    };
    let mut changed = purse(ui, tools, seller, &mut told.seller);
    if is_others(&panel.turn, table) {
        changed |= purse(ui, tools, at.owner, &mut told.owner);
    }
    if !panel.turn.tiles(table).is_empty() {
        // Nothing is free before a card is put there.
        let enabled = !panel.turn.tucked().is_empty();
        changed |= ui.add_enabled_ui(enabled, |ui| free(ui, tools, &mut told.free)).inner;
    }
    if changed {
        panel.turn.tell(told);
    }
}

/// A purse that may be left unsaid; whether it was changed.
fn purse(ui: &mut Ui, tools: &Tools<'_>, whose: Seat, told: &mut Option<Purse>) -> bool {
    let before = *told;
    let who = words::seat(tools.words, whose);
    ui.horizontal_wrapped(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(MARK, LINE), Sense::hover());
        icon(ui, tools, mark, Art::Mark(Mark::of(whose)));
        let coins = tools.words.with("panel-coins", &[("who", who.as_str().into())]);
        let mut now = before.map(|purse| purse.coins);
        if number(ui, tools, (Art::Coin, &coins), &mut now, MOST) {
            *told = now.map(|coins| Purse { coins, ..before.unwrap_or_default() });
        }
        let favours = tools.words.with("panel-favours", &[("who", who.as_str().into())]);
        let mut now = before.map(|purse| purse.favours);
        if number(ui, tools, (Art::Favour, &favours), &mut now, MOST) {
            *told = now.map(|favours| Purse { favours, ..before.unwrap_or_default() });
        }
    });
    *told != before
}

/// What the cards give that were put there; whether it was changed.
fn free(ui: &mut Ui, tools: &Tools<'_>, told: &mut Free) -> bool {
    let before = *told;
    let rewards = [
        (Reward::FreeCard, &mut told.cards),
        (Reward::FreeCaravan, &mut told.caravans),
        (Reward::FreePlacement, &mut told.placements),
    ];
    ui.horizontal_wrapped(|ui| {
        for (reward, count) in rewards {
            let name = words::reward(tools.words, reward);
            let mut now = Some((*count).into());
            if captioned(ui, tools, &name, &mut now, 9) {
                *count = now.and_then(|now| u8::try_from(now).ok()).unwrap_or_default();
            }
        }
    });
    *told != before
}

/// What a sale brings with the house deck.
fn brings(panel: &Panel, tools: &Tools<'_>, table: &Table) -> String {
    let (Some(order), true) = (panel.turn.order(table), table.knows_cards()) else { return String::new() };
    let happenings = decide(table, &order).unwrap_or_default();
    // A sale is told first.
    let Some(Happening::Trade(Trade::Sold(sold))) = happenings.first() else { return String::new() };
    let gets = |seat, purse: Option<Purse>| {
        let purse = words::purse(tools.words, purse.filter(|purse| *purse != Purse::NOTHING)?);
        let who = words::seat(tools.words, seat);
        Some(tools.words.with("panel-gets", &[("who", who.into()), ("what", purse.into())]))
    };
    let free = Some(words::free(tools.words, sold.free)).filter(|free| !free.is_empty());
    let brought = [gets(sold.seller, sold.pays_seller), gets(sold.at.owner, sold.pays_owner), free];
    brought.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
