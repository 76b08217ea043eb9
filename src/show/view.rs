//! What a follower shows of a moment, in its own words: texts and drawings, with no place on any screen.
//!
//! A [`View`] is a view model: made once for each moment and language, and then only laid out. Windows, and whatever else
//! shows a game, draw it without knowing which game it is.

use std::sync::Arc;

use super::backdrop::Backdrop;
use super::card::Card;
use super::explained::Explained;
use super::hint::Hint;
use super::watched::Watched;
use crate::crier::Words;
use crate::stage::tokens::Rgb;
use crate::stage::{Bounds, Ink, PartId, Scene, Sprite};

/// One moment of a game in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// When it is in the game, as “Day 3, morning”.
    pub title: String,
    /// How far the game has come.
    pub track: Track,
    /// What stands beside the picture.
    pub side: Side,
    /// What everybody's paper has lost, or another table of small fields.
    pub grid: Option<Grid>,
    /// The picture in words.
    pub picture: Picture,
    /// What everybody does before the game begins; nothing once it has begun.
    pub checks: Vec<Check>,
    /// What everybody must have read before the game goes on.
    pub must_read: Option<Card>,
    /// What stands behind all of it where players look at it.
    pub backdrop: Option<Backdrop>,
    /// Something that could be chosen in some game.
    pub sample: Option<Choice>,
    /// What is worth telling of it to people who learn the game, first to last.
    pub hints: Vec<Hint>,
}

impl View {
    /// That table of a game opened from that in those words; `opening` as long as nothing has happened yet.
    pub(super) fn of<G: Watched>(
        words: &Words,
        (table, from): (&G::Table, &G::Opening),
        reader: Reader,
        opening: bool,
    ) -> Self {
        Self {
            title: G::title(words, table),
            track: G::track(words, table),
            side: G::side(words, table, from, reader, opening),
            grid: G::grid(words, table),
            picture: G::picture(words, table, from),
            checks: if opening { G::checks(words, table) } else { Vec::new() },
            must_read: G::must_read(words, table).filter(|_| !opening),
            backdrop: G::backdrop(table),
            sample: G::sample(words),
            hints: G::hints(words, table, opening),
        }
    }
}

/// Who reads a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reader {
    /// The person who runs the game.
    Crier,
    /// The players, from the back row too.
    Audience,
}

/// One thing to be done before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The same in drawings.
    pub signs: Vec<Sign>,
    /// What is to be done, in a sentence.
    pub text: String,
}

/// A part of what a person should know before the first game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it is about.
    pub title: String,
    /// Drawings of it.
    pub sprites: Vec<Sprite>,
    /// A sentence or two each.
    pub lines: Vec<String>,
}

/// How far a game has come, as a row of marks and in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// The marks, in groups that are set apart: days of two half-days.
    pub groups: Vec<Vec<Tone>>,
    /// How many marks lie behind; the next one is now, if there is one.
    pub done: usize,
    /// The same in words, as “5 of 16”.
    pub text: String,
    /// What it counts.
    pub explained: Arc<Explained>,
}

/// How a mark of the track is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// As a morning.
    Light,
    /// As an afternoon.
    Dark,
}

/// What stands beside the picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Side {
    /// What there is to do, or what the list is of.
    pub heading: String,
    /// What is to be known of the whole list.
    pub note: Option<String>,
    /// A drawing of what that is for.
    pub note_sign: Option<Sprite>,
    /// The note in fewer words, for the back row, beside that drawing.
    pub note_short: Option<String>,
    /// The list.
    pub items: Vec<Item>,
    /// What nobody may overlook, below the list.
    pub warning: Option<String>,
}

impl Side {
    /// The same without what may be chosen, where that stands elsewhere.
    #[must_use]
    pub fn without_choices(&self) -> Self {
        let stays = |item: &&Item| matches!(item, Item::Note { .. });
        Self { items: self.items.iter().filter(stays).cloned().collect(), ..self.clone() }
    }
}

/// One thing beside the picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// Something that may be chosen.
    Choice(Choice),
    /// Something that lies there, and what it does.
    Note {
        /// Its drawing.
        sprite: Sprite,
        /// Which place in the picture it has, if it has one: a sign that stands there too.
        place: Option<Sprite>,
        /// What it does, in a sentence.
        text: String,
        /// The same for readers of the screen, with its place.
        said: String,
    },
}

