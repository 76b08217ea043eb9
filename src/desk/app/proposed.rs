//! What players propose on their phones: heard beside the draft of the next order, and given by the one key once it can have been seen.

use std::mem;

use egui::Context;

#[cfg(feature = "gallery")]
use super::command::PhonesAsk;
use super::command::{Command, Press};
use super::focus::Focus;
use super::time::{SEEN, Time, seconds};
use crate::desk::Desk;
use crate::desk::session::{Act, Given};

/// So many seconds what players propose waits after a press that was meant for something else: the next one gives what stands there.
const STANDS: f64 = 3.0;

impl Desk {
    /// Puts what players propose beside the draft of the next order; the one key gives it, where it does not count at once.
    pub(crate) fn hear_proposals(&mut self, ctx: &Context) {
        let covers = self.covers_table();
        if !covers && mem::take(&mut self.time.behind) {
            self.note_proposal();
            self.trust();
        }
        if let Some(left) = self.time.proposals_wait.map(|until| until - self.time.now).filter(|left| *left > 0.0) {
            return ctx.request_repaint_after(seconds(left));
        }
        for picked in self.phones.picks() {
            if self.session.on_table_mut().is_some_and(|game| game.propose(picked)) {
                self.time.proposed = Some(self.time.now);
                self.time.behind = covers;
                if !covers {
                    self.trust();
                }
            }
            ctx.request_repaint();
        }
    }

    /// Gives what the player proposes whose turn it is, where the crier has set that.
    fn trust(&mut self) {
        if self.prefs.settings.trusts && self.give(Act::Trust) == Given::Order {
            // A press that comes now was meant for what stood before.
            self.time.trusted = Some(self.time.now);
            self.time.proposed = self.time.trusted;
        }
    }

    /// Whether a page, another screen or a look back stands before the table.
    fn covers_table(&self) -> bool {
        match self.focus() {
            Focus::Page | Focus::FirstTime | Focus::Overlay | Focus::Form | Focus::LookBack => true,
            Focus::Table
            | Focus::Menu
            | Focus::Aside
            | Focus::Question
            | Focus::Present
            | Focus::Ceremony
            | Focus::Projector => false,
        }
    }

    /// Sends back what the phones propose that this removes.
    #[cfg(feature = "gallery")]
    pub(super) fn send_back_removed(&mut self, ask: &PhonesAsk) {
        let removed = match ask {
            PhonesAsk::Open => return,
            PhonesAsk::Stop | PhonesAsk::NewCode | PhonesAsk::At(_) => None,
            PhonesAsk::Free(removed) => Some(*removed),
        };
        let all = self.phones.seats();
        let phone = removed.map(|removed| all.iter().find(|phone| phone.id == removed));
        let Some(game) = self.session.on_table_mut() else { return };
        let seat = phone.map(|phone| game.shown()?.seat(phone?.name.player(), true));
        for own in game.choices() {
            if seat.is_none_or(|seat| seat == Some(own.seat)) {
                game.send_back(own.seat);
            }
        }
    }

    /// Gives what the one key gives now, unless a player has just changed it.
    pub(super) fn give_next(&mut self, ctx: &Context) {
        if !self.is_unseen(ctx, self.time.proposed) {
            self.admit_phones();
            // What the key asks about instead stands still, too: the next press answers it.
            let asks = self.give(Act::Next) == Given::Question;
            self.time.proposals_wait = asks.then_some(self.time.now + STANDS);
        }
    }

    /// Whether a press was meant for what stood there before: a click, where a player's proposal has just come to lie there, has changed
    /// or gone; a key, which stays where it is, where the order of a player was given at once.
    pub(super) fn is_press_unseen(&mut self, ctx: &Context, press: Press) -> bool {
        let Time { proposed, shown: (_, shown), trusted, .. } = self.time;
        let changed = match press {
            Press::Item(_) | Press::Accept => [proposed, shown, trusted].into_iter().flatten().reduce(f64::max),
            Press::Digit(_) | Press::Letter(_) | Press::Way(_) | Press::Number(..) => trusted,
        };
        self.is_unseen(ctx, changed)
    }

    /// Whether what changed at that time cannot have been seen yet; then it stands still, and the crier is told.
    fn is_unseen(&mut self, ctx: &Context, changed: Option<f64>) -> bool {
        let is_unseen = changed.is_some_and(|changed| self.time.now - changed <= SEEN);
        if is_unseen {
            // However often phones propose, it takes no more than another press.
            self.time.proposals_wait = Some(self.time.now + STANDS);
            self.tell_key(ctx, "desk-proposed-anew", &Command::Next);
        }
        is_unseen
    }

    /// Notes when what is shown of a player's proposal has changed.
    pub(crate) fn note_shown(&mut self) {
        let shown = self.session.status().map_or(0, |status| status.proposals_shown);
        if shown != self.time.shown.0 {
            self.time.shown = (shown, Some(self.time.now));
        }
    }

    /// Notes behind an order that another proposal has taken the place of the one that was given, if one has: nobody has seen it there
    /// yet.
    pub(super) fn note_proposal(&mut self) {
        let stands = self.session.on_table().is_some_and(|game| game.choices().iter().any(|own| own.is_laid()));
        self.time.proposed = stands.then_some(self.time.now);
    }
}
