//! Phones in a build without the feature `gallery`: nothing offers them, so nothing of them can be asked for.
#![expect(
    clippy::unused_self,
    clippy::needless_pass_by_ref_mut,
    reason = "the owner of nothing answers as the owner of phones"
)]

use std::sync::Arc;

use egui::Ui;

use crate::desk::widgets::tools::Tools;
use crate::gallery::{Phone, PhoneId, Picked, ProposalState};
use crate::show::{Invitation, ReadyCount, Sent};

/// The owner of nothing.
#[derive(Default)]
pub(crate) struct Phones {}

impl Phones {
    pub(crate) const fn invitation(&self) -> Option<&Arc<Invitation>> {
        None
    }

    pub(crate) const fn count(&self) -> Option<usize> {
        None
    }

    pub(crate) const fn seats(&self) -> Vec<Phone> {
        Vec::new()
    }

    pub(crate) const fn sheets(&self) -> Vec<Phone> {
        Vec::new()
    }

    pub(crate) fn names(&self) -> Arc<[String]> {
        Arc::default()
    }

    pub(crate) const fn told_of(&mut self, _waiting: &[Phone]) -> Option<String> {
        None
    }

    pub(crate) const fn ready(&self, _orders: usize) -> Option<ReadyCount> {
        None
    }

    pub(crate) const fn picks(&self) -> Vec<Picked> {
        Vec::new()
    }

    pub(crate) const fn resolve(&self, _phone: PhoneId, _state: ProposalState) {}

    pub(crate) const fn set_waiting(&mut self, _waiting: &[PhoneId]) -> bool {
        false
    }

    pub(crate) const fn name_waiting(&mut self, _since: f64) {}

    pub(crate) const fn hide_waiting(&mut self) {}

    pub(crate) const fn named(&self) -> Option<f64> {
        None
    }

    pub(crate) const fn admit(&self, _since: f64) {}

    pub(crate) const fn close(&mut self) {}

    pub(crate) const fn page(&self, _: &mut Ui, _: &mut Tools<'_>, _page: &mut PhonesPage, _moment: Moment) {}
}

/// What is set on a page that nobody sees.
#[derive(Default)]
pub(crate) struct PhonesPage {
    pub(crate) opened: bool,
}

impl PhonesPage {
    pub(crate) fn with_wifi(&self, invited: &Arc<Invitation>) -> Arc<Invitation> {
        Arc::clone(invited)
    }
}

/// What else stands in a frame.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) sent: Option<Sent>,
    #[expect(dead_code, reason = "nobody sees the page")]
    pub(crate) ready: Option<ReadyCount>,
    #[expect(dead_code, reason = "nobody sees the page")]
    pub(crate) now: f64,
}
