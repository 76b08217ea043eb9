//! What is made once and drawn in many frames.

/// A value that is made again only when what it was made of has changed.
#[derive(Debug)]
pub(crate) struct Made<K, V>(Option<(K, V)>);

impl<K, V> Default for Made<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Made<K, V> {
    /// The value for that key.
    pub(crate) fn of(&mut self, key: K, make: impl FnOnce(&K) -> V) -> &V {
        let kept = self.0.take().filter(|(before, _)| *before == key);
        let (_, value) = self.0.insert(kept.unwrap_or_else(|| {
            let value = make(&key);
            (key, value)
        }));
        value
    }
}
