//! The words of a moment beside its picture: the cry, and the sidebar.

use std::sync::Arc;

use egui::{Rect, Ui, vec2};

use super::cried::{self, Cried};
use super::layout::{Asked, Parts, Shape, Shares};
use crate::desk::app::settings::TextSize;
use crate::desk::tokens::ROOM;
use crate::desk::widgets::column::{Column, Measure};
use crate::desk::widgets::tools::Tools;
use crate::desk::widgets::{cry_banner, sidebar, signs};
use crate::show::{Reader, Shown, View};

/// The shares of its usual place that the picture may have, the largest first, each with the least scale of the sidebar
/// for it.
const SHARES: [(f32, f32); 9] =
    [(1.0, 1.0), (0.92, 1.0), (0.84, 1.0), (0.76, 0.9), (0.68, 0.8), (0.6, 0.7), (0.52, 0.6), (0.44, 0.6), (0.38, 0.6)];

/// The same for a window that is higher than wide: its width leaves the picture more than that, and letters have grown
/// already.
const UPRIGHT: [(f32, f32); 8] =
    [(2.0, 0.8), (1.7, 0.8), (1.45, 0.8), (1.2, 0.8), (1.0, 0.8), (0.84, 0.7), (0.68, 0.6), (0.52, 0.6)];

/// The greatest height of drawings of what comes next, as a part of the shorter side.
const COMING: f32 = 0.17;

/// How much larger letters are beside a picture that tells more than they do.
const LEADING: f32 = 1.3;

/// The words of a moment in a window of that size.
pub(super) struct Told {
    all: Rect,
    text: TextSize,
    view: Arc<View>,
    cried: Cried,
}

/// Returns the least size of text in that window: by the shorter side, since a turned television is no larger and
/// stands no nearer.
pub(super) fn least(all: Rect) -> f32 {
    all.size().min_elem() * ROOM.least
}

impl Told {
    /// Returns the words of that moment.
    pub(super) fn of(tools: &Tools<'_>, shown: &Shown, all: Rect, text: TextSize) -> Self {
        let (shorter, larger) = (all.size().min_elem(), text.from_afar());
        let banner = cry_banner::Sizes {
            cry: all.height() * ROOM.cry * larger,
            least_cry: shorter * ROOM.least_cry,
            text: all.height() * ROOM.text * larger,
            over: shown.steps().is_over(),
        };
        let sizes = cried::Sizes { banner, least_reason: shorter * ROOM.strong };
        let view = shown.view(tools.words, Reader::Audience);
        Self { all, text, view, cried: Cried::of(tools, &shown.news, sizes) }
    }

    /// Returns the layout: the picture is as large as these words allow, in letters that the back row reads, and never
    /// smaller than the last share.
    pub(super) fn parts(&self, ui: &Ui, tools: &Tools<'_>, asked: Asked) -> Parts {
        let (grid, leads) = (self.view.grid.is_some(), self.view.picture.leads);
        let asked = Asked { grid, leads, waits: grid && self.view.side.waits(), ..asked };
        let usual = Parts::of(self.all, asked);
        // A wide picture has a place of its own, beside which there is all the height; and one without a table of small fields tells
        // more than the words do.
        if asked.wide || !asked.grid {
            return usual;
        }
        let shares: &[(f32, f32)] = if Shape::of(self.all) == Shape::Portrait { &UPRIGHT } else { &SHARES };
        // Letters that are to be larger than usual have the room that is there.
        let measure = Measure { letters: 1.0, ..self.measure() };
        let mut last = usual;
        for &(picture, scale) in shares {
            let place = |cry| Parts::of(self.all, Asked { shares: Shares { picture, cry }, ..asked });
            let parts = place(None);
            // What is measured at another size is as high as that, but for a hair.
            let cry = self.cried.high(ui, parts.cry.width()) * 1.01;
            let draw = |column: &mut Column<'_>| self.draw(column, "");
            let side = Column::high(ui, tools, parts.side.width(), measure, (scale, false), &draw);
            let both = parts.cry.height() + parts.side.height();
            if cry + side <= both {
                return place(Some(parts.cry.height().min(both - side).max(cry)));
            }
            last = place(Some(cry.min(both * 0.6)));
        }
        last
    }

    /// Paints the words into those parts; changes of the cry are read out if it is `live`.
    pub(super) fn paint(&self, ui: &Ui, tools: &Tools<'_>, parts: Parts, live: bool) {
        let cried = self.cried.paint(ui, tools, parts.cry, live);
        let end = Column::fill(ui, tools, parts.side, self.measure(), |column| self.draw(column, &cried));
        let free = parts.side.with_min_y(end);
        let (coming, unit) = (&self.view.side.coming, self.all.size().min_elem());
        let high = (free.height() * 0.7).min(free.width() * 0.9 / signs::wide(coming, 1.0).max(1.0)).min(unit * COMING);
        if high > least(self.all) * 1.5 {
            let corner = free.center() - vec2(signs::wide(coming, high), high) / 2.0;
            signs::paint(ui, tools, corner, high, coming);
        }
    }

    /// Draws the sidebar; a warning that was `cried` already is not repeated.
    fn draw(&self, column: &mut Column<'_>, cried: &str) {
        sidebar::draw(column, &self.view.side, &format!("{}\n{cried}", self.cried.headline()));
    }

    fn measure(&self) -> Measure {
        // Beside a picture that tells the most there are only a few words.
        let larger = if self.view.picture.leads { LEADING } else { 1.0 };
        Measure {
            // Margins that are parts of the height would take the room of letters where it is narrow.
            unit: self.all.height().min(self.all.width() * 1.5),
            letters: self.text.from_afar() * larger,
            least: least(self.all),
            strong: self.all.size().min_elem() * ROOM.strong,
            short: true,
            most: 1.6,
        }
    }
}
