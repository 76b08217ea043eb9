//! The error of a text that names nothing.

/// A text that is none of the known names.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchValue {
    /// The text.
    pub text: String,
    /// The known names, in the order in which they are listed.
    pub known: Vec<String>,
}

impl NoSuchValue {
    /// Makes the error of a text and the known names.
    #[must_use]
    pub fn new<T: ToString>(text: &str, known: impl IntoIterator<Item = T>) -> Self {
        Self { text: text.to_owned(), known: known.into_iter().map(|name| name.to_string()).collect() }
    }
}
