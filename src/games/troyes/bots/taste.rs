//! What a bot likes: what it thinks that things are worth, in hundredths of a point.

use super::super::rules::{
    Activity, Book, Building, Color, Contest, CubeRule, Effect, Event, Face, Good, Group, Modifier, Offer, Owner, Seat,
    Table, Tally, Target, Uses, rewards,
};
use super::Bot;

/// What things are worth to a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taste {
    pub(super) denier: i32,
    pub(super) influence: i32,
    /// A citizen in a building, for each round to come.
    pub(super) citizen: i32,
    /// A cube on an event, besides what it brings at once.
    pub(super) fight: i32,
    /// A cube on the Cathedral, besides what it brings at once.
    pub(super) build: i32,
    /// A cube on an activity, to be used later.
    pub(super) later: i32,
    /// A tradesman, besides the points of the space.
    pub(super) tradesman: i32,
    /// A die of the own district, which others would pay for.
    pub(super) die: i32,
    /// A die of le Roy, who acts less without it.
    pub(super) his_die: i32,
    /// An event that le Roy can counter no more.
    pub(super) denies: i32,
    /// A citizen in each building at the beginning.
    pub(super) settles: [(Building, i32); 3],
}

/// A point.
const POINT: i32 = 100;
/// The worth of a first cube on a level of the Cathedral: the loss without one, but for those that may still come.
const LEVEL: i32 = 120;
/// So many cubes on an activity are enough.
const ENOUGH: u8 = 3;

impl Bot {
    pub(super) const fn taste(self) -> Taste {
        let plain = Taste {
            denier: 22,
            influence: 30,
            citizen: 25,
            fight: 45,
            build: 30,
            later: 45,
            tradesman: 40,
            die: 35,
            his_die: 0,
            denies: 0,
            settles: [(Building::Palace, 3), (Building::Bishopric, 3), (Building::CityHall, 3)],
        };
        match self {
            Self::Builder => Taste {
                build: 80,
                fight: 20,
                settles: [(Building::Palace, 2), (Building::Bishopric, 6), (Building::CityHall, 3)],
                ..plain
            },
            Self::Soldier => Taste {
                fight: 80,
                build: 10,
                settles: [(Building::Palace, 6), (Building::Bishopric, 1), (Building::CityHall, 3)],
                ..plain
            },
            Self::Trader => Taste {
                denier: 34,
                later: 25,
                tradesman: 110,
                settles: [(Building::Palace, 2), (Building::Bishopric, 2), (Building::CityHall, 7)],
                ..plain
            },
            Self::Courtier => Taste {
                citizen: 85,
                influence: 48,
                die: 15,
                settles: [(Building::Palace, 4), (Building::Bishopric, 5), (Building::CityHall, 4)],
                ..plain
            },
        }
    }
}

impl Taste {
    /// The taste of whoever plays alone: for the difference to le Roy. It takes his dice, and the events that he would counter.
    pub(super) const AGAINST_ROY: Self = Self {
        denier: 32,
        influence: 0,
        citizen: 205,
        fight: 35,
        build: 110,
        later: 145,
        tradesman: 60,
        die: 5,
        his_die: 100,
        denies: 210,
        settles: [(Building::Palace, 0), (Building::Bishopric, 8), (Building::CityHall, 6)],
    };

    pub(super) const fn of(self, good: Good) -> i32 {
        match good {
            Good::Denier => self.denier,
            Good::Influence => self.influence,
            Good::Point => POINT,
        }
    }

    /// Returns the worth of an offer to a player, without its price.
    pub(super) fn worth(self, table: &Table, seat: Seat, group: &Group, target: Target, offer: &Offer) -> i32 {
        match target {
            Target::Activity(card) => {
                let hired = if offer.hires { self.hired(table, card) } else { 0 };
                hired + self.uses(table, seat, card, offer.most)
            }
            Target::Cathedral => self.cathedral(table, seat, group),
            Target::Combat(event) => self.cubes(table, seat, event, offer.most),
            Target::Citizen => {
                let rounds = i32::from(table.rounds().saturating_sub(table.round()));
                // One that stands in a building moves only there.
                let comes = offer.origins.contains(&super::super::rules::Origin::Supply);
                if comes { self.citizen * rounds } else { 0 }
            }
            Target::Agriculture => self.denier * i32::from(group.sum / Table::PER_DENIER),
            Target::Unsaid => 0,
        }
    }

    /// Returns the worth of a tradesman on the next space of a card.
    fn hired(self, table: &Table, card: Activity) -> i32 {
        let book: &Book = table.book();
        let space = table.work(card).map_or(0, |work| work.free_space().into());
        self.tradesman + POINT * i32::from(book.activities[card].space(space).unwrap_or_default())
    }

    /// Returns the worth of using an activity so often.
    fn uses(self, table: &Table, seat: Seat, card: Activity, times: u8) -> i32 {
        let each = match card.effect() {
            Effect::Exchange { pays, gains } => {
                let paid = pays.map_or(0, |pays| self.of(pays.of) * i32::from(pays.count));
                gains.iter().map(|gains| self.of(gains.of) * i32::from(gains.count)).sum::<i32>() - paid
            }
            Effect::Each { gains, every, of } => {
                self.of(gains.of) * i32::from(gains.count) * i32::from(table.tally(seat, of) / u16::from(every.max(1)))
            }
            Effect::Contest { gains, by } => {
                let rivals = table.players().filter(|(other, _)| *other != seat);
                let most = rivals.map(|(other, _)| table.compared(other, by)).max().unwrap_or_default();
                let own = table.compared(seat, by).saturating_sub(u16::from(by == Contest::MostDice));
                if own > most { self.of(gains.of) * i32::from(gains.count) } else { 0 }
            }
            Effect::Tax => {
                let pays = |(other, _)| if other == seat { 0 } else { table.stand(other, Building::CityHall) };
                self.denier * i32::from(table.players().map(pays).sum::<u16>())
            }
            Effect::Cubes(CubeRule::Roll { .. }) => (self.fight + self.influence) * 2 / 3,
            Effect::Cubes(CubeRule::ForEachDie { .. }) => self.fight + self.influence,
            Effect::Cubes(CubeRule::For { pays: _ }) => self.fight,
            Effect::Modify(modifier) => {
                let stored = table.work(card).and_then(|work| work.stored.get(seat)).copied().unwrap_or_default();
                let useful = times.min(ENOUGH.saturating_sub(stored));
                return self.later * likes(modifier) / 100 * i32::from(useful);
            }
        };
        each * i32::from(times)
    }

