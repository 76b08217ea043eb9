//! The initial placement, and the activities that come (`T 3`, `T 4`).

use super::Activity;
use super::color::{Building, ByColor};
use super::course::Course;
use super::event::Event;
use super::happening::{Citizens, Ending, Happening, Round, Works};
use super::owner::{ByOwner, Owner};
use super::phase::{Phase, RoyPhase, UpkeepStep};
use super::reason::{Reason, RevealReason};
use super::roy;
use super::setup::Setup;
use super::table::Table;
use crate::play::Seat;

impl Table {
    /// The number of rounds in which activities come (`T 4.2`).
    pub const REVEALS: u8 = 3;

    /// Returns who places a citizen after so many: forward, then back, and so on (`T 3.2`).
    #[must_use]
    pub fn settler(&self, placed: u8) -> Option<Seat> {
        let players = self.player_count();
        let all = players.saturating_mul(Setup::first_citizens(players));
        let nth = placed.checked_rem(players)?;
        let is_forward = placed.checked_div(players)? % 2 == 0;
        let nth = if is_forward { nth } else { players - 1 - nth };
        self.seats_from(self.start()).nth(nth.into()).filter(|_| placed < all)
    }

    /// Returns the number of citizens that stand in a building.
    #[must_use]
    pub fn crowd(&self, building: Building) -> u8 {
        self.standing(building).values().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Returns the number of an owner's citizens in play: standing, lying, tradesmen and those in the personal supply.
    #[must_use]
    pub fn citizens(&self, owner: Owner) -> u8 {
        let of = |by: &ByOwner<u8>| by.get(owner).copied().unwrap_or_default();
        let standing = Building::ALL.into_iter().map(|building| of(self.standing(building)));
        let lying = Building::ALL.into_iter().map(|building| u8::from(self.lies_at(owner, building)));
        let mut count = standing.chain(lying).fold(0, u8::saturating_add);
        if owner == Owner::Roy {
            let hired = self.works().iter().filter(|work| work.roy.is_some()).count();
            count = count.saturating_add(u8::try_from(hired).unwrap_or(u8::MAX));
        }
        if let Some((seat, player)) = owner.seat().and_then(|seat| Some((seat, self.player(seat)?))) {
            let hired = self.works().iter().filter(|work| work.employs(seat)).count();
            count = count.saturating_add(player.supply()).saturating_add(u8::try_from(hired).unwrap_or(u8::MAX));
        }
        count
    }

    /// Returns the number of an owner's citizens in the general supply (`T 1.3`).
    #[must_use]
    pub fn pool(&self, owner: Owner) -> u8 {
        Self::most_citizens(owner).saturating_sub(self.citizens(owner))
    }

    /// Whether a citizen of that owner lies on a building (`T 9.32`).
    #[must_use]
    pub fn lies_at(&self, owner: Owner, building: Building) -> bool {
        self.lying(building).get(owner).copied().unwrap_or_default()
    }
}

pub(super) fn decide_settle(course: &mut Course, building: Building) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Settle(placed), Some(seat)) = (table.phase(), table.active()) else {
        return Err(Reason::NotNow(table.phase()));
    };
    if table.crowd(building) >= Building::SPACES {
        return Err(Reason::NoSpace(building));
    }
    course.tell(Happening::Citizens(Citizens::Settled(seat, building)));
    if course.table().roy().is_some() && (placed + 1) % Table::PLAYER_SETTLES == 0 {
        roy::begin(course, RoyPhase::Settle((placed + 1) / Table::PLAYER_SETTLES));
        return Ok(());
    }
    if course.table().settler(placed + 1).is_some() {
        course.begin(Phase::Settle(placed + 1));
        return Ok(());
    }
    // With two players the gray ones stand already, and every space is taken (`T 3.3`).
    for building in Building::ALL {
        let free = Building::SPACES.saturating_sub(course.table().crowd(building));
        let gray = free.min(course.table().pool(Owner::Gray));
        if gray > 0 {
            course.tell(Happening::Citizens(Citizens::Filled(building, gray)));
        }
    }
    begin_round(course, 1);
    Ok(())
}

/// Begins a round (`T 4.1`).
pub(super) fn begin_round(course: &mut Course, number: u8) {
    course.tell(Happening::Round(Round::New(number)));
    if number == course.table().rounds() {
        course.tell(Happening::Ending(Ending::LastRound));
    }
    course.begin(if number <= Table::REVEALS {
        Phase::Upkeep(UpkeepStep::Reveal)
    } else {
        Phase::Upkeep(UpkeepStep::Income)
    });
}

pub(super) fn decide_reveal(course: &mut Course, cards: ByColor<Activity>) -> Result<(), Reason> {
    let table = course.table();
    if table.phase() != Phase::Upkeep(UpkeepStep::Reveal) {
        return Err(Reason::NotNow(table.phase()));
    }
    let mut reasons = Vec::new();
    for (color, card) in cards {
        if card.color() != color {
            reasons.push(RevealReason::Color(card, color));
        }
        if !table.comes_now(card) {
            reasons.push(RevealReason::Round(card));
        }
        if card.is_bonus() && !table.has_bonus() {
            reasons.push(RevealReason::Bonus(card));
        }
    }
    if !reasons.is_empty() {
        return Err(Reason::Reveal(reasons));
    }
    course.tell(Happening::Works(Works::Revealed(cards)));
    course.begin(Phase::Upkeep(UpkeepStep::Income));
    Ok(())
}

impl Table {
    /// Whether that activity bears the number of the round, and has not come (`T 4.2`). Where a card book gives that number to
    /// none of its color, any may come: what a book says never stops play.
    #[must_use]
    pub fn comes_now(&self, card: Activity) -> bool {
        let bears = |card: Activity| self.work(card).is_none() && self.book().number(card).round() == self.round();
        let may_bear = |other: Activity| other.color() == card.color() && (!other.is_bonus() || self.has_bonus());
        let none_bears = || !Activity::ALL.into_iter().any(|other| may_bear(other) && bears(other));
        bears(card) || (self.work(card).is_none() && none_bears())
    }

    /// Whether that event can still be drawn from its deck (`T 2.4`, `T 2.6`).
    #[must_use]
    pub fn can_come(&self, event: Event) -> bool {
        (!event.is_bonus() || self.has_bonus()) && !self.came().contains(&event)
    }
}
