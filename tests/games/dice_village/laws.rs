//! Laws that hold in every random game.

use proptest::prelude::*;
use town_crier::games::dice_village::rules::{
    Base, Card, Count, Dice, Ending, Face, Happening, Lies, Merchant, Order, Paid, Phase, Player, Purse, Reward, Row,
    Sale, Side, Spot, Stall, Step, Table, apply, decide, ranking,
};

use crate::games::dice_village::random::{Chance, Game, MOST_ROUNDS, anything, choose, counted_games, house_games};
use crate::games::dice_village::rules::naive::{self, Naive};
use crate::games::dice_village::rules::tell::tell;
use crate::tried::config;

/// The naive model of the same game.
fn naive(game: &Game) -> Naive {
    let half = |merchant: Merchant, side| {
        let half = merchant.half(side);
        let reward = match half.reward {
            Reward::OneCoin => '1',
            Reward::TwoCoins => '2',
            Reward::FiveFavours => '5',
            Reward::FreeCard => 'c',
            Reward::FreeCaravan => 'd',
            Reward::FreePlacement => 'p',
        };
        (half.number.value(), reward)
    };
    let cards = Merchant::all().map(|merchant| [half(merchant, Side::Left), half(merchant, Side::Right)]).collect();
    let table = game.open();
    let pile = table.row().cards().into_iter().chain(table.pile().cards()).map(card).collect();
    let to_seller = table.paid() == Paid::Seller;
    Naive::new(table.players().count(), usize::from(table.first().0), to_seller, cards, pile)
}

fn card(card: Card) -> usize {
    match card {
        Card::House(merchant) => usize::from(merchant.number()),
        Card::Counted => 99,
    }
}

fn spot(at: Spot) -> (usize, usize) {
    let village = Base::ALL.iter().position(|base| *base == at.base).expect("one of three");
    (usize::from(at.owner.0), village)
}

fn beside(stall: Stall) -> naive::Beside {
    (stall.side == Side::Right, card(stall.keeper.card()))
}

/// What the naive model says to the order.
fn naively(naive: &mut Naive, order: &Order) -> Option<Vec<String>> {
    match order {
        Order::Roll(dice) => {
            let values = |faces: &Vec<Face>| faces.iter().map(|face| face.value()).collect();
            naive.roll(&dice.iter().map(values).collect::<Vec<Vec<u8>>>())
        }
        Order::Reroll(seat, dice) => {
            let dice: Vec<(usize, u8)> = dice.iter().map(|(at, face)| (*at, face.value())).collect();
            naive.reroll(usize::from(seat.0), &dice)
        }
        Order::Adjust(seat, die, step) => naive.adjust(usize::from(seat.0), *die, *step == Step::Up),
        Order::Sell(sale) => {
            let (owner, village) = spot(sale.at);
            naive.sell(owner, village, &sale.tucked.iter().copied().map(beside).collect::<Vec<_>>())
        }
        Order::Place(at, stall) => {
            let (owner, village) = spot(*at);
            naive.place(owner, village, beside(*stall))
        }
        Order::Buy(bought) => naive.buy(card(*bought)),
        Order::Done => naive.done(),
        Order::Close => naive.close(),
        Order::Correct(_) => None,
    }
}

/// Cards on tables, in hands, in the row and in the pile.
fn all_cards(table: &Table) -> usize {
    let with_players: usize =
        table.players().map(|(_, player)| usize::from(player.on_table() + player.hand().len())).sum();
    with_players + usize::from(table.row().len() + table.pile().len())
}

/// Whether the order stands in the lists of what is on offer.
fn is_on_offer(table: &Table, order: &Order) -> bool {
    match order {
        Order::Roll(dice) => {
            let right = |(player, faces): (&Player, &Vec<Face>)| faces.len() == usize::from(player.caravans());
            let players: Vec<&Player> = table.players().map(|(_, player)| player).collect();
            table.phase() == Phase::Caravans && players.len() == dice.len() && players.into_iter().zip(dice).all(right)
        }
        Order::Reroll(seat, dice) => {
            let changes = table.changes_on_offer(*seat);
            let ascending = dice.windows(2).all(|two| two[0].0 < two[1].0);
            changes.reroll && !dice.is_empty() && ascending && dice.iter().all(|(die, _)| changes.dice.contains(die))
        }
        Order::Adjust(seat, die, _) => {
            let changes = table.changes_on_offer(*seat);
            changes.adjust && changes.dice.contains(die)
        }
        Order::Sell(sale) => {
            let mut grown = Sale::plain(sale.at);
            table.sales_on_offer().contains(&grown)
                && sale.tucked.iter().all(|stall| {
                    let is_there = table.tucks(&grown).contains(stall);
                    grown.tucked.push(*stall);
                    is_there
                })
        }
        Order::Place(at, stall) => table.placements_on_offer().contains(&(*at, *stall)),
        Order::Buy(card) => table.purchases_on_offer().contains(card),
        Order::Done => table.next() == Some(Order::Done),
        Order::Close => {
            let early = !table.knows_cards() && table.active().is_some();
            table.next() == Some(Order::Close) || early
        }
        Order::Correct(_) => true,
    }
}

