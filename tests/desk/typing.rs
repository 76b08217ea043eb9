//! The count, and the form of a new game, typed faster than frames come.

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use town_crier::games::troyes_dice::rules::{Building, Sheet};
use town_crier::games::troyes_dice::{SheetEntry, TroyesDice};
use town_crier::play::Seat;
use town_crier::show::Counted as _;

use crate::desk::TestDesk;

/// The number in that field; 0 where it is empty.
fn number(sheet: &Sheet, field: SheetEntry) -> u16 {
    TroyesDice::get(sheet, field).unwrap_or_default()
}

#[test]
fn keys_that_come_in_one_frame_find_their_cells() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[3]);
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let events = &mut desk.0.input_mut().events;
    events.push(key(Key::Tab, Modifiers::NONE));
    events.push(Event::Text("4".to_owned()));
    events.push(key(Key::Tab, Modifiers::NONE));
    events.push(Event::Text("2".to_owned()));
    desk.0.run();
    let built = desk.record().results().unwrap().players.get(Seat(0)).unwrap().sheet.built;
    assert_eq!([built[Building::Fortress], built[Building::CountsPalace], built[Building::GreatHall]], [3, 4, 2]);
}

#[test]
fn a_name_has_no_sign_that_cannot_be_seen() {
    let mut desk = TestDesk::counting();
    desk.enter_row("An\u{202E}na\u{200B}", &[3]);
    assert_eq!(desk.record().results().unwrap().players.values().next().unwrap().name, "Anna");
}

#[test]
fn a_row_s_last_digit_does_not_begin_the_next_name() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let events = &mut desk.0.input_mut().events;
    events.push(key(Key::Tab, Modifiers::NONE));
    events.push(Event::Text("3".to_owned()));
    events.push(Event::Text("0".to_owned()));
    events.push(key(Key::Tab, Modifiers::NONE));
    events.push(Event::Text("Bo".to_owned()));
    desk.0.run();
    let players = &desk.record().results().unwrap().players;
    let [first, second] = [0, 1].map(|seat| players.get(Seat(seat)).unwrap());
    assert_eq!((first.sheet.citizens, second.name.as_str()), (30, "Bo"));
}

