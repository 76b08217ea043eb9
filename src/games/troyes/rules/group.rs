//! A group of dice: its worth, the colors it serves as, and its price (`T 9.3` to `T 9.6`).

use super::activity::{Activity, GroupRule};
use super::book::Fought;
use super::color::{ByColor, Color};
use super::die::{Die, DieAt, Face};
use super::effect::{Effect, Modifier};
use super::happening::Bought;
use super::owner::Owner;
use super::reason::ActReason;
use super::table::Table;
use crate::play::Seat;

/// A checked group of dice, as one player's action would use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The dice.
    pub dice: Vec<DieAt>,
    /// The activity whose cube changes it.
    pub cube: Option<Activity>,
    /// What each die is worth; a die that acts as several is there as often.
    pub values: Vec<u16>,
    /// What it is worth.
    pub sum: u16,
    /// The dice that are bought, owner by owner.
    pub bought: Vec<Bought>,
    serves: Serves,
}

/// The colors as which a group serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Serves {
    /// This one.
    One(Color),
    /// Each that some of its dice have (ruling `T 13.9`).
    Each(ByColor<bool>),
    /// None: its dice differ.
    None,
}

impl Group {
    /// The most dice (`T 9.3`).
    pub const MOST: usize = 3;
    /// The price of a die for each die of the group (`T 9.4`).
    pub const PRICE: u16 = 2;

    /// The sites of the Cathedral on which it builds (`T 9.17`).
    pub fn sites(&self) -> impl Iterator<Item = Face> {
        self.values.iter().filter_map(|value| Face::try_from(u8::try_from(*value).ok()?).ok())
    }

    /// Whether it serves as a group of that color.
    #[must_use]
    pub fn serves(&self, color: Color) -> bool {
        match self.serves {
            Serves::One(one) => one == color,
            Serves::Each(colors) => colors[color],
            Serves::None => false,
        }
    }

    /// Whether it serves as a group of one color, whichever.
    #[must_use]
    pub fn is_of_one_color(&self) -> bool {
        match self.serves {
            Serves::One(_) | Serves::Each(_) => true,
            Serves::None => false,
        }
    }

    /// Returns the one color that it has, if it has one.
    #[must_use]
    pub const fn color(&self) -> Option<Color> {
        match self.serves {
            Serves::One(color) => Some(color),
            Serves::Each(_) | Serves::None => None,
        }
    }

    /// Returns what all dice cost that are not the player's own (`T 9.4`).
    #[must_use]
    pub fn price(&self) -> u16 {
        self.bought.iter().map(Bought::price).sum()
    }

    /// Returns why it does not activate a card (`T 9.13`).
    pub(super) fn against_card(&self, card: Activity) -> Option<ActReason> {
        match card.group() {
            GroupRule::Of(color) => self.against_color(color),
            GroupRule::AnyTogether => None,
        }
    }

    /// Returns why it does not fight an event with these dice; open ones may be of any one color.
    pub(super) fn against_fought(&self, fought: Option<Fought>) -> Option<ActReason> {
        match fought {
            Some(Fought::Red) => self.against_color(Color::Red),
            Some(Fought::White) => self.against_color(Color::White),
            Some(Fought::Yellow) => self.against_color(Color::Yellow),
            Some(Fought::Any) | None => (!self.is_of_one_color()).then_some(ActReason::Colors),
        }
    }

    /// Returns why it does not serve as that color.
    pub(super) fn against_color(&self, color: Color) -> Option<ActReason> {
        match self.serves {
            Serves::One(_) | Serves::Each(_) => (!self.serves(color)).then_some(ActReason::WrongColor(color)),
            Serves::None => Some(ActReason::Colors),
        }
    }

    /// Returns how its cube changes it.
    #[must_use]
    pub fn modifier(&self) -> Option<Modifier> {
        self.cube.and_then(modifier)
    }
}

impl Bought {
    /// Returns what they cost.
    #[must_use]
    pub const fn price(&self) -> u16 {
        self.each * self.dice as u16
    }
}

/// Returns how a cube of that activity changes a group.
#[must_use]
pub fn modifier(activity: Activity) -> Option<Modifier> {
    match activity.effect() {
        Effect::Modify(modifier) => Some(modifier),
        Effect::Exchange { .. } | Effect::Each { .. } | Effect::Contest { .. } | Effect::Tax | Effect::Cubes(_) => None,
    }
}

