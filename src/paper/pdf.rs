//! Writes pages into a PDF.

use krilla::color::{Color, luma, rgb};
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Data, Document};

use super::art::Art;
use super::document::PaperError;
use super::letters::Letters;
use super::page::{self, Mark, Page, Paint, Step, Text};
use crate::stage::Weight;
use crate::stage::tokens::Rgb;

/// The points in a millimeter; the point is the PDF's own unit.
const POINTS: f32 = 72.0 / 25.4;

/// Returns the PDF's bytes. It has no date, so that the same pages give the same bytes.
pub(super) fn write(title: &str, pages: &[Page], letters: &Letters) -> Result<Vec<u8>, PaperError> {
    let mut document = Document::new();
    document.set_metadata(Metadata::new().title(title.to_owned()).creator("Town Crier".to_owned()));
    let mut writer = Writer { letters, fonts: Fonts::load()?, art: Art::default() };
    for page in pages {
        let (width, height) = page.size;
        let settings = PageSettings::from_wh(width * POINTS, height * POINTS);
        let settings = settings.ok_or_else(|| PaperError::Writer(format!("{:?}", page.size)))?;
        let mut started = document.start_page_with(settings);
        let mut surface = started.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        writer.marks(&mut surface, &page.marks)?;
        surface.pop();
        surface.finish();
        started.finish();
    }
    document.finish().map_err(|error| PaperError::Writer(format!("{error:?}")))
}

/// The state that all pages of a document share.
struct Writer<'a> {
    letters: &'a Letters,
    fonts: Fonts,
    art: Art,
}

/// The fonts as the PDF embeds them.
struct Fonts {
    text: Font,
    bold: Font,
    display: Font,
}

impl Fonts {
    fn load() -> Result<Self, PaperError> {
        let font = |weight: Weight| {
            let font = Font::new(Data::from(weight.font()), 0);
            font.ok_or(PaperError::Fonts)
        };
        Ok(Self { text: font(Weight::Text)?, bold: font(Weight::Bold)?, display: font(Weight::Display)? })
    }

    fn of(&self, weight: Weight) -> Font {
        match weight {
            Weight::Text => self.text.clone(),
            Weight::Bold => self.bold.clone(),
            Weight::Display => self.display.clone(),
        }
    }
}

impl Writer<'_> {
    fn marks(&mut self, surface: &mut Surface<'_>, marks: &[Mark]) -> Result<(), PaperError> {
        for mark in marks {
            match mark {
                Mark::Path { steps, paint } => draw(surface, steps, *paint),
                Mark::Text(text) => self.text(surface, text),
                Mark::Sprite { sprite, tone, inks, place } => {
                    surface.push_transform(&transform(*place));
                    self.art.show(surface, *sprite, (*tone, *inks))?;
                    surface.pop();
                }
                Mark::Group { place, marks } => {
                    surface.push_transform(&transform(*place));
                    self.marks(surface, marks)?;
                    surface.pop();
                }
            }
        }
        Ok(())
    }

    fn text(&self, surface: &mut Surface<'_>, text: &Text) {
        let shaped = self.letters.shape(&text.text, text.weight);
        let glyphs = shaped.glyphs.into_iter().map(|glyph| {
            let (id, (right, up), (x, y)) = (GlyphId::new(glyph.id), glyph.advance, glyph.offset);
            KrillaGlyph::new(id, right, x, y, up, glyph.bytes, None)
        });
        let glyphs: Vec<KrillaGlyph> = glyphs.collect();
        surface.set_fill(Some(fill(text.ink)));
        surface.set_stroke(None);
        let at = Point::from_xy(text.at.x, text.at.y);
        surface.draw_glyphs(at, &glyphs, self.fonts.of(text.weight), &text.text, text.size, false);
    }
}

fn draw(surface: &mut Surface<'_>, steps: &[Step], paint: Paint) {
    let Some(path) = outline(steps) else { return };
    surface.set_fill(paint.fill.map(fill));
    surface.set_stroke(paint.line.map(|(ink, width)| Stroke {
        paint: color(ink).into(),
        width,
        miter_limit: 4.0,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        opacity: NormalizedF32::ONE,
        dash: paint.dashed.then(|| StrokeDash { array: Paint::dash(width).to_vec(), offset: 0.0 }),
    }));
    surface.draw_path(&path);
}

/// Converts an outline; `None` if it has no length.
fn outline(steps: &[Step]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(to) => path.move_to(to.x, to.y),
            Step::Line(to) => path.line_to(to.x, to.y),
            Step::Curve(a, b, to) => path.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            Step::Close => path.close(),
        }
    }
    path.finish()
}

fn transform(of: page::Transform) -> Transform {
    Transform::from_row(of.a, of.b, of.c, of.d, of.e, of.f)
}

/// Converts a color; a gray is written as one, so that no printer mixes it of three inks.
pub(super) fn color(Rgb(red, green, blue): Rgb) -> Color {
    if red == green && green == blue { luma::Color::new(red).into() } else { rgb::Color::new(red, green, blue).into() }
}

fn fill(ink: Rgb) -> Fill {
    Fill { paint: color(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}
