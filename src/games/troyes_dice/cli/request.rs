//! Arguments lowered into a checked request, or every reason why not.

use std::path::{Path, PathBuf};

use super::reason::Reason;
use crate::chronicle::Code;
use crate::cli::args::{CryArgs, GameArgs};
use crate::crier::{Language, Manner, Words};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom};
use crate::games::troyes_dice::rules::{
    Color, Direction, Face, Half, HalfDay, Notch, Numbering, NumberingReason, Plaza, SetupReason, Side,
};

/// A game to cry, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Cry {
    /// The game, opened and without orders.
    pub record: Record,
    /// Where its dice come from.
    pub dice: Dice,
    /// How it is told.
    pub telling: Telling,
    /// Whether it is heard, too.
    pub aloud: bool,
}

/// Where the dice come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The code deals them.
    Code,
    /// From this file, a half-day a line.
    File(PathBuf),
    /// From standard input, a half-day a line.
    Input,
}

/// How the game is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// In words, for people.
    Words {
        /// The language of all words.
        language: Language,
        /// The manner of the cries.
        manner: Manner,
        /// Whether every step waits for Enter.
        steps: bool,
    },
    /// JSON for programs.
    Json,
}

impl Telling {
    /// Whether every step waits for Enter.
    #[must_use]
    pub const fn steps(self) -> bool {
        match self {
            Self::Words { language: _, manner: _, steps } => steps,
            Self::Json => false,
        }
    }

    /// The words, unless it is told without any.
    #[must_use]
    pub fn words(self) -> Option<Words> {
        match self {
            Self::Words { language, manner, steps: _ } => Some(Words::of::<TroyesDice>(language, manner)),
            Self::Json => None,
        }
    }
}

impl Cry {
    /// The game that was asked for, told in the language `spoken` unless another is named.
    ///
    /// # Errors
    /// Every reason why not.
    pub fn new(args: &CryArgs, spoken: Language) -> Result<Self, Vec<Reason>> {
        let mut reasons = Vec::new();
        let dice = args.dice.as_deref().map_or(Dice::Code, Dice::at);
        let from = if dice == Dice::Code { DiceFrom::Code } else { DiceFrom::Entered };
        let opening = opening(&args.game, from, &mut reasons);
        let telling = telling(args, &dice, spoken, &mut reasons);
        let record = open(opening, &args.game, reasons)?;
        Ok(Self { record, dice, telling, aloud: args.aloud })
    }
}

/// The game that was typed. What is wrong is noted and replaced by something that holds, so that the rest is checked all
/// the same.
pub(crate) fn opening(args: &GameArgs, dice: DiceFrom, reasons: &mut Vec<Reason>) -> Opening {
    let code = args.code.as_deref().and_then(|text| noted(code(text), reasons)).unwrap_or_else(Code::random);
    let plazas = args.plazas.as_deref().and_then(|text| plazas(text, reasons));
    let numbering = noted(numbering(&args.numbering), reasons);
    // Before the last half-day anything can have been struck, so a wrong start makes nothing else wrong.
    let from = noted(half_day(&args.from), reasons).unwrap_or(HalfDay::LAST);
    Opening {
        code,
        plazas,
        tiles: match (&args.tiles, args.expansion) {
            (Some(text), _) => TilesFrom::Entered(entries(text).map(tile).collect()),
            (None, true) => TilesFrom::Code,
            (None, false) => TilesFrom::Box,
        },
        dice,
        numbering: numbering.unwrap_or_else(|| Numbering::FIRST.values().map(Face::value).to_vec()),
        day: from.day.number(),
        half: from.half,
        struck: args.struck.as_deref().map(|text| entries(text).map(struck).collect()).unwrap_or_default(),
        players: Vec::new(),
    }
}

