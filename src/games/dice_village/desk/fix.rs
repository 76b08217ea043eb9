//! A correction as it is pressed: what is wrong on the screen is set to how it lies on the table (`D 5.3`).

use crate::games::dice_village::rules::{
    Base, CardAt, Correction, CorrectionReason, Die, Face, Keeper, Lies, Merchant, Order, Phase, Player, Purse, Reason,
    Seat, Side, Spot, Table, decide,
};

/// What can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

impl Kind {
    /// What can be corrected at that table now.
    #[must_use]
    pub fn offered(table: &Table) -> Vec<Self> {
        let mut kinds = vec![Self::Purse, Self::Caravans];
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
            kinds.extend([Self::OnTable, Self::InHand, Self::InRow, Self::Stalls]);
        }
        kinds
    }

    /// Whether it is a player's.
    #[must_use]
    pub const fn has_seat(self, goes: Goes) -> bool {
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
    /// Nothing is chosen yet but whoever's turn it is.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        Self { seat: table.active().unwrap_or(Seat(0)), ..Self::default() }
    }

    /// Another kind, player, side or village is chosen: what was touched of the one before counts no more.
    pub fn turn_to(&mut self, kind: Kind, seat: Seat, (base, side): (Base, Side)) {
        let (merchant, goes) = (self.merchant, self.goes);
        *self = Self { kind: Some(kind), seat, base, side, merchant, goes, ..Self::default() };
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
