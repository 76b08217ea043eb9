//! Troyes Dice.

use arbitrary::{Arbitrary, Result, Unstructured};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Order, Phase, Plaza, Roll, Side, Table};

use super::Hostile;

/// What may be entered, much of it wrong.
#[derive(Arbitrary, Debug)]
struct Entered {
    plazas: Option<[(u8, u8); 9]>,
    tiles: Option<Vec<(u8, bool)>>,
    dice: bool,
    numbering: Option<Vec<u8>>,
    start: Option<Start>,
}

/// A start in the middle of a game, and what was struck before.
#[derive(Arbitrary, Debug)]
struct Start {
    day: u8,
    afternoon: bool,
    struck: Vec<(u8, u8)>,
}

impl Hostile for TroyesDice {
    fn any_opening(input: &mut Unstructured<'_>) -> Result<Opening> {
        let mut opening = Opening::from_code(super::code(input)?);
        let asked = Entered::arbitrary(input)?;
        opening.plazas =
            asked.plazas.map(|plazas| plazas.map(|(up, down)| Plaza::new(color(up), color(down))).to_vec());
        opening.tiles = match &asked.tiles {
            None => TilesFrom::Box,
            Some(tiles) if tiles.is_empty() => TilesFrom::Code,
            Some(tiles) => TilesFrom::Entered(tiles.iter().map(|(tile, raid)| (tile % 10, side(*raid))).collect()),
        };
        opening.dice = if asked.dice { DiceFrom::Entered } else { DiceFrom::Code };
        if let Some(numbering) = &asked.numbering {
            opening.numbering = numbering.iter().map(|number| number % 8).collect();
        }
        if let Some(Start { day, afternoon, struck }) = &asked.start {
            opening.day = day % 10;
            opening.half = if *afternoon { Half::Afternoon } else { Half::Morning };
            opening.struck = struck.iter().map(|(of, value)| (color(*of), value % 8)).collect();
        }
        Ok(opening)
    }

    fn any_order(_: &Record, input: &mut Unstructured<'_>) -> Result<Order> {
        Ok(if bool::arbitrary(input)? { Order::Close } else { roll(input)? })
    }

    fn offered(record: &Record, input: &mut Unstructured<'_>) -> Result<Option<Order>> {
        Ok(match record.next() {
            Next::Order(ask) | Next::Choose(ask) => Some(record.complete(ask)),
            Next::Enter => Some(roll(input)?),
            Next::Pick | Next::Over => None,
        })
    }

    fn is_offered(record: &Record, order: &Order) -> Option<bool> {
        Some(match record.next() {
            Next::Order(ask) | Next::Choose(ask) => record.complete(ask) == *order,
            Next::Enter => matches!(order, Order::Roll(_)),
            Next::Pick | Next::Over => false,
        })
    }

    fn holds(table: &Table) {
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
}

fn roll(input: &mut Unstructured<'_>) -> Result<Order> {
    let [black, a, b, c] = <[u8; 4]>::arbitrary(input)?.map(|die| Face::ALL[usize::from(die % 6)]);
    Ok(Order::Roll(Roll::new(black, [a, b, c])))
}

fn color(of: u8) -> Color {
    Color::ALL[usize::from(of % 3)]
}

fn side(raid: bool) -> Side {
    if raid { Side::Raid } else { Side::Banquet }
}
