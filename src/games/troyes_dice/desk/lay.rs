//! The wheel as a form: plazas, tiles, the start and strikes are pressed in their places.

use egui::{
    Button, DragAndDrop, Id, Key, LayerId, Modifiers, Order, Rect, Response, RichText, Role, ScrollArea, Sense, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::form::{Field, Form, Hand, Wrong};
use super::laid::slots;
use crate::desk::widgets::Frame;
use crate::desk::widgets::spot::Spot;
use crate::desk::widgets::tools::{Tools, describe, read_out, wrong as wrong_label};
use crate::desk::{sentences, tokens};
use crate::games::troyes_dice::rules::{Color, Day, Face, Half, HalfDay, Notch, Setup, Side, Tile, TileInPlay};
use crate::games::troyes_dice::stage::{Art, Icon, Laying, Part, colors, laying};
use crate::games::troyes_dice::words::{self, values};

/// The least size of the wheel: with too little room, what is below it is scrolled to.
const LEAST: f32 = 300.0;
/// The distance between parts of the wheel's frame.
const STEP: f32 = tokens::TOUCH + 4.0;
/// The width of the sign of a row of dice.
const HEAD: f32 = 32.0;
/// The number of tiles in a row below the wheel: all, or half of them beside the struck dice.
const TILES: [u8; 2] = [8, 4];

/// Draws the wheel, its errors, the tiles and the sheets' dice.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    let room = ui.available_size();
    let [all, half] = TILES.map(|tiles| f32::from(tiles) * STEP);
    let dice = HEAD + 6.0 * STEP;
    let beside = form.lays_tiles() && form.asks_struck() && half + tokens::GAP + dice <= room.x;
    let tiles = if form.lays_tiles() { if beside { 2.0 } else { (all / room.x).ceil() } } else { 0.0 };
    let rows = match (form.asks_struck(), beside) {
        (true, true) => 3.0,
        (true, false) => 3.0 + tiles,
        (false, _) => tiles,
    };
    let lines = f32::from(u8::from(form.wheel.is_some()) + u8::from(form.lays_tiles()));
    let below = rows * STEP + lines * 28.0 + tokens::GAP;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let side = (room.y - below).max(LEAST).min(room.y);
        let (rect, _) = ui.allocate_exact_size(vec2(room.x, side), Sense::hover());
        let scale = wheel(ui, tools, form, wrong, rect);
        check(ui, tools, form, wrong);
        ui.spacing_mut().item_spacing = Vec2::splat(STEP - tokens::TOUCH);
        let columns = if beside || all > room.x { 4 } else { 8 };
        let below = |ui: &mut Ui| {
            if form.lays_tiles() {
                tray(ui, tools, form, columns);
            }
            if form.asks_struck() {
                if beside {
                    ui.add_space(tokens::GAP);
                }
                struck(ui, tools, form);
            }
        };
        if beside {
            ui.horizontal_top(below);
        } else {
            ui.vertical(below);
        }
        dragged(ui, tools, scale);
    });
}

/// Draws the wheel into `rect`; returns the size of a tile on it.
fn wheel(ui: &Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong], rect: Rect) -> f32 {
    let (plazas, tiles, start) = (form.plazas(), form.tiles_in_play(), form.start());
    let rim = form.expansion;
    let scene = laying(&Laying { plazas: &plazas, tiles: &tiles, rim, start });
    tools.pictures.paint(ui.painter(), rect, &scene, false);
    let frame = Frame::new(rect, scene.bounds);
    let place = |part: Part| scene.part(part).map_or(Rect::NOTHING, |place| frame.place(place));
    let id = ui.scope_id().with("laid");
    let marked = form.wrong_plazas(wrong);
    for (notch, plaza) in Notch::all().zip(plazas) {
        let args = [("number", values::plaza(notch)), ("plaza", words::plaza(tools.words, plaza).into())];
        let name = tools.words.with("desk-plaza", &args);
        let there = place(Part::Plaza(notch));
        if form.wheel.is_none() {
            describe(ui, there, id.with(("plaza", notch.index())), &name);
            continue;
        }
        let why = sentences(wrong, Field::Wheel).next().filter(|_| marked.contains(&notch));
        let spot = Spot::new(id.with(("plaza", notch.index())), there, &name).stop().wrong(why);
        let response = spot.ui(ui, tools);
        if form.found(why.is_some()) {
            response.request_focus();
        }
        let args = [("number", values::plaza(notch)), ("color-name", words::color(tools.words, plaza.down).into())];
        let name = tools.words.with("setup-plaza-down", &args);
        let sign = place(Part::OtherFace(notch));
        let other = Spot::new(id.with(("other face", notch.index())), sign, &name).stop().ui(ui, tools);
        if response.clicked() {
            form.turn_up(notch);
        }
        if response.secondary_clicked() || other.clicked() {
            form.turn_down(notch);
        }
    }
    if form.lays_tiles() {
        for notch in slots(&plazas) {
            tile_place(ui, tools, form, wrong, notch, (id.with(("tile", notch.index())), place(Part::Tile(notch))));
        }
    } else {
        for tile in tiles {
            describe(
                ui,
                place(Part::Tile(tile.notch)),
                id.with(("tile", tile.notch.index())),
                &words::tile(tools.words, tile),
            );
        }
    }
    starts(ui, tools, form, &place, id);
    place(Part::Tile(Notch::neutral(start))).width()
}

