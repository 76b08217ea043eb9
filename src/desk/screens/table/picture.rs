//! The game's picture: the stage's scene, with a name for each thing in it for those who hear it.

use egui::{CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::desk::widgets::Frame;
use crate::desk::widgets::captions::{Least, captions};
use crate::desk::widgets::menu::MenuLook;
use crate::desk::widgets::menu_item::{corner, heard};
use crate::desk::widgets::spot::Spot;
use crate::desk::widgets::tools::{Tools, describe_picture};
use crate::desk::widgets::{legend, parts};
use crate::desk::{Command, Press, tokens};
use crate::play::{Place, State};
use crate::show::{MenuGroup, MenuItem, MenuView, Picture, Reader, Shown, Thing};
use crate::stage::{PartId, Scene};

/// The least sizes of names that are read in this window.
const NEAR: Least = Least::all(9.0);
/// How small letters become from the back row before a name is cut, compared with the least ones.
const UNCUT: f32 = 0.65;

/// How strong the light on what is chosen is: its digits stay as dark as they were.
const CHOSEN: f32 = 0.2;

/// Where the key of a part stands, from its upper right corner.
const KEY: Vec2 = vec2(1.0, 4.0);
/// The same of a card, whose name goes on to its right edge.
const CARD_KEY: Vec2 = vec2(6.0, 4.0);

/// A part of the picture that can be pressed.
struct Pressable<'a> {
    /// The part.
    part: PartId,
    /// Whether it can be picked now; what cannot only says why.
    open: bool,
    /// Whether it is chosen.
    chosen: bool,
    /// Whether the focus stops at it: what stands in a menu, too, is reached there.
    stop: bool,
    /// The item of the menu that it is.
    item: &'a MenuItem,
}

/// Paints a scene into `rect` and names what lies in it; `moving` if the next frame shows another one.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture, moving: bool) {
    // From the back row nothing smaller can be read.
    let unit = ui.ctx().content_rect().size().min_elem();
    let [usual, strong] = [tokens::ROOM.least, tokens::ROOM.strong].map(|part| unit * part);
    let least = Least { uncut: usual * UNCUT, usual, strong };
    painted(ui, tools, rect, (scene, moving), picture, (&[], least));
}

/// Draws the picture of a table to come, which takes no focus.
pub(crate) fn preview(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, picture: &Picture) {
    named(ui, rect, &picture.name);
    things(ui, tools, rect, (scene, false), picture, (&[], NEAR));
}

/// Draws the picture of a game, of which people who play press what the menu offers.
pub(super) fn paint_played(
    ui: &Ui,
    tools: &mut Tools<'_>,
    shown: &Shown,
    seen: (&Scene, bool),
    plays: Option<(&MenuView, &MenuLook)>,
) {
    let groups = || plays.into_iter().flat_map(|(menu, look)| menu.groups.iter().map(move |group| (group, look)));
    let placed = |(group, look): (&MenuGroup, &MenuLook)| {
        (group.place, group.place == Place::Picture || look.is_pictured(group))
    };
    let items = || groups().flat_map(|of| of.0.items.iter().map(move |item| (placed(of), item)));
    // What can be picked stands before what only says why it cannot.
    let shown_items =
        |open| items().filter(move |((place, _), item)| *place != Place::Hidden && item.state.is_open() == open);
    let all = || shown_items(true).chain(shown_items(false).filter(|(_, item)| item.state == State::Faint));
    let parts = || all().filter_map(|(place, item)| Some((place, item, item.look.part?)));
    let pressable: Vec<_> = parts()
        .map(|((_, stop), item, part)| Pressable {
            part,
            open: item.state.is_open(),
            chosen: item.state == State::Chosen,
            stop,
            item,
        })
        .collect();
    let named = &shown.view(tools.words, Reader::Crier).picture;
    let lit = plays.map(|(menu, _)| menu.lit.as_slice()).unwrap_or_default();
    let pressed = paint_pressable(ui, tools, ui.max_rect(), seen, named, (&pressable, lit));
    if let Some((_, item, _)) = pressed.and_then(|pressed| parts().find(|(.., part)| *part == pressed)) {
        tools.ask(Command::Press(Press::Item(item.pick)));
    }
}

