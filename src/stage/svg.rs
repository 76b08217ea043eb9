//! Renders a scene as one self-contained SVG, for everything but the desk.

use std::fmt::Write as _;

use super::tokens;
use super::{Bounds, Cut, Ink, Label, Placement, Point, Scene, Weight};
use super::{Look, Sprite};

impl Scene {
    /// Renders the scene as one SVG document: every drawing once as a symbol, and used in each place.
    ///
    /// Ids come from the drawings' names, so that several scenes may be on one page. Labels name their fonts, which the
    /// reader of the document provides.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let Bounds { min: Point { x, y }, .. } = self.bounds;
        let (width, height) = (self.bounds.width(), self.bounds.height());
        let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">"#);
        let mut drawn: Vec<Sprite> = Vec::new();
        for placement in self.visible() {
            if !drawn.contains(&placement.sprite) {
                drawn.push(placement.sprite);
                svg.push_str(&placement.sprite.symbol(Look::Rich, &id(placement.sprite)));
            }
        }
        let mut cuts: Vec<String> = Vec::new();
        for placement in self.visible() {
            if let Some(cut) = placement.cut {
                let id = cut_id(cut, placement.size);
                if !cuts.contains(&id) {
                    clip_path(&mut svg, &id, cut, placement.size);
                    cuts.push(id);
                }
            }
            sprite(&mut svg, placement);
        }
        for label in &self.labels {
            text(&mut svg, label);
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// Iterates over the sprites that are visible: a scale of 0 would be an error to some readers.
    fn visible(&self) -> impl Iterator<Item = &Placement> {
        self.sprites
            .iter()
            .filter(|placement| placement.opacity > 0.0 && placement.size > 0.0 && placement.stretch > 1e-4)
    }
}

impl Sprite {
    /// Returns the drawing in that look as a symbol with that id, for use anywhere in a document.
    #[must_use]
    pub fn symbol(self, look: Look, id: &str) -> String {
        // Our own art: one `svg` element with a view box, around everything.
        let (head, rest) = self.in_look(look).split_once('>').unwrap_or_default();
        let inner = rest.trim_end().strip_suffix("</svg>").unwrap_or(rest);
        let view = head.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("0 0 100 100");
        format!(r#"<symbol id="{id}" viewBox="{view}">{inner}</symbol>"#)
    }
}

fn sprite(svg: &mut String, placement: &Placement) {
    let Placement { sprite, cut, center, size, stretch, lean, angle, opacity, presence: _, part: _ } =
        placement.in_look(Look::Rich);
    let (half, degrees) = (size / 2.0, angle.to_degrees());
    let (id, x, y) = (id(sprite), center.x, center.y);
    let clip = cut.map_or_else(String::new, |cut| format!(r#" clip-path="url(#{})""#, cut_id(cut, size)));
    write(
        svg,
        format_args!(
            r##"<use href="#{id}" x="-{half}" y="-{half}" width="{size}" height="{size}" opacity="{opacity}"{clip} transform="translate({x} {y}) rotate({degrees}) matrix({stretch} 0 {lean} 1 0 0)"/>"##
        ),
    );
}

/// Returns an id for a cut in a square of that size.
fn cut_id(cut: Cut, size: f32) -> String {
    format!("cut-{}-{size}", cut.name)
}

fn clip_path(svg: &mut String, id: &str, cut: Cut, size: f32) {
    let corner = |corner: &Point| format!("{},{}", (corner.x - 0.5) * size, (corner.y - 0.5) * size);
    let corners: Vec<String> = cut.corners.iter().map(corner).collect();
    let corners = corners.join(" ");
    write(svg, format_args!(r#"<clipPath id="{id}"><polygon points="{corners}"/></clipPath>"#));
}

fn text(svg: &mut String, label: &Label) {
    let (family, weight) = match label.weight {
        Weight::Text => ("Alegreya Sans", 500),
        Weight::Bold => ("Alegreya Sans", 800),
        Weight::Display => ("Grenze", 700),
    };
    let fill = match label.ink {
        Ink::Dark => tokens::DARK_INK,
        Ink::Light => tokens::LIGHT_INK,
    };
    let (x, y, size) = (label.center.x, label.center.y, label.size);
    let words = label.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    write(
        svg,
        format_args!(
            r#"<text x="{x}" y="{y}" dy=".34em" text-anchor="middle" font-family="{family}, serif" font-weight="{weight}" font-size="{size}" fill="{fill}">{words}</text>"#
        ),
    );
}

/// Returns an id for the drawing, unlike those inside the drawings.
fn id(sprite: Sprite) -> String {
    format!("sprite-{}", sprite.name())
}

fn write(svg: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = svg.write_fmt(what);
}