impl Table {
    /// Returns the group of these dice in that player's action.
    ///
    /// # Errors
    /// Every reason why there is no such group.
    pub fn group(&self, seat: Seat, dice: &[DieAt], cube: Option<Activity>) -> Result<Group, Vec<ActReason>> {
        let mut reasons = self.against_dice(dice);
        if let Some(cube) = cube {
            reasons.extend(self.against_cube(seat, cube));
        }
        let found: Vec<(DieAt, Die)> = dice.iter().filter_map(|at| Some((*at, self.die(*at)?))).collect();
        let mut colors = ByColor::default();
        for (_, die) in &found {
            colors[die.color] = true;
        }
        let mut present = Color::ALL.into_iter().filter(|color| colors[*color]);
        let one = present.next().filter(|_| present.next().is_none());
        let plain = one.map_or(Serves::None, Serves::One);
        let modifier = cube.and_then(modifier);
        let serves = match modifier {
            None | Some(Modifier::AnyDicePlus { .. }) => Some(plain),
            Some(Modifier::DiceWorth { .. }) => Some(one.map_or(Serves::Each(colors), Serves::One)),
            Some(
                Modifier::GroupPlus { dice: of, plus: _ }
                | Modifier::DicePlus { dice: of, plus: _ }
                | Modifier::FreeFromEach { dice: of },
            ) => (one == Some(of)).then_some(plain),
            Some(Modifier::ActAs { dice: of, color }) => (one == Some(of)).then_some(Serves::One(color)),
            Some(Modifier::OneActsAs { dice: of, times: _, color }) => {
                (one == Some(of) && dice.len() == 1).then_some(Serves::One(color))
            }
        };
        if serves.is_none() {
            reasons.extend(cube.map(ActReason::CubeGroup));
        }
        match serves {
            Some(serves) if reasons.is_empty() => {
                let values = values(&found, modifier);
                let plus = match modifier {
                    Some(Modifier::GroupPlus { dice: _, plus }) => u16::from(plus),
                    None
                    | Some(
                        Modifier::DicePlus { .. }
                        | Modifier::AnyDicePlus { .. }
                        | Modifier::DiceWorth { .. }
                        | Modifier::ActAs { .. }
                        | Modifier::OneActsAs { .. }
                        | Modifier::FreeFromEach { .. },
                    ) => 0,
                };
                let sum = values.iter().sum::<u16>() + plus;
                let bought = self.bought(seat, dice, modifier);
                Ok(Group { dice: dice.to_vec(), cube, values, sum, bought, serves })
            }
            Some(_) | None => Err(reasons),
        }
    }

    /// Returns why these dice make no group at all.
    fn against_dice(&self, dice: &[DieAt]) -> Vec<ActReason> {
        let mut reasons = Vec::new();
        if dice.is_empty() || dice.len() > Group::MOST {
            reasons.push(ActReason::DiceCount(dice.len()));
        }
        for (at, before) in dice.iter().zip(0..) {
            match self.die(*at) {
                None => reasons.push(ActReason::NoSuchDie(*at)),
                Some(found) if !found.is_free() => reasons.push(ActReason::DieGone(*at)),
                Some(_) if dice.iter().take(before).any(|other| other == at) => reasons.push(ActReason::DieTwice(*at)),
                Some(_) => {}
            }
        }
        reasons
    }

    /// Returns why a player cannot spend a cube of that activity.
    fn against_cube(&self, seat: Seat, cube: Activity) -> Option<ActReason> {
        let Some(work) = self.work(cube) else { return Some(ActReason::NotRevealed(cube)) };
        let has = work.stored.get(seat).is_some_and(|cubes| *cubes > 0);
        (!has).then_some(ActReason::NoCube(cube))
    }

    /// Returns the dice that are not the player's own, owner by owner.
    fn bought(&self, seat: Seat, dice: &[DieAt], modifier: Option<Modifier>) -> Vec<Bought> {
        let each = Group::PRICE * super::score::small(dice.len());
        let of = |owner: Owner| {
            let all = dice.iter().filter(|at| at.owner == owner).count();
            let all = u8::try_from(all).unwrap_or(u8::MAX);
            let free = match modifier {
                Some(Modifier::FreeFromEach { .. }) => all.min(free_from(owner)),
                None
                | Some(
                    Modifier::GroupPlus { .. }
                    | Modifier::DicePlus { .. }
                    | Modifier::AnyDicePlus { .. }
                    | Modifier::DiceWorth { .. }
                    | Modifier::ActAs { .. }
                    | Modifier::OneActsAs { .. },
                ) => 0,
            };
            (all > 0).then_some(Bought { from: owner, dice: all - free, free, each })
        };
        let owners = self.square.iter().map(|(owner, _)| owner);
        owners.filter(|owner| *owner != Owner::Seat(seat)).filter_map(of).collect()
    }
}

/// Returns how many dice cost nothing of each owner: up to three of le Roy (`T 20.19`).
const fn free_from(owner: Owner) -> u8 {
    match owner {
        Owner::Seat(_) | Owner::Gray => 1,
        Owner::Roy => 3,
    }
}

/// Returns what each die is worth.
fn values(dice: &[(DieAt, Die)], modifier: Option<Modifier>) -> Vec<u16> {
    let faces = dice.iter().map(|(_, die)| u16::from(die.face.value()));
    match modifier {
        None | Some(Modifier::GroupPlus { .. } | Modifier::ActAs { .. } | Modifier::FreeFromEach { .. }) => {
            faces.collect()
        }
        Some(Modifier::DicePlus { dice: _, plus } | Modifier::AnyDicePlus { plus }) => {
            faces.map(|face| face + u16::from(plus)).collect()
        }
        Some(Modifier::DiceWorth { worth }) => faces.map(|_| u16::from(worth)).collect(),
        Some(Modifier::OneActsAs { dice: _, times, color: _ }) => {
            faces.flat_map(|face| std::iter::repeat_n(face, usize::from(times))).collect()
        }
    }
}
