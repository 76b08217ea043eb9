//! Coin: the smallest game with a choice, a secret and an opponent. Anna and Ben bet in secret on a side of a coin, and so does a
//! rival whom the rules play. The first of three throws tells the bets; who called most throws right wins.

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use town_crier::chronicle::chance::Chance;
use town_crier::chronicle::envelope::{self, Format};
use town_crier::chronicle::hall::{FiledGame, Hall, HallDamage};
use town_crier::chronicle::{
    Choosing, Code, Disclosure, Next, PlayerSheet, Record, Recorded, Results, SaveDamage, parse_date, save,
};
use town_crier::crier::{
    Announcement, Arg, Cried, CryKind, Form, Language, Locales, Source, Turn, Urgency, Why, Words,
};
#[cfg(feature = "desk")]
use town_crier::desk::{CodeForm, NoEntry, Played};
use town_crier::play::{Ask, BySeat, Game, Item, Menu, Place, Refusal, Seat, SetupRefusal, Steps, Transition};
use town_crier::show::{
    Counted, Explained, FieldSpec, PickView, Picture, Reader, Reference, ReferenceLine, ReferencePage, Side, Thing,
    Watched,
};
use town_crier::stage::{Bounds, Placement, Point, Scene, Shape, Sprite, Staged};

/// How often the coin is thrown, and the highest stake.
pub(crate) const THROWS: u16 = 3;
pub(crate) const SIDES: [Fall; 2] = [Fall::Heads, Fall::Tails];
/// The players by seat, and behind them the rival.
static NAMES: LazyLock<[String; 3]> = LazyLock::new(|| ["Anna", "Ben", "Robot"].map(str::to_owned));

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coin;

/// A side on which the coin falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Fall {
    Heads,
    Tails,
}

/// A side and so many pebbles; nothing for who passes, and in place of a secret.
pub(crate) type Bet = Option<(Fall, u16)>;

/// The bets so far, and the throws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) bets: Vec<Bet>,
    pub(crate) falls: Vec<Fall>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Order {
    Bet(Bet),
    Rival(Bet),
    Throw(Fall),
}

/// Somebody bets, in secret or as it is told to all; or the coin falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Happening {
    Bet { who: usize, bet: Bet, secret: bool },
    Fell { side: Fall },
}

/// There are bets, and then so many throws; there is no more to do, and no more to be right about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wrong;

impl Game for Coin {
    type Setup = ();
    type Table = Table;
    type Order = Order;
    /// The rival's bet, or a throw.
    type Draw = ();
    type Happening = Happening;
    type SetupReason = Infallible;
    type Reason = Wrong;

    const NAME: &'static str = "coin";
    const TITLE: &'static str = "Coin";

    fn open((): ()) -> Result<Table, SetupRefusal<Self>> {
        Ok(Table::default())
    }

    fn decide(table: &Table, order: &Order) -> Result<Vec<Happening>, Refusal<Self>> {
        let bet = |who, bet, secret| Happening::Bet { who, bet, secret };
        match (*order, table.bets.len()) {
            (Order::Bet(its), who @ (0 | 1)) | (Order::Rival(its), who @ 2) => Ok(vec![bet(who, its, true)]),
            (Order::Throw(side), 3) if !Self::steps(table).is_over() => {
                let told = (0..).zip(&table.bets).filter(|_| table.falls.is_empty());
                let told = told.map(|(who, its)| bet(who, *its, false));
                Ok([Happening::Fell { side }].into_iter().chain(told).collect())
            }
            _ => Err(Refusal { order: *order, reason: Wrong }),
        }
    }

    fn apply(table: &mut Table, happening: &Happening) {
        match *happening {
            Happening::Bet { bet, secret: true, .. } => table.bets.push(bet),
            Happening::Bet { who, bet, secret: false } => table.bets[who] = bet,
            Happening::Fell { side } => table.falls.push(side),
        }
    }

