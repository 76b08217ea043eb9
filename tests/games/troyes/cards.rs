//! The cards against the rules' tables, row by row (`T 13` to `T 15`, `T 17`, `T 19`).

use town_crier::games::troyes::rules::{
    Activity, ActivityPage, Amount, Book, Building, Called, Character, Color, CubeRule, Deck, Effect, Event,
    EventEffect, EventPage, Figure, Fought, Good, GroupRule, Modifier, Page, RowPage, Rowed, Source, Timing,
};
use town_crier::play::{ByFace, Face};

/// The table of `T 13` in the appendix' order, with the bonus cards of `T 16`: name, color, number, kind, each use.
const ACTIVITIES: &str = "
artisan          yellow 1 now   -1 influence, +6 denier
merchant         yellow 1 now   +2 denier
miller           yellow 1 now   +2 denier for each citizens-of-palace-or-bishopric
innkeeper        yellow 2 now   -1 denier, +1 influence
blacksmith       yellow 2 later red group +5
militiaman       yellow 2 later yellow as red
journeyman       yellow 3 now   -3 denier, +2 point
goldsmith        yellow 3 now   +1 point, +2 denier
sculptor         yellow 3 now   +1 point
tithe            white  1 later a yellow die free from each
monk             white  1 later one white as 3 yellow
priest           white  1 later yellow dice +3
apprenticeship   white  2 later dice worth 5
confession       white  2 later any dice +2
templar          white  2 later one white as 2 red
pilgrimage       white  3 now   +2 point
procession       white  3 now   +2 point by most-dice
glassblower      white  3 now   +1 point for every 2 cubes-on-cathedral
archer           red    1 now   a cube on 3 or more
chivalry         red    1 now   a cube for each red die
diplomat         red    1 now   a cube for 1 influence
hunting          red    2 now   +3 influence
mercenary        red    2 now   +3 denier
tax-collector    red    2 now   tax
captain          red    3 now   +1 point for each events-with-cube
joust            red    3 now   +2 point by highest-red-sum
troubadour       red    3 now   -3 influence, +2 point
baker            yellow 1 now   +1 denier for each yellow-dice-in-square
prior            white  1 later one white as 2 white
banquet          red    3 now   +1 point for each red-dice-in-reddest-district
";

/// The table of `T 14`: name, deck, black dice, effect.
const EVENTS: &str = "
marauding              board  1 -
drought                yellow 0 -1 denier for each citizen of city-hall
support                yellow 0 gray cubes on 2 events
civil-war              yellow 0 -3 denier
wayfarers              yellow 0 gray citizen to city-hall
theological-conflict   white  0 gray citizen to bishopric
heresy                 white  0 -2 influence
traveling-builders     white  0 gray on cathedral
interrupted-work       white  0 off cathedral
brigands-a             red    1 -
brigands-b             red    1 -
brigands-c             red    1 -
conflict-of-succession red    0 gray citizen to palace
skirmishes-a           red    1 -
skirmishes-b           red    1 -
war                    red    2 -
normans-attack         red    2 -
resistance             red    ? last cubes leave
";

/// The divisors and the costs of `T 19.2`.
const HOUSE_ACTIVITIES: &str = "
2 3 innkeeper tithe apprenticeship confession templar prior
3 3 blacksmith militiaman tax-collector
2 4 merchant monk archer chivalry diplomat
3 4 mercenary baker
4 4 artisan sculptor procession joust hunting
5 4 goldsmith
3 5 captain
4 5 miller troubadour
5 5 journeyman banquet
3 6 priest
6 6 pilgrimage
8 6 glassblower
";

/// The figures of `T 19.3` and `T 19.4`: dice, divisor, banners, rewards, color called, cards.
const HOUSE_EVENTS: &str = "
any    3 4 2 1 -      marauding
red    3 3 3 1 white  brigands-a brigands-b
red    3 3 3 1 yellow brigands-c
red    3 4 3 2 white  skirmishes-a
red    3 4 3 2 yellow skirmishes-b
red    4 4 5 3 white  war
red    4 4 5 3 yellow normans-attack
red    4 5 4 2 yellow conflict-of-succession
yellow 3 4 3 2 -      drought wayfarers
yellow 3 3 3 1 -      support
yellow 3 5 4 2 -      civil-war
white  3 4 3 2 -      theological-conflict heresy interrupted-work
white  3 3 3 1 -      traveling-builders
red    4 5 4 2 -      resistance
";

/// The rows of a table, each as its words.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table.trim().lines().map(|line| line.split_whitespace().collect()).collect()
}

fn amount(Amount { count, of }: Amount) -> String {
    format!("{count} {}", of.name())
}

