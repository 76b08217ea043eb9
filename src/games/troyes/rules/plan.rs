//! What an action would do, with every reason why it cannot (`T 9`).

use super::activity::Activity;
use super::color::{Building, Color};
use super::effect::{CubeRule, Effect, Modifier, Tally};
use super::event::Event;
use super::good::Good;
use super::group::Group;
use super::happening::What;
use super::order::{Act, Hire, Origin, Purpose, ToldEvent, Uses};
use super::owner::Owner;
use super::reason::ActReason;
use super::table::Table;
use crate::play::{Face, Seat};

/// A checked action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) group: Group,
    pub(super) what: What,
}

impl Table {
    /// Returns what a player's action does.
    ///
    /// # Errors
    /// Every reason why it is not possible.
    pub(super) fn plan(&self, seat: Seat, act: &Act) -> Result<Plan, Vec<ActReason>> {
        let group = self.group(seat, &act.group, act.cube)?;
        let mut reasons = Vec::new();
        let what = match &act.purpose {
            Purpose::Activity { card, hire, uses, told } => {
                reasons.extend(self.against_activity(seat, &group, *card, *hire, uses));
                reasons.extend(self.against_told_cubes(*card, uses, told));
                Some(What::Activity(*card, uses.times()))
            }
            Purpose::Cathedral => {
                reasons.extend(self.against_cathedral(&group));
                Some(What::Cathedral)
            }
            Purpose::Combat { event, cubes, told } => {
                let told: Vec<ToldEvent> = told.iter().copied().collect();
                reasons.extend(super::combat::against_told(self, &[*event], &told).into_iter().map(ActReason::Told));
                match self.cubes_against(&group, *event, *cubes) {
                    Ok(cubes) => Some(What::Combat(*event, cubes)),
                    Err(more) => {
                        reasons.extend(more);
                        None
                    }
                }
            }
            Purpose::Citizen { from, out } => match place_of(&group) {
                Ok((building, value)) => {
                    reasons.extend(self.against_citizen(seat, *from));
                    reasons.extend(self.against_out(Owner::Seat(seat), Some(*from), building, *out));
                    Some(What::Citizen(building, value))
                }
                Err(more) => {
                    reasons.extend(more);
                    None
                }
            },
            Purpose::Agriculture => {
                reasons.extend(group.against_color(Color::Yellow));
                Some(What::Agriculture)
            }
            Purpose::Unsaid => Some(What::Unsaid),
        };
        reasons.extend(self.against_price(seat, group.price() + self.further_price(act)));
        match what {
            Some(what) if reasons.is_empty() => Ok(Plan { group, what }),
            Some(_) | None => Err(reasons),
        }
    }

    /// Returns what an action costs besides its dice.
    fn further_price(&self, act: &Act) -> u16 {
        match &act.purpose {
            Purpose::Activity { card, hire, uses, told: _ } => {
                let hired = hire.and_then(|hire| self.hire_price(*card, hire)).unwrap_or_default();
                hired.saturating_add(paid_for(*card, Good::Denier).saturating_mul(uses.times().into()))
            }
            Purpose::Cathedral
            | Purpose::Combat { .. }
            | Purpose::Citizen { .. }
            | Purpose::Agriculture
            | Purpose::Unsaid => 0,
        }
    }

    /// Returns the price of a tradesman on that card, as far as it is known or told (`T 9.7`).
    pub(super) fn hire_price(&self, card: Activity, hire: Hire) -> Option<u16> {
        self.book().activities[card].hire.get().or(hire.told).map(u16::from)
    }

    pub(super) fn against_price(&self, seat: Seat, price: u16) -> Option<ActReason> {
        let player = self.player(seat)?;
        let has = player.purse().has(Good::Denier);
        (!player.can_pay(Good::Denier, price)).then_some(ActReason::Deniers(price, has))
    }

