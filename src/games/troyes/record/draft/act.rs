//! An action as it is picked: dice of the city square, what they are for, and what that needs (`T 9`).

use super::input::pick_cube;
use super::telling::{TellPick, Telling};
use super::{Picked, preset, toggle};
use crate::games::troyes::rules::{
    Act, Activity, Building, CubeRule, Depth, DieAt, Effect, Event, Group, Hire, Offer, Order, Origin, Owner, Purpose,
    Reason, Seat, Table, Tally, Target, Uses, decide,
};

/// The picks of an action; none at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    pub(super) dice: Vec<DieAt>,
    /// Whether nobody picked the dice yet: they are those that do most with the target, or cost least.
    pub(super) preset: bool,
    pub(super) cube: Option<Activity>,
    pub(super) target: Option<Target>,
    from: Option<Origin>,
    out: Option<Picked<Option<Owner>>>,
    price: Option<u8>,
    times: Option<u8>,
    pub(super) buildings: Vec<Building>,
    pub(super) events: Vec<Event>,
    pub(super) telling: Telling,
}

/// A part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActPick {
    /// A die of the city square.
    Die(DieAt),
    /// A cube of that activity, which changes the group (`T 9.14`).
    Cube(Activity),
    /// What the dice are for.
    Target(Target),
    /// A citizen for that building, with an own die that places one there: what a press on the building means.
    Place(Building),
    /// Where a citizen comes from.
    From(Origin),
    /// Who is pushed out, if anybody.
    Out(Option<Owner>),
    /// The price of a tradesman, where it is open.
    Price,
    /// How often the activity is used, or how many cubes are put.
    Times,
    /// One more use for that building (Miller).
    Building(Building),
    /// One more use for that event (Chivalry, Diplomat).
    Event(Event),
    /// What is said of an event.
    Tell(TellPick),
}

/// What each use of an activity chooses.
pub(super) enum Choice {
    Nothing,
    Buildings,
    /// Events, each of which gets so many cubes each time.
    Events(u8),
}

impl ActPick {
    /// Whether it is a choice that a player may propose, and not what people tell of a card. Not to say what dice are for, which leaves
    /// every purse unsure from then on, is the crier's.
    pub(super) const fn is_choice(self) -> bool {
        match self {
            Self::Die(_)
            | Self::Cube(_)
            | Self::Target(
                Target::Activity(_) | Target::Combat(_) | Target::Citizen | Target::Cathedral | Target::Agriculture,
            )
            | Self::From(_)
            | Self::Out(_)
            | Self::Times
            | Self::Building(_)
            | Self::Event(_) => true,
            // It stands in the picture alone.
            Self::Price | Self::Place(_) | Self::Tell(_) | Self::Target(Target::Unsaid) => false,
        }
    }
}

impl Turn {
    /// The dice, in the order in which they were picked.
    #[must_use]
    pub fn dice(&self) -> &[DieAt] {
        &self.dice
    }

    /// Returns the buildings of which each use counts one (Miller): where most is counted, unless it is said.
    #[must_use]
    pub fn buildings(&self, table: &Table) -> Vec<Building> {
        let offer = || {
            let (seat, Target::Activity(card)) = (table.active()?, self.target?) else { return None };
            let group = self.group(table, seat)?;
            let offer = table.offer(seat, &group, Target::Activity(card)).ok()?;
            matches!(choice_of(table, seat, &group, card), Choice::Buildings).then_some((seat, offer))
        };
        offer().map(|(seat, offer)| self.counted(table, seat, &offer)).unwrap_or_default()
    }

    /// The events that get cubes, one use each (Chivalry, Diplomat).
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns what the dice are for: where a group tells only its dice, that is never said.
    #[must_use]
    pub fn target(&self, table: &Table) -> Option<Target> {
        self.target.or((table.depth() == Depth::Dice).then_some(Target::Unsaid))
    }

    /// Whether anything is picked.
    pub(super) fn is_begun(&self) -> bool {
        !self.dice.is_empty() || self.target.is_some()
    }

    /// Returns the group of the dice, as far as they are one.
    #[must_use]
    pub fn group(&self, table: &Table, seat: Seat) -> Option<Group> {
        table.group(seat, &self.dice, self.cube).ok()
    }

