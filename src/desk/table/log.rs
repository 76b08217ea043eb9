//! The log of the game: each half-day in a line of pictures, the newest first; its words are told on asking.

use eframe::egui::{Align2, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::crier::Announcement as _;
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, part_title};
use crate::desk::tokens;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Half, HalfDay, Happening, Roll, Side};
use crate::games::troyes_dice::stage::{Art, Body, Icon, Pips, colors};
use crate::games::troyes_dice::words;
use crate::show::EveningTold;

/// Shows the log of the first `orders` orders; picking a half-day looks back at the table as it stood then.
pub(crate) fn ui(
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
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in lines.iter().rev() {
            if row(ui, tools, line, look_back == Some(line.orders)).clicked() {
                tools.ask(Command::LookBack(line.orders));
            }
        }
        if lines.is_empty() {
            ui.label(tools.text("desk-log-empty"));
        }
    });
}

/// The height of a half-day's line, so that an evening's sixteen stand below each other, and the side of a picture in it.
const ROW: f32 = 23.5;
const PICTURE: f32 = 20.0;

fn row(ui: &mut Ui, tools: &Tools<'_>, line: &Line<'_>, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let name = words::half_day(tools.words, line.half_day);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &name));
    let words = line.words(tools);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    let palette = tools.palette;
    if chosen {
        ui.painter().rect_filled(rect, tokens::CORNER, palette.chosen);
    }
    let around = match (response.has_focus(), response.hovered()) {
        (true, _) => Some(palette.focus),
        (false, true) => Some(palette.line),
        (false, false) => None,
    };
    if let Some(color) = around {
        ui.painter().rect_stroke(rect, tokens::CORNER, Stroke::new(2.0, color), StrokeKind::Inside);
    }
    let mut left = rect.left() + 4.0;
    let mut place = |wide: f32| {
        let place = Rect::from_center_size(pos2(left + PICTURE / 2.0, rect.center().y), vec2(PICTURE, PICTURE));
        left += wide;
        place
    };
    let HalfDay { day, half } = line.half_day;
    let icon = match half {
        Half::Morning => Icon::Sun,
        Half::Afternoon => Icon::Moon,
    };
    let picture = |rect, sprite: Art| tools.pictures.icon(ui.painter(), rect, sprite);
    picture(place(PICTURE + 3.0), Art::Icon(icon));
    let number = place(16.0).left_center();
    ui.painter().text(number, Align2::LEFT_CENTER, day.number(), tokens::strong_text(), palette.ink);
    let die = |rect, body: Body, face| {
        picture(rect, Art::Die(body));
        picture(rect, Art::Pips(body.pips(), face));
    };
    die(place(PICTURE + 3.0), Body::Black, line.roll.black());
    for face in line.roll.clear() {
        die(place(PICTURE + 1.0), Body::Clear, face);
    }
    place(8.0);
    for happening in &line.rest {
        match happening {
            Happening::Struck(strike) => {
                let here = place(PICTURE + 3.0);
                // Pale like crossed-out paper: a die of the sheets is square, a plaza alone is round.
                let (fill, edge) = (tokens::color(colors::struck(strike.color)), Stroke::new(1.0, palette.line));
                if strike.sheets {
                    ui.painter().rect(here, 4.0, fill, edge, StrokeKind::Inside);
                    picture(here, Art::Pips(Pips::Dark, strike.value));
                } else {
                    ui.painter().circle(here.center(), PICTURE / 2.0, fill, edge);
                }
                picture(here, Art::Icon(Icon::Crossed));
            }
            Happening::Spared(spared) => {
                let here = place(PICTURE + 3.0);
                picture(here, Art::Plaza(spared.color));
                picture(here, Art::Spared);
            }
            Happening::TurnedToRaid { tile, notch: _ } => {
                picture(place(PICTURE + 3.0), Art::Tile(*tile, Side::Raid));
            }
            Happening::Rolled { .. }
            | Happening::Placed(_)
            | Happening::Offered(_)
            | Happening::Closed { .. }
            | Happening::Rebuilt { .. }
            | Happening::DayBegan { .. }
            | Happening::Ended { .. } => {}
        }
    }
    response.on_hover_text(words)
}

/// A half-day in the log.
struct Line<'a> {
    /// How many orders had been followed once its dice lay.
    orders: usize,
    half_day: HalfDay,
    roll: Roll,
    rest: Vec<&'a Happening>,
}

impl Line<'_> {
    /// All of it in words.
    fn words(&self, tools: &Tools<'_>) -> String {
        let told = self.rest.iter().filter_map(|happening| told(tools, happening));
        std::iter::once(words::roll(tools.words, self.roll)).chain(told).collect::<Vec<_>>().join("\n")
    }
}

fn lines(record: &Record, orders: usize) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (orders, entry) in (1..).zip(record.done().iter().take(orders)) {
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
        Happening::Struck(strike) => Some(words::strike(tools.words, strike)),
        Happening::Spared(spared) => Some(words::Cry::Spared(*spared).headline(tools.words)),
        Happening::TurnedToRaid { tile, notch: _ } => {
            Some(tools.words.with("desk-log-raid", &[("tile", words::tile_name(tools.words, *tile).into())]))
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
