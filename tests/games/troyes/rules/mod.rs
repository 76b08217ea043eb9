//! The rules of Troyes, held against the rule list and the rulebook's own examples.

mod round;
