//! What a player's own phone shows first, and who has won.

use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::Opening;
use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Merchant, Order, Phase, Seat, Side, Spot, Table,
};
use town_crier::games::dice_village::stage::{Art, Mark, colors};
use town_crier::show::{Own, OwnThing, Watched as _};

use crate::games::dice_village::english;
use crate::games::dice_village::kit::{at, correct, follow, house, roll, sell};

fn from() -> Opening {
    let players = ["Anna", ""].map(ToOwned::to_owned).into();
    Opening { players, ..Opening::from_code("OWN".parse().expect("a code")) }
}

fn own(table: &Table, seat: u8) -> Own {
    DiceVillage::own(&english(), table, &from(), Seat(seat)).expect("a game is played")
}

fn texts(things: &[OwnThing]) -> Vec<&str> {
    things.iter().filter_map(|thing| thing.text.as_deref()).collect()
}

#[test]
fn the_player_whose_turn_it_is_reads_so_and_everybody_the_own_things() {
    let merchants: Vec<Merchant> = Merchant::all().take(3).collect();
    let mut table = house(2, &merchants);
    assert_eq!(texts(&own(&table, 0).rows[0].things), ["4"], "dice that are not rolled are counted");
    correct(&mut table, Correction::Card(merchants[1], CardAt::Hand(Seat(1))));
    follow(&mut table, &roll(&["1611", "2345"]));
    let (red, blue) = (own(&table, 0), own(&table, 1));
    assert_eq!((red.turn, red.heading.as_str()), (true, "Your turn"));
    assert_eq!((blue.turn, blue.heading.as_str()), (false, "Blue"));
    assert_eq!([&red, &blue].map(|own| own.sprite), [Mark::Red, Mark::Blue].map(|mark| Art::Mark(mark).sprite()));
    assert_eq!([red.rows.len(), blue.rows.len()], [3, 4], "whoever has no hand reads of none");
    assert_eq!(texts(&red.rows[1].things), ["0", "2"], "coins and favours");
    let [merchant] = blue.rows[2].things.as_slice() else { panic!("{:?}", blue.rows) };
    assert_eq!(merchant.stacks.len(), 4, "both stalls and both rewards");
    assert!(blue.rows[2].said.starts_with("In hand: 1 card"), "{}", blue.rows[2].said);
    let villages = |own: &Own| own.rows.last().map(|row| (row.things.len(), row.said.clone())).expect("villages");
    let shut = |own: &Own| {
        let drawn = own.rows.last().into_iter().flat_map(|row| &row.things).flat_map(|thing| &thing.stacks).flatten();
        drawn.filter(|sprite| **sprite == Art::GateClosed.sprite()).count()
    };
    assert_eq!((villages(&red).0, shut(&red)), (3, 0), "{}", villages(&red).1);
    assert!(villages(&red).1.contains("1-6") && villages(&blue).1.contains("3-4"), "{}", villages(&red).1);
    follow(&mut table, &sell(at(0, Base::OneSix), &[]));
    assert_eq!([&own(&table, 0), &own(&table, 1)].map(shut), [1, 0], "a village that was sold at is closed");
    assert_eq!(own(&table, 0).rows[0].things.len(), 2, "dice that are placed are no longer there");
    assert_eq!(texts(&own(&table, 0).rows[1].things), ["0 → 1", "2"], "what the turn brings so far");
    follow(&mut table, &Order::Done);
    assert_eq!((own(&table, 0).turn, own(&table, 1).turn), (false, true));
    assert_eq!(own(&table, 0).heading, "Red");
}

#[test]
fn the_winner_has_the_own_name_and_color() {
    let words = english();
    let mut table = house(2, &[]);
    let hidden = Merchant::all().filter(|merchant| !table.row().holds(Card::House(*merchant)));
    for (at, merchant) in hidden.take(6).collect::<Vec<_>>().into_iter().enumerate() {
        let place = CardAt::Village(Spot { owner: Seat(0), base: Base::ALL[at % 3] }, Side::Left);
        correct(&mut table, Correction::Card(merchant, place));
    }
    assert!(DiceVillage::won(&words, &table, &from()).is_empty(), "the round is the last, and not over");
    follow(&mut table, &roll(&["1111", "1111"]));
    while table.phase() != Phase::Over {
        let order = if table.active().is_some() { Order::Done } else { Order::Close };
        follow(&mut table, &order);
    }
    let winners = DiceVillage::won(&words, &table, &from());
    let [winner] = winners.as_slice() else { panic!("{winners:?}") };
    assert_eq!((winner.name.as_str(), winner.fill), ("Red", colors::mark(Mark::Red)));
    let own = DiceVillage::own(&words, &table, &from(), Seat(0)).expect("as long as the results are awaited");
    let said: Vec<&str> = own.rows.iter().map(|row| row.said.as_str()).collect();
    assert!(!own.turn && said.last().is_some_and(|said| said.contains("1-6 of Red")), "{said:?}");
    assert!(said.iter().all(|said| !said.contains("dice")), "nobody needs them any more: {said:?}");
}
