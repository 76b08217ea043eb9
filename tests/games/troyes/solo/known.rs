//! What the rules of the solo game say of single cases.

use town_crier::games::troyes::record::{Opening, Record};
use town_crier::games::troyes::rules::{
    ActivityPage, BlackStep, Book, Building, ByBuilding, ByColor, Character, Color, Correction, Decision, Decisions,
    Dice, Die, Event, EventPage, Figure, Good, Happening, Order, Owner, Page, Phase, Round, RoyAsks, RoyDeed,
    RoyHappening, RoyOrder, RoyPhase, Seat, Setup, SetupReason, Table, UpkeepStep, Verdict, apply, decide, settled,
};

use super::{alone, face, of_roy, played};
use crate::tried::each;

const ROY: Owner = Owner::Roy;
const PLAYER: Owner = Owner::Seat(Seat(0));

/// A table at le Roy's first turn, on which both stand in the Palace and in City Hall, with these dice of his and of the player's.
fn turn(his: &[(Color, u8)], players: &[(Color, u8)]) -> Table {
    let at_turn = |record: &Record| record.table().phase() == Phase::Roy(RoyPhase::Act);
    let at = |seed: u32| played(alone(&format!("Market {seed}"), &[Decision::RoyBegins]), at_turn).table().clone();
    let fits = |table: &Table| {
        let stands = |at| table.crowd(at) == 6 && table.standing(at).values().all(|count| *count > 0);
        let lies = Building::ALL.into_iter().any(|at| table.lying(at).values().any(|lies| *lies));
        stands(Building::Palace) && stands(Building::CityHall) && !lies && points(table) == 0 && table.round() == 1
    };
    let mut table = (0..100).map(at).find(fits).expect("some code deals it");
    for (owner, dice) in [(ROY, his), (PLAYER, players)] {
        deal(&mut table, owner, dice);
    }
    table
}

/// Lets these dice lie in a district.
fn deal(table: &mut Table, owner: Owner, dice: &[(Color, u8)]) {
    let dice = dice.iter().map(|(color, value)| Die::rolled(*color, face(*value))).collect();
    apply(table, &Happening::Dice(Dice::Rolled(owner, dice)));
}

/// Lets it be le Roy's turn.
fn again(table: &mut Table) {
    apply(table, &Happening::Round(Round::Began(Phase::Roy(RoyPhase::Act))));
}

/// The table after these black dice, and what le Roy did.
fn thrown(table: &Table, dice: [u8; 2]) -> (Table, Vec<RoyHappening>) {
    let told = decide(table, &Order::Roy(RoyOrder::Throw(dice.map(face)))).expect("it is his turn");
    let mut after = table.clone();
    for happening in &told {
        apply(&mut after, happening);
    }
    (after, of_roy(&told))
}

fn correct(table: &mut Table, correction: Correction) {
    let told = decide(table, &Order::Correct(correction)).expect("it can be so");
    for happening in &told {
        apply(table, happening);
    }
}

fn points(table: &Table) -> u16 {
    table.roy().expect("a solo game").points()
}

/// The dice that lie in a district, as “R6”.
fn shown(table: &Table, owner: Owner) -> String {
    let letter = |color| match color {
        Color::Red => 'R',
        Color::White => 'W',
        Color::Yellow => 'Y',
    };
    let dice = table.ranked(owner).into_iter().map(|(_, die)| format!("{}{}", letter(die.color), die.face));
    dice.collect::<Vec<_>>().join(" ")
}

use Color::{Red, White, Yellow};

#[test]
fn the_ways_of_36() {
    let mut ways = [0; 6];
    for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let row = match RoyDeed::of(one + other, &Decisions::default()) {
            RoyDeed::Points { .. } => 0,
            RoyDeed::Worker { .. } => 1,
            RoyDeed::Event => 2,
            RoyDeed::Tradesman => 3,
            RoyDeed::Cathedral => 4,
            RoyDeed::Character => 5,
        };
        ways[row] += 1;
    }
    assert_eq!(ways, [6, 6, 8, 5, 6, 5]);
}

