//! A cache of values in the words of one game.

use std::sync::{Arc, Mutex, PoisonError};

use super::kind::GameKind;
use crate::crier::{Language, Manner, Words};

/// A cache by language, manner and key; it lives as long as the value that it renders.
#[derive(Debug)]
pub(super) struct Said<K, T> {
    kind: &'static GameKind,
    said: Mutex<Vec<Entry<K, T>>>,
}

/// A cached value with its language, manner and key.
type Entry<K, T> = (Language, Manner, K, Arc<T>);

impl<K: Copy + PartialEq, T> Said<K, T> {
    /// Creates an empty cache for values of that game.
    pub(super) const fn new(kind: &'static GameKind) -> Self {
        Self { kind, said: Mutex::new(Vec::new()) }
    }

    /// Returns the cached value for that key in the language and manner of `like`; if there is none yet, calls `say` with the
    /// game's own words.
    pub(super) fn get(&self, like: &Words, key: K, say: impl FnOnce(&Words) -> T) -> Arc<T> {
        let (language, manner) = (like.language(), like.manner());
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let there = said.iter().find(|(l, m, k, _)| (*l, *m, *k) == (language, manner, key));
        if let Some((.., said)) = there {
            return Arc::clone(said);
        }
        let new = Arc::new(say(&self.kind.words(language, manner)));
        said.push((language, manner, key, Arc::clone(&new)));
        new
    }
}
