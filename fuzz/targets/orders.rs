//! Any orders to any game: what is offered is accepted and nothing else, and every invariant of the record holds.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::save;
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, OrderRefusal, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Order, Phase, Plaza, Roll, Side};

/// A game as asked for; much of it refused.
#[derive(Arbitrary, Debug)]
struct Asked {
    code: [u8; 8],
    plazas: Option<[(u8, u8); 9]>,
    tiles: Option<Vec<(u8, bool)>>,
    entered: bool,
    numbering: Option<Vec<u8>>,
    start: Option<Start>,
    deeds: Vec<Deed>,
}

/// A start in the middle of a game, and what was struck before.
#[derive(Arbitrary, Debug)]
struct Start {
    day: u8,
    afternoon: bool,
    struck: Vec<(u8, u8)>,
}

/// What a crier may do at any time.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum Deed {
    Next([u8; 4]),
    Roll([u8; 4]),
    Close,
    Undo,
    Redo,
}

fuzz_target!(|asked: Asked| {
    let opening = opening(&asked);
    let mut record = match Record::open(opening.clone()) {
        Ok(record) => record,
        Err(refusal) => return assert!(!refusal.reasons.is_empty()),
    };
    for deed in asked.deeds {
        match deed {
            Deed::Next(dice) => match record.next() {
                Next::Order(order) | Next::Choose(order) => order_is(&mut record, order, true),
                Next::Enter => order_is(&mut record, Order::Roll(roll(dice)), true),
                Next::Over => order_is(&mut record, Order::Close, false),
            },
            Deed::Roll(dice) => give(&mut record, Order::Roll(roll(dice))),
            Deed::Close => give(&mut record, Order::Close),
            Deed::Undo => drop(record.undo()),
            Deed::Redo => drop(record.redo()),
        }
        offers_hold(&record);
    }
    let mut again = Record::open(opening).expect("it was opened before");
    for entry in record.done() {
        again.order(entry.order).expect("it was followed before");
    }
    assert_eq!(again.table(), record.table(), "a replay is the same game");
    let text = save::write(&record).expect("it can be written");
    assert_eq!(save::read(&text).as_ref(), Ok(&record), "a saved game is the same game");
});

/// Gives an order, whether or not it is due.
fn give(record: &mut Record, order: Order) {
    let due = match (record.next(), order, record.table().phase()) {
        (Next::Order(next) | Next::Choose(next), order, _) => next == order,
        (Next::Enter, order, _) => matches!(order, Order::Roll(_)),
        (Next::Over, _, _) => false,
    };
    order_is(record, order, due);
}

/// An order that is due is followed, undone and redone; any other is refused and changes nothing.
fn order_is(record: &mut Record, order: Order, due: bool) {
    let before = record.clone();
    match record.order(order).map(<[_]>::to_vec) {
        Ok(happenings) => {
            assert!(due && !happenings.is_empty(), "{order:?} was not due");
            let after = record.table().clone();
            assert_ne!(&after, before.table());
            record.undo();
            assert_eq!(record.table(), before.table(), "an order undone is nothing");
            record.redo();
            assert_eq!(record.table(), &after, "an undo redone is nothing");
        }
        Err(refusal) => {
            assert!(!due, "{order:?} was due");
            assert_eq!(record, &before, "what is refused changes nothing");
            if let OrderRefusal::NotDealt { dealt, .. } = refusal {
                assert_eq!(record.next(), Next::Order(dealt));
            }
        }
    }
}

fn offers_hold(record: &Record) {
    let table = record.table();
    let offers = table.offers();
    match table.phase() {
        Phase::Choose => assert!((2..=4).contains(&offers.len())),
        Phase::Roll => assert!(offers.is_empty()),
        Phase::Over => {}
    }
    let available = table.available();
    let sum: u8 = Color::ALL.into_iter().map(|color| available[color]).sum();
    assert_eq!(usize::from(sum), offers.len());
}

fn opening(asked: &Asked) -> Opening {
    let letters = asked.code.map(|byte| char::from(b'A' + byte % 26));
    let code = String::from_iter(letters).parse().expect("letters are a code");
    let mut opening = Opening::from_code(code);
    opening.plazas = asked.plazas.map(|plazas| plazas.map(|(up, down)| Plaza::new(color(up), color(down))).to_vec());
    opening.tiles = match &asked.tiles {
        None => TilesFrom::Box,
        Some(tiles) if tiles.is_empty() => TilesFrom::Code,
        Some(tiles) => TilesFrom::Entered(tiles.iter().map(|(tile, raid)| (tile % 10, side(*raid))).collect()),
    };
    opening.dice = if asked.entered { DiceFrom::Entered } else { DiceFrom::Code };
    if let Some(numbering) = &asked.numbering {
        opening.numbering = numbering.iter().map(|number| number % 8).collect();
    }
    if let Some(Start { day, afternoon, struck }) = &asked.start {
        opening.day = day % 10;
        opening.half = if *afternoon { Half::Afternoon } else { Half::Morning };
        opening.struck = struck.iter().map(|(of, value)| (color(*of), value % 8)).collect();
    }
    opening
}

fn roll(dice: [u8; 4]) -> Roll {
    let [black, a, b, c] = dice.map(|die| Face::ALL[usize::from(die % 6)]);
    Roll::new(black, [a, b, c])
}

fn color(of: u8) -> Color {
    Color::ALL[usize::from(of % 3)]
}

fn side(raid: bool) -> Side {
    if raid { Side::Raid } else { Side::Banquet }
}
