//! The threads behind the voice: one decides, one speaks, one rings. All of them sleep until a message comes.

use std::io;
use std::sync::mpsc::{Receiver, RecvError, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use super::aloud::Aloud;
use super::message::{Ask, Later, Message, Pending, Ring, Statuses};
use super::queue::{Queue, Step, Utterance};
use super::retry::Retry;
use super::score::Score;
use super::service::{Gone, Player, Saying, Speech, Status, Stop, Stopped};
use super::system;
use crate::crier::Language;

/// A handle to the voice and the bells; sending to it never blocks. Dropping it silences them.
#[derive(Debug)]
pub struct Voice {
    messages: Option<Sender<Message>>,
    statuses: Arc<Mutex<Statuses>>,
}

impl Voice {
    /// Uses the services of this system. Nothing is opened before the first sound; `changed` is called when a status
    /// changes.
    #[must_use]
    pub fn of_system(changed: impl Fn() + Send + 'static) -> Self {
        Self::with(system::speech(), system::player(), changed)
    }

    /// Uses these services.
    #[must_use]
    pub fn with(speech: Box<dyn Speech>, player: Box<dyn Player>, changed: impl Fn() + Send + 'static) -> Self {
        let statuses = Arc::default();
        // A system without room for a thread leaves a game without a voice.
        let messages = start(speech, player, Arc::clone(&statuses), Box::new(changed)).ok();
        Self { messages, statuses }
    }

    /// Rings and speaks this utterance, in that language.
    pub fn cry(&self, utterance: Utterance, language: Language, aloud: &Aloud) {
        self.send(Message::Cry(Pending::new(utterance, language, aloud)));
    }

    /// Rings and speaks this utterance after that time, or before any newer one; [`Voice::hurry`] ends the wait.
    pub fn cry_after(&self, delay: Duration, utterance: Utterance, language: Language, aloud: &Aloud) {
        self.cry_after_rung(delay, None, utterance, language, aloud);
    }

    /// As [`Voice::cry_after`], but the bell rings only if the wait ends before `rung`, when a score plays it.
    pub fn cry_after_rung(
        &self,
        delay: Duration,
        rung: Option<Duration>,
        utterance: Utterance,
        language: Language,
        aloud: &Aloud,
    ) {
        let cried = Pending::new(utterance, language, aloud);
        let now = Instant::now();
        let rung = rung.and_then(|rung| now.checked_add(rung));
        self.send(match now.checked_add(delay) {
            Some(at) if !delay.is_zero() => Message::Later(Later { at, rung, cried }),
            Some(_) | None => Message::Cry(cried),
        });
    }

    /// Plays this score at once, beside the speech; a newer cry or [`Voice::hurry`] stops the rest of it.
    pub fn perform(&self, score: Score, aloud: &Aloud) {
        self.send(Message::Perform(score, aloud.clone()));
    }

    /// Speaks this utterance after the current one, which goes on; a newer one replaces it.
    pub fn cry_next(&self, utterance: Utterance, language: Language, aloud: &Aloud) {
        self.send(Message::Next(Pending::new(utterance, language, aloud)));
    }

    /// Rings and speaks the delayed utterance now.
    pub fn hurry(&self) {
        self.send(Message::Hurry);
    }

    /// Silences everything.
    pub fn hush(&self) {
        self.send(Message::Hush);
    }

    /// Blocks until everything was heard; for programs that end with the last cry.
    pub fn finish(&self) {
        let (over, wait) = channel();
        self.send(Message::Finish(over));
        // An error says that nobody is there to wait for.
        let _ = wait.recv();
    }

    /// Returns the names of the voices for that language; none until the service has answered.
    ///
    /// The service is asked then, and `changed` is called when it has answered.
    #[must_use]
    pub fn voices(&self, language: Language) -> Vec<String> {
        let mut statuses = self.statuses.lock().unwrap_or_else(PoisonError::into_inner);
        match &statuses.voices {
            Some((asked, names)) if *asked == language => names.clone(),
            Some(_) | None => {
                statuses.voices = Some((language, Vec::new()));
                drop(statuses);
                self.send(Message::Voices(language));
                Vec::new()
            }
        }
    }

    /// Returns the status of the speech service.
    #[must_use]
    pub fn speech(&self) -> Status {
        self.statuses.lock().unwrap_or_else(PoisonError::into_inner).speech
    }

    /// Returns the status of the sound service.
    #[must_use]
    pub fn bells(&self) -> Status {
        self.statuses.lock().unwrap_or_else(PoisonError::into_inner).bells
    }

    fn send(&self, message: Message) {
        if let Some(messages) = &self.messages {
            // A thread that is gone leaves a game without a voice.
            let _ = messages.send(message);
        }
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.hush();
    }
}

fn start(
    mut speech: Box<dyn Speech>,
    mut player: Box<dyn Player>,
    statuses: Arc<Mutex<Statuses>>,
    changed: Box<dyn Fn() + Send>,
) -> io::Result<Sender<Message>> {
    let (messages, inbox) = channel();
    let (asks, asked) = channel();
    let (rings, to_ring) = channel();
    let stop = speech.stop();
    let spoken = messages.clone();
    Builder::new().name("speech".to_owned()).spawn(move || {
        while let Ok(ask) = asked.recv() {
            let answer = match ask {
                Ask::Say(saying) => Message::Spoken(speech.speak(&saying)),
                Ask::Voices(language) => Message::Named(language, speech.voices(language)),
            };
            if spoken.send(answer).is_err() {
                break;
            }
        }
    })?;
    let rung = messages.clone();
    Builder::new().name("bells".to_owned()).spawn(move || {
        while let Ok(ring) = to_ring.recv() {
            let answer = match ring {
                Ring::Bell(bell, volume) => Message::Rung(player.play(bell, volume)),
                Ring::Score(score, volume, stopped) => Message::Performed(player.perform(&score, volume, &stopped)),
            };
            if rung.send(answer).is_err() {
                break;
            }
        }
    })?;
    let engine = Engine {
        queue: Queue::default(),
        later: None,
        score: None,
        language: Language::English,
        aloud: Aloud::default(),
        number: 0,
        asks,
        rings,
        stop,
        retry_speech: Retry::default(),
        retry_bells: Retry::default(),
        statuses,
        changed,
        finish: None,
    };
    Builder::new().name("voice".to_owned()).spawn(move || engine.run(&inbox))?;
    Ok(messages)
}

struct Engine {
    queue: Queue,
    later: Option<Later>,
    /// The handle that stops the current score.
    score: Option<Stopped>,
    language: Language,
    aloud: Aloud,
    number: u64,
    asks: Sender<Ask>,
    rings: Sender<Ring>,
    stop: Stop,
    retry_speech: Retry,
    retry_bells: Retry,
    statuses: Arc<Mutex<Statuses>>,
    changed: Box<dyn Fn() + Send>,
    finish: Option<Sender<()>>,
}

impl Engine {
    fn run(mut self, inbox: &Receiver<Message>) {
        while let Ok(message) = self.wait(inbox) {
            let step = match message {
                Message::Cry(cried) => {
                    self.hurry();
                    self.push(cried)
                }
                Message::Later(later) => {
                    // The score of this motion was sent just before.
                    self.due();
                    self.later = Some(later);
                    None
                }
                Message::Due => {
                    self.due();
                    None
                }
                Message::Perform(score, aloud) => {
                    self.hurry();
                    self.perform(score, &aloud);
                    None
                }
                Message::Performed(result) => {
                    answered(&mut self.retry_bells, &result);
                    self.tell(|statuses| &mut statuses.bells, result.is_ok());
                    None
                }
                Message::Next(cried) => {
                    self.hurry();
                    (self.language, self.aloud) = (cried.language, cried.aloud);
                    self.queue.push_after(cried.utterance)
                }
                Message::Hurry => {
                    self.hurry();
                    None
                }
                Message::Voices(language) => {
                    if self.retry_speech.may(Instant::now()) {
                        // A thread that is gone leaves a game without a voice.
                        let _ = self.asks.send(Ask::Voices(language));
                    }
                    None
                }
                Message::Named(language, result) => {
                    answered(&mut self.retry_speech, &result);
                    self.tell(|statuses| &mut statuses.speech, result.is_ok());
                    self.name(language, result.unwrap_or_default());
                    None
                }
                Message::Hush => {
                    self.later = None;
                    self.silence();
                    self.queue.hush()
                }
                Message::Finish(over) => {
                    self.due();
                    self.finish = Some(over);
                    None
                }
                Message::Spoken(result) => {
                    answered(&mut self.retry_speech, &result);
                    self.tell(|statuses| &mut statuses.speech, result.is_ok());
                    self.queue.over()
                }
                Message::Rung(result) => {
                    answered(&mut self.retry_bells, &result);
                    self.tell(|statuses| &mut statuses.bells, result.is_ok());
                    self.queue.over()
                }
            };
            self.follow(step);
            if self.queue.held() == [None, None]
                && let Some(over) = self.finish.take()
            {
                // Who waited may be gone by now.
                let _ = over.send(());
            }
        }
    }

    /// Waits for the next message; a delayed utterance counts as one when its time has come.
    fn wait(&self, inbox: &Receiver<Message>) -> Result<Message, RecvError> {
        let Some(Later { at, .. }) = &self.later else {
            return inbox.recv();
        };
        match inbox.recv_timeout(at.saturating_duration_since(Instant::now())) {
            Ok(message) => Ok(message),
            Err(RecvTimeoutError::Timeout) => Ok(Message::Due),
            Err(RecvTimeoutError::Disconnected) => Err(RecvError),
        }
    }

    /// Plays the delayed utterance now, and stops the score.
    fn hurry(&mut self) {
        self.silence();
        self.due();
    }

    fn due(&mut self) {
        if let Some(Later { rung, mut cried, .. }) = self.later.take() {
            if rung.is_some_and(|rung| rung <= Instant::now()) {
                cried.utterance.bell = None;
            }
            let step = self.push(cried);
            self.follow(step);
        }
    }

    fn perform(&mut self, score: Score, aloud: &Aloud) {
        if self.retry_bells.may(Instant::now()) {
            let stopped = Stopped::default();
            self.score = Some(stopped.clone());
            // A thread that is gone leaves a game without sounds.
            let _ = self.rings.send(Ring::Score(score, aloud.volume, stopped));
        }
    }

    fn silence(&mut self) {
        if let Some(score) = self.score.take() {
            score.stop();
        }
    }

    fn push(&mut self, cried: Pending) -> Option<Step> {
        (self.language, self.aloud) = (cried.language, cried.aloud);
        self.queue.push(cried.utterance)
    }

    fn follow(&mut self, mut step: Option<Step>) {
        let now = Instant::now();
        while let Some(doing) = step.take() {
            match doing {
                Step::Ring(bell) if self.retry_bells.may(now) => {
                    if self.rings.send(Ring::Bell(bell, self.aloud.volume)).is_err() {
                        step = self.queue.over();
                    }
                }
                Step::Speak(text) if self.retry_speech.may(now) => {
                    self.number += 1;
                    let (number, language, aloud) = (self.number, self.language, self.aloud.clone());
                    if self.asks.send(Ask::Say(Saying { number, text, language, aloud })).is_err() {
                        step = self.queue.over();
                    }
                }
                // A service that is gone is not asked for every cry.
                Step::Ring(_) | Step::Speak(_) => step = self.queue.over(),
                // Bells are short: they ring out.
                Step::Stop => (self.stop)(self.number),
            }
        }
    }

    fn name(&self, language: Language, names: Vec<String>) {
        let mut statuses = self.statuses.lock().unwrap_or_else(PoisonError::into_inner);
        statuses.voices = Some((language, names));
        drop(statuses);
        (self.changed)();
    }

    fn tell(&self, which: impl Fn(&mut Statuses) -> &mut Status, works: bool) {
        let mut statuses = self.statuses.lock().unwrap_or_else(PoisonError::into_inner);
        let status = which(&mut statuses);
        let new = match (works, *status) {
            (true, _) => Status::Working,
            (false, Status::Untried | Status::Absent) => Status::Absent,
            (false, Status::Working | Status::Lost) => Status::Lost,
        };
        let is_new = *status != new;
        *status = new;
        if works && statuses.voices.as_ref().is_some_and(|(_, names)| names.is_empty()) {
            // Who was gone when it was asked is asked again.
            statuses.voices = None;
        }
        drop(statuses);
        if is_new {
            (self.changed)();
        }
    }
}

fn answered<T>(retry: &mut Retry, result: &Result<T, Gone>) {
    match result {
        Ok(_) => retry.worked(),
        Err(_) => retry.failed(Instant::now()),
    }
}
