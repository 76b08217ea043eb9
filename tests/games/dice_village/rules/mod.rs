//! The rules of Dice Village, held against the rule list and the leaflet's own examples.

pub(crate) mod naive;
pub(crate) mod tell;

mod corrections;
mod deck;
mod depth;
mod income;
mod listed;
mod lost;
mod orders;
mod setup;
mod unsaid;
