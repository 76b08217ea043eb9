//! The motion from a half-day's end to the start of the next: dice leave, plazas and tiles turn over, the day turns.

use std::f32::consts::PI;

use super::cube::Cube;
use super::layout::{CENTER, TILE, empty, presence, small_layer_angle, tile_center, tile_presence};
use super::scene as table_scene;
use super::strike::out_of_the_wheel;
use super::{Part, parts};
use crate::games::troyes_dice::rules::{Flip, Happening, Notch, Phase, Placed, Table, TroyesDice};
use crate::games::troyes_dice::words::{Cry, cries_of};
use crate::play::Transition;
use crate::stage::easing::{bouncy, mix, smooth, springing};
use crate::stage::{Act, Beat, Cue, Focus, Looking, Moment, Point, Pose, Scene, Span, Stand, Vec3};

/// The time in which a die leaves, in seconds, and its delay after the one before.
const LEAVE: Span = Span::new(0.0, 0.3);
const LEAVE_STEP: f32 = 0.04;
/// The time in which a destroyed plaza comes back into the wheel.
const RETURN: Span = Span::new(0.1, 0.5);
/// The time when the first thing turns over.
const TURNS: f32 = 0.5;
/// How long before it turns over a plaza is lit, so that everybody looks there; how dark all else is then, and how much larger it
/// is in its light.
const LIT: f32 = 0.42;
const DIM: f32 = 0.55;
const RAISED: f32 = 0.3;
/// The durations of turning a plaza over, and of its whole act.
const PLAZA: f32 = 0.48;
const PLAZA_SEEN: f32 = 1.3;
/// How far a plaza that was turned over gives way when it falls back into the wheel, and for how long it swings.
const DENT: f32 = 0.08;
const SWINGS: f32 = 0.36;
/// How far the small layer turns beyond its notch before it falls into it, as a part of an overshoot.
const OVERSHOOT: f32 = 0.4;
/// The durations of a tile that turns to its raid side: it rises to the middle, turns over there, is read, and flies
/// home.
const TILE_RISES: f32 = 0.45;
const TILE_TURNS: f32 = 0.5;
const TILE_READ: f32 = 1.3;
const TILE_SEEN: f32 = 2.0 * TILE_RISES + TILE_TURNS + TILE_READ;
/// The size of the tile in the middle, and the darkness of everything else.
const TILE_LARGE: f32 = 560.0;
const HUSH: f32 = 0.65;
/// The duration of the next half-day's plazas stepping forward, if no day begins.
const STEP: f32 = 0.4;
/// The duration of the small layer's turn by one notch, with plazas that step back and forward.
const DAY: f32 = 0.98;
/// How long it is told alone what begins, before all else is shown.
const READ: f32 = 1.4;

/// The motion of the close of a half-day.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Closing {
    before: Table,
    after: Table,
    turnings: Vec<Turning>,
    /// The time when the half-day's plazas step back and the next one's forward.
    step: Span,
    acts: Vec<Act>,
}

/// A plaza or tile that turns over.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Turning {
    part: Part,
    /// How long it rises to the middle, where it is read.
    rises: f32,
    /// How long it takes to its edge.
    half: f32,
    /// When it shows its edge.
    edge: f32,
    /// The time when it is done.
    to: f32,
    /// The index of its cry; `None` at the end of the game, when nobody needs to read it.
    cry: Option<usize>,
}

impl Closing {
    /// Makes the motion of a transition with these cries.
    pub(super) fn of(told: Transition<'_, TroyesDice>, cries: &[Cry]) -> Self {
        let Transition { before, happenings, after } = told;
        let turnings = turnings(happenings, cries);
        let turned = turnings.last().map(|turning| turning.to);
        let day_begins = before.now().day != after.now().day;
        let from = turned.unwrap_or(if day_begins { LEAVE.to } else { 2.0 * LEAVE.to });
        let step = Span::new(from, from + if day_begins { DAY } else { STEP });
        // What stood there goes before anything is told.
        let mut acts = vec![Act::new(0.0, Focus::Grid)];
        let told = |turning: &Turning| turning.cry.map(|cry| Act::new(turning.edge, Focus::Beside(cry)));
        acts.extend(turnings.iter().filter_map(told));
        // Each thing is told once: what a day's cry says is said as the wheel turns, and stays.
        let over = after.phase() == Phase::Over;
        let coming = begun(cries).map(Focus::Beside).or((!over).then_some(Focus::Ahead));
        acts.extend(coming.map(|focus| Act::new(step.from, focus)));
        let end = step.from + if over { LEAVE.to } else { READ };
        acts.push(Act::new(end, Focus::Table));
        Self { before: before.clone(), after: after.clone(), turnings, step, acts }
    }

    fn presence(&self, of: impl Fn(&Table, Notch) -> f32, notch: Notch, seconds: f32) -> f32 {
        let [from, to] = [&self.before, &self.after].map(|table| of(table, notch));
        mix(from, to, smooth(self.step.progress(seconds)))
    }

