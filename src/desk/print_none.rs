//! Printing in a build without the feature `paper`: nothing offers it, so nothing of it can be asked for.

use super::Desk;

/// Whether this build prints; another one does not speak of it.
pub(crate) const OFFERED: bool = false;

/// Something to be printed: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintJob {}

pub(crate) const fn write(_desk: &mut Desk, job: PrintJob) {
    match job {}
}
