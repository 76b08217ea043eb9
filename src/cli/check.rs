//! Replays a saved game and says whether it holds.

use std::io::{self, Write};
use std::path::Path;

use super::Stop;
use crate::chronicle::{FileKind, file, save};
use crate::crier::{InWords, Words};
use crate::games::troyes_dice::cli::text::holds;
use crate::games::troyes_dice::record::{Record, SaveDamage};

/// Why a saved game does not hold.
#[derive(Debug)]
pub enum CheckRefusal {
    /// The file cannot be read.
    Unread(String, io::Error),
    /// It keeps no game.
    Damaged(String, SaveDamage),
}

impl InWords for CheckRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unread(file, error) => {
                let args = [("file", file.as_str().into()), ("system", error.in_words(words).into())];
                words.with("args-unread", &args)
            }
            Self::Damaged(file, damage) => {
                let args = [
                    ("file", file.as_str().into()),
                    ("damage", damage.in_words(words).into()),
                    ("before", "no".into()),
                ];
                words.with("store-damaged", &args)
            }
        }
    }
}

/// Says in one line that the save holds, and what it holds.
///
/// # Errors
/// One sentence that says what is wrong and where; or that nothing can be written.
pub fn check(file: &Path, words: &Words, out: &mut dyn Write) -> Result<(), Stop<CheckRefusal>> {
    let record = saved(file).map_err(Stop::Refused)?;
    writeln!(out, "{}", holds(words, &file.display().to_string(), &record))?;
    Ok(out.flush()?)
}

/// The game that the file keeps.
pub(super) fn saved(path: &Path) -> Result<Record, CheckRefusal> {
    let name = path.display().to_string();
    let bytes =
        file::read(path, FileKind::Game.longest()).map_err(|error| CheckRefusal::Unread(name.clone(), error))?;
    save::read_bytes(&bytes).map_err(|damage| CheckRefusal::Damaged(name, damage))
}
