//! A game explained step by step, and tips in any other.

use egui::{Key, Modifiers};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::record::Store;
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::{Hint, Watched as _};

use crate::desk::aloud::listening;
use crate::desk::{PATIENCE, SIZE, TestDesk};

const LEARN: &str = "Learn as you play";
const GOT_IT: &str = "Got it";
const NO_MORE: &str = "No more tips";
const ANSWER: &str = "Show the answer";
/// So many presses end in the first roll: four sentences before it, and then the roll.
pub(super) const FIRST_ROLL: usize = 5;

/// A desk with these settings, as it opens.
pub(super) fn with(settings: &str, size: [f32; 2]) -> TestDesk {
    TestDesk::set(format!("({settings})"), size)
}

/// A desk on which the game has begun in which people learn.
pub(super) fn taught(settings: &str) -> TestDesk {
    let mut desk = with(settings, SIZE);
    desk.press(Key::Escape).reach_containing("First time?").reach(LEARN);
    desk
}

/// What is worth telling of the table as it stands, in that language.
pub(super) fn hints(desk: &TestDesk, language: Language) -> Vec<Hint> {
    let (words, record) = (Words::of::<TroyesDice>(language, Manner::Plain), desk.record());
    TroyesDice::hints(&words, record.table(), record.done().is_empty())
}

/// The first thing worth telling that was not told yet, unless enough was told at this moment.
fn due(desk: &TestDesk, told: &[(usize, Hint)]) -> Option<Hint> {
    let orders = desk.record().done().len();
    let here = told.iter().filter(|(at, hint)| *at == orders && hint.answers.is_empty()).count();
    let hints = hints(desk, Language::English).into_iter();
    let most = if orders <= 1 { 7 } else { 3 };
    hints.filter(|_| here < most).find(|hint| told.iter().all(|(_, other)| other.id != hint.id))
}

/// Plays on until four half-days are over and nothing is left to tell, and says what was told.
fn through_two_days(desk: &mut TestDesk, step: impl Fn(&mut TestDesk, &str)) -> Vec<&'static str> {
    let mut told: Vec<(usize, Hint)> = Vec::new();
    loop {
        let orders = desk.record().done().len();
        if let Some(hint) = due(desk, &told) {
            assert!(desk.shows(&hint.text), "{} after {orders} orders, with {told:?}", hint.id);
            desk.has(NO_MORE);
            step(desk, if hint.answers.is_empty() { GOT_IT } else { ANSWER });
            assert_eq!(desk.record().done().len(), orders, "{}: to understand it changes nothing", hint.id);
            told.push((orders, hint));
            continue;
        }
        assert!(!desk.shows(GOT_IT) && !desk.shows(NO_MORE), "all was told: {told:?}");
        if desk.record().table().half_days_played() == 4 {
            return told.into_iter().map(|(_, hint)| hint.id).collect();
        }
        step(desk, if orders.is_multiple_of(2) { "Roll the dice" } else { "End the half-day" });
        assert_eq!(desk.record().done().len(), orders + 1);
    }
}

/// What the first two days of the game in which people learn show for the first time, in order: all that the first throw
/// means, and then at each roll a question with its answer, and at most two things more. Nothing is asked before it was told.
const TWO_DAYS: [&str; 28] = [
    "start",
    "columns",
    "plazas",
    "prices",
    "place",
    "color",
    "black",
    "choose",
    "ask-free",
    "free",
    "actions",
    "ready",
    "rebuilt",
    "afternoon",
    "none-free",
    "ask-gone",
    "gone",
    "gain",
    "turn",
    "ask-gain",
    "gained",
    "prestige",
    "influence",
    "ask-dearest",
    "dearest",
    "work",
    "knowledge",
    "taught",
];

