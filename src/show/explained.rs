//! What something is, for whoever points at it or comes to it by the keyboard.

/// What something is: its name, one rule, and how it stands now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// What it is called.
    pub name: String,
    /// The rule that concerns it most, in one sentence of the rule reference.
    pub rule: String,
    /// How it stands now, in short sentences.
    pub state: Vec<String>,
}

impl Explained {
    /// All of it but the name, for readers of the screen.
    #[must_use]
    pub fn about(&self) -> String {
        let rule = std::iter::once(&self.rule).filter(|rule| !rule.is_empty());
        rule.chain(&self.state).map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}
