//! The log: what happened in each turn, in drawings and in words.

use super::signs::{self, art, mark};
use crate::crier::{Announcement as _, Words};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::rules::{
    Card, Dice, Ending, Happening, Income, Phase, Reward, Round, Row, Seat, Trade,
};
use crate::games::dice_village::stage::Art;
use crate::games::dice_village::words::{self as say, Cry};
use crate::show::{Excerpt, LogLine, Logged, Sign};
use crate::stage::Sprite;

/// The log of these orders, a line for each roll, for each player's turn and for each end of a round.
pub(super) fn lines(words: &Words, told: &[Excerpt<'_, DiceVillage>]) -> Vec<LogLine> {
    let lines = Line::all(told, |table| (Part::of(table.phase()), table.round()));
    lines.into_iter().map(|line| line.line(words)).collect()
}

/// What is done in a line of the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Roll,
    Sales(Seat),
    /// What all do, and nothing of it is told.
    Untold,
    Purchases(Seat),
    End,
    /// What was corrected once the game was over.
    After,
}

impl Part {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Caravans => Self::Roll,
            Phase::Sell(seat) | Phase::Place(seat, _) => Self::Sales(seat),
            Phase::AllSell(_) | Phase::AllSpend(_) => Self::Untold,
            Phase::Spend(seat) => Self::Purchases(seat),
            Phase::End => Self::End,
            Phase::Over => Self::After,
        }
    }
}

/// A line of the log: a part of a round.
type Line<'a> = Logged<'a, DiceVillage, (Part, u16)>;

impl Line<'_> {
    fn line(&self, words: &Words) -> LogLine {
        let (_, round) = self.part;
        // With a stop, so that it does not count what stands behind it.
        let mut signs = vec![Sign::Text(format!("{round}."))];
        signs.extend(self.begin());
        signs.extend(self.happenings.iter().flat_map(|happening| self.signs(happening)));
        let cries = say::cries(self.told());
        let mut told: Vec<String> =
            cries.iter().filter(|cry| !cry.tells_result()).filter_map(|cry| told(words, cry)).collect();
        if told.is_empty() {
            // Somebody who could do something did nothing.
            told.push(words.text("purse-nothing"));
            signs.push(art(Art::Slot));
        }
        LogLine { orders: self.orders, name: self.name(words), signs, words: told.join("\n") }
    }

    const fn seat(&self) -> Option<Seat> {
        match self.part.0 {
            Part::Sales(seat) | Part::Purchases(seat) => Some(seat),
            Part::Roll | Part::Untold | Part::End | Part::After => None,
        }
    }

    /// What it is, in one sign, for where there is room for no more: whose turn, or dice of nobody.
    fn begin(&self) -> Option<Sign> {
        let rolled = self.happenings.iter().any(|it| matches!(it, Happening::Dice(Dice::Rolled { .. })));
        if rolled { Some(art(Art::Roll)) } else { self.seat().map(mark) }
    }

    /// When it was, as “Round 3, Red sells”.
    fn name(&self, words: &Words) -> String {
        let what = say::phase(words, self.before.phase());
        let round = words.with("headline-round", &[("round", self.before.round().into())]);
        format!("{round}, {what}")
    }

    fn signs(&self, happening: &Happening) -> Vec<Sign> {
        match happening {
            Happening::Dice(Dice::Rolled { round: _, dice }) => {
                let rolled = Seat::all().zip(dice);
                rolled.flat_map(|(seat, faces)| [signs::dice(seat, faces.iter().copied()), Sign::Gap]).collect()
            }
            Happening::Dice(Dice::Rerolled(seat, dice)) => {
                vec![art(Art::Favour), signs::dice(*seat, dice.iter().map(|die| die.to))]
            }
            Happening::Dice(Dice::Adjusted(seat, die)) => vec![art(Art::Favour), signs::dice(*seat, [die.to])],
            Happening::Trade(Trade::Sold(sold)) => {
                let other = (sold.at.owner != sold.seller).then(|| mark(sold.at.owner));
                other.into_iter().chain([art(Art::Village(sold.at.base))]).collect()
            }
            Happening::Trade(Trade::Tucked(arrival) | Trade::Placed(arrival)) => {
                vec![art(Art::Stall(arrival.stall.number()))]
            }
            Happening::Income(seat, Income::Purse(purse)) => {
                let other = (self.seat() != Some(*seat)).then(|| mark(*seat));
                other.into_iter().chain(signs::earned(*purse)).collect()
            }
            Happening::Income(_, Income::Caravan) => vec![art(Art::Reward(Reward::FreeCaravan))],
            Happening::Income(_, Income::Card(_)) => vec![art(Art::Reward(Reward::FreeCard))],
            Happening::Income(_, Income::Market(dice)) if dice.is_empty() => Vec::new(),
            Happening::Income(_, Income::Market(dice)) => {
                vec![art(Art::SlotMarket), Sign::Text(dice.len().to_string())]
            }
            Happening::Row(Row::Bought(..)) => vec![art(Art::CardCounted)],
            Happening::Round(Round::FirstPassed(to)) => vec![art(Art::Camel), mark(*to)],
            Happening::Ending(Ending::Ninth(_)) => vec![art(Art::CellGoal)],
            Happening::Ending(Ending::Ended(_)) => vec![Sign::Sprites(vec![Sprite::CROWN])],
            Happening::Corrected(what) => signs::corrected(what),
            Happening::Forfeit(..)
            | Happening::Row(Row::Filled(_))
            | Happening::Round(Round::Began(_) | Round::PassedOver(_) | Round::Opened)
            | Happening::Ending(Ending::LastRound | Ending::Ranked(_) | Ending::Undecided)
            | Happening::Inexact { .. } => Vec::new(),
        }
    }
}

