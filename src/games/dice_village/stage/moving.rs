//! The way from dice before a roll to their faces, and from a caravan to the village that it closes.

use std::f32::consts::PI;

use super::scene as table_scene;
use super::{Art, Mark, seat, strip};
use crate::games::dice_village::rules::{Face, Happening, Sold, Table};
use crate::stage::easing::{mix, smooth};
use crate::stage::{Act, Beat, Bounds, Cue, Focus, Looking, Moment, Placement, Point, Scene, Shape, Span};

/// How long a die tumbles, and how much later than the one before it the next one begins.
const TUMBLE: f32 = 0.75;
const STEP: f32 = 0.12;
/// How often a die turns over on the way, in halves of a turn; from the last time on it shows its face.
const HALVES: f32 = 5.0;
/// How high a die hops, compared with its size.
const HOP: f32 = 0.1;
/// How long a die is on its way to a stall, and then the gate until it is shut.
const WAY: f32 = 0.6;
const GATE: f32 = 0.3;

/// Dice that tumble, or go to a village.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    rest: Scene,
    dice: Vec<MovingDie>,
    gates: Vec<Gate>,
    acts: [Act; 2],
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MovingDie {
    /// Where its middle is in the end.
    at: Point,
    time: Span,
    /// From where it goes there, if it does not tumble.
    from: Option<Bounds>,
}

/// The gate of a village that is closed.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Gate {
    at: Point,
    time: Span,
}

impl Moving {
    /// What moves by those happenings in the picture of that shape, if anything does.
    #[must_use]
    pub fn of(before: &Table, happenings: &[Happening], after: &Table, shape: Shape) -> Option<Self> {
        let mut dice: Vec<MovingDie> = Vec::new();
        let mut gates = Vec::new();
        for happening in happenings {
            match happening {
                Happening::Rolled { dice: faces, .. } => {
                    for ((seat, _), faces) in after.players().zip(faces) {
                        dice.extend(tumbling(&seat::caravan_places(after, seat, shape), 0..faces.len()));
                    }
                }
                Happening::Rerolled { seat, dice: changed } => {
                    let places = seat::caravan_places(after, *seat, shape);
                    dice.extend(tumbling(&places, changed.iter().map(|changed| changed.die)));
                }
                Happening::Adjusted { seat, die } => {
                    dice.extend(tumbling(&seat::caravan_places(after, *seat, shape), [die.die]));
                }
                Happening::Sold(sold) => {
                    let first = dice.len();
                    dice.extend(selling(before, sold, after, shape));
                    let there = dice.iter().skip(first).map(|die| die.time.to).fold(0.0, f32::max);
                    let gate = |at| Gate { at, time: Span::new(there, there + GATE) };
                    gates.extend(strip::gate(after, sold.at, shape).map(gate));
                }
                Happening::Tucked { .. }
                | Happening::Ninth { .. }
                | Happening::LastRound
                | Happening::Earned { .. }
                | Happening::CaravanJoined { .. }
                | Happening::CaravanLost { .. }
                | Happening::CardGiven { .. }
                | Happening::CardLost { .. }
                | Happening::Marketed { .. }
                | Happening::Placed { .. }
                | Happening::PlacementLost { .. }
                | Happening::PassedOver { .. }
                | Happening::Bought { .. }
                | Happening::RowFilled { .. }
                | Happening::Inexact { .. }
                | Happening::Began(_)
                | Happening::Opened
                | Happening::FirstPassed { .. }
                | Happening::Ended { .. }
                | Happening::Ranked(_)
                | Happening::Undecided
                | Happening::Corrected(_) => {}
            }
        }
        let times = dice.iter().map(|die| die.time.to).chain(gates.iter().map(|gate| gate.time.to));
        let told = times.fold(0.0, f32::max);
        let acts = [Act::new(0.0, Focus::Picture), Act::new(told, Focus::Table)];
        (told > 0.0).then(|| Self { rest: table_scene(after, shape), dice, gates, acts })
    }

