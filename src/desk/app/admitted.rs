//! The phones that sit down as players with secrets: told to the crier, and admitted by the next key that goes on.

use super::command::{Command, Page};
use super::notice::Notice;
use crate::desk::Desk;
use crate::desk::session::AtTable;
use crate::gallery::Phone;

impl Desk {
    /// Tells the crier of the phones that wait for the secrets of their players, whenever they are others than before.
    pub(crate) fn hear_seats(&mut self) {
        let shown = self.session.on_table().and_then(AtTable::shown);
        let waits = |phone: &Phone| shown.is_some_and(|shown| shown.waits(phone.name.player(), phone.admitted));
        let waiting: Vec<Phone> = self.phones.seats().into_iter().filter(waits).collect();
        if !self.phones.set_waiting(waiting.iter().map(|phone| phone.id).collect()) {
            return;
        }
        self.notices.take_offer();
        if !waiting.is_empty() {
            let names: Vec<&str> = waiting.iter().map(|phone| phone.name.as_str()).collect();
            let text = self.prefs.words.with("phones-sat-down", &[("names", names.join(", ").into())]);
            let page = ("phones-title", Command::Page(Page::Phones));
            self.notices.tell(Notice::good(text).offering([page]).staying());
        }
    }

    /// Puts the notice that is shown away: whoever does that has read it.
    pub(super) fn dismiss(&mut self) {
        self.notices.dismiss();
        self.admit_phones();
    }

    /// Admits the phones of which the crier was told, once that was there to be read: whoever goes on then agrees.
    pub(super) fn admit_phones(&mut self) {
        if self.phones.waits() && self.notices.is_offer_read(self.time.now) {
            self.phones.admit();
            self.notices.take_offer();
        }
    }
}
