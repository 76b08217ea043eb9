//! Phones in a build without the feature `gallery`: nothing offers them, so nothing of them can be asked for.

use std::sync::Arc;

use eframe::egui::{Context, Ui};

use super::Desk;
use super::look::tools::Tools;
use crate::show::{Invitation, Sent};

/// Whether phones can follow in this build; another one does not speak of it.
pub(crate) const OFFERED: bool = false;

/// Something that is asked of the phones' owner: there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonesAsk {}

/// The owner of nothing.
#[derive(Default)]
pub(crate) struct Phones {
    open: Option<PhonesAsk>,
}

impl Phones {
    pub(crate) const fn invitation(&self) -> Option<&Arc<Invitation>> {
        match self.open {
            None => None,
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn count(&self) -> Option<usize> {
        match self.open {
            None => None,
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn page(&self, _ui: &mut Ui, _tools: &mut Tools<'_>, _sent: Option<Sent>, _now: f64) {
        match self.open {
            None => {}
            Some(ask) => match ask {},
        }
    }
}

pub(crate) const fn follow(_desk: &mut Desk, _ctx: &Context, ask: PhonesAsk) {
    match ask {}
}
