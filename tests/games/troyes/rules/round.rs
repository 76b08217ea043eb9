//! The rulebook's own round, from the first citizen to the last die, with every figure (`T 18.1`, `T 18.2`).

use town_crier::games::troyes::rules::{
    Activity, Beaten, BlackDice, BlackStep, Book, Building, Cathedral, Change, Citizens, Correction, EndStep, Event,
    EventPage, EventStep, Events, Figure, Good, Happening, Hire, Lies, NoEffect, Order, Origin, Owner, Page, Phase,
    Purpose, Seat, Setup, TurnStep, UpkeepStep, Use, Uses, Wanted, What, Why,
};

use crate::games::troyes::kit::{
    ANNA, DICE, EMILY, FAYE, GEOFFREY, PLACEMENT, Played, face, faces, reveal, settle, workforce,
};

/// The rulebook's figures alone, with those that its examples use and its text has not.
fn book() -> Book {
    let mut book = Book::rulebook();
    let marauding = EventPage { per: Figure::group(3), banners: Figure::group(3), ..EventPage::default() };
    book.merge(Page::Event(Event::Marauding, marauding));
    let conflict = EventPage { first: Figure::group(4), second: Figure::group(2), ..EventPage::default() };
    book.merge(Page::Event(Event::ConflictOfSuccession, conflict));
    book
}

fn placed() -> Played {
    let mut played = Played::open(Setup { book: book(), ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    played
}

#[test]
fn placement_goes_forward_and_back_and_gray_fills_what_is_left() {
    let mut played = Played::open(Setup { book: book(), ..Setup::house(4) });
    let mut turns = Vec::new();
    for building in PLACEMENT.split_whitespace() {
        turns.push(played.table.active().expect("somebody's turn"));
        settle(&mut played, building);
    }
    let round = [ANNA, FAYE, GEOFFREY, EMILY];
    let back = [EMILY, GEOFFREY, FAYE, ANNA];
    assert_eq!(turns, [round, back, round, back].concat());
    assert_eq!(played.standing(Building::Palace), [1, 0, 0, 3, 2]);
    assert_eq!(played.standing(Building::Bishopric), [1, 3, 1, 1, 0]);
    assert_eq!(played.standing(Building::CityHall), [2, 1, 3, 0, 0]);
    assert_eq!(played.table.phase(), Phase::Upkeep(UpkeepStep::Reveal));
    assert!(played.told.contains(&Happening::Citizens(Citizens::Filled(Building::Palace, 2))));
}

/// After income, salaries, workforce and events, with black dice to come.
fn with_events() -> Played {
    let mut played = placed();
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    let salaries: Vec<u16> = [ANNA, FAYE, GEOFFREY, EMILY].map(|seat| played.table.salaries(seat)).into();
    assert_eq!(salaries, [3, 3, 1, 7]);
    played.order(Order::Pay { short: Vec::new() });
    assert_eq!(played.has(Good::Denier), [12, 12, 14, 8]);
    played.order(workforce(&DICE));
    assert_eq!(played.table.free_dice().count(), 18);
    assert_eq!(played.table.phase(), Phase::Event(EventStep::Draw(Wanted::Red)));
    played.order(Order::Enter(Event::War));
    assert!(played.told.iter().any(|told| matches!(told, Happening::Events(Events::Calls(Event::War, _)))));
    played.order(Order::Enter(Event::TheologicalConflict));
    played.resolve().resolve();
    assert_eq!(played.table.taken(), 3, "one of Marauding, two of War");
    played.order(Order::RollEvent(face(4)));
    played.order(Order::Push(Some(Owner::Seat(FAYE))));
    assert_eq!(played.standing(Building::Bishopric), [1, 2, 1, 1, 1]);
    assert!(played.table.lies_at(Owner::Seat(FAYE), Building::Bishopric));
    assert_eq!(played.table.phase(), Phase::Black(BlackStep::Roll));
    played
}

/// After the black dice; fifteen dice are left.
fn at_actions() -> Played {
    let mut played = with_events();
    played.order(Order::RollBlack(faces([4, 6, 1])));
    assert_eq!(played.told[1], Happening::Black(BlackDice::Faces(ANNA, face(6))));
    played.counter("6 1", "R4");
    assert_eq!(played.has(Good::Influence), [6, 4, 4, 4]);
    assert!(played.told.contains(&Happening::Black(BlackDice::Faces(FAYE, face(4)))));
    played.counter("4", "W1 Y3");
    assert_eq!(played.has(Good::Influence), [6, 5, 4, 4]);
    assert_eq!(played.table.free_dice().count(), 15);
    assert_eq!(played.table.dice_that(Lies::Countered), 3);
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(ANNA)));
    played
}

