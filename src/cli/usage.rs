//! Help, version and usage errors, in the style of all other output.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::args::PROGRAM;
use super::{Stop, Streams};
use crate::crier::{InWords, Words};

/// Prints the requested help or version, or returns the error in the arguments of that command.
pub(super) fn answer(error: clap::Error, command: Option<&str>, streams: &mut Streams<'_>) -> Result<(), Stop> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            write!(streams.out, "{}", error.render())?;
            Ok(streams.out.flush()?)
        }
        _ => {
            let command = command.map_or_else(|| PROGRAM.to_owned(), |name| format!("{PROGRAM} {name}"));
            Err(Stop::because(UsageRefusal { error, command }))
        }
    }
}

/// An error from the argument parser.
#[derive(Debug)]
struct UsageRefusal {
    error: clap::Error,
    /// The command, as it is typed.
    command: String,
}

impl InWords for UsageRefusal {
    fn in_words(&self, words: &Words) -> String {
        let Self { error, command } = self;
        let named = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => Some(text.as_str()),
            // The likest suggestion stands last.
            Some(ContextValue::Strings(texts)) => texts.last().map(String::as_str),
            _ => None,
        };
        let suggestion = named(ContextKind::SuggestedArg).or_else(|| named(ContextKind::SuggestedSubcommand));
        let advice = suggestion.map_or_else(
            || words.with("args-see-help", &[("command", command.as_str().into())]),
            |suggestion| words.with("args-did-you-mean", &[("suggestion", suggestion.into())]),
        );
        let about = |name, argument: &str| {
            words.with(name, &[("argument", argument.into()), ("advice", advice.as_str().into())])
        };
        let argument = named(ContextKind::InvalidArg).unwrap_or_default();
        match error.kind() {
            ErrorKind::UnknownArgument => about("args-unknown", argument),
            ErrorKind::InvalidSubcommand => {
                about("args-no-command", named(ContextKind::InvalidSubcommand).unwrap_or_default())
            }
            ErrorKind::MissingRequiredArgument => about("args-missing", argument),
            ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
                about("args-no-value", argument)
            }
            ErrorKind::TooManyValues => about("args-takes-none", argument),
            ErrorKind::ArgumentConflict => {
                match (named(ContextKind::PriorArg), named(ContextKind::InvalidSubcommand)) {
                    (_, Some(command)) => about("args-desk-only", command),
                    (Some(prior), None) if prior != argument => {
                        let args = [("argument", argument.into()), ("other", prior.into()), ("advice", advice.into())];
                        words.with("args-conflict", &args)
                    }
                    (Some(_) | None, None) => about("args-twice", argument),
                }
            }
            ErrorKind::InvalidUtf8 => words.with("args-not-text", &[("advice", advice.into())]),
            // The parser's own list, which may grow.
            _ => {
                let text = error.render().to_string();
                let first = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
                words.with("args-other", &[("text", first.into()), ("advice", advice.into())])
            }
        }
    }
}
