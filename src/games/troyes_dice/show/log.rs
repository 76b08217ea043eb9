//! The log: the happenings of each half-day, in drawings and in words.

use super::die;
use crate::crier::{Announcement as _, Words};
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Die, HalfDay, Happening, Roll, Side};
use crate::games::troyes_dice::stage::{Art, Body, Icon, colors};
use crate::games::troyes_dice::words::{self as say, Cry};
use crate::show::{LogLine, Sign};
use crate::stage::Sprite;

/// Returns the log of the first `orders` orders, a line for each half-day.
pub(super) fn lines(words: &Words, record: &Record, orders: usize) -> Vec<LogLine> {
    half_days(record, orders).into_iter().map(|half_day| half_day.line(words)).collect()
}

/// A half-day in the log.
struct LoggedHalfDay<'a> {
    /// The number of orders up to the roll of its dice.
    orders: usize,
    half_day: HalfDay,
    roll: Roll,
    rest: Vec<&'a Happening>,
}

fn half_days(record: &Record, orders: usize) -> Vec<LoggedHalfDay<'_>> {
    let mut half_days: Vec<LoggedHalfDay<'_>> = Vec::new();
    for (orders, told) in (1..).zip(record.walk().take(orders)) {
        for happening in told.happenings {
            match (happening, half_days.last_mut()) {
                (Happening::Rolled { half_day, roll }, _) => {
                    half_days.push(LoggedHalfDay { orders, half_day: *half_day, roll: *roll, rest: Vec::new() });
                }
                (happening, Some(half_day)) => half_day.rest.push(happening),
                (_, None) => {}
            }
        }
    }
    half_days
}

impl LoggedHalfDay<'_> {
    /// Returns the clear dice in their colors, by place; uncolored as long as they are not placed.
    fn clear(&self) -> Vec<Vec<Sprite>> {
        let placed = self.rest.iter().find_map(|happening| happening.placed());
        match placed {
            Some(placed) => {
                let clear = placed.iter().filter(|placed| placed.die == Die::Clear);
                clear.map(|placed| die(Body::Tinted(placed.color), placed.value)).collect()
            }
            None => self.roll.clear().map(|face| die(Body::Clear, face)).into(),
        }
    }

    fn line(&self, words: &Words) -> LogLine {
        let half = Art::Icon(Icon::of_half(self.half_day.half)).sprite();
        let mut signs = vec![Sign::Sprites(vec![half]), Sign::Text(self.half_day.day.number().to_string())];
        signs.push(Sign::Sprites(die(Body::Black, self.roll.black())));
        signs.push(Sign::Row(self.clear()));
        signs.push(Sign::Gap);
        signs.extend(self.rest.iter().filter_map(|happening| sign(happening)));
        let told = self.rest.iter().filter_map(|happening| told(words, happening));
        LogLine {
            orders: self.orders,
            name: say::half_day(words, self.half_day),
            signs,
            words: std::iter::once(say::roll(words, self.roll)).chain(told).collect::<Vec<_>>().join("\n"),
        }
    }
}

fn sign(happening: &Happening) -> Option<Sign> {
    match happening {
        Happening::Struck(strike) => {
            // A die of the sheets is square and shows its value, which a cross over it would hide; a plaza alone is round.
            let body = Body::Tinted(strike.color);
            let (fill, sign) = if strike.sheets {
                (colors::plaza(strike.color), Art::Pips(body.pips(), strike.value))
            } else {
                (colors::struck(strike.color), Art::Icon(Icon::Crossed))
            };
            Some(Sign::Field { fill, round: !strike.sheets, sprites: vec![sign.sprite()] })
        }
        Happening::Spared(spared) => Some(Sign::Sprites(vec![Art::Plaza(spared.color).sprite(), Art::Spared.sprite()])),
        Happening::TurnedToRaid { tile, notch: _ } => Some(Sign::Sprites(vec![Art::Tile(*tile, Side::Raid).sprite()])),
        Happening::Rolled { .. }
        | Happening::Placed(_)
        | Happening::Offered(_)
        | Happening::Closed { .. }
        | Happening::Rebuilt { .. }
        | Happening::DayBegan { .. }
        | Happening::Ended { .. } => None,
    }
}

fn told(words: &Words, happening: &Happening) -> Option<String> {
    match happening {
        Happening::Struck(strike) => Some(say::strike(words, strike)),
        Happening::Spared(spared) => Some(Cry::Spared(*spared).headline(words)),
        Happening::TurnedToRaid { tile, notch: _ } => {
            Some(words.with("desk-log-raid", &[("tile", say::tile_name(words, *tile).into())]))
        }
        Happening::Ended { half_days: _ } => Some(words.text("headline-ended")),
        Happening::Rolled { .. }
        | Happening::Placed(_)
        | Happening::Offered(_)
        | Happening::Closed { .. }
        | Happening::Rebuilt { .. }
        | Happening::DayBegan { .. } => None,
    }
}
