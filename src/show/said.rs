//! What was put into words already.

use std::sync::{Arc, Mutex, PoisonError};

use crate::crier::{Language, Manner, Words};

/// Something in words, made once for each language, manner and key: a cache that is as old as what it tells.
#[derive(Debug)]
pub(super) struct Said<K, T>(Mutex<Vec<Entry<K, T>>>);

/// In which words, for which key, and what was said.
type Entry<K, T> = (Language, Manner, K, Arc<T>);

impl<K: Copy + PartialEq, T> Said<K, T> {
    /// What was said in those words for that key, or what `say` says now.
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
