//! How phones are invited to follow.

use std::fmt;

/// Where phones find their page. It has the key, so it is for those in the room alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The address, as it is read and typed.
    pub address: String,
    /// The same for a code to scan.
    pub code: String,
    /// The wireless network that they join first, if that is told.
    pub wifi: Option<Wifi>,
}

/// A wireless network that phones can join by a code. The code has its password.
#[derive(Clone, PartialEq, Eq)]
pub struct Wifi {
    /// Its name.
    pub name: String,
    /// What the code to scan says.
    pub code: String,
}

impl fmt::Debug for Invitation {
    /// Says nothing: what is told of a value is written into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
