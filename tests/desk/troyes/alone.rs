//! The King's Challenge on the desk: chosen in the form, and played by the one key.

use egui::Key;
use town_crier::chronicle::Next;
use town_crier::chronicle::cards::Booked as _;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening;
use town_crier::games::troyes::rules::{
    BlackStep, Book, Decision, Depth, Figure, Phase, RoyAsks, RoyPhase, UpkeepStep, Verdict,
};
use town_crier::play::Game as _;

use super::play::press_all;
use super::{TestDesk, chosen};
use crate::games::troyes::solo::{alone, played};

#[test]
fn one_player_alone_plays_against_le_roy_as_chosen_by_keyboard() {
    let mut desk = TestDesk::new();
    desk.tab_to(Troyes::TITLE).press(Key::Space);
    desk.types("Anna").press(Key::Enter);
    desk.tab_to("1 player").press(Key::Space);
    desk.has("The King’s Challenge").lacks("Gray citizens at the beginning");
    desk.tab_to("House figures").press(Key::Space);
    desk.tab_to("Options").press(Key::Space);
    desk.tab_to("Le Roy").press(Key::Space);
    desk.tab_to("They fall, too").press(Key::Space);
    desk.press(Key::PageDown);
    let opening = desk.troyes_game().opening();
    assert_eq!((opening.players.as_slice(), opening.depth), (&["Anna".to_owned()][..], Depth::Purses));
    let held = opening.solo.expect("a solo game");
    let held: Vec<Decision> = Decision::ALL.into_iter().filter(|decision| held[*decision]).collect();
    assert_eq!(held, [Decision::RoyBegins, Decision::CubesFall]);
}

/// The last round by Space, and by a digit where le Roy asks whom he pushes out; the player counters black dice and passes.
#[test]
fn a_game_against_le_roy_ends_by_the_one_key() {
    let mut desk = TestDesk::troyes(&played(alone("Market Day", &[]), |record| {
        let table = record.table();
        table.round() == table.rounds() && table.phase() == Phase::Upkeep(UpkeepStep::Income)
    }));
    let (mut turns, mut asked) = (0, 0);
    while desk.troyes_game().next() != Next::Over {
        let (before, phase) = (desk.troyes_game().done().len(), desk.troyes_game().table().phase());
        turns += usize::from(phase == Phase::Roy(RoyPhase::Act));
        let order = chosen(desk.troyes_game()).filter(|_| matches!(phase, Phase::Black(BlackStep::Counter(_))));
        if let Some(order) = order {
            let record = desk.troyes_game().clone();
            if !press_all(&mut desk, &record, &order) {
                desk.press(Key::Space);
            }
        } else if let Phase::Roy(RoyPhase::Ask(_)) = phase {
            asked += 1;
            desk.press(Key::Num1);
        } else {
            desk.press(Key::Space);
        }
        // It asks once before a player leaves dice.
        if desk.troyes_game().done().len() == before && !matches!(phase, Phase::Roy(_)) {
            desk.press(Key::Space);
        }
        assert_eq!(desk.troyes_game().done().len(), before + 1, "{phase:?}");
    }
    assert!(turns > 3 && asked <= turns / 2, "{turns} turns, {asked} questions");
    let result = desk.troyes_game().table().result().expect("all is known");
    assert_eq!(Verdict::of(result), Verdict::Lost, "who passes loses");
}

/// Le Roy waits for a figure: it is asked in the menu, once, and then he does it.
#[test]
fn a_figure_for_which_le_roy_waits_is_entered_in_the_menu() {
    let mut book = Book::house();
    book.events.values_mut().for_each(|page| page.first = Figure::Open);
    let opening = Opening { book, ..alone("Market Day", &[]) };
    let record = played(opening, |record| {
        let asks = record.table().roy_asks();
        asks.is_some_and(|asks| !matches!(asks, RoyAsks::Out(..)))
    });
    let Phase::Roy(RoyPhase::Ask(_)) = record.table().phase() else { panic!("he asks for a figure") };
    let mut desk = TestDesk::troyes(&record);
    desk.has("What is printed on this card?").has("Enter what is printed on this card");
    let orders = record.done().len();
    let open = Troyes::asked(record.table()).len();
    desk.reach("Points for most cubes, one more").press(Key::Space);
    assert_eq!(desk.troyes_game().done().len(), orders + 1);
    assert!(Troyes::asked(desk.troyes_game().table()).len() < open);
    assert_eq!(desk.troyes_game().table().roy_asks(), None, "he has done it");
}
