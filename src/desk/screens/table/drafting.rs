//! The next order at the desk, as people pick it from the menu or enter it.

use std::sync::Arc;

use egui::Ui;

use super::proposals::Proposals;
use crate::chronicle::{Next, Record};
use crate::crier::{Language, Manner, Words};
use crate::desk::Press;
use crate::desk::played::{Entry as _, Played};
use crate::desk::widgets::menu::{self, MenuLook, Reach};
use crate::desk::widgets::tools::Tools;
use crate::gallery::Picked;
use crate::play::{Ask, Kind, PickId, Place, Seat, Way};
use crate::show::{Choices, MenuKeys, MenuView};

/// What people have picked and entered since the last order.
pub(crate) struct Drafting<G: Played> {
    /// What they throw or draw themselves.
    entry: G::Entry,
    /// Whether it is due, and shown.
    throws: bool,
    draft: G::Draft,
    /// Whether the draft is of something besides the next right thing.
    aside: bool,
    /// The order before which the one key has asked whether it is meant.
    asked: Option<Ask<G>>,
    /// What players propose beside the draft.
    proposals: Proposals<G>,
    /// The menu that is shown; nothing while none is.
    menu: Option<MenuView>,
    /// The keys of the menu's items since the last order, while it is of the next right thing.
    keys: MenuKeys,
    /// Those while it is of something besides it.
    aside_keys: MenuKeys,
    /// What was touched and cannot be picked now.
    touched: Option<Touched>,
    /// The item whose number is typed next, as its key was pressed, and what was typed of it before it was drawn.
    typed: Option<(PickId, Option<u16>)>,
    /// The words of that menu; nothing if the draft has changed since.
    spoken: Option<(Language, Manner)>,
    /// How the menu is laid out.
    look: MenuLook,
    /// How high entry and menu are; while an order is drafted they only grow, so that nothing moves from under a finger.
    high: f32,
    /// Whether that was measured since the last order.
    measured: bool,
}

/// What was touched and cannot be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touched {
    /// An item that cannot be picked now.
    Item(PickId),
    /// A key that no item has.
    Key(char),
}

/// How high they are before they were drawn.
const FIRST: f32 = 48.0;

impl<G: Played> Default for Drafting<G> {
    fn default() -> Self {
        let (entry, draft) = (G::Entry::default(), G::Draft::default());
        Self {
            entry,
            throws: false,
            draft,
            aside: false,
            asked: None,
            proposals: Proposals::default(),
            menu: None,
            keys: MenuKeys::default(),
            aside_keys: MenuKeys::default(),
            touched: None,
            typed: None,
            spoken: None,
            look: MenuLook::default(),
            high: FIRST,
            measured: false,
        }
    }
}

impl<G: Played> Drafting<G> {
    /// Returns an empty draft for the next order, which is likely to need as much room; what players propose beside it stands on as
    /// far as it still can be done, as these words say it.
    pub(super) fn next(&self, before: &Record<G>, now: &Record<G>, words: &Words) -> Self {
        Self { high: self.high, proposals: self.proposals.next(before, now, words), ..Self::default() }
    }

    /// True if a draft is made of something besides the next right thing.
    pub(crate) fn is_aside(&self, record: &Record<G>) -> bool {
        G::is_aside(record, &self.draft)
    }

    /// True if the one key has asked, and is to answer.
    pub(crate) const fn has_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// True if there is something that can be left without an order: a draft aside, what a player proposes, or what was chosen.
    pub(crate) fn can_leave(&self, record: &Record<G>) -> bool {
        self.is_aside(record) || self.proposed(record).is_some() || self.has_chosen(record)
    }

    /// True if something was chosen for the next order.
    fn has_chosen(&self, record: &Record<G>) -> bool {
        G::is_begun(record, &self.draft) || G::drafted(record, &self.draft) != G::drafted(record, &G::Draft::default())
    }

    /// Returns what a player proposes, with the player: the first whole proposal, unless the crier is at something aside.
    fn proposed(&self, record: &Record<G>) -> Option<(Seat, Ask<G>)> {
        self.proposals.whole(record).next().filter(|_| !self.is_aside(record))
    }

