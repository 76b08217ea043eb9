//! Sheets that were handed in by phone. Each is a proposal: what it says becomes part of the results by a click here, through the
//! same path as what is typed.

use std::mem;

use eframe::egui::{Label, RichText, Ui};

use super::layout::At;
use super::screen::CountScreen;
use crate::chronicle::PlayerSheet;
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, read_out};
use crate::desk::tokens;
use crate::gallery::Seated;
use crate::show::Counted;

/// The sheets that wait, and what the last one that was accepted has replaced.
pub(crate) struct Proposals<G: Counted> {
    /// Who has handed them in; nothing if that has to be looked at again.
    seated: Option<Vec<Seated>>,
    waiting: Vec<Proposed<G>>,
    accepted: Option<Accepted<G>>,
}

/// A sheet that waits.
struct Proposed<G: Counted> {
    number: u32,
    name: String,
    sheet: G::Sheet,
}

/// A sheet that was accepted.
struct Accepted<G: Counted> {
    number: u32,
    row: usize,
    /// What stood in that row; nothing if there was none.
    before: Option<PlayerSheet<G>>,
    after: PlayerSheet<G>,
}

impl<G: Counted> Default for Proposals<G> {
    fn default() -> Self {
        Self { seated: None, waiting: Vec::new(), accepted: None }
    }
}

impl<G: Counted> CountScreen<G> {
    /// These wait now; a sheet that this game cannot have is none.
    pub(crate) fn propose(&mut self, words: &Words, seated: Vec<Seated>) {
        if self.proposals.seated.as_ref() == Some(&seated) {
            return;
        }
        let proposed = |seat: &Seated| {
            let sheet = seat.sheet.as_ref()?.filled.sheet::<G>(words)?;
            Some(Proposed { number: seat.number, name: seat.name.clone(), sheet })
        };
        self.proposals.waiting = seated.iter().filter_map(proposed).collect();
        self.proposals.seated = Some(seated);
    }

    /// Whether any sheet waits.
    pub(super) const fn has_proposals(&self) -> bool {
        !self.proposals.waiting.is_empty()
    }

    /// Writes the sheet of that seat into the row of the player of that name; else into the first row that is nobody's, or into a
    /// new one. Whose it was, if it was there.
    pub(crate) fn accept(&mut self, words: &Words, number: u32) -> Option<String> {
        let at = self.proposals.waiting.iter().position(|proposed| proposed.number == number)?;
        let Proposed { name, sheet, .. } = self.proposals.waiting.remove(at);
        // Should it not be kept, it still waits.
        self.proposals.seated = None;
        let row = self.row_of(words, &name);
        let players = &mut self.results.players;
        let there = row.and_then(|row| Some((row, players.get_mut(row)?)));
        // A name stays as it was written; what stood for one gives way.
        let is_same = |written: &String| PlayerName::new(written) == PlayerName::new(&name);
        let written = there.as_ref().map(|(_, there)| there.name.clone()).filter(is_same);
        let after = PlayerSheet { name: written.unwrap_or(name), sheet };
        let (row, before) = if let Some((row, there)) = there {
            (row, Some(mem::replace(there, after.clone())))
        } else {
            players.push(after.clone());
            (players.len() - 1, None)
        };
        let name = PlayerName::shortened(after.name.trim());
        self.proposals.accepted = Some(Accepted { number, row, before, after });
        self.focus.wish = Some(At { row, column: 0 });
        Some(name)
    }

    /// Puts back what the last sheet that was accepted has replaced, and says whose that was.
    pub(crate) fn take_back_accepted(&mut self) -> Option<u32> {
        self.last_accepted()?;
        let Accepted { number, row, before, .. } = self.proposals.accepted.take()?;
        match (before, self.results.players.get_mut(row)) {
            (Some(before), Some(there)) => *there = before,
            (None, Some(_)) => drop(self.results.players.remove(row)),
            (Some(_) | None, None) => {}
        }
        Some(number)
    }

    /// The last one that was accepted, as long as it stands there as it came.
    fn last_accepted(&self) -> Option<&Accepted<G>> {
        let accepted = self.proposals.accepted.as_ref()?;
        (self.results.players.get(accepted.row) == Some(&accepted.after)).then_some(accepted)
    }

    fn row_of(&self, words: &Words, name: &str) -> Option<usize> {
        let (players, name) = (&self.results.players, PlayerName::new(name));
        let named = name
            .and_then(|name| players.iter().position(|player| PlayerName::new(&player.name).as_ref() == Some(&name)));
        let nobodys = |(at, player): (usize, &PlayerSheet<G>)| {
            let unnamed = player.name.trim().is_empty() || G::seat(words, at).as_deref() == Some(player.name.trim());
            unnamed && G::is_blank(&player.sheet)
        };
        named.or_else(|| players.iter().enumerate().position(nobodys))
    }

    /// Draws the first that waits in one line: whose it is, what can be done with it, and how many wait behind it.
    pub(super) fn proposal(&self, ui: &mut Ui, tools: &mut Tools<'_>, totals: bool) {
        let Some(proposed) = self.proposals.waiting.first() else { return };
        let name = || ("name", proposed.name.as_str().into());
        for (text, whole, command) in [
            ("results-sheet-accept", "results-sheet-accept-of", Command::Accept(proposed.number)),
            ("results-sheet-return", "results-sheet-return-of", Command::SendBack(proposed.number)),
        ] {
            let button = tools.button(ui, text, command);
            ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(tools.words.with(whole, &[name()])));
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
        let row = self.row_of(tools.words, &proposed.name).and_then(|row| self.results.players.get(row));
        if row.is_some_and(|player| !G::is_blank(&player.sheet) && player.sheet != proposed.sheet) {
            told = format!("{told}. {}", tools.text("results-sheet-replaces"));
        }
        let told = ui.add(Label::new(RichText::new(told).font(tokens::strong_text())).truncate());
        read_out(ui, &told);
    }
}
