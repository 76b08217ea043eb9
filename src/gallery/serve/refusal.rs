//! Why a gallery cannot open.

use std::io;
use std::net::SocketAddr;

use crate::crier::{InWords, Words};
use crate::gallery::NoChance;

/// Why a gallery cannot open.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum GalleryRefusal {
    /// Another program listens there.
    Taken(SocketAddr),
    /// The system does not allow listening there.
    Denied(SocketAddr),
    /// The address is none of this computer.
    NotOurs(SocketAddr),
    /// The system gives no random numbers for keys.
    NoChance,
    /// Any other error of the system.
    System(SocketAddr, io::Error),
}

impl GalleryRefusal {
    /// Converts the system's error for that address.
    pub(super) fn of(error: io::Error, address: SocketAddr) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => Self::Taken(address),
            io::ErrorKind::PermissionDenied => Self::Denied(address),
            io::ErrorKind::AddrNotAvailable => Self::NotOurs(address),
            _ => Self::System(address, error),
        }
    }
}

impl From<NoChance> for GalleryRefusal {
    fn from(_: NoChance) -> Self {
        Self::NoChance
    }
}

impl InWords for GalleryRefusal {
    fn in_words(&self, words: &Words) -> String {
        let at = |name, address: &SocketAddr| {
            let args = [("address", address.ip().to_string().into()), ("port", address.port().to_string().into())];
            words.with(name, &args)
        };
        match self {
            Self::Taken(address) => at("refusal-gallery-taken", address),
            Self::Denied(address) => at("refusal-gallery-denied", address),
            Self::NotOurs(address) => at("refusal-gallery-not-ours", address),
            Self::NoChance => words.text("refusal-gallery-chance"),
            Self::System(address, error) => {
                let args = [("address", address.to_string().into()), ("system", error.in_words(words).into())];
                words.with("refusal-gallery-system", &args)
            }
        }
    }
}
