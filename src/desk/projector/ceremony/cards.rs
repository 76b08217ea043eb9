//! The awards, on cards, and the new achievements, each under its seal.

use std::sync::Arc;

use egui::{Align, FontId, Galley, Rect, Stroke, StrokeKind, pos2, vec2};

use super::race::count;
use super::stage::Stage;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::describe;
use crate::show::{AwardView, Seal};
use crate::stage::{Sprite, easing};

/// The scales of texts until everything fits.
const SCALES: [f32; 7] = [1.3, 1.15, 1.0, 0.9, 0.8, 0.7, 0.6];
/// The least scale at which no line is broken to make letters larger.
const LARGE: f32 = 0.9;

/// Draws the awards' cards side by side; below each other where there is more height than width.
pub(super) fn awards(stage: &Stage<'_>) {
    let heading = stage.shown.ceremony.heading(stage.tools.words, stage.shown.step);
    let rest = stage.heading(&heading, None, &stage.told(true));
    let awards = &stage.view.awards;
    let (many, gap) = (count(awards.len()), stage.margin());
    let high = stage.is_high();
    let size = if high {
        vec2(rest.width(), ((rest.height() - gap * (many - 1.0)) / many).min(stage.part(0.3)))
    } else {
        let wide = (rest.width() - gap * (many - 1.0)) / many;
        vec2(wide.min(stage.part(0.62)), rest.height().min(stage.part(0.72)))
    };
    let all = if high {
        vec2(size.x, size.y * many + gap * (many - 1.0))
    } else {
        vec2(size.x * many + gap * (many - 1.0), size.y)
    };
    let corner = Rect::from_center_size(rest.center(), all).min;
    let place = |at: usize| {
        let behind = count(at + 1) - 1.0;
        let step = if high { vec2(0.0, (size.y + gap) * behind) } else { vec2((size.x + gap) * behind, 0.0) };
        Rect::from_min_size(corner + step, size)
    };
    let cards = || awards.iter().enumerate().map(|(at, award)| Card::new(stage, place(at), award, high));
    // All in letters of one size: in one line each as long as that is large, or else as they have room.
    let fits = |lines: usize| SCALES.into_iter().find(|scale| cards().all(|card| card.fits(*scale, lines)));
    let scale = fits(1).filter(|scale| *scale >= LARGE).or_else(|| fits(6)).unwrap_or_default();
    for (at, card) in cards().enumerate() {
        card.paint(at, scale);
    }
}

/// A card of an award.
struct Card<'a> {
    stage: &'a Stage<'a>,
    award: &'a AwardView,
    names: String,
    rect: Rect,
    /// Whether the drawing is beside the words, and not above them.
    beside: bool,
    /// The drawing's side.
    side: f32,
    /// The place of the words.
    words: Rect,
}

impl<'a> Card<'a> {
    fn new(stage: &'a Stage<'a>, rect: Rect, award: &'a AwardView, beside: bool) -> Self {
        let inside = rect.shrink(stage.margin() * 0.6);
        let (side, words) = if beside {
            let side = (inside.height() * 0.7).min(inside.width() * 0.3);
            (side, inside.with_min_x(inside.left() + side * 1.2))
        } else {
            let side = (inside.height() * 0.42).min(inside.width() * 0.6);
            (side, inside.with_min_y(inside.top() + side * 1.1))
        };
        Self { stage, award, names: stage.view.names(&award.holders), rect, beside, side, words }
    }

    /// Returns the texts with their fonts, in letters of that scale.
    fn texts(&self, scale: f32) -> [(&str, FontId); 3] {
        let letters = |part: f32| (self.stage.letters(part) * scale).max(self.stage.least());
        [
            (&self.award.title, tokens::display(letters(ROOM.strong * 1.1))),
            (&self.names, tokens::bold(letters(ROOM.strong * 1.1))),
            (&self.award.told, tokens::plain(letters(ROOM.text))),
        ]
    }

    fn set(&self, scale: f32) -> [Arc<Galley>; 3] {
        let align = if self.beside { Align::Min } else { Align::Center };
        let ink = self.stage.tools.palette.ink;
        self.texts(scale).map(|(text, font)| self.stage.lines(text, font, self.words.width(), 6, align, ink))
    }

