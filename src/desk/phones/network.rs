//! Where a gallery can stand: under which addresses, and at which ports.

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
    /// The ports that are tried, the first one first.
    pub ports: Vec<u16>,
}

impl Default for Network {
    /// The one that this computer is in. Phones remember what they were told by address and port, so that is mostly the same.
    fn default() -> Self {
        Self { own: Arc::new(reachable), ports: (7_377..=7_382).collect() }
    }
}

/// The addresses that a phone can call.
fn reachable() -> io::Result<Vec<Own>> {
    let reaches = |own: &Own| match own.reach() {
        Reach::Network | Reach::Virtual => true,
        // One of version 6 is called together with a device of the caller's.
        Reach::Link => own.address.is_ipv4(),
        Reach::Itself => false,
    };
    Ok(address::own()?.into_iter().filter(reaches).collect())
}
