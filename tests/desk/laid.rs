//! A game that lies on the table is laid on the wheel itself: by keyboard alone, and by pointer alone.

use egui::{Key, Pos2, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::troyes_dice::record::{DiceFrom, TilesFrom, deal_plazas};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Plaza, Side};
use town_crier::games::troyes_dice::words;

use crate::desk::{STILL, TestDesk};
use crate::games::troyes_dice::english;

const OPEN: &str = "Start the game";

/// The wheel that lies on the table: the box, in some order, some plazas turned over.
const WHEEL: [Plaza; 9] = [
    Plaza::new(Color::Yellow, Color::Red),
    Plaza::new(Color::White, Color::White),
    Plaza::new(Color::Red, Color::White),
    Plaza::new(Color::White, Color::Yellow),
    Plaza::new(Color::Red, Color::Red),
    Plaza::new(Color::Red, Color::Yellow),
    Plaza::new(Color::White, Color::Red),
    Plaza::new(Color::Yellow, Color::White),
    Plaza::new(Color::Yellow, Color::Yellow),
];

/// “Plaza 4, red, white on the other side”.
fn face(number: usize, plaza: Plaza) -> String {
    format!("Plaza {number}, {}", words::plaza(&english(), plaza))
}

fn other_face(number: usize, plaza: Plaza) -> String {
    format!("Plaza {number}, other side: {}", words::color(&english(), plaza.down))
}

/// The colors after each other, as a press goes through them.
fn next(color: Color) -> Color {
    match color {
        Color::Red => Color::Yellow,
        Color::Yellow => Color::White,
        Color::White => Color::Red,
    }
}

/// Lays the plazas, from those that lie there now; `press` presses what has that name.
fn lay(desk: &mut TestDesk, from: [Plaza; 9], to: [Plaza; 9], press: fn(&mut TestDesk, &str)) {
    for (number, (mut plaza, laid)) in (1..).zip(from.into_iter().zip(to)) {
        while plaza.up != laid.up {
            press(desk, &face(number, plaza));
            plaza.up = next(plaza.up);
        }
        while plaza.down != laid.down {
            press(desk, &other_face(number, plaza));
            plaza.down = next(plaza.down);
        }
        assert!(desk.shows(&face(number, laid)), "plaza {number}");
    }
}

fn dealt() -> [Plaza; 9] {
    deal_plazas(&"MARKETDAY".parse().expect("a code"))
}

/// A desk that prepares a game of that code, with tiles.
fn preparing() -> TestDesk {
    let mut desk = TestDesk::new();
    desk.fill("Code", "Market Day").press(Key::Escape).reach("Banquets & Raids");
    desk
}

#[track_caller]
fn opened_as_it_lies(desk: &TestDesk) {
    let opening = desk.record().opening();
    assert_eq!(opening.plazas.as_deref(), Some(&WHEEL[..]));
    assert_eq!(opening.tiles, TilesFrom::Entered(vec![(8, Side::Banquet), (2, Side::Raid), (5, Side::Banquet)]));
    assert_eq!((opening.day, opening.half, opening.dice), (5, Half::Afternoon, DiceFrom::Entered));
    assert_eq!(opening.struck, [(Color::Yellow, 4), (Color::Yellow, 5), (Color::White, 5)]);
}

#[test]
fn a_game_from_day_five_is_laid_by_keyboard_alone() {
    fn press(desk: &mut TestDesk, name: &str) {
        let here = desk.0.query_by_label(name).is_some_and(|node| node.accesskit_node().is_focused());
        if !here {
            desk.tab_to(name);
        }
        desk.press(Key::Space);
    }
    let mut desk = preparing();
    for name in [
        "Rolled at the table and typed in",
        "Day 5",
        "afternoon",
        "As it lies on the table",
        "As they lie on the table",
    ] {
        press(&mut desk, name);
    }
    lay(&mut desk, dealt(), WHEEL, press);
    for (number, key) in [(2, Key::Num8), (5, Key::Num3), (9, Key::Num5)] {
        desk.tab_to(&format!("Tile beside plaza {number}: none")).press(key);
    }
    // The third tile was another one, and lies raid side up.
    desk.press_with(egui::Modifiers::SHIFT, Key::Tab).press(Key::Num2).press(Key::Space);
    desk.has("Tile beside plaza 5: Raid 2").has("Tiles on the wheel: 3 of 3");
    press(&mut desk, "yellow 4");
    for key in [Key::ArrowRight, Key::Space, Key::ArrowDown, Key::Space] {
        desk.press(key);
    }
    desk.tab_to(OPEN).press(Key::Enter);
    opened_as_it_lies(&desk);
}

#[test]
fn a_game_from_day_five_is_laid_by_pointer_alone() {
    let mut desk = preparing();
    for name in ["Rolled at the table and typed in", "As they lie on the table", "As it lies on the table"] {
        desk.0.get_by_label(name).scroll_to_me();
        desk.run();
        desk.click(name);
    }
    for name in ["Start on day 5", "Start in the afternoon"] {
        desk.click(name);
    }
    let beside = |name: &str| desk.0.get_by_label(name).rect();
    assert!(["Tile 1", "red 1"].iter().all(|name| beside(name).left() > beside(OPEN).right()), "beside the fields");
    lay(&mut desk, dealt(), WHEEL, |desk, name| _ = desk.click(name));
    // A tile, then its place; a place, then its tile; and one that is dragged.
    for name in ["Tile 8", "Tile beside plaza 2: none", "Tile beside plaza 5: none", "Tile 2"] {
        desk.click(name);
    }
    drag(&mut desk, "Tile 5", "Tile beside plaza 9: none");
    desk.0.get_by_label_contains("Tile beside plaza 5: Banquet 2").click();
    desk.run();
    for name in ["yellow 4", "yellow 5", "white 5", "white 6", "white 6", OPEN] {
        desk.click(name);
    }
    opened_as_it_lies(&desk);
}

