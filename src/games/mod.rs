//! The games, each in a folder of its own: what it needs of every room, in the rooms' order.

pub mod troyes_dice;
