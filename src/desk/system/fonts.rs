//! The system's fonts, for names in scripts that ours lack.

use std::sync::{Arc, OnceLock};

use egui::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// A provider of the system's fonts. Scanning them all takes a while, so it begins when there is time, or else with the
/// first letter that ours lack.
#[derive(Clone, Default)]
pub(crate) struct SystemFonts(Arc<OnceLock<SystemFontProvider>>);

impl SystemFonts {
    /// Begins to scan them, in a thread of its own.
    pub(crate) fn look_through(&self) {
        self.0.get_or_init(SystemFontProvider::new);
    }
}

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        self.0.get_or_init(SystemFontProvider::new).font_for(request)
    }
}
