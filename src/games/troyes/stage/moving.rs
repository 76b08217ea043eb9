//! The motion of an order: dice tumble, leave the square for a deed, and cubes and tradesmen come to their places.

use std::sync::Arc;

use super::layout::number;
use super::tumble::Tumble;
use super::{Art, Body, Part, scene as table_scene};
use crate::games::troyes::rules::{
    BlackDice, Cathedral, Citizens, Deed, Dice, DieAt, Events, Face, Happening, Owner, Troyes, What, Works,
};
use crate::play::Transition;
use crate::stage::easing::{mix, smooth};
use crate::stage::{Act, Beat, Bounds, Cue, Focus, Looking, Moment, PartId, Placement, Point, Scene, Shape, Span};

/// The duration of a die's tumble, and the delay between two dice of a district.
const TUMBLE: f32 = 1.3;
const STEP: f32 = 0.07;
/// The durations of a black die's way in, and the delay between two of them.
const ROLL_IN: f32 = 1.4;
const ROLL_STEP: f32 = 0.16;
/// The duration of a turned die.
const TURN: f32 = 0.6;
/// The durations of a die's way to its deed and of what comes to its place after it, and the delay between two.
const WAY: f32 = 0.55;
const COMING: f32 = 0.5;
const WAY_STEP: f32 = 0.09;
/// The size of a die at the end of its way, compared with its size in the square.
const SMALL: f32 = 0.6;

/// The motion of an order in the picture of one shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    rest: Scene,
    /// The sprites that stay as they are.
    still: Vec<Placement>,
    /// Those that come to their places, each from a point.
    coming: Vec<(Placement, Coming)>,
    /// Dice that leave the square.
    leaving: Vec<Leaving>,
    tumbles: Vec<Tumble>,
    /// The time when words may tell the result, and the end.
    told: f32,
    end: f32,
    acts: Vec<Act>,
}

/// How a sprite comes to be as it is at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Coming {
    /// It comes from another place.
    From(Point, Span),
    /// It is a black die, or the cross over it, and is struck.
    Struck(Span),
}

/// A die on its way to a deed, where it vanishes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaving {
    placement: Placement,
    to: Point,
    time: Span,
}

impl Moving {
    /// Makes the motion of a transition in the picture of that shape, if anything moves.
    #[must_use]
    pub fn of(told: Transition<'_, Troyes>, shape: Shape, seed: u64) -> Option<Self> {
        let rest = table_scene(told.after, shape);
        let before = table_scene(told.before, shape);
        let mut script = Script {
            before,
            rest: &rest,
            table: told,
            seed,
            tumbles: Vec::new(),
            coming: Vec::new(),
            leaving: Vec::new(),
        };
        told.happenings.iter().for_each(|happening| script.tell(happening));
        let Script { tumbles, coming, leaving, before: _, rest: _, table: _, seed: _ } = script;
        let rolled = tumbles.iter().map(|(_, tumble)| tumble.time.to).fold(0.0, f32::max);
        let ends =
            coming.iter().map(|(_, coming)| coming.time().to).chain(leaving.iter().map(|leaving| leaving.time.to));
        let end = ends.fold(rolled, f32::max);
        if end <= 0.0 {
            return None;
        }
        let mut still = rest.clone().batched().sprites;
        let tumbles_there = |placement: &Placement| tumbles.iter().any(|(part, _)| placement.part == Some(*part));
        still.retain(|placement| !tumbles_there(placement));
        let comes = |placement: &Placement| {
            let found = coming.iter().find(|(part, _)| placement.part == Some(*part));
            found.map(|(_, coming)| (*placement, *coming))
        };
        let arriving = still.iter().filter_map(comes).collect();
        still.retain(|placement| comes(placement).is_none());
        // Nobody is kept waiting for the words on what a player did; what chance did is seen first.
        let acts = if rolled > 0.0 {
            vec![Act::new(0.0, Focus::Picture), Act::new(rolled, Focus::Table)]
        } else {
            vec![Act::new(0.0, Focus::Table)]
        };
        let tumbles = tumbles.into_iter().map(|(_, tumble)| tumble).collect();
        let end = if rolled > 0.0 { end.max(rolled + Looking::ENTERING) } else { end };
        Some(Self { rest, still, coming: arriving, leaving, tumbles, told: rolled, end, acts })
    }
}

impl Coming {
    const fn time(self) -> Span {
        match self {
            Self::From(_, time) | Self::Struck(time) => time,
        }
    }

    /// Returns the sprite at that time.
    fn at(self, placement: Placement, seconds: f32) -> Placement {
        let part = smooth(self.time().progress(seconds));
        match self {
            Self::From(from, time) => {
                let center = from.mix(placement.center, part);
                let opacity = if seconds < time.from { 0.0 } else { placement.opacity };
                Placement { center, opacity, ..placement }
            }
            Self::Struck(_) if placement.sprite == Art::Struck.sprite() => {
                Placement { opacity: part, size: placement.size * mix(1.6, 1.0, part), ..placement }
            }
            Self::Struck(_) => Placement { presence: mix(1.0, placement.presence, part), ..placement },
        }
    }
}

