//! The drawing tools of all steps of a ceremony.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Color32, FontId, Galley, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::Seen;
use crate::desk::projector::told;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::captions::halved;
use crate::desk::widgets::column::{evened, width_of};
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::play::Seat;
use crate::show::{CeremonyShown, CeremonyView, Race};
use crate::stage::{Arms, Sprite};

/// A step and the place for it.
pub(super) struct Stage<'a> {
    pub(super) ui: &'a Ui,
    pub(super) tools: &'a Tools<'a>,
    pub(super) shown: &'a CeremonyShown,
    pub(super) view: Arc<CeremonyView>,
    /// The whole place.
    pub(super) all: Rect,
    pub(super) seen: Seen,
}

/// The contrast of letters in a player's color: on the dark stage they are read from the back row.
const WRITTEN: f32 = 5.5;

/// A font by its size.
pub(super) type Font = fn(f32) -> FontId;

/// How names are set: all in letters of one size.
#[derive(Clone, Copy)]
pub(super) struct Names {
    font: Font,
    size: f32,
    /// Whether long ones stand in two lines.
    in_two: bool,
}

impl<'a> Stage<'a> {
    pub(super) fn new(ui: &'a Ui, tools: &'a Tools<'a>, shown: &'a CeremonyShown, seen: Seen) -> Self {
        Self { ui, tools, shown, view: shown.ceremony.view(tools.words), all: ui.max_rect(), seen }
    }

    pub(super) fn race(&self) -> &Race {
        self.shown.ceremony.race()
    }

    /// Returns that part of the height.
    pub(super) fn part(&self, part: f32) -> f32 {
        self.all.height() * part
    }

    /// Returns the least size of letters.
    pub(super) fn least(&self) -> f32 {
        told::least(self.all)
    }

    /// Returns the size of letters of that part of the height.
    pub(super) fn letters(&self, part: f32) -> f32 {
        self.part(part) * self.seen.larger
    }

    /// Returns the margin.
    pub(super) fn margin(&self) -> f32 {
        self.all.height().min(self.all.width()) * 0.035
    }

    /// Whether there is more height than width.
    pub(super) fn is_high(&self) -> bool {
        self.all.width() < self.all.height()
    }

    /// Returns the arms of that player.
    pub(super) fn arms(&self, player: Seat) -> Arms {
        self.view.arms(player, self.tools.armorial).on_stage(tokens::token(self.tools.palette.ground))
    }

    /// Returns the color of that player.
    pub(super) fn color(&self, player: Seat) -> Color32 {
        self.arms(player).color.into()
    }

    /// Returns the color in which letters of that player are legible on that ground.
    pub(super) fn written(&self, player: Seat, ground: Color32) -> Color32 {
        let [ground, ink] = [ground, self.tools.palette.ink].map(tokens::token);
        self.arms(player).color.legible(ground, ink, WRITTEN).into()
    }

    /// Paints that player's shield, with the first letter of the name.
    pub(super) fn shield(&self, painter: &Painter, rect: Rect, player: Seat) {
        let initial: String = self.name(player).chars().take(1).flat_map(char::to_uppercase).collect();
        let letters = tokens::display((rect.height() * 0.52).max(self.least()));
        shield::paint(painter, rect, self.arms(player), self.tools.palette.ink, (&initial, letters));
    }

    /// Whether several players share the victory.
    pub(super) fn is_shared(&self) -> bool {
        self.race().ranks().values().filter(|rank| **rank == 1).count() > 1
    }

    /// Returns the name of that player.
    pub(super) fn name(&self, player: Seat) -> &str {
        self.view.players.get(player).map_or("", String::as_str)
    }

    /// Returns the progress, from 0 to 1, of something that begins then and lasts so long, in seconds.
    pub(super) fn come(&self, begins: f32, lasts: f32) -> f32 {
        ((self.seen.seconds - begins) / lasts).clamp(0.0, 1.0)
    }

    /// Returns a painter with that opacity.
    pub(super) fn painter(&self, opacity: f32) -> Painter {
        let mut painter = self.ui.painter().clone();
        painter.set_opacity(opacity);
        painter
    }

    /// Lays out a text in one line: as large as allowed, no smaller than legible from afar, and cut where it has no
    /// room even so.
    pub(super) fn line(&self, text: &str, font: Font, most: f32, width: f32, color: Color32) -> Arc<Galley> {
        let size = self.fitting(text, font, most, width);
        self.lines(text, font(size), width, 1, Align::Min, color)
    }

    /// Returns the largest size up to `most` in which that text fits in one line.
    pub(super) fn fitting(&self, text: &str, font: Font, most: f32, width: f32) -> f32 {
        self.at_most(text, font, most, width).max(self.least())
    }

    /// Returns the largest size up to `most` in which that text fits in one line, legible or not.
    fn at_most(&self, text: &str, font: Font, most: f32, width: f32) -> f32 {
        let wide = width_of(self.ui, text, font(most)).max(1.0);
        most * (width * 0.985 / wide).min(1.0)
    }

