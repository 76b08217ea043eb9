//! The frames for phones: each view is encoded once for each language and reader, and shared by all who read it.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use serde::Serialize;
use tokio::sync::watch;

use super::moment::Moment;
use super::plain;
use super::told;
use crate::chronicle::hall::PlayerName;
use crate::crier::{Language, Manner, Words};
use crate::play::Seat;
use crate::show::{Choices, Deadline, Reader, Show, Shown, Timer};
use crate::stage::{Look, Sprite};

/// A phone's language and manner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spoken {
    /// The language.
    pub language: Language,
    /// The manner.
    pub manner: Manner,
}

/// An encoded view.
#[derive(Debug)]
pub struct Frame {
    /// The id: the run of the gallery and the number of the change, as `9f3c2a10.57`; behind them the player who alone reads it.
    pub id: String,
    /// The number of the change: it grows with each, also with an undo.
    pub rev: u64,
    /// The reader.
    pub reader: Reader,
    /// The view as JSON ([`super::wire::View`]).
    pub json: Arc<str>,
}

/// The values that change while the view stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Beat {
    /// The milliseconds left to choose; `None` without a limit. No time of day: a phone's clock may be wrong.
    pub left_ms: Option<u64>,
    /// Whether the timer runs.
    pub running: bool,
    /// The number of phones that follow.
    pub phones: usize,
    /// The number of phones with a seat.
    pub seats: usize,
    /// The number of seats that are ready.
    pub ready: usize,
    /// The number of changes to the seats.
    pub changes: u64,
}

/// The current show, encoded for phones on demand.
pub struct Frames {
    epoch: String,
    now: Mutex<Now>,
    told: watch::Sender<u64>,
}

/// The current show, with a cache of its encodings.
#[derive(Default)]
struct Now {
    show: Arc<Show>,
    moving: bool,
    rev: u64,
    frames: Vec<(Spoken, Reader, Arc<Encoding>)>,
}

/// A view that is encoded on first use.
type Encoding = OnceLock<Arc<Frame>>;

impl Now {
    /// Returns the view in those words for that reader, encoded or not.
    fn encoding(&mut self, spoken: Spoken, reader: Reader) -> Arc<Encoding> {
        let there = self.frames.iter().find(|(read, of, _)| (*read, *of) == (spoken, reader));
        if let Some((.., frame)) = there {
            return Arc::clone(frame);
        }
        let frame = Arc::default();
        self.frames.push((spoken, reader, Arc::clone(&frame)));
        frame
    }
}

impl Frames {
    /// Creates frames of an empty show; `epoch` tells this run of the gallery from all others.
    #[must_use]
    pub fn new(epoch: String) -> Self {
        Self { epoch, now: Mutex::default(), told: watch::Sender::new(0) }
    }

    /// Sets the show; while `moving`, phones see the state before it.
    ///
    /// The number grows only if a phone would see a difference; subscribers are notified then, and when the timer
    /// changes. What a player composes is seen by that player alone: the others' views stay, with their numbers.
    pub fn show(&self, show: Arc<Show>, moving: bool) {
        let mut now = self.lock();
        let differs = moving != now.moving || viewed(&show) != viewed(&now.show);
        let composing = changed(&show.choices, &now.show.choices);
        let is_told = differs || !composing.is_empty() || show.timer != now.show.timer;
        if differs || !composing.is_empty() {
            now.rev += 1;
            let stays = |reader: Reader| !differs && reader.seat().is_none_or(|seat| !composing.contains(&seat));
            now.frames.retain(|(_, reader, _)| stays(*reader));
        }
        now.show = show;
        now.moving = moving;
        let rev = now.rev;
        drop(now);
        if is_told {
            self.told.send_replace(rev);
        }
    }

    /// Returns the newest view in those words as HTML, for phones without a script.
    #[must_use]
    pub fn plain(&self, spoken: Spoken) -> String {
        let now = self.lock();
        let (show, moving, rev) = (Arc::clone(&now.show), now.moving, now.rev);
        drop(now);
        let moment = Moment { show: &show, moving, epoch: &self.epoch, rev };
        let words = words(spoken, moment.game());
        told::view(moment, Reader::Audience, &words, |view| plain::body(view, &words))
    }

    /// Returns the current show.
    pub(super) fn now(&self) -> Arc<Show> {
        Arc::clone(&self.lock().show)
    }

    /// Returns the newest view in those words, as all may read it; encoded on first use.
    #[must_use]
    pub fn frame(&self, spoken: Spoken) -> Arc<Frame> {
        self.frame_for(spoken, None)
    }

    /// As [`Self::frame`], for the player with that name: with the own secrets, if there are any.
    #[must_use]
    pub fn frame_for(&self, spoken: Spoken, player: Option<&PlayerName>) -> Arc<Frame> {
        self.frame_of(spoken, player.map(|player| (player, true)))
    }

    /// As [`Self::frame_for`], for a phone of that player, which the crier has admitted or not.
    pub(super) fn frame_of(&self, spoken: Spoken, phone: Option<(&PlayerName, bool)>) -> Arc<Frame> {
        let mut now = self.lock();
        let (show, moving, rev) = (Arc::clone(&now.show), now.moving, now.rev);
        let moment = Moment { show: &show, moving, epoch: &self.epoch, rev };
        let reader = moment.game().map_or(Reader::Audience, |game| {
            game.reader(phone.and_then(|(player, admitted)| game.seat(player, admitted)))
        });
        let frame = now.encoding(spoken, reader);
        drop(now);
        // Who asks for the same view meanwhile waits for it; nobody else does.
        Arc::clone(frame.get_or_init(|| Arc::new(self.encode(moment, spoken, reader))))
    }

