//! The drawings beside words, and the words where a drawing does not tell one card from another.

use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Building, Character, Color, Die, Event, Face, Good, Owner, Seat};
use crate::games::troyes::stage::{Art, Mark, colors};
use crate::games::troyes::words as say;
use crate::show::{OwnThing, Sign};
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;

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

/// Returns the drawings of a subject, one on the other.
pub(super) fn stack(subject: Subject) -> Vec<Sprite> {
    let art = match subject {
        Subject::Die(color, face) => return Art::die(Die::rolled(color, face)).map(Art::sprite).into(),
        Subject::Owner(owner) => Art::Mark(Mark::of(owner)),
        Subject::Building(building) => Art::Building(building),
        Subject::Activity(activity) => Art::Order(activity.color()),
        Subject::Event(_) => Art::Event,
        Subject::Site(_) => Art::Cathedral,
        Subject::Character(_) => Art::Character,
        Subject::Good(good) => Art::Good(good),
    };
    vec![art.sprite()]
}

/// Returns the drawing of a subject that has but one; of a die, its body.
pub(super) fn sprite(subject: Subject) -> Sprite {
    stack(subject).first().copied().unwrap_or(Art::Roll.sprite())
}

/// Returns one drawing as a sign.
pub(super) fn art(art: Art) -> Sign {
    Sign::Sprites(vec![art.sprite()])
}

/// Returns a subject as a sign: a card by its name.
pub(super) fn sign(words: &Words, subject: Subject) -> Sign {
    name(words, subject).map_or_else(|| Sign::Sprites(stack(subject)), Sign::Text)
}

/// Returns a subject as somebody's own thing, with a number if it has one; a card has its name.
pub(super) fn thing(words: &Words, subject: Subject, number: Option<String>) -> OwnThing {
    OwnThing { stacks: vec![stack(subject)], text: number.or_else(|| name(words, subject)) }
}

/// Returns subjects side by side as one thing.
pub(super) fn row(subjects: impl Iterator<Item = Subject>) -> OwnThing {
    OwnThing { stacks: subjects.map(stack).collect(), text: None }
}

/// Returns the color of a player, and the ink that is legible on it.
pub(super) const fn color(seat: Seat) -> (Rgb, Rgb) {
    let mark = Mark::of_seat(seat);
    (colors::mark(mark), colors::mark_ink(mark))
}

/// Returns what a drawing does not tell: which card it is, or which site.
fn name(words: &Words, subject: Subject) -> Option<String> {
    match subject {
        Subject::Activity(activity) => Some(say::activity(words, activity)),
        Subject::Event(event) => Some(say::event(words, event)),
        Subject::Site(site) => Some(words.with("explain-site", &[("site", site.value().into())])),
        Subject::Character(character) => Some(say::character(words, character)),
        Subject::Owner(_) | Subject::Die(..) | Subject::Building(_) | Subject::Good(_) => None,
    }
}
