//! A game that the house does not know: the toy is played on the desk, by one key.

use std::fs;

use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::FileKind;
use town_crier::chronicle::hall::{FinishedPlayer, HallStore};
use town_crier::chronicle::store::Store;
use town_crier::desk::Games;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::HallStore as TroyesDiceHall;

use crate::desk::{Place, TestDesk};
use crate::toy::coin::{Coin, Fall, THROWS};

/// The one key so often, and the game is begun, nobody has bet but the rival, and the coin was thrown.
const THROWN: usize = 5;
const FRENCH: &str = "(motion: none, room: true, room_language: Some(\"fr\"))";

impl TestDesk {
    /// A desk that knows the toy alone, in French where everybody reads and in English at the desk.
    fn toy() -> Self {
        Place::of(|| Games::default().with::<Coin>(), FRENCH).desk()
    }

    /// The same beside another game.
    fn two_games() -> Self {
        Place::of(|| Games::default().with::<TroyesDice>().with::<Coin>(), FRENCH).desk()
    }

    fn falls(&self) -> Vec<Fall> {
        self.0.state().record::<Coin>().expect("the toy is on the table").table().falls.clone()
    }
}

#[test]
fn a_toy_game_is_set_up_played_and_counted_by_one_key() {
    let mut desk = TestDesk::toy();
    assert!(desk.shows("Start the game"), "it is set up");
    desk.press_times(3, Key::Space);
    for throws in 0..=usize::from(THROWS) {
        desk.press(Key::Space);
        assert_eq!(desk.falls().len(), throws);
    }
    desk.press(Key::Space);
    assert!(desk.shows("Right calls"), "it is counted");
    let mut desk = desk.reopened();
    desk.reach_containing("Play again");
    assert_eq!(desk.falls(), [], "it is played again");
}

#[test]
fn bets_are_picked_by_digits_and_secret_until_the_coin_was_thrown() {
    let mut desk = TestDesk::toy();
    desk.press(Key::Space).has("Anna bets").lacks("Stake").press(Key::Num1).has("Stake").press(Key::Num4);
    desk.press(Key::Space).has("Ben bets").press(Key::Num2).press(Key::Num5).press(Key::Space).has("Ben: —");
    desk.lacks("2 × Heads").press(Key::Space).lacks("2 × Heads");
    let bets = |desk: &TestDesk| desk.0.state().record::<Coin>().expect("the toy").table().bets.clone();
    assert_eq!(bets(&desk)[..2], [Some((Fall::Heads, 2)), Some((Fall::Tails, 3))]);
    desk.press(Key::Space);
    for seen in ["Anna: 2 × Heads", "Ben: 3 × Tails", "Anna: 2 × Face"] {
        assert!(desk.shows(seen), "{seen} is told");
    }
    desk.press_times(2, Key::Space);
    assert_eq!(desk.falls().len(), usize::from(THROWS));
}

#[test]
fn a_toy_game_shows_its_rules_here_and_there() {
    let mut desk = TestDesk::toy();
    desk.press(Key::Space).press(Key::F7).has("The coin is thrown three times.");
    desk.lacks("La pièce est lancée trois fois.").reach("Show on the projector").has("La pièce est lancée trois fois.");
    desk.lacks("The coin is thrown three times.");
}

#[test]
fn a_toy_game_without_odds_offers_none() {
    let mut desk = TestDesk::toy();
    desk.press(Key::F8).lacks("Odds").press(Key::Space).press(Key::F8).click("Menu").has("Hall of fame").lacks("Odds");
}

#[test]
fn a_toy_game_is_cried_in_two_languages_at_once() {
    let mut desk = TestDesk::toy();
    desk.press_times(THROWN, Key::Space);
    let (here, there) = match desk.falls()[0] {
        Fall::Heads => ("The coin shows Heads.", "La pièce montre : Face."),
        Fall::Tails => ("The coin shows Tails.", "La pièce montre : Pile."),
    };
    assert!(desk.shows(here), "the desk reads English");
    assert!(desk.shows(there), "the projector's window reads French");
    assert!(desk.shows("Annoncez le prochain lancer"), "and so does all that stands beside the picture");
}

