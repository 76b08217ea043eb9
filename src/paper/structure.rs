//! The structure of a PDF (PDF/UA-1): the tag of each element, and the outline of titles and headings.

use std::num::NonZeroU16;

use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::outline::{Outline, OutlineNode};
use krilla::tagging::{Artifact, ArtifactType, ContentTag, TableHeaderScope, Tag, TagGroup};

use super::page::{Element, Mark, Spot, Transform};

/// The levels of headings.
const TITLE: NonZeroU16 = NonZeroU16::MIN;
const HEADING: NonZeroU16 = NonZeroU16::MIN.saturating_add(1);

/// The tag of content that is not told.
pub(super) const DECORATION: ContentTag<'static> =
    ContentTag::Artifact(Artifact { kind: ArtifactType::Layout, bbox: None });

/// What an element makes of its marks.
pub(super) enum Tagged {
    /// A group of other elements and of texts.
    Group(TagGroup),
    /// A group with one piece of content: all marks together.
    Whole(TagGroup),
    /// Nothing that is told.
    Decoration,
}

impl Tagged {
    /// Returns what the next element makes of its marks, behind these headings.
    pub(super) fn of(element: &Element, marks: &[Mark], before: &Headings) -> Self {
        match element {
            Element::Title => Self::Group(TagGroup::new(Tag::Hn(TITLE, Some(read(marks))))),
            Element::Heading => Self::Group(TagGroup::new(Tag::Hn(before.below(), Some(read(marks))))),
            Element::Paragraph => Self::Group(TagGroup::new(Tag::P)),
            Element::Figure(told) => Self::Whole(TagGroup::new(Tag::Figure(Some(told.clone())))),
            Element::Table => Self::Group(TagGroup::new(Tag::Table)),
            Element::Row => Self::Group(TagGroup::new(Tag::TR)),
            Element::ColumnHead => Self::Group(TagGroup::new(Tag::TH(TableHeaderScope::Column))),
            Element::RowHead => Self::Group(TagGroup::new(Tag::TH(TableHeaderScope::Row))),
            Element::Cell => Self::Group(TagGroup::new(Tag::TD)),
            Element::Decoration => Self::Decoration,
        }
    }
}

impl Element {
    /// Whether texts are content of the element itself; elsewhere each is a paragraph.
    pub(super) const fn holds_text(&self) -> bool {
        match self {
            Self::Title | Self::Heading | Self::Paragraph | Self::ColumnHead | Self::RowHead | Self::Cell => true,
            Self::Figure(_) | Self::Table | Self::Row | Self::Decoration => false,
        }
    }

    /// Whether the element stands also where nothing is drawn, so that each row of a table has as many cells.
    pub(super) const fn is_cell(&self) -> bool {
        match self {
            Self::ColumnHead | Self::RowHead | Self::Cell => true,
            Self::Title
            | Self::Heading
            | Self::Paragraph
            | Self::Figure(_)
            | Self::Table
            | Self::Row
            | Self::Decoration => false,
        }
    }
}

/// The titles and headings of a document, in reading order.
#[derive(Default)]
pub(super) struct Headings {
    outline: Vec<OutlineNode>,
    /// Whether there was a title, below which headings stand.
    titled: bool,
}

impl Headings {
    /// Returns the level of the next heading: where no title was before, it is one itself, since no level may be left out.
    const fn below(&self) -> NonZeroU16 {
        if self.titled { HEADING } else { TITLE }
    }

    /// Adds an element, if it is a title or a heading; `place` is the transform to the page's points.
    pub(super) fn add(&mut self, element: &Element, marks: &[Mark], page: usize, place: Transform) {
        match element {
            Element::Title => {
                self.outline.push(entry(marks, page, place));
                self.titled = true;
            }
            Element::Heading => match self.outline.last_mut().filter(|_| self.titled) {
                Some(title) => title.push_child(entry(marks, page, place)),
                None => self.outline.push(entry(marks, page, place)),
            },
            Element::Paragraph
            | Element::Figure(_)
            | Element::Table
            | Element::Row
            | Element::ColumnHead
            | Element::RowHead
            | Element::Cell
            | Element::Decoration => {}
        }
    }

    /// Returns the outline; a document without headings has its title in it.
    pub(super) fn outline(self, title: &str) -> Outline {
        let mut outline = Outline::new();
        if self.outline.is_empty() {
            outline.push_child(node(title.to_owned(), 0, Spot { x: 0.0, y: 0.0 }));
        }
        self.outline.into_iter().for_each(|node| outline.push_child(node));
        outline
    }
}

/// Makes the entry of a heading: its words, and where they begin.
fn entry(marks: &[Mark], page: usize, place: Transform) -> OutlineNode {
    let at = texts(marks, place).first().map_or(Spot { x: 0.0, y: 0.0 }, |(_, above)| *above);
    node(read(marks), page, at)
}

/// Returns the words of some marks.
fn read(marks: &[Mark]) -> String {
    let texts = texts(marks, Transform::scaled(Spot { x: 0.0, y: 0.0 }, 1.0));
    texts.into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" ")
}

fn node(text: String, page: usize, at: Spot) -> OutlineNode {
    OutlineNode::new(text, XyzDestination::new(page, Point::from_xy(at.x, at.y)))
}

/// Returns the texts of some marks, each with the point above its first letter.
fn texts(marks: &[Mark], place: Transform) -> Vec<(&str, Spot)> {
    marks
        .iter()
        .flat_map(|mark| match mark {
            Mark::Text(text) => vec![(text.text.as_str(), place.at(text.at.by(0.0, -text.size)))],
            Mark::Group { place: inner, marks } => texts(marks, place.of(*inner)),
            Mark::Element { marks, .. } => texts(marks, place),
            Mark::Path { .. } | Mark::Sprite { .. } => Vec::new(),
        })
        .collect()
}
