//! The table: the wheel, the cry, the dice to choose from, the strikes, the log and the one button.

mod log;
mod offers;
pub(crate) mod strike_grid;
mod table;
mod timer;
mod top_bar;
pub(crate) mod wheel;

pub(crate) use table::{Frame, TableScreen};
pub(crate) use timer::TimerView;
