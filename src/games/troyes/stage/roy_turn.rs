//! What moves on le Roy's turn: his dice, what he spends, and his pieces.

use super::layout::{side, squares};
use super::moving::{Coming, Leaving, Which};
use super::script::{COUNTED, ROLL_IN, ROLL_STEP, Script, WAY, WAY_STEP, drawn};
use super::tumble::Tumble;
use super::{Art, Body, Part, roy};
use crate::games::troyes::rules::{Building, ByColor, Color, DieAt, Face, Good, Owner, RoyHappening};
use crate::stage::{Bounds, PartId, Placement, Point, Scene, Span};

/// How long a row of his table lights up before he goes on.
const LIGHTS: f32 = 0.2;

impl Script<'_> {
    /// Adds what a deed of le Roy moves.
    pub(super) fn roy(&mut self, happening: &RoyHappening) {
        match happening {
            RoyHappening::Settled(dice, buildings) => self.settles(*dice, buildings),
            RoyHappening::Countered { black, with } => {
                let to = self.rest.part(Part::Black(*black)).map(Bounds::center);
                self.leave(vec![DieAt { owner: Owner::Roy, index: *with }], 0.0, |_| to);
                let hit = self.now;
                let struck = Coming::Struck(Span::new(hit, hit + WAY));
                self.coming.push((Which::Part(Part::Black(*black).into()), struck));
            }
            RoyHappening::Threw(faces) => {
                for (at, face) in (0..).zip(faces) {
                    self.throws_roy(Part::RoyDie(at), *face, ROLL_STEP * f32::from(at), u64::from(at));
                }
                self.now = ROLL_IN + ROLL_STEP;
                // Nobody knows the row before the dice lie.
                let row = roy::row_of(faces.iter().copied().map(Face::value).sum());
                if let Some(row) = self.rest.part(row) {
                    self.coming.push((Which::Row(row), Coming::Lit(Span::new(self.now, self.now + LIGHTS))));
                }
            }
            RoyHappening::Spent { spent, bought, .. } => {
                let to = self.rest.part(Part::RoyTable).map(Bounds::center);
                let start = self.now;
                self.leave(spent.iter().chain(bought).copied().collect(), start, |_| to);
            }
            RoyHappening::Hired(card, _) => self.comes(Part::Tradesman(*card, Owner::Roy), Owner::Roy, WAY_STEP),
            RoyHappening::Scored { .. } => {
                // Nobody knows that one is turned over before the dice lie.
                self.unnamed.push(Part::PileName.into());
                self.recounts_pile();
                self.leaves(Part::Pile, Owner::Roy);
            }
            RoyHappening::Gained(points, _) if *points > 0 => self.points(),
            RoyHappening::Gained(..)
            | RoyHappening::Faces(_)
            | RoyHappening::Won(_)
            | RoyHappening::Nothing
            | RoyHappening::Counted { .. } => {}
        }
    }

    /// Throws the dice of the placement onto the ground of the black ones, and then lets citizens come.
    fn settles(&mut self, dice: ByColor<[Face; 2]>, buildings: &[Building]) {
        let Some(place) = self.rest.part(Part::Wall) else { return };
        let thrown = Color::RANKED.into_iter().flat_map(|color| dice[color].map(|face| (color, face)));
        let size = side(place, 2 * Color::RANKED.len(), place.height());
        let places = squares(place, 2 * Color::RANKED.len(), size);
        for (at, ((color, face), place)) in (0..).zip(thrown.zip(places)) {
            let from = Point { x: self.rest.bounds.min.x + size, ..place.center() };
            let start = ROLL_STEP * f32::from(at);
            let time = Span::new(start, start + ROLL_IN);
            let number = self.seed ^ u64::from(at);
            let to = [from, place.center()];
            let tumble = Tumble::thrown(Body::Of(color), face, to, size * 0.9, time, number);
            self.tumbles.push((Part::RoyDie(at).into(), tumble));
            self.now = self.now.max(time.to);
        }
        for building in buildings {
            self.stands(Owner::Roy, *building);
        }
    }

    /// Lets the number of characters in the pile change now, and not before.
    fn recounts_pile(&mut self) {
        let number = |scene: &Scene| {
            let place = scene.part(Part::PileCount)?;
            scene.labels.iter().find(|label| place.overlaps(Bounds::around(label.center, 1.0))).cloned()
        };
        let numbers = number(self.before).zip(number(self.rest));
        if let Some(((before, _), place)) = numbers.zip(self.rest.part(Part::PileCount)) {
            self.written.push((before, Span::new(0.0, self.now)));
            let stays = Point { x: 0.0, y: 0.0 };
            self.coming.push((Which::Within(place), Coming::From(stays, Span::new(self.now, self.now))));
        }
    }

    fn throws_roy(&mut self, part: Part, face: Face, start: f32, number: u64) {
        let part = PartId::from(part);
        let Some(placed) = drawn(self.rest, part) else { return };
        // From his district, as everybody throws.
        let from = self.rest.part(Part::District(Owner::Roy)).map_or(placed.center, Bounds::center);
        let time = Span::new(start, start + ROLL_IN);
        let to = [from, placed.center];
        self.tumbles.push((part, Tumble::thrown(Body::Black, face, to, placed.size, time, self.seed ^ number)));
    }

    /// Lets a point come to le Roy from his table.
    fn points(&mut self) {
        let ends = self.rest.part(Part::RoyTable).zip(self.rest.part(Part::Purse(Owner::Roy)));
        let Some((from, to)) = ends else { return };
        let start = self.begin(COUNTED);
        let placement = Placement::new(Art::Good(Good::Point), from.center(), to.height());
        let time = Span::new(start, start + WAY);
        self.leaving.push(Leaving { placement, to: to.center(), turn: 0.0, appears: start, time });
    }
}
