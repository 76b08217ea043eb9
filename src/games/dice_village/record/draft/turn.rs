//! A player's turn as it is picked: a sale, a placement or a card to buy.

use super::Pick;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{
    Card, Correction, Depth, Free, Happening, Order, Phase, Player, Purse, Reward, Sale, Seat, Sold, Spot, Stall,
    Table, Told, Trade, decide,
};
use crate::play::{Item, Menu, Place, State};

/// The picks of a turn; none at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    sale: Option<Sale>,
    /// What a sale like that one brought before, as long as nobody says something else.
    recalled: Option<Told>,
    /// The village at which a card is placed without a die, and the card.
    at: Option<Spot>,
    stall: Option<Stall>,
    card: Option<Card>,
    /// Which place of the row was pressed: cards that are only counted are all alike.
    place: Option<usize>,
}

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnPick {
    /// A village to sell or to place a card at.
    Village(Spot),
    /// The same village by a merchant beside it, by its index among them.
    Beside(Spot, usize),
    /// A merchant of the hand, to stand beside the village.
    FromHand(Stall),
    /// A card of the row to buy.
    Card(Card),
    /// The card at that place of the row, from 0.
    Row(usize),
    /// The coins that the sale brings that player.
    Coins(Seat),
    /// The favours that the sale brings that player.
    Favours(Seat),
    /// How often the sale gives that.
    Free(Reward),
    /// The player who has placed a ninth card (`D 5.2`).
    Ninth(Seat),
}

/// Nobody earns more at one village.
const MOST: u16 = 99;
/// Nobody gets more free things of a kind.
const MOST_FREE: u16 = 9;
/// What a sale may give once.
const FREE: [Reward; 3] = [Reward::FreeCard, Reward::FreeCaravan, Reward::FreePlacement];

impl Turn {
    /// Returns the villages that can be picked.
    #[must_use]
    pub fn villages(table: &Table) -> Vec<Spot> {
        let offered = table.placements_on_offer();
        let placing = table.spots().filter(|spot| offered.iter().any(|(at, _)| at == spot));
        table.sales_on_offer().into_iter().map(|sale| sale.at).chain(placing).collect()
    }

    /// Returns the merchants that can be added to the draft: to the village of the sale, or to any without a die.
    #[must_use]
    pub fn stalls(&self, table: &Table) -> Vec<Stall> {
        let placed = table.placements_on_offer().into_iter().map(|(_, stall)| stall);
        distinct(self.sale.iter().flat_map(|sale| table.tucks(sale)).chain(placed))
    }

    /// Returns the merchants that can be added to some draft.
    fn open_tiles(table: &Table) -> Vec<Stall> {
        let plain = Self::villages(table).into_iter().map(Sale::plain);
        let placed = table.placements_on_offer().into_iter().map(|(_, stall)| stall);
        distinct(plain.flat_map(|sale| table.tucks(&sale)).chain(placed))
    }

    /// Returns the merchants that are shown, both halves of a card beside each other: the whole hand where it is known, or else the
    /// numbers that can be added. Each keeps its place, whichever village is picked.
    fn tiles(table: &Table, open: &[Stall]) -> Vec<Stall> {
        match table.active().filter(|_| table.knows_cards()) {
            Some(seat) => table.stalls_in_hand(seat),
            None => open.to_vec(),
        }
    }

    /// Returns how many of that merchant the sale puts beside its village.
    #[must_use]
    pub fn count(&self, stall: Stall) -> usize {
        self.tucked().iter().filter(|other| **other == stall).count()
    }

    /// Returns the merchants that the sale puts beside its village.
    #[must_use]
    pub fn tucked(&self) -> &[Stall] {
        self.sale.as_ref().map(|sale| sale.tucked.as_slice()).unwrap_or_default()
    }

    /// Returns the village of the sale or of the placement.
    #[must_use]
    pub fn village(&self) -> Option<Spot> {
        self.sale.as_ref().map(|sale| sale.at).or(self.at)
    }

