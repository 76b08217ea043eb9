//! What the players' view writes at the hardest half-days, and on which card: read back from egui's shapes.

use egui::epaint::{ClippedShape, Shape};
use egui::{Galley, Key, Rect, vec2};
use town_crier::crier::{Language, Manner};
use town_crier::desk::tokens::{Theme, palette};
use town_crier::games::troyes_dice::record::Record;

use crate::chronicle::stored::go_on;
use crate::desk::{Place, TestDesk};
use crate::games::troyes_dice::kit::with_tiles;

/// Codes and days with Banquets & Raids: two strikes on the sheets, the same with two raids beside, and four dice of which none is
/// free.
pub(super) const HARD: [(&str, u8); 3] = [("HARD5", 5), ("HARD-3", 6), ("HARD61", 2)];

/// A text as it is painted, in pixels.
pub(super) struct Written {
    pub(super) words: String,
    pub(super) rect: Rect,
    /// How high its letters are.
    pub(super) high: f32,
    /// Whether each of its lines ends where a word does.
    pub(super) is_whole: bool,
    /// The card or field that it begins on, or the ground.
    on: Rect,
    /// Whether that is the card of a cry.
    cried: bool,
}

/// How such a half-day is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) language: Language,
    pub(super) manner: Manner,
    pub(super) timed: bool,
    pub(super) text: &'static str,
}

/// The game with that code after the morning roll of that day.
pub(super) fn half_day(code: &str, day: u8) -> Record {
    let mut record = with_tiles(code);
    for _ in 0..=4 * (day - 1) {
        go_on(&mut record);
    }
    record
}

/// The players' view of that game, in a window that can be resized.
pub(super) fn view(record: &Record, seen: Seen) -> TestDesk {
    let Seen { language, manner, timed, text } = seen;
    let limit = if timed { "choosing: Some(90), " } else { "" };
    let manner = manner.tag();
    let kept = format!(
        "(motion: none, {limit}language: Some(\"{language}\"), manner: Some(\"{manner}\"), room_text: Some({text}))"
    );
    let mut desk = Place::keeping(kept, record).desk();
    desk.press(Key::Space).press(Key::F11);
    desk
}

impl TestDesk {
    /// Gives the players' view so many pixels.
    pub(super) fn project(&mut self, [wide, high]: [f32; 2]) {
        // The zoom follows the window, and the points the zoom.
        for _ in 0..2 {
            self.0.set_size(vec2(wide, high) / self.0.ctx.zoom_factor());
            self.0.step();
        }
        self.run();
        let size = self.0.ctx.content_rect().size() * self.0.ctx.pixels_per_point();
        assert!((size - vec2(wide, high)).abs().max_elem() < 1.0, "{size} and not {wide} × {high}");
    }

    /// Every text of the frame that was drawn last.
    pub(super) fn written(&self) -> Vec<Written> {
        let scale = self.0.ctx.pixels_per_point();
        let palette = palette(Theme::Parchment);
        let (mut written, mut boxes) = (Vec::new(), Vec::new());
        for ClippedShape { shape, .. } in &self.0.output().shapes {
            visit(shape, &mut |shape| match shape {
                Shape::Rect(rect) if rect.fill.a() > 0 => boxes.push((rect.rect * scale, rect.fill)),
                Shape::Text(text) => {
                    let rect = text.visual_bounding_rect() * scale;
                    let begins = rect.left_center() + vec2(1.0, 0.0);
                    let on = boxes.iter().rfind(|(on, _)| on.contains(begins));
                    let (on, fill) = on.copied().unwrap_or((Rect::NOTHING, palette.ground));
                    let fonts = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                    written.push(Written {
                        words: text.galley.text().to_owned(),
                        rect,
                        high: fonts.fold(f32::INFINITY, f32::min) * scale,
                        is_whole: is_whole(&text.galley),
                        on,
                        cried: [palette.cry, palette.alarm].contains(&fill),
                    });
                }
                _ => {}
            });
        }
        written
    }
}

fn visit(shape: &Shape, see: &mut impl FnMut(&Shape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, see)),
        shape => see(shape),
    }
}

/// Whether no line but the last ends within a word, or before the sign that ends a sentence.
fn is_whole(galley: &Galley) -> bool {
    let [lines @ .., _] = galley.rows.as_slice() else { return true };
    lines.iter().all(|row| row.ends_with_newline || row.glyphs.last().is_none_or(|last| matches!(last.chr, ' ' | '-')))
}

/// What of these texts leaves what it stands on, or breaks a word; and what of those that are `told` stands on no card of a cry.
pub(super) fn wrong_cards(written: &[Written], told: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    for Written { words, rect, is_whole, on, .. } in written.iter().filter(|text| !text.words.trim().is_empty()) {
        if !on.expand(0.5).contains_rect(*rect) {
            wrong.push(format!("“{words}” {rect:?} leaves what it stands on, {on:?}"));
        }
        if !is_whole {
            wrong.push(format!("a word is broken in “{words}”"));
        }
    }
    for told in told {
        if !written.iter().any(|text| text.cried && text.words == *told) {
            wrong.push(format!("“{told}” stands on no card"));
        }
    }
    wrong
}
