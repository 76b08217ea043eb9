//! A reference to a message by its name: data names its words, and a language is chosen later.

use super::in_words::InWords;
use super::words::Words;

/// A reference to a message with at most one argument, which needs no language either.
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

/// The argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Argument {
    /// A value that it selects on.
    Value(&'static str),
    /// The text of another message.
    Message(&'static MessageRef),
}

impl MessageRef {
    /// Refers to the message with that name.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, argument: None }
    }

    /// Sets an argument to a value that the message selects on.
    #[must_use]
    pub const fn of_value(self, argument: &'static str, value: &'static str) -> Self {
        Self { argument: Some((argument, Argument::Value(value))), ..self }
    }

    /// Sets an argument to the text of another message.
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
