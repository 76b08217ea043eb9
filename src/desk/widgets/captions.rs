//! The names in a picture.

use egui::{Rect, Ui, pos2};

use super::picture::{Frame, ink};
use super::tools::width;
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::{Ink, Scene};

/// How high letters are at most, as a part of their place's height.
const HEIGHT: f32 = 0.95;

/// Writes the names of a picture into their places in the scene, in letters that are no smaller than `least`: of a long name that
/// has no room only its first part, abbreviated if need be, and where there is no room for such letters nothing.
pub(crate) fn captions(ui: &Ui, rect: Rect, scene: &Scene, picture: &Picture, least: f32) {
    let frame = Frame::new(rect, scene.bounds);
    for caption in &picture.captions {
        let place = scene.part(caption.part).map(|place| frame.place(place));
        let Some(place) = place.filter(|place| place.height() * HEIGHT >= least.max(2.0)) else { continue };
        let most = place.height() * HEIGHT;
        let wide = |text: &str| width(ui, text, tokens::bold(most)).max(1.0);
        let fits = |text: &str| wide(text) * (least / most) <= place.width();
        let text = shortened(&caption.text, fits);
        let size = (most * (place.width() / wide(&text)).min(1.0)).max(least);
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
