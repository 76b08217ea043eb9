//! The view of a moment in one language: texts and drawings, with no place on any screen.
//!
//! A [`View`] is a view model: made once for each moment and language. Windows and phones draw it without knowing its game.

use std::sync::Arc;

use super::backdrop::Backdrop;
use super::card::Card;
use super::explained::Explained;
use super::hint::Hint;
use super::own::Own;
use super::watched::Watched;
use crate::crier::Words;
use crate::play::Seat;
use crate::stage::tokens::Rgb;
use crate::stage::{Bounds, Ink, PartId, Scene, Sprite};

/// One moment of a game in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The time in the game, as “Day 3, morning”.
    pub title: String,
    /// The track of the game's progress.
    pub track: Track,
    /// What the reader has, on that player's own phone.
    pub own: Option<Own>,
    /// The winners, once the rules name them.
    pub winners: Vec<Winner>,
    /// The sidebar.
    pub side: Side,
    /// A table of small fields, as of what everybody's paper has lost.
    pub grid: Option<Grid>,
    /// The picture in words.
    pub picture: Picture,
    /// The preparations before the game begins; empty once it has begun.
    pub checks: Vec<Check>,
    /// The card that everybody must read before the game goes on.
    pub must_read: Option<Card>,
    /// What they see after the next step, where that is settled.
    pub coming: Option<String>,
    /// The backdrop where players look at the game.
    pub backdrop: Option<Backdrop>,
    /// A sample choice of some game.
    pub sample: Option<Choice>,
    /// The hints for people who learn the game, first to last.
    pub hints: Vec<Hint>,
}

impl View {
    /// Renders a table in those words; `opening` as long as nothing has happened yet.
    pub(super) fn of<G: Watched>(
        words: &Words,
        (table, from): (&G::Table, &G::Opening),
        reader: Reader,
        opening: bool,
    ) -> Self {
        Self {
            title: G::title(words, table),
            track: G::track(words, table),
            own: reader.seat().and_then(|seat| G::own(words, table, from, seat)),
            winners: G::won(words, table, from),
            side: G::side(words, table, from, reader, opening),
            grid: G::grid(words, table),
            picture: G::picture(words, table, from),
            checks: if opening { G::checks(words, table) } else { Vec::new() },
            must_read: G::must_read(words, table).filter(|_| !opening),
            coming: G::coming(words, table),
            backdrop: G::backdrop(table),
            sample: G::sample(words),
            hints: G::hints(words, table, opening),
        }
    }
}

/// The reader of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reader {
    /// The person who runs the game. The crier plays too, and so knows no more of it than the audience.
    Crier,
    /// The players, from the back row too.
    Audience,
    /// The player of that seat, on an own phone.
    Seat(Seat),
}

impl Reader {
    /// Returns the seat whose secrets the reader knows; `None` for a reader who knows what everybody knows.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Crier | Self::Audience => None,
        }
    }
}

/// A winner by the rules alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winner {
    /// The player's name.
    pub name: String,
    /// The player's color.
    pub fill: Rgb,
    /// The ink that is legible on it.
    pub ink: Rgb,
}

/// A preparation before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The preparation in drawings.
    pub signs: Vec<Sign>,
    /// The preparation in a sentence.
    pub text: String,
}

/// A part of the introduction to a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The title.
    pub title: String,
    /// Drawings of it.
    pub sprites: Vec<Sprite>,
    /// Its lines, of a sentence or two each.
    pub lines: Vec<String>,
}

/// The progress of a game, as a row of marks and in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// The marks, in groups that are set apart.
    pub groups: Vec<Vec<Tone>>,
    /// The number of marks done; the next one is now, if there is one.
    pub done: usize,
    /// The progress in words, as “5 of 16”.
    pub text: String,
    /// The explanation of the count.
    pub explained: Arc<Explained>,
}

/// The fill of a mark of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The sidebar beside the picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Side {
    /// The heading: what to do, or what the list is of.
    pub heading: String,
    /// A drawing before the heading: whose turn it is.
    pub heading_sign: Option<Sprite>,
    /// A note on the whole list.
    pub note: Option<String>,
    /// A drawing for the note.
    pub note_sign: Option<Sprite>,
    /// The note in fewer words, for the back row, beside that drawing.
    pub note_short: Option<String>,
    /// The list.
    pub items: Vec<Item>,
    /// A warning below the list.
    pub warning: Option<String>,
    /// What comes next in drawings, for a place where there is room.
    pub coming: Vec<Sign>,
}

impl Side {
    /// Whether there is nothing to choose.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.items.iter().all(|item| !matches!(item, Item::Choice(_)))
    }

    /// Returns the sidebar without choices, for where those are drawn elsewhere.
    #[must_use]
    pub fn without_choices(&self) -> Self {
        let stays = |item: &&Item| !matches!(item, Item::Choice(_));
        Self { items: self.items.iter().filter(stays).cloned().collect(), ..self.clone() }
    }
}

