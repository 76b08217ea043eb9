//! The gallery: what phones are sent, under which names and limits, the page, and the server.

mod accepted;
mod address;
mod connections;
mod frames;
mod host;
mod key;
mod limits;
mod page;
mod qr;
mod seat_name;
mod seats;
mod seats_law;
mod view;
#[cfg(feature = "gallery")]
mod answers;
#[cfg(feature = "gallery")]
mod serve;
