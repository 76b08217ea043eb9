//! The motion from a wheel without dice to four dice at their places and the blow of the black one.

use std::sync::OnceLock;

use super::Body;
use super::cube::{Coat, Cube, HALF, side_of};
use super::layout::{CENTER, empty, presence, small_layer_angle, tile_presence};
use super::scene as table_scene;
use super::strike::{Blow, Outcome};
use super::{Art, Icon, Part, parts};
use crate::games::troyes_dice::rules::{
    Attack, Color, Die, Half, Happening, Notch, Place, Placed, Strike, Table, TroyesDice,
};
use crate::play::Transition;
use crate::stage::easing::{bouncing, landing, mix, springing};
use crate::stage::{
    Act, Beat, Cue, Focus, Looking, Moment, Pose, Rotation, Scene, Span, Stand, Throw, Tracer, Vec3, turn_to_show,
};

/// The time in which the words of the moment before make way and the picture takes its place: only then the dice come in.
const CLEARS: f32 = Looking::ENTERING;
/// How far they come from beyond the throw's start, as many halves of an edge: they begin outside wherever the picture stands.
const FARTHER: f32 = 12.5;
/// The longest throw, and the latest time when the dice are at rest.
const THROW: f32 = 1.35;
const LANDED: f32 = CLEARS + THROW;
/// The time until which they are shown there, so that everybody has seen them.
const SEEN: f32 = LANDED + 0.3;
/// The duration of a die's lift to its place, and the delay between two starts.
const LIFT: f32 = 0.4;
const LIFT_STEP: f32 = 0.18;
/// The time of the first blow, the duration of a single blow, and of one among several.
const BLOWS: f32 = SEEN + 1.05;
const BLOW: f32 = 1.5;
const ONE_OF_BLOWS: f32 = 1.2;
/// The duration after the last blow in which its dust is shown, before words tell of it.
const SEEN_BLOW: f32 = 0.8;
/// The durations of a strike's flight to the sheets' dice, of one stroke there, and of the pause between two strokes.
const FLIGHT: f32 = 0.5;
const STROKE: f32 = 0.2;
const BETWEEN_STROKES: f32 = 0.1;
/// The time for which everybody sees what is crossed out, and the duration of its way home to its column.
const CROSSED_SEEN: f32 = 0.35;
const HOME: f32 = 0.4;
/// The turn of the die that is lifted last.
const LAST: u8 = 3;
/// Half the edge of a die while it is thrown: large, for everybody to see.
const LARGE: f32 = 64.0;
/// The darkness of everything else while the focus is on one die.
const HUSH: f32 = 0.75;
/// How far a die swings towards the wheel's middle while it rises, as a part of its distance.
const INWARD: f32 = 0.42;
/// The size of a die at the top of its rise, compared with its size at rest.
const RISEN: f32 = 1.8;
/// The height of a die's arc to its place, in halves of its edge.
const ARC: f32 = 2.4;
/// The height of a die's bounce at its place, in halves of its edge, and how long it bounces.
const BOUNCE: f32 = 0.42;
const BOUNCES: f32 = 0.26;
/// How far a plaza gives way under a die that comes down on it, and for how long it swings.
const DENT: f32 = 0.07;
const SWINGS: f32 = 0.34;
/// The height to which a blow throws a die that lies beside it, in halves of its edge, and how far a plaza there rises.
const THROWN: f32 = 1.1;
const RAISED: f32 = 0.06;
/// The part of its way at which a clear die begins to take its plaza's color.
const COLORING: f32 = 0.5;

/// The motion of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolling {
    before: Table,
    after: Table,
    seed: u64,
    throw: OnceLock<Throw>,
    dice: [RollingDie; 4],
    blows: Vec<Blow>,
    tracers: Vec<Tracer>,
    acts: Vec<Act>,
}

/// A die of the roll.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RollingDie {
    placed: Placed,
    /// Its index among the thrown dice.
    thrown: usize,
    lift: Span,
}

