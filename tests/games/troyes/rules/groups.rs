//! Groups of dice: colors, cubes, worth and price (`T 9.3` to `T 9.6`, `T 9.14`, `T 13`).

use town_crier::games::troyes::rules::{
    ActReason, Activity, Book, Building, Color, Correction, Event, Group, Lies, Order, Origin, Owner, Purpose, Reason,
};

use super::effects::with_tradesman;
use crate::games::troyes::kit::{ANNA, FAYE, GEOFFREY, Played, at_actions, face};
use crate::tried::each;

/// Anna has a cube on that card.
fn with_cube(cube: Activity) -> Played {
    let mut played = with_tradesman(cube);
    played.correct(Correction::Stored(cube, ANNA, 1));
    played
}

fn group(played: &Played, dice: &str, cube: Option<Activity>) -> Result<Group, Vec<ActReason>> {
    played.table.group(ANNA, &played.group(dice), cube)
}

/// Cube, dice, worth, price, and the colors that the group serves as.
const CHANGED: [(Activity, &str, u16, u16, &[Color]); 12] = [
    (Activity::Blacksmith, "R4 emily:R3", 12, 4, &[Color::Red]),
    (Activity::Blacksmith, "R4 emily:R3 gray:R1", 13, 12, &[Color::Red]),
    (Activity::Militiaman, "Y5 Y6", 11, 0, &[Color::Red]),
    (Activity::Tithe, "geoffrey:Y5 faye:Y3 Y6", 14, 0, &[Color::Yellow]),
    (Activity::Tithe, "geoffrey:Y5 geoffrey:Y2", 7, 4, &[Color::Yellow]),
    (Activity::Monk, "W4", 12, 0, &[Color::Yellow]),
    (Activity::Monk, "faye:W5", 15, 2, &[Color::Yellow]),
    (Activity::Priest, "Y5 Y6", 17, 0, &[Color::Yellow]),
    (Activity::Apprenticeship, "Y6 W4 emily:R2", 15, 6, &[Color::Red, Color::White, Color::Yellow]),
    (Activity::Apprenticeship, "Y6 faye:Y3", 10, 4, &[Color::Yellow]),
    (Activity::Confession, "W4 faye:W5", 13, 4, &[Color::White]),
    (Activity::Templar, "W4", 8, 0, &[Color::Red]),
];

#[test]
fn each_cube_changes_the_group_as_the_table_says() {
    each(CHANGED, |(cube, dice, sum, price, colors)| {
        let group = group(&with_cube(cube), dice, Some(cube)).expect("a group");
        let serves: Vec<Color> = Color::ALL.into_iter().filter(|color| group.serves(*color)).collect();
        assert_eq!((group.sum, group.price(), serves.as_slice()), (sum, price, colors), "{cube:?} {dice}");
    });
}

#[test]
fn a_cube_changes_only_the_groups_that_it_names() {
    let rows = [
        (Activity::Blacksmith, "Y5"),
        (Activity::Militiaman, "R4"),
        (Activity::Militiaman, "Y5 R4"),
        (Activity::Tithe, "faye:W5"),
        (Activity::Monk, "W4 faye:W5"),
        (Activity::Monk, "Y5"),
        (Activity::Priest, "W4"),
        (Activity::Templar, "R4"),
        (Activity::Prior, "W4 faye:W5"),
    ];
    each(rows, |(cube, dice)| {
        assert_eq!(group(&with_cube(cube), dice, Some(cube)), Err(vec![ActReason::CubeGroup(cube)]), "{dice}");
    });
}

#[test]
fn a_cube_is_gone_when_it_is_used_and_nobody_uses_what_is_not_there() {
    let mut played = with_cube(Activity::Priest);
    let order = played.action("Y5 Y6", Some(Activity::Priest), Purpose::Agriculture);
    played.order(order.clone());
    assert_eq!(played.has(town_crier::games::troyes::rules::Good::Denier)[0], 58, "seventeen by two");
    assert_eq!(played.table.work(Activity::Priest).expect("it is there").stored.get(ANNA), Some(&0));
    let none = played.table.group(FAYE, &played.group("Y3"), Some(Activity::Priest));
    assert_eq!(none, Err(vec![ActReason::NoCube(Activity::Priest)]));
    let none = played.table.group(FAYE, &played.group("Y3"), Some(Activity::Tithe));
    assert_eq!(none, Err(vec![ActReason::NotRevealed(Activity::Tithe)]));
}

#[test]
fn each_die_of_another_costs_two_for_each_die_of_the_group() {
    let played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let rows = [
        ("Y5", 0),
        ("geoffrey:Y5", 2),
        ("Y5 geoffrey:Y5", 4),
        ("geoffrey:Y5 geoffrey:Y1", 8),
        ("Y5 Y6 geoffrey:Y5", 6),
        ("geoffrey:Y5 geoffrey:Y1 geoffrey:Y2", 18),
        ("gray:R3 gray:R1 R4", 12),
    ];
    each(rows, |(dice, price)| assert_eq!(group(&played, dice, None).expect("a group").price(), price, "{dice}"));
}

#[test]
fn owners_are_paid_and_gray_dice_by_the_bank() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.act("faye:Y3 geoffrey:Y5 geoffrey:Y1", Purpose::Agriculture);
    assert_eq!(played.has(town_crier::games::troyes::rules::Good::Denier), [50 - 18 + 4, 56, 62, 50]);
}

