//! The host names to which a gallery answers.
//!
//! A foreign page can point its own name at this computer, and would then read what is shown here as if it were its own
//! (DNS rebinding). It cannot change the name that its reader requests, so only our names are answered.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The accepted names, beside the called address and `localhost`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

/// The error for a text that is no host name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoHost(pub String);

/// The requested host: a name or an address, and a port if there was one.
struct Asked<'a> {
    host: &'a str,
    port: Option<u16>,
}

impl Hosts {
    /// Adds an accepted name: with its port, as `crier.example:8080`, or without for the port that is served or that a
    /// proxy in front of it hides.
    ///
    /// # Errors
    /// The text is no host name.
    pub fn add(&mut self, name: &str) -> Result<(), NoHost> {
        let known = |asked: &Asked<'_>| !asked.host.is_empty() && asked.host.bytes().all(is_of_a_name);
        match Asked::read(name).filter(known) {
            Some(_) => self.0.push(name.to_ascii_lowercase()),
            None => return Err(NoHost(name.to_owned())),
        }
        Ok(())
    }

    /// Whether the requested host is ours; `called` is our end of the connection.
    #[must_use]
    pub fn knows(&self, host: &str, called: SocketAddr) -> bool {
        let Some(asked) = Asked::read(host) else { return false };
        // Without a port it is that of the web.
        let ours = asked.port.unwrap_or(80) == called.port();
        ours && (asked.host.eq_ignore_ascii_case("localhost") || asked.address() == Some(canonical(called.ip())))
            || self.0.iter().any(|name| asked.is(name, called.port()))
    }
}

impl<'a> Asked<'a> {
    /// Parses `host`, `host:port`, `[address]` and `[address]:port`, and nothing else.
    fn read(text: &'a str) -> Option<Self> {
        let (host, port) = match text.rfind(']') {
            Some(end) => {
                let (host, rest) = text.split_at_checked(end + 1)?;
                (host, if rest.is_empty() { None } else { Some(rest.strip_prefix(':')?) })
            }
            None => text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port))),
        };
        let digits = |port: &&str| !port.is_empty() && port.bytes().all(|sign| sign.is_ascii_digit());
        let port = match port {
            Some(port) => Some(Some(port).filter(digits)?.parse().ok()?),
            None => None,
        };
        Some(Self { host, port })
    }

    /// Returns the host as an address, if it is one.
    fn address(&self) -> Option<IpAddr> {
        match self.host.strip_prefix('[') {
            Some(rest) => Some(canonical(rest.strip_suffix(']')?.parse::<Ipv6Addr>().ok()?.into())),
            None => Some(self.host.parse::<Ipv4Addr>().ok()?.into()),
        }
    }

    /// Whether the request is for this name of ours.
    fn is(&self, name: &str, served: u16) -> bool {
        Asked::read(name).is_some_and(|ours| {
            let ports = match ours.port {
                Some(port) => self.port == Some(port),
                None => self.port.is_none_or(|port| port == served),
            };
            ports && self.host.eq_ignore_ascii_case(ours.host)
        })
    }
}

/// Returns the address, unwrapped if it is one of version 4 written as one of version 6.
const fn canonical(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

const fn is_of_a_name(sign: u8) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, b'-' | b'.' | b'_')
}
