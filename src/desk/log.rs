//! The log of the game: each half-day in a few lines, the newest first.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::tokens;
use super::tools::{Tools, part_title};
use crate::chronicle::Record;
use crate::games::troyes_dice::{HalfDay, Happening, Roll};

pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, record: &Record) {
    part_title(ui, &tools.text("desk-log"));
    let scroll = ScrollArea::vertical().auto_shrink(false);
    scroll.show(ui, |ui| {
        for line in lines(record).iter().rev() {
            ui.label(RichText::new(tools.words.half_day(line.half_day)).font(tokens::strong_text()));
            ui.label(tools.words.roll(line.roll));
            for happening in &line.rest {
                if let Some(text) = told(tools, happening) {
                    ui.label(text);
                }
            }
            ui.add_space(4.0);
        }
        if record.chronicle.done().is_empty() {
            ui.label(tools.text("desk-log-empty"));
        }
    });
}

/// What happened because of one order, where it belongs to a half-day's line.
struct Line<'a> {
    half_day: HalfDay,
    roll: Roll,
    rest: Vec<&'a Happening>,
}

fn lines(record: &Record) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for happening in record.chronicle.done().iter().flat_map(|entry| &entry.happenings) {
        match (happening, lines.last_mut()) {
            (Happening::Rolled { half_day, roll }, _) => {
                lines.push(Line { half_day: *half_day, roll: *roll, rest: Vec::new() });
            }
            (happening, Some(line)) => line.rest.push(happening),
            (_, None) => {}
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
