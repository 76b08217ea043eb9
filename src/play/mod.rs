//! What every game is to the rooms: the traits that a game implements, and nothing else.
//!
//! Rules are pure: no clock, chance, files, threads, window or serialization. Dice faces come in as values.

/// A game that a crier can run: orders go in, happenings come out, and the table is their fold.
///
/// A room may assume no more of a game than its traits say.
pub trait Game {
    /// What stands on the table; cloned to fold the record anew.
    type Table: Clone;
    /// What the crier asks for.
    type Order: Clone + PartialEq;
    /// What an order caused.
    type Happening: Clone;
    /// Why an order cannot be followed, with the order.
    type Refusal;

    /// The name in file formats, as `troyes-dice`.
    const NAME: &'static str;

    /// Says what the order causes, without causing it.
    ///
    /// # Errors
    /// A refusal when the rules do not allow the order now.
    fn decide(table: &Self::Table, order: &Self::Order) -> Result<Vec<Self::Happening>, Self::Refusal>;

    /// Lets one happening take place; cannot fail on what [`Game::decide`] gave.
    fn apply(table: &mut Self::Table, happening: &Self::Happening);
}