    /// As [`Self::proposed`], if the one key takes it: in somebody's turn the key is for that player, and others wait.
    fn next_proposed(&self, record: &Record<G>) -> Option<(Seat, Ask<G>)> {
        self.proposed(record).filter(|(seat, _)| Self::is_for(record, *seat))
    }

    /// Returns whose proposal the key that leaves sends back; where that one only waits, what the crier chose and was asked goes first.
    fn sent_back(&self, record: &Record<G>) -> Option<Seat> {
        let (seat, _) = self.proposed(record)?;
        (Self::is_for(record, seat) || !self.has_asked() && !self.has_chosen(record)).then_some(seat)
    }

    /// True if the one key is for that player: it is the player's turn, or nobody's.
    fn is_for(record: &Record<G>, seat: Seat) -> bool {
        G::chooser(record).is_none_or(|chooser| chooser == seat)
    }

    /// Returns what the player proposes whose turn it is; nothing while the crier is at something aside or has undone an order, or
    /// where the one key would ask first.
    pub(crate) fn trusted(&mut self, record: &Record<G>) -> Option<Ask<G>> {
        if !record.undone().is_empty() {
            return None;
        }
        let own = self.proposed(record).filter(|(seat, _)| G::chooser(record) == Some(*seat));
        let (seat, ask) = own.filter(|(_, ask)| !G::asks_first(record, ask))?;
        self.proposals.accept(Some(seat));
        Some(ask)
    }

    /// Returns the order that the one key gives: what a player proposes, which is not asked about again, the draft, what was entered,
    /// or the next right thing. Nothing if it leaves a draft aside, asks first, or if something entered is wrong.
    pub(crate) fn order(&mut self, record: &Record<G>, words: &Words) -> Option<Ask<G>> {
        let (aside, drafted) = (self.is_aside(record), G::drafted(record, &self.draft));
        if let Some((seat, ask)) = self.next_proposed(record) {
            self.proposals.accept(Some(seat));
            return Some(ask);
        }
        let order = match record.next() {
            _ if aside => drafted,
            Next::Order(ask) => Some(ask),
            Next::Choose(done) => drafted.or((!G::is_begun(record, &self.draft)).then_some(done)),
            Next::Pick | Next::Enter if G::Entry::is_due(record) => self.entry.read(words, record).map(Ask::Order),
            Next::Pick | Next::Enter => drafted,
            Next::Over => None,
        };
        let asks = |order: &Ask<G>| self.asked.as_ref() != Some(order) && G::asks_first(record, order);
        match &order {
            Some(order) if asks(order) => self.change(Some(order.clone()), |_| ()),
            Some(_) => return order,
            None if aside => self.change(None, |draft| G::go_on(record, draft)),
            None => {}
        }
        None
    }

    /// Presses something of the menu, if it can be pressed; returns the order that it gives.
    pub(crate) fn press(&mut self, record: &Record<G>, press: Press) -> Option<Ask<G>> {
        match press {
            Press::Item(pick) => {
                let Some(pick) = self.find(record, pick) else {
                    (self.touched, self.spoken) = (Some(Touched::Item(pick)), None);
                    return None;
                };
                let order = self.change(None, |draft| G::pick(record, draft, pick));
                self.put_first(record);
                order
            }
            // The key of a number was pressed just before.
            Press::Digit(digit) if let Some((pick, before)) = self.typed => {
                let menu = G::menu(record, &self.draft);
                let item = menu.offered().find(|item| PickId::of(&item.pick) == pick)?;
                let Kind::Number { most, brief, .. } = item.kind else { return None };
                let number = (before.unwrap_or_default().saturating_mul(10) + u16::from(digit)).min(most);
                self.typed = (!brief).then_some((pick, Some(number)));
                self.press(record, Press::Number(pick, Some(number)))
            }
            Press::Digit(digit) => self.press_key(record, char::from_digit(digit.into(), 10)?),
            Press::Letter(letter) => self.press_key(record, letter),
            Press::Way(Way::Back) => {
                if self.is_aside(record) {
                    self.change(None, G::leave);
                } else if let Some(seat) = self.sent_back(record) {
                    self.send_back(seat);
                } else {
                    self.change(None, |draft| *draft = G::Draft::default());
                }
                None
            }
            Press::Way(way @ (Way::Change | Way::Correct)) => {
                let menu = G::menu(record, &self.draft);
                let pick = menu.offered().find(|item| item.way == Some(way))?.pick;
                self.press(record, Press::Item(PickId::of(&pick)))
            }
            Press::Accept => {
                let (seat, ask) = self.proposed(record).filter(|now| self.proposals.shown().0 == Some(now))?;
                self.proposals.accept(Some(seat));
                Some(ask)
            }
            Press::Number(pick, number) => {
                let pick = self.find(record, pick)?;
                self.change(None, |draft| G::set_number(record, draft, pick, number));
                self.put_first(record);
                None
            }
        }
    }