    fn steps(table: &Table) -> Steps {
        Steps::of(u16::try_from(table.falls.len()).unwrap_or(THROWS), THROWS)
    }
}

impl Recorded for Coin {
    type Opening = Code;
    type Sheet = u16;
    type SheetReason = Wrong;
    type Chapter = ();
    type Damage = Infallible;

    const DISCLOSURE: Disclosure = Disclosure::AtTheEnd;
    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>] = &[(1, read_game)];
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>] = &[(1, read_hall)];

    fn first(code: Code) -> Code {
        code
    }

    fn setup(_: &Code) {}

    fn code(opening: &Code) -> Option<&Code> {
        Some(opening)
    }

    fn players(_: &Code) -> &[String] {
        &NAMES[..2]
    }

    fn next(_: &Code, table: &Table) -> Next<Ask<Self>> {
        match table.bets.len() {
            0 | 1 => Next::Choose(Ask::Order(Order::Bet(None))),
            _ if Self::steps(table).is_over() => Next::Over,
            _ => Next::Order(Ask::Draw(())),
        }
    }

    fn draw(opening: &Code, table: &Table, (): &()) -> Order {
        let rival = table.bets.len() < 3;
        let stream = if rival { THROWS.into() } else { table.falls.len() as u64 };
        let mut chance = Chance::new(Self::NAME, opening, stream);
        let side = SIDES[chance.below(2) as usize];
        if rival { Order::Rival(Some((side, 2))) } else { Order::Throw(side) }
    }

    fn drawn(_: &Code, order: &Order) -> Option<()> {
        (!matches!(order, Order::Bet(_))).then_some(())
    }

    fn points(sheet: &u16) -> Result<u16, Vec<Wrong>> {
        if *sheet <= THROWS { Ok(*sheet) } else { Err(vec![Wrong]) }
    }

    fn chapter(_: &Record<Self>) {}

    fn save(record: &Record<Self>) -> impl Serialize {
        let orders: Vec<Order> = record.done().iter().chain(record.undone()).map(|entry| entry.order).collect();
        let results = |results: &Results<Self>| (results.date.to_string(), results.stamp, pairs(&results.players));
        file((record.opening().to_string(), orders, record.done().len(), record.results().map(results)))
    }

    fn hall(hall: &Hall<Self>) -> impl Serialize {
        let game = |of: FiledGame<Self>| (of.id, of.date, of.stamp, of.code, pairs(&of.players));
        file(hall.games().iter().map(|filed| game(filed.filed())).collect::<Vec<_>>())
    }
}

/// Format 1 of both files.
#[derive(Serialize, Deserialize)]
struct File<T> {
    format: u32,
    game: String,
    holds: T,
}

type Pairs = Vec<(String, u16)>;

fn file<T>(holds: T) -> File<T> {
    File { format: 1, game: Coin::NAME.to_owned(), holds }
}

fn pairs(players: &BySeat<PlayerSheet<Coin>>) -> Pairs {
    players.values().map(|player| (player.name.clone(), player.sheet)).collect()
}

fn sheets(pairs: Pairs) -> BySeat<PlayerSheet<Coin>> {
    pairs.into_iter().map(|(name, sheet)| PlayerSheet { name, sheet }).collect()
}

fn read_game(text: &str) -> Result<Record<Coin>, SaveDamage<Coin>> {
    type Saved = (String, Vec<Order>, u32, Option<(String, u64, Pairs)>);
    let (code, orders, done, results): Saved = envelope::parse::<File<Saved>>(text)?.holds;
    let mut record = save::replay(code.parse().map_err(SaveDamage::Code)?, orders.into_iter().map(Ok), done)?;
    if let Some((date, stamp, players)) = results {
        let date = parse_date(&date).map_err(SaveDamage::Date)?;
        record.set_results(Some(Results { date, stamp, players: sheets(players) }));
    }
    Ok(record)
}