/// An item of the sidebar.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A choice.
    Choice(Choice),
    /// A thing on the table and its effect.
    Note {
        /// Its drawing.
        sprite: Sprite,
        /// The sign of its place in the picture, if it has one.
        place: Option<Sprite>,
        /// The effect, in a sentence.
        text: String,
        /// The sentence with its place, for screen readers.
        said: String,
    },
    /// A card on the table with its terms, in a line for the back row.
    Card {
        /// Its sign.
        sprite: Sprite,
        /// Its ground, which may be stretched.
        ground: Sprite,
        /// Its name.
        name: String,
        /// Its terms in drawings, each one unit high; where there is little room, the last alone.
        terms: Vec<Arc<Scene>>,
        /// All of it in a sentence.
        said: String,
    },
}

/// A choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its drawings, one on the other, from back to front; none where the cost is all that there is to see.
    pub sprites: Vec<Sprite>,
    /// The name, as “white 4”.
    pub name: String,
    /// The cost in drawings.
    pub signs: Vec<Sprite>,
    /// The cost in words; empty where the drawings or the name say all of it.
    pub price: String,
    /// More about it, in a sentence.
    pub about: Option<String>,
    /// The same in short, for the back row.
    pub short: Option<Short>,
    /// All of it in one sentence, for screen readers.
    pub said: String,
    /// The explanation.
    pub explained: Arc<Explained>,
}

/// More about a choice, as a drawing and at most three words.
#[derive(Clone, Debug, PartialEq)]
pub struct Short {
    /// Its drawing.
    pub sign: Sprite,
    /// The words.
    pub text: String,
}

/// A table of small fields with a number over each column.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// The title.
    pub title: String,
    /// The headings of the columns.
    pub heads: Vec<String>,
    /// The rows, each as long as `heads`.
    pub rows: Vec<GridRow>,
}

/// A row of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GridRow {
    /// The drawing before the row.
    pub sprite: Sprite,
    /// The name of the row.
    pub name: String,
    /// Its fields.
    pub fields: Vec<GridField>,
}

/// A field of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GridField {
    /// The color of the field.
    pub fill: Rgb,
    /// The color of text on it.
    pub ink: Rgb,
    /// The same two as soon as it is crossed out, so that the strokes stand out.
    pub crossed: [Rgb; 2],
    /// The mark on it, if there is one.
    pub mark: Option<Sprite>,
    /// The time of the mark, as a number and a drawing.
    pub since: Option<(String, Sprite)>,
    /// The whole field in words.
    pub said: String,
    /// The explanation.
    pub explained: Arc<Explained>,
}

/// The picture in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The name of the whole picture.
    pub name: String,
    /// The things in it, from the back to the front.
    pub things: Vec<Thing>,
    /// The legend of its signs; only some of them are visible at a time.
    pub legend: Vec<LegendMark>,
    /// The letters on its drawings where color alone is not enough.
    pub letters: Vec<Lettering>,
    /// The names that stand in it.
    pub captions: Vec<Caption>,
    /// Whether it tells more than the words beside it, which then are few: an audience sees it as large as it can be.
    pub leads: bool,
}

impl Picture {
    /// Returns the things in that scene, each with its place.
    pub fn things_in<'a>(&'a self, scene: &Scene) -> impl Iterator<Item = (&'a Thing, Bounds)> {
        self.things.iter().filter_map(|thing| Some((thing, scene.part(thing.part)?)))
    }

    /// Returns the legend's marks in that scene, each with its place.
    pub fn legend_in<'a>(&'a self, scene: &Scene) -> impl Iterator<Item = (&'a LegendMark, Bounds)> {
        self.legend.iter().filter_map(|mark| Some((mark, scene.part(mark.part)?)))
    }
}

/// A name in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The part of the picture that has room for it.
    pub part: PartId,
    /// The name.
    pub text: String,
    /// Whether it matters: it is sooner abbreviated than written in small letters.
    pub strong: bool,
}

/// A letter or two on a drawing, in the plain look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lettering {
    /// The drawing.
    pub sprite: Sprite,
    /// The letters.
    pub text: String,
    /// The ink that is legible on it.
    pub ink: Ink,
}

/// The legend of a sign in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendMark {
    /// A part of the picture with the sign.
    pub part: PartId,
    /// The meaning, in a few words.
    pub text: String,
}

/// A thing in the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// Its part of the picture.
    pub part: PartId,
    /// The name.
    pub name: String,
    /// Its number, if it shows one.
    pub value: Option<String>,
    /// Whether it can be chosen in the game, so that it stands out.
    pub glows: bool,
    /// The explanation.
    pub explained: Arc<Explained>,
}

/// A line of the game's log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// The number of orders before the table that the line opens.
    pub orders: usize,
    /// The name, as “Day 3, morning”.
    pub name: String,
    /// The line in drawings, from the left.
    pub signs: Vec<Sign>,
    /// The line in words.
    pub words: String,
}

/// A sign in a line of the log; all are as high as the line.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign {
    /// Drawings, one on the other.
    Sprites(Vec<Sprite>),
    /// Several stacks of drawings, close together.
    Row(Vec<Vec<Sprite>>),
    /// A short text.
    Text(String),
    /// A marked field of the grid, as it is drawn there.
    Field {
        /// The field's color.
        fill: Rgb,
        /// The color of text on it.
        ink: Rgb,
        /// Its text, which the mark does not hide.
        text: String,
        /// The mark over it.
        mark: Sprite,
    },
    /// A number in a circle, as it is written beside a row of the paper.
    Circled(String),
    /// A gap before the following signs.
    Gap,
}
