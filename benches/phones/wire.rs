//! What stands between a phone and what it is told: server-sent events, a web socket, or socket.io in one.

use std::mem;
use std::net::SocketAddr;

use memchr::memchr;

/// How it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wire {
    /// Server-sent events.
    Events,
    /// Frames of a web socket.
    WebSocket,
    /// The same, with what socket.io asks first.
    SocketIo,
}

/// What a reader found.
pub(crate) enum Heard {
    /// A whole view, of so many bytes.
    View(usize),
    /// This has to be said before there is any.
    Asked(&'static [u8]),
}

/// Finds what is told in what is read, wherever that was cut.
pub(crate) enum Reader {
    Lines(Lines),
    /// The head of the answer that has been read, up to the empty line.
    Head(Wire, usize),
    Frames(Wire, Frames),
}

/// Lines of events.
#[derive(Default)]
pub(crate) struct Lines {
    /// How the line begins that is being read, and how long it is so far.
    start: [u8; VIEW.len()],
    length: usize,
    /// How many bytes of the event came, and whether it is a view.
    bytes: usize,
    view: bool,
}

/// Frames of a web socket.
#[derive(Default)]
pub(crate) struct Frames {
    head: Vec<u8>,
    /// How much is left of the frame that is being read, and its length.
    left: usize,
    length: usize,
}

const VIEW: &[u8; 11] = b"event: view";
/// What is shorter is no view.
const SHORT: usize = 256;
/// "Let me in", as socket.io wants it, in a frame that is masked by nothing.
const ENTER: &[u8] = &[0x81, 0x82, 0, 0, 0, 0, b'4', b'0'];

impl Wire {
    /// What a phone asks.
    pub(crate) fn request(self, at: SocketAddr, path: &str) -> String {
        let more = match self {
            Self::Events => "Accept: text/event-stream\r\nAccept-Language: en\r\n",
            Self::WebSocket | Self::SocketIo => {
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            }
        };
        format!("GET {path} HTTP/1.1\r\nHost: {at}\r\nUser-Agent: town-crier-benches\r\n{more}\r\n")
    }
}

impl Reader {
    /// Nothing was read yet.
    pub(crate) fn new(wire: Wire) -> Self {
        match wire {
            Wire::Events => Self::Lines(Lines::default()),
            Wire::WebSocket | Wire::SocketIo => Self::Head(wire, 0),
        }
    }

    /// Reads on.
    pub(crate) fn read(&mut self, mut bytes: &[u8], mut hear: impl FnMut(Heard)) {
        if let Self::Head(wire, matched) = self {
            let end = bytes.iter().position(|byte| {
                *matched = if *byte == b"\r\n\r\n"[*matched] { *matched + 1 } else { usize::from(*byte == b'\r') };
                *matched == 4
            });
            let Some(end) = end else { return };
            bytes = &bytes[end + 1..];
            *self = Self::Frames(*wire, Frames::default());
        }
        match self {
            Self::Lines(lines) => lines.read(bytes, hear),
            Self::Frames(wire, frames) => {
                frames.read(bytes, |length, start| match wire {
                    _ if length >= SHORT => hear(Heard::View(length)),
                    Wire::SocketIo if start == b'0' => hear(Heard::Asked(ENTER)),
                    Wire::SocketIo | Wire::WebSocket | Wire::Events => {}
                });
            }
            Self::Head(..) => {}
        }
    }
}

impl Lines {
    fn read(&mut self, mut bytes: &[u8], mut hear: impl FnMut(Heard)) {
        while let Some(end) = memchr(b'\n', bytes) {
            let (line, rest) = bytes.split_at(end);
            bytes = &rest[1..];
            self.add(line);
            self.bytes += 1;
            let length = mem::take(&mut self.length);
            if length == 0 {
                let bytes = mem::take(&mut self.bytes);
                if mem::take(&mut self.view) {
                    hear(Heard::View(bytes));
                }
            } else if length == VIEW.len() && self.start == *VIEW {
                self.view = true;
            }
        }
        self.add(bytes);
    }

    fn add(&mut self, part: &[u8]) {
        let start = self.start.iter_mut().skip(self.length);
        start.zip(part).for_each(|(to, from)| *to = *from);
        self.length += part.len();
        self.bytes += part.len();
    }
}

impl Frames {
    /// Tells the length of each frame, and how it begins.
    fn read(&mut self, mut bytes: &[u8], mut frame: impl FnMut(usize, u8)) {
        while let Some((first, rest)) = bytes.split_first() {
            if self.left > 0 {
                let part = self.left.min(bytes.len());
                if self.left == self.length && self.length < SHORT {
                    frame(self.length, *first);
                }
                self.left -= part;
                bytes = &bytes[part..];
                if self.left == 0 && self.length >= SHORT {
                    frame(self.length, 0);
                }
                continue;
            }
            self.head.push(*first);
            bytes = rest;
            let length = match *self.head.as_slice() {
                [_, short] if short < 126 => usize::from(short),
                [_, 126, high, low] => usize::from(u16::from_be_bytes([high, low])),
                [_, 127, .., a, b, c, d] if self.head.len() == 10 => {
                    usize::try_from(u32::from_be_bytes([a, b, c, d])).unwrap_or(usize::MAX)
                }
                _ => continue,
            };
            self.head.clear();
            (self.left, self.length) = (length, length);
        }
    }
}
