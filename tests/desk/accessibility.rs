//! What those hear who do not see: an order like reading, and names that say all.

use egui::{Key, Rect};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use town_crier::games::dice_village::record as village;
use town_crier::games::troyes_dice::words;

use crate::desk::TestDesk;
use crate::games::troyes_dice::english;

/// Whatever has the focus, by Tab once through the whole screen, from the top: names and places.
fn walk(desk: &mut TestDesk) -> Vec<(String, Rect)> {
    let mut walked: Vec<(String, Rect)> = Vec::new();
    for _ in 0..120 {
        desk.press(Key::Tab);
        let focused = desk.0.query_all(By::new().predicate(|node| node.is_focused() && !node.is_hidden()));
        let Some(node) = focused.into_iter().next_back() else { continue };
        let here = (node.accesskit_node().label().unwrap_or_default(), node.rect());
        if walked.first() == Some(&here) {
            // A screen may begin in a field.
            let top = (0..walked.len()).min_by(|a, b| walked[*a].1.top().total_cmp(&walked[*b].1.top()));
            walked.rotate_left(top.unwrap_or_default());
            return walked;
        }
        walked.push(here);
    }
    panic!("Tab does not come round: {walked:?}");
}

/// Down, or to the right; never back to what stood above on the left.
#[track_caller]
fn assert_reads(walked: &[(String, Rect)]) {
    for pair in walked.windows(2) {
        let [(from, a), (to, b)] = pair else { continue };
        let same_line = a.y_range().contains(b.center().y) || b.y_range().contains(a.center().y);
        let onward = b.left() >= a.right() - 8.0 || (!same_line && b.top() >= a.top());
        assert!(onward, "“{from}” {a:?} is followed by “{to}” {b:?}");
    }
}

#[test]
fn the_focus_goes_in_reading_order() {
    let mut desk = TestDesk::new();
    assert_reads(&walk(&mut desk));
    desk.reach("Start the game").press_times(5, Key::Space);
    let table = walk(&mut desk);
    assert!(table.len() > 6, "{table:?}");
    assert_reads(&table);
}

#[test]
fn the_wheel_its_plazas_and_its_dice_are_named() {
    let mut desk = TestDesk::new();
    desk.fill("Code", "Market Day").press(Key::Escape).click("Start the game").press(Key::Space);
    desk.has("Wheel, Day 1, morning");
    let table = desk.record().table().clone();
    for offer in table.offers() {
        let plaza = format!("Plaza {}, ", offer.notch.index() + 1);
        let price = words::price(&english(), offer.price());
        let said = desk.0.get_by_label_contains(&plaza).accesskit_node().label().unwrap_or_default();
        assert!(said.contains(&format!(", {price}, transparent die {}", offer.face.value())), "{said}");
    }
    for die in table.placed().unwrap() {
        let number = die.value.value().to_string();
        let name = format!("die {number}, ");
        let mut dice = desk.0.query_all_by_label_contains(&name);
        assert!(dice.any(|die| die.accesskit_node().value().as_deref() == Some(&number)), "{die:?}");
    }
}

#[test]
fn the_window_has_its_name() {
    let desk = TestDesk::new();
    assert_eq!(desk.0.root().accesskit_node().label().as_deref(), Some("Town Crier"));
}

/// What describes a part by its name alone would be heard twice.
#[track_caller]
fn assert_nothing_is_told_twice(desk: &TestDesk) {
    let nodes: Vec<_> = desk.0.query_all(By::new()).collect();
    assert!(nodes.len() > 10, "{} parts", nodes.len());
    for node in nodes {
        let node = node.accesskit_node();
        let (name, more) = (node.label().unwrap_or_default(), node.description());
        assert!(more.is_none() || more.as_deref() != Some(name.as_str()), "“{name}” is described by its name");
    }
}

#[test]
fn nothing_is_described_by_its_name() {
    let mut desk = TestDesk::new();
    desk.reach("Start the game");
    for _ in 0..5 {
        desk.press(Key::Space);
        assert_nothing_is_told_twice(&desk);
    }
    let record =
        village::Record::open(village::Opening::from_code("MARKET".parse().expect("a code"))).expect("it opens");
    let mut desk = TestDesk::village(&record);
    for _ in 0..5 {
        desk.press(Key::Space).press(Key::Num1);
        assert_nothing_is_told_twice(&desk);
    }
}