    /// Adds the items of the turn to the menu.
    pub(super) fn menu(&self, table: &Table, menu: &mut Menu<Pick>) {
        let villages = Self::villages(table);
        menu.add(Place::List, None, villages.into_iter().map(|at| self.item(at)).collect());
        let card = |card| Item::choice(Pick::Turn(TurnPick::Card(card)), self.card == Some(card));
        menu.add(Place::List, None, table.purchases_on_offer().into_iter().map(card).collect());
        let shown = |shown: bool| if shown { Place::List } else { Place::Hidden };
        let told = self.sale.as_ref().map_or(Told::NOTHING, |sale| sale.told);
        let purse = |seat: Seat, purse: Option<Purse>| {
            let of = |pick: fn(Seat) -> TurnPick, now| Item::digit(Pick::Turn(pick(seat)), now, MOST);
            let coins = of(TurnPick::Coins, purse.map(|purse| purse.coins));
            vec![coins, of(TurnPick::Favours, purse.map(|purse| purse.favours))]
        };
        let seller = table.active().filter(|_| is_told(table) && matches!(table.phase(), Phase::Sell(_)));
        // Before the merchants, of whom there are more beside some villages than beside others: so digits stay.
        if let Some(seller) = seller {
            menu.add(shown(self.sale.is_some()), Some("panel-brings"), purse(seller, told.seller));
        }
        // At another's village the owner earns, and nothing is added.
        let owner = self.village().map(|at| at.owner).filter(|owner| seller.is_some_and(|seller| seller != *owner));
        if let Some(owner) = owner {
            menu.add(Place::List, None, purse(owner, told.owner));
        }
        let expands = match (&self.sale, table.phase()) {
            _ if table.knows_cards() => true,
            (Some(sale), _) => !table.tucks(&Sale::plain(sale.at)).is_empty(),
            (None, phase) => matches!(phase, Phase::Place(..)),
        };
        let tiles = self.tile_items(table);
        let has_tiles = !tiles.is_empty();
        let heading = if table.knows_cards() { "panel-hand" } else { "panel-add-merchant" };
        menu.add(shown(expands), Some(heading), tiles);
        if seller.is_some() && owner.is_none() && has_tiles {
            let free = |reward| {
                let now = told.free.of(reward).into();
                Item::number(Pick::Turn(TurnPick::Free(reward)), Some(now), MOST_FREE)
            };
            // Nothing is free before a card is put there.
            menu.add(shown(!self.tucked().is_empty()), Some("panel-given"), FREE.map(free).to_vec());
        }
    }

    /// Returns the items for the merchants that are shown.
    fn tile_items(&self, table: &Table) -> Vec<Item<Pick>> {
        let (open, now) = (Self::open_tiles(table), self.stalls(table));
        let state = |stall| match (self.count(stall) > 0 || self.stall == Some(stall), now.contains(&stall)) {
            (true, _) => State::Chosen,
            (false, true) => State::Free,
            (false, false) if open.contains(&stall) => State::Faint,
            (false, false) => State::Shown,
        };
        let item = |stall| Item { state: state(stall), ..Item::choice(Pick::Turn(TurnPick::FromHand(stall)), false) };
        Self::tiles(table, &open).into_iter().map(item).collect()
    }

    /// Returns the items that are only in the picture: the row's places, and all else while another menu is `listed`.
    pub(super) fn pictured(&self, table: &Table, listed: bool) -> Vec<Item<Pick>> {
        let cards = table.purchases_on_offer();
        let row = table.row().cards().into_iter().enumerate().filter(|(_, card)| cards.contains(card));
        let place = self.place(table);
        let mut items: Vec<_> =
            row.map(|(at, _)| Item::choice(Pick::Turn(TurnPick::Row(at)), place == Some(at))).collect();
        let beside = |at: Spot| {
            let merchants = table.player(at.owner).map_or(0, |owner| owner.village(at.base).merchants());
            let item = move |nth| Item::choice(Pick::Turn(TurnPick::Beside(at, nth)), self.village() == Some(at));
            (0..merchants).map(item)
        };
        items.extend(Self::villages(table).into_iter().flat_map(beside));
        if !listed {
            items.extend(Self::villages(table).into_iter().map(|at| self.item(at)));
        }
        items
    }

