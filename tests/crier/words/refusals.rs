//! Every refusal, in every language: it has words, they are the language's own, and they bear what they are told.

use std::fmt::Debug;
use std::io::{Error, ErrorKind};
use std::path::PathBuf;

use town_crier::chronicle::cards::{CardDamage, CardRefusal};
use town_crier::chronicle::envelope::Unreadable;
use town_crier::chronicle::hall::NoId;
use town_crier::chronicle::store::{Doing, LoadError, Meddled, StoreError};
use town_crier::chronicle::{CodeRefusal, DateRefusal, FileDamage, FileKind, OrderRefusal, PlayersRefusal};
use town_crier::crier::{InWords, Language, Manner, NoSuchValue, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Damage, FinishedReason, Hall, HallDamage, Record, SaveDamage};
use town_crier::games::troyes_dice::rules::{
    Color, Face, NoSuchFace, NumberingReason, Order, Plaza, Reason, Roll, RollRefusal, SetupReason, SheetReason, Side,
    Throw, Tile, WhichDie,
};
use town_crier::play::Refusal;
use town_crier::play::Seat;

use super::arguments;
use crate::chronicle::stored::after;
use crate::games::troyes_dice::english;

/// A refusal, and what must stand in its words in every language.
pub(super) type Sample = (Box<dyn Told>, Vec<&'static str>);

pub(super) trait Told: InWords + Debug {}
impl<T: InWords + Debug> Told for T {}

pub(super) fn sample(refusal: impl Told + 'static, bears: &[&'static str]) -> Sample {
    (Box::new(refusal), bears.to_vec())
}

fn path() -> PathBuf {
    PathBuf::from("folder/file.ron")
}

/// One of each variant, so that every message is said.
fn samples() -> Vec<Sample> {
    let mut samples = system();
    samples.extend(files());
    samples.extend(store());
    samples.extend(hall());
    samples.extend(cards());
    samples.extend(codes_and_days());
    samples.extend(damage());
    samples.extend(rules());
    samples.extend(arguments::arguments());
    samples.extend(arguments::dice());
    #[cfg(feature = "paper")]
    samples.extend(arguments::paper());
    #[cfg(feature = "gallery")]
    samples.extend(gallery());
    #[cfg(feature = "desk")]
    {
        use town_crier::desk::WindowRefusal;

        samples.push(sample(WindowRefusal::Display("no driver".to_owned()), &["OpenGL", "no driver"]));
        samples.push(sample(WindowRefusal::Lost(path()), &["file.ron"]));
        samples.push(sample(WindowRefusal::Gone(path()), &["file.ron"]));
        samples.push(sample(WindowRefusal::Scale("abc".to_owned()), &["WINIT_X11_SCALE_FACTOR", "abc"]));
    }
    samples
}

#[cfg(feature = "gallery")]
fn gallery() -> Vec<Sample> {
    use town_crier::gallery::GalleryRefusal;

    let at = || "192.168.178.123:7377".parse().unwrap();
    vec![
        sample(GalleryRefusal::Taken(at()), &["192.168.178.123", "7377"]),
        sample(GalleryRefusal::Denied(at()), &["7377", "1024"]),
        sample(GalleryRefusal::NotOurs(at()), &["192.168.178.123"]),
        sample(GalleryRefusal::NoChance, &[]),
        sample(
            GalleryRefusal::System(at(), Error::other("no more sockets")),
            &["192.168.178.123:7377", "no more sockets"],
        ),
    ]
}

fn system() -> Vec<Sample> {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::NotADirectory,
        ErrorKind::IsADirectory,
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::InvalidFilename,
        ErrorKind::InvalidData,
        ErrorKind::ResourceBusy,
    ];
    let mut samples: Vec<Sample> = kinds.map(|kind| sample(Error::from(kind), &[])).into();
    // A number that a system gives; what it means differs from system to system.
    samples.push(sample(Error::from_raw_os_error(2), &["2"]));
    samples.push(sample(Error::other("of its own"), &["of its own"]));
    samples
}

