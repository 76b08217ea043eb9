//! Where the desk keeps its files.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use crate::chronicle::Recorded;
use crate::chronicle::cards::{Booked, CardBook};
use crate::chronicle::store::{Document as _, GAME_FILE};

/// The files that the desk keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    /// The game in play.
    pub game: PathBuf,
    /// The settings.
    pub settings: PathBuf,
    /// The folder of the halls of fame, a file for each game.
    pub halls: PathBuf,
    /// The folder into which printed and exported things are written.
    pub documents: PathBuf,
    /// The folder into which pictures are written.
    pub pictures: PathBuf,
}

impl Files {
    /// What happened at a crash, beside the game.
    #[must_use]
    pub fn crash(&self) -> PathBuf {
        self.game.with_file_name("town-crier-crash.txt")
    }

    /// The log, beside the game.
    #[must_use]
    pub fn log(&self) -> PathBuf {
        self.game.with_file_name("town-crier.log")
    }

    /// The keys with which phones were let in last, in the app's own folder: a game may lie where others read.
    #[must_use]
    pub fn phones(&self) -> PathBuf {
        self.halls.join("phones.ron")
    }

    /// Where this system keeps an app's files; nothing if it does not say. `game` takes the usual game's place.
    #[must_use]
    pub fn usual(game: Option<PathBuf>) -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "town-crier")?;
        let user = UserDirs::new();
        let documents = user.as_ref().and_then(|dirs| dirs.document_dir().map(Path::to_path_buf));
        let pictures = user.as_ref().and_then(|dirs| dirs.picture_dir().map(Path::to_path_buf));
        let game = game.unwrap_or_else(|| dirs.data_dir().join(GAME_FILE));
        // Beside the game, if there is no folder for pictures.
        let beside = || game.parent().map(Path::to_path_buf).unwrap_or_default();
        Some(Self {
            pictures: pictures.unwrap_or_else(beside),
            game,
            settings: dirs.config_dir().join("settings.ron"),
            halls: dirs.data_dir().to_path_buf(),
            documents: documents.unwrap_or_else(|| dirs.data_dir().to_path_buf()),
        })
    }

    /// The file of what the group has read from that game's cards.
    #[must_use]
    pub fn cards<G: Booked>(&self) -> PathBuf {
        self.halls.join(CardBook::<G>::file_name())
    }

    /// The file of that game's hall of fame.
    #[must_use]
    pub fn hall<G: Recorded>(&self) -> PathBuf {
        self.halls.join(G::hall_file())
    }
}