fn told(effect: Effect) -> String {
    match effect {
        Effect::Exchange { pays, gains } => {
            let pays = pays.map(|pays| format!("-{}", amount(pays)));
            let gains = gains.iter().map(|gains| format!("+{}", amount(*gains)));
            pays.into_iter().chain(gains).collect::<Vec<_>>().join(", ")
        }
        Effect::Each { gains, every: 1, of } => format!("+{} for each {}", amount(gains), of.name()),
        Effect::Each { gains, every, of } => format!("+{} for every {every} {}", amount(gains), of.name()),
        Effect::Contest { gains, by } => format!("+{} by {}", amount(gains), by.name()),
        Effect::Tax => "tax".into(),
        Effect::Cubes(CubeRule::Roll { least }) => format!("a cube on {least} or more"),
        Effect::Cubes(CubeRule::ForEachDie { dice }) => format!("a cube for each {} die", dice.name()),
        Effect::Cubes(CubeRule::For { pays }) => format!("a cube for {}", amount(pays)),
        Effect::Modify(Modifier::GroupPlus { dice, plus }) => format!("{} group +{plus}", dice.name()),
        Effect::Modify(Modifier::DicePlus { dice, plus }) => format!("{} dice +{plus}", dice.name()),
        Effect::Modify(Modifier::AnyDicePlus { plus }) => format!("any dice +{plus}"),
        Effect::Modify(Modifier::DiceWorth { worth }) => format!("dice worth {worth}"),
        Effect::Modify(Modifier::ActAs { dice, color }) => format!("{} as {}", dice.name(), color.name()),
        Effect::Modify(Modifier::OneActsAs { dice, times, color }) => {
            format!("one {} as {times} {}", dice.name(), color.name())
        }
        Effect::Modify(Modifier::FreeFromEach { dice }) => format!("a {} die free from each", dice.name()),
    }
}

fn threat(effect: EventEffect) -> String {
    match effect {
        EventEffect::Attack => "-".into(),
        EventEffect::Lose(lost) => format!("-{}", amount(lost)),
        EventEffect::LoseForCitizens { each, building } => {
            format!("-{} for each citizen of {}", amount(each), building.name())
        }
        EventEffect::GrayCubes { events } => format!("gray cubes on {events} events"),
        EventEffect::GrayCitizen(building) => format!("gray citizen to {}", building.name()),
        EventEffect::GrayOnCathedral => "gray on cathedral".into(),
        EventEffect::OffCathedral => "off cathedral".into(),
        EventEffect::LastCubesLeave => "last cubes leave".into(),
    }
}

#[test]
fn every_activity_is_as_its_row() {
    let book = Book::rulebook();
    let found = Activity::ALL.map(|card| {
        let kind = [card.color().name(), book.number(card).name(), book.timing(card).name()];
        format!("{} {} {}", card.name(), kind.join(" "), told(card.effect()))
    });
    let listed: Vec<String> = rows(ACTIVITIES).iter().map(|row| row.join(" ")).collect();
    assert_eq!(found.as_slice(), listed);
}

/// Nine of each color, three of each number (`T 1.6`); the three bonus cards come on top (`T 1.7`).
#[test]
fn the_box_holds_nine_activities_of_each_color() {
    let book = Book::rulebook();
    for color in Color::ALL {
        let cards = Activity::ALL.into_iter().filter(|card| card.color() == color && !card.is_bonus());
        let numbers: Vec<u8> = cards.map(|card| book.number(card).round()).collect();
        assert_eq!(numbers, [1, 1, 1, 2, 2, 2, 3, 3, 3], "{color:?}");
    }
    assert_eq!(Activity::ALL.into_iter().filter(|card| card.is_bonus()).count(), 3);
}

#[test]
fn every_group_has_the_color_of_its_card_but_a_pilgrimage() {
    for card in Activity::ALL {
        let rule = if card == Activity::Pilgrimage { GroupRule::AnyTogether } else { GroupRule::Of(card.color()) };
        assert_eq!(card.group(), rule, "{card:?}");
    }
}

/// Where a changed group may not go (`T 13`: Blacksmith, Priest, Apprenticeship, Confession).
#[test]
fn changed_groups_are_barred_from_what_their_card_says() {
    for card in Activity::ALL {
        let Effect::Modify(modifier) = card.effect() else { continue };
        let barred: Vec<Building> =
            Building::ALL.into_iter().filter(|building| modifier.bars_placing(*building)).collect();
        let both = [Building::Bishopric, Building::CityHall];
        let listed: &[Building] = match card {
            Activity::Blacksmith => &[Building::Palace],
            Activity::Priest => &[Building::CityHall],
            Activity::Apprenticeship | Activity::Confession => &both,
            _ => &[],
        };
        assert_eq!(barred, listed, "{card:?}");
        assert_eq!(modifier.bars_cathedral(), listed == both, "{card:?}");
        assert_eq!(modifier.mixes_colors(), card == Activity::Apprenticeship, "{card:?}");
    }
}

