//! What one player has at the end.

use crate::games::dice_village::rules::{Count, Player, Purse};

/// What one player has at the end; loose, as typed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Cards on the table, villages and merchants.
    pub cards: u16,
    /// Coins and favours, which break ties (`D 4.2`).
    pub purse: Purse,
}

/// Why a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetReason {
    /// So many cards nobody can have on the table.
    Cards(u16),
}

impl Sheet {
    /// The most cards that one player can have on the table: the villages and all merchants.
    pub const MOST_CARDS: u16 = 33;

    /// The sheet of a player as the table stands; without the cards where not all of them were told, for nobody should
    /// confirm those.
    #[must_use]
    pub fn of(player: &Player) -> Self {
        let cards = if player.is_exact(Count::OnTable) { player.on_table().into() } else { 0 };
        Self { cards, purse: player.purse() }
    }

    /// Cards on the table.
    pub(super) fn points(self) -> Result<u16, Vec<SheetReason>> {
        if (Player::VILLAGES.into()..=Self::MOST_CARDS).contains(&self.cards) {
            Ok(self.cards)
        } else {
            Err(vec![SheetReason::Cards(self.cards)])
        }
    }
}
