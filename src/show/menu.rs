//! A menu in words and drawings.

use super::menu_keys::MenuKeys;
use super::watched::Watched;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{Next, Record};
use crate::crier::Words;
use crate::play::{Ask, Item, Kind, PickId, Place, Seat, State, Way};
use crate::stage::{PartId, Scene};

/// The menu of a game in one language, and what the one key does with its draft.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MenuView {
    /// The groups, in the order in which they are shown.
    pub groups: Vec<MenuGroup>,
    /// A remark on the draft; the empty one keeps its room.
    pub note: Option<String>,
    /// Why the rules refuse the draft.
    pub wrong: Option<String>,
    /// What a player proposes, with the player's name; then that is what the one key does, unless it is accepted apart.
    pub proposed: Option<String>,
    /// What accepts it, where the one key is for the player whose turn it is.
    pub accept: Option<String>,
    /// How many more proposals wait behind it.
    pub waiting: Option<String>,
    /// The parts of the picture that this is about.
    pub lit: Vec<PartId>,
    /// What the one key does, if it is not simply the next right thing.
    pub doing: Option<String>,
}

/// Items that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct MenuGroup {
    /// Where the items stand.
    pub place: Place,
    /// What stands above them.
    pub title: Option<String>,
    /// The items.
    pub items: Vec<MenuItem>,
}

/// An item of a menu.
#[derive(Clone, Debug, PartialEq)]
pub struct MenuItem {
    /// The pick that it stands for.
    pub pick: PickId,
    /// The number by which it is picked, from 1; nothing for what can only be pressed.
    pub number: Option<usize>,
    /// What happens when it is pressed.
    pub kind: Kind,
    /// How it stands.
    pub state: State,
    /// The way to another menu that it is, if it is one.
    pub way: Option<Way>,
    /// The digit or letter that presses it, if one does: a capital one with Shift.
    pub key: Option<char>,
    /// How it looks.
    pub look: PickView,
}

/// A pick in words and as a drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PickView {
    /// Its full name.
    pub name: String,
    /// What is written beside the drawing; nothing where the drawing says enough.
    pub caption: String,
    /// What it needs, brings or costs, in a few words below that.
    pub about: Option<String>,
    /// All of it in one sentence for those who listen, if the name is not all.
    pub said: Option<String>,
    /// How often it was picked, where that is more than once.
    pub count: Option<usize>,
    /// The drawing.
    pub drawing: Option<Scene>,
    /// The part of the picture that is the same pick.
    pub part: Option<PartId>,
    /// Whether it is the other half of the item before it: both are one thing.
    pub joins: bool,
}

impl MenuView {
    /// Returns the menu for that draft; `asked` if the one key has asked before it gives the order. Its letters are the first ones.
    pub fn of<G: Watched>(words: &Words, record: &Record<G>, draft: &G::Draft, asked: bool) -> Self {
        Self::keyed(words, record, (draft, &mut MenuKeys::default()), asked)
    }

    /// As [`MenuView::of`], where items have the keys that they had before.
    pub fn keyed<G: Watched>(
        words: &Words,
        record: &Record<G>,
        (draft, keys): (&G::Draft, &mut MenuKeys),
        asked: bool,
    ) -> Self {
        let menu = G::menu(record, draft);
        let mut keys = keys.of(&menu).into_iter();
        // Numbers of the list first: these items keep theirs whatever is picked.
        let listed = menu.items().filter(|(place, _)| *place == Place::List).count();
        let (mut list, mut details) = (0, listed);
        let mut item = |place: Place, item: &Item<G::Pick>| {
            let number = match place {
                _ if item.state == State::Shown => None,
                Place::List => Some(&mut list),
                Place::Details | Place::Lettered | Place::Foot => Some(&mut details),
                Place::Hidden | Place::Picture => None,
            };
            let number = number.map(|number| {
                *number += 1;
                *number
            });
            let look = G::pick_view(words, record, draft, item.pick);
            let Item { pick, kind, state, way } = *item;
            MenuItem { pick: PickId::of(&pick), number, kind, state, way, key: keys.next().flatten(), look }
        };
        let groups = menu.groups.iter().map(|group| MenuGroup {
            place: group.place,
            title: group.title.map(|title| G::heading(words, record, draft, title)),
            items: group.items.iter().map(|pick| item(group.place, pick)).collect(),
        });
        let doing = || G::doing(words, record, G::drafted(record, draft).as_ref(), G::is_aside(record, draft), asked);
        Self {
            groups: groups.collect(),
            note: G::note(words, record, draft),
            wrong: G::refused(record, draft).map(|reason| words.sentence(&reason)),
            proposed: None,
            accept: None,
            waiting: None,
            lit: Vec::new(),
            doing: G::lacking(words, record, draft).or_else(doing),
        }
    }

    /// Lays what a player proposes beside the draft: the one key takes it where it `is_next`, and so many more wait behind it. What
    /// it would ask first, it says in full instead, and the remark on the crier's own draft waits.
    pub fn propose<G: Watched>(
        &mut self,
        words: &Words,
        record: &Record<G>,
        ((seat, ask), is_next): ((Seat, &Ask<G>), bool),
        waiting: usize,
    ) {
        let who = name(words, seat);
        let does = if G::asks_first(record, ask) { G::proposal(words, record, ask) } else { own(words, record, ask) };
        let accept = Some(words.with("menu-accept", &[("who", who.into()), ("does", does.into())]));
        if is_next {
            self.note = self.note.as_ref().map(|_| String::new());
            self.doing = accept;
        } else {
            self.accept = accept;
        }
        self.proposed = Some(proposed(words, record, (seat, ask)));
        self.waiting = (waiting > 0).then(|| words.with("menu-waiting", &[("count", waiting.into())]));
        self.lit = G::concerns(record, ask);
    }

    /// True if anything of it stands outside the picture.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.groups.iter().any(|group| group.place != Place::Picture)
    }

    /// Returns all items that can be pressed.
    pub fn offered(&self) -> impl Iterator<Item = &MenuItem> {
        let groups = self.groups.iter().filter(|group| group.place != Place::Hidden);
        groups.flat_map(|group| &group.items).filter(|item| item.state.is_open())
    }

    /// Returns the item of that number, if it can be picked.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Option<&MenuItem> {
        self.offered().find(|item| item.number == Some(number))
    }
}

/// Returns what a player proposes, with the player's name.
pub(super) fn proposed<G: Watched>(words: &Words, record: &Record<G>, (seat, ask): (Seat, &Ask<G>)) -> String {
    let does = G::proposal(words, record, ask);
    words.with("menu-proposed", &[("who", name(words, seat).into()), ("does", does.into())])
}

/// Returns what an order does in short, beside the name of the player whose it is. What ends the choice may name that player, too, as
/// the one key does, but not as it is proposed.
pub(super) fn own<G: Watched>(words: &Words, record: &Record<G>, ask: &Ask<G>) -> String {
    let ends = matches!(record.next(), Next::Choose(end) if end == *ask);
    if ends {
        G::proposal(words, record, ask)
    } else {
        G::doing(words, record, Some(ask), false, false).unwrap_or_default()
    }
}

fn name(words: &Words, seat: Seat) -> String {
    words.player(seat).map_or_else(String::new, PlayerName::shortened)
}

impl MenuItem {
    /// Returns the digit or letter that presses it, as it is written on it while it can be pressed.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        self.key.filter(|_| self.state.is_open()).map(String::from)
    }

    /// Returns its name and what it brings, for those who listen.
    #[must_use]
    pub fn said(&self) -> &str {
        self.look.said.as_deref().unwrap_or(&self.look.name)
    }
}
