//! Troyes as text: orders, one a line, and the facts of a table.

mod orders;
mod round;
