//! Format 1's orders, and their conversion to the rules' orders and back.

use serde::{Deserialize, Serialize};

use super::Damage;
use super::corrections_1::Correction;
use super::values_1::{
    Building, Card, Colors, Origin, Owner, Told, Wrong, face, faces, figures, left_out, numbers, page, seats, values,
};
use crate::chronicle::Name;
use crate::chronicle::cards::CardFigures;
use crate::games::troyes::rules::{self, Activity, ByColor, ByOwner, Called, Character, Color, Event, Face, RoyOrder};

/// An order.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Order {
    Settle(Building),
    Reveal(Colors<Card<Activity>>),
    Pay {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        short: Vec<u8>,
    },
    Workforce {
        players: Vec<Colors<Vec<u8>>>,
        gray: Colors<Vec<u8>>,
    },
    Enter(Card<Event>),
    Call(Name<Called>),
    Resolve {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        short: Vec<u8>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Told>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        black: Option<u8>,
    },
    RollEvent(u8),
    Push {
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        out: Option<Owner>,
    },
    RollBlack(Vec<u8>),
    Counter {
        /// The black dice, from 0.
        black: Vec<u8>,
        /// The dice of the own district, from 0.
        with: Vec<u8>,
    },
    GiveWay,
    Reroll {
        die: u8,
        face: u8,
    },
    Recruit,
    TurnOver(Vec<u8>),
    Act {
        /// The dice, each by its district and its place there, from 0.
        dice: Vec<(Owner, u8)>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        cube: Option<Card<Activity>>,
        purpose: Purpose,
    },
    Shoot(Vec<u8>),
    Aim {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        events: Vec<Card<Event>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Told>,
    },
    Pass,
    Close,
    Show(Vec<Vec<Card<Character>>>),
    RoySettle(Colors<(u8, u8)>),
    RoyCounter,
    RoyThrow(u8, u8),
    Book(CardFigures),
    Correct(Correction),
}

/// What a group of dice is for.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Purpose {
    Activity {
        card: Card<Activity>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        hire: Option<Hire>,
        uses: Uses,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        told: Vec<Told>,
    },
    Cathedral,
    Combat {
        event: Card<Event>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        cubes: Option<u8>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        told: Option<Told>,
    },
    Citizen {
        from: Origin,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        out: Option<Owner>,
    },
    Agriculture,
    Unsaid,
}

/// The hiring of a tradesman.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hire {
    from: Origin,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    told: Option<u8>,
}

/// How often an activity is used, and what each use chooses.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Uses {
    Times(u8),
    Buildings(Vec<Building>),
    Events(Vec<Card<Event>>),
}

impl Order {
    /// Converts to the rules' order; this one is the `at`th of the file, from 1.
    pub(super) fn at(self, at: usize) -> Result<rules::Order, Damage> {
        self.order().map_err(|wrong| match wrong {
            Wrong::Face(face) => Damage::Face { order: at, face },
            Wrong::Page(damage) => Damage::Page { order: at, damage },
            Wrong::PageOf(cards) => Damage::PageOf { order: at, cards },
        })
    }

