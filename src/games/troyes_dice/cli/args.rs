//! The game's arguments, and the opening that they describe.

use super::reason::Reason;
use crate::chronicle::{Code, DiceFrom};
use crate::cli::Wrongs;
use crate::games::troyes_dice::record::{Opening, TilesFrom};
use crate::games::troyes_dice::rules::{
    Color, Direction, Face, Half, HalfDay, Notch, Numbering, NumberingReason, Plaza, SetupReason, Side,
};

/// A game beside its code, as it was typed.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct GameArgs {
    /// Play with Banquets & Raids: the code deals three tiles
    #[arg(long)]
    pub expansion: bool,

    /// The columns' numbers: first for 1 to 6, 4+ for 4 5 6 1 2 3, 4- for 4 3 2 1 6 5, or all six, as in 4,1,6,2,5,3
    #[arg(long, value_name = "NUMBERS", default_value = "first")]
    pub numbering: String,

    /// The wheel on your table: plazas 1 to 9 clockwise, as in ry for red up and yellow down; plaza 1 lies in day 1's
    /// neutral zone
    #[arg(long, value_name = "PLAZAS")]
    pub plazas: Option<String>,

    /// The tiles on your table, by the same-color plazas clockwise from plaza 1: 8,2,5, or 8r for one that lies raid side up (implies
    /// --expansion)
    #[arg(long, value_name = "TILES")]
    pub tiles: Option<String>,

    /// Start in the middle of a game: 3m is day 3's morning, 3a its afternoon
    #[arg(long, value_name = "HALF-DAY", default_value = "1m")]
    pub from: String,

    /// The sheets' dice that were struck before that: w3,r5 for white 3 and red 5; only with --from after day 3's morning
    #[arg(long, value_name = "DICE")]
    pub struck: Option<String>,
}

/// Returns the opening for the arguments. Notes what is wrong and replaces it by something valid, so that the rest is
/// checked all the same.
pub(super) fn lay_out(code: Code, dice: DiceFrom, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
    let plazas = args.plazas.as_deref().and_then(|text| plazas(text, wrong));
    let numbering = wrong.noted(numbering(&args.numbering));
    // Before the last half-day anything can have been struck, so a wrong start makes nothing else wrong.
    let from = wrong.noted(half_day(&args.from)).unwrap_or(HalfDay::LAST);
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

/// Converts the rules' reason into one about the argument at fault.
pub(super) fn lowered(reason: SetupReason, args: &GameArgs) -> Reason {
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

/// Converts the rules' reason against a numbering into one about its entry.
pub(super) fn lowered_numbering(reason: NumberingReason, text: &str) -> Reason {
    match reason {
        NumberingReason::Count(count) => Reason::NumberCount(count),
        NumberingReason::NoSuchFace(column, _) => {
            Reason::Number(column + 1, entries(text).nth(column).unwrap_or_default().to_owned())
        }
        NumberingReason::Twice(face) => Reason::NumberTwice(face),
    }
}

pub(super) fn entries(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim)
}

/// Parses a face, written as one digit.
pub(super) fn face(text: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| face.to_string() == text)
}

/// Parses the plazas; if an entry is none, notes the reasons and returns `None`.
fn plazas(text: &str, wrong: &mut Wrongs) -> Option<Vec<Plaza>> {
    let plazas: Vec<_> = entries(text).map(|entry| plaza(entry).ok_or(entry)).collect();
    // Without every entry the rules cannot count them.
    if plazas.iter().any(Result::is_err) && plazas.len() != Notch::COUNT {
        wrong.note(Reason::PlazaCount(plazas.len()));
    }
    for (at, plaza) in plazas.iter().enumerate() {
        if let Err(entry) = plaza {
            wrong.note(Reason::Plaza(at + 1, (*entry).to_owned()));
        }
    }
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

/// Returns the letter of a color.
const fn letter(color: Color) -> char {
    match color {
        Color::Red => 'r',
        Color::Yellow => 'y',
        Color::White => 'w',
    }
}

/// Parses a tile's number and side; a wrong number becomes 0, which the rules refuse at its position.
fn tile(entry: &str) -> (u8, Side) {
    let raid = entry.strip_suffix(['r', 'R']);
    let digits = raid.unwrap_or(entry);
    let number = if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().unwrap_or(0) } else { 0 };
    (number, if raid.is_some() { Side::Raid } else { Side::Banquet })
}

/// Parses a struck die's color and value; a wrong one becomes a red 0, which the rules refuse at its position.
fn struck(entry: &str) -> (Color, u8) {
    let mut signs = entry.chars();
    let color = signs.next().and_then(color);
    color.zip(face(signs.as_str())).map_or((Color::Red, 0), |(color, value)| (color, value.value()))
}

/// Parses the columns' numbers; a wrong face becomes 0, which the rules refuse in its column.
pub(super) fn numbering(text: &str) -> Result<Vec<u8>, Reason> {
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