#[test]
fn dice_say_where_his_citizens_come() {
    use Building::{Bishopric, CityHall, Palace};
    let empty = ByBuilding::from_fn(|_| 6);
    let room = |palace, bishopric, city_hall| ByBuilding::from_array([palace, bishopric, city_hall]);
    let rows = [
        ([[5, 3], [5, 1], [5, 2]], empty, [Palace, CityHall, Bishopric]),
        ([[6, 6], [6, 1], [6, 2]], empty, [Palace, Palace, CityHall]),
        ([[1, 1], [1, 1], [1, 1]], empty, [Palace, Palace, CityHall]),
        ([[6, 6], [1, 2], [3, 4]], room(1, 6, 6), [Palace, CityHall, CityHall]),
        // Only two dice name the one building that has room.
        ([[6, 6], [1, 2], [3, 4]], room(0, 3, 0), [Bishopric, Bishopric, Bishopric]),
        ([[6, 6], [1, 2], [3, 4]], room(0, 1, 2), [CityHall, CityHall, Bishopric]),
    ];
    each(rows, |([red, white, yellow], room, buildings)| {
        let dice = ByColor::from_array([red, white, yellow].map(|two: [u8; 2]| two.map(face)));
        assert_eq!(settled(&dice, room), buildings);
    });
}

#[test]
fn twelve_of_his_and_six_of_the_players_fill_the_city() {
    for seed in 0..crate::tried::times(10) {
        let settles = |record: &Record| record.table().phase() == Phase::Upkeep(UpkeepStep::Reveal);
        let record = played(alone(&format!("Settle {seed}"), &[]), settles);
        let table = record.table();
        let stand =
            |owner| Building::ALL.into_iter().map(|at| table.standing(at).get(owner).copied().unwrap_or(0)).sum::<u8>();
        assert_eq!([stand(ROY), stand(PLAYER)], [12, 6]);
        assert!(Building::ALL.into_iter().all(|building| table.crowd(building) == 6));
        let rolls = record.done().iter().filter(|entry| matches!(entry.order, Order::Roy(RoyOrder::Settle(_))));
        assert_eq!(rolls.count(), 4);
    }
}

#[test]
fn dice_are_ranked_by_value_then_red_yellow_white() {
    let table = turn(&[(Red, 4), (White, 5), (Yellow, 5), (Red, 5), (White, 6)], &[]);
    assert_eq!(shown(&table, ROY), "W6 R5 Y5 W5 R4");
}

#[test]
fn he_buys_the_best_die_and_goes_beyond_his_own() {
    let his = [(Red, 4), (White, 5), (Yellow, 2)];
    let players = [(White, 3), (Yellow, 3), (Red, 1)];
    let (after, _) = thrown(&turn(&his, &players), [1, 1]);
    assert_eq!([shown(&after, ROY), shown(&after, PLAYER)], ["Y2", "W3 R1"]);
    assert_eq!(points(&after), 2);
    let deniers = |table: &Table| table.player(Seat(0)).expect("a player").purse().has(Good::Denier);
    assert_eq!(deniers(&after) - deniers(&turn(&his, &players)), 6);
    let (after, _) = thrown(&turn(&his, &players), [5, 6]);
    assert_eq!([shown(&after, ROY), shown(&after, PLAYER)], ["R4 Y2", "W3 R1"]);
    assert_eq!(deniers(&after) - deniers(&turn(&his, &players)), 4);
    // With nothing to buy he spends his own, and pays nothing.
    let (after, _) = thrown(&turn(&his, &[]), [1, 1]);
    assert_eq!((shown(&after, ROY), points(&after)), (String::new(), 2));
    assert_eq!(deniers(&after), deniers(&turn(&his, &[])));
    // A price of 3 with one die left.
    let (after, _) = thrown(&turn(&his[..1], &players), [6, 6]);
    assert_eq!([shown(&after, ROY), shown(&after, PLAYER)], ["", "W3 R1"]);
}

