//! What is picked of the menu, and the order that it drafts.

use town_crier::chronicle::Choosing as _;
use town_crier::games::troyes::record::{
    ActPick, Ask, Caution, CounterPick, Draft, Mode, Next, Opening, Pick, Record, SpendPick, StartFrom,
};
use town_crier::games::troyes::rules::{
    Act, Activity, Book, Building, Correction, Depth, DieAt, Event, Good, Hire, Lies, Order, Origin, Owner, Phase,
    Purpose, Resolution, Seat, Target, Troyes, TurnStep, Use, Uses,
};
use town_crier::play::State;

use super::{entered, open};
use crate::games::troyes::kit::{ANNA, DICE, EMILY, FAYE, GEOFFREY, PLACEMENT, face, faces, reveal, workforce};

/// The rulebook's round, after the black dice (`T 18.2`).
fn round() -> Record {
    round_with(Activity::Merchant)
}

fn round_with(yellow: Activity) -> Record {
    let book = Book::house();
    let opening = Opening { start: StartFrom::Entered(Seat(0)), bonus: false, book, ..entered(4, Depth::Purses) };
    let mut record = open(opening);
    let mut give = |order: Order| {
        record.order(order).expect("it can be given");
    };
    PLACEMENT.split_whitespace().for_each(|building| give(Order::Settle(building_named(building))));
    give(reveal(yellow, Activity::Priest, Activity::Archer));
    give(Order::Pay { short: Vec::new() });
    give(workforce(&DICE));
    give(Order::Enter(Event::War));
    give(Order::Enter(Event::TheologicalConflict));
    give(Order::Resolve(Resolution::default()));
    give(Order::Resolve(Resolution::default()));
    give(Order::RollEvent(face(4)));
    give(Order::Push(Some(Owner::Seat(FAYE))));
    give(Order::RollBlack(faces([4, 6, 1])));
    record
}

fn building_named(name: &str) -> Building {
    Building::ALL.into_iter().find(|one| one.name() == name).expect("a building")
}

fn press(record: &Record, draft: &mut Draft, picks: &[Pick]) {
    for pick in picks {
        assert_eq!(Troyes::pick(record, draft, *pick), None, "{pick:?}");
    }
}

fn state(record: &Record, draft: &Draft, pick: Pick) -> Option<State> {
    Troyes::menu(record, draft).items().find(|(_, item)| item.pick == pick).map(|(_, item)| item.state)
}

const fn die(owner: Owner, index: u8) -> Pick {
    Pick::Act(ActPick::Die(DieAt { owner, index }))
}

const fn own(seat: Seat, index: u8) -> Pick {
    die(Owner::Seat(seat), index)
}

fn at_actions() -> Record {
    to_actions(round())
}

fn to_actions(mut record: Record) -> Record {
    record.order(Order::Counter { black: vec![1, 2], with: vec![0] }).expect("eight reaches seven");
    record.order(Order::Counter { black: vec![0], with: vec![0, 3] }).expect("four reaches four");
    assert_eq!(record.table().phase(), Phase::Turn(TurnStep::Act(ANNA)));
    record
}

#[test]
fn the_highest_black_die_is_chosen_and_more_can_be() {
    let mut record = round();
    let mut draft = Draft::default();
    assert_eq!(record.next(), Next::Pick);
    assert_eq!(state(&record, &draft, Pick::Counter(CounterPick::Black(1))), Some(State::Chosen));
    assert_eq!(Troyes::drafted(&record, &draft), None);
    press(&record, &mut draft, &[Pick::Counter(CounterPick::Die(0))]);
    let order = Order::Counter { black: vec![1], with: vec![0] };
    assert_eq!(Troyes::drafted(&record, &draft), Some(Ask::Order(order)));
    press(&record, &mut draft, &[Pick::Counter(CounterPick::Black(2))]);
    let order = Order::Counter { black: vec![1, 2], with: vec![0] };
    assert_eq!(Troyes::drafted(&record, &draft), Some(Ask::Order(order.clone())));
    press(&record, &mut draft, &[Pick::Counter(CounterPick::Black(0))]);
    assert_eq!(Troyes::drafted(&record, &draft), None, "eight is less than eleven");
    assert!(Troyes::is_begun(&record, &draft) && !Troyes::is_begun(&record, &Draft::default()));
    record.order(order).expect("it can be given");
    assert_eq!(Troyes::chooser(&record), Some(FAYE));
}