/// Draws the place for a tile beside the plaza in that notch.
fn tile_place(ui: &Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong], notch: Notch, (id, place): (Id, Rect)) {
    let laid = form.tiles.at(notch);
    let name = match laid {
        Some((tile, side)) => {
            let tile = words::tile(tools.words, TileInPlay { tile, notch, side });
            tools.words.with("setup-place-tile", &[("number", values::plaza(notch)), ("tile", tile.into())])
        }
        None => tools.words.with("setup-place-empty", &[("number", values::plaza(notch))]),
    };
    let why = sentences(wrong, Field::Tiles).next().filter(|_| laid.is_none());
    let spot = Spot::new(id, place, &name).square().stop().dragged().empty(laid.is_none()).wrong(why);
    let response = spot.chosen(form.hand == Hand::Place(notch)).ui(ui, tools);
    if form.found(why.is_some()) {
        response.request_focus();
    }
    let typed = if response.has_focus() { typed(ui) } else { None };
    if let Some(tile) = response.dnd_release_payload::<Tile>() {
        form.lay_tile(*tile, notch);
    } else if let Some(tile) = typed {
        form.lay_tile(tile, notch);
    } else if response.clicked() {
        form.press_place(notch);
    } else if let Some((tile, _)) = laid {
        if response.secondary_clicked() || response.has_focus() && takes_away(ui) {
            form.tiles.take(tile);
        }
        response.dnd_set_drag_payload(tile);
    }
}

/// Returns the tile whose number key was pressed.
fn typed(ui: &Ui) -> Option<Tile> {
    const KEYS: [Key; 8] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let mut pressed = KEYS.into_iter().zip(Tile::ALL);
    ui.input_mut(|input| pressed.find(|(key, _)| input.consume_key(Modifiers::NONE, *key)).map(|(_, tile)| tile))
}

fn takes_away(ui: &Ui) -> bool {
    ui.input_mut(|input| [Key::Delete, Key::Backspace].into_iter().any(|key| input.consume_key(Modifiers::NONE, key)))
}

/// Draws each day where its window would be, and the sun and the moon. The fields beside the wheel offer the same to
/// the keyboard.
fn starts(ui: &Ui, tools: &Tools<'_>, form: &mut Form, place: &dyn Fn(Part) -> Rect, id: Id) {
    let start = form.start();
    for day in Day::all() {
        let notch = Notch::neutral(HalfDay { day, ..start });
        let name = tools.words.with("setup-start-day", &[("day", values::number(day.number()))]);
        let spot = Spot::new(id.with(("day", notch.index())), place(Part::Price(notch)), &name);
        if spot.chosen(day == start.day).ui(ui, tools).clicked() {
            form.day = day.number();
        }
    }
    for half in [Half::Morning, Half::Afternoon] {
        let name = tools.words.with("setup-start-half", &[("half", half.name().into())]);
        let spot = Spot::new(id.with(("half", half == Half::Morning)), place(Part::Half(half)), &name);
        if spot.chosen(half == start.half).ui(ui, tools).clicked() {
            form.half = half;
        }
    }
}

