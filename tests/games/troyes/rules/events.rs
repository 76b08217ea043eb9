//! The events, one by one (`T 7`, `T 14`), black dice (`T 8`) and what influence is spent on (`T 11`).

use town_crier::games::troyes::rules::{
    Activity, BlackDice, BlackStep, Book, Building, Called, Cathedral, Change, Correction, CounterReason, EndStep,
    Event, EventReason, EventStep, Events, Good, Happening, Lies, NoEffect, Order, Owner, Phase, Reason, Resolution,
    RollReason, Setup, SpendReason, TurnStep, Use, Wanted, Why,
};

use crate::games::troyes::kit::{
    ANNA, DICE, EMILY, FAYE, GEOFFREY, PLACEMENT, Played, at_actions, face, faces, reveal, settle, workforce,
};
use crate::tried::each;

/// Four players of whom each has his dice; the red and the second card come.
fn drawn(red: Event, second: Event) -> Played {
    let mut book = Book::house();
    let called = if Event::deck(second) == town_crier::games::troyes::rules::Deck::Of(Called::White.color()) {
        Called::White
    } else {
        Called::Yellow
    };
    book.events[red].calls = town_crier::games::troyes::rules::Figure::group(called);
    let mut played = Played::open(Setup { book, bonus: true, ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    played.order(Order::Enter(red)).order(Order::Enter(second));
    played
}

/// Marauding and Brigands take effect, so that it is the second card's turn.
fn at(second: Event) -> Played {
    let mut played = drawn(Event::BrigandsA, second);
    played.resolve().resolve();
    assert_eq!(played.table.resolving(), Some(second));
    played
}

fn lost(seat: town_crier::play::Seat, good: Good, amount: u16, due: u16, why: Why) -> Happening {
    Happening::Lost(Change { seat, good, amount, due, why })
}

#[test]
fn drought_costs_for_citizens_in_city_hall() {
    let mut played = at(Event::Drought);
    let before = played.has(Good::Denier);
    played.resolve();
    let after = played.has(Good::Denier);
    let paid: Vec<u16> = before.iter().zip(&after).map(|(before, after)| before - after).collect();
    assert_eq!(paid, [2, 1, 3, 0]);
}

#[test]
fn who_cannot_carry_out_an_event_loses_two_points() {
    let mut played = at(Event::CivilWar);
    played.correct(Correction::Purse(FAYE, Good::Denier, 1)).correct(Correction::Purse(FAYE, Good::Point, 5));
    played.correct(Correction::Purse(EMILY, Good::Denier, 0)).correct(Correction::Purse(EMILY, Good::Point, 1));
    played.resolve();
    let why = Why::Event(Event::CivilWar);
    let short = Why::EventShort(Event::CivilWar);
    for told in [
        lost(ANNA, Good::Denier, 3, 3, why),
        lost(FAYE, Good::Denier, 1, 3, why),
        lost(FAYE, Good::Point, 2, 2, short),
        lost(EMILY, Good::Denier, 0, 3, why),
        lost(EMILY, Good::Point, 1, 2, short),
    ] {
        assert!(played.told.contains(&told), "{told:?} in {:?}", played.told);
    }
    assert_eq!(played.has(Good::Point), [0, 3, 0, 0]);
}

#[test]
fn heresy_costs_influence() {
    let mut played = at(Event::Heresy);
    played.resolve();
    assert_eq!(played.has(Good::Influence), [2; 4]);
}

#[test]
fn support_strengthens_the_two_nearest_events() {
    let mut played = at(Event::Support);
    assert_eq!(played.table.supported(Event::Support), [Event::BrigandsA, Event::Marauding]);
    played.resolve();
    let cubes = |event| played.table.in_play(event).expect("it is there").cubes.clone();
    assert_eq!([cubes(Event::Marauding), cubes(Event::BrigandsA)], [[Owner::Gray], [Owner::Gray]]);
}

/// A gray cube that covers the last banner counters the event, and the queue goes on from the gap (`T 14.3`).
#[test]
fn support_may_counter_an_event() {
    let mut played = at(Event::Support);
    played.correct(Correction::Event(Event::BrigandsA, vec![Owner::Seat(ANNA); 2]));
    played.resolve();
    assert!(played.table.in_play(Event::BrigandsA).is_none());
    assert_eq!(played.has(Good::Point), [3, 0, 0, 0]);
    assert_eq!(played.table.player(ANNA).expect("she plays").won(), [Event::BrigandsA]);
    assert_eq!(played.table.phase(), Phase::Black(BlackStep::Roll), "nothing is left out, and nothing comes twice");
    assert_eq!(played.table.taken(), 2);
}

#[test]
fn gray_citizens_come_to_the_three_buildings() {
    let rows = [(Event::Wayfarers, Building::CityHall), (Event::TheologicalConflict, Building::Bishopric)];
    each(rows, |(event, building)| {
        let mut played = at(event);
        assert_eq!(played.refused(Order::Resolve(Resolution::default())), Reason::NotNow(played.table.phase()));
        played.order(Order::RollEvent(face(3)));
        let none = played.refused(Order::Push(None));
        assert_eq!(none, Reason::Event(vec![EventReason::NoSpace(building)]), "all six spaces are taken");
        let nobody = played.refused(Order::Push(Some(Owner::Gray)));
        assert_eq!(nobody, Reason::Event(vec![EventReason::NobodyThere(Owner::Gray, building)]));
        played.order(Order::Push(Some(Owner::Seat(GEOFFREY))));
        assert_eq!(played.table.standing(building).get(Owner::Gray), Some(&1));
        assert!(played.table.lies_at(Owner::Seat(GEOFFREY), building));
    });
}

#[test]
fn conflict_of_succession_comes_to_the_palace_before_the_second_card() {
    let mut played = drawn(Event::ConflictOfSuccession, Event::Heresy);
    played.resolve().order(Order::RollEvent(face(6))).order(Order::Push(Some(Owner::Gray)));
    assert_eq!(played.standing(Building::Palace), [1, 0, 0, 3, 2], "a gray one for a gray one");
    assert_eq!(played.table.resolving(), Some(Event::Heresy));
}

#[test]
fn no_gray_citizen_is_left_for_an_event() {
    let mut played = at(Event::Wayfarers);
    played.correct(Correction::Standing(Building::Palace, Owner::Seat(EMILY), 0));
    played.correct(Correction::Standing(Building::Palace, Owner::Gray, 5));
    played.correct(Correction::Standing(Building::Bishopric, Owner::Seat(FAYE), 1));
    played.correct(Correction::Standing(Building::Bishopric, Owner::Gray, 2));
    played.correct(Correction::Lying(Building::Bishopric, Owner::Gray, true));
    played.resolve();
    let none = Events::NoEffect(Event::Wayfarers, NoEffect::AllGrayInPlay);
    assert_eq!(played.told[0], Happening::Events(none), "one that lies is in play");
}

#[test]
fn builders_and_interrupted_work_look_at_the_level_first() {
    let mut played = at(Event::TravelingBuilders);
    for site in [1, 2] {
        played.correct(Correction::Cathedral(face(site), 1, Some(Owner::Seat(FAYE))));
    }
    played.resolve();
    assert_eq!(played.told[0], Happening::Cathedral(Cathedral::Built(Owner::Gray, face(3), 1)));
    let mut played = at(Event::InterruptedWork);
    for (site, level) in [(6, 1), (2, 1), (2, 2), (3, 1), (3, 2)] {
        played.correct(Correction::Cathedral(face(site), level, Some(Owner::Seat(FAYE))));
    }
    played.resolve();
    assert_eq!(played.told[0], Happening::Cathedral(Cathedral::Unbuilt(Owner::Seat(FAYE), face(3), 2)));
    let mut none = at(Event::InterruptedWork);
    none.resolve();
    assert_eq!(none.told[0], Happening::Events(Events::NoEffect(Event::InterruptedWork, NoEffect::CathedralEmpty)));
}

#[test]
fn resistance_calls_a_second_red_card_and_takes_the_last_cubes() {
    let mut played = Played::open(Setup { bonus: true, ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    played.order(Order::Enter(Event::Resistance));
    assert_eq!(played.table.phase(), Phase::Event(EventStep::Draw(Wanted::SecondRed)));
    assert_eq!(played.refused(Order::Enter(Event::Heresy)), Reason::Event(vec![EventReason::Deck(Event::Heresy)]));
    assert_eq!(
        played.refused(Order::Enter(Event::Resistance)),
        Reason::Event(vec![EventReason::Came(Event::Resistance)])
    );
    played.order(Order::Enter(Event::War)).order(Order::Enter(Event::Heresy));
    played.correct(Correction::Event(Event::Marauding, vec![Owner::Seat(ANNA), Owner::Gray]));
    played.correct(Correction::Event(Event::War, vec![Owner::Seat(FAYE)]));
    played.resolve().resolve();
    let cubes = |event| played.table.in_play(event).expect("it is there").cubes.len();
    assert_eq!([Event::Marauding, Event::Resistance, Event::War].map(cubes), [1, 0, 0]);
}

#[test]
fn bonus_cards_are_an_option() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    let refused = played.refused(reveal(Activity::Baker, Activity::Priest, Activity::Archer));
    assert!(matches!(refused, Reason::Reveal(_)));
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    assert_eq!(
        played.refused(Order::Enter(Event::Resistance)),
        Reason::Event(vec![EventReason::Bonus(Event::Resistance)])
    );
}

/// An empty deck brings no second card (`T 7.2`).
#[test]
fn an_empty_deck_brings_no_card() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    for event in [Event::TheologicalConflict, Event::Heresy, Event::TravelingBuilders, Event::InterruptedWork] {
        played.correct(Correction::Event(event, Vec::new()));
    }
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE)).order(Order::Enter(Event::War));
    assert!(played.told.contains(&Happening::Events(Events::NoCard(Called::White))));
    assert_eq!(played.table.phase(), Phase::Event(EventStep::Resolve(0)));
}

