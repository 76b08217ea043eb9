//! The points and places of each player at each step of a ceremony: numbers only.

use std::cmp::Reverse;

use crate::play::{BySeat, Seat};
use crate::stage::easing;

/// A player's place that stands, then points, most first, and who are behind after a tie: the least comes first.
type Rank = (Option<usize>, (Reverse<u16>, usize));

/// A step of a ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Everybody's name, and no points yet.
    Names,
    /// The category with this index grows for everybody.
    Category(usize),
    /// The last category grows for the players who end on these ranks.
    Places {
        /// The rank farthest behind.
        worst: usize,
        /// The rank farthest ahead.
        best: usize,
    },
    /// The last category grows for the players of the first two ranks, until they stand level: nobody sees who is ahead. It leads
    /// to the winner by itself.
    Duel,
    /// Every category grows, one after the other: a single player does not race.
    Whole,
    /// The winner.
    Winner,
    /// The awards for remarkable sheets.
    Awards,
    /// The achievements reached for the first time.
    Seals,
    /// The podium of the first three places, and the others.
    Podium,
}

/// The points of each player, category by category; a category may take points away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    points: BySeat<Vec<i32>>,
    categories: usize,
    /// For each player, how many of those with equal points are ahead in the end.
    behind: BySeat<usize>,
}

/// A player's bar at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceBar {
    /// The length, in points.
    pub points: f32,
    /// The place, from 0, the highest; between two places while the bar moves.
    pub place: f32,
}

impl Race {
    /// The number of first ranks that are revealed last, and together.
    const DUEL: usize = 2;
    /// The most ranks behind them that are revealed one by one; of more the first is, and all others come together before it.
    const SINGLY: usize = 2;

    /// Makes a race of each player's points, category by category; a missing category counts as 0.
    #[must_use]
    pub fn new(mut points: BySeat<Vec<i32>>) -> Self {
        let categories = points.values().map(Vec::len).max().unwrap_or_default();
        for parts in points.values_mut() {
            parts.resize(categories, 0);
        }
        let behind = points.map(|_| 0);
        Self { points, categories, behind }
    }

    /// Returns the race with broken ties: each player's rank in the end, from 1. A rival whom nobody plays is behind them, or has won.
    #[must_use]
    pub fn with_ranks(self, ranks: BySeat<usize>, is_lost: bool) -> Self {
        let rival = if is_lost { 1 } else { ranks.len() + 1 };
        let ranks = ranks.into_iter().map(|rank| rank + usize::from(is_lost)).chain([rival]);
        let behind = self.ranks().into_iter().zip(ranks).map(|(shared, rank)| rank.saturating_sub(shared));
        Self { behind: behind.collect(), ..self }
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.points.len()
    }

    /// The number of categories.
    #[must_use]
    pub const fn categories(&self) -> usize {
        self.categories
    }

