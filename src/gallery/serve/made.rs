//! What was made once for all who ask for the same: events, pages, and the same compressed.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::Mutex;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::site::locked;
use crate::gallery::{Frame, Spoken};
use crate::stage::Look;

/// What was made of the newest view, each thing when it was first asked for.
#[derive(Default)]
pub(super) struct Made {
    events: Mutex<HashMap<Spoken, (u64, Bytes)>>,
    texts: Mutex<HashMap<Kind, Text>>,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// The page.
    Page(Spoken),
    /// The page without a script.
    Plain(Spoken),
    /// The page for a streamer's program.
    Overlay(Spoken),
    /// The second half of the page.
    Answers(Spoken),
    /// The view alone.
    View(Spoken),
    /// The rules.
    Rules(Spoken),
    /// The drawings.
    Art(Look),
}

/// A text as it is sent.
#[derive(Clone)]
struct Text {
    /// The number of the change that it tells of.
    rev: u64,
    whole: Bytes,
    /// Made for the first who takes it.
    gzip: Option<Bytes>,
}

impl Made {
    /// The event that tells that view.
    pub(super) fn event(&self, spoken: Spoken, frame: &Frame) -> Bytes {
        let mut events = locked(&self.events);
        if let Some((_, event)) = events.get(&spoken).filter(|(rev, _)| *rev == frame.rev) {
            return event.clone();
        }
        let event = Bytes::from(format!("id: {}\nevent: view\ndata: {}\n\n", frame.id, frame.json));
        events.insert(spoken, (frame.rev, event.clone()));
        event
    }

    /// What that kind is after the change of that number, made by `make` if it is not there, and whether it is compressed: if
    /// that is taken and can be.
    pub(super) fn text(&self, kind: Kind, rev: u64, gzip: bool, make: impl FnOnce() -> String) -> (Bytes, bool) {
        let mut texts = locked(&self.texts);
        let mut text = match texts.remove(&kind).filter(|text| text.rev == rev) {
            Some(text) => text,
            None => Text { rev, whole: Bytes::from(make()), gzip: None },
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

/// The same by gzip; memory takes all that is written to it.
fn compressed(text: &[u8]) -> Option<Bytes> {
    let mut gzip = GzEncoder::new(Vec::with_capacity(text.len() / 3), Compression::best());
    gzip.write_all(text).ok()?;
    Some(Bytes::from(gzip.finish().ok()?))
}
