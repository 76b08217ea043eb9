//! Prints scoresheets, the crier's card and a game's report into a PDF.

use std::io;
use std::path::{Path, PathBuf};

use super::args::{CardArgs, OutputArgs, ReportArgs, SheetsArgs};
use super::check::{CheckRefusal, saved};
use super::{Streams, refuse};
use crate::chronicle::file;
use crate::crier::{InWords, Language, Manner, Words};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::cli::reason::Reason;
use crate::games::troyes_dice::cli::request::{code, entries, lowered_numbering, noted, numbering, open, opening};
use crate::games::troyes_dice::paper as printed;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::{DiceFrom, Results};
use crate::games::troyes_dice::rules::Numbering;
use crate::paper::{Paper, PaperError, PerPage};

/// Why something was not printed.
#[derive(Debug)]
pub enum PrintRefusal {
    /// The arguments, each with a line of its own.
    Arguments(Vec<Reason>),
    /// The saved game.
    Game(CheckRefusal),
    /// What was to be printed.
    Paper(PaperError),
    /// The file cannot be written; one that was there is as it was.
    Unwritten(PathBuf, io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl InWords for PrintRefusal {
    fn in_words(&self, words: &Words) -> String {
        let unwritten = |file: String, error: &io::Error| {
            words.with("args-unwritten", &[("file", file.into()), ("system", error.in_words(words).into())])
        };
        match self {
            Self::Arguments(reasons) => {
                let lines: Vec<String> = reasons.iter().map(|reason| reason.in_words(words)).collect();
                lines.join("\n")
            }
            Self::Game(refusal) => refusal.in_words(words),
            Self::Paper(error) => error.in_words(words),
            Self::Unwritten(file, error) => unwritten(file.display().to_string(), error),
            Self::Output(error) => unwritten(words.text("args-standard-output"), error),
        }
    }
}

impl From<PaperError> for PrintRefusal {
    fn from(error: PaperError) -> Self {
        Self::Paper(error)
    }
}

/// Prints scoresheets in the language that is read here unless another is named; the exit code.
pub(super) fn sheets(args: &SheetsArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    let made =
        sheets_asked(args, here.language()).and_then(|(sheets, words)| Ok(printed::sheets(&sheets, &words)?.pdf()?));
    deliver(made, &args.to.output, here, streams)
}

/// Prints the crier's card in the language that is read here unless another is named; the exit code.
pub(super) fn card(args: &CardArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    let mut reasons = Vec::new();
    let (paper, words) = (paper_asked(&args.to, &mut reasons), words_asked(&args.to, here.language(), &mut reasons));
    let opening = opening(&args.game, DiceFrom::Code, &mut reasons);
    let record = open(opening, &args.game, reasons).map_err(PrintRefusal::Arguments);
    let made = record.and_then(|record| Ok(printed::card(&record, paper, &words)?.pdf()?));
    deliver(made, &args.to.output, here, streams)
}

/// Prints the report of a saved game in the language that is read here unless another is named; the exit code.
pub(super) fn report(args: &ReportArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    let mut reasons = Vec::new();
    let (paper, words) = (paper_asked(&args.to, &mut reasons), words_asked(&args.to, here.language(), &mut reasons));
    let asked = if reasons.is_empty() { Ok(()) } else { Err(PrintRefusal::Arguments(reasons)) };
    let made = asked.and_then(|()| {
        let record = saved(&args.file).map_err(PrintRefusal::Game)?;
        let scores = record.results().map(Results::named_scores).unwrap_or_default();
        Ok(printed::report(&record, &scores, paper, &words)?.pdf()?)
    });
    deliver(made, &args.to.output, here, streams)
}

fn sheets_asked(args: &SheetsArgs, spoken: Language) -> Result<(Sheets, Words), PrintRefusal> {
    let mut reasons = Vec::new();
    let mut sheets = Sheets::default();
    if let Some((count, players)) = noted(players(&args.players), &mut reasons) {
        (sheets.count, sheets.players) = (count, players);
    }
    sheets.numbering = numbering_asked(&args.numbering, &mut reasons);
    sheets.code = args.code.as_deref().and_then(|text| noted(code(text), &mut reasons));
    sheets.paper = paper_asked(&args.to, &mut reasons);
    sheets.per_page = noted(per_page(&args.per_page), &mut reasons).unwrap_or_default();
    let words = words_asked(&args.to, spoken, &mut reasons);
    if reasons.is_empty() { Ok((sheets, words)) } else { Err(PrintRefusal::Arguments(reasons)) }
}

/// How many sheets, or whose.
fn players(text: &str) -> Result<(usize, Vec<String>), Reason> {
    let wrong = || Reason::Players(text.to_owned(), Sheets::MOST);
    let names: Vec<String> = entries(text).map(str::to_owned).collect();
    let count = match text.trim().parse() {
        Ok(count) => (count, Vec::new()),
        Err(_) if names.iter().any(String::is_empty) => return Err(wrong()),
        Err(_) => (names.len(), names),
    };
    if (1..=Sheets::MOST).contains(&count.0) { Ok(count) } else { Err(wrong()) }
}

/// The numbering; nothing if the dice are to stay empty, or with the reasons noted.
fn numbering_asked(text: &str, reasons: &mut Vec<Reason>) -> Option<Numbering> {
    if text.trim().eq_ignore_ascii_case("blank") {
        return None;
    }
    let values = noted(numbering(text), reasons)?;
    let checked = Numbering::try_from(values);
    checked
        .map_err(|refusal| reasons.extend(refusal.reasons.into_iter().map(|reason| lowered_numbering(reason, text))))
        .ok()
}

/// The paper; the usual one with the reason noted.
fn paper_asked(args: &OutputArgs, reasons: &mut Vec<Reason>) -> Paper {
    match args.paper.trim().to_ascii_lowercase().as_str() {
        "a4" => Paper::A4,
        "letter" => Paper::Letter,
        _ => {
            reasons.push(Reason::Paper(args.paper.clone()));
            Paper::default()
        }
    }
}

/// The words; those in the language `spoken` if none is named, or with the reason noted.
///
/// Paper is always plain: a herald's manner is for cries.
fn words_asked(args: &OutputArgs, spoken: Language, reasons: &mut Vec<Reason>) -> Words {
    let named = args.lang.as_deref().map_or(Ok(spoken), str::parse).map_err(Reason::Language);
    Words::of::<TroyesDice>(noted(named, reasons).unwrap_or(spoken), Manner::Plain)
}

fn per_page(text: &str) -> Result<PerPage, Reason> {
    match text.trim() {
        "1" => Ok(PerPage::One),
        "2" => Ok(PerPage::Two),
        _ => Err(Reason::PerPage(text.to_owned())),
    }
}

/// Puts the PDF where it was asked for, or says why there is none; the exit code.
fn deliver(made: Result<Vec<u8>, PrintRefusal>, to: &Path, here: &Words, streams: &mut Streams<'_>) -> u8 {
    let written = made.and_then(|bytes| {
        if to == Path::new("-") {
            match streams.out.write_all(&bytes).and_then(|()| streams.out.flush()) {
                // Who reads has seen enough.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                written => written.map_err(PrintRefusal::Output),
            }
        } else {
            file::replace(to, &bytes).map_err(|error| PrintRefusal::Unwritten(to.to_path_buf(), error))
        }
    });
    match written {
        Ok(()) => 0,
        Err(refusal) => refuse(&[refusal], here, streams.err),
    }
}
