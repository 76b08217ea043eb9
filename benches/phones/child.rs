//! A program that tells phones something, with its memory.

use std::fs;
use std::io;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use crate::crowd::Place;
use crate::wire::Wire;

/// The program. Dropped, it ends.
pub(crate) struct Server {
    child: Child,
    hears: ChildStdin,
    says: Lines<BufReader<ChildStdout>>,
    pub(crate) place: Place,
}

/// Who tells phones something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// The least that could do it, with so many bytes.
    Floor(usize),
    /// Our gallery with so many bytes.
    Small(usize),
    /// Our gallery with real views.
    Real,
    /// The desk with its gallery.
    Desk,
    /// Node, by that library, with so many bytes.
    Node(&'static str, usize),
}

impl Server {
    /// Starts it.
    ///
    /// # Errors
    /// It does not start, or says nothing for a while.
    pub(crate) async fn start(who: Who) -> io::Result<Self> {
        let mut command = who.command()?;
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let lacking = || io::Error::from(io::ErrorKind::BrokenPipe);
        let hears = child.stdin.take().ok_or_else(lacking)?;
        let mut says = BufReader::new(child.stdout.take().ok_or_else(lacking)?).lines();
        let said = timeout(Duration::from_secs(30), says.next_line()).await??.ok_or_else(lacking)?;
        let (at, path) = said.split_once(' ').ok_or_else(lacking)?;
        let at = at.parse().map_err(|_| io::ErrorKind::InvalidData)?;
        let place = Place { at, path: path.to_owned(), wire: who.wire() };
        Ok(Self { child, hears, says, place })
    }

    /// Says a line to it.
    pub(crate) async fn say(&mut self, line: &str) {
        self.hears.write_all(format!("{line}\n").as_bytes()).await.expect("somebody who listens");
    }

    /// What it answers.
    pub(crate) async fn answer(&mut self) -> String {
        self.says.next_line().await.ok().flatten().expect("an answer")
    }

    /// How much memory it has, in bytes; 0 where the system does not tell.
    pub(crate) fn memory(&self) -> usize {
        let status = self.child.id().and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok());
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
        line.and_then(|kilobytes| kilobytes.parse::<usize>().ok()).map_or(0, |kilobytes| kilobytes * 1_024)
    }
}

impl Who {
    fn command(self) -> io::Result<Command> {
        let (program, words) = match self {
            Self::Floor(bytes) => (None, vec!["serve".to_owned(), "floor".to_owned(), bytes.to_string()]),
            Self::Small(bytes) => (None, vec!["serve".to_owned(), "gallery".to_owned(), bytes.to_string()]),
            Self::Real => (None, vec!["serve".to_owned(), "gallery".to_owned()]),
            Self::Desk => (None, vec!["serve".to_owned(), "desk".to_owned()]),
            Self::Node(name, bytes) => {
                let script = concat!(env!("CARGO_MANIFEST_DIR"), "/phones/peers.mjs").to_owned();
                (Some("node"), vec![script, name.to_owned(), bytes.to_string()])
            }
        };
        let mut command = match program {
            Some(program) => Command::new(program),
            None => Command::new(std::env::current_exe()?),
        };
        command.args(words);
        Ok(command)
    }

    const fn wire(self) -> Wire {
        match self {
            Self::Node(name, _) => match name.as_bytes() {
                b"ws" => Wire::WebSocket,
                b"socket.io" => Wire::SocketIo,
                _ => Wire::Events,
            },
            Self::Floor(_) | Self::Small(_) | Self::Real | Self::Desk => Wire::Events,
        }
    }
}