#[test]
fn who_cannot_counter_gives_way_but_may_try_influence_first() {
    let mut record = round();
    let dice: Vec<_> = record.table().district(Owner::Seat(ANNA)).collect();
    let weak = dice.iter().find(|(_, die)| die.defence() < 6).map(|(index, _)| *index);
    assert!(weak.is_some(), "she has a die that is less than six");
    for (index, die) in dice {
        if Some(index) != weak {
            let gone = Correction::Die(DieAt { owner: Owner::Seat(ANNA), index }, die.face, Lies::Used);
            record.order(Order::Correct(gone)).expect("it lay there");
        }
    }
    assert_eq!(record.next(), Next::Choose(Ask::Order(Order::GiveWay)));
    let menu = Troyes::menu(&record, &Draft::default());
    let defence = menu.items().filter(|(_, item)| matches!(item.pick, Pick::Counter(_)));
    let states: Vec<State> = defence.map(|(_, item)| item.state).collect();
    assert!(states.len() > 3 && states.iter().all(|state| *state == State::Shown), "no dice are enough: {states:?}");
    let ask = Ask::Order(Order::GiveWay);
    assert_eq!(Caution::of(&record, &ask), Some(Caution::GiveWay), "a citizen can still be recruited");
}

#[test]
fn the_rulebooks_merchant_is_four_picks() {
    let record = at_actions();
    let mut draft = Draft::default();
    let merchant = Pick::Act(ActPick::Target(Target::Activity(Activity::Merchant)));
    assert_eq!(state(&record, &draft, Pick::Act(ActPick::Target(Target::Unsaid))), Some(State::Free));
    press(&record, &mut draft, &[own(ANNA, 2), own(ANNA, 3), own(GEOFFREY, 1)]);
    assert_eq!(state(&record, &draft, own(EMILY, 0)), Some(State::Faint), "three are the most");
    assert_eq!(state(&record, &draft, merchant), Some(State::Free));
    press(&record, &mut draft, &[merchant]);
    let Some(Ask::Order(Order::Act(act))) = Troyes::drafted(&record, &draft) else { panic!("an action") };
    // Nobody is left in the supply, so somebody comes from a building.
    let hire = Some(Hire { from: Origin::Standing(Building::Palace), told: None });
    let uses = Uses::Times(8);
    assert_eq!(act.purpose, Purpose::Activity { card: Activity::Merchant, hire, uses, told: Vec::new() });
}

#[test]
fn a_tradesman_comes_from_the_supply_unless_it_is_said() {
    let mut record = at_actions();
    record.order(Order::Spend(Use::Recruit)).expect("there is influence");
    let mut draft = Draft::default();
    let merchant = Pick::Act(ActPick::Target(Target::Activity(Activity::Merchant)));
    press(&record, &mut draft, &[own(ANNA, 2), own(ANNA, 3), merchant]);
    let act = |from, times| {
        let hire = Some(Hire { from, told: None });
        let purpose = Purpose::Activity { card: Activity::Merchant, hire, uses: Uses::Times(times), told: Vec::new() };
        let group = [2, 3].map(|index| DieAt { owner: Owner::Seat(ANNA), index }).to_vec();
        Some(Ask::Order(Order::Act(Box::new(Act::plain(group, purpose)))))
    };
    assert_eq!(Troyes::drafted(&record, &draft), act(Origin::Supply, 5), "eleven by two");
    Troyes::set_number(&record, &mut draft, Pick::Act(ActPick::Times), Some(3));
    let palace = Origin::Standing(Building::Palace);
    press(&record, &mut draft, &[Pick::Act(ActPick::From(palace))]);
    assert_eq!(Troyes::drafted(&record, &draft), act(palace, 3));
}

/// The citizen whom Miller counts is not hired away, and the building of which most is counted is lit.
#[test]
fn miller_counts_most_and_his_tradesman_spoils_nothing() {
    let mut record = to_actions(round_with(Activity::Miller));
    let anna = Owner::Seat(ANNA);
    let mut stand = |building, count| {
        if record.table().stand(ANNA, building) != u16::from(count) {
            let correction = Correction::Standing(building, anna, count);
            record.order(Order::Correct(correction)).expect("it can be corrected");
        }
    };
    stand(Building::Palace, 0);
    stand(Building::Bishopric, 1);
    stand(Building::CityHall, 1);
    let counted = Pick::Act(ActPick::Building(Building::Bishopric));
    let miller = Pick::Act(ActPick::Target(Target::Activity(Activity::Miller)));
    let mut draft = Draft::default();
    press(&record, &mut draft, &[own(ANNA, 2), own(ANNA, 3), own(GEOFFREY, 1), miller]);
    let Some(Ask::Order(Order::Act(act))) = Troyes::drafted(&record, &draft) else { panic!("an action") };
    let Purpose::Activity { hire: Some(hire), uses: Uses::Buildings(buildings), .. } = act.purpose else {
        panic!("Miller hires and counts")
    };
    assert_eq!(hire.from, Origin::Standing(Building::CityHall));
    assert!(!buildings.is_empty() && buildings.iter().all(|building| *building == Building::Bishopric));
    assert_eq!(state(&record, &draft, counted), Some(State::Chosen));
    assert_eq!(draft.turn.buildings(record.table()), buildings);
    // From there nobody is left to be counted, so the question is open.
    press(&record, &mut draft, &[Pick::Act(ActPick::From(Origin::Standing(Building::Bishopric)))]);
    assert_eq!(Troyes::drafted(&record, &draft), None);
    assert_eq!(state(&record, &draft, counted), Some(State::Free));
    assert_eq!(draft.turn.question(record.table()), Some("panel-counted"));
}

