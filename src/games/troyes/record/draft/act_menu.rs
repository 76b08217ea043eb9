//! The menu of an action: the dice of the city square, what they can be for, and what that needs.

use super::act::{ActPick, Choice, MILLED, Turn, choice_of};
use super::input::cube_item;
use super::preset::{self, Tries};
use super::{DISTRICTS, Pick, Picked};
use crate::games::troyes::rules::{
    Activity, Building, Depth, DieAt, Event, Group, Offer, Owner, Seat, Table, Target, Work,
};
use crate::play::{Item, Menu, Place, State};

/// No tradesman costs more.
const MOST_PRICE: u16 = 20;

impl Turn {
    /// Adds the items of the action to the menu: first what can always be done, then the own dice, the others' in turn order, and gray's
    /// last, and then what stands in the picture, too.
    pub(super) fn menu(&self, table: &Table, seat: Seat, menu: &mut Menu<Pick>) {
        let group = self.group(table, seat);
        let tries = (self.dice.is_empty() || self.preset).then(|| Tries::of(table, seat, self.cube));
        let can = |target| match (&tries, &group) {
            (Some(tries), _) => tries.any(target),
            (None, Some(group)) => table.offer(seat, group, target).is_ok(),
            (None, None) => false,
        };
        let targets = |kind| {
            let of = table.targets().filter(move |target| title_of(*target) == kind);
            // Where only dice are told, nobody is asked what they are for.
            let of = of.filter(|_| table.depth() != Depth::Dice);
            of.map(|target| self.target_item(target, can(target))).collect()
        };
        let [rest, activities, events] = TARGETS;
        menu.add(Place::Lettered, Some(rest), targets(rest));
        let owners = table.seats_from(seat).map(Owner::Seat).chain([table.square().neutral()]);
        for (owner, title) in owners.zip(districts(table)) {
            let dice = table.district(owner).map(|(index, _)| self.die(table, seat, DieAt { owner, index }));
            menu.add(Place::List, Some(title), dice.collect());
        }
        menu.add(Place::Lettered, Some(activities), targets(activities));
        menu.add(Place::Lettered, Some(events), targets(events));
        let has_cube = |work: &&Work| work.stored.get(seat).is_some_and(|cubes| *cubes > 0);
        let cubes = table.works().iter().filter(has_cube).map(|work| self.cube(table, seat, work.activity));
        menu.add(Place::Lettered, Some("panel-cube"), cubes.collect());
        // A press on a building places a citizen there, until something else is begun.
        let places =
            table.depth() != Depth::Dice && (!self.is_begun() || (self.preset && self.target == Some(Target::Citizen)));
        let all =
            Building::ALL.into_iter().filter(|building| places && preset::placing(table, seat, *building).is_some());
        menu.add(Place::Picture, None, all.map(|building| choice(ActPick::Place(building), false)).collect());
        if let (Some(target), Some(group)) = (self.target, &group)
            && let Ok(offer) = table.offer(seat, group, target)
        {
            self.details(table, seat, (target, group, &offer), menu);
        }
    }

    fn target_item(&self, target: Target, can: bool) -> Item<Pick> {
        let state = match (self.target == Some(target), can) {
            (true, _) => State::Chosen,
            (false, true) => State::Free,
            (false, false) => State::Faint,
        };
        Item { state, ..choice(ActPick::Target(target), false) }
    }

    fn die(&self, table: &Table, seat: Seat, at: DieAt) -> Item<Pick> {
        let can_join = || {
            let dice: Vec<DieAt> = self.dice.iter().copied().chain([at]).collect();
            can_use(table, seat, &dice, self.cube)
        };
        let state = if self.dice.contains(&at) {
            State::Chosen
        } else if can_join() {
            State::Free
        } else {
            State::Faint
        };
        Item { state, ..choice(ActPick::Die(at), false) }
    }

    fn cube(&self, table: &Table, seat: Seat, cube: Activity) -> Item<Pick> {
        let can_change = || self.dice.is_empty() || can_use(table, seat, &self.dice, Some(cube));
        let state = if self.cube == Some(cube) {
            State::Chosen
        } else if can_change() {
            State::Free
        } else {
            State::Faint
        };
        Item { state, ..choice(ActPick::Cube(cube), false) }
    }

