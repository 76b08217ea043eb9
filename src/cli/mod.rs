//! The command line: arguments become checked requests, and a game is cried as text or as JSON.
//!
//! Nothing here touches the process's own streams: they come in as [`Streams`], so that a test needs no process. Raw
//! arguments ([`args`]) are lowered in one place into checked requests; a refusal is data, worded in the reader's
//! language.
//!
//! The room has what every game needs: `cry`, `words` and `check`. A game adds the rest by implementing [`Commanded`];
//! [`run`] gets the list of the games as [`Commands`], and `--game` chooses one of them, by default the first.

mod almanac;
pub mod args;
mod braille;
pub mod check;
mod commanded;
mod commands;
mod cry;
mod gallery;
mod lines;
mod orders;
mod parser;
mod picks;
mod output;
#[cfg_attr(not(feature = "paper"), path = "unprinted.rs")]
mod print;
mod reason;
mod request;
mod samples;
mod saved;
mod seats;
#[cfg(feature = "gallery")]
mod served;
mod typed;
mod usage;
mod view;

pub use almanac::AlmanacArgs;
pub use args::Format;
pub use commanded::{Commanded, NoArgs, NoCommands, Opened, call, called};
pub use commands::Commands;
pub use gallery::{GalleryReason, GalleryRequest};
pub use lines::{LinesRefusal, Source, TooLong};
pub use orders::FactRefusal;
pub use output::Unwritten;
pub use reason::{Reason, Wrongs};
pub use seats::{PlayersReason, count, one_of, players};
#[cfg(feature = "gallery")]
pub use served::serve;
pub(crate) use typed::typed;
pub use typed::{Typed, TypedParser, looks_like_a_number};

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use clap::{ArgMatches, FromArgMatches as _};

pub use crate::crier::harmless;
use crate::crier::{InWords, Language, NoSuchValue, Words, is_command};
use args::{FIRST_FRAME, FileArgs, GalleryArgs, LanguageArgs, OPENED, ViewArgs};

/// The streams of the command line.
pub struct Streams<'a> {
    /// Standard input: dice with `--dice -`, orders with `--orders -`, Enter and orders with `--step`.
    pub input: &'a mut dyn BufRead,
    /// Standard output: cries and nothing else.
    pub out: &'a mut dyn Write,
    /// Standard error: what is wrong, and where.
    pub err: &'a mut dyn Write,
    /// Whether standard error is a terminal, where the progress of a long task is shown.
    pub watched: bool,
}

/// The words and streams of a command.
pub struct Console<'a, 's> {
    /// The plain words of the app and the game, in the requested language, or else the system's.
    pub words: &'a Words,
    /// The streams.
    pub streams: &'a mut Streams<'s>,
}

/// The action left to the program after the command line ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// End with this code: 0 on success, 2 after a refusal.
    Exit(u8),
    /// Open the desk.
    Desk(DeskRequest),
    /// Serve a saved game to phones.
    Gallery(GalleryRequest),
}

/// The options for opening the desk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeskRequest {
    /// The save file to use instead of the usual one.
    pub game: Option<PathBuf>,
    /// The saved game to open; that file stays as it is.
    pub opened: Option<PathBuf>,
    /// Whether the desk prints the time to the first painted frame, and ends.
    pub first_frame: bool,
}

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Stop {
    /// Something in the request is wrong.
    Refused(Wrongs),
    /// Standard output cannot be written.
    Output(io::Error),
}

/// The exit code after a refusal: bad arguments, bad dice, an invalid save.
pub const REFUSED: u8 = 2;

