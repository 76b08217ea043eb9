//! Scrolling: the focused widget is scrolled into view, and so is what was just opened; a sign shows that there is more below.

use egui::epaint::PathShape;
use egui::scroll_area::ScrollAreaOutput;
use egui::{Button, Id, Memory, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::tools::{Tools, tip};
use crate::desk::tokens;

/// The height by which accents stand out of a line, since scrolled contents are clipped at the top.
pub(crate) const ACCENTS: f32 = 4.0;

/// Scrolls to the widget that has just got the focus, and as [`more_below`] was asked; call it inside the scroll area, after drawing
/// its contents.
pub(crate) fn follow_focus(ui: &Ui) {
    follow_button(ui);
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    if let Some(there) = focused.filter(|there| there.gained_focus() && ui.min_rect().intersects(there.rect)) {
        ui.scroll_to_rect(there.rect, None);
    }
}

/// Scrolls by what is seen, if the button of [`more_below`] was pressed; call it inside the scroll area, after drawing its contents.
pub(crate) fn follow_button(ui: &Ui) {
    let seen = ui.data(|data| data.get_temp::<Option<Rect>>(pressed())).flatten();
    let is_here = |seen: &Rect| {
        let clip = ui.clip_rect();
        // Beside what scrolls it may be clipped wider.
        clip.contains(seen.center()) && (clip.center().y - seen.center().y).abs() < tokens::TOUCH
    };
    if let Some(seen) = seen.filter(is_here) {
        ui.data_mut(|data| data.remove_temp::<Option<Rect>>(pressed()));
        // A line of what was seen last stays.
        ui.scroll_with_delta(vec2(0.0, -(seen.height() - tokens::TOUCH).max(tokens::TOUCH)));
    }
}

/// Where the place is kept whose button was pressed.
fn pressed() -> Id {
    Id::unique("more below")
}

/// Draws a button that opens `more` below it, and that itself; what has just been opened is scrolled to.
pub(crate) fn opening(ui: &mut Ui, name: String, about: String, open: &mut bool, more: impl FnOnce(&mut Ui)) {
    let button = Button::selectable(*open, name).frame_when_inactive(true).min_size(Vec2::splat(tokens::TOUCH));
    let pressed = ui.add(button).clicked();
    *open ^= pressed;
    ui.label(about);
    if *open {
        ui.add_space(tokens::GAP);
        let drawn = ui.scope(more).response;
        if pressed {
            // As much of it as there is room for, from its beginning on.
            let most = ui.clip_rect().height() - tokens::TOUCH;
            ui.scroll_to_rect(drawn.rect.with_max_y(drawn.rect.bottom().min(drawn.rect.top() + most)), None);
        }
    }
}

/// The radius of the button of [`more_below`], and the width that it takes.
const ROUND: f32 = 15.0;
const BESIDE: f32 = 2.0 * ROUND + tokens::GAP + 4.0;

/// Leaves room beside what is read for the button of [`more_below`], which covers no text; call it inside the scroll area, before
/// drawing its contents.
pub(crate) fn leave_room(ui: &mut Ui) {
    // A window may be narrower than that.
    ui.set_max_width((ui.available_width() - BESIDE).max(0.0));
}

/// Draws a button at the lower edge, if there is more below it: it scrolls by what is seen.
pub(crate) fn more_below<R>(ui: &Ui, tools: &Tools<'_>, scrolled: &ScrollAreaOutput<R>) {
    let seen = scrolled.state.clamped_offset().y + scrolled.inner_rect.height();
    if scrolled.content_size.y <= seen + 1.0 {
        return;
    }
    let center = scrolled.inner_rect.right_bottom() - vec2(ROUND + tokens::GAP, ROUND + 2.0);
    // Who goes by keys has it scrolled: it gets no focus.
    let rect = Rect::from_center_size(center, Vec2::splat(tokens::TOUCH));
    let button = ui.interact(rect, scrolled.id.with("more below"), Sense::CLICK);
    let name = tools.text("more-below");
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let button = tip(button, &name);
    if button.clicked() {
        ui.data_mut(|data| data.insert_temp(pressed(), Some(scrolled.inner_rect)));
        ui.ctx().request_repaint();
    }
    ui.painter().circle(center, ROUND, tools.palette.card, Stroke::new(1.5, tools.palette.line));
    let arrow = [vec2(-6.0, -3.0), vec2(0.0, 4.0), vec2(6.0, -3.0)].map(|to| center + to);
    ui.painter().add(PathShape::line(arrow.to_vec(), Stroke::new(2.5, tools.palette.ink)));
}
