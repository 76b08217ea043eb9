//! What one frame draws: the screen, what stands over it, and what is told above both.

use std::mem;
use std::time::Duration;

use egui::Ui;

use super::command::{Command, Page};
use super::focus::Focus;
use super::keys;
use super::time::seconds;
use crate::desk::flows::ceremony;
use crate::desk::flows::shown::Showing;
use crate::desk::projector::{self, page};
use crate::desk::screens::pages;
use crate::desk::screens::phones::{Moment, PhonesPage};
use crate::desk::screens::table::{Frame, TimerView};
use crate::desk::screens::{Screen, SetupFrame, start};
use crate::desk::session::Prepares;
use crate::desk::widgets::ground;
use crate::desk::widgets::parts::Parts;
use crate::desk::widgets::tools::Tools;
use crate::desk::{Desk, tokens};
use crate::play::Steps;
use crate::show::Sent;

impl Desk {
    /// Draws everything, and hands out what was asked for.
    pub(crate) fn draw(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = self.escaped(ui);
        commands.extend(self.dropped(ui));
        commands.extend(keys::commands(ui, self.focus()));
        self.notices.sent = self.showing().sent_notice(page::parts(ui.ctx()));
        let now = self.time.began() + seconds(self.time.now);
        let (show, evening) = (self.showing().show(), self.session.evening.as_ref());
        let steps = self.session.table().map_or(NO_STEPS, |game| game.status().steps);
        let evening = evening.map(|evening| evening.told(self.time.now, steps));
        let palette = tokens::palette(self.prefs.settings.theme);
        if !self.cleared {
            ui.painter().rect_filled(ui.max_rect(), 0, palette.ground);
        }
        let muted = self.prefs.settings.aloud.muted;
        let parts = Parts::new(self.overlays.explaining.legend);
        // What lies below a page is not explained.
        let explains = !self.overlays.covers();
        let mut tools = Tools {
            words: &self.prefs.words,
            pictures: self.pictures.in_look(self.prefs.settings.theme.look()),
            palette,
            armorial: &show.armorial,
            groups: self.prefs.settings.groups.all(),
            muted,
            dark: self.audience.dark,
            phones: self.phones.count(),
            ready: show.ready,
            invited: self.phones.invitation(),
            parts: explains.then_some(&parts),
            commands: &mut commands,
        };
        let presenting = self.audience.presenting && self.session.screen == Screen::Table;
        let mut over = None;
        if !presenting {
            self.audience.put_away();
        }
        let ceremony = self.session.ceremony();
        if !presenting {
            ground::paint(ui, &tools, ui.max_rect());
        }
        if presenting {
            self.audience.present(ui, &mut tools, &show, now);
            if ceremony.is_some() && projector::ceremony::clicked(ui) {
                tools.ask(Command::Next);
            }
            self.audience.way_back(ui, &mut tools);
        } else if let Some(overlay) = self.overlays.top() {
            let game = self.session.table().filter(|_| self.session.screen == Screen::Table);
            overlay.ui(ui, &mut tools, game);
            over = Some(overlay.notices(ui.ctx().content_rect().shrink(tokens::GAP)));
        } else if let Some(ceremony) = ceremony {
            let again = self.session.in_play(tools.words).again.unwrap_or_default();
            let clock = &mut self.audience.clock.ceremony;
            over = Some(ceremony::remote(ui, &mut tools, (&ceremony, &again), clock, show.motion));
        } else {
            match self.session.screen {
                Screen::Start => {
                    let kept = self.session.kept(&self.prefs.words, &*self.outside.clock);
                    start::ui(ui, &mut tools, &self.session.offers(&self.prefs.words, &kept), show.motion);
                }
                Screen::Setup => {
                    let behind = self.session.came.last() == Some(&Screen::Table);
                    let (games, at) = self.session.choices();
                    if let Some(game) = self.session.prepared_mut() {
                        game.setup_ui(ui, &mut tools, SetupFrame { behind, games: &games, at });
                    }
                }
                Screen::Table => {
                    let frame =
                        Frame { motion: show.motion, timer: TimerView::of(&show.timer, now), evening, hint: show.hint };
                    if let Some(game) = self.session.table_mut() {
                        let left = game.table_ui(ui, &mut tools, &mut self.audience.clock, frame);
                        over = Some(left.notices);
                        if let Some(free) = left.free {
                            self.audience.thumbnail(ui, &mut tools, free, &show);
                        }
                    }
                }
            }
        }
        self.overlays.explaining.ui(ui, &tools, &parts);
        // Only what the crier must know is told where everybody reads.
        let quiet = presenting && !show.timer.hands_free;
        if let Some(seconds) = self.notices.ui(ui, &mut tools, over, quiet, self.time.now) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
        if let Some(page) = self.overlays.page {
            let mut rules = mem::take(&mut self.overlays.rules);
            let mut phones = mem::take(&mut self.overlays.phones);
            self.open_page(ui, &mut tools, page, (&mut rules, &mut phones));
            (self.overlays.rules, self.overlays.phones) = (rules, phones);
        }
        if let Some((replacing, found)) = &self.overlays.asked {
            pages::replace(ui, &mut tools, replacing, found);
        }
        commands
    }

