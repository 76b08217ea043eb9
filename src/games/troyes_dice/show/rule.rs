//! The rule book of the reference: each rule is a sentence with its number in `rules.md` and a drawing of its subject.

use crate::games::troyes_dice::rules::{Building, Color, Face, Side, Tile};
use crate::games::troyes_dice::stage::{Art, Body, Icon};
use crate::games::troyes_dice::words;
use crate::show::{Rule, RulePage};
use crate::stage::Sprite;

const fn die(body: Body, face: Face) -> [Sprite; 2] {
    [Art::Die(body).sprite(), Art::Pips(body.pips(), face).sprite()]
}

const CROSSED: [Sprite; 3] = [
    Art::Die(Body::Clear).sprite(),
    Art::Pips(Body::Clear.pips(), Face::Four).sprite(),
    Art::Icon(Icon::Crossed).sprite(),
];

pub(super) const DAYS: Rule = Rule::new("rule-days", "2", &[Art::Icon(Icon::Sun).sprite()]);
pub(super) const ROLL: Rule = Rule::new("rule-roll", "2.1", &die(Body::Clear, Face::Five));
pub(super) const PLACE: Rule = Rule::new("rule-place", "2.2", &die(Body::Black, Face::Three));
pub(super) const COLOR: Rule = Rule::new(
    "rule-color",
    "2.2",
    &[
        Art::Plaza(Color::Yellow).sprite(),
        Art::Die(Body::Tinted(Color::Yellow)).sprite(),
        Art::Pips(Body::Tinted(Color::Yellow).pips(), Face::Four).sprite(),
    ],
);
pub(super) const DESTROY: Rule = Rule::new("rule-destroy", "2.3", &[Art::Rubble.sprite()]);
pub(super) const CHOOSE: Rule = Rule::new("rule-choose", "2.5", &die(Body::Tinted(Color::Red), Face::Six));
pub(super) const REBUILD: Rule = Rule::new("rule-rebuild", "2.8", &[Art::Plaza(Color::White).sprite()]);
pub(super) const TURN: Rule = Rule::new("rule-turn", "2.8", &[Art::Icon(Icon::Moon).sprite()]);
pub(super) const RED: Rule = Rule::new("rule-red", "1.1", &[Art::Icon(Icon::Influence).sprite()]);
pub(super) const YELLOW: Rule = Rule::new("rule-yellow", "1.1", &[Art::Icon(Icon::Denier).sprite()]);
pub(super) const WHITE: Rule = Rule::new("rule-white", "1.1", &[Art::Icon(Icon::Knowledge).sprite()]);
pub(super) const PLAZAS: Rule = Rule::new("rule-plazas", "1.2", &[Art::Plaza(Color::Yellow).sprite()]);
pub(super) const OTHER_SIDE: Rule = Rule::new("rule-other-side", "1.4", &[Art::Reminder(Color::Red).sprite()]);
pub(super) const NEUTRAL: Rule = Rule::new("rule-neutral", "1.5", &[Art::SmallLayer.sprite()]);
pub(super) const PRICE_FIRST: Rule = Rule::new("rule-price-first", "1.6", &[Art::Icon(Icon::Free).sprite()]);
pub(super) const PRICE_SECOND: Rule = Rule::new("rule-price-second", "1.6", &[Art::Icon(Icon::Any).sprite()]);
pub(super) const PRICE_THIRD: Rule = Rule::new("rule-price-third", "1.6", &[Art::Icon(Icon::Denier).sprite()]);
pub(super) const PRICE_FOURTH: Rule = Rule::new("rule-price-fourth", "1.6", &[Art::Icon(Icon::Denier).sprite()]);
pub(super) const NONE_FREE: Rule = Rule::new("rule-none-free", "2.6", &[Art::Icon(Icon::Any).sprite()]);
pub(super) const START: Rule = Rule::new("rule-start", "3.4", &[Art::Icon(Icon::Any).sprite()]);
pub(super) const NUMBERS: Rule = Rule::new("rule-numbers", "5", &[]);
pub(super) const GAIN: Rule = Rule::new("rule-gain", "3.3", &die(Body::Tinted(Color::White), Face::Three));
pub(super) const TRACK: Rule = Rule::new("rule-track", "7.1", &[Art::Citizen(Color::Red).sprite()]);
pub(super) const LATER: Rule = Rule::new("rule-later", "3.5", &[Art::Icon(Icon::Any).sprite()]);
pub(super) const PRESTIGE: Rule = Rule::new("rule-prestige", "3.3", &[Art::Building(Building::Fortress).sprite()]);
pub(super) const WORK: Rule = Rule::new("rule-work", "3.3", &[Art::Building(Building::CityHall).sprite()]);
pub(super) const INFLUENCE: Rule = Rule::new("rule-influence", "3.1", &[Art::Icon(Icon::Influence).sprite()]);
pub(super) const LIMITS: Rule = Rule::new("rule-limits", "3.1", &[]);
pub(super) const KNOWLEDGE: Rule = Rule::new("rule-knowledge", "3.2", &[Art::Icon(Icon::Knowledge).sprite()]);
pub(super) const DENIERS: Rule = Rule::new("rule-deniers", "1.6", &[Art::Icon(Icon::Denier).sprite()]);
pub(super) const ROWS: Rule = Rule::new("rule-rows", "6.1", &[]);
pub(super) const FORTRESS: Rule = Rule::new("rule-fortress", "7.3", &[Art::Building(Building::Fortress).sprite()]);
pub(super) const GREAT_HALL: Rule = Rule::new("rule-great-hall", "7.4", &[Art::Building(Building::GreatHall).sprite()]);
pub(super) const AVAILABLE: Rule = Rule::new("rule-available", "7.4", &[]);
pub(super) const CATHEDRAL: Rule = Rule::new("rule-cathedral", "6.2", &[Art::Building(Building::Cathedral).sprite()]);
pub(super) const CATHEDRAL_NUMBER: Rule = Rule::new("rule-cathedral-number", "6.2", &[]);
pub(super) const PALACE: Rule = Rule::new("rule-palace", "7.3", &[Art::Building(Building::CountsPalace).sprite()]);
pub(super) const CITY_HALL: Rule = Rule::new("rule-city-hall", "7.3", &[Art::Building(Building::CityHall).sprite()]);
pub(super) const BISHOPRIC: Rule = Rule::new("rule-bishopric", "7.3", &[Art::Building(Building::Bishopric).sprite()]);
pub(super) const LINKS: Rule = Rule::new("rule-links", "7.5", &[]);
pub(super) const CITIZEN: Rule = Rule::new("rule-citizen", "6.3", &[Art::Citizen(Color::Red).sprite()]);
pub(super) const THREE_CITIZENS: Rule =
    Rule::new("rule-three-citizens", "7.2", &[Art::Citizen(Color::Yellow).sprite()]);
