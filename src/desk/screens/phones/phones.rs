//! The owner of the gallery.

use std::io;
use std::mem;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

use super::Network;
use super::keys::Keys;
use crate::crier::{InWords, Words};
use crate::desk::app::command::{Command, PhonesAsk};
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::app::outside::Outside;
use crate::desk::projector::Audience;
use crate::gallery::address::{self, Own};
use crate::gallery::{
    Gallery, GalleryRefusal, Hosts, Limits, NoChance, Options, Phone, PhoneId, Picked, ProposalState, Qr,
};
use crate::show::{Follower, Invitation, ReadyCount, Sent};

/// The owner of the gallery while it is open.
#[derive(Default)]
pub(crate) struct Phones {
    network: Network,
    /// The keys of the gallery before this one: phones that were let in once may return, until there is a new code.
    keys: Option<Keys>,
    pub(super) state: State,
    /// The phones with waiting sheets that were announced to the crier.
    told: Vec<PhoneId>,
    /// The phones that wait for the secrets of their players, each with the time since when its name is shown to the crier.
    waiting: Vec<(PhoneId, Option<f64>)>,
}

/// The state of the gallery.
#[derive(Default)]
pub(super) enum State {
    /// It is closed.
    #[default]
    Closed,
    /// It could not be opened.
    Refused(NoPhones),
    /// It is being opened; the previous invitation is shown until then.
    Opening(Option<Arc<Invitation>>),
    /// It is open.
    Open(Open),
}

/// An open gallery.
pub(super) struct Open {
    gallery: Gallery,
    keys: Keys,
    /// The address at which phones find it.
    pub(super) at: IpAddr,
    /// All addresses at which they may find it, the likeliest first.
    pub(super) own: Vec<Own>,
    pub(super) invitation: Arc<Invitation>,
    pub(super) code: Option<Qr>,
    /// Whether any phone has come.
    came: Arc<AtomicBool>,
    /// The time when it was opened, by the desk's clock.
    pub(super) since: f64,
}

/// Why phones cannot follow.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub(crate) enum NoPhones {
    /// The computer is in no network.
    NoNetwork,
    /// The system does not list the computer's addresses.
    Unlisted(io::Error),
    /// The gallery cannot be opened.
    Refused(#[from] GalleryRefusal),
}

impl From<NoChance> for NoPhones {
    fn from(none: NoChance) -> Self {
        Self::Refused(none.into())
    }
}

impl InWords for NoPhones {
    fn in_words(&self, words: &Words) -> String {
        let reason = match self {
            Self::NoNetwork => return words.text("phones-no-network"),
            Self::Unlisted(error) => error.in_words(words),
            Self::Refused(refusal) => refusal.in_words(words),
        };
        words.with("phones-refused", &[("reason", reason.into())])
    }
}

/// The result of opening a gallery.
pub(crate) struct Opened(Result<Open, NoPhones>);

impl Phones {
    /// Creates a closed gallery in that network.
    pub(crate) fn within(network: Network) -> Self {
        Self { network, ..Self::default() }
    }

    /// Returns the invitation, while there is one.
    pub(crate) const fn invitation(&self) -> Option<&Arc<Invitation>> {
        match &self.state {
            State::Open(open) => Some(&open.invitation),
            State::Opening(before) => before.as_ref(),
            State::Closed | State::Refused(_) => None,
        }
    }

    /// Returns the number of phones that follow; `None` while none can.
    pub(crate) fn count(&self) -> Option<usize> {
        match &self.state {
            State::Open(open) => Some(open.gallery.phones()),
            State::Opening(before) => before.as_ref().map(|_| 0),
            State::Closed | State::Refused(_) => None,
        }
    }

    /// Returns the phones at the table.
    pub(crate) fn seats(&self) -> Vec<Phone> {
        match &self.state {
            State::Open(open) => open.seats(),
            State::Closed | State::Refused(_) | State::Opening(_) => Vec::new(),
        }
    }

    /// Returns the phones at the table, whose sheets are shown now.
    pub(crate) fn sheets(&self) -> Vec<Phone> {
        match &self.state {
            State::Open(open) => open.gallery.sheets(),
            State::Closed | State::Refused(_) | State::Opening(_) => Vec::new(),
        }
    }

    /// Returns the names of those at the table.
    pub(crate) fn names(&self) -> Arc<[String]> {
        match &self.state {
            State::Open(open) => open.gallery.names(),
            State::Closed | State::Refused(_) | State::Opening(_) => Arc::default(),
        }
    }

