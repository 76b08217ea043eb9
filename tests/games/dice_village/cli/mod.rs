//! Dice Village on the command line.

mod arguments;
mod format;
mod known;
mod orders;
mod step;
mod written;