    /// The owners of what the audience is shown.
    pub(crate) const fn showing(&self) -> Showing<'_> {
        let Self { session, audience, phones, overlays, teaching, prefs, time, .. } = self;
        Showing { session, audience, phones, overlays, teaching, prefs, time }
    }

    /// What the keys are for now.
    pub(crate) fn focus(&self) -> Focus {
        match (&self.session.screen, self.overlays.page, self.audience.presenting) {
            _ if self.overlays.asked.is_some() => Focus::Page,
            (_, Some(Page::FirstTime), _) if self.session.can_teach() => Focus::FirstTime,
            (_, Some(_), _) => Focus::Page,
            (Screen::Table, None, true) => Focus::Present,
            (Screen::Start | Screen::Setup | Screen::Table, None, _) if self.overlays.is_open() => Focus::Overlay,
            (Screen::Table, None, false) if self.session.ceremony().is_some() => Focus::Ceremony,
            (Screen::Table, None, false) => match self.session.status() {
                Some(status) if status.looks_back => Focus::LookBack,
                Some(_) if self.teaching.asks() => Focus::Question,
                Some(status) if status.aside => Focus::Aside,
                Some(status) if status.menu => Focus::Menu,
                Some(_) | None => Focus::Table,
            },
            (Screen::Start | Screen::Setup, None, _) => Focus::Form,
        }
    }

    /// What the key that closes puts away before anything else.
    fn escaped(&mut self, ui: &Ui) -> Vec<Command> {
        let mut commands = Vec::new();
        // What the players are shown goes first; a page of settings stays, where it was asked for.
        let over = self.overlays.covers();
        if let Some(sent) = self.showing().sent().filter(|sent| *sent == Sent::Test || !over)
            && keys::closes(ui)
        {
            commands.push(Command::ShowToAudience(sent));
        }
        if self.overlays.explaining.shows() && !over && keys::closes(ui) {
            self.overlays.explaining.forget(true);
        }
        if self.teaching.stands(&self.overlays, &self.audience) && keys::closes(ui) {
            commands.push(Command::Next);
        }
        commands
    }

    /// A file that is dropped on the window is opened, unless what is shown imports it.
    fn dropped(&self, ui: &Ui) -> Option<Command> {
        let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_path_buf()));
        dropped.filter(|_| !self.overlays.imports()).map(Command::OpenFile)
    }

    /// Draws that page over everything.
    fn open_page(&self, ui: &mut Ui, tools: &mut Tools<'_>, page: Page, set: (&mut pages::RulesPage, &mut PhonesPage)) {
        let here: Vec<String> = self.audience.monitors.iter().flatten().cloned().collect();
        let told = pages::Told {
            settings: &self.prefs.settings,
            monitors: &here,
            kind: self.session.at_hand().map(|game| game.playable().kind),
            cards: self.session.at_hand().is_some_and(|game| game.playable().cards),
            looks_on: self.session.at_hand().is_some_and(|game| game.status().looks_on),
            can_send: self.session.on_table().is_some(),
            sample: self.session.at_hand().and_then(Prepares::title),
            phones: &self.phones,
            moment: Moment { sent: self.showing().sent(), ready: self.showing().ready(), now: self.time.now },
        };
        pages::ui(ui, tools, page, self.speaker.voice(), &told, set);
    }
}

/// How far no game is.
const NO_STEPS: Steps = Steps::of(0, 0);