    /// Counts the phones that are ready after so many orders; `None` while none can follow.
    pub(crate) fn ready(&self, orders: usize) -> Option<ReadyCount> {
        match &self.state {
            State::Open(open) => Some(open.gallery.ready_after(orders)),
            State::Closed | State::Refused(_) | State::Opening(_) => None,
        }
    }

    /// Takes the picks that players have proposed since the last call.
    pub(crate) fn picks(&self) -> Vec<Picked> {
        match &self.state {
            State::Open(open) => open.gallery.picks(),
            State::Closed | State::Refused(_) | State::Opening(_) => Vec::new(),
        }
    }

    /// Sets the state of a phone's sheet.
    pub(crate) fn resolve(&self, phone: PhoneId, state: ProposalState) {
        if let State::Open(open) = &self.state {
            open.gallery.settle(phone, state);
        }
    }

    /// Notes the phones with waiting sheets, and returns the name of the first new one.
    pub(crate) fn told_of(&mut self, waiting: &[Phone]) -> Option<String> {
        let new = waiting.iter().find(|phone| !self.told.contains(&phone.id)).map(|phone| phone.name.to_string());
        self.told = waiting.iter().map(|phone| phone.id).collect();
        new
    }

    /// Sets the phones that wait for the secrets of their players; returns whether they are others than before.
    pub(crate) fn set_waiting(&mut self, waiting: &[PhoneId]) -> bool {
        let differs = !self.waiting.iter().map(|(id, _)| id).eq(waiting);
        let since = |id: &PhoneId| self.waiting.iter().find(|(other, _)| other == id).and_then(|(_, since)| *since);
        self.waiting = waiting.iter().map(|id| (*id, since(id))).collect();
        differs
    }

    /// Notes that the names of those that wait are shown to the crier since then.
    pub(crate) fn name_waiting(&mut self, since: f64) {
        for (_, named) in &mut self.waiting {
            named.get_or_insert(since);
        }
    }

    /// Notes that no name of those that wait is in view.
    pub(crate) fn hide_waiting(&mut self) {
        for (_, named) in &mut self.waiting {
            *named = None;
        }
    }

    /// Returns since when a name of those that wait is in view.
    pub(crate) fn named(&self) -> Option<f64> {
        self.waiting.iter().filter_map(|(_, named)| *named).reduce(f64::min)
    }

    /// Admits those whose names are shown since that time or longer.
    pub(crate) fn admit(&self, since: f64) {
        let named = self.waiting.iter().filter(|(_, named)| named.is_some_and(|named| named <= since));
        let named: Vec<PhoneId> = named.map(|(id, _)| *id).collect();
        if let State::Open(open) = &self.state
            && !named.is_empty()
        {
            open.gallery.admit(&named);
        }
    }

    /// Closes the gallery, and waits briefly until all phones are notified.
    pub(crate) fn close(&mut self) {
        if let State::Open(open) = mem::take(&mut self.state) {
            open.gallery.close();
        }
    }
}

impl Open {
    /// Returns the number of phones that follow.
    pub(super) fn count(&self) -> usize {
        self.gallery.phones()
    }

    /// Returns the phones at the table.
    pub(super) fn seats(&self) -> Vec<Phone> {
        self.gallery.seats()
    }

    /// Whether any phone has come.
    pub(super) fn has_served(&self) -> bool {
        self.came.load(Ordering::Relaxed)
    }
}

