//! The players who joined with a phone: a row of shields with their names, at the foot of what is shown while people join. A new one
//! pops up.

use egui::{Align2, Rect, Ui, UiBuilder, pos2, vec2};

use crate::chronicle::hall::PlayerName;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::{Prelude, Show};
use crate::stage::{Motion, easing};

/// The row's height, and a shield's, as parts of the view's smaller side.
const ROW: f32 = 0.13;
const SHIELD: f32 = 0.09;
/// The seconds for which a shield pops up.
const POPS: f64 = 0.6;

/// The time at which each shield came; those that stood there at first are at rest.
type Came = Vec<(String, f64)>;

/// Draws what stands above the row, which takes all of `ui` as long as nobody sits, and the row.
pub(super) fn under(ui: &mut Ui, tools: &Tools<'_>, show: &Show, draw: impl FnOnce(&mut Ui)) {
    let all = ui.max_rect();
    let high = if show.seated.is_empty() { 0.0 } else { all.size().min_elem() * ROW };
    let (above, row) = all.split_top_bottom_at_y(all.bottom() - high);
    ui.scope_builder(UiBuilder::new().max_rect(above), draw);
    let came = came(ui, show);
    if high > 0.0 {
        paint(ui, tools, row, show, &came);
    }
}

/// Returns when each of those who sit there came, and keeps it for the next frame.
fn came(ui: &Ui, show: &Show) -> Came {
    let (id, now) = (ui.scope_id().with("seated"), ui.input(|input| input.time));
    let before: Option<Came> = ui.data(|data| data.get_temp(id));
    let born = |name: &String| match &before {
        Some(before) if show.motion != Motion::None => {
            before.iter().find(|(there, _)| there == name).map_or(now, |(_, born)| *born)
        }
        Some(_) | None => f64::NEG_INFINITY,
    };
    let came: Came = show.seated.iter().map(|name| (name.clone(), born(name))).collect();
    ui.data_mut(|data| data.insert_temp(id, came.clone()));
    if came.iter().any(|(_, born)| now - born < POPS) {
        ui.ctx().request_repaint();
    }
    came
}

/// Paints the shields that fit, from the first one on, and how many more there are.
fn paint(ui: &Ui, tools: &Tools<'_>, row: Rect, show: &Show, came: &Came) {
    let unit = ui.max_rect().size().min_elem();
    let (font, ink) = (tokens::bold((unit * ROOM.strong).max(ui.max_rect().height() * ROOM.least)), tools.palette.ink);
    let (high, gap) = (unit * SHIELD, unit * 0.03);
    let shown = show.shown.as_ref().or_else(|| show.prelude.as_ref().map(Prelude::shown));
    let color = |name: &str| shown?.color(&PlayerName::new(name)?);
    let wide = |name: &str| high * shield::WIDE + gap * 0.4 + width_of(ui, name, font.clone());
    let more = |count: usize| format!("+{count}");
    let room = row.width() - gap * 2.0 - width_of(ui, &more(came.len()), font.clone());
    let mut taken = 0.0;
    let fit = came.iter().take_while(|(name, _)| {
        taken += wide(name) + gap;
        taken <= room
    });
    let fit = fit.count();
    let names: Vec<&str> = came.iter().map(|(name, _)| name.as_str()).collect();
    describe(ui, row, ui.scope_id().with("seated"), &names.join(", "));
    let now = ui.input(|input| input.time);
    let mut left = row.left() + gap;
    for (name, born) in came.iter().take(fit) {
        #[expect(clippy::cast_possible_truncation, reason = "a second or less")]
        let pops = easing::bouncy(((now - born) / POPS).min(1.0) as f32);
        let place = Rect::from_min_size(pos2(left, row.center().y - high / 2.0), vec2(high * shield::WIDE, high));
        let popped = Rect::from_center_size(place.center(), place.size() * pops);
        let initial: String = name.chars().take(1).collect();
        let letters = (initial.as_str(), tokens::display(popped.height() * 0.5));
        shield::paint(ui.painter(), popped, tools.armorial.arms_in(name, color(name)), ink, letters);
        let text = pos2(place.right() + gap * 0.4, row.center().y);
        ui.painter().text(text, Align2::LEFT_CENTER, name, font.clone(), ink);
        left += wide(name) + gap;
    }
    if fit < came.len() {
        ui.painter().text(pos2(left, row.center().y), Align2::LEFT_CENTER, more(came.len() - fit), font, ink);
    }
}
