//! Orders as lines: the other way round than the command line reads them.

use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Face, Keeper, Order, Purse, Seat, Side, Spot, Stall, Step, Told,
};

fn color(seat: Seat) -> &'static str {
    ["red", "blue", "green", "yellow"][usize::from(seat.0)]
}

fn base(base: Base) -> String {
    base.numbers().map(|face| face.to_string()).join("-")
}

fn spot(at: Spot) -> String {
    format!("{} {}", color(at.owner), base(at.base))
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn stall(stall: Stall) -> String {
    match stall.keeper {
        Keeper::House(merchant) => format!("{} {}", side(stall.side), merchant.number()),
        Keeper::Counted(number) => format!("{} {number}", side(stall.side)),
    }
}

fn faces(faces: &[Face], between: &str) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

fn purse(Purse { coins, favours }: Purse) -> String {
    format!("{coins}+{favours}")
}

fn told(told: Told) -> String {
    let seller = told.seller.map(|due| format!(" earns {}", purse(due))).unwrap_or_default();
    let owner = told.owner.map(|due| format!(" owner {}", purse(due))).unwrap_or_default();
    let free = told.free;
    let free = " card".repeat(free.cards.into())
        + &" die".repeat(free.caravans.into())
        + &" placement".repeat(free.placements.into());
    let free = if free.is_empty() { free } else { format!(" free{free}") };
    seller + &owner + &free
}

/// The line that gives this order.
pub(super) fn line(order: &Order) -> String {
    match order {
        Order::Roll(dice) => {
            let dice: Vec<String> = dice.iter().map(|dice| faces(dice, "")).collect();
            format!("roll {}", dice.join(" "))
        }
        Order::Reroll(seat, dice) => {
            let which: Vec<String> = dice.iter().map(|(at, _)| (at + 1).to_string()).collect();
            let shown: Vec<Face> = dice.iter().map(|(_, face)| *face).collect();
            format!("reroll {} {} as {}", color(*seat), which.join(" "), faces(&shown, " "))
        }
        Order::Adjust(seat, die, Step::Up) => format!("up {} {}", color(*seat), die + 1),
        Order::Adjust(seat, die, Step::Down) => format!("down {} {}", color(*seat), die + 1),
        Order::Sell(sale) => {
            let tucked: Vec<String> = sale.tucked.iter().copied().map(stall).collect();
            let with = if tucked.is_empty() { String::new() } else { format!(" with {}", tucked.join(" ")) };
            format!("sell {}{with}{}", spot(sale.at), told(sale.told))
        }
        Order::Place(at, placed) => format!("place {} {}", spot(*at), stall(*placed)),
        Order::Buy(Card::House(merchant)) => format!("buy {}", merchant.number()),
        Order::Buy(Card::Counted) => "buy".to_owned(),
        Order::Done => "done".to_owned(),
        Order::Close => "close".to_owned(),
        Order::Correct(correction) => format!("correct {}", corrected(correction)),
    }
}

fn corrected(correction: &Correction) -> String {
    match correction {
        Correction::Purse(seat, due) => format!("{} purse {}", color(*seat), purse(*due)),
        Correction::Caravans(seat, dice) => format!("{} dice {dice}", color(*seat)),
        Correction::Die(seat, die, face) => format!("{} die {} shows {face}", color(*seat), die + 1),
        Correction::First(seat) => format!("first {}", color(*seat)),
        Correction::OnTable(seat, cards) => format!("{} table {cards}", color(*seat)),
        Correction::InHand(seat, cards) => format!("{} hand {cards}", color(*seat)),
        Correction::InRow(cards) => format!("row {cards}"),
        Correction::Stalls(at, of, numbers) => format!("{} {} {}", spot(*at), side(*of), faces(numbers, " ")),
        Correction::Card(merchant, to) => {
            let to = match to {
                CardAt::Hand(seat) => format!("{} hand", color(*seat)),
                CardAt::Row => "row".to_owned(),
                CardAt::Pile => "pile".to_owned(),
                CardAt::Village(at, of) => format!("{} {}", spot(*at), side(*of)),
            };
            format!("card {} to {to}", merchant.number())
        }
    }
}
