//! A menu of picks: drawings and words that can be pressed, each with the digit that presses it, and numbers that go up and down.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, Color32, FontId, Frame, Id, Label, Pos2, Rect, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::number;
use super::scrolled::{follow_focus, more_below};
use super::spot::Spot;
use super::tools::{Tools, describe, name_line, read_out, tip, width, wrong};
use crate::desk::app::keys;
use crate::desk::{Command, Press, tokens};
use crate::play::{Kind, PickId, Place, State, Way};
use crate::show::{MenuGroup, MenuItem, MenuView, PickView};

/// How high a line of the menu is, and what stands between two.
pub(crate) const LINE: f32 = 52.0;
pub(crate) const GAP: f32 = 6.0;
/// Around what scrolls, for the lines around what is chosen or has the focus.
const AROUND: i8 = 6;
/// How high a sentence is.
const SENTENCE: f32 = 24.0;
/// Between a chip's edge and what is in it.
const PADDING: f32 = 3.0;
/// How wide the room of a digit is beside words.
const DIGIT: f32 = 14.0;
/// How high a number is with its words above it, and how wide its cell.
const CAPTIONED: f32 = 34.0 + tokens::TOUCH;
pub(super) const CELL: f32 = 48.0;
/// How high the drawing before a number is.
pub(super) const SIGN: f32 = 30.0;
/// How high an offer is, how large the letters below its name are, and how many stand in one column.
const OFFER: f32 = 56.0;
const ABOUT: f32 = 13.0;
const MANY: usize = 1;
/// How large the letters on a chip are: the longest word has to stand beside its drawing.
const CAPTION: f32 = 14.0;
/// How high the line of letters below a drawing is, and how large those of a proposal are.
const BENEATH: f32 = 18.0;
const PROPOSED: f32 = 17.0;

/// Draws the menu below what `above` draws, and its foot at the lower end of `ui`; the number of the item that is to be `typed` gets
/// the focus. Returns the height that all of it needs.
pub(crate) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (menu, typed): (&MenuView, Option<PickId>),
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
    let foot = if menu.groups.is_empty() { 0.0 } else { LINE + GAP };
    let high = (ui.available_height() - foot).max(0.0);
    let scroll = ScrollArea::vertical().id_salt("menu").auto_shrink(false).min_scrolled_height(0.0).max_height(high);
    let scrolled = scroll.show(ui, |ui| {
        Frame::new().inner_margin(AROUND).show(ui, |ui| {
            if let Some(proposed) = &menu.proposed {
                proposal(ui, tools, proposed);
            }
            above(ui, tools);
            listed(ui, tools, menu, typed);
        });
        follow_focus(ui);
    });
    more_below(ui, tools, &scrolled);
    let below = ui.max_rect().with_min_y(ui.max_rect().bottom() - LINE);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        let ways = menu.groups.iter().filter(|group| group.place == Place::Foot);
        ways.for_each(|group| items(ui, tools, group, None));
    });
    scrolled.content_size.y + foot
}

/// Draws what a player proposes; it goes back by the key that leaves.
fn proposal(ui: &mut Ui, tools: &mut Tools<'_>, proposed: &str) {
    let frame = Frame::new().fill(tools.palette.chosen).corner_radius(tokens::CORNER).inner_margin(8);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let told = ui.label(RichText::new(proposed).font(tokens::bold(PROPOSED)));
        read_out(ui, &told);
        let key = keys::name_of(ui.ctx(), tools.words, &Command::ClosePage);
        let back = keyed(tools, "menu-button-key", &tools.text("menu-send-back"), &key);
        if ui.add(Button::new(back).min_size(Vec2::splat(tokens::TOUCH))).clicked() {
            tools.ask(Command::Press(Press::Way(Way::Back)));
        }
    });
}

