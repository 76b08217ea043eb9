//! Four bots, each with a preference of its own.
//!
//! Alone against le Roy all four play alike, for the difference. They know the rules and nothing else. They see what everybody
//! sees, and chance comes in as a value: among choices equally good to a bot, its mood decides. They need a book without open
//! figures, such as the house's.

mod taste;

use super::rules::{
    Act, Activity, Ask, BlackStep, Building, Color, DieAt, Good, Group, Hire, Offer, Order, Origin, Owner, Phase,
    Purpose, Seat, Table, Target, TurnStep, Use,
};
use taste::{Taste, chosen, targets};

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Builds the Cathedral.
    Builder,
    /// Fights the events.
    Soldier,
    /// Hires tradesmen and earns deniers.
    Trader,
    /// Fills the buildings with citizens, and saves influence.
    Courtier,
}

/// An action that a bot thinks about.
struct Idea {
    worth: i32,
    luck: u32,
    group: Group,
    target: Target,
    offer: Offer,
}

impl Bot {
    /// All bots.
    pub const ALL: [Self; 4] = [Self::Builder, Self::Soldier, Self::Trader, Self::Courtier];

    /// Returns the bot's choice in its turn at that table; `None` where it is nobody's turn, or chance is to decide.
    #[must_use]
    pub fn choose(self, table: &Table, mood: u32) -> Option<Ask> {
        let seat = table.active()?;
        let taste = if table.roy().is_some() { Taste::AGAINST_ROY } else { self.taste() };
        let turn = Turn { table, seat, taste, mood };
        Some(Ask::Order(match table.phase() {
            Phase::Settle(_) => turn.settle()?,
            Phase::Black(BlackStep::Counter(_)) => turn.counter(),
            Phase::Turn(TurnStep::Act(_)) => turn.act(),
            Phase::Turn(TurnStep::Aim(_, hits)) => {
                Order::Aim { events: targets(turn.taste, table, seat, hits, 1), told: Vec::new() }
            }
            Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(BlackStep::Roll)
            | Phase::Turn(TurnStep::Shoot(..))
            | Phase::Roy(_)
            | Phase::End(_) => return None,
        }))
    }
}

/// A bot's turn.
struct Turn<'a> {
    table: &'a Table,
    seat: Seat,
    taste: Taste,
    mood: u32,
}

