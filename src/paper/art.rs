//! The drawings of `assets/*/art` as vector graphics of a PDF: each one is in a document once, however often it is
//! shown.
//!
//! Why not `krilla-svg`: 0.8.1, its newest, stands on `usvg` and `resvg` 0.47, and the app on 0.49; both would be linked, and
//! a tree that one of them has read is unknown to the other. It has no pale tone either. Look again when it follows.

use std::collections::HashMap;

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{
    Fill, FillRule, LineCap, LineJoin, LinearGradient, Paint, RadialGradient, SpreadMethod, Stop, Stroke,
};
use krilla::surface::Surface;
use usvg::tiny_skia_path::PathSegment;
use usvg::{Node, Options, Tree};

use super::document::PaperError;
use super::page::Tone;
use super::pdf;
use super::size::Inks;
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;
use crate::stage::tokens::paper::BLANK;

/// A drawing in the document.
#[derive(Clone)]
struct Drawn {
    graphic: Graphic,
    /// The width in its own units.
    side: f32,
}

/// The tone and the inks of a drawing.
type Printed = (Tone, Inks);

/// The drawings that are in the document already.
#[derive(Default)]
pub(super) struct Art(HashMap<(Sprite, Printed), Drawn>);

impl Art {
    /// Shows a drawing in the square from 0 to 1.
    pub(super) fn show(
        &mut self,
        surface: &mut Surface<'_>,
        sprite: Sprite,
        printed: Printed,
    ) -> Result<(), PaperError> {
        let drawn = if let Some(drawn) = self.0.get(&(sprite, printed)) {
            drawn.clone()
        } else {
            let drawn = draw(surface, sprite, printed)?;
            self.0.insert((sprite, printed), drawn.clone());
            drawn
        };
        surface.push_transform(&Transform::from_scale(1.0 / drawn.side, 1.0 / drawn.side));
        surface.draw_graphic(drawn.graphic);
        surface.pop();
        Ok(())
    }
}

/// Returns the color as it is printed.
fn toned(color: usvg::Color, (tone, inks): Printed) -> Rgb {
    inks.of(Rgb(color.red, color.green, color.blue)).mix(BLANK, tone.thinning())
}

fn draw(surface: &mut Surface<'_>, sprite: Sprite, printed: Printed) -> Result<Drawn, PaperError> {
    let tree = Tree::from_str(sprite.in_look(printed.1.look()), &Options::default());
    let tree = tree.map_err(|error| PaperError::Drawing(error.to_string()))?;
    let mut builder = surface.stream_builder();
    let mut inner = builder.surface();
    nodes(&mut inner, tree.root().children(), printed);
    inner.finish();
    Ok(Drawn { graphic: Graphic::new(builder.finish(), false), side: tree.size().width() })
}

/// Draws groups and paths; the art has nothing else (`assets/art/README.md`).
fn nodes(surface: &mut Surface<'_>, children: &[Node], printed: Printed) {
    for node in children {
        match node {
            Node::Group(group) => {
                let opacity = normalized(group.opacity().get());
                surface.push_transform(&transform(group.transform()));
                surface.push_opacity(opacity);
                nodes(surface, group.children(), printed);
                surface.pop();
                surface.pop();
            }
            Node::Path(path) => draw_path(surface, path, printed),
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

fn draw_path(surface: &mut Surface<'_>, path: &usvg::Path, printed: Printed) {
    let Some(outline) = outline(path) else { return };
    let fill = path.fill().and_then(|fill| {
        let rule = match fill.rule() {
            usvg::FillRule::NonZero => FillRule::NonZero,
            usvg::FillRule::EvenOdd => FillRule::EvenOdd,
        };
        Some(Fill { paint: paint(fill.paint(), printed)?, opacity: normalized(fill.opacity().get()), rule })
    });
    let stroke = path.stroke().and_then(|stroke| {
        Some(Stroke {
            paint: paint(stroke.paint(), printed)?,
            width: stroke.width().get(),
            miter_limit: stroke.miterlimit().get(),
            line_cap: match stroke.linecap() {
                usvg::LineCap::Butt => LineCap::Butt,
                usvg::LineCap::Round => LineCap::Round,
                usvg::LineCap::Square => LineCap::Square,
            },
            line_join: match stroke.linejoin() {
                usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
                usvg::LineJoin::Round => LineJoin::Round,
                usvg::LineJoin::Bevel => LineJoin::Bevel,
            },
            opacity: normalized(stroke.opacity().get()),
            dash: stroke
                .dasharray()
                .map(|array| krilla::paint::StrokeDash { array: array.to_vec(), offset: stroke.dashoffset() }),
        })
    });
    if fill.is_some() || stroke.is_some() {
        surface.set_fill(fill);
        surface.set_stroke(stroke);
        surface.draw_path(&outline);
    }
}

fn outline(path: &usvg::Path) -> Option<Path> {
    let mut outline = PathBuilder::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => outline.move_to(to.x, to.y),
            PathSegment::LineTo(to) => outline.line_to(to.x, to.y),
            PathSegment::QuadTo(a, to) => outline.quad_to(a.x, a.y, to.x, to.y),
            PathSegment::CubicTo(a, b, to) => outline.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            PathSegment::Close => outline.close(),
        }
    }
    outline.finish()
}

/// Converts a paint; `None` for a pattern, which the art does not have.
fn paint(paint: &usvg::Paint, printed: Printed) -> Option<Paint> {
    match paint {
        usvg::Paint::Color(color) => Some(pdf::color(toned(*color, printed)).into()),
        usvg::Paint::LinearGradient(line) => Some(
            LinearGradient {
                x1: line.x1(),
                y1: line.y1(),
                x2: line.x2(),
                y2: line.y2(),
                transform: transform(line.transform()),
                spread_method: spread(line.spread_method()),
                stops: stops(line.stops(), printed),
                anti_alias: false,
            }
            .into(),
        ),
        usvg::Paint::RadialGradient(circle) => Some(
            RadialGradient {
                cx: circle.cx(),
                cy: circle.cy(),
                cr: circle.r().get(),
                fx: circle.fx(),
                fy: circle.fy(),
                fr: circle.fr().get(),
                transform: transform(circle.transform()),
                spread_method: spread(circle.spread_method()),
                stops: stops(circle.stops(), printed),
                anti_alias: false,
            }
            .into(),
        ),
        usvg::Paint::Pattern(_) => None,
    }
}

fn stops(stops: &[usvg::Stop], printed: Printed) -> Vec<Stop> {
    let stop = |stop: &usvg::Stop| {
        let Rgb(red, green, blue) = toned(stop.color(), printed);
        // All of them are of one kind.
        let color = rgb::Color::new(red, green, blue).into();
        Stop { offset: normalized(stop.offset().get()), color, opacity: normalized(stop.opacity().get()) }
    };
    stops.iter().map(stop).collect()
}

const fn spread(method: usvg::SpreadMethod) -> SpreadMethod {
    match method {
        usvg::SpreadMethod::Pad => SpreadMethod::Pad,
        usvg::SpreadMethod::Reflect => SpreadMethod::Reflect,
        usvg::SpreadMethod::Repeat => SpreadMethod::Repeat,
    }
}

fn transform(of: usvg::Transform) -> Transform {
    Transform::from_row(of.sx, of.ky, of.kx, of.sy, of.tx, of.ty)
}

fn normalized(number: f32) -> NormalizedF32 {
    NormalizedF32::new(number).unwrap_or(NormalizedF32::ONE)
}
