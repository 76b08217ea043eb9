//! One player's sheet at the end.

use crate::games::dice_village::rules::{Count, Player};

/// One player's sheet at the end; loose, as typed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// The cards on the table, villages and merchants; 0 as long as they are not counted.
    pub cards: u16,
    /// The coins, which break ties (`D 4.2`); `None` as long as they are not counted.
    pub coins: Option<u16>,
    /// The favours, which break ties between as many coins.
    pub favours: Option<u16>,
}

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// The cards on the table are not counted yet.
    Uncounted,
    /// So many cards are impossible.
    Cards(u16),
}

impl Sheet {
    /// The most cards that one player can have on the table: the villages and all merchants.
    pub const MOST_CARDS: u16 = 33;

    /// Returns the sheet of a player at the table; inexact counts are left blank, since nobody should confirm them. A
    /// player who placed the ninth card may have placed more, so nine alone is no count.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let cards = if player.is_exact(Count::OnTable) { player.on_table().into() } else { 0 };
        let purse = player.is_exact(Count::Purse).then(|| player.purse());
        Self { cards, coins: purse.map(|purse| purse.coins), favours: purse.map(|purse| purse.favours) }
    }

    /// Returns the cards on the table.
    pub(super) fn points(self) -> Result<u16, Vec<SheetReason>> {
        match self.cards {
            0 => Err(vec![SheetReason::Uncounted]),
            cards if (Player::VILLAGES.into()..=Self::MOST_CARDS).contains(&cards) => Ok(cards),
            cards => Err(vec![SheetReason::Cards(cards)]),
        }
    }
}