impl Leaving {
    /// Returns the die at that time, until it is gone.
    fn at(&self, seconds: f32) -> Option<Placement> {
        let part = self.time.progress(seconds);
        let placement = self.placement;
        let center = placement.center.mix(self.to, smooth(part));
        let size = placement.size * mix(1.0, SMALL, part);
        (part < 1.0).then_some(Placement { center, size, ..placement })
    }
}

impl Moment for Moving {
    fn full_duration(&self) -> f32 {
        self.end
    }

    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_cues(&self) -> Vec<Cue> {
        let thrown = (!self.tumbles.is_empty()).then_some(Cue { at: 0.0, beat: Beat::Thrown });
        let rest = self.tumbles.iter().map(|tumble| tumble.time.to);
        let arrive = self.leaving.iter().map(|leaving| leaving.time.to);
        let mut times: Vec<f32> =
            rest.chain(arrive).chain(self.coming.iter().map(|(_, coming)| coming.time().to)).collect();
        // What comes to rest together is heard once.
        times.sort_by(f32::total_cmp);
        times.dedup();
        let placed = times.into_iter().map(|at| Cue { at, beat: Beat::Placed });
        let told = Cue { at: self.told, beat: Beat::Told };
        let mut cues: Vec<Cue> = thrown.into_iter().chain(placed).chain([told]).collect();
        cues.sort_by(|one, other| one.at.total_cmp(&other.at));
        cues
    }

    fn moving(&self, seconds: f32) -> Scene {
        let mut sprites = self.still.clone();
        sprites.extend(self.coming.iter().map(|(placement, coming)| coming.at(*placement, seconds)));
        sprites.extend(self.tumbles.iter().flat_map(|tumble| tumble.at(seconds)));
        sprites.extend(self.leaving.iter().filter_map(|leaving| leaving.at(seconds)));
        let Scene { bounds, rim, ref labels, ref parts, .. } = self.rest;
        Scene { bounds, rim, sprites, labels: labels.clone(), hush: None, parts: Arc::clone(parts) }
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}

/// What of an order moves, as it is gathered happening by happening.
struct Script<'a> {
    before: Scene,
    rest: &'a Scene,
    table: Transition<'a, Troyes>,
    seed: u64,
    tumbles: Vec<(PartId, Tumble)>,
    coming: Vec<(PartId, Coming)>,
    leaving: Vec<Leaving>,
}

