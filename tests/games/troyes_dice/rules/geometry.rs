//! The wheel over all sixteen half-days (`rules.md 1.5`, `1.6`).

use town_crier::games::troyes_dice::rules::{
    Building, ByBuilding, ByColor, ByFace, Color, Day, Face, Half, HalfDay, NoSuchDay, NoSuchNotch, Notch, Place, Price,
};

use crate::games::troyes_dice::kit::{half_day, notch};

/// The rule list's formula, with plain numbers.
fn formula(day: u8, half: Half, place: u8) -> u8 {
    let neutral = day - 1;
    let first = match half {
        Half::Morning => neutral + 1,
        Half::Afternoon => neutral + 5,
    };
    (first + place) % 9
}

#[test]
fn every_place_of_all_sixteen_half_days_lies_where_the_formula_says_and_the_neutral_notch_before_the_day() {
    for at in HalfDay::all() {
        for place in Place::ALL {
            assert_eq!(place.notch(at), notch(formula(at.day.number(), at.half, place.number())), "{at:?} {place:?}");
        }
        assert_eq!(Notch::neutral(at), notch(at.day.number() - 1), "{at:?}");
    }
}

#[test]
fn each_day_uses_every_notch_once_but_the_neutral_one_never() {
    for day in 1..=8 {
        let mut used: Vec<Notch> = [Half::Morning, Half::Afternoon]
            .into_iter()
            .flat_map(|half| Place::ALL.map(|place| place.notch(half_day(day, half))))
            .collect();
        used.push(Notch::neutral(half_day(day, Half::Morning)));
        used.sort_unstable();
        assert_eq!(used, Notch::all().collect::<Vec<_>>(), "day {day}");
    }
}

#[test]
fn the_first_two_half_days_and_the_last_lie_as_in_the_rulebook() {
    for (day, half, notches) in
        [(1, Half::Morning, [1, 2, 3, 4]), (1, Half::Afternoon, [5, 6, 7, 8]), (8, Half::Afternoon, [3, 4, 5, 6])]
    {
        assert_eq!(Place::ALL.map(|place| place.notch(half_day(day, half)).index()), notches, "day {day} {half:?}");
    }
}

#[test]
fn both_halves_print_the_same_four_prices_and_only_the_first_is_free() {
    let price = |denier, any| Price { denier, any, ..Price::NOTHING };
    assert_eq!(Place::ALL.map(Price::at), [price(0, 0), price(0, 1), price(1, 0), price(2, 0)]);
    assert_eq!(Place::ALL.map(|place| Price::at(place).is_free()), [true, false, false, false]);
}

#[test]
fn a_notch_goes_clockwise_round_the_wheel() {
    assert_eq!(notch(7).clockwise(3), notch(1));
    assert_eq!(notch(8).clockwise(9), notch(8));
    assert_eq!(notch(8).clockwise(255), notch(2), "28 rounds and 3 steps");
}

#[test]
fn there_are_notches_0_to_8_and_days_1_to_8() {
    assert_eq!(Notch::try_from(9), Err(NoSuchNotch(9)));
    assert_eq!(Notch::all().map(Notch::index).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!([0, 9, 8].map(Day::try_from), [Err(NoSuchDay(0)), Err(NoSuchDay(9)), Ok(Day::LAST)]);
}

#[test]
fn the_half_days_are_sixteen_in_order() {
    let all: Vec<HalfDay> = HalfDay::all().collect();
    assert_eq!(all.len(), usize::from(HalfDay::COUNT));
    assert_eq!(all.iter().map(|one| one.number()).collect::<Vec<_>>(), (1..=16).collect::<Vec<_>>());
    assert!(all.is_sorted());
    assert_eq!((all.first(), all.last()), (Some(&HalfDay::FIRST), Some(&HalfDay::LAST)));
}

#[test]
fn maps_are_in_the_order_of_all() {
    assert_eq!(ByColor::from_fn(|color| color).into_array(), Color::ALL);
    assert_eq!(ByBuilding::from_fn(|building| building).into_array(), Building::ALL);
    assert_eq!(ByFace::from_fn(|face| face).into_array(), Face::ALL);
}