/// The record that the opening gives, unless something is wrong with it or was noted before.
pub(crate) fn open(opening: Opening, args: &GameArgs, mut reasons: Vec<Reason>) -> Result<Record, Vec<Reason>> {
    match Record::open(opening) {
        Ok(record) if reasons.is_empty() => Ok(record),
        Ok(_) => Err(reasons),
        Err(refusal) => {
            reasons.extend(refusal.reasons.into_iter().map(|reason| lowered(reason, args)));
            Err(reasons)
        }
    }
}

/// The code that was typed.
pub(crate) fn code(text: &str) -> Result<Code, Reason> {
    text.parse().map_err(Reason::Code)
}

impl Dice {
    fn at(path: &Path) -> Self {
        if path == Path::new("-") { Self::Input } else { Self::File(path.to_owned()) }
    }
}

/// The value, or nothing with the reason noted.
pub(crate) fn noted<T>(value: Result<T, Reason>, reasons: &mut Vec<Reason>) -> Option<T> {
    value.map_err(|reason| reasons.push(reason)).ok()
}

/// The rules' reason in terms of the argument that it comes from.
fn lowered(reason: SetupReason, args: &GameArgs) -> Reason {
    let entry = |text: &str, position| entries(text).nth(position).unwrap_or_default().to_owned();
    match reason {
        SetupReason::PlazaCount(count) => Reason::PlazaCount(count),
        SetupReason::SameColorPlazas(count) => Reason::SameColorPlazas(count),
        SetupReason::TileCount(count) => Reason::TileCount(count),
        SetupReason::NoSuchTile(position, _) => {
            Reason::Tile(position + 1, entry(args.tiles.as_deref().unwrap_or_default(), position))
        }
        SetupReason::TileTwice(tile) => Reason::TileTwice(tile),
        SetupReason::Numbering(reason) => lowered_numbering(reason, &args.numbering),
        SetupReason::NoSuchDay(_) => Reason::From(args.from.clone()),
        SetupReason::NoSuchStruckDie(position, _) => {
            Reason::Struck(position + 1, entry(args.struck.as_deref().unwrap_or_default(), position))
        }
        SetupReason::StruckTwice(color, value) => Reason::StruckTwice(format!("{}{value}", letter(color))),
        SetupReason::StruckTooEarly => Reason::StruckTooEarly,
    }
}

/// The rules' reason against a numbering, with the entry that it is about.
pub(crate) fn lowered_numbering(reason: NumberingReason, text: &str) -> Reason {
    match reason {
        NumberingReason::Count(count) => Reason::NumberCount(count),
        NumberingReason::NoSuchFace(column, _) => {
            Reason::Number(column + 1, entries(text).nth(column).unwrap_or_default().to_owned())
        }
        NumberingReason::Twice(face) => Reason::NumberTwice(face),
    }
}

pub(crate) fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim)
}

/// The face that is written as one digit.
pub(crate) fn face(text: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| face.to_string() == text)
}

/// The plazas; nothing if an entry is none, with the reasons noted.
fn plazas(text: &str, reasons: &mut Vec<Reason>) -> Option<Vec<Plaza>> {
    let plazas: Vec<_> = entries(text).map(|entry| plaza(entry).ok_or(entry)).collect();
    let wrong = plazas.iter().enumerate().filter_map(|(at, plaza)| plaza.err().map(|entry| (at, entry)));
    let wrong: Vec<_> = wrong.map(|(at, entry)| Reason::Plaza(at + 1, entry.to_owned())).collect();
    // Without every entry the rules cannot count them.
    if !wrong.is_empty() && plazas.len() != Notch::COUNT {
        reasons.push(Reason::PlazaCount(plazas.len()));
    }
    reasons.extend(wrong);
    plazas.into_iter().collect::<Result<_, _>>().ok()
}

fn plaza(entry: &str) -> Option<Plaza> {
    let mut letters = entry.chars();
    let plaza = Plaza::new(color(letters.next()?)?, color(letters.next()?)?);
    letters.next().is_none().then_some(plaza)
}

