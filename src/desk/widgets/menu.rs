//! A menu of picks: drawings and words that can be pressed, each with the digit that presses it, and numbers that go up and down.

use egui::scroll_area::ScrollAreaOutput;
use egui::{
    Align, Button, FocusDirection, Frame, Id, Key, Label, Memory, Rect, RichText, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

pub(crate) use super::menu_item::Reach;
use super::menu_item::{self, GAP, LINE, SENTENCE, heard, keyed};
pub(crate) use super::menu_look::MenuLook;
use super::menu_look::{Density, Rows, folded, things, to_f32};
use super::scrolled::{follow_focus, more_below};
use super::tools::{Tools, describe, name_line, read_out, wrong};
use crate::desk::app::keys;
use crate::desk::{Command, Press, tokens};
use crate::play::{Kind, Place, State, Way};
use crate::show::{MenuGroup, MenuItem, MenuView};

/// Around what scrolls, for the lines around what is chosen or has the focus.
const AROUND: i8 = 6;
/// How large the letters of a proposal are, of what is folded away, and of what is chosen above what is seen.
const PROPOSED: f32 = 17.0;
const FOLDED: f32 = 14.0;
const CHOSEN: f32 = 16.0;
/// How high the line is that names what is chosen above what is seen.
const STRIP: f32 = 30.0;

/// The items of a menu that are chosen, each with its place.
type Chosen<'a> = Vec<(Rect, &'a MenuItem)>;

/// Draws the menu below what `above` draws, and its foot at the lower end of `ui`; the item that a key reaches gets the
/// focus. Returns the height that all of it needs.
pub(crate) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (menu, reach, look): (&MenuView, Option<Reach>, &mut MenuLook),
    above: impl FnOnce(&mut Ui, &mut Tools<'_>),
) -> f32 {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let offers: Vec<String> =
        menu.offered().filter(|item| item.look.said.is_some()).map(|item| heard(tools, item)).collect();
    if !offers.is_empty() {
        // Who listens is told what can be chosen as soon as it can.
        let told = tools.words.with("menu-offered", &[("offers", offers.join(". ").into())]);
        let line = ui.max_rect().with_max_y(ui.max_rect().top() + 1.0);
        read_out(ui, &describe(ui, line, ui.scope_id().with("offers"), &told));
    }
    let reach = reach.or_else(|| reached(ui, menu, look));
    let foot = if menu.groups.is_empty() { 0.0 } else { LINE + GAP };
    let high = (ui.available_height() - foot).max(0.0);
    let scroll = ScrollArea::vertical().id_salt("menu").auto_shrink(false).min_scrolled_height(0.0).max_height(high);
    let scrolled = scroll.show(ui, |ui| {
        Frame::new()
            .inner_margin(AROUND)
            .show(ui, |ui| {
                proposal(ui, tools, menu);
                above(ui, tools);
                let chosen = listed(ui, tools, (menu, reach), look);
                follow_focus(ui);
                chosen
            })
            .inner
    });
    more_below(ui, tools, &scrolled);
    chosen_above(ui, tools, &scrolled);
    let below = ui.max_rect().with_min_y(ui.max_rect().bottom() - LINE);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        let ways = menu.groups.iter().filter(|group| group.place == Place::Foot);
        for group in ways {
            _ = items(ui, tools, (group, None), Density::Roomy, false);
        }
    });
    scrolled.content_size.y + foot
}

/// Returns the item that an arrow key reaches while nothing has the focus: what is chosen, or else the first.
fn reached(ui: &Ui, menu: &MenuView, look: &MenuLook) -> Option<Reach> {
    let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let is_asked = ui.memory(Memory::focused).is_none()
        && ui.input(|input| arrows.into_iter().any(|arrow| input.key_pressed(arrow)));
    if !is_asked {
        return None;
    }
    let groups = menu.groups.iter().filter(|group| is_listed(group, look));
    let items = groups.flat_map(|group| &group.items).filter(|item| item.state.is_open());
    // A number would be typed.
    let items = || items.clone().filter(|item| matches!(item.kind, Kind::Choose | Kind::Act));
    let to = items().find(|item| item.state == State::Chosen).or_else(|| items().next())?;
    // The key goes no further than that.
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(Reach { pick: to.pick, begun: false })
}

