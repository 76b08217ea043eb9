//! The folder of what is over, left or damaged; nothing in it is ever replaced.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::document::Document;
use super::error::{Doing, StoreError};
use super::file;

/// The folder `kept/` beside a file.
#[derive(Debug)]
pub(super) struct Kept(PathBuf);

impl Kept {
    pub(super) fn beside<D: Document>(path: &Path) -> Self {
        Self(file::folder(path).join(D::ASIDE))
    }

    /// Moves the file here under a free name and says under which; nothing if there is no such file.
    pub(super) fn take<D: Document>(&self, path: &Path) -> Result<Option<PathBuf>, StoreError> {
        let read = file::read::<D>(path).map_err(|error| StoreError::io::<D>(Doing::Read, path, error))?;
        let Some(bytes) = read else { return Ok(None) };
        fs::create_dir_all(&self.0).map_err(|error| StoreError::io::<D>(Doing::Folder, &self.0, error))?;
        let place = self.reserve::<D>(&name::<D>(&bytes))?;
        fs::rename(path, &place).map_err(|error| StoreError::io::<D>(Doing::Move, path, error))?;
        file::sync_folder(&self.0);
        file::sync_folder(file::folder(path));
        Ok(Some(place))
    }

    /// The files here, sorted by name.
    pub(super) fn files<D: Document>(&self) -> Result<Vec<PathBuf>, StoreError> {
        let io = |error| StoreError::io::<D>(Doing::Read, &self.0, error);
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(io(error)),
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry.map_err(io)?.path();
            // An empty file is a place that was reserved by a process that was killed then.
            let holds = path.metadata().is_ok_and(|meta| meta.is_file() && meta.len() > 0);
            if holds && path.extension() == Some(OsStr::new("ron")) {
                files.push(path);
            }
        }
        files.sort_unstable();
        Ok(files)
    }

    /// Makes an empty file of the first free name.
    ///
    /// Renaming replaces what bears the name, so the name is taken first, which fails if anything bears it.
    fn reserve<D: Document>(&self, name: &str) -> Result<PathBuf, StoreError> {
        let mut number = 1_u32;
        loop {
            let place = self.0.join(format!("{name}-{number}.ron"));
            match File::create_new(&place) {
                Ok(_) => return Ok(place),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(StoreError::io::<D>(Doing::Write, &place, error)),
            }
        }
    }
}

/// What a file is called here.
fn name<D: Document>(bytes: &[u8]) -> String {
    D::read(bytes).map_or_else(|_| "unreadable".to_owned(), |kept| kept.name_aside())
}
