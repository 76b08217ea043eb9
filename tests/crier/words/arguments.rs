//! The refusals of arguments and of what is printed and read: one of each variant.

use std::io::ErrorKind;

use town_crier::chronicle::{CodeRefusal, FileDamage, OrderRefusal};
use town_crier::cli::check::CheckRefusal;
use town_crier::cli::{self, LinesRefusal, Source, TooLong};
use town_crier::crier::{InWords, NoSuchValue};
use town_crier::gallery::NoHost;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::cli::dice::{LineReason, LinesReason};
use town_crier::games::troyes_dice::cli::reason;
use town_crier::games::troyes_dice::rules::{Face, HalfDay, Order, Reason, Tile};
use town_crier::play::Refusal;

use super::refusals::{Sample, sample};

pub(super) fn arguments() -> Vec<Sample> {
    use reason::Reason as Arg;
    let entered = || "entered".to_owned();
    vec![
        sample(cli::Reason::Code(CodeRefusal::Empty), &["--code: "]),
        sample(cli::Reason::Seed(CodeRefusal::Sign('!')), &["--seed: ", "!"]),
        sample(cli::Reason::SeedTooLong { games: 7000, most: 27, signs: 30 }, &["--seed: ", "27", "30"]),
        sample(cli::Reason::Number { option: "--games", text: entered(), most: 1000 }, &["--games: ", "entered"]),
        sample(cli::GalleryReason::Bind(entered()), &["--bind: ", "127.0.0.1:0", "entered"]),
        sample(cli::GalleryReason::Key("--key"), &["--key: ", "12"]),
        sample(cli::GalleryReason::KeyTwice, &["--overlay-key: ", "--key"]),
        sample(cli::GalleryReason::Host(NoHost(entered())), &["--host: ", "http://", "entered"]),
        sample(cli::Unwritten::File("odds.csv".into(), ErrorKind::PermissionDenied.into()), &["odds.csv: "]),
        sample(cli::Unwritten::NoFolder("gone/odds.csv".into(), "gone".into()), &["gone/odds.csv", "gone"]),
        sample(cli::Unwritten::Output(ErrorKind::BrokenPipe.into()), &[]),
        sample(Arg::PlazaCount(5), &["--plazas: ", "5"]),
        sample(Arg::Plaza(5, entered()), &["--plazas: ", "5", "entered"]),
        sample(Arg::SameColorPlazas(5), &["--plazas: ", "5"]),
        sample(Arg::TileCount(5), &["--tiles: ", "5"]),
        sample(Arg::Tile(5, entered()), &["--tiles: ", "5", "entered"]),
        sample(Arg::TileTwice(Tile::ALL[6]), &["--tiles: ", "7"]),
        sample(Arg::Numbering(entered()), &["--numbering: ", "first", "4,1,6,2,5,3", "entered"]),
        sample(Arg::NumberCount(5), &["--numbering: ", "5"]),
        sample(Arg::Number(5, entered()), &["--numbering: ", "5", "entered"]),
        sample(Arg::NumberTwice(Face::Four), &["--numbering: ", "4"]),
        sample(Arg::From(entered()), &["--from: ", "3a", "entered"]),
        sample(Arg::Struck(5, entered()), &["--struck: ", "5", "entered"]),
        sample(Arg::StruckTwice("w4".to_owned()), &["--struck: ", "w4"]),
        sample(Arg::StruckTooEarly, &["--struck: ", "--from 3a"]),
        sample(
            cli::Reason::Value("--format", NoSuchValue::new("entered", ["text", "json"])),
            &["--format: ", "json", "entered"],
        ),
        sample(
            cli::Reason::Value("--paper", NoSuchValue::new("entered", ["a4", "letter"])),
            &["--paper: ", "a4", "entered"],
        ),
        sample(cli::Reason::WordsJson, &["--lang", "--manner", "--format json"]),
        sample(cli::Reason::StepJson, &["--step: ", "--format json"]),
        sample(cli::Reason::AloudJson, &["--aloud: ", "--format json"]),
        sample(cli::Reason::BrailleJson, &["--braille: ", "--format json"]),
        sample(cli::Reason::StepInput, &["--step: ", "--dice -"]),
        sample(cli::Reason::Players { text: entered(), most: 100 }, &["--players: ", "100", "entered"]),
        sample(cli::Reason::NobodyChooses, &["--bots", "--orders", "--step"]),
        sample(cli::FactRefusal::NoSuchFact(entered()), &["entered"]),
        sample(cli::FactRefusal::Otherwise { text: entered(), holds: "red 3".to_owned() }, &["entered", "red 3"]),
        sample(CheckRefusal::Unread("file.ron".to_owned(), ErrorKind::NotFound.into()), &["file.ron: "]),
        sample(CheckRefusal::Damaged("file.ron".to_owned(), Box::new(FileDamage::Empty)), &["file.ron: "]),
        sample(OrderRefusal::<TroyesDice>::Rules(Refusal { order: Order::Close, reason: Reason::Over }), &[]),
    ]
}

#[cfg(feature = "paper")]
pub(super) fn paper() -> Vec<Sample> {
    use town_crier::paper::PaperError;

    vec![
        sample(PaperError::Count { asked: 0, most: 100 }, &["0", "100"]),
        sample(PaperError::Letter('字', "漢字".to_owned()), &["字", "漢字"]),
        sample(PaperError::Fonts, &[]),
        sample(PaperError::Drawing("no sign".to_owned()), &["no sign"]),
        sample(PaperError::Writer("no room".to_owned()), &["PDF", "no room"]),
    ]
}

pub(super) fn dice() -> Vec<Sample> {
    let file = || Source::File("dice.txt".to_owned());
    let wrong: Vec<Box<dyn InWords>> = vec![Box::new(TooLong(1000)), Box::new(LineReason::Count(5))];
    let mut samples = vec![
        sample(
            LinesRefusal::Open("--dice", "dice.txt".to_owned(), ErrorKind::NotFound.into()),
            &["--dice", "dice.txt"],
        ),
        sample(LinesRefusal::Read { from: file(), line: 12, error: ErrorKind::TimedOut.into() }, &["dice.txt", "12"]),
        sample(LinesRefusal::Line { from: file(), line: 12, wrong }, &["dice.txt", "12", "1000", "; ", "5"]),
        sample(LinesRefusal::TooFew { from: file(), needed: 12 }, &["dice.txt", "12"]),
        sample(LinesRefusal::TooFew { from: Source::Input, needed: 1 }, &[]),
        sample(LinesRefusal::Ended(file()), &["dice.txt"]),
        sample(LinesRefusal::TooMany { from: file(), line: 12 }, &["dice.txt", "12"]),
        sample(LinesReason::TooMany { from: file(), line: 12 }, &["dice.txt", "12"]),
        sample(LineReason::Count(5), &["5"]),
        sample(TooLong(1000), &["1000"]),
    ];
    for at in 0..5 {
        samples.push(sample(LineReason::Die(at, "seven".to_owned()), &["seven"]));
    }
    for (half_day, needed) in HalfDay::all().zip(1..) {
        samples.push(sample(LinesReason::TooFew { from: Source::Input, half_day, needed }, &[]));
    }
    samples
}
