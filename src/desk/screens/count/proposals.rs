//! Sheets that were handed in by phone. Each is a proposal: it becomes part of the results by a click here, through the
//! same path as typed entries.

use std::mem;
use std::sync::Arc;
use std::time::Duration;

use egui::text::{LayoutJob, TextFormat};
use egui::{Label, Ui};

use super::layout::At;
use super::screen::CountScreen;
use crate::chronicle::PlayerSheet;
use crate::chronicle::hall::{Looks, PlayerName};
use crate::crier::{InWords as _, Words};
use crate::desk::app::command::{Command, ResultsAsk};
use crate::desk::app::time::SEEN;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, read_out};
use crate::gallery::{Phone, PhoneId};
use crate::play::Seat;
use crate::show::{Counted, Scoring, is_unnamed};

/// The waiting sheets, and the row that the last accepted one has replaced.
pub(crate) struct Proposals<G: Counted> {
    /// The scoring and the phones of these sheets; `None` if they have to be compared again.
    phones: Option<(Arc<Scoring>, Vec<Phone>)>,
    /// The sheets, whoever handed in first at the beginning: what is shown stays until it is settled.
    waiting: Vec<Proposed<G>>,
    /// How many were sent back, and are not here again.
    returned: usize,
    /// What is shown: the sheet, if one waits, and whether the crier was asked about it.
    shown: (Option<(PhoneId, G::Sheet)>, bool),
    /// Since when that stands there; nothing before any sheet was shown.
    since: Option<f64>,
    accepted: Option<Accepted<G>>,
}

/// A waiting sheet.
struct Proposed<G: Counted> {
    phone: PhoneId,
    /// The player's seat, if the scoring has such a player.
    seat: Option<Seat>,
    name: String,
    /// The name in the count that this one only looks like, if there is one.
    alike: Option<String>,
    sheet: G::Sheet,
}

/// An accepted sheet.
struct Accepted<G: Counted> {
    phone: PhoneId,
    seat: Seat,
    /// The row before; `None` if nobody was there.
    before: Option<PlayerSheet<G>>,
    after: PlayerSheet<G>,
}

impl<G: Counted> Default for Proposals<G> {
    fn default() -> Self {
        Self { phones: None, waiting: Vec::new(), returned: 0, shown: (None, false), since: None, accepted: None }
    }
}

impl<G: Counted> CountScreen<G> {
    /// Sets the waiting sheets in that scoring, and how many were sent back; a sheet that this game cannot have, or does not ask
    /// for, is left out.
    pub(crate) fn propose(&mut self, scoring: &Arc<Scoring>, phones: Vec<Phone>, returned: usize) {
        self.proposals.returned = returned;
        let known = self.proposals.phones.as_ref();
        if known.is_some_and(|(by, known)| Arc::ptr_eq(by, scoring) && *known == phones) {
            return;
        }
        let proposed = |phone: &Phone| {
            let sheet = phone.sheet.as_ref().filter(|_| scoring.asks())?.filled.sheet::<G>()?;
            let seat = scoring.seat(phone.name.player());
            let looks =
                |name: &String| PlayerName::new(name).is_some_and(|name| Looks::of(&name).meet(phone.name.looks()));
            let alike = scoring.names().into_iter().find(looks).filter(|_| seat.is_none());
            Some(Proposed { phone: phone.id, seat, name: phone.name.to_string(), alike, sheet })
        };
        let mut waiting: Vec<Proposed<G>> = phones.iter().filter_map(proposed).collect();
        // Who hands in, or something else than before, stands behind those who wait already.
        let before = |now: &Proposed<G>| {
            let same = |known: &Proposed<G>| known.phone == now.phone && known.sheet == now.sheet;
            self.proposals.waiting.iter().position(same).unwrap_or(usize::MAX)
        };
        waiting.sort_by_key(before);
        // Whoever was asked about sheets that were sent back was not asked about one that is here now.
        self.doubted &= waiting.is_empty() || !self.proposals.waiting.is_empty();
        self.proposals.waiting = waiting;
        self.proposals.phones = Some((Arc::clone(scoring), phones));
    }

    /// Drops the waiting sheets, since no scoring asks for them.
    pub(crate) fn drop_proposals(&mut self) {
        self.proposals = Proposals::default();
    }

    /// Whether any sheet waits.
    pub(crate) const fn has_proposals(&self) -> bool {
        self.waiting() > 0
    }

    /// Returns the number of waiting sheets.
    pub(super) const fn waiting(&self) -> usize {
        self.proposals.waiting.len()
    }

    /// Returns the number of sheets that the results would come without: those that wait, and those that were sent back.
    pub(super) const fn unsettled(&self) -> usize {
        self.waiting() + self.proposals.returned
    }