fn read_hall(text: &str) -> Result<Hall<Coin>, HallDamage<Coin>> {
    type Filed = (String, String, u64, String, Pairs);
    let filed = envelope::parse::<File<Vec<Filed>>>(text)?.holds.into_iter();
    Hall::of_file(filed.map(|(id, date, stamp, code, players)| {
        Ok(FiledGame { id, date, stamp, code, players: sheets(players), minutes: None, chapter: () })
    }))
}

/// What a player picks for a bet: a side, and then a stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pick {
    Side(Fall),
    Stake(u16),
}

impl Choosing for Coin {
    type Pick = Pick;
    type Draft = (Option<Fall>, Option<u16>);

    const CHOOSES: bool = true;

    fn menu(record: &Record<Self>, (side, stake): &Self::Draft) -> Menu<Pick> {
        let mut menu = Menu::default();
        if matches!(record.next(), Next::Choose(_)) {
            let sides = SIDES.map(|of| Item::choice(Pick::Side(of), *side == Some(of)));
            let stakes = (1..=THROWS).map(|of| Item::choice(Pick::Stake(of), *stake == Some(of)));
            menu.add(Place::List, Some("coin-side"), sides.into());
            menu.add(side.map_or(Place::Hidden, |_| Place::List), Some("coin-stake"), stakes.collect());
        }
        menu
    }

    fn pick(_: &Record<Self>, draft: &mut Self::Draft, pick: Pick) -> Option<Ask<Self>> {
        match pick {
            Pick::Side(side) => draft.0 = Some(side),
            Pick::Stake(stake) => draft.1 = Some(stake),
        }
        None
    }

    fn drafted(_: &Record<Self>, (side, stake): &Self::Draft) -> Option<Ask<Self>> {
        Some(Ask::Order(Order::Bet(side.zip(*stake).map(Some)?)))
    }
}

impl Fall {
    const fn sprite(self) -> Sprite {
        match self {
            Self::Heads => Sprite::new("coin-heads", include_str!("heads.svg")),
            Self::Tails => Sprite::new("coin-tails", include_str!("tails.svg")),
        }
    }
}

impl Cried for Coin {
    type Cry = Happening;

    const LOCALES: Locales = Locales {
        plain: |language| {
            Source::Text(if language == Language::French { include_str!("fr.ftl") } else { include_str!("en.ftl") })
        },
        herald: |_| Source::Text(""),
        respelled: |_| &[],
    };

    fn cries(told: Transition<'_, Self>) -> Vec<Happening> {
        told.happenings.to_vec()
    }
}

impl Announcement for Happening {
    fn kind(&self) -> CryKind {
        let cry = if let Self::Bet { .. } = self { "coin-bet" } else { "coin-fell" };
        CryKind::silent(Urgency::Call, cry, "a cry").headed(cry)
    }

    fn args(&self, words: &Words) -> Vec<Arg> {
        match *self {
            Self::Bet { who, bet, .. } => {
                let bet = bet.map(|(side, stake)| format!("{stake} × {}", words.text(side.sprite().name())));
                vec![("who", (*NAMES[who]).into()), ("bet", bet.unwrap_or_else(|| "—".to_owned()).into())]
            }
            Self::Fell { side } => vec![("side", words.text(side.sprite().name()).into())],
        }
    }
}

impl Why for Wrong {
    fn why(&self, words: &Words, form: Form) -> String {
        words.in_form(form, "coin-wrong", &[("throws", THROWS.into())])
    }
}

impl Staged for Coin {
    type Part = ();

    fn scene(table: &Table, _: Shape) -> Scene {
        let place = Bounds::around(Point { x: 0.0, y: 0.0 }, 80.0);
        let mut scene = Scene::empty(place);
        if let Some(fall) = table.falls.last() {
            let coin = Placement::new(fall.sprite(), place.center(), place.width());
            scene.draw((), place, |scene| scene.sprites.push(coin));
        }
        scene
    }
}

