//! The desk: the window in which a crier runs a game.
//!
//! It draws from the table and collects [`Order`]s while it draws; one exhaustive `match` in `run` follows them afterwards.
//! A game in play is on disk before it is on screen.

mod cry_banner;
mod form;
mod keeper;
mod keys;
mod log;
mod look;
mod notice;
mod offers;
mod order;
mod picture;
mod run;
mod screen;
mod setup;
mod setup_more;
mod strike_grid;
mod table;
mod throw;
mod tokens;
mod tools;
mod top_bar;
mod welcome;
mod wheel;
mod window;

use std::path::Path;

use eframe::egui::{Context, Ui};

pub use order::Order;
pub use window::{WindowRefusal, open};

use self::keeper::{Found, Keeper};
use self::notice::Notice;
use self::picture::Pictures;
use self::screen::Screen;
use self::setup::SetupScreen;
use self::table::TableScreen;
use self::tools::Tools;
use self::welcome::Welcome;
use crate::chronicle::{Code, Record};
use crate::crier::Words;

/// Everything the window shows and knows.
pub struct Desk {
    words: Words,
    pictures: Pictures,
    keeper: Keeper,
    screen: Screen,
    notice: Option<Notice>,
    keys_shown: bool,
}

impl Desk {
    /// The desk for the game that is kept in that file; [`Desk::set_up`] must have been called on the context.
    ///
    /// Whatever is wrong with the file is shown, not returned: the desk always opens.
    #[must_use]
    pub fn new(game: &Path) -> Self {
        let words = Words::english();
        let (keeper, found) = Keeper::open(game);
        let notice = keeper.notice(&words);
        let screen = match found {
            Found::Nothing => Screen::Setup(Box::new(SetupScreen::new())),
            Found::Game(record) if keeper.is_looking() => Screen::Table(Box::new(TableScreen::new(*record))),
            Found::Game(record) => Screen::Welcome(Box::new(Welcome { game: Some(*record), trouble: None })),
            Found::Trouble { sentence, kept } => {
                Screen::Welcome(Box::new(Welcome { game: kept.map(|kept| *kept), trouble: Some(sentence) }))
            }
        };
        Self { words, pictures: Pictures::default(), keeper, screen, notice, keys_shown: false }
    }

    /// Gives a context the desk's fonts and style, before its first frame.
    pub fn set_up(ctx: &Context) {
        look::set_up(ctx);
    }

    /// The game on the table, if one is shown.
    #[must_use]
    pub fn record(&self) -> Option<&Record> {
        match &self.screen {
            Screen::Table(table) => Some(&table.record),
            Screen::Welcome(_) | Screen::Setup(_) => None,
        }
    }

    /// Draws one frame, then follows what was asked for in it.
    pub fn ui(&mut self, ui: &mut Ui) {
        window::fit(ui);
        let mut orders = keys::orders(ui, &self.screen, self.keys_shown);
        let mut tools = Tools { words: &self.words, pictures: &self.pictures, orders: &mut orders };
        if let Some(notice) = &self.notice {
            notice.ui(ui);
        }
        self.screen.ui(ui, &mut tools);
        if self.keys_shown {
            keys::help(ui, &mut tools);
        }
        if !orders.is_empty() {
            ui.ctx().request_repaint();
        }
        for order in orders {
            self.run(order);
        }
    }
}

impl SetupScreen {
    /// A form with a code made up, and no game behind it.
    fn new() -> Self {
        Self { form: form::Form::new(&Code::random()), behind: None }
    }
}
