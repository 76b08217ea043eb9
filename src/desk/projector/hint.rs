//! The current hint, over the audience's view.

use egui::{Role, Sense, Ui, Vec2, WidgetInfo};

use crate::desk::app::command::Command;
use crate::desk::tokens::ROOM;
use crate::desk::widgets::hint::{self, Places, Strip, Told};
use crate::desk::widgets::tools::{Tools, read_out};
use crate::show::{Standing, View};

/// How the current hint is shown.
pub(super) struct Asked {
    /// Letters are so many times larger than usual where they have room.
    pub(super) larger: f32,
    /// Whether it is read out.
    pub(super) live: bool,
    /// Whether a drawing is shown as it is drawn.
    pub(super) moves: bool,
}

/// The height of the strip at the foot of the view, and of a card with a drawing there, as parts of the view's.
const STRIP: f32 = 0.18;
const CARD: f32 = 0.36;
/// What the strip takes of the foot, with a gap above it.
pub(super) const FOOT: f32 = STRIP + 0.04;

/// Returns the height of the card at the foot for which all else makes room, as a part of the view's; 0 without one.
pub(super) fn card(standing: Option<Standing>, view: &View) -> f32 {
    let hint = standing.and_then(|standing| view.hints.iter().find(|hint| hint.id == standing.id));
    if hint.is_some_and(|hint| hint.figure.is_some()) { CARD } else { 0.0 }
}

/// Draws the hint that stands over the parts of the view: at its foot, so that neither the picture nor the cry is hidden.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, standing: Standing, view: &View, places: &Places, asked: &Asked) {
    let Some(hint) = view.hints.iter().find(|hint| hint.id == standing.id) else { return };
    let Asked { larger, live, moves } = *asked;
    let (all, height) = (ui.max_rect(), ui.max_rect().height());
    let strip = Strip {
        within: all.shrink(all.size().min_elem() * 0.02),
        // On what is narrow, sentences take the height.
        most: (height.min(all.width() * 0.9) * ROOM.strong * larger * 1.3).max(height * ROOM.least),
        least: height * ROOM.least,
        corner: Vec2::ZERO,
        moves,
    };
    let foot = |high: f32| strip.within.with_min_y(strip.within.bottom() - height * high);
    let mut places = places.clone();
    places.homes.insert(0, foot(STRIP));
    places.drawing = places.track;
    let painted = hint::paint(ui, tools, &places, Told { hint, answered: standing.answered }, strip);
    if live {
        read_out(ui, &painted.strip);
    }
}

/// Confirms the hint by a click anywhere in a view that replaces the desk.
pub(super) fn click(ui: &Ui, tools: &mut Tools<'_>) {
    let understood = ui.interact(ui.max_rect(), ui.scope_id().with("understood"), Sense::CLICK);
    let name = tools.text("hint-got-it");
    understood.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if understood.clicked() {
        tools.ask(Command::Next);
    }
}
