//! Which of a game's awards a ceremony tells.

use super::told::Award;
use crate::chronicle::Results;
use crate::play::Seat;
use crate::show::counted::Counted;

/// The most awards of a ceremony.
const AWARDS: usize = 3;

/// Returns at most three of the game's awards: those that honor different people first, and none that everybody shares.
pub(super) fn awards<G: Counted>(results: &Results<G>) -> Vec<Award> {
    let players = results.players.len();
    let told = |award: &Award| !award.holders.is_empty() && (players == 1 || award.holders.len() < players);
    let mut awards: Vec<Award> = G::awards(results).into_iter().filter(told).collect();
    let mut chosen: Vec<Award> = Vec::new();
    for again in [false, true] {
        let mut left = Vec::new();
        for award in awards {
            let honored = |player: &Seat| chosen.iter().any(|other| other.holders.contains(player));
            let new = !award.holders.iter().all(honored);
            if chosen.len() < AWARDS && (again || new) { chosen.push(award) } else { left.push(award) }
        }
        awards = left;
    }
    chosen
}