/// Something that may be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its drawings, one on the other, from back to front.
    pub sprites: Vec<Sprite>,
    /// What it is called, as “white 4”.
    pub name: String,
    /// What it costs, in drawings.
    pub signs: Vec<Sprite>,
    /// What it costs, in words.
    pub price: String,
    /// What else there is to know about it.
    pub about: Option<String>,
    /// The same for the back row.
    pub short: Option<Short>,
    /// All of it in one sentence, for readers of the screen.
    pub said: String,
    /// What it is good for.
    pub explained: Arc<Explained>,
}

/// What else there is to know about a choice, as a drawing and at most three words.
#[derive(Clone, Debug, PartialEq)]
pub struct Short {
    /// Its drawing.
    pub sign: Sprite,
    /// What it does.
    pub text: String,
}

/// A table of small fields with a number over each column.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// What it shows.
    pub title: String,
    /// What stands over the columns.
    pub heads: Vec<String>,
    /// The rows, as long as `heads`.
    pub rows: Vec<GridRow>,
}

/// A row of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GridRow {
    /// What stands before it.
    pub sprite: Sprite,
    /// That in words.
    pub name: String,
    /// Its fields.
    pub fields: Vec<GridField>,
}

/// A field of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GridField {
    /// Its color.
    pub fill: Rgb,
    /// The color of what is written on it.
    pub ink: Rgb,
    /// The sign that lies on it, if one does.
    pub mark: Option<Sprite>,
    /// Since when, in a number and a drawing.
    pub since: Option<(String, Sprite)>,
    /// All of it in words.
    pub said: String,
    /// What it means.
    pub explained: Arc<Explained>,
}

/// The picture in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// What all of it is.
    pub name: String,
    /// What lies in it, from the back to the front.
    pub things: Vec<Thing>,
    /// What its signs mean, for who wants to know; only some of them can be seen at a time.
    pub legend: Vec<LegendMark>,
    /// What stands on its drawings where color must not tell alone.
    pub letters: Vec<Lettering>,
}

impl Picture {
    /// Returns the things that lie in that scene, each with its place.
    pub fn things_in<'a>(&'a self, scene: &Scene) -> impl Iterator<Item = (&'a Thing, Bounds)> {
        self.things.iter().filter_map(|thing| Some((thing, scene.part(thing.part)?)))
    }

    /// Returns what the signs mean that can be seen in that scene, each with its place.
    pub fn legend_in<'a>(&'a self, scene: &Scene) -> impl Iterator<Item = (&'a LegendMark, Bounds)> {
        self.legend.iter().filter_map(|mark| Some((mark, scene.part(mark.part)?)))
    }
}

/// A letter or two on a drawing, wherever it is shown in the plain look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lettering {
    /// The drawing.
    pub sprite: Sprite,
    /// The letters.
    pub text: String,
    /// Which ink can be read on it.
    pub ink: Ink,
}

/// What a sign in the picture means.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendMark {
    /// One of the places where it is.
    pub part: PartId,
    /// What it means, in a few words.
    pub text: String,
}

/// A thing that lies in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Which part of the picture it is.
    pub part: PartId,
    /// What it is.
    pub name: String,
    /// Its number, if it shows one.
    pub value: Option<String>,
    /// What it is, for whoever points at it.
    pub explained: Arc<Explained>,
}

/// A line of the game's log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// After how many orders the table is seen when the line is picked.
    pub orders: usize,
    /// What it is called, as “Day 3, morning”.
    pub name: String,
    /// The line in drawings, from the left.
    pub signs: Vec<Sign>,
    /// The same in words.
    pub words: String,
}

/// A sign in a line of the log; all are as high as the line.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign {
    /// Drawings, one on the other.
    Sprites(Vec<Sprite>),
    /// Several such, close together.
    Row(Vec<Vec<Sprite>>),
    /// A short text.
    Text(String),
    /// Drawings on a field of that color.
    Field {
        /// The field's color.
        fill: Rgb,
        /// Whether it is round; square otherwise.
        round: bool,
        /// What lies on it.
        sprites: Vec<Sprite>,
    },
    /// Nothing, to set apart what follows.
    Gap,
}
