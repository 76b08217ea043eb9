//! The count: the players' sheets, entered as into a spreadsheet.
//!
//! `layout` says where each cell stands, `cell` is one number, `grid` is all of them, `typing` follows the keys, `below` tells about the row at hand
//! with its `sum` and everybody's `bars`, `proposals` are what phones handed in, and `screen` puts them together. What is entered goes into the record as it is typed.

mod bars;
mod below;
mod cell;
mod grid;
mod layout;
mod proposals;
mod screen;
mod sum;
mod typing;

pub(crate) use bars::standing;
pub(crate) use screen::CountScreen;
