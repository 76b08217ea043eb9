//! The public JSON of a phone's view, format 1; `assets/page/format.md` documents it.
//!
//! The names and shapes here are a promise to every page and program that reads them; nothing else depends on how the show keeps
//! its views. Within a format fields are only added.

#![allow(missing_docs, reason = "assets/page/format.md has every field")]

use serde::Serialize;

pub use super::ceremony::{Bar, BarPart, Ceremony, Had, Line};
pub use super::drawn::{Ink, Label, Scene, Sprite, Weight};

/// The format number that is written.
pub const FORMAT: u32 = 1;

/// The screen of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Screen {
    /// Empty: no game is chosen yet.
    Empty,
    /// The game that is chosen.
    Title,
    /// The game that begins soon.
    Soon,
    /// The preparations before the game begins.
    Opening,
    /// The game.
    Game,
    /// The game after its end.
    Over,
    /// The results, step by step.
    Ceremony,
    /// The game, in a break.
    Break,
    /// Dark, as all screens of the audience are for now.
    Dark,
}

/// The question to phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    Ready,
    Sheet,
}

/// The urgency of a cry or of a sentence of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    Note,
    Call,
    Alarm,
}

/// The fill of a step of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    Light,
    Dark,
}

/// One moment of a game in one language: all that a phone shows.
#[derive(Debug, Serialize)]
pub struct View<'a> {
    pub format: u32,
    pub epoch: &'a str,
    pub rev: u64,
    /// The player who alone reads it; `None` for what all read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
    pub language: &'static str,
    pub manner: &'static str,
    pub screen: Screen,
    pub chooses: bool,
    pub game: Option<&'static str>,
    pub code: Option<&'a str>,
    pub orders: usize,
    pub moving: bool,
    pub asks: Option<Asks>,
    pub title: &'a str,
    pub track: Option<Track<'a>>,
    pub cry: Option<Cry<'a>>,
    pub meaning: Vec<Explained<'a>>,
    pub scene: Option<Scene>,
    pub picture: Option<Picture<'a>>,
    /// The picture for a tall place, if it is another one there.
    pub tall: Option<Tall<'a>>,
    pub own: Option<Own<'a>>,
    pub choices: Option<Choices<'a>>,
    pub proposed: Option<&'a str>,
    pub winners: Vec<Winner<'a>>,
    pub side: Option<Side<'a>>,
    pub grid: Option<Grid<'a>>,
    pub checks: Vec<&'a str>,
    pub must_read: Option<Card<'a>>,
    pub page: Option<usize>,
    pub ceremony: Option<Ceremony>,
    pub rules: Vec<&'a str>,
}

#[derive(Debug, Serialize)]
pub struct Track<'a> {
    pub groups: Vec<Vec<Tone>>,
    pub done: usize,
    pub text: &'a str,
}

#[derive(Debug, Serialize)]
pub struct Cry<'a> {
    pub headline: &'a str,
    pub lines: &'a [String],
    pub urgency: Urgency,
    pub sentences: Vec<Sentence<'a>>,
}

#[derive(Debug, Serialize)]
pub struct Sentence<'a> {
    pub text: &'a str,
    pub urgency: Urgency,
}

#[derive(Debug, Serialize)]
pub struct Explained<'a> {
    pub name: &'a str,
    pub rule: Option<usize>,
    pub state: &'a [String],
}

#[derive(Debug, Serialize)]
pub struct Tall<'a> {
    pub scene: Scene,
    pub picture: Picture<'a>,
}

#[derive(Debug, Serialize)]
pub struct Picture<'a> {
    pub name: &'a str,
    pub things: Vec<Thing<'a>>,
    pub legend: Vec<LegendMark<'a>>,
    pub letters: Vec<Lettering<'a>>,
    pub captions: Vec<Caption<'a>>,
}

#[derive(Debug, Serialize)]
pub struct Caption<'a> {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub text: &'a str,
}

#[derive(Debug, Serialize)]
pub struct Thing<'a> {
    pub x: f32,
    pub y: f32,
    pub radius: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f32>,
    pub name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
    pub explained: Explained<'a>,
}