    fn encode(&self, moment: Moment<'_>, spoken: Spoken, reader: Reader) -> Frame {
        let (words, rev) = (words(spoken, moment.game()), moment.rev);
        let json = told::view(moment, reader, &words, |view| serde_json::to_string(view)).unwrap_or_else(|error| {
            log::error!("a view cannot be told: {error}");
            "null".to_owned()
        });
        let own = reader.seat().map(|seat| format!(".{}", seat.number())).unwrap_or_default();
        Frame { id: format!("{}.{rev}{own}", self.epoch), rev, reader, json: json.into() }
    }

    /// Returns the time left at that moment and the number of phones; seats are not known here.
    #[must_use]
    pub fn beat(&self, now: Instant, phones: usize) -> Beat {
        let Timer { deadline, length, .. } = self.lock().show.timer;
        let (left, running) = match deadline {
            Some(deadline @ Deadline::At(_)) => (Some(deadline.left(now)), true),
            Some(deadline @ Deadline::Paused(_)) => (Some(deadline.left(now)), false),
            None => (None, false),
        };
        let millis = |left: std::time::Duration| u64::try_from(left.min(length).as_millis()).unwrap_or(u64::MAX);
        Beat { left_ms: left.map(millis), running, phones, seats: 0, ready: 0, changes: 0 }
    }

    /// Returns the rules of the game in those words, as JSON; no pages without a game.
    #[must_use]
    pub fn rules(&self, spoken: Spoken) -> Arc<str> {
        let show = self.now();
        let game = Moment { show: &show, moving: false, epoch: &self.epoch, rev: 0 }.game();
        let rules = game.map(|game| game.reference(&words(spoken, Some(game)))).unwrap_or_default();
        told::rules(&rules).unwrap_or_else(|_| r#"{"pages":[]}"#.to_owned()).into()
    }

    /// Returns the game's drawings as symbols whose ids begin with `art-`, for a document that uses them.
    #[must_use]
    pub fn art(&self, look: Look) -> Arc<str> {
        self.drawings(look).into_iter().map(|(_, symbol)| symbol).collect::<String>().into()
    }

    /// Returns the names of the game's drawings, each with its symbol.
    pub(super) fn drawings(&self, look: Look) -> Vec<(&'static str, String)> {
        let show = self.now();
        let game = Moment { show: &show, moving: false, epoch: &self.epoch, rev: 0 }.game();
        let symbol = |sprite: &Sprite| (sprite.name(), sprite.symbol(look, &format!("art-{}", sprite.name())));
        game.map(Shown::drawings).unwrap_or_default().iter().map(symbol).collect()
    }

    /// Returns the proper name of the current game; nothing without one.
    #[must_use]
    pub(super) fn title(&self) -> &'static str {
        let show = self.now();
        Moment { show: &show, moving: false, epoch: &self.epoch, rev: 0 }.game().map_or("", Shown::game_title)
    }

    /// Returns the words for that reader, with those of the current game.
    #[must_use]
    pub fn words(&self, spoken: Spoken) -> Arc<Words> {
        let show = self.now();
        words(spoken, Moment { show: &show, moving: false, epoch: &self.epoch, rev: 0 }.game())
    }

    /// Subscribes to the number of the newest change: sent at each change, and again when only the timer changes.
    #[must_use]
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.told.subscribe()
    }

    /// Locks the state. Nothing can leave it half changed, so a poisoned lock is as good as any.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the words for that reader, with those of the game, if there is one.
fn words(Spoken { language, manner }: Spoken, game: Option<&Shown>) -> Arc<Words> {
    game.map_or_else(|| Words::shared(language, manner, None), |game| game.words(language, manner))
}

/// Returns the players whose choices are others than before.
fn changed(now: &[Arc<Choices>], before: &[Arc<Choices>]) -> Vec<Seat> {
    let new = now.iter().filter(|choices| !before.contains(choices));
    let gone = before.iter().filter(|choices| !now.contains(choices));
    new.chain(gone).map(|choices| choices.seat).collect()
}

/// Returns what every view for phones is made of; the rest of a show reaches them in another way, or not at all.
fn viewed(show: &Show) -> impl PartialEq {
    let Show {
        shown,
        prelude,
        dark,
        sent,
        invitation,
        ceremony,
        handed_in: _,
        choices,
        scoring,
        armorial,
        motion: _,
        timer: _,
        hall: _,
        replay: _,
        turned: _,
        hint: _,
        ready: _,
        seated: _,
    } = show;
    // What is scored or composed is told to each seat by itself; what lies on the desk is read by everybody.
    let laid: Vec<_> = choices.iter().filter(|own| own.is_laid()).collect();
    (shown, prelude, dark, sent, invitation, ceremony, laid, scoring.is_some(), armorial)
}

impl fmt::Debug for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Frames").field("epoch", &self.epoch).field("rev", &*self.told.borrow()).finish_non_exhaustive()
    }
}
