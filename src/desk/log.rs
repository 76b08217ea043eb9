//! The log of the game: each half-day in a few lines, the newest first.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::evening::EveningTold;
use super::order::Order;
use super::tokens;
use super::tools::{Tools, part_title};
use crate::chronicle::Record;
use crate::games::troyes_dice::{HalfDay, Happening, Roll};

/// Shows the log of the first `orders` orders; picking a half-day looks back at the table as it stood then.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    record: &Record,
    orders: usize,
    look_back: Option<usize>,
    evening: Option<EveningTold>,
) {
    part_title(ui, &tools.text("desk-log"));
    if let Some(EveningTold { minutes, half_days, to_go }) = evening {
        let name = if to_go.is_some() { "evening-with-end" } else { "evening" };
        let args = [("minutes", minutes.into()), ("left", half_days.into()), ("end", to_go.unwrap_or_default().into())];
        ui.label(tools.words.with(name, &args));
    }
    let scroll = ScrollArea::vertical().auto_shrink(false);
    scroll.show(ui, |ui| {
        let lines = lines(record, orders);
        for line in lines.iter().rev() {
            let title = RichText::new(tools.words.half_day(line.half_day)).font(tokens::strong_text());
            if ui.selectable_label(look_back == Some(line.orders), title).clicked() {
                tools.order(Order::LookBack(line.orders));
            }
            ui.label(tools.words.roll(line.roll));
            for happening in &line.rest {
                if let Some(text) = told(tools, happening) {
                    ui.label(text);
                }
            }
            ui.add_space(4.0);
        }
        if lines.is_empty() {
            ui.label(tools.text("desk-log-empty"));
        }
    });
}

/// A half-day in the log.
struct Line<'a> {
    /// How many orders had been followed once its dice lay.
    orders: usize,
    half_day: HalfDay,
    roll: Roll,
    rest: Vec<&'a Happening>,
}

fn lines(record: &Record, orders: usize) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (orders, entry) in (1..).zip(record.chronicle.done().iter().take(orders)) {
        for happening in &entry.happenings {
            match (happening, lines.last_mut()) {
                (Happening::Rolled { half_day, roll }, _) => {
                    lines.push(Line { orders, half_day: *half_day, roll: *roll, rest: Vec::new() });
                }
                (happening, Some(line)) => line.rest.push(happening),
                (_, None) => {}
            }
        }
    }
    lines
}

fn told(tools: &Tools<'_>, happening: &Happening) -> Option<String> {
    match happening {
        Happening::Struck(strike) => Some(tools.words.strike(strike)),
        Happening::Spared(spared) => Some(tools.words.headline(&crate::crier::Cry::Spared(*spared))),
        Happening::TurnedToRaid { tile, notch: _ } => {
            Some(tools.words.with("desk-log-raid", &[("tile", tools.words.tile_name(*tile).into())]))
        }
        Happening::Ended { half_days: _ } => Some(tools.text("headline-ended")),
        Happening::Rolled { .. }
        | Happening::Placed(_)
        | Happening::Offered(_)
        | Happening::Closed { .. }
        | Happening::Rebuilt { .. }
        | Happening::DayBegan { .. } => None,
    }
}
