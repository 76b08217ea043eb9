//! The end of the game and the count (`T 12`, `T 15`), and who may see characters (`T 2.2`).

use town_crier::games::troyes::rules::{
    Book, Building, Character, Correction, Count, Depth, EndStep, Ending, Event, Good, Happening, Lacking, Order,
    Owner, Phase, Reason, Score, Setup, ShowReason, Table, TurnStep, winners,
};
use town_crier::play::BySeat;

use crate::games::troyes::kit::{ANNA, FAYE, Played, face};
use crate::games::troyes::random::{Chance, next};
use crate::tried::each;

/// A game of two that is at its end, but for the count; nothing was gained that is not corrected.
fn at_the_end(setup: Setup) -> Played {
    let mut played = Played::open(setup);
    let mut chance = Chance(1);
    while played.table.phase() != Phase::End(EndStep::Show) {
        let order = match played.table.phase() {
            Phase::Turn(TurnStep::Act(_)) => Order::Pass,
            _ => next(&played.table, &mut chance).expect("a game that goes on"),
        };
        played.order(order);
    }
    played
}

fn dealt() -> BySeat<Vec<Character>> {
    BySeat::from([vec![Character::Chretien, Character::Thibaut], vec![Character::Urbain, Character::Henry]])
}

#[test]
fn the_game_ends_with_the_last_red_card() {
    let played = at_the_end(Setup { characters: Some(dealt()), ..Setup::house(2) });
    assert_eq!(played.table.round(), 4);
    let red = |event: &&Event| {
        event.deck() == town_crier::games::troyes::rules::Deck::Of(town_crier::games::troyes::rules::Color::Red)
    };
    assert_eq!(played.table.came().iter().filter(red).count(), 4);
}

#[test]
fn points_are_the_sum_of_all_kinds() {
    let mut played = at_the_end(Setup { characters: Some(dealt()), ..Setup::house(2) });
    let [anna, faye] = [Owner::Seat(ANNA), Owner::Seat(FAYE)];
    for (seat, points, deniers) in [(ANNA, 10, 12), (FAYE, 7, 5)] {
        played.correct(Correction::Purse(seat, Good::Point, points + 1));
        played.correct(Correction::Purse(seat, Good::Point, points));
        played.correct(Correction::Purse(seat, Good::Denier, deniers + 1));
        played.correct(Correction::Purse(seat, Good::Denier, deniers));
    }
    played.correct(Correction::Event(Event::Marauding, vec![anna, faye]));
    let other = played.table.queue()[1].event;
    played.correct(Correction::Event(other, vec![anna]));
    let merchant = played.table.works()[0].activity;
    played.correct(Correction::Tradesmen(merchant, vec![Some(FAYE), Some(ANNA)]));
    for building in Building::ALL {
        for owner in [Owner::Gray, anna, faye] {
            if played.table.standing(building).get(owner) != Some(&0) {
                played.correct(Correction::Standing(building, owner, 0));
            }
        }
    }
    played.correct(Correction::Standing(Building::Palace, anna, 4));
    for (site, level) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
        played.correct(Correction::Cathedral(face(site), level, Some(faye)));
    }
    played.order(Order::Show(BySeat::default()));
    let Some(Happening::Ending(Ending::Counted(scores))) = played.told.last() else { panic!("{:?}", played.told) };
    let space = |at| u16::from(played.table.book().activities[merchant].space(at).expect("the house says it"));
    let of = |gained, events, tradesmen, levels, points: [u8; 4]| {
        let all = [Character::Chretien, Character::Urbain, Character::Thibaut, Character::Henry];
        Score { gained, events, tradesmen, levels, characters: all.into_iter().zip(points).collect() }
    };
    // Four citizens and four cubes are the lowest band with two players; twelve deniers the second.
    let expected = [of(10, 2, space(1), 6, [1, 0, 3, 0]), of(7, 1, space(0), 2, [0, 1, 0, 0])];
    assert_eq!(*scores, BySeat::from(expected));
    assert_eq!(winners(scores), [ANNA]);
    assert_eq!(played.table.phase(), Phase::End(EndStep::Over));
}

#[test]
fn those_who_are_equal_share_the_victory() {
    let of = |gained, levels| Score { gained, levels, ..Score::default() };
    assert_eq!(winners(&BySeat::from([of(3, 2), of(1, 0), of(0, 0)])), [ANNA, FAYE]);
    assert_eq!(of(0, 6).total(), -6);
}