#[test]
fn two_days_by_keyboard_alone() {
    let mut desk = with("motion: none", SIZE);
    desk.press(Key::Escape).tab_to("First time?").press(Key::Space).tab_to(LEARN).press(Key::Enter);
    let told = through_two_days(&mut desk, |desk, _| _ = desk.press(Key::Space));
    assert_eq!(told, TWO_DAYS);
    let game = desk.at("game.ron");
    assert_eq!(Store::look(&game).expect("a game").as_ref(), Some(desk.record()), "it is kept as any game");
    let orders = desk.record().done().len();
    desk.press(Key::PageDown);
    assert_eq!(desk.record().done().len(), orders + 1, "and goes on as any game, by a presenter’s key too");
}

#[test]
fn two_days_by_mouse_alone() {
    let mut desk = with("motion: none", SIZE);
    desk.click("Back").click("First time?").click(LEARN);
    let told = through_two_days(&mut desk, |desk, label| _ = desk.click(label));
    assert_eq!(told, TWO_DAYS);
}

#[test]
fn a_click_on_the_sentence_says_that_it_was_understood() {
    let mut desk = taught("motion: none");
    desk.click("You begin with three of each resource: influence (red), deniers (yellow) and knowledge (white).");
    desk.has("The six columns of every sheet bear the numbers 1 to 6, in the same order for all.").press(Key::F11);
    desk.click(GOT_IT);
    assert!(desk.shows("A half-day is played on four plazas"), "in the view in place of the desk too");
}

#[test]
fn only_its_button_ends_the_tips_for_good_and_the_settings_bring_them_back() {
    let mut desk = taught("motion: none");
    assert!(desk.0.state().settings().tips);
    desk.press(Key::Space).press(Key::Escape).has(GOT_IT).lacks("The six columns");
    assert!(desk.0.state().settings().tips, "Escape puts one tip away");
    desk.click(NO_MORE).has("Tips are off. Turn them on again in the settings (F2).").lacks(GOT_IT);
    let mut desk = desk.reopened();
    assert!(!desk.0.state().settings().tips, "it is kept");
    desk.press(Key::Space).press(Key::Space).has_done(1).press(Key::F2).click("Explain new things once per evening");
    desk.press(Key::Escape);
    assert!(desk.shows("The dice go onto the half-day’s four plazas"), "from the moment at hand on");
    desk.click(NO_MORE);
    assert!(!desk.shows(NO_MORE) && !desk.0.state().settings().tips);
}

#[test]
fn nobody_is_told_the_same_twice_in_an_evening() {
    let mut desk = taught("motion: none");
    let told = through_two_days(&mut desk, |desk, _| _ = desk.press(Key::Space));
    for _ in 0..4 {
        desk.press_with(Modifiers::COMMAND, Key::Z);
        assert!(!desk.shows(NO_MORE), "undone");
    }
    for _ in 0..4 {
        desk.press(Key::Space);
        assert!(!desk.shows(NO_MORE), "done again");
    }
    // Another game on the same evening has something new only where something is.
    desk.click("New game").click("Banquets & Raids").press(Key::Space).click("Keep it and start the new game");
    assert!(!told.contains(&"tiles") && desk.shows("A tile concerns whoever picks the die"));
    desk.press(Key::Space);
    assert!(!desk.shows(NO_MORE) && desk.record().done().is_empty());
}

#[test]
fn a_game_begun_by_people_who_know_it_explains_nothing() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    for orders in 0..6 {
        desk.lacks(GOT_IT).lacks(NO_MORE).has_done(orders).press(Key::Space);
    }
}

#[test]
fn a_game_in_play_is_not_replaced_unasked() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    let played = desk.record().clone();
    let ask = |desk: &mut TestDesk| {
        desk.click("Menu").click("First time?").click(LEARN);
    };
    ask(&mut desk);
    desk.press(Key::Escape);
    assert_eq!(desk.record(), &played);
    desk.lacks(NO_MORE);
    ask(&mut desk);
    desk.click("Keep it and start the new game");
    assert!(desk.record().done().is_empty() && desk.shows(NO_MORE));
    desk.click("Menu").click("Start page and recent games");
    assert!(desk.shows(played.opening().code.as_str()), "it is kept");
}

