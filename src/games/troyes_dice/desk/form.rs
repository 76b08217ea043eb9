//! The form of a new game, as it was typed and clicked.

use egui::Ui;

use super::laid::{Plazas, Tiles, next_color, slots, suspects};
use super::{again, lay, setup};
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::{self, People, Tools, sentences};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom, deal_leftmost, deal_plazas, deal_tiles};
use crate::games::troyes_dice::rules::{
    Color, Day, Direction, Face, Half, HalfDay, Notch, Numbering, Plaza, Setup, SetupReason, Side, Tile, TileInPlay,
};

/// The new game's form, with good defaults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The code as typed.
    pub(crate) code: String,
    /// Whether the game has Banquets & Raids.
    pub(crate) expansion: bool,
    /// The numbering of the columns.
    pub(crate) numbering: NumberingChoice,
    /// The chosen leftmost number; without one the code rolls it.
    pub(crate) leftmost: Option<Face>,
    /// The expert's numbers as typed.
    pub(crate) own_numbers: String,
    /// The players.
    pub(crate) players: People,
    /// Whether the rare options are shown.
    pub(crate) more: bool,
    /// Whether opening the game was refused: then even an empty field is wrong.
    pub(crate) refused: bool,
    /// Whether the first wrong field is still to be scrolled to.
    pub(super) seek: bool,
    /// The wheel on the table, if it is entered.
    pub(super) wheel: Option<Plazas>,
    /// Whether the tiles on the table are entered.
    pub(super) own_tiles: bool,
    /// The entered tiles.
    pub(super) tiles: Tiles,
    /// The thing picked up.
    pub(super) hand: Hand,
    /// The source of the dice.
    pub(crate) dice: DiceFrom,
    /// The day on which play starts.
    pub(crate) day: u8,
    /// The half of that day.
    pub(crate) half: Half,
    /// The sheets' dice marked as struck before; they count only if that is possible.
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

/// The thing pressed first, of a tile and a place for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hand {
    /// An empty hand.
    #[default]
    Empty,
    /// A tile: the next pressed place gets it.
    Tile(Tile),
    /// The place beside the plaza in that notch: it gets the next pressed tile.
    Place(Notch),
}

/// The part of the form that a refusal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The code.
    Code,
    /// The numbering of the columns.
    Numbering,
    /// The wheel on the table.
    Wheel,
    /// The tiles on the table.
    Tiles,
    /// The half-day at which play starts.
    Start,
    /// The sheets' dice that were struck before.
    Struck,
}

/// An error of the form.
pub type Wrong = desk::Wrong<Field>;

impl Form {
    /// Returns the leftmost number: the chosen one, or the code's.
    pub(crate) fn leftmost(&self) -> Face {
        let rolled = || self.code.parse().map_or(Face::One, |code| deal_leftmost(&code));
        self.leftmost.unwrap_or_else(rolled)
    }

    /// Returns the half-day at which play starts.
    pub(super) fn start(&self) -> HalfDay {
        Day::try_from(self.day).map_or(HalfDay::FIRST, |day| HalfDay { day, half: self.half })
    }

    /// Whether sheets can have been struck before play starts.
    pub(crate) fn asks_struck(&self) -> bool {
        self.start() > HalfDay::FIRST_SHEET_STRIKE
    }

    /// Whether the tiles on the wheel are laid by hand.
    pub(super) const fn lays_tiles(&self) -> bool {
        self.expansion && self.own_tiles
    }

    /// Returns the plazas: the entered ones, or those that the code deals.
    pub(super) fn plazas(&self) -> Plazas {
        self.wheel.unwrap_or_else(|| self.code.parse().map_or(Plaza::SET, |code| deal_plazas(&code)))
    }

    /// Returns the tiles beside the plazas.
    pub(super) fn tiles_in_play(&self) -> Vec<TileInPlay> {
        let plazas = self.plazas();
        match (self.expansion, self.own_tiles, self.code.parse()) {
            (true, true, Ok(_) | Err(_)) => self.tiles.on(&plazas).collect(),
            (true, false, Ok(code)) => {
                let dealt = slots(&plazas).zip(deal_tiles(&code));
                dealt.map(|(notch, tile)| TileInPlay { tile, notch, side: Side::Banquet }).collect()
            }
            (true, false, Err(_)) | (false, _, Ok(_) | Err(_)) => Vec::new(),
        }
    }

