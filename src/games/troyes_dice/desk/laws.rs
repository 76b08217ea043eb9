//! What holds for every wheel that is laid by hand.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use super::form::{Field, Form, Wrong};
use super::laid::{Plazas, slots, suspects};
use crate::crier::{Language, Manner, Words};
use crate::desk::Form as _;
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::rules::{Color, Face, Half, HalfDay, Notch, Numbering, Plaza, Setup, Side, Table, Tile};

const SIDES: [Side; 2] = [Side::Banquet, Side::Raid];

fn words() -> Words {
    Words::of::<TroyesDice>(Language::English, Manner::Plain)
}

fn form() -> Form {
    Form::new(&"MARKETDAY".parse().expect("a code"))
}

/// A press on one of the parts that can be pressed.
#[derive(Clone, Copy, Debug)]
enum Press {
    Up(Notch),
    Down(Notch),
    Place(Notch),
    Tile(Tile),
    Die(Color, Face),
    Day(u8, Half),
}

fn press() -> impl Strategy<Value = Press> {
    let notch = || select(Notch::all().collect::<Vec<_>>());
    let die = (select(&Color::ALL[..]), select(&Face::ALL[..]));
    let day = (1..=8u8, prop_oneof![Just(Half::Morning), Just(Half::Afternoon)]);
    prop_oneof![
        notch().prop_map(Press::Up),
        notch().prop_map(Press::Down),
        notch().prop_map(Press::Place),
        select(&Tile::ALL[..]).prop_map(Press::Tile),
        die.prop_map(|(color, value)| Press::Die(color, value)),
        day.prop_map(|(day, half)| Press::Day(day, half)),
    ]
}

/// Any setup in which the rules find nothing wrong.
fn setup() -> impl Strategy<Value = Setup> {
    let color = || select(&Color::ALL[..]);
    let plazas = vec((color(), color()).prop_map(|(up, down)| Plaza::new(up, down)), Notch::COUNT);
    let tiles = (subsequence(&Tile::ALL[..], Setup::TILES).prop_shuffle(), vec(select(&SIDES[..]), Setup::TILES));
    let dice: Vec<_> = Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value.value()))).collect();
    let struck = subsequence(dice.clone(), 0..=dice.len());
    let half_days: Vec<_> = HalfDay::all().collect();
    (plazas, tiles, any::<bool>(), select(half_days), struck).prop_map(|(plazas, tiles, with, start, struck)| {
        let same = plazas.iter().filter(|plaza| plaza.is_same_color()).count();
        let tiles = tiles.0.into_iter().map(Tile::number).zip(tiles.1);
        Setup {
            tiles: if with && same == Setup::TILES { tiles.collect() } else { Vec::new() },
            plazas,
            numbering: Numbering::FIRST.values().map(Face::value).to_vec(),
            day: start.day.number(),
            half: start.half,
            struck: if start > HalfDay::FIRST_SHEET_STRIKE { struck.into() } else { Box::default() },
        }
    })
}

/// The form on which all of a setup is laid, press by press.
fn laid(setup: &Setup) -> Form {
    let mut form = form();
    form.wheel = Some(form.plazas());
    for (notch, plaza) in Notch::all().zip(&setup.plazas) {
        while form.plazas()[notch.index()].up != plaza.up {
            form.turn_up(notch);
        }
        while form.plazas()[notch.index()].down != plaza.down {
            form.turn_down(notch);
        }
    }
    (form.expansion, form.own_tiles) = (!setup.tiles.is_empty(), true);
    let plazas = form.plazas();
    for (notch, (number, side)) in slots(&plazas).zip(&setup.tiles) {
        form.press_tile(Tile::try_from(*number).expect("a tile"));
        form.press_place(notch);
        if *side == Side::Raid {
            form.press_place(notch);
        }
    }
    (form.day, form.half) = (setup.day, setup.half);
    for (color, value) in &setup.struck {
        form.press_die(*color, Face::try_from(*value).expect("a face"));
    }
    form
}