/// How the dice of a round went: rolled, on villages, at the market.
fn dice(table: &Table) -> [usize; 3] {
    let all = || table.players().flat_map(|(_, player)| player.dice());
    let placed = all().filter(|die| matches!(die.lies, Lies::At(_))).count();
    [all().count(), placed, all().filter(|die| die.lies == Lies::Market).count()]
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn a_game_goes_as_the_naive_model_says(game in house_games()) {
        let mut naive = naive(&game);
        game.play(|now, order| {
            prop_assert_eq!(Some(tell(now.happenings)), naively(&mut naive, order));
            Ok(())
        })?;
    }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn the_naive_model_refuses_the_same(game in house_games()) {
        let mut naive = naive(&game);
        let mut table = game.open();
        let mut chance = game.chance();
        for _ in 0..400 {
            let order = if chance.below(2) == 0 { anything(&table, &mut chance) } else { choose(&table, &mut chance) };
            if table.phase() == Phase::Over {
                break;
            }
            let decided = decide(&table, &order).ok();
            prop_assert_eq!(decided.as_deref().map(tell), naively(&mut naive, &order), "{:?}", order);
            for happening in decided.iter().flatten() {
                apply(&mut table, happening);
            }
        }
    }

    #[test]
    fn every_game_ends_once(game in house_games()) {
        let mut ends = 0;
        let last = game.play(|now, _| {
            ends += now.happenings.iter().filter(|one| matches!(one, Happening::Ending(Ending::Ended(_)))).count();
            Ok(())
        })?;
        prop_assert_eq!((last.phase(), ends), (Phase::Over, 1));
        prop_assert!(last.is_last_round() && last.round() <= MOST_ROUNDS);
    }

    #[test]
    fn dice_placed_and_marketed_are_dice_rolled(game in house_games()) {
        let mut rounds = 0;
        let last = game.play(|now, order| {
            if *order == Order::Close {
                let [rolled, placed, marketed] = dice(now.before);
                prop_assert_eq!(placed + marketed, rolled);
                rounds += 1;
            }
            Ok(())
        })?;
        prop_assert_eq!(rounds, last.round());
    }

    #[test]
    fn no_card_is_lost_or_won(game in house_games()) {
        let all = 3 * game.setup.players + 30;
        prop_assert_eq!(all_cards(&game.open()), all);
        game.play(|now, _| {
            prop_assert_eq!(all_cards(now.after), all);
            prop_assert_eq!(known_cards(now.after), (0..30).collect::<Vec<u8>>());
            Ok(())
        })?;
    }

    #[test]
    fn no_counted_card_is_lost_or_won(game in counted_games()) {
        let all = 3 * game.setup.players + 30;
        game.play(|now, _| {
            prop_assert_eq!(all_cards(now.after), all);
            Ok(())
        })?;
    }

    /// `D 5.4`: whatever the purses held that were not told, the places would be the same.
    #[test]
    fn the_players_are_ranked_where_nothing_untold_could_change_it(game in counted_games()) {
        game.play(|now, _| {
            let told = ranking(now.after).map(|ranked| {
                let mut places: Vec<(u8, u8)> = ranked.iter().map(|one| (one.seat.0, one.place)).collect();
                places.sort_unstable();
                places.into_iter().map(|(_, place)| place).collect::<Vec<_>>()
            });
            prop_assert_eq!(told, sure_places(now.after));
            for happening in now.happenings {
                match happening {
                    Happening::Ending(Ending::Ranked(ranked)) => prop_assert_eq!(ranking(now.after), Some(ranked.clone())),
                    Happening::Ending(Ending::Undecided) => prop_assert_eq!(ranking(now.after), None),
                    _ => {}
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn nobody_is_active_where_all_do_something_untold(game in counted_games()) {
        game.play(|now, _| {
            if let Phase::AllSell(first) | Phase::AllSpend(first) = now.after.phase() {
                prop_assert_eq!((now.after.active(), first), (None, now.after.first()));
                prop_assert_eq!(now.after.next(), Some(Order::Close));
                for refused in [Order::Done, Order::Buy(Card::Counted)] {
                    prop_assert!(decide(now.after, &refused).is_err());
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_closed_village_refuses_and_only_one_players_dice_lie_there(game in house_games()) {
        game.play(|now, _| {
            for at in now.after.spots().filter(|at| !now.after.is_open(*at)) {
                prop_assert!(decide(now.after, &Order::Sell(Sale::plain(at).into())).is_err());
                let lies_there = |player: &&Player| player.dice().iter().any(|die| die.lies == Lies::At(at));
                let players = now.after.players().map(|(_, player)| player);
                prop_assert_eq!(players.filter(lies_there).count(), 1);
            }
            Ok(())
        })?;
    }

    #[test]
    fn what_is_on_offer_is_what_is_accepted(game in prop_oneof![house_games(), counted_games()]) {
        let mut chance = game.chance();
        game.play(|now, _| {
            let order = anything(now.before, &mut chance);
            prop_assert_eq!(decide(now.before, &order).is_ok(), is_on_offer(now.before, &order), "{:?}", order);
            Ok(())
        })?;
    }

    #[test]
    fn nobody_has_to_choose_where_nothing_is_on_offer(game in house_games()) {
        game.play(|now, _| {
            let table = now.before;
            let something = !table.sales_on_offer().is_empty()
                || !table.placements_on_offer().is_empty()
                || !table.purchases_on_offer().is_empty()
                || table.active().is_some_and(|seat| table.changes_on_offer(seat).reroll);
            prop_assert_eq!(table.is_choice(), something);
            Ok(())
        })?;
    }

    #[test]
    fn the_happenings_alone_give_the_table(game in prop_oneof![house_games(), counted_games()]) {
        let mut happenings = Vec::new();
        let last = game.play(|now, _| {
            happenings.extend_from_slice(now.happenings);
            Ok(())
        })?;
        let mut table = game.open();
        for happening in &happenings {
            apply(&mut table, happening);
        }
        prop_assert_eq!(table, last);
    }

    #[test]
    fn an_exact_purse_pays_only_what_it_has(game in house_games()) {
        game.play(|now, _| {
            for happening in now.happenings {
                let (seat, price) = match happening {
                    Happening::Row(Row::Bought(seat, _)) => (*seat, Purse::CARD),
                    Happening::Dice(Dice::Rerolled(seat, _)) => (*seat, Purse::REROLL),
                    Happening::Dice(Dice::Adjusted(seat, _)) => (*seat, Purse::STEP),
                    _ => continue,
                };
                prop_assert!(now.before.player(seat).is_some_and(|player| player.purse().has(price)));
            }
            Ok(())
        })?;
    }

    #[test]
    fn with_the_house_deck_every_count_stays_exact(game in house_games()) {
        let last = game.play(|_, _| Ok(()))?;
        for (_, player) in last.players() {
            prop_assert!([Count::Purse, Count::InHand, Count::OnTable].into_iter().all(|count| player.is_exact(count)));
        }
    }

    #[test]
    fn the_row_is_full_or_the_pile_is_empty_when_a_round_begins(game in house_games()) {
        game.play(|now, _| {
            prop_assert!(now.after.row().len() <= now.after.row_size());
            if now.after.phase() == Phase::Caravans {
                prop_assert!(now.after.row().len() == now.after.row_size() || now.after.pile().is_empty());
            }
            Ok(())
        })?;
    }
}

/// Everybody's place by seat, if it is the same whether a purse that was not told is empty or full; nothing where cards are not
/// told, which may be any number.
fn sure_places(table: &Table) -> Option<Vec<u8>> {
    let players: Vec<&Player> = table.players().map(|(_, player)| player).collect();
    if !players.iter().all(|player| player.is_exact(Count::OnTable)) {
        return None;
    }
    let places = |full: usize| {
        let worth: Vec<(u8, u16, u16)> = players
            .iter()
            .enumerate()
            .map(|(at, player)| {
                let Purse { coins, favours } = player.purse();
                match (player.is_exact(Count::Purse), full >> at & 1) {
                    (true, _) => (player.on_table(), coins, favours),
                    (false, 0) => (player.on_table(), 0, 0),
                    (false, _) => (player.on_table(), u16::MAX, u16::MAX),
                }
            })
            .collect();
        let place = |own: &(u8, u16, u16)| 1 + worth.iter().filter(|other| *other > own).count();
        worth.iter().map(|own| u8::try_from(place(own)).expect("few")).collect::<Vec<_>>()
    };
    let first = places(0);
    (1..1 << players.len()).all(|full| places(full) == first).then_some(first)
}

/// The numbers of all merchants, wherever they lie, ascending.
fn known_cards(table: &Table) -> Vec<u8> {
    let mut cards: Vec<Card> = table.row().cards().into_iter().chain(table.pile().cards()).collect();
    for (_, player) in table.players() {
        cards.extend(player.hand().cards());
        cards.extend(Base::ALL.iter().flat_map(|base| player.village(*base).stalls()).map(|stall| stall.keeper.card()));
    }
    let number = |card: Card| match card {
        Card::House(merchant) => Some(merchant.number()),
        Card::Counted => None,
    };
    let mut numbers: Vec<u8> = cards.into_iter().filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn chance_is_the_same_in_every_run_and_reaches_every_side() {
    let drawn = |mut chance: Chance| (0..100).map(|_| chance.below(6)).collect::<Vec<_>>();
    let chance = || Chance::new(7);
    assert_eq!(drawn(chance()), drawn(chance()));
    assert!((0..6).all(|side| drawn(chance()).contains(&side)));
}
