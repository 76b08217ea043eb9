//! A game's awards, and which of them a ceremony tells.

use super::told::AwardView;
use crate::chronicle::Results;
use crate::crier::{InWords as _, MessageRef, Words};
use crate::play::Seat;
use crate::show::counted::Counted;
use crate::stage::Sprite;

/// The most awards of a ceremony.
const AWARDS: usize = 3;

/// An award for a remarkable sheet, in no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The message of its title, as “Most citizens”.
    pub title: &'static str,
    /// The things that were counted; several with the same number share the award.
    pub what: Vec<MessageRef>,
    /// The number of them.
    pub number: u16,
    /// Its drawing.
    pub sprite: Option<Sprite>,
    /// The seats of the holders; several with the same number share the award.
    pub holders: Vec<Seat>,
}

impl Award {
    /// Returns the award in words.
    pub(super) fn view(self, words: &Words) -> AwardView {
        let what: Vec<String> = self.what.iter().map(|what| what.in_words(words)).collect();
        let args = [("what", what.join(", ").into()), ("number", self.number.into())];
        let told = words.with("chart-told", &args);
        AwardView { title: words.text(self.title), told, sprite: self.sprite, holders: self.holders }
    }
}

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