    /// Returns each player's total.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        self.points.map(|(_, parts)| sum(parts))
    }

    /// Returns a player's points, category by category.
    #[must_use]
    pub fn by_category(&self, player: Seat) -> &[i32] {
        self.points.get(player).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns each player's rank in the end, from 1; players equal in all share it.
    #[must_use]
    pub fn ranks(&self) -> BySeat<usize> {
        self.places(Step::Podium)
    }

    /// Returns the steps on which bars grow, with the names before them.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let Some(last) = self.categories.checked_sub(1) else { return vec![Step::Names] };
        if self.players() < 2 {
            return vec![Step::Names, Step::Whole];
        }
        let ranks = self.distinct_ranks();
        let behind = ranks.get(Self::DUEL..).unwrap_or_default();
        let (first, others) = behind.split_at(if behind.len() > Self::SINGLY { 1 } else { behind.len() });
        let together =
            others.first().zip(others.last()).map(|(best, worst)| Step::Places { worst: *worst, best: *best });
        let one_by_one = first.iter().rev().map(|rank| Step::Places { worst: *rank, best: *rank });
        let names = std::iter::once(Step::Names).chain((0..last).map(Step::Category));
        names.chain(together).chain(one_by_one).chain([Step::Duel]).collect()
    }

    /// Returns the ranks that somebody has, ascending.
    fn distinct_ranks(&self) -> Vec<usize> {
        let mut ranks: Vec<usize> = self.ranks().into_iter().collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    /// Returns the ranks of the players whose places stand once that step is over, from the last place up; `None` for everybody
    /// else, and on steps that reveal no place.
    #[must_use]
    pub fn locked(&self, step: Step) -> BySeat<Option<usize>> {
        let best = match step {
            Step::Places { worst: _, best } => Some(best),
            Step::Duel => self.distinct_ranks().get(Self::DUEL).copied(),
            Step::Names
            | Step::Category(_)
            | Step::Whole
            | Step::Winner
            | Step::Awards
            | Step::Seals
            | Step::Podium => None,
        };
        match best {
            Some(best) => self.ranks().map(|(_, rank)| (*rank >= best).then_some(*rank)),
            None => self.points.map(|_| None),
        }
    }

    /// Returns how many categories of each player are revealed once that step is over.
    #[must_use]
    pub fn told(&self, step: Step) -> BySeat<usize> {
        let all = self.categories;
        let everybody = |told: usize| self.points.map(|_| told);
        match step {
            Step::Names => everybody(0),
            Step::Category(category) => everybody((category + 1).min(all)),
            Step::Places { .. } | Step::Duel => {
                self.locked(step).map(|(_, locked)| if locked.is_some() { all } else { all.saturating_sub(1) })
            }
            Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => everybody(all),
        }
    }

    /// Returns each player's points once that step is over.
    #[must_use]
    pub fn points(&self, step: Step) -> BySeat<u16> {
        let told = self.points.values().zip(self.told(step));
        told.map(|(parts, told)| sum(parts.get(..told).unwrap_or(parts))).collect()
    }

    /// Returns each player's place once that step is over, from 1; equal ones share it. Whose place stands is behind everybody
    /// else, and tie-breaks count once all points of a player are revealed.
    #[must_use]
    pub fn places(&self, step: Step) -> BySeat<usize> {
        let told = self.told(step).into_iter().zip(self.behind.values());
        let behind = told.map(|(told, behind)| if told == self.categories { *behind } else { 0 });
        let points = self.points(step).into_iter().map(Reverse).zip(behind);
        let keys: BySeat<Rank> = self.locked(step).into_iter().zip(points).collect();
        keys.map(|(_, own)| keys.values().filter(|other| *other < own).count() + 1)
    }

    /// Returns the players once that step is over, the leader first; equal ones in order of seats.
    #[must_use]
    pub fn order(&self, step: Step) -> Vec<Seat> {
        let places = self.places(step);
        let mut order: Vec<Seat> = places.iter().map(|(seat, _)| seat).collect();
        order.sort_by_key(|seat| places.get(*seat).copied());
        order
    }

    /// Returns the leaders once that step is over, in order of seats; nobody without points, nor while somebody has no
    /// category revealed.
    #[must_use]
    pub fn ahead(&self, step: Step) -> Vec<Seat> {
        if self.told(step).values().any(|told| *told == 0) {
            return Vec::new();
        }
        let (places, points) = (self.places(step), self.points(step));
        let first = places.iter().zip(points.values()).filter(|((_, place), points)| **place == 1 && **points > 0);
        first.map(|((seat, _), _)| seat).collect()
    }

    /// Returns the bars of all players so many seconds after that step began, at full motion.
    #[must_use]
    pub fn bars(&self, step: Step, seconds: f32) -> BySeat<RaceBar> {
        let before = self.before(step).unwrap_or(step);
        let grows = if step == Step::Duel { easing::slowing } else { easing::smooth };
        let longer = grows(part(seconds, 0.0, step.grows()));
        let moved = easing::smooth(part(seconds, step.grows(), step.sorts()));
        let places = |step: Step| {
            let order = self.order(step);
            self.points.map(|(seat, _)| order.iter().position(|other| *other == seat).map_or(0.0, number))
        };
        let ends = if step == Step::Duel { self.level() } else { self.points(step) };
        let points = self.points(before).into_iter().zip(ends);
        let places = places(before).into_iter().zip(places(step));
        let bars = points.zip(places).map(|((from, to), (left, place))| RaceBar {
            points: easing::mix(f32::from(from), f32::from(to), longer),
            place: easing::mix(left, place, moved),
        });
        bars.collect()
    }

    /// Returns the points of a bar that fills the whole width so many seconds after that step began, at full motion: while few points
    /// are told, fewer of them, so that nobody looks at an empty room. From step to step the longest bar grows.
    #[must_use]
    pub fn width(&self, step: Step, seconds: f32) -> f32 {
        let most = |points: BySeat<u16>| f32::from(points.into_iter().max().unwrap_or_default().max(1));
        let all = most(self.totals());
        let ends = if step == Step::Duel { self.level() } else { self.points(step) };
        let before = self.before(step).map_or_else(|| self.points.map(|_| 0), |before| self.points(before));
        let longer = part(seconds, 0.0, step.grows());
        // Twice the points are not twice as long, but longer.
        let [from, to] = [before, ends].map(|points| (most(points).powi(2) * all).cbrt());
        easing::mix(from, to, easing::smooth(longer))
    }

    /// Returns where the bars of a duel stand still: level, at the least of its totals, unless one was longer before.
    fn level(&self) -> BySeat<u16> {
        let (locked, totals) = (self.locked(Step::Duel), self.totals());
        let open = || locked.values().zip(totals.values()).filter(|(locked, _)| locked.is_none());
        let least = open().map(|(_, total)| *total).min().unwrap_or_default();
        let level = locked.values().zip(self.points(Step::Duel));
        level.map(|(locked, points)| if locked.is_some() { points } else { points.max(least) }).collect()
    }

    /// Splits a player's bar of this length on that step into its categories. What a category takes away is missing in those before
    /// it; while it goes, the category has it.
    #[must_use]
    pub fn parts(&self, step: Step, player: Seat, long: f32) -> Vec<f32> {
        // In a duel bars grow beyond what is told of them.
        let told = if step == Step::Duel { None } else { self.told(step).get(player).copied() };
        let told =
            self.points.get(player).map_or(&[][..], |parts| told.and_then(|told| parts.get(..told)).unwrap_or(parts));
        let mut rest = long;
        let mut parts: Vec<f32> = left(told)
            .into_iter()
            .map(|points| {
                let part = rest.clamp(0.0, f32::from(points));
                rest -= part;
                part
            })
            .collect();
        if let Some(last) = parts.last_mut() {
            *last += rest;
        }
        parts
    }

    /// Returns how many points that step adds for each player, or takes away.
    #[must_use]
    pub fn brought(&self, step: Step) -> BySeat<i32> {
        let before = self.before(step).map_or_else(|| self.points.map(|_| 0), |before| self.points(before));
        self.points(step).into_iter().zip(before).map(|(now, before)| i32::from(now) - i32::from(before)).collect()
    }

    /// Returns the step of the race before that one; the race's last step before all that comes after it.
    fn before(&self, step: Step) -> Option<Step> {
        let steps = self.steps();
        match steps.iter().position(|other| *other == step) {
            Some(at) => at.checked_sub(1).and_then(|before| steps.get(before).copied()),
            None => steps.last().copied(),
        }
    }
}

