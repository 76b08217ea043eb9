//! The settings in use, and what is made of them.

use std::mem;
use std::sync::Arc;

use super::jobs::Done;
use super::notice::Notice;
use super::outside::Outside;
use super::settings::Settings;
use crate::chronicle::file::Disk;
use crate::crier::Words;

/// The owner of the settings and of the words that they ask for.
pub(crate) struct Preferences {
    pub(crate) settings: Settings,
    /// The words of the app and of the game at hand.
    pub(crate) words: Arc<Words>,
    /// What the windows' style and words were last made from.
    pub(crate) styled: Option<Settings>,
    /// Whether the settings were changed since they were written.
    pub(crate) unsaved: bool,
    /// Whether somebody got arms since they were written.
    pub(crate) met: bool,
}

impl Preferences {
    /// Gives arms to those of a group who have none.
    pub(crate) fn meet<'a>(&mut self, group: impl IntoIterator<Item = &'a str>) {
        self.met |= Arc::make_mut(&mut self.settings.armorial).meet(group);
    }

    /// Writes the settings in the background. That somebody's arms cannot be kept is no trouble of the evening.
    pub(crate) fn save(&mut self, outside: &mut Outside) {
        let tells = mem::take(&mut self.unsaved);
        self.met = false;
        let (settings, words) = (self.settings.clone(), Arc::clone(&self.words));
        let (file, disk) = (outside.files.settings.clone(), Disk::clone(&outside.disk));
        outside.jobs.on_disk(move || match settings.save(&*disk, &file, &words) {
            Err(sentence) if tells => Done::Told(Notice::bad(sentence)),
            Err(sentence) => {
                log::warn!("{sentence}");
                Done::Quietly
            }
            Ok(()) => Done::Quietly,
        });
    }
}