    fn against_activity(
        &self,
        seat: Seat,
        group: &Group,
        card: Activity,
        hire: Option<Hire>,
        uses: &Uses,
    ) -> Vec<ActReason> {
        let Some(work) = self.work(card) else { return vec![ActReason::NotRevealed(card)] };
        let mut reasons: Vec<ActReason> = group.against_card(card).into_iter().collect();
        match (work.employs(seat), hire) {
            (true, Some(_)) => reasons.push(ActReason::SecondTradesman(card)),
            (false, None) => reasons.push(ActReason::NoTradesman(card)),
            (true, None) => {}
            (false, Some(hire)) => {
                reasons.extend(self.against_citizen(seat, hire.from));
                let is_known = self.book().activities[card].hire.get().is_some();
                reasons.extend((is_known && hire.told.is_some()).then_some(ActReason::HireKnown(card)));
            }
        }
        let times = uses.times();
        reasons.extend(against_times(group.sum, self.book().activities[card].per.get(), times));
        let influence = paid_for(card, Good::Influence).saturating_mul(times.into());
        if let Some(player) = self.player(seat).filter(|player| !player.can_pay(Good::Influence, influence)) {
            reasons.push(ActReason::Influence(influence, player.purse().has(Good::Influence)));
        }
        reasons.extend(against_choice(card, uses));
        if let Some(cubes) = self.cubes_of(seat, group, card, uses) {
            if cubes.is_empty() && times > 0 {
                reasons.push(ActReason::NoRedDie);
            }
            reasons.extend(self.against_cubes(&cubes));
        }
        reasons
    }

    /// Returns what people tell wrongly of the events that an activity puts cubes on.
    fn against_told_cubes(&self, card: Activity, uses: &Uses, told: &[ToldEvent]) -> Vec<ActReason> {
        let events = match (card.effect(), uses) {
            (Effect::Cubes(CubeRule::ForEachDie { .. } | CubeRule::For { .. }), Uses::Events(events)) => {
                events.as_slice()
            }
            (
                Effect::Cubes(_)
                | Effect::Exchange { .. }
                | Effect::Each { .. }
                | Effect::Contest { .. }
                | Effect::Tax
                | Effect::Modify(_),
                Uses::Times(_) | Uses::Buildings(_) | Uses::Events(_),
            ) => &[],
        };
        super::combat::against_told(self, events, told).into_iter().map(ActReason::Told).collect()
    }

    /// Returns the cubes that an activity puts at once on events, use by use; `None` if it puts none.
    pub(super) fn cubes_of(&self, seat: Seat, group: &Group, card: Activity, uses: &Uses) -> Option<Vec<(Event, u8)>> {
        let Uses::Events(events) = uses else { return None };
        match card.effect() {
            Effect::Cubes(CubeRule::ForEachDie { dice }) => {
                let red = self.left_in_district(seat, group, dice);
                let mut put: Vec<(Event, u8)> = Vec::new();
                for event in events {
                    let before = put.iter().filter(|(other, _)| other == event).map(|(_, cubes)| *cubes);
                    let left = self.free_banners(*event).map(|free| free.saturating_sub(before.sum()));
                    // At least one, so that a use without a free banner is refused for it.
                    put.push((*event, left.map_or(red, |left| red.min(left)).max(1)));
                }
                Some(if red == 0 { Vec::new() } else { put })
            }
            Effect::Cubes(CubeRule::For { pays: _ }) => Some(events.iter().map(|event| (*event, 1)).collect()),
            Effect::Cubes(CubeRule::Roll { .. })
            | Effect::Exchange { .. }
            | Effect::Each { .. }
            | Effect::Contest { .. }
            | Effect::Tax
            | Effect::Modify(_) => None,
        }
    }

