//! What is picked of the menu, and the order that it drafts.

use town_crier::chronicle::Choosing as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{
    Ask, CardsFrom, ChangePick, DiceFrom, FirstFrom, Mode, Next, Opening, Pick, Record, TurnPick,
};
use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Count, Depth, Draw, Face, Free, Merchant, Order, Phase, Purse, Reward, Sale, Seat,
    Side, Spot, Stall, Step, Told,
};
use town_crier::play::{Place, State};

use super::{dealt, entered};
use crate::chronicle::choosing::{Picking, whatever_is_offered_is_accepted};
use crate::games::dice_village::kit::{at, faces, roll};

/// A game of these cards whose dice were thrown so.
pub(super) fn thrown(cards: CardsFrom, dice: &[&str]) -> Picking<DiceVillage> {
    let opening = Opening { cards, first: FirstFrom::Entered(Seat(0)), dice: DiceFrom::Entered, ..dealt(dice.len()) };
    let mut game = Picking::new(Record::open(opening).expect("it opens"), 0);
    assert_eq!(game.record.next(), Next::Enter);
    game.order(roll(dice));
    game
}

pub(super) const PURSES: CardsFrom = CardsFrom::Box(Depth::Purses);

impl Picking<DiceVillage> {
    /// How that item stands; nothing if the menu does not have it.
    pub(super) fn state(&self, pick: Pick) -> Option<State> {
        let menu = DiceVillage::menu(&self.record, &self.draft);
        let seen = menu.items().find(|(place, item)| *place != Place::Hidden && item.pick == pick);
        seen.map(|(_, item)| item.state)
    }

    /// Presses that item, which is offered.
    #[track_caller]
    pub(super) fn press(&mut self, pick: Pick) -> Option<Ask> {
        assert!(matches!(self.state(pick), Some(State::Free | State::Chosen)), "{pick:?}: {:?}", self.state(pick));
        DiceVillage::pick(&self.record, &mut self.draft, pick)
    }

    #[track_caller]
    pub(super) fn press_all(&mut self, picks: impl IntoIterator<Item = Pick>) {
        picks.into_iter().for_each(|pick| assert_eq!(self.press(pick), None));
    }

    /// What digits press, in their order.
    pub(super) fn listed(&self) -> Vec<Pick> {
        let menu = DiceVillage::menu(&self.record, &self.draft);
        menu.items().filter(|(place, _)| *place == Place::List).map(|(_, item)| item.pick).collect()
    }

    pub(super) fn drafted(&self) -> Option<Ask> {
        DiceVillage::drafted(&self.record, &self.draft)
    }

    pub(super) fn correct(&mut self, correction: Correction) {
        self.order(Order::Correct(correction));
    }

    pub(super) fn order(&mut self, order: Order) {
        self.give(Ask::Order(order));
    }

    pub(super) fn set(&mut self, pick: Pick, number: u16) {
        assert_eq!(self.state(pick), Some(State::Free), "{pick:?}");
        DiceVillage::set_number(&self.record, &mut self.draft, pick, Some(number));
    }
}

const fn village(at: Spot) -> Pick {
    Pick::Turn(TurnPick::Village(at))
}

const fn tile(side: Side, number: Face) -> Pick {
    Pick::Turn(TurnPick::FromHand(Stall::counted(side, number)))
}

const fn die(seat: u8, at: usize) -> Pick {
    Pick::Change(ChangePick::Die(Seat(seat), at))
}

#[test]
fn a_village_that_is_picked_is_a_sale_and_picked_again_it_is_none() {
    let mut game = thrown(PURSES, &["1126", "3445"]);
    let there = at(1, Base::OneSix);
    assert_eq!(game.drafted(), None);
    game.press_all([village(there)]);
    assert_eq!(game.state(village(there)), Some(State::Chosen));
    assert_eq!(game.drafted(), Some(Ask::Order(Order::Sell(Box::new(Sale::plain(there))))));
    game.press_all([village(there)]);
    assert_eq!((game.state(village(there)), game.drafted()), (Some(State::Free), None));
    game.order(Order::Sell(Box::new(Sale::plain(there))));
    assert_eq!(game.state(village(there)), None, "it is closed");
}

