//! What players may propose, each on the own phone.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use super::counted::Counted;
use super::kind::GameKind;
use super::menu::{self, MenuGroup, MenuItem, MenuView, PickView};
use super::said::Said;
use crate::chronicle::{Choosing, Next, Record};
use crate::crier::Words;
use crate::play::{Ask, Kind, PickId, Place, Seat, State, Way};
use crate::stage::PartId;

/// What a player proposes: a draft of the player's own, beside the crier's. It becomes an order by the crier's key alone.
pub struct Proposal<G: Choosing> {
    /// The player.
    pub seat: Seat,
    draft: G::Draft,
    /// The order that was picked at once, as what ends a choice.
    ask: Option<Ask<G>>,
    /// Whether the player has proposed it: until then it is only composed.
    laid: bool,
    /// Whether the crier sent the last one back.
    returned: bool,
    /// Whether the last order was what the player proposed.
    accepted: bool,
    /// Whether another order has made it impossible.
    lost: bool,
}

impl<G: Choosing> Proposal<G> {
    /// Returns an empty proposal.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        Self { seat, draft: G::Draft::default(), ask: None, laid: false, returned: false, accepted: false, lost: false }
    }

    /// Returns an empty proposal for the order behind one that the player has proposed.
    #[must_use]
    pub fn after_accepted(seat: Seat) -> Self {
        Self { accepted: true, ..Self::of(seat) }
    }

    /// Returns the order that is proposed; nothing while it is only composed.
    #[must_use]
    pub fn order(&self, record: &Record<G>) -> Option<Ask<G>> {
        self.composed(record).filter(|_| self.laid)
    }

    /// Returns the order that can be proposed; nothing while something lacks. What is aside of the turn is ended by what acts alone:
    /// before that it may still grow.
    fn composed(&self, record: &Record<G>) -> Option<Ask<G>> {
        let drafted = || G::drafted(record, &self.draft).filter(|_| !G::is_aside(record, &self.draft));
        self.ask.clone().or_else(drafted)
    }

    /// Puts a pick of the player's own, or its number, into the draft; returns false, and changes nothing, if it is none.
    pub fn pick(&mut self, record: &Record<G>, pick: PickId, number: Option<u16>) -> bool {
        if pick == PickId::PROPOSE {
            let can = !self.laid && number.is_none() && self.composed(record).is_some();
            self.laid |= can;
            return can;
        }
        if pick == PickId::DONE {
            let Some(done) = self.done(record) else { return false };
            *self = Self { ask: Some(done), ..Self::of(self.seat) };
            return true;
        }
        if pick == PickId::BACK {
            let is_aside = !self.laid && G::is_aside(record, &self.draft);
            let can = number.is_none() && (self.laid || is_aside);
            if can && is_aside {
                G::leave_own(&mut self.draft);
            }
            self.laid &= !can;
            return can;
        }
        let menu = G::menu(record, &self.draft);
        let Some(item) = menu.offered().find(|item| PickId::of(&item.pick) == pick) else { return false };
        if !G::is_own(record, &self.draft, self.seat, item.pick) {
            return false;
        }
        self.ask = match (item.kind, number) {
            (Kind::Number { most, .. }, number) if number.is_none_or(|number| number <= most) => {
                G::set_number(record, &mut self.draft, item.pick, number);
                None
            }
            (Kind::Choose | Kind::Act, None) => G::propose(record, &mut self.draft, item.pick),
            (Kind::Number { .. } | Kind::Choose | Kind::Act, _) => return false,
        };
        (self.laid, self.returned, self.accepted, self.lost) = (false, false, false, false);
        true
    }

    /// Returns the proposal behind another order: it stands if it can still be done and `reads` the same, or else its phone says that
    /// it is lost. What is only begun stands while the same is offered, and where no order came nothing changes.
    #[must_use]
    pub fn behind(&self, before: &Record<G>, now: &Record<G>, reads: impl Fn(&Record<G>, &Ask<G>) -> String) -> Self {
        if before.done().len() == now.done().len() {
            return self.clone();
        }
        let (composed, same) = (self.composed(before), self.composed(now));
        let stands = match (&composed, same) {
            (Some(ask), Some(same)) => {
                *ask == same && reads(before, ask) == reads(now, ask) && now.clone().ask(same).is_ok()
            }
            (None, None) => G::menu(before, &self.draft) == G::menu(now, &self.draft),
            (Some(_), None) | (None, Some(_)) => false,
        };
        if stands {
            Self { accepted: false, returned: false, lost: false, ..self.clone() }
        } else {
            // Whoever has proposed it is told why until the order after this one.
            Self { lost: composed.is_some(), ..Self::of(self.seat) }
        }
    }

    /// Sends the proposal back: it is empty again, and its phone says why.
    pub fn send_back(&mut self) {
        *self = Self { returned: true, ..Self::of(self.seat) };
    }

    /// Returns the order that ends the choice, where it is that player's.
    fn done(&self, record: &Record<G>) -> Option<Ask<G>> {
        match record.next() {
            Next::Choose(done) => Some(done).filter(|_| G::chooser(record) == Some(self.seat)),
            Next::Order(_) | Next::Pick | Next::Enter | Next::Over => None,
        }
    }
}