/// Draws the errors of wheel and tiles, or how many are laid.
fn check(ui: &mut Ui, tools: &Tools<'_>, form: &Form, wrong: &[Wrong]) {
    let plazas = form.plazas();
    let wheel = (form.wheel.is_some(), Field::Wheel, "setup-same-color", slots(&plazas).count());
    let tiles = (form.lays_tiles(), Field::Tiles, "setup-tiles-laid", form.tiles.on(&plazas).count());
    for (shown, field, name, count) in [wheel, tiles] {
        if !shown {
            continue;
        }
        let mut sentences = sentences(wrong, field).peekable();
        if sentences.peek().is_none() {
            let text = tools.words.with(name, &[("count", count.into()), ("all", Setup::TILES.into())]);
            let label = ui.label(RichText::new(text).font(tokens::strong_text()));
            read_out(ui, &label);
        }
        for sentence in sentences {
            let label = wrong_label(ui, sentence);
            read_out(ui, &label);
        }
    }
}

/// Draws the eight tiles, to be picked up.
fn tray(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, columns: u8) {
    let rows = 8 / columns;
    let (rect, _) = ui.allocate_exact_size(vec2(f32::from(columns), f32::from(rows)) * STEP, Sense::hover());
    let plazas = form.plazas();
    for (at, tile) in (0u8..).zip(Tile::ALL) {
        let corner = rect.min + vec2(f32::from(at % columns), f32::from(at / columns)) * STEP;
        let place = Rect::from_min_size(corner, Vec2::splat(tokens::TOUCH));
        let laid = form.tiles.on(&plazas).find(|laid| laid.tile == tile);
        tools.pictures.icon(ui.painter(), place, Art::Tile(tile, Side::Banquet));
        if laid.is_some() {
            ui.painter().rect_filled(place, tokens::CORNER, tools.palette.ground.gamma_multiply(0.75));
        }
        let name = match laid {
            Some(laid) => tools.words.with(
                "setup-tile-laid",
                &[("tile", values::number(tile.number())), ("number", values::plaza(laid.notch))],
            ),
            None => tools.words.with("setup-tile", &[("tile", values::number(tile.number()))]),
        };
        let sides = [Side::Banquet, Side::Raid].map(|side| words::tile_side(tools.words, tile, side));
        let spot = Spot::new(ui.scope_id().with(("tray", at)), place, &name).square().stop().dragged();
        let response = spot.chosen(form.hand == Hand::Tile(tile)).ui(ui, tools).on_hover_text(sides.join("\n"));
        if response.clicked() {
            form.press_tile(tile);
        }
        response.dnd_set_drag_payload(tile);
    }
}

/// Draws the dragged tile at the pointer.
fn dragged(ui: &Ui, tools: &Tools<'_>, size: f32) {
    let tile = DragAndDrop::payload::<Tile>(ui.ctx());
    let at = ui.input(|input| input.pointer.interact_pos());
    if let Some((tile, at)) = tile.zip(at) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, ui.scope_id().with("dragged")));
        let rect = Rect::from_center_size(at, Vec2::splat(size.max(tokens::TOUCH)));
        tools.pictures.icon(&painter, rect, Art::Tile(*tile, Side::Banquet));
    }
}

/// Draws the sheets' dice, to be crossed out as on paper.
fn struck(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form) {
    let (rect, _) = ui.allocate_exact_size(vec2(HEAD + 6.0 * STEP, 3.0 * STEP), Sense::hover());
    for (row, color) in (0u8..).zip(Color::ALL) {
        let top = f32::from(row) * STEP;
        let cell = |value: Face| {
            let corner = rect.min + vec2(HEAD + f32::from(value.value() - 1) * STEP, top);
            Rect::from_min_size(corner, Vec2::splat(tokens::TOUCH))
        };
        let head = Rect::from_min_size(rect.min + vec2(0.0, top), vec2(HEAD - 4.0, tokens::TOUCH));
        tools.pictures.icon(ui.painter(), head, Art::Reminder(color));
        describe(ui, head, ui.scope_id().with(("struck", row)), &words::color(tools.words, color));
        for value in Face::ALL {
            let struck = form.struck.contains(&(color, value));
            if sheet_die(ui, tools, cell(value), (color, value), struck).clicked() {
                form.press_die(color, value);
            }
        }
    }
}

/// Draws a die of the sheets, crossed out or not.
fn sheet_die(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, (color, value): (Color, Face), struck: bool) -> Response {
    let (fill, ink) = if struck {
        (colors::struck(color), tokens::DARK_INK)
    } else {
        (colors::plaza(color), colors::plaza_ink(color))
    };
    let text = RichText::new(value.to_string()).color(ink);
    let response = ui.put(rect, Button::new(text).fill(fill).min_size(rect.size()));
    if struck {
        tools.pictures.icon(ui.painter(), rect, Art::Icon(Icon::Crossed));
    }
    let name = words::color_die(tools.words, color, value);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, struck, &name));
    response
}
