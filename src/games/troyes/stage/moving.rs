//! The motion of an order: what tumbles, what leaves its place, and what comes to one.

use std::collections::BTreeMap;
use std::f32::consts::PI;
use std::sync::Arc;

use super::script::Script;
use super::tumble::Tumble;
use super::{Art, roy, scene as table_scene};
use crate::games::troyes::rules::Troyes;
use crate::play::Transition;
use crate::stage::easing::{mix, smooth};
use crate::stage::{
    Act, Beat, Bounds, Cue, Focus, Label, Looking, Moment, Outline, PartId, Placement, Point, Scene, Shape, Span,
};

/// The size of a thing at the end of its way, where it vanishes, compared with its size before.
const SMALL: f32 = 0.6;
/// How far a black die that is hit is thrown back, compared with its size.
const RECOIL: f32 = 0.25;
/// How long a card shakes that is fought, how far it swings, in the picture's units, and how often.
const SHAKEN: f32 = 0.4;
const SHAKE: f32 = 9.0;
const SWINGS: f32 = 4.0;
/// The motion of an order in the picture of one shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    rest: Scene,
    /// The sprites that stay as they are.
    still: Vec<Placement>,
    /// Those that come to their places.
    coming: Vec<(Placement, Coming)>,
    /// The labels of what comes, each with the time when it is there.
    labels: Vec<(Label, f32)>,
    /// What leaves its place.
    leaving: Vec<Leaving>,
    /// What is written for a while.
    written: Vec<(Label, Span)>,
    tumbles: Vec<Tumble>,
    /// The parts at rest, but for the names of cards that are still to come.
    parts: Arc<BTreeMap<PartId, Outline>>,
    /// The time when words may tell the result, and the end.
    told: f32,
    end: f32,
    acts: Vec<Act>,
}

/// Which sprites come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Which {
    /// Those of a part.
    Part(PartId),
    /// All within a card.
    Within(Bounds),
    /// All within a row of le Roy's table, whose words stay.
    Row(Bounds),
    /// That one.
    Only(Placement),
}

/// How a sprite comes to be as it is at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Coming {
    /// It comes from a place that far away.
    From(Point, Span),
    /// It is a black die, or the cross over it, and is struck.
    Struck(Span),
    /// It lights up.
    Lit(Span),
    /// It lies on a card that is fought, and shakes when that is hit.
    Shaken(Span),
}

/// A thing on its way to a place where it vanishes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leaving {
    pub(super) placement: Placement,
    pub(super) to: Point,
    /// The angle through which it turns.
    pub(super) turn: f32,
    /// When it is first seen.
    pub(super) appears: f32,
    pub(super) time: Span,
}

impl Moving {
    /// Makes the motion of a transition in the picture of that shape, if anything moves.
    #[must_use]
    pub fn of(told: Transition<'_, Troyes>, shape: Shape, seed: u64) -> Option<Self> {
        let rest = table_scene(told.after, shape);
        let before = table_scene(told.before, shape);
        let mut script = Script::new(&before, &rest, told, seed);
        told.happenings.iter().for_each(|happening| script.tell(happening));
        let Script { tumbles, mut coming, leaving, unnamed, written, hit, .. } = script;
        // What comes to such a card is on its way.
        coming.extend(
            hit.into_iter().map(|(card, at)| (Which::Within(card), Coming::Shaken(Span::new(at, at + SHAKEN)))),
        );
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
            let found = coming.iter().find(|(which, _)| which.has(placement));
            found.map(|(_, coming)| (*placement, *coming))
        };
        let arriving = still.iter().filter_map(comes).collect();
        still.retain(|placement| comes(placement).is_none());
        let there = |label: &Label| {
            let at = Bounds::around(label.center, 1.0);
            let comes = coming.iter().filter(|(which, coming)| {
                !coming.shakes() && matches!(which, Which::Within(place) if place.overlaps(at))
            });
            let leaves = leaving.iter().filter(|leaving| leaving.placement.bounds().overlaps(at) && leaving.stays());
            let times = comes.map(|(_, coming)| coming.time().to).chain(leaves.map(|leaving| leaving.time.to));
            (label.clone(), times.fold(0.0, f32::max))
        };
        let labels = rest.labels.iter().map(there).collect();
        let mut parts = Arc::clone(&rest.parts);
        if !unnamed.is_empty() {
            Arc::make_mut(&mut parts).retain(|part, _| !unnamed.contains(part));
        }
        // Nobody is kept waiting for the words on what a player did; what chance did is seen first.
        let acts = if rolled > 0.0 {
            vec![Act::new(0.0, Focus::Picture), Act::new(rolled, Focus::Table)]
        } else {
            vec![Act::new(0.0, Focus::Table)]
        };
        let tumbles = tumbles.into_iter().map(|(_, tumble)| tumble).collect();
        let end = if rolled > 0.0 { end.max(rolled + Looking::ENTERING) } else { end };
        Some(Self { rest, still, coming: arriving, labels, leaving, written, tumbles, parts, told: rolled, end, acts })
    }
}

