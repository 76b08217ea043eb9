//! The motion from dice before a roll to their faces, from a caravan to the village that it closes, and of a bought card to its player.

use std::f32::consts::PI;
use std::sync::Arc;

use super::scene as table_scene;
use super::{Art, Mark, Part, strip};
use crate::games::dice_village::rules::{Card, Dice, DiceVillage, Happening, Row, Seat, Sold, Table, Trade};
use crate::play::Transition;
use crate::stage::easing::{bouncing, landing, mix, slowing, smooth};
use crate::stage::{
    Act, Beat, Bounds, Cue, Focus, Looking, Moment, PartId, Placement, Point, Scene, Shape, Span, Sprite,
};

/// The duration of a die's tumble, and the delay between two dice.
const TUMBLE: f32 = 0.75;
const STEP: f32 = 0.12;
/// The number of half turns of a tumbling die; after the last one it shows its face.
const HALVES: f32 = 5.0;
/// The height of a tumbling die's first hop, compared with its size, and how much nearer a die is on its way to a stall.
const HOP: f32 = 0.3;
const LIFT: f32 = 0.3;
/// The durations of a die's way to a stall, and of the gate's closing after it.
const WAY: f32 = 0.6;
const GATE: f32 = 0.3;
/// The duration of a bought card's way.
const BUY: f32 = 0.9;

/// The motion of dice that tumble, or go to a village.
#[derive(Clone, Debug, PartialEq)]
pub struct Moving {
    rest: Scene,
    /// The sprites at rest; those of dice on their way lie above all others.
    sprites: Vec<Placement>,
    /// Which of them move, and how.
    moves: Vec<(usize, Move)>,
    dice: Vec<MovingDie>,
    /// A card on its way from the row to whoever bought it; it lies above all.
    card: Option<MovingCard>,
    acts: [Act; 2],
}

/// The motion of a sprite.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Move {
    /// With its die.
    Die(MovingDie),
    /// As the gate of a village that closes.
    Gate(Span),
}

/// A moving die.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MovingDie {
    part: PartId,
    /// The drawing of its body.
    body: Sprite,
    time: Span,
    /// The place where it starts, unless it tumbles.
    from: Option<Bounds>,
}

/// A moving card: its drawings, and its places.
#[derive(Clone, Debug, PartialEq)]
struct MovingCard {
    drawn: Vec<Placement>,
    from: Bounds,
    to: Bounds,
}

impl MovingCard {
    /// Takes the card out of the row as it lay before, without the ground; `None` where no card was told.
    fn bought(before: &Table, after: &Scene, (seat, card): (Seat, Card), shape: Shape) -> Option<Self> {
        let (at, scene) = (before.row().cards().iter().position(|other| *other == card)?, table_scene(before, shape));
        let (from, to) = (scene.part(Part::Card(at))?, after.part(Part::Player(seat))?);
        let drawn = scene
            .sprites
            .into_iter()
            .filter(|placement| placement.stretch <= 1.0 && lies_in(placement.center, from))
            .collect();
        Some(Self { drawn, from, to })
    }

    /// Iterates over its drawings at that time.
    fn at(&self, seconds: f32) -> impl Iterator<Item = Placement> {
        let part = slowing(Span::new(0.0, BUY).progress(seconds));
        let (center, smaller) =
            (self.from.center().mix(self.to.center(), part), mix(1.0, self.to.height() / self.from.height(), part));
        let middle = self.from.center();
        self.drawn.iter().map(move |placement| {
            let Point { x, y } = placement.center;
            let center = Point { x: center.x + (x - middle.x) * smaller, y: center.y + (y - middle.y) * smaller };
            // At the end it is in the hand.
            let opacity = placement.opacity * (1.0 - part.powi(6));
            Placement { center, size: placement.size * smaller, opacity, ..*placement }
        })
    }
}

