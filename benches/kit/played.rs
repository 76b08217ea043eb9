//! Games as they are played, with results, and a hall of fame of many.

use jiff::civil::{Date, date};
use town_crier::chronicle::{self, Code, Next};
use town_crier::cli::Commanded;
use town_crier::games::dice_village::rules::Phase;
use town_crier::games::dice_village::{self, DiceVillage};
use town_crier::games::troyes::{self, Troyes};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Finished, Hall, Opening, PlayerSheet, Record, Results, TilesFrom};
use town_crier::games::troyes_dice::rules::{Building, ByBuilding, ByColor, Sheet};

/// A code that is as long as one of ours.
pub(crate) fn code(number: usize) -> Code {
    format!("GAME-{number}").parse().expect("a code")
}

/// A game with Banquets & Raids.
pub(crate) fn opening(number: usize) -> Opening {
    Opening { tiles: TilesFrom::Code, ..Opening::from_code(code(number)) }
}

/// The game after so many orders.
pub(crate) fn after(number: usize, orders: usize) -> Record {
    let mut record = Record::open(opening(number)).expect("a game");
    while record.done().len() < orders {
        let Next::Order(ask) = record.next() else { break };
        record.ask(ask).expect("the next right thing");
    }
    record
}

/// The whole game.
pub(crate) fn whole(number: usize) -> Record {
    after(number, usize::MAX)
}

/// A game that any bench can play: the code deals it, and bots choose.
pub(crate) trait Benched: Commanded {
    fn numbered(number: usize) -> Self::Opening;

    /// In the middle of the game, before dice are thrown or once they have fallen.
    fn is_midway(record: &chronicle::Record<Self>, rolled: bool) -> bool;
}

impl Benched for TroyesDice {
    fn numbered(number: usize) -> Opening {
        opening(number)
    }

    /// The roll of day 3, afternoon, is the tenth order.
    fn is_midway(record: &Record, rolled: bool) -> bool {
        record.done().len() == 10 + usize::from(rolled)
    }
}

impl Benched for DiceVillage {
    /// Four players with the house deck.
    fn numbered(number: usize) -> dice_village::record::Opening {
        use dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening};

        let players = ["Ann", "Bo", "Cleo", "Dora"].map(ToOwned::to_owned).to_vec();
        let first = FirstFrom::Entered(dice_village::rules::Seat(0));
        let paid = dice_village::rules::Paid::Owner;
        Opening { code: code(number), players, first, paid, cards: CardsFrom::Code, dice: DiceFrom::Code }
    }

    /// In round 5 everybody has cards on the table and in hand.
    fn is_midway(record: &dice_village::record::Record, rolled: bool) -> bool {
        record.table().round() == 5 && (record.table().phase() != Phase::Caravans) == rolled
    }
}

impl Benched for Troyes {
    /// Four players with the figures of the house.
    fn numbered(number: usize) -> troyes::record::Opening {
        let players = ["Ann", "Bo", "Cleo", "Dora"].map(ToOwned::to_owned).to_vec();
        troyes::record::Opening { players, ..troyes::record::Opening::from_code(code(number)) }
    }

    /// In round 3 all activities have come.
    fn is_midway(record: &troyes::record::Record, rolled: bool) -> bool {
        use troyes::rules::{Phase, TurnStep, UpkeepStep};

        let phase = record.table().phase();
        let throws = Phase::Upkeep(UpkeepStep::Workforce);
        record.table().round() == 3
            && if rolled { matches!(phase, Phase::Turn(TurnStep::Act(_))) } else { phase == throws }
    }
}

/// Gives the next order; whether there was one.
fn go_on<G: Benched>(record: &mut chronicle::Record<G>) -> bool {
    let Some(ask) = G::next_by_bots(record) else { return false };
    record.ask(ask).expect("bots follow the rules");
    true
}

/// The first such moment of a game.
pub(crate) fn midway<G: Benched>(rolled: bool) -> chronicle::Record<G> {
    let mut record = chronicle::Record::open(G::numbered(1)).expect("a game");
    while !G::is_midway(&record, rolled) {
        assert!(go_on(&mut record), "there is such a moment");
    }
    record
}

/// The game from that opening to its end.
pub(crate) fn to_its_end<G: Benched>(opening: G::Opening) -> chronicle::Record<G> {
    let mut record = chronicle::Record::open(opening).expect("a game");
    while go_on(&mut record) {}
    record
}

/// The game with four players' sheets.
pub(crate) fn counted(mut record: Record, stamp: usize) -> Record {
    const NAMES: [&str; 10] = ["Ann", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jon"];
    let player = |seat: usize| {
        let number = |of: usize| u8::try_from((stamp * 7 + seat * 5 + of * 3) % 7).unwrap_or_default();
        let built = ByBuilding::from_fn(|building: Building| match building {
            Building::Cathedral => 0,
            other => number(other as usize),
        });
        let leftovers = ByColor::from_fn(|color| number(color as usize));
        let sheet = Sheet { built, leftovers, citizens: 20 + number(9) * 4, ..Sheet::default() };
        PlayerSheet { name: NAMES[(stamp + seat) % NAMES.len()].to_owned(), sheet }
    };
    let results = Results { date: day(stamp), stamp: stamp as u64, players: (0..4).map(player).collect() };
    record.set_results(Some(results));
    record
}

/// Ten games are played a day.
fn day(stamp: usize) -> Date {
    let days = i64::try_from(stamp / 10).unwrap_or_default();
    date(2021, 1, 1).checked_add(jiff::Span::new().days(days)).expect("a day")
}

/// A hall of so many games of four players, five games of each code.
pub(crate) fn hall(games: usize) -> Hall {
    let mut hall = Hall::default();
    let codes: Vec<Record> = (0..games.div_ceil(5)).map(whole).collect();
    for stamp in 0..games {
        let record = codes[stamp % codes.len()].clone();
        hall.add(Finished::of(&counted(record, stamp)).expect("a finished game"));
    }
    hall
}