/// Runs the command line; the first argument is the program's own name.
///
/// All output is in the language `spoken`, unless an argument names another. Without games there is nothing but the
/// desk.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    spoken: Language,
    games: &[Commands],
    streams: &mut Streams<'_>,
) -> Run {
    let args: Vec<OsString> = args.into_iter().collect();
    let Some(first) = games.first() else { return Run::Desk(DeskRequest::default()) };
    let language = option(&args, "--lang").and_then(|lang| lang.parse().ok()).unwrap_or(spoken);
    let named = command_of(&args).and_then(|_| option(&args, "--game"));
    let game = match named {
        Some(name) => games.iter().find(|game| game.kind.name == name).ok_or(name),
        // Who names no game means that of the file, or the first that has this command.
        None => Ok(command_of(&args).map_or(first, |command| {
            of_file(command, &args, games).or_else(|| having(command, games)).unwrap_or(first)
        })),
    };
    let words = game.map_or_else(|_| first.words(language), |game| game.words(language));
    let mut console = Console { words: &words, streams };
    let misplaced = game.ok().and_then(|game| not_of(game, command_of(&args), games));
    let ended = match (game, misplaced) {
        (_, Some(reason)) => Err(Stop::because(reason)),
        (Ok(game), None) => {
            let parser = parser::command(games, game, named.is_some());
            let mut parser = if opens_file(&args, parser.clone()) { parser::opening(parser) } else { parser };
            match parser.try_get_matches_from_mut(&args) {
                Ok(matches) => match matches.subcommand() {
                    None => {
                        let opened = matches.try_get_one(OPENED).ok().flatten().cloned();
                        let (game, first_frame) = (matches.get_one("game").cloned(), matches.get_flag(FIRST_FRAME));
                        return Run::Desk(DeskRequest { game, opened, first_frame });
                    }
                    Some(("gallery", typed)) => match gallery_of(typed, games) {
                        Ok(request) => return Run::Gallery(request),
                        Err(stop) => Err(stop),
                    },
                    Some((name, typed)) => command(name, typed, &matches, game, games, &mut console),
                },
                Err(error) => {
                    let at_hand = command_of(&args).and_then(|name| parser.find_subcommand(name));
                    let command = at_hand.map(|command| {
                        let chosen = named.map(|name| format!(" --game {name}")).unwrap_or_default();
                        format!("{}{chosen}", command.get_name())
                    });
                    usage::answer(error, command.as_deref(), console.streams)
                }
            }
        }
        (Err(name), None) => {
            let known = games.iter().map(|game| game.kind.name);
            Err(Stop::because(Reason::Value("--game", NoSuchValue::new(name, known))))
        }
    };
    Run::Exit(end(ended, &mut console))
}

/// Returns the whole command line for manuals and completions: with the commands of that game alone, or of all.
#[must_use]
pub fn described(games: &[Commands], alone: Option<&Commands>) -> Option<clap::Command> {
    Some(parser::opening(parser::command(games, alone.or(games.first())?, alone.is_some())))
}

fn command(
    name: &str,
    typed: &ArgMatches,
    matches: &ArgMatches,
    game: &Commands,
    games: &[Commands],
    console: &mut Console<'_, '_>,
) -> Result<(), Stop> {
    match name {
        "cry" => braille::written(typed, console, |console| (game.cry)(typed, console)),
        "rules" => braille::written(typed, console, |console| {
            let mut wrong = Wrongs::default();
            let LanguageArgs { lang } = LanguageArgs::from_arg_matches(typed)?;
            // The console has another language's words if this one is wrong.
            lang.map(|lang| lang.known("--lang", &mut wrong));
            wrong.unless(())?;
            for page in (game.rules)(console.words).pages {
                writeln!(console.streams.out, "{}", page.title)?;
                page.lines.iter().try_for_each(|line| writeln!(console.streams.out, "  {}", line.text))?;
                writeln!(console.streams.out)?;
            }
            Ok(console.streams.out.flush()?)
        }),
        "words" => braille::written(typed, console, |console| {
            let mut wrong = Wrongs::default();
            let LanguageArgs { lang } = LanguageArgs::from_arg_matches(typed)?;
            let language = lang.map_or(Some(console.words.language()), |lang| lang.known("--lang", &mut wrong));
            wrong.unless(())?;
            let language = language.unwrap_or(console.words.language());
            Ok((game.samples)(language, console.streams.out)?)
        }),
        "check" => {
            let FileArgs { file } = FileArgs::from_arg_matches(typed)?;
            saved::check(&file, games, console)
        }
        "view" => view::view(ViewArgs::from_arg_matches(typed)?, games, console),
        _ => (game.run)(name, typed, matches, console),
    }
}

/// Checks the request for a gallery; serving is left to the caller, since standard input is locked here.
fn gallery_of(typed: &ArgMatches, games: &[Commands]) -> Result<GalleryRequest, Stop> {
    gallery::request(GalleryArgs::from_arg_matches(typed)?, games)
}

/// Returns the first game that has a command with that name.
fn having<'a>(command: &OsStr, games: &'a [Commands]) -> Option<&'a Commands> {
    games.iter().find(|game| has(game, command))
}

/// Returns the game of the saved game that a game's own command is given, if it has that command.
fn of_file<'a>(command: &OsStr, args: &[OsString], games: &'a [Commands]) -> Option<&'a Commands> {
    let matches = parser::command(games, having(command, games)?, false).try_get_matches_from(args).ok()?;
    let file = matches.subcommand()?.1.try_get_one::<PathBuf>("file").ok()??;
    let name = check::game_in(file).ok()?;
    games.iter().find(|game| game.kind.name == name && has(game, command))
}

/// Whether the game has a command of its own with that name.
fn has(game: &Commands, command: &OsStr) -> bool {
    (game.own)().iter().any(|own| own.get_name() == command)
}

