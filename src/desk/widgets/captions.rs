//! The names in a picture.

use egui::{Rect, Ui, pos2};

use super::picture::{Frame, ink};
use super::tools::name_line;
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::{Ink, Scene};

/// Writes the names of a picture into their places in the scene: in smaller letters if they are long.
pub(crate) fn captions(ui: &Ui, rect: Rect, scene: &Scene, picture: &Picture) {
    /// How high letters are, as a part of their place's height.
    const HEIGHT: f32 = 0.8;
    let frame = Frame::new(rect, scene.bounds);
    for caption in &picture.captions {
        let place = scene.part(caption.part).map(|place| frame.place(place));
        // What is smaller than a pixel cannot be drawn.
        let Some(place) = place.filter(|place| place.height() > 2.0) else { continue };
        let font = tokens::bold(place.height() * HEIGHT);
        let words = name_line(ui, &caption.text, &font, ink(Ink::Dark), place.width());
        let corner = pos2(place.left(), place.center().y - words.size().y / 2.0);
        ui.painter().galley(corner, words, ink(Ink::Dark));
    }
}