impl Step {
    /// Returns how long bars grow on this step, in seconds of the full motion.
    #[must_use]
    pub const fn grows(self) -> f32 {
        match self {
            Self::Category(_) => 1.3,
            Self::Places { .. } => 1.8,
            Self::Duel => 2.4,
            Self::Whole => 3.0,
            Self::Names | Self::Winner | Self::Awards | Self::Seals | Self::Podium => 0.0,
        }
    }

    /// Returns how long bars then change their places, in seconds of the full motion.
    const fn sorts(self) -> f32 {
        match self {
            Self::Category(_) | Self::Places { .. } => 0.6,
            Self::Names | Self::Duel | Self::Whole | Self::Winner | Self::Awards | Self::Seals | Self::Podium => 0.0,
        }
    }

    /// How long the bars of a duel then stand level, in seconds of the full motion.
    const HOLD: f32 = 1.2;

    /// Returns how long the step's motion takes, in seconds of the full motion.
    #[must_use]
    pub const fn duration(self) -> f32 {
        match self {
            Self::Names => 0.9,
            Self::Category(_) | Self::Places { .. } | Self::Whole => self.grows() + self.sorts(),
            Self::Duel => self.grows() + Self::HOLD,
            Self::Winner => 5.0,
            Self::Awards | Self::Seals => 1.2,
            Self::Podium => 1.8,
        }
    }

    /// Whether the winner is known on this step.
    #[must_use]
    pub const fn tells_winner(self) -> bool {
        match self {
            Self::Winner | Self::Awards | Self::Seals | Self::Podium => true,
            Self::Names | Self::Category(_) | Self::Places { .. } | Self::Duel | Self::Whole => false,
        }
    }
}

/// Returns the progress, from 0 to 1, of a motion that begins then and lasts so long.
#[must_use]
pub(super) fn part(seconds: f32, begins: f32, lasts: f32) -> f32 {
    if lasts > 0.0 { ((seconds - begins) / lasts).clamp(0.0, 1.0) } else { 1.0 }
}

/// Returns the sum of categories; never below 0.
fn sum(parts: &[i32]) -> u16 {
    let sum = parts.iter().fold(0, |sum: i32, points| sum.saturating_add(*points));
    u16::try_from(sum.max(0)).unwrap_or(u16::MAX)
}

/// Returns what is left of each category: one that takes points away takes them from those before it, the last first, and what it
/// still lacks from those behind it.
fn left(parts: &[i32]) -> Vec<u16> {
    let mut left: Vec<i32> = Vec::with_capacity(parts.len());
    let mut owed = 0;
    for points in parts {
        left.push((*points).max(0));
        owed += (-points).max(0);
        for own in left.iter_mut().rev() {
            let less = owed.min(*own);
            (*own, owed) = (*own - less, owed - less);
        }
    }
    left.into_iter().map(|points| u16::try_from(points).unwrap_or(u16::MAX)).collect()
}

#[expect(clippy::cast_precision_loss, reason = "as many places as people at a table")]
const fn number(place: usize) -> f32 {
    place as f32
}
