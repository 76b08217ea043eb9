//! Phones in a build without the feature `gallery`: nothing offers them, so nothing of them can be asked for.

use std::sync::Arc;

use egui::{Context, Ui};

use crate::desk::app::outside::Outside;
use crate::desk::projector::Audience;
use crate::desk::widgets::tools::Tools;
use crate::gallery::{Phone, PhoneId, ProposalState};
use crate::show::{Invitation, ReadyCount, Sent};

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

    pub(crate) const fn seats(&self) -> Vec<Phone> {
        match self.open {
            None => Vec::new(),
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn told_of(&mut self, _waiting: &[Phone]) -> Option<String> {
        match self.open {
            None => None,
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn settle(&self, _phone: PhoneId, _state: ProposalState) {
        match self.open {
            None => {}
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn close(&mut self) {
        match self.open {
            None => {}
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn ready(&self, _orders: usize) -> Option<ReadyCount> {
        match self.open {
            None => None,
            Some(ask) => match ask {},
        }
    }

    pub(crate) const fn page(&self, _ui: &mut Ui, _tools: &mut Tools<'_>, _page: &mut PhonesPage, moment: Moment) {
        let _ = (moment.sent, moment.ready, moment.now);
        match self.open {
            None => {}
            Some(ask) => match ask {},
        }
    }
}

/// What is set on a page that nobody sees.
#[derive(Default)]
pub(crate) struct PhonesPage {
    pub(crate) opened: bool,
}

impl PhonesPage {
    pub(crate) fn with_wifi(&self, invited: &Arc<Invitation>) -> Arc<Invitation> {
        let _ = self.opened;
        Arc::clone(invited)
    }
}

/// What else stands in a frame.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) sent: Option<Sent>,
    pub(crate) ready: Option<ReadyCount>,
    pub(crate) now: f64,
}

pub(crate) const fn follow(
    _phones: &mut Phones,
    _audience: &mut Audience,
    _outside: &mut Outside,
    _ctx: &Context,
    ask: PhonesAsk,
) {
    match ask {}
}
