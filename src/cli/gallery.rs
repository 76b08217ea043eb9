//! Serves a saved game to phones without a desk, and follows the file as it changes.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use super::args::GalleryArgs;
use super::{Commands, Stop, Wrongs, saved};
use crate::crier::{InWords, Words};
use crate::gallery::{Hosts, Key, NoHost};

/// The checked arguments of a gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GalleryRequest {
    /// The saved game.
    pub file: PathBuf,
    /// The address to listen at.
    pub bind: SocketAddr,
    /// The phones' key; made up if there is none.
    pub key: Option<Key>,
    /// The overlay's key; made up if there is none.
    pub overlay: Option<Key>,
    /// The accepted host names, beside its own.
    pub hosts: Hosts,
}

/// Why an argument is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GalleryReason {
    /// The text is no address with a port, or none of a single computer.
    Bind(String),
    /// The text of this option is no key. It is not repeated.
    Key(&'static str),
    /// The overlay's key is also the phones'.
    KeyTwice,
    /// The text is no host name.
    Host(NoHost),
}

/// Checks the arguments, and that the file is a saved game.
///
/// # Errors
/// Everything that is wrong.
pub(super) fn request(args: GalleryArgs, games: &[Commands]) -> Result<GalleryRequest, Stop> {
    let GalleryArgs { file, bind, key, overlay_key, host } = args;
    let mut wrong = Wrongs::default();
    let bind = wrong.noted(listening(&bind).ok_or(GalleryReason::Bind(bind)));
    let mut read = |option, key: Option<String>| {
        key.and_then(|key| {
            wrong.noted(key.trim().parse().map_err(|_no: crate::gallery::NoKey| GalleryReason::Key(option)))
        })
    };
    let (key, overlay) = (read("--key", key), read("--overlay-key", overlay_key));
    if key.is_some() && key == overlay {
        wrong.note(GalleryReason::KeyTwice);
    }
    let mut hosts = Hosts::default();
    for name in host {
        wrong.noted(hosts.add(name.trim()).map_err(GalleryReason::Host));
    }
    match (bind, wrong.is_empty()) {
        (Some(bind), true) => {
            saved::show(&file, games)?;
            Ok(GalleryRequest { file, bind, key, overlay, hosts })
        }
        (Some(_) | None, _) => Err(Stop::Refused(wrong)),
    }
}

/// Parses an address to listen at, if it can be one computer's: no broadcast, and no link-local address without its
/// interface.
fn listening(text: &str) -> Option<SocketAddr> {
    let at: SocketAddr = text.trim().parse().ok()?;
    let is_one = match at {
        SocketAddr::V4(at) => !at.ip().is_broadcast(),
        SocketAddr::V6(at) => !at.ip().is_unicast_link_local() || at.scope_id() > 0,
    };
    (is_one && !at.ip().is_multicast()).then_some(at)
}

impl fmt::Display for GalleryReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bind(_) => "--bind",
            Self::Key(option) => option,
            Self::KeyTwice => "--overlay-key",
            Self::Host(_) => "--host",
        })
    }
}

impl InWords for GalleryReason {
    /// Returns the reason after the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let what = match self {
            Self::Bind(text) => words.with("args-bind", &[("text", text.as_str().into())]),
            Self::Key(_) => words.text("args-key"),
            Self::KeyTwice => words.text("args-key-twice"),
            Self::Host(NoHost(text)) => words.with("args-host", &[("text", text.as_str().into())]),
        };
        format!("{self}: {what}")
    }
}
