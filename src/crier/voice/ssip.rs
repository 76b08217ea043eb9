//! The text that speech-dispatcher and its clients exchange (SSIP).
//!
//! It is our own, after a look at `ssip-client-async` 0.19: that client owns the socket and is borrowed while it waits for the
//! end of a message, so no other thread could cancel what is stale; an event that arrives between a command and its answer is
//! taken for the answer; and a line of the service that is not ASCII, or an index mark, makes it panic.

use super::service::Saying;
use crate::crier::Language;

/// One whole message from the service: an answer, or an event that it tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Its three digits.
    pub code: u16,
    /// What its lines say before the last one.
    pub data: Vec<String>,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The answer says yes.
    Yes,
    /// The answer says no.
    No,
    /// A message is over, to its end or by a stop.
    Over,
    /// Something else happened to a message.
    Event,
}

/// Puts lines together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    data: Vec<String>,
}

/// The service wrote what is no line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no line of a speech service: {0}")]
pub struct NoLine(pub String);

impl Reader {
    /// Takes one line; the message, if it was its last one.
    ///
    /// # Errors
    /// It is none of the protocol.
    pub fn line(&mut self, line: &str) -> Result<Option<Reply>, NoLine> {
        let line = line.trim_end();
        let no_line = || NoLine(line.to_owned());
        let (code, rest) = line.split_at_checked(3).ok_or_else(no_line)?;
        let code = code.parse::<u16>().ok().filter(|code| (100..1000).contains(code)).ok_or_else(no_line)?;
        if let Some(data) = rest.strip_prefix('-') {
            self.data.push(data.to_owned());
            Ok(None)
        } else if rest.starts_with(' ') || rest.is_empty() {
            Ok(Some(Reply { code, data: std::mem::take(&mut self.data) }))
        } else {
            Err(no_line())
        }
    }
}

impl Reply {
    /// What it is about.
    #[must_use]
    pub const fn about(&self) -> About {
        match self.code {
            702 | 703 => About::Over,
            700..=799 => About::Event,
            100..=299 => About::Yes,
            _ => About::No,
        }
    }

    /// The number of the message that it is about.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.data.first().map(String::as_str)
    }
}

/// What is said first on a new connection.
pub const GREETING: [&str; 3] =
    ["SET SELF CLIENT_NAME crier:town-crier:main", "SET SELF NOTIFICATION END ON", "SET SELF NOTIFICATION CANCEL ON"];

/// What stops all that is spoken for us.
pub const CANCEL: &str = "CANCEL SELF";

/// What asks for the names of all voices.
pub const VOICES: &str = "LIST SYNTHESIS_VOICES";

/// The names in the answer to [`VOICES`] that speak that language: a name, a language and a variant a line, with tabs
/// between.
#[must_use]
pub fn voices(reply: &Reply, language: Language) -> Vec<String> {
    let speaks =
        |tag: &str| tag.split(['-', '_']).next().is_some_and(|spoken| spoken.eq_ignore_ascii_case(language.tag()));
    let named = |line: &String| {
        let mut parts = line.split('\t');
        // Some list each voice a hundred times more, with a timbre after a plus.
        let name = parts.next().filter(|name| !name.contains('+'))?;
        parts.next().filter(|tag| speaks(tag)).map(|_| name.to_owned())
    };
    reply.data.iter().filter_map(named).collect()
}

/// How the saying is to be spoken, as commands; a service may refuse some and speak all the same.
///
/// A voice is named by a command of its own, [`voice`], since not every voice speaks every language.
#[must_use]
pub fn manner(saying: &Saying) -> Vec<String> {
    let volume = i16::from(saying.aloud.volume.min(100)) * 2 - 100;
    vec![
        format!("SET SELF LANGUAGE {}", saying.language.tag()),
        format!("SET SELF RATE {}", saying.aloud.rate.clamp(-100, 100)),
        format!("SET SELF VOLUME {volume}"),
    ]
}

/// The command that lets the voice of that name speak from then on.
#[must_use]
pub fn voice(name: &str) -> String {
    format!("SET SELF SYNTHESIS_VOICE {}", name.replace(['\r', '\n'], " "))
}

/// The text as data: lines end as the protocol wants, and one that begins with a dot gets another.
#[must_use]
pub fn data(text: &str) -> String {
    let lines =
        text.lines().map(|line| if line.starts_with('.') { format!(".{line}\r\n") } else { format!("{line}\r\n") });
    lines.chain([".\r\n".to_owned()]).collect()
}
