//! Games as somebody opens and plays them who wants them to break.

mod dice_village;
mod troyes;
mod troyes_dice;

use arbitrary::{Arbitrary as _, Result, Unstructured};
use town_crier::chronicle::{Code, Record, Recorded};

/// A game of which anything can be asked.
pub trait Hostile: Recorded {
    /// Any opening, much of it refused.
    ///
    /// # Errors
    /// There is no more input.
    fn any_opening(input: &mut Unstructured<'_>) -> Result<Self::Opening>;

    /// Any order, most of them refused.
    ///
    /// # Errors
    /// There is no more input.
    fn any_order(record: &Record<Self>, input: &mut Unstructured<'_>) -> Result<Self::Order>;

    /// An order that is on offer; none once the game is over.
    ///
    /// # Errors
    /// There is no more input.
    fn offered(record: &Record<Self>, input: &mut Unstructured<'_>) -> Result<Option<Self::Order>>;

    /// Whether that order is on offer; nothing if it is of a kind that no list offers.
    fn is_offered(record: &Record<Self>, order: &Self::Order) -> Option<bool>;

    /// What else holds of a table.
    ///
    /// # Panics
    /// It does not hold.
    fn holds(_table: &Self::Table) {}
}

/// A code of some letters.
fn code(input: &mut Unstructured<'_>) -> Result<Code> {
    let letters = <[u8; 4]>::arbitrary(input)?.map(|byte| char::from(b'A' + byte % 26));
    Ok(String::from_iter(letters).parse().expect("letters are a code"))
}
