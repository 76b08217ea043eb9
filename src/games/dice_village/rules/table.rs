//! The table: its current state, and all queries of it.

use super::SetupRefusal;
use super::card::{Card, Heap};
use super::deck::Merchant;
use super::die::{Face, Lies};
use super::happening::{Count, Sold};
use super::order::Free;
use super::player::Player;
use super::purse::Purse;
use super::setup::{Depth, Paid, Setup};
use super::village::Spot;
use crate::play::{BySeat, Seat};

/// The phase of the round, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// All roll their dice (`D 3.2`).
    Caravans,
    /// This player sells (`D 3.4`).
    Sell(Seat),
    /// This player may place so many cards without a die (`D 3.12`).
    Place(Seat, u8),
    /// All sell and then buy, in turn order from this player on, without telling it (`D 5.2`).
    AllSell(Seat),
    /// This player buys cards (`D 3.15`).
    Spend(Seat),
    /// All buy cards, in turn order from this player on, without telling it (`D 5.2`).
    AllSpend(Seat),
    /// The round can be closed (`D 3.16`).
    End,
    /// The end: the game has ended.
    Over,
}

/// A checked table; only [`super::apply()`] changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) players: BySeat<Player>,
    paid: Paid,
    depth: Depth,
    pub(super) round: u16,
    pub(super) first: Seat,
    pub(super) phase: Phase,
    pub(super) row: Heap,
    pub(super) pile: Heap,
    /// The sales of the turn, whose income is still due.
    pub(super) sales: Vec<Sold>,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    pub fn open(setup: Setup) -> Result<Self, SetupRefusal> {
        let (first, pile) = match setup.check() {
            Ok(checked) => checked,
            Err(reasons) => return Err(SetupRefusal { setup, reasons }),
        };
        let players = (0..setup.players).map(|_| Player::new(pile.none_like())).collect();
        let row = pile.none_like();
        let mut table = Self {
            players,
            paid: setup.paid,
            depth: setup.cards.depth(),
            round: 1,
            first,
            phase: Phase::Caravans,
            row,
            pile,
            sales: Vec::new(),
        };
        for card in table.to_fill() {
            table.pile.take(card);
            table.row.put(card);
        }
        Ok(table)
    }

    /// Iterates over the players, by seat.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.players.iter()
    }

    /// Returns the player at that seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat)
    }

    /// Iterates over the seats in turn order, from the first player on (`D 3.1`).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> {
        let seats = || self.players().map(|(seat, _)| seat);
        seats().filter(|seat| *seat >= self.first).chain(seats().filter(|seat| *seat < self.first))
    }

    /// The first player in this round.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The number of the round, from 1; at the end, of the last one.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The phase of the round, and whose turn it is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat whose turn it is, if it is one player's alone.
    #[must_use]
    pub const fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Sell(seat) | Phase::Place(seat, _) | Phase::Spend(seat) => Some(seat),
            Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => None,
        }
    }

    /// The player whom merchants' stalls pay.
    #[must_use]
    pub const fn paid(&self) -> Paid {
        self.paid
    }

    /// The depth of what is told of a round; with the house deck, everything.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether that count of a player is worth showing: not what the group does not tell; of cards on the table, where only dice are
    /// told, that there are nine.
    #[must_use]
    pub fn shows(&self, player: &Player, count: Count) -> bool {
        match (self.depth, count) {
            (Depth::Purses, _) | (Depth::Sales, Count::OnTable) => true,
            (Depth::Sales | Depth::Dice, Count::Purse | Count::InHand) => false,
            (Depth::Dice, Count::OnTable) => player.is_exact(count) && player.has_nine(),
        }
    }

    /// Whether the number of the pile is worth showing: it is the rest of all cards beside the players' and the row's.
    #[must_use]
    pub fn shows_pile(&self) -> bool {
        let shown = |player: &Player| self.shows(player, Count::InHand) && self.shows(player, Count::OnTable);
        self.players.values().all(shown)
    }

    /// Whether the leader is known: everybody's cards are shown, or those of somebody who has nine.
    #[must_use]
    pub fn shows_race(&self) -> bool {
        let shown = |player: &Player| self.shows(player, Count::OnTable);
        self.players.values().all(shown) || self.players.values().any(|player| shown(player) && player.has_nine())
    }

    /// The open merchants in the row.
    #[must_use]
    pub const fn row(&self) -> &Heap {
        &self.row
    }

    /// The face-down merchants, the top one first.
    #[must_use]
    pub const fn pile(&self) -> &Heap {
        &self.pile
    }

    /// Whether each merchant card is known, so that income is computed (`D 5.1`).
    #[must_use]
    pub const fn knows_cards(&self) -> bool {
        match self.pile {
            Heap::House(_) => true,
            Heap::Counted(_) => false,
        }
    }

    /// Returns the full number of cards in the row (`D 2.2`).
    #[must_use]
    pub fn row_size(&self) -> u8 {
        u8::try_from(self.players.len() + 1).unwrap_or(u8::MAX)
    }

    /// Whether this round is the last one (`D 4.1`).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.players.values().any(Player::has_nine)
    }

    /// Whether that village is on this table and no dice are on it (`D 3.4`).
    #[must_use]
    pub fn is_open(&self, at: Spot) -> bool {
        self.player(at.owner).is_some() && self.closed_by(at).is_none()
    }

    /// Returns the player whose dice are on that village.
    #[must_use]
    pub fn closed_by(&self, at: Spot) -> Option<Seat> {
        let lies_there = |player: &Player| player.dice.iter().any(|die| die.lies == Lies::At(at));
        self.players().find(|(_, player)| lies_there(player)).map(|(seat, _)| seat)
    }

    /// Returns the numbers of all stalls of that village: its own two, then the merchants' as in
    /// [`super::Village::stalls`].
    #[must_use]
    pub fn numbers(&self, at: Spot) -> Vec<Face> {
        let merchants = self.player(at.owner).into_iter().flat_map(|owner| owner.village(at.base).stalls());
        at.base.numbers().into_iter().chain(merchants.map(super::Stall::number)).collect()
    }

    /// The sales of the current player, whose income is still due.
    #[must_use]
    pub fn sales(&self) -> &[Sold] {
        &self.sales
    }

    /// Returns a player's income from the sales of this turn, as far as it was told (`D 3.7`).
    #[must_use]
    pub fn due(&self, seat: Seat) -> Purse {
        let mut due = Purse::NOTHING;
        for sold in &self.sales {
            if sold.seller == seat {
                due = due.and(sold.pays_seller.unwrap_or_default());
            } else if sold.at.owner == seat {
                due = due.and(sold.pays_owner.unwrap_or_default());
            }
        }
        due
    }

    /// Whether some of a player's income from the sales of this turn was left untold (`D 5.2`).
    #[must_use]
    pub fn is_due_untold(&self, seat: Seat) -> bool {
        self.sales.iter().any(|sold| {
            let as_seller = sold.seller == seat && sold.pays_seller.is_none();
            let as_owner = sold.at.owner == seat && sold.seller != seat && sold.pays_owner.is_none();
            as_seller || as_owner
        })
    }

    /// Returns the free things of this turn's sales (`D 3.11`).
    #[must_use]
    pub fn free_due(&self) -> Free {
        self.sales.iter().fold(Free::NOTHING, |free, sold| free.and(sold.free))
    }

    /// Returns the number of merchants in the row, in hands and on the table.
    #[must_use]
    pub fn merchants_out(&self) -> u8 {
        let with_players = |player: &Player| player.hand.len().saturating_add(player.merchants());
        self.players.values().map(with_players).fold(self.row.len(), u8::saturating_add)
    }

    /// Returns the cards of the pile that fill the row (`D 3.16`).
    pub(super) fn to_fill(&self) -> Vec<Card> {
        let lacking = self.row_size().saturating_sub(self.row.len());
        self.pile.cards().into_iter().take(usize::from(lacking)).collect()
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat)
    }

    /// Recounts the pile, if cards are only counted: it has all that are nowhere else.
    pub(super) fn count_pile(&mut self) {
        let out = self.merchants_out();
        if let Heap::Counted(pile) = &mut self.pile {
            *pile = Merchant::COUNT.saturating_sub(out);
        }
    }
}
