//! What is touched is as large as a fingertip: 44 points in both directions, on every screen and page.

use std::collections::BTreeSet;

use egui::{Key, Role, accesskit};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::TestDesk;

/// A fingertip, in points.
const TOUCH: f32 = 44.0;

/// What may be smaller, and why.
const SMALLER: [(&str, &str); 9] = [
    ("print: Button “A4”", "a word of two letters in a bar, with room around it"),
    ("print: Button “one”", "the game’s form for its sheets"),
    ("print: Button “two”", "the game’s form for its sheets"),
    ("print: CheckBox “Print 1 2 3 4 5 6", "the game’s form for its sheets"),
    ("print: SpinButton “Sheets”", "the game’s form for its sheets"),
    ("print: Slider “Sheets”", "the game’s form for its sheets"),
    ("scoring: CheckBox", "a short word in a line of six, as high as a fingertip"),
    ("scoring: TextInput", "a cell of a grid for as many as fourteen players, filled by keyboard"),
    ("scoring: SpinButton", "a cell of a grid for as many as fourteen players, filled by keyboard"),
];

impl TestDesk {
    /// Tells what can be pressed here and is smaller than a fingertip.
    pub(super) fn small(&self, place: &str, all: &mut BTreeSet<String>) {
        let pressed = [
            Role::Button,
            Role::CheckBox,
            Role::RadioButton,
            Role::ComboBox,
            Role::Link,
            Role::Tab,
            Role::SpinButton,
            Role::TextInput,
        ];
        for role in pressed {
            for node in self.0.query_all_by_role(role) {
                let (name, size) = (node.accesskit_node().label().unwrap_or_default(), node.rect().size());
                let told = format!("{place}: {role:?} “{name}” {:.0} × {:.0}", size.x, size.y);
                let may = SMALLER.iter().any(|(exception, _)| told.starts_with(exception));
                if !may && !node.accesskit_node().is_hidden() && size.min_elem() < TOUCH - 0.5 {
                    all.insert(told);
                }
            }
        }
    }
}

#[test]
fn whatever_is_pressed_is_as_large_as_a_fingertip() {
    let mut small = BTreeSet::new();
    let mut desk = TestDesk::new();
    desk.press(Key::Escape);
    desk.small("start", &mut small);
    desk.press(Key::Space).press(Key::Space);
    desk.small("table", &mut small);
    desk.press_times(4, Key::Space);
    desk.small("table later", &mut small);
    desk.click("Menu");
    desk.small("menu", &mut small);
    desk.press(Key::Escape).press(Key::F2);
    for tab in ["Projector", "Voice and sound", "Languages", "About", "Table"] {
        desk.0.get_all_by_label(tab).last().expect("a tab").click_accesskit();
        desk.run();
        desk.small(tab, &mut small);
        if tab == "Languages" {
            desk.0.get_by_role_and_label(accesskit::Role::ComboBox, "Language").click();
            desk.run();
            desk.small("list of languages", &mut small);
            for language in town_crier::crier::Language::ALL {
                let window = desk.0.ctx.content_rect();
                let last = desk.0.get_all_by_label(language.own_name()).last().expect("every language").rect();
                assert!(window.contains_rect(last), "{language} is to be seen: {last:?}");
            }
            desk.press(Key::Escape);
        }
    }
    desk.press(Key::Escape);
    for (key, place) in
        [(Key::F1, "help"), (Key::F7, "rules"), (Key::F3, "scoring"), (Key::F4, "hall"), (Key::F6, "print")]
    {
        desk.press(key);
        desk.small(place, &mut small);
        desk.press(Key::Escape);
    }
    let list: Vec<&str> = small.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} are too small:\n{}", list.len(), list.join("\n"));
}
