//! Groups of people who often play together, each kept under a name of its own.

use std::sync::Arc;

use crate::chronicle::MOST_PEOPLE;
use crate::chronicle::hall::PlayerName;

/// A group of players with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The name of the group, as it is shown.
    pub name: String,
    /// The names of its players, in the order of the table.
    pub players: Vec<String>,
}

/// The groups that are kept, in the order in which they were saved: no two have the same name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups(Arc<[Group]>);

impl Groups {
    /// The most groups that are kept: each has a key.
    pub const MOST: usize = 9;

    /// Returns those of these groups that can be kept: named, with players, and each name once.
    #[must_use]
    pub fn of(groups: impl IntoIterator<Item = Group>) -> Self {
        let empty = Self::default();
        groups.into_iter().fold(empty, |groups, group| if groups.has_room() { groups.with(&group) } else { groups })
    }

    /// Returns these groups with that one: at its end, or in the place of the one that is called so.
    #[must_use]
    pub fn with(&self, group: &Group) -> Self {
        let shown = |name: &String| PlayerName::new(name).map(|name| name.shown());
        let players: Vec<String> = group.players.iter().filter_map(shown).take(MOST_PEOPLE).collect();
        let Some(name) = shown(&group.name).filter(|_| !players.is_empty()) else { return self.clone() };
        let mut groups = self.0.to_vec();
        let group = Group { name, players };
        match groups.iter_mut().find(|other| is_same(&other.name, &group.name)) {
            Some(there) => *there = group,
            None => groups.push(group),
        }
        Self(groups.into())
    }

    /// Returns these groups without the one that is called so.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        Self(self.0.iter().filter(|group| !is_same(&group.name, name)).cloned().collect())
    }

    /// The groups in their order.
    #[must_use]
    pub fn all(&self) -> &[Group] {
        &self.0
    }

    /// Whether another group can be kept.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.0.len() < Self::MOST
    }
}

/// Whether both are one name.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    PlayerName::new(one) == PlayerName::new(other)
}