#[test]
fn a_toy_game_is_saved_undone_and_resumed() {
    let mut desk = TestDesk::toy();
    desk.press_times(THROWN + 1, Key::Space);
    let falls = desk.falls();
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.falls(), falls[..1]);
    let mut desk = desk.reopened();
    let bytes = fs::read(desk.at("game.ron")).unwrap();
    assert_eq!(FileKind::Game.game_of(&bytes).as_deref(), Ok("coin"));
    let record = Store::<Coin>::look(&desk.at("game.ron")).unwrap().expect("a game is kept");
    assert_eq!((record.done().len(), record.undone().len()), (4, 1));
    desk.press(Key::Space);
    assert_eq!(desk.falls(), falls[..1], "it goes on where it was");
    desk.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(desk.falls(), falls, "what was undone is redone");
}

#[test]
fn a_toy_game_has_a_hall_of_its_own() {
    let mut desk = TestDesk::toy();
    desk.press_times(THROWN + 3, Key::Space).type_text("4");
    assert!(desk.shows("There are bets, and then only 3 throws."), "a sheet is checked");
    desk.press(Key::Backspace).type_text("3").press(Key::Tab).type_text("1").click("Reveal the results");
    let hall = HallStore::<Coin>::look(&desk.at("hall-coin.ron")).unwrap().expect("it is in the hall");
    let game = hall.games().first().expect("a game");
    assert_eq!(game.players().values().map(FinishedPlayer::points).collect::<Vec<_>>(), [3, 1]);
    assert!(TroyesDiceHall::look(&desk.at("hall.ron")).unwrap().is_none(), "no other game's hall is touched");
}

#[test]
fn beside_another_game_a_toy_is_chosen_and_found_again() {
    let mut desk = TestDesk::two_games();
    desk.click("Coin").press_times(THROWN, Key::Space);
    let falls = desk.falls();
    assert_eq!(falls.len(), 1);
    let mut desk = desk.reopened();
    desk.press(Key::Space);
    assert_eq!(desk.falls(), falls);
}

#[test]
fn on_the_first_screen_games_stand_side_by_side_and_the_last_one_played_is_chosen() {
    let mut desk = TestDesk::two_games();
    desk.press(Key::Escape);
    let chosen = |desk: &TestDesk| {
        let is = |label| desk.0.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True);
        ["Troyes Dice", "Coin"].map(is)
    };
    assert_eq!(chosen(&desk), [true, false], "the first one, where none was played");
    desk.tab_to("Coin").press(Key::Enter);
    assert_eq!(chosen(&desk), [false, true]);
    desk.click("Coin");
    assert!(desk.shows("Start the game"), "pressed again it is prepared");
    desk.press_times(THROWN, Key::Space);
    assert_eq!(desk.falls().len(), 1);

    let mut desk = desk.reopened();
    assert_eq!(chosen(&desk), [false, true], "it was played last");
    let found = |desk: &TestDesk| desk.shows("A game is in progress: Coin, ");
    assert!(found(&desk));
    desk.click("Troyes Dice");
    assert!(chosen(&desk)[0] && found(&desk), "to look at another game loses none");
    desk.click("Continue this game");
    assert_eq!(desk.falls().len(), 1);
}

#[test]
fn games_of_several_kinds_are_set_aside_for_each_other_and_gone_on_with() {
    let mut desk = TestDesk::two_games();
    desk.press(Key::Space).press(Key::Space);
    let first = desk.record().clone();
    desk.reach("New game").reach("Coin");
    // Nothing is set aside for a game that cannot be written.
    fs::create_dir(desk.at("game.ron.new")).unwrap();
    desk.reach("Start the game").reach("Keep it and start the new game");
    assert!(desk.shows("cannot be written") && !desk.at("kept").exists());
    fs::remove_dir(desk.at("game.ron.new")).unwrap();
    desk.reach("Start the game").reach("Keep it and start the new game");
    assert!(desk.falls().is_empty());

    let mut desk = desk.reopened();
    desk.reach_containing(&format!("· Troyes Dice · {} ·", first.code().unwrap()));
    assert_eq!(desk.record(), &first);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), first.done().len() + 1);
}
