//! The values in format 1's orders and sheets; the first format of the hall of fame has the same sheets.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chronicle::cards::{CardBook, CardDamage, CardFigures};
use crate::chronicle::{self, mirror};
use crate::games::troyes::record::{self, ByRow, Row, printed};
use crate::games::troyes::rules::{self, Face, Page, Seat, Troyes};
use crate::play::Named;

/// A value of an order that no game has.
pub(super) enum Wrong {
    Face(u8),
    Page(CardDamage),
    PageOf(usize),
}

/// A card, written as text: its name has hyphens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in super::super) struct Card<T>(pub(in super::super) T);

impl<T> From<T> for Card<T> {
    fn from(card: T) -> Self {
        Self(card)
    }
}

impl<T: Named> Serialize for Card<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de, T: Named> Deserialize<'de> for Card<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = T::VALUES.iter().find(|value| value.name() == name);
        found.map(|value| Self(*value)).ok_or_else(|| D::Error::unknown_variant(&name, T::NAMES))
    }
}

/// An owner.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Owner {
    Seat(u8),
    Gray,
    Roy,
}

mirror! {
    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Building of rules::Building { Palace, Bishopric, CityHall }
}

mirror! {
    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Lies of rules::Lies { Square, Used, Countered }
}

/// Where a citizen comes from.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Origin {
    Supply,
    Standing(Building),
    Lying(Building),
    Tradesman(Card<rules::Activity>),
}

/// A value for each color.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Colors<T> {
    pub(super) red: T,
    pub(super) white: T,
    pub(super) yellow: T,
}

/// What people say of an event.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    event: Card<rules::Event>,
    beaten: bool,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    rewards: Option<(u8, u8)>,
}

/// One player's sheet; a row is left out as long as it is not counted.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct Sheet {
    name: String,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    gained: Option<u16>,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    events: Option<u16>,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    tradesmen: Option<u16>,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    characters: Option<u16>,
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    levels: Option<u16>,
}

/// Serializes an optional value: left out where there is none, and plain otherwise.
pub(super) mod left_out {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands it over like this")]
    pub(in super::super) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_unit(),
        }
    }

    pub(in super::super) fn deserialize<'a, T: Deserialize<'a>, D: Deserializer<'a>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        T::deserialize(deserializer).map(Some)
    }
}

/// Returns the face with that number.
pub(super) fn face(number: u8) -> Result<Face, Wrong> {
    Face::try_from(number).map_err(|error| Wrong::Face(error.0))
}

/// Returns the faces with these numbers.
pub(super) fn faces(numbers: Vec<u8>) -> Result<Vec<Face>, Wrong> {
    numbers.into_iter().map(face).collect()
}

/// Returns the numbers of these faces.
pub(super) fn values(faces: &[Face]) -> Vec<u8> {
    faces.iter().map(|face| face.value()).collect()
}

/// Returns the seats with these numbers.
pub(super) fn seats(numbers: Vec<u8>) -> Vec<Seat> {
    numbers.into_iter().map(Seat).collect()
}

/// Returns the numbers of these seats.
pub(super) fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Returns the one page that these figures are on.
pub(super) fn page(figures: &CardFigures) -> Result<Page, Wrong> {
    let cards: CardBook<Troyes> = figures.book().map_err(Wrong::Page)?;
    let book = printed::rules_book(&cards);
    let open = rules::Book::open();
    let mut pages = book.pages().zip(open.pages()).filter(|(page, open)| page != open).map(|(page, _)| page);
    match (pages.next(), pages.count()) {
        (Some(page), 0) => Ok(page),
        (None, _) => Err(Wrong::PageOf(0)),
        (Some(_), more) => Err(Wrong::PageOf(1 + more)),
    }
}

/// Returns the figures of a page.
pub(super) fn figures(page: Page) -> CardFigures {
    CardFigures::from(&CardBook::<Troyes>::of(printed::known(&page)))
}

impl From<Owner> for rules::Owner {
    fn from(owner: Owner) -> Self {
        match owner {
            Owner::Seat(seat) => Self::Seat(Seat(seat)),
            Owner::Gray => Self::Gray,
            Owner::Roy => Self::Roy,
        }
    }
}

impl From<rules::Owner> for Owner {
    fn from(owner: rules::Owner) -> Self {
        match owner {
            rules::Owner::Seat(Seat(seat)) => Self::Seat(seat),
            rules::Owner::Gray => Self::Gray,
            rules::Owner::Roy => Self::Roy,
        }
    }
}

impl From<Origin> for rules::Origin {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Supply => Self::Supply,
            Origin::Standing(building) => Self::Standing(building.into()),
            Origin::Lying(building) => Self::Lying(building.into()),
            Origin::Tradesman(Card(card)) => Self::Tradesman(card),
        }
    }
}

impl From<rules::Origin> for Origin {
    fn from(origin: rules::Origin) -> Self {
        match origin {
            rules::Origin::Supply => Self::Supply,
            rules::Origin::Standing(building) => Self::Standing(building.into()),
            rules::Origin::Lying(building) => Self::Lying(building.into()),
            rules::Origin::Tradesman(card) => Self::Tradesman(card.into()),
        }
    }
}

impl<T> Colors<T> {
    pub(super) fn from_fn(mut value: impl FnMut(rules::Color) -> T) -> Self {
        let [red, white, yellow] = rules::Color::ALL.map(&mut value);
        Self { red, white, yellow }
    }

    /// Returns the values by color.
    pub(super) fn by_color(self) -> rules::ByColor<T>
    where
        T: Default,
    {
        let mut by_color = rules::ByColor::default();
        by_color[rules::Color::Red] = self.red;
        by_color[rules::Color::White] = self.white;
        by_color[rules::Color::Yellow] = self.yellow;
        by_color
    }
}

impl From<Told> for rules::ToldEvent {
    fn from(Told { event, beaten, rewards }: Told) -> Self {
        Self { event: event.0, beaten, rewards: rewards.map(<[u8; 2]>::from) }
    }
}

impl From<rules::ToldEvent> for Told {
    fn from(rules::ToldEvent { event, beaten, rewards }: rules::ToldEvent) -> Self {
        Self { event: event.into(), beaten, rewards: rewards.map(Into::into) }
    }
}

impl From<&chronicle::PlayerSheet<Troyes>> for Sheet {
    fn from(player: &chronicle::PlayerSheet<Troyes>) -> Self {
        let row = |row: Row| player.sheet.0[row];
        Self {
            name: player.name.clone(),
            gained: row(Row::Gained),
            events: row(Row::Events),
            tradesmen: row(Row::Tradesmen),
            characters: row(Row::Characters),
            levels: row(Row::Levels),
        }
    }
}

impl From<Sheet> for chronicle::PlayerSheet<Troyes> {
    fn from(Sheet { name, gained, events, tradesmen, characters, levels }: Sheet) -> Self {
        let row = |row| match row {
            Row::Gained => gained,
            Row::Events => events,
            Row::Tradesmen => tradesmen,
            Row::Characters => characters,
            Row::Levels => levels,
        };
        Self { name, sheet: record::Sheet(ByRow::from_fn(row)) }
    }
}
