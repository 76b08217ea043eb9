//! The gallery: keys, hosts, limits, addresses and codes, the page, and the server.

mod accepted;
mod address;
mod host;
mod key;
mod limits;
mod page;
mod qr;
