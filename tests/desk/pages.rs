//! Settings, help, looks back, the room's view, and pictures.

use egui::{Key, Modifiers, Role, os::OperatingSystem, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::crier::voice::Aloud;
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::tokens::Theme;
use town_crier::desk::{Settings, TextSize};
use town_crier::games::troyes_dice::rules::TroyesDice;

use crate::desk::{Place, SIZE, STILL, TestDesk, settings};
use crate::games::troyes_dice::record::save::released;

#[test]
fn settings_are_kept_between_runs() {
    let mut desk = TestDesk::new();
    desk.press(Key::F2);
    let stood = desk.0.get_by_label("Dark").rect();
    desk.0.step();
    assert_eq!(desk.0.get_by_label("Dark").rect(), stood, "a page stands where it opened");
    desk.click("Dark").click("Very large");
    assert_eq!(desk.0.state().settings().theme, Theme::Dark);
    let mut desk = desk.reopened();
    assert_eq!(desk.0.state().settings().theme, Theme::Dark);
    assert_eq!(desk.0.state().settings().text_size, TextSize::Larger);
    desk.press(Key::F2).press(Key::Escape).lacks("Text size");
}

#[test]
fn every_setting_is_kept() {
    let all = "(language: Some(\"pl\"), room_theme: Some(dark), room_text: Some(large), room_language: Some(\"lt\"), manner: Some(\"herald\"), theme: contrast, \
               motion: short, text_size: large, choosing: Some(75), tips: true, trusts: true, \
               room: true, monitor: Some(\"Beamer\"), \
               aloud: (voice: false, bells: false, muted: true, volume: 12, rate: -34, language: Some(\"fr\"), \
               name: Some(\"Anna\")))";
    let mut desk = TestDesk::set(all, SIZE);
    let read = desk.0.state().settings().clone();
    let first = Settings::first(Language::English);
    let expected = Settings {
        projector_theme: Some(Theme::Dark),
        projector_text: TextSize::Large,
        tips: true,
        trusts: true,
        ..settings::all("Beamer", "Anna")
    };
    assert_eq!(read, expected);
    assert_ne!(read, first);
    // Whatever is set writes all of them.
    desk.press(Key::M);
    let aloud = Aloud { muted: false, ..expected.aloud.clone() };
    let expected = Settings { aloud, ..expected };
    let desk = desk.reopened();
    assert_eq!(*desk.0.state().settings(), expected);
}

#[test]
fn settings_of_an_earlier_release_mean_the_same_and_are_written_the_same() {
    for (name, text) in released("settings") {
        let mut desk = TestDesk::set(&text, SIZE);
        desk.press(Key::M);
        let muted = desk.place().read("settings.ron");
        assert!(muted != text && muted.len().abs_diff(text.len()) == 1, "{name}: {muted}");
        desk.press(Key::M);
        assert_eq!(desk.place().read("settings.ron"), text, "{name}");
    }
}

#[test]
fn settings_that_cannot_be_read_are_told_and_nothing_stops() {
    let mut desk = TestDesk::set("(theme: purple)", SIZE);
    desk.has("so their defaults are used: theme").press_times(2, Key::Space).has_done(0);
}

#[test]
fn a_look_back_shows_the_table_as_it_stood_and_one_key_returns() {
    let mut desk = TestDesk::new();
    desk.press_times(8, Key::Space);
    let stands = desk.record().clone();
    desk.click("Day 1, afternoon").has("you are viewing an earlier moment").has("2 of 16");
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.record(), &stands, "nothing can be changed in a look back");
    desk.press(Key::Escape).has("4 of 16").click("Day 1, morning").press(Key::Space);
    assert!(desk.shows("4 of 16"), "the one key returns too");
    assert_eq!(desk.record(), &stands);
}

