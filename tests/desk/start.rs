//! The first minute: from the first start to the first cry, by mouse, by touch and by keyboard, and what is never lost.

use egui::accesskit::Toggled;
use egui::{Event, Key, Pos2, Role, TouchDeviceId, TouchId, TouchPhase};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use town_crier::chronicle::{PlayerSheet, Results};
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::People;
use town_crier::games::troyes_dice::rules::{Phase, TroyesDice};
use town_crier::paper::{Choice, Printable as _};
use town_crier::show::Watched as _;

use crate::desk::{Place, SIZE, STILL, TestDesk};

/// A desk as a new user finds it: nobody has pressed anything.
fn untouched() -> TestDesk {
    TestDesk::built(Harness::builder().with_size(SIZE).with_max_steps(8), &Place::new(STILL), |desk| desk)
}

impl TestDesk {
    /// Presses a key until that is shown: the first Escape may only leave a field.
    fn press_until(&mut self, key: Key, label: &str) {
        for _ in 0..3 {
            if self.0.query_by_label(label).is_none() {
                self.press(key);
            }
        }
        assert!(self.0.query_by_label(label).is_some(), "{label}");
    }

    /// Whether what has that name is chosen.
    fn is_on(&self, label: &str) -> bool {
        self.0.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True)
    }

    /// The code of the game that is prepared; its options are open behind it.
    fn code(&mut self) -> String {
        if self.0.query_by_label("Code").is_none() {
            self.reach("Options");
        }
        self.0.get_by_label("Code").accesskit_node().value().unwrap_or_default()
    }

    /// Taps what has that name with a finger: no mouse is there.
    fn tap(&mut self, label: &str) {
        let at = self.0.get_by_label(label).rect().center();
        for phase in [TouchPhase::Start, TouchPhase::End] {
            self.touch(at, phase);
        }
        self.run();
    }

    /// What the window library tells of a finger: the touch, and the pointer that stands for it.
    fn touch(&mut self, pos: Pos2, phase: TouchPhase) {
        let (device_id, id) = (TouchDeviceId(1), TouchId(1));
        self.0.event(Event::Touch { device_id, id, phase, pos, force: None });
        let pressed = phase == TouchPhase::Start;
        if pressed {
            self.0.event(Event::PointerMoved(pos));
        }
        let button = egui::PointerButton::Primary;
        self.0.event(Event::PointerButton { pos, button, pressed, modifiers: egui::Modifiers::NONE });
        if !pressed {
            self.0.event(Event::PointerGone);
        }
        self.0.step();
    }
}

#[test]
fn the_code_of_the_day_is_that_of_the_clock() {
    let now: jiff::Zoned = "2026-11-26T19:00[Europe/Berlin]".parse().expect("a time");
    let mut desk = Place::new(STILL).with(SIZE, |desk| desk.with_clock(std::sync::Arc::new(move || now.clone())));
    desk.press_until(Key::Escape, "Play");
    desk.click("Play");
    assert_ne!(desk.code(), "FIZU-FUDU");
    desk.reach("Challenge of the day");
    assert_eq!(desk.code(), "FIZU-FUDU");
}

#[test]
fn from_the_first_start_to_the_first_cry_by_mouse_alone() {
    let mut desk = untouched();
    let clicks = ["Play", "Start the game", "Roll the dice"];
    for label in clicks {
        desk.click(label);
    }
    assert!(clicks.len() <= 4);
    assert_eq!(desk.record().table().phase(), Phase::Choose);
}

#[test]
fn from_the_first_start_to_the_first_cry_by_touch_alone() {
    let mut desk = untouched();
    for label in ["Play", "Start the game", "Roll the dice"] {
        desk.tap(label);
    }
    assert_eq!(desk.record().table().phase(), Phase::Choose);
}

#[test]
fn from_the_first_start_to_the_first_cry_by_space_alone() {
    let mut desk = untouched();
    desk.press_times(3, Key::Space);
    assert_eq!(desk.record().table().phase(), Phase::Choose);
}

#[test]
fn arrow_keys_choose_a_game_and_the_one_key_begins_it() {
    let mut desk = untouched();
    desk.press_times(2, Key::ArrowRight);
    assert!(desk.is_on("Troyes") && !desk.is_on("Troyes Dice"));
    desk.press(Key::ArrowLeft);
    assert!(desk.is_on("Dice Village"));
    desk.press(Key::ArrowRight).press(Key::Space).shows("House figures");
}

