//! What may stand over the table, in its place, and the pages over everything; the game goes on where it was.

use std::any::Any;
use std::path::PathBuf;

use egui::{Rect, Ui};

use super::command::Page;
use crate::desk::screens::pages::RulesPage;
use crate::desk::screens::phones::PhonesPage;
use crate::desk::session::Tabletop;
use crate::desk::tokens;
use crate::desk::widgets::explain::Explaining;
use crate::desk::widgets::tools::Tools;

/// A screen over the table; each owns its state, and may be one of a game's own.
pub(crate) trait Overlay: Any + Send {
    /// Draws it and collects what is asked for; `game` is what it stands over.
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>);

    /// Whether a file that is dropped on it is imported.
    fn imports(&self) -> bool {
        false
    }

    /// Over the bottom of what notices are shown, in a window without its edges: most have their title and headings above, and
    /// their big button below.
    fn notices(&self, window: Rect) -> Rect {
        let right = window.with_min_x(window.right() - 2.0 * tokens::NOTICE);
        right.with_max_y(window.bottom() - BUTTONS)
    }
}

/// What a screen's big button and the line above it take below a notice.
const BUTTONS: f32 = 126.0;

/// The owner of all that stands over something, as a stack: who leaves a screen is back at the one before it.
#[derive(Default)]
pub(crate) struct Overlays {
    /// What stands in the table's place, the last one uppermost.
    screens: Vec<Box<dyn Overlay>>,
    /// The page over all else.
    pub(crate) page: Option<Page>,
    /// What is asked before a game that is not over leaves the table, with what that game is called.
    pub(crate) asked: Option<(Replacing, String)>,
    /// Which part of the screen is explained.
    pub(crate) explaining: Explaining,
    /// What was looked for in the rules.
    pub(crate) rules: RulesPage,
    /// What was set on the phones' page.
    pub(crate) phones: PhonesPage,
}

/// What would put another game in the place of the one in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Replacing {
    /// The game that is prepared.
    New,
    /// The one in which people learn.
    Lesson,
    /// The game in that file, which was set aside.
    Kept(PathBuf),
    /// A copy of the game in that file, which somebody opened.
    Opened(PathBuf),
}

impl Overlays {
    /// Shows that screen over the table, and closes an open page.
    pub(crate) fn show<O: Overlay>(&mut self, screen: O) {
        // A screen that is shown anew is not returned to twice.
        self.screens.retain(|other| !is::<O>(other.as_ref()));
        self.screens.push(Box::new(screen));
        self.page = None;
    }

    /// Brings the screen of that kind to the top; whether there is one.
    pub(crate) fn raise<O: Overlay>(&mut self) -> bool {
        let Some(at) = self.screens.iter().position(|other| is::<O>(other.as_ref())) else { return false };
        let screen = self.screens.remove(at);
        self.screens.push(screen);
        self.page = None;
        true
    }

    /// Whether the screen of that kind is what is seen: the uppermost, below no page.
    pub(crate) fn sees<O: Overlay>(&self) -> bool {
        self.page.is_none() && self.screens.last().is_some_and(|screen| is::<O>(screen.as_ref()))
    }

    /// Whether what is seen imports a file that is dropped on it.
    pub(crate) fn imports(&self) -> bool {
        self.page.is_none() && self.screens.last().is_some_and(|screen| screen.imports())
    }

    /// The uppermost screen.
    pub(crate) fn top(&mut self) -> Option<&mut Box<dyn Overlay>> {
        self.screens.last_mut()
    }

    /// Whether a screen stands over the table.
    pub(crate) const fn is_open(&self) -> bool {
        !self.screens.is_empty()
    }

    /// Takes the uppermost screen away.
    pub(crate) fn leave(&mut self) {
        self.screens.pop();
    }

    /// Takes all screens away.
    pub(crate) fn clear(&mut self) {
        self.screens.clear();
    }

    /// Whether anything stands over the screen: a page, a question or another screen.
    pub(crate) const fn covers(&self) -> bool {
        self.page.is_some() || self.is_open() || self.asked.is_some()
    }

    /// Opens that page, or closes it.
    pub(crate) fn turn_to(&mut self, page: Page) {
        self.page = if self.page == Some(page) { None } else { Some(page) };
        self.rules.opened = self.page == Some(Page::Rules);
        self.phones.opened = self.page == Some(Page::Phones);
    }

    /// Closes what is uppermost of the pages.
    pub(crate) fn close_page(&mut self) {
        if self.asked.take().is_none() {
            self.page = None;
        }
    }

    /// The screen of that kind, if it is open, even below another one.
    pub(crate) fn over<O: Overlay>(&mut self) -> Option<&mut O> {
        self.screens.iter_mut().find_map(|screen| {
            let screen: &mut dyn Any = screen.as_mut();
            screen.downcast_mut()
        })
    }
}

fn is<O: Overlay>(screen: &dyn Overlay) -> bool {
    let screen: &dyn Any = screen;
    screen.is::<O>()
}
