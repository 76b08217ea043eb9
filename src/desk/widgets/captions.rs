//! The names in a picture.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Rect, Ui, pos2};

use super::picture::{Frame, ink};
use super::tools::width;
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::{Ink, Scene};

/// How high letters are at most, as a part of their place's height.
const HEIGHT: f32 = 0.95;

/// Writes the names of a picture into their places in the scene, in letters that are no smaller than `least`: of a long name that
/// has no room only its first part, and of one that has no room in such letters nothing.
pub(crate) fn captions(ui: &Ui, rect: Rect, scene: &Scene, picture: &Picture, least: f32) {
    let frame = Frame::new(rect, scene.bounds);
    for caption in &picture.captions {
        let place = scene.part(caption.part).map(|place| frame.place(place));
        let Some(place) = place.filter(|place| place.height() * HEIGHT >= least.max(2.0)) else { continue };
        let most = place.height() * HEIGHT;
        let wide = |text: &str| width(ui, text, tokens::bold(most)).max(1.0);
        let whole = caption.text.as_str();
        let first = whole.split_whitespace().next().unwrap_or_default();
        let text = if wide(whole) * (least / most) <= place.width() { whole } else { first };
        let size = (most * (place.width() / wide(text)).min(1.0)).max(least);
        let mut job = LayoutJob::simple_singleline(text.to_owned(), tokens::bold(size), ink(Ink::Dark));
        job.wrap = TextWrapping::truncate_at_width(place.width());
        let words = ui.fonts_mut(|fonts| fonts.layout_job(job));
        ui.painter().galley(pos2(place.left(), place.center().y - words.size().y / 2.0), words, ink(Ink::Dark));
    }
}
