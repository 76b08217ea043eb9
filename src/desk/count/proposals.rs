//! Sheets that were handed in by phone. Each is a proposal: what it says becomes part of the results by a click here, through the
//! same path as what is typed.

use std::mem;

use eframe::egui::{Button, Label, RichText, ScrollArea, Ui, vec2};

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

/// So many stand there at once; more scroll.
const MOST: usize = 2;
/// The height of one.
const LINE: f32 = tokens::TOUCH + 4.0;

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

    /// The height that they take.
    pub(super) fn proposals_height(&self) -> f32 {
        let lines = self.proposals.waiting.len().min(MOST) + usize::from(self.last_accepted().is_some());
        f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * LINE
    }

    /// Writes the sheet of that seat into the row of the player of that name; else into the first row that is nobody's, or into a
    /// new one. Whether it was there.
    pub(crate) fn accept(&mut self, number: u32) -> bool {
        let Some(at) = self.proposals.waiting.iter().position(|proposed| proposed.number == number) else {
            return false;
        };
        let Proposed { name, sheet, .. } = self.proposals.waiting.remove(at);
        // Should it not be kept, it still waits.
        self.proposals.seated = None;
        let row = self.row_of(&name);
        let players = &mut self.results.players;
        let there = row.and_then(|row| Some((row, players.get_mut(row)?)));
        let written = there.as_ref().map(|(_, there)| there.name.clone()).filter(|written| !written.trim().is_empty());
        let after = PlayerSheet { name: written.unwrap_or(name), sheet };
        let (row, before) = if let Some((row, there)) = there {
            (row, Some(mem::replace(there, after.clone())))
        } else {
            players.push(after.clone());
            (players.len() - 1, None)
        };
        self.proposals.accepted = Some(Accepted { number, row, before, after });
        self.focus.wish = Some(At { row, column: 0 });
        true
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

    fn row_of(&self, name: &str) -> Option<usize> {
        let (players, name) = (&self.results.players, PlayerName::new(name));
        let named = name
            .and_then(|name| players.iter().position(|player| PlayerName::new(&player.name).as_ref() == Some(&name)));
        let nobodys = |player: &PlayerSheet<G>| player.name.trim().is_empty() && G::is_blank(&player.sheet);
        named.or_else(|| players.iter().position(nobodys))
    }

    /// Draws them: whose they are, and what can be done with each.
    pub(super) fn proposals(&self, ui: &mut Ui, tools: &mut Tools<'_>, totals: bool) {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.spacing_mut().item_spacing.y = LINE - tokens::TOUCH;
        if let Some(accepted) = self.last_accepted() {
            let args = [("name", PlayerName::shortened(accepted.after.name.trim()).into())];
            if ui.button(tools.words.with("results-sheet-undo", &args)).clicked() {
                tools.ask(Command::TakeBackAccepted);
            }
        }
        ScrollArea::vertical().id_salt("proposals").auto_shrink(false).show(ui, |ui| {
            for proposed in &self.proposals.waiting {
                ui.horizontal(|ui| self.proposal(ui, tools, proposed, totals));
            }
        });
    }

    fn proposal(&self, ui: &mut Ui, tools: &mut Tools<'_>, proposed: &Proposed<G>, totals: bool) {
        let name = [("name", proposed.name.as_str().into())];
        for (text, whole, command) in [
            ("results-sheet-accept", "results-sheet-accept-of", Command::Accept(proposed.number)),
            ("results-sheet-return", "results-sheet-return-of", Command::SendBack(proposed.number)),
        ] {
            let button = ui.add(Button::new(tools.text(text)).min_size(vec2(tokens::TOUCH, tokens::TOUCH)));
            ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(tools.words.with(whole, &name)));
            if button.gained_focus() {
                button.scroll_to_me(None);
            }
            if button.clicked() {
                tools.ask(command);
            }
        }
        let points = G::points(&proposed.sheet).ok().filter(|_| totals);
        let told = match points {
            Some(points) => {
                let [name] = name;
                tools.words.with("results-sheet-points", &[name, ("points", points.into())])
            }
            None => tools.words.with("results-sheet", &name),
        };
        let row = self.row_of(&proposed.name).and_then(|row| self.results.players.get(row));
        let replaces = row.is_some_and(|player| !G::is_blank(&player.sheet) && player.sheet != proposed.sheet);
        let more = replaces.then(|| tools.text("results-sheet-replaces"));
        let told = [Some(told), more].into_iter().flatten().collect::<Vec<_>>().join(". ");
        let told = ui.add(Label::new(RichText::new(told).font(tokens::strong_text())).truncate());
        read_out(ui, &told);
    }
}
