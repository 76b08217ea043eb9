//! The way from a wheel without dice to four dice at their places and the blow of the black one.

use std::f32::consts::PI;

use super::Body;
use super::layout::{CENTER, bounds, notch_center, presence, small_layer_angle, tile_presence};
use super::parts;
use super::scene as table_scene;
use super::strike::{Blow, Outcome};
use super::tumble::Tumble;
use crate::games::troyes_dice::rules::{Die, Half, Happening, Notch, Place, Placed, Table};
use crate::stage::easing::{mix, smooth};
use crate::stage::{Moment, Point, Pose, Scene, Span};

/// When the dice have all landed, in seconds.
const LANDED: f32 = 0.74;
/// Between one throw and the next.
const THROW_STEP: f32 = 0.045;
/// The dice lie still until now, so that everybody has seen them.
const SEEN: f32 = 0.99;
/// How long a die slides, and between one start and the next.
const SLIDE: f32 = 0.32;
const SLIDE_STEP: f32 = 0.11;
/// From how far away the dice come, in widths of the picture.
const WAY: f32 = 0.68;
/// From when to when plazas are destroyed or spared.
const BLOWS: Span = Span::new(1.65, 2.46);

/// A roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolling {
    before: Table,
    after: Table,
    dice: [RollingDie; 4],
    blows: Vec<Blow>,
}

/// One of its dice.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RollingDie {
    placed: Placed,
    tumble: Tumble,
    slide: Span,
}

impl Rolling {
    /// The roll among those happenings, if there is one.
    #[must_use]
    pub fn of(before: &Table, happenings: &[Happening], after: &Table) -> Option<Self> {
        let placed = happenings.iter().find_map(Happening::placed).copied()?;
        let outcomes = happenings.iter().filter_map(|happening| match happening {
            Happening::Spared(spared) => Some((spared.notch, Outcome::Spared)),
            Happening::Struck(strike) => Some((strike.notch, Outcome::Destroyed)),
            Happening::Rolled { .. }
            | Happening::Placed(_)
            | Happening::Offered(_)
            | Happening::Closed { .. }
            | Happening::Rebuilt { .. }
            | Happening::TurnedToRaid { .. }
            | Happening::DayBegan { .. }
            | Happening::Ended { .. } => None,
        });
        let blows = blows(&outcomes.collect::<Vec<_>>());
        Some(Self { before: before.clone(), after: after.clone(), dice: dice(before, placed), blows })
    }

    /// When all dice have landed and show their faces, in seconds of the full motion.
    #[must_use]
    pub const fn landed(&self) -> f32 {
        LANDED
    }

    /// When which plaza is destroyed, in seconds of the full motion.
    #[must_use]
    pub fn destroyed(&self) -> Vec<(f32, Notch)> {
        let destroyed = self.blows.iter().filter(|blow| blow.outcome == Outcome::Destroyed);
        destroyed.map(|blow| (blow.hits(), blow.notch)).collect()
    }

    fn blow(&self, notch: Notch) -> Option<&Blow> {
        self.blows.iter().find(|blow| blow.notch == notch)
    }

    fn plaza(&self, scene: &mut Scene, notch: Notch, seconds: f32) {
        let plaza = self.before.wheel().plaza(notch);
        match self.blow(notch) {
            Some(blow) => {
                let rubble = blow.rubble(seconds);
                if rubble > 0.0 {
                    parts::rubble(scene, notch, rubble);
                }
                parts::plaza(scene, notch, plaza, blow.plaza(seconds));
            }
            None => parts::plaza(scene, notch, plaza, Pose::in_play(presence(&self.before, notch))),
        }
    }
}

impl Moment for Rolling {
    fn full_duration(&self) -> f32 {
        BLOWS.to
    }

    /// Once every die lies at its place and the last blow has fallen.
    fn full_told(&self) -> f32 {
        let placed = self.dice.iter().map(|die| die.slide.to);
        placed.chain(self.blows.iter().map(Blow::hits)).fold(0.0, f32::max)
    }

