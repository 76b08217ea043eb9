//! What is painted, read back from egui's shapes.

use egui::epaint::{ClippedShape, RectShape, Shape, TextShape};
use egui::{Rect, vec2};

use super::placed::Placed;
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
    /// The card or button that it begins on, if there is one.
    on: Option<Rect>,
}

/// All texts of one frame.
pub(super) struct Painted(Vec<Text>);

impl Painted {
    /// What that desk painted last.
    pub(super) fn of(desk: &TestDesk) -> Self {
        Self::not_below(desk, |_| false, |_, _| false)
    }

    /// What is still to be seen of what that desk painted last: what lies below a page or below what floats is not. `labels`
    /// may lie over the picture as well.
    pub(super) fn above(desk: &TestDesk, placed: &Placed, labels: bool) -> Self {
        let window = desk.0.ctx.content_rect() * desk.0.ctx.pixels_per_point();
        let floats: Vec<Rect> = placed.floats().collect();
        let is_float = |rect: Rect| {
            floats.iter().any(|float| float.expand(4.0).contains_rect(rect) && rect.area() > float.area() * 0.8)
        };
        Self::not_below(
            desk,
            |rect| rect.expand(1.0).contains_rect(window),
            |rect, text| (labels || is_float(rect)) && rect.intersects(text),
        )
    }

    /// The texts, but for those that lay there before the window was filled, and those that something then hid.
    fn not_below(desk: &TestDesk, fills: impl Fn(Rect) -> bool, hides: impl Fn(Rect, Rect) -> bool) -> Self {
        let scale = desk.0.ctx.pixels_per_point();
        let (mut texts, mut boxes): (Vec<Text>, Vec<Rect>) = (Vec::new(), Vec::new());
        for ClippedShape { clip_rect, shape, .. } in &desk.0.output().shapes {
            for part in parts_of(shape) {
                match part {
                    Part::Text(text) => {
                        let fonts = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                        let rect = text.visual_bounding_rect() * scale;
                        let begins = rect.left_center() + vec2(1.0, 0.0);
                        texts.push(Text {
                            words: text.galley.text().to_owned(),
                            rect,
                            clip: *clip_rect * scale,
                            high: fonts.fold(f32::INFINITY, f32::min) * scale,
                            elided: text.galley.elided,
                            on: boxes.iter().rfind(|on| on.contains(begins)).copied(),
                        });
                    }
                    Part::Rect(rect) if rect.fill.a() > 0 && rect.blur_width == 0.0 => {
                        let place = rect.rect * scale;
                        if fills(place) {
                            texts.clear();
                            boxes.clear();
                        }
                        texts.retain(|text| !hides(place, text.rect));
                        boxes.push(place);
                    }
                    Part::Rect(_) => {}
                }
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

    /// Whether that stands in a text that is written whole.
    pub(super) fn tells(&self, words: &str) -> bool {
        let whole = |text: &&Text| !text.elided && text.clip.expand(1.0).contains_rect(text.rect);
        self.0.iter().filter(whole).any(|text| text.words.contains(words))
    }

    /// How high the letters of that text are.
    pub(super) fn high(&self, words: &str) -> Option<f32> {
        self.0.iter().find(|text| text.words == words).map(|text| text.high)
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

    /// The same beside the game, where a list may scroll: what is cut above or below can be reached, what is cut at its side
    /// cannot; and where a card or a button frames a text.
    pub(super) fn wrong_beside(&self, size: [f32; 2], placed: &Placed, names: &[&str]) -> Vec<String> {
        let window = Rect::from_min_size([0.0, 0.0].into(), size.into()).expand(0.5);
        let mut wrong = Vec::new();
        let seen = |text: &Text| text.rect.intersect(text.clip);
        let texts: Vec<&Text> = self.0.iter().filter(|text| seen(text).shrink(1.0).is_positive()).collect();
        for (at, text) in texts.iter().enumerate() {
            let Text { words, rect, clip, elided, on, .. } = text;
            // A name may be as long as it likes: it is shortened, and scrolls in its field.
            let is_name = names.iter().any(|name| words.contains(name));
            let wide = is_name || (rect.left() >= clip.left() - 1.0 && rect.right() <= clip.right() + 1.0);
            let high = rect.top() >= clip.top() - 1.0 && rect.bottom() <= clip.bottom() + 1.0;
            if (*elided && !is_name) || !wide || (!high && !placed.scrolls(seen(text))) {
                wrong.push(format!("“{words}” {rect:?} is cut by {clip:?}"));
            } else if high && !window.contains_rect(*rect) {
                wrong.push(format!("“{words}” leaves the window: {rect:?}"));
            }
            // Letters of the display font reach a little out of their line.
            let shown = if is_name { seen(text) } else { *rect };
            if let Some(on) = on.filter(|on| high && !on.expand(4.0).contains_rect(shown)) {
                wrong.push(format!("“{words}” {rect:?} reaches out of what it stands on, {on:?}"));
            }
            for (control, place) in placed.controls() {
                let touches = place.shrink(1.0).intersect(seen(text)).is_positive();
                if touches && high && !place.expand(4.0).contains_rect(shown) && !rect.contains_rect(place) {
                    wrong.push(format!("“{words}” {rect:?} lies over the edge of the button “{control}” {place:?}"));
                }
            }
            for other in &texts[..at] {
                if seen(text).shrink(1.0).intersect(seen(other).shrink(1.0)).is_positive() {
                    wrong.push(format!("“{words}” {rect:?} lies over “{}” {:?}", other.words, other.rect));
                }
            }
        }
        wrong
    }

    /// Texts that the back row cannot read, by the window's shorter side; the day's number on the wheel is a part of the
    /// picture, and stands below in words. The same words as the cry's may stand elsewhere, as smaller ones.
    pub(super) fn too_small(&self, size: [f32; 2], headline: &str, picture: Option<Rect>) -> Vec<String> {
        let share = |text: &Text| text.high / size[0].min(size[1]);
        let cried = |text: &&Text| text.words == headline;
        let cry = self.0.iter().filter(cried).map(|text| text.high).fold(0.0, f32::max);
        let least = |text: &Text| if cried(&text) && text.high >= cry { 0.06 } else { 0.03 };
        let read = self.0.iter().filter(|text| picture.is_none_or(|picture| !picture.contains_rect(text.rect)));
        let small = read.filter(|text| share(text) < least(text) - 0.000_1);
        small
            .map(|text| format!("“{}” {:?} is only {:.2} % high", text.words, text.rect, share(text) * 100.0))
            .collect()
    }
}

/// A shape that matters here.
enum Part<'a> {
    Text(&'a TextShape),
    Rect(&'a RectShape),
}

fn parts_of(shape: &Shape) -> Vec<Part<'_>> {
    match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => vec![Part::Text(text)],
        Shape::Rect(rect) => vec![Part::Rect(rect)],
        Shape::Vec(shapes) => shapes.iter().flat_map(parts_of).collect(),
        _ => Vec::new(),
    }
}
