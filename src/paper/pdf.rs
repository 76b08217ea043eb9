//! Writes pages into a PDF that holds PDF/UA-1: it has a title, a language, an outline and a tree of tags, so that it can be
//! read aloud.

use krilla::color::{Color, luma, rgb};
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, Identifier, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Data, Document, SerializeSettings};

use super::art::Art;
use super::document::PaperError;
use super::letters::Letters;
use super::page::{self, Element, Mark, Page, Paint, Step, Text, spot};
use super::structure::{DECORATION, Headings, Tagged};
use crate::crier::Language;
use crate::stage::Weight;
use crate::stage::tokens::Rgb;

/// The points in a millimeter; the point is the PDF's own unit.
const POINTS: f32 = 72.0 / 25.4;

/// Returns the PDF's bytes. It has no date, so that the same pages give the same bytes.
pub(super) fn write(
    (title, language): (&str, Language),
    pages: &[Page],
    letters: &Letters,
) -> Result<Vec<u8>, PaperError> {
    let failed = |error: &dyn std::fmt::Debug| PaperError::Writer(format!("{error:?}"));
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(|error| failed(&error))?;
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let metadata = Metadata::new().title(title.to_owned()).language(language.tag().to_owned());
    document.set_metadata(metadata.creator("Town Crier".to_owned()));
    let (mut tree, mut headings) = (TagTree::new(), Headings::default());
    let mut writer = Writer { letters, fonts: Fonts::load()?, art: Art::default() };
    for (at, page) in pages.iter().enumerate() {
        let (width, height) = page.size;
        let settings = PageSettings::from_wh(width * POINTS, height * POINTS);
        let settings = settings.ok_or_else(|| failed(&page.size))?;
        let mut started = document.start_page_with(settings);
        let mut surface = started.surface();
        let points = page::Transform::scaled(spot(0.0, 0.0), POINTS);
        surface.push_transform(&transform(points));
        let mut group = Group { tag: TagGroup::new(Tag::Part), holds_text: false };
        let telling = Telling { group: &mut group, headings: &mut headings, page: at, place: points };
        writer.marks(&mut surface, &page.marks, Some(telling))?;
        surface.pop();
        surface.finish();
        started.finish();
        tree.push(group.tag);
    }
    document.set_outline(headings.outline(title));
    document.set_tag_tree(tree);
    document.finish().map_err(|error| failed(&error))
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

/// A group of tags that is being filled.
struct Group {
    tag: TagGroup,
    /// Whether texts are its own content; elsewhere each is a paragraph.
    holds_text: bool,
}

impl Group {
    /// Adds a text.
    fn add(&mut self, content: Identifier) {
        if self.holds_text {
            self.tag.push(content);
        } else {
            let mut paragraph = TagGroup::new(Tag::P);
            paragraph.push(content);
            self.tag.push(paragraph);
        }
    }
}

/// Where marks are told.
struct Telling<'a> {
    group: &'a mut Group,
    headings: &'a mut Headings,
    /// The page's index.
    page: usize,
    /// The transform from the marks' millimeters to the page's points.
    place: page::Transform,
}

impl Telling<'_> {
    /// The same, for other marks.
    fn again(&mut self) -> Telling<'_> {
        Telling { group: &mut *self.group, headings: &mut *self.headings, page: self.page, place: self.place }
    }

    /// The same, for marks that are transformed.
    fn transformed(&mut self, place: page::Transform) -> Telling<'_> {
        let place = self.place.of(place);
        Telling { place, ..self.again() }
    }

    /// A group in this one.
    fn of<'b>(&'b mut self, group: &'b mut Group) -> Telling<'b> {
        Telling { group, ..self.again() }
    }
}

