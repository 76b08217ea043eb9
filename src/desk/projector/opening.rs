//! The view before the first order: the game's picture, and everybody's preparations.
//!
//! Sizes are parts of the window's height, or of its width where it is narrow; everything is scaled down together until
//! it fits.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Rect, Ui, pos2, vec2};

use super::backdrop;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::captions::{Least, captions};
use crate::desk::widgets::column::evened;
use crate::desk::widgets::hint::Places;
use crate::desk::widgets::signs;
use crate::desk::widgets::tools::{Tools, describe, describe_picture, read_out};
use crate::show::{Check, Prelude, Reader, View};
use crate::stage::{Scene, Shape};

/// The scales of everything; below the last, the back row could not read it.
const SCALES: [f32; 5] = [1.3, 1.15, 1.0, 0.85, 0.7];
/// The height of a row's drawings, as a part of the unit.
const SIGN: f32 = 0.1;

/// Draws the view as long as no game is on the table.
pub(super) fn prelude(ui: &Ui, tools: &Tools<'_>, prelude: &Prelude, larger: f32) {
    let shown = prelude.shown();
    let view = shown.view(tools.words, Reader::Audience);
    let foot = backdrop::ui(ui, tools, view.backdrop.as_ref());
    match prelude {
        Prelude::Title(_) => title(ui, tools, &shown.scene(Shape::Wide), (larger, foot)),
        Prelude::Soon(_) => {
            let asked = Asked { code: shown.code.as_deref(), larger, live: false, taken_back: false, foot, hint: 0.0 };
            checks(ui, tools, &shown.scene(shape(ui.max_rect())), &view, "opening-soon", asked);
        }
    }
}

/// Returns the shape of the picture: beside the preparations it has the height, and above them the width.
pub(super) fn shape(all: Rect) -> Shape {
    if all.width() > all.height() { Shape::in_place(all.width() * 0.44, all.height()) } else { Shape::Wide }
}

/// The contents beside the game.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) code: Option<&'a str>,
    /// The factor by which letters are larger than usual where there is room.
    pub(super) larger: f32,
    /// Whether the heading is read out.
    pub(super) live: bool,
    /// Whether the opening is shown again because the first step was taken back.
    pub(super) taken_back: bool,
    /// The height of the drawings at the foot.
    pub(super) foot: f32,
    /// The height of a hint there, for which all else makes room.
    pub(super) hint: f32,
}

/// Draws a game that is on the table and has not begun; returns the places at which a hint can point.
pub(super) fn table(ui: &Ui, tools: &Tools<'_>, scene: &Arc<Scene>, view: &View, asked: Asked<'_>) -> Places {
    let asked = Asked { foot: backdrop::ui(ui, tools, view.backdrop.as_ref()), ..asked };
    checks(ui, tools, scene, view, table_heading(asked), asked)
}

/// Sets down a game that is on the table and has not begun; nothing if there is nothing to prepare.
pub(super) fn table_set(ui: &Ui, tools: &Tools<'_>, view: &View, asked: Asked<'_>) -> Option<Set> {
    let asked = Asked { foot: backdrop::foot(ui, tools, view.backdrop.as_ref()), ..asked };
    Set::new(ui, tools, view, table_heading(asked), asked).filter(|_| !view.checks.is_empty())
}