#[test]
fn an_event_costs_a_die_for_each_banner_and_is_done_whole() {
    let mut table = turn(&[(Red, 4), (White, 5)], &[(Red, 1)]);
    let last = table.queue().last().expect("Marauding at least").event;
    let free = table.free_banners(last).expect("the house knows");
    correct(&mut table, Correction::Event(last, vec![PLAYER]));
    let before = table.clone();
    let (after, told) = thrown(&table, [2, 3]);
    assert_eq!(shown(&after, ROY), "");
    assert!(after.in_play(last).is_none_or(|in_play| in_play.cubes.is_empty()), "it is countered");
    let [larger, smaller] = before.book().events[last].rewards().expect("the house knows");
    assert!(free >= 3, "he has most");
    assert_eq!(points(&after), u16::from(larger));
    let player = |table: &Table| table.player(Seat(0)).expect("a player").purse().has(Good::Point);
    assert_eq!(player(&after) - player(&before), u16::from(smaller));
    assert_eq!(told.contains(&RoyHappening::Won(last)), last != Event::Marauding);
}

#[test]
fn his_strongest_die_removes_the_highest_black_one_alone() {
    let faces = |record: &Record| {
        let table = record.table();
        table.phase() == Phase::Black(BlackStep::Roll) && table.taken() == 3 && table.roy_starts()
    };
    let found = (0..200).map(|seed| played(alone(&format!("Black {seed}"), &[Decision::RoyBegins]), faces));
    let record = found.into_iter().find(faces).expect("some queue has three");
    let mut table = record.table().clone();
    deal(&mut table, ROY, &[(White, 3), (Yellow, 3)]);
    let mut give = |order: Order| {
        let told = decide(&table, &order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        for happening in &told {
            apply(&mut table, happening);
        }
        table.clone()
    };
    let rolled = give(Order::RollBlack([6, 6, 2].map(face).to_vec()));
    let after =
        if rolled.phase() == Phase::Roy(RoyPhase::Counter) { give(Order::Roy(RoyOrder::Counter)) } else { rolled };
    let left: Vec<u8> = after.black().iter().filter(|die| die.stands).map(|die| die.face.value()).collect();
    assert_eq!((left, shown(&after, ROY)), (vec![6, 2], "W3".to_owned()), "round {}", after.round());
    assert_eq!(after.phase(), Phase::Black(BlackStep::Counter(Seat(0))));
}

#[test]
fn verdicts_have_these_bounds() {
    use Verdict::{Close, Fair, Good, Great, Lost, Master};
    let rows = [
        (-101, Lost),
        (-100, Lost),
        (0, Lost),
        (1, Close),
        (5, Close),
        (6, Fair),
        (10, Fair),
        (11, Good),
        (15, Good),
        (16, Great),
        (20, Great),
        (21, Master),
    ];
    each(rows, |(result, verdict)| assert_eq!(Verdict::of(result), verdict));
}

/// A table at his turn on which the cards have these hire costs and first spaces, and all others are full of nothing.
fn priced(pages: [(u8, [u8; 4]); 3]) -> Table {
    let mut table = turn(&[(Red, 4), (White, 5)], &[(Red, 1)]);
    let cards: Vec<_> = table.works().iter().map(|work| work.activity).collect();
    for (card, (hire, spaces)) in cards.into_iter().zip(pages) {
        let page =
            ActivityPage { hire: Figure::group(hire), spaces: spaces.map(Figure::group), ..ActivityPage::default() };
        apply(&mut table, &Happening::Booked(Box::new(Page::Activity(card, page))));
    }
    table
}

#[test]
fn his_tradesman_takes_the_best_space_then_the_cheapest_then_the_best_color() {
    // The cards lie red, white, yellow.
    let rows = [
        ([(6, [3, 1, 0, 0]), (1, [2, 1, 0, 0]), (5, [3, 1, 0, 0])], Yellow, 0),
        ([(5, [3, 1, 0, 0]), (1, [2, 1, 0, 0]), (5, [3, 1, 0, 0])], Red, 0),
        ([(5, [1, 1, 0, 0]), (4, [3, 1, 0, 0]), (4, [3, 1, 0, 0])], Yellow, 0),
        ([(5, [0, 0, 0, 0]), (4, [0, 0, 0, 0]), (3, [0, 0, 0, 0])], Yellow, 0),
        ([(5, [1, 4, 0, 0]), (4, [3, 1, 0, 0]), (3, [2, 1, 0, 0])], Red, 1),
    ];
    each(rows, |(pages, color, space)| {
        let (after, told) = thrown(&priced(pages), [3, 3]);
        let hired = told.iter().find_map(|it| match it {
            RoyHappening::Hired(card, at) => Some((card.color(), *at)),
            _ => None,
        });
        assert_eq!(hired, Some((color, space)));
        assert_eq!(shown(&after, ROY), "R4");
    });
}

#[test]
fn his_cubes_take_the_highest_places_of_the_lowest_level() {
    let mut table = turn(&[(Red, 4), (White, 5), (White, 1)], &[(Red, 1)]);
    let (after, _) = thrown(&table, [3, 4]);
    assert_eq!((after.cube_at(face(6), 1), after.cube_at(face(5), 1)), (Some(ROY), Some(ROY)));
    assert_eq!((points(&after), shown(&after, ROY)), (2, "W1".to_owned()));
    let all: Vec<(u8, u8)> = (1..=3).flat_map(|level| (1..=6).map(move |site| (level, site))).collect();
    for (level, site) in &all {
        if (*level, *site) != (3, 2) {
            correct(&mut table, Correction::Cathedral(face(*site), *level, Some(PLAYER)));
        }
    }
    let (after, _) = thrown(&table, [1, 6]);
    assert_eq!((after.cube_at(face(2), 3), points(&after)), (Some(ROY), 1), "one space was left");
    correct(&mut table, Correction::Cathedral(face(2), 3, Some(PLAYER)));
    assert_eq!(points(&thrown(&table, [1, 6]).0), 2, "none was");
}

#[test]
fn the_top_character_is_scored_for_nothing_and_leaves_the_game() {
    let mut table = turn(&[(Red, 4)], &[(Red, 1)]);
    let mut pile = table.player(Seat(0)).expect("a player").characters().to_vec();
    assert_eq!(pile.len(), 6);
    while !pile.is_empty() {
        let top = pile.remove(0);
        let (after, told) = thrown(&table, [2, 6]);
        assert_eq!(shown(&after, ROY), "R4", "it costs no die");
        let scored = told.iter().any(|it| matches!(it, RoyHappening::Scored { character, .. } if *character == top));
        assert!(scored, "{told:?}");
        assert_eq!(after.player(Seat(0)).expect("a player").characters(), pile);
        // His next turn, with the same dice.
        let mut next = after;
        again(&mut next);
        table = next;
    }
    let before = points(&table);
    assert_eq!(points(&thrown(&table, [4, 4]).0), before + 1);
    assert_eq!(table.roy_judged(Character::Thibaut) + table.roy_judged(Character::Hugues), 0);
}

#[test]
fn his_citizen_pushes_out_one_of_the_players_if_it_can() {
    let stand = |table: &Table, owner, at| table.standing(at).get(owner).copied().expect("at the table");
    let mut table = turn(&[(Red, 6), (White, 5)], &[(Red, 1)]);
    let [his, players] = [ROY, PLAYER].map(|owner| stand(&table, owner, Building::Palace));
    assert!(players > 0, "the code lets one stand there");
    // In the Palace every place can be chosen.
    let (after, _) = thrown(&table, [2, 2]);
    assert_eq!([ROY, PLAYER].map(|owner| stand(&after, owner, Building::Palace)), [his + 1, players - 1]);
    assert!(after.lies_at(PLAYER, Building::Palace));
    // Nobody is pushed out beside one who lies there.
    correct(&mut table, Correction::Lying(Building::Palace, PLAYER, true));
    let (after, _) = thrown(&table, [2, 2]);
    assert_eq!(stand(&after, PLAYER, Building::Palace), players);
    assert!(after.lies_at(ROY, Building::Palace), "the Palace was full");
    correct(&mut table, Correction::Lying(Building::Palace, ROY, true));
    let (after, told) = thrown(&table, [4, 6]);
    assert!(told.contains(&RoyHappening::Nothing), "{told:?}");
    assert_eq!(shown(&after, ROY), "W5");
    // Elsewhere people see who is pushed out.
    let table = turn(&[(Yellow, 4), (White, 3)], &[(Red, 1)]);
    let (asked, told) = thrown(&table, [1, 3]);
    assert_eq!(asked.roy_asks(), Some(RoyAsks::Out(Building::CityHall, face(4))), "{told:?}");
    assert_eq!(shown(&asked, ROY), "Y4 W3");
    let told = decide(&asked, &Order::Push(Some(PLAYER))).expect("one stands there");
    let mut after = asked.clone();
    for happening in &told {
        apply(&mut after, happening);
    }
    assert_eq!(shown(&after, ROY), "W3");
    assert!(after.lies_at(PLAYER, Building::CityHall));
    assert!(decide(&asked, &Order::Push(None)).is_err(), "City Hall is full");
}

#[test]
fn he_waits_for_figures_and_goes_on_once_they_are_told() {
    let opening = Opening { book: Book::rulebook(), ..alone("Market Day", &[]) };
    let mut table = Table::open(opening.setup()).expect("a table");
    deal(&mut table, ROY, &[(Red, 4), (White, 5)]);
    again(&mut table);
    let (mut asks, _) = thrown(&table, [4, 5]);
    assert_eq!(asks.roy_asks(), Some(RoyAsks::Event(Event::Marauding)));
    let page = EventPage { banners: Figure::group(3), first: Figure::group(4), ..EventPage::default() };
    let rest = EventPage { second: Figure::group(1), ..EventPage::default() };
    for page in [page, rest] {
        let told = decide(&asks, &Order::Book(Box::new(Page::Event(Event::Marauding, page)))).expect("it is new");
        for happening in &told {
            apply(&mut asks, happening);
        }
    }
    assert_eq!((asks.roy_asks(), points(&asks), shown(&asks, ROY)), (None, 5, String::new()));
}

#[test]
fn readings_are_decided_by_name() {
    let decided = |decision| {
        let mut decided = Decisions::default();
        decided[decision] = true;
        decided
    };
    let three = decided(Decision::ThreePoints);
    assert_eq!(RoyDeed::of(2, &three), RoyDeed::Points { dice: 3, deniers: 6, points: 3 });
    assert_eq!(RoyDeed::of(11, &three), RoyDeed::Points { dice: 2, deniers: 4, points: 2 });
    let ten = decided(Decision::TenByValue);
    assert_eq!([4, 10].map(|sum| RoyDeed::of(sum, &ten)), [true, false].map(|pushes| RoyDeed::Worker { pushes }));
    for (held, first) in [(&[][..], false), (&[Decision::RoyBegins][..], true)] {
        let starts = |round: u8| {
            let reached = |record: &Record| {
                record.table().round() == round && record.table().phase() == Phase::Upkeep(UpkeepStep::Income)
            };
            played(alone("Market Day", held), reached).table().roy_starts()
        };
        assert_eq!([1, 2, 3].map(starts), [first, !first, first]);
    }
}

#[test]
fn one_plays_alone_and_the_pile_is_known() {
    let refused = |setup: Setup| Table::open(setup).expect_err("no table").reasons;
    assert!(Table::open(Setup::alone()).is_ok());
    assert_eq!(refused(Setup { solo: None, ..Setup::alone() })[0], SetupReason::PlayerCount(1));
    assert_eq!(refused(Setup { players: 2, characters: None, ..Setup::alone() })[0], SetupReason::Solo(2));
    assert_eq!(refused(Setup { characters: None, ..Setup::alone() }), [SetupReason::NoPile]);
}