    /// Returns the level, from 1, on which each die of the group builds (`T 9.16`).
    pub(super) fn levels(&self, group: &Group) -> Vec<(Face, Option<u8>)> {
        let mut built: Vec<(Face, Option<u8>)> = Vec::new();
        let sites = group.values.iter().filter_map(|value| Face::try_from(u8::try_from(*value).ok()?).ok());
        for site in sites {
            let is_free = |level: &u8| {
                let is_built = built.contains(&(site, Some(*level)));
                !is_built && self.cube_at(site, *level).is_none()
            };
            built.push((site, (1..=3).find(is_free)));
        }
        built
    }

    pub(super) fn against_cathedral(&self, group: &Group) -> Vec<ActReason> {
        let mut reasons: Vec<ActReason> = group.against_color(Color::White).into_iter().collect();
        let bars = group.modifier().is_some_and(Modifier::bars_cathedral);
        reasons.extend(group.cube.filter(|_| bars).map(ActReason::CubeBars));
        let full = self.levels(group).into_iter().filter(|(_, level)| level.is_none());
        reasons.extend(full.map(|(site, _)| ActReason::SiteFull(site)));
        reasons
    }

    /// Returns the number of cubes that a group puts on an event (`T 9.19`).
    ///
    /// # Errors
    /// Every reason why it puts none, or not so many.
    pub(super) fn cubes_against(&self, group: &Group, event: Event, told: Option<u8>) -> Result<u8, Vec<ActReason>> {
        if self.in_play(event).is_none() {
            return Err(vec![ActReason::NoSuchEvent(event)]);
        }
        let page = &self.book().events[event];
        let mut reasons: Vec<ActReason> = group.against_fought(page.fought.get()).into_iter().collect();
        let most = page.per.get().map(|per| most_of(group.sum, per));
        let free = self.free_banners(event);
        let cubes = told.or_else(|| most.map(|most| free.map_or(most, |free| most.min(free)).max(1)));
        match cubes {
            None => reasons.push(ActReason::TimesUnsaid),
            Some(cubes) => {
                reasons.extend(against_times(group.sum, page.per.get(), cubes));
                reasons.extend(self.against_cubes(&[(event, cubes)]));
            }
        }
        match cubes {
            Some(cubes) if reasons.is_empty() => Ok(cubes),
            Some(_) | None => Err(reasons),
        }
    }

    /// Returns why a player's citizen cannot come from there (`T 9.8`).
    pub(super) fn against_citizen(&self, seat: Seat, from: Origin) -> Option<ActReason> {
        let owner = Owner::Seat(seat);
        let is_there = match from {
            Origin::Supply => self.player(seat).is_some_and(|player| player.supply() > 0),
            Origin::Standing(building) => self.standing(building).get(owner).is_some_and(|count| *count > 0),
            Origin::Lying(building) => self.lies_at(owner, building),
            Origin::Tradesman(card) => self.work(card).is_some_and(|work| work.employs(seat)),
        };
        (!is_there).then_some(ActReason::NoCitizen(from))
    }

    /// Returns why that citizen cannot be pushed out, or somebody must be (`T 9.31`, `T 9.32`).
    pub(super) fn against_out(
        &self,
        owner: Owner,
        from: Option<Origin>,
        building: Building,
        out: Option<Owner>,
    ) -> Option<ActReason> {
        // Whoever moves within a building has left its place before.
        let left = u8::from(from == Some(Origin::Standing(building)));
        let Some(out) = out else {
            let is_full = self.crowd(building).saturating_sub(left) >= Building::SPACES;
            return is_full.then_some(ActReason::NoSpace(building));
        };
        let own = out == owner;
        let standing = self.standing(building).get(out).copied().unwrap_or_default();
        if standing.saturating_sub(if own { left } else { 0 }) == 0 {
            return Some(ActReason::NobodyThere(out, building));
        }
        let rises = own && from == Some(Origin::Lying(building));
        (self.lies_at(out, building) && !rises).then_some(ActReason::LiesThere(out, building))
    }
}