impl Turn<'_> {
    /// Places a citizen where the bot wants more of them; among equals, the mood decides.
    fn settle(&self) -> Option<Order> {
        let free = |(building, _): &(Building, i32)| self.table.crowd(*building) < Building::SPACES;
        let wanted = |(building, wants): &(Building, i32)| {
            let lacking = wants * 2 - 3 * i32::from(self.table.stand(self.seat, *building));
            (lacking, luck(self.mood, *building as u32))
        };
        let best = self.taste.settles.into_iter().filter(free).max_by_key(wanted);
        best.map(|(building, _)| Order::Settle(building))
    }

    /// Counters the highest black die with as little as possible, or gives way.
    fn counter(&self) -> Order {
        let Some((black, face)) = self.table.highest_black() else { return Order::GiveWay };
        let needed = u16::from(face.value());
        let mut dice: Vec<(u8, u16, u16)> = Vec::new();
        for (index, die) in self.table.district(Owner::Seat(self.seat)) {
            dice.push((index, die.defence(), die.face.value().into()));
        }
        if self.table.defence(self.seat) < needed {
            return Order::GiveWay;
        }
        // One die if one is enough, the smallest such; else the largest ones.
        dice.sort_by_key(|(index, defence, value)| (*value, std::cmp::Reverse(*defence), *index));
        if let Some((index, _, _)) = dice.iter().find(|(_, defence, _)| *defence >= needed) {
            return Order::Counter { black: vec![black], with: vec![*index] };
        }
        dice.sort_by_key(|(index, defence, _)| (std::cmp::Reverse(*defence), *index));
        let (mut with, mut sum) = (Vec::new(), 0);
        for (index, defence, _) in dice {
            if sum < needed {
                with.push(index);
                sum += defence;
            }
        }
        with.sort_unstable();
        Order::Counter { black: vec![black], with }
    }

    /// Acts as well as possible, recruits for it, or passes.
    fn act(&self) -> Order {
        let Some(idea) = self.best() else { return Order::Pass };
        // A citizen from the supply is better than one who works already.
        let Idea { group, target, offer, .. } = idea;
        let wants = offer.hires || target == Target::Citizen;
        if wants
            && !offer.origins.contains(&Origin::Supply)
            && self.table.against_use(self.seat, &Use::Recruit).is_empty()
        {
            return Order::Spend(Use::Recruit);
        }
        match self.purpose(&group, target, &offer) {
            Some(purpose) => Order::Act(Box::new(Act { group: group.dice, cube: group.cube, purpose })),
            None => Order::Pass,
        }
    }

    /// Returns the best action; none if it is worth less than its price.
    fn best(&self) -> Option<Idea> {
        let mut best: Option<Idea> = None;
        for (at, (dice, cube)) in (0..).zip(self.groups()) {
            let Ok(group) = self.table.group(self.seat, &dice, cube) else { continue };
            // What the dice cost already is never paid for less.
            if !self.can_pay(&group) {
                continue;
            }
            let suits = |target: &Target| *target != Target::Unsaid && self.table.suits(&group, *target);
            for target in self.table.targets().filter(suits) {
                let Ok(offer) = self.table.offer(self.seat, &group, target) else { continue };
                let worth = self.worth(&group, target, &offer);
                let luck = luck(self.mood, at);
                let better = best.as_ref().is_none_or(|best| (worth, luck) > (best.worth, best.luck));
                if worth > 0 && better {
                    best = Some(Idea { worth, luck, group: group.clone(), target, offer });
                }
            }
        }
        best
    }

    fn can_pay(&self, group: &Group) -> bool {
        self.table.player(self.seat).is_some_and(|player| player.can_pay(Good::Denier, group.price()))
    }

    /// Returns what an action is worth with all that it costs.
    fn worth(&self, group: &Group, target: Target, offer: &Offer) -> i32 {
        let own = group.dice.iter().filter(|at| at.owner == Owner::Seat(self.seat)).count();
        let own = i32::try_from(own).unwrap_or(i32::MAX);
        let his = group.dice.iter().filter(|at| at.owner == Owner::Roy).count();
        let taken = self.taste.his_die.saturating_mul(i32::try_from(his).unwrap_or(i32::MAX));
        let cube = if group.cube.is_some() { self.taste.later / 2 } else { 0 };
        let needs = offer.hires || target == Target::Citizen;
        let recruits = needs && !offer.origins.contains(&Origin::Supply);
        let recruited = if recruits { self.taste.influence * 2 } else { 0 };
        // Whoever can neither recruit nor take from the supply would take one from work.
        let poor = recruits && !self.table.against_use(self.seat, &Use::Recruit).is_empty();
        let stolen = if poor { self.taste.citizen * 4 } else { 0 };
        self.taste.worth(self.table, self.seat, group, target, offer)
            - self.taste.of(Good::Denier) * i32::from(offer.price)
            - self.taste.die * own
            + taken
            - cube
            - recruited
            - stolen
    }

    /// Returns the groups of one color that can be made, each without a cube and with each cube that there is.
    fn groups(&self) -> Vec<(Vec<DieAt>, Option<Activity>)> {
        let stored =
            self.table.works().iter().filter(|work| work.stored.get(self.seat).is_some_and(|cubes| *cubes > 0));
        let cubes: Vec<Option<Activity>> = stored.map(|work| Some(work.activity)).chain([None]).collect();
        let mut groups = Vec::new();
        for color in Color::ALL {
            let dice: Vec<DieAt> = self.distinct(color);
            for (next, one) in (1..).zip(&dice) {
                groups.push(vec![*one]);
                for (after, two) in (next + 1..).zip(dice.iter().skip(next)) {
                    groups.push(vec![*one, *two]);
                    groups.extend(dice.iter().skip(after).map(|three| vec![*one, *two, *three]));
                }
            }
        }
        groups.into_iter().flat_map(|group| cubes.iter().map(move |cube| (group.clone(), *cube))).collect()
    }

    /// Returns the dice of a color, of those that are alike no more than a group has.
    fn distinct(&self, color: Color) -> Vec<DieAt> {
        let mut dice: Vec<(DieAt, (Owner, u8))> = Vec::new();
        for (at, die) in self.table.free_dice().filter(|(_, die)| die.color == color) {
            let like = (at.owner, die.face.value());
            if dice.iter().filter(|(_, other)| *other == like).count() < Group::MOST {
                dice.push((at, like));
            }
        }
        dice.into_iter().map(|(at, _)| at).collect()
    }

    /// Returns how the bot uses an offer.
    fn purpose(&self, group: &Group, target: Target, offer: &Offer) -> Option<Purpose> {
        let from = offer.origins.first().copied();
        Some(match target {
            Target::Activity(card) => {
                let hire = if offer.hires { Some(Hire { from: from?, told: None }) } else { None };
                let uses = chosen(self.taste, self.table, self.seat, group, card, offer.most);
                Purpose::Activity { card, hire, uses, told: Vec::new() }
            }
            Target::Cathedral => Purpose::Cathedral,
            Target::Combat(event) => Purpose::Combat { event, cubes: Some(offer.most), told: None },
            Target::Citizen => self.citizen(from?, offer.building?)?,
            Target::Agriculture => Purpose::Agriculture,
            Target::Unsaid => Purpose::Unsaid,
        })
    }

    /// Returns the placement of a citizen; the bot would push out rather a rival than gray, and rather gray than itself.
    fn citizen(&self, from: Origin, building: Building) -> Option<Purpose> {
        let own = Owner::Seat(self.seat);
        let likes = |out: &Option<Owner>| match out {
            Some(Owner::Seat(_)) if *out != Some(own) => 3,
            Some(Owner::Gray | Owner::Roy) => 2,
            None => 1,
            Some(Owner::Seat(_)) => 0,
        };
        let outs = self.table.outs(own, Some(from), building);
        let best = outs.into_iter().max_by_key(|out| (likes(out), out.map(|owner| luck(self.mood, number(owner)))));
        best.map(|out| Purpose::Citizen { from, out })
    }
}

fn number(owner: Owner) -> u32 {
    owner.seat().map_or(u32::MAX, |seat| seat.0.into())
}

/// Returns the luck of a choice in that mood.
const fn luck(mood: u32, choice: u32) -> u32 {
    (mood ^ choice.wrapping_mul(0x9e37_79b9)).wrapping_mul(0x85eb_ca6b).rotate_left(13)
}
