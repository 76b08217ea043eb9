//! Settings are read, or why not is said; what was read is written, and reads as the same settings.
//!
//! The desk's own files stand here without the desk: a window would take minutes to build and is not asked.
#![no_main]

#[allow(dead_code, unreachable_pub, reason = "the desk uses the rest of it")]
#[allow(clippy::pedantic, clippy::style, reason = "it is looked at with the desk")]
#[path = "../../src/desk/app/settings.rs"]
mod settings;

#[allow(dead_code, unreachable_pub, reason = "the desk uses the rest of it")]
#[allow(clippy::pedantic, clippy::style, reason = "it is looked at with the desk")]
#[path = "../../src/desk/app/kept_settings.rs"]
mod kept_settings;

#[allow(dead_code, unreachable_pub, reason = "the desk uses the rest of it")]
#[allow(clippy::pedantic, clippy::style, reason = "it is looked at with the desk")]
#[path = "../../src/desk/app/groups.rs"]
mod groups;

#[path = "../../src/desk/app/fields.rs"]
mod fields;

#[path = "../../src/chronicle/mirror.rs"]
mod mirror;

/// The room, with the macro that the settings take from it.
mod chronicle {
    pub(crate) use crate::mirror::mirror;
    pub(crate) use town_crier::chronicle::*;
}

use libfuzzer_sys::fuzz_target;
use settings::Settings;
use town_crier::crier::Language;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::{crier, show, stage};
use town_crier_fuzz::said;

fuzz_target!(|file: &[u8]| {
    match Settings::read(file, Language::English) {
        Err(error) => said::<TroyesDice>(&*error),
        Ok((settings, _)) => {
            let again = Settings::read(settings.text().as_bytes(), Language::English);
            assert_eq!(again.ok(), Some((settings.clone(), Vec::new())));
            assert!(settings.aloud.volume <= 100);
        }
    }
});