    fn order(self) -> Result<rules::Order, Wrong> {
        Ok(match self {
            Self::Settle(building) => rules::Order::Settle(building.into()),
            Self::Reveal(Colors { red, white, yellow }) => {
                rules::Order::Reveal(ByColor::from_fn(|color| match color {
                    Color::Red => red.0,
                    Color::White => white.0,
                    Color::Yellow => yellow.0,
                }))
            }
            Self::Pay { short } => rules::Order::Pay { short: seats(short) },
            Self::Workforce { players, gray } => {
                let players = players.into_iter().map(dice).collect::<Result<_, _>>()?;
                rules::Order::Workforce(Box::new(ByOwner::new(players, dice(gray)?)))
            }
            Self::Enter(event) => rules::Order::Enter(event.0),
            Self::Call(called) => rules::Order::Call(called.0),
            Self::Resolve { short, told, black } => {
                let told = told.into_iter().map(Into::into).collect();
                rules::Order::Resolve(rules::Resolution { short: seats(short), told, black })
            }
            Self::RollEvent(shown) => rules::Order::RollEvent(face(shown)?),
            Self::Push { out } => rules::Order::Push(out.map(Into::into)),
            Self::RollBlack(shown) => rules::Order::RollBlack(faces(shown)?),
            Self::Counter { black, with } => rules::Order::Counter { black, with },
            Self::GiveWay => rules::Order::GiveWay,
            Self::Reroll { die, face: shown } => rules::Order::Spend(rules::Use::Reroll(die, face(shown)?)),
            Self::Recruit => rules::Order::Spend(rules::Use::Recruit),
            Self::TurnOver(dice) => rules::Order::Spend(rules::Use::TurnOver(dice)),
            Self::Act { dice, cube, purpose } => {
                let die = |(owner, index): (Owner, u8)| rules::DieAt { owner: owner.into(), index };
                let group = dice.into_iter().map(die).collect();
                let act = rules::Act { group, cube: cube.map(|cube| cube.0), purpose: purpose.into() };
                rules::Order::Act(Box::new(act))
            }
            Self::Shoot(shown) => rules::Order::Shoot(faces(shown)?),
            Self::Aim { events, told } => rules::Order::Aim {
                events: events.into_iter().map(|event| event.0).collect(),
                told: told.into_iter().map(Into::into).collect(),
            },
            Self::Pass => rules::Order::Pass,
            Self::Close => rules::Order::Close,
            Self::Show(hands) => {
                let hand = |hand: Vec<Card<Character>>| hand.into_iter().map(|character| character.0).collect();
                rules::Order::Show(hands.into_iter().map(hand).collect())
            }
            Self::RoySettle(Colors { red, white, yellow }) => {
                let two = |(one, other): (u8, u8)| -> Result<[Face; 2], Wrong> { Ok([face(one)?, face(other)?]) };
                let two = Colors { red: two(red)?, white: two(white)?, yellow: two(yellow)? };
                rules::Order::Roy(RoyOrder::Settle(ByColor::from_array([two.red, two.white, two.yellow])))
            }
            Self::RoyCounter => rules::Order::Roy(RoyOrder::Counter),
            Self::RoyThrow(one, other) => rules::Order::Roy(RoyOrder::Throw([face(one)?, face(other)?])),
            Self::Book(figures) => rules::Order::Book(Box::new(page(&figures)?)),
            Self::Correct(correction) => rules::Order::Correct(correction.correction()?),
        })
    }
}

/// Returns the dice of a district.
fn dice(colors: Colors<Vec<u8>>) -> Result<ByColor<Vec<Face>>, Wrong> {
    let Colors { red, white, yellow } = colors;
    Ok(Colors { red: faces(red)?, white: faces(white)?, yellow: faces(yellow)? }.by_color())
}

impl From<Purpose> for rules::Purpose {
    fn from(purpose: Purpose) -> Self {
        match purpose {
            Purpose::Activity { card, hire, uses, told } => Self::Activity {
                card: card.0,
                hire: hire.map(|Hire { from, told }| rules::Hire { from: from.into(), told }),
                uses: uses.into(),
                told: told.into_iter().map(Into::into).collect(),
            },
            Purpose::Cathedral => Self::Cathedral,
            Purpose::Combat { event, cubes, told } => {
                Self::Combat { event: event.0, cubes, told: told.map(Into::into) }
            }
            Purpose::Citizen { from, out } => Self::Citizen { from: from.into(), out: out.map(Into::into) },
            Purpose::Agriculture => Self::Agriculture,
            Purpose::Unsaid => Self::Unsaid,
        }
    }
}

impl From<rules::Purpose> for Purpose {
    fn from(purpose: rules::Purpose) -> Self {
        match purpose {
            rules::Purpose::Activity { card, hire, uses, told } => Self::Activity {
                card: card.into(),
                hire: hire.map(|rules::Hire { from, told }| Hire { from: from.into(), told }),
                uses: uses.into(),
                told: told.into_iter().map(Into::into).collect(),
            },
            rules::Purpose::Cathedral => Self::Cathedral,
            rules::Purpose::Combat { event, cubes, told } => {
                Self::Combat { event: event.into(), cubes, told: told.map(Into::into) }
            }
            rules::Purpose::Citizen { from, out } => Self::Citizen { from: from.into(), out: out.map(Into::into) },
            rules::Purpose::Agriculture => Self::Agriculture,
            rules::Purpose::Unsaid => Self::Unsaid,
        }
    }
}