impl<G: Choosing> Clone for Proposal<G> {
    fn clone(&self) -> Self {
        let Self { seat, draft, ask, laid, returned, accepted, lost } = self;
        let (draft, ask) = (draft.clone(), ask.clone());
        Self { seat: *seat, draft, ask, laid: *laid, returned: *returned, accepted: *accepted, lost: *lost }
    }
}

impl<G: Choosing> Debug for Proposal<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proposal").field("seat", &self.seat).field("draft", &self.draft).finish_non_exhaustive()
    }
}

/// The part of a game's menu that one player may propose, with the game's type erased.
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
    /// What the player is asked, where the first group does not say it.
    pub question: Option<String>,
    /// The groups of items, in the order of the menu. What cannot be pressed now is the other half of something that can.
    pub groups: Vec<MenuGroup>,
    /// What the player has composed, once it is an order.
    pub does: Option<String>,
    /// What it lacks once something is chosen, or why the rules refuse it.
    pub lacks: Option<String>,
    /// Whether it lies on the crier's desk.
    pub laid: bool,
    /// Whether the crier sent the last proposal back.
    pub returned: bool,
    /// Whether the last order was what the player proposed.
    pub accepted: bool,
    /// Whether another order has made the last proposal impossible.
    pub lost: bool,
    /// What of this can be picked in the picture, too.
    pub taps: Vec<Tap>,
    /// What lies on the crier's desk, with the player's name, for all to read.
    pub proposed: Option<String>,
    /// The parts of the picture that this is about.
    pub lit: Vec<PartId>,
}

/// A part of the picture that is a pick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tap {
    /// The part.
    pub part: PartId,
    /// The pick.
    pub pick: PickId,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A menu of some game, with its type erased.
trait Menu: Debug + Send + Sync {
    fn view(&self, words: &Words) -> ChoicesView;
    fn offers(&self, pick: PickId, number: Option<u16>) -> bool;
    fn is_laid(&self) -> bool;
}

/// The record of a game, and what a player proposes.
#[derive(Debug)]
struct Of<G: Counted> {
    record: Arc<Record<G>>,
    proposal: Proposal<G>,
}

impl<G: Counted> Of<G> {
    /// Returns the ids of what can be proposed, but for the end of the choice.
    fn offered(&self) -> Vec<PickId> {
        let Self { record, proposal: Proposal { seat, draft, .. } } = self;
        let menu = G::menu(record, draft);
        let own = menu.offered().filter(|item| G::is_own(record, draft, *seat, item.pick));
        own.map(|item| PickId::of(&item.pick)).collect()
    }

    /// Returns the pick that has made the order at once, if one has.
    fn made_by(&self) -> Option<PickId> {
        let Self { record, proposal: Proposal { seat, draft, ask, .. } } = self;
        let (menu, ask) = (G::menu(record, draft), ask.as_ref()?);
        let own = menu.offered().filter(|item| item.kind == Kind::Act && G::is_own(record, draft, *seat, item.pick));
        let mut making = own.filter(|item| G::propose(record, &mut draft.clone(), item.pick).as_ref() == Some(ask));
        making.next().map(|item| PickId::of(&item.pick))
    }
}

