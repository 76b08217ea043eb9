//! What each activity brings, use by use (`T 13`, `T 16`), with the house's divisors.

use town_crier::games::troyes::rules::{
    ActReason, Activity, Book, Building, CardNumber, Color, Correction, Event, Figure, Good, Happening, Hire, Lies,
    Order, Origin, Owner, Phase, Purpose, Reason, TurnStep, Uses,
};

use crate::games::troyes::kit::{ANNA, EMILY, FAYE, GEOFFREY, Played, at_actions, face, faces};
use crate::tried::each;

/// The house's figures, with all cards in the first round.
fn book() -> Book {
    let mut book = Book::house();
    for card in Activity::ALL {
        book.activities[card].number = Figure::group(CardNumber::I);
    }
    book
}

/// Anna is at her turn, and has a tradesman on the card; the other two cards are any.
pub(super) fn with_tradesman(card: Activity) -> Played {
    let mut cards = [Activity::Merchant, Activity::Priest, Activity::Hunting];
    let at = match card.color() {
        Color::Yellow => 0,
        Color::White => 1,
        Color::Red => 2,
    };
    cards[at] = card;
    let mut played = at_actions(book(), cards);
    played.correct(Correction::Tradesmen(card, vec![Some(ANNA)]));
    played
}

fn use_card(card: Activity, uses: Uses) -> Purpose {
    Purpose::Activity { card, hire: None, uses, told: Vec::new() }
}

/// What everybody has beside what Anna paid for dice and others got for them: deniers, influence, points.
fn gains(before: &Played, after: &Played) -> Vec<[i32; 3]> {
    let mut gains: Vec<[i32; 3]> = Vec::new();
    for at in 0..4 {
        let of = |played: &Played, good| i32::from(played.has(good)[at]);
        gains.push(Good::ALL.map(|good| of(after, good) - of(before, good)));
    }
    let deed = after.told.iter().find_map(|told| if let Happening::Deed(deed) = told { Some(deed) } else { None });
    for bought in &deed.expect("a deed").bought {
        gains[0][0] += i32::from(bought.price());
        if let Some(seat) = bought.from.seat() {
            gains[seat.index()][0] -= i32::from(bought.price());
        }
    }
    gains
}

/// Card, dice, uses, and what Anna has more then: deniers, influence, points.
const PLAIN: [(Activity, &str, u8, [i32; 3]); 15] = [
    (Activity::Artisan, "Y5 Y6", 2, [12, -2, 0]),
    (Activity::Merchant, "Y5 Y6", 5, [10, 0, 0]),
    (Activity::Innkeeper, "Y5 Y6", 5, [-5, 5, 0]),
    (Activity::Journeyman, "Y5 Y6", 2, [-6, 0, 4]),
    (Activity::Goldsmith, "Y5 Y6", 2, [4, 0, 2]),
    (Activity::Sculptor, "Y5 Y6", 2, [0, 0, 2]),
    (Activity::Pilgrimage, "Y5 W4 R4", 2, [0, 0, 4]),
    (Activity::Glassblower, "W4 faye:W5", 1, [0, 0, 2]),
    (Activity::Hunting, "R4", 1, [0, 3, 0]),
    (Activity::Mercenary, "R4", 1, [3, 0, 0]),
    (Activity::Captain, "R4", 1, [0, 0, 2]),
    (Activity::Troubadour, "R4 gray:R3", 1, [0, -3, 2]),
    (Activity::Baker, "Y5 Y6", 3, [12, 0, 0]),
    (Activity::Banquet, "R4 gray:R3", 1, [0, 0, 3]),
    (Activity::Merchant, "Y5 Y6", 1, [2, 0, 0]),
];

#[test]
fn each_use_brings_what_the_table_says() {
    each(PLAIN, |(card, dice, times, expected)| {
        let mut played = with_tradesman(card);
        for site in 1..=5 {
            played.correct(Correction::Cathedral(face(site), 1, Some(Owner::Seat(ANNA))));
        }
        for event in [Event::Marauding, Event::CivilWar] {
            played.correct(Correction::Event(event, vec![Owner::Seat(ANNA), Owner::Gray]));
        }
        let before = played.clone();
        played.act(dice, use_card(card, Uses::Times(times)));
        assert_eq!(gains(&before, &played), [expected, [0; 3], [0; 3], [0; 3]], "{card:?}");
        assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(FAYE)));
    });
}

