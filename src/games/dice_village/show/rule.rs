//! The rule book of the reference: each rule is a sentence or two with its number in `rules.md` and a drawing of its subject.

use crate::games::dice_village::rules::{Base, Face, Good, Reward};
use crate::games::dice_village::stage::{Art, Mark};
use crate::show::{Rule, RulePage};
use crate::stage::Sprite;

const DIE: Sprite = Art::Die(Mark::Red).sprite();

pub(super) const FIGURES: Rule = Rule::new("rule-figures", "1.1", &[Art::Title.sprite()]);
pub(super) const VILLAGES: Rule = Rule::new("rule-villages", "1.2", &[Art::Village(Base::ThreeFour).sprite()]);
pub(super) const GOODS: Rule = Rule::new("rule-goods", "1.3", &[Art::Good(Good::of(Face::One)).sprite()]);
pub(super) const BEGIN: Rule = Rule::new("rule-begin", "2.1", &[DIE]);
pub(super) const ROW: Rule = Rule::new("rule-row", "2.2", &[Art::CardCounted.sprite()]);
pub(super) const FIRST: Rule = Rule::new("rule-first", "2.3", &[Art::Camel.sprite()]);
pub(super) const PHASES: Rule = Rule::new("rule-phases", "3.1", &[Art::Turn.sprite()]);
pub(super) const ROLL: Rule = Rule::new("rule-roll", "3.2", &[DIE]);
pub(super) const ROUND_END: Rule = Rule::new("rule-round-end", "3.16", &[Art::Camel.sprite()]);
pub(super) const REROLL: Rule = Rule::new("rule-reroll", "3.3", &[Art::Favour.sprite()]);
pub(super) const ADJUST: Rule = Rule::new("rule-adjust", "3.3", &[DIE, Art::Good(Good::of(Face::Six)).sprite()]);
pub(super) const CHANGES: Rule = Rule::new("rule-changes", "3.3", &[Art::Favour.sprite()]);
pub(super) const MARKET: Rule = Rule::new("rule-market", "3.13", &[Art::SlotMarket.sprite()]);
pub(super) const OPEN: Rule = Rule::new("rule-open", "3.4", &[Art::Village(Base::OneSix).sprite()]);
pub(super) const SELL: Rule = Rule::new("rule-sell", "3.4", &[Art::Village(Base::OneSix).sprite()]);
pub(super) const SEVERAL: Rule = Rule::new("rule-several", "3.4", &[Art::Village(Base::OneSix).sprite()]);
pub(super) const NUMBER: Rule = Rule::new("rule-number", "3.6", &[Art::Stall(Face::Four).sprite()]);
pub(super) const EXPAND: Rule = Rule::new("rule-expand", "3.5", &[Art::Awning.sprite()]);
pub(super) const SIDES: Rule = Rule::new("rule-sides", "3.5", &[Art::Awning.sprite()]);
pub(super) const OTHERS: Rule =
    Rule::new("rule-others", "3.6", &[Art::Village(Base::TwoFive).sprite(), Art::GateClosed.sprite()]);
pub(super) const INCOME: Rule = Rule::new("rule-income", "3.7", &[Art::Coin.sprite()]);
pub(super) const SAME_TURN: Rule = Rule::new("rule-same-turn", "3.7", &[Art::Coin.sprite()]);
pub(super) const PAYS: Rule = Rule::new("rule-pays", "3.8", &[Art::Coin.sprite()]);
pub(super) const STALLS_PAY: Rule = Rule::new("rule-stalls-pay", "3.10", &[Art::Awning.sprite()]);
pub(super) const ONE_COIN: Rule = Rule::new("rule-one-coin", "3.9", &[Art::Reward(Reward::OneCoin).sprite()]);
pub(super) const TWO_COINS: Rule = Rule::new("rule-two-coins", "3.9", &[Art::Reward(Reward::TwoCoins).sprite()]);
pub(super) const FIVE_FAVOURS: Rule =
    Rule::new("rule-five-favours", "3.9", &[Art::Reward(Reward::FiveFavours).sprite()]);
pub(super) const FREE_CARD: Rule = Rule::new("rule-free-card", "3.9", &[Art::Reward(Reward::FreeCard).sprite()]);
pub(super) const FREE_DIE: Rule = Rule::new("rule-free-die", "3.9", &[Art::Reward(Reward::FreeCaravan).sprite()]);
pub(super) const FREE_PLACEMENT: Rule =
    Rule::new("rule-free-placement", "3.9", &[Art::Reward(Reward::FreePlacement).sprite()]);