#[derive(Debug, Serialize)]
pub struct LegendMark<'a> {
    pub x: f32,
    pub y: f32,
    pub text: &'a str,
}

#[derive(Debug, Serialize)]
pub struct Lettering<'a> {
    pub art: &'static str,
    pub text: &'a str,
    pub ink: Ink,
}

#[derive(Debug, Serialize)]
pub struct Own<'a> {
    pub art: &'static str,
    pub name: &'a str,
    pub turn: bool,
    pub heading: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<&'a str>,
    pub rows: Vec<OwnRow<'a>>,
}

#[derive(Debug, Serialize)]
pub struct OwnRow<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<&'a str>,
    pub things: Vec<OwnThing<'a>>,
    pub said: &'a str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

#[derive(Debug, Serialize)]
pub struct OwnThing<'a> {
    pub art: Vec<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'a str>,
}

#[derive(Debug, Serialize)]
pub struct Choices<'a> {
    pub question: Option<&'a str>,
    pub groups: Vec<Picks<'a>>,
    pub does: Option<&'a str>,
    pub lacks: Option<&'a str>,
    pub laid: bool,
    pub returned: bool,
    pub accepted: bool,
    pub lost: bool,
}

#[derive(Debug, Serialize)]
pub struct Picks<'a> {
    pub title: Option<&'a str>,
    pub items: Vec<Pick<'a>>,
}

#[derive(Debug, Serialize)]
pub struct Pick<'a> {
    pub pick: String,
    pub name: &'a str,
    pub about: Option<&'a str>,
    pub said: &'a str,
    pub count: usize,
    pub chosen: bool,
    pub open: bool,
    pub joins: bool,
    pub number: Option<PickNumber>,
    pub scene: Option<Scene>,
}

#[derive(Debug, Serialize)]
pub struct PickNumber {
    pub now: Option<u16>,
    pub most: u16,
}

#[derive(Debug, Serialize)]
pub struct Winner<'a> {
    pub name: &'a str,
    pub fill: String,
    pub ink: String,
}

#[derive(Debug, Serialize)]
pub struct Side<'a> {
    pub heading: &'a str,
    pub note: Option<&'a str>,
    pub items: Vec<Item<'a>>,
    pub warning: Option<&'a str>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Item<'a> {
    Choice {
        art: Vec<&'static str>,
        name: &'a str,
        signs: Vec<&'static str>,
        price: &'a str,
        about: Option<&'a str>,
        said: &'a str,
        explained: Explained<'a>,
    },
    Note {
        art: Vec<&'static str>,
        place: Option<&'static str>,
        text: &'a str,
        said: &'a str,
    },
}

#[derive(Debug, Serialize)]
pub struct Grid<'a> {
    pub title: &'a str,
    pub heads: &'a [String],
    pub rows: Vec<GridRow<'a>>,
}

#[derive(Debug, Serialize)]
pub struct GridRow<'a> {
    pub art: &'static str,
    pub name: &'a str,
    pub fields: Vec<GridField<'a>>,
}

#[derive(Debug, Serialize)]
pub struct GridField<'a> {
    pub fill: String,
    pub ink: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Since<'a>>,
    pub said: &'a str,
    pub explained: Explained<'a>,
}

#[derive(Debug, Serialize)]
pub struct Since<'a> {
    pub text: &'a str,
    pub art: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Card<'a> {
    pub title: &'a str,
    pub text: Option<&'a str>,
}

/// The rules of a game.
#[derive(Debug, Serialize)]
pub struct Rules<'a> {
    pub pages: Vec<RulesPage<'a>>,
}

#[derive(Debug, Serialize)]
pub struct RulesPage<'a> {
    pub title: &'a str,
    pub lines: Vec<RulesLine<'a>>,
}

#[derive(Debug, Serialize)]
pub struct RulesLine<'a> {
    pub text: &'a str,
    pub rule: &'static str,
    pub sprites: Vec<&'static str>,
}
