//! Dice Village on the command line.

mod arguments;
mod format;
mod known;
mod orders;
mod reader;
mod step;
mod tally;
mod written;
