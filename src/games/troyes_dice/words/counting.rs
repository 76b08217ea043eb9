//! The fields of the scoring, its warnings, and achievements in words.

use crate::crier::{InWords as _, MessageRef, Words};
use crate::games::troyes_dice::rules::{Achievement, Building, Color, Warning};
use crate::games::troyes_dice::words;

/// Returns a row's name, as “City Hall”.
#[must_use]
pub fn building(words: &Words, building: Building) -> String {
    building_message(building).in_words(words)
}

/// Returns the message of a row's name.
pub(crate) const fn building_message(building: Building) -> &'static MessageRef {
    match building {
        Building::Fortress => const { &MessageRef::new("building-fortress") },
        Building::CountsPalace => const { &MessageRef::new("building-counts-palace") },
        Building::GreatHall => const { &MessageRef::new("building-great-hall") },
        Building::CityHall => const { &MessageRef::new("building-city-hall") },
        Building::Cathedral => const { &MessageRef::new("building-cathedral") },
        Building::Bishopric => const { &MessageRef::new("building-bishopric") },
    }
}

/// Returns the name of a color's resource.
#[must_use]
pub fn resource(words: &Words, color: Color) -> String {
    resource_message(color).in_words(words)
}

/// Returns the message of a resource's name.
pub(crate) const fn resource_message(color: Color) -> &'static MessageRef {
    match color {
        Color::Red => const { &MessageRef::new("resource-influence") },
        Color::Yellow => const { &MessageRef::new("resource-deniers") },
        Color::White => const { &MessageRef::new("resource-knowledge") },
    }
}

/// Returns a warning about a sheet.
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

/// Returns an achievement in the words of the sheet's page.
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
