//! A game at the table, by keyboard alone and by mouse alone, through the names that are read out.

use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{AccessKitNode, By, NodeT as _, Queryable as _};
use town_crier::chronicle::Next;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record, Turn};
use town_crier::games::dice_village::rules::{CardAt, Correction, Depth, Merchant, Order, Phase, Purse, Seat};
use town_crier::games::dice_village::words;
use town_crier::games::troyes_dice::TroyesDice;

use super::{english, opening, roll};
use crate::desk::{Place, SIZE, STILL, TestDesk};

impl TestDesk {
    /// The desk on that game of Dice Village.
    pub(in crate::desk) fn village(record: &Record) -> Self {
        Self::village_set(STILL, record, SIZE)
    }

    /// The same with these settings, in a window of that size.
    pub(in crate::desk) fn village_set(settings: impl AsRef<str>, record: &Record, size: [f32; 2]) -> Self {
        let mut desk = Place::keeping(settings, record).sized(size);
        desk.press(Key::Space);
        desk
    }

    pub(super) fn game(&self) -> &Record {
        self.0.state().record::<DiceVillage>().expect("Dice Village is on the table")
    }

    /// Clicks with the pointer on the last thing of that name.
    #[track_caller]
    pub(super) fn point(&mut self, label: &str) -> &mut Self {
        self.called(label).last().unwrap_or_else(|| panic!("“{label}” is shown")).click();
        self.run();
        self
    }

    /// Everything that is called so, whatever its name says behind that: what it brings, and its key.
    pub(super) fn called<'a>(&'a self, label: &'a str) -> impl DoubleEndedIterator<Item = Node<'a>> + 'a {
        let is_called = move |said: &str| {
            let is_village = label.contains(" of ");
            let rest = said.strip_prefix(label);
            rest.is_some_and(|rest| {
                let offer = is_village && rest.starts_with(": ");
                rest.is_empty() || rest.starts_with(", key ") || rest.starts_with(" (") || offer
            })
        };
        let name = |node: &AccessKitNode<'_>| node.label().or_else(|| node.value());
        let all = self.0.query_all(By::new().predicate(move |node| name(node).is_some_and(|said| is_called(&said))));
        all.collect::<Vec<_>>().into_iter()
    }

    /// Fails unless something has just that name.
    #[track_caller]
    pub(super) fn offers(&mut self, label: &str) -> &mut Self {
        assert!(self.says(label), "there is no “{label}”");
        self
    }

    /// The key of the digit of what is called so.
    #[track_caller]
    pub(super) fn digit(&self, label: &str) -> Key {
        let names = self.called(label).filter_map(|node| node.accesskit_node().label());
        let keys: Vec<Key> = names.filter_map(|name| Key::from_name(name.rsplit_once(", key ")?.1)).collect();
        *keys.first().unwrap_or_else(|| panic!("“{label}” tells its key"))
    }

    /// What the one button says.
    pub(super) fn says(&self, label: &str) -> bool {
        self.called(label).next().is_some()
    }
}

fn new_game(cards: CardsFrom, dice: DiceFrom) -> Record {
    Record::open(opening(cards, dice, 2)).expect("it opens")
}

/// What is on offer in the game, as the panel names it, first to last.
fn offered(record: &Record) -> Vec<String> {
    let table = record.table();
    match table.phase() {
        Phase::Sell(_) | Phase::Place(..) => {
            Turn::villages(table).into_iter().map(|at| words::village(&english(), at)).collect()
        }
        Phase::Spend(_) => table.purchases_on_offer().into_iter().map(|card| words::card(&english(), card)).collect(),
        Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => Vec::new(),
    }
}

