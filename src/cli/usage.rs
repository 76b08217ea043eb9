//! Help, version and what the argument parser refuses, in the voice of the rest.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::{Stop, Streams, end, refuse};

/// Prints the help or the version that was asked for, or says what is wrong; the exit code.
pub(super) fn answer(error: &clap::Error, streams: &mut Streams<'_>) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let printed = write!(streams.out, "{}", error.render()).and_then(|()| streams.out.flush());
            end(printed.map_err(Stop::<String>::Output), streams.err)
        }
        _ => refuse(&[sentence(error)], streams.err),
    }
}

fn sentence(error: &clap::Error) -> String {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        // The likest suggestion stands last.
        Some(ContextValue::Strings(texts)) => texts.last().map(String::as_str),
        _ => None,
    };
    let argument = named(ContextKind::InvalidArg).unwrap_or_default();
    let suggestion = named(ContextKind::SuggestedArg).or_else(|| named(ContextKind::SuggestedSubcommand));
    let advice = suggestion.map_or_else(
        || "see town-crier --help and town-crier cry --help".to_owned(),
        |suggestion| format!("did you mean {suggestion}?"),
    );
    match error.kind() {
        ErrorKind::UnknownArgument => format!("{argument}: there is no such argument here; {advice}"),
        ErrorKind::InvalidSubcommand => {
            let command = named(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!("{command}: there is no such command; {advice}")
        }
        ErrorKind::MissingRequiredArgument => format!("{argument}: it is missing; {advice}"),
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            format!("{argument}: a value must follow; {advice}")
        }
        ErrorKind::TooManyValues => format!("{argument}: it stands alone and takes no value; {advice}"),
        ErrorKind::ArgumentConflict => match (named(ContextKind::PriorArg), named(ContextKind::InvalidSubcommand)) {
            (_, Some(command)) => format!("{command}: this command does not go with the desk's options; {advice}"),
            (Some(prior), None) if prior != argument => format!("{argument}: it does not go with {prior}; {advice}"),
            (Some(_) | None, None) => format!("{argument}: it may be given only once; {advice}"),
        },
        ErrorKind::InvalidUtf8 => format!("an argument is not written in UTF-8; {advice}"),
        // The parser's own list, which may grow.
        _ => {
            let text = error.render().to_string();
            let first = text.lines().next().unwrap_or_default();
            format!("{}; {advice}", first.trim_start_matches("error: "))
        }
    }
}
