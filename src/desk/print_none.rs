//! Printing in a build without the feature `paper`: nothing offers it, so nothing of it can be asked for.

use eframe::egui::Ui;

use super::Desk;
use super::look::tools::Tools;

/// Whether this build prints; another one does not speak of it.
pub(crate) const OFFERED: bool = false;

/// Something to be printed: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintJob {}

/// The choices for printing: there are none.
pub(crate) enum PrintScreen {}

impl PrintScreen {
    pub(crate) const fn ui<R>(&mut self, _ui: &mut Ui, _tools: &mut Tools<'_>, _record: R) {
        match *self {}
    }
}

pub(crate) const fn show(_desk: &mut Desk) {}

pub(crate) const fn write(_desk: &mut Desk, job: PrintJob) {
    match job {}
}
