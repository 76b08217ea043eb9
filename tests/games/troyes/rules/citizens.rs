//! Citizens that come to buildings and are pushed out (`T 9.30` to `T 9.33`), passing and the round's end (`T 9.35`, `T 10`).

use town_crier::games::troyes::rules::{
    Act, ActReason, Activity, Book, Building, Citizens, Correction, EndStep, Event, Good, Happening, Order, Origin,
    Owner, Phase, Purpose, Reason, Seat, What,
};

use crate::games::troyes::kit::{ANNA, EMILY, FAYE, GEOFFREY, Played, at_actions, face};
use crate::tried::each;

fn on_the_board() -> Played {
    at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer])
}

fn citizen(from: Origin, out: Option<Owner>) -> Purpose {
    Purpose::Citizen { from, out }
}

#[test]
fn a_die_sends_a_citizen_to_the_building_of_its_color() {
    let rows = [
        ("R4", Building::Palace, 4, Owner::Seat(EMILY)),
        ("W4", Building::Bishopric, 4, Owner::Seat(FAYE)),
        ("Y6", Building::CityHall, 6, Owner::Seat(GEOFFREY)),
    ];
    each(rows, |(die, building, value, out)| {
        let mut played = on_the_board();
        played.recruit().act(die, citizen(Origin::Supply, Some(out)));
        let Happening::Deed(deed) = &played.told[0] else { panic!("{:?}", played.told) };
        assert_eq!(deed.what, What::Citizen(building, value));
        assert!(played.told.contains(&Happening::Citizens(Citizens::Expelled(out, building))));
        assert!(played.table.lies_at(out, building));
        assert_eq!(played.table.crowd(building), Building::SPACES);
        assert_eq!(played.table.player(ANNA).expect("she plays").supply(), 0);
    });
}

#[test]
fn a_citizen_comes_from_anywhere() {
    let mut played = on_the_board();
    played.correct(Correction::Tradesmen(Activity::Merchant, vec![Some(FAYE), Some(ANNA)]));
    played.correct(Correction::Lying(Building::CityHall, Owner::Seat(ANNA), true));
    let origins =
        [Origin::Standing(Building::Palace), Origin::Lying(Building::CityHall), Origin::Tradesman(Activity::Merchant)];
    each(origins, |from| {
        let mut played = played.clone();
        let before = played.table.citizens(Owner::Seat(ANNA));
        played.act("W4", citizen(from, Some(Owner::Seat(FAYE))));
        assert_eq!(played.standing(Building::Bishopric), [2, 2, 1, 1, 0]);
        assert_eq!(played.table.citizens(Owner::Seat(ANNA)), before, "it only moved");
    });
    let mut moved = played.clone();
    moved.act("W4", citizen(Origin::Tradesman(Activity::Merchant), Some(Owner::Seat(FAYE))));
    let tradesmen = &moved.table.work(Activity::Merchant).expect("it is there").tradesmen;
    assert_eq!(*tradesmen, [Some(FAYE), None], "others do not move up");
}

fn refused(played: &Played, die: &str, from: Origin, out: Option<Owner>) -> Vec<ActReason> {
    match played.refused(played.action(die, None, citizen(from, out))) {
        Reason::Act(reasons) => reasons,
        reason => panic!("{reason:?}"),
    }
}

#[test]
fn nobody_lies_twice_on_a_building() {
    let mut played = on_the_board();
    played.correct(Correction::Lying(Building::Bishopric, Owner::Seat(FAYE), true));
    let from = Origin::Standing(Building::Palace);
    let lies = ActReason::LiesThere(Owner::Seat(FAYE), Building::Bishopric);
    assert_eq!(refused(&played, "W4", from, Some(Owner::Seat(FAYE))), [lies]);
    played.act("W4", citizen(from, Some(Owner::Seat(EMILY))));
    // Faye herself neither.
    assert_eq!(played.table.active(), Some(FAYE));
    let from = Origin::Standing(Building::CityHall);
    assert_eq!(refused(&played, "W5", from, Some(Owner::Seat(FAYE))), [lies]);
    // Nor gray, where a gray one lies (ruling `T 9.32`).
    played.correct(Correction::Lying(Building::Palace, Owner::Gray, true));
    let red = played.group("emily:R2")[0];
    let gray = citizen(Origin::Standing(Building::CityHall), Some(Owner::Gray));
    let order = Order::Act(Box::new(Act::plain(vec![red], gray)));
    let lies = ActReason::LiesThere(Owner::Gray, Building::Palace);
    assert_eq!(played.refused(order), Reason::Act(vec![lies]));
    // Who rises from there protects nobody any more.
    played.act("W5", citizen(Origin::Lying(Building::Bishopric), Some(Owner::Seat(FAYE))));
    assert!(played.table.lies_at(Owner::Seat(FAYE), Building::Bishopric));
}

