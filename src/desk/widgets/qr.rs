//! Paints a QR code.

use egui::{Mesh, Painter, Pos2, Rect, Shape, pos2, vec2};

use crate::desk::tokens;
use crate::gallery::Qr;
use crate::stage::tokens::{DARKNESS, paper};

/// Paints a code into the middle of `rect`, black on white in every theme, as scanners need it. Its modules are whole
/// pixels; `rect` should have room for that.
pub(crate) fn paint(painter: &Painter, rect: Rect, code: &Qr) {
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    let modules = code.rows().map(|_| 1.0).sum::<f32>().max(1.0);
    let module = (rect.size().min_elem() / modules / pixel).floor().max(1.0) * pixel;
    let whole = |at: f32| (at / pixel).round() * pixel;
    let side = module * modules;
    let corner: Pos2 = rect.center() - vec2(side, side) / 2.0;
    let (left, mut top) = (whole(corner.x), whole(corner.y));
    // A mesh has no soft edges, which would show as lines between modules.
    let mut mesh = Mesh::default();
    let square = Rect::from_min_size(pos2(left, top), vec2(side, side));
    mesh.add_colored_rect(square, tokens::color(paper::BLANK));
    for row in code.rows() {
        let mut begin = left;
        for run in row.chunk_by(|one, other| one == other) {
            let wide = run.iter().map(|_| module).sum::<f32>();
            if run.first() == Some(&true) {
                let dark = Rect::from_min_size(pos2(begin, top), vec2(wide, module));
                mesh.add_colored_rect(dark, tokens::color(DARKNESS));
            }
            begin += wide;
        }
        top += module;
    }
    painter.add(Shape::mesh(mesh));
}