/// Plays the round to its end; `choose` chooses the first thing on offer, and `go_on` presses the one button. Says how much was
/// sold and bought.
fn play_round(desk: &mut TestDesk, choose: impl Fn(&mut TestDesk, &str), go_on: impl Fn(&mut TestDesk)) -> usize {
    let (round, mut given) = (desk.game().table().round(), 0);
    while desk.game().table().round() == round && desk.game().next() != Next::Over {
        let first = offered(desk.game()).first().cloned();
        // Whoever told too little can always pay; two cards are enough for anybody.
        let hand = desk.game().table().active().and_then(|seat| desk.game().table().player(seat));
        let enough = hand.is_some_and(|player| player.hand().len() > 1);
        let first = first.filter(|_| !enough || matches!(desk.game().table().phase(), Phase::Sell(_)));
        if let (Next::Choose(_), Some(first)) = (desk.game().next(), first) {
            choose(desk, &first);
        }
        let before = desk.game().done().len();
        go_on(desk);
        // What is asked is answered.
        if desk.game().done().len() == before {
            go_on(desk);
        }
        let done = desk.game().done();
        // The key that ends a round rolls for the next one.
        assert_eq!(
            done.len(),
            before + 1 + usize::from(rolled_on(desk.game(), before)),
            "{:?} in {:?}",
            desk.game().next(),
            desk.game().table().phase()
        );
        given += usize::from(matches!(done.last().map(|entry| &entry.order), Some(Order::Sell(_) | Order::Buy(_))));
        assert!(done.len() < 500, "the round does not end");
    }
    given
}

/// Whether the order after so many ended a round, and the next one was rolled for with it.
pub(super) fn rolled_on(record: &Record, before: usize) -> bool {
    let orders: Vec<&Order> = record.done().iter().skip(before).map(|entry| &entry.order).collect();
    matches!(orders[..], [Order::Close, Order::Roll(_)])
}

/// A game that somebody wins soon: both have many cards on the table, and coins.
fn rich() -> Record {
    let mut record = new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Code);
    for seat in [0, 1].map(Seat) {
        let purse = Purse { coins: 12, favours: 2 };
        for correction in [Correction::OnTable(seat, 8), Correction::Purse(seat, purse)] {
            record.order(Order::Correct(correction)).expect("it lies so");
        }
    }
    record
}

/// What is pressed until a ninth card lies on the table of Red.
const NINTH: [&str; 4] = ["Correct something", "Cards on the table", "Cards on the table, one more", "Correct"];

#[test]
fn a_game_near_its_end_is_played_by_keyboard_alone() {
    let mut desk = TestDesk::village(&rich());
    let choose = |desk: &mut TestDesk, first: &str| {
        desk.press(Key::Num1);
        assert!(desk.says(&format!("Sell at village {first}")) || desk.says("Buy this card"), "{first} is chosen");
    };
    let go_on = |desk: &mut TestDesk| _ = desk.press(Key::Space);
    let given = play_round(&mut desk, choose, go_on) + play_round(&mut desk, choose, go_on);
    assert!(given > 1, "something was sold and bought");
    let kind = desk.press(Key::X).digit("Cards on the table");
    let number = desk.press(kind).digit("Cards on the table");
    desk.press(number).type_text("9").press(Key::Enter).press(Key::Enter);
    assert!(desk.game().table().is_last_round());
    play_round(&mut desk, choose, go_on);
    assert!(desk.game().next() == Next::Over && desk.shows("The game is over"));
}

#[test]
fn a_game_near_its_end_is_played_by_mouse_alone() {
    let mut desk = TestDesk::village(&rich());
    let go_on = |desk: &mut TestDesk| {
        let labeled = |part: &str| {
            let button = desk.0.query_all_by_label_contains(part).next();
            button.map(|button| button.accesskit_node().label().unwrap_or_default())
        };
        let shown = BUTTONS.into_iter().find(|label| desk.says(label)).map(ToOwned::to_owned);
        let label =
            ["Sell at ", "Roll the dice: ", "Done: "].into_iter().find_map(labeled).or(shown).expect("the one button");
        desk.point(&label);
    };
    let choose = |desk: &mut TestDesk, first: &str| _ = desk.point(first);
    let given = play_round(&mut desk, choose, go_on) + play_round(&mut desk, choose, go_on);
    assert!(given > 1, "something was sold and bought");
    for button in NINTH {
        desk.point(button);
    }
    assert!(desk.game().table().is_last_round());
    play_round(&mut desk, choose, go_on);
    assert!(desk.game().next() == Next::Over && desk.shows("The game is over"));
}

/// What the one button says where no sale is chosen.
const BUTTONS: [&str; 7] = [
    "Buy this card",
    "Roll the dice",
    "Now: Red",
    "Now: Blue",
    "Red can still buy a card. Done anyway?",
    "Blue can still buy a card. Done anyway?",
    "End the round",
];

