//! Paints a page on the screen: the same marks in the same order as in the PDF.

use std::ops::RangeInclusive;

use egui::epaint::{PathShape, PathStroke, TextShape, Vertex, WHITE_UV};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::desk::tokens;
use crate::desk::widgets::Drawings;
use crate::paper::Inks;
use crate::paper::page::{Mark, Page, Paint, Spot, Step, Text, Transform, spot};
use crate::stage::{Bounds, Placement, Point, Scene, Weight};

/// Paints the page into that rectangle, which has its proportions.
pub(super) fn paint(painter: &Painter, pictures: Drawings<'_>, rect: Rect, page: &Page) {
    let scale = rect.width() / page.size.0;
    let screen = Transform::scaled(spot(rect.left(), rect.top()), scale);
    Painted { painter, pictures, rect }.marks(&page.marks, screen);
}

struct Painted<'a> {
    painter: &'a Painter,
    pictures: Drawings<'a>,
    rect: Rect,
}

impl Painted<'_> {
    fn marks(&self, marks: &[Mark], outer: Transform) {
        for mark in marks {
            match mark {
                Mark::Path { steps, paint } => self.path(steps, *paint, outer),
                Mark::Text(text) => self.text(text, outer),
                Mark::Sprite { sprite, tone, inks, place } => {
                    let place = outer.of(*place);
                    let center = place.at(spot(0.5, 0.5));
                    // On white this is the tone to the bit; on a pale ground nobody sees the difference.
                    let opacity = 1.0 - tone.thinning();
                    let placement = Placement::new(*sprite, Point { x: center.x, y: center.y }, place.scale());
                    self.sprite(Placement { angle: place.angle(), opacity, ..placement }, *inks);
                }
                Mark::Group { place, marks } => self.marks(marks, outer.of(*place)),
                Mark::Element { marks, .. } => self.marks(marks, outer),
            }
        }
    }

    fn sprite(&self, placement: Placement, inks: Inks) {
        let (min, max) = (self.rect.min, self.rect.max);
        let bounds = Bounds { min: Point { x: min.x, y: min.y }, max: Point { x: max.x, y: max.y } };
        let scene = Scene { sprites: vec![placement], ..Scene::empty(bounds) };
        self.pictures.printed_with(inks).paint(self.painter, self.rect, &scene, false);
    }

    fn path(&self, steps: &[Step], paint: Paint, outer: Transform) {
        for (points, closed) in lines(steps, outer) {
            if let Some(fill) = paint.fill {
                self.painter.add(filled(&points, fill.into()));
            }
            let Some((ink, width)) = paint.line else { continue };
            let (scale, color) = (outer.scale(), tokens::color(ink));
            if paint.dashed {
                let [dash, gap] = Paint::dash(width).map(|length| length * scale);
                let stroke = Stroke::new(width * scale, color);
                let around: Vec<Pos2> = points.iter().chain(points.first().filter(|_| closed)).copied().collect();
                self.painter.extend(Shape::dashed_line(&around, stroke, dash, gap));
            } else {
                let stroke = PathStroke::new(width * scale, color);
                self.painter.add(PathShape { points, closed, fill: Color32::TRANSPARENT, stroke });
            }
        }
    }

    /// Paints a text in the page's width: the screen's own letters may be slightly wider or closer.
    fn text(&self, text: &Text, outer: Transform) {
        let (at, scale) = (outer.at(text.at), outer.scale());
        let font = match text.weight {
            Weight::Text => tokens::plain(text.size * scale),
            Weight::Bold => tokens::bold(text.size * scale),
            Weight::Display => tokens::display(text.size * scale),
        };
        let color = tokens::color(text.ink);
        let job = |spacing| {
            let format = TextFormat { extra_letter_spacing: spacing, ..TextFormat::simple(font.clone(), color) };
            LayoutJob::single_section(text.text.clone(), format)
        };
        let natural = self.painter.layout_job(job(0.0)).size().x;
        #[expect(clippy::cast_precision_loss, reason = "a line has few letters")]
        let letters = text.text.chars().count() as f32;
        let galley = self.painter.layout_job(job((text.width * scale - natural) / letters));
        let line = galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y)).unwrap_or_default();
        let (sin, cos) = outer.angle().sin_cos();
        let corner = pos2(at.x + sin * line, at.y - cos * line);
        self.painter.add(TextShape { angle: outer.angle(), ..TextShape::new(corner, galley, color) });
    }
}

