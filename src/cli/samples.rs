//! Prints every cry of a language in both manners, for review.

use std::io::{self, Write};

use super::Commanded;
use crate::crier::{Announcement as _, Language, Manner, Turn, Words};

/// The most variations of a cry.
const MOST_WAYS: usize = 6;

/// Prints the table.
pub(super) fn samples<G: Commanded>(language: Language, out: &mut dyn Write) -> io::Result<()> {
    let (plain, herald) = (Words::of::<G>(language, Manner::Plain), Words::of::<G>(language, Manner::Herald));
    writeln!(out, "{} ({language})", language.own_name())?;
    let mut last = "";
    for cry in G::samples() {
        let kind = cry.kind().name;
        if kind != last {
            writeln!(out, "\n# {kind}")?;
            last = kind;
        }
        writeln!(out, "  large   {}", cry.headline(&plain))?;
        writeln!(out, "  plain   {}", cry.say(&plain, Turn::default()))?;
        ways(out, |turn| cry.say(&herald, turn))?;
    }
    // Shown with the points and never large.
    let winners = G::winners();
    if !winners.is_empty() {
        writeln!(out, "\n# the winner")?;
    }
    for results in winners {
        writeln!(out, "  plain   {}", G::winner(&plain, &results, Turn::default()).unwrap_or_default())?;
        ways(out, |turn| G::winner(&herald, &results, turn).unwrap_or_default())?;
    }
    out.flush()
}

/// Prints all variations of a herald's cry.
fn ways(out: &mut dyn Write, say: impl Fn(Turn) -> String) -> io::Result<()> {
    let mut ways: Vec<String> = (0..MOST_WAYS).map(|way| say(Turn::default().later(way))).collect();
    ways.sort();
    ways.dedup();
    ways.iter().try_for_each(|way| writeln!(out, "  herald  {way}"))
}