#[test]
fn a_village_is_expanded_by_merchants_of_the_hand_on_both_sides() {
    let mut game = thrown(PURSES, &["1126", "3445"]);
    game.correct(Correction::InHand(Seat(0), 2));
    let tiles = [tile(Side::Right, Face::Two), tile(Side::Left, Face::One)];
    assert_eq!(tiles.map(|tile| game.state(tile)), [None; 2], "nothing stands beside no village");
    game.press_all([village(at(0, Base::OneSix)), tiles[0]]);
    let left = tile(Side::Left, Face::Two);
    assert_eq!(game.state(left), Some(State::Faint), "no second two was rolled, and the tile keeps its place");
    game.press_all([tiles[1], tiles[0]]);
    let states = tiles.map(|tile| game.state(tile));
    assert_eq!(states, [Some(State::Free), Some(State::Chosen)], "taken back");
    game.press_all([tiles[0]]);
    let order = game.drafted().expect("a sale");
    game.give(order);
    let red = game.record.table().player(Seat(0)).expect("red");
    assert_eq!((red.on_table(), red.free_dice().count()), (5, 0));
}

#[test]
fn a_hand_that_is_known_is_shown_also_where_nothing_of_it_can_be_put() {
    let mut game = thrown(CardsFrom::Code, &["1126", "3445"]);
    let card = Merchant::all().next().expect("a merchant");
    game.correct(Correction::Card(card, CardAt::Hand(Seat(0))));
    let halves = Side::ALL.map(|side| Pick::Turn(TurnPick::FromHand(Stall::house(side, card))));
    // 1, 1, 2 and 6: the villages of 1 and 6 leave a 1 and a 2.
    for (tile, side) in halves.into_iter().zip(Side::ALL) {
        let fits = [Face::One, Face::Two].contains(&card.half(side).number);
        let state = if fits { State::Faint } else { State::Shown };
        assert_eq!(game.state(tile), Some(state), "no village is picked");
    }
    game.correct(Correction::Purse(Seat(0), Purse { coins: 5, favours: 0 }));
    while game.record.table().phase() != Phase::Spend(Seat(0)) {
        game.order(Order::Done);
    }
    let tile = Pick::Turn(TurnPick::FromHand(Stall::house(Side::Left, card)));
    assert_eq!(game.state(tile), Some(State::Shown), "who buys looks at it, too");
}

#[test]
fn a_village_that_is_pressed_is_chosen_and_never_sold_at_once() {
    let mut game = thrown(CardsFrom::Box(Depth::Sales), &["1126", "3445"]);
    let there = at(1, Base::OneSix);
    assert_eq!(game.press(village(there)), None);
    let order = game.drafted().expect("a sale");
    assert_eq!(order, Ask::Order(Order::Sell(Box::new(Sale::plain(there)))));
    game.give(order);
    assert_eq!(game.state(village(there)), None, "it is closed");
}

#[test]
fn a_digit_keeps_its_merchant_whichever_village_is_picked() {
    let mut game = thrown(PURSES, &["1625", "3445"]);
    game.correct(Correction::InHand(Seat(0), 2));
    let alone = game.listed();
    game.press_all([village(at(0, Base::OneSix))]);
    let first = game.listed();
    game.press_all([village(at(0, Base::TwoFive))]);
    assert!(first.len() > alone.len() && first == game.listed());
    game.press_all([village(at(1, Base::OneSix))]);
    let income = |seat| [TurnPick::Coins(Seat(seat)), TurnPick::Favours(Seat(seat))].map(Pick::Turn);
    let brings = [alone.clone(), income(0).into()].concat();
    assert!(first.starts_with(&brings), "what a sale brings has digits, the same ones everywhere");
    assert_eq!(game.listed(), [brings, income(1).into()].concat(), "and nothing stands beside another's village");
}

