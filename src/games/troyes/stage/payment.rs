//! Deniers, influence and points that go from one place to another.

use super::moving::Leaving;
use super::script::{COUNTED, Script, WAY};
use super::{Art, Part};
use crate::games::troyes::rules::{Building, Change, Count, Good, Owner, Why};
use crate::stage::{Bounds, Placement, Point, Span};

/// The size of a coin on its way, compared with one in a purse.
const COIN: f32 = 1.5;

impl Script<'_> {
    /// Lets a coin or a sign of influence leave a purse, or come to it; points are hidden (`T 2.7`), but for the solo game.
    pub(super) fn coin(&mut self, change: Change, leaves: bool) {
        let Change { seat, good, amount, why, .. } = change;
        let is_told = self.table.after.depth().asks(Count::from(good))
            && (good != Good::Point || self.table.after.roy().is_some());
        let purse = self.rest.part(Part::Purse(Owner::Seat(seat))).filter(|_| is_told && amount > 0);
        let other = purse.and_then(|_| self.place_of(why, Owner::Seat(seat)));
        let (Some(purse), Some(other)) = (purse, other) else { return };
        let ends = if leaves { [purse.center(), other] } else { [other, purse.center()] };
        let [center, to] = ends;
        let start = self.begin(COUNTED);
        let placement = Placement::new(Art::Good(good), center, purse.height() * COIN);
        self.leaving.push(Leaving { placement, to, turn: 0.0, appears: start, time: Span::new(start, start + WAY) });
    }

    /// Returns the other end of a payment; nothing if it is seen from its other side.
    fn place_of(&self, why: Why, own: Owner) -> Option<Point> {
        let part = match why {
            Why::Event(event) | Why::EventShort(event) | Why::Cubes(event) | Why::Reward(event) => Part::Event(event),
            Why::Income => Part::Building(Building::CityHall),
            Why::Salaries | Why::SalariesShort => Part::Building(Building::Palace),
            Why::BoughtFrom(owner) => Part::Purse(owner),
            Why::Hire(card) | Why::Activity(card, _) => Part::Activity(card),
            Why::Cathedral => Part::Cathedral,
            Why::Countered | Why::Uncountered => Part::Black(0),
            Why::Agriculture | Why::Pass | Why::Reroll | Why::TurnOver | Why::Recruit => Part::District(own),
            Why::Roy => Part::RoyTable,
            Why::Character(_) => Part::Pile,
            Why::SoldTo(_) => return None,
        };
        let place = self.rest.part(part).or_else(|| self.before.part(part));
        // Gray has no purse.
        let seller = if let Why::BoughtFrom(owner) = why { self.home(owner) } else { None };
        place.map(Bounds::center).or(seller)
    }
}
