//! Whole games by those who hear the window and do not see it: everything that is done is read from the accessible tree.

use egui::Key;
use egui::accesskit::{Live, Role, Toggled};
use egui_kittest::Node;
use egui_kittest::kittest::{By, NodeT, Queryable as _};

use super::TestDesk;

/// No game has more steps.
const STEPS: usize = 2_000;

impl TestDesk {
    /// Whatever has a name.
    fn named(&self) -> Vec<Node<'_>> {
        self.0.query_all(By::new().predicate(|node| node.label().is_some_and(|name| !name.is_empty()))).collect()
    }

    /// What is read out now.
    pub(super) fn read_out(&self) -> Vec<String> {
        let named = self.named();
        let live = named.iter().map(NodeT::accesskit_node).filter(|node| node.live() != Live::Off);
        live.filter_map(|node| node.label()).collect()
    }

    /// What can be pressed by a digit, each by its name with the digit at its end, and whether it is chosen.
    pub(super) fn keyed(&self) -> Vec<(String, Key, bool)> {
        let named = self.named();
        let nodes = named.iter().map(NodeT::accesskit_node).filter(|node| node.role() == Role::Button);
        let key = |name: &str| Key::from_name(name.rsplit_once(", key ")?.1);
        let nodes = nodes.filter(|node| !node.is_disabled()).filter_map(|node| {
            let name = node.label()?;
            let key = key(&name)?;
            Some((name, key, node.toggled() == Some(Toggled::True)))
        });
        nodes.collect()
    }
}

/// The keys of what is announced as choices, as “Choices: 1-6 of Red: …, key 1. …”.
fn announced(heard: &[String]) -> Vec<Key> {
    let choices = heard.iter().filter_map(|text| text.strip_prefix("Choices: "));
    let told = choices.flat_map(|text| text.split(", key ").skip(1));
    told.filter_map(|rest| Key::from_name(rest.get(..1)?)).collect()
}

/// Chooses an offer that lets a merchant of the hand be put there, and all those merchants; or else the first offer.
fn choose(desk: &mut TestDesk, offers: &[Key]) {
    let tile = |desk: &TestDesk| {
        let keyed = desk.keyed().into_iter();
        let mut tiles = keyed.filter(|(name, _, chosen)| !chosen && name.contains(", on the "));
        tiles.next().map(|(_, key, _)| key)
    };
    for offer in offers {
        desk.press(*offer);
        let mut put = 0;
        while let Some(key) = tile(desk) {
            desk.press(key);
            put += 1;
        }
        if put > 0 {
            return;
        }
        // Pressed again it is chosen no more.
        desk.press(*offer);
    }
    if let [first, ..] = offers {
        desk.press(*first);
    }
}

#[test]
fn a_whole_game_of_dice_village_is_heard_and_played() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").fill("Code", "MARKET").reach("Start the game");
    let (mut rolls, mut sales, mut purchases, mut steps) = (0, 0, 0, 0);
    while !desk.shows("The game is over") {
        let heard = desk.read_out();
        assert!(!heard.is_empty(), "something is told");
        let offers = announced(&heard);
        if heard.iter().any(|text| text.contains("Red has ")) && heard.iter().any(|text| text.contains("Blue has ")) {
            rolls += 1;
        }
        if !offers.is_empty() {
            let choices = heard.iter().find(|text| text.starts_with("Choices: ")).expect("they are told");
            assert!(choices.contains("brings ") || choices.contains("5 coins"), "what it brings or costs: {choices}");
            choose(&mut desk, &offers);
        }
        sales += usize::from(desk.shows("Sell at "));
        purchases += usize::from(desk.shows("Buy this card"));
        // The one key does what its button says; what it asks is answered.
        desk.press(Key::Space);
        steps += 1;
        assert!(steps < STEPS, "the game does not end: {:?}", desk.read_out());
    }
    assert!(rolls > 2 && sales > 5 && purchases > 2, "{rolls} rolls, {sales} sales, {purchases} purchases");
    let told = |end: &str| end.contains("wins with ") || end.contains("share the victory");
    assert!(!told(&desk.read_out().join(" ")), "the ceremony tells it");
    // The cards are counted, and the results revealed, to the last step.
    let mut end = String::new();
    for _ in 0..20 {
        desk.press(Key::Space);
        end = desk.read_out().join(" ");
        if told(&end) || end.contains("Place 1") {
            return;
        }
    }
    panic!("nobody has won: {end}");
}

#[test]
fn a_whole_game_of_troyes_dice_is_heard_and_played() {
    let mut desk = TestDesk::new();
    desk.reach("Troyes Dice").fill("Code", "MARKET").reach("Start the game");
    let (mut choices, mut steps) = (0, 0);
    while desk.named().iter().all(|node| node.accesskit_node().label().as_deref() != Some("Count the points")) {
        let heard = desk.read_out().join(" ");
        // The dice to choose from, each with its price.
        let told = heard.split("Choose: ").nth(1);
        choices += usize::from(told.is_some_and(|offers| offers.matches("; ").count() >= 2));
        desk.press(Key::Space);
        steps += 1;
        assert!(steps < STEPS, "the game does not end: {heard}");
    }
    assert!(choices >= 16, "dice to choose from were told {choices} times");
}

#[test]
fn nothing_is_told_twice_at_once() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").fill("Code", "MARKET").press(Key::Escape).reach("Start the game").press(Key::Space);
    let names: Vec<String> = desk.named().iter().filter_map(|node| node.accesskit_node().label()).collect();
    let offers: Vec<&String> = names.iter().filter(|name| name.contains(", key ") && name.contains(": ")).collect();
    assert!(!offers.is_empty(), "{names:#?}");
    for offer in offers {
        assert_eq!(names.iter().filter(|name| *name == offer).count(), 1, "{offer}");
    }
    assert!(names.iter().all(|name| !name.starts_with("Round 1 Round 1")), "{names:#?}");
    let described = desk.named();
    let images: Vec<String> = described
        .iter()
        .map(NodeT::accesskit_node)
        .filter(|node| node.role() == Role::Image)
        .filter_map(|node| node.label())
        .collect();
    assert!(images.iter().all(|name| !name.contains("sells") || name.starts_with("Round ")), "{images:#?}");
}

#[test]
fn the_log_is_one_stop_and_arrows_go_through_it() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village")
        .fill("Code", "MARKET")
        .press(Key::Escape)
        .reach("Start the game")
        .press_times(5, Key::Space);
    let focused = |desk: &TestDesk| {
        let focused = desk.0.query_all(By::new().predicate(|node| node.is_focused() && !node.is_hidden()));
        focused.into_iter().next_back().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    let mut walked: Vec<String> = Vec::new();
    for _ in 0..60 {
        desk.press(Key::Tab);
        walked.push(focused(&desk));
    }
    let first = walked
        .iter()
        .position(|name| name.starts_with("Round 1, "))
        .unwrap_or_else(|| panic!("the log is reached: {walked:#?}"));
    assert!(!walked[first + 1].starts_with("Round "), "{walked:#?}");
    desk.0.get_by_label(&walked[first].clone()).focus();
    desk.run();
    desk.press(Key::ArrowDown);
    let below = focused(&desk);
    assert!(below.starts_with("Round ") && below != walked[first], "{below}");
}