    /// The sprite at that time, and whether it is on its way over all others.
    fn moved(&self, placement: Placement, seconds: f32) -> (Placement, bool) {
        let is_good = Face::ALL.into_iter().any(|face| Art::Good(face.good()).sprite() == placement.sprite);
        if placement.sprite == Art::GateClosed.sprite() {
            let gate = self.gates.iter().find(|gate| is_there(gate.at, placement));
            let shut = gate.map_or(1.0, |gate| gate.time.progress(seconds));
            return (Placement { opacity: smooth(shut), ..placement }, false);
        }
        let is_die = is_good || Mark::ALL.into_iter().any(|mark| Art::Die(mark).sprite() == placement.sprite);
        let Some(die) = self.dice.iter().find(|die| is_die && is_there(die.at, placement)) else {
            return (placement, false);
        };
        let part = smooth(die.time.progress(seconds));
        if let Some(from) = die.from {
            let center = from.center().mix(placement.center, part);
            return (Placement { center, size: mix(from.width(), placement.size, part), ..placement }, true);
        }
        let hop = (part * PI).sin() * HOP * placement.size;
        let center = Point { y: placement.center.y - hop, ..placement.center };
        let seen = !is_good || part > 1.0 - 0.5 / HALVES;
        let opacity = if seen { placement.opacity } else { 0.0 };
        (Placement { center, opacity, stretch: (part * HALVES * PI).cos().abs(), ..placement }, false)
    }
}

impl Moment for Moving {
    fn full_duration(&self) -> f32 {
        self.full_told() + Looking::ENTERING
    }

    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_cues(&self) -> Vec<Cue> {
        let thrown = self.dice.iter().any(|die| die.from.is_none()).then_some(Cue { at: 0.0, beat: Beat::Thrown });
        let mut times: Vec<f32> = self.dice.iter().map(|die| die.time.to).collect();
        // Dice of several players that come to rest together are heard once.
        times.sort_by(f32::total_cmp);
        times.dedup();
        let placed = times.into_iter().map(|at| Cue { at, beat: Beat::Placed });
        let told = Cue { at: self.full_told(), beat: Beat::Told };
        thrown.into_iter().chain(placed).chain([told]).collect()
    }

    fn moving(&self, seconds: f32) -> Scene {
        let all = self.rest.sprites.iter().map(|placement| self.moved(*placement, seconds));
        let (over, below): (Vec<_>, Vec<_>) = all.partition(|(_, over)| *over);
        let sprites = below.into_iter().chain(over).map(|(placement, _)| placement).collect();
        Scene { sprites, ..self.rest.clone() }
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}

/// Whether the sprite stands there; sums of sizes differ by less.
fn is_there(at: Point, placement: Placement) -> bool {
    (at.x - placement.center.x).hypot(at.y - placement.center.y) < 0.5
}

/// Those dice of a player whose dice lie there, one after the other.
fn tumbling(places: &[Bounds], dice: impl IntoIterator<Item = usize>) -> Vec<MovingDie> {
    let mut from = 0.0;
    let tumble = |die: usize| {
        let at = places.get(die)?.center();
        let time = Span::new(from, from + TUMBLE);
        from += STEP;
        Some(MovingDie { at, time, from: None })
    };
    dice.into_iter().filter_map(tumble).collect()
}

/// The dice of a sale on their way to its stalls.
fn selling(before: &Table, sold: &Sold, after: &Table, shape: Shape) -> Vec<MovingDie> {
    let places = seat::caravan_places(before, sold.seller, shape);
    let rolled = before.player(sold.seller).map(|player| player.dice().to_vec()).unwrap_or_default();
    let mut dice: Vec<(Face, Bounds)> =
        sold.dice.iter().filter_map(|die| Some((rolled.get(*die)?.face, *places.get(*die)?))).collect();
    let mut start = 0.0;
    let mut way = Vec::new();
    let stalls = strip::stall_places(after, sold.at, shape).into_iter().zip(strip::stalls_covered(after, sold.at));
    for (at, (_, covered)) in stalls {
        let fits = dice.iter().position(|(face, _)| covered.is_some_and(|(_, shown)| shown == *face));
        if let Some((_, from)) = fits.map(|fits| dice.remove(fits)) {
            way.push(MovingDie { at: at.center(), time: Span::new(start, start + WAY), from: Some(from) });
            start += STEP;
        }
    }
    way
}
