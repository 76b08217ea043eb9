//! A player's points at the end (`rules.md 6`).

use super::building::{Building, ByBuilding};
use super::color::{ByColor, Color};

/// A finished sheet as entered; loose, and checked by [`Score::of`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Buildings drawn in each row.
    pub built: ByBuilding<u8>,
    /// The number in each character's circle, beside the row it scores; 0 where none is written.
    pub circles: ByBuilding<u8>,
    /// Resources circled and not spent: influence, deniers, knowledge by their colors.
    pub leftovers: ByColor<u8>,
    /// Citizens on the three tracks together.
    pub citizens: u8,
}

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// A row has six columns, and so many were entered.
    TooManyBuilt(Building, u8),
    /// The circles hold so many numbers, but so many Cathedrals were drawn.
    CircleCount(u8, u8),
    /// The circles' numbers are not 1, 1, 2, 2, 3, 3 as far as they go (`rules.md 6.2`).
    CircleNumbers,
    /// A resource track has eighteen, and so many were entered.
    TooManyLeftovers(Color, u8),
    /// The three tracks have twenty each, and so many were entered.
    TooManyCitizens(u8),
}

/// A sheet that cannot be, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRefusal {
    /// What was entered.
    pub sheet: Sheet,
    /// Every reason.
    pub reasons: Vec<SheetReason>,
}

/// The points of a sheet that can be.
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
    /// The points of a sheet (`rules.md 6.2`, `6.3`).
    ///
    /// # Errors
    /// The sheet with every reason why it cannot be.
    pub fn of(sheet: Sheet) -> Result<Self, SheetRefusal> {
        let reasons = sheet.reasons();
        if !reasons.is_empty() {
            return Err(SheetRefusal { sheet, reasons });
        }
        let row = |building| sheet.built.get(building) * sheet.circles.get(building);
        Ok(Self {
            rows: ByBuilding {
                fortress: row(Building::Fortress),
                counts_palace: row(Building::CountsPalace),
                great_hall: row(Building::GreatHall),
                city_hall: row(Building::CityHall),
                cathedral: row(Building::Cathedral),
                bishopric: row(Building::Bishopric),
            },
            leftovers: Color::ALL.into_iter().map(|color| sheet.leftovers.get(color) / 2).sum(),
            citizens: sheet.citizens,
        })
    }

    /// All points together.
    #[must_use]
    pub fn total(&self) -> u16 {
        let rows: u16 = Building::ALL.into_iter().map(|building| u16::from(*self.rows.get(building))).sum();
        rows + u16::from(self.leftovers) + u16::from(self.citizens)
    }
}

impl Sheet {
    /// Columns in a row.
    const COLUMNS: u8 = 6;
    /// Resources on a track (`rules.md 7.1`).
    const RESOURCES: u8 = 18;
    /// Citizens on three tracks of twenty (`rules.md 7.2`).
    const CITIZENS: u8 = 60;
    /// The numbers written for a player's Cathedrals, as they are built.
    const CIRCLES: [u8; 6] = [1, 1, 2, 2, 3, 3];

    fn reasons(&self) -> Vec<SheetReason> {
        let built = Building::ALL.map(|building| (building, *self.built.get(building))).into_iter();
        let left = Color::ALL.map(|color| (color, *self.leftovers.get(color))).into_iter();
        let mut reasons: Vec<SheetReason> = built
            .filter(|(_, count)| *count > Self::COLUMNS)
            .map(|(building, count)| SheetReason::TooManyBuilt(building, count))
            .chain(
                left.filter(|(_, count)| *count > Self::RESOURCES)
                    .map(|(color, count)| SheetReason::TooManyLeftovers(color, count)),
            )
            .collect();
        if self.citizens > Self::CITIZENS {
            reasons.push(SheetReason::TooManyCitizens(self.citizens));
        }

        let mut circles: Vec<u8> = Building::ALL.map(|building| *self.circles.get(building)).to_vec();
        circles.retain(|number| *number > 0);
        circles.sort_unstable();
        let count = u8::try_from(circles.len()).unwrap_or(u8::MAX);
        if count != self.built.cathedral {
            reasons.push(SheetReason::CircleCount(count, self.built.cathedral));
        }
        if !Self::CIRCLES.starts_with(&circles) {
            reasons.push(SheetReason::CircleNumbers);
        }
        reasons
    }
}
