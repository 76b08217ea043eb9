//! speech-dispatcher over its socket, and bells over PulseAudio's, which PipeWire has too. No C library is behind either.

use std::env;
use std::io::{self, BufRead as _, BufReader, Cursor, Write as _};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource as _, Client};

use super::score::Score;
use super::service::{Gone, Player, Saying, Speech, Stop, Stopped};
use super::ssip::{self, About, Reader, Reply};
use crate::chronicle::file;
use crate::crier::{Bell, Language};

pub(super) fn speech() -> Box<dyn Speech> {
    Box::new(Dispatcher { connection: None, spawned: false, shared: Arc::default() })
}

pub(super) fn player() -> Box<dyn Player> {
    Box::new(Pulse { client: None })
}

/// The longest time for an answer.
const ANSWER: Duration = Duration::from_secs(5);
/// The longest time from a stop to its end event.
const STOPPED: Duration = Duration::from_secs(1);
/// The length of sound that is buffered in the sound server.
const HELD: Duration = Duration::from_millis(200);
/// The time beyond the sounds' own length after which the server counts as gone.
const LATE: Duration = Duration::from_secs(4);
/// The number of bytes in a key to the sound server.
const COOKIE: usize = 256;
/// The longest time for speaking a cry; a service that is silent for longer counts as gone.
const CRY: Duration = Duration::from_mins(1);

/// A connection to the service.
struct Connection {
    stream: BufReader<UnixStream>,
    reader: Reader,
    /// The answer to the list of voices, cached.
    voices: Option<Reply>,
    /// The name of the voice that was set.
    named: Option<String>,
}

struct Dispatcher {
    connection: Option<Connection>,
    /// Whether we have started the service once; it is not started again and again.
    spawned: bool,
    shared: Arc<Mutex<Shared>>,
}

/// The state that a stop needs while the speaking thread listens.
#[derive(Default)]
struct Shared {
    writer: Option<UnixStream>,
    speaking: Option<u64>,
    stopped: u64,
    /// The number of stops whose answer was not read yet.
    unanswered: usize,
}

impl Speech for Dispatcher {
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone> {
        let spoken = self.try_to(saying);
        if spoken.is_err() {
            self.hang_up();
        }
        spoken
    }

    fn voices(&mut self, language: Language) -> Result<Vec<String>, Gone> {
        let listed = self.list(language);
        if listed.is_err() {
            self.hang_up();
        }
        listed
    }

    fn stop(&self) -> Stop {
        let shared = Arc::clone(&self.shared);
        Box::new(move |number| {
            let mut shared = lock(&shared);
            let shared = &mut *shared;
            shared.stopped = number;
            if shared.speaking.is_some_and(|speaking| speaking <= number)
                && let Some(writer) = &mut shared.writer
            {
                // If the service is gone, who listens to it notices.
                let _ = write!(writer, "{}\r\n", ssip::CANCEL);
                shared.unanswered += 1;
            }
        })
    }
}

impl Dispatcher {
    fn try_to(&mut self, saying: &Saying) -> Result<(), Gone> {
        let wished = match &saying.aloud.name {
            Some(name) => self.list(saying.language)?.into_iter().find(|voice| voice == name),
            None => None,
        };
        // A voice once named cannot be unnamed: a new conversation begins with the service's own.
        if self.connection.as_ref().is_some_and(|connection| connection.named.is_some() && connection.named != wished) {
            self.hang_up();
        }
        let state = Arc::clone(&self.shared);
        let connection = self.connect()?;
        // Held while words are handed over: a stop in between would be spoken.
        let mut shared = lock(&state);
        if shared.stopped >= saying.number {
            return Ok(());
        }
        for command in ssip::manner(saying) {
            connection.ask(&command)?;
        }
        if let Some(name) = wished {
            connection.ask(&ssip::voice(&name))?;
            connection.named = Some(name);
        }
        if connection.ask("SPEAK")?.about() != About::Yes {
            return Err(Gone("it takes no words".to_owned()));
        }
        let queued = connection.send(&ssip::data(&saying.text)).and_then(|()| connection.answer())?;
        if queued.about() != About::Yes {
            return Err(Gone("it speaks no words".to_owned()));
        }
        shared.speaking = Some(saying.number);
        drop(shared);
        connection.listen(queued.message(), &state)
    }

