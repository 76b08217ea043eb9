//! The count: the players' sheets, entered as into a spreadsheet.
//!
//! `layout` places the cells, `cell` is one number, `grid` is all of them, `typing` handles the keys, `details` shows the
//! current row with its `sum` and everybody's `bars`, `proposals` are the sheets from phones, and `screen` puts them
//! together. Entries go into the record as they are typed.

mod bars;
mod cell;
mod details;
mod grid;
mod layout;
mod proposals;
mod screen;
mod sum;
mod typing;

pub(crate) use bars::standing;
pub(crate) use screen::CountScreen;
