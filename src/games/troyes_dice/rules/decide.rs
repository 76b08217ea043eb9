//! Decides the happenings of an order, without applying them.

use super::Refusal;
use super::banquet::{Side, TileInPlay};
use super::calendar::Half;
use super::die::Roll;
use super::event::Event;
use super::happening::{Attack, Calendar, Dice, Flip, Happening, Offered};
use super::offer::Offer;
use super::order::{Order, Reason};
use super::table::{Phase, Table};
use super::wheel::Notch;

/// Returns the happenings of an order on that table, in the order in which they are told.
///
/// # Errors
/// The order with the reason why it is refused.
pub fn decide(table: &Table, order: &Order) -> Result<Vec<Happening>, Refusal> {
    let refusal = |reason| Refusal { order: *order, reason };
    match (order, table.phase(), table.roll()) {
        (_, Phase::Over, _) => Err(refusal(Reason::Over)),
        (Order::Roll(roll), _, None) => Ok(decide_roll(table, *roll)),
        (Order::Roll(_), _, Some(_)) => Err(refusal(Reason::RolledAlready)),
        (Order::Close, _, Some(roll)) => Ok(decide_close(table, roll)),
        (Order::Close, _, None) => Err(refusal(Reason::NotRolled)),
    }
}

fn decide_roll(table: &Table, roll: Roll) -> Vec<Happening> {
    let event = Event::of(table, roll);
    let offers = event.offers(table, roll);
    let available = Offer::available(&offers);
    let any_free = offers.iter().any(|offer| offer.price().is_free());

    let mut happenings = vec![
        Happening::Dice(Dice::Rolled { half_day: table.now(), roll }),
        Happening::Dice(Dice::Placed(table.place(roll))),
    ];
    happenings.extend(event.spared.map(|spared| Happening::Attack(Attack::Spared(spared))));
    happenings.extend(event.strikes.into_iter().map(|strike| Happening::Attack(Attack::Struck(strike))));
    happenings.push(Happening::Dice(Dice::Offered(Offered { offers, available, any_free })));
    happenings
}

fn decide_close(table: &Table, roll: Roll) -> Vec<Happening> {
    let now = table.now();
    let event = Event::of(table, roll);

    let mut happenings = vec![Happening::Calendar(Calendar::Closed(now))];
    happenings.extend(event.strikes.iter().map(|strike| {
        let plaza = table.wheel().plaza(strike.notch);
        Happening::Flip(Flip::Plaza { notch: strike.notch, from: plaza.up, to: plaza.down })
    }));
    // Ruling 4.4: the spared plaza does not turn over, but its tile does.
    let attacked = event.strikes.iter().map(|strike| strike.notch).chain(event.spared.map(|spared| spared.notch));
    happenings.extend(attacked.filter_map(|notch| banquet_at(table, notch)).map(turned_to_raid));
    // Ruling 2.8: the last half-day's plaza is turned over too, and the wheel does not turn after day 8.
    let passed = match (now.half, now.next()) {
        (Half::Afternoon, Some(next)) => Some(Calendar::DayBegan { day: next.day, neutral: Notch::neutral(next) }),
        (Half::Morning, Some(_)) => None,
        (_, None) => Some(Calendar::Ended(table.half_days_played() + 1)),
    };
    happenings.extend(passed.map(Happening::Calendar));
    happenings
}

fn banquet_at(table: &Table, notch: Notch) -> Option<TileInPlay> {
    table.tile_at(notch).filter(|tile| tile.side == Side::Banquet)
}

const fn turned_to_raid(tile: TileInPlay) -> Happening {
    Happening::Flip(Flip::Tile { tile: tile.tile, notch: tile.notch })
}
