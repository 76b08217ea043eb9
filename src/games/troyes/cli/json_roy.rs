//! Le Roy in the machine-readable cry.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::json::Line;
use super::json_purses::Cause;
use super::json_values::{Colors, Die};
use crate::games::troyes::rules::{DieAt, Face, Good, Owner, RoyDeed, RoyHappening, Seat, Table, Verdict, Why};

/// A turn of his: two black dice, what they say, and the dice that it costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoyTurn {
    pub dice: [u8; 2],
    pub sum: u8,
    pub does: &'static str,
    pub spent: Vec<Die>,
    pub bought: Option<Die>,
    pub deniers: u16,
    pub dice_left: usize,
}

/// Returns the line that tells what he did, if it has one.
pub(super) fn of_roy(happening: &RoyHappening, after: &Table) -> Option<Line> {
    let points = |of: Seat| after.player(of).filter(|player| player.is_exact(Good::Point.into()));
    Some(match happening {
        RoyHappening::Settled(dice, buildings) => Line::RoySettled {
            dice: Colors::from_fn(|color| dice[color].map(Face::value).to_vec()),
            buildings: buildings.iter().map(|building| (*building).into()).collect(),
        },
        RoyHappening::Countered { black, with } => Line::RoyCountered {
            die: after.black().get(usize::from(*black))?.face.value(),
            with: Die::of(after, DieAt { owner: Owner::Roy, index: *with })?,
        },
        RoyHappening::Spent { dice: [one, other], deed, spent, bought } => Line::RoyTurn(Box::new(RoyTurn {
            dice: [one.value(), other.value()],
            sum: one.value() + other.value(),
            does: deed.name(),
            spent: spent.iter().filter_map(|at| Die::of(after, *at)).collect(),
            bought: bought.and_then(|at| Die::of(after, at)),
            deniers: if bought.is_some() { RoyDeed::deniers(*deed) } else { 0 },
            dice_left: after.district(Owner::Roy).count(),
        })),
        RoyHappening::Hired(card, space) => Line::RoyHired { card: (*card).into(), space: *space },
        RoyHappening::Scored { character, player, roy } => Line::CharacterScored {
            character: (*character).into(),
            player: points(Seat(0)).map(|_| *player),
            roy: *roy,
        },
        RoyHappening::Gained(points, why) => Line::RoyGained {
            points: *points,
            has: after.roy()?.points(),
            // What his table brings has no other name.
            why: if *why == Why::Roy { "table" } else { Cause::of(*why).why },
        },
        RoyHappening::Won(event) => Line::RoyWon { event_card: (*event).into() },
        RoyHappening::Nothing => Line::RoyNothing,
        RoyHappening::Counted { score, result } => {
            let roy = score.total();
            Line::Verdict { player: result + roy, roy, result: *result, verdict: Verdict::of(*result).into() }
        }
        // Whose turn it is says the one, and what he spends the other.
        RoyHappening::Faces(_) | RoyHappening::Threw(_) => return None,
    })
}
