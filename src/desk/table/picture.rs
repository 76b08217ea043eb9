//! The game's picture: the stage's scene, with a name for each thing in it for those who hear it.

use eframe::egui::{Rect, Ui};

use crate::desk::look::Frame;
use crate::desk::look::tools::{Tools, describe};
use crate::show::Picture;
use crate::stage::Scene;

/// Paints a scene into `rect` and names what lies in it; `moving` if the next frame shows another one.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture, moving: bool) {
    tools.pictures.paint(ui.painter(), rect, scene, moving);
    describe(ui, rect, ui.scope_id().with("picture"), &picture.name);
    let frame = Frame::new(rect, scene.bounds);
    for thing in &picture.things {
        let rect = frame.around(thing.center, thing.radius);
        let response = describe(ui, rect, ui.scope_id().with(thing.id), &thing.name);
        if let Some(value) = &thing.value {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(value.as_str()));
        }
    }
}
