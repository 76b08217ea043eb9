//! The log: what happened in each turn, in drawings and in words.

use crate::crier::{Announcement as _, Words};
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Card, Happening, Phase, Purse, Reward, Seat, Stall, Table, apply};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words::{self as say, Cry};
use crate::show::{LogLine, Sign};
use crate::stage::Sprite;

/// The log of the first `orders` orders, a line for each roll, for each player's turn and for each end of a round.
pub(super) fn lines(words: &Words, record: &Record, orders: usize) -> Vec<LogLine> {
    turns(record, orders).into_iter().map(|turn| turn.line(words)).collect()
}

/// What is done in a line of the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Roll,
    Sales(Seat),
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
            Phase::Spend(seat) => Self::Purchases(seat),
            Phase::End => Self::End,
            Phase::Over => Self::After,
        }
    }
}

/// A line of the log before it has words.
struct Logged<'a> {
    /// How many orders had been followed when it was over.
    orders: usize,
    /// The table as it stood before it.
    before: Table,
    part: Part,
    happenings: Vec<&'a Happening>,
}

fn turns(record: &Record, orders: usize) -> Vec<Logged<'_>> {
    let mut turns: Vec<Logged<'_>> = Vec::new();
    let mut table = record.table_after(0);
    for (orders, entry) in (1..).zip(record.done().iter().take(orders)) {
        let (part, round) = (Part::of(table.phase()), table.round());
        let same = |turn: &Logged<'_>| (turn.part, turn.before.round()) == (part, round);
        if !turns.last().is_some_and(same) {
            turns.push(Logged { orders, before: table.clone(), part, happenings: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            turn.orders = orders;
            turn.happenings.extend(&entry.happenings);
        }
        for happening in &entry.happenings {
            apply(&mut table, happening);
        }
    }
    turns
}

impl Logged<'_> {
    fn line(&self, words: &Words) -> LogLine {
        let round = self.before.round();
        let mut signs = vec![Sign::Text(round.to_string())];
        signs.extend(self.seat().map(mark));
        signs.extend(self.happenings.iter().flat_map(|happening| self.signs(happening)));
        let told: Vec<String> = say::cries(&self.happenings.iter().copied().cloned().collect::<Vec<_>>())
            .iter()
            .filter_map(|cry| told(words, cry))
            .collect();
        LogLine { orders: self.orders, name: self.name(words), signs, words: told.join("\n") }
    }

    const fn seat(&self) -> Option<Seat> {
        match self.part {
            Part::Sales(seat) | Part::Purchases(seat) => Some(seat),
            Part::Roll | Part::End | Part::After => None,
        }
    }

    /// When it was, as “Round 3, Red sells”.
    fn name(&self, words: &Words) -> String {
        let what = say::phase(words, self.before.phase());
        let round = words.with("headline-round", &[("round", self.before.round().into())]);
        format!("{round}, {what}")
    }

    fn signs(&self, happening: &Happening) -> Vec<Sign> {
        let art = |art: Art| vec![Sign::Sprites(vec![art.sprite()])];
        match happening {
            Happening::Rolled { round: _, dice } => (0..)
                .map(Seat)
                .zip(dice)
                .flat_map(|(seat, faces)| {
                    let dice = faces.iter().map(|face| die(seat, Art::Good(face.good()))).collect();
                    [Sign::Row(dice), Sign::Gap]
                })
                .collect(),
            Happening::Rerolled { seat, dice } => {
                let dice = dice.iter().map(|die| self::die(*seat, Art::Good(die.to.good()))).collect();
                [art(Art::Favour), vec![Sign::Row(dice)]].concat()
            }
            Happening::Adjusted { seat, die } => {
                [art(Art::Favour), vec![Sign::Row(vec![self::die(*seat, Art::Good(die.to.good()))])]].concat()
            }
            Happening::Sold(sold) => {
                let village = Sign::Sprites(vec![Art::Village(sold.at.base).sprite()]);
                if sold.at.owner == sold.seller { vec![village] } else { vec![mark(sold.at.owner), village] }
            }
            Happening::Tucked { at: _, stall, cards: _ } | Happening::Placed { at: _, stall, cards: _ } => {
                vec![merchant(*stall)]
            }
            Happening::Earned { seat, purse } => {
                let other = (self.seat() != Some(*seat)).then(|| mark(*seat));
                other.into_iter().chain(earned(*purse)).collect()
            }
            Happening::CaravanJoined { .. } => art(Art::Reward(Reward::FreeCaravan)),
            Happening::CardGiven { .. } => art(Art::Reward(Reward::FreeCard)),
            Happening::Marketed { seat: _, dice } if dice.is_empty() => Vec::new(),
            Happening::Marketed { seat: _, dice } => {
                [art(Art::SlotMarket), vec![Sign::Text(dice.len().to_string())]].concat()
            }
            Happening::Bought { seat: _, card } => art(match card {
                Card::House(_) => Art::CardHouse,
                Card::Counted => Art::CardCounted,
            }),
            Happening::FirstPassed { to } => vec![Sign::Sprites(vec![Art::Camel.sprite()]), mark(*to)],
            Happening::Ninth { .. } => art(Art::CellGoal),
            Happening::Ended { .. } => vec![Sign::Sprites(vec![Sprite::CROWN])],
            Happening::LastRound
            | Happening::CaravanLost { .. }
            | Happening::CardLost { .. }
            | Happening::PlacementLost { .. }
            | Happening::RowFilled { .. }
            | Happening::Inexact { .. }
            | Happening::Began(_)
            | Happening::Opened
            | Happening::Ranked(_)
            | Happening::Corrected(_) => Vec::new(),
        }
    }
}