impl Script<'_> {
    fn tell(&mut self, happening: &Happening) {
        match happening {
            Happening::Dice(dice) => self.dice(dice),
            Happening::Black(black) => self.black(black),
            Happening::Deed(deed) => self.deed(deed),
            Happening::Events(Events::Cubed(event, owner, count)) => {
                let cubes = self.table.after.in_play(*event).map_or(0, |in_play| in_play.cubes.len());
                let first = cubes.saturating_sub(usize::from(*count));
                (first..cubes).for_each(|at| self.comes(Part::Cube(*event, at), *owner));
            }
            Happening::Cathedral(Cathedral::Built(owner, face, level)) => {
                self.comes(Part::Built(*face, usize::from(level.saturating_sub(1))), *owner);
            }
            Happening::Works(Works::Stored(seat, activity, _)) => {
                self.comes(Part::Stored(*activity, *seat), Owner::Seat(*seat));
            }
            Happening::Citizens(Citizens::Hired { seat, card, .. }) => {
                self.comes(Part::Tradesman(*card, *seat), Owner::Seat(*seat));
            }
            Happening::Events(
                Events::Entered(..)
                | Events::Calls(..)
                | Events::CallsRed(_)
                | Events::NoCard(_)
                | Events::Took(..)
                | Events::Rolled(..)
                | Events::NoEffect(..)
                | Events::Uncubed(..)
                | Events::Beaten(_),
            )
            | Happening::Cathedral(Cathedral::Unbuilt(..))
            | Happening::Works(Works::Revealed(_) | Works::Shot(..))
            | Happening::Roy(_)
            | Happening::Citizens(
                Citizens::Settled(..)
                | Citizens::Filled(..)
                | Citizens::Placed { .. }
                | Citizens::Expelled(..)
                | Citizens::Recruited(_)
                | Citizens::WentHome(..),
            )
            | Happening::Gained(_)
            | Happening::Lost(_)
            | Happening::Round(_)
            | Happening::Ending(_)
            | Happening::Inexact { .. }
            | Happening::Booked(_)
            | Happening::Corrected(_) => {}
        }
    }

    fn dice(&mut self, dice: &Dice) {
        match dice {
            Dice::Rolled(owner, rolled) => {
                for (index, die) in (0..).zip(rolled) {
                    let from = STEP * f32::from(index);
                    let time = Span::new(from, from + TUMBLE);
                    self.throws(DieAt { owner: *owner, index }, Body::Of(die.color), die.face, time);
                }
            }
            Dice::Rerolled(_, changed) => {
                if let Some(die) = self.table.after.die(changed.die) {
                    self.throws(changed.die, Body::Of(die.color), changed.to, Span::new(0.0, TUMBLE));
                }
            }
            Dice::TurnedOver(_, all) => {
                for changed in all {
                    let (part, time) = (PartId::from(Part::Die(changed.die)), Span::new(0.0, TURN));
                    let shown = self.table.after.die(changed.die).zip(drawn(self.rest, part));
                    if let Some((of, at)) = shown {
                        let turned = Tumble::turned_over(Body::Of(of.color), changed.to, at.center, at.size, time);
                        self.tumbles.push((part, turned));
                    }
                }
            }
        }
    }

    /// Throws a die of the square, from the middle of its district.
    fn throws(&mut self, at: DieAt, body: Body, face: Face, time: Span) {
        let part = PartId::from(Part::Die(at));
        let district = self.rest.part(Part::District(at.owner)).map(Bounds::center);
        if let (Some(placed), Some(from)) = (drawn(self.rest, part), district) {
            let number = self.seed ^ (u64::from(at.index) + 64 * (1 + owner_number(at.owner)));
            let from = from.mix(placed.center, 0.5);
            let tumble = Tumble::thrown(body, face, [from, placed.center], placed.size, time, number);
            self.tumbles.push((part, tumble));
        }
    }

    fn black(&mut self, black: &BlackDice) {
        match black {
            BlackDice::Rolled(faces) => {
                for (index, face) in (0..).zip(faces) {
                    let part = PartId::from(Part::Black(index));
                    let Some(placed) = drawn(self.rest, part) else { continue };
                    // From the left, one after the other.
                    let left = self.rest.bounds.min.x + placed.size;
                    let from = Point { x: left, ..placed.center };
                    let start = ROLL_STEP * f32::from(index);
                    let time = Span::new(start, start + ROLL_IN);
                    let number = self.seed ^ u64::from(index);
                    let tumble = Tumble::thrown(Body::Black, *face, [from, placed.center], placed.size, time, number);
                    self.tumbles.push((part, tumble));
                }
            }
            BlackDice::Countered { seat, black, with, sum: _ } => {
                let Some(first) = black.first().and_then(|at| self.rest.part(Part::Black(*at))) else { return };
                let dice = with.iter().map(|index| DieAt { owner: Owner::Seat(*seat), index: *index });
                self.leave(dice.collect(), |_| Some(first.center()));
                let hit = self.leaving.iter().map(|leaving| leaving.time.to).fold(0.0, f32::max);
                for at in black {
                    self.coming.push((Part::Black(*at).into(), Coming::Struck(Span::new(hit, hit + COMING))));
                }
            }
            BlackDice::Uncountered(_, at) => {
                self.coming.push((Part::Black(*at).into(), Coming::Struck(Span::new(0.0, COMING))));
            }
            BlackDice::Faces(..) => {}
        }
    }

    fn deed(&mut self, deed: &Deed) {
        let scene = self.rest;
        let own = Owner::Seat(deed.seat);
        let (table, home) = (self.table.before, scene.part(Part::District(own)));
        let to = |at: DieAt| {
            let there = match deed.what {
                What::Activity(activity, _) => scene.part(Part::Activity(activity)),
                What::Cathedral => table.die(at).and_then(|die| scene.part(Part::Site(die.face))),
                What::Combat(event, _) => scene.part(Part::Event(event)),
                What::Citizen(building, _) => scene.part(Part::Building(building)),
                What::Agriculture | What::Unsaid => scene.part(Part::Purse(own)),
            };
            there.or(home).map(Bounds::center)
        };
        self.leave(deed.dice.clone(), to);
    }

    /// Lets dice leave the square, one after the other.
    fn leave(&mut self, dice: Vec<DieAt>, to: impl Fn(DieAt) -> Option<Point>) {
        let mut start = 0.0;
        for at in dice {
            let Some(to) = to(at) else { continue };
            let (part, time) = (PartId::from(Part::Die(at)), Span::new(start, start + WAY));
            start += WAY_STEP;
            let drawn = self.before.sprites.iter().filter(|placement| placement.part == Some(part));
            self.leaving.extend(drawn.map(|placement| Leaving { placement: *placement, to, time }));
        }
    }

    /// Lets something come to its place from its owner's district, once the dice are there.
    fn comes(&mut self, part: Part, owner: Owner) {
        let Some(from) = self.rest.part(Part::District(owner)).map(Bounds::center) else { return };
        let there = self.leaving.iter().map(|leaving| leaving.time.to).fold(0.0, f32::max);
        let start = there + WAY_STEP * number(self.coming.len());
        self.coming.push((part.into(), Coming::From(from, Span::new(start, start + COMING))));
    }
}

/// Returns the first drawing of a part.
fn drawn(scene: &Scene, part: PartId) -> Option<Placement> {
    scene.sprites.iter().find(|placement| placement.part == Some(part)).copied()
}

fn owner_number(owner: Owner) -> u64 {
    owner.seat().map_or(u64::from(u8::MAX), |seat| u64::from(seat.0))
}
