//! The machine-readable cry: one JSON object a line, version 1.
//!
//! These types are the public format and nothing else: the rules' own types may change without them. A field's place here
//! is its place in the line.
#![doc = include_str!("cry-format.md")]
#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::args::Deck;
use super::corrected_json::{Corrected, corrected};
use super::json_values::{Free, Ranked, Tucked, TurnOf, merchant};
use crate::chronicle::Name;
use crate::games::dice_village::record::{DiceFrom, Record};
use crate::games::dice_village::rules::{
    Arrival, Base, Card, Changed, Count, Depth, Dice, DiceVillage, Ending, Face, Forfeit, Happening, Income, Paid,
    Phase, Player, Purse, Round, Row, Seat, Side, Sold, Spot, Table, Trade,
};
use crate::play::{Game as _, Step, Transition};

/// The version of the format.
pub const FORMAT: u8 = 1;

/// One line of the machine-readable cry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Line {
    /// The game as it was opened; once, first.
    Opened {
        format: u8,
        game: &'static str,
        code: Option<String>,
        players: Vec<String>,
        first: u8,
        row: u8,
        merchants: Option<Vec<u8>>,
        deck: Name<Deck>,
        depth: Name<Depth>,
        paid: Name<Paid>,
        dice: Name<DiceFrom>,
    },
    /// What everybody rolled.
    Caravans { round: u16, dice: Vec<Vec<u8>> },
    /// Dice were rolled again for a favour.
    Rerolled { player: u8, dice: Vec<usize>, before: Vec<u8>, after: Vec<u8>, favours: u16 },
    /// A die went one point up or down for two favours.
    Turned { player: u8, die: usize, before: u8, after: u8, favours: u16 },
    /// A player's turn began, or everybody's.
    Turn { player: Option<u8>, phase: TurnOf },
    /// A player sold at a village.
    Sold {
        player: u8,
        owner: u8,
        village: Name<Base>,
        dice: Vec<u8>,
        tucked: Vec<Tucked>,
        coins: Option<u16>,
        favours: Option<u16>,
        owner_coins: Option<u16>,
        owner_favours: Option<u16>,
        free: Free,
        cards: u8,
    },
    /// A merchant came to a village by a free placement.
    Placed { player: u8, village: Name<Base>, side: Name<Side>, number: u8, merchant: Option<u8>, cards: u8 },
    /// Placements were not used.
    PlacementLost { player: u8, placements: u8 },
    /// A player got what the turn's sales brought.
    Earned { player: u8, coins: u16, favours: u16 },
    /// A player got a free die.
    CaravanJoined { player: u8, dice: u8 },
    /// A free die would have been the seventh.
    CaravanLost { player: u8 },
    /// A player got a free card.
    CardGiven { player: u8, merchant: Option<u8> },
    /// A free card would have come from the empty pile.
    CardLost { player: u8 },
    /// A player's dice that were left over went to the market.
    Market { player: u8, dice: usize, favours: usize },
    /// A player bought a card.
    Bought { player: u8, cards: u8, coins: u16, merchant: Option<u8> },
    /// Cards were put into the row.
    RowFilled { cards: usize, merchants: Option<Vec<u8>> },
    /// A player's ninth card lies on the table.
    Ninth { player: u8 },
    /// This round is the last.
    LastRound,
    /// A count is no longer exact.
    Inexact { player: u8, count: Name<Count> },
    /// A round ended.
    RoundClosed { first: Option<u8> },
    /// A count was corrected.
    Corrected(Corrected),
    /// The players in the order of the game's end.
    Ranked { players: Vec<Ranked> },
    /// The table is to be counted before anybody has won.
    Undecided,
    /// The game ended; once, last.
    Ended { rounds: u16 },
}

/// The first line: the game as it was opened.
#[must_use]
pub fn opened(record: &Record) -> Line {
    let (opening, table) = (record.opening(), record.opened_table());
    Line::Opened {
        format: FORMAT,
        game: DiceVillage::NAME,
        code: opening.deciding_code().map(|code| code.as_str().to_owned()),
        players: opening.players.clone(),
        first: table.first().0,
        row: table.row().len(),
        merchants: merchants(&table.row().cards()),
        deck: Deck::of(opening.cards).into(),
        depth: table.depth().into(),
        paid: opening.paid.into(),
        dice: opening.dice.into(),
    }
}

/// The lines that tell what an order caused; that the game ended is the last one.
#[must_use]
pub fn lines(told: Transition<'_, DiceVillage>) -> Vec<Line> {
    let ended = |it: &Happening| if let Happening::Ending(Ending::Ended(rounds)) = it { Some(*rounds) } else { None };
    let last = told.happenings.iter().find_map(ended).map(|rounds| Line::Ended { rounds });
    let mut lines = Vec::with_capacity(told.happenings.len() + 1);
    told.walk(|step| lines.extend(line(step)));
    lines.extend(last);
    lines
}

