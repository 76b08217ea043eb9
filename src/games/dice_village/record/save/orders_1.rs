//! Format 1's orders, and their conversion to the rules' orders and back.

use serde::{Deserialize, Serialize};

use super::Damage;
use super::values_1::{Purse, Spot, Stall, Wrong, face, merchant};
use crate::chronicle::Name;
use crate::games::dice_village::rules::{self, Face, Seat, Side, Step};

/// An order.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Order {
    Roll(Vec<Vec<u8>>),
    Reroll {
        seat: u8,
        /// The dice, from 0, and their faces.
        dice: Vec<(u32, u8)>,
    },
    Adjust {
        seat: u8,
        die: u32,
        to: Name<Step>,
    },
    Sell {
        at: Spot,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tucked: Vec<Stall>,
        #[serde(default, skip_serializing_if = "Told::is_nothing")]
        told: Told,
    },
    Place {
        at: Spot,
        stall: Stall,
    },
    Buy(Card),
    Done,
    Close,
    Correct(Correction),
}

/// The income of a sale as people told it.
#[derive(Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Told {
    #[serde(skip_serializing_if = "Option::is_none")]
    seller: Option<Purse>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<Purse>,
    cards: u8,
    caravans: u8,
    placements: u8,
}

/// A card of the row.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Card {
    House(u8),
    Counted,
}

/// A correction.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Correction {
    Purse { seat: u8, purse: Purse },
    Caravans { seat: u8, dice: u8 },
    Die { seat: u8, die: u32, face: u8 },
    First { seat: u8 },
    OnTable { seat: u8, cards: u8 },
    InHand { seat: u8, cards: u8 },
    InRow { cards: u8 },
    Stalls { at: Spot, side: Name<Side>, numbers: Vec<u8> },
    Card { merchant: u8, to: CardAt },
}

/// The place of a card.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum CardAt {
    Hand { seat: u8 },
    Row,
    Pile,
    Village { at: Spot, side: Name<Side> },
}

