//! The armorial: who has which arms, once and for ever.
//!
//! One rule for all screens. A person has arms of their own, in the order in which people came to the table. In a game that gives its
//! seats colors ([`Counted::color`](super::Counted::color)), people have their seats' colors as long as that game is on the table: from
//! its first picture to the end of its ceremony. Whatever tells of more than one game, or of none yet, shows their own arms.

use crate::chronicle::hall::{PlayerName, is_unseen};
use crate::stage::Arms;
use crate::stage::tokens::Rgb;

/// The numbers of people's arms, by name. Who was at the table last stands last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Armorial(Vec<(PlayerName, usize)>);

impl Armorial {
    /// The most people whose arms are kept.
    pub const MOST: usize = 200;

    /// Returns the arms of that person; of somebody who never came to the table, arms that depend on the name alone.
    #[must_use]
    pub fn arms(&self, name: &str) -> Arms {
        Arms::nth(key(name).map_or(0, |name| self.number(&name).unwrap_or_else(|| scattered(&name))))
    }

    /// Returns the arms of that person or, where a seat's color stands for a person, the color alone.
    #[must_use]
    pub fn arms_in(&self, name: &str, color: Option<Rgb>) -> Arms {
        color.map_or_else(|| self.arms(name), Arms::plain)
    }

    /// Whether that person has arms.
    #[must_use]
    pub fn knows(&self, name: &str) -> bool {
        key(name).is_some_and(|name| self.number(&name).is_some())
    }

    /// Gives arms to those of a group at the table who have none: such as nobody has or, once all are given, as few have and nobody
    /// in the group. Where there is no room, those go who have not been at the table for longest; of a group that is larger than
    /// there are arms, nobody beyond that is kept. Returns whether anything changed.
    pub fn meet<'a>(&mut self, group: impl IntoIterator<Item = &'a str>) -> bool {
        let group: Vec<PlayerName> = keys(group).take(Arms::COUNT).collect();
        let before = self.0.clone();
        for name in &group {
            let number = if let Some(at) = self.0.iter().position(|(known, _)| known == name) {
                self.0.remove(at).1
            } else {
                if self.0.len() >= Self::MOST
                    && let Some(oldest) = self.0.iter().position(|(known, _)| !group.contains(known))
                {
                    self.0.remove(oldest);
                }
                self.free(&group)
            };
            self.0.push((name.clone(), number));
        }
        self.0 != before
    }

    /// Gives arms to people who are only told of, while there is room; they go before anybody who was at the table. Returns
    /// whether anybody got some.
    pub fn hear<'a>(&mut self, people: impl IntoIterator<Item = &'a str>) -> bool {
        let before = self.0.len();
        for name in keys(people) {
            if self.0.len() >= Self::MOST {
                break;
            }
            if self.number(&name).is_none() {
                let number = self.free(&[]);
                self.0.insert(self.0.len() - before, (name, number));
            }
        }
        self.0.len() > before
    }

    /// Iterates over all people with their numbers; who was at the table last comes last.
    pub fn numbers(&self) -> impl Iterator<Item = (&str, usize)> {
        self.0.iter().map(|(name, number)| (name.as_str(), *number))
    }

    /// Makes the armorial of these numbers.
    #[must_use]
    pub fn of(numbers: impl IntoIterator<Item = (String, usize)>) -> Self {
        let mut armorial = Self::default();
        for (name, number) in numbers {
            if let Some(name) =
                key(&name).filter(|name| armorial.0.len() < Self::MOST && armorial.number(name).is_none())
            {
                armorial.0.push((name, number % Arms::COUNT));
            }
        }
        armorial
    }

    fn number(&self, name: &PlayerName) -> Option<usize> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, number)| *number)
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

/// Returns the names as they are compared; what is no name is left out.
fn keys<'a>(names: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = PlayerName> {
    names.into_iter().filter_map(key)
}

/// Returns the name as it is compared: however long it is written, in whatever letters, and without signs that nobody sees.
fn key(name: &str) -> Option<PlayerName> {
    let seen: String = name.trim().chars().filter(|sign| !is_unseen(*sign)).take(PlayerName::LONGEST + 1).collect();
    PlayerName::new(&PlayerName::shortened(seen.trim()))
}

/// Returns a number that depends on the name alone (FNV-1a).
fn scattered(name: &PlayerName) -> usize {
    let lower = name.as_str().to_lowercase();
    let hash = lower.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    usize::try_from(hash).unwrap_or_default() % Arms::COUNT
}