#[test]
fn the_first_screen_teaches_and_prints() {
    let mut desk = untouched();
    desk.click("First time?").has("What you need").has("A half-day").press(Key::Escape).lacks("What you need");
    if cfg!(feature = "paper") {
        desk.click("Print sheets").has("Sheets per page").press(Key::Escape);
    }
    assert!(desk.shows("First time?"), "the way back leads to the first screen");
}

#[test]
fn the_first_time_is_explained_in_every_language() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let mut desk = TestDesk::in_language(language);
        desk.press(Key::Escape).click(&words.text("start-first"));
        for part in ["first-need", "first-half-day", "first-end-count"] {
            assert!(desk.shows(&words.text(part)), "{language}: {part}");
        }
    }
}

#[test]
fn names_are_typed_one_after_the_other() {
    let mut desk = TestDesk::new();
    desk.fill("A new name", "Anna").press(Key::Enter);
    // The first name's chip appears above the field, which keeps the focus.
    for name in ["Ben", "Cleo"] {
        desk.type_text(name).press(Key::Enter);
    }
    for name in ["Anna", "Ben", "Cleo"] {
        assert!(desk.is_on(name), "{name}");
    }
}

/// Letters that are typed while no field has the focus begin a name: where they are no key, and capital ones also where they are.
#[test]
fn names_are_typed_without_looking_for_the_field() {
    let mut desk = TestDesk::new();
    for name in ["Ben", "anna", "mia"] {
        desk.types(name).press(Key::Enter);
    }
    // What was clicked last has no letters, so that names go on.
    desk.click("anna").click("anna").types("Max").press(Key::Enter).click("anna").types("bob").press(Key::Enter);
    for name in ["Ben", "mia", "Max", "bob"] {
        assert!(desk.is_on(name), "{name}");
    }
    assert!(!desk.is_on("anna") && !desk.0.state().settings().aloud.muted);
    // Who leaves the field has the keys again.
    desk.click("A new name").press(Key::Escape).types("m");
    let field = desk.0.get_by_label("A new name").accesskit_node().value();
    assert_eq!((desk.0.state().settings().aloud.muted, field.as_deref()), (true, Some("")));
}

/// As long as nobody types names, letters that are keys are keys.
#[test]
fn a_letter_alone_stays_a_key_where_names_are_typed() {
    let mut desk = TestDesk::new();
    desk.types("m");
    assert!(desk.0.state().settings().aloud.muted);
    desk.press(Key::Space).has_done(0);
}

#[test]
fn people_are_chips_and_a_new_name_is_one_too() {
    let mut desk = TestDesk::new();
    desk.fill("A new name", "Anna")
        .click("Add")
        .fill("A new name", "Ben")
        .click("Add")
        .click("Anna")
        .click("Start the game");
    assert_eq!(desk.record().opening().players, ["Ben"]);
    desk.click("New game");
    assert!(desk.0.get_by_label("Ben").accesskit_node().toggled().is_some(), "who plays now is chosen again");
    desk.click("Start the game");
    assert_eq!(desk.record().opening().players, ["Ben"]);
}

#[test]
fn a_form_that_was_left_is_a_draft_until_its_game_begins() {
    for (game, option) in [("Troyes Dice", "Banquets & Raids"), ("Dice Village", "From the box")] {
        let mut desk = TestDesk::new();
        desk.reach(game).reach(option);
        let code = desk.code();
        desk.press_until(Key::Escape, "First time?");
        desk.click("Play");
        assert!(desk.is_on(option), "{game}: what was chosen");
        assert_eq!(desk.code(), code, "{game}");
        desk.fill("A new name", "Anna").click("Add").fill("A new name", "Ben");
        desk.press_until(Key::Escape, "First time?");
        desk.click("Play");
        assert!(desk.is_on("Anna") && desk.is_on(option), "{game}: who was typed, too");
        let field = desk.0.get_by_label("A new name").accesskit_node().value();
        assert_eq!(field.as_deref(), Some("Ben"), "{game}");
        desk.click("Start the game").click("New game");
        assert!(desk.is_on(option), "{game}: a new form, with the cards of the last game");
        assert!(desk.is_on("Anna") && desk.is_on("Ben"), "{game}: for who plays now");
        assert_ne!(desk.code(), code, "{game}");
    }
}

