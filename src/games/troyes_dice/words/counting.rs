//! The reckoning's fields, reasons, warnings and achievements in words.

use crate::chronicle::hall::{FinishedReason, RenameRefusal};
use crate::crier::Words;
use crate::games::troyes_dice::record::Results;
use crate::games::troyes_dice::rules::{
    Achievement, Building, Color, Score, SheetField, SheetReason, Warning, ranking,
};

impl Words {
    /// A row's name, as “City Hall”.
    #[must_use]
    pub fn building(&self, building: Building) -> String {
        self.text(match building {
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
    pub fn resource(&self, color: Color) -> String {
        self.text(match color {
            Color::Red => "resource-influence",
            Color::Yellow => "resource-deniers",
            Color::White => "resource-knowledge",
        })
    }

    /// What a field of the sheet is called, to a person and to a screen reader.
    #[must_use]
    pub fn sheet_field(&self, field: SheetField) -> String {
        match field {
            SheetField::Built(building) => {
                self.with("sheet-field-built", &[("building", self.building(building).into())])
            }
            SheetField::Circle(building) => {
                self.with("sheet-field-circle", &[("building", self.building(building).into())])
            }
            SheetField::Leftovers(color) => {
                self.with("sheet-field-leftovers", &[("resource", self.resource(color).into())])
            }
            SheetField::Citizens => self.text("sheet-field-citizens"),
        }
    }

    /// Why a sheet cannot be.
    #[must_use]
    pub fn sheet_reason(&self, reason: SheetReason) -> String {
        match reason {
            SheetReason::TooManyBuilt(building, count) => self.with(
                "refusal-too-many-built",
                &[("building", self.building(building).into()), ("count", count.into())],
            ),
            SheetReason::NoSuchCircle(building, number) => self.with(
                "refusal-no-such-circle",
                &[("building", self.building(building).into()), ("number", number.into())],
            ),
            SheetReason::CircleCount(circles, cathedrals) => {
                self.with("refusal-circle-count", &[("circles", circles.into()), ("cathedrals", cathedrals.into())])
            }
            SheetReason::CircleTooOften { number, circles, due } => self.with(
                "refusal-circle-too-often",
                &[("number", number.into()), ("circles", circles.into()), ("due", due.into())],
            ),
            SheetReason::TooManyLeftovers(color, count) => self.with(
                "refusal-too-many-leftovers",
                &[("resource", self.resource(color).into()), ("count", count.into())],
            ),
            SheetReason::TooManyCitizens(count) => self.with("refusal-too-many-citizens", &[("count", count.into())]),
        }
    }

    /// What is surprising about a sheet.
    #[must_use]
    pub fn sheet_warning(&self, warning: Warning) -> String {
        match warning {
            Warning::ManyInStruckColumns(building, count) => self.with(
                "warning-many-in-struck-columns",
                &[("building", self.building(building).into()), ("count", count.into())],
            ),
            Warning::TooManyBefore { half_day, buildings, half_days } => self.with(
                "warning-too-many-before",
                &[
                    ("half-day", self.half_day(half_day).into()),
                    ("buildings", buildings.into()),
                    ("half-days", half_days.into()),
                ],
            ),
            Warning::TracksWithoutCitizens(tracks, citizens) => self
                .with("warning-tracks-without-citizens", &[("tracks", tracks.into()), ("citizens", citizens.into())]),
        }
    }

    /// An achievement, as the page says it.
    #[must_use]
    pub fn achievement(&self, achievement: Achievement) -> String {
        match achievement {
            Achievement::ThreeSolo => self.text("achievement-three-solo"),
            Achievement::ThreeMultiplayer => self.text("achievement-three-multiplayer"),
            Achievement::ThreeExpansion => self.text("achievement-three-expansion"),
            Achievement::FortyFivePoints => self.with("achievement-points", &[("points", 45.into())]),
            Achievement::FiftyFivePoints => self.with("achievement-points", &[("points", 55.into())]),
            Achievement::SixtyFivePoints => self.with("achievement-points", &[("points", 65.into())]),
            Achievement::WonOverSixty => self.text("achievement-won-over-sixty"),
            Achievement::EighteenFromOne => self.text("achievement-eighteen-from-one"),
            Achievement::FortyCitizens => self.text("achievement-forty-citizens"),
            Achievement::FullRow(building) => {
                self.with("achievement-full-row", &[("building", self.building(building).into())])
            }
            Achievement::ResourceTrack(color) => {
                self.with("achievement-resource-track", &[("resource", self.resource(color).into())])
            }
            Achievement::CitizenTrack(color) => {
                self.with("achievement-citizen-track", &[("color-name", self.color(color).into())])
            }
        }
    }

    /// Why a game does not go to the hall of fame; players are told by their names in the reckoning.
    #[must_use]
    pub fn finished_reason(&self, reason: FinishedReason, reckoning: Option<&Results>) -> String {
        let name = |at: usize| {
            let player = reckoning.and_then(|reckoning| reckoning.players.get(at));
            player.map(|player| player.name.trim().to_owned()).unwrap_or_default()
        };
        match reason {
            FinishedReason::NotOver => self.text("refusal-not-over"),
            FinishedReason::Nobody => self.text("refusal-nobody"),
            FinishedReason::NoName(at) => self.with("refusal-no-name", &[("player", (at + 1).into())]),
            FinishedReason::NameTwice(_, at) => self.with("refusal-name-twice", &[("name", name(at).into())]),
            FinishedReason::Sheet(at, reason) => {
                let reason = self.sheet_reason(reason);
                self.with("refusal-sheet", &[("name", name(at).into()), ("reason", reason.into())])
            }
        }
    }

    /// Why a player cannot bear a name.
    #[must_use]
    pub fn rename_refusal(&self, refusal: &RenameRefusal) -> String {
        match refusal {
            RenameRefusal::Unknown(name) => self.with("refusal-unknown-player", &[("name", name.to_string().into())]),
            RenameRefusal::Two(one, other) => self
                .with("refusal-two-players", &[("one", one.to_string().into()), ("other", other.to_string().into())]),
        }
    }

    /// Who won, to be cried; nothing as long as somebody's sheet cannot be, or if there is nobody.
    #[must_use]
    pub fn winner(&self, reckoning: &Results) -> Option<String> {
        let scores: Vec<Score> = reckoning.scores().into_iter().collect::<Result<_, _>>().ok()?;
        let points = scores.iter().map(Score::total).max()?;
        let ranked = reckoning.players.iter().zip(ranking(&scores));
        let names: Vec<&str> = ranked.filter(|(_, rank)| *rank == 1).map(|(player, _)| player.name.trim()).collect();
        let (last, others) = names.split_last()?;
        Some(match others {
            [] if scores.len() == 1 => self.with("cry-alone", &[("name", (*last).into()), ("points", points.into())]),
            [] => self.with("cry-winner", &[("name", (*last).into()), ("points", points.into())]),
            others => self.with(
                "cry-winners",
                &[("others", others.join(", ").into()), ("last", (*last).into()), ("points", points.into())],
            ),
        })
    }
}
