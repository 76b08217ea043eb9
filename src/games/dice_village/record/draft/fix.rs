//! A correction as it is picked: what is wrong on the screen is set to how it lies on the table (`D 5.3`).

use super::{Pick, seats};
use crate::games::dice_village::rules::{
    Base, CardAt, Correction, CorrectionReason, Depth, Die, Face, Keeper, Lies, Merchant, Order, Phase, Player, Purse,
    Reason, Seat, Side, Spot, Table, decide,
};
use crate::play::{Item, Menu, Place};

/// What can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Coins and favours.
    Purse,
    /// How many dice a player has.
    Caravans,
    /// What a die shows.
    Die,
    /// Who is first.
    First,
    /// How many cards a player has on the table.
    OnTable,
    /// How many cards a player has in hand.
    InHand,
    /// How many cards lie in the row.
    InRow,
    /// The merchants beside a village.
    Stalls,
    /// Where a card lies.
    Card,
}

/// Where a card goes that lies elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goes {
    /// Into a hand.
    #[default]
    Hand,
    /// Into the row.
    Row,
    /// Under the pile.
    Pile,
    /// To a village.
    Village,
}

/// A part of a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixPick {
    /// What is corrected.
    Kind(Kind),
    /// Where a card goes.
    Goes(Goes),
    /// Whose it is.
    Seat(Seat),
    /// The player's coins.
    Coins(Seat),
    /// The player's favours.
    Favours(Seat),
    /// How many dice or cards there are.
    Count(Kind),
    /// One of the player's dice, from 0.
    Die(Seat, usize),
    /// What the die shows.
    Shows(Face),
    /// A side of one of the player's villages.
    Side(Spot, Side),
    /// The merchant there, from 0, who is removed.
    Remove(usize, Face),
    /// A merchant who is added there.
    Add(Face),
    /// A card of the house deck.
    Merchant(Merchant),
}

/// Nobody has more coins or favours.
const MOST: u16 = 999;
/// Nobody has more dice, and nowhere lie more cards.
const MOST_DICE: u16 = 9;
const MOST_CARDS: u16 = 33;

/// A correction as it is chosen so far; whatever nobody touched is as the table says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is corrected; nothing was chosen at first.
    pub kind: Option<Kind>,
    /// Whose it is.
    pub seat: Seat,
    /// Which of the villages.
    pub base: Base,
    /// On which side of it.
    pub side: Side,
    /// Whether that side was chosen, and is not only the first one.
    pub sided: bool,
    /// Which die.
    pub die: Option<usize>,
    /// What it shows.
    pub face: Option<Face>,
    /// Coins and favours.
    pub purse: Option<Purse>,
    /// Dice or cards.
    pub count: Option<u8>,
    /// The numbers on that side of the village.
    pub numbers: Option<Vec<Face>>,
    /// The card.
    pub merchant: Option<Merchant>,
    /// Where it goes.
    pub goes: Goes,
}

impl Default for Fix {
    fn default() -> Self {
        Self {
            kind: None,
            seat: Seat(0),
            base: Base::OneSix,
            side: Side::Left,
            sided: false,
            die: None,
            face: None,
            purse: None,
            count: None,
            numbers: None,
            merchant: None,
            goes: Goes::Hand,
        }
    }
}

impl Goes {
    /// All of them.
    const ALL: [Self; 4] = [Self::Hand, Self::Row, Self::Pile, Self::Village];
}

impl Kind {
    /// Returns the message that names it.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Purse => "panel-fix-purse",
            Self::Caravans => "panel-fix-caravans",
            Self::Die => "panel-fix-die",
            Self::First => "panel-fix-first",
            Self::OnTable => "panel-fix-on-table",
            Self::InHand => "panel-fix-in-hand",
            Self::InRow => "panel-fix-in-row",
            Self::Stalls => "panel-fix-stalls",
            Self::Card => "panel-fix-card",
        }
    }

    /// Returns what can be corrected at that table now.
    #[must_use]
    pub fn offered(table: &Table) -> Vec<Self> {
        // Nobody corrects what nobody keeps.
        let mut kinds = match table.depth() {
            Depth::Purses => vec![Self::Purse, Self::Caravans],
            Depth::Sales | Depth::Dice => vec![Self::Caravans],
        };
        let lies_free = |die: &Die| die.lies == Lies::Free;
        if table.players().any(|(_, player)| player.dice().iter().any(lies_free)) {
            kinds.push(Self::Die);
        }
        if table.phase() == Phase::Caravans {
            kinds.push(Self::First);
        }
        if table.knows_cards() {
            kinds.push(Self::Card);
        } else {
            kinds.extend(match table.depth() {
                Depth::Purses => &[Self::OnTable, Self::InHand, Self::InRow, Self::Stalls][..],
                Depth::Sales => &[Self::OnTable, Self::Stalls],
                Depth::Dice => &[Self::OnTable],
            });
        }
        kinds
    }

    /// True if it is a player's.
    const fn has_seat(self, goes: Goes) -> bool {
        match self {
            Self::Purse | Self::Caravans | Self::Die | Self::First | Self::OnTable | Self::InHand | Self::Stalls => {
                true
            }
            Self::InRow => false,
            Self::Card => matches!(goes, Goes::Hand | Goes::Village),
        }
    }
}

