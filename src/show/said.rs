//! A cache of values in words.

use std::sync::{Arc, Mutex, PoisonError};

use crate::crier::{Language, Manner, Words};

/// A cache by language, manner and key; it lives as long as the value that it renders.
#[derive(Debug)]
pub(super) struct Said<K, T>(Mutex<Vec<Entry<K, T>>>);

/// A cached value with its language, manner and key.
type Entry<K, T> = (Language, Manner, K, Arc<T>);

impl<K: Copy + PartialEq, T> Said<K, T> {
    /// Returns the cached value for those words and that key; calls `say` if there is none yet.
    pub(super) fn get(&self, words: &Words, key: K, say: impl FnOnce() -> T) -> Arc<T> {
        let (language, manner) = (words.language(), words.manner());
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let there = said.iter().find(|(l, m, k, _)| (*l, *m, *k) == (language, manner, key));
        if let Some((.., said)) = there {
            return Arc::clone(said);
        }
        let new = Arc::new(say());
        said.push((language, manner, key, Arc::clone(&new)));
        new
    }
}

impl<K, T> Default for Said<K, T> {
    fn default() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}