const fn color(letter: char) -> Option<Color> {
    match letter {
        'r' | 'R' => Some(Color::Red),
        'y' | 'Y' => Some(Color::Yellow),
        'w' | 'W' => Some(Color::White),
        _ => None,
    }
}

/// The letter that is typed for a color.
const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}

/// The tile's number and side; what is no number becomes 0, which the rules refuse at its position.
fn tile(entry: &str) -> (u8, Side) {
    let raid = entry.strip_suffix(['r', 'R']);
    let digits = raid.unwrap_or(entry);
    let number = if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().unwrap_or(0) } else { 0 };
    (number, if raid.is_some() { Side::Raid } else { Side::Banquet })
}

/// The struck die's color and value; what is no die becomes a red 0, which the rules refuse at its position.
fn struck(entry: &str) -> (Color, u8) {
    let mut signs = entry.chars();
    let color = signs.next().and_then(color);
    color.zip(face(signs.as_str())).map_or((Color::Red, 0), |(color, value)| (color, value.value()))
}

/// The columns' numbers; what is no face becomes 0, which the rules refuse in its column.
pub(crate) fn numbering(text: &str) -> Result<Vec<u8>, Reason> {
    let trimmed = text.trim();
    let leftmost = |direction| move |face| Numbering::from_leftmost(face, direction);
    let rising = trimmed.strip_suffix('+').and_then(face).map(leftmost(Direction::Rising));
    let falling = trimmed.strip_suffix('-').and_then(face).map(leftmost(Direction::Falling));
    let first = trimmed.eq_ignore_ascii_case("first").then_some(Numbering::FIRST);
    match first.or(rising).or(falling) {
        Some(numbering) => Ok(numbering.values().map(Face::value).to_vec()),
        None if trimmed.contains(',') => Ok(entries(trimmed).map(|entry| face(entry).map_or(0, Face::value)).collect()),
        None => Err(Reason::Numbering(text.to_owned())),
    }
}

fn half_day(text: &str) -> Result<HalfDay, Reason> {
    let trimmed = text.trim().to_ascii_lowercase();
    let written = |half_day: &HalfDay| match half_day.half {
        Half::Morning => format!("{}m", half_day.day.number()),
        Half::Afternoon => format!("{}a", half_day.day.number()),
    };
    HalfDay::all().find(|half_day| written(half_day) == trimmed).ok_or_else(|| Reason::From(text.to_owned()))
}

/// How the game is told; JSON, with the reasons noted, if it cannot be told so.
fn telling(args: &CryArgs, dice: &Dice, spoken: Language, reasons: &mut Vec<Reason>) -> Telling {
    let language = noted(args.lang.as_deref().map_or(Ok(spoken), str::parse).map_err(Reason::Language), reasons);
    let manner = args.manner.as_deref().map_or(Ok(Manner::Plain), str::parse).map_err(Reason::Manner);
    let manner = noted(manner, reasons);
    let json = match args.format.trim().to_ascii_lowercase().as_str() {
        "text" => false,
        "json" => true,
        _ => {
            reasons.push(Reason::Format(args.format.clone()));
            return Telling::Json;
        }
    };
    let wordless = (args.lang.is_some() || args.manner.is_some()).then_some(Reason::WordsJson);
    reasons.extend(wordless.filter(|_| json));
    reasons.extend((json && args.aloud).then_some(Reason::AloudJson));
    match (json, args.step, dice) {
        (true, true, _) => reasons.push(Reason::StepJson),
        (false, true, Dice::Input) => reasons.push(Reason::StepInput),
        (false, true, Dice::Code | Dice::File(_)) | (_, false, _) => {}
    }
    match (language, manner) {
        (Some(language), Some(manner)) if !json => Telling::Words { language, manner, steps: args.step },
        (Some(_) | None, Some(_) | None) => Telling::Json,
    }
}
