//! A player's points at the end (`rules.md 6`).

use super::building::ByBuilding;
use super::sheet::{Sheet, SheetRefusal};

/// The points of a valid sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// For each row: its circle's number times the buildings drawn.
    pub rows: ByBuilding<u8>,
    /// One for each pair of the same leftover resource.
    pub leftovers: u8,
    /// One for each citizen.
    pub citizens: u8,
}

impl Score {
    /// Returns the points of a sheet (`rules.md 6.2`, `6.3`).
    ///
    /// ```
    /// use town_crier::games::troyes_dice::rules::{Score, Sheet};
    ///
    /// let score = Score::of(Sheet { citizens: 30, ..Sheet::default() });
    /// assert_eq!(score.map(|score| score.total()), Ok(30));
    /// ```
    ///
    /// # Errors
    /// The sheet with every reason why it cannot be.
    pub fn of(sheet: Sheet) -> Result<Self, SheetRefusal> {
        let reasons = sheet.reasons();
        if !reasons.is_empty() {
            return Err(SheetRefusal { sheet, reasons });
        }
        Ok(Self::so_far(&sheet))
    }

    /// Returns the points of the numbers so far, while somebody still enters them; also of an impossible sheet.
    #[must_use]
    pub fn so_far(sheet: &Sheet) -> Self {
        let pairs = sheet.leftovers.into_values().map(|left| left / 2);
        Self {
            rows: ByBuilding::from_fn(|building| sheet.built[building].saturating_mul(sheet.circles[building])),
            leftovers: pairs.fold(0, u8::saturating_add),
            citizens: sheet.citizens,
        }
    }

    /// Returns the sum of all points.
    #[must_use]
    pub fn total(&self) -> u16 {
        let rows: u16 = self.rows.into_values().map(u16::from).sum();
        rows + u16::from(self.leftovers) + u16::from(self.citizens)
    }
}
