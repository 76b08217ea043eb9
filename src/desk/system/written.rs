//! Files that are made for a person, under names that are not taken.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a new file into that folder, which is made if it is not there, and says where: `name.png`, or `name-2.png` if there
/// is one already.
///
/// # Errors
/// What the system says; no part of a file is left then.
pub(crate) fn write_new(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let mut path = folder.join(format!("{name}.{extension}"));
    let mut number = 2;
    let mut file = loop {
        match File::create_new(&path) {
            Ok(file) => break file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                path = folder.join(format!("{name}-{number}.{extension}"));
                number += 1;
            }
            Err(error) => return Err(error),
        }
    };
    if let Err(error) = file.write_all(bytes) {
        drop(file);
        if let Err(left) = fs::remove_file(&path) {
            log::warn!("a part of {} is left: {left}", path.display());
        }
        return Err(error);
    }
    Ok(path)
}
