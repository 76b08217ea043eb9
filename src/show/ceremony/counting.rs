//! What a ceremony counts, one category after the other: what everybody has of it, and what that brings.

use std::cmp::Reverse;

use super::race::Race;
use super::told::{Category, CeremonyView, TallyView};
use crate::chronicle::PlayerSheet;
use crate::chronicle::hall::Finished;
use crate::crier::{InWords as _, MINUS, MessageRef, Words};
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
    /// How it is counted.
    pub counts: Counts,
    /// What it brings, in general.
    pub rule: Option<CountRule>,
    /// What is counted; nothing where the points say it.
    pub tally: Option<Tally>,
    /// What it brings everybody; less than 0 if it takes points away. A rival whom nobody plays comes behind the players.
    pub points: BySeat<i32>,
}

/// How a category is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// As points.
    Points,
    /// As the points of a card that is turned over.
    Card,
    /// One by one, for who has most: it brings no points by itself.
    Majority,
}

/// What a category brings, in general.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountRule {
    /// The points by what is counted.
    Scale(Scale),
    /// A sentence.
    Told(MessageRef),
}

/// The least counts that bring points, each with its points, ascending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale(pub Vec<(u16, u8)>);

impl Scale {
    /// Returns the scale in signs, as “6+ → 1 · 12+ → 3”.
    #[must_use]
    pub fn signs(&self) -> String {
        // A step stands in one line.
        let step = |(least, points): &(u16, u8)| format!("{least}+\u{a0}→\u{a0}{points}");
        self.0.iter().map(step).collect::<Vec<_>>().join("\u{a0}· ")
    }

    /// Returns the scale in words, as “1 point for 6 or more, 3 points for 12 or more”.
    fn told(&self, words: &Words) -> String {
        let step = |(least, points): &(u16, u8)| {
            words.with("ceremony-scale", &[("points", (*points).into()), ("least", (*least).into())])
        };
        self.0.iter().map(step).collect::<Vec<_>>().join(", ")
    }
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
        Self { name, sprite, counts: Counts::Points, rule: None, tally: None, points }
    }

    /// Returns the parts of everybody's points.
    pub(in crate::show) fn parts<G: Counted>(finished: &Finished<G>) -> Vec<Self> {
        let players = finished.results().players;
        let parts = players.map(|(_, player): (Seat, &PlayerSheet<G>)| G::parts(&player.sheet));
        let points = |at: usize| parts.map(|(_, parts)| parts.get(at).map_or(0, |part| i32::from(part.points)));
        let first = parts.get(Seat(0)).into_iter().flatten();
        first.enumerate().map(|(at, part)| Self::of_part(part, points(at))).collect()
    }

    /// Returns the race of what is counted.
    pub(super) fn race(counted: &[Self]) -> Race {
        let of = |seat: Seat| counted.iter().filter_map(|category| category.points.get(seat).copied()).collect();
        let points = counted.first().map(|category| category.points.map(|(seat, _)| of(seat)));
        points.map(Race::new).unwrap_or_default()
    }

    /// Returns the category of points that have no parts.
    pub(super) fn whole(points: BySeat<i32>) -> Self {
        let name = MessageRef::new("results-total");
        Self { name, sprite: None, counts: Counts::Points, rule: None, tally: None, points }
    }

    /// Returns the category in words.
    pub(super) fn view(&self, words: &Words) -> Category {
        let tally = |Tally { what, had }: &Tally| TallyView { what: capital(&what.in_words(words)), had: had.clone() };
        let tally = self.tally.as_ref().map(tally);
        let of = |number: String| {
            let what = tally.as_ref().map(|tally| tally.what.as_str()).unwrap_or_default();
            words.with("chart-told", &[("what", what.into()), ("number", number.into())])
        };
        let (rule, told) = match &self.rule {
            Some(CountRule::Scale(scale)) => (of(scale.signs()), of(scale.told(words))),
            Some(CountRule::Told(message)) => (message.in_words(words), message.in_words(words)),
            None => (String::new(), String::new()),
        };
        Category { name: self.name.in_words(words), sprite: self.sprite, counts: self.counts, rule, told, tally }
    }
}

impl Category {
    /// Returns who has how much of what is counted, most first, as “Deniers: Anna 13, Bo 11.”; nothing of what nobody has.
    fn counted(&self, words: &Words, players: &BySeat<String>) -> String {
        let Some(TallyView { what, had }) = &self.tally else { return String::new() };
        let had = ranked(had.values().map(|(_, count)| i32::from(*count)).zip(players.values()));
        let args = [("what", what.as_str().into()), ("number", listed(&had).into())];
        if had.is_empty() { String::new() } else { format!("{}.", words.with("chart-told", &args)) }
    }

    /// Returns who has most of what is counted, as “Most: Anna 3, Bo 3.”; nothing of what nobody has.
    #[must_use]
    pub(super) fn most(&self, words: &Words, players: &BySeat<String>) -> String {
        let had = self.tally.iter().flat_map(|tally| tally.had.values()).map(|(_, count)| i32::from(*count));
        let mut had = ranked(had.zip(players.values()));
        let most = had.first().map(|(count, _)| *count);
        had.retain(|(count, _)| Some(*count) == most);
        if had.is_empty() { String::new() } else { words.with("ceremony-most", &[("list", listed(&had).into())]) }
    }
}

/// Returns who has how much of that category, and what it brings; where nothing is counted, the bars say it.
pub(super) fn counted(words: &Words, view: &CeremonyView, at: usize, points: &BySeat<i32>) -> String {
    let Some(category) = view.categories.get(at) else { return String::new() };
    let counts = view.categories.iter().any(|category| category.tally.is_some());
    let brings = match category.counts {
        Counts::Majority => category.rule.clone(),
        Counts::Points | Counts::Card if counts => brought(words, points, &view.players),
        Counts::Points | Counts::Card => String::new(),
    };
    together([category.counted(words, &view.players), brings])
}

/// Returns what a category brought, most first, as “Points: Anna 3, Bo −2.”; nothing where it brought nothing.
fn brought(words: &Words, points: &BySeat<i32>, players: &BySeat<String>) -> String {
    let had = ranked(points.values().copied().zip(players.values()));
    if had.is_empty() { String::new() } else { words.with("ceremony-brought", &[("list", listed(&had).into())]) }
}

/// Returns the texts that there are, in one.
pub(super) fn together<const N: usize>(texts: [String; N]) -> String {
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the numbers that are not 0 with their players, most first.
fn ranked<'p>(had: impl Iterator<Item = (i32, &'p String)>) -> Vec<(i32, &'p String)> {
    let mut had: Vec<(i32, &String)> = had.filter(|(number, _)| *number != 0).collect();
    had.sort_by_key(|(number, _)| Reverse(*number));
    had
}

/// Returns players with their numbers, as “Anna 3, Bo −2”.
fn listed(had: &[(i32, &String)]) -> String {
    let told = |(number, name): &(i32, &String)| format!("{name} {}", number.to_string().replace('-', MINUS));
    had.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// Returns the text with a capital.
pub(in crate::show) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
