//! The menu in the terminal: its items by their numbers, and the draft of whoever types.

use super::Commanded;
use crate::chronicle::{Next, Record};
use crate::crier::Words;
use crate::play::{Ask, Kind, PickId, Place, State};
use crate::show::{MenuItem, MenuView};

/// The draft of the next order as it is typed.
pub(super) struct Picks<G: Commanded> {
    draft: G::Draft,
    /// The order before which Enter has asked whether it is meant.
    asked: Option<Ask<G>>,
}

impl<G: Commanded> Picks<G> {
    pub(super) fn new() -> Self {
        Self { draft: G::Draft::default(), asked: None }
    }

    /// Returns the lines that show the menu, each item behind its number: a group a line, but an item a line where items have more to
    /// say than their names.
    pub(super) fn lines(&self, words: &Words, record: &Record<G>) -> Vec<String> {
        let view = MenuView::of(words, record, &self.draft, false);
        let groups = view.groups.iter().filter(|group| group.place != Place::Hidden);
        let titled = groups.flat_map(|group| {
            let items: Vec<String> = group.items.iter().filter_map(line).collect();
            let title = group.title.clone().filter(|_| !items.is_empty());
            let each = group.items.iter().any(|item| item.look.about.is_some());
            let items = if each || items.is_empty() { items } else { vec![items.join(" · ")] };
            title.into_iter().chain(items)
        });
        let said = [view.note, view.wrong].into_iter().flatten().filter(|line| !line.is_empty());
        titled.chain(said).map(|line| format!("  {line}")).collect()
    }

    /// Returns what Enter does with the draft; nothing where it does the next right thing.
    pub(super) fn doing(&self, words: &Words, record: &Record<G>) -> Option<String> {
        let (drafted, asked) = (G::drafted(record, &self.draft), self.asked.is_some());
        let aside = G::is_aside(record, &self.draft);
        let says = drafted.is_some() || asked || aside;
        let doing = || G::doing(words, record, drafted.as_ref(), aside, asked).filter(|_| says);
        // What a choice that only a choice ends lacks, the prompt says.
        let lacking = G::lacking(words, record, &self.draft).filter(|_| aside);
        lacking.or_else(doing)
    }

    /// Returns the order that Enter gives: the draft, or else what ends a choice. A draft aside that is none is led on or left, and an order that
    /// is likely a slip waits for a second Enter, as at the desk.
    pub(super) fn entered(&mut self, record: &Record<G>) -> Entered<Ask<G>> {
        let drafted = G::drafted(record, &self.draft);
        if drafted.is_none() && G::is_aside(record, &self.draft) {
            G::go_on(record, &mut self.draft);
            return Entered::Again;
        }
        let done = match record.next() {
            Next::Choose(done) => Some(done),
            Next::Order(_) | Next::Pick | Next::Enter | Next::Over => None,
        };
        match drafted.or(done) {
            None => Entered::Nothing,
            Some(order) if self.asked.as_ref() != Some(&order) && G::asks_first(record, &order) => {
                self.asked = Some(order);
                Entered::Again
            }
            Some(order) => Entered::Order(order),
        }
    }

    /// Picks the item of the menu that has that number, or sets its number. Returns the order that it gives at once.
    ///
    /// # Errors
    /// No such item can be picked.
    pub(super) fn pick(
        &mut self,
        words: &Words,
        record: &Record<G>,
        (number, value): (usize, Option<u16>),
    ) -> Result<Option<Ask<G>>, NoSuchItem> {
        let view = MenuView::of(words, record, &self.draft, false);
        let item = view.numbered(number).ok_or(NoSuchItem)?;
        let menu = G::menu(record, &self.draft);
        let pick = menu.offered().find(|offered| PickId::of(&offered.pick) == item.pick).ok_or(NoSuchItem)?.pick;
        self.asked = None;
        match item.kind {
            Kind::Number { most, .. } if value.is_none_or(|value| value <= most) => {
                G::set_number(record, &mut self.draft, pick, value);
                Ok(None)
            }
            Kind::Choose | Kind::Act if value.is_none() => Ok(G::pick(record, &mut self.draft, pick)),
            Kind::Number { .. } | Kind::Choose | Kind::Act => Err(NoSuchItem),
        }
    }
}

/// What came of Enter.
pub(super) enum Entered<O> {
    /// The draft, or what ends a choice, is this order.
    Order(O),
    /// Nothing is given: a draft that was none was led on or left, or something is asked first.
    Again,
    /// Nobody chooses.
    Nothing,
}

/// The menu has no such item, or it takes no such number.
pub(super) struct NoSuchItem;

/// An item behind its number; nothing for one that cannot be picked so.
fn line(item: &MenuItem) -> Option<String> {
    let (number, name) = (item.number.filter(|_| item.state.is_open())?, &item.look.name);
    // What an offer brings or costs.
    let about = item.look.about.as_ref().map(|about| format!(": {about}")).unwrap_or_default();
    let picked = if item.kind == Kind::Choose && item.state == State::Chosen { "*" } else { "" };
    Some(match item.kind {
        Kind::Number { now: Some(now), .. } => format!("{number} {name} = {now}"),
        Kind::Number { now: None, .. } => format!("{number} {name} = ?"),
        Kind::Choose | Kind::Act => format!("{picked}{number} {name}{about}"),
    })
}