    /// Changes the face that is up to the next color.
    pub(super) fn turn_up(&mut self, notch: Notch) {
        if let Some(plazas) = &mut self.wheel {
            let up = &mut plazas[notch.index()].up;
            *up = next_color(*up);
        }
    }

    /// Changes the other face to the next color.
    pub(super) fn turn_down(&mut self, notch: Notch) {
        if let Some(plazas) = &mut self.wheel {
            let down = &mut plazas[notch.index()].down;
            *down = next_color(*down);
        }
    }

    /// Puts a tile down in that notch.
    pub(super) fn lay_tile(&mut self, tile: Tile, notch: Notch) {
        self.tiles.lay(tile, notch);
        self.hand = Hand::Empty;
    }

    /// Handles a press on a place for a tile: puts down the tile in the hand, or turns over the one in the place.
    pub(super) fn press_place(&mut self, notch: Notch) {
        match (self.hand, self.tiles.at(notch)) {
            (Hand::Tile(tile), _) => self.lay_tile(tile, notch),
            (Hand::Empty | Hand::Place(_), Some(_)) => self.tiles.flip(notch),
            (Hand::Place(other), None) if other == notch => self.hand = Hand::Empty,
            (Hand::Empty | Hand::Place(_), None) => self.hand = Hand::Place(notch),
        }
    }

    /// Handles a press on a tile below the wheel: puts it into the waiting place, or takes it into the hand.
    pub(super) fn press_tile(&mut self, tile: Tile) {
        match self.hand {
            Hand::Place(notch) => self.lay_tile(tile, notch),
            Hand::Tile(other) if other == tile => self.hand = Hand::Empty,
            Hand::Empty | Hand::Tile(_) => {
                self.tiles.take(tile);
                self.hand = Hand::Tile(tile);
            }
        }
    }

    /// Handles a press on a die of the sheets: crosses it out, or restores it.
    pub(super) fn press_die(&mut self, color: Color, value: Face) {
        match self.struck.iter().position(|die| *die == (color, value)) {
            Some(at) => drop(self.struck.remove(at)),
            None => self.struck.push((color, value)),
        }
    }

    /// Returns the suspect notches of a wrong wheel.
    pub(super) fn wrong_plazas(&self, wrong: &[Wrong]) -> Vec<Notch> {
        let refused = sentences(wrong, Field::Wheel).next().is_some();
        if refused { suspects(&self.plazas()) } else { Vec::new() }
    }

    /// Returns the errors in fields that were touched already, or all if opening was refused.
    pub(super) fn told(&self, refused: &[Wrong]) -> Vec<Wrong> {
        refused.iter().filter(|wrong| !self.is_untouched(wrong.field)).cloned().collect()
    }

    /// Whether this error is the one to scroll to; ends the search then.
    pub(super) const fn found(&mut self, wrong: bool) -> bool {
        let found = self.seek && wrong;
        self.seek &= !wrong;
        found
    }

    /// Whether that field is only not filled in yet, so that its error is not shown.
    fn is_untouched(&self, field: Field) -> bool {
        match field {
            Field::Numbering => {
                self.numbering == NumberingChoice::Expert && self.own_numbers.trim().is_empty() && !self.refused
            }
            // They are laid one after the other.
            Field::Tiles => self.own_tiles && !self.refused,
            Field::Code | Field::Wheel | Field::Start | Field::Struck => false,
        }
    }

    fn numbers(&self) -> Option<Vec<u8>> {
        let values = |numbering: Numbering| numbering.values().map(Face::value).to_vec();
        match self.numbering {
            NumberingChoice::First => Some(values(Numbering::FIRST)),
            NumberingChoice::Rising => Some(values(Numbering::from_leftmost(self.leftmost(), Direction::Rising))),
            NumberingChoice::Falling => Some(values(Numbering::from_leftmost(self.leftmost(), Direction::Falling))),
            NumberingChoice::Expert => parts(&self.own_numbers).map(|part| part.parse::<u8>().ok()).collect(),
        }
    }

