//! What is painted, read back from egui's shapes.

use eframe::egui::Rect;
use eframe::egui::epaint::{ClippedShape, Shape, TextShape};

use crate::desk::TestDesk;

/// A text as it is painted, in pixels.
struct Text {
    words: String,
    rect: Rect,
    /// What of the window it may be seen in.
    clip: Rect,
    /// How high its letters are.
    high: f32,
    elided: bool,
}

/// All texts of one frame.
pub(super) struct Painted(Vec<Text>);

impl Painted {
    /// What that desk painted last.
    pub(super) fn of(desk: &TestDesk) -> Self {
        let scale = desk.0.ctx.pixels_per_point();
        let pixels = |rect: Rect| {
            Rect::from_min_max((rect.min.to_vec2() * scale).to_pos2(), (rect.max.to_vec2() * scale).to_pos2())
        };
        let mut texts = Vec::new();
        for ClippedShape { clip_rect, shape, .. } in &desk.0.output().shapes {
            for text in texts_of(shape) {
                let fonts = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                texts.push(Text {
                    words: text.galley.text().to_owned(),
                    rect: pixels(text.visual_bounding_rect()),
                    clip: pixels(*clip_rect),
                    high: fonts.fold(f32::INFINITY, f32::min) * scale,
                    elided: text.galley.elided,
                });
            }
        }
        Self(texts)
    }

    /// All texts and where they stand.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &Rect)> {
        self.0.iter().map(|text| (text.words.as_str(), &text.rect))
    }

    /// Whether that text is written whole.
    pub(super) fn shows(&self, words: &str) -> bool {
        self.0.iter().any(|text| text.words == words && !text.elided && text.clip.expand(1.0).contains_rect(text.rect))
    }

    /// Whether any of these texts is written.
    pub(super) fn shows_any<'a>(&self, mut words: impl Iterator<Item = &'a str>) -> bool {
        words.any(|words| self.shows(words))
    }

    /// Texts that are cut, that leave the window or that lie over each other.
    pub(super) fn wrong(&self, size: [f32; 2]) -> Vec<String> {
        let window = Rect::from_min_size([0.0, 0.0].into(), size.into()).expand(0.5);
        let mut wrong = Vec::new();
        for (at, text) in self.0.iter().enumerate() {
            let Text { words, rect, clip, elided, .. } = text;
            // The log scrolls: of its lines one may be cut.
            if clip.right() < size[0] * 0.25 && clip.height() > size[1] * 0.2 && rect.height() < size[1] * 0.06 {
                continue;
            }
            if !window.contains_rect(*rect) {
                wrong.push(format!("“{words}” leaves the window: {rect:?}"));
            }
            if *elided || !clip.expand(1.0).contains_rect(*rect) {
                wrong.push(format!("“{words}” {rect:?} is cut by {clip:?}"));
            }
            for other in &self.0[..at] {
                if rect.shrink(1.0).intersect(other.rect.shrink(1.0)).is_positive() {
                    wrong.push(format!("“{words}” {rect:?} lies over “{}” {:?}", other.words, other.rect));
                }
            }
        }
        wrong
    }

    /// Texts that the back row cannot read; the day's number on the wheel is a part of the picture, and stands below in words.
    pub(super) fn too_small(&self, size: [f32; 2], headline: &str, picture: Option<Rect>) -> Vec<String> {
        let share = |text: &Text| text.high / size[1];
        let least = |text: &Text| if text.words == headline { 0.06 } else { 0.03 };
        let read = self.0.iter().filter(|text| picture.is_none_or(|picture| !picture.contains_rect(text.rect)));
        let small = read.filter(|text| share(text) < least(text) - 0.000_1);
        small.map(|text| format!("“{}” is only {:.2} % high", text.words, share(text) * 100.0)).collect()
    }
}

fn texts_of(shape: &Shape) -> Vec<&TextShape> {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => vec![text],
        Shape::Vec(shapes) => shapes.iter().flat_map(texts_of).collect(),
        _ => Vec::new(),
    }
}