impl<G: Counted> Menu for Of<G> {
    fn view(&self, words: &Words) -> ChoicesView {
        let (words, offered) = (words.among(G::players(self.record.opening())), self.offered());
        let Self { record, proposal } = self;
        let mut menu = MenuView::of(&words, record, &proposal.draft, false);
        let made = self.made_by();
        let items = menu.groups.iter_mut().flat_map(|group| &mut group.items);
        items.filter(|item| Some(item.pick) == made).for_each(|item| item.state = State::Chosen);
        let taps = menu.offered().filter(|item| offered.contains(&item.pick)).filter_map(Tap::of).collect();
        // What stands without words in the picture alone is tapped there.
        let listed = |group: &MenuGroup| match group.place {
            Place::Hidden => false,
            Place::Picture => group.title.is_some(),
            Place::List | Place::Details | Place::Lettered | Place::Foot => true,
        };
        let shown = menu.groups.into_iter().filter(listed);
        let mut groups: Vec<MenuGroup> = shown.map(|group| own(group, &offered)).collect();
        groups.retain(|group| !group.items.is_empty());
        let is_back = |item: &MenuItem| item.way == Some(Way::Back);
        if G::is_aside(record, &proposal.draft) && !groups.iter().flat_map(|group| &group.items).any(is_back) {
            groups.push(foot(PickId::BACK, (Kind::Act, State::Free, Some(Way::Back)), words.text("desk-leave")));
        }
        if let Some(done) = proposal.done(record) {
            let name = menu::own(&words, record, &done);
            let state = if proposal.ask.as_ref() == Some(&done) { State::Chosen } else { State::Free };
            groups.push(foot(PickId::DONE, (Kind::Choose, state, None), name));
        }
        let is_untitled = |group: &MenuGroup| group.title.is_none() && group.place != Place::Foot;
        let asks = groups.first().is_some_and(is_untitled) && !G::is_aside(record, &proposal.draft);
        let (composed, laid) = (proposal.composed(record), proposal.order(record));
        let begun =
            composed.is_none() && groups.iter().flat_map(|group| &group.items).any(|item| item.state == State::Chosen);
        let lacks = begun.then(|| menu.wrong.or_else(|| G::lacking(&words, record, &proposal.draft))).flatten();
        ChoicesView {
            question: if asks { G::question(&words, record.table()) } else { None },
            groups,
            does: composed.map(|ask| G::proposal(&words, record, &ask)),
            lacks,
            laid: laid.is_some(),
            returned: proposal.returned,
            accepted: proposal.accepted,
            lost: proposal.lost,
            taps,
            proposed: laid.as_ref().map(|ask| menu::proposed(&words, record, (proposal.seat, ask))),
            lit: laid.map(|ask| G::concerns(record, &ask)).unwrap_or_default(),
        }
    }

    fn offers(&self, pick: PickId, number: Option<u16>) -> bool {
        self.proposal.clone().pick(&self.record, pick, number)
    }

    fn is_laid(&self) -> bool {
        self.proposal.order(&self.record).is_some()
    }
}

/// Returns what stands below a menu of which it is no item.
fn foot(pick: PickId, (kind, state, way): (Kind, State, Option<Way>), name: String) -> MenuGroup {
    let look = PickView { caption: name.clone(), name, ..PickView::default() };
    let item = MenuItem { pick, number: None, kind, state, way, key: None, look };
    MenuGroup { place: Place::Foot, title: None, items: vec![item] }
}

impl Tap {
    fn of(item: &MenuItem) -> Option<Self> {
        let chosen = item.state == State::Chosen;
        item.look.part.map(|part| Self { part, pick: item.pick, chosen })
    }
}

/// Returns what is offered of the group, whole: a half comes with the other one.
fn own(group: MenuGroup, offered: &[PickId]) -> MenuGroup {
    let mut things: Vec<Vec<MenuItem>> = Vec::new();
    for item in group.items {
        match things.last_mut().filter(|_| item.look.joins) {
            Some(thing) => thing.push(item),
            None => things.push(vec![item]),
        }
    }
    things.retain(|thing| thing.iter().any(|item| offered.contains(&item.pick)));
    MenuGroup { items: things.concat(), ..group }
}

impl Choices {
    /// Returns what that player may propose next, after the own proposal; `None` while it is nothing.
    #[must_use]
    pub fn of<G: Counted>(record: &Arc<Record<G>>, proposal: Proposal<G>) -> Option<Self> {
        let seat = proposal.seat;
        let menu = Of { record: Arc::clone(record), proposal };
        let is_told = menu.proposal.accepted || menu.proposal.lost;
        let can = is_told || !menu.offered().is_empty() || menu.proposal.done(record).is_some();
        let (menu, orders): (Box<dyn Menu>, _) = (Box::new(menu), record.done().len());
        can.then(|| Self { seat, orders, menu, said: Said::new(GameKind::of::<G>()) })
    }

    /// Returns the choices in the language and manner of `like`.
    #[must_use]
    pub fn view(&self, like: &Words) -> Arc<ChoicesView> {
        self.said.get(like, (), |words| self.menu.view(words))
    }

    /// Whether the proposal lies on the crier's desk: then everybody reads it.
    #[must_use]
    pub fn is_laid(&self) -> bool {
        self.menu.is_laid()
    }

    /// Whether that pick can be proposed, with that number if it has one.
    #[must_use]
    pub fn offers(&self, pick: PickId, number: Option<u16>) -> bool {
        self.menu.offers(pick, number)
    }
}

/// The same choices: each change of a proposal makes new ones.
impl PartialEq for Choices {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