impl Rolling {
    /// Makes the motion of the roll in a transition, if there is one; the same seed throws the dice alike.
    #[must_use]
    pub fn of(told: Transition<'_, TroyesDice>, seed: u64) -> Option<Self> {
        let Transition { before, happenings, after } = told;
        let placed = happenings.iter().find_map(Happening::placed).copied()?;
        let outcomes = happenings.iter().filter_map(|happening| match happening {
            Happening::Attack(Attack::Spared(spared)) => Some((spared.notch, Outcome::Spared)),
            Happening::Attack(Attack::Struck(strike)) => Some((strike.notch, Outcome::Destroyed)),
            Happening::Dice(_) | Happening::Flip(_) | Happening::Calendar(_) => None,
        });
        let (blows, dice) = (blows(&outcomes.collect::<Vec<_>>()), dice(placed));
        let placed = dice.iter().map(|die| die.lift.to);
        let broken = placed.chain(blows.iter().map(|blow| blow.hits() + SEEN_BLOW)).fold(0.0, f32::max);
        let tracers = tracers(after, happenings, broken + Looking::ENTERING);
        let mut acts = vec![Act::new(0.0, Focus::Picture)];
        // From day 3 on the blow goes on to the sheets, and only then is it told (`rules.md 2.4`).
        let crossed = tracers.last().map(|tracer| tracer.home.to + BETWEEN_STROKES);
        acts.extend(crossed.map(|_| Act::new(broken, Focus::Grid)));
        acts.push(Act::new(crossed.unwrap_or(broken), Focus::Table));
        let (before, after) = (before.clone(), after.clone());
        Some(Self { before, after, seed, throw: OnceLock::new(), dice, blows, tracers, acts })
    }

    /// Returns the time when all dice are at rest and show their faces, in seconds of the full motion.
    #[must_use]
    pub const fn landed(&self) -> f32 {
        LANDED
    }

    /// Returns the times when plazas are destroyed, in seconds of the full motion.
    #[must_use]
    pub fn destroyed(&self) -> Vec<(f32, Notch)> {
        let destroyed = self.blows.iter().filter(|blow| blow.outcome == Outcome::Destroyed);
        destroyed.map(|blow| (blow.hits(), blow.notch)).collect()
    }

    /// Returns the throw, simulated on first use.
    fn throw(&self) -> &Throw {
        self.throw.get_or_init(|| Throw::new(self.seed, Place::ALL.len(), THROW))
    }

    fn blow(&self, notch: Notch) -> Option<&Blow> {
        self.blows.iter().find(|blow| blow.notch == notch)
    }

    /// Returns the die at that time.
    fn cube(&self, die: &RollingDie, seconds: f32) -> Cube {
        let rest = Cube::placed(die.placed);
        let lifted = landing(die.lift.progress(seconds));
        if lifted >= 1.0 {
            let Some(blow) = self.blow(die.placed.notch) else {
                let bounced = BOUNCE * bouncing(Span::new(die.lift.to, die.lift.to + BOUNCES).progress(seconds));
                let thrown = THROWN * self.wave(die.placed.notch, seconds);
                let up = Vec3::UP * ((bounced + thrown) * HALF);
                return Cube { stand: Stand { at: rest.stand.at + up, ..rest.stand }, ..rest };
            };
            let up = Vec3::UP * (blow.height(seconds) * HALF);
            // It rises over the middle, so that all of it is seen wherever it strikes.
            let inward = Vec3 { z: 0.0, ..rest.stand.at - Vec3::on_table(CENTER) } * (-INWARD * blow.swung(seconds));
            let up = up + inward;
            // A clear die that strikes does what the black one does, and looks like it.
            let coat = Coat { to: Body::Black, part: 0.72 * blow.hush(seconds), ..rest.coat };
            let coat = if die.placed.die == Die::Clear { coat } else { rest.coat };
            let half = rest.half * mix(1.0, RISEN, blow.risen(seconds));
            return Cube { coat, stand: Stand { at: rest.stand.at + up, ..rest.stand }, half, ..rest };
        }
        let from = self.thrown(die, seconds);
        let arc = 4.0 * lifted * (1.0 - lifted) * ARC * HALF;
        let at = from.at.mix(rest.stand.at, lifted) + Vec3::UP * arc;
        let stand = Stand { at, turn: from.turn.mix(rest.stand.turn, lifted) };
        let thrown = Body::thrown(die.placed.die);
        let part = Span::new(COLORING, 1.0).progress(lifted);
        Cube { coat: Coat { from: thrown, part, ..rest.coat }, stand, half: mix(LARGE, HALF, lifted), ..rest }
    }