/// The line that tells a happening, if it has one.
fn line(Step { happening, later, after }: Step<'_, DiceVillage>) -> Option<Line> {
    let favours = |seat: Seat| after.player(seat).map_or(0, |player| player.purse().favours);
    Some(match happening {
        Happening::Dice(Dice::Rolled { round, dice }) => {
            Line::Caravans { round: *round, dice: dice.iter().map(|faces| values(faces)).collect() }
        }
        Happening::Dice(Dice::Rerolled(seat, dice)) => Line::Rerolled {
            player: seat.0,
            dice: dice.iter().map(|changed| changed.die).collect(),
            before: dice.iter().map(|changed| changed.from.value()).collect(),
            after: dice.iter().map(|changed| changed.to.value()).collect(),
            favours: favours(*seat),
        },
        Happening::Dice(Dice::Adjusted(seat, Changed { die, from, to })) => {
            Line::Turned { player: seat.0, die: *die, before: from.value(), after: to.value(), favours: favours(*seat) }
        }
        Happening::Trade(Trade::Sold(sold)) => sale(sold, later, after),
        Happening::Trade(Trade::Placed(Arrival { at, stall, cards })) => {
            let Tucked { side, number, merchant } = Tucked::from(*stall);
            Line::Placed { player: at.owner.0, village: at.base.into(), side, number, merchant, cards: *cards }
        }
        Happening::Income(seat, Income::Purse(Purse { coins, favours })) => {
            Line::Earned { player: seat.0, coins: *coins, favours: *favours }
        }
        Happening::Income(seat, Income::Caravan) => {
            Line::CaravanJoined { player: seat.0, dice: after.player(*seat).map_or(0, Player::caravans) }
        }
        Happening::Income(seat, Income::Card(card)) => Line::CardGiven { player: seat.0, merchant: merchant(*card) },
        Happening::Income(seat, Income::Market(dice)) => {
            Line::Market { player: seat.0, dice: dice.len(), favours: dice.len() }
        }
        Happening::Forfeit(seat, Forfeit::Caravan) => Line::CaravanLost { player: seat.0 },
        Happening::Forfeit(seat, Forfeit::Card) => Line::CardLost { player: seat.0 },
        Happening::Forfeit(seat, Forfeit::Placements(lost)) => {
            Line::PlacementLost { player: seat.0, placements: *lost }
        }
        Happening::Row(Row::Bought(seat, card)) => {
            Line::Bought { player: seat.0, cards: 1, coins: Purse::CARD.coins, merchant: merchant(*card) }
        }
        Happening::Row(Row::Filled(cards)) => Line::RowFilled { cards: cards.len(), merchants: merchants(cards) },
        Happening::Round(Round::Began(phase)) => return turn(*phase),
        Happening::Round(Round::Opened) => {
            let first = |later: &Happening| {
                if let Happening::Round(Round::FirstPassed(to)) = later { Some(to.0) } else { None }
            };
            Line::RoundClosed { first: later.iter().find_map(first) }
        }
        Happening::Ending(Ending::Ninth(seat)) => Line::Ninth { player: seat.0 },
        Happening::Ending(Ending::LastRound) => Line::LastRound,
        Happening::Ending(Ending::Ranked(ranked)) => {
            Line::Ranked { players: ranked.iter().map(Ranked::from).collect() }
        }
        Happening::Ending(Ending::Undecided) => Line::Undecided,
        Happening::Inexact { seat, count, asked: _ } => Line::Inexact { player: seat.0, count: (*count).into() },
        Happening::Corrected(correction) => Line::Corrected(corrected(correction)),
        // Other lines tell them; who can buy nothing has no turn.
        Happening::Trade(Trade::Tucked(_))
        | Happening::Round(Round::FirstPassed(_) | Round::PassedOver(_))
        | Happening::Ending(Ending::Ended(_)) => return None,
    })
}

/// A sale with the merchants who are put there, as the later happenings tell.
fn sale(sold: &Sold, later: &[Happening], after: &Table) -> Line {
    let Sold { seller, at: Spot { owner, base }, dice, pays_seller, pays_owner, free } = sold;
    let shown = after.player(*seller).map(Player::dice).unwrap_or_default();
    let tucked = |it: &Happening| if let Happening::Trade(Trade::Tucked(one)) = it { Some(*one) } else { None };
    let tucked: Vec<Arrival> = later.iter().filter_map(tucked).collect();
    let on_table = || after.player(*owner).map_or(0, Player::on_table);
    Line::Sold {
        player: seller.0,
        owner: owner.0,
        village: (*base).into(),
        dice: dice.iter().filter_map(|at| shown.get(*at)).map(|die| die.face.value()).collect(),
        tucked: tucked.iter().map(|arrival| Tucked::from(arrival.stall)).collect(),
        coins: pays_seller.map(|purse| purse.coins),
        favours: pays_seller.map(|purse| purse.favours),
        owner_coins: pays_owner.map(|purse| purse.coins),
        owner_favours: pays_owner.map(|purse| purse.favours),
        free: Free { cards: free.cards, dice: free.caravans, placements: free.placements },
        cards: tucked.last().map_or_else(on_table, |arrival| arrival.cards),
    }
}

/// Whose turn it is, or what all do of whom nothing is told; nothing where there is nothing to do in turn.
const fn turn(phase: Phase) -> Option<Line> {
    match phase {
        Phase::Sell(seat) => Some(Line::Turn { player: Some(seat.0), phase: TurnOf::Sell }),
        Phase::Place(seat, _) => Some(Line::Turn { player: Some(seat.0), phase: TurnOf::Place }),
        Phase::AllSell(_) => Some(Line::Turn { player: None, phase: TurnOf::Sell }),
        Phase::Spend(seat) => Some(Line::Turn { player: Some(seat.0), phase: TurnOf::Buy }),
        Phase::AllSpend(_) => Some(Line::Turn { player: None, phase: TurnOf::Buy }),
        Phase::Caravans | Phase::End | Phase::Over => None,
    }
}

pub(super) fn values(faces: &[Face]) -> Vec<u8> {
    faces.iter().map(|face| face.value()).collect()
}

/// The cards' numbers; nothing where cards are only counted.
fn merchants(cards: &[Card]) -> Option<Vec<u8>> {
    cards.iter().map(|card| merchant(*card)).collect()
}
