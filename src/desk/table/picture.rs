//! The game's picture: the stage's scene, with a name for each thing in it for those who hear it.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo};

use crate::desk::look::Frame;
use crate::desk::look::tools::{Tools, describe};
use crate::desk::look::{explain, legend};
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::Scene;

/// Paints a scene into `rect` and names what lies in it; `moving` if the next frame shows another one.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture, moving: bool) {
    tools.pictures.paint_lettered(ui.painter(), rect, scene, &picture.letters, moving);
    stop(ui, tools, rect, &picture.name);
    let frame = Frame::new(rect, scene.bounds);
    for thing in &picture.things {
        let rect = frame.around(thing.center, thing.radius);
        let response = tools.explain_round(ui, rect, ui.scope_id().with(thing.id), &thing.name, &thing.explained);
        if let Some(value) = &thing.value {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(value.as_str()));
        }
    }
    if tools.parts.is_some_and(|parts| parts.legend) {
        legend::paint(ui, tools, rect, scene.bounds, &picture.legend, &tokens::strong_text());
    }
}

/// Names the picture; where its parts can be explained, the focus stops here.
fn stop(ui: &Ui, tools: &Tools<'_>, rect: Rect, name: &str) {
    if tools.parts.is_none() {
        describe(ui, rect, ui.scope_id().with("picture"), name);
        return;
    }
    let response = ui.interact(rect, explain::stop(), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(tools.text("explain-keys")));
}