    /// Returns how all names are set in lines of that width: as large as `most` in one line, or else in two that are as large as
    /// `halved` where that makes all of them larger.
    pub(super) fn names(&self, players: &[Seat], font: Font, [most, halved]: [f32; 2], width: f32) -> Names {
        let names = || players.iter().map(|player| self.name(*player));
        let one = names().map(|name| self.at_most(name, font, most, width)).fold(most, f32::min);
        let lines = names().flat_map(in_two).map(|line| self.at_most(line, font, halved, width));
        let two = lines.fold(halved, f32::min);
        let in_two = two > one * 1.1;
        Names { font, size: if in_two { two } else { one }.max(self.least()), in_two }
    }

    /// Lays out that player's name.
    pub(super) fn named(&self, player: Seat, names: Names, width: f32, align: Align) -> Arc<Galley> {
        let (name, ink) = (self.name(player), self.tools.palette.ink);
        // A short one keeps its line.
        let is_long = self.at_most(name, names.font, names.size, width) < names.size;
        let (text, lines) = if names.in_two && is_long { (in_two(name).join("\n"), 2) } else { (name.to_owned(), 1) };
        let set = self.lines(&text, (names.font)(names.size), width, lines, align, ink);
        // A single word that is too long even so is broken before it is cut.
        if set.elided { self.lines(name, (names.font)(self.least()), width, 2, align, ink) } else { set }
    }

    /// Lays out a text as large as it has room, in at most so many lines and with no word broken: no larger than `most`, and no smaller
    /// than legible from afar.
    pub(super) fn filling(&self, text: &str, font: Font, most: f32, room: (Vec2, usize), align: Align) -> Arc<Galley> {
        /// How much smaller letters are tried next.
        const NEXT: f32 = 0.93;
        let (place, lines) = room;
        let (least, ink) = (self.least(), self.tools.palette.ink);
        let words = |size: f32| text.split(' ').all(|word| width_of(self.ui, word, font(size)) <= place.x);
        let sizes = std::iter::successors(Some(most), |size| Some(size * NEXT)).take_while(|size| *size > least);
        let set = |size: f32| self.lines(text, font(size), place.x, lines, align, ink);
        let fits = |galley: &Arc<Galley>| !galley.elided && galley.size().y <= place.y;
        sizes.filter(|size| words(*size)).map(set).find(fits).unwrap_or_else(|| set(least))
    }

    /// Returns the largest size up to `most` in which each of these texts fits in one line of its width.
    pub(super) fn fitting_all<'t>(
        &self,
        texts: impl IntoIterator<Item = (&'t str, f32)>,
        font: Font,
        most: f32,
    ) -> f32 {
        texts.into_iter().map(|(text, width)| self.fitting(text, font, most, width)).fold(most, f32::min)
    }

    /// Lays out a text in at most so many lines.
    pub(super) fn lines(
        &self,
        text: &str,
        font: FontId,
        width: f32,
        most: usize,
        align: Align,
        color: Color32,
    ) -> Arc<Galley> {
        let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
        job.halign = align;
        job.wrap = TextWrapping { max_rows: most, break_anywhere: most == 1, ..TextWrapping::wrap_at_width(width) };
        evened(self.ui, &job)
    }

    /// Draws the heading with its drawing, turned so far, and returns the room left below it; `told` is read to screen readers.
    pub(super) fn heading(&self, text: &str, sprite: Option<(Sprite, f32)>, told: &str) -> Rect {
        let inside = self.all.shrink(self.margin());
        let high = self.part(if self.is_high() { 0.075 } else { 0.12 });
        let (head, rest) = inside.split_top_bottom_at_y(inside.top() + high);
        let side = if sprite.is_some() { high } else { 0.0 };
        let gap = side * 0.2;
        let line = self.line(
            text,
            tokens::display,
            self.letters(ROOM.cry).min(high * 0.9),
            head.width() - side - gap,
            self.tools.palette.ink,
        );
        let left = head.center().x - (side + gap + line.size().x) / 2.0;
        if let Some((sprite, turned)) = sprite {
            let square = Rect::from_min_size(pos2(left, head.top()), vec2(side, side));
            self.tools.pictures.turned(self.ui.painter(), square, sprite, turned);
        }
        let at = pos2(left + side + gap, head.center().y - line.size().y / 2.0);
        self.ui.painter().galley(at, line, self.tools.palette.ink);
        self.tell(head, told);
        rest.with_min_y(rest.top() + self.part(0.015))
    }

    /// Describes the step to screen readers.
    pub(super) fn tell(&self, rect: Rect, told: &str) {
        let response = describe(self.ui, rect, self.ui.scope_id().with("step"), told);
        if self.seen.live {
            read_out(self.ui, &response);
        }
    }

    /// Returns the step in words: its heading and, if it `tells`, its sentence.
    pub(super) fn told(&self, tells: bool) -> String {
        let (ceremony, step, words) = (&self.shown.ceremony, self.shown.step, self.tools.words);
        let heading = ceremony.heading(words, step);
        let sentence = if tells { ceremony.sentence(words, step) } else { String::new() };
        let told = [ceremony.counted(words, step), sentence];
        let told = told.into_iter().filter(|told| !told.is_empty()).collect::<Vec<_>>().join(" ");
        if told.is_empty() { heading } else { format!("{heading}. {told}") }
    }
}

/// Returns a name in two lines, or a single word.
fn in_two(name: &str) -> Vec<&str> {
    halved(name, &[' ', '-']).map_or_else(|| vec![name], Vec::from)
}
