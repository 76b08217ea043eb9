//! Arguments, then one of: desk, cry, words, check.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use town_crier::cli::{self, DeskRequest, Run, Streams};
use town_crier::crier::Language;

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
    cli::run(std::env::args_os(), Language::of_system(), &mut streams)
}

/// Opens the desk.
#[cfg(feature = "desk")]
fn desk(request: DeskRequest) -> ExitCode {
    let Some(files) = town_crier::desk::Files::usual(request.game) else {
        return refuse("this system says no folder for an app's files; name a file with --game FILE");
    };
    match town_crier::desk::open(files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => refuse(&refusal.to_string()),
    }
}

/// Says that there is no desk to open.
#[cfg(not(feature = "desk"))]
fn desk(_request: DeskRequest) -> ExitCode {
    refuse("this build has no desk; town-crier cry works in a terminal")
}

/// Says why nothing opens.
fn refuse(sentence: &str) -> ExitCode {
    // If standard error cannot be written either, the exit code still tells.
    let _ = writeln!(io::stderr(), "{sentence}");
    ExitCode::from(cli::REFUSED)
}
