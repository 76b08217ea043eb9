//! The picture: which drawings there are, and where they stand.

mod art;
pub(super) mod seen;
mod layout;
mod shown;
mod motion;
