//! Every cry of a language in both manners, for a reader who looks through them.

use std::io::{self, Write};

use super::Commanded;
use crate::crier::{Announcement as _, Language, Manner, Turn, Words};

/// A herald has not more ways to say a cry.
const MOST_WAYS: usize = 6;

/// Prints the table.
pub(super) fn samples<G: Commanded>(language: Language, out: &mut dyn Write) -> io::Result<()> {
    let (plain, herald) = (Words::of::<G>(language, Manner::Plain), Words::of::<G>(language, Manner::Herald));
    writeln!(out, "{} ({language})", language.own_name())?;
    let mut last = "";
    for (kind, cry) in G::samples() {
        if kind != last {
            writeln!(out, "\n# {kind}")?;
            last = kind;
        }
        writeln!(out, "  large   {}", cry.headline(&plain))?;
        writeln!(out, "  plain   {}", cry.say(&plain, Turn::default()))?;
        let mut ways: Vec<String> = (0..MOST_WAYS).map(|way| cry.say(&herald, Turn::default().later(way))).collect();
        ways.sort();
        ways.dedup();
        for way in ways {
            writeln!(out, "  herald  {way}")?;
        }
    }
    // Shown with the points and never large.
    let winners = G::winners();
    if !winners.is_empty() {
        writeln!(out, "\n# the winner")?;
    }
    for results in winners {
        writeln!(out, "  plain   {}", plain.winner(&results).unwrap_or_default())?;
        writeln!(out, "  herald  {}", herald.winner(&results).unwrap_or_default())?;
    }
    out.flush()
}
