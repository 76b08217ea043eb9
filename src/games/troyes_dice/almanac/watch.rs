//! Counts the happenings of a game.

use super::counts::{Count, TroyesCounts};
use crate::games::troyes_dice::rules::{
    Attack, Calendar, Color, Dice, Die, Face, Flip, Half, HalfDay, Happening, Notch, Offered, Plaza, Price, Roll, Side,
    Strike, Table, Wheel,
};

/// The state that is kept while one game is played.
pub struct Seen {
    /// The wheel as it was dealt.
    wheel: Wheel,
    /// The previous throw.
    before: Option<Roll>,
}

impl Seen {
    /// Counts a game that was opened.
    pub(super) fn begin(counts: &mut TroyesCounts, table: &Table) -> Self {
        counts.count(Count::Games, &[0], 1);
        let wheel = *table.wheel();
        let one_colored =
            Color::ALL.map(|color| wheel.plazas().iter().position(|plaza| *plaza == Plaza::new(color, color)));
        if let [Some(red), Some(yellow), Some(white)] = one_colored {
            counts.count(Count::OneColored, &[red, yellow, white], 1);
        }
        let two_colored: Vec<usize> = wheel.plazas().iter().filter_map(|plaza| faces(*plaza)).collect();
        counts.count(Count::TwoColored, &two_colored, 1);
        for tile in table.tiles() {
            counts.count(Count::InPlay, &[at(tile.tile.number())], 1);
        }
        // As they were dealt: beside the one-colored plazas, clockwise.
        let mut tiles: Vec<(Notch, usize)> =
            table.tiles().iter().map(|tile| (tile.notch, at(tile.tile.number()))).collect();
        tiles.sort_unstable();
        let tiles: Vec<usize> = tiles.into_iter().map(|(_, tile)| tile).collect();
        counts.count(Count::Dealt, &tiles, 1);
        let seen = Self { wheel, before: None };
        seen.plazas(counts, table, 0);
        seen
    }

    /// Counts a happening; `table` is the one after the whole order.
    pub(super) fn notice(&mut self, counts: &mut TroyesCounts, table: &Table, happening: &Happening) {
        match happening {
            Happening::Dice(Dice::Rolled { half_day, roll }) => self.rolled(counts, *half_day, *roll),
            Happening::Dice(Dice::Offered(offered)) => self::offered(counts, table, offered),
            Happening::Attack(Attack::Spared(spared)) => counts.count(Count::Spared, &[at(spared.tile.number())], 1),
            Happening::Attack(Attack::Struck(Strike { by: Die::Clear, notch, .. })) => {
                if let Some(tile) = table.tile_at(*notch) {
                    counts.count(Count::Raided, &[at(tile.tile.number())], 1);
                }
            }
            Happening::Flip(Flip::Tile { tile, notch: _ }) => {
                // The half-day after it has begun.
                let half_days = usize::from(table.half_days_played());
                counts.count(Count::ToRaid, &[at(tile.number()), half_days.saturating_sub(1)], 1);
            }
            Happening::Calendar(Calendar::DayBegan { day, neutral: _ }) => self.plazas(counts, table, at(day.number())),
            Happening::Calendar(Calendar::Ended(_)) => self.plazas(counts, table, usize::from(HalfDay::COUNT / 2)),
            Happening::Dice(Dice::Placed(_))
            | Happening::Attack(Attack::Struck(Strike { by: Die::Black, .. }))
            | Happening::Flip(Flip::Plaza { .. })
            | Happening::Calendar(Calendar::Closed(_)) => {}
        }
    }

    fn rolled(&mut self, counts: &mut TroyesCounts, now: HalfDay, roll: Roll) {
        let [a, b, c] = roll.clear().map(Face::index);
        counts.count(Count::Thrown, &[at(now.number()), roll.black().index(), a, b, c], 1);
        match (now.half, self.before.replace(roll)) {
            (Half::Afternoon, Some(before)) => {
                let both = [at(now.day.number()), before.black().index(), roll.black().index()];
                counts.count(Count::BothBlack, &both, 1);
            }
            (Half::Morning | Half::Afternoon, _) => {}
        }
    }

    /// Counts the plazas after so many days.
    fn plazas(&self, counts: &mut TroyesCounts, table: &Table, days: usize) {
        let now = table.wheel().plazas();
        let turned = now.iter().zip(self.wheel.plazas()).filter(|(now, first)| now.up != first.up).count();
        let of_color = Color::ALL.map(|color| now.iter().filter(|plaza| plaza.up == color).count());
        let most = of_color.into_iter().max().unwrap_or_default();
        let fewest = of_color.into_iter().min().unwrap_or_default();
        for (count, times) in [(Count::Turned, turned), (Count::Most, most), (Count::Fewest, fewest)] {
            counts.count(count, &[days], times as u64);
        }
    }
}

/// Counts a game that is over.
pub(super) fn end(counts: &mut TroyesCounts, table: &Table) {
    let mut struck = [0_usize; HalfDay::COUNT as usize];
    for strike in table.strikes().iter().filter(|strike| strike.sheets && !strike.already) {
        let half_day = at(strike.half_day.number());
        counts.count(Count::Struck, &[die(strike.color, strike.value.index()), half_day], 1);
        struck.iter_mut().skip(half_day).for_each(|count| *count += 1);
    }
    for (half_day, number) in struck.into_iter().enumerate() {
        counts.count(Count::StruckSoFar, &[half_day, number], 1);
    }
}

fn offered(counts: &mut TroyesCounts, table: &Table, offered: &Offered) {
    let now = at(table.now().number());
    counts.count(Count::NoneFree, &[now], u64::from(!offered.any_free));
    for (color, dice) in &offered.available {
        counts.count(Count::Available, &[now, color as usize, usize::from(*dice)], 1);
    }
    for offer in &offered.offers {
        let place = [usize::from(offer.place.number())];
        counts.count(Count::Offered, &place, 1);
        counts.count(Count::Value, &place, u64::from(offer.face.value()));
        let price = offer.price();
        let kind = match price {
            Price::NOTHING => Count::Free,
            _ if price == Price::at(offer.place) => Count::Printed,
            _ => Count::Dearer,
        };
        counts.count(kind, &place, 1);
        if let Some(tile) = offer.tile {
            let count = match tile.side {
                Side::Banquet => Count::AtBanquet,
                Side::Raid => Count::AtRaid,
            };
            counts.count(count, &[at(tile.tile.number())], 1);
        }
    }
}

/// Returns the index of a die of the sheets.
pub(super) const fn die(color: Color, face: usize) -> usize {
    color as usize * 6 + face
}

/// Returns the index of something numbered from 1.
fn at(number: u8) -> usize {
    usize::from(number).saturating_sub(1)
}

/// Returns the index of a plaza among the six with two colors; `None` if both faces are alike.
pub(super) fn faces(plaza: Plaza) -> Option<usize> {
    match (plaza.up, plaza.down) {
        (Color::Red, Color::Yellow) => Some(0),
        (Color::Yellow, Color::Red) => Some(1),
        (Color::Red, Color::White) => Some(2),
        (Color::White, Color::Red) => Some(3),
        (Color::Yellow, Color::White) => Some(4),
        (Color::White, Color::Yellow) => Some(5),
        (Color::Red, Color::Red) | (Color::Yellow, Color::Yellow) | (Color::White, Color::White) => None,
    }
}
