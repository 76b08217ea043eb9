//! The rule reference with its drawings.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Building, Color, Face};
use crate::games::troyes_dice::stage::{Art, Body, Icon};
use crate::games::troyes_dice::words::{Rule, RulePage};
use crate::show::{Reference, ReferenceLine, ReferencePage};

/// Returns all rules, page by page.
pub(super) fn reference(words: &Words) -> Reference {
    let page = |page: RulePage| ReferencePage {
        title: page.title(words),
        lines: page.rules().into_iter().map(|rule| line(words, rule)).collect(),
    };
    Reference { pages: RulePage::ALL.into_iter().map(page).collect() }
}

fn line(words: &Words, rule: Rule) -> ReferenceLine {
    let sprites = art(rule).into_iter().map(Art::sprite).collect();
    ReferenceLine { text: rule.text(words), rule: rule.number(), sprites }
}

/// Returns the drawings of a rule's subject, from back to front.
fn art(rule: Rule) -> Vec<Art> {
    match rule {
        Rule::Days => vec![Art::Icon(Icon::Sun)],
        Rule::Roll => die(Body::Clear, Face::Five),
        Rule::Place => die(Body::Black, Face::Three),
        Rule::Color => [vec![Art::Plaza(Color::Yellow)], die(Body::Tinted(Color::Yellow), Face::Four)].concat(),
        Rule::Destroy => vec![Art::Rubble],
        Rule::Choose => die(Body::Tinted(Color::Red), Face::Six),
        Rule::Rebuild => vec![Art::Plaza(Color::White)],
        Rule::OtherSide => vec![Art::Reminder(Color::Red)],
        Rule::Turn | Rule::End => vec![Art::Icon(Icon::Moon)],
        Rule::Red | Rule::Influence => vec![Art::Icon(Icon::Influence)],
        Rule::Yellow | Rule::Deniers | Rule::PriceThird | Rule::PriceFourth => vec![Art::Icon(Icon::Denier)],
        Rule::White | Rule::Knowledge => vec![Art::Icon(Icon::Knowledge)],
        Rule::Plazas => vec![Art::Plaza(Color::Yellow)],
        Rule::Neutral => vec![Art::SmallLayer],
        Rule::PriceFirst => vec![Art::Icon(Icon::Free)],
        Rule::PriceSecond | Rule::NoneFree | Rule::Start | Rule::Later | Rule::Leftovers => vec![Art::Icon(Icon::Any)],
        Rule::Gain => die(Body::Tinted(Color::White), Face::Three),
        Rule::Track | Rule::FullTrack | Rule::Citizen => vec![Art::Citizen(Color::Red)],
        Rule::ThreeCitizens | Rule::SixCitizens => vec![Art::Citizen(Color::Yellow)],
        Rule::FifteenCitizens | Rule::TwentyCitizens => vec![Art::Citizen(Color::White)],
        Rule::Prestige | Rule::Fortress | Rule::Protected => vec![Art::Building(Building::Fortress)],
        Rule::Palace => vec![Art::Building(Building::CountsPalace)],
        Rule::GreatHall => vec![Art::Building(Building::GreatHall)],
        Rule::Work | Rule::CityHall => vec![Art::Building(Building::CityHall)],
        Rule::Cathedral | Rule::RowPoints => vec![Art::Building(Building::Cathedral)],
        Rule::Bishopric => vec![Art::Building(Building::Bishopric)],
        Rule::FromDayThree | Rule::CrossOut => [die(Body::Clear, Face::Four), vec![Art::Icon(Icon::Crossed)]].concat(),
        Rule::Lost => vec![Art::Building(Building::Bishopric), Art::Icon(Icon::Crossed)],
        Rule::Tile(tile, side) => vec![Art::Tile(tile, side)],
        Rule::Numbers
        | Rule::Limits
        | Rule::Rows
        | Rule::Available
        | Rule::CathedralNumber
        | Rule::Links
        | Rule::Already
        | Rule::Tiles
        | Rule::TileTurns
        | Rule::TileWhom
        | Rule::Winner => Vec::new(),
    }
}

fn die(body: Body, face: Face) -> Vec<Art> {
    vec![Art::Die(body), Art::Pips(body.pips(), face)]
}
