//! The end of a round, and the end of the game (`T 10`, `T 12`).

use super::character::Character;
use super::color::Building;
use super::course::Course;
use super::exact::Count;
use super::good::Good;
use super::happening::{Citizens, Ending, Happening, Round};
use super::owner::Owner;
use super::phase::{EndStep, Phase};
use super::player::Player;
use super::purse::Why;
use super::reason::{Reason, ShowReason};
use super::roy;
use super::settle::begin_round;
use super::setup::{Setup, twice};
use super::table::Table;
use crate::play::{BySeat, Seat};

impl Table {
    /// Whether the round can be closed now: at its end, and earlier, since people need not tell every action.
    #[must_use]
    pub const fn can_close(&self) -> bool {
        match self.phase() {
            Phase::End(EndStep::Close) | Phase::Turn(_) => true,
            Phase::Settle(_)
            | Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(_)
            | Phase::Roy(_)
            | Phase::End(EndStep::Show | EndStep::Over) => false,
        }
    }

    /// Returns the table as a reader may see it: a player sees the own characters, and nobody else's before they are shown
    /// (`T 2.2`). Without a reader, nobody's. The pile of the solo game lies open (`T 20.18`).
    #[must_use]
    pub fn seen_by(&self, reader: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if !self.phase().is_over() && self.roy.is_none() {
            for (at, player) in seen.players.values_mut().enumerate() {
                if reader != Some(Seat::nth(at)) {
                    player.characters.clear();
                }
            }
        }
        seen
    }
}

pub(super) fn decide_close(course: &mut Course) -> Result<(), Reason> {
    let table = course.table();
    if !table.can_close() {
        return Err(Reason::NotNow(table.phase()));
    }
    if table.phase() != Phase::End(EndStep::Close) {
        leave_rest_unsaid(course);
    }
    let start = course.table().start();
    for seat in course.table().seats_from(start) {
        if let Some(deniers) = course.table().player(seat).and_then(Player::passed) {
            course.gain(seat, Good::Denier, deniers.into(), Why::Pass);
        }
    }
    go_home(course);
    course.tell(Happening::Round(Round::Cleared));
    let table = course.table();
    let (round, next) = (table.round(), table.left_of(start));
    if round >= table.rounds() {
        course.begin(Phase::End(EndStep::Show));
        return Ok(());
    }
    if next != start {
        course.tell(Happening::Round(Round::StartPassed(next)));
    }
    begin_round(course, round + 1);
    Ok(())
}

/// Marks everything that the actions may have changed of which nobody told.
fn leave_rest_unsaid(course: &mut Course) {
    let seats: Vec<Seat> = course.table().players().map(|(seat, _)| seat).collect();
    for seat in seats {
        for count in Count::ALL {
            course.leave_unsaid(seat, count);
        }
    }
}

/// Lets those who lie on buildings go home, gray ones to the general supply (`T 10.2`).
fn go_home(course: &mut Course) {
    for building in Building::ALL {
        let lying = course.table().lying(building).iter().filter(|(_, lies)| **lies);
        for owner in lying.map(|(owner, _)| owner).collect::<Vec<Owner>>() {
            course.tell(Happening::Citizens(Citizens::WentHome(owner, building)));
        }
    }
}

/// Shows the characters and ends the game; at its end, those that nobody named before.
pub(super) fn decide_show(course: &mut Course, named: &BySeat<Vec<Character>>) -> Result<(), Reason> {
    let table = course.table();
    let is_late = table.phase().is_over() && table.characters_in_game().is_empty();
    if table.phase() != Phase::End(EndStep::Show) && !is_late {
        return Err(Reason::NotNow(table.phase()));
    }
    let reasons = against_characters(table, named);
    if !reasons.is_empty() {
        return Err(Reason::Show(reasons));
    }
    let held = |(seat, player): (Seat, &Player)| {
        let characters =
            if table.dealt_characters() { Some(player.characters()) } else { named.get(seat).map(Vec::as_slice) };
        (seat, characters.unwrap_or_default().to_vec())
    };
    let held: Vec<(Seat, Vec<Character>)> = table.players().map(held).collect();
    // The pile of the solo game lies open.
    let hidden = held.into_iter().filter(|_| course.table().roy().is_none());
    for (seat, characters) in hidden.filter(|(_, characters)| !characters.is_empty()).collect::<Vec<_>>() {
        course.tell(Happening::Ending(Ending::Shown(seat, characters)));
    }
    if !is_late {
        let rounds = course.table().round();
        course.tell(Happening::Ending(Ending::Ended(rounds)));
        course.begin(Phase::End(EndStep::Over));
    }
    count(course);
    Ok(())
}

/// Adds the count at the end, if all that it needs is known.
pub(super) fn count(course: &mut Course) {
    let counted = course.table().score().map_or(Ending::Undecided, Ending::Counted);
    course.tell(Happening::Ending(counted));
    roy::count(course);
}

/// Returns why the players cannot hold these; nobody names any where they were dealt by the setup, and nobody has to where
/// they were not.
fn against_characters(table: &Table, named: &BySeat<Vec<Character>>) -> Vec<ShowReason> {
    if named.is_empty() {
        return Vec::new();
    }
    let players = table.players().len();
    let mut reasons = Vec::new();
    if named.len() != players {
        reasons.push(ShowReason::Players(named.len(), players));
    }
    let held = Setup::held(table.player_count());
    for (seat, characters) in named.iter() {
        let dealt = table.player(seat).map(Player::characters).unwrap_or_default();
        if table.dealt_characters() && dealt != characters.as_slice() {
            reasons.push(ShowReason::Dealt(seat));
        } else if !characters.is_empty() && characters.len() != held {
            reasons.push(ShowReason::Count(seat, characters.len(), held));
        }
    }
    reasons.extend(twice(named).map(ShowReason::Twice));
    reasons
}