#[test]
fn a_look_back_is_stepped_through_by_arrows_and_buttons() {
    let mut desk = TestDesk::new();
    desk.press_times(8, Key::Space);
    let stands = desk.record().clone();
    desk.press(Key::ArrowLeft);
    assert!(desk.shows("4 of 16") && !desk.shows("Looking back"), "arrows alone begin no look back");
    desk.click("Day 1, afternoon").has("Looking back").press(Key::ArrowLeft).has("1 of 16").press(Key::ArrowLeft);
    assert!(desk.shows("1 of 16"), "there is nothing before the first");
    desk.press(Key::ArrowRight).click("Later").has("3 of 16").has("Looking back").click("Earlier").has("2 of 16");
    desk.press_times(3, Key::ArrowRight);
    assert!(desk.shows("4 of 16") && !desk.shows("Looking back"), "behind the last one is the game");
    assert_eq!(desk.record(), &stands);
}

#[test]
fn the_room_s_view_in_place_of_the_desk_runs_the_game() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F11).has("Number your columns");
    assert!(!desk.shows("Undo"), "the room has no controls");
    desk.press(Key::Space).has_done(1).has("Choose a die").press(Key::Escape).has("Undo");
}

#[test]
fn both_windows_show_one_game() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F5).press(Key::Space);
    let table = desk.record().table().clone();
    for placed in table.placed().expect("the dice lie") {
        let name = format!("Plaza {}, ", placed.notch.index() + 1);
        let nodes = desk.0.query_all_by_label_contains(&name).count();
        assert_eq!(nodes, 2, "“{name}” stands in both windows");
    }
    desk.press(Key::F5);
    assert!(!desk.0.state().settings().projector, "closing the window stops nothing");
    desk.press(Key::Space).has_done(2);
}

#[test]
fn help_is_one_page() {
    for language in Language::ALL {
        let mut desk = TestDesk::in_language(language);
        desk.press(Key::F1);
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let (first, last) =
            (words.text("guide-title"), ["keys-digits", "keys-saved"].map(|name| words.text(name)).join(" "));
        let [first, last] = [first, last].map(|text| desk.0.get_by_label(&text).rect());
        let close = desk.0.get_by_label(&words.text("desk-close-page")).rect();
        assert!(first.top() > 0.0 && last.bottom() <= close.top(), "{language}: it ends {last:?} before {close:?}");
        assert!(close.bottom() < 720.0, "{language}: its button is at {close:?}");
        desk.press(Key::Escape);
        assert!(!desk.shows(&words.text("guide-title")), "{language}");
    }
}

#[test]
fn the_end_of_a_long_help_is_reached_by_keys() {
    let mut long = 0;
    for language in Language::ALL {
        let text = format!("(motion: none, text_size: larger, language: Some(\"{language}\"))");
        let mut desk = TestDesk::set(text, [1024.0, 640.0]);
        desk.press(Key::F1);
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let last = ["keys-digits", "keys-saved"].map(|name| words.text(name)).join(" ");
        let close = words.text("desk-close-page");
        let rects = |desk: &TestDesk| (desk.0.get_by_label(&last).rect(), desk.0.get_by_label(&close).rect());
        long += u8::from(rects(&desk).0.bottom() > rects(&desk).1.top());
        desk.press_times(12, Key::ArrowDown);
        let (last, close) = rects(&desk);
        assert!(last.bottom() <= close.top() && close.bottom() < 640.0, "{language}: {last} before {close}");
    }
    assert!(long > 0, "somewhere it is longer than the window");
}

/// What the help says of the keys, by what they do.
fn told(desk: &TestDesk) -> Vec<String> {
    let labels = desk.0.query_all_by_role(Role::Label).filter_map(|label| label.accesskit_node().value());
    labels.skip_while(|label| label != "Play and correct").skip(1).collect()
}

#[test]
fn the_help_tells_each_key_once_as_this_system_calls_it() {
    let mut desk = TestDesk::new();
    desk.press(Key::F1);
    let told = told(&desk);
    for key in [
        "Space, Enter, Page Down",
        "Ctrl+Z",
        "Ctrl+Shift+Z",
        "F5",
        "F11",
        "P",
        "+",
        "H",
        "R",
        "F2",
        "M",
        "F3",
        "F4",
        "F7",
        "?",
        "F1",
        "Esc",
    ] {
        assert_eq!(told.iter().filter(|told| *told == key).count(), 1, "{key}: {told:?}");
    }
    assert!(!told.iter().any(|told| told.contains("Backspace")), "{told:?}");
    let at = |said: &str| told.iter().position(|told| told == said).expect("it is told");
    assert_eq!(at("the next step") + 1, at("Space, Enter, Page Down"), "what one wants comes first: {told:?}");
}