impl From<Uses> for rules::Uses {
    fn from(uses: Uses) -> Self {
        match uses {
            Uses::Times(times) => Self::Times(times),
            Uses::Buildings(buildings) => Self::Buildings(buildings.into_iter().map(Into::into).collect()),
            Uses::Events(events) => Self::Events(events.into_iter().map(|event| event.0).collect()),
        }
    }
}

impl From<rules::Uses> for Uses {
    fn from(uses: rules::Uses) -> Self {
        match uses {
            rules::Uses::Times(times) => Self::Times(times),
            rules::Uses::Buildings(buildings) => Self::Buildings(buildings.into_iter().map(Into::into).collect()),
            rules::Uses::Events(events) => Self::Events(events.into_iter().map(Card).collect()),
        }
    }
}

impl From<rules::Order> for Order {
    fn from(order: rules::Order) -> Self {
        match order {
            rules::Order::Settle(building) => Self::Settle(building.into()),
            rules::Order::Reveal(cards) => Self::Reveal(Colors::from_fn(|color| Card(cards[color]))),
            rules::Order::Pay { short } => Self::Pay { short: numbers(&short) },
            rules::Order::Workforce(dice) => {
                let shown = |dice: &ByColor<Vec<Face>>| Colors::from_fn(|color| values(&dice[color]));
                let gray = dice.get(dice.neutral()).map(shown).unwrap_or_default();
                Self::Workforce { players: dice.seats().values().map(shown).collect(), gray }
            }
            rules::Order::Enter(event) => Self::Enter(event.into()),
            rules::Order::Call(called) => Self::Call(called.into()),
            rules::Order::Resolve(rules::Resolution { short, told, black }) => {
                Self::Resolve { short: numbers(&short), told: told.into_iter().map(Into::into).collect(), black }
            }
            rules::Order::RollEvent(face) => Self::RollEvent(face.value()),
            rules::Order::Push(out) => Self::Push { out: out.map(Into::into) },
            rules::Order::RollBlack(faces) => Self::RollBlack(values(&faces)),
            rules::Order::Counter { black, with } => Self::Counter { black, with },
            rules::Order::GiveWay => Self::GiveWay,
            rules::Order::Spend(rules::Use::Reroll(die, face)) => Self::Reroll { die, face: face.value() },
            rules::Order::Spend(rules::Use::Recruit) => Self::Recruit,
            rules::Order::Spend(rules::Use::TurnOver(dice)) => Self::TurnOver(dice),
            rules::Order::Act(act) => {
                let rules::Act { group, cube, purpose } = *act;
                let dice = group.into_iter().map(|at| (at.owner.into(), at.index)).collect();
                Self::Act { dice, cube: cube.map(Card), purpose: purpose.into() }
            }
            rules::Order::Shoot(faces) => Self::Shoot(values(&faces)),
            rules::Order::Aim { events, told } => Self::Aim {
                events: events.into_iter().map(Card).collect(),
                told: told.into_iter().map(Into::into).collect(),
            },
            rules::Order::Pass => Self::Pass,
            rules::Order::Close => Self::Close,
            rules::Order::Show(hands) => {
                let hand = |hand: &Vec<Character>| hand.iter().copied().map(Card).collect();
                Self::Show(hands.values().map(hand).collect())
            }
            rules::Order::Roy(RoyOrder::Settle(dice)) => {
                Self::RoySettle(Colors::from_fn(|color| dice[color].map(Face::value).into()))
            }
            rules::Order::Roy(RoyOrder::Counter) => Self::RoyCounter,
            rules::Order::Roy(RoyOrder::Throw([one, other])) => Self::RoyThrow(one.value(), other.value()),
            rules::Order::Book(page) => Self::Book(figures(*page)),
            rules::Order::Correct(correction) => Self::Correct(correction.into()),
        }
    }
}