#[test]
fn every_event_is_as_its_row() {
    let book = Book::rulebook();
    let found = Event::ALL.map(|card| {
        let deck = match card.deck() {
            Deck::Board => "board",
            Deck::Of(color) => color.name(),
        };
        let black = book.black(card).map_or("?".to_owned(), |black| black.to_string());
        format!("{} {deck} {black} {}", card.name(), threat(card.effect()))
    });
    let listed: Vec<String> = rows(EVENTS).iter().map(|row| row.join(" ")).collect();
    assert_eq!(found.as_slice(), listed);
}

/// 8 red, 4 white, 4 yellow (`T 1.7`), with three Brigands and two Skirmishes; Resistance comes on top.
#[test]
fn the_box_holds_sixteen_events() {
    let of = |deck| Event::ALL.into_iter().filter(|card| card.deck() == deck && !card.is_bonus()).count();
    assert_eq!(Color::ALL.map(|color| of(Deck::Of(color))), [8, 4, 4]);
    let copies = |title| {
        let cards = Event::ALL.into_iter().filter(|card| card.title() == title);
        cards.filter_map(Event::copy).collect::<String>()
    };
    assert_eq!(["brigands", "skirmishes", "war"].map(copies), ["ABC", "AB", ""]);
    let bonus: Vec<_> = Event::ALL.into_iter().filter(|card| card.is_bonus()).collect();
    assert_eq!(bonus, [Event::Resistance]);
    assert!(Event::ALL.into_iter().all(|card| card.calls_red() == (card == Event::Resistance)));
}

/// The bands of `T 15`, with three players or four and with two.
#[test]
fn every_character_gives_points_by_its_bands() {
    let more = [[3, 5, 7], [3, 5, 7], [6, 12, 18], [5, 10, 15], [2, 4, 6], [1, 3, 5]];
    let two = [[4, 6, 8], [4, 6, 8], [6, 12, 18], [5, 10, 15], [2, 4, 6], [1, 3, 5]];
    for (players, bands) in [(2, two), (3, more), (4, more)] {
        for (character, [one, three, six]) in Character::ALL.into_iter().zip(bands) {
            let points = |count| character.points(count, players);
            let around = [0, one - 1, one, three - 1, three, six - 1, six, 124].map(points);
            assert_eq!(around, [0, 0, 1, 1, 3, 3, 6, 6], "{character:?} with {players}");
        }
    }
}

/// The figures of `T 13.3` and `T 14.4`, and no others.
#[test]
fn the_rulebook_states_what_its_examples_name() {
    let book = Book::rulebook();
    for (card, page) in book.activities {
        let open = ActivityPage { number: page.number, timing: page.timing, ..ActivityPage::default() };
        let mut spaces = open.spaces;
        let stated = match card {
            Activity::Merchant => {
                spaces[0] = Figure::seed(2);
                ActivityPage { hire: Figure::seed(4), per: Figure::seed(2), spaces, ..open }
            }
            Activity::Priest => ActivityPage { hire: Figure::seed(6), per: Figure::seed(3), ..open },
            _ => open,
        };
        assert_eq!(page, stated, "{card:?}");
    }
    assert_eq!(book.timing(Activity::Priest), Timing::Later);
    for (card, page) in book.events {
        let open = EventPage { black: page.black, ..EventPage::default() };
        let stated = match card {
            Event::ConflictOfSuccession => {
                EventPage { fought: Figure::seed(Fought::Red), per: Figure::seed(4), banners: Figure::seed(5), ..open }
            }
            Event::War => EventPage { calls: Figure::seed(Called::White), ..open },
            _ => open,
        };
        assert_eq!(page, stated, "{card:?}");
    }
    assert_eq!(book.rows[Rowed::Bishopric], RowPage::default());
    let first = |face| if face == Face::One { Figure::seed(1) } else { Figure::Open };
    assert_eq!(book.rows[Rowed::CityHall], RowPage { row: ByFace::from_fn(first) });
}