#[test]
fn the_projector_tells_it_in_its_own_language() {
    let mut desk = taught("motion: none, room_language: Some(\"de\")");
    desk.press_times(FIRST_ROLL, Key::Space);
    let german = &hints(&desk, Language::German)[0].text;
    desk.has("The dice go onto the half-day’s four plazas")
        .lacks(german)
        .press(Key::F11)
        .has(german)
        .lacks("The dice go onto the half-day’s four plazas")
        .press(Key::F11);
    desk.press(Key::F5);
    // In a test the projector's window is drawn within the desk's.
    assert!(
        desk.shows("The dice go onto the half-day’s four plazas") && desk.shows(german),
        "both windows tell the same"
    );
}

#[test]
fn a_page_before_the_players_goes_first_and_in_the_dark_nothing_is_explained() {
    let mut desk = taught("motion: none");
    desk.press(Key::F7).reach("Show on the projector").has("On the projector: ").press(Key::Space);
    assert!(!desk.shows("On the projector: ") && desk.shows("You begin with three"), "it was not seen by all yet");
    desk.press(Key::Space).has("The six columns of every sheet bear the numbers 1 to 6, in the same order for all.");
    desk.press(Key::F11).press(Key::B);
    assert!(!desk.shows(GOT_IT), "who sees nothing understands nothing");
    desk.press(Key::B);
    assert!(
        desk.shows("The six columns of every sheet bear the numbers 1 to 6, in the same order for all.")
            && desk.record().done().is_empty()
    );
}

#[test]
fn whatever_stands_to_be_understood_can_be_seen_by_the_players() {
    let mut desk = taught("motion: none");
    desk.press(Key::F11);
    let mut told: Vec<(usize, Hint)> = Vec::new();
    while desk.record().table().half_days_played() < 6 {
        if let Some(hint) = due(&desk, &told) {
            assert!(desk.shows(&hint.text), "{} after {} orders", hint.id, desk.record().done().len());
            told.push((desk.record().done().len(), hint));
        }
        desk.press(Key::Space);
    }
    assert!(told.iter().any(|(_, hint)| hint.id == "cross-out"), "{told:?}");
}

#[test]
fn a_press_too_many_skips_no_tip() {
    for motion in ["none", "full"] {
        let mut desk = taught(&format!("motion: {motion}"));
        desk.press_times(FIRST_ROLL - 1, Key::Space);
        // One ends a motion where there is one, and none puts away what nobody has read.
        for _ in 0..2 {
            desk.0.key_press(Key::Space);
        }
        desk.run();
        assert!(desk.has_done(1).shows("The dice go onto the half-day’s four plazas"), "{motion}");
    }
}

#[test]
fn escape_closes_a_page_before_it_puts_a_tip_away() {
    let mut desk = taught("motion: none");
    desk.press(Key::F1).press(Key::Escape);
    assert!(desk.shows(NO_MORE) && desk.0.state().settings().tips);
    desk.press(Key::F11).press(Key::Escape);
    assert!(desk.shows(NO_MORE) && desk.0.state().settings().tips, "it only leaves the players’ view");
    let first = hints(&desk, Language::English)[0].text.clone();
    assert!(desk.shows(&first));
    desk.press(Key::Escape);
    assert!(!desk.shows(&first) && desk.shows(NO_MORE) && desk.0.state().settings().tips);
}

#[test]
fn nothing_is_painted_while_a_sentence_stands() {
    let mut desk = taught("motion: full");
    for _ in 0..6 {
        let delay = desk.0.output().viewport_output.values().map(|output| output.repaint_delay).min();
        assert!(delay.is_some_and(|delay| delay.as_secs() > 10), "{delay:?}");
        desk.0.key_press(Key::Space);
        desk.steps(60);
    }
    desk.has_done(1);
}