    /// Adds what the chosen target needs further.
    fn details(
        &self,
        table: &Table,
        seat: Seat,
        (target, group, offer): (Target, &Group, &Offer),
        menu: &mut Menu<Pick>,
    ) {
        let mut add = |title, items| menu.add(Place::Lettered, title, items);
        let from = self.from(table, seat, offer);
        if offer.origins.len() > 1 {
            add(
                Some("panel-from"),
                offer.origins.iter().map(|one| choice(ActPick::From(*one), from == Some(*one))).collect(),
            );
        }
        let price =
            |card| Item::number(Pick::Act(ActPick::Price), self.price_of(table, card).map(Into::into), MOST_PRICE);
        let times = || Item::number(Pick::Act(ActPick::Times), self.times(offer).map(Into::into), offer.most.into());
        let mut told: Vec<Event> = Vec::new();
        match target {
            Target::Activity(card) => {
                if offer.hires && table.book().activities[card].hire.get().is_none() {
                    add(None, vec![price(card)]);
                }
                match choice_of(table, seat, group, card) {
                    Choice::Nothing => add(None, vec![times()]),
                    Choice::Buildings => {
                        let counted = self.counted(table, seat, offer);
                        let item = |building| {
                            let chosen = counted.contains(&building);
                            let full = self.buildings.len() >= offer.most.into();
                            let state = match (chosen, full) {
                                (true, _) => State::Chosen,
                                (false, false) => State::Free,
                                (false, true) => State::Faint,
                            };
                            Item { state, ..choice(ActPick::Building(building), false) }
                        };
                        add(Some("panel-counted"), MILLED.map(item).to_vec());
                    }
                    Choice::Events(each) => {
                        let put = (self.events.as_slice(), each, offer.most);
                        let events = table.queue().iter().map(|in_play| in_play.event);
                        let item = |event| cube_item(table, Pick::Act(ActPick::Event(event)), event, put);
                        add(Some("panel-cubes-on"), events.map(item).collect());
                        told.clone_from(&self.events);
                    }
                }
            }
            Target::Combat(event) => {
                add(None, vec![times()]);
                told.push(event);
            }
            Target::Citizen => {
                let outs = self.outs(table, seat, offer);
                let out = self.out(table, seat, offer);
                add(
                    Some("panel-out"),
                    outs.into_iter().map(|one| choice(ActPick::Out(one), out == Some(Picked(one)))).collect(),
                );
            }
            Target::Cathedral | Target::Agriculture | Target::Unsaid => {}
        }
        self.telling.menu(table, &told, |pick| Pick::Act(ActPick::Tell(pick)), menu);
    }
}

/// What stands above the groups of what dice can be for: first what can always be done, so that its letters never change.
const TARGETS: [&str; 3] = ["panel-else", "panel-activities", "panel-events"];

const fn title_of(target: Target) -> &'static str {
    let [rest, activities, events] = TARGETS;
    match target {
        Target::Activity(_) => activities,
        Target::Combat(_) => events,
        Target::Cathedral | Target::Citizen | Target::Agriculture | Target::Unsaid => rest,
    }
}

/// Returns the titles of the districts, the one of the district that nobody plays behind those of all players.
fn districts(table: &Table) -> impl Iterator<Item = &'static str> {
    let [players @ .., neutral] = DISTRICTS;
    players.into_iter().take(table.player_count().into()).chain([neutral])
}

/// Whether the dice are a group for anything: one that the player can pay.
fn can_use(table: &Table, seat: Seat, dice: &[DieAt], cube: Option<Activity>) -> bool {
    let group = table.group(seat, dice, cube);
    group.is_ok_and(|group| table.offer(seat, &group, Target::Unsaid).is_ok())
}

const fn choice(pick: ActPick, chosen: bool) -> Item<Pick> {
    Item::choice(Pick::Act(pick), chosen)
}