/// True if the items of a group stand in what scrolls.
fn is_listed(group: &MenuGroup, look: &MenuLook) -> bool {
    match group.place {
        Place::List | Place::Details | Place::Lettered | Place::Hidden => !look.is_pictured(group),
        Place::Foot | Place::Picture => false,
    }
}

/// Names what is chosen above what is seen, over its upper edge; a press goes there.
fn chosen_above(ui: &Ui, tools: &Tools<'_>, scrolled: &ScrollAreaOutput<Chosen<'_>>) {
    let seen = scrolled.inner_rect;
    let above = scrolled.inner.iter().filter(|(place, _)| place.center().y < seen.top() + GAP);
    let names: Vec<&str> = above.map(|(_, item)| item.look.name.as_str()).collect();
    if names.is_empty() {
        return;
    }
    let told = tools.words.with("menu-chosen", &[("names", names.join(", ").into())]);
    let strip = seen.with_max_y(seen.top() + STRIP);
    let response = ui.interact(strip, scrolled.id.with("chosen above"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
    ui.painter().rect_filled(strip, tokens::CORNER, tools.palette.chosen);
    let words = name_line(ui, &told, &tokens::bold(CHOSEN), tools.palette.ink, strip.width() - 2.0 * GAP);
    ui.painter().galley(strip.left_center() + vec2(GAP, -words.size().y / 2.0), words, tools.palette.ink);
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(upward(), true));
        ui.ctx().request_repaint();
    }
}

/// Where it is kept that what is chosen above was pressed.
fn upward() -> Id {
    Id::unique("what is chosen above")
}

/// Draws what a player proposes, if anybody does; it goes back by the key that leaves.
fn proposal(ui: &mut Ui, tools: &mut Tools<'_>, menu: &MenuView) {
    let Some(proposed) = &menu.proposed else {
        // What stands below is the same with a proposal and without, and keeps the keyboard's focus.
        return ui.skip_ahead_auto_ids(1);
    };
    let frame = Frame::new().fill(tools.palette.chosen).corner_radius(tokens::CORNER).inner_margin(8);
    ui.scope(|ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let told = ui.label(RichText::new(proposed).font(tokens::bold(PROPOSED)));
            read_out(ui, &told);
            if let Some(waiting) = &menu.waiting {
                ui.label(RichText::new(waiting).font(tokens::text()));
            }
            if let Some(accept) = &menu.accept
                && ui.add(Button::new(accept).wrap().min_size(Vec2::splat(tokens::TOUCH))).clicked()
            {
                tools.ask(Command::Press(Press::Accept));
            }
            let key = keys::name_of(ui.ctx(), tools.words, &Command::ClosePage);
            let back = keyed(tools, "menu-button-key", &tools.text("menu-send-back"), &key);
            if ui.add(Button::new(back).min_size(Vec2::splat(tokens::TOUCH))).clicked() {
                tools.ask(Command::Press(Press::Way(Way::Back)));
            }
        })
    });
}

