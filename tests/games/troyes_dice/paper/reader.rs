//! Reads a PDF back by its cross-reference table, on its own: pages, their sizes, their text and how often art is shown.

use std::collections::HashMap;

/// A PDF that was read.
pub(crate) struct Read {
    pub(crate) pages: Vec<Page>,
    /// The fonts' names, and whether each is embedded.
    pub(crate) fonts: Vec<(String, bool)>,
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

/// The objects by number: what stands before a stream, and the stream unpacked.
type Objects = HashMap<usize, (String, Vec<u8>)>;

impl Read {
    #[track_caller]
    pub(crate) fn pdf(bytes: &[u8]) -> Self {
        assert!(bytes.starts_with(b"%PDF-1.7") && bytes.ends_with(b"%%EOF"), "a whole PDF");
        let objects = objects(bytes);
        let of_type = |kind: &str| {
            let mark = format!("/Type/{kind}/");
            let mut numbers: Vec<usize> =
                objects.iter().filter(|(_, (head, _))| head.contains(&mark)).map(|(number, _)| *number).collect();
            numbers.sort_unstable();
            numbers
        };
        let root = of_type("Pages");
        let kids = after(&objects[&root[0]].0, "/Kids[");
        let kids: Vec<usize> = kids[..kids.find(']').unwrap()].split(" 0 R").filter_map(number).collect();
        let fonts = of_type("FontDescriptor").into_iter().map(|at| &objects[&at].0).map(|head| {
            let name: String = after(head, "/FontName/").chars().take_while(|sign| !"/ >".contains(*sign)).collect();
            (name, head.contains("/FontFile2 "))
        });
        Self { fonts: fonts.collect(), pages: kids.iter().map(|kid| page(&objects, &objects[kid].0)).collect() }
    }

    /// All texts of all pages, one a line.
    pub(crate) fn text(&self) -> String {
        self.pages.iter().flat_map(|page| &page.texts).flat_map(|text| [text, "\n"]).collect()
    }
}

fn objects(bytes: &[u8]) -> Objects {
    let latin: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let start: usize = number(&latin[latin.rfind("startxref").unwrap() + 9..]).unwrap();
    // One sign is one byte here, but not in the string's own counting.
    let signs: Vec<char> = latin.chars().collect();
    let table: String = signs[start..].iter().collect();
    let mut objects = Objects::new();
    for (at, line) in table.lines().skip(2).take_while(|line| !line.starts_with("trailer")).enumerate() {
        if line.trim_end().ends_with('n') {
            let offset: usize = number(line).unwrap();
            objects.insert(at, object(bytes, offset));
        }
    }
    objects
}

fn object(bytes: &[u8], offset: usize) -> (String, Vec<u8>) {
    let rest = &bytes[offset..];
    let find = |mark: &[u8]| rest.windows(mark.len()).position(|window| window == mark).unwrap_or(usize::MAX);
    let (stream, end) = (find(b"stream\n"), find(b"endobj"));
    let head = String::from_utf8_lossy(&rest[..stream.min(end)]).into_owned();
    if stream > end {
        return (head, Vec::new());
    }
    let length: usize = number(after(&head, "/Length ")).unwrap();
    let packed = &rest[stream + 7..stream + 7 + length];
    let data = if head.contains("/FlateDecode") {
        miniz_oxide::inflate::decompress_to_vec_zlib(packed).unwrap()
    } else {
        packed.to_vec()
    };
    (head, data)
}

fn page(objects: &Objects, head: &str) -> Page {
    let numbers = after(head, "/MediaBox[");
    let numbers: Vec<f32> =
        numbers[..numbers.find(']').unwrap()].split(' ').map(|side| side.parse().unwrap()).collect();
    let resources = &objects[&number(after(head, "/Resources ")).unwrap()].0;
    let mut letters = HashMap::new();
    for (name, target) in references(after(resources, "/Font<<")) {
        let font = &objects[&target].0;
        letters.insert(name, letters_of(&objects[&number(after(font, "/ToUnicode ")).unwrap()].1));
    }
    let content = &objects[&number(after(head, "/Contents ")).unwrap()].1;
    let mut texts = Vec::new();
    let mut drawings = 0;
    let none = HashMap::new();
    let mut font = &none;
    let mut at = 0;
    let mut line = Vec::new();
    while at < content.len() {
        match content[at] {
            b'(' => line.extend(string(content, &mut at)),
            b'/' => {
                let name: String = content[at + 1..]
                    .iter()
                    .map(|byte| char::from(*byte))
                    .take_while(|sign| sign.is_alphanumeric())
                    .collect();
                if let Some(map) = letters.get(&name) {
                    font = map;
                }
                drawings += usize::from(content[at + 1 + name.len()..].starts_with(b" Do"));
                at += name.len();
            }
            b'E' if content[at..].starts_with(b"ET") => {
                let text = line.chunks(2).map(|pair| font[&(u16::from(pair[0]) << 8 | u16::from(pair[1]))].as_str());
                texts.push(text.collect());
                line = Vec::new();
            }
            _ => {}
        }
        at += 1;
    }
    Page { size: (numbers[2], numbers[3]), texts, drawings }
}

/// The names and targets of a dictionary of references.
fn references(text: &str) -> Vec<(String, usize)> {
    let text = &text[..text.find(">>").unwrap()];
    let pairs = text.split('/').filter_map(|entry| entry.split_once(' '));
    pairs.filter_map(|(name, target)| Some((name.to_owned(), number(target)?))).collect()
}

/// A font's glyphs as letters.
fn letters_of(map: &[u8]) -> HashMap<u16, String> {
    let map = String::from_utf8_lossy(map);
    let mut letters = HashMap::new();
    for line in map.lines().filter(|line| line.starts_with('<')) {
        let codes: Vec<&str> = line.split(['<', '>', ' ']).filter(|code| !code.is_empty()).collect();
        if let [glyph, letter] = codes[..] {
            let units: Vec<u16> =
                (0..letter.len() / 4).map(|at| u16::from_str_radix(&letter[at * 4..at * 4 + 4], 16).unwrap()).collect();
            letters.insert(u16::from_str_radix(glyph, 16).unwrap(), String::from_utf16(&units).unwrap());
        }
    }
    letters
}

/// The bytes of a string that begins here; afterwards at its closing parenthesis.
fn string(content: &[u8], at: &mut usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    *at += 1;
    // Parentheses that pair up may stand in a string as they are.
    let mut open = 0;
    while content[*at] != b')' || open > 0 {
        open += i32::from(content[*at] == b'(') - i32::from(content[*at] == b')');
        if content[*at] == b'\\' {
            *at += 1;
            bytes.push(match content[*at] {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'b' => 8,
                b'f' => 12,
                b'0'..=b'7' => {
                    let digits = std::str::from_utf8(&content[*at..*at + 3]).unwrap();
                    *at += 2;
                    u8::from_str_radix(digits, 8).unwrap()
                }
                other => other,
            });
        } else {
            bytes.push(content[*at]);
        }
        *at += 1;
    }
    bytes
}

#[track_caller]
fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    let at = text.find(mark).unwrap_or_else(|| panic!("{mark} in {text}"));
    &text[at + mark.len()..]
}

/// The number that the text begins with, after spaces.
fn number(text: &str) -> Option<usize> {
    let digits: String = text.trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