#[test]
fn macos_is_told_its_own_keys() {
    let builder = Harness::builder().with_size(SIZE).with_max_steps(8).with_os(OperatingSystem::Mac);
    let mut desk = TestDesk::built(builder, &Place::new(STILL), |desk| desk);
    desk.pass_start();
    desk.press(Key::F1);
    let keys = told(&desk);
    assert!(keys.iter().any(|key| key == "Cmd+Z" || key == "⌘Z"), "{keys:?}");
    assert!(!keys.iter().any(|key| key.contains("Ctrl")), "{keys:?}");
    desk.press(Key::Escape).press(Key::Space).press(Key::Space);
    desk.press_with(Modifiers::MAC_CMD | Modifiers::COMMAND, Key::Z);
    assert!(!desk.shows("Ctrl") && desk.shows("Redo: "), "the notice names the key as well");
}

impl TestDesk {
    /// Chooses a language on the settings' page that is open.
    fn choose_language(&mut self, of: &str, language: &str) {
        self.click("Languages");
        self.0.get_by_role_and_label(Role::ComboBox, of).click();
        self.run();
        self.click(language);
    }
}

#[test]
fn the_projector_may_have_colors_of_its_own() {
    let mut desk = TestDesk::new();
    desk.press(Key::F2).click("Projector").click("High contrast");
    assert_eq!(desk.0.state().settings().projector_theme, Some(Theme::Contrast));
    assert_eq!(desk.0.state().settings().theme, Theme::Parchment, "the desk keeps its own");
    desk.click("Table");
    assert!(desk.shows("10 to 600"), "what may be set is told");
    desk.click("About").has(env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_view_in_place_of_the_desk_is_entered_and_left_by_mouse() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).click("Menu").click("Projector view in this window (F11)").lacks("Undo");
    desk.0.hover_at(egui::pos2(300.0, 300.0));
    desk.0.step();
    desk.0.hover_at(egui::pos2(320.0, 300.0));
    desk.0.step();
    desk.click("Back to the controls (F11)").has("Undo");
}

#[test]
fn the_language_changes_while_playing() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F2);
    desk.choose_language("Language", "Français");
    desk.press(Key::Escape);
    assert!(!desk.shows("Roll the dice"), "the desk speaks French");
    desk.press(Key::Space).has_done(1);
}

#[test]
fn the_room_may_hear_another_language_than_the_desk() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space).press(Key::F2);
    desk.choose_language("Projector language", "Français");
    desk.press(Key::Escape);
    assert!(desk.shows("Choose a die"), "the desk goes on in its own");
    desk.press(Key::F11);
    assert!(desk.shows("Choisissez un dé"), "the room reads French");
    desk.lacks("Choose a die");
}

#[test]
fn a_slider_that_is_dragged_is_written_once_it_is_let_go_of() {
    let mut desk = TestDesk::new();
    let file = desk.at("settings.ron");
    desk.press(Key::F2);
    let before = std::fs::read(&file).unwrap();
    desk.click("Voice and sound");
    desk.0.get_by_role_and_label(Role::Slider, "Volume").scroll_to_me();
    desk.run();
    let volume = desk.0.get_by_role_and_label(Role::Slider, "Volume").rect();
    desk.0.hover_at(volume.left_center() + vec2(10.0, 0.0));
    desk.0.run();
    desk.0.drag_at(volume.left_center() + vec2(10.0, 0.0));
    desk.0.run();
    for step in 1..8_u8 {
        desk.0.hover_at(volume.left_center() + vec2(10.0 + 5.0 * f32::from(step), 0.0));
        desk.0.run();
        assert_eq!(std::fs::read(&file).unwrap(), before, "nothing is written while it is dragged");
    }
    let dragged = desk.0.state().settings().aloud.volume;
    assert_ne!(dragged, 70, "the slider follows at once");
    desk.0.drop_at(volume.left_center() + vec2(45.0, 0.0));
    desk.run();
    let written = std::fs::read_to_string(&file).unwrap();
    let volume = desk.0.state().settings().aloud.volume;
    assert!(written.contains(&format!("volume: {volume}")), "{written}");
}
