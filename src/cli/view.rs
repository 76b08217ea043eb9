//! Prints the phones' view of a saved game, for programs.

use std::sync::Arc;

use super::args::{ViewArgs, ViewFormat};
use super::{Commands, Console, Stop, Wrongs, harmless_json, saved};
use crate::gallery::Frames;

/// Prints the phones' view of the saved game, or the address that adds it to BG Stats.
pub(super) fn view(args: ViewArgs, games: &[Commands], console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let mut wrong = Wrongs::default();
    let spoken = args.spoken.spoken(console.words.language(), &mut wrong);
    let format = args.format.known("--format", &mut wrong);
    wrong.unless(())?;
    if format == Some(ViewFormat::BgStats) {
        writeln!(console.streams.out, "{}", saved::bg_stats(&args.file, games)?)?;
        return Ok(console.streams.out.flush()?);
    }
    let frames = Frames::new(EPOCH.to_owned());
    frames.show(Arc::new(saved::show(&args.file, games)?), false);
    writeln!(console.streams.out, "{}", harmless_json(&frames.frame(spoken).json))?;
    Ok(console.streams.out.flush()?)
}

/// The epoch of a view without a running gallery.
const EPOCH: &str = "file";
