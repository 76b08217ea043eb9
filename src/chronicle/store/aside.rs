//! The folder of what is over, left or damaged; nothing in it is ever replaced.

use std::fs::{self, File};
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use super::document::Document;
use super::error::{Doing, StoreError};
use crate::chronicle::file;

/// The folder beside a file for what is set aside.
#[derive(Debug)]
pub(super) struct Aside<D> {
    folder: PathBuf,
    holds: PhantomData<fn() -> D>,
}

impl<D: Document> Aside<D> {
    pub(super) fn beside(path: &Path) -> Self {
        Self { folder: file::folder(path).join(D::ASIDE), holds: PhantomData }
    }

    /// Moves the file here under a free name and says under which; nothing if there is no such file.
    pub(super) fn take(&self, path: &Path) -> Result<Option<PathBuf>, StoreError> {
        let io = |doing, path: &Path, error| StoreError::io::<D>(doing, path, error);
        let read = file::read_any(path, D::KIND.longest()).map_err(|error| io(Doing::Read, path, error))?;
        let Some(bytes) = read else { return Ok(None) };
        fs::create_dir_all(&self.folder).map_err(|error| io(Doing::Folder, &self.folder, error))?;
        let name = D::read(&bytes).map_or_else(|damage| D::name_damaged(&damage), |read| read.name_aside());
        let place = self.reserve(&name)?;
        fs::rename(path, &place).map_err(|error| io(Doing::Move, path, error))?;
        file::sync_folder(&self.folder);
        file::sync_folder(file::folder(path));
        Ok(Some(place))
    }

    /// Makes an empty file of the first free name.
    ///
    /// Renaming replaces what bears the name, so the name is taken first, which fails if anything bears it.
    fn reserve(&self, name: &str) -> Result<PathBuf, StoreError> {
        let mut number = 1_u32;
        loop {
            let place = self.folder.join(format!("{name}-{number}.ron"));
            match File::create_new(&place) {
                Ok(_) => return Ok(place),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(StoreError::io::<D>(Doing::Write, &place, error)),
            }
        }
    }
}