impl Moving {
    /// Makes the motion of a transition in the picture of that shape, if anything moves.
    #[must_use]
    pub fn of(told: Transition<'_, DiceVillage>, shape: Shape) -> Option<Self> {
        let Transition { before, happenings, after } = told;
        let rest = table_scene(after, shape);
        let mut dice: Vec<MovingDie> = Vec::new();
        let mut gates: Vec<(PartId, Span)> = Vec::new();
        let mut card = None;
        for happening in happenings {
            match happening {
                Happening::Dice(Dice::Rolled { dice: faces, .. }) => {
                    for ((seat, _), faces) in after.players().zip(faces) {
                        dice.extend(tumbling(seat, 0..faces.len()));
                    }
                }
                Happening::Dice(Dice::Rerolled(seat, changed)) => {
                    dice.extend(tumbling(*seat, changed.iter().map(|changed| changed.die)));
                }
                Happening::Dice(Dice::Adjusted(seat, changed)) => dice.extend(tumbling(*seat, [changed.die])),
                Happening::Trade(Trade::Sold(sold)) => {
                    let first = dice.len();
                    dice.extend(selling(sold, &table_scene(before, shape), after));
                    let there = dice.iter().skip(first).map(|die| die.time.to).fold(0.0, f32::max);
                    gates.push((Part::Gate(sold.at).into(), Span::new(there, there + GATE)));
                }
                Happening::Row(Row::Bought(seat, bought)) => {
                    card = MovingCard::bought(before, &rest, (*seat, *bought), shape);
                }
                Happening::Trade(Trade::Tucked(_) | Trade::Placed(_))
                | Happening::Income(..)
                | Happening::Forfeit(..)
                | Happening::Row(Row::Filled(_))
                | Happening::Round(_)
                | Happening::Ending(_)
                | Happening::Inexact { .. }
                | Happening::Corrected(_) => {}
            }
        }
        let times = dice.iter().map(|die| die.time.to).chain(gates.iter().map(|(_, time)| time.to));
        let told = times.chain(card.as_ref().map(|_| BUY)).fold(0.0, f32::max);
        if told <= 0.0 {
            return None;
        }
        let die_of = |placement: &Placement| dice.iter().find(|die| placement.part == Some(die.part)).copied();
        let gate_of = |placement: &Placement| gates.iter().find(|(gate, _)| placement.part == Some(*gate));
        let stays = |placement: &Placement| die_of(placement).is_none_or(|die| die.from.is_none());
        let mut sprites = rest.clone().batched().sprites;
        sprites.retain(stays);
        // On their way dice may cross: each lies as a whole above the one before it.
        for die in dice.iter().filter(|die| die.from.is_some()) {
            sprites.extend(rest.sprites.iter().filter(|placement| placement.part == Some(die.part)));
        }
        let moves = sprites.iter().enumerate().filter_map(|(at, placement)| {
            let moves = die_of(placement).map(Move::Die);
            Some((at, moves.or_else(|| gate_of(placement).map(|(_, time)| Move::Gate(*time)))?))
        });
        let acts = [Act::new(0.0, Focus::Picture), Act::new(told, Focus::Table)];
        Some(Self { moves: moves.collect(), rest, sprites, dice, card, acts })
    }
}

impl Move {
    /// Returns the sprite at that time.
    fn at(self, placement: Placement, seconds: f32) -> Placement {
        match self {
            Self::Die(die) => die.at(placement, seconds),
            Self::Gate(time) => Placement { opacity: smooth(time.progress(seconds)), ..placement },
        }
    }
}

impl MovingDie {
    /// Returns one of its sprites at that time.
    fn at(self, placement: Placement, seconds: f32) -> Placement {
        let progress = self.time.progress(seconds);
        if let Some(from) = self.from {
            // It is taken up and put down with weight.
            let part = landing(smooth(progress));
            let center = from.center().mix(placement.center, part);
            let lifted = 1.0 + LIFT * (progress * PI).sin();
            return Placement { center, size: mix(from.width(), placement.size, part) * lifted, ..placement };
        }
        // As one that was thrown: fast at first, in two hops.
        let part = slowing(progress);
        let hop = bouncing(progress) * HOP * placement.size;
        let center = Point { y: placement.center.y - hop, ..placement.center };
        let seen = placement.sprite == self.body || part > 1.0 - 0.5 / HALVES;
        let opacity = if seen { placement.opacity } else { 0.0 };
        Placement { center, opacity, stretch: (part * HALVES * PI).cos().abs(), ..placement }
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
        let mut sprites = self.sprites.clone();
        for (at, moves) in &self.moves {
            if let Some(placement) = sprites.get_mut(*at) {
                *placement = moves.at(*placement, seconds);
            }
        }
        sprites.extend(self.card.iter().flat_map(|card| card.at(seconds)));
        let Scene { bounds, rim, ref labels, ref parts, .. } = self.rest;
        Scene { bounds, rim, sprites, labels: labels.clone(), hush: None, parts: Arc::clone(parts) }
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}

fn lies_in(Point { x, y }: Point, place: Bounds) -> bool {
    (place.min.x..place.max.x).contains(&x) && (place.min.y..place.max.y).contains(&y)
}

/// Returns those dice of a player, tumbling one after the other.
fn tumbling(seat: Seat, dice: impl IntoIterator<Item = usize>) -> impl Iterator<Item = MovingDie> {
    let mut from = 0.0;
    dice.into_iter().map(move |at| {
        let time = Span::new(from, from + TUMBLE);
        from += STEP;
        moving(seat, at, time)
    })
}

/// Returns the dice of a sale on their way to its stalls, from their places before.
fn selling(sold: &Sold, before: &Scene, after: &Table) -> Vec<MovingDie> {
    let mut start = 0.0;
    let covered = strip::stalls_covered(after, sold.at).into_iter().filter_map(|(_, die)| die);
    let sold = covered.filter(|(seat, at, _)| *seat == sold.seller && sold.dice.contains(at));
    let way = |(seat, at, _)| {
        let from = before.part(Part::Die(seat, at))?;
        let time = Span::new(start, start + WAY);
        start += STEP;
        Some(MovingDie { from: Some(from), ..moving(seat, at, time) })
    };
    sold.filter_map(way).collect()
}

fn moving(seat: Seat, at: usize, time: Span) -> MovingDie {
    MovingDie { part: Part::Die(seat, at).into(), body: Art::Die(Mark::of(seat)).sprite(), time, from: None }
}