pub(super) const SIX_CITIZENS: Rule = Rule::new("rule-six-citizens", "7.2", &[Art::Citizen(Color::Yellow).sprite()]);
pub(super) const FIFTEEN_CITIZENS: Rule =
    Rule::new("rule-fifteen-citizens", "7.2", &[Art::Citizen(Color::White).sprite()]);
pub(super) const TWENTY_CITIZENS: Rule =
    Rule::new("rule-twenty-citizens", "7.2", &[Art::Citizen(Color::White).sprite()]);
pub(super) const FULL_TRACK: Rule = Rule::new("rule-full-track", "7.2", &[Art::Citizen(Color::Red).sprite()]);
pub(super) const FROM_DAY_THREE: Rule = Rule::new("rule-from-day-three", "2.4", &CROSSED);
pub(super) const CROSS_OUT: Rule = Rule::new("rule-cross-out", "2.4", &CROSSED);
pub(super) const LOST: Rule =
    Rule::new("rule-lost", "2.4", &[Art::Building(Building::Bishopric).sprite(), Art::Icon(Icon::Crossed).sprite()]);
pub(super) const PROTECTED: Rule = Rule::new("rule-protected", "2.4", &[Art::Building(Building::Fortress).sprite()]);
pub(super) const ALREADY: Rule = Rule::new("rule-already", "2.4", &[]);
pub(super) const TILES: Rule = Rule::new("rule-tiles", "4.1", &[]);
pub(super) const TILE_TURNS: Rule = Rule::new("rule-tile-turns", "4.2", &[]);
pub(super) const TILE_WHOM: Rule = Rule::new("rule-tile-whom", "4.3", &[]);
pub(super) const TILE_EIGHT: Rule = Rule::new("rule-tile-eight", "4.3", &[]);
pub(super) const END: Rule = Rule::new("rule-end", "2.8", &[Art::Icon(Icon::Moon).sprite()]);
pub(super) const ROW_POINTS: Rule = Rule::new("rule-row-points", "6.2", &[Art::Building(Building::Cathedral).sprite()]);
pub(super) const LEFTOVERS: Rule = Rule::new("rule-leftovers", "6.3", &[Art::Icon(Icon::Any).sprite()]);
pub(super) const WINNER: Rule = Rule::new("rule-winner", "6.3", &[]);

