//! Manual pages as roff sets them.

use std::{io, mem};

use clap_mangen::roff::{Inline, Roff, bold, roman};

use super::{Release, Shipped};

/// The name of the manual, in the head of each page.
const MANUAL: &str = "Town Crier";

/// A manual page that is being written.
pub(super) struct Page {
    name: String,
    section: char,
    /// What is set already.
    text: String,
    pub(super) roff: Roff,
}

impl Page {
    /// Returns a page with its head and its name; what it is about is one line, without a full stop.
    pub(super) fn new(name: &str, section: char, about: &str, release: &Release) -> Self {
        let (title, section_text) = (name.to_uppercase(), section.to_string());
        let source = format!("{MANUAL} {}", release.version);
        let mut roff = Roff::new();
        roff.control("TH", [title.as_str(), &section_text, &release.day, &source, MANUAL]);
        let mut page = Self { name: name.to_owned(), section, text: String::new(), roff };
        page.heading("NAME");
        page.roff.text([roman(format!("{name} - {about}"))]);
        page
    }

    pub(super) fn heading(&mut self, heading: &str) {
        self.roff.control("SH", [heading]);
    }

    /// Adds a term, and what it is.
    pub(super) fn term(&mut self, term: &str, about: &str) {
        self.roff.control("TP", []);
        self.roff.text([bold(term)]);
        self.roff.text([roman(about)]);
    }

    /// Adds lines that are printed as they are.
    pub(super) fn lines(&mut self, lines: &str) {
        self.roff.control("nf", []);
        self.roff.control("RS", ["4"]);
        for line in lines.lines() {
            self.roff.text([roman(line)]);
        }
        self.roff.control("RE", []);
        self.roff.control("fi", []);
    }

    /// Adds the pages to read next; the others of this manual.
    pub(super) fn see_also(&mut self, pages: &[(String, char)]) {
        self.heading("SEE ALSO");
        let last = pages.len().saturating_sub(1);
        let inlines = pages.iter().enumerate().flat_map(|(at, (name, section))| {
            let end = if at == last { "" } else { ", " };
            [bold(name.as_str()), roman(format!("({section}){end}"))]
        });
        self.roff.text(inlines.collect::<Vec<Inline>>());
    }

    /// Adds what something else has set, behind what was written so far.
    pub(super) fn add(&mut self, set: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) {
        let mut bytes = Vec::new();
        set(&mut bytes).expect("memory takes any number of bytes");
        let written = mem::take(&mut self.roff).render();
        self.text += without_definitions(&written);
        self.text += without_definitions(std::str::from_utf8(&bytes).expect("roff is text"));
    }

    /// Returns the file.
    pub(super) fn shipped(self) -> Shipped {
        let Self { name, section, text, roff } = self;
        let text = Roff::new().render() + &text + without_definitions(&roff.render());
        Shipped::new(format!("share/man/man{section}/{name}.{section}"), text)
    }
}

/// Returns a piece of roff without what each of them defines at its top: it is said once.
fn without_definitions(piece: &str) -> &str {
    piece.strip_prefix(Roff::new().render().as_str()).unwrap_or(piece)
}

/// Returns the text with its first letter in lower case, as behind the name of a page.
pub(super) fn lower_first(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect()
}
