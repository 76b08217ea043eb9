//! A game that the house does not know: the toy is played on the desk, by one key.

use std::fs;
use std::path::Path;

use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::tempdir;
use town_crier::chronicle::FileKind;
use town_crier::chronicle::hall::{FinishedPlayer, HallStore};
use town_crier::chronicle::store::Store;
use town_crier::crier::Language;
use town_crier::desk::{Desk, Games};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::HallStore as TroyesDiceHall;

use crate::desk::TestDesk;
use crate::toy::coin::{Coin, Fall, THROWS};

impl TestDesk {
    /// A desk that knows these games, in French where everybody reads and in English at the desk.
    fn with_games(games: Games, folder: &Path) -> Self {
        let settings = folder.join("settings.ron");
        if !settings.exists() {
            fs::write(&settings, "(motion: none, room: true, room_language: Some(\"fr\"))").unwrap();
        }
        let files = Self::files(&folder.join("game.ron"), &settings);
        Self::with_desk(Desk::new(games, files, Language::English), [1280.0, 720.0])
    }

    fn toy(folder: &Path) -> Self {
        Self::with_games(Games::default().with::<Coin>(), folder)
    }

    fn falls(&self) -> Vec<Fall> {
        self.0.state().record::<Coin>().expect("the toy is on the table").table().clone()
    }
}

#[test]
fn a_toy_game_is_set_up_played_and_counted_by_one_key() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::toy(folder.path());
    assert!(desk.shows("Start the game"), "it is set up");
    for throws in 0..=usize::from(THROWS) {
        desk.press(Key::Space);
        assert_eq!(desk.falls().len(), throws);
    }
    desk.press(Key::Space);
    assert!(desk.shows("Right calls"), "it is counted");
    drop(desk);
    let mut desk = TestDesk::toy(folder.path());
    desk.click("Play again");
    assert_eq!(desk.falls(), [], "it is played again");
}

#[test]
fn a_toy_game_shows_its_rules_here_and_there() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::toy(folder.path());
    desk.press(Key::Space);
    desk.press(Key::F7);
    assert!(desk.shows("The coin is thrown three times.") && !desk.shows("La pièce est lancée trois fois."));
    desk.reach("Show on the projector");
    assert!(desk.shows("La pièce est lancée trois fois.") && !desk.shows("The coin is thrown three times."));
}

#[test]
fn a_toy_game_without_odds_offers_none() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::toy(folder.path());
    desk.press(Key::F8);
    assert!(!desk.shows("Odds"));
    desk.press(Key::Space);
    desk.press(Key::F8);
    desk.click("Menu");
    assert!(desk.shows("Hall of fame") && !desk.shows("Odds"));
}

#[test]
fn a_toy_game_is_cried_in_two_languages_at_once() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::toy(folder.path());
    desk.press(Key::Space);
    desk.press(Key::Space);
    let (here, there) = match desk.falls()[0] {
        Fall::Heads => ("Heads", "La pièce montre : Face."),
        Fall::Tails => ("Tails", "La pièce montre : Pile."),
    };
    assert!(desk.shows(here), "the desk reads English");
    assert!(desk.shows(there), "the projector's window reads French");
    assert!(desk.shows("Annoncez le prochain lancer"), "and so does all that stands beside the picture");
}

#[test]
fn a_toy_game_is_saved_undone_and_resumed() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut desk = TestDesk::toy(folder.path());
    for _ in 0..3 {
        desk.press(Key::Space);
    }
    let falls = desk.falls();
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.falls(), falls[..1]);
    drop(desk);
    let bytes = fs::read(&game).unwrap();
    assert_eq!(FileKind::Game.game_of(&bytes).as_deref(), Ok("coin"));
    let record = Store::<Coin>::look(&game).unwrap().expect("a game is kept");
    assert_eq!((record.done().len(), record.undone().len()), (1, 1));

    let mut desk = TestDesk::toy(folder.path());
    desk.press(Key::Space);
    assert_eq!(desk.falls(), falls[..1], "it goes on where it was");
    desk.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(desk.falls(), falls, "what was undone is redone");
}

#[test]
fn a_toy_game_has_a_hall_of_its_own() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::toy(folder.path());
    for _ in 0..5 {
        desk.press(Key::Space);
    }
    desk.type_text("Anna");
    desk.press(Key::Tab);
    desk.type_text("4");
    assert!(desk.shows("There are only 3 throws."), "a sheet is checked");
    desk.press(Key::Backspace);
    desk.type_text("3");
    desk.press(Key::Tab);
    desk.type_text("Ben");
    desk.press(Key::Tab);
    desk.type_text("1");
    desk.click("Reveal the results");
    let hall = HallStore::<Coin>::look(&folder.path().join("hall-coin.ron")).unwrap().expect("it is in the hall");
    let game = hall.games().first().expect("a game");
    assert_eq!(game.players().values().map(FinishedPlayer::points).collect::<Vec<_>>(), [3, 1]);
    assert!(
        TroyesDiceHall::look(&folder.path().join("hall.ron")).unwrap().is_none(),
        "no other game's hall is touched"
    );
}

#[test]
fn beside_another_game_a_toy_is_chosen_and_found_again() {
    let games = || Games::default().with::<TroyesDice>().with::<Coin>();
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::with_games(games(), folder.path());
    desk.click("Coin");
    desk.press(Key::Space);
    desk.press(Key::Space);
    let falls = desk.falls();
    assert_eq!(falls.len(), 1);
    drop(desk);
    let mut desk = TestDesk::with_games(games(), folder.path());
    desk.press(Key::Space);
    assert_eq!(desk.falls(), falls);
}

#[test]
fn on_the_first_screen_games_stand_side_by_side_and_the_last_one_played_is_chosen() {
    let games = || Games::default().with::<TroyesDice>().with::<Coin>();
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::with_games(games(), folder.path());
    desk.press(Key::Escape);
    let chosen = |desk: &TestDesk| {
        let is = |label| desk.0.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True);
        ["Troyes Dice", "Coin"].map(is)
    };
    assert_eq!(chosen(&desk), [true, false], "the first one, where none was played");
    desk.tab_to("Coin");
    desk.press(Key::Enter);
    assert_eq!(chosen(&desk), [false, true]);
    desk.click("Coin");
    assert!(desk.shows("Start the game"), "pressed again it is prepared");
    desk.press(Key::Space);
    desk.press(Key::Space);
    assert_eq!(desk.falls().len(), 1);
    drop(desk);

    let mut desk = TestDesk::with_games(games(), folder.path());
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
    let games = || Games::default().with::<TroyesDice>().with::<Coin>();
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::with_games(games(), folder.path());
    desk.press(Key::Space);
    desk.press(Key::Space);
    let first = desk.record().clone();
    desk.reach("New game");
    desk.reach("Coin");
    // Nothing is set aside for a game that cannot be written.
    fs::create_dir(folder.path().join("game.ron.new")).unwrap();
    desk.reach("Start the game");
    desk.reach("Keep it and start the new game");
    assert!(desk.shows("cannot be written") && !folder.path().join("kept").exists());
    fs::remove_dir(folder.path().join("game.ron.new")).unwrap();
    desk.reach("Start the game");
    desk.reach("Keep it and start the new game");
    assert!(desk.falls().is_empty());
    drop(desk);

    let mut desk = TestDesk::with_games(games(), folder.path());
    desk.reach_containing(&format!("· Troyes Dice · {} ·", first.code().unwrap()));
    assert_eq!(desk.record(), &first);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), first.done().len() + 1);
}
