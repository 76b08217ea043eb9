//! The exact figures, computed over every throw and every wheel.

use crate::almanac::share;
use crate::games::troyes_dice::rules::{ByHalfDay, Color, Die, Half, HalfDay, Notch, Odds, Place, Plaza, Roll, Tally};

/// The exact figures of a game dealt from the whole box.
#[derive(Clone, Debug, PartialEq)]
pub struct Exact {
    /// The probability that each die of the sheets is struck.
    pub odds: Odds,
    /// The probability that the black die is at each place.
    pub black_at: [f64; 4],
    /// The average of a transparent die at each place.
    pub value_at: [f64; 4],
    /// The average number of the nine plazas that show another color than at first, by days played.
    pub turned: [f64; 9],
    /// The average numbers of plazas that show the most frequent and the rarest color: the same at all times.
    pub most_and_fewest: (f64, f64),
    /// The probability that a tile is on its raid side by the end of a half-day.
    pub raid: ByHalfDay<f64>,
    /// The probability of so many dice of a color on offer, without tiles.
    pub available: [f64; 4],
}

impl Exact {
    /// Computes the figures with Banquets & Raids, or without.
    #[must_use]
    pub fn of(expansion: bool) -> Self {
        let black_at = Place::ALL.map(black_at);
        Self {
            odds: Odds::of_any_wheel(expansion),
            black_at,
            value_at: Place::ALL.map(value_at),
            turned: std::array::from_fn(|days| turned(&black_at, days)),
            most_and_fewest: most_and_fewest(),
            raid: std::array::from_fn(|half_day| raid(&black_at, half_day)),
            available: available(),
        }
    }

    /// Returns the probability that no die is free, without tiles: the black one takes the free place.
    #[must_use]
    pub const fn none_free(&self) -> f64 {
        let [first, ..] = self.black_at;
        first
    }
}

fn black_at(place: Place) -> f64 {
    let there = |roll: &Roll| roll.sorted().get(usize::from(place.number())).is_some_and(|(_, die)| *die == Die::Black);
    Tally::chance(Roll::all().filter(|(roll, _)| there(roll)).map(|(_, orders)| orders).sum())
}

fn value_at(place: Place) -> f64 {
    let (mut pips, mut dice) = (0, 0);
    for (roll, orders) in Roll::all() {
        match roll.sorted().get(usize::from(place.number())) {
            Some((face, Die::Clear)) => {
                pips += u64::from(face.value()) * orders;
                dice += orders;
            }
            Some((_, Die::Black)) | None => {}
        }
    }
    share(pips, dice)
}

/// Returns the probability that the black die hits the plaza in that notch, for each of the first half-days with a
/// place there.
fn blows(black_at: &[f64; 4], notch: Notch, half_days: usize) -> impl Iterator<Item = f64> {
    HalfDay::all().take(half_days).filter_map(move |half_day| {
        let place = Place::ALL.into_iter().find(|place| place.notch(half_day) == notch)?;
        black_at.get(usize::from(place.number())).copied()
    })
}

/// Returns the average number of plazas with another color after so many days. A plaza shows its other face after an
/// odd number of blows, which fall independently of each other: ½ (1 − Π (1 − 2 p)). Six of nine have another color
/// there.
fn turned(black_at: &[f64; 4], days: usize) -> f64 {
    let odd = |notch| 0.5 - blows(black_at, notch, days * 2).map(|blow| 1.0 - 2.0 * blow).product::<f64>() / 2.0;
    Notch::all().map(odd).sum::<f64>() * 6.0 / 9.0
}

/// Returns the probability that a tile has turned: it turns with the first blow on its plaza, which is in any notch.
fn raid(black_at: &[f64; 4], half_day: usize) -> f64 {
    let hit = |notch| 1.0 - blows(black_at, notch, half_day + 1).map(|blow| 1.0 - blow).product::<f64>();
    Notch::all().map(hit).sum::<f64>() / 9.0
}

/// Returns the averages of the most frequent and the rarest color. Each plaza has either side up with even chances,
/// however often it was turned.
fn most_and_fewest() -> (f64, f64) {
    let (mut most, mut fewest, mut ways) = (0, 0, 0);
    for turned in 0_u16..1 << Notch::COUNT {
        let up = |(at, plaza): (usize, &Plaza)| if turned & (1 << at) == 0 { plaza.up } else { plaza.down };
        let colors: Vec<Color> = Plaza::SET.iter().enumerate().map(up).collect();
        let of_color = Color::ALL.map(|color| colors.iter().filter(|other| **other == color).count() as u64);
        most += of_color.into_iter().max().unwrap_or_default();
        fewest += of_color.into_iter().min().unwrap_or_default();
        ways += 1;
    }
    (share(most, ways), share(fewest, ways))
}

/// Returns the probabilities of 0 to 3 dice of a color. Three dice are on any three of the nine plazas, each either
/// side up.
fn available() -> [f64; 4] {
    let mut ways = [0_u64; 4];
    for chosen in (0_u16..1 << Notch::COUNT).filter(|chosen| chosen.count_ones() == 3) {
        for turned in 0_u16..1 << Notch::COUNT {
            let plazas = Plaza::SET.iter().enumerate().filter(|(at, _)| chosen & (1 << at) != 0);
            let up = |(at, plaza): (usize, &Plaza)| if turned & (1 << at) == 0 { plaza.up } else { plaza.down };
            let red = plazas.map(up).filter(|color| *color == Color::Red).count();
            if let Some(ways) = ways.get_mut(red) {
                *ways += 1;
            }
        }
    }
    let all = ways.iter().sum();
    ways.map(|ways| share(ways, all))
}

/// Returns the half-day with this index.
pub(super) fn half_day(at: usize) -> HalfDay {
    HalfDay::all().nth(at).unwrap_or(HalfDay::LAST)
}

/// Returns the afternoon of the day with this index.
pub(super) fn afternoon(day: usize) -> HalfDay {
    HalfDay { half: Half::Afternoon, ..half_day(day * 2) }
}
