//! What a group reads from its cards: asked once, kept for its next games, given to others.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::cards::{Booked as _, Card, CardBook, CardValue, import};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{Opening, Record};
use town_crier::games::troyes::rules::{Book, Building, Called, Depth, EventStep, Order, Phase, UpkeepStep, Wanted};
use town_crier::play::{Game as _, Source};

use super::{Place, STILL, TestDesk, dealt, open, unread};

/// A game in which everybody has placed citizens: the first cards are next.
fn settled(opening: Opening) -> Record {
    let mut record = open(opening);
    while let Phase::Settle(_) = record.table().phase() {
        let table = record.table();
        let free = Building::ALL.into_iter().find(|building| table.crowd(*building) < Building::SPACES);
        record.order(Order::Settle(free.expect("a space"))).expect("it is free");
    }
    assert_eq!(record.table().phase(), Phase::Upkeep(UpkeepStep::Reveal));
    record
}

/// The group's book as it lies there.
fn kept(place: &Place) -> CardBook<Troyes> {
    import(place.read("cards-troyes.ron").as_bytes()).expect("a card book")
}

/// The first activity of the game, of which the rulebook tells too little.
fn asked(record: &Record) -> (Card, usize) {
    let (card, open) = Troyes::asked(record.table()).remove(0);
    (card, open.len())
}

#[test]
fn a_figure_is_asked_when_its_card_first_lies_there_and_kept_for_the_next_game() {
    let mut desk = TestDesk::troyes(&settled(unread(2)));
    desk.press(Key::Space).has("New on the table: ").has("What do these cards say?");
    let (card, open) = asked(desk.troyes_game());
    assert_eq!(card.figures.len() - 2, open, "number and timing are the rulebook's");
    let orders = desk.troyes_game().done().len();
    // The first open field has the focus: the price of a tradesman, and then the divisor.
    desk.press(Key::F10).type_text("7").press(Key::Tab).type_text("4").press(Key::Enter);
    assert_eq!(desk.troyes_game().done().len(), orders + 1);
    let book = Troyes::book(desk.troyes_game().table());
    let figure = |name: &str| book.get(card, card.figure(name).expect("a figure")).expect("known");
    assert_eq!((figure("hire").value, figure("hire").source), (CardValue::Number(7), Source::Group));
    assert_eq!(figure("per").value, CardValue::Number(4));
    assert_eq!(kept(desk.place()).len(), 2);
    // Whatever was not said stays open, and play goes on.
    desk.press(Key::Escape).press(Key::Space);
    assert_eq!(desk.troyes_game().done().len(), orders + 2);
    // Nobody is asked again in this game, and the next one knows it.
    let place = desk.place().clone();
    drop(desk);
    std::fs::remove_file(place.at("game.ron")).expect("the game");
    let mut desk = place.desk();
    desk.click(Troyes::TITLE).has("Kept so far: 2").press(Key::PageDown);
    let opening = desk.troyes_game().opening();
    assert_eq!(Troyes::book(&Record::open(opening.clone()).expect("it opens").table().clone()).of_the_group().len(), 2);
}

/// What is told of a card where an order needs it is a figure of that card: the next game knows it.
#[test]
fn what_an_order_tells_of_a_card_is_kept_for_the_next_game() {
    let mut record = settled(unread(2));
    while !matches!(record.table().phase(), Phase::Event(EventStep::Resolve(_) | EventStep::Draw(Wanted::Color))) {
        assert!(record.go_on().is_some_and(|followed| followed.is_ok()));
    }
    let mut desk = TestDesk::troyes(&record);
    while !matches!(desk.troyes_game().table().phase(), Phase::Event(EventStep::Draw(Wanted::Color))) {
        desk.press(Key::Space);
    }
    let red = desk.troyes_game().table().queue().last().expect("a red card").event;
    desk.press(Key::Num1);
    let book = kept(desk.place());
    let card = Card::named::<Troyes>(red.name()).expect("a card");
    let calls = book.get(card, card.figure("calls").expect("a figure")).expect("it is kept");
    assert_eq!((calls.value, calls.source), (CardValue::Word(Called::ALL[0].name()), Source::Group));
}

#[test]
fn nobody_is_asked_with_house_figures_or_where_only_dice_are_told() {
    for opening in [dealt(2), Opening { depth: Depth::Dice, ..unread(2) }] {
        let mut desk = TestDesk::troyes(&settled(opening));
        desk.press(Key::Space).lacks("New on the table");
    }
}

#[test]
fn a_value_that_no_card_has_is_refused_at_its_field() {
    let mut desk = TestDesk::troyes(&settled(unread(2)));
    desk.press(Key::Space);
    let orders = desk.troyes_game().done().len();
    desk.press(Key::F10).type_text("99").press(Key::Enter).has("A number from 0 to 20, please.");
    assert_eq!(desk.troyes_game().done().len(), orders);
    assert!(!desk.at("cards-troyes.ron").exists());
}

#[test]
fn a_book_is_given_to_others_and_theirs_is_added() {
    let others = r"// A card book of Troyes, kept by Town Crier.";
    let mut theirs = CardBook::<Troyes>::default();
    let figure =
        |number| town_crier::chronicle::cards::CardFigure { value: CardValue::Number(number), source: Source::Group };
    theirs.enter("artisan", "hire", figure(3)).expect("a figure");
    theirs.enter("merchant", "hire", figure(9)).expect("a figure");
    let text = town_crier::chronicle::cards::export(&theirs).expect("a text");
    assert!(text.starts_with(others));
    let place = Place::new(STILL);
    place.write("theirs.ron", &text);
    let mut desk = place.desk();
    desk.click(Troyes::TITLE).press(Key::F10);
    // Ours first, on the first card of the book.
    desk.reach_containing("Merchant · ");
    desk.0.get_by_label("Cost of a tradesman").focus();
    desk.run();
    desk.type_text("5").press(Key::Enter);
    assert_eq!(kept(&place).len(), 1);
    desk.0.get_by_label("A file’s path, or drop it here").focus();
    desk.run();
    let path = place.at("theirs.ron").display().to_string();
    desk.type_text(&path).click("Import…").has("Figures added: 1. Alike: 0. Yours stayed: 1.");
    let book = kept(&place);
    assert_eq!(book.len(), 2);
    desk.click("Export").has("The card book was written to ");
    let written = std::fs::read_dir(place.at("documents")).expect("a folder").next().expect("a file").expect("a file");
    assert_eq!(import::<Troyes>(&std::fs::read(written.path()).expect("a file")).expect("a card book"), book);
    assert_eq!(Book::house().pages().count(), Troyes::cards().count());
}
