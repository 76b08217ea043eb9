//! Known answers: what two codes deal, for ever; and that no deed moves another's dice.

use town_crier::chronicle::{OrderRefusal, Recorded as _};
use town_crier::games::troyes::record::{
    CardsFrom, DiceFrom, Next, Opening, Record, StartFrom, bot_order, deal_activity_deck, deal_bots, deal_characters,
    deal_event_deck, deal_start,
};
use town_crier::games::troyes::rules::{
    Activity, ActivityPage, BlackStep, Book, Building, ByColor, ByOwner, CardNumber, Character, Color, Correction,
    Deck, Depth, DieAt, Draw, Event, EventEffect, EventStep, Face, Figure, Good, Order, Owner, Page, Phase, Seat,
    Table, Troyes, TurnStep, UpkeepStep, Wanted,
};
use town_crier::play::{Ask, Named};

use super::{code, dealt, entered, open};

fn names<T: Named>(cards: &[T]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
}

fn values(faces: &[Face]) -> String {
    faces.iter().map(ToString::to_string).collect()
}

/// The dice of a roll, district by district: red, white, yellow.
fn rolled(dice: &ByOwner<ByColor<Vec<Face>>>) -> String {
    let district = |of: &ByColor<Vec<Face>>| Color::ALL.map(|color| values(&of[color])).join("-");
    dice.values().map(district).collect::<Vec<_>>().join(" ")
}

/// Everything that a code deals in a game of four: start players of two to four, characters, decks, the first round's dice and
/// black dice, the second round's dice, a die that is rolled again twice.
fn deals(name: &str) -> Vec<String> {
    let of = code(name);
    let mut told = vec![format!("{:?}", [2, 3, 4].map(|players| deal_start(&of, players).0))];
    let hands = deal_characters(&of, 4).values().map(|hand| names(hand)).collect::<Vec<_>>();
    told.push(hands.join(" "));
    told.extend(Color::ALL.map(|color| names(&deal_activity_deck(&of, color))));
    told.extend(Color::ALL.map(|color| names(&deal_event_deck(&of, color))));
    let mut record = settled(Opening { code: of, ..dealt(4) });
    for _ in 0..2 {
        while record.table().phase() != Phase::Upkeep(UpkeepStep::Workforce) {
            step(&mut record);
        }
        let Order::Workforce(dice) = record.complete(Ask::Draw(Draw::Workforce)) else { panic!("dice") };
        told.push(rolled(&dice));
        while record.table().phase() != Phase::Black(BlackStep::Roll) {
            step(&mut record);
        }
        let Order::RollBlack(black) = record.complete(Ask::Draw(Draw::RollBlack)) else { panic!("black dice") };
        told.push(values(&black));
        while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
            step(&mut record);
        }
        told.push(again(&mut record));
        record.order(Order::Close).expect("people need not tell it");
    }
    told
}

/// How two dice fall that the player whose turn it is rolls again.
fn again(record: &mut Record) -> String {
    let seat = record.table().active().expect("somebody's turn");
    let (die, _) = record.table().district(Owner::Seat(seat)).next().expect("a die");
    let mut shown = String::new();
    for influence in [9, 8] {
        let _ = record.order(Order::Correct(Correction::Purse(seat, Good::Influence, influence)));
        record.ask(Ask::Draw(Draw::Reroll(die))).expect("it lies there");
        shown += &face_of(record.table(), seat, die).to_string();
    }
    shown
}

fn face_of(table: &Table, seat: Seat, index: u8) -> Face {
    table.die(DieAt { owner: Owner::Seat(seat), index }).expect("a die").face
}

/// A game in which everybody has placed citizens, building by building.
fn settled(opening: Opening) -> Record {
    let mut record = open(opening);
    while let Phase::Settle(_) = record.table().phase() {
        let table = record.table();
        let free = Building::ALL.into_iter().find(|building| table.crowd(*building) < Building::SPACES);
        record.order(Order::Settle(free.expect("a space"))).expect("it is free");
    }
    record
}

/// Gives the next right order, or the first that people could say.
fn step(record: &mut Record) {
    let ask = match record.next() {
        Next::Order(ask) | Next::Choose(ask) => ask,
        Next::Pick | Next::Enter => Ask::Order(match record.table().phase() {
            Phase::Black(BlackStep::Counter(seat)) => {
                let table = record.table();
                let (black, face) = table.highest_black().expect("one stands");
                let (mut with, mut sum) = (Vec::new(), 0);
                for (at, die) in table.district(Owner::Seat(seat)) {
                    if sum < u16::from(face.value()) {
                        with.push(at);
                        sum += die.defence();
                    }
                }
                Order::Counter { black: vec![black], with }
            }
            Phase::Event(EventStep::Push(..)) => {
                let table = record.table();
                let Some(EventEffect::GrayCitizen(of)) = table.resolving().map(Event::effect) else {
                    panic!("{:?}", table.phase())
                };
                Order::Push(table.standing(of).iter().find(|(_, count)| **count > 0).map(|(owner, _)| owner))
            }
            phase => panic!("{phase:?}"),
        }),
        Next::Over => panic!("the game goes on"),
    };
    record.ask(ask).expect("it can be given");
}

