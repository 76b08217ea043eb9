//! The record of a game of Troyes: what its cards say, as a group's card book keeps it.

pub mod printed;