/// Returns the reason if that game has no such command, but another one has.
fn not_of(game: &Commands, command: Option<&OsStr>, games: &[Commands]) -> Option<Reason> {
    let command = command?;
    let having: Vec<&str> = games.iter().filter(|game| has(game, command)).map(|game| game.kind.name).collect();
    if has(game, command) || having.is_empty() {
        return None;
    }
    let (command, game) = (command.to_string_lossy().into_owned(), game.kind.name.to_owned());
    Some(Reason::NotOfGame { command, game, having: having.join(", ") })
}

/// Returns whether the arguments may name a file to open: not where a mistyped command, or one behind the window's options, would be
/// taken for it.
fn opens_file(args: &[OsString], parser: clap::Command) -> bool {
    let mistyped = args.get(1).is_some_and(|arg| !is_option(arg) && !is_file(arg));
    let parsed = parser::opening(parser).try_get_matches_from(args);
    let opened = parsed.as_ref().ok().and_then(|matches| matches.get_one::<PathBuf>(OPENED));
    !mistyped && opened.is_none_or(|file| is_file(file.as_os_str()))
}

/// Returns the argument in the place of a command, if it is neither an option nor a file.
fn command_of(args: &[OsString]) -> Option<&OsStr> {
    args.get(1).map(OsString::as_os_str).filter(|arg| !is_option(arg) && !is_file(arg))
}

fn is_option(arg: &OsStr) -> bool {
    arg.as_encoded_bytes().starts_with(b"-")
}

/// Returns whether the argument is meant as a file: no command has an ending or a folder.
fn is_file(arg: &OsStr) -> bool {
    let path = Path::new(arg);
    path.extension().is_some() || path.components().nth(1).is_some()
}

/// Returns the value of an option before the arguments are parsed, since parsing depends on it.
fn option<'a>(args: &'a [OsString], option: &str) -> Option<&'a str> {
    args.iter().enumerate().find_map(|(at, arg)| {
        let behind = arg.to_str()?.strip_prefix(option)?;
        if behind.is_empty() { args.get(at + 1)?.to_str() } else { behind.strip_prefix('=') }
    })
}

impl Stop {
    /// Makes a refusal for this one reason.
    pub fn because(reason: impl InWords + 'static) -> Self {
        let mut wrong = Wrongs::default();
        wrong.note(reason);
        Self::Refused(wrong)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Wrongs> for Stop {
    fn from(wrong: Wrongs) -> Self {
        Self::Refused(wrong)
    }
}

impl From<clap::Error> for Stop {
    /// Converts an error of taking parsed values, which only a mistake of ours causes.
    fn from(error: clap::Error) -> Self {
        Self::Output(io::Error::other(error))
    }
}

/// Returns the exit code of a command, after printing what went wrong, each thing in a line of its own.
fn end(ended: Result<(), Stop>, console: &mut Console<'_, '_>) -> u8 {
    let line = match ended {
        Ok(()) => return 0,
        Err(Stop::Refused(wrong)) => wrong.in_words(console.words),
        // Who reads has seen enough, as with `town-crier cry | head`.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
        Err(Stop::Output(error)) => {
            console.words.with("args-output", &[("system", error.in_words(console.words).into())])
        }
    };
    // If standard error cannot be written either, the exit code still tells.
    let _ = writeln!(console.streams.err, "{line}");
    REFUSED
}

/// As [`harmless`], for a line of JSON, which stays JSON and says the same.
fn harmless_json(line: &str) -> Cow<'_, str> {
    // Nearly every line has printable ASCII alone; without a way out, the loop looks at many bytes at once.
    if line.bytes().fold(true, |plain, byte| plain & matches!(byte, b' '..=b'~')) {
        return Cow::Borrowed(line);
    }
    let mut safe = String::with_capacity(line.len());
    for sign in line.chars() {
        if is_command(sign) {
            // All of them have at most four digits.
            safe.push_str("\\u");
            safe.extend(
                [12, 8, 4, 0].into_iter().filter_map(|place| char::from_digit(u32::from(sign) >> place & 0xF, 16)),
            );
        } else {
            safe.push(sign);
        }
    }
    Cow::Owned(safe)
}

/// Formats a large number in groups of three digits, with no-break spaces.
fn grouped(number: u64) -> String {
    grouped_in(&number.to_string())
}

/// As [`grouped`], for a number with decimals.
fn grouped_in(number: &str) -> String {
    let whole = number.chars().take_while(char::is_ascii_digit).count();
    let mut grouped = String::with_capacity(number.len() + whole);
    for (at, sign) in number.chars().enumerate() {
        if (1..whole).contains(&at) && (whole - at).is_multiple_of(3) {
            grouped.push('\u{a0}');
        }
        grouped.push(sign);
    }
    grouped
}