fn files() -> Vec<Sample> {
    let mut samples = Vec::new();
    for kind in [FileKind::Game, FileKind::Hall, FileKind::Cards] {
        samples.push(sample(FileDamage::Foreign(kind), &["Town Crier"]));
        samples.push(sample(FileDamage::TooLong(kind), &["M"]));
    }
    samples.extend([
        sample(FileDamage::Empty, &[]),
        sample(FileDamage::NotText { line: 12, column: 34 }, &["12", "34"]),
        sample(FileDamage::CutShort { line: 12 }, &["12"]),
        sample(FileDamage::Newer(7), &["7"]),
        sample(FileDamage::NoSuchFormat(0), &["0", "1"]),
        sample(FileDamage::AnotherGame { ours: "troyes-dice", found: "chess".to_owned() }, &["chess", "troyes-dice"]),
        sample(FileDamage::Changed, &[]),
    ]);
    let name = || "stones".to_owned();
    for (what, bears) in [
        (Unreadable::Syntax, &["12", "34"][..]),
        (Unreadable::Number, &["12", "34"]),
        (Unreadable::Unknown(name()), &["12", "34", "stones"]),
        (Unreadable::Missing(name()), &["12", "34", "stones"]),
        (Unreadable::Twice(name()), &["12", "34", "stones"]),
        (Unreadable::Value, &["12", "34"]),
    ] {
        let said = "not for people".to_owned();
        samples.push(sample(FileDamage::Unreadable { line: 12, column: 34, what, said }, bears));
    }
    samples
}

fn store() -> Vec<Sample> {
    let mut samples = Vec::new();
    let doings = [Doing::Folder, Doing::Lock, Doing::Read, Doing::Write, Doing::Move, Doing::Remove];
    for doing in doings {
        let error =
            StoreError::Io { kind: FileKind::Game, doing, path: path(), source: ErrorKind::PermissionDenied.into() };
        samples.push(sample(error, &["folder/file.ron"]));
    }
    let kinds = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::NotADirectory, ErrorKind::TimedOut];
    for kind in kinds {
        samples.push(sample(LoadError::<Record>::Io { path: path(), source: kind.into() }, &["folder/file.ron"]));
        samples.push(sample(LoadError::<Hall>::Io { path: path(), source: kind.into() }, &["folder/file.ron"]));
    }
    for before_holds in [true, false] {
        let error = LoadError::<Record>::Damaged { path: path(), damage: SaveDamage::SheetsWithoutDay, before_holds };
        samples.push(sample(error, &["folder/file.ron: "]));
    }
    samples.extend([
        sample(StoreError::InUse { kind: FileKind::Game, path: path() }, &["Town Crier", "folder/file.ron"]),
        sample(Meddled::Removed { path: path() }, &["folder/file.ron"]),
        sample(Meddled::Changed { path: path(), kept: "kept/file.ron".into() }, &["folder/file.ron", "kept/file.ron"]),
        sample(StoreError::InUse { kind: FileKind::Hall, path: path() }, &["Town Crier", "folder/file.ron"]),
        sample(StoreError::InUse { kind: FileKind::Cards, path: path() }, &["Town Crier", "folder/file.ron"]),
        sample(
            StoreError::Io {
                kind: FileKind::Cards,
                doing: Doing::Write,
                path: path(),
                source: ErrorKind::ReadOnlyFilesystem.into(),
            },
            &["folder/file.ron"],
        ),
    ]);
    samples
}

