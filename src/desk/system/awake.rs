//! Keeps the display awake while a game is in play, where the system lets an app ask for it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A request to the system to keep the display on.
#[derive(Default)]
pub(crate) struct Awake {
    /// The handle that keeps the display awake while it lives.
    kept: Option<Sender<()>>,
}

impl Awake {
    /// Keeps the display awake, or allows it to sleep.
    pub(crate) fn keep(&mut self, awake: bool) {
        match (awake, self.kept.is_some()) {
            (true, false) => self.kept = Some(hold()),
            (false, true) => self.kept = None,
            (true, true) | (false, false) => {}
        }
    }
}

/// Requests it in a thread of its own, since a service may be slow or missing; without one, nothing happens.
fn hold() -> Sender<()> {
    let (sender, receiver) = channel();
    let wait = move |receiver: Receiver<()>| {
        let held = keepawake::Builder::default()
            .display(true)
            .reason("a game is in play")
            .app_name("Town Crier")
            .app_reverse_domain("town-crier")
            .create();
        if let Err(error) = &held {
            log::info!("the display may sleep: {error}");
        }
        // Nothing is ever sent: the end of the wish ends the wait.
        let _ = receiver.recv();
        drop(held);
    };
    if let Err(error) = thread::Builder::new().name("awake".to_owned()).spawn(move || wait(receiver)) {
        log::warn!("no thread keeps the display awake: {error}");
    }
    sender
}