impl Which {
    pub(super) fn has(&self, placement: &Placement) -> bool {
        match self {
            Self::Part(part) => placement.part == Some(*part),
            Self::Within(place) | Self::Row(place) => {
                let Bounds { min, max } = placement.bounds();
                let slack = 0.5;
                min.x >= place.min.x - slack
                    && min.y >= place.min.y - slack
                    && max.x <= place.max.x + slack
                    && max.y <= place.max.y + slack
            }
            Self::Only(only) => placement == only,
        }
    }
}

impl Coming {
    const fn time(self) -> Span {
        match self {
            Self::From(_, time) | Self::Struck(time) | Self::Lit(time) | Self::Shaken(time) => time,
        }
    }

    const fn shakes(self) -> bool {
        match self {
            Self::Shaken(_) => true,
            Self::From(..) | Self::Struck(_) | Self::Lit(_) => false,
        }
    }

    /// Returns when something hits it.
    const fn hit(self) -> Option<f32> {
        match self {
            Self::Struck(time) | Self::Shaken(time) => Some(time.from),
            Self::From(..) | Self::Lit(_) => None,
        }
    }

    /// Returns the sprite at that time.
    fn at(self, placement: Placement, seconds: f32) -> Placement {
        let part = smooth(self.time().progress(seconds));
        match self {
            Self::From(Point { x, y }, time) => {
                let away = 1.0 - part;
                let center = Point { x: placement.center.x + x * away, y: placement.center.y + y * away };
                let opacity = if seconds < time.from { 0.0 } else { placement.opacity };
                Placement { center, opacity, ..placement }
            }
            Self::Struck(_) if placement.sprite == Art::Struck.sprite() => {
                Placement { opacity: part, size: placement.size * mix(1.6, 1.0, part), ..placement }
            }
            Self::Lit(time) if seconds < time.from => Placement { sprite: roy::unlit(placement.sprite), ..placement },
            Self::Lit(_) => placement,
            Self::Shaken(time) => {
                let part = time.progress(seconds);
                let away = (part * PI * SWINGS).sin() * (1.0 - part) * SHAKE;
                Placement { center: Point { x: placement.center.x + away, ..placement.center }, ..placement }
            }
            // What is hit is thrown back, and steps back for good.
            Self::Struck(_) => {
                let back = (part * PI).sin() * RECOIL * placement.size;
                let center = Point { x: placement.center.x + back, ..placement.center };
                Placement { center, presence: mix(1.0, placement.presence, part), ..placement }
            }
        }
    }
}

impl Leaving {
    /// Whether it stays where it is until it vanishes.
    fn stays(&self) -> bool {
        self.to == self.placement.center
    }

    /// Returns the thing at that time, until it is gone.
    fn at(&self, seconds: f32) -> Option<Placement> {
        let part = self.time.progress(seconds);
        let placement = self.placement;
        let center = placement.center.mix(self.to, smooth(part));
        let size = if self.stays() { placement.size } else { placement.size * mix(1.0, SMALL, part) };
        let angle = placement.angle + self.turn * smooth(part);
        (part < 1.0 && seconds >= self.appears).then_some(Placement { center, size, angle, ..placement })
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
        let arrive = self.leaving.iter().filter(|leaving| !leaving.stays()).map(|leaving| leaving.time.to);
        let come = self.coming.iter().filter(|(_, coming)| !coming.shakes()).map(|(_, coming)| coming.time().to);
        let counted = self.written.iter().map(|(_, time)| time.from).filter(|from| *from > 0.0);
        let mut times: Vec<f32> = rest.chain(arrive).chain(come).chain(counted).collect();
        // What comes to rest together is heard once.
        times.sort_by(f32::total_cmp);
        times.dedup();
        let hits = |at: f32| {
            self.coming.iter().any(|(_, coming)| coming.hit().is_some_and(|hit| (hit - at).abs() < f32::EPSILON))
        };
        let beat = |at| if hits(at) { Beat::Knocked } else { Beat::Placed };
        let placed = times.into_iter().map(|at| Cue { at, beat: beat(at) });
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
        let there = self.labels.iter().filter(|(_, from)| *from <= seconds).map(|(label, _)| label.clone());
        let written = self.written.iter().filter(|(_, time)| (time.from..time.to).contains(&seconds));
        let there = there.chain(written.map(|(label, _)| label.clone()));
        let Scene { bounds, rim, .. } = self.rest;
        Scene { bounds, rim, sprites, labels: there.collect(), hush: None, parts: Arc::clone(&self.parts) }
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}