/// Draws the picture with parts that can be pressed, and a light on what a player proposes; returns the pressed part.
fn paint_pressable(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    seen: (&Scene, bool),
    picture: &Picture,
    (pressable, lit): (&[Pressable<'_>], &[PartId]),
) -> Option<PartId> {
    let pressed = painted(ui, tools, rect, seen, picture, (pressable, NEAR));
    if !is_explained(tools) {
        lights(ui, tools, rect, seen.0, lit);
    }
    pressed
}

fn painted(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    seen: (&Scene, bool),
    picture: &Picture,
    offered: (&[Pressable<'_>], Least),
) -> Option<PartId> {
    let explains = is_explained(tools);
    let rect = if explains { legend::beside(ui, tools, rect, seen.0, picture, &tokens::strong_text()) } else { rect };
    stop(ui, tools, rect, &picture.name);
    let pressed = things(ui, tools, rect, seen, picture, offered);
    if explains {
        legend::ring(ui, tools, rect, seen.0, picture);
    }
    pressed
}

/// Whether a key stands beside the picture.
pub(crate) fn is_explained(tools: &Tools<'_>) -> bool {
    tools.parts.is_some_and(|parts| parts.legend)
}

fn things(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (scene, moving): (&Scene, bool),
    picture: &Picture,
    (pressable, least): (&[Pressable<'_>], Least),
) -> Option<PartId> {
    tools.pictures.paint_lettered(ui.painter(), rect, scene, &picture.letters, moving);
    captions(ui, rect, scene, picture, least);
    let frame = Frame::new(rect, scene.bounds);
    let mut pressed = None;
    let pressed_as = |thing: &Thing| pressable.iter().find(|pressable| pressable.part == thing.part);
    let things = picture.things_in(scene).map(|(thing, place)| (thing, frame.place(place), pressed_as(thing)));
    let things: Vec<_> = things.collect();
    let is_open = |it: Option<&Pressable<'_>>| it.is_some_and(|it| it.open);
    let offered: Vec<Rect> = things.iter().filter(|(.., it)| is_open(*it)).map(|(_, rect, _)| *rect).collect();
    for (thing, rect, pressable) in &things {
        let (rect, pressable) = (*rect, *pressable);
        let id = ui.scope_id().with(thing.part);
        // While dice roll nothing is offered yet.
        if thing.glows && !moving && pressable.is_none_or(|it| !it.chosen) {
            glow(ui, tools, rect);
        }
        let response = match pressable {
            None => tools.explain_round(ui, rect, id, &thing.name, &thing.explained),
            Some(Pressable { open: false, .. }) => {
                let response = tools.explain_round(ui, rect, id, &thing.name, &thing.explained);
                let touched = ui.interact(rect, id.with("touched"), Sense::CLICK).clicked();
                pressed = pressed.or(touched.then_some(thing.part));
                response
            }
            Some(Pressable { chosen, stop, item, .. }) => {
                // What stands nowhere else is told as the menu would tell it, with its key.
                let name = if *stop { heard(tools, item) } else { thing.name.clone() };
                let spot = Spot::new(id, rect, &name).chosen(*chosen).reach(reach(rect, &offered));
                let spot = if *stop { spot.stop() } else { spot };
                // A ring is for dice and their like, not for a card.
                let is_square = thing.glows || is_card(rect);
                let spot = if is_square { spot.square() } else { spot };
                if *chosen && is_square {
                    mark(ui, tools, rect);
                }
                let response = spot.ui(ui, tools).on_hover_cursor(CursorIcon::PointingHand);
                tools.explained(ui, &response, rect, true, &thing.explained);
                pressed = pressed.or(response.clicked().then_some(thing.part));
                response
            }
        };
        if let Some(value) = &thing.value {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(value.as_str()));
        }
    }
    if !moving {
        for (_, rect, pressable) in things {
            if let Some(key) = pressable.and_then(|it| it.item.key()) {
                corner(ui, tools, rect.right_top() + if is_card(rect) { CARD_KEY } else { KEY }, key);
            }
        }
    }
    pressed
}

/// Whether that is the place of a card, and not of a die or its like.
fn is_card(rect: Rect) -> bool {
    rect.size().max_elem() > 1.2 * rect.size().min_elem()
}

/// Draws the glow around what can be chosen.
fn glow(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    let wide = (rect.height() * 0.05).clamp(2.0, 8.0);
    let color = tools.palette.action;
    for (out, color) in [(0.0, color), (wide, color.gamma_multiply(0.35))] {
        ui.painter().rect_stroke(rect.expand(out), tokens::CORNER, Stroke::new(wide, color), StrokeKind::Outside);
    }
}

/// Draws what is chosen in another light than what can be.
fn mark(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    let wide = (rect.height() * 0.1).clamp(5.0, 14.0);
    ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.chosen.gamma_multiply(CHOSEN));
    for (out, wide, color) in [(wide, wide * 0.4, tools.palette.ink), (0.0, wide, tools.palette.action)] {
        ui.painter().rect_stroke(rect.expand(out), tokens::CORNER, Stroke::new(wide, color), StrokeKind::Outside);
    }
}

/// Draws the light on those parts of the picture.
pub(crate) fn lights(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, lit: &[PartId]) {
    let frame = Frame::new(rect, scene.bounds);
    for place in lit.iter().filter_map(|part| scene.part(*part)) {
        light(ui, tools, frame.place(place));
    }
}

/// Draws the light on what a player proposes: the ground of its sentence, within a ring that nothing else has.
fn light(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    let wide = (rect.size().min_elem() * 0.1).clamp(4.0, 9.0);
    for (out, wide, color) in [(wide, wide * 0.5, tools.palette.ink), (0.0, wide, tools.palette.chosen)] {
        ui.painter().rect_stroke(rect.expand(out), tokens::CORNER, Stroke::new(wide, color), StrokeKind::Outside);
    }
}

/// How far what is drawn there can be pressed: as far as a finger needs, but not nearer to another one of those.
fn reach(rect: Rect, others: &[Rect]) -> Rect {
    let mut touched = Rect::from_center_size(rect.center(), rect.size().max(Vec2::splat(tokens::TOUCH)));
    for other in others {
        let (right, left) = (other.left() - rect.right(), rect.left() - other.right());
        let (down, up) = (other.top() - rect.bottom(), rect.top() - other.bottom());
        let [across, along] = [right.max(left), down.max(up)];
        // Halfway to it, on the side from which it is farther away.
        if across >= along && across >= 0.0 {
            if right > left {
                touched.max.x = touched.max.x.min(rect.right() + across / 2.0);
            } else {
                touched.min.x = touched.min.x.max(rect.left() - across / 2.0);
            }
        } else if along > across && along >= 0.0 {
            if down > up {
                touched.max.y = touched.max.y.min(rect.bottom() + along / 2.0);
            } else {
                touched.min.y = touched.min.y.max(rect.top() - along / 2.0);
            }
        }
    }
    touched
}

/// Names the picture.
fn named(ui: &Ui, rect: Rect, name: &str) {
    describe_picture(ui, rect, ui.scope_id().with("picture"), name);
}

/// Names the picture; where its parts can be explained, the focus stops here.
fn stop(ui: &Ui, tools: &Tools<'_>, rect: Rect, name: &str) {
    if tools.parts.is_none() {
        return named(ui, rect, name);
    }
    let response = ui.interact(rect, parts::stop(), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(tools.text("explain-keys")));
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn what_is_small_can_be_pressed_around_it_but_not_where_another_is_nearer() {
        let square = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), Vec2::splat(30.0));
        let dice = [square(0.0, 0.0), square(32.0, 0.0), square(64.0, 0.0), square(0.0, 200.0), square(64.0, 35.0)];
        let reached = dice.map(|rect| reach(rect, &dice));
        for (at, rect) in reached.iter().enumerate() {
            assert!(rect.contains_rect(dice[at]), "{at}: all that is drawn");
            for other in &reached[..at] {
                assert!(!rect.shrink(0.01).intersects(other.shrink(0.01)), "{at}: {rect:?} over {other:?}");
            }
        }
        assert_eq!(reached[3].size(), Vec2::splat(tokens::TOUCH), "nothing is near");
        assert!(reached[0].height() >= tokens::TOUCH, "nothing is above or below");
        assert!((reached[0].right() - 31.0).abs() < 0.01, "halfway to the next");
        let large = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(90.0));
        assert_eq!(reach(large, &[large]), large);
    }
}
