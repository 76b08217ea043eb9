//! What is typed behind `cry`, game by game.

use std::ffi::OsString;

use town_crier::cli::{self, Run, Streams};
use town_crier::crier::Language;
use town_crier::games::COMMANDS;

/// A game on the command line, with the options that can be typed for it: none of them reads or writes a file.
pub struct Game {
    /// The game's name.
    pub name: &'static str,
    /// The options with a value, the code first.
    pub options: &'static [&'static str],
    /// What is said or not.
    pub flags: &'static [&'static str],
    /// Whether people choose, so that there are orders.
    pub chooses: bool,
}

/// All games; the first is meant where none is named.
pub const GAMES: [Game; 3] = [
    Game {
        name: "troyes-dice",
        options: &["--code", "--numbering", "--plazas", "--tiles", "--from", "--struck"],
        flags: &["--expansion"],
        chooses: false,
    },
    Game {
        name: "dice-village",
        options: &["--code", "--players", "--first", "--cards", "--dice", "--paid", "--depth"],
        flags: &[],
        chooses: true,
    },
    Game {
        name: "troyes",
        options: &["--code", "--players", "--start", "--gray", "--cards", "--characters", "--dice", "--depth"],
        // Other figures are those of a file.
        flags: &["--bonus", "--figures=open"],
        chooses: true,
    },
];

/// What came of a command.
pub struct Said {
    /// The code of the process.
    pub code: u8,
    /// What is on standard output.
    pub out: String,
    /// What is on standard error.
    pub err: String,
}

impl Game {
    /// Returns the option with that value; the code needs one, so that every run of an input is the same.
    #[must_use]
    pub fn option(option: &str, value: Option<&str>) -> Option<OsString> {
        let value = value.filter(|value| !value.is_empty()).or((option == "--code").then_some("MARKETDAY"));
        value.map(|value| format!("{option}={value}").into())
    }

    /// Returns what `cry` says of the game with these arguments.
    ///
    /// # Panics
    /// It is no text, or no cry.
    #[must_use]
    pub fn cry(&self, args: &[OsString], mut input: &[u8]) -> Said {
        let command = ["town-crier", "cry", "--game", self.name].map(OsString::from);
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut streams = Streams { input: &mut input, out: &mut out, err: &mut err, watched: false };
        let args = command.into_iter().chain(args.iter().cloned());
        let code = match cli::run(args, Language::English, COMMANDS, &mut streams) {
            Run::Exit(code) => code,
            Run::Desk(_) => panic!("it asks for the desk"),
            Run::Gallery(_) => panic!("it asks for phones"),
        };
        let text = |bytes| String::from_utf8(bytes).expect("text");
        Said { code, out: text(out), err: text(err) }
    }
}
