//! A message by its name: what is data names its words and leaves them to whoever knows the language.

use super::in_words::InWords;
use super::words::Words;

/// A message that is told nothing, or one thing that needs no language either.
///
/// ```
/// use town_crier::crier::{InWords as _, Language, Manner, MessageRef, Words};
///
/// let english = Words::new(Language::English, Manner::Plain, None);
/// assert_eq!(MessageRef::new("results-total").in_words(&english), "Total");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageRef {
    id: &'static str,
    argument: Option<(&'static str, Argument)>,
}

/// What a message is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Argument {
    /// A value that it selects on.
    Value(&'static str),
    /// What another message says.
    Message(&'static MessageRef),
}

impl MessageRef {
    /// The message of that name.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, argument: None }
    }

    /// The same, which selects on that value of that argument.
    #[must_use]
    pub const fn of_value(self, argument: &'static str, value: &'static str) -> Self {
        Self { argument: Some((argument, Argument::Value(value))), ..self }
    }

    /// The same, with what another message says in that argument.
    #[must_use]
    pub const fn of_message(self, argument: &'static str, message: &'static Self) -> Self {
        Self { argument: Some((argument, Argument::Message(message))), ..self }
    }
}

impl InWords for MessageRef {
    fn in_words(&self, words: &Words) -> String {
        match self.argument {
            None => words.text(self.id),
            Some((argument, Argument::Value(value))) => words.with(self.id, &[(argument, value.into())]),
            Some((argument, Argument::Message(message))) => {
                words.with(self.id, &[(argument, message.in_words(words).into())])
            }
        }
    }
}
