//! What of an order moves, gathered happening by happening: one thing after the other, as it is told.

use std::f32::consts::FRAC_PI_2;

use super::city::citizen;
use super::moving::{Coming, Leaving, Which};
use super::tumble::Tumble;
use super::{Body, Part};
use crate::games::troyes::rules::{
    BlackDice, Building, Cathedral, Citizens, Deed, Dice, DieAt, Face, Happening, Owner, Troyes, What, Works,
};
use crate::play::Transition;
use crate::stage::{Bounds, Label, PartId, Placement, Point, Scene, Span};

/// The duration of a die's tumble, and the delay between two dice of a district.
const TUMBLE: f32 = 1.3;
const STEP: f32 = 0.07;
/// The durations of a black die's way in, and the delay between two of them.
pub(super) const ROLL_IN: f32 = 1.4;
pub(super) const ROLL_STEP: f32 = 0.16;
/// The duration of a turned die.
const TURN: f32 = 0.6;
/// The durations of a thing's way out and of what comes to its place, and the delay between two.
pub(super) const WAY: f32 = 0.55;
pub(super) const COMING: f32 = 0.5;
pub(super) const WAY_STEP: f32 = 0.09;
/// The delays between two things that are seen and heard one by one: cubes that are counted, coins, and cards.
pub(super) const COUNTED: f32 = 0.16;
const CARD: f32 = 0.45;
/// The time after which nothing new begins.
pub(super) const LAST: f32 = 3.2;

/// What of an order moves.
pub(super) struct Script<'a> {
    pub(super) tumbles: Vec<(PartId, Tumble)>,
    pub(super) coming: Vec<(Which, Coming)>,
    pub(super) leaving: Vec<Leaving>,
    /// What is written for a while, as what is counted.
    pub(super) written: Vec<(Label, Span)>,
    /// The cards that are fought, and when they are hit.
    pub(super) hit: Vec<(Bounds, f32)>,
    /// The names of cards that are not at their places yet.
    pub(super) unnamed: Vec<PartId>,
    pub(super) before: &'a Scene,
    pub(super) rest: &'a Scene,
    pub(super) table: Transition<'a, Troyes>,
    pub(super) seed: u64,
    /// The time when the next thing begins.
    pub(super) now: f32,
    /// The black dice that were taken so far.
    pub(super) taken: u8,
}

impl<'a> Script<'a> {
    /// Makes an empty script between two pictures.
    pub(super) fn new(before: &'a Scene, rest: &'a Scene, table: Transition<'a, Troyes>, seed: u64) -> Self {
        Self {
            tumbles: Vec::new(),
            coming: Vec::new(),
            leaving: Vec::new(),
            written: Vec::new(),
            hit: Vec::new(),
            unnamed: Vec::new(),
            before,
            rest,
            table,
            seed,
            now: 0.0,
            taken: table.before.taken(),
        }
    }

