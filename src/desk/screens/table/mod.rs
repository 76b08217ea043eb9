//! The table: the picture, the cry, what can be chosen, the grid, the log and the one button.

mod beside;
mod cried;
mod drafting;
mod hint;
mod layout;
mod log;
mod look_back;
pub(crate) mod picture;
mod proposals;
pub(crate) mod ring;
mod table;
mod timer;
mod top_bar;

pub(crate) use table::{Frame, Left, TableScreen};
pub(crate) use timer::TimerView;
