//! The rules of the game, each as one sentence of the rule reference, with its number in `rules.md`.

use super::things;
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Side, Tile};

/// A page of the rule reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum RulePage {
    HalfDay,
    Prices,
    Actions,
    Changes,
    Buildings,
    Citizens,
    Strikes,
    Tiles,
    Scoring,
}

impl RulePage {
    /// All pages, in the order in which the game is learned.
    pub const ALL: [Self; 9] = [
        Self::HalfDay,
        Self::Prices,
        Self::Actions,
        Self::Changes,
        Self::Buildings,
        Self::Citizens,
        Self::Strikes,
        Self::Tiles,
        Self::Scoring,
    ];

    /// Returns the title of the page.
    #[must_use]
    pub fn title(self, words: &Words) -> String {
        words.text(match self {
            Self::HalfDay => "rules-half-day",
            Self::Prices => "rules-prices",
            Self::Actions => "rules-actions",
            Self::Changes => "rules-changes",
            Self::Buildings => "rules-buildings",
            Self::Citizens => "rules-citizens",
            Self::Strikes => "rules-strikes",
            Self::Tiles => "rules-tiles",
            Self::Scoring => "rules-scoring",
        })
    }

    /// Returns the rules of the page, top to bottom.
    #[must_use]
    pub fn rules(self) -> Vec<Rule> {
        match self {
            Self::HalfDay => vec![
                Rule::Days,
                Rule::Roll,
                Rule::Place,
                Rule::Color,
                Rule::Destroy,
                Rule::Choose,
                Rule::Rebuild,
                Rule::Turn,
            ],
            Self::Prices => vec![
                Rule::Red,
                Rule::Yellow,
                Rule::White,
                Rule::Plazas,
                Rule::OtherSide,
                Rule::Neutral,
                Rule::PriceFirst,
                Rule::PriceSecond,
                Rule::PriceThird,
                Rule::PriceFourth,
                Rule::NoneFree,
            ],
            Self::Actions => {
                vec![Rule::Start, Rule::Numbers, Rule::Gain, Rule::Track, Rule::Later, Rule::Prestige, Rule::Work]
            }
            Self::Changes => vec![Rule::Influence, Rule::Limits, Rule::Knowledge, Rule::Deniers],
            Self::Buildings => vec![
                Rule::Rows,
                Rule::Fortress,
                Rule::GreatHall,
                Rule::Available,
                Rule::Cathedral,
                Rule::CathedralNumber,
                Rule::Palace,
                Rule::CityHall,
                Rule::Bishopric,
                Rule::Links,
            ],
            Self::Citizens => vec![
                Rule::Citizen,
                Rule::ThreeCitizens,
                Rule::SixCitizens,
                Rule::FifteenCitizens,
                Rule::TwentyCitizens,
                Rule::FullTrack,
            ],
            Self::Strikes => vec![Rule::FromDayThree, Rule::CrossOut, Rule::Lost, Rule::Protected, Rule::Already],
            Self::Tiles => {
                let sides = |tile| [Side::Banquet, Side::Raid].map(|side| Rule::Tile(tile, side));
                let all = [Rule::Tiles, Rule::TileTurns, Rule::TileWhom];
                all.into_iter().chain(Tile::ALL.into_iter().flat_map(sides)).collect()
            }
            Self::Scoring => vec![Rule::End, Rule::RowPoints, Rule::Leftovers, Rule::Citizen, Rule::Winner],
        }
    }
}

/// A rule, which is one sentence of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is the sentence of its message")]
pub enum Rule {
    Days,
    Roll,
    Place,
    Color,
    Destroy,
    Choose,
    Rebuild,
    Turn,
    Red,
    Yellow,
    White,
    Plazas,
    OtherSide,
    Neutral,
    PriceFirst,
    PriceSecond,
    PriceThird,
    PriceFourth,
    NoneFree,
    Start,
    Numbers,
    Gain,
    Track,
    Later,
    Prestige,
    Work,
    Influence,
    Limits,
    Knowledge,
    Deniers,
    Rows,
    Fortress,
    GreatHall,
    Available,
    Cathedral,
    CathedralNumber,
    Palace,
    CityHall,
    Bishopric,
    Links,
    Citizen,
    ThreeCitizens,
    SixCitizens,
    FifteenCitizens,
    TwentyCitizens,
    FullTrack,
    FromDayThree,
    CrossOut,
    Lost,
    Protected,
    Already,
    Tiles,
    TileTurns,
    TileWhom,
    End,
    RowPoints,
    Leftovers,
    Winner,
    /// The effect of that side of a tile.
    Tile(Tile, Side),
}

