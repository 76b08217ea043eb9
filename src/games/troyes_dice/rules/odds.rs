//! The probabilities of strikes on the sheets' dice: computed over all rolls to come, not estimated.

use super::banquet::{Side, Tile};
use super::calendar::HalfDay;
use super::color::{ByColor, Color};
use super::die::{ByFace, Face};
use super::plaza::Plaza;
use super::table::{Phase, Table};
use super::ways::Ways;
use super::wheel::{Notch, Place};

/// One value for each half-day, in the order of [`HalfDay::all`].
pub type ByHalfDay<T> = [T; HalfDay::COUNT as usize];

/// The probability that the sheets' die of each color and value is struck by the end of each half-day (`rules.md 2.4`).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds(ByColor<ByFace<ByHalfDay<f64>>>);

impl Odds {
    /// Computes the odds from that table on; 1 for dice that are struck already.
    ///
    /// Black dice fall as they do whatever the wheel shows, so for each color and value only this is tracked: the
    /// plazas that are turned over, and whether tile 8 has turned to its raid side (`rules.md 4.4`, `4.5`).
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let mut odds = Self::default();
        let mut plazas = *table.wheel().plazas();
        let mut eight = table.tiles().iter().find(|tile| tile.tile == Tile::Eight).map(|tile| (tile.notch, tile.side));
        // What lies destroyed is turned over before anything else is struck.
        let next = match table.phase() {
            Phase::Roll => Some(table.now()),
            Phase::Choose => table.now().next(),
            Phase::Over => None,
        };
        for strike in table.strikes_now() {
            let plaza = &mut plazas[strike.notch.index()];
            *plaza = plaza.turned();
        }
        let attacked = |notch| table.is_destroyed(notch) || table.spared().is_some_and(|spared| spared.notch == notch);
        if let Some((notch, side)) = &mut eight
            && attacked(*notch)
        {
            *side = Side::Raid;
        }
        for value in Face::ALL {
            let ways = Ways::of(value);
            for color in Color::ALL {
                odds.0[color][value] = match (table.struck(color, value), next) {
                    (Some(_), _) => [1.0; HalfDay::COUNT as usize],
                    (None, None) => [0.0; HalfDay::COUNT as usize],
                    (None, Some(from)) => Course::new(&plazas, color, eight).chances(&ways, from, false),
                };
            }
        }
        odds
    }

    /// Computes the odds of a wheel that is dealt from the whole box, with Banquets & Raids or without: the mean over
    /// all wheels and tiles.
    #[must_use]
    pub fn of_any_wheel(expansion: bool) -> Self {
        let mut odds = Self::default();
        // All colors are alike.
        let (color, other) = (Color::Red, Color::White);
        let mixed = Plaza::new(color, other);
        for value in Face::ALL {
            let ways = Ways::of(value);
            let (mut sum, mut wheels) = ([0.0; HalfDay::COUNT as usize], 0.0);
            for same in Notch::all() {
                // Of the other eight plazas four have that color on one face, and the rest have it on none.
                for chosen in (0_u16..1 << Notch::COUNT).filter(|set| set.count_ones() == 4) {
                    if chosen & (1 << same.index()) != 0 {
                        continue;
                    }
                    let mut plazas = [Plaza::new(other, other); Notch::COUNT];
                    for notch in Notch::all().filter(|notch| chosen & (1 << notch.index()) != 0) {
                        plazas[notch.index()] = mixed;
                    }
                    plazas[same.index()] = Plaza::new(color, color);
                    let plain = Course::new(&plazas, color, None).chances(&ways, HalfDay::FIRST, true);
                    // Three of eight tiles are in play, and each lies beside any of three plazas: tile 8 lies here in one game
                    // of eight. Where it lies by another color it changes nothing for this one.
                    let here = expansion.then(|| {
                        let course = Course::new(&plazas, color, Some((same, Side::Banquet)));
                        course.chances(&ways, HalfDay::FIRST, true)
                    });
                    for (at, chance) in plain.into_iter().enumerate() {
                        let with_tile = here.as_ref().map_or(chance, |here| here[at]);
                        sum[at] += chance * 7.0 / 8.0 + with_tile / 8.0;
                    }
                    wheels += 1.0;
                }
            }
            for color in Color::ALL {
                odds.0[color][value] = sum.map(|sum| sum / wheels);
            }
        }
        odds
    }

    /// Returns the probability that a die is struck by the end of that half-day.
    #[must_use]
    pub fn by(&self, color: Color, value: Face, half_day: HalfDay) -> f64 {
        self.0[color][value][usize::from(half_day.number() - 1)]
    }

    /// Returns the expected number of the sheets' dice struck by the end of that half-day.
    #[must_use]
    pub fn count(&self, half_day: HalfDay) -> f64 {
        Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| self.by(color, value, half_day))).sum()
    }
}

