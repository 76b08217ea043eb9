//! The cries of the game.

use crate::games::dice_village::rules::{
    Ahead, Arrival, Card, Changed, Correction, Count, Dice, DiceVillage, Ending, Face, Forfeit, Happening, Income,
    Phase, Player, Purse, Ranked, Round, Row, Seat, Sold, Spot, Table, Trade,
};
use crate::play::Transition;

/// A cry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cry {
    /// The game opens.
    Opening {
        /// The first player.
        first: Seat,
        /// The number of cards in the row.
        row: u8,
    },
    /// The cards are those of the house deck, which is ours.
    HouseDeck,
    /// A round began, and the dice were rolled.
    Round(u16),
    /// The faces of a player's dice, in ascending order.
    Caravan(Seat, Vec<Face>),
    /// A player rolled dice again; these are their new faces.
    Rerolled(Seat, Vec<Face>),
    /// The face of a player's die was changed.
    Adjusted {
        /// The player.
        seat: Seat,
        /// The old face.
        from: Face,
        /// The new face.
        to: Face,
    },
    /// A player sold at a village, which is closed; what it brings the player, if that is known and not nothing.
    Sold(Seat, Spot, Option<Purse>),
    /// A merchant came to a village with a die.
    Tucked(Arrival),
    /// A merchant came to a village without a die.
    Placed(Arrival),
    /// A player has the ninth card on the table.
    Ninth(Seat),
    /// This round is the last.
    LastRound,
    /// A player got the income of sales.
    Earned(Seat, Purse),
    /// A player has one more die.
    CaravanJoined(Seat),
    /// A player missed a seventh die.
    CaravanLost(Seat),
    /// A player got that card from the top of the pile.
    CardGiven(Seat, Card),
    /// A player missed a card, since the pile is empty.
    CardLost(Seat),
    /// So many of a player's dice went to the market.
    Marketed(Seat, usize),
    /// A player did not use so many placements.
    PlacementLost(Seat, u8),
    /// A player bought that card.
    Bought(Seat, Card),
    /// Players have too few coins to buy anything, so that they are passed over.
    PassedOver(Vec<Seat>),
    /// So many cards were put into the row.
    RowFilled(usize),
    /// A player's count is no longer exact.
    Inexact(Seat, Count),
    /// Many counts are no longer exact.
    Untold,
    /// All roll their dice now.
    RollDue,
    /// A player sells now.
    Sells(Seat),
    /// A player may place so many cards now.
    Places(Seat, u8),
    /// A player may buy cards now.
    Buys(Seat),
    /// All sell and buy now, and this player is first.
    AllSell(Seat),
    /// All may buy cards now, and this player is first.
    AllBuy(Seat),
    /// Everybody is done: the round can be closed.
    RoundDone,
    /// The villages are open again.
    VillagesOpen,
    /// Another player is first.
    First(Seat),
    /// The game ended after so many rounds.
    Ended(u16),
    /// The winners, and why they won.
    Won(Winners),
    /// A player's rank, with cards and purse.
    Standing(Ranked),
    /// The winner is still to be counted.
    Undecided,
    /// A count was corrected.
    Corrected(Correction),
}

/// The winners, and what decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winners {
    /// All winners, by seat.
    pub seats: Vec<Seat>,
    /// The number of cards that each of them has on the table.
    pub cards: u8,
    /// The criterion by which they are ahead of the next player, and that player; `None` if there is nobody else or the
    /// victory is shared.
    pub before: Option<(Ahead, Seat)>,
}

/// Returns the cries of a table that was just opened.
#[must_use]
pub fn opening_cries(table: &Table) -> Vec<Cry> {
    let opening = Cry::Opening { first: table.first(), row: table.row().len() };
    std::iter::once(opening).chain(table.knows_cards().then_some(Cry::HouseDeck)).collect()
}

/// Returns the cries of an order's happenings, in the order in which they are called out.
#[must_use]
pub fn cries(Transition { happenings, .. }: Transition<'_, DiceVillage>) -> Vec<Cry> {
    let with_next = happenings.iter().zip(happenings.iter().skip(1).map(Some).chain([None]));
    let told = with_next.filter(|(happening, next)| !is_told_by(happening, *next));
    let mut cries: Vec<Cry> = told.flat_map(|(one, _)| cries_of(one)).collect();
    // After the last round nobody needs an open village any more.
    if cries.iter().any(|cry| matches!(cry, Cry::Ended(_))) {
        cries.retain(|cry| *cry != Cry::VillagesOpen);
    }
    // Whoever is told how the dice fell need not be told to roll them.
    if cries.iter().any(|cry| matches!(cry, Cry::Round(_))) {
        cries.retain(|cry| *cry != Cry::RollDue);
    }
    let is_inexact = |cry: &Cry| matches!(cry, Cry::Inexact(..));
    // All of them begin with the same words: two are told as one.
    if cries.iter().filter(|cry| is_inexact(cry)).count() > 1
        && let Some(first) = cries.iter().position(is_inexact)
    {
        cries.retain(|cry| !is_inexact(cry));
        cries.insert(first, Cry::Untold);
    }
    cries
}