    /// Returns how high the waves of the blows throw what lies in that notch, from 0 to 1.
    fn wave(&self, notch: Notch, seconds: f32) -> f32 {
        self.blows.iter().map(|blow| blow.wave(notch, seconds)).fold(0.0, f32::max)
    }

    /// Returns how far the plaza in that notch gives way under the die that has come down on it.
    fn dent(&self, notch: Notch, seconds: f32) -> f32 {
        let landed = self.dice.iter().find(|die| die.placed.notch == notch).map(|die| die.lift.to);
        let swings = landed.filter(|landed| *landed <= seconds).map(|landed| Span::new(landed, landed + SWINGS));
        swings.map_or(0.0, |swings| DENT * springing(swings.progress(seconds)))
    }

    /// Returns the die's position in the throw, from the left in the morning, from the right in the afternoon.
    fn thrown(&self, die: &RollingDie, seconds: f32) -> Stand {
        let throw = self.throw();
        let first = turn_to_show(side_of(die.placed.value), self.turned(throw.rest(die.thrown)).turn);
        // Before that they are still farther outside.
        let [from, to] = [0.0, Throw::FRAME].map(|at| throw.stand(die.thrown, at).at);
        let speed = (from - to) * (1.0 / Throw::FRAME);
        let outside = speed * (CLEARS - seconds).clamp(0.0, FARTHER / speed.length().max(1.0));
        let Stand { at, turn } = throw.stand(die.thrown, seconds - CLEARS);
        let Stand { at, turn } = self.turned(Stand { at: at + Vec3 { z: 0.0, ..outside }, turn });
        Stand { at: at * LARGE + Vec3::on_table(CENTER), turn: turn.after(first) }
    }

    fn turned(&self, stand: Stand) -> Stand {
        match self.before.now().half {
            Half::Morning => stand,
            Half::Afternoon => {
                let half = Rotation::quarters(Vec3::UP, 2);
                Stand { at: half.apply(stand.at), turn: half.after(stand.turn) }
            }
        }
    }

    fn tiles(&self, scene: &mut Scene, seconds: f32) {
        for tile in self.before.tiles() {
            let shine = self.blow(tile.notch).map_or(0.0, |blow| blow.shine(seconds));
            let pose = Pose { scale: 1.0 + 0.3 * shine, ..Pose::in_play(tile_presence(&self.before, tile.notch)) };
            if shine > 0.0 {
                parts::halo(scene, tile.notch, shine);
            }
            parts::tile(scene, *tile, pose);
        }
    }
}

impl Moment for Rolling {
    fn full_duration(&self) -> f32 {
        self.blows.iter().map(Blow::settles).fold(self.full_told() + Looking::ENTERING, f32::max)
    }

    /// Returns the acts: the wheel alone, until every die is at its place and the last blow has fallen.
    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_cues(&self) -> Vec<Cue> {
        let placed = self.dice.iter().map(|die| Cue { at: die.lift.to, beat: Beat::Placed });
        let blows = self.blows.iter().map(|blow| Cue { at: blow.hits(), beat: blow.outcome.beat() });
        let strokes = self.tracers.iter().flat_map(|tracer| tracer.strokes);
        let crossed = strokes.map(|stroke| Cue { at: stroke.from, beat: Beat::Crossed });
        // Each knock is heard when it is seen.
        let knocks = self.throw().knocks().iter().map(|at| Cue { at: CLEARS + *at, beat: Beat::Knocked });
        let told = Cue { at: self.full_told(), beat: Beat::Told };
        let mut placed: Vec<Cue> = placed.collect();
        placed.sort_by(|one, other| one.at.total_cmp(&other.at));
        knocks.chain(placed).chain(blows).chain(crossed).chain([told]).collect()
    }

    fn full_tracers(&self) -> &[Tracer] {
        &self.tracers
    }

