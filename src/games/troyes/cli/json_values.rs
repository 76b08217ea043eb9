//! What the fields of the machine-readable cry hold.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::{Serialize, Serializer};

use crate::chronicle::Name;
use crate::chronicle::cards::{CardFigure, CardValue};
use crate::games::troyes::record::printed::{card_of, figures_of, known};
use crate::games::troyes::rules::{
    self, Activity, Black, BlackStep, Book, Building, ByBuilding, ByColor, Character, Color, Count, Deck, DieAt,
    EndStep, Event, EventStep, Face, NoEffect, Page, Phase, RoyAsks, RoyPhase, Seat, Source, Table, TurnStep,
    UpkeepStep, Wanted,
};

/// Somebody: a player's number, or `gray`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner(pub rules::Owner);

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            rules::Owner::Seat(seat) => serializer.serialize_u8(seat.0),
            rules::Owner::Gray => serializer.serialize_str("gray"),
            rules::Owner::Roy => serializer.serialize_str("roy"),
        }
    }
}

/// What is awaited now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum TurnOf {
    Settle { player: u8 },
    Reveal,
    Income,
    Workforce,
    Draw { deck: Option<Name<Color>> },
    Resolve { event_card: Name<Event> },
    Push { event_card: Name<Event>, die: u8 },
    RollBlack { dice: u8 },
    RoySettle,
    RoyCounter { die: u8 },
    RoyAct { dice: usize },
    RoyAsk { building: Option<Name<Building>>, die: Option<u8>, card: Option<&'static str> },
    Counter { player: u8, die: u8 },
    Act { player: u8, dice: usize },
    Shoot { player: u8, dice: u8 },
    Aim { player: u8, cubes: u8 },
    Close,
    Show,
}

impl TurnOf {
    /// Returns what that table, whose phase just began, awaits; nothing once the game is over.
    pub(super) fn of(table: &Table) -> Option<Self> {
        let event_card = || table.resolving().map(Name);
        Some(match table.phase() {
            Phase::Settle(_) => Self::Settle { player: table.active()?.0 },
            Phase::Roy(RoyPhase::Settle(_)) => Self::RoySettle,
            Phase::Roy(RoyPhase::Counter) => Self::RoyCounter { die: table.highest_black()?.1.value() },
            Phase::Roy(RoyPhase::Act) => Self::RoyAct { dice: table.district(rules::Owner::Roy).count() },
            Phase::Roy(RoyPhase::Ask(_)) => match table.roy_asks()? {
                RoyAsks::Out(at, die) => Self::RoyAsk { building: Some(at.into()), die: Some(die.value()), card: None },
                RoyAsks::Event(event) => Self::RoyAsk { building: None, die: None, card: Some(event.name()) },
                RoyAsks::Activity(card) => Self::RoyAsk { building: None, die: None, card: Some(card.name()) },
            },
            Phase::Upkeep(UpkeepStep::Reveal) => Self::Reveal,
            Phase::Upkeep(UpkeepStep::Income) => Self::Income,
            Phase::Upkeep(UpkeepStep::Workforce) => Self::Workforce,
            Phase::Event(EventStep::Draw(wanted)) => Self::Draw { deck: Wanted::deck(wanted).map(Name) },
            Phase::Event(EventStep::Resolve(_)) => Self::Resolve { event_card: event_card()? },
            Phase::Event(EventStep::Push(_, face)) => Self::Push { event_card: event_card()?, die: face.value() },
            Phase::Black(BlackStep::Roll) => Self::RollBlack { dice: table.taken() },
            Phase::Black(BlackStep::Counter(seat)) => {
                Self::Counter { player: seat.0, die: table.highest_black()?.1.value() }
            }
            Phase::Turn(TurnStep::Act(seat)) => Self::Act { player: seat.0, dice: table.free_dice().count() },
            Phase::Turn(TurnStep::Shoot(seat, dice)) => Self::Shoot { player: seat.0, dice },
            Phase::Turn(TurnStep::Aim(seat, cubes)) => Self::Aim { player: seat.0, cubes },
            Phase::End(EndStep::Close) => Self::Close,
            Phase::End(EndStep::Show) => Self::Show,
            Phase::End(EndStep::Over) => return None,
        })
    }
}

/// A value for each color.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Colors<T> {
    pub red: T,
    pub white: T,
    pub yellow: T,
}

impl<T> Colors<T> {
    pub(super) fn from_fn(mut of: impl FnMut(Color) -> T) -> Self {
        Self { red: of(Color::Red), white: of(Color::White), yellow: of(Color::Yellow) }
    }
}

impl From<&ByColor<Activity>> for Colors<Name<Activity>> {
    fn from(cards: &ByColor<Activity>) -> Self {
        Self::from_fn(|color| cards[color].into())
    }
}

/// A number of citizens in each building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Citizens {
    pub palace: u8,
    pub bishopric: u8,
    pub city_hall: u8,
}

impl From<&ByBuilding<u8>> for Citizens {
    fn from(of: &ByBuilding<u8>) -> Self {
        let [palace, bishopric, city_hall] =
            [Building::Palace, Building::Bishopric, Building::CityHall].map(|building| of[building]);
        Self { palace, bishopric, city_hall }
    }
}

/// A die of the city square, by its place, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    pub owner: Owner,
    #[serde(rename = "die")]
    pub index: u8,
    pub color: Name<Color>,
    pub face: u8,
}

impl Die {
    /// Returns a die of that table.
    pub(super) fn of(table: &Table, at: DieAt) -> Option<Self> {
        let die = table.die(at)?;
        Some(Self { owner: Owner(at.owner), index: at.index, color: die.color.into(), face: die.face.value() })
    }
}

