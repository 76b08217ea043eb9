//! The settings in use, and what is made of them.

use std::mem;
use std::sync::Arc;

use super::jobs::Done;
use super::notice::Notice;
use super::outside::Outside;
use super::settings::Settings;
use crate::chronicle::file::Disk;
use crate::crier::Words;
use crate::show::{CeremonyShown, HallShown};

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
    /// Gives arms to those of a group at the table who have none.
    pub(crate) fn meet<'a>(&mut self, group: impl IntoIterator<Item = &'a str>) {
        self.met |= Arc::make_mut(&mut self.settings.armorial).meet(group);
    }

    /// Gives arms to those who are told of and have none, while there is room.
    pub(crate) fn hear<'a>(&mut self, people: impl IntoIterator<Item = &'a str>) {
        self.met |= Arc::make_mut(&mut self.settings.armorial).hear(people);
    }

    /// Gives arms to those who were counted and have none, in a game whose seats have no colors.
    pub(crate) fn meet_counted(&mut self, shown: &CeremonyShown) {
        let view = shown.ceremony.view(&self.words);
        let people = view.players.values().zip(view.colors.values()).filter(|(_, color)| color.is_none());
        self.meet(people.map(|(name, _)| name.as_str()));
    }

    /// Gives arms to the people of a hall of fame who have none.
    pub(crate) fn meet_hall(&mut self, hall: &HallShown) {
        let view = hall.view(&self.words);
        let people = view.players.iter().filter(|player| player.color.is_none());
        self.hear(people.map(|player| player.name.as_str()));
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