fn listed(ui: &mut Ui, tools: &mut Tools<'_>, menu: &MenuView, typed: Option<PickId>) {
    // What a pick asks for stands last, and is scrolled to.
    let is_chosen = |item: &MenuItem| item.kind == Kind::Choose && item.state == State::Chosen;
    let now = (menu.groups.len(), menu.groups.iter().flat_map(|group| &group.items).any(is_chosen));
    let id = ui.scope_id().with("groups");
    let (before, begun) = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, now), now));
    let (all, chosen) = now;
    let comes = all > before && chosen;
    if all < before || (begun && !chosen) {
        // The next choice begins at the top; egui would leave the spacing above it visible, and the foot of what stands there.
        let top = ui.cursor().min + vec2(0.0, ui.spacing().item_spacing.y);
        ui.scroll_to_rect(Rect::from_min_size(top, Vec2::splat(1.0)), Some(Align::TOP));
    }
    let mut below = None;
    for (at, group) in menu.groups.iter().enumerate() {
        // Behind them stands the foot alone.
        if comes && group.place == Place::Lettered && at + 1 >= before {
            below = below.or(Some(ui.cursor().top()));
        }
        match group.place {
            Place::List | Place::Details | Place::Lettered | Place::Hidden => {
                if let Some(title) = &group.title {
                    ui.add_visible(group.place != Place::Hidden, Label::new(title));
                }
                items(ui, tools, group, typed);
            }
            Place::Foot | Place::Picture => {}
        }
    }
    if let Some(top) = below {
        ui.scroll_to_rect(ui.min_rect().with_min_y(top), None);
    }
    if let Some(note) = &menu.note {
        ui.scope(|ui| {
            ui.set_min_height(2.0 * SENTENCE);
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
}

/// Draws items of one width beside each other, in as many lines as they need, and the halves of one thing in one frame; what is
/// hidden only takes its room.
fn items(ui: &mut Ui, tools: &mut Tools<'_>, group: &MenuGroup, typed: Option<PickId>) {
    let all = ui.available_width();
    let natural = group.items.iter().map(|item| natural_width(ui, tools, item)).fold(0.0, f32::max);
    // Several offers stand in two columns, whatever they say.
    let offers = group.items.iter().filter(|item| item.look.about.is_some()).count();
    let natural = if offers > MANY { natural.min((all - GAP) / 2.0) } else { natural };
    let things: Vec<&[MenuItem]> = group.items.chunk_by(|_, next| next.look.joins).collect();
    let halves = to_f32(things.iter().map(|thing| thing.len()).max().unwrap_or(1));
    let natural = natural * halves;
    let (mut columns, mut end) = (1, 2.0 * natural + GAP);
    while end <= all + 0.5 && columns < things.len() {
        (columns, end) = (columns + 1, end + natural + GAP);
    }
    // Buttons and offers share the line.
    let stretches = offers > 0 || group.items.iter().all(|item| item.look.drawing.is_none() && item.kind == Kind::Act);
    let wide = if stretches { (all + GAP) / to_f32(columns) - GAP } else { natural.min(all) };
    for line in things.chunks(columns) {
        let high = line.iter().copied().flatten().map(natural_height).fold(LINE, f32::max);
        let (rect, _) = ui.allocate_exact_size(vec2(all, high), Sense::hover());
        if group.place == Place::Hidden {
            continue;
        }
        for (at, thing) in line.iter().enumerate() {
            let corner = rect.min + vec2((wide + GAP) * to_f32(at), 0.0);
            if thing.len() > 1 {
                let whole = Rect::from_min_size(corner, vec2(wide, high));
                let line = Stroke::new(1.5, tools.palette.line);
                ui.painter().rect(whole, tokens::CORNER, tools.palette.ground, line, StrokeKind::Inside);
            }
            let half = vec2(wide / halves, high);
            for (nth, item) in thing.iter().enumerate() {
                let corner = corner + vec2(half.x * to_f32(nth), 0.0);
                show(ui, tools, Rect::from_min_size(corner, half), item, typed == Some(item.pick));
            }
        }
    }
}

fn to_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// How wide the item's drawing is beside its words.
fn drawn_width(item: &MenuItem, high: f32) -> f32 {
    let drawing = item.look.drawing.as_ref();
    drawing.map_or(0.0, |scene| high * scene.bounds.width() / scene.bounds.height())
}

fn natural_width(ui: &Ui, tools: &Tools<'_>, item: &MenuItem) -> f32 {
    let caption = || width(ui, &item.look.caption, caption_font(item));
    let inside = natural_height(item) - 2.0 * PADDING;
    match (item.kind, item.look.drawing.is_some(), &item.look.about) {
        (Kind::Number { .. }, true, _) => drawn_width(item, SIGN) + 2.0 * tokens::TOUCH + CELL + 3.0 * 4.0,
        (Kind::Number { .. }, false, _) => 3.0 * tokens::TOUCH + 2.0 * 2.0,
        (Kind::Choose | Kind::Act, _, Some(about)) => {
            let words = caption().max(width(ui, about, tokens::plain(ABOUT)));
            drawn_width(item, LINE - 2.0 * PADDING) + words + DIGIT + 2.0 * PADDING + 2.0 * GAP
        }
        (Kind::Choose | Kind::Act, true, None) if item.look.caption.is_empty() => {
            (drawn_width(item, inside) + 2.0 * PADDING).max(tokens::TOUCH)
        }
        (Kind::Choose | Kind::Act, true, None) if is_beneath(item) => {
            let drawn = drawn_width(item, inside - BENEATH);
            (drawn.max(caption()) + 2.0 * PADDING + GAP).max(tokens::TOUCH)
        }
        (Kind::Choose | Kind::Act, true, None) => {
            // Of two lines of words the upper one would lie under the digit.
            let (words, lines) = (caption(), 2.0 * LINE);
            let beside = if words > lines { lines + DIGIT } else { words };
            drawn_width(item, inside) + beside + 2.0 * PADDING + GAP
        }
        // Long words stand in two lines.
        (Kind::Choose | Kind::Act, false, None) => {
            width(ui, &button_text(tools, item), caption_font(item)).min(180.0) + 2.0 * tokens::GAP
        }
    }
}

/// Returns how high an item is: a drawing alone is as many times as high as a line as it has units.
fn natural_height(item: &MenuItem) -> f32 {
    match (item.kind, &item.look.drawing, &item.look.about) {
        (Kind::Number { .. }, None, _) => CAPTIONED,
        (Kind::Choose | Kind::Act, _, Some(_)) => OFFER,
        (Kind::Choose, Some(scene), None) if is_beneath(item) => LINE * scene.bounds.height() + BENEATH,
        (Kind::Choose, Some(scene), None) if item.look.caption.is_empty() => LINE * scene.bounds.height().max(1.0),
        (Kind::Number { .. }, Some(_), _) | (Kind::Choose | Kind::Act, _, None) => LINE,
    }
}

/// True if the words stand below the drawing: it is higher than a line.
fn is_beneath(item: &MenuItem) -> bool {
    let high = item.look.drawing.as_ref().is_some_and(|scene| scene.bounds.height() > 1.0);
    high && !item.look.caption.is_empty()
}

/// Returns the font of what is written beside the drawing: that of a title, where more stands below.
fn caption_font(item: &MenuItem) -> FontId {
    if item.look.about.is_some() { tokens::bold(CAPTION) } else { tokens::plain(CAPTION) }
}

/// Returns the words of a button, with the key of the way that it leads.
fn button_text(tools: &Tools<'_>, item: &MenuItem) -> String {
    let key = item.way.map(|way| Command::Press(Press::Way(way)));
    let key = key.and_then(|command| keys::letter(&command));
    match key {
        Some(key) => keyed(tools, "menu-button-key", &item.look.caption, key),
        None => item.look.caption.clone(),
    }
}

/// Returns what a listener is told of an item, with the key that presses it.
pub(super) fn heard(tools: &Tools<'_>, item: &MenuItem) -> String {
    told_with_key(tools, item, item.said())
}

/// Returns what a listener is told, with the key that presses the item.
pub(super) fn told_with_key(tools: &Tools<'_>, item: &MenuItem, what: &str) -> String {
    match item.key() {
        // Whoever listens does not hear whether a letter is a capital one.
        Some(key) if item.letter.is_some_and(char::is_uppercase) => {
            keyed(tools, "menu-key", what, &format!("{}+{key}", tools.text("key-shift")))
        }
        Some(key) => keyed(tools, "menu-key", what, &key),
        None => what.to_owned(),
    }
}

pub(super) fn keyed(tools: &Tools<'_>, message: &str, what: &str, key: &str) -> String {
    tools.words.with(message, &[("what", what.into()), ("key", key.into())])
}

fn show(ui: &mut Ui, tools: &mut Tools<'_>, rect: Rect, item: &MenuItem, typed: bool) {
    let PickView { caption, drawing, .. } = &item.look;
    let id = ui.scope_id().with(item.pick);
    let enabled = item.state.is_open();
    let digit = |ui: &Ui, tools: &Tools<'_>| {
        if let Some(key) = item.key() {
            corner(ui, tools, rect.right_top() + vec2(-8.0, 9.5), key);
        }
    };
    let pressed = match item.kind {
        Kind::Number { now, most } => {
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(item.pick));
            if !enabled {
                ui.disable();
            }
            return number::ui(ui, tools, item, (now, most), typed);
        }
        Kind::Act if drawing.is_none() => {
            let text = button_text(tools, item);
            // A name that needs more than two lines is cut short in one.
            let fits = width(ui, &text, TextStyle::Button.resolve(ui.style())) <= 1.7 * rect.width();
            let button = Button::new(text).min_size(rect.size());
            let button = if fits { button.wrap() } else { button.truncate() };
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(item.pick));
            let response = ui.add_enabled_ui(enabled, |ui| ui.put(rect, button)).inner;
            digit(ui, tools);
            let response = if item.key().is_some() { response.accessible_name(heard(tools, item)) } else { response };
            response.clicked()
        }
        Kind::Choose | Kind::Act => {
            let chosen = (item.kind == Kind::Choose).then_some(item.state == State::Chosen);
            chip(ui, tools, rect, (id, &heard(tools, item)), (enabled, chosen), |ui, tools, rect| {
                let wide = drawn_width(item, rect.height().min(LINE - 2.0 * PADDING));
                let right = if caption.is_empty() { rect.right() } else { rect.left() + wide };
                let (drawn, beside) = if is_beneath(item) {
                    rect.split_top_bottom_at_y(rect.bottom() - BENEATH)
                } else {
                    rect.split_left_right_at_x(right)
                };
                if let Some(scene) = drawing {
                    tools.pictures.paint(ui.painter(), drawn, scene, false);
                }
                match &item.look.about {
                    Some(about) => offer(ui, tools, beside.with_min_x(beside.left() + GAP), item, about),
                    None => written(ui, tools, beside.shrink2(vec2(2.0, 0.0)), caption),
                }
                digit(ui, tools);
                if let Some(count) = item.look.count {
                    corner(ui, tools, rect.right_bottom() + vec2(-8.0, -6.5), format!("{count}×"));
                }
            })
        }
    };
    // What cannot be picked says why when it is touched.
    let touched = item.state == State::Faint && ui.interact(rect, id.with("touched"), Sense::CLICK).clicked();
    if pressed || touched {
        tools.ask(Command::Press(Press::Item(item.pick)));
    }
}