    /// Returns what the one key asks for, once it can have been seen that it does: to accept the sheet that is shown, or to reveal the
    /// results where none waits or the crier was asked about those that do.
    pub(super) fn goes_on_with(&self, now: f64) -> Option<ResultsAsk> {
        match self.proposals.waiting.first() {
            Some(_) if self.doubted => Some(ResultsAsk::Reveal),
            Some(proposed) => self.is_seen(now).then_some(ResultsAsk::Accept(proposed.phone)),
            None => self.is_seen(now).then_some(ResultsAsk::Reveal),
        }
    }

    /// Whether the sheet that waits, or that none does, has stood there for long enough to be meant by a press.
    pub(super) fn is_seen(&self, now: f64) -> bool {
        self.is_shown() && self.proposals.since.is_none_or(|since| now - since > SEEN)
    }

    /// Notes which sheet is shown now.
    pub(super) fn note_shown(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        if !self.is_shown() {
            let first = self.proposals.waiting.first().map(|first| (first.phone, first.sheet.clone()));
            self.proposals.shown = (first, self.doubted);
            self.proposals.since = Some(now);
        }
        if !self.is_seen(now) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(SEEN));
        }
    }

    /// Whether what was shown last is what waits first.
    fn is_shown(&self) -> bool {
        let (shown, doubted) = &self.proposals.shown;
        match (shown, self.proposals.waiting.first()) {
            // Buttons change their places once the crier was asked.
            (Some((phone, sheet)), Some(first)) => {
                *phone == first.phone && *sheet == first.sheet && *doubted == self.doubted
            }
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Writes the sheet of that phone into its player's row; else into the first row that is nobody's, or into a new
    /// one. Returns the player's name, if the sheet was waiting.
    pub(crate) fn accept(&mut self, phone: PhoneId) -> Option<String> {
        let at = self.proposals.waiting.iter().position(|proposed| proposed.phone == phone)?;
        let proposed = self.proposals.waiting.remove(at);
        self.doubted = false;
        // Should it not be kept, it still waits.
        self.proposals.phones = None;
        let seat = self.seat_for(&proposed);
        let Proposed { name, sheet, .. } = proposed;
        let players = &mut self.results.players;
        let there = seat.and_then(|seat| Some((seat, players.get_mut(seat)?)));
        // A name stays as it was written; what stood for one gives way, unless the phone has no other.
        let written = there.as_ref().map(|(_, there)| there.name.clone());
        let stays =
            |written: &String| !is_unnamed::<G>(written) || is_unnamed::<G>(&name) && !written.trim().is_empty();
        let after = PlayerSheet { name: written.filter(stays).unwrap_or(name), sheet };
        let (seat, before) = match there {
            Some((seat, there)) => (seat, Some(mem::replace(there, after.clone()))),
            None => (self.results.add(after.clone())?, None),
        };
        let name = PlayerName::shortened(after.name.trim());
        self.proposals.accepted = Some(Accepted { phone, seat, before, after });
        // Whoever enters numbers goes on with them; nobody goes on typing into a name that has come from a phone.
        if !self.focus.here || self.focus.at.field().is_none() {
            (self.focus.at, self.focus.rests) = (At { seat, column: 1 }, true);
        }
        Some(name)
    }

    /// Restores the row that the last accepted sheet has replaced, and returns that sheet's phone.
    pub(crate) fn take_back_accepted(&mut self) -> Option<PhoneId> {
        let accepted = self.proposals.accepted.as_ref()?;
        // Only as long as it stands there as it came.
        if self.results.players.get(accepted.seat) != Some(&accepted.after) {
            return None;
        }
        let Accepted { phone, seat, before, .. } = self.proposals.accepted.take()?;
        match (before, self.results.players.get_mut(seat)) {
            (Some(before), Some(there)) => *there = before,
            (None, Some(_)) => drop(self.results.players.remove(seat)),
            (Some(_) | None, None) => {}
        }
        Some(phone)
    }

    /// Returns the seat for a sheet, if there is a place for it yet.
    fn seat_for(&self, proposed: &Proposed<G>) -> Option<Seat> {
        let players = &self.results.players;
        let is_nobodys =
            |(_, player): &(Seat, &PlayerSheet<G>)| is_unnamed::<G>(&player.name) && G::is_blank(&player.sheet);
        let own = proposed.seat.filter(|seat| players.get(*seat).is_some());
        own.or_else(|| players.iter().find(is_nobodys).map(|(seat, _)| seat))
    }

    /// Draws the big button that accepts the first waiting sheet, once that can have been seen, as the one key does.
    pub(super) fn settle(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let is_seen = self.is_seen(ui.input(|input| input.time));
        let Some(proposed) = self.proposals.waiting.first() else { return };
        let accept = tools.words.with("results-sheet-accept-of", &[("name", proposed.name.as_str().into())]);
        let command = Command::Results(ResultsAsk::Accept(proposed.phone));
        let button = ui.add_enabled_ui(is_seen, |ui| tools.big_button(ui, &accept, command)).inner;
        self.reveals = Some(button.id);
        if mem::take(&mut self.focus.leaves) {
            button.request_focus();
        }
    }

    /// Draws the first waiting sheet in one line: its player, its buttons, and the number of others.
    pub(super) fn proposal(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, totals: bool) {
        let is_seen = self.is_seen(ui.input(|input| input.time));
        let Some(proposed) = self.proposals.waiting.first() else { return };
        let name = || ("name", proposed.name.as_str().into());
        let back = ui.button(tools.text("results-sheet-return"));
        if back.clicked() && is_seen {
            tools.ask(Command::SendBack(proposed.phone));
        }
        let whole = tools.words.with("results-sheet-return-of", &[name()]);
        ui.ctx().accesskit_node_builder(back.id, |node| node.set_label(whole));
        // The big button accepts the sheet, as the one key does, unless the crier was asked about it.
        if self.doubted {
            let accept = tools.words.with("results-sheet-accept-of", &[name()]);
            if ui.button(accept).clicked() && is_seen {
                tools.ask(Command::Results(ResultsAsk::Accept(proposed.phone)));
            }
        } else {
            tools.button(ui, "results-reveal", Command::Results(ResultsAsk::Reveal));
        }
        let points = G::points(&proposed.sheet).ok().filter(|_| totals);
        let mut told = match points {
            Some(points) => tools.words.with("results-sheet-points", &[name(), ("points", points.into())]),
            None => tools.words.with("results-sheet", &[name()]),
        };
        let behind = self.proposals.waiting.len() - 1;
        if behind > 0 {
            told = format!("{told} (+{behind})");
        }
        let seat = self.seat_for(proposed);
        let adds = seat.is_none();
        if let Some(alike) = &proposed.alike {
            let alike = PlayerName::shortened(alike.trim());
            told = format!("{told}. {}", tools.words.with("results-sheet-alike", &[("name", alike.into())]));
        } else if adds {
            told = format!("{told}. {}", tools.text("results-sheet-adds"));
        }
        let there = seat.and_then(|seat| self.results.players.get(seat));
        if there.is_none_or(|player| G::is_blank(&player.sheet)) {
            let colon = if adds || proposed.alike.is_some() { "" } else { ":" };
            told = format!("{told}{colon} {}", numbers::<G>(tools.words, &proposed.sheet));
        } else if there.is_some_and(|player| player.sheet != proposed.sheet) {
            let differences =
                there.map(|there| differences::<G>(tools, &there.sheet, &proposed.sheet)).unwrap_or_default();
            told = format!("{told}. {differences}{}", tools.text("results-sheet-replaces"));
        }
        // Two lines, for what is accepted has to be seen.
        let mut job =
            LayoutJob::single_section(told, TextFormat::simple(tokens::strong_text(), ui.visuals().text_color()));
        job.wrap.max_rows = 2;
        let told = ui.add(Label::new(job).wrap());
        read_out(ui, &told);
    }
}

/// Returns what stands on a sheet, but for zeros, as “Fortress 6 · Citizens 9”.
fn numbers<G: Counted>(words: &Words, sheet: &G::Sheet) -> String {
    let told = |field: &G::Field| {
        let number = G::get(sheet, *field).filter(|number| *number > 0)?;
        Some(format!("{} {number}", G::spec(*field).name.in_words(words)))
    };
    G::FIELDS.iter().filter_map(told).collect::<Vec<_>>().join(" · ")
}

/// Returns in what a sheet differs from what is known, as “Coins 30 (known: 3). ”, or all of it where that is too much at once.
fn differences<G: Counted>(tools: &Tools<'_>, known: &G::Sheet, sheet: &G::Sheet) -> String {
    /// So many are read at once.
    const MOST: usize = 3;
    let differs = |field: &&G::Field| G::get(known, **field) != G::get(sheet, **field);
    let fields: Vec<G::Field> = G::FIELDS.iter().filter(differs).copied().collect();
    if fields.len() > MOST {
        return numbers::<G>(tools.words, sheet) + ". ";
    }
    let number = |number: Option<u16>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let told = |field: G::Field| {
        let name = G::spec(field).name.in_words(tools.words);
        let (new, old) = (number(G::get(sheet, field)), number(G::get(known, field)));
        let args = [("field", name.into()), ("new", new.into()), ("old", old.into())];
        format!("{} ", tools.words.with("results-sheet-differs", &args))
    };
    fields.into_iter().map(told).collect()
}