    /// Adds what a happening moves.
    pub(super) fn tell(&mut self, happening: &Happening) {
        match happening {
            Happening::Dice(dice) => self.dice(dice),
            Happening::Black(black) => self.black(black),
            Happening::Deed(deed) => self.deed(deed),
            Happening::Events(events) => self.events(events),
            Happening::Citizens(citizens) => self.citizens(citizens),
            Happening::Cathedral(Cathedral::Built(owner, face, level)) => {
                self.comes(Part::Built(*face, usize::from(level.saturating_sub(1))), *owner, WAY_STEP);
            }
            Happening::Cathedral(Cathedral::Unbuilt(owner, face, level)) => {
                self.leaves(Part::Built(*face, usize::from(level.saturating_sub(1))), *owner);
            }
            Happening::Works(Works::Stored(seat, activity, _)) => {
                self.comes(Part::Stored(*activity, *seat), Owner::Seat(*seat), WAY_STEP);
            }
            Happening::Works(Works::Revealed(cards)) => {
                for activity in cards.values() {
                    self.enters(Part::Activity(*activity), Part::ActivityName(*activity));
                }
            }
            Happening::Roy(roy) => self.roy(roy),
            Happening::Lost(change) => self.coin(*change, true),
            Happening::Gained(change) => self.coin(*change, false),
            Happening::Works(Works::Shot(..))
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
    pub(super) fn throws(&mut self, at: DieAt, body: Body, face: Face, time: Span) {
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
                self.leave(dice.collect(), 0.0, |_| Some(first.center()));
                let hit = self.leaving.iter().map(|leaving| leaving.time.to).fold(0.0, f32::max);
                for at in black {
                    self.coming
                        .push((Which::Part(Part::Black(*at).into()), Coming::Struck(Span::new(hit, hit + COMING))));
                }
            }
            BlackDice::Uncountered(_, at) => {
                self.coming.push((Which::Part(Part::Black(*at).into()), Coming::Struck(Span::new(0.0, COMING))));
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
        self.leave(deed.dice.clone(), 0.0, to);
        let fought = if let What::Combat(event, _) = deed.what { scene.part(Part::Event(event)) } else { None };
        self.hit.extend(fought.map(|card| (card, self.now)));
    }

    /// Lets dice leave the square, one after the other from that time on.
    pub(super) fn leave(&mut self, dice: Vec<DieAt>, mut start: f32, to: impl Fn(DieAt) -> Option<Point>) {
        for at in dice {
            let Some(to) = to(at) else { continue };
            let (part, time) = (PartId::from(Part::Die(at)), Span::new(start, start + WAY));
            start += WAY_STEP;
            let drawn = self.before.sprites.iter().filter(|placement| placement.part == Some(part));
            self.leaving.extend(drawn.map(|placement| Leaving {
                placement: *placement,
                to,
                turn: 0.0,
                appears: 0.0,
                time,
            }));
            self.now = self.now.max(time.to);
        }
    }

    fn citizens(&mut self, citizens: &Citizens) {
        match citizens {
            Citizens::Settled(seat, building) => self.stands(Owner::Seat(*seat), *building),
            Citizens::Placed { owner, building, .. } => self.stands(*owner, *building),
            Citizens::Expelled(owner, building) => self.falls(*owner, *building),
            Citizens::Hired { seat, card, .. } => {
                self.comes(Part::Tradesman(*card, Owner::Seat(*seat)), Owner::Seat(*seat), WAY_STEP);
            }
            Citizens::WentHome(owner, building) => {
                let lies = citizen(self.before, *owner, *building, true);
                if let (Some(placement), Some(to)) = (lies, self.home(*owner)) {
                    let from = self.begin(COUNTED);
                    let time = Span::new(from, from + WAY);
                    self.leaving.push(Leaving { placement, to, turn: -FRAC_PI_2, appears: 0.0, time });
                }
            }
            Citizens::Filled(..) | Citizens::Recruited(_) => {}
        }
    }

    /// Lets a citizen come into a building.
    pub(super) fn stands(&mut self, owner: Owner, building: Building) {
        let stands = citizen(self.rest, owner, building, false);
        if let (Some(placement), Some(from)) = (stands, self.home(owner)) {
            let by = Point { x: from.x - placement.center.x, y: from.y - placement.center.y };
            let start = self.begin(COUNTED);
            let time = Span::new(start, start + COMING);
            self.coming.push((Which::Only(placement), Coming::From(by, time)));
        }
    }

    /// Lets a citizen fall out of a building and lie there.
    fn falls(&mut self, owner: Owner, building: Building) {
        let stood = citizen(self.before, owner, building, false);
        let Some((placement, lies)) = stood.zip(citizen(self.rest, owner, building, true)) else { return };
        let start = self.begin(COUNTED);
        let time = Span::new(start, start + WAY);
        self.leaving.push(Leaving { placement, to: lies.center, turn: FRAC_PI_2, appears: 0.0, time });
        let there = Coming::From(Point { x: 0.0, y: 0.0 }, Span::new(time.to, time.to));
        self.coming.push((Which::Only(lies), there));
    }

    pub(super) fn home(&self, owner: Owner) -> Option<Point> {
        self.rest.part(Part::District(owner)).map(Bounds::center)
    }

    /// Returns when the next thing begins; another one begins so much later.
    pub(super) fn begin(&mut self, step: f32) -> f32 {
        let start = self.now.min(LAST);
        self.now = start + step;
        start
    }

    /// Lets a card come to its place from the right edge; its name is read once it is there.
    pub(super) fn enters(&mut self, card: Part, name: Part) {
        let Some(place) = self.rest.part(card) else { return };
        let by = Point { x: self.rest.bounds.max.x - place.max.x, y: 0.0 };
        let start = self.begin(CARD);
        self.coming.push((Which::Within(place), Coming::From(by, Span::new(start, start + COMING))));
        self.unnamed.push(name.into());
    }

    /// Lets something come to its place from its owner's district.
    pub(super) fn comes(&mut self, part: Part, owner: Owner, step: f32) {
        self.comes_from(part, self.home(owner), step);
    }

    pub(super) fn comes_from(&mut self, part: Part, from: Option<Point>, step: f32) {
        let Some((place, from)) = self.rest.part(part).map(Bounds::center).zip(from) else { return };
        let start = self.begin(step);
        let by = Point { x: from.x - place.x, y: from.y - place.y };
        self.coming.push((Which::Part(part.into()), Coming::From(by, Span::new(start, start + COMING))));
    }

    /// Lets something go from its place to its owner's district.
    pub(super) fn leaves(&mut self, part: Part, owner: Owner) {
        if let (Some(placement), Some(to)) = (drawn(self.before, part.into()), self.home(owner)) {
            let start = self.begin(COUNTED);
            self.leaving.push(Leaving { placement, to, turn: 0.0, appears: 0.0, time: Span::new(start, start + WAY) });
        }
    }
}

/// Returns the first drawing of a part.
pub(super) fn drawn(scene: &Scene, part: PartId) -> Option<Placement> {
    scene.sprites.iter().find(|placement| placement.part == Some(part)).copied()
}

fn owner_number(owner: Owner) -> u64 {
    owner.seat().map_or(u64::from(u8::MAX), |seat| u64::from(seat.0))
}
