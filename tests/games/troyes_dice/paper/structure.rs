//! The structure of a PDF as a program reads it that reads it aloud; every PDF that a test reads has to hold the laws.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId};

/// A piece of content: its page and its number there.
type Content = (ObjectId, i64);

/// What is read aloud, in order.
pub(super) fn told(document: &Document) -> Vec<String> {
    let catalog = document.catalog().unwrap();
    let language = catalog.get(b"Lang").and_then(Object::as_str).expect("a language");
    assert_eq!(language.len(), 2);
    assert!(catalog.has(b"Outlines"), "an outline");
    let title = catalog.get(b"ViewerPreferences").and_then(Object::as_dict).unwrap().get(b"DisplayDocTitle").unwrap();
    assert!(title.as_bool().unwrap(), "the title is shown");
    let mut read = Structure { document, contents: contents(document), told: Vec::new() };
    let root = dictionary(document, catalog.get(b"StructTreeRoot").expect("a tree of tags"));
    read.children(root, None);
    assert!(read.contents.is_empty(), "each text is told once: {:?}", read.contents);
    read.told
}

struct Structure<'a> {
    document: &'a Document,
    /// The texts that were not told yet.
    contents: BTreeMap<Content, String>,
    told: Vec<String>,
}

impl Structure<'_> {
    /// Tells what is within an element; returns its own words and how many elements it has.
    fn children(&mut self, of: &Dictionary, page: Option<ObjectId>) -> (String, usize) {
        let page = of.get(b"Pg").and_then(Object::as_reference).ok().or(page);
        let kids = of.get(b"K").map_or(Vec::new(), |kids| match self.document.dereference(kids).unwrap().1 {
            Object::Array(kids) => kids.clone(),
            one => vec![one.clone()],
        });
        let (mut words, mut elements, mut cells) = (String::new(), 0, None);
        for kid in kids {
            if let Object::Integer(number) = kid {
                words += &self.contents.remove(&(page.expect("a page"), number)).expect("a text");
                continue;
            }
            let kid = dictionary(self.document, &kid).clone();
            if let Ok(number) = kid.get(b"MCID").and_then(Object::as_i64) {
                let page = kid.get(b"Pg").and_then(Object::as_reference).ok().or(page);
                words += &self.contents.remove(&(page.expect("a page"), number)).expect("a text");
                continue;
            }
            let role = String::from_utf8(kid.get(b"S").and_then(Object::as_name).expect("a role").to_vec()).unwrap();
            let at = self.told.len();
            let (said, inside) = self.children(&kid, page);
            if role == "TR" {
                assert_eq!(*cells.get_or_insert(inside), inside, "each row has as many cells");
            }
            let alternative = kid.get(b"Alt").ok().map(|text| lopdf::decode_text_string(text).unwrap());
            if role == "Figure" {
                assert!(alternative.as_ref().is_some_and(|told| !told.trim().is_empty()), "a figure is told");
            }
            if !matches!(role.as_str(), "Document" | "Part" | "Table" | "TR") {
                let said = alternative.unwrap_or(said);
                self.told.insert(at, format!("{role} {}", said.trim()).trim().to_owned());
            }
            elements += 1;
        }
        (words, elements)
    }
}

fn dictionary<'a>(document: &'a Document, object: &'a Object) -> &'a Dictionary {
    document.dereference(object).and_then(|(_, object)| object.as_dict()).expect("a dictionary")
}

/// The texts of all pages by their content; a text outside any is only decoration.
fn contents(document: &Document) -> BTreeMap<Content, String> {
    let mut contents = BTreeMap::new();
    for page in document.page_iter() {
        let resources = document.get_page_resources(page).unwrap();
        let resources =
            resources.0.or_else(|| resources.1.first().map(|id| document.get_dictionary(*id).unwrap())).unwrap();
        let named = resources.get(b"Properties").ok().map(|named| dictionary(document, named));
        let mut within = Vec::new();
        for operation in document.get_and_decode_page_content(page).unwrap().operations {
            match operation.operator.as_str() {
                "BMC" => within.push(operation.operands[0].as_name().unwrap().to_vec()),
                "BDC" => {
                    within.push(operation.operands[0].as_name().unwrap().to_vec());
                    let properties = match &operation.operands[1] {
                        Object::Name(name) => dictionary(document, named.unwrap().get(name).unwrap()),
                        properties => properties.as_dict().unwrap(),
                    };
                    let Ok(number) = properties.get(b"MCID").and_then(Object::as_i64) else { continue };
                    let actual = properties.get(b"ActualText").ok();
                    let actual = actual.map_or(String::new(), |text| lopdf::decode_text_string(text).unwrap());
                    assert_eq!(contents.insert((page, number), actual), None, "each number is given once");
                }
                "EMC" => drop(within.pop()),
                "BT" => assert!(!within.is_empty(), "a text is told, or decoration"),
                _ => {}
            }
        }
        assert!(within.is_empty());
    }
    contents
}