/// The figures of `T 19.2`; Merchant and Priest keep the rulebook's.
#[test]
fn the_house_has_a_figure_for_every_activity() {
    let book = Book::house();
    let mut seen = 0;
    for row in rows(HOUSE_ACTIVITIES) {
        let [per, hire, cards @ ..] = row.as_slice() else { panic!("{row:?}") };
        for name in cards {
            let card = Activity::ALL.into_iter().find(|card| card.name() == *name).expect(name);
            let page = book.activities[card];
            let first = if book.number(card).round() == 3 || card == Activity::Priest { 3 } else { 2 };
            assert_eq!(page.per.get(), per.parse().ok(), "{card:?}");
            assert_eq!(page.hire.get(), hire.parse().ok(), "{card:?}");
            let spaces: Vec<_> = (0..6).map(|before| page.space(before)).collect();
            assert_eq!(spaces, [first, 1, 0, 0, 0, 0].map(Some), "{card:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, Activity::ALL.len());
    let ours = |source| source == Some(Source::House);
    let [merchant, priest, monk] =
        [Activity::Merchant, Activity::Priest, Activity::Monk].map(|card| book.activities[card]);
    assert_eq!([merchant.hire, merchant.per, merchant.spaces[0]].map(|figure| ours(figure.source())), [false; 3]);
    assert!(ours(merchant.spaces[1].source()));
    assert_eq!([priest.hire, priest.per, priest.spaces[0]].map(|figure| ours(figure.source())), [false, false, true]);
    assert_eq!([monk.hire, monk.per, monk.spaces[0]].map(|figure| ours(figure.source())), [true; 3]);
}

/// The figures of `T 19.1`, `T 19.3` and `T 19.4`.
#[test]
fn the_house_has_a_figure_for_every_event_and_row() {
    let book = Book::house();
    let mut seen = 0;
    for row in rows(HOUSE_EVENTS) {
        let [fought, per, banners, first, second, calls, cards @ ..] = row.as_slice() else { panic!("{row:?}") };
        for name in cards {
            let card = Event::ALL.into_iter().find(|card| card.name() == *name).expect(name);
            let page = book.events[card];
            assert_eq!(page.fought.get().map(Fought::name), Some(*fought), "{card:?}");
            assert_eq!(page.per.get(), per.parse().ok(), "{card:?}");
            assert_eq!(page.banners.get(), banners.parse().ok(), "{card:?}");
            assert_eq!(page.rewards(), Some([first, second].map(|points| points.parse().unwrap())), "{card:?}");
            assert_eq!(page.calls.get().map_or("-", Called::name), *calls, "{card:?}");
            assert_eq!(book.black(card), Book::rulebook().black(card).or(Some(0)), "{card:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, Event::ALL.len());
    let row = |rowed| Face::ALL.map(|face| book.rows[rowed].row[face].get());
    assert_eq!(row(Rowed::Bishopric), [1, 1, 2, 2, 3, 3].map(Some));
    assert_eq!(row(Rowed::CityHall), [1, 1, 1, 2, 2, 2].map(Some));
    let by = |card: Event| book.events[card].per.source();
    assert_eq!([by(Event::ConflictOfSuccession), by(Event::War)], [Some(Source::Seed), Some(Source::House)]);
}

/// What a group reads from its box stands above all else, and says so; what it leaves open stays (`T 17.1`).
#[test]
fn what_a_group_enters_stands_above_the_rest() {
    let mut book = Book::house();
    let before = book.clone();
    let page = ActivityPage { hire: Figure::group(5), ..ActivityPage::default() };
    book.merge(Page::Activity(Activity::Merchant, page));
    assert_eq!(book.activities[Activity::Merchant].hire, Figure::group(5));
    assert_eq!(book.activities[Activity::Merchant].per, Figure::seed(2));
    let page = EventPage { calls: Figure::group(Called::Yellow), ..EventPage::default() };
    book.merge(Page::Event(Event::War, page));
    assert_eq!(book.events[Event::War].calls.get().map(Called::color), Some(Color::Yellow));
    assert_eq!(book.events[Event::War].banners, Figure::house(6));
    let numbered = ActivityPage { timing: Figure::group(Timing::Later), ..ActivityPage::default() };
    book.merge(Page::Activity(Activity::Hunting, numbered));
    assert_eq!(book.timing(Activity::Hunting), Timing::Later);
    for page in before.pages() {
        book.merge(page);
    }
    assert_eq!(book.activities[Activity::Hunting].timing, Figure::seed(Timing::Now), "a whole page writes over all");
}

#[test]
fn a_book_is_all_its_pages() {
    let house = Book::house();
    let mut book = Book::rulebook();
    let mut pages = 0;
    for page in house.pages() {
        book.merge(page);
        pages += 1;
    }
    assert_eq!(book, house);
    assert_eq!(pages, 30 + 18 + 2);
}

/// Colors, salaries and goods as the rules use them (`T 5.2`, `T 6.1`).
#[test]
fn each_color_has_its_building() {
    assert_eq!(Color::ALL.map(Color::building), Building::ALL);
    assert_eq!(Building::ALL.map(Building::color), Color::ALL);
    assert_eq!(Building::ALL.map(Building::salary), [2, 1, 0]);
    assert!(Color::ALL.into_iter().all(|color| Fought::Any.accepts(color)));
    assert_eq!(Color::ALL.map(|color| Fought::White.accepts(color)), [false, true, false]);
    assert_eq!(Good::Denier.times(3), Amount { count: 3, of: Good::Denier });
}
