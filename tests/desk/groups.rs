//! Groups of players that are kept with a name: saved, chosen and removed in the form of a new game.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::hall::PlayerName;
use town_crier::desk::{Group, Groups};

use crate::desk::{Place, STILL, TestDesk};

const FRIDAY: &str = "Group Friday: Anna, Ben, Cleo";
const TWO: &str = "(motion: none, groups: [(name: \"Friday\", players: [\"Anna\", \"Ben\", \"Cleo\"]), \
                   (name: \"Family\", players: [\"Mum\", \"Ben\"])])";

/// The names of those who play the game on the table.
fn players(desk: &TestDesk) -> Vec<String> {
    desk.record().opening().players.clone()
}

/// A desk whose form has these names.
fn with(names: &[&str]) -> TestDesk {
    let mut desk = TestDesk::new();
    for name in names {
        desk.fill("A new name", name).press(Key::Enter);
    }
    desk.press(Key::Escape);
    desk
}

#[test]
fn by_mouse_alone_a_group_is_saved_chosen_on_another_evening_and_removed() {
    let mut desk = with(&["Cleo", "Anna", "Ben"]);
    // The order of the table is the group's.
    desk.click("Cleo").click("Cleo").lacks("Group ").click("Save as a group…");
    desk.type_text("Friday").click("Save").has("Group Friday: Anna, Ben, Cleo");
    let mut desk = desk.reopened();
    desk.click(FRIDAY).click("Start the game");
    assert_eq!(players(&desk), ["Anna", "Ben", "Cleo"]);

    let mut desk = Place::new(TWO).desk();
    desk.click(FRIDAY).click("Remove the group “Friday”").lacks(FRIDAY).has("Group Family: Mum, Ben");
    assert!(!desk.place().read("settings.ron").contains("Friday"), "and it is gone for good");
    assert!(desk.shows("Save as a group…"), "those who play stay chosen");
}

#[test]
fn by_keyboard_alone_too() {
    let mut desk = with(&["Anna", "Ben"]);
    desk.tab_to("Save as a group…").press(Key::Enter).types("duo").press(Key::Enter).has("Group duo: Anna, Ben");
    desk.tab_to("Remove the group “duo”").press(Key::Space).lacks("Group duo");

    let mut desk = Place::new(TWO).desk();
    // Also from the field in which a name is typed.
    desk.fill("A new name", "Zoe").press_with(Modifiers::COMMAND, Key::Num2).press(Key::Escape).reach("Start the game");
    assert_eq!(players(&desk), ["Mum", "Ben"]);
}

#[test]
fn escape_saves_nothing() {
    let mut desk = with(&["Anna", "Ben"]);
    desk.click("Save as a group…").type_text("Friday").press(Key::Escape).lacks("Name of the group");
    desk.has("Save as a group…").lacks("Group Friday").has("A new game");
}

#[test]
fn a_group_that_is_called_so_already_is_replaced() {
    let mut desk = Place::new(TWO).desk();
    desk.click(FRIDAY).click("Cleo").click("Save as a group…").type_text("FRIDAY").click("Save");
    desk.has("Group FRIDAY: Anna, Ben").lacks(FRIDAY).has("Group Family: Mum, Ben");
}

#[test]
fn names_of_groups_are_suggested() {
    let mut desk = Place::new(TWO).desk();
    for name in ["Anna", "Ben", "Cleo", "Mum"] {
        assert!(desk.0.query_by_role_and_label(Role::CheckBox, name).is_some(), "{name}");
    }
    desk.has("Group Friday");
}

#[test]
fn one_alone_is_no_group_and_a_key_without_a_group_does_nothing() {
    let mut desk = with(&["Anna"]);
    desk.lacks("Save as a group…").press_with(Modifiers::COMMAND, Key::Num1).has("A new game");
}

#[test]
fn so_many_groups_are_saved_and_no_file_has_more() {
    let group = |number: usize| Group { name: format!("{number}"), players: vec!["Anna".to_owned()] };
    let groups = Groups::of((1..=20).map(group));
    assert_eq!(groups.all().len(), Groups::MOST);
    assert!(!groups.has_room());
    let nobody = Group { name: "Nobody".to_owned(), players: Vec::new() };
    let nameless = Group { name: "  ".to_owned(), players: vec!["Anna".to_owned()] };
    let endless = Group { name: "x".repeat(500), players: vec!["y".repeat(500); 50] };
    let groups = Groups::of([nobody, nameless, endless]);
    let [only] = groups.all() else { panic!("one group: {groups:?}") };
    assert_eq!(only.name.chars().count(), PlayerName::LONGEST);
    assert!(only.players.len() <= 20 && only.players.iter().all(|name| name.chars().count() <= PlayerName::LONGEST));
    let full: Vec<String> =
        (1..=9).map(|number| format!("(name: \"{number}\", players: [\"Anna\", \"Ben\"])")).collect();
    let mut desk = Place::new(format!("(motion: none, groups: [{}])", full.join(", "))).desk();
    desk.click("Anna").click("Ben").click("Ben").fill("A new name", "Cleo").press(Key::Enter);
    desk.has("9 groups are saved. Remove one to save another.").lacks("Save as a group…");
}

#[test]
fn settings_without_groups_and_with_them_are_read() {
    let desk = TestDesk::set(STILL, crate::desk::SIZE);
    assert_eq!(*desk.0.state().settings().groups.all(), []);
    let desk = TestDesk::set(TWO, crate::desk::SIZE);
    let names: Vec<&str> = desk.0.state().settings().groups.all().iter().map(|group| group.name.as_str()).collect();
    assert_eq!(names, ["Friday", "Family"]);
}