#[test]
fn whom_merchants_pay_is_asked_where_money_is_entered() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").reach("From the box").reach("Options");
    desk.has("Merchants pay");
    desk.reach("Dice only");
    desk.has("First player").lacks("Merchants pay");
}

#[test]
fn tab_goes_through_the_form_in_reading_order_and_past_its_picture() {
    for game in ["Troyes Dice", "Dice Village"] {
        let mut desk = TestDesk::new();
        desk.reach(game).tab_to("Options").press(Key::Tab);
        assert!(desk.0.get_by_label("Start the game").accesskit_node().is_focused(), "{game}");
        for label in ["Settings", "Help", "Menu"] {
            desk.press(Key::Tab);
            assert!(desk.0.get_by_label(label).accesskit_node().is_focused(), "{game}: {label}");
        }
        desk.press(Key::Tab);
        let mut pictures = desk.0.query_all_by_role(Role::Image);
        assert!(pictures.all(|picture| !picture.accesskit_node().is_focused()), "{game}");
    }
}

#[test]
fn in_the_largest_letters_tab_comes_to_every_field_of_the_form_where_it_is_seen() {
    for size in [[1280.0, 720.0], [1024.0, 768.0]] {
        let mut desk = TestDesk::set("(motion: none, text_size: larger, language: Some(\"de\"))", size);
        desk.reach("Dice Village").reach("Aus der Schachtel");
        let seen = |desk: &TestDesk, label: &str| {
            let (there, button) = (desk.0.get_by_label(label).rect(), desk.0.get_by_label("Partie starten").rect());
            assert!(there.bottom() <= button.top() + 1.0, "{size:?}: {label} at {there:?}, the button at {button:?}");
        };
        seen(&desk, "Verkäufe und Geld");
        desk.reach("Optionen");
        for label in ["4 Personen", "Nur Würfel", "Optionen", "Code", "den, der dort verkauft"] {
            desk.tab_to(label);
            seen(&desk, label);
        }
    }
}

#[test]
fn a_name_that_is_typed_has_an_end() {
    let mut desk = TestDesk::new();
    desk.fill("A new name", &format!("{}, Bo", "Ann".repeat(1000))).click("Add");
    desk.fill("A new name", &format!("Cleo, {}", "Ben".repeat(50))).click("Add").click("Start the game");
    let players = desk.record().opening().players.clone();
    assert_eq!(players[0], "Ann".repeat(1000)[..40]);
    assert_eq!(players[1..], ["Cleo".to_owned(), "Ben".repeat(50)[..40].to_owned()]);
}

#[test]
fn a_name_that_is_typed_has_no_sign_that_cannot_be_seen() {
    let mut desk = TestDesk::new();
    desk.fill("A new name", "An\u{202E}na\u{200B}, \u{2066}Zo\u{200C}e, Bo\u{FE0F}")
        .click("Add")
        .click("Start the game");
    assert_eq!(desk.record().opening().players, ["Anna", "Zo\u{200C}e", "Bo\u{FE0F}"], "but what others need");
}

#[test]
fn no_more_people_play_than_can_be_counted_and_printed_for() {
    let mut people = People::default();
    let known: Vec<String> = (0..30).map(|number| format!("P{number}")).collect();
    people.suggest_players(&known, &known);
    assert_eq!(people.names().len(), People::MOST);
    let mut results = Results::<TroyesDice>::blank(date(2026, 11, 30), 1, &people.names(), [].into());
    assert!(!results.has_room() && results.add(PlayerSheet::default()).is_none());
    let usual = TroyesDice::PRINTS.iter().flat_map(|print| print.choices).find_map(|choice| match choice {
        Choice::Players { usual, .. } => Some(usual.clone()),
        _ => None,
    });
    assert_eq!(usual, Some(1..=People::MOST));
    assert_eq!(TroyesDice::COVER.map(|cover| cover.players), Some([1, People::MOST]), "and the first screen says so");
}

