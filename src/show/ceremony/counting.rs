//! What a ceremony counts, one category after the other: what everybody has of it, and what that brings.

use std::cmp::Reverse;

use super::told::{Category, TallyView};
use crate::chronicle::PlayerSheet;
use crate::chronicle::hall::Finished;
use crate::crier::{InWords as _, MessageRef, Words};
use crate::play::{BySeat, Seat};
use crate::show::count::Part;
use crate::show::counted::Counted;
use crate::stage::Sprite;

/// A category as it is counted in the ceremony, in no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The name.
    pub name: MessageRef,
    /// Its drawing.
    pub sprite: Option<Sprite>,
    /// Whether it is a card that is turned over.
    pub is_card: bool,
    /// The points by what is counted, as “6+ → 1 · 12+ → 3”.
    pub scale: Option<String>,
    /// What is counted; empty where the points say it.
    pub tallies: Vec<Tally>,
    /// What it brings everybody; less than 0 if it takes points away.
    pub points: BySeat<i32>,
}

/// What everybody has of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// What it is.
    pub what: MessageRef,
    /// The numbers, each with its drawing.
    pub had: BySeat<(Sprite, u16)>,
}

impl Counting {
    /// Makes the category of a part of everybody's points.
    #[must_use]
    pub fn of_part(part: &Part, points: BySeat<i32>) -> Self {
        let Part { name, sprite, .. } = *part;
        Self { name, sprite, is_card: false, scale: None, tallies: Vec::new(), points }
    }

    /// Returns the parts of everybody's points.
    pub(in crate::show) fn parts<G: Counted>(finished: &Finished<G>) -> Vec<Self> {
        let players = finished.results().players;
        let parts = players.map(|(_, player): (Seat, &PlayerSheet<G>)| G::parts(&player.sheet));
        let points = |at: usize| parts.map(|(_, parts)| parts.get(at).map_or(0, |part| i32::from(part.points)));
        let first = parts.get(Seat(0)).into_iter().flatten();
        first.enumerate().map(|(at, part)| Self::of_part(part, points(at))).collect()
    }

    /// Returns the category of points that have no parts.
    pub(super) fn whole(points: BySeat<i32>) -> Self {
        let name = MessageRef::new("results-total");
        Self { name, sprite: None, is_card: false, scale: None, tallies: Vec::new(), points }
    }

    /// Returns the category in words.
    pub(super) fn view(&self, words: &Words) -> Category {
        let tally = |Tally { what, had }: &Tally| TallyView { what: capital(&what.in_words(words)), had: had.clone() };
        let tallies: Vec<TallyView> = self.tallies.iter().map(tally).collect();
        let scale = |(scale, first): (&String, &TallyView)| {
            words.with("chart-told", &[("what", first.what.as_str().into()), ("number", scale.as_str().into())])
        };
        Category {
            name: self.name.in_words(words),
            sprite: self.sprite,
            is_card: self.is_card,
            scale: self.scale.as_ref().zip(tallies.first()).map(scale).unwrap_or_default(),
            tallies,
        }
    }
}

impl Category {
    /// Returns who has how much of what is counted, most first, as “Deniers: Anna 13, Bo 11.”; of several things who has most, as
    /// “Palace: Anna 3. City Hall: Anna 2, Bo 2.” What nobody has is left out.
    #[must_use]
    pub(super) fn counted(&self, words: &Words, players: &BySeat<String>) -> String {
        let is_one = self.tallies.len() < 2;
        let counted = |tally: &TallyView| {
            let mut had: Vec<(u16, &str)> =
                tally.had.values().map(|(_, count)| *count).zip(players.values().map(String::as_str)).collect();
            had.retain(|(count, _)| *count > 0);
            had.sort_by_key(|(count, _)| Reverse(*count));
            let most = had.first().map_or(0, |(count, _)| *count);
            had.retain(|(count, _)| is_one || *count == most);
            let had = had.into_iter().map(|(count, name)| format!("{name} {count}")).collect::<Vec<_>>().join(", ");
            let args = [("what", tally.what.as_str().into()), ("number", had.as_str().into())];
            (!had.is_empty()).then(|| format!("{}.", words.with("chart-told", &args)))
        };
        self.tallies.iter().filter_map(counted).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the text with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
