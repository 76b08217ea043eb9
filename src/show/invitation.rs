//! The invitation for phones to follow.

use std::fmt;

/// The address of the phones' page. It has the key, so it is for those in the room alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The address, as it is read and typed.
    pub address: String,
    /// The address as a code to scan.
    pub code: String,
    /// The wireless network to join first, if it is known.
    pub wifi: Option<Wifi>,
}

/// A wireless network that phones can join by a code, which has the password.
#[derive(Clone, PartialEq, Eq)]
pub struct Wifi {
    /// The network's name.
    pub name: String,
    /// The text of the code to scan.
    pub code: String,
}

impl fmt::Debug for Invitation {
    /// Hides the value, since debug output goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
