//! The armorial: who has which arms, once and for ever.
//!
//! One rule for all screens. A person has arms of their own, in the order in which people came to the table. In a game that gives its
//! seats colors ([`Counted::color`](super::Counted::color)), people have their seats' colors as long as that game is on the table: from
//! its first picture to the end of its ceremony. Whatever tells of more than one game, or of none yet, shows their own arms.

use std::collections::BTreeMap;

use crate::chronicle::hall::PlayerName;
use crate::stage::Arms;
use crate::stage::tokens::Rgb;

/// The numbers of people's arms, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Armorial(BTreeMap<PlayerName, usize>);

impl Armorial {
    /// The most people whose arms are kept.
    pub const MOST: usize = 200;

    /// Returns the arms of that person; of somebody who never came to the table, arms that depend on the name alone.
    #[must_use]
    pub fn arms(&self, name: &str) -> Arms {
        Arms::nth(key(name).map_or(0, |name| self.0.get(&name).copied().unwrap_or_else(|| scattered(&name))))
    }

    /// Returns the arms of that person or, where a seat's color stands for a person, the color alone.
    #[must_use]
    pub fn arms_in(&self, name: &str, color: Option<Rgb>) -> Arms {
        color.map_or_else(|| self.arms(name), Arms::plain)
    }

    /// Whether that person has arms.
    #[must_use]
    pub fn knows(&self, name: &str) -> bool {
        key(name).is_some_and(|name| self.0.contains_key(&name))
    }

    /// Gives arms to everybody of a group who has none: such as nobody has or, once all are given, as few have and nobody in the
    /// group. Returns whether anybody got some.
    pub fn meet<'a>(&mut self, group: impl IntoIterator<Item = &'a str>) -> bool {
        let group: Vec<PlayerName> = group.into_iter().filter_map(key).collect();
        let before = self.0.len();
        for name in &group {
            if self.0.len() < Self::MOST && !self.0.contains_key(name) {
                self.0.insert(name.clone(), self.free(&group));
            }
        }
        self.0.len() > before
    }

    /// Iterates over all people with their numbers.
    pub fn numbers(&self) -> impl Iterator<Item = (&str, usize)> {
        self.0.iter().map(|(name, number)| (name.as_str(), *number))
    }

    /// Makes the armorial of these numbers.
    #[must_use]
    pub fn of(numbers: impl IntoIterator<Item = (String, usize)>) -> Self {
        let known = numbers.into_iter().filter_map(|(name, number)| Some((key(&name)?, number % Arms::COUNT)));
        Self(known.take(Self::MOST).collect())
    }

    fn free(&self, group: &[PlayerName]) -> usize {
        let mut uses = [(0_u8, 0_u8); Arms::COUNT];
        for (name, number) in &self.0 {
            if let Some((here, all)) = uses.get_mut(*number) {
                (*here, *all) = (*here + u8::from(group.contains(name)), all.saturating_add(1));
            }
        }
        uses.iter().enumerate().min_by_key(|(_, uses)| **uses).map(|(number, _)| number).unwrap_or_default()
    }
}

/// Returns the name as it is compared: however long it is written, and in whatever letters.
fn key(name: &str) -> Option<PlayerName> {
    PlayerName::new(&PlayerName::shortened(name.trim()))
}

/// Returns a number that depends on the name alone (FNV-1a).
fn scattered(name: &PlayerName) -> usize {
    let lower = name.as_str().to_lowercase();
    let hash = lower.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    usize::try_from(hash).unwrap_or_default() % Arms::COUNT
}
