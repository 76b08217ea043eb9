//! Arguments, then one of: desk, gallery, cry, words, check, view, a game's own.

use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use town_crier::cli::{self, DeskRequest, GalleryRequest, Run, Streams};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games;

fn main() -> ExitCode {
    let began = Instant::now();
    match run() {
        Run::Exit(code) => ExitCode::from(code),
        Run::Desk(request) => desk(request, began),
        Run::Gallery(request) => gallery(request),
    }
}

/// Runs the command line; the streams are free again when the desk opens.
fn run() -> Run {
    let mut streams = Streams {
        input: &mut io::stdin().lock(),
        out: &mut BufWriter::new(io::stdout().lock()),
        // Not locked: other threads may show there how far they are.
        err: &mut io::stderr(),
        watched: io::stderr().is_terminal(),
    };
    cli::run(std::env::args_os(), Language::of_system(), games::COMMANDS, &mut streams)
}

/// Serves a saved game to phones; standard input is free, since its end is what ends it.
#[cfg(feature = "gallery")]
fn gallery(request: GalleryRequest) -> ExitCode {
    let mut streams = Streams {
        input: &mut io::empty(),
        out: &mut io::stdout(),
        err: &mut io::stderr(),
        watched: io::stderr().is_terminal(),
    };
    ExitCode::from(cli::serve(request, Language::of_system(), games::COMMANDS, io::stdin(), &mut streams))
}

/// Says that there is nothing to serve with.
#[cfg(not(feature = "gallery"))]
fn gallery(_request: GalleryRequest) -> ExitCode {
    refuse(&words().text("refusal-no-gallery"))
}

/// Opens the desk.
#[cfg(feature = "desk")]
fn desk(request: DeskRequest, began: Instant) -> ExitCode {
    use town_crier::crier::InWords as _;
    use town_crier::desk::TellPainted;

    let Some(files) = town_crier::desk::Files::usual(request.game) else {
        return refuse(&words().text("refusal-no-folders"));
    };
    let painted = request.first_frame.then(|| Box::new(move || tell(began)) as Box<TellPainted>);
    match town_crier::desk::open(town_crier::games::for_desk(), files, request.opened, painted) {
        Ok(()) => ExitCode::SUCCESS,
        Err(refusal) => refuse(&refusal.in_words(&words())),
    }
}

/// Says how many milliseconds have passed.
#[cfg(feature = "desk")]
fn tell(began: Instant) {
    // Who measures and does not listen has no figure.
    let _ = writeln!(io::stdout(), "{:.1}", began.elapsed().as_secs_f64() * 1000.0);
}

/// Says that there is no desk to open.
#[cfg(not(feature = "desk"))]
fn desk(_request: DeskRequest, _began: Instant) -> ExitCode {
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
