//! The text that speech-dispatcher and its clients exchange (SSIP).
//!
//! It is our own, after a look at `ssip-client-async` 0.19: that client owns the socket and is borrowed while it waits for the
//! end of a message, so no other thread could cancel what is stale; an event that arrives between a command and its answer is
//! taken for the answer; and a line of the service that is not ASCII, or an index mark, makes it panic.

use super::service::Saying;
use crate::crier::Language;

/// A whole message from the service: an answer or an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The three-digit code.
    pub code: u16,
    /// The text of its lines before the last one.
    pub data: Vec<String>,
}

/// The meaning of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A positive answer.
    Yes,
    /// A negative answer.
    No,
    /// The end of a message, on its own or by a stop.
    Over,
    /// Any other event of a message.
    Event,
}

/// The reader that joins lines into messages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    data: Vec<String>,
}

/// A line from the service that breaks the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no line of a speech service: {0}")]
pub struct NoLine(pub String);

impl Reader {
    /// Takes one line; returns the message that it ends, if any.
    ///
    /// # Errors
    /// The line breaks the protocol.
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
    /// Returns the meaning of the message.
    #[must_use]
    pub const fn about(&self) -> About {
        match self.code {
            702 | 703 => About::Over,
            700..=799 => About::Event,
            100..=299 => About::Yes,
            _ => About::No,
        }
    }

    /// Returns the number of the message that an event is about.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.data.first().map(String::as_str)
    }
}

/// The first commands on a new connection.
pub const GREETING: [&str; 3] =
    ["SET SELF CLIENT_NAME crier:town-crier:main", "SET SELF NOTIFICATION END ON", "SET SELF NOTIFICATION CANCEL ON"];

/// The command that stops all our speech.
pub const CANCEL: &str = "CANCEL SELF";

/// The command that lists all voices.
pub const VOICES: &str = "LIST SYNTHESIS_VOICES";

/// Returns the names in the answer to [`VOICES`] for that language: each line has a name, a language and a variant,
/// with tabs between.
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

/// Returns the commands that set how the saying is spoken; a service may refuse some and speak all the same.
///
/// The voice is set by a command of its own, [`voice`], since not every voice speaks every language.
#[must_use]
pub fn manner(saying: &Saying) -> Vec<String> {
    let volume = i16::from(saying.aloud.volume.min(100)) * 2 - 100;
    vec![
        format!("SET SELF LANGUAGE {}", saying.language.tag()),
        format!("SET SELF RATE {}", saying.aloud.rate.clamp(-100, 100)),
        format!("SET SELF VOLUME {volume}"),
    ]
}

/// Returns the command that sets the voice.
#[must_use]
pub fn voice(name: &str) -> String {
    format!("SET SELF SYNTHESIS_VOICE {}", name.replace(['\r', '\n'], " "))
}

/// Escapes the text as data: lines end as the protocol wants, and one that begins with a dot gets another.
#[must_use]
pub fn data(text: &str) -> String {
    let lines =
        text.lines().map(|line| if line.starts_with('.') { format!(".{line}\r\n") } else { format!("{line}\r\n") });
    lines.chain([".\r\n".to_owned()]).collect()
}