#[test]
fn a_code_deals_the_same_for_ever() {
    assert_eq!(deals("Market Day").join("\n"), include_str!("../../../data/troyes-deals-MARKETDAY.txt").trim_end());
    assert_eq!(deals("Troyes 1200").join("\n"), include_str!("../../../data/troyes-deals-TROYES1200.txt").trim_end());
}

#[test]
fn bonus_cards_leave_all_other_cards_in_their_order() {
    let cards = |bonus| {
        let mut record = settled(Opening { bonus, ..dealt(4) });
        let mut came = Vec::new();
        while record.table().round() < 4 {
            if let Phase::Turn(TurnStep::Act(_)) = record.table().phase() {
                record.order(Order::Close).expect("it can be closed");
            } else {
                step(&mut record);
            }
            came = record.table().works().iter().map(|work| work.activity).collect();
        }
        came
    };
    let (base, bonus) = (cards(false), cards(true));
    assert!(base.iter().all(|card| !card.is_bonus()));
    let differ = base.iter().zip(&bonus).filter(|(one, other)| one != other);
    differ.for_each(|(_, other)| assert!(other.is_bonus(), "{other:?}"));
}

/// Whatever is done before, the dice of everybody else fall as they would have, and so do one's own.
#[test]
fn no_deed_moves_anybody_elses_dice() {
    let mut record = settled(dealt(4));
    while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        step(&mut record);
    }
    let Phase::Turn(TurnStep::Act(seat)) = record.table().phase() else { panic!("a turn") };
    let mut other = record.clone();
    let before = again(&mut other.clone());
    // Somebody buys nothing, passes, or rolls three times: the next player's reroll is the same.
    other.order(Order::Correct(Correction::Purse(seat, Good::Influence, 20))).expect("it is different");
    let (die, _) = other.table().district(Owner::Seat(seat)).next().expect("a die");
    other.ask(Ask::Draw(Draw::Reroll(die))).expect("it lies there");
    assert_eq!(before.chars().next(), Some(face_of(other.table(), seat, die).to_string().remove(0)));
    record.order(Order::Pass).expect("it can");
    other.order(Order::Pass).expect("it can");
    assert_eq!(again(&mut record.clone()), again(&mut other.clone()));

    // And the next round's dice are those of their owners, colors and places.
    for game in [&mut record, &mut other] {
        game.order(Order::Close).expect("it can be closed");
        while game.table().phase() != Phase::Upkeep(UpkeepStep::Workforce) {
            step(game);
        }
    }
    assert_eq!(record.complete(Ask::Draw(Draw::Workforce)), other.complete(Ask::Draw(Draw::Workforce)));
    let one_more = Correction::Standing(Building::Palace, Owner::Seat(Seat(0)), 0);
    other.order(Order::Correct(one_more)).expect("it is different");
    let (Order::Workforce(all), Order::Workforce(fewer)) =
        (record.complete(Ask::Draw(Draw::Workforce)), other.complete(Ask::Draw(Draw::Workforce)))
    else {
        panic!("dice")
    };
    for (owner, dice) in all.iter() {
        let same = fewer.get(owner).expect("the same owners");
        for color in Color::ALL {
            if (owner, color) != (Owner::Seat(Seat(0)), Color::Red) {
                assert_eq!(dice[color], same[color], "{owner:?}");
            }
        }
    }
}

#[test]
fn a_record_takes_only_what_its_code_deals() {
    let mut record = settled(dealt(2));
    let dealt = record.complete(Ask::Draw(Draw::Reveal));
    let Order::Reveal(cards) = &dealt else { panic!("cards") };
    let other = |color: Color| {
        let deck = deal_activity_deck(&code("Market Day"), color);
        deck.into_iter().find(|card| record.table().comes_now(*card) && !card.is_bonus() && *card != cards[color])
    };
    let wrong = Order::Reveal(ByColor::from_fn(|color| other(color).expect("two more")));
    let refusal = record.order(wrong.clone()).expect_err("it is not dealt");
    assert_eq!(refusal, OrderRefusal::NotDealt { order: wrong, dealt: dealt.clone(), code: code("Market Day") });
    record.order(dealt).expect("it is");
}