fn hall() -> Vec<Sample> {
    vec![
        sample(HallDamage::File(FileDamage::Empty), &[]),
        sample(HallDamage::Id(7, NoId), &["7", "32"]),
        sample(HallDamage::Date(7, DateRefusal("soon".to_owned())), &["7", "soon"]),
        sample(HallDamage::Code(7, CodeRefusal::Sign('/')), &["7", "/"]),
        sample(HallDamage::Results(7, FinishedReason::NotOver), &["7"]),
        sample(HallDamage::Results(7, FinishedReason::Nobody), &["7"]),
        sample(HallDamage::Results(7, FinishedReason::NoName(Seat(4))), &["7", "5"]),
        sample(HallDamage::Results(7, FinishedReason::NameTwice(Seat(1), Seat(3))), &["7", "2", "4"]),
        sample(HallDamage::Results(7, FinishedReason::Blank(Seat(4))), &["7", "5"]),
        sample(HallDamage::Results(7, FinishedReason::Sheet(Seat(4), SheetReason::TooManyCitizens(99))), &["7", "5"]),
        sample(HallDamage::Results(7, FinishedReason::Tied(Seat(4), Seat(0))), &["7", "5"]),
        sample(HallDamage::Players(7, PlayersRefusal::Name(Seat(2), 1_234)), &["7", "3"]),
        sample(HallDamage::Twice(7), &["7"]),
        sample(HallDamage::Order(7), &["7"]),
    ]
}

fn cards() -> Vec<Sample> {
    let [card, figure, value] = ["merchant", "hire", "seven"].map(str::to_owned);
    vec![
        sample(CardDamage::File(FileDamage::Empty), &[]),
        sample(CardDamage::Twice(card.clone(), figure.clone()), &["merchant", "hire"]),
        sample(CardRefusal::NoCard(card.clone()), &["merchant"]),
        sample(CardRefusal::NoFigure(card.clone(), figure.clone()), &["merchant", "hire"]),
        sample(CardDamage::from(CardRefusal::NoValue(card, figure, value)), &["merchant", "hire", "seven"]),
    ]
}

fn codes_and_days() -> Vec<Sample> {
    vec![
        sample(CodeRefusal::Empty, &[]),
        sample(CodeRefusal::TooLong(40), &["32", "40"]),
        sample(CodeRefusal::Sign('/'), &["/"]),
        sample(DateRefusal("soon".to_owned()), &["1970", "9999", "2026-02-28", "soon"]),
        sample("xx".parse::<Language>().unwrap_err(), &["en", "lt", "xx"]),
        sample("loud".parse::<Manner>().unwrap_err(), &["plain", "herald", "loud"]),
        sample(NoSuchValue::new("dog", ["cat"]), &["cat", "dog"]),
    ]
}

fn damage() -> Vec<Sample> {
    let code = || "MARKETDAY".parse().unwrap();
    let not_dealt = |order| OrderRefusal::NotDealt { order, dealt: Order::Close, code: code() };
    let refused = |reason| OrderRefusal::Rules(Refusal { order: Order::Close, reason });
    let plaza = Some(Plaza::new(Color::Red, Color::White));
    let roll = Roll::new(Face::Four, [Face::One, Face::Two, Face::Six]);
    let (banquet, raid) = (Some((7, Side::Banquet)), Some((8, Side::Raid)));
    vec![
        sample(SaveDamage::Code(CodeRefusal::Empty), &[]),
        sample(Damage::Plaza { notch: 3, found: plaza, dealt: None, code: code() }, &["4", "MARKETDAY"]),
        sample(Damage::Tile { at: 2, found: banquet, dealt: raid, code: code() }, &["2", "7", "8", "MARKETDAY"]),
        sample(SaveDamage::Setup(vec![SetupReason::PlazaCount(5), SetupReason::NoSuchDay(12)]), &["5", "12"]),
        sample(Damage::Die { order: 11, wrong: vec![(WhichDie::Clear(1), NoSuchFace(9))] }, &["11", "2", "9"]),
        sample(
            SaveDamage::Order { order: 11, refusal: not_dealt(Order::Roll(roll)) },
            &["11", "4", "1, 2, 6", "MARKETDAY"],
        ),
        sample(SaveDamage::Order { order: 11, refusal: refused(Reason::Over) }, &["11"]),
        sample(not_dealt(Order::Close), &["MARKETDAY"]),
        sample(SaveDamage::Done { done: 9, orders: 8 }, &["9", "8"]),
        sample(SaveDamage::SheetsWithoutDay, &[]),
        sample(SaveDamage::Players(PlayersRefusal::Many(9_999)), &[]),
        sample(SaveDamage::Players(PlayersRefusal::Name(Seat(4), 8_888)), &["5"]),
        sample(SaveDamage::Date(DateRefusal("soon".to_owned())), &["soon"]),
    ]
}

