//! The gallery: keys, hosts, limits, addresses and codes, and the server.

mod accepted;
mod address;
mod host;
mod key;
mod limits;
mod qr;
