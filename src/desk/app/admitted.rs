//! The phones that sit down as players with secrets: told to the crier, and admitted by the button of that notice, or
//! by the next order or question of the one key.

use super::command::{Command, Page};
use super::notice::{Notice, Notices};
use crate::desk::Desk;
use crate::desk::session::AtTable;
use crate::gallery::Phone;

impl Desk {
    /// Tells the crier of the phones that wait for the secrets of their players, each time that they are others.
    pub(crate) fn hear_seats(&mut self) {
        // Nobody reads what another notice covers.
        if self.notices.offered().is_none() {
            self.phones.hide_waiting();
        }
        let shown = self.session.on_table().and_then(AtTable::shown);
        let waits = |phone: &Phone| shown.is_some_and(|shown| shown.waits(phone.name.player(), phone.admitted));
        let waiting: Vec<Phone> = self.phones.seats().into_iter().filter(waits).collect();
        let differs = self.phones.set_waiting(&waiting.iter().map(|phone| phone.id).collect::<Vec<_>>());
        if waiting.is_empty() {
            if differs {
                self.notices.take_offer();
            }
            return;
        }
        let names: Vec<&str> = waiting.iter().map(|phone| phone.name.as_str()).collect();
        let text = self.prefs.words.with("phones-sat-down", &[("names", names.join(", ").into())]);
        let notice = Notice::good(text)
            .offering([("phones-let-in", Command::LetIn), ("phones-title", Command::Page(Page::Phones))])
            .staying()
            .read_first();
        if differs || self.notices.offers_but(&notice) {
            self.notices.tell(notice);
        } else if let Some(since) = self.notices.offered() {
            self.phones.name_waiting(since);
        }
        self.notices.set_readable(self.phones.named().map(|since| since + Notices::READ));
    }

    /// Shows the page of phones, and there who waits, also if that was put away.
    pub(super) fn show_phones(&mut self) {
        self.phones.set_waiting(&[]);
        self.overlays.turn_to(Page::Phones);
    }

    /// Admits the phones whose names are there to be read: whoever goes on then agrees. Each has its own time, so that nobody who
    /// comes and goes keeps others waiting, or gets in beside them.
    pub(super) fn admit_phones(&self) {
        if self.notices.offered().is_some() {
            self.phones.admit(self.time.now - Notices::READ);
        }
    }
}
