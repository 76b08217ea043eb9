//! A cache of responses: events, pages, and their compressed forms.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::Mutex;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::site::locked;
use crate::gallery::{Frame, Spoken};
use crate::show::Reader;
use crate::stage::{Look, Weight};

/// The responses made of the newest view, each on first use.
#[derive(Default)]
pub(super) struct Made {
    events: Mutex<HashMap<(Spoken, Reader), (u64, Bytes)>>,
    texts: Mutex<HashMap<Kind, Text>>,
}

/// A kind of response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// The page.
    Page(Spoken),
    /// The page without a script.
    Plain(Spoken),
    /// The page for a streamer's program.
    Overlay(Spoken),
    /// The second half of the page, for phones with a seat, in a game of that title.
    Answers(Spoken, &'static str),
    /// The view alone.
    View(Spoken),
    /// The rules of the game of that title.
    Rules(Spoken, &'static str),
    /// The drawings of the game of that title.
    Art(Look, &'static str),
    /// A font.
    Font(Weight),
}

/// A cached text, or a font.
#[derive(Clone)]
struct Text {
    /// The number of the change from which it was made; 0 for what is the same at every change.
    rev: u64,
    whole: Bytes,
    /// The compressed text, made on first use.
    gzip: Option<Bytes>,
}

impl Made {
    /// Returns the event with that view.
    pub(super) fn event(&self, spoken: Spoken, frame: &Frame) -> Bytes {
        let (mut events, read) = (locked(&self.events), (spoken, frame.reader));
        if let Some((_, event)) = events.get(&read).filter(|(rev, _)| *rev == frame.rev) {
            return event.clone();
        }
        let event = Bytes::from(format!("id: {}\nevent: view\ndata: {}\n\n", frame.id, frame.json));
        events.insert(read, (frame.rev, event.clone()));
        event
    }

    /// Returns the text of a kind as of a change, calling `make` if it is not cached, and whether it is compressed: if
    /// the reader accepts that and it works.
    pub(super) fn text<T: Into<Bytes>>(
        &self,
        kind: Kind,
        rev: u64,
        gzip: bool,
        make: impl FnOnce() -> T,
    ) -> (Bytes, bool) {
        let mut texts = locked(&self.texts);
        let mut text = match texts.remove(&kind).filter(|text| text.rev == rev) {
            Some(text) => text,
            None => Text { rev, whole: make().into(), gzip: None },
        };
        if gzip && text.gzip.is_none() {
            text.gzip = compressed(&text.whole);
        }
        let answer = match &text.gzip {
            Some(short) if gzip => (short.clone(), true),
            Some(_) | None => (text.whole.clone(), false),
        };
        texts.insert(kind, text);
        answer
    }
}

/// Compresses the text by gzip; writing to memory cannot fail.
fn compressed(text: &[u8]) -> Option<Bytes> {
    let mut gzip = GzEncoder::new(Vec::with_capacity(text.len() / 3), Compression::best());
    gzip.write_all(text).ok()?;
    Some(Bytes::from(gzip.finish().ok()?))
}