    fn cathedral(self, table: &Table, seat: Seat, group: &Group) -> i32 {
        let site = |value: &u16| u8::try_from(*value).ok().and_then(|value| Face::try_from(value).ok());
        let each = |face: Face| POINT + self.influence * i32::from(Table::influence_of(face)) + self.build;
        let sites = || group.values.iter().filter_map(site);
        // A level that is lacking will cost points at the end; one cube is enough for it.
        let cubes = table.cathedral();
        let lowest = |face: Face| cubes[face].iter().position(Option::is_none);
        let has = |level: usize| cubes.values().any(|site| site.get(level) == Some(&Some(Owner::Seat(seat))));
        let lacking = (0..3).filter(|level| !has(*level) && sites().any(|face| lowest(face) == Some(*level))).count();
        sites().map(each).sum::<i32>() + LEVEL * i32::try_from(lacking).unwrap_or_default()
    }

    /// Returns the worth of so many cubes on an event: of its reward, if they counter it.
    pub(super) fn cubes(self, table: &Table, seat: Seat, event: Event, cubes: u8) -> i32 {
        let page = &table.book().events[event];
        let known = page.rewards().unwrap_or_default();
        let at_once = (self.influence + self.fight) * i32::from(cubes);
        let Some(in_play) = table.in_play(event) else { return 0 };
        if table.free_banners(event) != Some(cubes) {
            // A share of both rewards, half of it, since others fight for them as well.
            let share = known.into_iter().map(i32::from).sum::<i32>() * POINT * i32::from(cubes);
            return at_once + share / (2 * page.banners.get().map_or(1, i32::from).max(1));
        }
        let mut after = in_play.clone();
        after.cubes.extend(std::iter::repeat_n(Owner::Seat(seat), cubes.into()));
        let gained = |(winner, points): (Seat, u16)| {
            // What others gain is half a loss.
            if winner == seat { POINT * i32::from(points) } else { -POINT / 2 * i32::from(points) }
        };
        at_once + self.denies + rewards(&after.majorities(), known).into_iter().map(gained).sum::<i32>()
    }
}

/// Returns how much a bot likes a cube, in hundredths.
const fn likes(modifier: Modifier) -> i32 {
    match modifier {
        Modifier::OneActsAs { times, .. } => 60 * times as i32,
        Modifier::FreeFromEach { .. } => 130,
        Modifier::DicePlus { .. } | Modifier::DiceWorth { .. } => 120,
        Modifier::GroupPlus { .. } | Modifier::AnyDicePlus { .. } | Modifier::ActAs { .. } => 100,
    }
}

/// Returns what each use of a card chooses, the best for a player.
pub(super) fn chosen(taste: Taste, table: &Table, seat: Seat, group: &Group, card: Activity, times: u8) -> Uses {
    match card.effect() {
        Effect::Each { gains: _, every: _, of: Tally::CitizensOfPalaceOrBishopric } => {
            let [palace, bishopric] = [Building::Palace, Building::Bishopric];
            let better = if table.stand(seat, palace) >= table.stand(seat, bishopric) { palace } else { bishopric };
            Uses::Buildings(vec![better; times.into()])
        }
        Effect::Cubes(CubeRule::ForEachDie { dice }) => {
            let left = red_left(table, seat, group, dice);
            Uses::Events(targets(taste, table, seat, times, left))
        }
        Effect::Cubes(CubeRule::For { pays: _ }) => Uses::Events(targets(taste, table, seat, times, 1)),
        Effect::Cubes(CubeRule::Roll { .. })
        | Effect::Each { .. }
        | Effect::Exchange { .. }
        | Effect::Contest { .. }
        | Effect::Tax
        | Effect::Modify(_) => Uses::Times(times),
    }
}

fn red_left(table: &Table, seat: Seat, group: &Group, color: Color) -> u8 {
    let owner = Owner::Seat(seat);
    let left = table.district(owner).filter(|(index, die)| {
        let used = group.dice.iter().any(|at| at.owner == owner && at.index == *index);
        die.color == color && !used
    });
    u8::try_from(left.count()).unwrap_or(u8::MAX)
}

/// Returns the events for so many uses with so many cubes each, the best first.
pub(super) fn targets(taste: Taste, table: &Table, seat: Seat, times: u8, each: u8) -> Vec<Event> {
    let mut chosen: Vec<Event> = Vec::new();
    for _ in 0..times {
        let free = |event: Event| {
            let uses = chosen.iter().filter(|other| **other == event).count();
            let put = u8::try_from(uses).unwrap_or(u8::MAX).saturating_mul(each);
            table.free_banners(event).map_or(u8::MAX, |free| free.saturating_sub(put))
        };
        let open = table.queue().iter().map(|in_play| in_play.event).filter(|event| free(*event) > 0);
        let best = open.max_by_key(|event| taste.cubes(table, seat, *event, free(*event).min(each)));
        chosen.extend(best);
    }
    chosen
}