#[test]
fn somebody_is_pushed_out_of_a_full_building() {
    let played = on_the_board();
    let from = Origin::Standing(Building::CityHall);
    assert_eq!(refused(&played, "R4", from, None), [ActReason::NoSpace(Building::Palace)]);
    let nobody = ActReason::NobodyThere(Owner::Seat(FAYE), Building::Palace);
    assert_eq!(refused(&played, "R4", from, Some(Owner::Seat(FAYE))), [nobody]);
    assert_eq!(refused(&played, "R4", Origin::Supply, Some(Owner::Gray)), [ActReason::NoCitizen(Origin::Supply)]);
    // Anna's own citizen leaves its place first, so a space is free.
    let mut moved = played.clone();
    moved.act("R4", citizen(Origin::Standing(Building::Palace), None));
    assert_eq!(moved.standing(Building::Palace), [1, 0, 0, 3, 2]);
    let own = ActReason::NobodyThere(Owner::Seat(ANNA), Building::Palace);
    assert_eq!(refused(&played, "R4", Origin::Standing(Building::Palace), Some(Owner::Seat(ANNA))), [own]);
}

#[test]
fn exactly_one_die_sends_a_citizen() {
    let played = on_the_board();
    let reasons = refused(&played, "Y5 Y6", Origin::Standing(Building::Palace), Some(Owner::Seat(FAYE)));
    assert_eq!(reasons, [ActReason::OneDie(2)]);
}

#[test]
fn who_passed_gets_a_denier_for_each_turn_that_comes_again() {
    let mut played = on_the_board();
    let passed = |played: &Played, seat: Seat| played.table.player(seat).expect("a player").passed();
    played.order(Order::Pass).order(Order::Pass).order(Order::Pass);
    assert_eq!(played.table.active(), Some(EMILY));
    played.act("R2", Purpose::Unsaid);
    assert_eq!(played.table.active(), Some(EMILY), "all others have passed");
    assert_eq!([ANNA, FAYE, GEOFFREY, EMILY].map(|seat| passed(&played, seat)), [Some(3), Some(3), Some(3), None]);
    played.act("R3", Purpose::Unsaid);
    played.order(Order::Pass);
    assert_eq!(played.table.phase(), Phase::End(EndStep::Close));
    assert_eq!([ANNA, EMILY].map(|seat| passed(&played, seat)), [Some(4), Some(2)]);
    let before = played.has(Good::Denier);
    played.order(Order::Close);
    let gained: Vec<u16> = played.has(Good::Denier).iter().zip(before).map(|(after, before)| after - before).collect();
    assert_eq!(gained, [4, 4, 4, 2]);
}

/// The round ends with the last die, before anybody's turn comes again (`T 10.1`, `T 10.3`).
#[test]
fn the_round_ends_with_the_last_die() {
    use town_crier::games::troyes::rules::Lies;
    let mut played = on_the_board();
    let dice: Vec<_> = played.table.free_dice().collect();
    for (at, die) in dice.into_iter().filter(|(at, die)| (at.owner, die.face) != (Owner::Seat(ANNA), face(6))) {
        played.correct(Correction::Die(at, die.face, Lies::Used));
    }
    played.act("Y6", Purpose::Combat { event: Event::Marauding, cubes: Some(1), told: None });
    assert_eq!(played.has(Good::Influence)[0], 11, "what it brings is gained");
    assert_eq!(played.table.phase(), Phase::End(EndStep::Close));
}

#[test]
fn agriculture_brings_half_of_the_sum() {
    let rows = [("Y5 Y6", 5), ("Y5", 2), ("Y5 Y6 faye:Y3", 7 - 6), ("geoffrey:Y1", -2)];
    each(rows, |(dice, gain)| {
        let mut played = on_the_board();
        played.act(dice, Purpose::Agriculture);
        assert_eq!(i32::from(played.has(Good::Denier)[0]), 50 + gain, "{dice}");
    });
    let played = on_the_board();
    let refused = played.refused(played.action("W4", None, Purpose::Agriculture));
    assert_eq!(refused, Reason::Act(vec![ActReason::WrongColor(town_crier::games::troyes::rules::Color::Yellow)]));
}