/// A book of another group may be wrong in all its figures.
#[test]
fn no_card_book_leaves_a_round_without_cards() {
    let mut book = Book::rulebook();
    for card in Activity::ALL {
        let page = ActivityPage { number: Figure::group(CardNumber::III), ..ActivityPage::default() };
        book.merge(Page::Activity(card, page));
    }
    let mut record = settled(Opening { book, ..dealt(4) });
    let dealt = record.complete(Ask::Draw(Draw::Reveal));
    let Order::Reveal(cards) = &dealt else { panic!("cards") };
    assert!(cards.values().all(|card| !card.is_bonus()), "{cards:?}");
    record.order(dealt).expect("any card comes where none has the number");
}

#[test]
fn people_enter_what_they_drew_and_threw() {
    let opening = Opening { cards: CardsFrom::Hand, dice: DiceFrom::Entered, ..dealt(2) };
    let mut record = settled(opening);
    assert_eq!(record.next(), Next::Pick);
    let deck = |color| {
        let mut deck = deal_activity_deck(&code("other"), color).into_iter();
        deck.find(|card| record.table().comes_now(*card) && !card.is_bonus()).expect("three have this number")
    };
    let reveal = Order::Reveal(ByColor::from_fn(deck));
    record.order(reveal).expect("any card of this number");
    record.go_on().expect("income").expect("it is paid");
    assert_eq!((record.table().phase(), record.next()), (Phase::Upkeep(UpkeepStep::Workforce), Next::Pick));
    assert_eq!(Troyes::code(record.opening()), Some(&code("Market Day")), "the code deals characters and the start");
    let all_by_hand =
        Opening { characters: CardsFrom::Hand, start: StartFrom::Entered(Seat(0)), ..record.opening().clone() };
    assert_eq!(Troyes::code(&all_by_hand), None);
}

#[test]
fn a_deck_is_dealt_to_its_end_and_the_box_behind_it() {
    for players in 2..=4 {
        let mut record = settled(Opening { bonus: true, ..dealt(players) });
        let mut reds = Vec::new();
        let all = deal_event_deck(&code("Market Day"), Color::Red);
        while record.next() != Next::Over {
            if let Phase::Turn(TurnStep::Act(_)) = record.table().phase() {
                record.order(Order::Close).expect("it can be closed");
                continue;
            }
            let phase = record.table().phase();
            step(&mut record);
            if let (Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed)), Some(came)) =
                (phase, record.table().came().last())
            {
                assert_eq!(came.deck(), Deck::Of(Color::Red));
                reds.push((phase == Phase::Event(EventStep::Draw(Wanted::Red)), *came));
            }
        }
        let deck: Vec<Event> = reds.iter().filter(|(top, _)| *top).map(|(_, event)| *event).collect();
        let rounds = usize::from(record.table().rounds());
        assert_eq!(deck, all[..rounds], "the top cards, one a round");
        let called: Vec<Event> = reds.iter().filter(|(top, _)| !*top).map(|(_, event)| *event).collect();
        assert_eq!(called.len(), usize::from(deck.contains(&Event::Resistance)));
        assert!(called.iter().all(|event| all[rounds..].contains(event)), "from the box");
    }
}

#[test]
fn everybody_holds_characters_of_their_own() {
    for players in 2..=4 {
        let dealt = deal_characters(&code("Market Day"), players);
        let held: Vec<Character> = dealt.values().flatten().copied().collect();
        let distinct = Character::ALL.into_iter().filter(|character| held.contains(character)).count();
        let each = if players == 2 { 2 } else { 1 };
        assert_eq!((held.len(), distinct), (usize::from(players) * each, held.len()));
    }
    let record = open(entered(3, Depth::Purses));
    assert!(!record.table().dealt_characters(), "they are named at the end");
}

/// Four bots play a whole game of a code, and play it alike again.
#[test]
fn bots_play_a_whole_game_of_a_code() {
    for (players, name) in [(2, "Market Day"), (3, "Troyes 1200"), (4, "Market Day")] {
        let played = || {
            let code = code(name);
            let mut record = open(Opening { code: code.clone(), ..dealt(players) });
            let bots = deal_bots(&code);
            for _ in 0..2_000 {
                let ask = match record.next() {
                    Next::Order(ask) => ask,
                    Next::Over => return record,
                    Next::Choose(_) | Next::Pick | Next::Enter => {
                        bot_order(&code, &bots, record.table()).expect("a bot chooses")
                    }
                };
                record.ask(ask).expect("the rules accept it");
            }
            panic!("no game is so long")
        };
        let record = played();
        assert_eq!(record, played());
        assert!(record.table().score().is_ok(), "everything was told");
    }
}