/// Draws the groups of the menu below each other, and returns what is chosen.
fn listed<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (menu, reach): (&'a MenuView, Option<Reach>),
    look: &mut MenuLook,
) -> Chosen<'a> {
    let density = look.density();
    let dense = density != Density::Roomy;
    ui.spacing_mut().item_spacing.y = density.gap();
    // What a pick asks for stands last, and is scrolled to.
    let is_chosen = |item: &MenuItem| item.kind == Kind::Choose && item.state == State::Chosen;
    let groups: Vec<&MenuGroup> =
        menu.groups.iter().filter(|group| !matches!(group.place, Place::Foot | Place::Picture)).collect();
    let now = (groups.len(), menu.groups.iter().flat_map(|group| &group.items).any(is_chosen));
    let id = ui.scope_id().with("groups");
    let (before, begun) = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, now), now));
    let (all, chosen) = now;
    let comes = all > before && chosen;
    let up = ui.data_mut(|data| data.remove_temp(upward())).unwrap_or(false);
    if all < before || (begun && !chosen) || up {
        // The next choice begins at the top; egui would leave the spacing above it visible, and the foot of what stands there.
        let top = ui.cursor().min + vec2(0.0, ui.spacing().item_spacing.y);
        ui.scroll_to_rect(Rect::from_min_size(top, Vec2::splat(1.0)), Some(Align::TOP));
    }
    if menu.groups.iter().any(|group| look.is_pictured(group)) {
        ui.label(RichText::new(tools.text("menu-in-picture")).font(tokens::plain(density.title().0)));
    }
    let (mut below, mut chosen) = (None, Chosen::new());
    for (at, group) in groups.into_iter().enumerate() {
        if comes && group.place == Place::Lettered && at >= before {
            below = below.or(Some(ui.cursor().top()));
        }
        if is_listed(group, look) {
            chosen.extend(items(ui, tools, (group, reach), density, dense && !look.unfolded));
        }
    }
    if let Some(top) = below {
        // What it is for is named above.
        ui.scroll_to_rect(ui.min_rect().with_min_y(top - STRIP), None);
    }
    if dense {
        fold(ui, tools, menu, look);
    }
    // Where there is little room, none is kept for what may be said later.
    if let Some(note) = menu.note.as_ref().filter(|note| !dense || !note.is_empty()) {
        ui.scope(|ui| {
            ui.set_min_height(if dense { SENTENCE } else { 2.0 * SENTENCE });
            ui.label(note);
        });
    }
    // So is what is wrong, once it is told.
    let id = ui.scope_id().with("wrong");
    let before: Option<String> = ui.data_mut(|data| data.remove_temp(id));
    if let Some(sentence) = &menu.wrong {
        let told = wrong(ui, sentence);
        if before.as_ref() != Some(sentence) {
            told.scroll_to_me(None);
        }
        ui.data_mut(|data| data.insert_temp(id, sentence.clone()));
    }
    chosen
}

/// Draws a line that tells what cannot be picked now, and opens it.
fn fold(ui: &mut Ui, tools: &Tools<'_>, menu: &MenuView, look: &mut MenuLook) {
    let names: Vec<&str> = folded(menu).flatten().map(|item| item.look.name.as_str()).collect();
    if names.is_empty() {
        return;
    }
    let args = [("count", names.len().into()), ("names", names.join(", ").into())];
    let told = RichText::new(tools.words.with("menu-folded", &args)).font(tokens::plain(FOLDED));
    let button = Button::selectable(look.unfolded, told).frame_when_inactive(true).truncate();
    look.unfolded ^= ui.add(button.min_size(vec2(ui.available_width(), tokens::TOUCH))).clicked();
}

/// Draws the items of a group below its title, and the halves of one thing in one frame; what is hidden only takes its room, and
/// what cannot be picked none where it is `folded` away. Returns what is chosen.
fn items<'a>(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (group, reach): (&'a MenuGroup, Option<Reach>),
    density: Density,
    folded: bool,
) -> Chosen<'a> {
    let mut chosen = Chosen::new();
    let all = ui.available_width();
    let rows = Rows::of(ui, tools, things(group, folded), (all, density));
    if let Some(title) = group.title.as_ref().filter(|_| !rows.is_empty()) {
        let title = RichText::new(title).font(tokens::plain(density.title().0));
        ui.add_visible(group.place != Place::Hidden, Label::new(title));
    }
    for line in rows.lines() {
        let (rect, _) = ui.allocate_exact_size(vec2(all, rows.height(line)), Sense::hover());
        if group.place == Place::Hidden {
            continue;
        }
        for (at, thing) in line.iter().enumerate() {
            let whole = rows.place(rect, at);
            if thing.len() > 1 {
                let line = Stroke::new(1.5, tools.palette.line);
                ui.painter().rect(whole, tokens::CORNER, tools.palette.ground, line, StrokeKind::Inside);
            }
            let half = vec2(rows.wide / rows.halves, rect.height());
            for (nth, item) in thing.iter().enumerate() {
                let place = Rect::from_min_size(whole.min + vec2(half.x * to_f32(nth), 0.0), half);
                let reach = reach.filter(|reach| reach.pick == item.pick);
                menu_item::show(ui, tools, place, item, (reach, density));
                if item.kind == Kind::Choose && item.state == State::Chosen {
                    chosen.push((place, item));
                }
            }
        }
    }
    chosen
}
