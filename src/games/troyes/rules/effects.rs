//! What activities do, use by use (`T 13`, `T 16`).

use super::activity::Activity;
use super::color::{Building, Color};
use super::combat::put_cubes;
use super::course::Course;
use super::effect::{Contest, CubeRule, Effect, Tally};
use super::event::Event;
use super::exact::Count;
use super::good::{Amount, Good};
use super::happening::{Happening, Works};
use super::order::{ToldEvent, Uses};
use super::owner::Owner;
use super::purse::Why;
use super::roy;
use super::score::small;
use super::table::Table;
use crate::play::Seat;

/// Adds what an activity does, so often; its dice are gone already (`T 16.3`).
pub(super) fn use_activity(
    course: &mut Course,
    seat: Seat,
    card: Activity,
    uses: &Uses,
    cubes: &[(Event, u8)],
    told: &[ToldEvent],
) {
    let times = u16::from(uses.times());
    let why = Why::Activity(card, seat);
    match card.effect() {
        Effect::Exchange { pays, gains } => {
            if let Some(pays) = pays {
                course.lose(seat, pays.of, times * u16::from(pays.count), why);
            }
            for gains in gains {
                course.gain(seat, gains.of, times * u16::from(gains.count), why);
            }
        }
        Effect::Each { gains, every, of } => {
            let due: u16 = match uses {
                Uses::Buildings(buildings) => {
                    buildings.iter().map(|building| course.table().stand(seat, *building)).sum()
                }
                // Rounded down anew each time.
                Uses::Times(_) | Uses::Events(_) => times * (course.table().tally(seat, of) / u16::from(every).max(1)),
            };
            course.gain(seat, gains.of, due * u16::from(gains.count), why);
        }
        Effect::Contest { gains, by } => contest(course, seat, gains, by, times, why),
        Effect::Tax => tax(course, seat, card, times),
        Effect::Cubes(CubeRule::For { pays }) => {
            // All is spent before any cube (`T 13`, Diplomat).
            course.lose(seat, pays.of, times * u16::from(pays.count), why);
            put_cubes(course, seat, cubes, told);
        }
        Effect::Cubes(CubeRule::ForEachDie { .. }) => put_cubes(course, seat, cubes, told),
        Effect::Modify(_) => {
            course.tell(Happening::Works(Works::Stored(seat, card, uses.times())));
        }
        // Its dice are rolled next.
        Effect::Cubes(CubeRule::Roll { .. }) => {}
    }
}

impl Table {
    /// Returns the number of a player's citizens standing in a building.
    #[must_use]
    pub fn stand(&self, seat: Seat, building: Building) -> u16 {
        self.standing(building).get(Owner::Seat(seat)).copied().unwrap_or_default().into()
    }

    /// Returns how much there is of what an activity counts for a player (`T 13`, `T 16.1`).
    #[must_use]
    pub fn tally(&self, seat: Seat, of: Tally) -> u16 {
        match of {
            Tally::CitizensOfPalaceOrBishopric => {
                self.stand(seat, Building::Palace).max(self.stand(seat, Building::Bishopric))
            }
            Tally::CubesOnCathedral => self.cubes_on_cathedral(seat),
            Tally::EventsWithCube => self.events_with_cube(seat),
            Tally::YellowDiceInSquare => self.free_of(Color::Yellow).values().sum(),
            // Le Roy's do not count (`T 20.19`), gray ones do.
            Tally::RedDiceInReddestDistrict => {
                let districts = self.free_of(Color::Red);
                let of = |(owner, dice): (Owner, &u16)| (owner != Owner::Roy).then_some(*dice);
                districts.iter().filter_map(of).max().unwrap_or_default()
            }
        }
    }

    /// Returns the number of dice of a color that lie in each district.
    fn free_of(&self, color: Color) -> super::ByOwner<u16> {
        self.square().map(|_, dice| small(dice.iter().filter(|die| die.is_free() && die.color == color).count()))
    }

    /// Returns what a player's district has of what districts are compared by.
    #[must_use]
    pub fn compared(&self, seat: Seat, by: Contest) -> u16 {
        self.compared_of(Owner::Seat(seat), by)
    }

    fn compared_of(&self, owner: Owner, by: Contest) -> u16 {
        let dice = self.district(owner).map(|(_, die)| die);
        match by {
            Contest::MostDice => small(dice.count()),
            Contest::HighestRedSum => {
                dice.filter(|die| die.color == Color::Red).map(|die| u16::from(die.face.value())).sum()
            }
        }
    }
}

/// Adds what those gain whose districts have most: whoever they are, or only if the player is among them (`T 13.7`).
fn contest(course: &mut Course, seat: Seat, gains: Amount, by: Contest, times: u16, why: Why) {
    let table = course.table();
    // Le Roy is compared like a player (`T 20.19`).
    let roy = table.roy().map_or(0, |_| table.compared_of(Owner::Roy, by));
    let most = table.players().map(|(other, _)| table.compared(other, by)).max().unwrap_or_default().max(roy);
    let needs_player = match by {
        Contest::MostDice => false,
        Contest::HighestRedSum => true,
    };
    if most == 0 || needs_player && table.compared(seat, by) < most {
        return;
    }
    let first: Vec<Seat> = table.seats_from(seat).filter(|other| table.compared(*other, by) == most).collect();
    for winner in first {
        course.gain(winner, gains.of, times * u16::from(gains.count), why);
    }
    if roy == most {
        roy::gain(course, times * u16::from(gains.count), why);
    }
}

/// Adds what everybody pays for citizens in City Hall, as far as possible, and the bank for gray ones (`T 13`).
fn tax(course: &mut Course, seat: Seat, card: Activity, times: u16) {
    let why = Why::Activity(card, seat);
    let table = course.table();
    let neutral = table.neutral();
    let standing = table.standing(Building::CityHall).get(neutral).copied().unwrap_or_default();
    // Twice as much for le Roy's (`T 20.19`).
    let due = u16::from(standing) * if neutral == Owner::Roy { 2 } else { 1 };
    for other in table.seats_from(table.left_of(seat)).filter(|other| *other != seat) {
        let Some(player) = course.table().player(other) else { continue };
        let due = times * course.table().stand(other, Building::CityHall);
        let is_exact = player.is_exact(Count::Deniers);
        let paid = if is_exact { due.min(player.purse().has(Good::Denier)) } else { due };
        course.lose(other, Good::Denier, due, why);
        course.gain(seat, Good::Denier, paid, why);
        // Nobody knows whether that one could pay.
        if !is_exact && due > 0 {
            course.leave_unsaid(seat, Count::Deniers);
        }
    }
    course.gain(seat, Good::Denier, times * due, why);
}
