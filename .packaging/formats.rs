//! Manual pages of the files and lines that other programs may read, made from the documents that stand beside the code.

use clap_mangen::roff::{Inline, Roff, bold, italic, roman};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::manuals::PROGRAM;
use super::text::{Page, lower_first};
use super::{Release, Shipped};

/// A format with its document.
pub(super) struct Format {
    /// The name of its page.
    pub(super) name: &'static str,
    /// What it is, in Markdown: a document, and what each game adds to it.
    documents: &'static [&'static str],
}

/// All formats.
pub(super) const FORMATS: [Format; 7] = [
    Format {
        name: "town-crier-game",
        documents: &[
            include_str!("../src/chronicle/save-format.md"),
            include_str!("../src/games/troyes_dice/record/save/format.md"),
            include_str!("../src/games/dice_village/record/save/format.md"),
            include_str!("../src/games/troyes/record/save/format.md"),
        ],
    },
    Format {
        name: "town-crier-hall",
        documents: &[
            include_str!("../src/chronicle/hall-format.md"),
            include_str!("../src/games/troyes_dice/record/hall/format.md"),
            include_str!("../src/games/dice_village/record/hall/format.md"),
            include_str!("../src/games/troyes/record/hall/format.md"),
        ],
    },
    Format { name: "town-crier-cards", documents: &[include_str!("../src/chronicle/cards-format.md")] },
    Format { name: "town-crier-view", documents: &[include_str!("../assets/page/format.md")] },
    Format { name: "town-crier-cry", documents: &[include_str!("../src/games/troyes_dice/cli/cry-format.md")] },
    Format {
        name: "town-crier-cry-dice-village",
        documents: &[include_str!("../src/games/dice_village/cli/cry-format.md")],
    },
    Format { name: "town-crier-cry-troyes", documents: &[include_str!("../src/games/troyes/cli/cry-format.md")] },
];

pub(super) fn formats(release: &Release) -> Vec<Shipped> {
    FORMATS.iter().map(|format| page(format, release)).collect()
}

fn page(format: &Format, release: &Release) -> Shipped {
    let document = format.documents.join("\n");
    let (title, document) = document.split_once('\n').expect("a document has lines");
    let title = lower_first(title.strip_prefix("# ").expect("a document begins with its title"));
    let mut page = Page::new(format.name, '5', &title, release);
    page.heading("DESCRIPTION");
    let roff = &mut page.roff;
    let mut setter = Setter { roff, inlines: Vec::new(), cells: Vec::new(), heads: Vec::new(), within: Within::Text };
    Parser::new_ext(document, Options::ENABLE_TABLES).for_each(|event| setter.set(event));
    let others = FORMATS.iter().map(|other| other.name).filter(|name| *name != format.name);
    let others = others.map(|name| (name.to_owned(), '5'));
    page.see_also(&[(PROGRAM.to_owned(), '1')].into_iter().chain(others).collect::<Vec<_>>());
    page.shipped()
}

/// Sets Markdown as roff, event by event.
struct Setter<'a> {
    roff: &'a mut Roff,
    inlines: Vec<Inline>,
    /// The cells of the row so far.
    cells: Vec<Vec<Inline>>,
    /// The heads of the table's columns.
    heads: Vec<String>,
    within: Within,
}

/// In what a text stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Text,
    Code,
    Emphasis,
}

impl Setter<'_> {
    fn set(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.within == Within::Code => {
                for line in text.lines() {
                    self.roff.text([roman(line)]);
                }
            }
            Event::Text(text) if self.within == Within::Emphasis => self.inlines.push(italic(text.as_ref())),
            Event::Text(text) => self.inlines.push(roman(text.as_ref())),
            // A line of a terminal has no room for more without a place to break it.
            Event::Code(code) if code.len() > 40 => self.inlines.push(bold(code.replace(',', ", "))),
            Event::Code(code) => self.inlines.push(bold(code.as_ref())),
            Event::SoftBreak | Event::HardBreak => self.inlines.push(roman(" ")),
            // A document of ours has nothing else.
            other => panic!("a manual page cannot show {other:?}"),
        }
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                self.within = Within::Code;
                self.roff.control("PP", []).control("nf", []).control("RS", ["4"]);
            }
            Tag::Emphasis => self.within = Within::Emphasis,
            Tag::Item => drop(self.roff.control("IP", ["\\(bu", "2"])),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                let heading = plain(&self.inlines).to_uppercase();
                self.inlines.clear();
                self.roff.control("SH", [heading.as_str()]);
            }
            TagEnd::Paragraph => {
                self.roff.control("PP", []);
                self.line();
            }
            TagEnd::Item if !self.inlines.is_empty() => self.line(),
            TagEnd::CodeBlock => {
                self.within = Within::Text;
                self.roff.control("RE", []).control("fi", []);
            }
            TagEnd::Emphasis => self.within = Within::Text,
            TagEnd::TableCell => self.cells.push(std::mem::take(&mut self.inlines)),
            TagEnd::TableHead => self.heads = self.cells.drain(..).map(|cell| plain(&cell)).collect(),
            TagEnd::TableRow => self.row(),
            _ => {}
        }
    }

    fn line(&mut self) {
        let line = std::mem::take(&mut self.inlines);
        self.roff.text(line);
    }

    /// Sets a row as a term and what the other columns say of it.
    fn row(&mut self) {
        let mut cells = self.cells.drain(..).zip(&self.heads);
        let Some((term, _)) = cells.next() else { return };
        self.roff.control("TP", []);
        self.roff.text(term);
        for (at, (cell, head)) in cells.filter(|(cell, _)| !cell.is_empty()).enumerate() {
            let named = (at > 0).then(|| [Inline::LineBreak, italic(head.as_str()), roman(": ")]);
            self.roff.text(named.into_iter().flatten().chain(cell).collect::<Vec<_>>());
        }
    }
}

/// The words of a line, without their type.
fn plain(inlines: &[Inline]) -> String {
    let text = |inline: &Inline| match inline {
        Inline::Roman(text) | Inline::Bold(text) | Inline::Italic(text) => text.clone(),
        Inline::LineBreak => " ".to_owned(),
    };
    inlines.iter().map(text).collect()
}