/// Returns the building, and the value of the place, to which a group sends a citizen (`T 9.30`).
///
/// # Errors
/// Every reason why it sends none.
pub(super) fn place_of(group: &Group) -> Result<(Building, u8), Vec<ActReason>> {
    let (Some(color), [value]) = (group.color(), group.values.as_slice()) else {
        // One die that acts as several is no one die either.
        return Err(match group.cube.filter(|_| group.dice.len() == 1) {
            Some(cube) => vec![ActReason::CubeBars(cube)],
            None => vec![ActReason::OneDie(group.dice.len())],
        });
    };
    let building = color.building();
    let bars = group.modifier().is_some_and(|modifier| modifier.bars_placing(building));
    let value = u8::try_from(*value).ok().filter(|value| *value <= Building::SPACES).ok_or(ActReason::NoPlace(*value));
    match (bars, group.cube, value) {
        (false, _, Ok(value)) | (true, None, Ok(value)) => Ok((building, value)),
        (false, _, Err(reason)) | (true, None, Err(reason)) => Err(vec![reason]),
        (true, Some(cube), Ok(_)) => Err(vec![ActReason::CubeBars(cube)]),
        (true, Some(cube), Err(reason)) => Err(vec![ActReason::CubeBars(cube), reason]),
    }
}

/// Returns how often a sum can be divided (`T 9.12`); a divisor of nothing divides nothing.
pub(super) fn most_of(sum: u16, per: u8) -> u8 {
    u8::try_from(sum.checked_div(per.into()).unwrap_or_default()).unwrap_or(u8::MAX)
}

/// Returns why something cannot be done so often with that sum; fewer is allowed (`T 9.12`).
fn against_times(sum: u16, per: Option<u8>, times: u8) -> Option<ActReason> {
    match per.map(|per| (most_of(sum, per), per)) {
        Some((0, per)) => Some(ActReason::TooSmall(sum, per)),
        _ if times == 0 => Some(ActReason::NoUse),
        Some((most, _)) => (times > most).then_some(ActReason::TooOften(times, most)),
        // No divisor is smaller than one.
        None => (u16::from(times) > sum).then_some(ActReason::TooOften(times, most_of(sum, 1))),
    }
}

/// Returns why the choices of each use do not fit the card.
fn against_choice(card: Activity, uses: &Uses) -> Option<ActReason> {
    let fits = match (card.effect(), uses) {
        (Effect::Each { of: Tally::CitizensOfPalaceOrBishopric, .. }, Uses::Buildings(buildings)) => {
            return buildings
                .iter()
                .find(|building| **building == Building::CityHall)
                .map(|building| ActReason::NotCounted(*building));
        }
        (Effect::Cubes(CubeRule::ForEachDie { .. } | CubeRule::For { .. }), Uses::Events(_)) => true,
        (
            Effect::Each { of: Tally::CitizensOfPalaceOrBishopric, .. }
            | Effect::Cubes(CubeRule::ForEachDie { .. } | CubeRule::For { .. }),
            Uses::Times(_) | Uses::Buildings(_) | Uses::Events(_),
        ) => false,
        (
            Effect::Each { .. }
            | Effect::Exchange { .. }
            | Effect::Contest { .. }
            | Effect::Tax
            | Effect::Cubes(CubeRule::Roll { .. })
            | Effect::Modify(_),
            uses,
        ) => matches!(uses, Uses::Times(_)),
    };
    (!fits).then_some(ActReason::Choice(card))
}

/// Returns what each use of a card costs of that.
pub(super) fn paid_for(card: Activity, good: Good) -> u16 {
    let pays = match card.effect() {
        Effect::Exchange { pays, gains: _ } => pays,
        Effect::Cubes(CubeRule::For { pays }) => Some(pays),
        Effect::Cubes(CubeRule::Roll { .. } | CubeRule::ForEachDie { .. })
        | Effect::Each { .. }
        | Effect::Contest { .. }
        | Effect::Tax
        | Effect::Modify(_) => None,
    };
    pays.filter(|pays| pays.of == good).map_or(0, |pays| pays.count.into())
}
