//! Troyes on the command line: its arguments, its orders, one a line, and its lines of JSON and of text.

mod arguments;
mod format;
mod known;
mod line;
mod orders;
mod reader;
mod reader_roy;
mod round;
mod step;
