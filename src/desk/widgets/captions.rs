//! The names in a picture.

use egui::{Rect, Ui, pos2};

use super::picture::{Frame, ink};
use super::tools::width;
use crate::desk::tokens;
use crate::show::Picture;
use crate::stage::{Ink, Scene};

/// How high letters are at most, as a part of their line's height.
const HEIGHT: f32 = 0.95;

/// How far letters shrink before a name has a second line or is shortened, as a part of their greatest size.
const SHRUNK: f32 = 0.7;

/// A name in its place.
struct Caption {
    place: Rect,
    lines: Vec<String>,
    /// The greatest size of its letters.
    size: f32,
}

/// The least sizes of letters in a window: before a name is cut, of names, and of those that matter.
#[derive(Clone, Copy)]
pub(crate) struct Least {
    pub(crate) uncut: f32,
    pub(crate) usual: f32,
    pub(crate) strong: f32,
}

impl Least {
    /// Returns one size for all.
    pub(crate) const fn all(size: f32) -> Self {
        Self { uncut: size, usual: size, strong: size }
    }
}

/// Writes the names of a picture into their places in the scene, in letters that are no smaller than usual, and of one size in all places
/// of one height, unless a name is much longer than others; names that matter are larger, where their places are that high. A long name
/// has two lines, or smaller letters; where these would be too small it is only its first part, for which letters become smaller again
/// before it is abbreviated, and where there is no room for such letters nothing is written.
pub(crate) fn captions(ui: &Ui, rect: Rect, scene: &Scene, picture: &Picture, least: Least) {
    let frame = Frame::new(rect, scene.bounds);
    let placed = picture.captions.iter().filter_map(|caption| {
        let place = frame.place(scene.part(caption.part)?);
        let (usual, uncut) = (least.usual.max(2.0), least.uncut.max(2.0));
        // People are called by their first names before their letters become smaller; in a picture that tells the most, cards by all of
        // theirs.
        if caption.strong {
            let strong = least.strong.min(place.height() * HEIGHT).max(usual);
            Caption::of(ui, place, &caption.text, strong, [strong, usual])
        } else {
            Caption::of(ui, place, &caption.text, usual, [if picture.leads { uncut } else { usual }; 2])
        }
    });
    let placed: Vec<Caption> = placed.collect();
    for caption in &placed {
        let alike = || placed.iter().filter(|other| caption.is_like(other)).map(|other| other.size);
        // One long name makes no other one small.
        let least = alike().fold(caption.size, f32::max) * SHRUNK;
        let together = alike().filter(|size| *size >= least).fold(f32::INFINITY, f32::min);
        caption.paint(ui, caption.size.min(together));
    }
}

impl Caption {
    /// Returns the name as far as it fits: in letters of that size, unless it would be cut, or else of the least sizes for all of it and
    /// for its first part.
    fn of(ui: &Ui, place: Rect, name: &str, least: f32, [whole_least, part_least]: [f32; 2]) -> Option<Self> {
        let most = place.height() * HEIGHT;
        if most < part_least {
            return None;
        }
        // The size in which that text has the width, at most that high.
        let size =
            |text: &str, most: f32| most * (place.width() / width(ui, text, tokens::bold(most)).max(1.0)).min(1.0);
        let fits = |text: &str| size(text, most) >= least.max(most * SHRUNK);
        let one = |text: String| Self { size: size(&text, most), lines: vec![text], place };
        let whole = one(name.to_owned());
        if fits(name) {
            return Some(whole);
        }
        let two = halved(name, &[' ']).map(|lines| {
            let size = lines.iter().map(|line| size(line, most / 2.0)).fold(f32::INFINITY, f32::min);
            Self { lines: lines.map(ToOwned::to_owned).into(), size, place }
        });
        // Whichever has the larger letters.
        let larger = two.filter(|two| two.size > whole.size).unwrap_or(whole);
        if larger.size >= whole_least {
            return Some(larger);
        }
        let first = name.split_whitespace().next()?;
        let is_whole = fits(first) || size(first, most) >= part_least;
        Some(one(if is_whole { first.to_owned() } else { abbreviated(first, fits)? }))
    }

    /// Whether letters are as large in both: they stand alike.
    fn is_like(&self, other: &Self) -> bool {
        self.lines.len() == other.lines.len() && (self.place.height() - other.place.height()).abs() < 1.0
    }

    fn paint(&self, ui: &Ui, size: f32) {
        let Self { place, lines, .. } = self;
        let words = ui.painter().layout_no_wrap(lines.join("\n"), tokens::bold(size), ink(Ink::Dark));
        ui.painter().galley(pos2(place.left(), place.center().y - words.size().y / 2.0), words, ink(Ink::Dark));
    }
}

/// Returns a name in two lines that are as even as they can be, the first of which ends at one of these signs; a hyphen stays there.
pub(crate) fn halved<'a>(name: &'a str, signs: &[char]) -> Option<[&'a str; 2]> {
    let longer = |[one, other]: &[&'a str; 2]| one.chars().count().max(other.chars().count());
    let ends = name.match_indices(signs).map(|(at, sign)| (at + usize::from(sign == "-"), at + 1));
    ends.filter_map(|(end, next)| Some([name.get(..end)?, name.get(next..)?])).min_by_key(longer)
}

/// Returns as much of a word as fits.
fn abbreviated(word: &str, fits: impl Fn(&str) -> bool) -> Option<String> {
    let parts = word.char_indices().skip(1).filter_map(|(end, _)| word.get(..end)).map(|part| format!("{part}."));
    parts.take_while(|part| fits(part)).last()
}