proptest! {
    #[test]
    fn what_the_rules_accept_can_be_laid_and_gives_the_same_table(setup in setup()) {
        let record = laid(&setup).record(&words()).expect("a game");
        prop_assert_eq!(record.opened_table(), &Table::open(setup).expect("a table"));
    }

    #[test]
    fn what_is_laid_and_what_the_rules_accept_agree(presses in vec(press(), 0..60), tiles in any::<bool>()) {
        let mut form = form();
        form.wheel = Some(form.plazas());
        (form.expansion, form.own_tiles) = (tiles, true);
        for press in presses {
            match press {
                Press::Up(notch) => form.turn_up(notch),
                Press::Down(notch) => form.turn_down(notch),
                // There is no place for a tile beside any other plaza.
                Press::Place(notch) if slots(&form.plazas()).any(|slot| slot == notch) => form.press_place(notch),
                Press::Place(_) => {}
                Press::Tile(tile) => form.press_tile(tile),
                Press::Die(color, value) => form.press_die(color, value),
                Press::Day(day, half) => (form.day, form.half) = (day, half),
            }
        }
        let (plazas, asks) = (form.plazas(), form.asks_struck());
        let on_wheel = form.tiles_in_play();
        let setup = Setup {
            plazas: plazas.to_vec(),
            tiles: on_wheel.iter().map(|laid| (laid.tile.number(), laid.side)).collect(),
            numbering: Numbering::FIRST.values().map(Face::value).to_vec(),
            day: form.day,
            half: form.half,
            struck: form.struck.iter().filter(|_| asks).map(|(color, value)| (*color, value.value())).collect(),
        };
        match (form.record(&words()), Table::open(setup)) {
            (Ok(record), Ok(table)) => prop_assert_eq!(record.opened_table(), &table),
            (Err(wrong), table) => {
                // To lay none at all is no game without them.
                prop_assert!(table.is_err() || on_wheel.is_empty());
                form.refuse();
                let told = form.told(&wrong);
                let wheel = told.iter().any(|wrong| wrong.field == Field::Wheel);
                prop_assert_eq!(wheel, !form.wrong_plazas(&told).is_empty());
                let empty = slots(&plazas).any(|notch| form.tiles.at(notch).is_none());
                prop_assert!(wheel || empty, "something is marked: {:?}", told);
            }
            (Ok(_), Err(refusal)) => prop_assert!(false, "the rules refuse {:?}", refusal.reasons),
        }
    }
}

/// Every wheel of nine plazas, whatever the order in which they lie.
fn wheels() -> Vec<Plazas> {
    let kinds: Vec<Plaza> = Color::ALL
        .into_iter()
        .flat_map(|up| Color::ALL.into_iter().filter(move |down| *down >= up).map(move |down| Plaza::new(up, down)))
        .collect();
    let mut wheels = vec![Vec::new()];
    for _ in 0..Notch::COUNT {
        let longer = |wheel: Vec<usize>| {
            let least = wheel.last().copied().unwrap_or_default();
            (least..kinds.len()).map(move |kind| [wheel.clone(), vec![kind]].concat())
        };
        wheels = wheels.into_iter().flat_map(longer).collect();
    }
    let wheel = |wheel: Vec<usize>| std::array::from_fn(|at| kinds[wheel[at]]);
    wheels.into_iter().map(wheel).collect()
}

#[test]
fn wherever_there_are_not_three_there_is_a_suspect() {
    let wheels = wheels();
    assert_eq!(wheels.len(), 2002);
    for plazas in wheels.iter().filter(|plazas| slots(plazas).count() != Setup::TILES) {
        assert!(!suspects(plazas).is_empty(), "{plazas:?}");
    }
}

#[test]
fn one_wrong_press_is_marked_where_it_was_made() {
    for notch in Notch::all() {
        for press in [Form::turn_up, Form::turn_down] {
            let mut form = form();
            (form.wheel, form.expansion) = (Some(Plaza::SET), true);
            press(&mut form, notch);
            let wrong: Vec<Wrong> = form.record(&words()).err().unwrap_or_default();
            let told = form.told(&wrong);
            let marked = form.wrong_plazas(&told);
            assert_eq!(marked.contains(&notch), slots(&form.plazas()).count() != Setup::TILES);
        }
    }
}

#[test]
fn nothing_is_told_of_tiles_that_are_not_laid_yet() {
    let mut form = form();
    (form.expansion, form.own_tiles) = (true, true);
    let wrong = form.record(&words()).expect_err("no tile lies there");
    assert!(form.told(&wrong).is_empty());
    form.refuse();
    assert_eq!(form.told(&wrong), wrong);
}

#[test]
fn a_tile_comes_back_with_its_plaza() {
    let mut form = form();
    (form.wheel, form.expansion, form.own_tiles) = (Some(Plaza::SET), true, true);
    let first = Notch::all().next().expect("a notch");
    form.press_place(first);
    form.press_tile(Tile::Eight);
    form.press_place(first);
    let laid = form.tiles_in_play();
    assert_eq!(
        laid.iter().map(|laid| (laid.tile, laid.notch, laid.side)).collect::<Vec<_>>(),
        [(Tile::Eight, first, Side::Raid)]
    );
    form.turn_up(first);
    assert!(form.tiles_in_play().is_empty());
    form.turn_down(first);
    assert_eq!(form.tiles_in_play(), laid);
}
