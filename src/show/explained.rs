//! The explanation of a thing, for the pointer and the keyboard focus.

/// The explanation of a thing: its name, one rule, and its state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The name.
    pub name: String,
    /// The rule that concerns it most, in one sentence of the rule reference.
    pub rule: String,
    /// Its current state, in short sentences.
    pub state: Vec<String>,
}

impl Explained {
    /// Returns all of it but the name, for screen readers.
    #[must_use]
    pub fn about(&self) -> String {
        let rule = std::iter::once(&self.rule).filter(|rule| !rule.is_empty());
        rule.chain(&self.state).map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}