impl Writer<'_> {
    /// Writes marks; without a telling they are somebody else's content.
    fn marks(
        &mut self,
        surface: &mut Surface<'_>,
        marks: &[Mark],
        mut telling: Option<Telling<'_>>,
    ) -> Result<(), PaperError> {
        for marks in marks.chunk_by(|one, other| is_drawn(one) && is_drawn(other)) {
            let decoration = telling.is_some() && marks.first().is_some_and(is_drawn);
            if decoration {
                surface.start_tagged(DECORATION);
            }
            for mark in marks {
                self.mark(surface, mark, telling.as_mut())?;
            }
            if decoration {
                surface.end_tagged();
            }
        }
        Ok(())
    }

    fn mark(
        &mut self,
        surface: &mut Surface<'_>,
        mark: &Mark,
        telling: Option<&mut Telling<'_>>,
    ) -> Result<(), PaperError> {
        match mark {
            Mark::Path { steps, paint } => draw(surface, steps, *paint),
            Mark::Sprite { sprite, tone, inks, place } => {
                surface.push_transform(&transform(*place));
                self.art.show(surface, *sprite, (*tone, *inks))?;
                surface.pop();
            }
            Mark::Text(text) => {
                // Lines and columns are words apart, also where no letter stands between them.
                let read = format!("{} ", text.text);
                let span = ContentTag::Span(SpanTag::empty().with_actual_text(Some(&read)));
                let content = telling.is_some().then(|| surface.start_tagged(span));
                self.text(surface, text);
                if let Some((telling, content)) = telling.zip(content) {
                    surface.end_tagged();
                    telling.group.add(content);
                }
            }
            Mark::Group { place, marks } => {
                surface.push_transform(&transform(*place));
                self.marks(surface, marks, telling.map(|telling| telling.transformed(*place)))?;
                surface.pop();
            }
            Mark::Element { element, marks } => match telling {
                Some(telling) => self.element(surface, element, marks, telling)?,
                None => self.marks(surface, marks, None)?,
            },
        }
        Ok(())
    }

    fn element(
        &mut self,
        surface: &mut Surface<'_>,
        element: &Element,
        marks: &[Mark],
        telling: &mut Telling<'_>,
    ) -> Result<(), PaperError> {
        let tagged = Tagged::of(element, marks, telling.headings);
        telling.headings.add(element, marks, telling.page, telling.place);
        match tagged {
            // A paragraph in a heading or a cell is the heading's or the cell's text.
            Tagged::Group(_) if telling.group.holds_text => {
                self.marks(surface, marks, Some(telling.again()))?;
            }
            Tagged::Group(tag) => {
                let mut group = Group { tag, holds_text: element.holds_text() };
                self.marks(surface, marks, Some(telling.of(&mut group)))?;
                if element.is_cell() && group.tag.children.is_empty() {
                    group.tag.push(surface.start_tagged(ContentTag::Other));
                    surface.end_tagged();
                }
                telling.group.tag.push(group.tag);
            }
            Tagged::Whole(mut tag) => {
                tag.push(surface.start_tagged(ContentTag::Other));
                self.marks(surface, marks, None)?;
                surface.end_tagged();
                telling.group.tag.push(tag);
            }
            Tagged::Decoration => {
                surface.start_tagged(DECORATION);
                self.marks(surface, marks, None)?;
                surface.end_tagged();
            }
        }
        Ok(())
    }

    fn text(&self, surface: &mut Surface<'_>, text: &Text) {
        // The fonts have one glyph for both; as the letter that it stands for first it needs no text of its own within this one.
        let read = text.text.replace('\u{202f}', "\u{a0}");
        let shaped = self.letters.shape(&read, text.weight);
        let glyphs = shaped.glyphs.into_iter().map(|glyph| {
            let (id, (right, up), (x, y)) = (GlyphId::new(glyph.id), glyph.advance, glyph.offset);
            KrillaGlyph::new(id, right, x, y, up, glyph.bytes, None)
        });
        let glyphs: Vec<KrillaGlyph> = glyphs.collect();
        surface.set_fill(Some(fill(text.ink)));
        surface.set_stroke(None);
        let at = Point::from_xy(text.at.x, text.at.y);
        surface.draw_glyphs(at, &glyphs, self.fonts.of(text.weight), &read, text.size, false);
    }
}

/// Whether a mark is a shape or a drawing, which only a figure tells.
const fn is_drawn(mark: &Mark) -> bool {
    match mark {
        Mark::Path { .. } | Mark::Sprite { .. } => true,
        Mark::Text(_) | Mark::Group { .. } | Mark::Element { .. } => false,
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