    /// Whether everything fits, with no word broken and no text in more lines than that.
    fn fits(&self, scale: f32, lines: usize) -> bool {
        let width = self.words.width() * 0.98;
        let word = |word: &str, font: &FontId| width_of(self.stage.ui, word, font.clone()) <= width;
        let whole = self.texts(scale).iter().all(|(text, font)| text.split([' ', '-']).all(|part| word(part, font)));
        let set = self.set(scale);
        whole && set.iter().all(|galley| galley.rows.len() <= lines) && self.height(&set) <= self.words.height()
    }

    /// Returns the distance of the texts: what is in several lines is told from what comes next.
    fn gap(&self) -> f32 {
        self.stage.least() * 0.4
    }

    fn height(&self, set: &[Arc<Galley>; 3]) -> f32 {
        set.iter().map(|galley| galley.size().y).sum::<f32>() + self.gap() * 2.0
    }

    fn paint(&self, at: usize, scale: f32) {
        let Self { stage, award, rect, beside, side, words, .. } = *self;
        let palette = stage.tools.palette;
        let comes = easing::smooth(stage.come(0.35 * (count(at + 1) - 1.0), 0.4));
        let painter = stage.painter(comes);
        let args = [
            ("title", award.title.as_str().into()),
            ("names", self.names.as_str().into()),
            ("told", award.told.as_str().into()),
        ];
        let said = stage.tools.words.with("ceremony-award", &args);
        describe(stage.ui, rect, stage.ui.scope_id().with(("award", at)), &said);
        let stroke = Stroke::new(stage.part(0.004), palette.line);
        painter.rect(rect, tokens::CORNER, palette.card, stroke, StrokeKind::Inside);
        let galleys = self.set(scale);
        // Drawing and words stand in the middle together.
        let free = ((words.height() - self.height(&galleys)) / 2.0).max(0.0);
        let picture = if beside {
            pos2(words.left() - side * 0.7, words.center().y)
        } else {
            pos2(words.center().x, words.top() + free - side * 0.6)
        };
        if let Some(sprite) = award.sprite {
            stage.tools.pictures.icon(&painter, Rect::from_center_size(picture, vec2(side, side)), sprite);
        }
        let (left, mut top) = (if beside { words.left() } else { words.center().x }, words.top() + free);
        for galley in galleys {
            let below = top + galley.size().y + self.gap();
            painter.galley(pos2(left, top), galley, palette.ink);
            top = below;
        }
    }
}

/// Draws each player with new achievements, and below the name a seal for each of them; in two columns where the window is wide.
pub(super) fn seals(stage: &Stage<'_>) {
    let heading = stage.shown.ceremony.heading(stage.tools.words, stage.shown.step);
    let rest = stage.heading(&heading, None, &stage.told(true));
    let seals = &stage.view.seals;
    let most = seals.iter().map(|seal| seal.achieved.len()).max().unwrap_or_default();
    let columns = if stage.is_high() || seals.len() < 3 { 1 } else { 2 };
    // Letters shrink before anything is left out; then all that has no room is only counted.
    let scaled = SCALES.into_iter().map(|scale| (scale, most));
    let fewer = (0..most).rev().map(|shown| (0.0, shown));
    let set = |(scale, shown): (f32, usize)| {
        let placed = Seals { columns, letters: (stage.letters(ROOM.text * 1.2) * scale).max(stage.least()), shown };
        placed.set(stage, rest)
    };
    let fits = |(_, high): &(Vec<Placed>, f32)| *high <= rest.height();
    let Some((placed, _)) = scaled.chain(fewer).map(set).find(fits).or_else(|| Some(set((0.0, 0)))) else { return };
    for (at, (seal, placed)) in seals.iter().zip(placed).enumerate() {
        let comes = easing::smooth(stage.come(0.7 * (count(at + 1) - 1.0) / count(seals.len()), 0.4));
        let painter = stage.painter(comes);
        let said = format!("{}: {}", seal.name, seal.achieved.join(", "));
        describe(stage.ui, placed.rect, stage.ui.scope_id().with(("seal", at)), &said);
        if let Some(player) = stage.view.seat(&seal.name) {
            stage.shield(&painter, placed.shield, player);
        }
        let ink = stage.tools.palette.ink;
        painter.galley(placed.words, placed.name, ink);
        for Line { picture, words, text } in placed.lines {
            if let Some(picture) = picture {
                stage.tools.pictures.icon(&painter, picture, Sprite::SEAL);
            }
            painter.galley(words, text, ink);
        }
    }
}

/// The layout of the seals.
struct Seals {
    columns: usize,
    letters: f32,
    /// The number of achievements shown for one player.
    shown: usize,
}