    /// Returns the item for a village.
    fn item(&self, at: Spot) -> Item<Pick> {
        Item::choice(Pick::Turn(TurnPick::Village(at)), self.village() == Some(at))
    }

    /// Presses an item. Returns the order if it gives one at once.
    pub(super) fn pick(&mut self, record: &Record, pick: TurnPick) -> Option<Order> {
        let table = record.table();
        match pick {
            TurnPick::Village(at) | TurnPick::Beside(at, _) => self.pick_village(record, at),
            TurnPick::FromHand(stall) => self.pick_stall(table, stall),
            TurnPick::Card(card) => self.card = Some(card).filter(|card| self.card != Some(*card)),
            TurnPick::Row(at) => {
                let card = table.row().cards().get(at).copied();
                // Of cards that are alike another one is chosen by its place.
                let again = self.card == card && self.place(table) == Some(at);
                (self.place, self.card) = (Some(at), card.filter(|_| !again));
            }
            TurnPick::Ninth(seat) => return Some(ninth_of(seat)),
            TurnPick::Coins(_) | TurnPick::Favours(_) | TurnPick::Free(_) => {}
        }
        None
    }

    /// True if it is the own choice of the player at that seat.
    pub(super) fn is_own(table: &Table, seat: Seat, pick: TurnPick) -> bool {
        match pick {
            TurnPick::Village(_)
            | TurnPick::Beside(..)
            | TurnPick::FromHand(_)
            | TurnPick::Card(_)
            | TurnPick::Row(_)
            | TurnPick::Coins(_)
            | TurnPick::Favours(_)
            | TurnPick::Free(_) => table.active() == Some(seat),
            TurnPick::Ninth(whose) => whose == seat,
        }
    }

    /// Picks the village of a sale, or of a placement; picked again it is picked no more.
    fn pick_village(&mut self, record: &Record, at: Spot) {
        let (table, again) = (record.table(), self.village() == Some(at));
        match table.phase() {
            Phase::Sell(seller) => {
                self.recalled = recalled(record, seller, at);
                let told = self.recalled.unwrap_or(Told::NOTHING);
                self.sale = (!again).then(|| Sale { told, ..Sale::plain(at) });
            }
            Phase::Place(..) => {
                let card =
                    |(there, card): &(Spot, Stall)| *there == at && self.stall.is_none_or(|stall| stall == *card);
                let placed = table.placements_on_offer().into_iter().find(card).filter(|_| !again);
                (self.at, self.stall) = placed.unzip();
            }
            Phase::Caravans | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => {}
        }
    }

    /// Adds one more of that merchant to the draft or, where none can be, takes all of it out.
    fn pick_stall(&mut self, table: &Table, stall: Stall) {
        let more = self.stalls(table).contains(&stall);
        let Some(sale) = &mut self.sale else {
            let village = |(at, card): &(Spot, Stall)| *card == stall && self.at.is_none_or(|there| there == *at);
            (self.at, self.stall) = table.placements_on_offer().into_iter().find(village).unzip();
            return;
        };
        if more {
            sale.tucked.push(stall);
        } else {
            sale.tucked.retain(|other| *other != stall);
        }
        // A new merchant brings something more.
        if let Some(recalled) = self.recalled {
            let told = if sale.tucked.is_empty() { recalled } else { Told::NOTHING };
            sale.told = Told { free: sale.told.free, ..told };
        }
        // Nobody gets more free things than cards were put there.
        if sale.told.free.count() > sale.tucked.len() {
            sale.told.free = Free::NOTHING;
        }
    }

