//! How a page will look: a sketch of it, no likeness.

use eframe::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::desk::look::tools::Tools;
use crate::desk::tokens;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Building, Color, Die, Happening, Numbering, Placed};
use crate::games::troyes_dice::stage::{Art, Body, colors, scene};
use crate::paper::{Paper, PerPage};
use crate::stage::tokens::{Rgb, paper};

/// What is printed on the page.
pub(super) enum Page<'a> {
    /// The first of these sheets, or the first two.
    Sheets(&'a Sheets),
    /// The crier's card.
    Card,
    /// The game's report.
    Report,
}

/// A page, drawn in millimeters.
struct Sketch<'a> {
    painter: &'a Painter,
    tools: &'a Tools<'a>,
    corner: Pos2,
    scale: f32,
}

/// How wide an upright page is drawn, whichever paper it is, in its own millimeters.
const WIDTH: f32 = 210.0;

/// Sketches the page as large as it fits into what is left.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, page: &Page<'_>, paper: Paper, record: Option<&Record>) {
    let space = ui.available_rect_before_wrap().shrink2(vec2(0.0, tokens::GAP));
    let (width, height) = paper.millimeters();
    let (width, height) = match page {
        Page::Sheets(Sheets { per_page: PerPage::Two, .. }) => (height, width),
        Page::Sheets(_) | Page::Card | Page::Report => (width, height),
    };
    let scale = (space.width() / width).min(space.height() / height).max(0.0);
    let rect = Rect::from_center_size(space.center(), vec2(width, height) * scale);
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect(rect, 0, paper::BLANK, Stroke::new(1.5, tokens::DARK_INK), StrokeKind::Inside);
    let sketch = |left: f32, width: f32| Sketch {
        painter: &painter,
        tools,
        corner: pos2(left, rect.top()),
        scale: width / WIDTH,
    };
    match page {
        Page::Sheets(sheets) => {
            let many = f32::from(u8::try_from(sheets.per_page.count()).unwrap_or(1));
            let each = rect.width() / many;
            // A page's sheets stand in its middle, if it is higher than they are.
            let down = (rect.height() - each / WIDTH * SHEET).max(0.0) / 2.0;
            for at in 0..sheets.per_page.count().min(sheets.count) {
                let left = rect.left() + if at == 0 { 0.0 } else { each };
                let mut sketch = sketch(left, each);
                sketch.corner.y += down;
                sketch.sheet(sheets, sheets.players.get(at).map(String::as_str));
            }
            if sheets.per_page == PerPage::Two {
                painter.vline(rect.center().x, rect.y_range(), Stroke::new(1.0, paper::SKETCH));
            }
        }
        Page::Card => sketch(rect.left(), rect.width()).card(record),
        Page::Report => sketch(rect.left(), rect.width()).report(record),
    }
}

/// How high a sheet is.
const SHEET: f32 = 290.0;

