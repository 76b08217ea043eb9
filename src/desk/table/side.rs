//! What stands beside the picture: what may be chosen, what it costs, and what else there is to know.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};

use crate::desk::look::tools::{Tools, describe, part_title};
use crate::desk::tokens;
use crate::show::{Choice, Item, Side};
use crate::stage::Sprite;

pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, side: &Side) {
    let has_choices = side.items.iter().any(|item| matches!(item, Item::Choice(_)));
    match &side.note {
        Some(note) => {
            ui.horizontal_wrapped(|ui| {
                part_title(ui, &side.heading);
                if has_choices {
                    ui.label(note);
                }
            });
            if !has_choices {
                ui.label(note);
            }
        }
        None => {
            part_title(ui, &side.heading);
        }
    }
    for item in &side.items {
        match item {
            Item::Choice(choice) => card(ui, tools, choice),
            Item::Note { sprite, text } => note(ui, tools, *sprite, text),
        }
    }
    if let Some(warning) = &side.warning {
        ui.label(RichText::new(warning).font(tokens::strong_text()));
    }
}

fn note(ui: &mut Ui, tools: &Tools<'_>, sprite: Sprite, text: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
        tools.pictures.icon(ui.painter(), rect, sprite);
        ui.add(Label::new(text).wrap().selectable(false));
    });
}

fn card(ui: &mut Ui, tools: &Tools<'_>, choice: &Choice) {
    let frame = Frame::new().fill(tools.palette.card).stroke(Stroke::new(1.5, tools.palette.line));
    let frame = frame.corner_radius(CornerRadius::same(tokens::CORNER)).inner_margin(Margin::symmetric(8, 3));
    let card = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(44.0, 44.0), Sense::hover());
            for sprite in &choice.sprites {
                tools.pictures.icon(ui.painter(), rect, *sprite);
            }
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.add(Label::new(RichText::new(&choice.name).font(tokens::strong())).selectable(false));
                    for sign in &choice.signs {
                        let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
                        tools.pictures.icon(ui.painter(), rect, *sign);
                    }
                    let price = RichText::new(&choice.price).font(tokens::large_text());
                    ui.add(Label::new(price).selectable(false));
                });
                if let Some(about) = &choice.about {
                    ui.add(Label::new(about).selectable(false));
                }
            });
        });
    });
    describe(ui, card.response.rect, card.response.id, &choice.said);
}