/// The part of a wheel that matters for the dice of one color.
struct Course {
    /// Whether each notch's plaza shows the color now.
    up: [bool; Notch::COUNT],
    /// The index of each notch's plaza among those that change with a turn.
    mixed: [Option<u8>; Notch::COUNT],
    /// Tile 8, if it is in play.
    eight: Option<(Notch, Side)>,
}

impl Course {
    fn new(plazas: &[Plaza; Notch::COUNT], color: Color, eight: Option<(Notch, Side)>) -> Self {
        let mut count: u8 = 0;
        let mixed = plazas.map(|plaza| {
            let changes = (plaza.up == color) != (plaza.down == color);
            changes.then(|| {
                count += 1;
                count - 1
            })
        });
        Self { up: plazas.map(|plaza| plaza.up == color), mixed, eight }
    }

    /// Returns the probabilities by half-day; with plazas `any_side` up, as they are dealt, or as they are now.
    fn chances(&self, ways: &Ways, from: HalfDay, any_side: bool) -> ByHalfDay<f64> {
        let turns = 1_usize << self.mixed.iter().flatten().count();
        let raid = self.eight.is_some_and(|(_, side)| side == Side::Raid);
        // How likely the die is not struck yet, for each way in which plazas lie turned over; before and after tile 8's raid.
        let mut whole = vec![[0.0; 2]; turns];
        if any_side {
            whole.fill([share_of(turns), 0.0]);
        } else if let Some(first) = whole.first_mut() {
            first[usize::from(raid)] = 1.0;
        }
        let mut chances = [0.0; HalfDay::COUNT as usize];
        for half_day in HalfDay::all().filter(|half_day| *half_day >= from) {
            let mut next = vec![[0.0; 2]; turns];
            for (turned, sides) in whole.iter().enumerate() {
                for (raid, chance) in [false, true].into_iter().zip(*sides).filter(|(_, chance)| *chance > 0.0) {
                    for black in Place::ALL {
                        let (way, turned, raid) = self.step(ways, half_day, black, (turned, raid));
                        next[turned][usize::from(raid)] += chance * way;
                    }
                }
            }
            whole = next;
            chances[usize::from(half_day.number() - 1)] = 1.0 - whole.iter().flatten().sum::<f64>();
        }
        chances
    }

    /// Returns the probability of the black die at a place without a strike on the die, and the wheel's state after it.
    fn step(&self, ways: &Ways, now: HalfDay, black: Place, (turned, raid): (usize, bool)) -> (f64, usize, bool) {
        let sheets = now.day.strikes_sheets();
        let notch = black.notch(now);
        let eight = self.eight.and_then(|(eight, _)| Place::ALL.into_iter().find(|place| place.notch(now) == eight));
        match eight {
            Some(eight) if eight == black && !raid => (ways.black_at(black), turned, true),
            Some(eight) if eight != black && raid => {
                let other = eight.notch(now);
                let (here, there) = (self.shows(notch, turned), self.shows(other, turned));
                let way = ways.without(black, Some(eight), sheets && here, sheets && there);
                (way, self.turn(other, self.turn(notch, turned)), raid)
            }
            Some(_) | None => {
                let way = ways.without(black, None, sheets && self.shows(notch, turned), false);
                (way, self.turn(notch, turned), raid)
            }
        }
    }

    fn shows(&self, notch: Notch, turned: usize) -> bool {
        self.up[notch.index()] != self.mixed[notch.index()].is_some_and(|at| turned & (1 << at) != 0)
    }

    fn turn(&self, notch: Notch, turned: usize) -> usize {
        self.mixed[notch.index()].map_or(turned, |at| turned ^ (1 << at))
    }
}

/// Returns one part in so many, which are a power of two.
fn share_of(turns: usize) -> f64 {
    0.5_f64.powi(i32::try_from(turns.trailing_zeros()).unwrap_or_default())
}