#[test]
fn a_merchant_beside_a_village_is_the_village() {
    let mut game = thrown(CardsFrom::Code, &["1126", "3445"]);
    let card = Merchant::all().find(|card| card.half(Side::Left).number == Face::Two).expect("a two");
    let there = at(1, Base::OneSix);
    game.correct(Correction::Card(card, CardAt::Village(there, Side::Left)));
    let beside = |nth| Pick::Turn(TurnPick::Beside(there, nth));
    game.press_all([beside(0)]);
    assert_eq!([beside(0), village(there)].map(|pick| game.state(pick)), [Some(State::Chosen); 2]);
    assert_eq!(game.drafted(), Some(Ask::Order(Order::Sell(Box::new(Sale::plain(there))))));
    assert!(!game.listed().contains(&beside(0)), "it has no digit");
    assert_eq!(game.state(beside(1)), None, "there is one merchant");
    game.press_all([beside(0)]);
    assert_eq!(game.drafted(), None);
}

#[test]
fn what_a_village_brought_is_offered_again() {
    let mut game = thrown(PURSES, &["1126", "1645"]);
    let (there, coins) = (at(0, Base::OneSix), |seat| Pick::Turn(TurnPick::Coins(Seat(seat))));
    let told = |game: &Picking<DiceVillage>| match game.drafted() {
        Some(Ask::Order(Order::Sell(sale))) => {
            [sale.told.seller, sale.told.owner].map(|purse| purse.map(|it| it.coins))
        }
        other => panic!("{other:?}"),
    };
    let next_round = |game: &mut Picking<DiceVillage>, dice: &[&str]| {
        while game.record.table().phase() != Phase::Caravans {
            let (Next::Order(ask) | Next::Choose(ask)) = game.record.next() else { panic!("it goes on") };
            game.give(ask);
        }
        game.order(roll(dice));
    };
    game.press_all([village(there)]);
    assert_eq!(told(&game), [None; 2], "nobody knows yet");
    game.set(coins(0), 3);
    let order = game.drafted().expect("a sale");
    game.give(order);
    // Blue is first now, and sells at the same village, which brings another something else.
    next_round(&mut game, &["1126", "1645"]);
    game.press_all([village(there)]);
    assert_eq!(told(&game), [None; 2], "what the owner gets is nothing for others");
    game.set(coins(1), 2);
    game.set(coins(0), 3);
    let order = game.drafted().expect("a sale");
    game.give(order);
    next_round(&mut game, &["1126", "1645"]);
    game.correct(Correction::InHand(Seat(0), 1));
    game.press_all([village(there)]);
    assert_eq!(told(&game), [Some(3), None]);
    assert!(game.draft.turn.is_recalled());
    game.press_all([tile(Side::Left, Face::One)]);
    assert_eq!(told(&game), [None; 2], "a new merchant brings more");
    game.press_all([tile(Side::Left, Face::One)]);
    assert_eq!(told(&game), [Some(3), None], "without it, it is as before");
    game.set(coins(0), 4);
    assert!(!game.draft.turn.is_recalled() && told(&game) == [Some(4), None]);
}

#[test]
fn a_digit_keeps_its_die_whoever_is_picked() {
    let mut game = thrown(CardsFrom::Code, &["1126", "3445", "2256"]);
    game.press_all([Pick::Mode(Mode::Change)]);
    let own: Vec<Pick> = (0..4).map(|at| die(0, at)).collect();
    let listed = game.listed();
    assert!(listed.starts_with(&own), "of whoever sells, before what is done with them: {listed:?}");
    for other in [1, 2] {
        game.press_all([Pick::Change(ChangePick::Seat(Seat(other))), die(other, 1)]);
        assert_eq!(game.listed(), listed);
        assert_eq!([game.state(die(other, 1)), game.state(own[1])], [Some(State::Chosen), Some(State::Free)]);
    }
    game.press_all([own[1]]);
    assert_eq!([game.state(own[1]), game.state(die(2, 1))], [Some(State::Chosen), None], "it is whose die it is");
}

#[test]
fn what_a_sale_brings_is_told_or_left_unsaid() {
    for told in [None, Some(3)] {
        let mut game = thrown(PURSES, &["1126", "3445"]);
        game.press_all([village(at(0, Base::OneSix))]);
        if let Some(coins) = told {
            game.set(Pick::Turn(TurnPick::Coins(Seat(0))), coins);
        }
        let order = game.drafted().expect("a sale");
        game.give(order);
        game.order(Order::Done);
        let red = game.record.table().player(Seat(0)).expect("red").clone();
        assert_eq!((red.is_exact(Count::Purse), red.purse().coins), (told.is_some(), told.unwrap_or_default()));
    }
}

