//! A disk in memory that loses its power between any two calls, is full, or forbids.

mod platter;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::TryLockError;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime};

use platter::{Change, File, Node, Platter};
use town_crier::chronicle::file::{Disk, FileSystem, Kind, Locked, Stamp};

/// A disk; its copies are the same one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Simulated(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    platter: Platter,
    /// What was on disk, and what was not, after each call since somebody asked.
    moments: Vec<Platter>,
    /// The calls that change something, as they were made.
    calls: Vec<String>,
    locked: BTreeSet<usize>,
    fault: Fault,
    /// Files may have second names.
    has_no_links: bool,
    /// So many seconds have gone by; the clock may be set back.
    clock: u64,
    chance: u32,
}

/// What is wrong with a disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing.
    #[default]
    Nothing,
    /// There is room for so many bytes more.
    Full(usize),
    /// Nothing can be changed there.
    ReadOnly,
    /// Nothing may be changed there.
    Forbidden,
    /// Nothing may be read there.
    Unreadable,
    /// The call after so many more that change something fails, and that one alone.
    Once(usize),
}

impl Simulated {
    /// An empty disk with that folder on it.
    pub(crate) fn with(folder: &str) -> Self {
        let disk = Self::default();
        for folder in ["/", folder] {
            disk.state().platter.synced.insert(folder.into(), Node::Folder);
            disk.state().platter.names.insert(folder.into(), Node::Folder);
        }
        disk
    }

    /// The same disk, to be handed on.
    pub(crate) fn handle(&self) -> Disk {
        Arc::new(self.clone())
    }

    /// From now on, this is wrong with it.
    pub(crate) fn fails(&self, fault: Fault) {
        self.state().fault = fault;
    }

    /// From now on, no file can have a second name.
    pub(crate) fn forgets_links(&self) {
        self.state().has_no_links = true;
    }

    /// Sets the clock back to when it began.
    pub(crate) fn sets_the_clock_back(&self) {
        self.state().clock = 0;
    }

    /// The calls that changed something since it was last asked.
    pub(crate) fn calls(&self) -> Vec<String> {
        std::mem::take(&mut self.state().calls)
    }

    /// What lies there, folders left out.
    pub(crate) fn paths(&self) -> Vec<PathBuf> {
        let state = self.state();
        state.platter.names.iter().filter(|(_, node)| node.file().is_some()).map(|(path, _)| path.clone()).collect()
    }

    /// Puts a file there past the store, as another program does.
    pub(crate) fn meddle(&self, path: &Path, bytes: Option<&[u8]>) {
        let mut state = self.state();
        state.tick();
        match bytes {
            None => drop(state.platter.names.remove(path)),
            Some(bytes) => {
                let file = state.new_file(bytes);
                state.platter.names.insert(path.to_path_buf(), Node::File(file));
            }
        }
        state.platter.settle();
    }

    /// Every disk that a power cut at any moment since it was last asked may have left, each once, and the disks that a kill
    /// then left. The machine stands again; nobody holds a lock.
    pub(crate) fn after_power_cuts(&self) -> Vec<Self> {
        let moments = std::mem::take(&mut self.state().moments);
        let mut found = BTreeMap::new();
        for platter in moments {
            for left in platter.after_power_cut() {
                found.entry(left.contents()).or_insert(left);
            }
        }
        let disk = |platter| Self(Arc::new(Mutex::new(State { platter, clock: 1_000_000, ..State::default() })));
        found.into_values().map(disk).collect()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no test has failed with it")
    }
}

impl State {
    fn tick(&mut self) {
        self.clock += 1;
    }

    fn new_file(&mut self, bytes: &[u8]) -> usize {
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(self.clock);
        self.platter.files.push(File { bytes: bytes.to_vec(), is_synced: false, modified });
        self.platter.files.len() - 1
    }

    fn allowed(&self) -> io::Result<()> {
        match self.fault {
            Fault::ReadOnly => Err(ErrorKind::ReadOnlyFilesystem.into()),
            Fault::Forbidden => Err(ErrorKind::PermissionDenied.into()),
            Fault::Nothing | Fault::Full(_) | Fault::Unreadable | Fault::Once(_) => Ok(()),
        }
    }

    /// Notes a call that changes something, unless it fails.
    fn call(&mut self, call: &str, paths: &[&Path]) -> io::Result<()> {
        self.tick();
        // To sync changes nothing, so it is forbidden nowhere.
        if call != "sync" {
            self.allowed()?;
        }
        match &mut self.fault {
            Fault::Once(0) => {
                self.fault = Fault::Nothing;
                return Err(ErrorKind::TimedOut.into());
            }
            Fault::Once(more) => *more -= 1,
            Fault::Nothing | Fault::Full(_) | Fault::ReadOnly | Fault::Forbidden | Fault::Unreadable => {}
        }
        let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
        self.calls.push(format!("{call} {}", paths.join(" ")));
        Ok(())
    }

    /// Changes names, as a program sees them at once.
    fn change(&mut self, names: &[(&Path, Option<Node>)]) {
        let mut folders: Vec<&Path> = names.iter().filter_map(|(path, _)| path.parent()).collect();
        folders.dedup();
        for folder in folders {
            let names = names.iter().filter(|(path, _)| path.parent() == Some(folder));
            let names = names.map(|(path, what)| (path.to_path_buf(), *what)).collect();
            let change = Change { folder: folder.to_path_buf(), names };
            change.apply(&mut self.platter.names);
            self.platter.pending.push(change);
        }
        self.moment();
    }