impl Told {
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl Order {
    /// Converts to the rules' order; this one is the `at`th of the file, from 1.
    pub(super) fn at(self, at: usize) -> Result<rules::Order, Damage> {
        self.order().map_err(|wrong| match wrong {
            Wrong::Face(face) => Damage::Face { order: at, face },
            Wrong::Merchant(merchant) => Damage::NoSuchMerchant { order: at, merchant },
        })
    }

    fn order(self) -> Result<rules::Order, Wrong> {
        Ok(match self {
            Self::Roll(dice) => rules::Order::Roll(dice.into_iter().map(faces).collect::<Result<_, _>>()?),
            Self::Reroll { seat, dice } => {
                let dice = dice.into_iter().map(|(die, shown)| Ok((index(die), face(shown)?)));
                rules::Order::Reroll(Seat(seat), dice.collect::<Result<_, _>>()?)
            }
            Self::Adjust { seat, die, to } => rules::Order::Adjust(Seat(seat), index(die), to.0),
            Self::Sell { at, tucked, told } => rules::Order::Sell(Box::new(rules::Sale {
                at: at.into(),
                tucked: tucked.into_iter().map(Stall::stall).collect::<Result<_, _>>()?,
                told: told.into(),
            })),
            Self::Place { at, stall } => rules::Order::Place(at.into(), stall.stall()?),
            Self::Buy(Card::House(number)) => rules::Order::Buy(rules::Card::House(merchant(number)?)),
            Self::Buy(Card::Counted) => rules::Order::Buy(rules::Card::Counted),
            Self::Done => rules::Order::Done,
            Self::Close => rules::Order::Close,
            Self::Correct(correction) => rules::Order::Correct(correction.correction()?),
        })
    }
}

impl Correction {
    fn correction(self) -> Result<rules::Correction, Wrong> {
        Ok(match self {
            Self::Purse { seat, purse } => rules::Correction::Purse(Seat(seat), purse.into()),
            Self::Caravans { seat, dice } => rules::Correction::Caravans(Seat(seat), dice),
            Self::Die { seat, die, face: shown } => rules::Correction::Die(Seat(seat), index(die), face(shown)?),
            Self::First { seat } => rules::Correction::First(Seat(seat)),
            Self::OnTable { seat, cards } => rules::Correction::OnTable(Seat(seat), cards),
            Self::InHand { seat, cards } => rules::Correction::InHand(Seat(seat), cards),
            Self::InRow { cards } => rules::Correction::InRow(cards),
            Self::Stalls { at, side, numbers } => rules::Correction::Stalls(at.into(), side.0, faces(numbers)?),
            Self::Card { merchant: number, to } => {
                let to = match to {
                    CardAt::Hand { seat } => rules::CardAt::Hand(Seat(seat)),
                    CardAt::Row => rules::CardAt::Row,
                    CardAt::Pile => rules::CardAt::Pile,
                    CardAt::Village { at, side } => rules::CardAt::Village(at.into(), side.0),
                };
                rules::Correction::Card(merchant(number)?, to)
            }
        })
    }
}

fn faces(numbers: Vec<u8>) -> Result<Vec<Face>, Wrong> {
    numbers.into_iter().map(face).collect()
}

/// Converts the index of a die; one that is too large is no die's on any machine.
fn index(die: u32) -> usize {
    usize::try_from(die).unwrap_or(usize::MAX)
}

fn die(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

fn values(faces: &[Face]) -> Vec<u8> {
    faces.iter().map(|face| face.value()).collect()
}

impl From<Told> for rules::Told {
    fn from(Told { seller, owner, cards, caravans, placements }: Told) -> Self {
        let free = rules::Free { cards, caravans, placements };
        Self { seller: seller.map(Into::into), owner: owner.map(Into::into), free }
    }
}

impl From<rules::Told> for Told {
    fn from(rules::Told { seller, owner, free }: rules::Told) -> Self {
        let rules::Free { cards, caravans, placements } = free;
        Self { seller: seller.map(Into::into), owner: owner.map(Into::into), cards, caravans, placements }
    }
}

impl From<rules::Order> for Order {
    fn from(order: rules::Order) -> Self {
        match order {
            rules::Order::Roll(dice) => Self::Roll(dice.iter().map(|faces| values(faces)).collect()),
            rules::Order::Reroll(Seat(seat), dice) => {
                Self::Reroll { seat, dice: dice.into_iter().map(|(at, face)| (die(at), face.value())).collect() }
            }
            rules::Order::Adjust(Seat(seat), at, step) => Self::Adjust { seat, die: die(at), to: step.into() },
            rules::Order::Sell(sale) => {
                let rules::Sale { at, tucked, told } = *sale;
                Self::Sell { at: at.into(), tucked: tucked.into_iter().map(Into::into).collect(), told: told.into() }
            }
            rules::Order::Place(at, stall) => Self::Place { at: at.into(), stall: stall.into() },
            rules::Order::Buy(rules::Card::House(merchant)) => Self::Buy(Card::House(merchant.number())),
            rules::Order::Buy(rules::Card::Counted) => Self::Buy(Card::Counted),
            rules::Order::Done => Self::Done,
            rules::Order::Close => Self::Close,
            rules::Order::Correct(correction) => Self::Correct(correction.into()),
        }
    }
}

impl From<rules::Correction> for Correction {
    fn from(correction: rules::Correction) -> Self {
        match correction {
            rules::Correction::Purse(Seat(seat), purse) => Self::Purse { seat, purse: purse.into() },
            rules::Correction::Caravans(Seat(seat), dice) => Self::Caravans { seat, dice },
            rules::Correction::Die(Seat(seat), at, face) => Self::Die { seat, die: die(at), face: face.value() },
            rules::Correction::First(Seat(seat)) => Self::First { seat },
            rules::Correction::OnTable(Seat(seat), cards) => Self::OnTable { seat, cards },
            rules::Correction::InHand(Seat(seat), cards) => Self::InHand { seat, cards },
            rules::Correction::InRow(cards) => Self::InRow { cards },
            rules::Correction::Stalls(at, side, numbers) => {
                Self::Stalls { at: at.into(), side: side.into(), numbers: values(&numbers) }
            }
            rules::Correction::Card(merchant, to) => {
                let to = match to {
                    rules::CardAt::Hand(Seat(seat)) => CardAt::Hand { seat },
                    rules::CardAt::Row => CardAt::Row,
                    rules::CardAt::Pile => CardAt::Pile,
                    rules::CardAt::Village(at, side) => CardAt::Village { at: at.into(), side: side.into() },
                };
                Self::Card { merchant: merchant.number(), to }
            }
        }
    }
}