/// Returns the outline's lines as points on the screen, each with whether it is closed.
fn lines(steps: &[Step], outer: Transform) -> Vec<(Vec<Pos2>, bool)> {
    const CURVE: RangeInclusive<u8> = 1..=8;

    let on_screen = |point: Spot| {
        let point = outer.at(point);
        pos2(point.x, point.y)
    };
    let mut lines: Vec<(Vec<Pos2>, bool)> = Vec::new();
    for step in steps {
        match *step {
            Step::Move(to) => lines.push((vec![on_screen(to)], false)),
            Step::Line(to) => {
                if let Some((points, _)) = lines.last_mut() {
                    points.push(on_screen(to));
                }
            }
            Step::Curve(a, b, to) => {
                let Some((points, _)) = lines.last_mut() else { continue };
                let Some(from) = points.last().copied() else { continue };
                let (a, b, to) = (on_screen(a).to_vec2(), on_screen(b).to_vec2(), on_screen(to).to_vec2());
                points.extend(CURVE.map(|part| {
                    let t = f32::from(part) / f32::from(*CURVE.end());
                    let back = 1.0 - t;
                    let at = from.to_vec2() * back.powi(3) + a * (3.0 * back * back * t) + b * (3.0 * back * t * t);
                    (at + to * t.powi(3)).to_pos2()
                }));
            }
            Step::Close => {
                if let Some((_, closed)) = lines.last_mut() {
                    *closed = true;
                }
            }
        }
    }
    for (points, closed) in &mut lines {
        points.dedup();
        // A closed line comes back by itself.
        if *closed && points.len() > 1 && points.first() == points.last() {
            points.pop();
        }
    }
    lines
}

/// Fills an outline. The painter fills only convex shapes; others are cut into triangles.
fn filled(points: &[Pos2], color: Color32) -> Shape {
    let turns: Vec<f32> = corners(points).map(|[before, at, after]| turn(before, at, after)).collect();
    let round = turns.iter().all(|turn| *turn >= 0.0) || turns.iter().all(|turn| *turn <= 0.0);
    if round {
        return Shape::convex_polygon(points.to_vec(), color, PathStroke::NONE);
    }
    let clockwise = points.iter().zip(points.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>();
    let mut mesh = Mesh::default();
    mesh.vertices.extend(points.iter().map(|pos| Vertex { pos: *pos, uv: WHITE_UV, color }));
    let mut left: Vec<(u32, Pos2)> = (0..).zip(points.iter().copied()).collect();
    // An ear is a corner that turns as the outline does, with no other corner inside; each is cut off.
    while left.len() > 2 {
        let ear = (0..left.len()).find(|at| {
            let [before, here, after] = around(&left, *at).map(|(_, pos)| pos);
            let inside = |pos: Pos2| {
                let sides = [turn(before, here, pos), turn(here, after, pos), turn(after, before, pos)];
                sides.iter().all(|side| side * clockwise > 0.0)
            };
            turn(before, here, after) * clockwise > 0.0 && !left.iter().any(|(_, pos)| inside(*pos))
        });
        let Some(ear) = ear else { break };
        let [before, here, after] = around(&left, ear).map(|(index, _)| index);
        mesh.add_triangle(before, here, after);
        left.remove(ear);
    }
    Shape::mesh(mesh)
}

fn corners(points: &[Pos2]) -> impl Iterator<Item = [Pos2; 3]> {
    (0..points.len()).map(|at| around(points, at))
}

/// Returns the element at an index between its neighbors, in a circle.
fn around<T: Copy>(all: &[T], at: usize) -> [T; 3] {
    let count = all.len();
    [all[(at + count - 1) % count], all[at], all[(at + 1) % count]]
}

/// Returns more than 0 for a turn to the right.
fn turn(before: Pos2, at: Pos2, after: Pos2) -> f32 {
    let (first, second) = (at - before, after - at);
    first.x * second.y - first.y * second.x
}