    /// Presses an item.
    pub(super) fn pick(&mut self, table: &Table, pick: ActPick) {
        match pick {
            ActPick::Die(at) => {
                self.preset = false;
                toggle(&mut self.dice, at);
            }
            ActPick::Cube(cube) => self.cube = (self.cube != Some(cube)).then_some(cube),
            ActPick::Target(target) => {
                // What was picked for another target counts no more, but for the dice.
                let (target, cube) = ((self.target != Some(target)).then_some(target), self.cube);
                let dice = if self.preset { Vec::new() } else { std::mem::take(&mut self.dice) };
                let of = |(target, seat)| preset::dice(table, seat, cube, target);
                let preset = target.filter(|_| dice.is_empty()).zip(table.active()).map(of).unwrap_or_default();
                *self = if preset.is_empty() {
                    Self { dice, cube, target, ..Self::default() }
                } else {
                    Self { dice: preset, preset: true, cube, target, ..Self::default() }
                };
            }
            ActPick::Place(building) => {
                if let Some(die) = table.active().and_then(|seat| preset::placing(table, seat, building)) {
                    *self = Self { dice: vec![die], preset: true, target: Some(Target::Citizen), ..Self::default() };
                }
            }
            ActPick::From(from) => self.from = Some(from),
            ActPick::Out(out) => self.out = Some(Picked(out)),
            ActPick::Building(building) => {
                let most = self.most(table);
                if self.buildings.len() < most.into() {
                    self.buildings.push(building);
                } else {
                    self.buildings.retain(|other| *other != building);
                }
            }
            ActPick::Event(event) => {
                let each = self.each(table);
                let most = self.most(table);
                pick_cube(table, &mut self.events, event, (each, most));
            }
            ActPick::Tell(pick) => self.telling.pick(pick),
            ActPick::Price | ActPick::Times => {}
        }
    }

    /// Sets a number; nothing leaves it unsaid.
    pub(super) fn set_number(&mut self, table: &Table, pick: ActPick, number: Option<u8>) {
        match pick {
            ActPick::Price => self.price = number,
            ActPick::Times => {
                let most = self.most(table);
                self.times = number.map(|times| times.min(most)).filter(|times| *times > 0);
            }
            ActPick::Tell(pick) => self.telling.set_number(pick, number),
            ActPick::Die(_)
            | ActPick::Cube(_)
            | ActPick::Target(_)
            | ActPick::Place(_)
            | ActPick::From(_)
            | ActPick::Out(_)
            | ActPick::Building(_)
            | ActPick::Event(_) => {}
        }
    }

    /// Returns the order, if the rules follow it; nothing while something lacks.
    #[must_use]
    pub fn order(&self, table: &Table, seat: Seat) -> Option<Order> {
        let order = self.whole(table, seat)?;
        decide(table, &order).is_ok().then_some(order)
    }

    /// Returns why the rules refuse what is picked; nothing while it is only not whole.
    #[must_use]
    pub fn refused(&self, table: &Table, seat: Seat) -> Option<Reason> {
        let target = self.target(table).filter(|_| !self.dice.is_empty())?;
        let group = match table.group(seat, &self.dice, self.cube) {
            Ok(group) => group,
            Err(reasons) => return Some(Reason::Act(reasons)),
        };
        match table.offer(seat, &group, target) {
            Err(reasons) => Some(Reason::Act(reasons)),
            Ok(_) => decide(table, &self.whole(table, seat)?).err().map(|refusal| refusal.reason),
        }
    }

