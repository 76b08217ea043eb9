//! What lies on a disk, and what a power cut leaves of it.
//!
//! The model is the weakest that programs are written for (Pillai and others, “All File Systems Are Not Created Equal”, OSDI
//! 2014). What survives a power cut:
//!
//! - a file's bytes, once the file was synced; before that the file may be empty, end in the middle, hold zeros or be whole;
//! - the names in a folder, once the folder was synced; of those given, moved and removed since then any may survive and any
//!   may not, in whatever order they were made. To sync a file does not keep its name;
//! - to replace a name by a rename inside a folder happens at once or not at all. A move to another folder may keep either name,
//!   both or none.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What lies on a disk.
#[derive(Clone, Debug, Default)]
pub(super) struct Platter {
    pub(super) files: Vec<File>,
    /// What a program sees.
    pub(super) names: Names,
    /// What survives for sure.
    pub(super) synced: Names,
    /// What may survive.
    pub(super) pending: Vec<Change>,
}

#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) bytes: Vec<u8>,
    pub(super) is_synced: bool,
    pub(super) modified: SystemTime,
}

/// What each path stands for.
pub(super) type Names = BTreeMap<PathBuf, Node>;

/// What a path stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Folder,
    /// The file of that number.
    File(usize),
}

/// What happens to the names in one folder at once.
#[derive(Clone, Debug)]
pub(super) struct Change {
    pub(super) folder: PathBuf,
    pub(super) names: Vec<(PathBuf, Option<Node>)>,
}

/// What a file that was not synced may hold after a power cut.
#[derive(Clone, Copy)]
pub(super) enum Torn {
    Whole,
    Empty,
    Half,
    Zeros,
}

impl Platter {
    /// All is on disk.
    pub(super) fn settle(&mut self) {
        self.pending.clear();
        self.synced = self.names.clone();
        self.files.iter_mut().for_each(|file| file.is_synced = true);
    }

    /// What may be left of it after a power cut.
    pub(super) fn after_power_cut(&self) -> impl Iterator<Item = Self> {
        let torn = [Torn::Whole, Torn::Empty, Torn::Half, Torn::Zeros];
        let chosen = 0..1_u32 << self.pending.len();
        chosen.flat_map(move |chosen| torn.into_iter().map(move |torn| self.after(chosen, torn)))
    }

    /// What is left of it: of what was not synced, the changes whose bit is set, and files so torn.
    fn after(&self, chosen: u32, torn: Torn) -> Self {
        let mut names = self.synced.clone();
        let survive = self.pending.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
        survive.for_each(|(_, change)| change.apply(&mut names));
        // What lies in a folder that is not there is not there.
        let there = |path: &Path| path.ancestors().all(|folder| names.contains_key(folder));
        let kept: Names =
            names.iter().filter(|(path, _)| there(path)).map(|(path, file)| (path.clone(), *file)).collect();
        let files = self.files.iter().map(|file| {
            let bytes = match torn {
                _ if file.is_synced => file.bytes.clone(),
                Torn::Whole => file.bytes.clone(),
                Torn::Empty => Vec::new(),
                Torn::Half => file.bytes[..file.bytes.len() / 2].to_vec(),
                Torn::Zeros => vec![0; file.bytes.len()],
            };
            File { bytes, is_synced: true, modified: file.modified }
        });
        Self { files: files.collect(), synced: kept.clone(), names: kept, pending: Vec::new() }
    }

    /// What every path holds.
    pub(super) fn contents(&self) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
        let bytes = |node: &Node| node.file().map(|file| self.files[file].bytes.clone());
        self.names.iter().map(|(path, file)| (path.clone(), bytes(file))).collect()
    }
}

impl Node {
    /// The number of a file.
    pub(super) const fn file(self) -> Option<usize> {
        match self {
            Self::Folder => None,
            Self::File(file) => Some(file),
        }
    }
}

impl Change {
    pub(super) fn apply(&self, names: &mut Names) {
        for (path, what) in &self.names {
            match what {
                Some(what) => drop(names.insert(path.clone(), *what)),
                None => drop(names.remove(path)),
            }
        }
    }
}
