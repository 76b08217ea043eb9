//! What a player can do with a group of dice: what a menu offers, the rules accept (`T 9`).

use super::activity::Activity;
use super::color::Building;
use super::effect::{CubeRule, Effect};
use super::event::Event;
use super::good::Good;
use super::group::Group;
use super::happening::What;
use super::order::{Origin, Purpose};
use super::owner::Owner;
use super::plan::{most_of, paid_for, place_of};
use super::reason::ActReason;
use super::table::Table;
use crate::play::Seat;

/// What a group of dice can be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// An activity.
    Activity(Activity),
    /// The Cathedral.
    Cathedral,
    /// An event.
    Combat(Event),
    /// A citizen in the building of the die's color.
    Citizen,
    /// Agriculture.
    Agriculture,
    /// Nobody says what.
    Unsaid,
}

/// How a group of dice can be used for a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// Whether a tradesman is hired for it.
    pub hires: bool,
    /// Where a citizen can come from, if one is needed.
    pub origins: Vec<Origin>,
    /// How often the activity can be used, or how many cubes can be put, at most; 0 where that is no question.
    pub most: u8,
    /// Whether that is to be said, since the divisor is open (`T 17.3`).
    pub is_open: bool,
    /// What is paid besides what each use costs, as far as it is known.
    pub price: u16,
    /// The building to which a citizen comes.
    pub building: Option<Building>,
}

impl Target {
    /// Returns what an action is for.
    #[must_use]
    pub const fn of(purpose: &Purpose) -> Self {
        match purpose {
            Purpose::Activity { card, hire: _, uses: _, told: _ } => Self::Activity(*card),
            Purpose::Cathedral => Self::Cathedral,
            Purpose::Combat { event, cubes: _, told: _ } => Self::Combat(*event),
            Purpose::Citizen { from: _, out: _ } => Self::Citizen,
            Purpose::Agriculture => Self::Agriculture,
            Purpose::Unsaid => Self::Unsaid,
        }
    }
}

impl From<What> for Target {
    /// Returns what an action was for.
    fn from(what: What) -> Self {
        match what {
            What::Activity(card, _) => Self::Activity(card),
            What::Cathedral => Self::Cathedral,
            What::Combat(event, _) => Self::Combat(event),
            What::Citizen(..) => Self::Citizen,
            What::Agriculture => Self::Agriculture,
            What::Unsaid => Self::Unsaid,
        }
    }
}

impl Table {
    /// Returns the dice that can join a group that has these already.
    #[must_use]
    pub fn joining(&self, picked: &[super::DieAt]) -> Vec<super::DieAt> {
        let is_full = picked.len() >= Group::MOST;
        let free = self.free_dice().map(|(at, _)| at);
        free.filter(|at| !is_full && !picked.contains(at)).collect()
    }