/// Carries out a request. Slow work is done in the background.
pub(crate) fn follow(
    phones: &mut Phones,
    audience: &mut Audience,
    outside: &mut Outside,
    ctx: &Context,
    ask: PhonesAsk,
) {
    let (at, new) = match ask {
        PhonesAsk::Open => (None, false),
        PhonesAsk::At(at) => (Some(at), false),
        PhonesAsk::NewCode => (None, true),
        PhonesAsk::Stop => {
            // Dropped, it tells everybody.
            phones.state = State::Closed;
            audience.sent = audience.sent.filter(|sent| *sent != Sent::Phones);
            let (file, now) = (outside.files.phones(), (outside.clock)().timestamp().as_second());
            outside.jobs.on_disk(move || {
                if let Err(error) = Keys::stop(&file, now) {
                    log::warn!("{} is not written: {error}", file.display());
                }
                Done::Quietly
            });
            return;
        }
        PhonesAsk::Free(phone) => {
            if let State::Open(open) = &phones.state {
                open.gallery.free(phone);
            }
            return;
        }
    };
    let before = match mem::take(&mut phones.state) {
        opening @ State::Opening(_) => {
            phones.state = opening;
            return;
        }
        State::Open(open) => Some(open),
        State::Closed | State::Refused(_) => None,
    };
    phones.state = State::Opening(before.as_ref().map(|open| Arc::clone(&open.invitation)));
    let network = phones.network.clone();
    phones.keys = phones.keys.take().filter(|_| !new);
    let keys = phones.keys.clone();
    let (file, now) = (outside.files.phones(), (outside.clock)().timestamp().as_second());
    let tries: Vec<_> = network.ports.iter().map(|port| (*port, audience.follower())).collect();
    let window = ctx.clone();
    outside.jobs.start("phones", move || {
        let at = at.or(before.as_ref().map(|open| open.at));
        if let Some(Open { gallery, .. }) = before {
            // The port is free again then.
            gallery.close();
        }
        if new {
            Keys::forget(&file);
        }
        let keys = keys.or_else(|| Keys::kept(&file, now));
        let opened = open(&network, (at, keys), tries, &window);
        if let Ok(open) = &opened
            && let Err(error) = open.keys.keep(&file, now)
        {
            // Then phones have to scan anew when the app was closed; nothing else is lost.
            log::warn!("{} is not written: {error}", file.display());
        }
        Done::Phones(Box::new(Opened(opened)))
    });
}

/// Offers to let phones follow again, if they could until the app was closed or ended: they still wait. Nothing opens by itself.
pub(crate) fn offer_again(outside: &mut Outside, words: &Arc<Words>) {
    let (file, now) = (outside.files.phones(), (outside.clock)().timestamp().as_second());
    let words = Arc::clone(words);
    outside.jobs.on_disk(move || {
        if !Keys::wait(&file, now) {
            return Done::Quietly;
        }
        let open = Command::Phones(PhonesAsk::Open);
        Done::Told(Notice::good(words.text("phones-again")).offering([("phones-open", open)]).staying())
    });
}

/// Takes the result of opening a gallery.
pub(crate) fn heard(phones: &mut Phones, now: f64, Opened(opened): Opened) {
    // Nobody waits for it any more.
    if !matches!(phones.state, State::Opening(_)) {
        return;
    }
    phones.state = match opened {
        Ok(open) => {
            phones.keys = Some(open.keys.clone());
            State::Open(Open { since: now, ..open })
        }
        Err(why) => State::Refused(why),
    };
}

/// Opens a gallery at the first free port, at that address if it still exists, and with those keys if there are any.
fn open(
    network: &Network,
    (at, keys): (Option<IpAddr>, Option<Keys>),
    tries: Vec<(u16, Follower)>,
    window: &Context,
) -> Result<Open, NoPhones> {
    let own = (network.own)().map_err(NoPhones::Unlisted)?;
    let at = at.filter(|at| own.iter().any(|own| own.address == *at));
    let Some(at) = at.or_else(|| Some(own.first()?.address)) else { return Err(NoPhones::NoNetwork) };
    let keys = match keys {
        Some(keys) => keys,
        None => Keys::random()?,
    };
    let came = Arc::new(AtomicBool::new(false));
    let mut refused = NoPhones::NoNetwork;
    for (port, follower) in tries {
        let options = Options {
            bind: SocketAddr::new(at, port),
            key: keys.phones.clone(),
            overlay: keys.overlay.clone(),
            hosts: Hosts::default(),
            limits: Limits::default(),
        };
        let (window, comes) = (window.clone(), Arc::clone(&came));
        let wake = move || {
            comes.store(true, Ordering::Relaxed);
            window.request_repaint();
        };
        match Gallery::open_and_wake(follower, options, wake) {
            Ok(gallery) => {
                let bound = gallery.address();
                let invitation = Invitation {
                    address: address::text(bound, &keys.phones),
                    code: address::code(bound, &keys.phones),
                    wifi: None,
                };
                let code = Qr::of(&invitation.code);
                return Ok(Open { gallery, keys, at, own, invitation: Arc::new(invitation), code, came, since: 0.0 });
            }
            Err(taken @ GalleryRefusal::Taken(_)) => refused = taken.into(),
            Err(other) => return Err(other.into()),
        }
    }
    Err(refused)
}