    fn hang_up(&mut self) {
        self.connection = None;
        let mut shared = lock(&self.shared);
        (shared.writer, shared.speaking, shared.unanswered) = (None, None, 0);
    }

    /// Returns the voices for that language; the service is asked once in a connection.
    fn list(&mut self, language: Language) -> Result<Vec<String>, Gone> {
        let connection = self.connect()?;
        let voices = match connection.voices.take() {
            Some(voices) => voices,
            None => connection.ask(ssip::VOICES)?,
        };
        Ok(ssip::voices(connection.voices.insert(voices), language))
    }

    fn connect(&mut self) -> Result<&mut Connection, Gone> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.call()?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Connects to the service; starts it if it is not running.
    fn call(&mut self) -> Result<Connection, Gone> {
        let path = socket().ok_or_else(|| Gone("this system says no folder for sockets".to_owned()))?;
        let stream = UnixStream::connect(&path).or_else(|error| {
            if self.spawned {
                return Err(error);
            }
            self.spawned = true;
            let mut spawn = Command::new("speech-dispatcher");
            let spawn = spawn.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            spawn.status().and_then(|_| UnixStream::connect(&path))
        });
        let stream = stream.map_err(gone)?;
        stream.set_read_timeout(Some(ANSWER)).map_err(gone)?;
        stream.set_write_timeout(Some(ANSWER)).map_err(gone)?;
        let writer = stream.try_clone().map_err(gone)?;
        let mut connection =
            Connection { stream: BufReader::new(stream), reader: Reader::default(), voices: None, named: None };
        for command in ssip::GREETING {
            if connection.ask(command)?.about() != About::Yes {
                return Err(Gone(format!("it refuses {command}")));
            }
        }
        lock(&self.shared).writer = Some(writer);
        Ok(connection)
    }
}

/// Returns the socket of the service, by its own rules.
fn socket() -> Option<PathBuf> {
    if let Some(address) = env::var("SPEECHD_ADDRESS").ok().filter(|address| !address.is_empty()) {
        return Some(PathBuf::from(address.strip_prefix("unix_socket:").unwrap_or(&address)));
    }
    let folder = env::var_os("XDG_RUNTIME_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let folder = folder.or_else(|| env::home_dir().map(|home| home.join(".cache")))?;
    Some(folder.join("speech-dispatcher").join("speechd.sock"))
}

impl Connection {
    /// Sends a command and waits for its answer.
    fn ask(&mut self, command: &str) -> Result<Reply, Gone> {
        self.send(&format!("{command}\r\n"))?;
        self.answer()
    }

    fn send(&mut self, text: &str) -> Result<(), Gone> {
        self.stream.get_mut().write_all(text.as_bytes()).map_err(gone)
    }

    /// Reads the next answer; events of earlier speech are skipped.
    fn answer(&mut self) -> Result<Reply, Gone> {
        self.wait(ANSWER)?;
        loop {
            let reply = self.read().map_err(gone)?;
            match reply.about() {
                About::Yes | About::No => return Ok(reply),
                About::Over | About::Event => {}
            }
        }
    }

    /// Reads until the message of that number is over, with the answers to stops.
    fn listen(&mut self, message: Option<&str>, shared: &Mutex<Shared>) -> Result<(), Gone> {
        self.wait(CRY)?;
        loop {
            match self.read() {
                Ok(reply) => match reply.about() {
                    About::Over if reply.message() == message => break,
                    About::Over | About::Event => {}
                    About::Yes | About::No => {
                        let mut shared = lock(shared);
                        shared.unanswered = shared.unanswered.saturating_sub(1);
                        // What was stopped before it began may have no end of its own.
                        self.wait(STOPPED)?;
                    }
                },
                Err(error)
                    if is_timeout(&error) && self.stream.get_ref().read_timeout().ok() == Some(Some(STOPPED)) =>
                {
                    break;
                }
                Err(error) => return Err(gone(error)),
            }
        }
        let mut shared = lock(shared);
        shared.speaking = None;
        while shared.unanswered > 0 {
            self.answer()?;
            shared.unanswered -= 1;
        }
        Ok(())
    }

    fn wait(&self, time: Duration) -> Result<(), Gone> {
        self.stream.get_ref().set_read_timeout(Some(time)).map_err(gone)
    }

    fn read(&mut self) -> io::Result<Reply> {
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(reply) = self.reader.line(&line).map_err(io::Error::other)? {
                return Ok(reply);
            }
        }
    }
}

fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn gone(error: impl ToString) -> Gone {
    Gone(error.to_string())
}

struct Pulse {
    client: Option<Client>,
}

impl Player for Pulse {
    fn play(&mut self, bell: Bell, volume: u8) -> Result<(), Gone> {
        self.perform(&Score(vec![(Duration::ZERO, bell)]), volume, &Stopped::default())
    }

    fn perform(&mut self, score: &Score, volume: u8, stopped: &Stopped) -> Result<(), Gone> {
        let client = match self.client.take() {
            Some(client) => client,
            None => sound_server()?,
        };
        // A server that greets and then falls asleep must not keep every later cry waiting.
        let (rung, wait) = channel();
        let (wav, stopped) = (score.wav(), stopped.clone());
        let ringing = thread::Builder::new().name("ringing".to_owned()).spawn(move || {
            let result = ring(&client, wav, volume, stopped).map(|()| client);
            // Nobody listens any more to a bell that rang too long.
            let _ = rung.send(result);
        });
        ringing.map_err(gone)?;
        self.client = Some(wait.recv_timeout(score.length() + LATE).map_err(gone)??);
        Ok(())
    }
}

/// Connects to the sound server; one that accepts and is silent counts as gone.
fn sound_server() -> Result<Client, Gone> {
    let path = pulseaudio::socket_path_from_env().ok_or_else(|| Gone("no sound server".to_owned()))?;
    let socket = UnixStream::connect(path).map_err(gone)?;
    socket.set_read_timeout(Some(ANSWER)).map_err(gone)?;
    let mut cookie =
        pulseaudio::cookie_path_from_env().and_then(|path| file::read(&path, COOKIE).ok()).unwrap_or_default();
    // A server that wants none hangs up on a shorter one all the same.
    cookie.resize(COOKIE, 0);
    Client::new_unix(c"Town Crier", socket, Some(cookie)).map_err(gone)
}

fn ring(client: &Client, wav: Vec<u8>, volume: u8, stopped: Stopped) -> Result<(), Gone> {
    let mut wav = hound::WavReader::new(Cursor::new(wav)).map_err(gone)?;
    let spec = wav.spec();
    let loud = |sample: i16| i32::from(sample) * i32::from(volume.min(100)) / 100;
    let samples: Vec<i16> =
        wav.samples::<i16>().filter_map(Result::ok).map(|s| i16::try_from(loud(s)).unwrap_or(s)).collect();
    let mut bytes = samples.into_iter().flat_map(i16::to_le_bytes);
    let held = u32::try_from(HELD.as_millis()).unwrap_or_default() * spec.sample_rate / 1000 * 2;
    let params = PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: spec.sample_rate },
        channel_map: ChannelMap::mono(),
        cvolume: Some(ChannelVolume::norm(1)),
        sink_name: Some(DEFAULT_SINK.to_owned()),
        buffer_attr: BufferAttr { target_length: held, pre_buffering: 0, ..BufferAttr::default() },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        ..PlaybackStreamParams::default()
    };
    // The service asks for whole samples.
    let source = move |place: &mut [u8]| {
        if stopped.is() { 0 } else { place.iter_mut().zip(&mut bytes).map(|(to, byte)| *to = byte).count() }
    };
    pollster::block_on(async {
        let stream = client.create_playback_stream(params, source.as_playback_source()).await.map_err(gone)?;
        stream.source_eof().await.map_err(gone)?;
        // What the server still holds rings out. It is not asked to tell: to that, some never answer.
        thread::sleep(HELD + HELD);
        Ok(())
    })
}