impl Watched for Coin {
    fn seen_by(table: &Table, seat: Option<Seat>) -> Cow<'_, Table> {
        let (bets, told) = ((0..).zip(&table.bets), !table.falls.is_empty());
        Cow::Owned(Table { bets: bets.map(|(who, bet)| known(seat, who, *bet, told)).collect(), ..table.clone() })
    }

    fn told_to(happenings: &[Happening], seat: Option<Seat>) -> Cow<'_, [Happening]> {
        let told = |happening: &Happening| match *happening {
            Happening::Bet { who, bet, secret } => Happening::Bet { who, bet: known(seat, who, bet, !secret), secret },
            fell @ Happening::Fell { .. } => fell,
        };
        happenings.iter().map(told).collect()
    }

    fn title(words: &Words, table: &Table) -> String {
        match table.bets.len() {
            who @ 0..=2 => words.with("coin-bets", &[("who", (*NAMES[who]).into())]),
            _ => words.with("coin-throw", &[("number", Self::steps(table).number().into())]),
        }
    }

    fn side(words: &Words, table: &Table, _: &Code, _: Reader, _: bool) -> Side {
        let bets = (0..).zip(&table.bets).map(|(who, bet)| Happening::Bet { who, bet: *bet, secret: false });
        let note = words.say(&bets.collect::<Vec<_>>(), Turn::default()).join(" · ");
        Side { heading: words.text("coin-call"), note: Some(note), ..Side::default() }
    }

    fn picture(words: &Words, table: &Table, _: &Code) -> Picture {
        let name = words.text(table.falls.last().map_or("coin-call", |side| side.sprite().name()));
        let explained = Arc::new(Explained { name: name.clone(), rule: words.text("coin-rule"), state: Vec::new() });
        let coin = Thing { part: ().into(), name: name.clone(), value: None, glows: false, explained };
        Picture { name, things: vec![coin], ..Picture::default() }
    }

    fn pick_view(words: &Words, _: &Record<Self>, _: &Self::Draft, pick: Pick) -> PickView {
        let name = match pick {
            Pick::Side(side) => words.text(side.sprite().name()),
            Pick::Stake(stake) => stake.to_string(),
        };
        PickView { caption: name.clone(), name, ..PickView::default() }
    }

    fn doing(words: &Words, record: &Record<Self>, drafted: Option<&Ask<Self>>, _: bool, _: bool) -> Option<String> {
        let does = if drafted.is_some() { "coin-place" } else { "coin-pass" };
        matches!(record.next(), Next::Choose(_)).then(|| words.text(does))
    }

    fn reference(words: &Words) -> Reference {
        let line = ReferenceLine { text: words.text("coin-rule"), rule: "1", sprites: vec![Fall::Heads.sprite()] };
        Reference { pages: vec![ReferencePage { title: Self::TITLE.to_owned(), lines: vec![line] }] }
    }
}

/// Returns a bet as that seat knows it: the own one, and what is told to all.
fn known(seat: Option<Seat>, who: usize, bet: Bet, told: bool) -> Bet {
    bet.filter(|_| told || seat.is_some_and(|seat| seat.index() == who))
}

impl Counted for Coin {
    /// How often a player was right.
    type Field = ();

    const FIELDS: &'static [()] = &[()];

    fn spec((): ()) -> FieldSpec {
        FieldSpec::new("coin-right", THROWS)
    }

    fn get(sheet: &u16, (): ()) -> Option<u16> {
        Some(*sheet).filter(|right| *right > 0)
    }

    fn set(sheet: &mut u16, (): (), number: Option<u16>) {
        *sheet = number.unwrap_or_default();
    }
}

#[cfg(feature = "desk")]
impl Played for Coin {
    type Form = CodeForm<Self>;
    type Entry = NoEntry;
}
