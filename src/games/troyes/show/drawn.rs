//! The drawings beside words, and the words where nothing is drawn: the one place here that knows the game's drawings.

use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Building, Character, Color, Event, Face, Good, Owner, Seat};
use crate::games::troyes::words as say;
use crate::show::{OwnThing, Sign};
use crate::stage::Sprite;
use crate::stage::tokens::{self, Rgb};

/// A subject of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A player, or gray.
    Owner(Owner),
    /// A colored die.
    Die(Color, Face),
    /// A building.
    Building(Building),
    /// An activity.
    Activity(Activity),
    /// An event.
    Event(Event),
    /// The Cathedral, at the site of a value.
    Site(Face),
    /// A character.
    Character(Character),
    /// A good, without its number.
    Good(Good),
}

/// The game's own picture.
pub(super) const TITLE: Option<Sprite> = None;
/// The mark of whose turn it is.
pub(super) const TURN: Option<Sprite> = None;
/// The mark of the start player.
pub(super) const START: Option<Sprite> = None;

/// Returns the drawings of a subject, one on the other; none where it has no drawing.
pub(super) const fn stack(_subject: Subject) -> Vec<Sprite> {
    Vec::new()
}

/// Returns the lowest drawing of a subject; none where it has no drawing.
pub(super) fn sprite(subject: Subject) -> Option<Sprite> {
    stack(subject).first().copied()
}

/// Returns the same for where a drawing must be: a blank where there is none.
pub(super) fn sprite_or_blank(subject: Subject) -> Sprite {
    sprite(subject).unwrap_or(Sprite::PARCHMENT)
}

/// Returns a subject as a sign; in words where it has no drawing.
pub(super) fn sign(words: &Words, subject: Subject) -> Sign {
    let stack = stack(subject);
    if stack.is_empty() { Sign::Text(name(words, subject)) } else { Sign::Sprites(stack) }
}

/// Returns a subject as somebody's own thing, with a number if it has one; in words where it has no drawing.
pub(super) fn thing(words: &Words, subject: Subject, number: Option<String>) -> OwnThing {
    let stack = stack(subject);
    if stack.is_empty() {
        return OwnThing { stacks: Vec::new(), text: Some(number.unwrap_or_else(|| name(words, subject))) };
    }
    OwnThing { stacks: vec![stack], text: number }
}

/// Returns the color of a player, and the ink that is legible on it.
pub(super) const fn color(seat: Seat) -> (Rgb, Rgb) {
    match seat.0 % 4 {
        0 => (tokens::BLUE, tokens::LIGHT_INK),
        1 => (tokens::GREEN, tokens::DARK_INK),
        2 => (tokens::RED, tokens::LIGHT_INK),
        _ => (tokens::YELLOW, tokens::DARK_INK),
    }
}

/// Returns a subject in few words.
fn name(words: &Words, subject: Subject) -> String {
    match subject {
        Subject::Owner(owner) => say::owner(words, owner),
        Subject::Die(color, face) => format!("{} {face}", say::color(words, color)),
        Subject::Building(building) => say::building(words, building),
        Subject::Activity(activity) => say::activity(words, activity),
        Subject::Event(event) => say::event(words, event),
        Subject::Site(site) => words.with("explain-site", &[("site", site.value().into())]),
        Subject::Character(character) => say::character(words, character),
        Subject::Good(good) => words.with("count-name", &[("count", super::told::count(good).into())]),
    }
}