/// War and Marauding: three black dice for Anna (`T 8`).
fn black(values: [u8; 3]) -> Played {
    let mut played = drawn(Event::War, Event::Heresy);
    played.resolve().resolve().resolve();
    played.order(Order::RollBlack(faces(values)));
    played
}

#[test]
fn the_highest_black_die_is_countered_first() {
    let played = black([4, 6, 1]);
    let refused = |black: &[u8], with: &[u8]| match played
        .refused(Order::Counter { black: black.to_vec(), with: with.to_vec() })
    {
        Reason::Counter(reasons) => reasons,
        reason => panic!("{reason:?}"),
    };
    // Anna's district: R4 W4 Y5 Y6.
    assert_eq!(refused(&[0], &[0]), [CounterReason::NotHighest(face(6))]);
    assert_eq!(refused(&[1], &[1]), [CounterReason::TooSmall(4, 6)]);
    assert_eq!(refused(&[0, 1], &[0]), [CounterReason::TooSmall(8, 10)]);
    assert_eq!(refused(&[1], &[9]), [CounterReason::NoSuchDie(9), CounterReason::TooSmall(0, 6)]);
    assert_eq!(refused(&[1, 1], &[0]), [CounterReason::BlackOrder(1), CounterReason::TooSmall(8, 12)]);
    assert_eq!(played.refused(Order::GiveWay), Reason::Counter(vec![CounterReason::CouldCounter(23, 6)]));
    assert_eq!(played.refused(Order::Pass), Reason::NotNow(Phase::Black(BlackStep::Counter(ANNA))));
}

