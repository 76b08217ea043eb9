//! The winner in words.

use super::turn::Turn;
use super::words::Words;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{Recorded, Results};

impl Words {
    /// Returns the default cry of the winner with the points; `None` as long as somebody's sheet is impossible, or if
    /// there is nobody.
    #[must_use]
    pub fn winner<G: Recorded>(&self, results: &Results<G>, turn: Turn) -> Option<String> {
        let points: Vec<u16> = results.points().into_iter().collect::<Result<_, _>>().ok()?;
        let points = points.into_iter().max()?;
        let ranked = results.players.values().zip(results.ranks());
        let first = ranked.filter(|(_, rank)| *rank == Some(1)).map(|(player, _)| player.name.trim());
        let names: Vec<String> = first.map(PlayerName::shortened).collect();
        let (last, others) = names.split_last()?;
        Some(match others {
            [] if results.players.len() == 1 => {
                self.in_turn(turn, "cry-alone", &[("name", last.as_str().into()), ("points", points.into())])
            }
            [] => self.in_turn(turn, "cry-winner", &[("name", last.as_str().into()), ("points", points.into())]),
            others => self.in_turn(
                turn,
                "cry-winners",
                &[("others", others.join(", ").into()), ("last", last.as_str().into()), ("points", points.into())],
            ),
        })
    }
}