impl Sketch<'_> {
    fn sheet(&self, sheets: &Sheets, name: Option<&str>) {
        let name = name.unwrap_or_default().replace(['\n', '\r'], " ");
        self.write(pos2(14.0, 17.0), Align2::LEFT_CENTER, &name, 8.0);
        self.line(14.0, 122.0, 22.0);
        for (band, color) in (0_u8..).zip(Color::ALL) {
            self.band(28.0 + 68.0 * f32::from(band), color, sheets.numbering);
        }
        self.field(self.rect(12.0, 233.0, 186.0, 30.0), paper::SKETCH, 0.15);
        for (row, color) in (0_u8..).zip(Color::ALL) {
            for column in 0_u8..14 {
                let at = pos2(24.0 + 9.6 * f32::from(column), 239.0 + 9.0 * f32::from(row));
                self.sprite(at, 7.0, Art::Citizen(color));
            }
        }
        let total = self.rect(182.0, 268.0, 14.0, 14.0);
        self.painter.rect_stroke(total, 2, self.stroke(0.8), StrokeKind::Inside);
        for row in 0_u8..3 {
            self.line(14.0, 70.0 + 22.0 * f32::from(row), 270.0 + 4.5 * f32::from(row));
        }
    }

    /// A district: its columns' dice, its two rows of buildings, its resources and what they score.
    fn band(&self, y: f32, color: Color, numbering: Option<Numbering>) {
        self.field(self.rect(12.0, y, 186.0, 65.0), colors::district(color), 0.14);
        self.painter.rect_filled(self.rect(12.0, y, 8.0, 65.0), 2, colors::district(color));
        let rows = match color {
            Color::Red => [Building::Fortress, Building::CountsPalace],
            Color::Yellow => [Building::GreatHall, Building::CityHall],
            Color::White => [Building::Cathedral, Building::Bishopric],
        };
        for column in 0_u8..6 {
            let x = 33.0 + 21.5 * f32::from(column);
            let die = self.rect(x - 4.5, y + 2.5, 9.0, 9.0);
            self.painter.rect(die, 2, paper::BLANK, Stroke::new(1.0, colors::district(color)), StrokeKind::Inside);
            if let Some(face) = numbering.and_then(|numbering| numbering.values().get(usize::from(column)).copied()) {
                self.write(pos2(x, y + 7.0), Align2::CENTER_CENTER, &face.to_string(), 7.0);
            }
            for (row, building) in [13.5, 34.5].into_iter().zip(rows) {
                self.painter.rect_filled(self.rect(x - 8.0, y + row, 16.0, 19.0), 2, paper::BLANK);
                self.sprite(pos2(x, y + row + 9.5), 13.0, Art::Building(building));
            }
        }
        for at in 0_u8..18 {
            let center = self.at(pos2(26.0 + 7.2 * f32::from(at), y + 59.5));
            self.painter.circle_filled(center, 2.6 * self.scale, paper::BLANK);
        }
        for row in [19.0, 40.0] {
            self.painter.circle(self.at(pos2(168.0, y + row)), 6.0 * self.scale, paper::BLANK, self.stroke(0.8));
            let field = self.rect(180.0, y + row - 6.5, 13.0, 13.0);
            self.painter.rect(field, 2, paper::BLANK, self.stroke(0.8), StrokeKind::Inside);
        }
    }

    fn card(&self, record: Option<&Record>) {
        self.title(record, "paper-card-title");
        self.wheel(record, 106.0, 36.0, 86.0);
        for place in 0_u8..4 {
            self.line(18.0, 84.0, 70.0 + 11.0 * f32::from(place));
        }
        let tiles = record.map(|record| record.opened_table().tiles().to_vec()).unwrap_or_default();
        for (row, tile) in (0_u8..).zip(&tiles) {
            let y = 134.0 + 17.0 * f32::from(row);
            self.field(self.rect(18.0, y, 174.0, 15.0), paper::SKETCH, 0.15);
            self.sprite(pos2(30.0, y + 7.5), 13.0, Art::Tile(tile.tile, tile.side));
            self.line(44.0, 98.0, y + 7.5);
            self.line(120.0, 184.0, y + 7.5);
        }
        let top = if tiles.is_empty() { 140.0 } else { 194.0 };
        for step in 0_u8..6 {
            let y = top + 9.5 * f32::from(step);
            self.painter.circle_filled(self.at(pos2(21.0, y)), 3.0 * self.scale, tokens::DARK_INK);
            self.line(30.0, 176.0, y);
        }
        for day in 0_u8..8 {
            let x = 18.0 + 22.0 * f32::from(day);
            self.field(self.rect(x, top + 57.0, 20.0, 20.0), paper::SKETCH, 0.15);
        }
    }

    fn report(&self, record: Option<&Record>) {
        self.title(record, "print-report-title");
        self.wheel(record, 136.0, 36.0, 56.0);
        let placed = record.map(placed).unwrap_or_default();
        for (row, dice) in (0_u8..).zip(&placed) {
            let y = 104.0 + 9.0 * f32::from(row);
            self.line(18.0, 46.0, y);
            for (at, die) in (0_u8..).zip(dice) {
                let body = match die.die {
                    Die::Black => Body::Black,
                    Die::Clear => Body::Tinted(die.color),
                };
                self.sprite(pos2(60.0 + 18.0 * f32::from(at), y), 8.0, Art::Die(body));
            }
            self.line(136.0, 184.0, y);
        }
    }

    fn title(&self, record: Option<&Record>, name: &str) {
        self.write(pos2(18.0, 20.0), Align2::LEFT_CENTER, &self.tools.text(name), 11.0);
        self.line(18.0, 192.0, 29.0);
        for (column, face) in (0_u8..).zip(record.map(|record| record.table().numbering().values()).iter().flatten()) {
            let x = 18.0 + 13.0 * f32::from(column);
            let die = self.rect(x, 44.0, 11.0, 11.0);
            self.painter.rect(die, 2, paper::BLANK, self.stroke(0.8), StrokeKind::Inside);
            self.write(pos2(x + 5.5, 49.5), Align2::CENTER_CENTER, &face.to_string(), 8.0);
        }
    }

    /// The game's wheel; an empty one where there is no game.
    fn wheel(&self, record: Option<&Record>, x: f32, y: f32, side: f32) {
        let rect = self.rect(x, y, side, side);
        match record {
            Some(record) => self.tools.pictures.paint(self.painter, rect, &scene(record.opened_table()), false),
            None => self.tools.pictures.icon(self.painter, rect, Art::LargeLayer),
        }
    }

    fn field(&self, rect: Rect, color: Rgb, part: f32) {
        self.painter.rect_filled(rect, 3, paper::BLANK.mix(color, part));
    }

    /// A line of the page, or one that stands for words.
    fn line(&self, from: f32, to: f32, y: f32) {
        let points = [self.at(pos2(from, y)), self.at(pos2(to, y))];
        self.painter.line_segment(points, Stroke::new(1.2 * self.scale, paper::SKETCH));
    }

    fn write(&self, at: Pos2, align: Align2, text: &str, size: f32) {
        self.painter.text(self.at(at), align, text, tokens::display(size * self.scale), tokens::DARK_INK.into());
    }

    fn sprite(&self, center: Pos2, side: f32, sprite: Art) {
        let side = side * self.scale;
        self.tools.pictures.icon(self.painter, Rect::from_center_size(self.at(center), vec2(side, side)), sprite);
    }

    fn stroke(&self, width: f32) -> Stroke {
        Stroke::new(width * self.scale, tokens::DARK_INK)
    }

    fn rect(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(self.at(pos2(x, y)), vec2(width, height) * self.scale)
    }

    fn at(&self, point: Pos2) -> Pos2 {
        self.corner + point.to_vec2() * self.scale
    }
}

/// The dice of each half-day that was played.
fn placed(record: &Record) -> Vec<[Placed; 4]> {
    let happenings = record.done().iter().flat_map(|entry| &entry.happenings);
    let placed = happenings.filter_map(|happening| match happening {
        Happening::Placed(placed) => Some(*placed),
        _ => None,
    });
    placed.collect()
}