/// A cry in a few words; whose turn begins, and whose does not, is told by the next line.
fn told(words: &Words, cry: &Cry) -> Option<String> {
    let has = |seat: Seat, what: String| {
        Some(words.with("headline-has", &[("who", say::seat(words, seat).into()), ("what", what.into())]))
    };
    match cry {
        Cry::Sells(_)
        | Cry::Buys(_)
        | Cry::PassedOver(_)
        | Cry::AllSell(_)
        | Cry::AllBuy(_)
        | Cry::RollDue
        | Cry::RoundDone => None,
        Cry::Caravan(seat, faces) => has(*seat, say::throw(words, faces)),
        Cry::Rerolled(seat, faces) => {
            let thrown = has(*seat, say::throw(words, faces))?;
            Some(format!("{}. {thrown}", cry.headline(words)))
        }
        Cry::Earned(seat, purse) => {
            let args = [("who", say::seat(words, *seat).into()), ("what", say::purse(words, *purse).into())];
            Some(words.with("panel-gets", &args))
        }
        Cry::Bought(_, card @ Card::House(_)) | Cry::CardGiven(_, card @ Card::House(_)) => {
            let args = [("does", cry.headline(words).into()), ("what", say::card(words, *card).into())];
            Some(words.with("panel-what", &args))
        }
        Cry::Corrected(what) => Some(say::correction(words, what)),
        Cry::Bought(_, Card::Counted)
        | Cry::CardGiven(_, Card::Counted)
        | Cry::Opening { .. }
        | Cry::HouseDeck
        | Cry::Round(_)
        | Cry::Adjusted { .. }
        | Cry::Sold(..)
        | Cry::Tucked(_)
        | Cry::Placed(_)
        | Cry::Ninth(_)
        | Cry::LastRound
        | Cry::CaravanJoined(_)
        | Cry::CaravanLost(_)
        | Cry::CardLost(_)
        | Cry::Marketed(..)
        | Cry::PlacementLost(..)
        | Cry::RowFilled(_)
        | Cry::Inexact(..)
        | Cry::Untold
        | Cry::Places(..)
        | Cry::VillagesOpen
        | Cry::First(_)
        | Cry::Ended(_)
        | Cry::Won(_)
        | Cry::Standing(_)
        | Cry::Undecided => Some(cry.headline(words)),
    }
}
