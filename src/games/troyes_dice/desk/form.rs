//! What a person has said about the game to be opened, as it was typed and clicked.

use eframe::egui::Ui;

use super::setup;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::{self, People, Tools};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom, deal_leftmost, deal_plazas};
use crate::games::troyes_dice::rules::{
    Color, Day, Direction, Face, Half, HalfDay, Notch, Numbering, Plaza, SetupReason, Side,
};

/// The new game's form, with good defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code as typed.
    pub(crate) code: String,
    /// Whether Banquets & Raids are played.
    pub(crate) expansion: bool,
    /// How the columns are numbered.
    pub(crate) numbering: NumberingChoice,
    /// The leftmost number as chosen; the code rolls it otherwise.
    pub(crate) leftmost: Option<Face>,
    /// The expert's order as typed.
    pub(crate) own_numbers: String,
    /// Who plays.
    pub(crate) players: People,
    /// Whether everything that few need is shown.
    pub(crate) more: bool,
    /// Whether a game was asked for and refused: then even an empty field is wrong.
    pub(crate) refused: bool,
    /// The wheel that lies on the table, if it is entered.
    pub(crate) wheel: Option<[Plaza; Notch::COUNT]>,
    /// Whether the tiles that lie on the table are entered.
    pub(crate) own_tiles: bool,
    /// Those tiles as typed: `8 2 5r`.
    pub(crate) tiles: String,
    /// Where the dice come from.
    pub(crate) dice: DiceFrom,
    /// The day on which play starts.
    pub(crate) day: u8,
    /// The half of that day.
    pub(crate) half: Half,
    /// The sheets' dice that were struck before, as marked; they count if any can have been.
    pub(crate) struck: Vec<(Color, Face)>,
}

/// The numberings of `rules.md 5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberingChoice {
    /// 1 to 6.
    First,
    /// Rising from the leftmost number.
    Rising,
    /// Falling from the leftmost number.
    Falling,
    /// Any order.
    Expert,
}

/// The part of the form to which a refusal belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Code,
    Numbering,
    Wheel,
    Tiles,
    Start,
    Struck,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub(crate) field: Field,
    pub(crate) sentence: String,
}

impl Form {
    /// The leftmost number: the chosen one, or what the code rolls.
    pub(crate) fn leftmost(&self) -> Face {
        let rolled = || self.code.parse().map_or(Face::One, |code| deal_leftmost(&code));
        self.leftmost.unwrap_or_else(rolled)
    }

    /// Whether sheets can have been struck before play starts.
    pub(crate) fn asks_struck(&self) -> bool {
        let start = Day::try_from(self.day).map(|day| HalfDay { day, half: self.half });
        start.is_ok_and(|start| start > HalfDay::FIRST_SHEET_STRIKE)
    }

    /// A wheel to begin with when one is entered by hand: the one that the code would deal.
    pub(crate) fn some_wheel(&self) -> [Plaza; Notch::COUNT] {
        self.code.parse().map_or(Plaza::SET, |code| deal_plazas(&code))
    }

    /// Whether that field is only not filled in yet, so that nobody is to be told that it is wrong.
    pub(crate) fn is_untouched(&self, field: Field) -> bool {
        let empty = |text: &str| text.trim().is_empty() && !self.refused;
        match field {
            Field::Numbering => self.numbering == NumberingChoice::Expert && empty(&self.own_numbers),
            Field::Tiles => self.own_tiles && empty(&self.tiles),
            Field::Code | Field::Wheel | Field::Start | Field::Struck => false,
        }
    }

    fn numbers(&self) -> Option<Vec<u8>> {
        let values = |numbering: Numbering| numbering.values().map(Face::value).to_vec();
        match self.numbering {
            NumberingChoice::First => Some(values(Numbering::FIRST)),
            NumberingChoice::Rising => Some(values(Numbering::from_leftmost(self.leftmost(), Direction::Rising))),
            NumberingChoice::Falling => Some(values(Numbering::from_leftmost(self.leftmost(), Direction::Falling))),
            NumberingChoice::Expert => parts(&self.own_numbers).map(|part| part.parse().ok()).collect(),
        }
    }