fn rules() -> Vec<Sample> {
    let refused = RollRefusal {
        throw: Throw { black: 0, clear: [1, 9, 6] },
        wrong: vec![(WhichDie::Black, NoSuchFace(0)), (WhichDie::Clear(1), NoSuchFace(9))],
    };
    vec![
        sample(SetupReason::PlazaCount(5), &["5"]),
        sample(SetupReason::TileCount(5), &["5"]),
        sample(SetupReason::NoSuchTile(1, 9), &["2", "9"]),
        sample(SetupReason::TileTwice(Tile::ALL[6]), &["7"]),
        sample(SetupReason::SameColorPlazas(5), &["5"]),
        sample(SetupReason::Numbering(NumberingReason::Count(5)), &["5"]),
        sample(SetupReason::Numbering(NumberingReason::NoSuchFace(2, 9)), &["3", "9"]),
        sample(SetupReason::Numbering(NumberingReason::Twice(Face::Four)), &["4"]),
        sample(SetupReason::NoSuchDay(12), &["12"]),
        sample(SetupReason::NoSuchStruckDie(4, 9), &["5", "9"]),
        sample(SetupReason::StruckTwice(Color::White, Face::Four), &["4"]),
        sample(SetupReason::StruckTooEarly, &["3"]),
        sample(refused, &["0", "2", "9", "; "]),
        sample(Reason::RolledAlready, &[]),
        sample(Reason::NotRolled, &[]),
        sample(Reason::Over, &[]),
    ]
}

#[test]
fn every_refusal_has_words_in_every_language() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for (refusal, bears) in samples() {
            let said = refusal.in_words(&words);
            let about = || format!("{language}, {refusal:?}: {said:?}");
            assert!(
                !said.is_empty() && said.trim() == said && !said.contains("  ") && !said.contains(['{', '}']),
                "{}",
                about()
            );
            assert!(!said.ends_with(['.', ':', ';', ',']) && !said.contains('\n'), "{}", about());
            let raw = ["system-", "file-", "store-", "args-", "damage-", "refusal-", "check-"];
            assert!(raw.iter().all(|raw| !said.contains(raw)), "a message is missing: {}", about());
            let lacks: Vec<_> = bears
                .iter()
                .filter(|part| !said.replace('\u{a0}', "").replace(": ", ":").contains(&part.replace(": ", ":")))
                .collect();
            assert!(lacks.is_empty(), "{lacks:?} is not said: {}", about());
        }
    }
}

#[test]
fn no_refusal_is_told_in_english_elsewhere() {
    let english = english();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for (refusal, _) in samples() {
            assert_ne!(refusal.in_words(&words), refusal.in_words(&english), "{language}");
        }
    }
}

#[test]
fn a_saved_game_holds_in_every_language() {
    use town_crier::games::troyes_dice::cli::text::holds;

    let mut record = after("MARKETDAY", 7);
    record.undo();
    let said = |language| holds(&Words::of::<TroyesDice>(language, Manner::Plain), "abend.ron", &record);
    assert_eq!(
        said(Language::German),
        "abend.ron: Die Datei ist in Ordnung: Code MARKETDAY; Tag 2, Nachmittag (4 von 16), noch nicht gewürfelt; 6 Schritte, \
         1 zurückgenommen"
    );
    assert_eq!(
        said(Language::Polish),
        "abend.ron: wszystko w porządku: kod MARKETDAY; popołudnie dnia 2 (4 z 16), przed rzutem; 6 kroków, cofnięto: 1"
    );
    for language in Language::ALL {
        let said = said(language);
        for part in ["abend.ron", "MARKETDAY", "2", "4", "16", "6", "1"] {
            assert!(said.contains(part), "{language}: {said}");
        }
        assert!(!said.contains("  ") && !said.contains(['{', '}']) && !said.contains(" ,"), "{language}: {said}");
    }
}