/// A player's seals with their words.
struct Placed {
    rect: Rect,
    shield: Rect,
    words: egui::Pos2,
    name: Arc<Galley>,
    lines: Vec<Line>,
}

/// A line of words, with the seal before it.
struct Line {
    picture: Option<Rect>,
    words: egui::Pos2,
    text: Arc<Galley>,
}

impl Placed {
    /// Returns the width that the words and drawings fill.
    fn width(&self) -> f32 {
        let lines = self.lines.iter().map(|line| line.words.x + line.text.size().x);
        lines.fold(self.words.x + self.name.size().x, f32::max) - self.rect.left()
    }

    fn moved(self, by: egui::Vec2) -> Self {
        let line = |line: Line| Line {
            picture: line.picture.map(|picture| picture.translate(by)),
            words: line.words + by,
            ..line
        };
        Self {
            rect: self.rect.translate(by),
            shield: self.shield.translate(by),
            words: self.words + by,
            lines: self.lines.into_iter().map(line).collect(),
            ..self
        }
    }
}

impl Seals {
    /// Returns the places of the seals, and their height together.
    fn set(&self, stage: &Stage<'_>, all: Rect) -> (Vec<Placed>, f32) {
        let wide = all.width() / count(self.columns);
        let mut tops = vec![all.top(); self.columns];
        let side = self.letters * 1.9;
        let indent = side * shield::WIDE + self.letters * 0.5;
        // All names are in letters of one size.
        let names = stage.view.seals.iter().map(|seal| (seal.name.as_str(), wide - indent - self.letters * 0.5));
        let letters = stage.fitting_all(names, tokens::bold, self.letters * 1.15);
        let mut placed: Vec<Placed> = Vec::new();
        for seal in &stage.view.seals {
            let column = (0..self.columns).min_by(|one, other| compare(&tops, *one, *other)).unwrap_or_default();
            let Some(top) = tops.get_mut(column) else { break };
            let corner = pos2(all.left() + wide * (count(column + 1) - 1.0), *top);
            let own = self.one(stage, seal, (corner, wide), letters);
            *top = own.rect.bottom() + self.letters * 0.6;
            placed.push(own);
        }
        let high = tops.into_iter().fold(all.top(), f32::max) - self.letters * 0.6 - all.top();
        // What does not fill the height or the columns stands in their middle.
        let used = placed.iter().map(Placed::width).fold(0.0, f32::max);
        let by = vec2(((wide - used) / 2.0).max(0.0), ((all.height() - high) / 2.0).max(0.0));
        (placed.into_iter().map(|own| own.moved(by)).collect(), high)
    }

    /// Returns a player's seals from that corner on, in that width.
    fn one(&self, stage: &Stage<'_>, seal: &Seal, (corner, wide): (egui::Pos2, f32), letters: f32) -> Placed {
        let ink = stage.tools.palette.ink;
        let side = self.letters * 1.9;
        let shield = Rect::from_min_size(corner, vec2(side * shield::WIDE, side));
        let left = shield.right() + self.letters * 0.5;
        let width = wide - (left - corner.x) - self.letters * 0.5;
        let name = stage.line(&seal.name, tokens::bold, letters, width, ink);
        let words = pos2(left, shield.center().y - name.size().y / 2.0);
        let mut top = shield.bottom().max(words.y + name.size().y);
        let before = self.letters * 1.5;
        let more = seal.achieved.len().saturating_sub(self.shown);
        let more = (more > 0).then(|| stage.tools.words.with("ceremony-seals-more", &[("count", more.into())]));
        let shown = seal.achieved.iter().take(self.shown).map(|text| (text.as_str(), true));
        let mut lines = Vec::new();
        for (text, sealed) in shown.chain(more.as_deref().map(|more| (more, false))) {
            let text = stage.lines(text, tokens::plain(self.letters), width - before, 99, Align::Min, ink);
            let at = pos2(left + before, top);
            let first = text.rows.first().map_or(text.size().y, |row| row.height());
            let middle = pos2(left + self.letters * 0.6, top + first / 2.0);
            let picture = sealed.then(|| Rect::from_center_size(middle, vec2(self.letters, self.letters) * 1.2));
            top += text.size().y;
            lines.push(Line { picture, words: at, text });
        }
        Placed { rect: Rect::from_min_max(corner, pos2(corner.x + wide, top)), shield, words, name, lines }
    }
}

fn compare(tops: &[f32], one: usize, other: usize) -> std::cmp::Ordering {
    let of = |at: usize| tops.get(at).copied().unwrap_or_default();
    of(one).total_cmp(&of(other))
}
