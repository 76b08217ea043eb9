//! Happenings as lines of plain text, for the naive model to agree with.

use town_crier::games::dice_village::rules::{
    Base, Card, Changed, Face, Happening, Keeper, Phase, Purse, Ranked, Side, Sold, Spot, Stall,
};

/// The happenings, a line each.
pub(crate) fn tell(happenings: &[Happening]) -> Vec<String> {
    happenings.iter().map(line).collect()
}

fn line(happening: &Happening) -> String {
    match happening {
        Happening::Rolled { round, dice } => {
            let dice: Vec<String> = dice.iter().map(|faces| faces.iter().map(Face::to_string).collect()).collect();
            format!("rolled {round}: {}", dice.join(" "))
        }
        Happening::Rerolled { seat, dice } => {
            format!("rerolled {} {}", seat.0, dice.iter().map(changed).collect::<Vec<_>>().join(" "))
        }
        Happening::Adjusted { seat, die } => format!("adjusted {} {}", seat.0, changed(die)),
        Happening::Sold(Sold { seller, at, dice, pays_seller, pays_owner, free }) => format!(
            "sold {} at {} with {dice:?}: {} and {}, free {} {} {}",
            seller.0,
            spot(*at),
            pays_seller.map_or("?".to_owned(), purse),
            pays_owner.map_or("-".to_owned(), purse),
            free.cards,
            free.caravans,
            free.placements
        ),
        Happening::Tucked { at, stall, cards: _ } => format!("tucked {} {}", spot(*at), keeper(*stall)),
        Happening::Ninth { seat } => format!("ninth {}", seat.0),
        Happening::LastRound => "last round".to_owned(),
        Happening::Earned { seat, purse: earned } => format!("earned {} {}", seat.0, purse(*earned)),
        Happening::CaravanJoined { seat } => format!("caravan {}", seat.0),
        Happening::CaravanLost { seat } => format!("caravan lost {}", seat.0),
        Happening::CardGiven { seat, card: given } => format!("card {} {}", seat.0, card(*given)),
        Happening::CardLost { seat } => format!("card lost {}", seat.0),
        Happening::Marketed { seat, dice } => format!("market {} {dice:?}", seat.0),
        Happening::Placed { at, stall, cards: _ } => format!("placed {} {}", spot(*at), keeper(*stall)),
        Happening::PlacementLost { seat, placements } => format!("placement lost {} {placements}", seat.0),
        Happening::Bought { seat, card: bought } => format!("bought {} {}", seat.0, card(*bought)),
        Happening::PassedOver { seats } => {
            format!("passed {}", seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" "))
        }
        Happening::RowFilled { cards } => {
            format!("filled {}", cards.iter().map(|one| card(*one)).collect::<Vec<_>>().join(" "))
        }
        Happening::Inexact { seat, count, asked: _ } => format!("inexact {} {count:?}", seat.0),
        Happening::Began(Phase::Caravans) => "began caravans".to_owned(),
        Happening::Began(Phase::Sell(seat)) => format!("began sell {}", seat.0),
        Happening::Began(Phase::Place(seat, left)) => format!("began place {} {left}", seat.0),
        Happening::Began(Phase::AllSell(first)) => format!("began all sell {}", first.0),
        Happening::Began(Phase::Spend(seat)) => format!("began spend {}", seat.0),
        Happening::Began(Phase::AllSpend(first)) => format!("began all spend {}", first.0),
        Happening::Began(Phase::End) => "began end".to_owned(),
        Happening::Began(Phase::Over) => "began over".to_owned(),
        Happening::Opened => "opened".to_owned(),
        Happening::FirstPassed { to } => format!("first {}", to.0),
        Happening::Ended { rounds } => format!("ended {rounds}"),
        Happening::Ranked(ranked) => {
            format!("ranked {}", ranked.iter().copied().map(rank).collect::<Vec<_>>().join(" "))
        }
        Happening::Undecided => "undecided".to_owned(),
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
