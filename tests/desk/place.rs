//! The folder of a desk that is tested.

use std::path::PathBuf;
use std::rc::Rc;

use egui_kittest::Harness;
use tempfile::{TempDir, tempdir};
use town_crier::chronicle::{self, Recorded, save};
use town_crier::desk::{Desk, Files, Games};

use super::{SIZE, TestDesk};

/// The folder of a desk: its settings, its game and what else it keeps. It goes with the last who holds it.
#[derive(Clone)]
pub(super) struct Place {
    folder: Rc<TempDir>,
    pub(super) games: fn() -> Games,
}

impl Place {
    /// A folder with settings alone.
    pub(super) fn new(settings: impl AsRef<str>) -> Self {
        Self::of(town_crier::games::for_desk, settings)
    }

    /// The same for a desk that knows these games.
    pub(super) fn of(games: fn() -> Games, settings: impl AsRef<str>) -> Self {
        let place = Self { folder: Rc::new(tempdir().expect("a folder")), games };
        place.write("settings.ron", settings.as_ref());
        place
    }

    /// The same with this game in play.
    pub(super) fn keeping<G: Recorded>(settings: impl AsRef<str>, record: &chronicle::Record<G>) -> Self {
        let place = Self::new(settings);
        place.write("game.ron", save::write(record).expect("any record can be written"));
        place
    }

    /// Where a file of that name lies.
    pub(super) fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes that file.
    pub(super) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.at(name), text).expect("a file");
    }

    /// What that file holds.
    pub(super) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.at(name)).expect("a file")
    }

    pub(super) fn files(&self) -> Files {
        TestDesk::files(&self.at("game.ron"), &self.at("settings.ron"))
    }

    /// A desk in English on what lies here.
    pub(super) fn desk(&self) -> TestDesk {
        self.sized(SIZE)
    }

    pub(super) fn sized(&self, size: [f32; 2]) -> TestDesk {
        self.with(size, |desk| desk)
    }

    /// The same, with other services.
    pub(super) fn with(&self, size: [f32; 2], services: impl FnOnce(Desk) -> Desk) -> TestDesk {
        let mut desk = TestDesk::built(Harness::builder().with_size(size).with_max_steps(8), self, services);
        desk.pass_start();
        desk
    }
}