fn mark(seat: Seat) -> Sign {
    Sign::Sprites(vec![Art::Mark(Mark::of(seat)).sprite()])
}

fn die(seat: Seat, good: Art) -> Vec<Sprite> {
    vec![Art::Die(Mark::of(seat)).sprite(), good.sprite()]
}

fn merchant(stall: Stall) -> Sign {
    Sign::Sprites(vec![Art::Stall(stall.number()).sprite()])
}

/// Coins, then favours, each with its number.
fn earned(purse: Purse) -> Vec<Sign> {
    let counted = [(purse.coins, Art::Coin), (purse.favours, Art::Favour)].into_iter().filter(|(count, _)| *count > 0);
    counted.flat_map(|(count, art)| [Sign::Text(count.to_string()), Sign::Sprites(vec![art.sprite()])]).collect()
}

/// A cry in a few words; whose turn begins is told by the next line.
fn told(words: &Words, cry: &Cry) -> Option<String> {
    let has = |seat: Seat, what: String| {
        Some(words.with("headline-has", &[("who", say::seat(words, seat).into()), ("what", what.into())]))
    };
    match cry {
        Cry::Sells(_) | Cry::Buys(_) | Cry::RollDue | Cry::RoundDone => None,
        Cry::Caravan(seat, goods) => has(*seat, say::goods(words, goods.iter().copied())),
        Cry::Rerolled(seat, goods) => {
            let goods = has(*seat, say::goods(words, goods.iter().copied()))?;
            Some(format!("{}. {goods}", cry.headline(words)))
        }
        Cry::Corrected(what) => Some(say::correction(words, what)),
        Cry::Opening { .. }
        | Cry::HouseDeck
        | Cry::Round(_)
        | Cry::Adjusted { .. }
        | Cry::Sold(..)
        | Cry::Tucked(_)
        | Cry::Placed(_)
        | Cry::Ninth(_)
        | Cry::LastRound
        | Cry::Earned(..)
        | Cry::CaravanJoined(_)
        | Cry::CaravanLost(_)
        | Cry::CardGiven(_)
        | Cry::CardLost(_)
        | Cry::Marketed(..)
        | Cry::PlacementLost(..)
        | Cry::Bought(_)
        | Cry::RowFilled(_)
        | Cry::Inexact(..)
        | Cry::Places(..)
        | Cry::VillagesOpen
        | Cry::First(_)
        | Cry::Ended(_)
        | Cry::Won(_)
        | Cry::Standing(_) => Some(cry.headline(words)),
    }
}
