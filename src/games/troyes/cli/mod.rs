//! Troyes as text: its orders, one a line, and the facts of a table.

mod acts;
mod corrections;
mod facts;
mod orders;
mod reading;
mod written;

pub use facts::facts;
pub use orders::{HELP, ORDERS, now, order};
pub use reading::{OrderReason, What};
pub use written::written;
