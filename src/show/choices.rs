//! The choices of the player whose turn it is, for that player's own phone.

use std::fmt::Debug;
use std::sync::Arc;

use super::counted::Counted;
use super::kind::GameKind;
use super::menu::{MenuItem, MenuView};
use super::said::Said;
use crate::chronicle::Record;
use crate::crier::Words;
use crate::play::{PickId, Seat};

/// The part of a game's menu that the player whose turn it is may propose, with the game's type erased.
///
/// It is made of the same menu and draft as the desk's: a proposal changes that draft, and the crier's key gives the order.
#[derive(Debug)]
pub struct Choices {
    /// The player.
    pub seat: Seat,
    /// The number of orders before this choice.
    pub orders: usize,
    menu: Box<dyn Menu>,
    /// The choices in words, cached by language.
    said: Said<(), ChoicesView>,
}

/// The choices in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChoicesView {
    /// The items that can be proposed, in the order of the menu.
    pub items: Vec<MenuItem>,
    /// What the crier's key gives, once the draft is an order.
    pub does: Option<String>,
}

/// A menu of some game, with its type erased.
trait Menu: Debug + Send + Sync {
    fn view(&self, words: &Words) -> ChoicesView;
    fn offers(&self, pick: PickId) -> bool;
}

/// The record and the draft of a game.
#[derive(Debug)]
struct Of<G: Counted> {
    record: Arc<Record<G>>,
    draft: G::Draft,
}

impl<G: Counted> Of<G> {
    fn can(&self, pick: G::Pick) -> bool {
        G::propose(&self.record, &mut self.draft.clone(), pick)
    }

    /// Returns the ids of what can be proposed.
    fn offered(&self) -> Vec<PickId> {
        let menu = G::menu(&self.record, &self.draft);
        menu.offered().filter(|item| self.can(item.pick)).map(|item| PickId::of(&item.pick)).collect()
    }
}

impl<G: Counted> Menu for Of<G> {
    fn view(&self, words: &Words) -> ChoicesView {
        let (words, offered) = (words.among(G::players(self.record.opening())), self.offered());
        let menu = MenuView::of(&words, &self.record, &self.draft, false);
        let is_order = G::drafted(&self.record, &self.draft).is_some();
        ChoicesView {
            does: menu.doing.clone().filter(|_| is_order),
            items: menu.offered().filter(|item| offered.contains(&item.pick)).cloned().collect(),
        }
    }

    fn offers(&self, pick: PickId) -> bool {
        self.offered().contains(&pick)
    }
}

impl Choices {
    /// Returns the choices that come next, with that draft; `None` while no player chooses, or while the draft is of something else.
    #[must_use]
    pub fn of<G: Counted>(record: &Arc<Record<G>>, draft: &G::Draft) -> Option<Self> {
        let seat = G::chooser(record).filter(|_| !G::is_aside(record, draft))?;
        let menu = Of { record: Arc::clone(record), draft: draft.clone() };
        let said = Said::new(GameKind::of::<G>());
        Some(Self { seat, orders: record.done().len(), menu: Box::new(menu), said })
    }

    /// Returns the choices in the language and manner of `like`.
    #[must_use]
    pub fn view(&self, like: &Words) -> Arc<ChoicesView> {
        self.said.get(like, (), |words| self.menu.view(words))
    }

    /// Whether that pick can be proposed.
    #[must_use]
    pub fn offers(&self, pick: PickId) -> bool {
        self.menu.offers(pick)
    }
}

/// The same choices: each change of the draft makes new ones.
impl PartialEq for Choices {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
