//! A round of Troyes for those who hear the window and do not see it: everything that is done is read from the accessible tree.

use std::collections::BTreeSet;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::troyes::rules::Order;

use super::{TestDesk, late};

/// No round has more steps.
const STEPS: usize = 200;

/// Presses what can be chosen, one thing after the other, by keys alone: what is said to be for something first, since its dice come
/// with it. Ends with whether that gave an order; if not, the one key gives what is chosen, or what is left.
fn choose(desk: &mut TestDesk, before: usize) -> bool {
    let mut offers = desk.keyed();
    offers.sort_by_key(|(name, ..)| !name.contains(". "));
    for (_, key, _) in offers {
        desk.press(key);
        if desk.troyes_game().done().len() > before {
            return true;
        }
        if lacks(desk) {
            // It lacks something, or nobody can pay it: pressed again, it is chosen no more.
            desk.press(key);
        } else if !desk.shows("Choose dice against") {
            return false;
        }
    }
    false
}

/// Whether the one key waits for more.
fn lacks(desk: &TestDesk) -> bool {
    let buttons = desk.0.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    let asks = ["Choose other dice", "Choose the highest black die", "Still to choose"];
    buttons.into_iter().any(|name| name.ends_with('?') || asks.iter().any(|asks| name.starts_with(asks)))
}

#[test]
fn a_round_is_heard_and_played() {
    let mut desk = TestDesk::troyes(&late());
    let (mut heard, mut steps) = (BTreeSet::new(), 0);
    while !desk.shows("The game is over") {
        let before = desk.troyes_game().done().len();
        let said = desk.read_out();
        assert!(!said.is_empty(), "something is told");
        heard.extend(said);
        let given = choose(&mut desk, before);
        for _ in 0..2 {
            if !given && desk.troyes_game().done().len() == before {
                desk.press(Key::Space);
            }
        }
        steps += 1;
        assert!(steps < STEPS, "the game does not end: {:?}", desk.read_out());
    }
    let heard: Vec<String> = heard.into_iter().collect();
    let all = heard.join("\n");
    let acts =
        desk.troyes_game().done().iter().rev().take(steps).filter(|entry| matches!(entry.order, Order::Act(_))).count();
    assert!(acts > 3, "{acts} actions: {all}");
    // Salaries, dice, events, black dice and turns were told, and what can be chosen with what it brings.
    for told in ["Choices: ", "Anna", "Faye", ", key "] {
        assert!(all.contains(told), "“{told}” is never told: {all}");
    }
}