#[test]
fn black_dice_go_round_the_table_until_none_is_left() {
    let mut played = black([4, 6, 1]);
    played.counter("6", "R4");
    assert_eq!(played.table.phase(), Phase::Black(BlackStep::Counter(FAYE)));
    played.counter("4", "W5");
    assert_eq!(played.table.phase(), Phase::Black(BlackStep::Counter(GEOFFREY)));
    played.counter("1", "Y1");
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(ANNA)));
    assert_eq!(played.has(Good::Influence), [3, 3, 3, 2]);
}

#[test]
fn who_cannot_counter_loses_two_points_and_no_die() {
    let mut played = black([6, 1, 1]);
    played.correct(Correction::Purse(ANNA, Good::Point, 3));
    for (at, die) in played.table.district(Owner::Seat(ANNA)).collect::<Vec<_>>() {
        let at = town_crier::games::troyes::rules::DieAt { owner: Owner::Seat(ANNA), index: at };
        let lies = if die.face == face(5) { die.lies } else { town_crier::games::troyes::rules::Lies::Used };
        played.correct(Correction::Die(at, face(1), lies));
    }
    played.order(Order::GiveWay);
    assert!(played.told.contains(&Happening::Black(BlackDice::Uncountered(ANNA, 0))));
    assert!(played.told.contains(&Happening::Black(BlackDice::Faces(FAYE, face(1)))));
    assert_eq!(played.has(Good::Point)[0], 1);
    assert_eq!(played.table.district(Owner::Seat(ANNA)).count(), 1);
}

#[test]
fn influence_is_spent_before_countering() {
    let mut played = black([6, 1, 1]);
    played.correct(Correction::Purse(ANNA, Good::Influence, 7));
    let [white, five, six] = ["W4", "Y5", "Y6"].map(|die| played.own(die));
    played.order(Order::Spend(Use::TurnOver(vec![white, five, six])));
    assert_eq!([white, five, six].map(|at| own_face(&played, at)), [3, 2, 1]);
    played.order(Order::Spend(Use::Recruit)).order(Order::Spend(Use::Reroll(white, face(6))));
    assert_eq!(played.has(Good::Influence)[0], 0);
    let refused = |of| played.refused(Order::Spend(of));
    let poor = |price| Reason::Spend(vec![SpendReason::Influence(price, 0)]);
    assert_eq!(refused(Use::Recruit), poor(2));
    assert_eq!(refused(Use::Reroll(white, face(1))), poor(1));
    assert_eq!(refused(Use::TurnOver(vec![white])), poor(4));
}

