//! The log: the happenings of each half-day, in drawings and in words.

use super::cards::struck;
use super::die;
use crate::crier::{Announcement as _, Words};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::rules::{
    Attack, Calendar, Dice, Die, Flip, HalfDay, Happening, Placed, Roll, Side, Tile,
};
use crate::games::troyes_dice::stage::{Art, Body, Icon};
use crate::games::troyes_dice::words::{self as say, Cry};
use crate::show::{Excerpt, LogLine, Sign};
use crate::stage::Sprite;

/// Returns the log of these orders, a line for each half-day.
pub(super) fn lines(words: &Words, told: &[Excerpt<'_, TroyesDice>]) -> Vec<LogLine> {
    half_days(told).into_iter().map(|half_day| half_day.line(words)).collect()
}

/// A half-day in the log.
pub(crate) struct LoggedHalfDay<'a> {
    /// How many orders had been followed once its dice lay.
    orders: usize,
    pub(crate) half_day: HalfDay,
    roll: Roll,
    rest: Vec<&'a Happening>,
}

/// The half-days that were begun in these orders, as they were played.
pub(crate) fn half_days<'a>(told: &'a [Excerpt<'_, TroyesDice>]) -> Vec<LoggedHalfDay<'a>> {
    let mut half_days: Vec<LoggedHalfDay<'_>> = Vec::new();
    for (orders, told) in (1..).zip(told) {
        for happening in told.told().happenings {
            match (happening, half_days.last_mut()) {
                (Happening::Dice(Dice::Rolled { half_day, roll }), _) => {
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
    /// Where its dice lie.
    pub(crate) fn placed(&self) -> Option<&[Placed; 4]> {
        self.rest.iter().find_map(|happening| happening.placed())
    }

    /// What was struck, spared and turned, in a few words each; `raid` tells of a tile that turned to its raid side.
    pub(crate) fn events(&self, words: &Words, raid: impl Fn(Tile) -> String) -> Vec<String> {
        let told = self.rest.iter().filter_map(|happening| match happening {
            Happening::Attack(Attack::Struck(strike)) => Some(say::strike(words, strike)),
            Happening::Attack(Attack::Spared(spared)) => Some(Cry::Spared(*spared).headline(words)),
            Happening::Flip(Flip::Tile { tile, notch: _ }) => Some(raid(*tile)),
            Happening::Dice(_) | Happening::Flip(Flip::Plaza { .. }) | Happening::Calendar(_) => None,
        });
        told.collect()
    }

    /// The clear dice in the colors that they took, by place; as they were rolled before they lie there.
    fn clear(&self) -> Vec<Vec<Sprite>> {
        match self.placed() {
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
        let mut told = vec![say::roll(words, self.roll)];
        let raid = |tile| words.with("desk-log-raid", &[("tile", say::tile_name(words, tile).into())]);
        told.extend(self.events(words, raid));
        if self.rest.iter().any(|happening| matches!(happening, Happening::Calendar(Calendar::Ended(_)))) {
            told.push(words.text("headline-ended"));
        }
        LogLine { orders: self.orders, name: say::half_day(words, self.half_day), signs, words: told.join("\n") }
    }
}

fn sign(happening: &Happening) -> Option<Sign> {
    match happening {
        Happening::Attack(Attack::Struck(strike)) => Some(if strike.sheets {
            struck(strike.color, strike.value)
        } else {
            Sign::Sprites(vec![Art::Plaza(strike.color).sprite(), Art::Icon(Icon::Crossed).sprite()])
        }),
        Happening::Attack(Attack::Spared(spared)) => {
            Some(Sign::Sprites(vec![Art::Plaza(spared.color).sprite(), Art::Spared.sprite()]))
        }
        Happening::Flip(Flip::Tile { tile, notch: _ }) => {
            Some(Sign::Sprites(vec![Art::Tile(*tile, Side::Raid).sprite()]))
        }
        Happening::Dice(_) | Happening::Flip(Flip::Plaza { .. }) | Happening::Calendar(_) => None,
    }
}
