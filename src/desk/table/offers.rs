//! The dice that may be picked: color, value, price and what a tile does.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};

use crate::desk::audience::price_icons;
use crate::desk::look::tools::{Tools, describe, part_title};
use crate::desk::tokens;
use crate::games::troyes_dice::rules::{Die, Offer, Phase, Table, TileInPlay};
use crate::games::troyes_dice::stage::{Art, Body};
use crate::games::troyes_dice::words;

pub(crate) fn ui(ui: &mut Ui, tools: &Tools<'_>, table: &Table) {
    let offers = table.offers();
    if table.phase() == Phase::Over {
        part_title(ui, &tools.text("room-count"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        part_title(ui, &tools.text("desk-offers"));
        if !offers.is_empty() {
            let available = words::available(tools.words, table.available());
            ui.label(tools.words.with("desk-available", &[("available", available.into())]));
        }
    });
    if offers.is_empty() {
        ui.label(tools.text("desk-no-offers"));
        for tile in table.tiles() {
            waiting(ui, tools, *tile);
        }
        return;
    }
    for offer in offers.iter().copied() {
        card(ui, tools, offer);
    }
    if !offers.iter().any(|offer| offer.price().is_free()) {
        ui.label(RichText::new(tools.text("cry-none-free")).font(tokens::strong_text()));
    }
}

/// A tile that is on the table, and what it does to the dice to come.
fn waiting(ui: &mut Ui, tools: &Tools<'_>, tile: TileInPlay) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
        tools.pictures.icon(ui.painter(), rect, Art::Tile(tile.tile, tile.side));
        ui.add(Label::new(words::tile(tools.words, tile)).wrap().selectable(false));
    });
}

fn card(ui: &mut Ui, tools: &Tools<'_>, offer: Offer) {
    let frame = Frame::new().fill(tools.palette.card).stroke(Stroke::new(1.5, tools.palette.line));
    let frame = frame.corner_radius(CornerRadius::same(tokens::CORNER)).inner_margin(Margin::symmetric(8, 3));
    let card = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            die(ui, tools, offer);
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    let name = format!("{} {}", words::color(tools.words, offer.color), offer.value());
                    ui.add(Label::new(RichText::new(name).font(tokens::strong())).selectable(false));
                    for icon in price_icons(offer.price()) {
                        let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
                        tools.pictures.icon(ui.painter(), rect, Art::Icon(icon));
                    }
                    let price = RichText::new(words::price(tools.words, offer.price())).font(tokens::large_text());
                    ui.add(Label::new(price).selectable(false));
                });
                if let Some(tile) = offer.tile {
                    ui.add(Label::new(words::tile(tools.words, tile)).selectable(false));
                }
            });
        });
    });
    describe(ui, card.response.rect, card.response.id, &words::offer(tools.words, &offer));
}

fn die(ui: &mut Ui, tools: &Tools<'_>, offer: Offer) {
    let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
    let body = match offer.die {
        Die::Black => Body::Black,
        Die::Clear => Body::Tinted(offer.color),
    };
    tools.pictures.icon(ui.painter(), rect, Art::Die(body));
    tools.pictures.icon(ui.painter(), rect, Art::Pips(body.pips(), offer.face));
}