impl Rule {
    /// Returns the sentence.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self.stands() {
            Stands::Message(name, _) => words.text(name),
            Stands::Tile(tile, side) => things::tile_side(words, tile, side),
        }
    }

    /// Returns its number in `rules.md`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self.stands() {
            Stands::Message(_, number) => number,
            Stands::Tile(Tile::Eight, Side::Banquet) => "4.4",
            Stands::Tile(Tile::Eight, Side::Raid) => "4.5",
            Stands::Tile(..) => "4.3",
        }
    }

    const fn stands(self) -> Stands {
        let (name, number) = match self {
            Self::Tile(tile, side) => return Stands::Tile(tile, side),
            Self::Days => ("rule-days", "2"),
            Self::Roll => ("rule-roll", "2.1"),
            Self::Place => ("rule-place", "2.2"),
            Self::Color => ("rule-color", "2.2"),
            Self::Destroy => ("rule-destroy", "2.3"),
            Self::Choose => ("rule-choose", "2.5"),
            Self::Rebuild => ("rule-rebuild", "2.8"),
            Self::Turn => ("rule-turn", "2.8"),
            Self::Red => ("rule-red", "1.1"),
            Self::Yellow => ("rule-yellow", "1.1"),
            Self::White => ("rule-white", "1.1"),
            Self::Plazas => ("rule-plazas", "1.2"),
            Self::OtherSide => ("rule-other-side", "1.4"),
            Self::Neutral => ("rule-neutral", "1.5"),
            Self::PriceFirst => ("rule-price-first", "1.6"),
            Self::PriceSecond => ("rule-price-second", "1.6"),
            Self::PriceThird => ("rule-price-third", "1.6"),
            Self::PriceFourth => ("rule-price-fourth", "1.6"),
            Self::NoneFree => ("rule-none-free", "2.6"),
            Self::Start => ("rule-start", "3.4"),
            Self::Numbers => ("rule-numbers", "5"),
            Self::Gain => ("rule-gain", "3.3"),
            Self::Track => ("rule-track", "7.1"),
            Self::Later => ("rule-later", "3.5"),
            Self::Prestige => ("rule-prestige", "3.3"),
            Self::Work => ("rule-work", "3.3"),
            Self::Influence => ("rule-influence", "3.1"),
            Self::Limits => ("rule-limits", "3.1"),
            Self::Knowledge => ("rule-knowledge", "3.2"),
            Self::Deniers => ("rule-deniers", "1.6"),
            Self::Rows => ("rule-rows", "6.1"),
            Self::Fortress => ("rule-fortress", "7.3"),
            Self::GreatHall => ("rule-great-hall", "7.4"),
            Self::Available => ("rule-available", "7.4"),
            Self::Cathedral => ("rule-cathedral", "6.2"),
            Self::CathedralNumber => ("rule-cathedral-number", "6.2"),
            Self::Palace => ("rule-palace", "7.3"),
            Self::CityHall => ("rule-city-hall", "7.3"),
            Self::Bishopric => ("rule-bishopric", "7.3"),
            Self::Links => ("rule-links", "7.5"),
            Self::Citizen => ("rule-citizen", "6.3"),
            Self::ThreeCitizens => ("rule-three-citizens", "7.2"),
            Self::SixCitizens => ("rule-six-citizens", "7.2"),
            Self::FifteenCitizens => ("rule-fifteen-citizens", "7.2"),
            Self::TwentyCitizens => ("rule-twenty-citizens", "7.2"),
            Self::FullTrack => ("rule-full-track", "7.2"),
            Self::FromDayThree => ("rule-from-day-three", "2.4"),
            Self::CrossOut => ("rule-cross-out", "2.4"),
            Self::Lost => ("rule-lost", "2.4"),
            Self::Protected => ("rule-protected", "2.4"),
            Self::Already => ("rule-already", "2.4"),
            Self::Tiles => ("rule-tiles", "4.1"),
            Self::TileTurns => ("rule-tile-turns", "4.2"),
            Self::TileWhom => ("rule-tile-whom", "4.3"),
            Self::End => ("rule-end", "2.8"),
            Self::RowPoints => ("rule-row-points", "6.2"),
            Self::Leftovers => ("rule-leftovers", "6.3"),
            Self::Winner => ("rule-winner", "6.3"),
        };
        Stands::Message(name, number)
    }
}

/// The source of a rule's sentence and its number.
enum Stands {
    /// A message, and the number.
    Message(&'static str, &'static str),
    /// The words of a tile's side.
    Tile(Tile, Side),
}
