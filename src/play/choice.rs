//! What can be picked next: one menu for finger, digit, key, picture, terminal and test.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::str::FromStr;

/// A menu: groups of items, in the order in which they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<P> {
    /// The groups.
    pub groups: Vec<Group<P>>,
}

/// Items that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<P> {
    /// Where the items stand.
    pub place: Place,
    /// The message above the items; nothing where they say enough.
    pub title: Option<&'static str>,
    /// The items.
    pub items: Vec<Item<P>>,
}

/// Where the items of a group stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the menu, where digits press the first ten, and letters the others. An item keeps its place, and so its digit, until an order is given or another
    /// menu is shown.
    List,
    /// In the menu, without digits: what stands here depends on what was picked.
    Details,
    /// In the menu, where letters press the items. What depends on what was picked stands last, so that the others keep theirs.
    Lettered,
    /// In the menu, but not shown yet: the room is kept, so that nothing moves when the items come.
    Hidden,
    /// At the foot of the menu, always at the same place.
    Foot,
    /// Only in the picture.
    Picture,
}

/// An item of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<P> {
    /// The pick that it stands for.
    pub pick: P,
    /// What happens when it is pressed.
    pub kind: Kind,
    /// Whether it can be pressed, and whether it was.
    pub state: State,
    /// The way to another menu that it is, if it is one.
    pub way: Option<Way>,
}

/// A way to another menu; each has a key of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// To what is paid to change what chance decided.
    Change,
    /// To a correction.
    Correct,
    /// Back to the next right thing.
    Back,
}

/// What happens when an item is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It is added to the draft, or taken out of it.
    Choose,
    /// It gives an order, or shows another menu.
    Act,
    /// Its number changes.
    Number {
        /// The number now; nothing if it was left unsaid.
        now: Option<u16>,
        /// The largest number.
        most: u16,
        /// Whether it has one digit as a rule: the digit that is typed after its key is all of it.
        brief: bool,
    },
}

/// How an item stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It can be pressed.
    Free,
    /// It is in the draft, and can be pressed.
    Chosen,
    /// It cannot be pressed now, and keeps its place.
    Faint,
    /// It is only shown: nothing lets it be pressed before the next order, so it has no number.
    Shown,
}

impl State {
    /// True if it can be pressed.
    #[must_use]
    pub const fn is_open(self) -> bool {
        match self {
            Self::Free | Self::Chosen => true,
            Self::Faint | Self::Shown => false,
        }
    }
}

/// A pick to those who do not know the game's own picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PickId(u64);

/// The error for a text that is no id of a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoPick;

impl PickId {
    /// The id of what ends a choice, which no menu has: the one key does it.
    pub const DONE: Self = Self(0);
    /// The id of what lays a proposal on the crier's desk, which no menu has.
    pub const PROPOSE: Self = Self(1);
    /// The id of what takes a proposal back from the crier's desk, or leads it back to the next right thing where no item of the menu
    /// does: at the desk the one key does that.
    pub const BACK: Self = Self(2);

    /// Returns the id of a pick; it means the same only within this run of the program.
    pub fn of(pick: &impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        pick.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// Writes the id as a phone sends it back.
impl fmt::Display for PickId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for PickId {
    type Err = NoPick;

    /// Parses an id exactly as it is written.
    fn from_str(text: &str) -> Result<Self, NoPick> {
        let id = u64::from_str_radix(text, 16).ok().map(Self);
        id.filter(|id| id.to_string() == text).ok_or(NoPick)
    }
}

impl<P> Default for Menu<P> {
    fn default() -> Self {
        Self { groups: Vec::new() }
    }
}

impl<P> Menu<P> {
    /// Returns all items with their places, in the order in which they are shown.
    pub fn items(&self) -> impl Iterator<Item = (Place, &Item<P>)> {
        self.groups.iter().flat_map(|group| group.items.iter().map(|item| (group.place, item)))
    }

    /// Returns the picks that can be pressed, and numbers that can be set.
    pub fn offered(&self) -> impl Iterator<Item = &Item<P>> {
        let offered = |(place, item): &(Place, &Item<P>)| *place != Place::Hidden && item.state.is_open();
        self.items().filter(offered).map(|(_, item)| item)
    }

    /// Adds a group, unless it is empty.
    pub fn add(&mut self, place: Place, title: Option<&'static str>, items: Vec<Item<P>>) {
        if !items.is_empty() {
            self.groups.push(Group { place, title, items });
        }
    }
}

impl<P> Item<P> {
    /// Returns an item that is chosen or can be.
    pub const fn choice(pick: P, chosen: bool) -> Self {
        Self { pick, kind: Kind::Choose, state: if chosen { State::Chosen } else { State::Free }, way: None }
    }

    /// Returns an item that acts, if it can now.
    pub const fn act(pick: P, can: bool) -> Self {
        Self { pick, kind: Kind::Act, state: if can { State::Free } else { State::Faint }, way: None }
    }

    /// Returns an item that shows another menu.
    pub const fn way(pick: P, way: Way) -> Self {
        Self { pick, kind: Kind::Act, state: State::Free, way: Some(way) }
    }

    /// Returns an item with a number.
    pub const fn number(pick: P, now: Option<u16>, most: u16) -> Self {
        Self { pick, kind: Kind::Number { now, most, brief: false }, state: State::Free, way: None }
    }

    /// Returns an item with a number that has one digit as a rule.
    pub const fn digit(pick: P, now: Option<u16>, most: u16) -> Self {
        Self { pick, kind: Kind::Number { now, most, brief: true }, state: State::Free, way: None }
    }
}