/// Nothing that would do nothing is chosen before anybody says it.
#[test]
fn a_citizen_does_not_stay_where_it_stands() {
    let mut record = at_actions();
    let lies = Correction::Lying(Building::Bishopric, Owner::Seat(ANNA), true);
    record.order(Order::Correct(lies)).expect("it can be corrected");
    let mut draft = Draft::default();
    press(&record, &mut draft, &[own(ANNA, 1), Pick::Act(ActPick::Target(Target::Citizen))]);
    let from = |origin| Pick::Act(ActPick::From(origin));
    assert_eq!(state(&record, &draft, from(Origin::Lying(Building::Bishopric))), Some(State::Chosen));
    press(&record, &mut draft, &[from(Origin::Standing(Building::Bishopric))]);
    let nobody = Pick::Act(ActPick::Out(None));
    assert_eq!(Troyes::drafted(&record, &draft), None, "somebody is pushed out, or nothing is done");
    assert_eq!(state(&record, &draft, nobody), Some(State::Free));
    assert_eq!(draft.turn.question(record.table()), Some("panel-out"));
    press(&record, &mut draft, &[nobody]);
    assert!(Troyes::drafted(&record, &draft).is_some(), "the rules allow it to whoever says it");
}

#[test]
fn influence_is_a_menu_beside_the_turn() {
    let record = at_actions();
    let mut draft = Draft::default();
    press(&record, &mut draft, &[Pick::Mode(Mode::Spend)]);
    assert!(Troyes::is_aside(&record, &draft));
    let (reroll, turn) = (Pick::Spend(SpendPick::Reroll), Pick::Spend(SpendPick::TurnOver));
    assert_eq!([reroll, turn].map(|pick| state(&record, &draft, pick)), [Some(State::Faint); 2], "no die is chosen");
    press(&record, &mut draft, &[Pick::Spend(SpendPick::Die(1))]);
    assert_eq!([reroll, turn].map(|pick| state(&record, &draft, pick)), [Some(State::Free); 2]);
    let given = Troyes::pick(&record, &mut draft.clone(), turn);
    assert_eq!(given, Some(Ask::Order(Order::Spend(Use::TurnOver(vec![1])))));
    press(&record, &mut draft, &[reroll, Pick::Spend(SpendPick::Fell(face(5)))]);
    assert_eq!(Troyes::drafted(&record, &draft), Some(Ask::Order(Order::Spend(Use::Reroll(1, face(5))))));
    Troyes::leave(&mut draft);
    assert!(!Troyes::is_aside(&record, &draft));
}

#[test]
fn the_one_key_passes_only_when_it_is_asked_twice() {
    let record = at_actions();
    let pass = Ask::Order(Order::Pass);
    assert_eq!(record.next(), Next::Choose(pass.clone()));
    assert_eq!(Caution::of(&record, &pass), Some(Caution::Pass(15)));
    assert!(Troyes::asks_first(&record, &pass));
    let draft = Draft::default();
    let is_own = |seat, pick| Troyes::is_own(&record, &draft, seat, pick);
    assert!(is_own(ANNA, own(ANNA, 1)) && is_own(ANNA, Pick::Spend(SpendPick::Recruit)));
    assert!(!is_own(FAYE, own(ANNA, 1)), "it is Anna's turn");
    assert!(!is_own(ANNA, Pick::Mode(Mode::Fix)), "a correction is the crier's");
    assert!(!is_own(ANNA, Pick::Act(ActPick::Price)), "what people tell of a card, too");
    assert!(is_own(ANNA, Pick::Act(ActPick::Target(Target::Cathedral))));
    assert!(!is_own(ANNA, Pick::Act(ActPick::Target(Target::Unsaid))), "every purse is unsure from then on");
    assert_eq!(Troyes::chooser(&record), Some(ANNA));
}

#[test]
fn whoever_can_do_nothing_passes_without_a_question() {
    let mut record = at_actions();
    let dice: Vec<_> = record.table().district(Owner::Seat(ANNA)).collect();
    for (index, die) in dice {
        let used = Correction::Die(DieAt { owner: Owner::Seat(ANNA), index }, die.face, Lies::Used);
        record.order(Order::Correct(used)).expect("it lies so");
    }
    let pass = Ask::Order(Order::Pass);
    assert!(Troyes::asks_first(&record, &pass), "dice of others can be bought");
    record.order(Order::Correct(Correction::Purse(ANNA, Good::Denier, 1))).expect("it lies so");
    assert!(!Troyes::asks_first(&record, &pass), "nothing can");
}