    /// Sets what the sale brings; what nobody sets is left unsaid.
    pub(super) fn set_number(&mut self, table: &Table, pick: TurnPick, number: Option<u16>) {
        let Some(sale) = &mut self.sale else { return };
        let told = &mut sale.told;
        if matches!(pick, TurnPick::Coins(_) | TurnPick::Favours(_)) {
            self.recalled = None;
        }
        let mut purse = |seat: Seat, set: fn(Purse, u16) -> Purse| {
            let purse = if table.active() == Some(seat) { &mut told.seller } else { &mut told.owner };
            *purse = number.map(|number| set(purse.unwrap_or_default(), number));
        };
        match pick {
            TurnPick::Coins(seat) => purse(seat, |purse, coins| Purse { coins, ..purse }),
            TurnPick::Favours(seat) => purse(seat, |purse, favours| Purse { favours, ..purse }),
            TurnPick::Free(reward) => {
                let count = number.and_then(|number| u8::try_from(number).ok()).unwrap_or_default();
                told.free = told.free.with(reward, count);
            }
            TurnPick::Village(_)
            | TurnPick::Beside(..)
            | TurnPick::FromHand(_)
            | TurnPick::Card(_)
            | TurnPick::Row(_)
            | TurnPick::Ninth(_) => {}
        }
    }

    /// True if the sale brings what it brought the last time, as far as anybody said.
    #[must_use]
    pub fn is_recalled(&self) -> bool {
        let told = self.sale.as_ref().map(|sale| sale.told);
        self.recalled.is_some_and(|recalled| told == Some(recalled))
    }

    /// Returns the order; nothing while something lacks.
    #[must_use]
    pub fn order(&self, table: &Table) -> Option<Order> {
        match table.phase() {
            Phase::Sell(_) => self.sale.clone().map(|sale| Order::Sell(Box::new(sale))),
            Phase::Place(..) => Some(Order::Place(self.at?, self.stall?)),
            Phase::Spend(_) => self.card.map(Order::Buy),
            Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => None,
        }
    }

    /// Returns where in the row the chosen card lies: where it was pressed, or else the first that is such a card.
    fn place(&self, table: &Table) -> Option<usize> {
        let (chosen, cards) = (self.card?, table.row().cards());
        let pressed = self.place.filter(|at| cards.get(*at) == Some(&chosen));
        pressed.or_else(|| cards.iter().position(|card| *card == chosen))
    }
}

/// True if people say what a sale brings.
fn is_told(table: &Table) -> bool {
    !table.knows_cards() && table.depth() == Depth::Purses
}

/// Returns what a sale there brought the last time, as people said it: to the owner or to another seller, with as many stalls.
fn recalled(record: &Record, seller: Seat, at: Spot) -> Option<Told> {
    let table = record.table();
    let (stalls, own) = (table.numbers(at).len(), seller == at.owner);
    let is_like = |sold: &&Sold| {
        sold.at == at && (sold.seller == at.owner) == own && sold.dice.len() == stalls && sold.pays_seller.is_some()
    };
    let sales = record.done().iter().rev().flat_map(|entry| entry.happenings.iter()).filter_map(sold);
    let last = sales.filter(|_| is_told(table)).find(is_like)?;
    Some(Told { seller: last.pays_seller, owner: last.pays_owner, free: Free::NOTHING })
}

fn sold(happening: &Happening) -> Option<&Sold> {
    if let Happening::Trade(Trade::Sold(sold)) = happening { Some(sold) } else { None }
}

fn distinct(stalls: impl Iterator<Item = Stall>) -> Vec<Stall> {
    let mut distinct = Vec::new();
    for stall in stalls {
        if !distinct.contains(&stall) {
            distinct.push(stall);
        }
    }
    distinct
}

/// Adds the players who can have placed a ninth card, where a group tells only its dice: nothing else would end the game (`D 5.2`).
pub(super) fn ninth(table: &Table, menu: &mut Menu<Pick>) {
    if !matches!(table.phase(), Phase::AllSell(_)) || table.is_last_round() {
        return;
    }
    let can = |seat: &Seat| decide(table, &ninth_of(*seat)).is_ok();
    let seats = table.players().map(|(seat, _)| seat).filter(can);
    let items = seats.map(|seat| Item::act(Pick::Turn(TurnPick::Ninth(seat)), true)).collect();
    menu.add(Place::List, Some("panel-ninth"), items);
}

const fn ninth_of(seat: Seat) -> Order {
    Order::Correct(Correction::OnTable(seat, Player::GOAL))
}
