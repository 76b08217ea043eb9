//! What tests of Dice Village begin with.

use town_crier::games::dice_village::rules::{
    Base, Cards, Correction, Depth, Face, Happening, Merchant, Order, Paid, Phase, Player, Purse, Reason, Reward, Sale,
    Seat, Setup, Side, Spot, Stall, Table, apply, decide,
};

/// A table of so many players that only counts cards; the first seat is first.
pub(crate) fn counted(players: u8) -> Table {
    counted_to(Depth::Purses, players)
}

/// The same, where a group tells so much of a round.
pub(crate) fn counted_to(depth: Depth, players: u8) -> Table {
    open(Setup { players: players.into(), first: Seat(0), paid: Paid::Owner, cards: Cards::Counted(depth) })
}

/// A table of so many players with the house deck, these merchants on top.
pub(crate) fn house(players: u8, top: &[Merchant]) -> Table {
    open(house_setup(players, top))
}

pub(crate) fn house_setup(players: u8, top: &[Merchant]) -> Setup {
    let rest = Merchant::all().filter(|merchant| !top.contains(merchant));
    let pile = top.iter().copied().chain(rest).map(Merchant::number).collect();
    Setup { players: players.into(), first: Seat(0), paid: Paid::Owner, cards: Cards::House(pile) }
}

pub(crate) fn open(setup: Setup) -> Table {
    Table::open(setup).expect("the setup holds")
}

/// Follows the order.
#[track_caller]
pub(crate) fn follow(table: &mut Table, order: &Order) -> Vec<Happening> {
    let happenings = decide(table, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    for happening in &happenings {
        apply(table, happening);
    }
    happenings
}

/// Why the order is refused.
#[track_caller]
pub(crate) fn refused(table: &Table, order: &Order) -> Reason {
    let refusal = decide(table, order).expect_err("it is refused");
    assert_eq!(&refusal.order, order);
    refusal.reason
}

/// The faces of one player, from digits.
pub(crate) fn faces(digits: &str) -> Vec<Face> {
    digits.bytes().map(|digit| Face::try_from(digit - b'0').expect("a face")).collect()
}

/// The dice of all, by seat, from digits.
pub(crate) fn roll(dice: &[&str]) -> Order {
    Order::Roll(dice.iter().map(|digits| faces(digits)).collect())
}

pub(crate) fn at(owner: u8, base: Base) -> Spot {
    Spot { owner: Seat(owner), base }
}

/// A sale of which nothing is told.
pub(crate) fn sell(at: Spot, tucked: &[Stall]) -> Order {
    Order::Sell(Box::new(Sale { tucked: tucked.to_vec(), ..Sale::plain(at) }))
}

pub(crate) fn correct(table: &mut Table, correction: Correction) -> Vec<Happening> {
    follow(table, &Order::Correct(correction))
}

/// So many merchants come to that player's table, wherever they stand.
pub(crate) fn with_cards(table: &mut Table, seat: u8, cards: u8) {
    correct(table, Correction::OnTable(Seat(seat), cards));
}

pub(crate) fn with_purse(table: &mut Table, seat: u8, coins: u16, favours: u16) {
    let purse = Purse { coins, favours };
    if player(table, seat).purse() != purse {
        correct(table, Correction::Purse(Seat(seat), purse));
    }
}

pub(crate) fn player(table: &Table, seat: u8) -> &Player {
    table.player(Seat(seat)).expect("a player sits there")
}

/// Goes on without choosing anything until that phase.
#[track_caller]
pub(crate) fn until(table: &mut Table, phase: Phase) -> Vec<Happening> {
    let mut all = Vec::new();
    while table.phase() != phase {
        let next = table.next().unwrap_or_else(|| panic!("it stops in {:?}", table.phase()));
        all.extend(follow(table, &next));
    }
    all
}

/// A merchant whose half on that side has this number and reward.
#[track_caller]
pub(crate) fn merchant(side: Side, number: u8, reward: Reward) -> Merchant {
    let fits = |merchant: &Merchant| {
        let half = merchant.half(side);
        (half.number.value(), half.reward) == (number, reward)
    };
    Merchant::all().find(fits).expect("the deck has such a merchant on that side")
}

/// Whether one of the happenings is that one.
pub(crate) fn tells(happenings: &[Happening], happening: &Happening) -> bool {
    happenings.contains(happening)
}