#[test]
fn tab_goes_from_a_row_s_last_number_to_the_next_row_s_first_if_that_has_a_name() {
    let mut desk = TestDesk::counting();
    desk.press(Key::Enter).type_text("Bo").press_with(Modifiers::SHIFT, Key::Enter);
    desk.enter_row("Anna", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
    desk.0.input_mut().events.extend(typed(&["Tab", "3", "Tab", "2"]));
    desk.run();
    let second = desk.record().results().unwrap().players.get(Seat(1)).unwrap().clone();
    let built = second.sheet.built;
    let entered = (second.name.as_str(), built[Building::Fortress], built[Building::CountsPalace]);
    assert_eq!(entered, ("Bo", 3, 2));
    desk.press_with(Modifiers::SHIFT, Key::Tab).press_with(Modifiers::SHIFT, Key::Tab).type_text("b");
    assert_ne!(
        desk.record().results().unwrap().players.get(Seat(1)).unwrap().name,
        "Bo",
        "a name is reached backwards"
    );
}

#[test]
fn whatever_is_typed_in_one_frame_finds_its_name_and_its_cells() {
    let mut desk = TestDesk::counting();
    let key = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    let text = |text: &str| Event::Text(text.to_owned());
    let typed = [
        text("Anna"),
        key(Key::Tab),
        text("3"),
        key(Key::Tab),
        text("2"),
        key(Key::ArrowLeft),
        key(Key::ArrowLeft),
        key(Key::Enter),
        text("Ben"),
        key(Key::Tab),
        text("4"),
    ];
    desk.0.input_mut().events.extend(typed);
    desk.0.run();
    let players = &desk.record().results().unwrap().players;
    let [first, second] = [0, 1].map(|seat| players.get(Seat(seat)).unwrap());
    let built = [first.sheet.built, second.sheet.built];
    assert_eq!([first.name.as_str(), second.name.as_str()], ["Anna", "Ben"]);
    let [anna, ben] = built;
    let entered = [anna[Building::Fortress], anna[Building::CountsPalace], ben[Building::Fortress]];
    assert_eq!(entered, [3, 2, 4]);
}

/// What a keyboard sends for these words: `Tab`, a number's digits, or a name.
fn typed(words: &[&str]) -> Vec<Event> {
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let mut events = Vec::new();
    for word in words {
        match *word {
            "Tab" => events.push(key(Key::Tab, Modifiers::NONE)),
            "Enter" => events.push(key(Key::Enter, Modifiers::NONE)),
            "Add" => events.push(key(Key::Enter, Modifiers::COMMAND)),
            word => {
                for sign in word.chars() {
                    events.extend(Key::from_name(&sign.to_string()).map(|letter| key(letter, Modifiers::NONE)));
                    events.push(Event::Text(sign.to_string()));
                }
            }
        }
    }
    events
}

#[test]
fn however_many_keys_come_in_one_frame_each_finds_its_cell() {
    let numbers: Vec<String> = (0..16).map(|at| (at % 4).to_string()).collect();
    let mut words = Vec::new();
    for (row, name) in ["Ann", "Bo", "Cleo"].into_iter().enumerate() {
        words.extend(if row == 2 {
            ["Add", name]
        } else if row == 1 {
            ["Tab", name]
        } else {
            [name, ""]
        });
        for number in &numbers {
            words.extend(["Tab", number.as_str()]);
        }
    }
    words.retain(|word| !word.is_empty());
    let events = typed(&words);
    for frame in [1, 2, 3, 4, 5, 7, 11, 29, events.len()] {
        let mut desk = TestDesk::new();
        desk.press(Key::Space).press(Key::F3);
        for some in events.chunks(frame) {
            desk.0.input_mut().events.extend(some.iter().cloned());
            desk.0.step();
        }
        desk.run();
        let players = &desk.record().results().expect("results").players;
        let names: Vec<&str> = players.values().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Bo", "Cleo"], "{frame} in a frame");
        for player in players.values() {
            let entered = TroyesDice::FIELDS.iter().map(|field| number(&player.sheet, *field).to_string());
            assert_eq!(entered.collect::<Vec<_>>(), numbers, "{frame} in a frame");
        }
    }
}

#[test]
fn however_many_names_come_in_one_frame_each_is_a_player() {
    let events = typed(&["Enter", "Bertram", "Enter", "Cleo", "Enter", "Emma"]);
    for frame in [1, 2, 3, 5, events.len()] {
        let mut desk = TestDesk::new();
        desk.fill("A new name", "Ann");
        for some in events.chunks(frame) {
            desk.0.input_mut().events.extend(some.iter().cloned());
            desk.0.step();
        }
        desk.run();
        desk.reach("Start the game");
        assert_eq!(desk.record().opening().players, ["Ann", "Bertram", "Cleo", "Emma"], "{frame} in a frame");
    }
}

#[test]
fn what_is_typed_behind_a_click_goes_where_was_clicked() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F3);
    desk.enter_row("Ann", &[1]);
    let there = desk.0.get_by_role_and_label(Role::SpinButton, "Player 2: Fortress, drawn").rect().center();
    let button = |pressed| Event::PointerButton {
        pos: there,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let events = [Event::PointerMoved(there), button(true), button(false), Event::Text("2".to_owned())];
    desk.0.input_mut().events.extend(events);
    desk.run();
    let players = &desk.record().results().expect("results").players;
    assert_eq!([0, 1].map(|seat| number(&players.get(Seat(seat)).unwrap().sheet, TroyesDice::FIELDS[0])), [1, 2]);
}

#[test]
fn a_number_is_no_name() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F3).type_text("36").press(Key::Tab).type_text("4");
    let player = desk.record().results().expect("results").players.get(Seat(0)).unwrap().clone();
    assert_eq!((player.name.as_str(), number(&player.sheet, TroyesDice::FIELDS[0])), ("", 4));
}

#[test]
fn a_name_that_no_font_can_show_is_told() {
    let mut desk = TestDesk::with_any_letters();
    desk.press(Key::Space).press(Key::F3).type_text("Žydrūnas Αλέξανδρος");
    assert!(!desk.shows("No font"), "Greek and accents are in the fonts");
    desk.fill("Name of player 1", "小明").has("No font on this computer has “小”");
}