#[test]
fn a_game_in_play_is_replaced_only_when_asked_and_is_found_again() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press_times(3, Key::Space);
    let played = desk.record().clone();
    desk.click("New game").click("Start the game").has("and start a new game?").press(Key::Escape).press(Key::Escape);
    assert_eq!(desk.record(), &played, "nothing has changed");
    desk.click("New game").click("Start the game").press(Key::Space);
    assert!(desk.record().done().is_empty());

    desk.click("Menu").click("Start page and recent games");
    let kept = desk.0.get_by_label_contains("Day 1, afternoon").accesskit_node().label().unwrap_or_default();
    desk.click(&kept);
    assert_eq!(desk.record(), &played, "it goes on where it was");
}

#[test]
fn the_way_back_leads_to_where_one_came_from() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F3).press(Key::F4).has("Hall of fame").press(Key::Escape);
    assert!(desk.shows("Add a player"), "from the hall back to the count");
    desk.press(Key::Escape).has("Roll the dice").click("Menu").click("Start page and recent games").click("Play");
    desk.press(Key::Escape).has("First time?").press(Key::Escape).has("Roll the dice");
}

#[test]
fn the_audience_reads_what_to_do_before_the_first_roll() {
    let mut desk = untouched();
    desk.press(Key::F5);
    assert!(desk.shows("We start soon"), "the title");
    desk.press(Key::Space);
    desk.has_all(["We start soon", "Number your columns from left to right.", "3 of each resource", "Code "]);
    desk.press(Key::Space).has_all(["Before we begin", "A sheet and a pencil for everybody."]).press(Key::Space);
    desk.lacks("Before we begin");
}

#[test]
fn the_projector_goes_black_and_comes_back() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space).press(Key::F11).has("Choose a die").press(Key::B).lacks("Choose a die");
    desk.has("Projector is black").press(Key::B).has("Choose a die").press(Key::Escape).click("Menu");
    desk.click("Black out the projector, or show it again (B)");
    assert!(desk.shows("Projector is black"), "the desk tells it");
}

#[test]
fn a_game_says_how_many_can_play_it_how_long_and_what_they_need() {
    let mut desk = untouched();
    for (game, told) in [
        ("Troyes Dice", ["Any number can play, up to 20 are scored", "No box needed"]),
        ("Dice Village", ["2–4 players", "without the box"]),
    ] {
        let about = desk.0.get_by_label(game).accesskit_node().description().unwrap_or_default();
        assert!(told.iter().all(|told| about.contains(told)) && about.contains("30\u{a0}min"), "{game}: {about}");
    }
    desk.reach("Dice Village").click("First time?").has("Learn as you play");
}

#[test]
fn the_buttons_of_every_screen_stand_at_the_same_place() {
    let mut desk = untouched();
    let places = |desk: &TestDesk| ["Settings", "Help", "Menu"].map(|label| desk.0.get_by_label(label).rect());
    let here = places(&desk);
    desk.press(Key::Space);
    assert_eq!(places(&desk), here, "where a game is prepared");
    desk.press(Key::Space);
    assert_eq!(places(&desk), here, "at the table");
}

#[test]
fn options_that_open_are_scrolled_to() {
    for game in ["Troyes Dice", "Dice Village"] {
        let mut desk = TestDesk::set("(motion: none, text_size: larger)", [1024.0, 768.0]);
        desk.reach(game).reach("Options");
        let (field, button) = (desk.0.get_by_label("Code").rect(), desk.0.get_by_label("Start the game").rect());
        assert!(field.bottom() <= button.top(), "{game}: {field:?}, the button at {button:?}");
    }
}

#[test]
fn the_projector_is_offered_once_and_takes_no_key_from_the_game() {
    let mut desk = untouched();
    desk.press_times(2, Key::Space).has("Show the game on the projector?");
    // It stands in a corner, and can be put away.
    let notice = desk.0.get_by_label("Show the game on the projector?").rect();
    let cried = desk.0.get_by_label_contains("Columns").rect();
    assert!(!notice.intersects(cried), "{notice:?} over {cried:?}");
    desk.has("Close the message").press(Key::Space);
    desk.lacks("Show the game on the projector?").has_done(1);
    desk.click("New game").click("Start the game").press(Key::Space).lacks("Show the game on the projector?");
    let mut desk = untouched();
    desk.press_times(2, Key::Space).click("Show it (F5)");
    assert!(desk.0.state().settings().projector);
}
