//! The network of a gallery: its possible addresses and ports.

use std::io;
use std::sync::Arc;

use crate::gallery::address::{self, Own, Reach};

/// Lists the addresses at which phones may find this computer, the likeliest first.
pub type ListOwn = dyn Fn() -> io::Result<Vec<Own>> + Send + Sync;

/// A network as the desk sees it.
#[derive(Clone)]
pub struct Network {
    /// The addresses.
    pub own: Arc<ListOwn>,
    /// The ports to try, the first one first.
    pub ports: Vec<u16>,
}

impl Default for Network {
    /// Returns this computer's network. Phones remember settings by address and port, so the ports are mostly the same.
    fn default() -> Self {
        Self { own: Arc::new(reachable), ports: (7_377..=7_382).collect() }
    }
}

/// Returns the addresses that a phone can reach.
fn reachable() -> io::Result<Vec<Own>> {
    let reaches = |own: &Own| match own.reach() {
        Reach::Network | Reach::Virtual => true,
        // One of version 6 is called together with a device of the caller's.
        Reach::Link => own.address.is_ipv4(),
        Reach::Itself => false,
    };
    Ok(address::own()?.into_iter().filter(reaches).collect())
}