#[test]
fn free_things_go_with_the_cards_that_give_them() {
    let mut game = thrown(PURSES, &["1126", "3445"]);
    game.correct(Correction::InHand(Seat(0), 2));
    let free = Pick::Turn(TurnPick::Free(Reward::FreeCard));
    game.press_all([village(at(0, Base::OneSix))]);
    assert_eq!(game.state(free), None, "no card was put there");
    game.press_all([tile(Side::Left, Face::One)]);
    game.set(free, 1);
    let sold = |game: &Picking<DiceVillage>| match game.drafted() {
        Some(Ask::Order(Order::Sell(sale))) => sale.told,
        other => panic!("{other:?}"),
    };
    assert_eq!(sold(&game).free, Free { cards: 1, ..Free::NOTHING });
    game.press_all([tile(Side::Left, Face::One)]);
    assert_eq!(sold(&game), Told::NOTHING);
}

#[test]
fn dice_of_any_player_are_changed_until_they_are_sold() {
    let mut game = thrown(CardsFrom::Code, &["1126", "3445", "2256"]);
    game.press_all([die(1, 0), die(1, 2)]);
    assert_eq!([0, 1, 2].map(|at| game.state(die(1, at)) == Some(State::Chosen)), [true, false, true]);
    assert_eq!(game.drafted(), None, "they are thrown, and nobody said how they fell");
    assert_eq!(game.state(Pick::Change(ChangePick::Adjust(Step::Up))), Some(State::Faint), "one die at a time");
    game.press_all([die(1, 0)]);
    assert_eq!(game.press(Pick::Change(ChangePick::Reroll)), None, "it is asked how it fell");
    game.press_all([Pick::Change(ChangePick::Fell(Face::Six))]);
    let order = Ask::Order(Order::Reroll(Seat(1), vec![(2, Face::Six)]));
    assert_eq!(game.drafted(), Some(order.clone()), "one die, one face");
    assert_eq!(game.press(Pick::Change(ChangePick::Reroll)), Some(order.clone()));
    game.give(order);
    assert!(game.state(Pick::Mode(Mode::Change)).is_some());
    game.press_all([die(2, 3)]);
    let up = game.press(Pick::Change(ChangePick::Adjust(Step::Up)));
    assert_eq!(up, Some(Ask::Order(Order::Adjust(Seat(2), 3, Step::Up))));
}

#[test]
fn what_the_code_deals_is_dealt_again() {
    let mut game = Picking::new(Record::open(dealt(3)).expect("it opens"), 0);
    let Next::Order(ask) = game.record.next() else { panic!("dice are rolled") };
    game.give(ask);
    game.press_all([die(2, 3), die(2, 1)]);
    assert_eq!(game.drafted(), Some(Ask::Draw(Draw::Reroll(Seat(2), vec![1, 3]))));
}

#[test]
fn nothing_but_dice_and_the_ninth_card_is_asked_of_a_group_that_tells_no_more() {
    let mut game = thrown(CardsFrom::Box(Depth::Dice), &["1126", "3445"]);
    let picks = |game: &Picking<DiceVillage>| {
        let menu = DiceVillage::menu(&game.record, &game.draft);
        menu.offered().map(|item| item.pick).collect::<Vec<_>>()
    };
    let is_die = |pick: &Pick| matches!(pick, Pick::Change(_) | Pick::Mode(_));
    let (dice, ninth): (Vec<_>, Vec<_>) = picks(&game).into_iter().partition(is_die);
    assert!(dice.len() > 2, "favours change dice all the same");
    assert_eq!(ninth, [0, 1].map(|seat| Pick::Turn(TurnPick::Ninth(Seat(seat)))));
    let order = game.press(ninth[1]).expect("at once");
    assert_eq!(order, Ask::Order(Order::Correct(Correction::OnTable(Seat(1), 9))));
    game.give(order);
    assert!(picks(&game).iter().all(is_die), "it is asked once");
}

