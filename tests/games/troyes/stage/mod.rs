//! The picture: which drawings there are, and where they stand.

mod art;
mod layout;
mod motion;
mod seen;
mod shown;
