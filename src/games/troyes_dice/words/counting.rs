//! The count's fields, its warnings, and achievements in words.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Achievement, Building, Color, SheetField, Warning};
use crate::games::troyes_dice::words;

/// A row's name, as “City Hall”.
#[must_use]
pub fn building(words: &Words, building: Building) -> String {
    words.text(match building {
        Building::Fortress => "building-fortress",
        Building::CountsPalace => "building-counts-palace",
        Building::GreatHall => "building-great-hall",
        Building::CityHall => "building-city-hall",
        Building::Cathedral => "building-cathedral",
        Building::Bishopric => "building-bishopric",
    })
}

/// The name of a color's resource.
#[must_use]
pub fn resource(words: &Words, color: Color) -> String {
    words.text(match color {
        Color::Red => "resource-influence",
        Color::Yellow => "resource-deniers",
        Color::White => "resource-knowledge",
    })
}

/// What a field of the sheet is called, to a person and to a screen reader.
#[must_use]
pub fn sheet_field(words: &Words, field: SheetField) -> String {
    match field {
        SheetField::Built(building) => {
            words.with("sheet-field-built", &[("building", words::building(words, building).into())])
        }
        SheetField::Circle(building) => {
            words.with("sheet-field-circle", &[("building", words::building(words, building).into())])
        }
        SheetField::Leftovers(color) => {
            words.with("sheet-field-leftovers", &[("resource", words::resource(words, color).into())])
        }
        SheetField::Citizens => words.text("sheet-field-citizens"),
    }
}

/// What is surprising about a sheet.
#[must_use]
pub fn sheet_warning(words: &Words, warning: Warning) -> String {
    match warning {
        Warning::ManyInStruckColumns(building, count) => words.with(
            "warning-many-in-struck-columns",
            &[("building", words::building(words, building).into()), ("count", count.into())],
        ),
        Warning::TooManyBefore { half_day, buildings, half_days } => words.with(
            "warning-too-many-before",
            &[
                ("half-day", words::half_day(words, half_day).into()),
                ("buildings", buildings.into()),
                ("half-days", half_days.into()),
            ],
        ),
        Warning::TracksWithoutCitizens(tracks, citizens) => {
            words.with("warning-tracks-without-citizens", &[("tracks", tracks.into()), ("citizens", citizens.into())])
        }
    }
}

/// An achievement, as the page says it.
#[must_use]
pub fn achievement(words: &Words, achievement: Achievement) -> String {
    match achievement {
        Achievement::ThreeSolo => words.text("achievement-three-solo"),
        Achievement::ThreeMultiplayer => words.text("achievement-three-multiplayer"),
        Achievement::ThreeExpansion => words.text("achievement-three-expansion"),
        Achievement::FortyFivePoints => words.with("achievement-points", &[("points", 45.into())]),
        Achievement::FiftyFivePoints => words.with("achievement-points", &[("points", 55.into())]),
        Achievement::SixtyFivePoints => words.with("achievement-points", &[("points", 65.into())]),
        Achievement::WonOverSixty => words.text("achievement-won-over-sixty"),
        Achievement::EighteenFromOne => words.text("achievement-eighteen-from-one"),
        Achievement::FortyCitizens => words.text("achievement-forty-citizens"),
        Achievement::FullRow(building) => {
            words.with("achievement-full-row", &[("building", words::building(words, building).into())])
        }
        Achievement::ResourceTrack(color) => {
            words.with("achievement-resource-track", &[("resource", words::resource(words, color).into())])
        }
        Achievement::CitizenTrack(color) => {
            words.with("achievement-citizen-track", &[("color-name", words::color(words, color).into())])
        }
    }
}
