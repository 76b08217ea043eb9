//! The folder of files that are over, abandoned or damaged; nothing in it is ever replaced.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use super::document::Document;
use super::error::{Doing, StoreError};
use crate::chronicle::file::{self, FileSystem};

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

    /// Links the file to a free name in this folder and returns that; `None` if there is no such file.
    ///
    /// Adds a second hard link; the caller removes or replaces the old name afterwards, so the data always has at least
    /// one name.
    pub(super) fn keep(&self, disk: &dyn FileSystem, path: &Path) -> Result<Option<PathBuf>, StoreError> {
        let io = |doing, path: &Path, error| StoreError::io::<D>(doing, path, error);
        let read = file::read_any(disk, path, D::KIND.longest()).map_err(|error| io(Doing::Read, path, error))?;
        let Some(bytes) = read else { return Ok(None) };
        file::make_folder(disk, &self.folder).map_err(|error| io(Doing::Folder, &self.folder, error))?;
        let name = D::read(&bytes).map_or_else(|damage| D::name_damaged(&damage), |read| read.name_aside());
        let places = (1_u32..).map(|number| self.folder.join(format!("{name}-{number}.ron")));
        file::keep_as(disk, path, places).map(Some).map_err(|error| io(Doing::Move, path, error))
    }
}
