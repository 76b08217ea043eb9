//! What is open or left unsaid never stops play (`T 17.3`, `T 17.6`), and the figures that a group tells (`T 17.2`).

use town_crier::games::troyes::rules::{
    ActReason, Activity, ActivityPage, Book, Building, Called, Correction, Count, Depth, Event, EventPage, EventReason,
    EventStep, Events, Figure, Good, Happening, Hire, Order, Origin, Owner, Page, Phase, Purpose, Reason, Resolution,
    Seat, Setup, ShortReason, ToldEvent, TurnStep, Uses, Wanted,
};

use crate::games::troyes::kit::{
    ANNA, DICE, EMILY, FAYE, GEOFFREY, PLACEMENT, Played, faces, reveal, settle, workforce,
};

fn at_events(book: Book, depth: Depth) -> Played {
    let mut played = Played::open(Setup { book, depth, bonus: true, ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Innkeeper, Activity::Priest, Activity::Diplomat));
    played.order(Order::Pay { short: Vec::new() }).order(workforce(&DICE));
    played
}

/// A book in which these three come in round 1, and all else is as the rulebook says.
fn open_book() -> Book {
    let mut book = Book::rulebook();
    let number = Figure::group(town_crier::games::troyes::rules::CardNumber::I);
    book.merge(Page::Activity(Activity::Innkeeper, ActivityPage { number, ..ActivityPage::default() }));
    book
}

fn at_actions(depth: Depth) -> Played {
    let mut played = at_events(open_book(), depth);
    played.order(Order::Enter(Event::NormansAttack));
    assert_eq!(played.table.phase(), Phase::Event(EventStep::Draw(Wanted::Color)), "nobody knows which color it calls");
    assert_eq!(
        played.refused(Order::Enter(Event::Support)),
        Reason::NotNow(Phase::Event(EventStep::Draw(Wanted::Color)))
    );
    played.order(Order::Call(Called::Yellow)).order(Order::Enter(Event::Support));
    played.resolve().resolve();
    let told = vec![ToldEvent { event: Event::Marauding, beaten: true, rewards: None }];
    played.order(Order::Resolve(Resolution { told, ..Resolution::default() }));
    assert!(played.told.iter().any(|told| matches!(told, Happening::Events(Events::Beaten(_)))));
    played.order(Order::RollBlack(faces([1, 1, 1]))).counter("1 1 1", "Y5");
    assert_eq!(played.table.phase(), Phase::Turn(TurnStep::Act(ANNA)));
    played
}

fn is_exact(played: &Played, seat: Seat, count: Count) -> bool {
    played.table.player(seat).expect("a player").is_exact(count)
}

#[test]
fn open_figures_are_told_where_they_count() {
    let mut played = at_actions(Depth::Purses);
    let innkeeper = |told, times| Purpose::Activity {
        card: Activity::Innkeeper,
        hire: Some(Hire { from: Origin::Supply, told }),
        uses: Uses::Times(times),
        told: Vec::new(),
    };
    played.recruit().act("Y6", innkeeper(Some(5), 3));
    assert_eq!(played.has(Good::Denier)[0], 12 - 5 - 3);
    assert!(is_exact(&played, ANNA, Count::Deniers));
    // Faye does not say what she paid.
    let refused = played.refused(played.action("Y3", None, innkeeper(None, 4)));
    assert_eq!(refused, Reason::Act(vec![ActReason::NoCitizen(Origin::Supply), ActReason::TooOften(4, 3)]));
    played.recruit().act("Y3", innkeeper(None, 1));
    assert!(!is_exact(&played, FAYE, Count::Deniers));
    assert!(is_exact(&played, FAYE, Count::Influence));
    // How many cubes must be said, and so must what is countered.
    let fight = |cubes, told| Purpose::Combat { event: Event::NormansAttack, cubes, told };
    let refused = played.refused(played.action("W5", None, fight(None, None)));
    assert_eq!(refused, Reason::Act(vec![ActReason::TimesUnsaid]));
    let told = ToldEvent { event: Event::NormansAttack, beaten: true, rewards: Some([5, 3]) };
    played.act("W5", fight(Some(2), Some(told)));
    assert_eq!(played.has(Good::Point), [0, 0, 5, 0], "gray's one cube comes second");
    assert!(played.table.in_play(Event::NormansAttack).is_none());
    // Of rewards that nobody tells, points are no longer exact.
    let told = ToldEvent { event: Event::Marauding, beaten: true, rewards: None };
    played.act("R4", Purpose::Combat { event: Event::Marauding, cubes: Some(1), told: Some(told) });
    assert!(!is_exact(&played, EMILY, Count::Points) && is_exact(&played, GEOFFREY, Count::Points));
}