#[test]
fn miller_chooses_a_building_anew_each_time() {
    use Building::{Bishopric, CityHall, Palace};
    let mut played = with_tradesman(Activity::Miller);
    played.correct(Correction::Standing(Palace, Owner::Gray, 1)).correct(Correction::Standing(
        Palace,
        Owner::Seat(ANNA),
        2,
    ));
    let order =
        played.action("Y5 Y6 geoffrey:Y5", None, use_card(Activity::Miller, Uses::Buildings(vec![Palace, CityHall])));
    assert_eq!(played.refused(order), Reason::Act(vec![ActReason::NotCounted(CityHall)]));
    let order = played.action("Y5 Y6 geoffrey:Y5", None, use_card(Activity::Miller, Uses::Times(3)));
    assert_eq!(played.refused(order), Reason::Act(vec![ActReason::Choice(Activity::Miller)]));
    let before = played.clone();
    played.act("Y5 Y6 geoffrey:Y5", use_card(Activity::Miller, Uses::Buildings(vec![Palace, Bishopric, Palace])));
    assert_eq!(gains(&before, &played)[0], [10, 0, 0], "two for each of two, one and two citizens");
}

#[test]
fn tax_is_paid_by_everybody_as_far_as_possible() {
    let mut played = with_tradesman(Activity::TaxCollector);
    played.correct(Correction::Standing(Building::CityHall, Owner::Seat(ANNA), 1));
    played.correct(Correction::Standing(Building::CityHall, Owner::Gray, 1));
    played.correct(Correction::Purse(GEOFFREY, Good::Denier, 2));
    let before = played.clone();
    played.act("R4", use_card(Activity::TaxCollector, Uses::Times(1)));
    assert_eq!(gains(&before, &played), [[4, 0, 0], [-1, 0, 0], [-2, 0, 0], [0, 0, 0]]);
}

#[test]
fn procession_rewards_whoever_has_most_dice() {
    let mut played = with_tradesman(Activity::Procession);
    let before = played.clone();
    played.act("W4 faye:W5", use_card(Activity::Procession, Uses::Times(1)));
    assert_eq!(
        gains(&before, &played),
        [[0, 0, 0], [0, 0, 0], [0, 0, 2], [0, 0, 2]],
        "four dice are left to each of two"
    );
}

#[test]
fn joust_rewards_the_player_and_those_who_are_equal() {
    // Which red dice are gone, and the points of all.
    let rows: [(&str, [i32; 4]); 4] = [
        ("emily:R3 emily:R4", [2, 0, 0, 0]),
        ("emily:R2 emily:R3", [2, 0, 0, 2]),
        ("", [0, 0, 0, 0]),
        ("R4 emily:R2 emily:R3 emily:R4", [0, 0, 0, 0]),
    ];
    each(rows, |(gone, expected)| {
        let mut played = with_tradesman(Activity::Joust);
        for at in played.group(gone) {
            let face = played.table.die(at).expect("a die").face;
            played.correct(Correction::Die(at, face, Lies::Used));
        }
        let gray = played.group("gray:R3")[0];
        played.correct(Correction::Die(gray, face(6), Lies::Square));
        let before = played.clone();
        played.act("gray:R6", use_card(Activity::Joust, Uses::Times(1)));
        let points: Vec<i32> = gains(&before, &played).iter().map(|gains| gains[2]).collect();
        assert_eq!(points, expected, "without {gone}");
    });
}

#[test]
fn a_tradesman_is_hired_on_the_first_free_space() {
    let mut played = at_actions(book(), [Activity::Merchant, Activity::Priest, Activity::Hunting]);
    played.correct(Correction::Tradesmen(Activity::Merchant, vec![Some(FAYE), None, Some(EMILY)]));
    let hire = Some(Hire { from: Origin::Standing(Building::Palace), told: None });
    let uses = Uses::Times(1);
    played.act("Y5", Purpose::Activity { card: Activity::Merchant, hire, uses, told: Vec::new() });
    let work = played.table.work(Activity::Merchant).expect("it is there");
    assert_eq!(work.tradesmen, [Some(FAYE), Some(ANNA), Some(EMILY)]);
    assert_eq!(played.standing(Building::Palace)[0], 0);
    assert_eq!(played.has(Good::Denier)[0], 50 - 4 + 2);
}

