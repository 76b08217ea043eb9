//! The rules of the game, each as a sentence or two of the rule reference, with its number in `rules.md`.

use crate::crier::Words;
use crate::games::dice_village::rules::Reward;

/// A page of the rule reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum RulePage {
    SetUp,
    Round,
    Favours,
    Sales,
    Income,
    Stalls,
    Purchases,
    End,
    App,
    House,
}

impl RulePage {
    /// All pages, in the order in which the game is learned.
    pub const ALL: [Self; 10] = [
        Self::SetUp,
        Self::Round,
        Self::Favours,
        Self::Sales,
        Self::Income,
        Self::Stalls,
        Self::Purchases,
        Self::End,
        Self::App,
        Self::House,
    ];

    /// Returns the title of the page.
    #[must_use]
    pub fn title(self, words: &Words) -> String {
        words.text(match self {
            Self::SetUp => "rules-set-up",
            Self::Round => "rules-round",
            Self::Favours => "rules-favours",
            Self::Sales => "rules-sales",
            Self::Income => "rules-income",
            Self::Stalls => "rules-stalls",
            Self::Purchases => "rules-purchases",
            Self::End => "rules-end",
            Self::App => "rules-app",
            Self::House => "rules-house",
        })
    }

    /// Returns the rules of the page, top to bottom.
    #[must_use]
    pub const fn rules(self) -> &'static [Rule] {
        match self {
            Self::SetUp => &[Rule::Figures, Rule::Villages, Rule::Goods, Rule::Begin, Rule::Row, Rule::First],
            Self::Round => &[Rule::Phases, Rule::Roll, Rule::RoundEnd],
            Self::Favours => &[Rule::Reroll, Rule::Adjust, Rule::Changes, Rule::Market],
            Self::Sales => {
                &[Rule::Open, Rule::Sell, Rule::Several, Rule::Number, Rule::Expand, Rule::Sides, Rule::Others]
            }
            Self::Income => &[Rule::Income, Rule::SameTurn, Rule::Pays, Rule::StallsPay],
            Self::Stalls => &[
                Rule::OneCoin,
                Rule::TwoCoins,
                Rule::FiveFavours,
                Rule::FreeCard,
                Rule::FreeDie,
                Rule::FreePlacement,
                Rule::Once,
                Rule::Placement,
                Rule::Gained,
            ],
            Self::Purchases => &[Rule::Buy, Rule::Fill, Rule::Empty],
            Self::End => &[Rule::Ninth, Rule::Last, Rule::Winner, Rule::Hand],
            Self::App => &[Rule::Counted, Rule::Inexact, Rule::Correct, Rule::Undecided],
            Self::House => &[Rule::HouseDeck, Rule::HouseVillages, Rule::HouseMerchants],
        }
    }
}

/// A rule of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is the text of its message")]
pub enum Rule {
    Figures,
    Villages,
    Goods,
    Begin,
    Row,
    First,
    Phases,
    Roll,
    RoundEnd,
    Reroll,
    Adjust,
    Changes,
    Market,
    Open,
    Sell,
    Several,
    Number,
    Expand,
    Sides,
    Others,
    Income,
    SameTurn,
    Pays,
    StallsPay,
    OneCoin,
    TwoCoins,
    FiveFavours,
    FreeCard,
    FreeDie,
    FreePlacement,
    Once,
    Placement,
    Gained,
    Buy,
    Fill,
    Empty,
    Ninth,
    Last,
    Winner,
    Hand,
    Counted,
    Inexact,
    Correct,
    Undecided,
    HouseDeck,
    HouseVillages,
    HouseMerchants,
}

impl Rule {
    /// Returns the rule of a merchant's stall with that reward.
    #[must_use]
    pub const fn of_reward(reward: Reward) -> Self {
        match reward {
            Reward::OneCoin => Self::OneCoin,
            Reward::TwoCoins => Self::TwoCoins,
            Reward::FiveFavours => Self::FiveFavours,
            Reward::FreeCard => Self::FreeCard,
            Reward::FreeCaravan => Self::FreeDie,
            Reward::FreePlacement => Self::FreePlacement,
        }
    }

    /// Returns the rule in words.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        words.text(match self {
            Self::Figures => "rule-figures",
            Self::Villages => "rule-villages",
            Self::Goods => "rule-goods",
            Self::Begin => "rule-begin",
            Self::Row => "rule-row",
            Self::First => "rule-first",
            Self::Phases => "rule-phases",
            Self::Roll => "rule-roll",
            Self::RoundEnd => "rule-round-end",
            Self::Reroll => "rule-reroll",
            Self::Adjust => "rule-adjust",
            Self::Changes => "rule-changes",
            Self::Market => "rule-market",
            Self::Open => "rule-open",
            Self::Sell => "rule-sell",
            Self::Several => "rule-several",
            Self::Number => "rule-number",
            Self::Expand => "rule-expand",
            Self::Sides => "rule-sides",
            Self::Others => "rule-others",
            Self::Income => "rule-income",
            Self::SameTurn => "rule-same-turn",
            Self::Pays => "rule-pays",
            Self::StallsPay => "rule-stalls-pay",
            Self::OneCoin => "rule-one-coin",
            Self::TwoCoins => "rule-two-coins",
            Self::FiveFavours => "rule-five-favours",
            Self::FreeCard => "rule-free-card",
            Self::FreeDie => "rule-free-die",
            Self::FreePlacement => "rule-free-placement",
            Self::Once => "rule-once",
            Self::Placement => "rule-placement",
            Self::Gained => "rule-gained",
            Self::Buy => "rule-buy",
            Self::Fill => "rule-fill",
            Self::Empty => "rule-empty",
            Self::Ninth => "rule-ninth",
            Self::Last => "rule-last",
            Self::Winner => "rule-winner",
            Self::Hand => "rule-hand",
            Self::Counted => "rule-counted",
            Self::Inexact => "rule-inexact",
            Self::Correct => "rule-correct",
            Self::Undecided => "rule-undecided",
            Self::HouseDeck => "rule-house-deck",
            Self::HouseVillages => "rule-house-villages",
            Self::HouseMerchants => "rule-house-merchants",
        })
    }

    /// Returns its number in `rules.md`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Figures => "1.1",
            Self::Villages => "1.2",
            Self::Goods => "1.3",
            Self::Begin => "2.1",
            Self::Row => "2.2",
            Self::First => "2.3",
            Self::Phases => "3.1",
            Self::Roll => "3.2",
            Self::RoundEnd | Self::Empty => "3.16",
            Self::Reroll | Self::Adjust | Self::Changes => "3.3",
            Self::Market => "3.13",
            Self::Open | Self::Sell | Self::Several => "3.4",
            Self::Number | Self::Others => "3.6",
            Self::Expand | Self::Sides => "3.5",
            Self::Income | Self::SameTurn => "3.7",
            Self::Pays => "3.8",
            Self::StallsPay => "3.10",
            Self::OneCoin
            | Self::TwoCoins
            | Self::FiveFavours
            | Self::FreeCard
            | Self::FreeDie
            | Self::FreePlacement => "3.9",
            Self::Once => "3.11",
            Self::Placement => "3.12",
            Self::Gained => "3.14",
            Self::Buy | Self::Fill => "3.15",
            Self::Ninth | Self::Last => "4.1",
            Self::Winner | Self::Hand => "4.2",
            Self::Counted => "5.1",
            Self::Inexact => "5.2",
            Self::Correct => "5.3",
            Self::Undecided => "5.4",
            Self::HouseDeck => "6",
            Self::HouseVillages => "6.1",
            Self::HouseMerchants => "6.2",
        }
    }
}
