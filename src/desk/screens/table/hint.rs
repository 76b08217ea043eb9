//! The hint that stands, over the table.

use std::sync::Arc;

use egui::{Ui, UiBuilder, vec2};

use super::layout::Parts;
use crate::desk::app::command::{Command, Press};
use crate::desk::tokens;
use crate::desk::widgets::answers;
use crate::desk::widgets::hint::{self, Places, Strip, Told};
use crate::desk::widgets::spot::Spot;
use crate::desk::widgets::tools::{Tools, read_out};
use crate::stage::Scene;

/// Draws the big button that answers it.
pub(super) fn button(ui: &mut Ui, tools: &mut Tools<'_>, told: Told<'_>) {
    let name = if told.hint.answers.is_empty() { "hint-got-it" } else { "hint-answer" };
    tools.big_button(ui, &tools.text(name), Command::Next);
}

/// Draws it over all but the line above the table and the big button. A click says that it was understood.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    parts: &Parts,
    (scene, moves): (Arc<Scene>, bool),
    told: Told<'_>,
) {
    let corner = vec2(tools.width_of(ui, &[NO_MORE]).ceil() + 1.0, tokens::TOUCH);
    let home = parts.cry.union(parts.timer.intersect(parts.cry.with_max_x(parts.bar.right())));
    let foot = Some(parts.entry.top()).filter(|top| parts.entry.is_positive() && *top > parts.picture.bottom());
    let lowest = foot.unwrap_or_else(|| parts.next.top());
    let strip = Strip {
        within: parts.bar.with_min_y(parts.cry.top()).with_max_y(lowest - 4.0),
        most: 32.0,
        least: 19.0,
        corner,
        moves,
    };
    let places = Places {
        cry: Some(parts.cry),
        picture: Some((parts.picture, scene)),
        side: Some(parts.side),
        grid: Some(parts.title.union(parts.grid)),
        track: Some(parts.bar),
        homes: vec![home],
        ..Places::default()
    };
    let painted = hint::paint(ui, tools, &places, told, strip);
    read_out(ui, &painted.strip);
    if painted.strip.clicked() {
        tools.ask(Command::Next);
    }
    for (digit, (answer, rect)) in (1_u8..).zip(told.hint.answers.iter().zip(painted.answers)) {
        let name = answers::name(digit.into(), answer);
        let spot = Spot::new(ui.scope_id().with(("answer", digit)), rect, &name).square().tight().stop();
        if spot.ui(ui, tools).clicked() {
            tools.ask(Command::Press(Press::Digit(digit)));
        }
    }
    ui.scope_builder(UiBuilder::new().id_salt("hint").max_rect(painted.corner), |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, NO_MORE, Command::NoTips);
    });
}

const NO_MORE: &str = "hint-no-more";
