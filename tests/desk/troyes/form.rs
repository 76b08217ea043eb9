//! The form of a new game of Troyes.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::cards::{CardBook, CardFigure, CardValue};
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::Form as _;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::desk::Form;
use town_crier::games::troyes::record::{CardsFrom, DiceFrom, Opening, Record, StartFrom};
use town_crier::games::troyes::rules::{Activity, Book, Depth, Figure, Seat, Source};
use town_crier::play::Game as _;

use super::{TestDesk, dealt};

fn english() -> Words {
    Words::of::<Troyes>(Language::English, Manner::Plain)
}

fn new() -> Form {
    Form::new(&"MARKET".parse().expect("a code"))
}

#[test]
fn a_new_game_by_keyboard_alone() {
    let mut desk = TestDesk::new();
    desk.tab_to(Troyes::TITLE).press(Key::Space);
    desk.types("Anna").press(Key::Enter).types("Faye").press(Key::Enter);
    desk.tab_to("3 players").press(Key::Space);
    desk.tab_to("Actions").press(Key::Space);
    desk.tab_to("House figures").press(Key::Space);
    desk.tab_to("Options").press(Key::Space);
    desk.tab_to("Player 3").press(Key::Space);
    desk.tab_to("With bonus cards").press(Key::Space);
    desk.tab_to("Rolled at the table and typed in").press(Key::Space);
    desk.press(Key::PageDown);
    let opening = desk.troyes_game().opening();
    assert_eq!(opening.players, ["Anna", "Faye", ""]);
    assert_eq!((opening.depth, opening.book.clone()), (Depth::Deeds, Book::house()));
    assert_eq!((opening.start, opening.bonus), (StartFrom::Entered(Seat(2)), true));
    assert_eq!((opening.cards, opening.dice), (CardsFrom::Code, DiceFrom::Entered));
}

#[test]
fn the_code_alone_gives_a_game_with_the_figures_of_the_rulebook() {
    let record = new().record(&english()).expect("a game");
    assert_eq!(record.opening().book, Book::rulebook());
    assert_eq!((record.opening().depth, record.opening().players.len()), (Depth::Purses, 2));
}

#[test]
fn what_a_group_has_read_is_known_and_corrects_the_rulebook() {
    let mut group = CardBook::default();
    let mut read = |card, figure, number| {
        let read = CardFigure { value: CardValue::Number(number), source: Source::Group };
        group.enter(card, figure, read).expect("a figure");
    };
    read("merchant", "hire", 5);
    read("artisan", "per", 3);
    let mut form = new();
    form.know_cards(&group);
    let book = form.record(&english()).expect("a game").opening().book.clone();
    assert_eq!(book.activities[Activity::Merchant].hire, Figure::group(5));
    assert_eq!(book.activities[Activity::Merchant].per, Figure::seed(2));
    assert_eq!(book.activities[Activity::Artisan].per, Figure::group(3));
}

#[test]
fn the_same_game_once_more_is_as_it_was_chosen() {
    for (book, start) in [(Book::house(), StartFrom::Code), (Book::rulebook(), StartFrom::Entered(Seat(2)))] {
        let opening = Opening {
            start,
            bonus: true,
            cards: CardsFrom::Hand,
            characters: CardsFrom::Hand,
            depth: Depth::Deeds,
            dice: DiceFrom::Entered,
            book,
            ..dealt(3)
        };
        let again = Form::again(&opening.code, &opening, &opening.players);
        assert_eq!(*again.record(&english()).expect("a game").opening(), opening);
        assert!(Record::open(opening).is_ok());
    }
}

#[test]
fn a_variant_is_remembered_by_its_name() {
    let mut form = new();
    assert_eq!(form.variant(), None, "the usual one has none");
    form.choose_variant("house-deeds");
    assert_eq!(form.variant(), Some("house-deeds"));
    let opening = form.record(&english()).expect("a game").opening().clone();
    assert_eq!((opening.book, opening.depth), (Book::house(), Depth::Deeds));
    form.choose_variant("no such");
    assert_eq!(form.variant(), Some("house-deeds"));
}

#[test]
fn gray_citizens_that_do_not_fit_are_told_at_their_field() {
    let mut desk = TestDesk::new();
    desk.click(Troyes::TITLE).reach("Options").has("Gray citizens at the beginning");
    // The picture has a palace, too.
    desk.0.get_by_role_and_label(Role::SpinButton, "Palace").focus();
    desk.run();
    desk.press_with(Modifiers::COMMAND, Key::A).type_text("3");
    desk.press(Key::Escape).press(Key::PageDown);
    desk.has("7").has("Gray citizens at the beginning");
    assert!(desk.0.state().record::<Troyes>().is_none(), "nothing was begun");
}