#[test]
fn who_has_a_tradesman_hires_none_and_who_has_none_must() {
    let played = with_tradesman(Activity::Merchant);
    let hire = Some(Hire { from: Origin::Standing(Building::Palace), told: None });
    let of = |card, hire, times| Purpose::Activity { card, hire, uses: Uses::Times(times), told: Vec::new() };
    let refused = |dice, purpose| match played.refused(played.action(dice, None, purpose)) {
        Reason::Act(reasons) => reasons,
        reason => panic!("{reason:?}"),
    };
    assert_eq!(refused("Y5", of(Activity::Merchant, hire, 1)), [ActReason::SecondTradesman(Activity::Merchant)]);
    assert_eq!(refused("W4", of(Activity::Priest, None, 1)), [ActReason::NoTradesman(Activity::Priest)]);
    let supply = Some(Hire { from: Origin::Supply, told: None });
    assert_eq!(refused("W4", of(Activity::Priest, supply, 1)), [ActReason::NoCitizen(Origin::Supply)]);
    assert_eq!(refused("Y5", of(Activity::Merchant, None, 3)), [ActReason::TooOften(3, 2)]);
    assert_eq!(refused("Y5", of(Activity::Merchant, None, 0)), [ActReason::NoUse]);
    assert_eq!(refused("geoffrey:Y1", of(Activity::Merchant, None, 1)), [ActReason::TooSmall(1, 2)]);
    assert_eq!(refused("W4", of(Activity::Merchant, None, 1)), [ActReason::WrongColor(Color::Yellow)]);
    assert_eq!(refused("W4 Y5", of(Activity::Merchant, None, 1)), [ActReason::Colors]);
    assert_eq!(refused("Y5", of(Activity::Tithe, None, 1)), [ActReason::NotRevealed(Activity::Tithe)]);
    // All reasons at once.
    let all = refused("W4 Y5", of(Activity::Merchant, hire, 9));
    assert_eq!(all, [ActReason::Colors, ActReason::SecondTradesman(Activity::Merchant), ActReason::TooOften(9, 4)]);
}

fn cubes(played: &Played, event: Event) -> Vec<Owner> {
    played.table.in_play(event).expect("it is there").cubes.clone()
}

#[test]
fn archer_rolls_before_the_cubes_are_put() {
    let mut played = with_tradesman(Activity::Archer);
    played.act("R4 emily:R4 gray:R3", use_card(Activity::Archer, Uses::Times(3)));
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Shoot(ANNA, 3)));
    played.order(Order::Shoot(faces([2, 3, 6])));
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Aim(ANNA, 2)));
    played.order(Order::Aim { events: vec![Event::Marauding, Event::CivilWar], told: Vec::new() });
    assert_eq!(cubes(&played, Event::Marauding), [Owner::Seat(ANNA)]);
    assert_eq!(cubes(&played, Event::CivilWar), [Owner::Seat(ANNA)]);
    assert_eq!(played.has(Good::Influence)[0], 12);
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(FAYE)));
    let mut missed = with_tradesman(Activity::Archer);
    missed.act("R4", use_card(Activity::Archer, Uses::Times(1))).order(Order::Shoot(faces([2])));
    assert_eq!(missed.table.phase(), Phase::Turn(TurnStep::Act(FAYE)));
}

#[test]
fn chivalry_puts_a_cube_for_each_red_die_that_is_left() {
    let mut played = with_tradesman(Activity::Chivalry);
    played.act("gray:R3 gray:R1", use_card(Activity::Chivalry, Uses::Events(vec![Event::CivilWar])));
    assert_eq!(cubes(&played, Event::CivilWar), [Owner::Seat(ANNA)], "one red die is left to her");
    let none = with_tradesman(Activity::Chivalry);
    let order = none.action("R4", None, use_card(Activity::Chivalry, Uses::Events(vec![Event::CivilWar])));
    assert_eq!(none.refused(order), Reason::Act(vec![ActReason::NoRedDie]));
}

#[test]
fn diplomat_spends_all_influence_before_any_cube() {
    let mut played = with_tradesman(Activity::Diplomat);
    played.correct(Correction::Purse(ANNA, Good::Influence, 1));
    let two = use_card(Activity::Diplomat, Uses::Events(vec![Event::CivilWar, Event::Marauding]));
    let refused = played.refused(played.action("R4 gray:R3", None, two.clone()));
    assert_eq!(refused, Reason::Act(vec![ActReason::Influence(2, 1)]), "the influence of a cube comes too late");
    played.correct(Correction::Purse(ANNA, Good::Influence, 2)).act("R4 gray:R3", two);
    assert_eq!(played.has(Good::Influence)[0], 2);
    assert_eq!(cubes(&played, Event::CivilWar), cubes(&played, Event::Marauding));
}

#[test]
fn marauding_takes_no_more_cubes_in_the_action_that_empties_it() {
    let mut played = with_tradesman(Activity::Diplomat);
    played.correct(Correction::Event(Event::Marauding, vec![Owner::Gray; 3]));
    let twice = use_card(Activity::Diplomat, Uses::Events(vec![Event::Marauding; 2]));
    let refused = played.refused(played.action("R4 gray:R3", None, twice));
    assert_eq!(refused, Reason::Act(vec![ActReason::Banners(Event::Marauding, 1, 2)]));
}

#[test]
fn a_card_with_an_hourglass_takes_cubes() {
    let mut played = with_tradesman(Activity::Priest);
    played.act("W4 faye:W5", use_card(Activity::Priest, Uses::Times(3)));
    assert_eq!(played.table.work(Activity::Priest).expect("it is there").stored.get(ANNA), Some(&3));
}
