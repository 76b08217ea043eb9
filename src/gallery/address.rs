//! The addresses at which phones find this computer, the likeliest first.
//!
//! A computer has many addresses, and most lead nowhere: those of tunnels, of containers, of networks without a router. Which one
//! is right cannot be known, so they are ranked, and people can choose another.

#[cfg(feature = "gallery")]
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};

use super::Key;

/// An address of this computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The name of its network interface in the system: “wlp3s0”.
    pub device: String,
    /// The address.
    pub address: IpAddr,
    /// Whether it is the address of the default route.
    pub usual: bool,
}

/// The likelihood that a phone reaches an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// An address in a network that others can join.
    Network,
    /// An address of a tunnel, of containers or of a virtual machine.
    Virtual,
    /// A link-local address, as where nothing assigns addresses.
    Link,
    /// A loopback address.
    Itself,
}

/// Prefixes of the names of virtual interfaces.
const VIRTUAL: [&str; 24] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "virtualbox",
    "vmware",
    "vethernet",
    "hyper-v",
    "wsl",
    "lxc",
    "lxd",
    "podman",
    "cni",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
    "zt",
    "ppp",
    "ham",
    "p2p",
];
/// Words in the names of virtual interfaces on Windows.
const VIRTUAL_WORDS: [&str; 6] = ["virtual", "wi-fi direct", "vpn", "hyper-v", "docker", "wireguard"];

impl Own {
    /// Returns how likely a phone reaches the address.
    #[must_use]
    pub fn reach(&self) -> Reach {
        let device = self.device.to_lowercase();
        let made = VIRTUAL.iter().any(|begin| device.starts_with(begin));
        match self.address {
            address if address.is_loopback() || address.is_unspecified() => Reach::Itself,
            IpAddr::V4(address) if address.is_link_local() => Reach::Link,
            IpAddr::V6(address) if address.is_unicast_link_local() => Reach::Link,
            _ if made || VIRTUAL_WORDS.iter().any(|word| device.contains(word)) => Reach::Virtual,
            IpAddr::V4(_) | IpAddr::V6(_) => Reach::Network,
        }
    }

    /// Whether the address is private, as in every home.
    const fn is_private(&self) -> bool {
        match self.address {
            IpAddr::V4(address) => address.is_private(),
            IpAddr::V6(address) => address.is_unique_local(),
        }
    }
}

/// Sorts the addresses, the likeliest first: networks of others, the default route, version 4, private addresses.
#[must_use]
pub fn ranked(mut own: Vec<Own>) -> Vec<Own> {
    own.sort_by_cached_key(|own| {
        (own.reach(), !own.usual, own.address.is_ipv6(), !own.is_private(), own.device.clone(), own.address)
    });
    own.dedup_by_key(|own| own.address);
    own
}

/// Returns all addresses of this computer with a network behind them, the likeliest first.
///
/// # Errors
/// The system does not list them.
#[cfg(feature = "gallery")]
pub fn own() -> io::Result<Vec<Own>> {
    let usual = usual();
    let own = if_addrs::get_if_addrs()?.into_iter().map(|found| {
        let address = found.ip();
        Own { device: found.name, address, usual: Some(address) == usual }
    });
    Ok(ranked(own.collect()))
}

/// Returns the address of the default route; nothing is sent to find out.
#[must_use]
pub fn usual() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    // An address that is kept for documents: the system only looks up the way there.
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
}

/// Returns the page's address, as it is read and typed.
#[must_use]
pub fn text(at: SocketAddr, key: &Key) -> String {
    format!("http://{at}/{}", key.letters())
}

/// Returns the page's address for a code to scan: in capitals, which make the code smaller; phones read it alike.
#[must_use]
pub fn code(at: SocketAddr, key: &Key) -> String {
    text(at, key).to_uppercase()
}

/// Returns the overlay's address, for a program on this computer.
#[must_use]
pub fn overlay(at: SocketAddr, key: &Key) -> String {
    format!("{}/overlay", text(at, key))
}
