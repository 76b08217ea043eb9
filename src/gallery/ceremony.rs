//! A ceremony's step in the public JSON of a phone's view: as much as the step tells.

#![allow(missing_docs, reason = "assets/page/format.md has every field")]

use serde::Serialize;

use crate::crier::Words;
use crate::play::Seat;
use crate::show::{Armorial, AwardView, CeremonyShown, Counts, Seal, Step, TallyView};
use crate::stage::Sprite;

#[derive(Debug, Serialize)]
pub struct Ceremony {
    pub heading: String,
    pub art: Option<&'static str>,
    pub sentence: String,
    /// Whether the bars say all of the sentence.
    pub repeats: bool,
    /// The sentence about the winner, on the last step.
    pub winner: Option<String>,
    pub scale: Option<String>,
    pub lines: Vec<Line>,
    pub crowned: bool,
    pub bars: Vec<Bar>,
    /// The address that adds the game to BG Stats; `None` before the last step.
    pub bg_stats: Option<String>,
}

#[derive(Debug, Serialize)]
pub struct Bar {
    pub name: String,
    pub points: u16,
    /// Whether anything of the points is told.
    pub told: bool,
    /// The place; 0 as long as it is not told.
    pub place: usize,
    /// Whether the place has just been told.
    pub revealed: bool,
    /// The player's color.
    pub fill: String,
    /// The color of letters on it.
    pub ink: String,
    pub had: Vec<Had>,
    /// The tie-breaks that tell the player from others with as many points; empty before the last step.
    pub note: String,
    /// The points category by category; empty before the last step, and where there is one category alone.
    pub parts: Vec<BarPart>,
}

#[derive(Debug, Serialize)]
pub struct BarPart {
    pub name: String,
    pub points: i32,
}

#[derive(Debug, Serialize)]
pub struct Had {
    pub art: &'static str,
    pub number: u16,
}

#[derive(Debug, Serialize)]
pub struct Line {
    pub art: Option<&'static str>,
    pub text: String,
    pub rows: Vec<String>,
    pub fill: Option<String>,
    pub ink: Option<String>,
}

/// Returns the step for phones.
pub(super) fn ceremony(shown: &CeremonyShown, words: &Words, armorial: &Armorial) -> Ceremony {
    let CeremonyShown { ceremony, step, number: _ } = shown;
    let (race, view) = (ceremony.race(), ceremony.view(words));
    let (points, told) = (race.points(*step), race.told(*step));
    // A place is told once it stands; nobody who plays alone has one.
    let places = if step.tells_winner() && race.players() > 1 {
        race.ranks().map(|(_, rank)| Some(*rank))
    } else {
        race.locked(*step)
    };
    let counts = ceremony.counts(*step);
    let category = counts.and_then(|at| view.categories.get(at));
    let tally = category.and_then(|category| category.tally.as_ref());
    // In the end each player's points can be looked up; what brings none by itself is left out.
    let is_last = *step == Step::Podium;
    let parts = |player: Seat| {
        let all = view.categories.iter().zip(race.by_category(player));
        let parts = all.filter(|(category, _)| is_last && category.counts != Counts::Majority);
        let parts = parts.map(|(category, points)| BarPart { name: category.name.clone(), points: *points });
        Some(parts.collect::<Vec<_>>()).filter(|parts| parts.len() > 1).unwrap_or_default()
    };
    let is_new = |rank: usize| matches!(*step, Step::Places { worst, best } if (best..=worst).contains(&rank));
    let bar = |player: Seat| {
        let is_counted = counts.zip(told.get(player)).is_some_and(|(at, told)| *told > at);
        let had = |tally: &TallyView| {
            tally.had.get(player).map(|(sprite, number)| Had { art: sprite.name(), number: *number })
        };
        let told = told.get(player).copied().unwrap_or_default();
        let points = points.get(player).copied().unwrap_or_default();
        // Nothing so far is no result before all is counted, nor is a count that brings no points by itself.
        let brings = view.categories.iter().take(told).any(|category| category.counts != Counts::Majority);
        let place = places.get(player).copied().flatten();
        let arms = view.arms(player, armorial);
        Bar {
            name: view.players.get(player).cloned().unwrap_or_default(),
            points,
            told: brings && (points > 0 || told >= race.categories()),
            place: place.unwrap_or_default(),
            revealed: place.is_some_and(is_new),
            fill: arms.color.to_string(),
            ink: arms.ink().to_string(),
            had: tally.into_iter().filter(|_| is_counted).filter_map(had).collect(),
            note: view.breaks.get(player).filter(|_| is_last).map(|breaks| breaks.join(", ")).unwrap_or_default(),
            parts: parts(player),
        }
    };
    let award = |award: &AwardView| {
        let text = format!("{}: {} ({})", award.title, view.names(&award.holders), award.told);
        let rows = vec![award.title.clone(), view.names(&award.holders), award.told.clone()];
        Line { art: award.sprite.map(Sprite::name), text, rows, fill: None, ink: None }
    };
    let seal = |seal: &Seal| {
        let arms = view.seat(&seal.name).map(|player| view.arms(player, armorial));
        let [fill, ink] = [arms.map(|arms| arms.color.to_string()), arms.map(|arms| arms.ink().to_string())];
        let rows = std::iter::once(&seal.name).chain(&seal.achieved).cloned().collect();
        Line { art: None, text: seal.told(words), rows, fill, ink }
    };
    let lines = match step {
        Step::Awards => view.awards.iter().map(award).collect(),
        Step::Seals => view.seals.iter().map(seal).collect(),
        Step::Names
        | Step::Category(_)
        | Step::Places { .. }
        | Step::Duel
        | Step::Whole
        | Step::Winner
        | Step::Podium => Vec::new(),
    };
    Ceremony {
        heading: ceremony.heading(words, *step),
        art: category.and_then(|category| category.sprite).map(Sprite::name),
        sentence: ceremony.sentence(words, *step),
        repeats: matches!(step, Step::Names | Step::Podium),
        winner: is_last.then(|| view.winner.clone()),
        scale: category.map(|category| category.told.clone()).filter(|told| !told.is_empty()),
        lines,
        crowned: matches!(step, Step::Winner | Step::Podium) && race.players() > 1 && !view.is_lost,
        bars: race.order(*step).into_iter().map(bar).collect(),
        bg_stats: ceremony.beside(*step, true).is_none().then(|| ceremony.bg_stats().to_owned()),
    }
}