/// Whether the next happening has the same news: that somebody has nine cards, and the ninth card.
fn is_told_by(happening: &Happening, next: Option<&Happening>) -> bool {
    match (happening, next) {
        (
            Happening::Corrected(Correction::OnTable(whose, Player::GOAL)),
            Some(Happening::Ending(Ending::Ninth(seat))),
        ) => whose == seat,
        _ => false,
    }
}

fn cries_of(happening: &Happening) -> Vec<Cry> {
    match happening {
        Happening::Dice(Dice::Rolled { round, dice }) => {
            let caravan = |(seat, faces): (Seat, &Vec<Face>)| Cry::Caravan(seat, sorted(faces.iter().copied()));
            std::iter::once(Cry::Round(*round)).chain(Seat::all().zip(dice).map(caravan)).collect()
        }
        Happening::Dice(Dice::Rerolled(seat, dice)) => {
            vec![Cry::Rerolled(*seat, sorted(dice.iter().map(|die| die.to)))]
        }
        Happening::Dice(Dice::Adjusted(seat, Changed { die: _, from, to })) => {
            vec![Cry::Adjusted { seat: *seat, from: *from, to: *to }]
        }
        Happening::Trade(Trade::Sold(Sold { seller, at, pays_seller, .. })) => {
            vec![Cry::Sold(*seller, *at, pays_seller.filter(|purse| *purse != Purse::NOTHING))]
        }
        Happening::Trade(Trade::Tucked(arrival)) => vec![Cry::Tucked(*arrival)],
        Happening::Trade(Trade::Placed(arrival)) => vec![Cry::Placed(*arrival)],
        Happening::Income(seat, Income::Purse(purse)) => vec![Cry::Earned(*seat, *purse)],
        Happening::Income(seat, Income::Caravan) => vec![Cry::CaravanJoined(*seat)],
        Happening::Income(seat, Income::Card(card)) => vec![Cry::CardGiven(*seat, *card)],
        // Who sold everything has nothing to bring to the market.
        Happening::Income(_, Income::Market(dice)) if dice.is_empty() => Vec::new(),
        Happening::Income(seat, Income::Market(dice)) => vec![Cry::Marketed(*seat, dice.len())],
        Happening::Forfeit(seat, Forfeit::Caravan) => vec![Cry::CaravanLost(*seat)],
        Happening::Forfeit(seat, Forfeit::Card) => vec![Cry::CardLost(*seat)],
        Happening::Forfeit(seat, Forfeit::Placements(lost)) => vec![Cry::PlacementLost(*seat, *lost)],
        Happening::Row(Row::Bought(seat, card)) => vec![Cry::Bought(*seat, *card)],
        Happening::Row(Row::Filled(cards)) => vec![Cry::RowFilled(cards.len())],
        Happening::Round(Round::Began(phase)) => began(*phase).into_iter().collect(),
        Happening::Round(Round::PassedOver(seats)) => vec![Cry::PassedOver(seats.clone())],
        Happening::Round(Round::Opened) => vec![Cry::VillagesOpen],
        Happening::Round(Round::FirstPassed(to)) => vec![Cry::First(*to)],
        Happening::Ending(Ending::Ninth(seat)) => vec![Cry::Ninth(*seat)],
        Happening::Ending(Ending::LastRound) => vec![Cry::LastRound],
        Happening::Ending(Ending::Ended(rounds)) => vec![Cry::Ended(*rounds)],
        Happening::Ending(Ending::Ranked(ranked)) => {
            winners(ranked).map(Cry::Won).into_iter().chain(ranked.iter().copied().map(Cry::Standing)).collect()
        }
        Happening::Ending(Ending::Undecided) => vec![Cry::Undecided],
        Happening::Inexact { seat, count, asked: true } => vec![Cry::Inexact(*seat, *count)],
        // What a group does not enter by choice was not forgotten.
        Happening::Inexact { asked: false, .. } => Vec::new(),
        Happening::Corrected(correction) => vec![Cry::Corrected(correction.clone())],
    }
}

/// Returns the cry of a phase that began; the end of the game has a cry of its own.
const fn began(phase: Phase) -> Option<Cry> {
    match phase {
        Phase::Caravans => Some(Cry::RollDue),
        Phase::Sell(seat) => Some(Cry::Sells(seat)),
        Phase::Place(seat, placements) => Some(Cry::Places(seat, placements)),
        Phase::AllSell(first) => Some(Cry::AllSell(first)),
        Phase::Spend(seat) => Some(Cry::Buys(seat)),
        Phase::AllSpend(first) => Some(Cry::AllBuy(first)),
        Phase::End => Some(Cry::RoundDone),
        Phase::Over => None,
    }
}

fn sorted(faces: impl Iterator<Item = Face>) -> Vec<Face> {
    let mut faces: Vec<Face> = faces.collect();
    faces.sort_unstable();
    faces
}

/// The first of the ranking, and by what they are before the others.
fn winners(ranked: &[Ranked]) -> Option<Winners> {
    let first = ranked.first()?;
    let (best, others): (Vec<&Ranked>, Vec<&Ranked>) = ranked.iter().partition(|player| player.place == first.place);
    let seats: Vec<Seat> = best.iter().map(|player| player.seat).collect();
    let next = others.first().filter(|_| seats.len() == 1);
    let before = next.and_then(|next| Some((first.ahead_of(next)?, next.seat)));
    Some(Winners { seats, cards: first.cards, before })
}