impl Fix {
    /// Returns a draft in which only the player is chosen whose turn it is.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self { seat: table.active().unwrap_or(Seat(0)), ..Self::default() }
    }

    /// Another kind, player, side or village is chosen: what was touched of the one before counts no more.
    pub fn turn_to(&mut self, kind: Kind, seat: Seat, (base, side): (Base, Side)) {
        let (merchant, goes) = (self.merchant, self.goes);
        *self = Self { kind: Some(kind), seat, base, side, merchant, goes, ..Self::default() };
    }

    /// Adds the items of the correction to the menu.
    pub(super) fn menu(&self, table: &Table, menu: &mut Menu<Pick>) {
        let item = |pick, chosen| Item::choice(Pick::Fix(pick), chosen);
        let kinds = Kind::offered(table).into_iter().map(|kind| item(FixPick::Kind(kind), self.kind == Some(kind)));
        // Once it is known what is wrong, digits press what belongs to that.
        let place = if self.kind.is_none() { Place::List } else { Place::Details };
        menu.add(place, Some(self.kind.map_or("panel-what-is-wrong", Kind::message)), kinds.collect());
        let Some(kind) = self.kind else { return };
        if kind == Kind::Card {
            menu.add(Place::List, None, Goes::ALL.map(|goes| item(FixPick::Goes(goes), self.goes == goes)).to_vec());
        }
        // Once it is known which die or which side it is, digits press what is there.
        let before = if self.is_named() { Place::Details } else { Place::List };
        if kind.has_seat(self.goes) {
            let of = table.players().map(|(seat, _)| seat);
            menu.add(before, None, seats(of, Some(self.seat), |seat| Pick::Fix(FixPick::Seat(seat))));
        }
        let mut add = |place, items| menu.add(place, None, items);
        let number = |pick, now, most| Item::number(Pick::Fix(pick), Some(now), most);
        let count = |most| vec![number(FixPick::Count(kind), self.count(table).into(), most)];
        let spots = Base::ALL.map(|base| Spot { owner: self.seat, base }).into_iter();
        let sides = spots.flat_map(|at| Side::ALL.map(|side| (at, side)));
        let side = |(at, side)| item(FixPick::Side(at, side), (self.spot(), self.side) == (at, side));
        match kind {
            Kind::Purse => {
                let Purse { coins, favours } = self.purse(table);
                let favours = number(FixPick::Favours(self.seat), favours, MOST);
                add(Place::List, vec![number(FixPick::Coins(self.seat), coins, MOST), favours]);
            }
            Kind::Caravans => add(Place::List, count(MOST_DICE)),
            Kind::OnTable | Kind::InHand => add(Place::List, count(MOST_CARDS)),
            Kind::InRow => add(Place::List, count(table.row_size().into())),
            Kind::Die => {
                let dice = table.player(self.seat).into_iter().flat_map(Player::free_dice);
                add(before, dice.map(|(at, _)| item(FixPick::Die(self.seat, at), self.die == Some(at))).collect());
                add(Place::List, Face::ALL.map(|face| item(FixPick::Shows(face), self.face == Some(face))).to_vec());
            }
            Kind::First => {}
            Kind::Stalls => {
                add(before, sides.map(side).collect());
                let there = self.numbers(table).into_iter().enumerate();
                let there = there.map(|(at, face)| item(FixPick::Remove(at, face), true)).collect();
                // The digits of faces stay, however many merchants stand there.
                add(Place::Details, there);
                add(Place::List, Face::ALL.map(|face| Item::act(Pick::Fix(FixPick::Add(face)), true)).to_vec());
            }
            Kind::Card => {
                if self.goes == Goes::Village {
                    add(Place::List, sides.map(side).collect());
                }
                let merchant = |merchant| item(FixPick::Merchant(merchant), self.merchant == Some(merchant));
                add(Place::List, Merchant::all().map(merchant).collect());
            }
        }
    }

    /// True if it is known which die or which side of a village it is, so that only what is there is asked.
    const fn is_named(&self) -> bool {
        match self.kind {
            Some(Kind::Die) => self.die.is_some(),
            Some(Kind::Stalls) => self.sided,
            Some(
                Kind::Purse | Kind::Caravans | Kind::First | Kind::OnTable | Kind::InHand | Kind::InRow | Kind::Card,
            )
            | None => false,
        }
    }

    /// Presses an item.
    pub(super) fn pick(&mut self, table: &Table, pick: FixPick) {
        let there = (self.base, self.side);
        match (pick, self.kind) {
            (FixPick::Kind(kind), _) => self.turn_to(kind, self.seat, there),
            (FixPick::Goes(goes), _) => self.goes = goes,
            (FixPick::Seat(seat), Some(kind)) => self.turn_to(kind, seat, there),
            (FixPick::Side(at, side), Some(kind)) => {
                self.turn_to(kind, self.seat, (at.base, side));
                self.sided = true;
            }
            (FixPick::Die(_, at), _) => self.die = Some(at),
            (FixPick::Shows(face), _) => self.face = Some(face),
            (FixPick::Remove(at, _), _) => {
                let mut numbers = self.numbers(table);
                if at < numbers.len() {
                    numbers.remove(at);
                }
                self.numbers = Some(numbers);
            }
            (FixPick::Add(face), _) => {
                let numbers = self.numbers(table).into_iter().chain([face]);
                self.numbers = Some(numbers.collect());
            }
            (FixPick::Merchant(merchant), _) => self.merchant = Some(merchant),
            (FixPick::Seat(_) | FixPick::Side(..), None)
            | (FixPick::Coins(_) | FixPick::Favours(_) | FixPick::Count(_), _) => {}
        }
    }

    /// Sets a number.
    pub(super) fn set_number(&mut self, table: &Table, pick: FixPick, number: u16) {
        let purse = self.purse(table);
        match pick {
            FixPick::Coins(_) => self.purse = Some(Purse { coins: number, ..purse }),
            FixPick::Favours(_) => self.purse = Some(Purse { favours: number, ..purse }),
            FixPick::Count(_) => self.count = u8::try_from(number).ok(),
            FixPick::Kind(_)
            | FixPick::Goes(_)
            | FixPick::Seat(_)
            | FixPick::Die(..)
            | FixPick::Shows(_)
            | FixPick::Side(..)
            | FixPick::Remove(..)
            | FixPick::Add(_)
            | FixPick::Merchant(_) => {}
        }
    }

    /// The village that is chosen.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        Spot { owner: self.seat, base: self.base }
    }

    /// The purse as it is typed, or as the table has it.
    #[must_use]
    pub fn purse(&self, table: &Table) -> Purse {
        self.purse.or_else(|| table.player(self.seat).map(Player::purse)).unwrap_or_default()
    }

    /// The count as it is typed, or as the table has it.
    #[must_use]
    pub fn count(&self, table: &Table) -> u8 {
        let player = table.player(self.seat);
        let has = match self.kind {
            Some(Kind::Caravans) => player.map(Player::caravans),
            Some(Kind::OnTable) => player.map(Player::on_table),
            Some(Kind::InHand) => player.map(|player| player.hand().len()),
            Some(Kind::InRow) => Some(table.row().len()),
            Some(Kind::Purse | Kind::Die | Kind::First | Kind::Stalls | Kind::Card) | None => None,
        };
        self.count.or(has).unwrap_or_default()
    }

    /// The numbers beside the village as they are pressed, or as the table has them.
    #[must_use]
    pub fn numbers(&self, table: &Table) -> Vec<Face> {
        let keepers = table.player(self.seat).map(|player| player.village(self.base).keepers(self.side));
        let number = |keeper: &Keeper| keeper.number(self.side);
        let stand = || keepers.map(|keepers| keepers.iter().map(number).collect()).unwrap_or_default();
        self.numbers.clone().unwrap_or_else(stand)
    }

    /// The correction, as far as it is whole.
    #[must_use]
    pub fn correction(&self, table: &Table) -> Option<Correction> {
        let seat = self.seat;
        Some(match self.kind? {
            Kind::Purse => Correction::Purse(seat, self.purse(table)),
            Kind::Caravans => Correction::Caravans(seat, self.count(table)),
            Kind::Die => Correction::Die(seat, self.die?, self.face?),
            Kind::First => Correction::First(seat),
            Kind::OnTable => Correction::OnTable(seat, self.count(table)),
            Kind::InHand => Correction::InHand(seat, self.count(table)),
            Kind::InRow => Correction::InRow(self.count(table)),
            Kind::Stalls => Correction::Stalls(self.spot(), self.side, self.numbers(table)),
            Kind::Card => {
                let at = match self.goes {
                    Goes::Hand => CardAt::Hand(seat),
                    Goes::Row => CardAt::Row,
                    Goes::Pile => CardAt::Pile,
                    Goes::Village => CardAt::Village(self.spot(), self.side),
                };
                Correction::Card(self.merchant?, at)
            }
        })
    }

    /// The order, if the rules follow it.
    #[must_use]
    pub fn order(&self, table: &Table) -> Option<Order> {
        let order = Order::Correct(self.correction(table)?);
        decide(table, &order).is_ok().then_some(order)
    }

    /// Why the rules do not; nothing where nothing was changed yet.
    #[must_use]
    pub fn refused(&self, table: &Table) -> Option<Reason> {
        let refusal = decide(table, &Order::Correct(self.correction(table)?)).err()?;
        let same = Reason::Correction(vec![CorrectionReason::Same]);
        Some(refusal.reason).filter(|reason| *reason != same)
    }
}