    fn moving(&self, seconds: f32) -> Scene {
        let before = &self.before;
        let mut scene = Scene::empty(bounds(before));
        let angle = small_layer_angle(before.now());
        parts::layers(&mut scene, angle);
        for notch in Notch::all() {
            self.plaza(&mut scene, notch, seconds);
        }
        for tile in before.tiles() {
            parts::tile(&mut scene, *tile, Pose::in_play(tile_presence(before, tile.notch)));
        }
        parts::numbers(&mut scene);
        // Dice on the move pass over those that wait.
        let (moving, waiting): (Vec<&RollingDie>, Vec<&RollingDie>) =
            self.dice.iter().partition(|die| die.slide.from < seconds);
        for die in waiting.into_iter().chain(moving) {
            let blow = self.blow(die.placed.notch);
            die.show(&mut scene, seconds, blow.map_or(Pose::REST, |blow| blow.die(seconds)));
        }
        for blow in &self.blows {
            blow.sign(&mut scene, seconds);
        }
        parts::day_number(&mut scene, before.now().day, angle);
        if before.now().day.strikes_sheets() {
            parts::sheets_reminder(&mut scene, angle, 1.0);
        }
        for blow in &self.blows {
            scene.shift(blow.jolt(seconds));
        }
        scene
    }

    fn rest(&self) -> Scene {
        table_scene(&self.after)
    }
}

impl RollingDie {
    fn show(&self, scene: &mut Scene, seconds: f32, at_place: Pose) {
        if seconds < self.tumble.time.to {
            self.tumble.show(scene, seconds);
            return;
        }
        let slid = smooth(self.slide.progress(seconds));
        let landed = self.tumble.landed();
        let pose = Pose {
            angle: mix(landed.angle, 0.0, slid),
            scale: mix(landed.scale, 1.0, slid) * at_place.scale,
            ..at_place
        };
        let center = self.tumble.landing.mix(notch_center(self.placed.notch), slid);
        let Placed { color, value, .. } = self.placed;
        match self.placed.die {
            Die::Black => parts::die(scene, Body::Black, value, center, pose),
            Die::Clear if slid < COLORING => parts::die(scene, Body::Clear, value, center, pose),
            Die::Clear if slid < 1.0 => {
                parts::coloring_die(scene, color, (slid - COLORING) / (1.0 - COLORING), value, center, pose);
            }
            Die::Clear => parts::die(scene, Body::Tinted(color), value, center, pose),
        }
    }
}

/// How far a clear die has come when it begins to take its plaza's color.
const COLORING: f32 = 0.6;

/// Blows one after another; when there are more, each is quicker, and the next begins while a plaza still leaves.
fn blows(outcomes: &[(Notch, Outcome)]) -> Vec<Blow> {
    let halves = outcomes.iter().fold(1.0, |halves, _| halves + 1.0);
    let mut start = 0.0;
    let blow = |(notch, outcome): &(Notch, Outcome)| {
        let time = BLOWS.part(start / halves, (start + 2.0) / halves);
        start += 1.0;
        Blow { notch: *notch, outcome: *outcome, time }
    };
    outcomes.iter().map(blow).collect()
}

/// The clear dice are thrown first and the black one last; then they go to their places in order.
fn dice(before: &Table, placed: [Placed; 4]) -> [RollingDie; 4] {
    let mut clear_cells = [0, 1, 2].into_iter();
    placed.map(|placed| {
        let cell = match placed.die {
            Die::Black => 3,
            Die::Clear => clear_cells.next().unwrap_or_default(),
        };
        let start = SEEN + SLIDE_STEP * f32::from(placed.place.number());
        RollingDie { placed, tumble: tumble(before, placed, cell), slide: Span::new(start, start + SLIDE) }
    })
}

/// Four dice beside each other on the small layer; from the left in the morning, from the right in the afternoon.
fn tumble(before: &Table, placed: Placed, cell: usize) -> Tumble {
    let now = before.now();
    let heading = match now.half {
        Half::Morning => 1.0,
        Half::Afternoon => -1.0,
    };
    let Cell { x, y, angle, order } = CELLS[cell % CELLS.len()];
    // Away from the day's number.
    let middle = CENTER.toward(small_layer_angle(now) + PI, 46.0);
    let end = LANDED - THROW_STEP * (3.0 - order);
    Tumble {
        die: placed.die,
        value: placed.value,
        landing: Point { x: middle.x + x * heading, y: middle.y + y },
        angle: angle * heading,
        way: bounds(before).width() * WAY * heading,
        time: Span::new(THROW_STEP * order, end),
    }
}

/// Where a die lands for a throw from the left: the first ones furthest to the right.
struct Cell {
    x: f32,
    y: f32,
    angle: f32,
    order: f32,
}

const CELLS: [Cell; Place::ALL.len()] = [
    Cell { x: 82.0, y: -84.0, angle: -0.11, order: 0.0 },
    Cell { x: 86.0, y: 80.0, angle: 0.14, order: 1.0 },
    Cell { x: -80.0, y: -80.0, angle: -0.05, order: 2.0 },
    Cell { x: -86.0, y: 84.0, angle: 0.09, order: 3.0 },
];