pub(super) const ONCE: Rule = Rule::new("rule-once", "3.11", &[Art::Reward(Reward::FreePlacement).sprite()]);
pub(super) const PLACEMENT: Rule = Rule::new("rule-placement", "3.12", &[Art::Reward(Reward::FreePlacement).sprite()]);
pub(super) const GAINED: Rule = Rule::new("rule-gained", "3.14", &[Art::Reward(Reward::FreeCaravan).sprite()]);
pub(super) const BUY: Rule = Rule::new("rule-buy", "3.15", &[Art::Coin.sprite()]);
pub(super) const FILL: Rule = Rule::new("rule-fill", "3.15", &[Art::CardBack.sprite()]);
pub(super) const EMPTY: Rule = Rule::new("rule-empty", "3.16", &[Art::CardBack.sprite()]);
pub(super) const NINTH: Rule = Rule::new("rule-ninth", "4.1", &[Art::CellGoal.sprite()]);
pub(super) const LAST: Rule = Rule::new("rule-last", "4.1", &[Art::CellGoal.sprite()]);
pub(super) const WINNER: Rule = Rule::new("rule-winner", "4.2", &[Art::Cell(Mark::Red).sprite()]);
pub(super) const HAND: Rule = Rule::new("rule-hand", "4.2", &[Art::Hand.sprite()]);
pub(super) const COUNTED: Rule = Rule::new("rule-counted", "5.1", &[Art::CardCounted.sprite()]);
pub(super) const INEXACT: Rule = Rule::new("rule-inexact", "5.2", &[]);
pub(super) const CORRECT: Rule = Rule::new("rule-correct", "5.3", &[]);
pub(super) const UNDECIDED: Rule = Rule::new("rule-undecided", "5.4", &[]);
pub(super) const HOUSE_DECK: Rule = Rule::new("rule-house-deck", "6", &[Art::CardBack.sprite()]);
pub(super) const HOUSE_VILLAGES: Rule = Rule::new("rule-house-villages", "6.1", &[Art::CardBack.sprite()]);
pub(super) const HOUSE_MERCHANTS: Rule = Rule::new("rule-house-merchants", "6.2", &[Art::CardBack.sprite()]);

/// The pages, in the order in which the game is learned.
pub(super) const BOOK: &[RulePage] = &[
    RulePage { title: "rules-set-up", rules: &[FIGURES, VILLAGES, GOODS, BEGIN, ROW, FIRST] },
    RulePage { title: "rules-round", rules: &[PHASES, ROLL, ROUND_END] },
    RulePage { title: "rules-favours", rules: &[REROLL, ADJUST, CHANGES, MARKET] },
    RulePage { title: "rules-sales", rules: &[OPEN, SELL, SEVERAL, NUMBER, EXPAND, SIDES, OTHERS] },
    RulePage { title: "rules-income", rules: &[INCOME, SAME_TURN, PAYS, STALLS_PAY] },
    RulePage {
        title: "rules-stalls",
        rules: &[ONE_COIN, TWO_COINS, FIVE_FAVOURS, FREE_CARD, FREE_DIE, FREE_PLACEMENT, ONCE, PLACEMENT, GAINED],
    },
    RulePage { title: "rules-purchases", rules: &[BUY, FILL, EMPTY] },
    RulePage { title: "rules-end", rules: &[NINTH, LAST, WINNER, HAND] },
    RulePage { title: "rules-app", rules: &[COUNTED, INEXACT, CORRECT, UNDECIDED] },
    RulePage { title: "rules-house", rules: &[HOUSE_DECK, HOUSE_VILLAGES, HOUSE_MERCHANTS] },
];

/// Returns the rule of a merchant's stall with that reward.
pub(super) const fn of_reward(reward: Reward) -> Rule {
    match reward {
        Reward::OneCoin => ONE_COIN,
        Reward::TwoCoins => TWO_COINS,
        Reward::FiveFavours => FIVE_FAVOURS,
        Reward::FreeCard => FREE_CARD,
        Reward::FreeCaravan => FREE_DIE,
        Reward::FreePlacement => FREE_PLACEMENT,
    }
}
