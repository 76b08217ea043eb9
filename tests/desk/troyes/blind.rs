//! A round of Troyes for those who hear the window and do not see it: everything that is done is read from the accessible tree.

use std::collections::BTreeSet;

use egui::{Key, Modifiers};
use town_crier::games::troyes::rules::Order;

use super::{TestDesk, late};

/// No round has more steps.
const STEPS: usize = 200;

/// Presses what can be chosen, the first of it, then the second, and so on, until the one key gives an order; by keys alone.
fn choose(desk: &mut TestDesk, before: usize) -> bool {
    // First what is said to be for something: the dice come with it.
    let offers: Vec<String> =
        desk.keyed().into_iter().filter(|(name, ..)| name.contains(". ")).map(|(name, ..)| name).collect();
    for offer in offers {
        let Some((_, key)) = offer.rsplit_once(", key ") else { continue };
        let (modifiers, letter) = match key.strip_prefix("Shift+") {
            Some(letter) => (Modifiers::SHIFT, letter),
            None => (Modifiers::NONE, key),
        };
        let Some(key) = Key::from_name(&letter.to_uppercase()) else { continue };
        desk.press_with(modifiers, key);
        if desk.troyes_game().done().len() > before {
            return true;
        }
        if desk.says_that("Pass") {
            // It lacks something, or nobody can pay it: pressed again, it is chosen no more.
            desk.press_with(modifiers, key);
            continue;
        }
        return false;
    }
    false
}

impl TestDesk {
    /// Whether the one button would pass.
    fn says_that(&self, what: &str) -> bool {
        self.named_buttons().iter().any(|name| name.ends_with(what) || name.contains(" passes"))
    }

    fn named_buttons(&self) -> Vec<String> {
        use egui::accesskit::Role;
        use egui_kittest::kittest::{NodeT as _, Queryable as _};
        self.0.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
    }
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