#[test]
fn each_character_counts_what_its_card_says() {
    let mut played = at_the_end(Setup { characters: Some(dealt()), ..Setup::house(2) });
    let anna = Owner::Seat(ANNA);
    played.correct(Correction::Cathedral(face(6), 3, Some(anna)));
    played.correct(Correction::Purse(ANNA, Good::Influence, 13)).correct(Correction::Purse(ANNA, Good::Denier, 99));
    let card = played.table.works()[2].activity;
    played.correct(Correction::Tradesmen(card, vec![None, Some(ANNA)]));
    let left = played.table.queue()[1].event;
    played.correct(Correction::Left(left, Some(ANNA)));
    let standing: u16 = Building::ALL.map(|at| u16::from(*played.table.standing(at).get(anna).unwrap())).iter().sum();
    let rows = [
        (Character::Chretien, standing),
        (Character::Urbain, 1),
        (Character::Thibaut, 99),
        (Character::Hugues, 13),
        (Character::Florentin, 1),
        (Character::Henry, 1),
    ];
    each(rows, |(character, count)| assert_eq!(played.table.judged(ANNA, character), count, "{character:?}"));
}

#[test]
fn what_is_not_known_is_not_counted() {
    let mut played = at_the_end(Setup { book: Book::rulebook(), ..Setup::house(2) });
    let card = played.table.works()[0].activity;
    if played.table.work(card).expect("it is there").tradesmen.is_empty() {
        played.correct(Correction::Tradesmen(card, vec![None, Some(ANNA)]));
    }
    let exact =
        |played: &Played| Count::ALL.into_iter().all(|count| played.table.player(ANNA).unwrap().is_exact(count));
    assert!(exact(&played));
    played.order(Order::Show(BySeat::default()));
    assert_eq!(played.told.last(), Some(&Happening::Ending(Ending::Undecided)));
    assert_eq!(played.table.score(), Err(vec![Lacking::Characters, Lacking::Space(card, 1)]));
    // The characters are named late, and the space is told later still.
    let late = played.refused(Order::Show(BySeat::from([vec![Character::Henry], vec![]])));
    assert_eq!(late, Reason::Show(vec![ShowReason::Count(ANNA, 1, 2)]));
    played.order(Order::Show(dealt()));
    assert_eq!(played.told.last(), Some(&Happening::Ending(Ending::Undecided)));
    let mut page = town_crier::games::troyes::rules::ActivityPage::default();
    page.spaces[1] = town_crier::games::troyes::rules::Figure::group(1);
    played.order(Order::Book(Box::new(town_crier::games::troyes::rules::Page::Activity(card, page))));
    assert!(matches!(played.told.last(), Some(Happening::Ending(Ending::Counted(_)))));
    // What is corrected afterwards is counted again.
    played.correct(Correction::Purse(ANNA, Good::Point, 44));
    let Some(Happening::Ending(Ending::Counted(scores))) = played.told.last() else { panic!("{:?}", played.told) };
    assert_eq!(scores.get(ANNA).map(|score| score.gained), Some(44));
}

/// Counts on which no points depend may be inexact.
#[test]
fn only_what_somebody_counts_must_be_exact() {
    let characters = Some(dealt());
    let mut played = at_the_end(Setup { depth: Depth::Deeds, characters, ..Setup::house(2) });
    let of = |seat| [Count::Deniers, Count::Points].map(|count| Lacking::Inexact(seat, count));
    assert_eq!(
        played.table.score(),
        Err([of(ANNA), of(FAYE)].concat()),
        "Thibaut counts deniers, nobody counts influence"
    );
    for seat in [ANNA, FAYE] {
        played.correct(Correction::Exact(seat, Count::Points)).correct(Correction::Exact(seat, Count::Deniers));
    }
    assert!(played.table.score().is_ok());
}

#[test]
fn dealt_characters_cannot_be_named_otherwise() {
    let played = at_the_end(Setup { characters: Some(dealt()), ..Setup::house(2) });
    let other = BySeat::from([vec![Character::Hugues, Character::Thibaut], vec![Character::Urbain, Character::Urbain]]);
    let refused = played.refused(Order::Show(other));
    let reasons = [ShowReason::Dealt(ANNA), ShowReason::Dealt(FAYE), ShowReason::Twice(Character::Urbain)];
    assert_eq!(refused, Reason::Show(reasons.into()));
    assert_eq!(played.refused(Order::Close), Reason::NotNow(Phase::End(EndStep::Show)));
}

#[test]
fn nobody_sees_the_characters_of_others() {
    let setup = |characters| Setup { characters: Some(characters), ..Setup::house(2) };
    let one = Table::open(setup(dealt())).expect("a setup");
    let mut changed = dealt();
    *changed.get_mut(FAYE).unwrap() = vec![Character::Hugues, Character::Florentin];
    let other = Table::open(setup(changed)).expect("a setup");
    assert_ne!(one, other);
    assert_eq!(one.seen_by(Some(ANNA)), other.seen_by(Some(ANNA)));
    assert_eq!(one.seen_by(None), other.seen_by(None));
    assert_eq!(one.seen_by(Some(ANNA)).player(ANNA).unwrap().characters(), [Character::Chretien, Character::Thibaut]);
    assert_ne!(one.seen_by(Some(FAYE)), other.seen_by(Some(FAYE)));
    let mut over = at_the_end(setup(dealt()));
    over.order(Order::Show(BySeat::default()));
    assert_eq!(over.table.seen_by(None), over.table, "they are shown");
}
