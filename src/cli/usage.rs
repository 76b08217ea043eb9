//! Help, version and what the argument parser refuses, in the voice of the rest.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::{Stop, Streams, end};
use crate::crier::{InWords, Words};

/// Prints the help or the version that was asked for, or says what is wrong; the exit code.
pub(super) fn answer(error: clap::Error, words: &Words, streams: &mut Streams<'_>) -> u8 {
    let answered = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let printed = write!(streams.out, "{}", error.render()).and_then(|()| streams.out.flush());
            printed.map_err(Stop::Output)
        }
        _ => Err(Stop::Refused(UsageRefusal(error))),
    };
    end(answered, words, streams.err)
}

/// What the argument parser refuses.
#[derive(Debug)]
struct UsageRefusal(clap::Error);

impl InWords for UsageRefusal {
    fn in_words(&self, words: &Words) -> String {
        let Self(error) = self;
        let named = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => Some(text.as_str()),
            // The likest suggestion stands last.
            Some(ContextValue::Strings(texts)) => texts.last().map(String::as_str),
            _ => None,
        };
        let suggestion = named(ContextKind::SuggestedArg).or_else(|| named(ContextKind::SuggestedSubcommand));
        let advice = suggestion.map_or_else(
            || words.text("args-see-help"),
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