const fn table_heading(asked: Asked<'_>) -> &'static str {
    if asked.taken_back { "news-taken-back" } else { "opening-title" }
}

/// Draws the app's name below the game's picture, above the drawings at the foot.
fn title(ui: &Ui, tools: &Tools<'_>, scene: &Scene, (larger, foot): (f32, f32)) {
    let all = ui.max_rect();
    let (unit, least) = (unit(all), all.height() * ROOM.least);
    let all = all.with_max_y(all.bottom() - foot);
    let name = galley(ui, &tools.text("app-name"), tokens::display(unit * 0.12), tools.palette.ink, all.width());
    let soon = galley(
        ui,
        &tools.text("opening-soon"),
        tokens::plain((unit * 0.05 * larger).max(least)),
        tools.palette.ink,
        all.width(),
    );
    let text = name.size().y + soon.size().y;
    let picture = all.shrink(unit * 0.04).with_max_y(all.bottom() - text - unit * 0.06);
    tools.pictures.paint(ui.painter(), picture, scene, false);
    let mut top = picture.bottom() + unit * 0.02;
    for (id, line) in [("name", name), ("soon", soon)] {
        let rect = Rect::from_min_size(pos2(all.center().x - line.size().x / 2.0, top), line.size());
        top = rect.bottom();
        describe(ui, rect, ui.scope_id().with(id), line.text());
        ui.painter().galley(rect.min, line, tools.palette.ink);
    }
}

/// Draws the game's picture, and beside or below it the preparations, with the code.
fn checks(ui: &Ui, tools: &Tools<'_>, scene: &Arc<Scene>, view: &View, heading: &str, asked: Asked<'_>) -> Places {
    let Some(set) = Set::new(ui, tools, view, heading, asked) else { return Places::default() };
    tools.pictures.paint(ui.painter(), set.picture, scene, false);
    captions(ui, set.picture, scene, &view.picture, Least::all(ui.max_rect().size().min_elem() * ROOM.least));
    describe_picture(ui, set.picture, ui.scope_id().with("picture"), &view.picture.name);
    set.paint(ui, tools, view, asked.live);
    // Where the foot of the picture is lit, its words stand below what is prepared.
    let homes = vec![set.rest.with_min_y(set.rest.bottom() - set.rest.height() * 0.34)];
    Places { cry: Some(set.rest), picture: Some((set.picture, Arc::clone(scene))), homes, ..Places::default() }
}

/// The places of the picture and of the preparations, which are laid out.
pub(super) struct Set {
    picture: Rect,
    rest: Rect,
    list: List,
}

impl Set {
    fn new(ui: &Ui, tools: &Tools<'_>, view: &View, heading: &str, asked: Asked<'_>) -> Option<Self> {
        let Asked { code, larger, live: _, taken_back: _, foot, hint } = asked;
        let all = ui.max_rect();
        let inside = all.shrink(unit(all) * 0.04);
        let inside = inside.with_max_y(inside.bottom().min(all.bottom() - hint));
        let gap = unit(all) * 0.04;
        // No words lie on the drawings at the foot.
        let above = |rest: Rect| rest.with_max_y(rest.bottom().min(all.bottom() - foot));
        let split = |share: f32| {
            if all.width() > all.height() {
                let (picture, rest) = inside.split_left_right_at_x(inside.left() + inside.width() * share);
                (picture, above(rest.with_min_x(rest.left() + gap)))
            } else {
                let (picture, rest) = inside.split_top_bottom_at_y(inside.top() + inside.height() * share);
                (picture, above(rest.with_min_y(rest.top() + gap)))
            }
        };
        let shares: &[f32] = match (all.width() > all.height(), larger > 1.0) {
            (true, false) => &[0.44],
            (true, true) => &[0.44, 0.36, 0.28],
            (false, _) => &[0.38, 0.28, 0.18, 0.1],
        };
        let heading = tools.text(heading);
        let code = code.map(|code| tools.words.with("desk-code-is", &[("code", code.into())]));
        // First everything is set down, and then the picture makes room: letters stay as large as the back row needs.
        let sizes =
            |larger: f32| shares.iter().flat_map(move |share| SCALES.map(|scale| (larger, split(*share), scale)));
        let kept: &[f32] = if larger > 1.0 { &[1.0, 0.5, 0.0] } else { &[0.0] };
        let all_sizes = || kept.iter().flat_map(|kept| sizes(1.0 + (larger - 1.0) * kept));
        // Words that need all of a narrow window stand without drawings, and long names in one that is higher than wide in letters
        // that are measured by its width.
        let measures = [all.height(), all.size().min_elem()].into_iter();
        let measures = measures.flat_map(|side| [SIGN, 0.0].map(|sign| (side, sign)));
        let tries = measures.flat_map(|measure| all_sizes().map(move |size| (measure, size)));
        let mut set = None;
        for ((side, sign), (larger, (picture, rest), scale)) in tries {
            let unit = unit(all) * scale;
            let measure = (unit, side * ROOM.least * larger, unit * sign);
            let list = List::new(ui, tools, rest, measure, &heading, &view.checks, code.as_deref());
            let fits = list.height <= rest.height();
            set = Some(Self { picture, rest, list });
            if fits {
                break;
            }
        }
        set
    }

    /// Returns the place of the picture.
    pub(super) const fn picture(&self) -> Rect {
        self.picture
    }

    /// Draws the preparations; the heading is read out if it is `live`.
    pub(super) fn paint(&self, ui: &Ui, tools: &Tools<'_>, view: &View, live: bool) {
        self.list.paint(ui, tools, self.rest, &view.checks, live);
    }
}

/// Returns the unit of sizes.
fn unit(all: Rect) -> f32 {
    all.height().min(all.width() * 0.9)
}

/// The heading, the rows and the code, laid out at one scale.
struct List {
    unit: f32,
    heading: Arc<Galley>,
    rows: Vec<Arc<Galley>>,
    code: Option<Arc<Galley>>,
    /// The height of a row's drawings; 0 without them.
    sign: f32,
    /// The width of the widest row of drawings; 0 where they stand over the words.
    signs: f32,
    height: f32,
}

impl List {
    /// Lays out the list; `measure` is the unit of sizes, the least size of letters, and the height of drawings.
    fn new(
        ui: &Ui,
        tools: &Tools<'_>,
        rest: Rect,
        measure: (f32, f32, f32),
        heading: &str,
        checks: &[Check],
        code: Option<&str>,
    ) -> Self {
        let (unit, least, sign) = measure;
        let ink = tools.palette.ink;
        let signs = checks.iter().map(|check| signs::wide(&check.signs, sign)).fold(0.0, f32::max);
        // Drawings that would leave no room for words stand over them.
        let beside = rest.width() - signs - unit * 0.03;
        let signs = if beside >= rest.width() * 0.4 { signs } else { 0.0 };
        let width = if signs > 0.0 { beside } else { rest.width() };
        let heading = galley(ui, heading, tokens::display(unit * ROOM.cry), ink, rest.width());
        let strong = (unit * ROOM.strong).max(least);
        let font = tokens::bold(strong);
        let rows: Vec<_> = checks.iter().map(|check| galley(ui, &check.text, font.clone(), ink, width)).collect();
        let code = code.map(|code| galley(ui, code, tokens::plain(strong), ink, rest.width()));
        let mut list = Self { unit, heading, rows, code, sign, signs, height: 0.0 };
        let rows: f32 = list.rows.iter().map(|row| list.row_height(row) + unit * 0.03).sum();
        let code = list.code.as_ref().map_or(0.0, |code| code.size().y);
        list.height = list.heading.size().y + unit * 0.04 + rows + code;
        list
    }

    fn row_height(&self, row: &Galley) -> f32 {
        if self.signs > 0.0 { row.size().y.max(self.sign) } else { row.size().y + self.sign }
    }

    fn paint(&self, ui: &Ui, tools: &Tools<'_>, rest: Rect, checks: &[Check], live: bool) {
        let ink = tools.palette.ink;
        let mut top = rest.center().y - self.height.min(rest.height()) / 2.0;
        let write = |id: &str, words: &Arc<Galley>, top: f32| {
            let place = Rect::from_min_size(pos2(rest.left(), top), words.size());
            let response = describe(ui, place, ui.scope_id().with(id), words.text());
            if live && id == "heading" {
                read_out(ui, &response);
            }
            ui.painter().galley(place.min, Arc::clone(words), ink);
        };
        write("heading", &self.heading, top);
        top += self.heading.size().y + self.unit * 0.04;
        for (at, (check, row)) in checks.iter().zip(&self.rows).enumerate() {
            let all = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), self.row_height(row)));
            let sign = self.sign;
            let (signs, text) = if self.signs > 0.0 {
                let left = all.left() + self.signs + self.unit * 0.03;
                let middle = all.center().y;
                (pos2(all.left(), middle - sign / 2.0), pos2(left, middle - row.size().y / 2.0))
            } else {
                (all.min, pos2(all.left(), top + sign))
            };
            if sign > 0.0 {
                signs::paint(ui, tools, signs, sign, &check.signs);
            }
            ui.painter().galley(text, Arc::clone(row), ink);
            describe(ui, all, ui.scope_id().with(("check", at)), &check.text);
            top = all.bottom() + self.unit * 0.03;
        }
        if let Some(code) = &self.code {
            write("code", code, top);
        }
    }
}

/// Lays out words in that width; no short one stands alone in the last line.
fn galley(ui: &Ui, text: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    evened(ui, &LayoutJob::simple(text.to_owned(), font, ink, width))
}