fn hired(card: Activity, times: u8) -> Purpose {
    let hire = Some(Hire { from: Origin::Supply, told: None });
    Purpose::Activity { card, hire, uses: Uses::Times(times), told: Vec::new() }
}

#[test]
fn the_rulebooks_round_is_played_to_its_last_die() {
    let mut played = at_actions();

    // 1: Anna hires on Merchant, and pays Geoffrey for one of three dice.
    played.recruit().act("Y5 Y6 geoffrey:Y5", hired(Activity::Merchant, 8));
    let Happening::Deed(deed) = &played.told[0] else { panic!("{:?}", played.told) };
    assert_eq!((deed.sum, deed.what), (16, What::Activity(Activity::Merchant, 8)));
    assert_eq!(deed.bought[0].price(), 6);
    let gained =
        Change { seat: ANNA, good: Good::Denier, amount: 16, due: 16, why: Why::Activity(Activity::Merchant, ANNA) };
    assert!(played.told.contains(&Happening::Gained(gained)));
    assert_eq!(played.has(Good::Denier), [18, 12, 20, 8]);
    assert_eq!(played.table.book().activities[Activity::Merchant].space(0), Some(2));

    // 2: Faye hires on Priest.
    played.recruit().act("W5 anna:W4", hired(Activity::Priest, 3));
    assert_eq!(played.has(Good::Denier), [22, 2, 20, 8]);
    let priest = played.table.work(Activity::Priest).expect("it is there");
    assert_eq!(priest.stored.values().copied().collect::<Vec<_>>(), [0, 3, 0, 0]);

    // 3: Geoffrey builds on the Cathedral, where an older cube of Emily's lies.
    played.correct(Correction::Cathedral(face(4), 1, Some(Owner::Seat(EMILY))));
    played.act("W5 faye:W2 emily:W4", Purpose::Cathedral);
    let built: Vec<(u8, u8)> = played
        .told
        .iter()
        .filter_map(|told| match told {
            Happening::Cathedral(Cathedral::Built(_, site, level)) => Some((site.value(), *level)),
            _ => None,
        })
        .collect();
    assert_eq!(built, [(5, 1), (2, 1), (4, 2)]);
    assert_eq!(played.has(Good::Influence), [4, 3, 9, 4]);
    assert_eq!(played.has(Good::Point), [0, 0, 3, 0]);
    assert_eq!(played.has(Good::Denier), [22, 8, 8, 14]);

    // 4: Emily counters Conflict of Succession, where three cubes lie.
    let cubes = [GEOFFREY, GEOFFREY, ANNA].map(Owner::Seat).to_vec();
    played.correct(Correction::Event(Event::ConflictOfSuccession, cubes));
    played.act("R2 R3 R4", Purpose::Combat { event: Event::ConflictOfSuccession, cubes: None, told: None });
    let Happening::Deed(deed) = &played.told[0] else { panic!("{:?}", played.told) };
    assert_eq!((deed.sum, deed.what), (9, What::Combat(Event::ConflictOfSuccession, 2)));
    let beaten = played.told.iter().find_map(|told| match told {
        Happening::Events(Events::Beaten(beaten)) => Some(beaten),
        _ => None,
    });
    let cubes = [(GEOFFREY, 2), (EMILY, 2), (ANNA, 1)].map(|(seat, cubes)| (Owner::Seat(seat), cubes)).to_vec();
    let event = Event::ConflictOfSuccession;
    assert_eq!(beaten, Some(&Beaten { event, cubes, rewards: Some([4, 2]), card_to: Some(GEOFFREY) }));
    assert_eq!(played.has(Good::Point), [0, 0, 6, 3]);
    assert_eq!(played.has(Good::Influence), [4, 3, 9, 6]);
    assert_eq!(played.table.player(GEOFFREY).expect("she plays").won(), [event]);

    // 5: Anna buys gray's red three, and expels Emily from the Palace.
    let citizen = |out: Seat| Purpose::Citizen { from: Origin::Supply, out: Some(Owner::Seat(out)) };
    played.recruit().act("gray:R3", citizen(EMILY));
    assert_eq!(played.standing(Building::Palace), [2, 0, 0, 2, 2]);
    assert!(played.table.lies_at(Owner::Seat(EMILY), Building::Palace));
    assert_eq!(played.has(Good::Denier), [20, 8, 8, 14]);

    // 6: Faye buys Geoffrey's yellow one, and expels herself from City Hall.
    played.recruit().act("geoffrey:Y1", citizen(FAYE));
    assert_eq!(played.standing(Building::CityHall), [2, 1, 3, 0, 0]);
    assert_eq!(played.table.dice_that(Lies::Square), 2);

    // 7: Geoffrey rerolls and turns over, and fights Marauding with a yellow six.
    assert_eq!(played.table.active(), Some(GEOFFREY));
    let die = played.own("Y2");
    played.order(Order::Spend(Use::Reroll(die, face(1))));
    played.order(Order::Spend(Use::TurnOver(vec![die])));
    played.act("Y6", Purpose::Combat { event: Event::Marauding, cubes: Some(2), told: None });

    assert_eq!(played.has(Good::Denier), [20, 6, 10, 14]);
    assert_eq!(played.has(Good::Influence), [2, 1, 6, 6]);
    assert_eq!(played.has(Good::Point), [0, 0, 6, 3]);
    let left: Vec<_> = played.table.free_dice().map(|(at, die)| (at.owner, die.face)).collect();
    assert_eq!(left, [(Owner::Gray, face(1))]);
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(EMILY)));
}