    /// Presses the item that has that key, whether the menu was drawn since the last press or not: keys may be typed faster than that.
    fn press_key(&mut self, record: &Record<G>, key: char) -> Option<Ask<G>> {
        if self.throws {
            return None;
        }
        let menu = G::menu(record, &self.draft);
        let keys = self.keys_of(record).of(&menu);
        let Some((item, _)) = menu.items().map(|(_, item)| item).zip(keys).find(|(_, of)| *of == Some(key)) else {
            (self.touched, self.spoken) = (Some(Touched::Key(key)), None);
            return None;
        };
        let pick = PickId::of(&item.pick);
        match item.kind {
            Kind::Number { now, .. } if item.state.is_open() => {
                // The number is typed next; what was left unsaid is nothing at first.
                self.typed = Some((pick, None));
                let unsaid = now.is_none().then_some(Press::Number(pick, Some(0)));
                unsaid.and_then(|press| self.press(record, press))
            }
            Kind::Choose | Kind::Act | Kind::Number { .. } => {
                self.typed = None;
                self.press(record, Press::Item(pick))
            }
        }
    }

    /// Returns the keys of the menu that is shown.
    fn keys_of(&mut self, record: &Record<G>) -> &mut MenuKeys {
        if G::is_aside(record, &self.draft) { &mut self.aside_keys } else { &mut self.keys }
    }

    /// Puts what a player proposes beside the draft; whether the one key gives something else now. Only then is what it has asked
    /// about forgotten.
    pub(crate) fn propose(&mut self, record: &Record<G>, picked: Picked) -> bool {
        let before = self.next_proposed(record);
        self.proposals.pick(record, picked);
        let changes = self.next_proposed(record) != before;
        let asked = self.asked.take().filter(|_| !changes);
        self.change(asked, |_| ());
        changes
    }

    /// Sends back what that player proposes.
    pub(crate) fn send_back(&mut self, seat: Seat) {
        self.proposals.send_back(|own| own.seat == seat);
        self.change(None, |_| ());
    }

    /// Lets the one key give what the crier has just chosen: what players proposed before goes back to them.
    fn put_first(&mut self, record: &Record<G>) {
        if self.next_proposed(record).is_some() {
            self.proposals.send_back(|own| own.order(record).is_some() && Self::is_for(record, own.seat));
            self.change(None, |_| ());
        }
    }

    /// Returns how often what is shown of a player's proposal has changed.
    pub(crate) const fn proposals_shown(&self) -> u32 {
        self.proposals.shown().1
    }

    /// Returns what each player may propose now; before the others whose proposal the one key takes.
    pub(crate) fn choices(&self, record: &Arc<Record<G>>) -> Vec<Arc<Choices>> {
        self.proposals.choices(record)
    }

    fn find(&self, record: &Record<G>, pick: PickId) -> Option<G::Pick> {
        G::menu(record, &self.draft).offered().find(|item| PickId::of(&item.pick) == pick).map(|item| item.pick)
    }

    /// Returns why what was touched cannot be picked now.
    fn why(&self, words: &Words, record: &Record<G>, touched: Touched) -> Option<String> {
        let pick = match touched {
            Touched::Item(pick) => pick,
            Touched::Key(key) => return Some(words.with("menu-no-key", &[("key", key.to_string().into())])),
        };
        let menu = G::menu(record, &self.draft);
        let (_, item) = menu.items().find(|(_, item)| PickId::of(&item.pick) == pick)?;
        let why = G::why(record, &self.draft, item.pick);
        Some(why.map_or_else(|| words.text("menu-not-now"), |reason| words.sentence(&reason)))
    }

