//! Surprising numbers of a valid sheet.
//!
//! Strikes alone never make a row impossible: the die of a column may be crossed out and its building be there, because
//! it was drawn before the strike or because a Fortress in the column kept the die (`rules.md 2.4`). So nothing here
//! refuses.

use super::achievement::FullTracks;
use super::building::Building;
use super::calendar::HalfDay;
use super::event::{Strike, StruckBefore};
use super::sheet::{Sheet, SheetField};

/// A reason to look at a sheet again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// At least so many buildings of the row are in columns that were struck, were drawn before the strike, and are
    /// where no Fortress of this sheet can be.
    ///
    /// Ruling: one or two are drawn in time in many games; from [`Warning::SURPRISING`] on a slip of the pencil or of the
    /// keyboard is likelier.
    ManyInStruckColumns(Building, u8),
    /// At least so many buildings were drawn before the strike of that half-day, in only so many half-days.
    ///
    /// Ruling: a half-day gives one building. The citizens' bonuses give some more (`rules.md 7.2`), so it could still be.
    TooManyBefore {
        /// The half-day of the strike.
        half_day: HalfDay,
        /// The number of buildings that must have been drawn before it.
        buildings: u8,
        /// The number of half-days before it.
        half_days: u8,
    },
    /// So many citizen tracks are said to be full, which takes twenty citizens each, but there are only so many.
    TracksWithoutCitizens(u8, u8),
}

impl Warning {
    /// The number of early buildings in a row that causes a warning.
    pub const SURPRISING: u8 = 3;

    /// Returns all warnings about the sheet, given the game's strikes so far and those from before a takeover.
    #[must_use]
    pub fn of(sheet: &Sheet, tracks: &FullTracks, strikes: &[Strike], before: &[StruckBefore]) -> Vec<Self> {
        let early = Building::ALL.map(|building| (building, early(sheet, building, strikes, before)));
        let mut warnings = Vec::new();
        for (building, half_days) in &early {
            let count = u8::try_from(half_days.len()).unwrap_or(u8::MAX);
            if count >= Self::SURPRISING {
                warnings.push(Self::ManyInStruckColumns(*building, count));
            }
        }
        let early: Vec<HalfDay> = early.into_iter().flat_map(|(_, half_days)| half_days).collect();
        let too_many = HalfDay::all().find_map(|half_day| {
            let buildings = early.iter().filter(|before| **before <= half_day).count();
            let buildings = u8::try_from(buildings).unwrap_or(u8::MAX);
            let half_days = half_day.number() - 1;
            (buildings > half_days).then_some(Self::TooManyBefore { half_day, buildings, half_days })
        });
        warnings.extend(too_many);
        let full = tracks.full_citizen_tracks();
        if full.saturating_mul(Sheet::TRACK) > sheet.citizens {
            warnings.push(Self::TracksWithoutCitizens(full, sheet.citizens));
        }
        warnings
    }

    /// Returns the fields that a form marks.
    #[must_use]
    pub fn fields(self) -> Vec<SheetField> {
        match self {
            Self::ManyInStruckColumns(building, _) => vec![SheetField::Built(building)],
            Self::TooManyBefore { .. } => Building::ALL.map(SheetField::Built).to_vec(),
            Self::TracksWithoutCitizens(_, _) => vec![SheetField::Citizens],
        }
    }
}

/// Returns, for each building of the row that must have been drawn before its column was struck, the latest half-day of
/// that strike.
///
/// Doubts are decided for the player: the columns left empty are those struck first, and every Fortress is in a column
/// that it saves. A Fortress saves no other one, so those of the first row are not counted among their own saviors.
///
/// A die that was struck before a takeover (`rules.md 2.4`) was struck at the latest in the half-day before it.
fn early(sheet: &Sheet, building: Building, strikes: &[Strike], before: &[StruckBefore]) -> Vec<HalfDay> {
    let before = before.iter().filter(|die| die.color == building.color()).map(|die| die.latest());
    let hits = strikes.iter().filter(|strike| strike.sheets && !strike.already && strike.color == building.color());
    let hits: Vec<HalfDay> = before.chain(hits.map(|strike| strike.half_day)).collect();
    let fortresses = match building {
        Building::Fortress => 0,
        Building::CountsPalace
        | Building::GreatHall
        | Building::CityHall
        | Building::Cathedral
        | Building::Bishopric => sheet.built[Building::Fortress],
    };
    let built = sheet.built[building].min(Sheet::COLUMNS);
    let open = usize::from(Sheet::COLUMNS).saturating_sub(hits.len());
    let early = usize::from(built).saturating_sub(open).saturating_sub(usize::from(fortresses));
    hits.into_iter().rev().take(early).collect()
}