/// Writes an offer: its name, and below it what it needs, brings or costs.
fn offer(ui: &Ui, tools: &Tools<'_>, rect: Rect, item: &MenuItem, about: &str) {
    let ink = tools.palette.ink;
    let name = name_line(ui, &item.look.caption, &caption_font(item), ink, rect.width() - DIGIT);
    let mut job = LayoutJob::simple(about.to_owned(), tokens::plain(ABOUT), ink, rect.width());
    job.wrap.max_rows = 2;
    let about = ui.painter().layout_job(job);
    let top = rect.center().y - name.size().y.midpoint(about.size().y);
    let below = pos2(rect.left(), top + name.size().y);
    ui.painter().galley(pos2(rect.left(), top), name, ink);
    ui.painter().galley(below, about, ink);
}

/// Draws something that can be pressed, without a ground while it cannot; `chosen` says whether it is chosen, where it is one of several.
pub(crate) fn chip(
    ui: &mut Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (id, name): (Id, &str),
    (enabled, chosen): (bool, Option<bool>),
    draw: impl FnOnce(&Ui, &Tools<'_>, Rect),
) -> bool {
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    let palette = tools.palette;
    let fill = match (enabled, chosen) {
        (_, Some(true)) => palette.chosen,
        (true, Some(false) | None) => palette.card,
        // What only lies there is seen as well as what can be pressed, but is no button.
        (false, Some(false) | None) => Color32::TRANSPARENT,
    };
    let line = if enabled { Stroke::new(1.5, palette.line) } else { Stroke::NONE };
    ui.painter().rect(rect, tokens::CORNER, fill, line, StrokeKind::Inside);
    draw(ui, tools, rect.shrink(PADDING));
    if !enabled {
        ui.disable();
    }
    let mut spot = Spot::new(id, rect, name).square().tight().stop();
    if let Some(chosen) = chosen {
        spot = spot.chosen(chosen);
    }
    tip(spot.ui(ui, tools), name).clicked()
}

/// Writes a short text into the middle, in two lines where it needs them.
pub(super) fn written(ui: &Ui, tools: &Tools<'_>, rect: Rect, text: &str) {
    let ink = tools.palette.ink;
    let mut job = LayoutJob::simple(text.to_owned(), tokens::plain(CAPTION), ink, rect.width());
    job.wrap.max_rows = 2;
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(rect.center() - vec2(0.0, galley.size().y / 2.0), galley, ink);
}

/// Writes a digit or a count around a point near a corner, on a ground of its own: what is drawn there would hide it.
pub(super) fn corner(ui: &Ui, tools: &Tools<'_>, center: Pos2, text: String) {
    let galley = ui.painter().layout_no_wrap(text, tokens::plain(13.0), tools.palette.ink);
    let rect = Align2::CENTER_CENTER.anchor_size(center, galley.size());
    ui.painter().rect_filled(rect.expand2(vec2(2.0, 0.0)), 3.0, tools.palette.card);
    ui.painter().galley(rect.min, galley, tools.palette.ink);
}