    /// Returns the title of what is still to be chosen once it is said what the dice are for.
    #[must_use]
    pub fn question(&self, table: &Table) -> Option<&'static str> {
        let (seat, target) = (table.active()?, self.target(table)?);
        let group = self.group(table, seat)?;
        table.offer(seat, &group, target).ok().filter(|_| self.whole(table, seat).is_none())?;
        match target {
            Target::Activity(card) => Some(match choice_of(table, seat, &group, card) {
                Choice::Nothing => "panel-times",
                Choice::Buildings => "panel-counted",
                Choice::Events(_) => "panel-cubes-on",
            }),
            Target::Combat(_) => Some("panel-cubes"),
            Target::Citizen => Some("panel-out"),
            Target::Cathedral | Target::Agriculture | Target::Unsaid => None,
        }
    }

    /// Returns the order, whether the rules follow it or not; nothing while something lacks.
    fn whole(&self, table: &Table, seat: Seat) -> Option<Order> {
        let target = self.target(table)?;
        let group = self.group(table, seat)?;
        let offer = table.offer(seat, &group, target).ok()?;
        let purpose = match target {
            Target::Activity(card) => {
                let from = if offer.hires { Some(self.from(table, seat, &offer)?) } else { None };
                let uses = self.uses(table, seat, (card, &group, &offer))?;
                Purpose::Activity {
                    card,
                    hire: from.map(|from| Hire { from, told: self.price_of(table, card) }),
                    told: match &uses {
                        Uses::Events(events) => self.telling.told(table, events),
                        Uses::Times(_) | Uses::Buildings(_) => Vec::new(),
                    },
                    uses,
                }
            }
            Target::Cathedral => Purpose::Cathedral,
            Target::Combat(event) => {
                // As many as possible, unless it is said how many.
                let cubes = self.times;
                if offer.is_open && cubes.is_none() {
                    return None;
                }
                Purpose::Combat { event, cubes, told: self.telling.told(table, &[event]).first().copied() }
            }
            Target::Citizen => {
                let Picked(out) = self.out(table, seat, &offer)?;
                Purpose::Citizen { from: self.from(table, seat, &offer)?, out }
            }
            Target::Agriculture => Purpose::Agriculture,
            Target::Unsaid => Purpose::Unsaid,
        };
        Some(Order::Act(Box::new(Act { group: self.dice.clone(), cube: self.cube, purpose })))
    }

    /// Returns how often the activity is used: as often as possible, unless it is said.
    fn uses(&self, table: &Table, seat: Seat, (card, group, offer): (Activity, &Group, &Offer)) -> Option<Uses> {
        match choice_of(table, seat, group, card) {
            Choice::Nothing => self.times(offer).map(Uses::Times),
            Choice::Buildings => {
                Some(self.counted(table, seat, offer)).filter(|of| !of.is_empty()).map(Uses::Buildings)
            }
            Choice::Events(_) => (!self.events.is_empty()).then(|| Uses::Events(self.events.clone())),
        }
    }

    /// Returns the buildings that are counted: those that are said, or the one of which most is counted; none where nobody stands.
    pub(super) fn counted(&self, table: &Table, seat: Seat, offer: &Offer) -> Vec<Building> {
        if !self.buildings.is_empty() || offer.is_open {
            return self.buildings.clone();
        }
        let from = self.from(table, seat, offer);
        preset::milled(table, seat, from).map(|building| vec![building; offer.most.into()]).unwrap_or_default()
    }

    /// Returns where the citizen comes from: where that costs least, unless it is said.
    pub(super) fn from(&self, table: &Table, seat: Seat, offer: &Offer) -> Option<Origin> {
        let chosen = self.from.filter(|from| offer.origins.contains(from));
        chosen.or_else(|| preset::origin(table, seat, (self.target?, &self.buildings), offer))
    }

    /// Returns the building to which a citizen comes with the dice that are picked.
    #[must_use]
    pub fn placed_in(&self, table: &Table) -> Option<Building> {
        let seat = table.active()?;
        table.offer(seat, &self.group(table, seat)?, Target::Citizen).ok()?.building
    }

    /// Returns who can be pushed out by the citizen.
    pub(super) fn outs(&self, table: &Table, seat: Seat, offer: &Offer) -> Vec<Option<Owner>> {
        let outs = |building| table.outs(Owner::Seat(seat), self.from(table, seat, offer), building);
        offer.building.map(outs).unwrap_or_default()
    }

    /// Returns who is pushed out: nobody, unless it is said or must be, or unless nothing at all would be done.
    pub(super) fn out(&self, table: &Table, seat: Seat, offer: &Offer) -> Option<Picked<Option<Owner>>> {
        let outs = self.outs(table, seat, offer);
        let chosen = self.out.filter(|out| outs.contains(&out.0));
        let stays = self.from(table, seat, offer) == offer.building.map(Origin::Standing);
        let nobody = (!stays && outs.contains(&None)).then_some(Picked(None));
        let only = match outs.as_slice() {
            [Some(only)] => Some(Picked(Some(*only))),
            _ => None,
        };
        chosen.or(nobody).or(only)
    }

    /// Returns the price that is told of a tradesman; nothing where the card book has it.
    #[must_use]
    pub fn price_of(&self, table: &Table, card: Activity) -> Option<u8> {
        self.price.filter(|_| table.book().activities[card].hire.get().is_none())
    }

    /// Returns how often the activity is used, or how many cubes are put: as often as possible, unless it is said.
    pub(super) fn times(&self, offer: &Offer) -> Option<u8> {
        self.times.or((!offer.is_open).then_some(offer.most))
    }

    /// Returns how often the chosen target can be used.
    fn most(&self, table: &Table) -> u8 {
        let offer = || {
            let seat = table.active()?;
            table.offer(seat, &self.group(table, seat)?, self.target?).ok()
        };
        offer().map_or(0, |offer| offer.most)
    }

    /// Returns how many cubes each use of the chosen activity puts.
    fn each(&self, table: &Table) -> u8 {
        let each = || {
            let (seat, Target::Activity(card)) = (table.active()?, self.target?) else { return None };
            match choice_of(table, seat, &self.group(table, seat)?, card) {
                Choice::Events(each) => Some(each),
                Choice::Nothing | Choice::Buildings => None,
            }
        };
        each().unwrap_or(1)
    }
}

/// The buildings of which Miller counts one.
pub(super) const MILLED: [Building; 2] = [Building::Palace, Building::Bishopric];

/// Returns what each use of an activity chooses.
pub(super) fn choice_of(table: &Table, seat: Seat, group: &Group, card: Activity) -> Choice {
    match card.effect() {
        Effect::Each { of: Tally::CitizensOfPalaceOrBishopric, gains: _, every: _ } => Choice::Buildings,
        Effect::Cubes(CubeRule::For { .. }) => Choice::Events(1),
        Effect::Cubes(CubeRule::ForEachDie { dice }) => {
            let owner = Owner::Seat(seat);
            let left = table
                .district(owner)
                .filter(|(index, die)| die.color == dice && !group.dice.contains(&DieAt { owner, index: *index }));
            Choice::Events(u8::try_from(left.count()).unwrap_or(u8::MAX))
        }
        Effect::Each {
            of:
                Tally::CubesOnCathedral
                | Tally::EventsWithCube
                | Tally::YellowDiceInSquare
                | Tally::RedDiceInReddestDistrict,
            gains: _,
            every: _,
        }
        | Effect::Cubes(CubeRule::Roll { .. })
        | Effect::Exchange { .. }
        | Effect::Contest { .. }
        | Effect::Tax
        | Effect::Modify(_) => Choice::Nothing,
    }
}