/// Where a citizen comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Origin {
    Supply,
    Standing { building: Name<Building> },
    Lying { building: Name<Building> },
    Tradesman { card: Name<Activity> },
}

impl From<rules::Origin> for Origin {
    fn from(from: rules::Origin) -> Self {
        match from {
            rules::Origin::Supply => Self::Supply,
            rules::Origin::Standing(building) => Self::Standing { building: building.into() },
            rules::Origin::Lying(building) => Self::Lying { building: building.into() },
            rules::Origin::Tradesman(card) => Self::Tradesman { card: card.into() },
        }
    }
}

/// Dice that were bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Price {
    pub to: Owner,
    pub dice: u8,
    pub free: u8,
    pub deniers: u16,
}

impl From<&rules::Bought> for Price {
    fn from(bought: &rules::Bought) -> Self {
        Self { to: Owner(bought.from), dice: bought.dice, free: bought.free, deniers: bought.price() }
    }
}

/// Somebody's cubes on an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cubes {
    pub owner: Owner,
    pub cubes: u8,
}

/// Returns why an event has no effect, and whose citizen is the reason.
pub(super) const fn no_effect(why: NoEffect) -> (&'static str, Option<Owner>) {
    match why {
        NoEffect::AllGrayInPlay => ("all_gray_in_play", None),
        NoEffect::LiesThere(owner) => ("lies_there", Some(Owner(owner))),
        NoEffect::NoEvent => ("no_event", None),
        NoEffect::CathedralFull => ("cathedral_full", None),
        NoEffect::CathedralEmpty => ("cathedral_empty", None),
        NoEffect::NoCubes => ("no_cubes", None),
        NoEffect::SparesRoy => ("spares_roy", None),
    }
}

/// A row of the count at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    pub player: u8,
    pub gained: u16,
    pub events: u16,
    pub tradesmen: u16,
    pub characters: Vec<Merit>,
    pub levels: u16,
    pub total: i32,
}

/// What a character gives a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Merit {
    pub character: Name<Character>,
    pub points: u8,
}

impl From<(Seat, &rules::Score)> for Row {
    fn from((seat, score): (Seat, &rules::Score)) -> Self {
        let merit = |(character, points): &(Character, u8)| Merit { character: (*character).into(), points: *points };
        Self {
            player: seat.0,
            gained: score.gained,
            events: score.events,
            tradesmen: score.tradesmen,
            characters: score.characters.iter().map(merit).collect(),
            levels: score.levels,
            total: score.total(),
        }
    }
}

/// What the count at the end lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Lacking {
    Characters,
    Count { player: u8, count: Name<Count> },
    Space { card: Name<Activity>, space: u8 },
}

impl From<&rules::Lacking> for Lacking {
    fn from(lacking: &rules::Lacking) -> Self {
        match *lacking {
            rules::Lacking::Characters => Self::Characters,
            rules::Lacking::Inexact(seat, count) => Self::Count { player: seat.0, count: count.into() },
            rules::Lacking::Space(card, space) => Self::Space { card: card.into(), space },
        }
    }
}

/// The smallest counts for which a character gives 1, 3 and 6 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bands {
    pub character: Name<Character>,
    pub bands: [u16; 3],
}

/// A card, or a board, with its figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    pub card: &'static str,
    pub kind: &'static str,
    pub color: Option<Name<Color>>,
    pub bonus: bool,
    pub figures: Figures,
}

/// Figures by their names; those that are open are null.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures(Vec<(&'static str, Option<Figure>)>);

/// A figure, and who says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Figure {
    pub is: Value,
    pub from: Name<Source>,
}

/// The value of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum Value {
    Number(u16),
    Word(&'static str),
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, figure)| (name, figure)))
    }
}

impl From<CardFigure> for Figure {
    fn from(CardFigure { value, source }: CardFigure) -> Self {
        let is = match value {
            CardValue::Number(number) => Value::Number(number),
            CardValue::Word(word) => Value::Word(word),
        };
        Self { is, from: source.into() }
    }
}

/// Returns all cards with their figures.
pub(super) fn printed(book: &Book) -> Vec<Printed> {
    let one = |page: Page| {
        let (kind, color, bonus) = match page {
            Page::Activity(card, _) => ("activity", Some(card.color()), card.is_bonus()),
            Page::Event(card, _) => match card.deck() {
                Deck::Of(color) => ("event", Some(color), card.is_bonus()),
                Deck::Board => ("event", None, false),
            },
            Page::Rows(..) => ("board", None, false),
        };
        let figures = figures_of(&page).map(|(spec, figure)| (spec.name, figure.map(Figure::from)));
        Printed { card: card_of(&page).name, kind, color: color.map(Name), bonus, figures: Figures(figures.collect()) }
    };
    book.pages().map(one).collect()
}

/// Returns the name of a page's card, and its figures that were told.
pub(super) fn told(page: &Page) -> (&'static str, Figures) {
    let figures = known(page).map(|(_, spec, figure)| (spec.name, Some(figure.into())));
    (card_of(page).name, Figures(figures.collect()))
}

/// Returns the values of black dice, the highest first.
pub(super) fn highest_first(faces: impl IntoIterator<Item = Face>) -> Vec<u8> {
    let mut values: Vec<u8> = faces.into_iter().map(Face::value).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

/// Returns the face of a black die.
pub(super) fn black(table: &Table, at: u8) -> Option<Face> {
    table.black().get(usize::from(at)).map(|Black { face, .. }| *face)
}
