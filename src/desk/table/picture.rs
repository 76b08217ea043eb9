//! The game's picture: the stage's scene, with a name for each thing in it for those who hear it.

use eframe::egui::{CursorIcon, Rect, Role, Sense, Ui, WidgetInfo};

use crate::desk::look::Frame;
use crate::desk::look::spot::Spot;
use crate::desk::look::tools::{Tools, describe};
use crate::desk::look::{explain, legend};
use crate::desk::tokens;
use crate::show::{Picture, ThingId};
use crate::stage::Scene;

/// Whether a thing of the picture can be pressed, and then whether it is chosen.
pub(crate) type Pressable<'a> = &'a dyn Fn(ThingId) -> Option<bool>;

/// Paints a scene into `rect` and names what lies in it; `moving` if the next frame shows another one.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture, moving: bool) {
    paint_pressable(ui, tools, rect, (scene, moving), picture, &|_| None);
}

/// The same with things that can be pressed; says which one was.
pub(crate) fn paint_pressable(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (scene, moving): (&Scene, bool),
    picture: &Picture,
    pressable: Pressable<'_>,
) -> Option<ThingId> {
    tools.pictures.paint_lettered(ui.painter(), rect, scene, &picture.letters, moving);
    stop(ui, tools, rect, &picture.name);
    let frame = Frame::new(rect, scene.bounds);
    let mut pressed = None;
    for thing in &picture.things {
        let rect = frame.around(thing.center, thing.radius);
        let id = ui.scope_id().with(thing.id);
        let response = match pressable(thing.id) {
            None => tools.explain_round(ui, rect, id, &thing.name, &thing.explained),
            Some(chosen) => {
                let spot = Spot::new(id, rect, &thing.name).chosen(chosen).tight().stop();
                let response = spot.ui(ui, tools).on_hover_cursor(CursorIcon::PointingHand);
                tools.explained(ui, &response, rect, true, &thing.explained);
                pressed = pressed.or(response.clicked().then_some(thing.id));
                response
            }
        };
        if let Some(value) = &thing.value {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(value.as_str()));
        }
    }
    if tools.parts.is_some_and(|parts| parts.legend) {
        legend::paint(ui, tools, rect, scene, &picture.legend, &tokens::strong_text());
    }
    pressed
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