/// Emily buys one of Faye's dice for her white four instead, at four deniers.
#[test]
fn a_pair_of_dice_costs_four_for_the_one_that_is_bought() {
    let played = at_actions();
    let group = played.group("emily:W4 faye:W2");
    let bought = played.table.group(EMILY, &group, None).expect("a group").price();
    assert_eq!(bought, 4);
}

/// The round ends: those who lie go home, and Faye starts the next one (`T 10`).
#[test]
fn the_round_is_closed() {
    let mut played = at_actions();
    for _ in 0..4 {
        played.order(Order::Pass);
    }
    assert_eq!(played.table.phase(), Phase::End(EndStep::Close));
    played.order(Order::Close);
    assert!(played.told.contains(&Happening::Citizens(Citizens::WentHome(Owner::Seat(FAYE), Building::Bishopric))));
    assert_eq!(played.table.player(FAYE).expect("she plays").supply(), 1);
    assert_eq!(played.has(Good::Denier), [14, 14, 16, 10], "two for passing");
    assert_eq!((played.table.start(), played.table.round()), (FAYE, 2));
    assert_eq!(played.table.free_dice().count(), 0);
    assert_eq!(played.table.phase(), Phase::Upkeep(UpkeepStep::Reveal));
}

/// A gray citizen that would expel somebody who lies there has no effect (`T 7.7`, `T 9.32`).
#[test]
fn an_event_expels_nobody_twice() {
    let mut played = placed();
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() });
    played.order(workforce(&DICE));
    played.order(Order::Enter(Event::War)).order(Order::Enter(Event::TheologicalConflict));
    played.correct(Correction::Lying(Building::Bishopric, Owner::Seat(FAYE), true));
    played.resolve().resolve().order(Order::RollEvent(face(4)));
    played.order(Order::Push(Some(Owner::Seat(FAYE))));
    let none = Events::NoEffect(Event::TheologicalConflict, NoEffect::LiesThere(Owner::Seat(FAYE)));
    assert_eq!(played.told[0], Happening::Events(none));
    assert_eq!(played.standing(Building::Bishopric), [1, 3, 1, 1, 0]);
}
