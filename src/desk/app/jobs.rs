//! One place starts what takes longer than a frame, and one inbox hears what became of it.

use std::any::Any;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};

use egui::{ColorImage, Context};

use super::command::Command;
use super::notice::Notice;
use crate::chronicle::store::{Meddled, StoreError};
use crate::desk::screens::hall::HallRead;
#[cfg(feature = "gallery")]
use crate::desk::screens::phones::Opened;
use crate::show::{HallShown, Replay, Scoring, Seals};

/// What a job came to; the desk follows it once it is heard of.
pub(crate) enum Done {
    /// Nothing is to be told.
    Quietly,
    /// This is to be told.
    Told(Notice),
    /// This is to be done.
    Asks(Command),
    /// The game could not be written some time after it was changed.
    Unkept(StoreError),
    /// Somebody else has changed the game's file.
    Meddled(Meddled),
    /// The hall of fame as it stands on disk now, and what is to be told of it.
    Hall(HallRead, Option<Notice>),
    /// The group's card book as it stands on disk now, and what is to be told of it.
    Cards(Box<dyn Any + Send>, Option<Notice>),
    /// The hall of fame, to be shown in a break; nothing where it cannot be read.
    Break(Option<HallShown>),
    /// The groups that have played, the last one first.
    People(Vec<Vec<String>>),
    /// The replay of a game; whether it is stepped through.
    Replay(Arc<Replay>, bool),
    /// The form of a new game, filled in as a game of the hall of fame was.
    Form(Box<dyn Any + Send>),
    /// The address that adds the game on the table to BG Stats.
    BgStats(String),
    /// The game is in the hall of fame; this is new for its players.
    Entered(Seals),
    /// The game on the table was in the hall of fame already, with these results.
    Held(Seals),
    /// The scoring of the game on the table, with the games before it.
    Scored(Arc<Scoring>),
    /// Phones can follow, or not.
    #[cfg(feature = "gallery")]
    Phones(Box<Opened>),
    /// This is for the clipboard.
    Picture(Box<ColorImage>),
    /// It ended in the middle by a mistake of ours; the crash report tells more.
    Broken,
}

/// The owner of all that runs beside the window.
pub(crate) struct Jobs {
    outbox: Outbox,
    inbox: Receiver<Answer>,
    /// How many jobs run of those whose end a person waits for.
    running: usize,
    disk: Disk,
}

/// Sends what became of a job, and wakes the window.
#[derive(Clone)]
pub(crate) struct Outbox {
    answers: Sender<Answer>,
    /// Known from the first frame on.
    window: Arc<OnceLock<Context>>,
}

struct Answer {
    done: Done,
    /// Whether it counts among those that a person waits for.
    awaited: bool,
}

/// A job's promise to answer; it is kept even if the job panics.
struct Promise {
    outbox: Outbox,
    awaited: bool,
    done: Option<Done>,
}

/// The thread for files: what is written there is written in the order in which it was asked for.
#[derive(Default)]
struct Disk {
    jobs: Option<Sender<Box<dyn FnOnce() + Send>>>,
    thread: Option<JoinHandle<()>>,
}

impl Jobs {
    /// Returns the owner of the jobs, with none running.
    pub(crate) fn new() -> Self {
        let (answers, inbox) = channel();
        Self { outbox: Outbox { answers, window: Arc::default() }, inbox, running: 0, disk: Disk::default() }
    }

    /// For what runs in threads of its own.
    pub(crate) fn outbox(&self) -> Outbox {
        self.outbox.clone()
    }

    /// Starts a job in a thread of its own.
    pub(crate) fn start(&mut self, name: &str, job: impl FnOnce() -> Done + Send + 'static) {
        self.running += 1;
        spawn(name, self.outbox.promise(true), job);
    }

    /// Starts something that may take as long as a person likes, as a program that shows a file: nobody waits for it.
    pub(crate) fn aside(&self, name: &str, job: impl FnOnce() -> Done + Send + 'static) {
        spawn(name, self.outbox.promise(false), job);
    }

    /// Queues a job that reads or writes files.
    pub(crate) fn on_disk(&mut self, job: impl FnOnce() -> Done + Send + 'static) {
        self.running += 1;
        let promise = self.outbox.promise(true);
        self.disk.run(Box::new(move || promise.keep(job)));
    }

    /// What was done since it was last asked; from now on that window is woken.
    pub(crate) fn heard(&mut self, window: &Context) -> Vec<Done> {
        self.outbox.window.get_or_init(|| window.clone());
        let answers: Vec<Answer> = self.inbox.try_iter().collect();
        self.running -= answers.iter().filter(|answer| answer.awaited).count().min(self.running);
        answers.into_iter().map(|answer| answer.done).collect()
    }

    /// Whether something runs whose end a person waits for.
    pub(crate) const fn is_busy(&self) -> bool {
        self.running > 0
    }
}

impl Outbox {
    /// Says what became of something that was not started here.
    pub(crate) fn send(&self, done: Done) {
        self.answer(Answer { done, awaited: false });
    }

    fn answer(&self, answer: Answer) {
        // A desk that has closed wants to hear nothing.
        if self.answers.send(answer).is_ok()
            && let Some(window) = self.window.get()
        {
            window.request_repaint();
        }
    }

    fn promise(&self, awaited: bool) -> Promise {
        Promise { outbox: self.clone(), awaited, done: None }
    }
}

impl Promise {
    fn keep(mut self, job: impl FnOnce() -> Done) {
        self.done = Some(job());
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        let done = self.done.take().unwrap_or(Done::Broken);
        self.outbox.answer(Answer { done, awaited: self.awaited });
    }
}

impl Disk {
    fn run(&mut self, job: Box<dyn FnOnce() + Send>) {
        let job = match &self.jobs {
            // Nobody takes it any more: its promise is dropped with it, and the desk hears that it is broken.
            Some(jobs) => match jobs.send(job) {
                Ok(()) => return,
                Err(unsent) => unsent.0,
            },
            None => job,
        };
        let (jobs, taken) = channel::<Box<dyn FnOnce() + Send>>();
        let work = move || {
            for job in taken {
                job();
            }
        };
        match thread::Builder::new().name("disk".to_owned()).spawn(work) {
            Ok(thread) => {
                // The thread was begun just now, so it takes what is sent.
                drop(jobs.send(job));
                (self.jobs, self.thread) = (Some(jobs), Some(thread));
            }
            // A system without room for a thread: it is done here.
            Err(_) => job(),
        }
    }
}

impl Drop for Disk {
    /// What was asked for is written before the app ends.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has said so to its job's promise.
            drop(thread.join());
        }
    }
}

fn spawn(name: &str, promise: Promise, job: impl FnOnce() -> Done + Send + 'static) {
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || promise.keep(job));
    if let Err(error) = started {
        // The promise was dropped with the job, so the desk is told.
        log::error!("no thread for {name}: {error}");
    }
}
