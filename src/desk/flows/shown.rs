//! What the audience is shown now, and when that changes by itself.

use std::sync::Arc;

use super::teaching::Teaching;
use crate::crier::Words;
use crate::desk::app::command::Command;
use crate::desk::app::notice::Notice;
use crate::desk::app::outside::Outside;
use crate::desk::app::overlay::Overlays;
use crate::desk::app::preferences::Preferences;
use crate::desk::app::speaker::Speaker;
use crate::desk::app::time::Time;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::screens::hall::ReplayScreen;
use crate::desk::screens::phones::Phones;
use crate::desk::session::{AtTable, Prepares, Session};
use crate::show::{HandedIn, Invitation, Prelude, ReadyCount, Sent, Show, Timer, Waiting};

/// Hides what explains the game.
pub(crate) const fn play_on(audience: &mut Audience, overlays: &mut Overlays) {
    audience.sent = None;
    overlays.explaining.legend = false;
}

/// Speaks the current news.
pub(crate) fn cry_aloud(session: &Session, speaker: &Speaker, prefs: &Preferences) {
    if let Some(shown) = session.on_table().and_then(AtTable::shown) {
        speaker.cry(&shown.news, shown.motion.moment(), &prefs.settings);
    }
}

/// Shows that to the players in place of the game, or the game again; whether that is what they are to see now.
pub(crate) fn send(
    what: Sent,
    session: &Session,
    audience: &mut Audience,
    overlays: &mut Overlays,
    outside: &mut Outside,
    words: &Arc<Words>,
) -> bool {
    audience.turned = 0;
    if audience.sent.take() == Some(what) {
        return false;
    }
    audience.sent = Some(what);
    // Whoever wants it shown wants it seen.
    audience.dark = false;
    match what {
        // The one key plays on from here, and takes it away.
        Sent::Page(_) | Sent::Legend | Sent::Phones => overlays.page = None,
        Sent::Break => {
            let read = audience.words();
            if let Some(game) = session.at_hand() {
                outside.hall(game, words).read_for_break(read);
            }
        }
        // Sizes and colors are set while it is looked at.
        Sent::Test => {}
    }
    true
}

/// The owners of what the audience is shown.
pub(crate) struct Showing<'a> {
    pub(crate) session: &'a Session,
    pub(crate) audience: &'a Audience,
    pub(crate) phones: &'a Phones,
    pub(crate) overlays: &'a Overlays,
    pub(crate) teaching: &'a Teaching,
    pub(crate) prefs: &'a Preferences,
    pub(crate) time: &'a Time,
}

impl Showing<'_> {
    /// What is shown now, to whoever follows.
    pub(crate) fn show(&self) -> Show {
        Show {
            shown: self.session.on_table().and_then(AtTable::shown).cloned(),
            prelude: self.prelude(),
            dark: self.audience.dark,
            sent: self.sent(),
            invitation: self.invitation(),
            hall: self.audience.hall.clone(),
            replay: self.audience.replay.clone().filter(|_| self.overlays.sees::<ReplayScreen>()),
            turned: self.audience.turned,
            hint: self.teaching.standing,
            // Who looks back wants to see the game.
            ceremony: self
                .session
                .on_table()
                .filter(|game| !game.status().looks_back)
                .and_then(|game| game.ceremony()?.seen()),
            handed_in: self.handed_in(),
            ready: self.ready(),
            seated: self.seated(),
            choices: self.phones.count().and_then(|_| Some(self.session.on_table()?.choices())).unwrap_or_default(),
            // Only while phones are there to fill sheets in.
            scoring: self.phones.count().and_then(|_| self.session.on_table()?.scoring()),
            motion: self.prefs.settings.motion,
            armorial: Arc::clone(&self.prefs.settings.armorial),
            timer: self.time.began.map(|began| Timer::of(&self.session.pace, began)).unwrap_or_default(),
        }
    }

    /// Which sheets are in, while players count. On a look back there is a game to see.
    fn handed_in(&self) -> Option<Arc<HandedIn>> {
        let game = self.session.on_table().filter(|game| !game.status().looks_back)?;
        game.handed_in()
    }

    /// How many of those with a seat are ready, while the players choose. On a look back they answer for what they see there.
    pub(crate) fn ready(&self) -> Option<ReadyCount> {
        match self.session.status().filter(|status| !status.looks_back)?.waiting {
            Waiting::Choice(orders) => self.phones.ready(orders).filter(|count| count.of > 0),
            Waiting::Order(_) | Waiting::Nothing => None,
        }
    }

    /// Who sits at the table with a phone, while people join: before the game, in a break, and while the way is shown.
    fn seated(&self) -> Arc<[String]> {
        let begun = self.session.on_table().and_then(AtTable::shown).is_some_and(|shown| !shown.opening);
        let joins = !begun || matches!(self.sent(), Some(Sent::Phones | Sent::Break));
        if joins { self.phones.names() } else { Arc::default() }
    }

    /// How phones are invited, while the players are shown it.
    fn invitation(&self) -> Option<Arc<Invitation>> {
        let invited = self.phones.invitation().filter(|_| self.sent() == Some(Sent::Phones))?;
        Some(self.overlays.phones.with_wifi(invited))
    }

    /// What is shown in the game's place: nothing of a game without one.
    pub(crate) fn sent(&self) -> Option<Sent> {
        self.audience.sent.filter(|sent| match sent {
            Sent::Test => true,
            Sent::Phones => self.phones.invitation().is_some(),
            Sent::Page(_) | Sent::Legend | Sent::Break => self.session.on_table().is_some(),
        })
    }

    /// What tells the person at the desk that something stands in the game's place, with the way to take it back.
    pub(crate) fn sent_notice(&self, parts: usize) -> Option<Notice> {
        let sent = self.sent()?;
        let text = match sent {
            Sent::Page(at) => {
                let rules = self.session.at_hand()?.playable().kind.reference(&self.prefs.words);
                let title = rules.pages.get(at)?.title.as_str();
                self.prefs.words.with("sent-page", &[("title", title.into())])
            }
            Sent::Legend => self.prefs.words.text("sent-legend"),
            Sent::Break => self.prefs.words.text("sent-break"),
            Sent::Test => self.prefs.words.text("sent-test"),
            Sent::Phones => self.prefs.words.text("sent-phones"),
        };
        let turns = matches!(sent, Sent::Page(_)) && parts > 1;
        let turn = turns.then_some(("sent-turn", Command::NextPage));
        Some(Notice::good(text).offering(turn.into_iter().chain([("reference-hide", Command::ShowToAudience(sent))])))
    }

    /// What the audience sees before a game.
    fn prelude(&self) -> Option<Prelude> {
        let title = || self.session.at_hand().and_then(Prepares::title).map(Prelude::Title);
        match self.session.screen {
            Screen::Start => title(),
            Screen::Setup => {
                let prepared = self.session.prepared().and_then(Prepares::preview);
                prepared.map(Prelude::Soon).or_else(title)
            }
            Screen::Table => None,
        }
    }
}
