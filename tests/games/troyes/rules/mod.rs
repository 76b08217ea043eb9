//! The rules of Troyes, held against the rule list and the rulebook's own examples.

mod citizens;
mod corrections;
mod count;
mod effects;
mod events;
mod groups;
mod laws;
mod rewards;
mod round;
mod setup;
mod unsaid;