/// Drags what has that name there.
fn drag(desk: &mut TestDesk, from: &str, to: &str) {
    let at = |desk: &TestDesk, name: &str| -> Pos2 { desk.0.get_by_label(name).rect().center() };
    let (from, to) = (at(desk, from), at(desk, to));
    desk.0.drag_at(from);
    desk.run();
    for place in [from.lerp(to, 0.5), to] {
        desk.0.hover_at(place);
        desk.run();
    }
    desk.0.drop_at(to);
    desk.run();
}

/// The names of what is marked as wrong.
fn marked(desk: &TestDesk) -> Vec<String> {
    let root = desk.0.root();
    let nodes = root.children_recursive();
    let wrong = nodes.filter(|node| node.accesskit_node().data().invalid().is_some());
    wrong.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_wheel_with_one_same_color_plaza_too_many_marks_it_and_its_double() {
    let mut desk = preparing();
    desk.reach("As it lies on the table");
    lay(&mut desk, dealt(), WHEEL, |desk, name| _ = desk.reach(name));
    assert!(marked(&desk).is_empty() && desk.shows("Plazas with the same color on both sides: 3 of 3"));
    let (before, wrong) = (WHEEL[5], Plaza::new(Color::Yellow, Color::Yellow));
    desk.reach(&face(6, before));
    assert_eq!(marked(&desk), [face(6, wrong), face(9, WHEEL[8])]);
    desk.has("Tiles lie beside three plazas of one color on both sides; this wheel has 4.");
    // All of the wheel can be seen and pressed still.
    desk.has(&face(1, WHEEL[0])).has(&face(7, WHEEL[6]));
    // What is pressed all the same leads to the first wrong place.
    desk.reach(OPEN);
    let first = face(6, wrong);
    assert!(desk.0.get_by_label(&first).accesskit_node().is_focused());
    desk.press(Key::Space).press(Key::Space);
    assert!(marked(&desk).is_empty());
    desk.reach(OPEN);
    assert_eq!(desk.record().opening().plazas.as_deref(), Some(&WHEEL[..]));
}

#[test]
fn nothing_is_wrong_before_a_game_is_asked_for() {
    let mut desk = preparing();
    desk.reach("As they lie on the table");
    assert!(marked(&desk).is_empty() && !desk.shows("Correct the marked fields"));
    desk.has("Tiles on the wheel: 0 of 3").reach(OPEN);
    assert_eq!(marked(&desk).len(), 3);
    desk.has("Correct the marked fields").has("Three tiles are in play, not 0.");
    let first = marked(&desk).remove(0);
    assert!(desk.0.get_by_label(&first).accesskit_node().is_focused());
}

#[test]
fn whatever_lies_on_the_wheel_is_as_large_as_a_finger() {
    for size in [[1280.0, 720.0], [1024.0, 576.0]] {
        let mut desk = TestDesk::set(STILL, size);
        desk.fill("Code", "Market Day").press(Key::Escape);
        for name in ["Banquets & Raids", "As it lies on the table", "As they lie on the table", "Day 5"] {
            desk.reach(name);
        }
        let zoom = desk.0.ctx.zoom_factor();
        let mut parts: Vec<(String, Rect)> = Vec::new();
        for start in ["Plaza ", "Tile ", "Start on day", "Start in the", "red ", "yellow ", "white "] {
            let nodes = desk.0.query_all_by_label_contains(start);
            let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
            parts.extend(named.filter(|(name, _)| name.starts_with(start)));
        }
        assert!(parts.len() >= 9 + 9 + 3 + 8 + 8 + 2 + 18, "{}", parts.len());
        for (name, rect) in parts {
            assert!(rect.width().min(rect.height()) >= 43.5, "{name} at {size:?}: {rect:?} by {zoom}");
        }
    }
}

/// A desk at which the group throws its own dice.
fn throwing() -> TestDesk {
    let mut desk = TestDesk::new();
    for name in ["Options", "Rolled at the table and typed in", OPEN] {
        desk.reach(name);
    }
    desk
}

#[track_caller]
fn thrown(desk: &TestDesk, black: Face, clear: [Face; 3]) {
    let roll = desk.record().table().roll().expect("the dice lie");
    assert_eq!((roll.black(), roll.clear()), (black, clear));
}

#[test]
fn dice_are_pressed_until_they_show_their_face() {
    let mut desk = throwing();
    desk.click("Transparent die 2: no value yet").click("Black die: no value yet").click("Black die: 1");
    for face in ["Add a 6", "Add a 3"] {
        desk.click(face);
    }
    desk.has("Transparent die 2: 1").click("Place these dice");
    thrown(&desk, Face::Two, [Face::One, Face::Three, Face::Six]);
}

#[test]
fn a_die_that_was_left_out_is_asked_for() {
    let mut desk = throwing();
    desk.click("Transparent die 3: no value yet").click("Place these dice");
    desk.has("Enter four dice, the black one first: so far there is 1.");
    // What is typed goes on where the text ends.
    desk.type_text(" ").has("Transparent die 3: 1");
}

#[test]
fn dice_by_the_arrow_keys_and_by_digits() {
    let mut desk = throwing();
    desk.tab_to("Black die: no value yet");
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowDown, Key::ArrowDown, Key::ArrowRight] {
        desk.press(key);
    }
    desk.has("Black die: 6");
    for key in [Key::Num2, Key::Num3, Key::Num4, Key::Enter] {
        desk.press(key);
    }
    thrown(&desk, Face::Six, [Face::Two, Face::Three, Face::Four]);
}