#[test]
fn a_card_of_the_row_is_bought_by_pressing_it() {
    for cards in [PURSES, CardsFrom::Code] {
        let mut game = thrown(cards, &["1126", "3445"]);
        game.correct(Correction::Purse(Seat(0), Purse { coins: 5, favours: 0 }));
        while game.record.table().phase() != Phase::Spend(Seat(0)) {
            game.order(Order::Done);
        }
        let place = |at| Pick::Turn(TurnPick::Row(at));
        let ringed = |game: &Picking<DiceVillage>| -> Vec<_> {
            (0..5).filter(|at| game.state(place(*at)) == Some(State::Chosen)).collect()
        };
        game.press_all([place(1)]);
        assert_eq!(ringed(&game), [1], "one card, and no other that is like it");
        game.press_all([place(2)]);
        assert_eq!(ringed(&game), [2], "another one in its place");
        game.press_all([place(2)]);
        assert!(ringed(&game).is_empty(), "pressed again it is not chosen any more");
        game.press_all([place(1)]);
        let order = game.drafted().expect("a purchase");
        assert_eq!(matches!(order, Ask::Order(Order::Buy(Card::Counted))), cards == PURSES, "{order:?}");
        game.give(order);
        let red = game.record.table().player(Seat(0)).expect("red");
        assert_eq!((red.purse().coins, red.hand().len()), (0, 1));
    }
}

/// A turn of Blue, who may place a card of two without a die.
fn placing() -> Picking<DiceVillage> {
    let mut game = thrown(PURSES, &["2345", "1256"]);
    game.correct(Correction::InHand(Seat(1), 3));
    game.order(Order::Done);
    let free = Free { placements: 1, ..Free::NOTHING };
    let tucked = vec![Stall::counted(Side::Left, Face::One)];
    let sale = Sale { tucked, told: Told { free, ..Told::NOTHING }, ..Sale::plain(at(1, Base::TwoFive)) };
    game.order(Order::Sell(Box::new(sale)));
    game.order(Order::Done);
    assert!(matches!(game.record.table().phase(), Phase::Place(..)));
    game
}

#[test]
fn a_village_at_which_a_card_is_placed_comes_with_a_card_and_a_card_with_a_village() {
    let offered = placing().record.table().placements_on_offer();
    for &(there, stall) in &offered {
        let mut game = placing();
        game.press_all([village(there)]);
        assert!(matches!(game.drafted(), Some(Ask::Order(Order::Place(at, _))) if at == there), "{there:?}");
        game.press_all([Pick::Turn(TurnPick::FromHand(stall))]);
        assert_eq!(game.drafted(), Some(Ask::Order(Order::Place(there, stall))));
        game.press_all([village(there)]);
        assert_eq!(game.drafted(), None, "pressed again it is not chosen any more");
    }
    assert!(offered.len() > 10);
}

#[test]
fn no_dice_are_changed_while_a_card_is_placed() {
    let game = placing();
    let menu = DiceVillage::menu(&game.record, &game.draft);
    assert!(menu.items().all(|(_, item)| !matches!(item.pick, Pick::Change(_) | Pick::Mode(Mode::Change))));
}

/// Dice that were thrown, as many as lie before each.
fn throw(record: &Record) -> Order {
    Order::Roll(record.table().players().map(|(_, player)| faces(&"123456"[..player.caravans().into()])).collect())
}

#[test]
fn whatever_the_menu_offers_the_rules_accept() {
    let refused_for_its_numbers = |ask: &Ask, record: &Record| {
        // People may say of the box's cards more than can be: that alone is refused, in words.
        let tells = matches!(ask, Ask::Order(Order::Sell(sale)) if sale.told.free != Free::NOTHING);
        !tells || record.clone().ask(ask.clone()).is_ok()
    };
    for depth in Depth::ALL {
        whatever_is_offered_is_accepted::<DiceVillage>(|_| entered(depth), throw, refused_for_its_numbers);
    }
    let coded = |seed| Opening { code: format!("CODE {seed}").parse().unwrap(), ..dealt(3) };
    whatever_is_offered_is_accepted::<DiceVillage>(coded, |_| panic!("the code deals"), |_, _| true);
}