    fn tiles_from(&self) -> Result<TilesFrom, String> {
        if !self.expansion {
            return Ok(TilesFrom::Box);
        }
        if !self.own_tiles {
            return Ok(TilesFrom::Code);
        }
        let tiles = parts(&self.tiles).map(|part| {
            let (number, side) = match part.strip_suffix(['r', 'R']) {
                Some(number) => (number, Side::Raid),
                None => (part, Side::Banquet),
            };
            number.parse().map(|number| (number, side)).or(Err(part.to_owned()))
        });
        match tiles.collect::<Result<Vec<_>, _>>()? {
            // No tile at all would be a game without them.
            tiles if tiles.is_empty() => Err(String::new()),
            tiles => Ok(TilesFrom::Entered(tiles)),
        }
    }
}

impl desk::Form<TroyesDice> for Form {
    type Refused = Vec<Wrong>;

    fn new(code: &Code) -> Self {
        Self {
            code: code.to_string(),
            expansion: false,
            numbering: NumberingChoice::First,
            leftmost: None,
            own_numbers: String::new(),
            players: People::default(),
            more: false,
            refused: false,
            wheel: None,
            own_tiles: false,
            tiles: String::new(),
            dice: DiceFrom::Code,
            day: 1,
            half: Half::Morning,
            struck: Vec::new(),
        }
    }

    fn no_picture(words: &Words) -> String {
        words.text("setup-no-preview")
    }

    fn set_code(&mut self, code: &Code) {
        self.code = code.to_string();
    }

    fn record(&self, words: &Words) -> Result<Record, Vec<Wrong>> {
        let mut wrong = Vec::new();
        let mut refuse = |field, sentence| wrong.push(Wrong { field, sentence });
        let code = self.code.parse::<Code>().map_err(|refusal| refuse(Field::Code, words.sentence(&refusal)));
        let numbering = self.numbers().ok_or_else(|| refuse(Field::Numbering, words.text("refusal-numbering-text")));
        let tiles = self.tiles_from().map_err(|part| {
            refuse(Field::Tiles, words.with("refusal-tile-text", &[("text", part.into())]));
        });
        let (Ok(code), Ok(numbering), Ok(tiles)) = (code, numbering, tiles) else {
            return Err(wrong);
        };
        let opening = Opening {
            code,
            plazas: self.wheel.map(|plazas| plazas.to_vec()),
            tiles,
            dice: self.dice,
            numbering,
            day: self.day,
            half: self.half,
            struck: if self.asks_struck() {
                self.struck.iter().map(|(color, value)| (*color, value.value())).collect()
            } else {
                Vec::new()
            },
            players: self.players.names(),
        };
        Record::open(opening).map_err(|refusal| {
            let reasons = refusal.reasons.iter();
            reasons.map(|reason| Wrong { field: field(reason), sentence: words.sentence(reason) }).collect()
        })
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<Wrong>>) {
        setup::ui(ui, tools, self, refused.map(Vec::as_slice).unwrap_or_default());
    }

    fn people(&mut self) -> Option<&mut People> {
        Some(&mut self.players)
    }

    fn refuse(&mut self) {
        (self.more, self.refused) = (true, true);
    }
}

/// The sentences that belong to a field.
pub(crate) fn sentences(all: &[Wrong], field: Field) -> impl Iterator<Item = &str> {
    all.iter().filter(move |wrong| wrong.field == field).map(|wrong| wrong.sentence.as_str())
}

/// The color after this one, for a button that goes through them.
pub(crate) const fn next_color(color: Color) -> Color {
    match color {
        Color::Red => Color::Yellow,
        Color::Yellow => Color::White,
        Color::White => Color::Red,
    }
}

/// What stands between spaces and commas.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|part| !part.is_empty())
}

const fn field(reason: &SetupReason) -> Field {
    match reason {
        SetupReason::PlazaCount(_) => Field::Wheel,
        SetupReason::TileCount(_)
        | SetupReason::NoSuchTile(_, _)
        | SetupReason::TileTwice(_)
        | SetupReason::SameColorPlazas(_) => Field::Tiles,
        SetupReason::Numbering(_) => Field::Numbering,
        SetupReason::NoSuchDay(_) => Field::Start,
        SetupReason::NoSuchStruckDie(_, _) | SetupReason::StruckTwice(_, _) | SetupReason::StruckTooEarly => {
            Field::Struck
        }
    }
}
