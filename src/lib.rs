//! Town Crier replaces the wheel, the dice and the tiles of *Troyes Dice* at a table; the players keep their paper
//! sheets. One person, who plays too, runs it on a laptop, often with a projector: so the result is always decided first
//! and never lost, and the picture and the voice are ways to tell it.
//!
//! # The story
//! A game is one folder of [`games`]; the rooms know none. [`play`] says what every game's rules are. A loose opening
//! becomes a [`chronicle::Record`], whose table only orders change that the rules allow. What an order caused is told by
//! the `crier`, in words and aloud, and drawn by the `stage`; what it does over many games stands in the [`almanac`];
//! [`show`] is the view model of both, in no language, for everybody who watches. It is sent to phones by the [`gallery`],
//! printed on `paper`, shown on the `desk` with the projector's window (`desk::projector`), or told by the `cli`. A room
//! imports only rooms that stand before it here.
//!
//! # Invariants
//! 1. The `rules` of every game are pure: no clock, randomness, files, threads, window or serialization. What chance decides comes
//!    in as a value.
//!    `cargo test --no-default-features` builds and tests everything but the desk, the paper and the services behind
//!    the voice.
//! 2. Two stages: a loose, public setup becomes a checked table with private fields. All reasons of a refusal are
//!    collected, and it hands back what was asked.
//! 3. `decide` says what an order causes; `apply` cannot fail. The record is the only truth: undo is a shorter prefix, the
//!    table is a fold, everything derivable is a query. The record is sealed: what it refuses can be in no record.
//! 4. Chance is a value passed in. A code seeds it, and each draw has its own stream, so that none moves another's. The
//!    algorithm is pinned by known-answer tests; the record keeps what was drawn as well. People ask, and the record draws what
//!    completes the ask, in one place.
//! 5. The desk draws from the table and returns commands; one exhaustive `match` runs them after drawing. What can be picked is
//!    one value, a menu, made once for an order: panel, digits, picture and terminal read it, and nothing searches rules in a frame.
//! 6. A game in play is on disk before it is on screen, with the generation before it kept. What people type between orders is
//!    kept too, but makes no key wait for the disk.
//! 7. Nothing waits for a picture or a sound.
//! 8. The save file and the JSON cry have types of their own, versioned; the rules' types know no serialization. A format once
//!    released is read for ever, and a new one stands beside it.
//! 9. Words live in `assets/**/locales`, colors and sizes in one tokens file for screen and paper, art in `assets/**/art`.

pub mod play;
pub mod chronicle;
pub mod crier;
pub mod stage;
pub mod almanac;
pub mod show;
pub mod gallery;
pub mod paper;
#[cfg(feature = "desk")]
pub mod desk;
pub mod cli;
pub mod games;

/// The README's code is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
