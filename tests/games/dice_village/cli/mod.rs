//! Dice Village on the command line.

mod arguments;
mod deck;
mod format;
mod known;
mod orders;
mod reader;
mod step;
mod tally;
mod written;
