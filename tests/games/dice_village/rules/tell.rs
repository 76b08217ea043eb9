//! Happenings as lines of plain text, for the naive model to agree with.

use town_crier::games::dice_village::rules::{
    Base, Card, Changed, Dice, Ending, Face, Forfeit, Happening, Income, Keeper, Phase, Purse, Ranked, Round, Row,
    Side, Sold, Spot, Stall, Trade,
};

/// The happenings, a line each.
pub(crate) fn tell(happenings: &[Happening]) -> Vec<String> {
    happenings.iter().map(line).collect()
}

fn line(happening: &Happening) -> String {
    match happening {
        Happening::Dice(Dice::Rolled { round, dice }) => {
            let dice: Vec<String> = dice.iter().map(|faces| faces.iter().map(Face::to_string).collect()).collect();
            format!("rolled {round}: {}", dice.join(" "))
        }
        Happening::Dice(Dice::Rerolled(seat, dice)) => {
            format!("rerolled {} {}", seat.0, dice.iter().map(changed).collect::<Vec<_>>().join(" "))
        }
        Happening::Dice(Dice::Adjusted(seat, die)) => format!("adjusted {} {}", seat.0, changed(die)),
        Happening::Trade(Trade::Sold(Sold { seller, at, dice, pays_seller, pays_owner, free })) => format!(
            "sold {} at {} with {dice:?}: {} and {}, free {} {} {}",
            seller.0,
            spot(*at),
            pays_seller.map_or("?".to_owned(), purse),
            pays_owner.map_or("-".to_owned(), purse),
            free.cards,
            free.caravans,
            free.placements
        ),
        Happening::Trade(Trade::Tucked(it)) => format!("tucked {} {}", spot(it.at), keeper(it.stall)),
        Happening::Trade(Trade::Placed(it)) => format!("placed {} {}", spot(it.at), keeper(it.stall)),
        Happening::Income(seat, Income::Purse(earned)) => format!("earned {} {}", seat.0, purse(*earned)),
        Happening::Income(seat, Income::Caravan) => format!("caravan {}", seat.0),
        Happening::Income(seat, Income::Card(given)) => format!("card {} {}", seat.0, card(*given)),
        Happening::Income(seat, Income::Market(dice)) => format!("market {} {dice:?}", seat.0),
        Happening::Forfeit(seat, Forfeit::Caravan) => format!("caravan lost {}", seat.0),
        Happening::Forfeit(seat, Forfeit::Card) => format!("card lost {}", seat.0),
        Happening::Forfeit(seat, Forfeit::Placements(lost)) => format!("placement lost {} {lost}", seat.0),
        Happening::Row(Row::Bought(seat, bought)) => format!("bought {} {}", seat.0, card(*bought)),
        Happening::Row(Row::Filled(cards)) => {
            format!("filled {}", cards.iter().map(|one| card(*one)).collect::<Vec<_>>().join(" "))
        }
        Happening::Round(Round::Began(phase)) => match phase {
            Phase::Caravans => "began caravans".to_owned(),
            Phase::Sell(seat) => format!("began sell {}", seat.0),
            Phase::Place(seat, left) => format!("began place {} {left}", seat.0),
            Phase::AllSell(first) => format!("began all sell {}", first.0),
            Phase::Spend(seat) => format!("began spend {}", seat.0),
            Phase::AllSpend(first) => format!("began all spend {}", first.0),
            Phase::End => "began end".to_owned(),
            Phase::Over => "began over".to_owned(),
        },
        Happening::Round(Round::PassedOver(seats)) => {
            format!("passed {}", seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" "))
        }
        Happening::Round(Round::Opened) => "opened".to_owned(),
        Happening::Round(Round::FirstPassed(to)) => format!("first {}", to.0),
        Happening::Ending(Ending::Ninth(seat)) => format!("ninth {}", seat.0),
        Happening::Ending(Ending::LastRound) => "last round".to_owned(),
        Happening::Ending(Ending::Ended(rounds)) => format!("ended {rounds}"),
        Happening::Ending(Ending::Ranked(ranked)) => {
            format!("ranked {}", ranked.iter().copied().map(rank).collect::<Vec<_>>().join(" "))
        }
        Happening::Ending(Ending::Undecided) => "undecided".to_owned(),
        Happening::Inexact { seat, count, asked: _ } => format!("inexact {} {count:?}", seat.0),
        Happening::Corrected(correction) => format!("corrected {correction:?}"),
    }
}

fn changed(changed: &Changed) -> String {
    format!("{}:{}>{}", changed.die, changed.from, changed.to)
}

fn purse(purse: Purse) -> String {
    format!("{}c{}f", purse.coins, purse.favours)
}

fn spot(at: Spot) -> String {
    let base = match at.base {
        Base::OneSix => "16",
        Base::TwoFive => "25",
        Base::ThreeFour => "34",
    };
    format!("{}/{base}", at.owner.0)
}

fn keeper(stall: Stall) -> String {
    let side = match stall.side {
        Side::Left => 'L',
        Side::Right => 'R',
    };
    match stall.keeper {
        Keeper::House(merchant) => format!("{side}{}", merchant.number()),
        Keeper::Counted(number) => format!("{side}#{number}"),
    }
}

fn card(card: Card) -> String {
    match card {
        Card::House(merchant) => merchant.number().to_string(),
        Card::Counted => "?".to_owned(),
    }
}

fn rank(ranked: Ranked) -> String {
    let purse = ranked.purse.map_or("?".to_owned(), purse);
    format!("{}={},{},{purse}", ranked.place, ranked.seat.0, ranked.cards)
}