#[test]
fn known_figures_are_not_told() {
    let house = [Activity::Merchant, Activity::Priest, Activity::Archer];
    let played = crate::games::troyes::kit::at_actions(Book::house(), house);
    let event = Event::CivilWar;
    let fight = |told| Purpose::Combat { event, cubes: None, told: Some(told) };
    let refused = |told| match played.refused(played.action("Y6", None, fight(told))) {
        Reason::Act(reasons) => reasons,
        reason => panic!("{reason:?}"),
    };
    let told = |reason| ActReason::Told(reason);
    let all = refused(ToldEvent { event, beaten: true, rewards: Some([1, 2]) });
    let [banners, rewards, order] =
        [EventReason::BannersKnown(event), EventReason::RewardsKnown(event), EventReason::RewardOrder(event)].map(told);
    assert_eq!(all, [banners, rewards, order]);
    let other = refused(ToldEvent { event: Event::Marauding, beaten: false, rewards: None });
    assert_eq!(other, [told(EventReason::NoCube(Event::Marauding))]);
    let hire = Some(Hire { from: Origin::Standing(Building::Palace), told: Some(3) });
    let purpose = Purpose::Activity { card: Activity::Merchant, hire, uses: Uses::Times(1), told: Vec::new() };
    let refused = played.refused(played.action("Y6", None, purpose));
    assert_eq!(refused, Reason::Act(vec![ActReason::HireKnown(Activity::Merchant)]));
}

#[test]
fn an_unsaid_action_leaves_counts_inexact() {
    let mut played = at_actions(Depth::Purses);
    played.act("Y6 geoffrey:Y1", Purpose::Unsaid);
    assert_eq!(played.has(Good::Denier)[2], 14 + 4, "the price is known");
    for count in Count::ALL {
        assert!(!is_exact(&played, ANNA, count), "{count:?}");
        assert_eq!(is_exact(&played, FAYE, count), count == Count::Influence, "{count:?}");
    }
    let told = played.told.iter().filter(|told| matches!(told, Happening::Inexact { asked: true, .. }));
    assert_eq!(told.count(), 6 + 3 * 5);
    // An inexact purse is never too small.
    played.order(Order::Pass).order(Order::Pass).order(Order::Pass);
    for _ in 0..3 {
        played.recruit();
    }
    // Counting makes it exact again.
    played.correct(Correction::Purse(ANNA, Good::Influence, 1)).correct(Correction::Exact(ANNA, Count::Cards));
    assert!(is_exact(&played, ANNA, Count::Influence) && is_exact(&played, ANNA, Count::Cards));
}

#[test]
fn a_round_may_be_closed_before_all_is_told() {
    let mut played = at_actions(Depth::Purses);
    played.order(Order::Close);
    assert_eq!((played.table.round(), played.table.start()), (2, FAYE));
    assert!(Count::ALL.into_iter().all(|count| !is_exact(&played, GEOFFREY, count)));
}

#[test]
fn who_is_short_is_told_where_purses_are_not_kept() {
    let mut played = Played::open(Setup { depth: Depth::Deeds, ..Setup::house(4) });
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.correct(Correction::Purse(FAYE, Good::Denier, 5));
    played.correct(Correction::Standing(Building::Bishopric, Owner::Seat(GEOFFREY), 0));
    let refused = played.refused(Order::Pay { short: vec![EMILY, FAYE, GEOFFREY, Seat(7)] });
    let reasons = [
        ShortReason::Order(EMILY),
        ShortReason::Computed(FAYE),
        ShortReason::NothingDue(GEOFFREY),
        ShortReason::NoSuchSeat(Seat(7)),
    ];
    assert_eq!(refused, Reason::Short(reasons.into()));
    played.order(Order::Pay { short: vec![ANNA, EMILY] });
    assert_eq!(
        played.told.iter().filter(|told| matches!(told, Happening::Lost(lost) if lost.good == Good::Point)).count(),
        2
    );
}

#[test]
fn black_dice_of_resistance_are_told() {
    let mut played = at_events(open_book(), Depth::Purses);
    played.order(Order::Enter(Event::Resistance)).order(Order::Enter(Event::War));
    played.order(Order::Enter(Event::Heresy)).resolve();
    let refused = played.refused(Order::Resolve(Resolution::default()));
    assert_eq!(refused, Reason::Event(vec![EventReason::BlackOpen(Event::Resistance)]));
    played.order(Order::Resolve(Resolution { black: Some(2), ..Resolution::default() }));
    assert_eq!(played.table.taken(), 3);
    let refused = played.refused(Order::Resolve(Resolution { black: Some(2), ..Resolution::default() }));
    assert_eq!(refused, Reason::Event(vec![EventReason::BlackKnown(Event::War)]));
}

#[test]
fn figures_are_told_at_any_time_and_once() {
    let mut played = at_actions(Depth::Purses);
    let page = Page::Event(Event::Support, EventPage { banners: Figure::group(3), ..EventPage::default() });
    played.order(Order::Book(Box::new(page)));
    assert_eq!(played.table.free_banners(Event::Support), Some(3));
    assert_eq!(played.refused(Order::Book(Box::new(page))), Reason::SamePage);
}
