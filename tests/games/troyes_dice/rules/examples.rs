//! The worked examples of both readings of the rulebook, as far as they concern the crier.

use enum_map::enum_map;
use town_crier::games::troyes_dice::rules::{
    Building, ByColor, Changes, Color, Die, Direction, Face, Half, Numbering, Place, Price, Score, Setup, Sheet, Table,
};

use crate::games::troyes_dice::kit::{color, dice, example, from, notch, offer_on, open, play, plazas, rolled};
use crate::tried::each;

/// A wheel with those colors up on the plazas of day 4's morning, and day 4's morning.
fn day_4(colors: &str) -> Setup {
    let mut setup = from(4, Half::Morning);
    for (at, letter) in colors.chars().enumerate() {
        setup.plazas[4 + at].up = color(letter);
    }
    setup
}

/// The example's dice: 1, black 3, 3 and 6 on red, white, yellow and red.
fn example_table() -> Table {
    rolled(day_4("rwyr"), 3, [6, 1, 3])
}

#[test]
fn example_the_lowest_die_is_a_1_and_the_black_3_goes_before_the_clear_3() {
    let sorted = dice(3, [6, 3, 1]).sorted();
    let expected =
        [(Face::One, Die::Clear), (Face::Three, Die::Black), (Face::Three, Die::Clear), (Face::Six, Die::Clear)];
    assert_eq!(sorted, expected);
    let placed = example_table().placed().expect("rolled");
    assert_eq!(placed.map(|die| die.place), Place::ALL);
    assert_eq!(placed.map(|die| (die.value, die.die)), expected);
}

#[test]
fn example_day_4_black_3_on_white_strikes_white_3() {
    let table = example_table();
    let strikes: Vec<_> = table.strikes_now().collect();
    assert_eq!(strikes.len(), 1);
    assert_eq!((strikes[0].color, strikes[0].value, strikes[0].by), (Color::White, Face::Three, Die::Black));
    assert!(strikes[0].sheets, "it is day 4");
    assert!(!strikes[0].already);
    assert_eq!(table.sheet_strike(Color::White, Face::Three), Some(strikes[0]));
}

#[test]
fn example_red_1_is_free_yellow_3_costs_a_denier_and_red_6_two_deniers() {
    let offers = example_table().offers();
    let costs: Vec<_> = offers.iter().map(|offer| (offer.color, offer.face, offer.price())).collect();
    let deniers = |denier| Price { denier, ..Price::NOTHING };
    assert_eq!(
        costs,
        [
            (Color::Red, Face::One, deniers(0)),
            (Color::Yellow, Face::Three, deniers(1)),
            (Color::Red, Face::Six, deniers(2))
        ]
    );
}

#[test]
fn example_the_black_die_can_never_be_bought() {
    assert!(example_table().offers().iter().all(|offer| offer.die == Die::Clear));
}

#[test]
fn example_from_1_to_6_takes_five_influence_and_back_too() {
    let usual = offer_on(&example_table(), Place::Zero).changes();
    assert_eq!(usual.influence(1, Face::Six), Some(5));
    assert_eq!(usual.influence(6, Face::One), Some(5));
}

#[test]
fn examples_of_dice_on_offer() {
    let rows = [
        ("red 5 for a denier becomes yellow 6", "wyrw", (4, [2, 5, 6]), Place::Two, Color::Red, 5, 1),
        ("a Great Hall by a yellow 5", "wwyw", (2, [1, 5, 6]), Place::Two, Color::Yellow, 5, 1),
        ("a City Hall by a yellow 5 for one denier", "rwyr", (1, [2, 5, 5]), Place::Two, Color::Yellow, 5, 1),
        ("a Fortress by a red 1 for nothing", "rwyr", (3, [6, 1, 3]), Place::Zero, Color::Red, 1, 0),
    ];
    each(rows, |(name, wheel, (black, clear), place, color, value, denier)| {
        let offer = offer_on(&rolled(day_4(wheel), black, clear), place);
        let price = Price { denier, ..Price::NOTHING };
        assert_eq!((offer.color, offer.value(), offer.price()), (color, value, price), "{name}");
        let usual = Changes { influence_step: Some(1), color_knowledge: Some(2) };
        assert_eq!((offer.changes(), usual.influence(5, Face::Six)), (usual, Some(1)), "{name}");
    });
}