/// The rule of a tile's side: its effect.
macro_rules! tile {
    ($tile:ident, $side:ident, $number:literal) => {
        Rule::told(
            |words| words::tile_side(words, Tile::$tile, Side::$side),
            $number,
            &[Art::Tile(Tile::$tile, Side::$side).sprite()],
        )
    };
}

pub(super) const EIGHT_BANQUET: Rule = tile!(Eight, Banquet, "4.4");
pub(super) const EIGHT_RAID: Rule = tile!(Eight, Raid, "4.5");

/// The pages, in the order in which the game is learned.
pub(super) const BOOK: &[RulePage] = &[
    RulePage { title: "rules-half-day", rules: &[DAYS, ROLL, PLACE, COLOR, DESTROY, CHOOSE, REBUILD, TURN] },
    RulePage {
        title: "rules-prices",
        rules: &[
            RED,
            YELLOW,
            WHITE,
            PLAZAS,
            OTHER_SIDE,
            NEUTRAL,
            PRICE_FIRST,
            PRICE_SECOND,
            PRICE_THIRD,
            PRICE_FOURTH,
            NONE_FREE,
        ],
    },
    RulePage { title: "rules-actions", rules: &[START, NUMBERS, GAIN, TRACK, LATER, PRESTIGE, WORK] },
    RulePage { title: "rules-changes", rules: &[INFLUENCE, LIMITS, KNOWLEDGE, DENIERS] },
    RulePage {
        title: "rules-buildings",
        rules: &[
            ROWS,
            FORTRESS,
            GREAT_HALL,
            AVAILABLE,
            CATHEDRAL,
            CATHEDRAL_NUMBER,
            PALACE,
            CITY_HALL,
            BISHOPRIC,
            LINKS,
        ],
    },
    RulePage {
        title: "rules-citizens",
        rules: &[CITIZEN, THREE_CITIZENS, SIX_CITIZENS, FIFTEEN_CITIZENS, TWENTY_CITIZENS, FULL_TRACK],
    },
    RulePage { title: "rules-strikes", rules: &[FROM_DAY_THREE, CROSS_OUT, LOST, PROTECTED, ALREADY] },
    RulePage {
        title: "rules-tiles",
        rules: &[
            TILES,
            TILE_TURNS,
            TILE_WHOM,
            TILE_EIGHT,
            tile!(One, Banquet, "4.3"),
            tile!(One, Raid, "4.3"),
            tile!(Two, Banquet, "4.3"),
            tile!(Two, Raid, "4.3"),
            tile!(Three, Banquet, "4.3"),
            tile!(Three, Raid, "4.3"),
            tile!(Four, Banquet, "4.3"),
            tile!(Four, Raid, "4.3"),
            tile!(Five, Banquet, "4.3"),
            tile!(Five, Raid, "4.3"),
            tile!(Six, Banquet, "4.3"),
            tile!(Six, Raid, "4.3"),
            tile!(Seven, Banquet, "4.3"),
            tile!(Seven, Raid, "4.3"),
            EIGHT_BANQUET,
            EIGHT_RAID,
        ],
    },
    RulePage { title: "rules-scoring", rules: &[END, ROW_POINTS, LEFTOVERS, CITIZEN, WINNER] },
];
