//! The keys that press the items of menus.

use std::hash::Hash;

use crate::play::{Menu, PickId, Place, State};

/// The keys of a menu's items: digits by their places in the list, and letters. An item that gets a letter keeps it until an order is
/// given, whatever is picked meanwhile; the letters begin anew with the next menu.
#[derive(Clone, Debug, Default)]
pub struct MenuKeys(Vec<(char, PickId)>);

/// So many items of a list have digits; the others have capital letters.
const DIGITS: &str = "1234567890";
/// The letters that press items; those of the desk's own keys are none of them.
const LETTERS: &str = "adefgijklnoqstuvwyz";

/// Returns the letters that press items of a menu, small ones first; those of the desk's own keys are none of them.
#[must_use]
pub fn letters() -> impl DoubleEndedIterator<Item = char> {
    LETTERS.chars().chain(capitals())
}

fn capitals() -> impl DoubleEndedIterator<Item = char> {
    LETTERS.chars().map(|letter| letter.to_ascii_uppercase())
}

impl MenuKeys {
    /// Returns the key of each item, in the order of the menu, and keeps the letters that are new.
    pub fn of<P: Hash>(&mut self, menu: &Menu<P>) -> Vec<Option<char>> {
        let there: Vec<PickId> = menu.items().map(|(_, item)| PickId::of(&item.pick)).collect();
        let mut listed = DIGITS.chars().chain(capitals());
        let long = menu.items().filter(|(place, item)| *place == Place::List && item.state != State::Shown).count();
        let taken = long.saturating_sub(DIGITS.len());
        let keys = menu.items().zip(&there).map(|((place, item), id)| match (place, item.state) {
            (Place::List, State::Free | State::Chosen | State::Faint) => listed.next(),
            (Place::Lettered, State::Free | State::Chosen) => self.kept(*id).or_else(|| self.next(*id, &there, taken)),
            // What was never possible in this menu has none.
            (Place::Lettered, State::Faint) => self.kept(*id),
            (Place::List | Place::Lettered, State::Shown)
            | (Place::Details | Place::Hidden | Place::Foot | Place::Picture, _) => None,
        });
        keys.collect()
    }

    fn kept(&self, id: PickId) -> Option<char> {
        self.0.iter().find(|(_, of)| *of == id).map(|(letter, _)| *letter)
    }

    /// Gives an item the next letter: one that nothing ever had, or else one whose item has gone; capital ones last, and from the
    /// end, since a long list begins with them.
    fn next(&mut self, id: PickId, there: &[PickId], taken: usize) -> Option<char> {
        let is_new = |letter: &char| self.0.iter().all(|(of, _)| of != letter);
        let capitals = || capitals().rev().take(LETTERS.len().saturating_sub(taken));
        let gone = || self.0.iter().find(|(_, of)| !there.contains(of)).map(|(letter, _)| *letter);
        let letter = LETTERS.chars().find(is_new).or_else(gone).or_else(|| capitals().find(is_new))?;
        self.0.retain(|(of, _)| *of != letter);
        self.0.push((letter, id));
        Some(letter)
    }
}
