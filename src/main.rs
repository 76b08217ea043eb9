//! Arguments, then one of: desk, cry, words, check.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use town_crier::cli::{self, DeskRequest, Run, Streams};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games;

fn main() -> ExitCode {
    match run() {
        Run::Exit(code) => ExitCode::from(code),
        Run::Desk(request) => desk(request),
    }
}

/// Runs the command line; the streams are free again when the desk opens.
fn run() -> Run {
    let mut streams = Streams {
        input: &mut io::stdin().lock(),
        out: &mut BufWriter::new(io::stdout().lock()),
        err: &mut io::stderr().lock(),
    };
    cli::run(std::env::args_os(), Language::of_system(), games::COMMANDS, &mut streams)
}

/// Opens the desk.
#[cfg(feature = "desk")]
fn desk(request: DeskRequest) -> ExitCode {
    use town_crier::crier::InWords as _;

    let Some(files) = town_crier::desk::Files::usual(request.game) else {
        return refuse(&words().text("refusal-no-folders"));
    };
    match town_crier::desk::open(town_crier::games::for_desk(), files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => refuse(&refusal.in_words(&words())),
    }
}

/// Says that there is no desk to open.
#[cfg(not(feature = "desk"))]
fn desk(_request: DeskRequest) -> ExitCode {
    refuse(&words().text("refusal-no-desk"))
}

/// The words of the language that the system is set to.
fn words() -> Words {
    Words::new(Language::of_system(), Manner::Plain, None)
}

/// Says why nothing opens.
fn refuse(sentence: &str) -> ExitCode {
    // If standard error cannot be written either, the exit code still tells.
    let _ = writeln!(io::stderr(), "{sentence}");
    ExitCode::from(cli::REFUSED)
}
