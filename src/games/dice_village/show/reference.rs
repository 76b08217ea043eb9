//! The rule reference with its drawings.

use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Face, Reward, Seat};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words::{Rule, RulePage};
use crate::show::{Reference, ReferenceLine, ReferencePage};

/// Returns all rules, page by page.
pub(super) fn reference(words: &Words) -> Reference {
    let page = |page: RulePage| ReferencePage {
        title: page.title(words),
        lines: page.rules().iter().map(|rule| line(words, *rule)).collect(),
    };
    Reference { pages: RulePage::ALL.into_iter().map(page).collect() }
}

fn line(words: &Words, rule: Rule) -> ReferenceLine {
    let sprites = art(rule).into_iter().map(Art::sprite).collect();
    ReferenceLine { text: rule.text(words), rule: rule.number(), sprites }
}

/// Returns the drawings of a rule's subject, from back to front.
fn art(rule: Rule) -> Vec<Art> {
    let mark = Mark::of(Seat(0));
    let die = |face: Face| vec![Art::Die(mark), Art::Good(face.good())];
    match rule {
        Rule::Figures => vec![Art::Title],
        Rule::Villages => vec![Art::Village(Base::ThreeFour)],
        Rule::Goods => vec![Art::Good(Face::One.good())],
        Rule::Begin | Rule::Roll => vec![Art::Die(mark)],
        Rule::Row | Rule::Counted => vec![Art::CardCounted],
        Rule::First | Rule::RoundEnd => vec![Art::Camel],
        Rule::Phases => vec![Art::Turn],
        Rule::Reroll | Rule::Changes => vec![Art::Favour],
        Rule::Adjust => die(Face::Six),
        Rule::Market => vec![Art::SlotMarket],
        Rule::Open | Rule::Sell | Rule::Several => vec![Art::Village(Base::OneSix)],
        Rule::Number => vec![Art::Stall(Face::Four)],
        Rule::Expand | Rule::Sides | Rule::StallsPay => vec![Art::Awning],
        Rule::Others => vec![Art::Village(Base::TwoFive), Art::GateClosed],
        Rule::Income | Rule::SameTurn | Rule::Pays | Rule::Buy => vec![Art::Coin],
        Rule::OneCoin => vec![Art::Reward(Reward::OneCoin)],
        Rule::TwoCoins => vec![Art::Reward(Reward::TwoCoins)],
        Rule::FiveFavours => vec![Art::Reward(Reward::FiveFavours)],
        Rule::FreeCard => vec![Art::Reward(Reward::FreeCard)],
        Rule::FreeDie | Rule::Gained => vec![Art::Reward(Reward::FreeCaravan)],
        Rule::FreePlacement | Rule::Once | Rule::Placement => vec![Art::Reward(Reward::FreePlacement)],
        Rule::Fill | Rule::Empty | Rule::HouseDeck | Rule::HouseVillages | Rule::HouseMerchants => vec![Art::CardBack],
        Rule::Ninth | Rule::Last => vec![Art::CellGoal],
        Rule::Winner => vec![Art::Cell(mark)],
        Rule::Hand => vec![Art::Hand],
        Rule::Inexact | Rule::Correct | Rule::Undecided => Vec::new(),
    }
}
