//! A player's sheet as format 1 of the saved game and of the hall of fame writes it.
//!
//! A promise like the formats themselves: a new format of either takes a new sheet beside this one.

use serde::{Deserialize, Serialize};

use crate::games::troyes_dice::record::PlayerSheet;
use crate::games::troyes_dice::rules::{Building, ByBuilding, ByColor, Color, FullTracks, Sheet as Entered};

/// One player's sheet; rows top to bottom, colors red, yellow, white.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    name: String,
    built: [u8; 6],
    circles: [u8; 6],
    leftovers: [u8; 3],
    citizens: u8,
    full_resources: [bool; 3],
    full_citizens: [bool; 3],
}

impl From<&PlayerSheet> for Sheet {
    fn from(player: &PlayerSheet) -> Self {
        let PlayerSheet { name, sheet } = player;
        Self {
            name: name.clone(),
            built: Building::ALL.map(|building| *sheet.built.get(building)),
            circles: Building::ALL.map(|building| *sheet.circles.get(building)),
            leftovers: Color::ALL.map(|color| *sheet.leftovers.get(color)),
            citizens: sheet.citizens,
            full_resources: Color::ALL.map(|color| *sheet.tracks.resources.get(color)),
            full_citizens: Color::ALL.map(|color| *sheet.tracks.citizens.get(color)),
        }
    }
}

impl From<Sheet> for PlayerSheet {
    fn from(kept: Sheet) -> Self {
        Self {
            name: kept.name,
            sheet: Entered {
                built: by_building(kept.built),
                circles: by_building(kept.circles),
                leftovers: by_color(kept.leftovers),
                citizens: kept.citizens,
                tracks: FullTracks { resources: by_color(kept.full_resources), citizens: by_color(kept.full_citizens) },
            },
        }
    }
}

fn by_building([fortress, counts_palace, great_hall, city_hall, cathedral, bishopric]: [u8; 6]) -> ByBuilding<u8> {
    ByBuilding { fortress, counts_palace, great_hall, city_hall, cathedral, bishopric }
}

fn by_color<T>([red, yellow, white]: [T; 3]) -> ByColor<T> {
    ByColor { red, yellow, white }
}