    fn moving(&self, seconds: f32) -> Scene {
        let before = &self.before;
        let mut scene = empty(before);
        let angle = small_layer_angle(before.now());
        parts::layers(&mut scene, angle);
        parts::day_number(&mut scene, before.now().day, angle);
        for notch in Notch::all().filter(|notch| self.blow(*notch).is_none()) {
            let scale = 1.0 - self.dent(notch, seconds) + RAISED * self.wave(notch, seconds);
            let rest = Pose::in_play(presence(before, notch));
            let pose = Pose { scale: rest.scale * scale, ..rest };
            parts::plaza(&mut scene, notch, before.wheel().plaza(notch), pose);
        }
        self.tiles(&mut scene, seconds);
        if before.now().day.strikes_sheets() {
            parts::sheets_reminder(&mut scene, angle, 1.0);
        }
        // Over all others are the plaza that breaks and the die that strikes it.
        for blow in &self.blows {
            let dented = 1.0 - self.dent(blow.notch, seconds);
            blow.plaza(&mut scene, before.wheel().plaza(blow.notch), dented, seconds);
        }
        parts::numbers(&mut scene, Notch::all());
        let (striking, others): (Vec<&RollingDie>, Vec<&RollingDie>) = self.dice.iter().partition(|die| {
            self.blow(die.placed.notch).is_some_and(|blow| blow.time.from < seconds && seconds < blow.settles())
        });
        let mut others: Vec<Cube> = others.into_iter().map(|die| self.cube(die, seconds)).collect();
        others.sort_by(|one, other| one.stand.at.z.total_cmp(&other.stand.at.z));
        for cube in others {
            cube.show(&mut scene);
        }
        let hush = self.blows.iter().map(|blow| blow.hush(seconds)).fold(0.0, f32::max);
        scene.hush(HUSH * hush);
        for blow in &self.blows {
            blow.dust(&mut scene, seconds);
        }
        for die in striking {
            self.cube(die, seconds).show(&mut scene);
        }
        for blow in &self.blows {
            blow.sign(&mut scene, seconds);
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

/// Returns the blows, one after another.
fn blows(outcomes: &[(Notch, Outcome)]) -> Vec<Blow> {
    let long = if outcomes.len() > 1 { ONE_OF_BLOWS } else { BLOW };
    let mut from = BLOWS;
    let blow = |(notch, outcome): &(Notch, Outcome)| {
        let time = Span::new(from, from + long);
        from += long;
        Blow { notch: *notch, outcome: *outcome, time }
    };
    outcomes.iter().map(blow).collect()
}

/// Returns the tracers of strikes that hit the sheets, one after another from that time on (`rules.md 2.4`): to the
/// color's row and the value's column of the strike grid.
fn tracers(table: &Table, happenings: &[Happening], mut from: f32) -> Vec<Tracer> {
    let values = table.numbering().values();
    let tracer = |strike: &Strike| {
        let row = Color::ALL.iter().position(|color| *color == strike.color).unwrap_or_default();
        let column = values.iter().position(|value| *value == strike.value).unwrap_or_default();
        let flight = Span::new(from, from + FLIGHT);
        let first = Span::new(flight.to, flight.to + STROKE);
        let second = Span::new(first.to + BETWEEN_STROKES, first.to + BETWEEN_STROKES + STROKE);
        let home = Span::new(second.to + CROSSED_SEEN, second.to + CROSSED_SEEN + HOME);
        from = home.to;
        Tracer {
            from: Part::Plaza(strike.notch).into(),
            field: [row, column],
            flight,
            strokes: [first, second],
            home,
            drawings: [Icon::StrokeDown, Icon::StrokeUp].map(|stroke| Art::Icon(stroke).sprite()),
        }
    };
    let struck = happenings.iter().filter_map(Happening::struck);
    struck.filter(|strike| strike.sheets && !strike.already).map(tracer).collect()
}

/// Returns the dice, which are lifted to their places in order: first the clear ones. The black one, which everybody waits for,
/// comes in last and is lifted last, so that the place that is still empty is the one where it will strike.
fn dice(placed: [Placed; 4]) -> [RollingDie; 4] {
    let mut clear = (0_u8..).zip(0..);
    placed.map(|placed| {
        let (turn, thrown) = match placed.die {
            Die::Black => (LAST, Throw::LAST),
            Die::Clear => clear.next().unwrap_or_default(),
        };
        let start = SEEN + LIFT_STEP * f32::from(turn);
        RollingDie { placed, thrown, lift: Span::new(start, start + LIFT) }
    })
}