#[test]
fn a_village_of_the_picture_is_pressed_as_in_the_panel() {
    let mut record = new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered);
    record.order(roll(&["1126", "3445"])).unwrap();
    let mut desk = TestDesk::village(&record);
    // The picture stands before the panel.
    desk.0.get_all_by_label("1-6 of Blue").next().expect("in the picture").click();
    desk.run();
    assert!(desk.says("Sell at village 1-6 of Blue"));
    desk.press(Key::Space);
    assert!(matches!(desk.game().done().last().map(|entry| &entry.order), Some(Order::Sell(_))));
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.game(), &undone(desk.game()), "in the middle of a turn, too");
    assert!(desk.game().table().sales().is_empty() && desk.shows("Done"));
    desk.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(desk.game().table().sales().len(), 1);
}

/// The game with its last order taken back, which can be done again.
fn undone(record: &Record) -> Record {
    assert_eq!(record.undone().len(), 1);
    record.clone()
}

#[test]
fn thrown_dice_are_typed_one_player_after_the_other() {
    let mut desk = TestDesk::village(&new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered));
    desk.type_text("1126").press(Key::Enter);
    assert!(desk.shows("Blue: 4 dice are still missing."), "what lacks is said at once");
    desk.type_text("34").press(Key::Space);
    assert!(desk.shows("Blue: 2 dice are still missing.") && desk.game().done().is_empty(), "Space asks, too");
    desk.type_text("45").press(Key::Enter);
    assert_eq!(desk.game().done().len(), 1);
    let faces = |seat| {
        let player = desk.game().table().player(Seat(seat)).expect("plays");
        player.free_dice().map(|(_, face)| face.value()).collect::<Vec<_>>()
    };
    assert_eq!([faces(0), faces(1)], [vec![1, 1, 2, 6], vec![3, 4, 4, 5]]);
}

#[test]
fn thrown_dice_are_typed_in_one_go() {
    let mut desk = TestDesk::village(&new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered));
    desk.type_text("112634").type_text("45").type_text(" ").press(Key::Space);
    assert_eq!(desk.game().done().len(), 1, "Space takes them, as everywhere");
    let dice = |seat| desk.game().table().player(Seat(seat)).expect("plays").free_dice().count();
    assert_eq!([dice(0), dice(1)], [4, 4]);
}

/// A menu beside the turn has a letter, digits in it, and a key that leaves it.
#[test]
fn favours_and_corrections_have_keys() {
    let mut record = new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Code);
    let Next::Order(roll) = record.next() else { panic!("dice are rolled") };
    record.ask(roll).expect("they fall");
    let mut desk = TestDesk::village(&record);
    desk.press(Key::C).offers("Roll again for 1 favour").press(Key::Escape);
    assert!(!desk.says("Roll again for 1 favour"), "it is left");
    desk.press(Key::C).press(Key::Num1);
    let again = desk.digit("Roll again for 1 favour");
    desk.press(again);
    let last = desk.game().done().last().map(|entry| &entry.order);
    assert!(matches!(last, Some(Order::Reroll(Seat(0), dice)) if dice.len() == 1), "{last:?}");
    desk.press(Key::X).offers("Coins and favours").press(Key::Escape);
    assert!(!desk.says("Coins and favours") && desk.game().done().len() == 2);
}

#[test]
fn thrown_dice_are_pressed_too() {
    let mut desk = TestDesk::village(&new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered));
    for good in ["1 silk", "1 silk", "2 papyrus", "6 porcelain", "3 gold", "4 wheat", "4 wheat", "3 gold"] {
        desk.point(&format!("Add {good}"));
    }
    desk.point("Remove the last one").point("Add 5 spices").point("Take these dice");
    assert_eq!(desk.game().done().len(), 1);
}