#[test]
fn a_group_has_one_to_three_dice_each_once() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let of = |played: &Played, dice: &[_]| played.table.group(ANNA, dice, None);
    let five = played.group("Y5")[0];
    assert_eq!(of(&played, &[]), Err(vec![ActReason::DiceCount(0)]));
    assert_eq!(of(&played, &[five, five]), Err(vec![ActReason::DieTwice(five)]));
    let four = played.group("Y5 Y6 geoffrey:Y5 faye:Y3");
    assert_eq!(of(&played, &four), Err(vec![ActReason::DiceCount(4)]));
    played.correct(Correction::Die(five, face(5), Lies::Used));
    assert_eq!(of(&played, &[five]), Err(vec![ActReason::DieGone(five)]));
    let nowhere = town_crier::games::troyes::rules::DieAt { owner: Owner::Gray, index: 9 };
    assert_eq!(of(&played, &[nowhere]), Err(vec![ActReason::NoSuchDie(nowhere)]));
}

/// What a changed group may not do (`T 13`).
#[test]
fn some_cubes_bar_some_places() {
    let citizen = || Purpose::Citizen { from: Origin::Standing(Building::CityHall), out: Some(Owner::Seat(GEOFFREY)) };
    let rows: [(Activity, &str, Purpose); 11] = [
        (Activity::Blacksmith, "R4", citizen()),
        (Activity::Priest, "faye:Y3", citizen()),
        (Activity::Apprenticeship, "W4", citizen()),
        (Activity::Apprenticeship, "Y5", citizen()),
        (Activity::Apprenticeship, "W4", Purpose::Cathedral),
        (Activity::Confession, "faye:W1", citizen()),
        (Activity::Confession, "geoffrey:Y1", citizen()),
        (Activity::Confession, "W4", Purpose::Cathedral),
        (Activity::Monk, "W4", citizen()),
        (Activity::Templar, "W4", citizen()),
        (Activity::Prior, "W4", citizen()),
    ];
    each(rows, |(cube, dice, purpose)| {
        let played = with_cube(cube);
        let reason = played.refused(played.action(dice, Some(cube), purpose));
        let Reason::Act(reasons) = reason else { panic!("{reason:?}") };
        assert!(reasons.contains(&ActReason::CubeBars(cube)), "{cube:?} {dice}: {reasons:?}");
    });
}

#[test]
fn a_yellow_die_as_a_red_one_places_in_the_palace() {
    let mut played = with_cube(Activity::Militiaman);
    let to_palace = Purpose::Citizen { from: Origin::Standing(Building::CityHall), out: Some(Owner::Gray) };
    let order = played.action("Y5", Some(Activity::Militiaman), to_palace);
    played.order(order);
    assert_eq!(played.standing(Building::Palace), [2, 0, 0, 3, 1]);
    assert!(played.table.lies_at(Owner::Gray, Building::Palace));
}

#[test]
fn a_die_worth_more_than_six_has_no_place() {
    let mut played = with_cube(Activity::Confession);
    let to_palace = Purpose::Citizen { from: Origin::Standing(Building::CityHall), out: Some(Owner::Gray) };
    let red = played.group("R4")[0];
    played.correct(Correction::Die(red, face(6), Lies::Square));
    let order = played.action("R6", Some(Activity::Confession), to_palace.clone());
    assert_eq!(played.refused(order), Reason::Act(vec![ActReason::NoPlace(8)]));
    played.correct(Correction::Die(red, face(4), Lies::Square));
    let order = played.action("R4", Some(Activity::Confession), to_palace);
    played.order(order);
}

#[test]
fn prior_builds_twice_on_one_site() {
    let mut played = with_cube(Activity::Prior);
    let order: Order = played.action("W4", Some(Activity::Prior), Purpose::Cathedral);
    played.order(order);
    let cube = |level| played.table.cube_at(face(4), level);
    assert_eq!([1, 2, 3].map(cube), [Some(Owner::Seat(ANNA)), Some(Owner::Seat(ANNA)), None]);
}

#[test]
fn a_full_site_takes_no_cube() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    for level in [1, 2, 3] {
        played.correct(Correction::Cathedral(face(4), level, Some(Owner::Gray)));
    }
    let refused = played.refused(played.action("W4", None, Purpose::Cathedral));
    assert_eq!(refused, Reason::Act(vec![ActReason::SiteFull(face(4))]));
}

#[test]
fn an_event_is_fought_with_its_own_dice() {
    let played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    let fight = |event, cubes| Purpose::Combat { event, cubes, told: None };
    let refused = |dice, purpose| played.refused(played.action(dice, None, purpose));
    assert_eq!(refused("Y5", fight(Event::BrigandsC, None)), Reason::Act(vec![ActReason::WrongColor(Color::Red)]));
    assert_eq!(refused("geoffrey:Y2", fight(Event::CivilWar, None)), Reason::Act(vec![ActReason::TooSmall(2, 3)]));
    assert_eq!(refused("Y5", fight(Event::CivilWar, Some(2))), Reason::Act(vec![ActReason::TooOften(2, 1)]));
    assert_eq!(refused("Y5", fight(Event::Heresy, None)), Reason::Act(vec![ActReason::NoSuchEvent(Event::Heresy)]));
    assert_eq!(refused("Y5 W4", fight(Event::Marauding, None)), Reason::Act(vec![ActReason::Colors]));
}

#[test]
fn what_an_exact_purse_has_not_cannot_be_paid() {
    use town_crier::games::troyes::rules::Good;
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.correct(Correction::Purse(ANNA, Good::Denier, 5));
    let refused = played.refused(played.action("Y5 Y6 geoffrey:Y5", None, Purpose::Agriculture));
    assert_eq!(refused, Reason::Act(vec![ActReason::Deniers(6, 5)]));
}
