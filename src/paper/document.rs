//! A PDF in the making, page by page.

use krilla::Document;
use krilla::geom::Transform;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;

use super::art::Art;
use super::error::PaperError;
use super::letters::Letters;
use super::pen::Pen;

/// A PDF in the making.
pub struct Booklet {
    document: Document,
    letters: Letters,
    art: Art,
}

/// Points in a millimeter: the PDF's own unit.
const POINTS: f32 = 72.0 / 25.4;

impl Booklet {
    /// An empty one. It bears no date, so that the same order gives the same bytes.
    pub fn new(title: String) -> Result<Self, PaperError> {
        let mut document = Document::new();
        document.set_metadata(Metadata::new().title(title).creator("Town Crier".to_owned()));
        Ok(Self { document, letters: Letters::load()?, art: Art::default() })
    }

    /// Adds a page of that width and height, in millimeters.
    pub fn page(&mut self, (width, height): (f32, f32), draw: impl FnOnce(&mut Pen<'_, '_>)) -> Result<(), PaperError> {
        let settings = PageSettings::from_wh(width * POINTS, height * POINTS);
        let settings = settings.ok_or_else(|| PaperError::Writer("a page has no size".to_owned()))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        let mut pen = Pen::new(&mut surface, &self.letters, &mut self.art);
        draw(&mut pen);
        let drawn = pen.end();
        surface.pop();
        surface.finish();
        page.finish();
        drawn
    }

    /// The PDF's bytes.
    pub fn finish(self) -> Result<Vec<u8>, PaperError> {
        self.document.finish().map_err(|error| PaperError::Writer(format!("{error:?}")))
    }
}