#[test]
fn example_great_hall_counts_two_white_dice() {
    let table = rolled(day_4("wwyw"), 2, [1, 5, 6]);
    assert_eq!(table.available(), ByColor::from_array([0, 1, 2]));
    assert_eq!(3 * table.available()[Color::White], 6, "knowledge gained in column 5");
}

#[test]
fn examples_of_numbered_columns() {
    let from_4 = |direction| Numbering::from_leftmost(Face::Four, direction);
    let rows = [
        ("from 4 increasing", from_4(Direction::Rising), [4, 5, 6, 1, 2, 3]),
        ("from 4 decreasing", from_4(Direction::Falling), [4, 3, 2, 1, 6, 5]),
        ("the first game is numbered 1 to 6", Numbering::FIRST, [1, 2, 3, 4, 5, 6]),
    ];
    each(rows, |(name, numbering, expected)| {
        assert_eq!(numbering.values().map(Face::value), expected, "{name}");
    });
}

#[test]
fn example_a_third_cathedral_in_column_1_scores_two_for_each_fortress() {
    let sheet = Sheet {
        built: enum_map! { Building::Fortress => 5, Building::Cathedral => 3, _ => 0 },
        circles: enum_map! { Building::Fortress => 2, Building::CityHall => 1, Building::Bishopric => 1, _ => 0 },
        ..Sheet::default()
    };
    assert_eq!(Score::of(sheet).expect("it can be").rows[Building::Fortress], 10);
}

#[test]
fn example_final_score_is_54() {
    let score = Score::of(example()).expect("it can be");
    let rows = enum_map! { Building::GreatHall => 4, Building::CityHall => 8, Building::Cathedral => 4, Building::Bishopric => 4, _ => 0 };
    assert_eq!((score.rows, score.leftovers, score.citizens), (rows, 4, 30));
    assert_eq!(score.total(), 54);
}

#[test]
fn example_three_deniers_three_influence_and_one_knowledge_are_two_points() {
    let leftovers = ByColor::from_array([3, 3, 1]);
    assert_eq!(Score::of(Sheet { leftovers, ..Sheet::default() }).expect("it can be").total(), 2);
}

#[test]
fn example_black_3_on_red_hits_red_column_3_from_the_morning_of_day_3() {
    for (day, half, hit) in [(2, Half::Afternoon, false), (3, Half::Morning, true)] {
        let mut setup = from(day, half);
        setup.plazas = plazas("rr rr rr rr rr rr rr rr rr");
        let table = rolled(setup, 3, [4, 4, 4]);
        assert_eq!(table.sheet_strike(Color::Red, Face::Three).is_some(), hit, "day {day}");
    }
}

#[test]
fn example_the_black_die_lowest_leaves_every_die_with_a_cost() {
    let table = rolled(day_4("rwyr"), 1, [1, 2, 3]);
    assert!(table.offers().iter().all(|offer| !offer.price().is_free()));
}

#[test]
fn example_three_red_dice_gain_nine_influence() {
    let mut setup = day_4("wrrr");
    setup.plazas[4].up = Color::White;
    assert_eq!(3 * rolled(setup, 1, [2, 3, 4]).available()[Color::Red], 9);
}

#[test]
fn example_a_destroyed_plaza_is_reimagined_for_the_next_half_day() {
    let mut table = open(day_4("rwyr"));
    let before = table.wheel().plaza(notch(5));
    play(&mut table, 3, [1, 3, 6]);
    assert_eq!(table.wheel().plaza(notch(5)), before.turned());
}