    fn turning(&self, part: Part) -> Option<&Turning> {
        self.turnings.iter().find(|turning| turning.part == part)
    }

    /// Returns how dark it is around what turns over: as one light goes, the next one comes.
    fn dark(&self, seconds: f32) -> f32 {
        let lit: f32 = self.turnings.iter().map(|turning| turning.lit(seconds)).sum();
        let risen = self.turnings.iter().map(|turning| turning.risen(seconds)).fold(0.0, f32::max);
        (DIM * lit.min(1.0)).max(HUSH * risen)
    }

    fn plaza(&self, scene: &mut Scene, notch: Notch, seconds: f32) {
        let rest = Pose::in_play(self.presence(presence, notch, seconds));
        let [old, new] = [&self.before, &self.after].map(|table| table.wheel().plaza(notch));
        let Some(turning) = self.turning(Part::Plaza(notch)) else {
            parts::plaza(scene, notch, new, rest);
            return;
        };
        let lit = turning.lit(seconds);
        if lit > 0.0 {
            parts::plaza_light(scene, notch, lit);
        }
        // The rubble goes when the plaza covers it.
        let covered = RETURN.part(0.8, 1.0).progress(seconds);
        if covered < 1.0 {
            parts::rubble(scene, notch, 1.0 - covered);
        }
        // It comes in the way in which it was pulled out.
        let away = 1.0 - smooth(RETURN.progress(seconds));
        let turned = turning.turned(seconds);
        let pose = turning_over(turned, out_of_the_wheel(notch, away, rest));
        let pose = Pose { scale: pose.scale * (1.0 - turning.dent(seconds) + RAISED * lit), ..pose };
        parts::plaza(scene, notch, if turned < 0.5 { old } else { new }, pose);
    }

    fn tiles(&self, scene: &mut Scene, seconds: f32) {
        for tile in self.before.tiles() {
            let rest = Pose::in_play(self.presence(tile_presence, tile.notch, seconds));
            let new = self.after.tile_at(tile.notch).unwrap_or(*tile);
            match self.turning(Part::Tile(tile.notch)) {
                Some(turning) if seconds <= turning.begins() => parts::tile(scene, *tile, rest),
                // Over everything else, as long as it is away from its notch.
                Some(turning) if seconds < turning.to => {}
                Some(_) | None => parts::tile(scene, new, rest),
            }
        }
    }

    /// Draws the tile that is turned in the middle, over everything else.
    fn risen(&self, scene: &mut Scene, seconds: f32) {
        for old in self.before.tiles() {
            let Some(turning) = self.turning(Part::Tile(old.notch)) else { continue };
            if seconds <= turning.begins() || seconds >= turning.to {
                continue;
            }
            let risen = turning.risen(seconds);
            let home = tile_center(old.notch);
            let rest = Pose {
                shift: Point { x: (CENTER.x - home.x) * risen, y: (CENTER.y - home.y) * risen },
                scale: mix(1.0, TILE_LARGE / TILE, risen),
                ..Pose::in_play(mix(self.presence(tile_presence, old.notch, seconds), 1.0, risen))
            };
            let turned = turning.turned(seconds);
            let new = self.after.tile_at(old.notch).unwrap_or(*old);
            parts::tile(scene, if turned < 0.5 { *old } else { new }, turning_over(turned, rest));
        }
    }
}

impl Turning {
    fn begins(&self) -> f32 {
        self.edge - self.half - self.rises
    }

    /// Whether it turns over at its place, in the light that falls on it.
    fn stays(&self) -> bool {
        self.rises <= 0.0
    }

    /// Returns how brightly it is lit at its place, from 0 to 1: from before it turns over until it is read.
    fn lit(&self, seconds: f32) -> f32 {
        if self.cry.is_none() || !self.stays() {
            return 0.0;
        }
        let [on, off] = [self.begins(), self.to].map(|end| smooth(Span::new(end - LIT, end).progress(seconds)));
        on - off
    }

    /// Whether it is a plaza that everybody looks at.
    fn is_seen_at(&self, notch: Notch) -> bool {
        self.part == Part::Plaza(notch) && self.cry.is_some()
    }

    /// Returns how far it has turned over, from 0 to 1.
    fn turned(&self, seconds: f32) -> f32 {
        Span::new(self.edge - self.half, self.edge + self.half).progress(seconds)
    }

    /// Returns how far it gives way once it has fallen back into the wheel.
    fn dent(&self, seconds: f32) -> f32 {
        let lies = self.edge + self.half;
        let swings = Span::new(lies, lies + SWINGS);
        if seconds < lies { 0.0 } else { DENT * springing(swings.progress(seconds)) }
    }

    /// Returns how far it has risen to the middle, from 0 to 1.
    fn risen(&self, seconds: f32) -> f32 {
        if self.stays() {
            return 0.0;
        }
        let rising = |from| Span::new(from, from + self.rises).progress(seconds);
        let [up, down] = [self.begins(), self.to - self.rises].map(rising);
        smooth(up) - smooth(down)
    }
}

impl Moment for Closing {
    fn full_duration(&self) -> f32 {
        self.step.to.max(self.full_told() + Looking::ENTERING)
    }