    fn moment(&mut self) {
        self.moments.push(self.platter.clone());
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.call("create", &[path])?;
        self.free(path)?;
        let file = self.new_file(&[]);
        self.change(&[(path, Some(Node::File(file)))]);
        self.call("write", &[path])?;
        let room = if let Fault::Full(room) = self.fault { room } else { bytes.len() };
        self.platter.files[file].bytes = bytes[..room.min(bytes.len())].to_vec();
        self.moment();
        if room < bytes.len() {
            return Err(ErrorKind::StorageFull.into());
        }
        self.call("sync", &[path])?;
        self.platter.files[file].is_synced = true;
        self.moment();
        Ok(())
    }

    /// That the name is free, and in a folder.
    fn free(&self, path: &Path) -> io::Result<()> {
        match path.parent().and_then(|folder| self.platter.names.get(folder)) {
            _ if self.platter.names.contains_key(path) => Err(ErrorKind::AlreadyExists.into()),
            None => Err(ErrorKind::NotFound.into()),
            Some(Node::File(_)) => Err(ErrorKind::NotADirectory.into()),
            Some(Node::Folder) => Ok(()),
        }
    }

    fn file(&self, path: &Path) -> io::Result<usize> {
        match self.platter.names.get(path) {
            Some(Node::File(file)) => Ok(*file),
            Some(Node::Folder) => Err(ErrorKind::IsADirectory.into()),
            None => Err(ErrorKind::NotFound.into()),
        }
    }
}

impl FileSystem for Simulated {
    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        let state = self.state();
        let file = state.platter.names.get(path).ok_or(ErrorKind::NotFound)?.file();
        let (kind, length, modified) = match file {
            None => (Kind::Folder, 0, None),
            Some(file) => {
                let File { bytes, is_synced: _, modified } = &state.platter.files[file];
                (Kind::File, bytes.len() as u64, Some(*modified))
            }
        };
        Ok(Stamp { kind, length, modified, number: file.map(|file| (0, file as u64)) })
    }

    fn read(&self, path: &Path, longest: usize) -> io::Result<Vec<u8>> {
        let state = self.state();
        let file = state.file(path)?;
        if state.fault == Fault::Unreadable {
            return Err(ErrorKind::PermissionDenied.into());
        }
        Ok(state.platter.files[file].bytes.iter().copied().take(longest + 1).collect())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let state = self.state();
        Ok(state.platter.names.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        let is_new = state.free(path).is_ok();
        let written = state.write(path, bytes);
        if written.is_err() && is_new && state.platter.names.contains_key(path) {
            state.change(&[(path, None)]);
        }
        written
    }

    fn write_beside(&self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        let chance = {
            let mut state = self.state();
            state.chance += 1;
            state.chance
        };
        let name = path.with_file_name(format!(".town-crier-{chance:06}"));
        self.write(&name, bytes)?;
        Ok(name)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.call("rename", &[from, to])?;
        let file = state.file(from)?;
        // To rename one name of a file to another one does nothing, and both stay.
        if state.platter.names.get(to) != Some(&Node::File(file)) {
            state.change(&[(from, None), (to, Some(Node::File(file)))]);
        }
        Ok(())
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.call("link", &[from, to])?;
        if state.has_no_links {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let file = state.file(from)?;
        state.free(to)?;
        state.change(&[(to, Some(Node::File(file)))]);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.call("remove", &[path])?;
        state.file(path)?;
        state.change(&[(path, None)]);
        Ok(())
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.call("folder", &[path])?;
        state.free(path)?;
        state.change(&[(path, Some(Node::Folder))]);
        Ok(())
    }

    fn sync(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.call("sync", &[folder])?;
        let (synced, pending) =
            state.platter.pending.drain(..).partition::<Vec<_>, _>(|change| change.folder == folder);
        state.platter.pending = pending;
        for change in &synced {
            change.apply(&mut state.platter.synced);
        }
        state.moment();
        Ok(())
    }

    fn lock(&self, path: &Path) -> Result<Box<dyn Locked>, TryLockError> {
        let mut state = self.state();
        // To be locked it is opened for writing.
        state.call("lock", &[path]).map_err(TryLockError::Error)?;
        let file = match state.file(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                state.free(path).map_err(TryLockError::Error)?;
                let file = state.new_file(&[]);
                state.change(&[(path, Some(Node::File(file)))]);
                file
            }
            Err(error) => return Err(TryLockError::Error(error)),
        };
        if !state.locked.insert(file) {
            return Err(TryLockError::WouldBlock);
        }
        Ok(Box::new(Lock { disk: self.clone(), file }))
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_path_buf())
    }
}

#[derive(Debug)]
struct Lock {
    disk: Simulated,
    file: usize,
}

impl Locked for Lock {
    fn is_at(&self, path: &Path) -> bool {
        self.disk.state().platter.names.get(path) == Some(&Node::File(self.file))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.disk.state().locked.remove(&self.file);
    }
}