    /// Returns everything that a group can be for, as far as there is anything: activities, events, and the rest.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        let activities = self.works().iter().map(|work| Target::Activity(work.activity));
        let events = self.queue().iter().map(|in_play| Target::Combat(in_play.event));
        let rest = [Target::Cathedral, Target::Citizen, Target::Agriculture, Target::Unsaid];
        activities.chain(events).chain(rest)
    }

    /// Returns the number by which the worth of a group is divided for a target; `None` where none is, or nobody knows it (`T 17.3`).
    #[must_use]
    pub fn divisor(&self, target: Target) -> Option<u8> {
        match target {
            Target::Activity(card) => self.book().activities[card].per.get(),
            Target::Combat(event) => self.book().events[event].per.get(),
            Target::Agriculture => u8::try_from(Self::PER_DENIER).ok(),
            Target::Cathedral | Target::Citizen | Target::Unsaid => None,
        }
    }

    /// True if the colors of a group fit a target, whatever it is worth and costs.
    #[must_use]
    pub fn suits(&self, group: &Group, target: Target) -> bool {
        match target {
            Target::Activity(card) => group.against_card(card).is_none(),
            Target::Combat(event) => group.against_fought(self.book().events[event].fought.get()).is_none(),
            Target::Cathedral => group.serves(super::Color::White),
            Target::Agriculture => group.serves(super::Color::Yellow),
            Target::Citizen => group.dice.len() == 1,
            Target::Unsaid => true,
        }
    }

    /// Returns how a player can use a group for a target.
    ///
    /// # Errors
    /// Every reason why that is not possible, whatever is chosen further.
    pub fn offer(&self, seat: Seat, group: &Group, target: Target) -> Result<Offer, Vec<ActReason>> {
        let mut offer = Offer { price: group.price(), ..Offer::default() };
        let mut reasons = match target {
            Target::Activity(card) => self.offer_activity(seat, group, card, &mut offer),
            Target::Cathedral => self.against_cathedral(group),
            Target::Combat(event) => self.offer_combat(group, event, &mut offer),
            Target::Citizen => self.offer_citizen(seat, group, &mut offer),
            Target::Agriculture => group.against_color(super::Color::Yellow).into_iter().collect(),
            Target::Unsaid => Vec::new(),
        };
        // What uses cost is among the reasons already.
        if !reasons.iter().any(|reason| matches!(reason, ActReason::Deniers(..))) {
            reasons.extend(self.against_price(seat, offer.price));
        }
        if reasons.is_empty() { Ok(offer) } else { Err(reasons) }
    }

    fn offer_activity(&self, seat: Seat, group: &Group, card: Activity, offer: &mut Offer) -> Vec<ActReason> {
        let (Some(work), Some(player)) = (self.work(card), self.player(seat)) else {
            return vec![ActReason::NotRevealed(card)];
        };
        let page = &self.book().activities[card];
        let mut reasons: Vec<ActReason> = group.against_card(card).into_iter().collect();
        offer.hires = !work.employs(seat);
        if offer.hires {
            offer.origins = self.origins(seat);
            offer.price = offer.price.saturating_add(page.hire.get().unwrap_or_default().into());
            reasons.extend(offer.origins.is_empty().then_some(ActReason::NoCitizen(Origin::Supply)));
        }
        let per = page.per.get();
        offer.is_open = per.is_none();
        offer.most = most_of(group.sum, per.unwrap_or(1));
        if let Some(per) = per.filter(|_| offer.most == 0) {
            reasons.push(ActReason::TooSmall(group.sum, per));
        }
        for good in [Good::Denier, Good::Influence] {
            let each = paid_for(card, good);
            let paid = if good == Good::Denier { offer.price } else { 0 };
            if each > 0 && player.is_exact(good.into()) {
                let has = player.purse().has(good);
                let most = has.saturating_sub(paid) / each;
                offer.most = offer.most.min(u8::try_from(most).unwrap_or(u8::MAX));
                if most == 0 {
                    let needed = paid.saturating_add(each);
                    reasons.push(if good == Good::Denier {
                        ActReason::Deniers(needed, has)
                    } else {
                        ActReason::Influence(needed, has)
                    });
                }
            }
        }
        reasons.extend(self.limit_by_banners(seat, group, card, offer));
        reasons
    }

    /// Limits the uses of an activity that puts cubes to the free banners.
    fn limit_by_banners(&self, seat: Seat, group: &Group, card: Activity, offer: &mut Offer) -> Option<ActReason> {
        let cubes = match card.effect() {
            Effect::Cubes(CubeRule::ForEachDie { dice }) => self.left_in_district(seat, group, dice),
            Effect::Cubes(CubeRule::For { pays: _ }) => 1,
            Effect::Cubes(CubeRule::Roll { .. })
            | Effect::Exchange { .. }
            | Effect::Each { .. }
            | Effect::Contest { .. }
            | Effect::Tax
            | Effect::Modify(_) => return None,
        };
        if cubes == 0 {
            return Some(ActReason::NoRedDie);
        }
        let uses = |in_play: &super::InPlay| {
            self.free_banners(in_play.event).map_or(u16::MAX, |free| u16::from(free.div_ceil(cubes)))
        };
        let most = self.queue().iter().map(uses).fold(0, u16::saturating_add);
        offer.most = offer.most.min(u8::try_from(most).unwrap_or(u8::MAX));
        let first = self.queue().first().filter(|_| most == 0);
        first.map(|in_play| ActReason::Banners(in_play.event, 0, 1))
    }

    /// Returns the number of a player's dice of a color that lie in the district beside the group.
    pub(super) fn left_in_district(&self, seat: Seat, group: &Group, color: super::Color) -> u8 {
        let owner = Owner::Seat(seat);
        let left = self
            .district(owner)
            .filter(|(index, die)| die.color == color && !group.dice.contains(&super::DieAt { owner, index: *index }));
        u8::try_from(left.count()).unwrap_or(u8::MAX)
    }

    fn offer_combat(&self, group: &Group, event: Event, offer: &mut Offer) -> Vec<ActReason> {
        let per = self.book().events[event].per.get();
        offer.is_open = per.is_none();
        let most = most_of(group.sum, per.unwrap_or(1));
        offer.most = self.free_banners(event).map_or(most, |free| most.min(free));
        self.cubes_against(group, event, Some(offer.most.max(1))).err().unwrap_or_default()
    }

    fn offer_citizen(&self, seat: Seat, group: &Group, offer: &mut Offer) -> Vec<ActReason> {
        let building = match place_of(group) {
            Ok((building, _)) => building,
            Err(reasons) => return reasons,
        };
        offer.building = Some(building);
        let origins = self.origins(seat);
        let has_any = !origins.is_empty();
        let fits = |from: &Origin| !self.outs(Owner::Seat(seat), Some(*from), building).is_empty();
        offer.origins = origins.into_iter().filter(fits).collect();
        if !has_any {
            return vec![ActReason::NoCitizen(Origin::Supply)];
        }
        if !offer.origins.is_empty() {
            return Vec::new();
        }
        // The building is full, and a citizen of everybody who stands there lies there already.
        let owners = self.standing(building).iter().filter(|(_, count)| **count > 0);
        owners.map(|(owner, _)| ActReason::LiesThere(owner, building)).collect()
    }

    /// Returns where a player's citizens can come from (`T 9.8`).
    #[must_use]
    pub fn origins(&self, seat: Seat) -> Vec<Origin> {
        let buildings = Building::ALL.into_iter();
        let standing = buildings.clone().map(Origin::Standing);
        let lying = buildings.map(Origin::Lying);
        let tradesmen = self.works().iter().map(|work| Origin::Tradesman(work.activity));
        let all = std::iter::once(Origin::Supply).chain(standing).chain(lying).chain(tradesmen);
        all.filter(|from| self.against_citizen(seat, *from).is_none()).collect()
    }
}