    /// Changes the draft, so that its menu is made anew; the one key has asked about that order, if any. What players may propose does
    /// not depend on it.
    fn change<T>(&mut self, asked: Option<Ask<G>>, change: impl FnOnce(&mut G::Draft) -> T) -> T {
        (self.asked, self.touched, self.spoken) = (asked, None, None);
        self.proposals.accept(None);
        change(&mut self.draft)
    }

    /// Makes the menu in these words, unless it is made. On a look back nothing is offered; while the picture `waits` to show what
    /// happened, only what people throw, which tells nothing of it.
    pub(super) fn refresh(&mut self, words: &Words, record: &Record<G>, (past, waits): (bool, bool)) {
        let aside = self.is_aside(record);
        // Another menu needs another room.
        if aside != self.aside {
            (self.measured, self.look, self.aside_keys) = (false, MenuLook::default(), MenuKeys::default());
        }
        self.aside = aside;
        self.throws = !past && !aside && G::Entry::is_due(record);
        let spoken = Some((words.language(), words.manner()));
        if past || (waits && !self.throws) {
            (self.menu, self.spoken) = (None, None);
        } else if self.spoken != spoken {
            let words = words.among(G::players(record.opening()));
            let keys = if aside { &mut self.aside_keys } else { &mut self.keys };
            let mut menu = MenuView::keyed(&words, record, (&self.draft, keys), self.asked.is_some());
            menu.wrong = self.touched.and_then(|touched| self.why(&words, record, touched)).or(menu.wrong);
            let proposed = self.proposed(record);
            self.proposals.show(proposed.as_ref());
            if let Some((seat, ask)) = proposed {
                let more = self.proposals.whole(record).count().saturating_sub(1);
                menu.propose(&words, record, ((seat, &ask), Self::is_for(record, seat)), more);
            }
            if self.throws {
                // What they throw is entered above, so that the menu does not ask for it, too.
                menu.groups.retain(|group| group.place == Place::Foot);
                menu.note = None;
            }
            self.menu = Some(menu);
            self.spoken = spoken;
        }
    }

    /// Returns the menu that is shown, and how it is laid out.
    pub(super) fn plays(&self) -> Option<(&MenuView, &MenuLook)> {
        self.menu.as_ref().map(|menu| (menu, &self.look))
    }

    /// True if keys press items of the menu; those of a picture that moves end that first.
    pub(crate) fn takes_keys(&self) -> bool {
        G::CHOOSES && self.menu.as_ref().is_none_or(MenuView::is_shown)
    }

    /// True if entry or menu take room beside the picture.
    pub(super) fn is_shown(&self) -> bool {
        self.throws || self.menu.as_ref().is_some_and(MenuView::is_shown)
    }

    /// True if people pick from a menu what comes next.
    pub(super) const fn picks(&self) -> bool {
        self.menu.is_some() && !self.throws
    }

    /// Returns how high they are.
    pub(super) const fn high(&self) -> f32 {
        self.high
    }

    /// Returns what the one key does; nothing where it does the next right thing.
    pub(super) fn doing(&self, words: &Words) -> Option<String> {
        if self.throws { Some(self.entry.doing(words)) } else { self.menu.as_ref()?.doing.clone() }
    }

    /// Draws the entry above the menu; both may become so high.
    pub(super) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record<G>, most: f32) {
        let Self { entry, throws, menu: Some(menu), typed, look, high, measured, .. } = self else { return };
        look.settle(ui, tools, menu, most);
        let above = |ui: &mut Ui, tools: &mut Tools<'_>| {
            if *throws {
                entry.ui(ui, tools, record);
            }
        };
        let reach = typed.take().map(|(pick, before)| Reach { pick, begun: before.is_some() });
        let needed = menu::ui(ui, tools, (menu, reach, look), above);
        let least = if *measured { *high } else { 0.0 };
        // How high it is, is known once it was drawn: then this frame is drawn again.
        if (needed.max(least) - *high).abs() > 0.5 {
            *high = needed.max(least);
            ui.ctx().request_discard("the menu was measured");
        }
        *measured = true;
    }
}