#[test]
fn what_a_sale_brings_is_entered_and_an_order_that_is_refused_is_told() {
    let mut record = new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered);
    record.order(roll(&["1126", "3445"])).unwrap();
    record.order(Order::Correct(Correction::InHand(Seat(0), 1))).unwrap();
    record.order(Order::Correct(Correction::Caravans(Seat(0), 6))).unwrap();
    let mut desk = TestDesk::village(&record);
    desk.press(Key::Num1).point("2 papyrus, on the left").point("Red: coins, one more").point("a free die, one more");
    desk.point("Sell at village 1-6 of Red");
    assert!(desk.shows("Nobody has more than 6 dice."), "a seventh die is refused");
    assert!(desk.says("Sell at village 1-6 of Red"), "what was chosen stays");
    desk.point("a free die, one less").point("Sell at village 1-6 of Red");
    let table = desk.game().table();
    assert_eq!((table.sales().len(), table.due(Seat(0)).coins, table.merchants_out()), (1, 1, 4));
}

#[test]
fn a_desk_that_is_opened_again_goes_on_in_the_middle_of_a_turn() {
    let mut record = new_game(CardsFrom::Code, DiceFrom::Entered);
    record.order(roll(&["1126", "3445"])).unwrap();
    let mut desk = TestDesk::village(&record);
    let before = desk.press(Key::Num1).press(Key::Space).game().clone();
    let mut desk = desk.reopened();
    desk.press(Key::Space).offers("Done: Red; 2 dice to the market");
    assert_eq!(desk.game(), &before);
}

#[test]
fn two_games_lie_side_by_side_and_each_is_played() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").reach("3 players").reach("Start the game").press(Key::Space);
    assert_eq!((desk.game().table().players().count(), desk.game().done().len()), (3, 1));
    desk.reach("New game").reach("Troyes Dice").reach("Start the game").reach("Keep it and start the new game");
    desk.press(Key::Space);
    assert!(desk.0.state().record::<TroyesDice>().is_some() && desk.0.state().record::<DiceVillage>().is_none());
}

/// A player has one color, and so one name.
#[test]
fn nobody_plays_twice() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").fill("A new name", "Ann, Bo, ann").offers("Two players are called ann.");
    desk.reach("Start the game");
    assert!(desk.0.state().record::<DiceVillage>().is_none(), "no game begins");
    desk.reach("Add").lacks("Two players are called").has("Red: Ann").has("Blue: Bo").reach("Start the game");
    assert_eq!(desk.game().opening().players, ["Ann", "Bo"]);
}

#[test]
fn whatever_is_pressed_of_the_panel_is_as_large_as_a_fingertip() {
    let mut record = new_game(CardsFrom::Box(Depth::Purses), DiceFrom::Entered);
    record.order(roll(&["1126", "3445"])).unwrap();
    record.order(Order::Correct(Correction::InHand(Seat(0), 2))).unwrap();
    let mut desk = TestDesk::village(&record);
    let mut small = std::collections::BTreeSet::new();
    desk.press(Key::Num1).point("2 papyrus, on the left").small("sale", &mut small);
    desk.point("Change dice").small("dice", &mut small);
    desk.point("Back").point("Correct something");
    for kind in
        ["Coins and favours", "Number of dice", "What a die shows", "Cards in the row", "Merchants at a village"]
    {
        desk.point(kind).small(kind, &mut small);
    }
    // In the picture things lie as close as they lie on the table; the panel has them all.
    let in_picture = ["1-6 of", "Red: ", "Blue: ", ", die "];
    small.retain(|told| !in_picture.iter().any(|part| told.contains(part)));
    assert!(small.is_empty(), "{small:#?}");
}

/// Whoever can sell nothing still sees the own hand, to decide what to change the dice to.
#[test]
fn a_hand_lies_beside_the_picture_in_a_turn_without_a_sale_too() {
    let opening = opening(CardsFrom::Code, DiceFrom::Entered, 2);
    let mut record = Record::open(opening).expect("it opens");
    let card = Merchant::all().last().expect("a merchant");
    record.order(Order::Correct(Correction::Card(card, CardAt::Hand(Seat(0))))).expect("it is dealt there");
    record.order(roll(&["1111", "3445"])).expect("they fall");
    assert!(record.table().sales_on_offer().is_empty(), "no village fits");
    let mut desk = TestDesk::village(&record);
    desk.has("In hand");
    let hand = desk.0.get_by_label_contains("In hand").rect();
    let foot = desk.0.query_all_by_label_contains("Change dice").last().expect("the foot").rect();
    assert!(hand.bottom() <= foot.top(), "{hand:?} above {foot:?}");
}
