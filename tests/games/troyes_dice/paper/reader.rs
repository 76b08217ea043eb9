//! Reads a PDF back as another program does: pages, their sizes, their text and how often art is shown, and what is read
//! aloud of it.

use std::collections::BTreeMap;

use lopdf::{Document, Object, ObjectId};

/// A PDF that was read.
pub(crate) struct Read {
    pub(crate) pages: Vec<Page>,
    /// The fonts' names, and whether each is embedded.
    pub(crate) fonts: Vec<(String, bool)>,
    /// What is read aloud, in order: the role of each element with its words, or a figure's alternative text.
    pub(crate) told: Vec<String>,
}

/// A page of it.
pub(crate) struct Page {
    /// Width and height in points.
    pub(crate) size: (f32, f32),
    /// The texts, as they were written.
    pub(crate) texts: Vec<String>,
    /// How many drawings are shown.
    pub(crate) drawings: usize,
}

impl Read {
    #[track_caller]
    pub(crate) fn pdf(bytes: &[u8]) -> Self {
        assert!(bytes.starts_with(b"%PDF-1.7") && bytes.ends_with(b"%%EOF"), "a whole PDF");
        let document = Document::load_mem(bytes).unwrap();
        let descriptors = document.objects.values().filter_map(|object| object.as_dict().ok());
        let fonts = descriptors.filter(|dictionary| dictionary.has_type(b"FontDescriptor")).map(|font| {
            let name = font.get(b"FontName").and_then(Object::as_name).unwrap();
            (String::from_utf8(name.to_vec()).unwrap(), font.has(b"FontFile2"))
        });
        let fonts = fonts.collect();
        let told = super::structure::told(&document);
        let heading = told.iter().find(|told| told.starts_with("H1 ") || told.starts_with("H2 "));
        assert!(heading.is_none_or(|told| told.starts_with("H1 ")), "no level of headings is left out: {heading:?}");
        Self { fonts, pages: document.page_iter().map(|id| page(&document, id)).collect(), told }
    }

    /// All texts of all pages, one a line.
    pub(crate) fn text(&self) -> String {
        self.pages.iter().flat_map(|page| &page.texts).flat_map(|text| [text, "\n"]).collect()
    }
}

fn page(document: &Document, id: ObjectId) -> Page {
    let sides = document.get_dictionary(id).and_then(|page| page.get(b"MediaBox")).and_then(Object::as_array).unwrap();
    let sides: Vec<f32> = sides.iter().map(|side| side.as_float().unwrap()).collect();
    let fonts = document.get_page_fonts(id).unwrap();
    let fonts: BTreeMap<_, _> =
        fonts.iter().map(|(name, font)| (name.as_slice(), font.get_font_encoding(document).unwrap())).collect();
    let mut texts = Vec::new();
    let mut drawings = 0;
    let mut font = None;
    // Of marked content: whether it stands for a text of its own. Within another one readers lose what follows.
    let mut marked = Vec::new();
    for operation in document.get_and_decode_page_content(id).unwrap().operations {
        match operation.operator.as_str() {
            "BT" => texts.push(String::new()),
            "Tf" => font = fonts.get(operation.operands[0].as_name().unwrap()),
            "Tj" | "TJ" => {
                let written = operation.operands.iter().flat_map(|operand| match operand {
                    Object::Array(parts) => parts.as_slice(),
                    one => std::slice::from_ref(one),
                });
                for bytes in written.filter_map(|part| part.as_str().ok()) {
                    texts.last_mut().unwrap().push_str(&Document::decode_text(font.unwrap(), bytes).unwrap());
                }
            }
            "Do" => drawings += 1,
            "BDC" | "BMC" => {
                let property = operation.operands.get(1).and_then(|property| property.as_dict().ok());
                let actual = property.and_then(|property| property.get(b"ActualText").ok());
                let actual = actual.map(|text| lopdf::decode_text_string(text).unwrap());
                // Letters with strange accents have no other way.
                marked.push(actual.is_some_and(|text| !text.contains(|sign| matches!(sign, '\u{300}'..='\u{36f}'))));
                assert!(marked.iter().filter(|actual| **actual).count() <= 1, "a text within a text: {operation:?}");
            }
            "EMC" => assert!(marked.pop().is_some(), "an end without a beginning"),
            _ => {}
        }
    }
    Page { size: (sides[2], sides[3]), texts, drawings }
}