#[test]
fn nothing_is_explained_before_the_dice_lie() {
    let mut desk = taught("motion: full");
    for _ in 1..FIRST_ROLL {
        desk.press_once(Key::Space);
    }
    desk.press_once(Key::Space);
    assert!(desk.record().table().roll().is_some() && !desk.shows(GOT_IT), "they are thrown");
    desk.press_once(Key::Space);
    assert!(
        desk.shows("The dice go onto the half-day’s four plazas") && desk.shows(GOT_IT),
        "the key ended the motion, and nothing else"
    );
    desk.has_done(1);
}

#[test]
fn a_game_that_goes_on_by_itself_waits_until_it_was_understood() {
    let mut desk = taught("motion: none, choosing: Some(10)");
    desk.press(Key::H).steps(200);
    assert!(desk.record().done().is_empty() && desk.shows(GOT_IT));
    desk.press_times(FIRST_ROLL - 1, Key::Space);
    // A step is a quarter of a second: six seconds to the roll.
    desk.steps(30);
    assert_eq!(desk.record().done().len(), 1, "then it goes on by itself");
    desk.steps(200);
    assert!(
        desk.shows("The dice go onto the half-day’s four plazas") && !desk.shows("Seconds left to choose"),
        "nobody’s time runs meanwhile"
    );
    desk.has_done(1).press_times(8, Key::Space);
    assert!(desk.shows("Seconds left to choose: 10"), "all of it is left");
}

#[test]
fn a_game_taken_up_again_explains_what_comes_from_there_on() {
    let mut desk = taught("motion: none");
    desk.press_times(FIRST_ROLL, Key::Space);
    let mut desk = desk.reopened();
    desk.press(Key::Space).has("The dice go onto the half-day’s four plazas").has_done(1);
}

#[test]
fn a_look_back_explains_nothing_and_changes_nothing() {
    let mut desk = taught("motion: none");
    through_two_days(&mut desk, |desk, _| _ = desk.press(Key::Space));
    desk.click("Day 1, afternoon").lacks(NO_MORE).press(Key::Space).has("Roll the dice").lacks(NO_MORE);
}

#[test]
fn each_sentence_is_heard_after_what_is_cried_and_the_next_at_once() {
    let (mut desk, notes) = listening("(motion: none, tips: true)", false);
    desk.press(Key::Space);
    let next = || notes.recv_timeout(PATIENCE).expect("something is heard");
    assert_eq!(next(), "Day");
    assert!(next().starts_with("en: Number your columns, left to right: "));
    assert_eq!(
        next(),
        "en: You begin with three of each resource: influence (red), deniers (yellow) and knowledge (white)."
    );
    desk.press(Key::Space);
    assert_eq!(next(), "en: The six columns of every sheet bear the numbers 1 to 6, in the same order for all.");
}

#[test]
fn enter_begins_the_game_that_is_explained() {
    for key in [Key::Enter, Key::Space] {
        let mut desk = with("motion: none", SIZE);
        desk.press(Key::Escape).click("First time?").has(LEARN).press(key);
        assert!(desk.shows(NO_MORE) && desk.record().done().is_empty(), "{key:?}");
    }
}

#[test]
fn dice_village_is_explained_too_with_a_question_and_never_more_than_enough_at_once() {
    let mut desk = with("motion: none", SIZE);
    desk.press(Key::Escape).reach("Dice Village").click("First time?").click(LEARN);
    let (mut told, mut asked) = (0, 0);
    for orders in 0..40 {
        let mut here = 0;
        while desk.shows(NO_MORE) {
            let asks = desk.shows(ANSWER);
            (asked, here) = if asks { (asked + 1, here) } else { (asked, here + 1) };
            desk.press(Key::Space);
        }
        let most = if orders <= 1 { 7 } else { 3 };
        assert!(here <= most, "{here} things at once after {orders} orders");
        told += here;
        desk.press(Key::Space);
    }
    assert!(told >= 10 && asked >= 1, "{told} things, {asked} questions");
}