fn own_face(played: &Played, index: u8) -> u8 {
    let at = town_crier::games::troyes::rules::DieAt { owner: Owner::Seat(ANNA), index };
    played.table.die(at).expect("a die").face.value()
}

#[test]
fn influence_is_bounded_and_so_are_citizens() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.correct(Correction::Purse(ANNA, Good::Influence, 20)).correct(Correction::Supply(ANNA, 8));
    let refused = played.refused(Order::Spend(Use::Recruit));
    assert_eq!(refused, Reason::Spend(vec![SpendReason::AllInPlay]), "a thirteenth citizen");
    let refused = played.refused(Order::Spend(Use::TurnOver(vec![0, 1, 2, 3])));
    assert_eq!(refused, Reason::Spend(vec![SpendReason::DiceCount(4)]));
    let refused = played.refused(Order::Spend(Use::TurnOver(vec![1, 1])));
    assert_eq!(refused, Reason::Spend(vec![SpendReason::DieOrder(1)]));
    let refused = played.refused(Order::Spend(Use::Reroll(7, face(1))));
    assert_eq!(refused, Reason::Spend(vec![SpendReason::NoSuchDie(7)]));
    played.act("W4", town_crier::games::troyes::rules::Purpose::Cathedral);
    let wasted = Change { seat: ANNA, good: Good::Influence, amount: 0, due: 2, why: Why::Cathedral };
    assert!(played.told.contains(&Happening::Gained(wasted)));
    assert_eq!(played.has(Good::Influence)[0], 20);
}

/// Salaries that cannot be paid cost two points, as far as there are some (`T 5.3`).
#[test]
fn salaries_are_paid_as_far_as_possible() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.correct(Correction::Standing(Building::Palace, Owner::Gray, 0));
    played.correct(Correction::Standing(Building::Palace, Owner::Seat(EMILY), 5));
    played.correct(Correction::Purse(EMILY, Good::Denier, 0)).correct(Correction::Purse(EMILY, Good::Point, 1));
    played.order(Order::Pay { short: Vec::new() });
    assert!(played.told.contains(&lost(EMILY, Good::Denier, 10, 11, Why::Salaries)));
    assert!(played.told.contains(&lost(EMILY, Good::Point, 1, 2, Why::SalariesShort)));
    assert_eq!((played.has(Good::Denier)[3], played.has(Good::Point)[3]), (0, 0));
}

/// The box has six black dice, but a queue may ask for more: all are rolled (`T 8.1`).
#[test]
fn more_than_six_black_dice_are_rolled() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    let red = [
        Event::NormansAttack,
        Event::BrigandsA,
        Event::BrigandsB,
        Event::BrigandsC,
        Event::SkirmishesA,
        Event::SkirmishesB,
    ];
    for event in red {
        played.correct(Correction::Event(event, Vec::new()));
    }
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    played.order(Order::Enter(Event::War)).order(Order::Enter(Event::Heresy));
    while let Phase::Event(EventStep::Resolve(_)) = played.table.phase() {
        played.resolve();
    }
    assert_eq!(played.table.taken(), 1 + 2 + 5 + 2);
    assert_eq!(played.refused(Order::RollBlack(faces([1; 6]))), Reason::Roll(vec![RollReason::Count(6, 10)]));
    played.order(Order::RollBlack(faces([1; 10])));
    assert_eq!(played.table.black().len(), 10);
}

/// Nobody acts where no die is left (`T 10.1`).
#[test]
fn the_round_ends_where_black_dice_took_the_last_die() {
    let mut played = drawn(Event::War, Event::Heresy);
    played.resolve().resolve().resolve();
    for (at, die) in played.table.free_dice().collect::<Vec<_>>() {
        played.correct(Correction::Die(at, die.face, Lies::Used));
    }
    played.order(Order::RollBlack(faces([1, 2, 3])));
    played.order(Order::GiveWay).order(Order::GiveWay).order(Order::GiveWay);
    assert_eq!(played.table.phase(), Phase::End(EndStep::Close));
}

/// Who lost a cube by Interrupted Work keeps what it brought (`T 14.6`).
#[test]
fn a_cube_that_is_removed_keeps_its_points() {
    let mut played = at(Event::InterruptedWork);
    played.correct(Correction::Cathedral(face(6), 1, Some(Owner::Seat(FAYE))));
    played.correct(Correction::Purse(FAYE, Good::Point, 1));
    played.resolve();
    assert_eq!((played.has(Good::Point), played.has(Good::Influence)), (vec![0, 1, 0, 0], vec![4; 4]));
    assert_eq!(played.table.cube_at(face(6), 1), None);
}
