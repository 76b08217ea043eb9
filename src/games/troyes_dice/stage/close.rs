//! The way from a half-day's end to the start of the next: dice leave, plazas and tiles turn over, the day turns.

use std::f32::consts::PI;

use super::cube::Cube;
use super::layout::{bounds, presence, small_layer_angle, tile_presence};
use super::parts;
use super::scene as table_scene;
use super::strike::out_of_the_wheel;
use crate::games::troyes_dice::rules::{Notch, Placed, Table, TileInPlay};
use crate::stage::easing::{mix, smooth};
use crate::stage::{Moment, Pose, Scene, Span, Stand, Vec3};

/// A die leaves, in seconds; each a little after the one before it.
const LEAVE: Span = Span::new(0.0, 0.3);
const LEAVE_STEP: f32 = 0.04;
/// A destroyed plaza comes back into the wheel.
const RETURN: Span = Span::new(0.14, 0.6);
/// What turns over does so, all at one time.
const TURN_OVER: Span = Span::new(0.58, 1.06);
/// The next half-day's plazas step forward, if no day begins.
const STEP: Span = Span::new(0.9, 1.3);
/// The small layer turns one notch, and plazas step back and forward with it.
const DAY: Span = Span::new(1.02, 2.0);

/// The close of a half-day.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Closing {
    before: Table,
    after: Table,
}

impl Closing {
    /// The close that leads from the one table to the other.
    pub(super) fn of(before: &Table, after: &Table) -> Self {
        Self { before: before.clone(), after: after.clone() }
    }

    fn day_begins(&self) -> bool {
        self.before.now().day != self.after.now().day
    }

    fn step(&self) -> Span {
        if self.day_begins() { DAY } else { STEP }
    }

    fn presence(&self, of: impl Fn(&Table, Notch) -> f32, notch: Notch, seconds: f32) -> f32 {
        let [from, to] = [&self.before, &self.after].map(|table| of(table, notch));
        mix(from, to, smooth(self.step().progress(seconds)))
    }

    fn plaza(&self, scene: &mut Scene, notch: Notch, seconds: f32) {
        let rest = Pose::in_play(self.presence(presence, notch, seconds));
        let [old, new] = [&self.before, &self.after].map(|table| table.wheel().plaza(notch));
        if !self.before.is_destroyed(notch) {
            parts::plaza(scene, notch, new, rest);
            return;
        }
        // The rubble goes when the plaza covers it.
        let covered = RETURN.part(0.8, 1.0).progress(seconds);
        if covered < 1.0 {
            parts::rubble(scene, notch, 1.0 - covered);
        }
        // It comes in the way in which it was pulled out.
        let away = 1.0 - smooth(RETURN.progress(seconds));
        let turned = TURN_OVER.progress(seconds);
        let pose = turning_over(turned, out_of_the_wheel(notch, away, rest));
        parts::plaza(scene, notch, if turned < 0.5 { old } else { new }, pose);
    }

    fn tiles(&self, scene: &mut Scene, seconds: f32) {
        for old in self.before.tiles() {
            let rest = Pose::in_play(self.presence(tile_presence, old.notch, seconds));
            let new = self.after.tile_at(old.notch).unwrap_or(*old);
            let turned = TURN_OVER.progress(seconds);
            if new == *old {
                parts::tile(scene, *old, rest);
            } else {
                parts::tile(scene, if turned < 0.5 { *old } else { new }, turning_over(turned, rest));
            }
        }
    }
}

impl Moment for Closing {
    fn full_duration(&self) -> f32 {
        self.step().to
    }

    /// When what turns over shows its other face; what only leaves is no surprise.
    fn full_told(&self) -> f32 {
        let tile = |tile: &TileInPlay| self.after.tile_at(tile.notch) != Some(*tile);
        let turns = Notch::all().any(|notch| self.before.is_destroyed(notch)) || self.before.tiles().iter().any(tile);
        if turns { mix(TURN_OVER.from, TURN_OVER.to, 0.5) } else { 0.0 }
    }

    fn moving(&self, seconds: f32) -> Scene {
        let mut scene = Scene::empty(bounds(&self.before));
        let stepped = smooth(self.step().progress(seconds));
        let [from, to] = [&self.before, &self.after].map(|table| small_layer_angle(table.now()));
        let angle = mix(from, to, stepped);
        parts::layers(&mut scene, angle);
        for notch in Notch::all() {
            self.plaza(&mut scene, notch, seconds);
        }
        self.tiles(&mut scene, seconds);
        parts::numbers(&mut scene);
        for die in self.before.placed().into_iter().flatten() {
            leave(&mut scene, die, seconds);
        }
        if let Some(spared) = self.before.spared() {
            let left = smooth(LEAVE.progress(seconds));
            parts::spared(&mut scene, spared.notch, 1.0, Pose::faded(1.0 - left));
        }
        let [old, new] = [&self.before, &self.after].map(|table| table.now().day);
        parts::day_number(&mut scene, if stepped < 0.5 { old } else { new }, angle);
        match (old.strikes_sheets(), new.strikes_sheets()) {
            (true, _) => parts::sheets_reminder(&mut scene, angle, 1.0),
            (false, true) => parts::sheets_reminder(&mut scene, angle, stepped),
            (false, false) => {}
        }
        scene
    }

    fn rest(&self) -> Scene {
        table_scene(&self.after)
    }
}

/// Something that has turned over so far, from 0 to 1: narrower to its edge and wider again, and a little nearer meanwhile.
fn turning_over(turned: f32, rest: Pose) -> Pose {
    let angle = smooth(turned) * PI;
    Pose { stretch: rest.stretch * angle.cos().abs(), scale: rest.scale * (1.0 + 0.15 * angle.sin()), ..rest }
}

/// A die is taken away: towards the middle, smaller and fading.
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