    /// Returns the source of the tiles; if some are to be laid and none are, the rules' reasons against that.
    fn tiles_from(&self) -> Result<TilesFrom, Vec<SetupReason>> {
        if !self.expansion {
            return Ok(TilesFrom::Box);
        }
        if !self.own_tiles {
            return Ok(TilesFrom::Code);
        }
        let plazas = self.plazas();
        let tiles: Vec<_> = self.tiles.on(&plazas).map(|tile| (tile.tile.number(), tile.side)).collect();
        // No tile at all would be a game without them.
        if tiles.is_empty() {
            let places = slots(&plazas).count();
            let places = (places != Setup::TILES).then_some(SetupReason::SameColorPlazas(places));
            return Err(std::iter::once(SetupReason::TileCount(0)).chain(places).collect());
        }
        Ok(TilesFrom::Entered(tiles))
    }
}

/// The expansion's name in the settings.
const EXPANSION: &str = "banquets-and-raids";

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
            seek: false,
            wheel: None,
            own_tiles: false,
            tiles: Tiles::default(),
            hand: Hand::Empty,
            dice: DiceFrom::Code,
            day: 1,
            half: Half::Morning,
            struck: Vec::new(),
        }
    }

    fn again(code: &Code, opening: &Opening, people: &[String]) -> Self {
        again::form(code, opening, people)
    }

    fn set_code(&mut self, code: &Code) {
        self.code = code.to_string();
    }

    fn record(&self, words: &Words) -> Result<Record, Vec<Wrong>> {
        let mut wrong = Vec::new();
        let mut refuse = |field, sentence| wrong.push(Wrong { field, sentence });
        let code = self.code.parse::<Code>().map_err(|refusal| refuse(Field::Code, words.sentence(&refusal)));
        let numbering = self.numbers().ok_or_else(|| refuse(Field::Numbering, words.text("refusal-numbering-text")));
        let tiles = self.tiles_from().map_err(|reasons| {
            for reason in &reasons {
                refuse(field(reason), words.sentence(reason));
            }
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
        Record::open(opening).map_err(|refusal| Wrong::each(words, &refusal.reasons, field))
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<Wrong>>) {
        let wrong = self.told(refused.map(Vec::as_slice).unwrap_or_default());
        setup::ui(ui, tools, self, &wrong);
    }

    fn lays(&self) -> bool {
        self.wheel.is_some() || self.lays_tiles() || self.start() != HalfDay::FIRST
    }

    fn lay(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Vec<Wrong>>) {
        let wrong = self.told(refused.map(Vec::as_slice).unwrap_or_default());
        lay::ui(ui, tools, self, &wrong);
    }

    fn marks(&self, refused: &Vec<Wrong>) -> bool {
        !self.told(refused).is_empty()
    }

    fn variant(&self) -> Option<&'static str> {
        self.expansion.then_some(EXPANSION)
    }

    fn choose_variant(&mut self, name: &str) {
        self.expansion = name == EXPANSION;
    }

    fn people(&mut self) -> Option<&mut People> {
        Some(&mut self.players)
    }

    fn refuse(&mut self) {
        (self.more, self.refused, self.seek) = (true, true, true);
    }
}

/// Splits a text at spaces and commas.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|part| !part.is_empty())
}

const fn field(reason: &SetupReason) -> Field {
    match reason {
        SetupReason::PlazaCount(_) | SetupReason::SameColorPlazas(_) => Field::Wheel,
        SetupReason::TileCount(_) | SetupReason::NoSuchTile(_, _) | SetupReason::TileTwice(_) => Field::Tiles,
        SetupReason::Numbering(_) => Field::Numbering,
        SetupReason::NoSuchDay(_) => Field::Start,
        SetupReason::NoSuchStruckDie(_, _) | SetupReason::StruckTwice(_, _) | SetupReason::StruckTooEarly => {
            Field::Struck
        }
    }
}
