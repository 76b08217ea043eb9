//! A player's sheet in format 1 of the saved game and of the hall of fame.
//!
//! A promise like the formats themselves: a new format of either takes a new sheet beside this one.

use serde::{Deserialize, Serialize};

use crate::games::troyes_dice::record::PlayerSheet;
use crate::games::troyes_dice::rules::{ByBuilding, ByColor, FullTracks, Sheet as Entered};

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
            built: sheet.built.into_array(),
            circles: sheet.circles.into_array(),
            leftovers: sheet.leftovers.into_array(),
            citizens: sheet.citizens,
            full_resources: sheet.tracks.resources.into_array(),
            full_citizens: sheet.tracks.citizens.into_array(),
        }
    }
}

impl From<Sheet> for PlayerSheet {
    fn from(kept: Sheet) -> Self {
        Self {
            name: kept.name,
            sheet: Entered {
                built: ByBuilding::from_array(kept.built),
                circles: ByBuilding::from_array(kept.circles),
                leftovers: ByColor::from_array(kept.leftovers),
                citizens: kept.citizens,
                tracks: FullTracks {
                    resources: ByColor::from_array(kept.full_resources),
                    citizens: ByColor::from_array(kept.full_citizens),
                },
            },
        }
    }
}
