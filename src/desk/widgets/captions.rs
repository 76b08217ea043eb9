//! The names in a picture.

use egui::{Rect, Ui, pos2};

use super::picture::{Frame, ink};
use super::tools::width;
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::{Ink, Scene};

/// How high letters are at most, as a part of their place's height.
const HEIGHT: f32 = 0.95;

/// How far letters shrink before a name is shortened, as a part of their greatest size.
const SHRUNK: f32 = 0.7;

/// Writes the names of a picture into their places in the scene, all in letters of one size that is no smaller than `least`: of a long
/// name that has no room only its first part, abbreviated if need be, and where there is no room for such letters nothing.
pub(crate) fn captions(ui: &Ui, rect: Rect, scene: &Scene, picture: &Picture, least: f32) {
    let frame = Frame::new(rect, scene.bounds);
    let placed = picture.captions.iter().filter_map(|caption| {
        let place = frame.place(scene.part(caption.part)?);
        let most = place.height() * HEIGHT;
        if most < least.max(2.0) {
            return None;
        }
        let wide = |text: &str| width(ui, text, tokens::bold(most)).max(1.0);
        let smallest = least.max(most * SHRUNK);
        let text = shortened(&caption.text, |text| wide(text) * (smallest / most) <= place.width());
        let size = (most * (place.width() / wide(&text)).min(1.0)).max(smallest);
        Some((place, text, size))
    });
    let placed: Vec<(Rect, String, f32)> = placed.collect();
    let size = placed.iter().map(|(.., size)| *size).fold(f32::INFINITY, f32::min);
    for (place, text, _) in placed {
        let words = ui.painter().layout_no_wrap(text, tokens::bold(size), ink(Ink::Dark));
        ui.painter().galley(pos2(place.left(), place.center().y - words.size().y / 2.0), words, ink(Ink::Dark));
    }
}

/// Returns the name as far as it fits: all of it, its first part, or that one abbreviated.
fn shortened(name: &str, fits: impl Fn(&str) -> bool) -> String {
    let first = name.split_whitespace().next().unwrap_or_default();
    let whole = [name, first].into_iter().find(|name| fits(name)).map(ToOwned::to_owned);
    let parts = first.char_indices().skip(1).filter_map(|(end, _)| first.get(..end)).map(|part| format!("{part}."));
    let abbreviated = || parts.take_while(|part| fits(part)).last();
    whole.or_else(abbreviated).unwrap_or_default()
}