    /// Returns the acts: one turn after another, each with its words, and then the day that begins.
    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_cues(&self) -> Vec<Cue> {
        let turned = self.turnings.iter().map(|turning| Cue { at: turning.edge, beat: Beat::Turned });
        turned.chain([Cue { at: self.full_told(), beat: Beat::Told }]).collect()
    }

    fn moving(&self, seconds: f32) -> Scene {
        let mut scene = empty(&self.before);
        let turned = self.step.progress(seconds);
        let stepped = smooth(turned);
        let [from, to] = [&self.before, &self.after].map(|table| small_layer_angle(table.now()));
        // The day falls into its notch.
        let angle = mix(from, to, mix(stepped, bouncy(turned), OVERSHOOT));
        parts::layers(&mut scene, angle);
        let [old, new] = [&self.before, &self.after].map(|table| table.now().day);
        parts::day_number(&mut scene, if stepped < 0.5 { old } else { new }, angle);
        // What turns over lies in the light, over all else.
        let is_seen = |notch: &Notch| self.turnings.iter().any(|turning| turning.is_seen_at(*notch));
        let (seen, others): (Vec<Notch>, Vec<Notch>) = Notch::all().partition(is_seen);
        for notch in &others {
            self.plaza(&mut scene, *notch, seconds);
        }
        self.tiles(&mut scene, seconds);
        parts::numbers(&mut scene, others);
        match (old.strikes_sheets(), new.strikes_sheets()) {
            (true, _) => parts::sheets_reminder(&mut scene, angle, 1.0),
            (false, true) => parts::sheets_reminder(&mut scene, angle, stepped),
            (false, false) => {}
        }
        scene.hush(self.dark(seconds));
        for notch in &seen {
            self.plaza(&mut scene, *notch, seconds);
        }
        parts::numbers(&mut scene, seen);
        for die in self.before.placed().into_iter().flatten() {
            leave(&mut scene, die, seconds);
        }
        if let Some(spared) = self.before.spared() {
            let left = smooth(LEAVE.progress(seconds));
            parts::spared(&mut scene, spared.notch, 1.0, Pose::faded(1.0 - left));
        }
        self.risen(&mut scene, seconds);
        scene
    }

    fn rest(&self) -> Scene {
        table_scene(&self.after)
    }
}

/// Returns the turns, one after another.
fn turnings(happenings: &[Happening], cries: &[Cry]) -> Vec<Turning> {
    let mut from = TURNS;
    let turning = |happening: &Happening| {
        let Happening::Flip(flip) = happening else { return None };
        let own = cries_of(happening);
        let cry = cries.iter().position(|cry| own.contains(cry));
        let (part, rises, half, seen) = match (flip, cry) {
            (Flip::Plaza { notch, .. }, None) => (Part::Plaza(*notch), 0.0, PLAZA / 2.0, PLAZA),
            (Flip::Plaza { notch, .. }, Some(_)) => (Part::Plaza(*notch), 0.0, PLAZA / 2.0, PLAZA_SEEN),
            (Flip::Tile { notch, .. }, None) => (Part::Tile(*notch), 0.0, PLAZA / 2.0, PLAZA),
            (Flip::Tile { notch, .. }, Some(_)) => (Part::Tile(*notch), TILE_RISES, TILE_TURNS / 2.0, TILE_SEEN),
        };
        let turning = Turning { part, rises, half, edge: from + (rises + half), to: from + seen, cry };
        from = turning.to;
        Some(turning)
    };
    happenings.iter().filter_map(turning).collect()
}

/// Returns the index of the cry of a day that begins, or of more than that.
fn begun(cries: &[Cry]) -> Option<usize> {
    let of = |kind: fn(&Cry) -> bool| cries.iter().position(kind);
    of(|cry| matches!(cry, Cry::LastDay | Cry::LastHalfDay)).or_else(|| of(|cry| matches!(cry, Cry::DayBegan(_))))
}

/// Returns the pose of something turned over so far, from 0 to 1: narrower to its edge and wider again, and a little
/// nearer meanwhile.
fn turning_over(turned: f32, rest: Pose) -> Pose {
    let angle = smooth(turned) * PI;
    Pose { stretch: rest.stretch * angle.cos().abs(), scale: rest.scale * (1.0 + 0.26 * angle.sin()), ..rest }
}

/// Draws a die that is taken away: towards the middle, smaller and fading.
fn leave(scene: &mut Scene, die: Placed, seconds: f32) {
    let later = LEAVE_STEP * f32::from(die.place.number());
    let left = smooth(Span::new(LEAVE.from + later, LEAVE.to + later).progress(seconds));
    if left < 1.0 {
        let rest = Cube::placed(die);
        let at = Vec3 { z: rest.stand.at.z, ..rest.stand.at * (1.0 - 0.45 * left) };
        let half = mix(rest.half, rest.half * 0.5, left);
        Cube { stand: Stand { at, ..rest.stand }, half, opacity: 1.0 - left, ..rest }.show(scene);
    }
}
