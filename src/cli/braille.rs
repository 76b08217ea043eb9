//! Output in braille: whatever a command writes as text, line by line.

use std::io::{self, Write};
use std::num::NonZeroU16;

use clap::{ArgMatches, Args, FromArgMatches as _};

use super::args::Format;
use super::typed::Typed;
use super::{Console, Reason, Stop, Streams, Wrongs};
use crate::crier::{Embossed, Language, PageSize};

/// The page of braille, as it was typed.
#[derive(Clone, Debug, Args)]
pub(super) struct BrailleArgs {
    /// Write it in braille, as ASCII for an embosser or a braille display (BRF)
    #[arg(long)]
    pub(super) braille: bool,

    /// The cells of a line of braille
    #[arg(long, value_name = "COUNT", default_value = "40", requires = "braille")]
    cells: String,

    /// The lines of a page of braille
    #[arg(long, value_name = "COUNT", default_value = "25", requires = "braille")]
    lines: String,
}

/// The longest line and page.
const MOST: u64 = 1000;

impl BrailleArgs {
    /// Returns the page if braille was asked for; notes what is wrong with it.
    pub(super) fn page(self, wrong: &mut Wrongs) -> Option<PageSize> {
        let mut count = |option, text: &str| {
            let number = text.trim().parse().ok().filter(|number: &NonZeroU16| u64::from(number.get()) <= MOST);
            wrong.noted(number.ok_or_else(|| Reason::Number { option, text: text.to_owned(), most: MOST }))
        };
        let (cells, lines) = (count("--cells", &self.cells), count("--lines", &self.lines));
        cells.zip(lines).filter(|_| self.braille).map(|(cells, lines)| PageSize { cells, lines })
    }

    /// Returns the page of a command that writes text, if braille was asked for.
    fn of_text(typed: &ArgMatches) -> Result<Option<PageSize>, Stop> {
        let args = Self::from_arg_matches(typed)?;
        let mut wrong = Wrongs::default();
        let format = typed.try_get_one::<Typed<Format>>("format").ok().flatten();
        if args.braille && format == Some(&Typed::Known(Format::Json)) {
            wrong.note(Reason::BrailleJson);
        }
        let page = args.page(&mut wrong);
        Ok(wrong.unless(page)?)
    }
}

/// Runs a command that writes text; it is written in braille if that was asked for.
pub(super) fn written(
    typed: &ArgMatches,
    console: &mut Console<'_, '_>,
    run: impl FnOnce(&mut Console<'_, '_>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let Some(page) = BrailleArgs::of_text(typed)? else { return run(console) };
    let Console { words, streams } = console;
    let mut out = BrailleOut::new(&mut *streams.out, words.language(), page);
    let streams = &mut Streams { input: &mut *streams.input, out: &mut out, err: &mut *streams.err, watched: false };
    run(&mut Console { words, streams })
}

/// Writes lines of text in braille.
struct BrailleOut<'a> {
    out: &'a mut dyn Write,
    embossed: Embossed,
    /// The bytes of a line without its end.
    line: Vec<u8>,
}

impl<'a> BrailleOut<'a> {
    fn new(out: &'a mut dyn Write, language: Language, page: PageSize) -> Self {
        Self { out, embossed: Embossed::new(language, page), line: Vec::new() }
    }
}

impl Write for BrailleOut<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            if *byte == b'\n' {
                let line = std::mem::take(&mut self.line);
                self.out.write_all(self.embossed.set(&String::from_utf8_lossy(&line)).as_bytes())?;
            } else {
                self.line.push(*byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
