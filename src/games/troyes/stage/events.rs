//! What moves of events: cards that come, cubes, the die of an event, and the count of one that is countered.

use super::layout::{cells, down};
use super::moving::{Leaving, Which};
use super::script::{COUNTED, LAST, ROLL_IN, Script, WAY, WAY_STEP};
use super::tumble::Tumble;
use super::{Art, Body, Mark, Part};
use crate::games::troyes::rules::{Beaten, Color, Event, Events, Face, Owner};
use crate::stage::{Bounds, Ink, Label, PartId, Placement, Point, Span, Weight};

/// The size of a cube that is counted and of its number, compared with their places.
const COUNT: f32 = 0.9;
/// The size of an event's die, compared with its card: on its way it stays within the picture.
const EVENT_DIE: f32 = 0.65;
/// How long a die or a sum is read before things go on.
const READ: f32 = 0.7;

impl Script<'_> {
    /// Adds what an event moves.
    pub(super) fn events(&mut self, events: &Events) {
        match events {
            Events::Entered(event, _) => self.enters(Part::Event(*event), Part::EventName(*event)),
            Events::Took(event, dice) => {
                let from = self.rest.part(Part::Event(*event)).map(Bounds::center);
                for at in self.taken..self.taken.saturating_add(*dice) {
                    self.comes_from(Part::Black(at), from, COUNTED);
                }
                self.taken = self.taken.saturating_add(*dice);
            }
            Events::Cubed(event, owner, count) => {
                let cubes = self.table.after.in_play(*event).map_or(0, |in_play| in_play.cubes.len());
                let first = cubes.saturating_sub(usize::from(*count));
                (first..cubes).for_each(|at| self.comes(Part::Cube(*event, at), *owner, WAY_STEP));
            }
            Events::Uncubed(event, owner) => {
                let cubes = self.table.before.in_play(*event).map_or(0, |in_play| in_play.cubes.len());
                self.leaves(Part::Cube(*event, cubes.saturating_sub(1)), *owner);
            }
            Events::Beaten(beaten) => self.beaten(beaten),
            Events::Rolled(event, face) => self.event_die(*event, *face),
            Events::Calls(..) | Events::CallsRed(_) | Events::NoCard(_) | Events::NoEffect(..) => {}
        }
    }

    /// Throws the die of an event onto its card, where it is read.
    fn event_die(&mut self, event: Event, face: Face) {
        let Some(card) = self.rest.part(Part::Event(event)) else { return };
        let (at, size, body) = (card.center(), card.height().min(card.width()) * EVENT_DIE, Body::Of(Color::White));
        let from = Point { x: self.rest.bounds.max.x - size, ..at };
        let time = Span::new(0.0, ROLL_IN);
        let die = Tumble::thrown(body, face, [from, at], size, time, self.seed);
        self.tumbles.push((Part::EventName(event).into(), die));
        let read = Span::new(time.to, time.to + READ);
        let lies = Art::rolled(body, face).map(|art| Placement::new(art, at, size));
        self.leaving.extend(lies.map(|placement| Leaving {
            placement,
            to: at,
            turn: 0.0,
            appears: time.to,
            time: read,
        }));
        self.now = self.now.max(read.to);
    }

    /// Counts the cubes of an event owner by owner, those of whoever has most first; then they go home, and its card to whoever
    /// takes it.
    fn beaten(&mut self, beaten: &Beaten) {
        let Some(place) = self.before.part(Part::Event(beaten.event)) else { return };
        let (start, mut counted) = (self.now, Vec::new());
        for ((owner, count), at) in beaten.cubes.iter().zip(cells(place, (beaten.cubes.len().max(1), 1))) {
            let times: Vec<f32> = (0..*count).map(|_| self.begin(COUNTED)).collect();
            counted.push((*owner, at, times));
        }
        let gone = self.now.min(LAST) + READ;
        let mut cubes = Vec::new();
        for (owner, at, times) in counted {
            let [cube, number] = down(at, [1.0, 1.0]);
            let ends = times.iter().skip(1).copied().chain([gone]);
            let size = number.height().min(number.width()) * COUNT;
            self.written.extend((1..).zip(times.iter().zip(ends)).map(|(count, (from, to)): (u8, _)| {
                let center = number.center();
                let label = Label { text: count.to_string(), center, size, weight: Weight::Bold, ink: Ink::Dark };
                (label, Span::new(*from, to))
            }));
            if let (Some(to), Some(appears)) = (self.home(owner), times.first()) {
                let size = cube.width().min(cube.height()) * COUNT;
                let placement = Placement::new(Art::Cube(Mark::of(owner)), cube.center(), size);
                let time = Span::new(gone, gone + WAY);
                cubes.push(Leaving { placement, to, turn: 0.0, appears: *appears, time });
            }
        }
        // Until then the card lies over those that close up.
        let ground = self.before.sprites.iter().filter(|placement| {
            placement.part.is_none() && Which::Within(place).has(placement) && placement.size >= place.height() * 0.8
        });
        let to = beaten.card_to.and_then(|seat| self.home(Owner::Seat(seat)));
        let lies = |placement: &Placement| {
            let lies = Leaving {
                placement: *placement,
                to: placement.center,
                turn: 0.0,
                appears: 0.0,
                time: Span::new(start, gone),
            };
            let goes = to.map(|to| Leaving { to, appears: gone, time: Span::new(gone, gone + WAY), ..lies });
            [Some(lies), goes]
        };
        let ground: Vec<Leaving> = ground.flat_map(lies).flatten().collect();
        self.leaving.extend(ground);
        self.leaving.extend(cubes);
        self.now = gone;
        let names = self.table.after.queue().iter().map(|in_play| PartId::from(Part::EventName(in_play.event)));
        self.unnamed.extend(names);
    }
}
