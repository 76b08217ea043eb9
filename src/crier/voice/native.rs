//! The speech of Windows and macOS, and bells on the default sound device.

use std::io::Cursor;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rodio::{Decoder, DeviceSinkBuilder, Player as Queue};
use tts::{Tts, Voice};

use super::score::Score;
use super::service::{Gone, Player, Saying, Speech, Stop, Stopped};
use crate::crier::{Bell, Language};

pub(super) fn speech() -> Box<dyn Speech> {
    Box::new(Synthesizer { shared: Arc::default() })
}

pub(super) fn player() -> Box<dyn Player> {
    Box::new(Device)
}

/// The interval for asking the system whether it still speaks; not every system reports that to a thread without a
/// loop.
const ASK: Duration = Duration::from_millis(50);
/// The longest time for speaking a cry; a system that speaks for longer has lost its device.
const CRY: Duration = Duration::from_mins(1);

/// The time beyond the sounds' own length after which the device counts as gone.
const LATE: Duration = Duration::from_secs(4);

struct Synthesizer {
    shared: Arc<Mutex<Shared>>,
}

/// The state that a stop needs while the speaking thread waits; the lock keeps the synthesizer to one thread at a time.
#[derive(Default)]
struct Shared {
    tts: Option<Tts>,
    stopped: u64,
}

impl Speech for Synthesizer {
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone> {
        let spoken = begin(&mut lock(&self.shared), saying).and_then(|()| self.wait());
        if spoken.is_err() {
            lock(&self.shared).tts = None;
        }
        spoken
    }

    fn voices(&mut self, language: Language) -> Result<Vec<String>, Gone> {
        let mut shared = lock(&self.shared);
        Ok(voices_of(synthesizer(&mut shared.tts)?, language).iter().map(Voice::name).collect())
    }

    fn stop(&self) -> Stop {
        let shared = Arc::clone(&self.shared);
        Box::new(move |number| {
            let mut shared = lock(&shared);
            shared.stopped = number;
            if let Some(tts) = &mut shared.tts {
                // If the synthesizer is gone, who waits for it notices.
                granted("stop", tts.stop());
            }
        })
    }
}

impl Synthesizer {
    fn wait(&self) -> Result<(), Gone> {
        let begun = Instant::now();
        loop {
            thread::sleep(ASK);
            match &lock(&self.shared).tts {
                Some(tts) if tts.is_speaking().map_err(gone)? => {}
                Some(_) | None => return Ok(()),
            }
            if begun.elapsed() > CRY {
                return Err(Gone("it speaks without an end".to_owned()));
            }
        }
    }
}

fn begin(shared: &mut Shared, saying: &Saying) -> Result<(), Gone> {
    if shared.stopped >= saying.number {
        return Ok(());
    }
    let tts = synthesizer(&mut shared.tts)?;
    let voices = voices_of(tts, saying.language);
    let wished = saying.aloud.name.as_deref();
    let voice = voices.iter().find(|voice| wished == Some(&voice.name())).or(voices.first());
    // A system may refuse a wish and speak all the same.
    if let Some(voice) = voice {
        granted("voice", tts.set_voice(voice));
    }
    let volume = between(tts.min_volume(), tts.max_volume(), f32::from(saying.aloud.volume.min(100)) / 100.0);
    granted("volume", tts.set_volume(volume));
    let rate = rate(tts, saying.aloud.rate);
    granted("rate", tts.set_rate(rate));
    tts.speak(saying.text.as_str(), true).map(|_| ()).map_err(gone)
}

/// Logs a setting that the system refuses.
fn granted<T>(wish: &str, result: Result<T, tts::Error>) {
    if let Err(error) = result {
        log::info!("the speech service refuses the {wish}: {error}");
    }
}

fn synthesizer(kept: &mut Option<Tts>) -> Result<&mut Tts, Gone> {
    let tts = match kept.take() {
        Some(tts) => tts,
        None => Tts::default().map_err(gone)?,
    };
    Ok(kept.insert(tts))
}

fn voices_of(tts: &Tts, language: Language) -> Vec<Voice> {
    let mut voices = tts.voices().unwrap_or_default();
    voices.retain(|voice| voice.language().primary_language() == language.tag());
    voices
}

/// Returns the rate for a setting from −100, half as fast as usual, to 100, twice as fast, within the system's limits.
fn rate(tts: &Tts, wished: i8) -> f32 {
    (tts.normal_rate() * (f32::from(wished) / 100.0).exp2()).clamp(tts.min_rate(), tts.max_rate())
}

fn between(least: f32, most: f32, share: f32) -> f32 {
    least + (most - least) * share
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn gone(error: impl ToString) -> Gone {
    Gone(error.to_string())
}

struct Device;

impl Player for Device {
    fn play(&mut self, bell: Bell, volume: u8) -> Result<(), Gone> {
        self.perform(&Score(vec![(Duration::ZERO, bell)]), volume, &Stopped::default())
    }

    /// Plays a score; opens the device anew each time, so that a headset plugged in since is used.
    fn perform(&mut self, score: &Score, volume: u8, stopped: &Stopped) -> Result<(), Gone> {
        let mut device = DeviceSinkBuilder::open_default_sink().map_err(gone)?;
        device.log_on_drop(false);
        let queue = Queue::connect_new(device.mixer());
        queue.set_volume(f32::from(volume.min(100)) / 100.0);
        queue.append(Decoder::new_wav(Cursor::new(score.wav())).map_err(gone)?);
        let (begun, most) = (Instant::now(), score.length() + LATE);
        while !queue.empty() && !stopped.is() {
            if begun.elapsed() > most {
                return Err(Gone("it rings without an end".to_owned()));
            }
            thread::sleep(ASK);
        }
        Ok(())
    }
}
