//! Coin: the smallest game that the house can hold. A coin is thrown three times, and who called most throws right wins.

use std::convert::Infallible;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use town_crier::chronicle::chance::Chance;
use town_crier::chronicle::envelope::{self, Format};
use town_crier::chronicle::hall::{FiledGame, Hall, HallDamage};
use town_crier::chronicle::{
    Choosing, Code, Next, PlayerSheet, Record, Recorded, Results, SaveDamage, parse_date, save,
};
use town_crier::crier::voice::Bell;
use town_crier::crier::{Announcement, Cried, Form, Language, Locales, Turn, Urgency, Why, Words};
#[cfg(feature = "desk")]
use town_crier::desk::{CodeForm, NoEntry, NoPrint, Played};
use town_crier::play::{Ask, BySeat, Game, Refusal, SetupRefusal, Steps, Transition};
use town_crier::show::{
    Counted, EveningSaid, EveningTold, Excerpt, Explained, FieldSpec, Grid, LogLine, Picture, Reader, Reference,
    ReferenceLine, ReferencePage, Side, Sign, Thing, Tone, Track, Watched,
};
use town_crier::stage::{Bounds, Moment, Part, Placement, Point, Scene, Shape, Sprite, Staged, Still};

/// How often the coin is thrown.
pub(crate) const THROWS: u16 = 3;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coin;

/// The coin fell on this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Fall {
    Heads,
    Tails,
}

/// All three throws were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over;

/// Nobody calls more throws right than there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany;

/// There is nothing of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Never {}

impl Game for Coin {
    type Setup = ();
    type Table = Vec<Fall>;
    type Order = Fall;
    /// A throw.
    type Draw = ();
    type Happening = Fall;
    type SetupReason = Never;
    type Reason = Over;

    const NAME: &'static str = "coin";
    const TITLE: &'static str = "Coin";

    fn open((): ()) -> Result<Vec<Fall>, SetupRefusal<Self>> {
        Ok(Vec::new())
    }

    fn decide(table: &Vec<Fall>, order: &Fall) -> Result<Vec<Fall>, Refusal<Self>> {
        if Self::steps(table).is_over() { Err(Refusal { order: *order, reason: Over }) } else { Ok(vec![*order]) }
    }

    fn apply(table: &mut Vec<Fall>, happening: &Fall) {
        table.push(*happening);
    }

    fn steps(table: &Vec<Fall>) -> Steps {
        Steps::of(u16::try_from(table.len()).unwrap_or(THROWS), THROWS)
    }
}

impl Recorded for Coin {
    type Opening = Code;
    type Sheet = u16;
    type SheetReason = TooMany;
    type Chapter = ();
    type Damage = Never;

    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>] = &[(1, Saved::read)];
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>] = &[(1, SavedHall::read)];

    fn first(code: Code) -> Code {
        code
    }

    fn identity(_: &Code) -> String {
        String::new()
    }

    fn setup(_: &Code) {}

    fn code(opening: &Code) -> Option<&Code> {
        Some(opening)
    }

    fn players(_: &Code) -> &[String] {
        &[]
    }

    fn next(_: &Code, table: &Vec<Fall>) -> Next<Ask<Self>> {
        if Self::steps(table).is_over() { Next::Over } else { Next::Order(Ask::Draw(())) }
    }

    fn draw(opening: &Code, table: &Vec<Fall>, (): &()) -> Fall {
        match Chance::new(Self::NAME, opening, table.len() as u64).below(2) {
            0 => Fall::Heads,
            _ => Fall::Tails,
        }
    }

    fn drawn(_: &Code, _: &Fall) -> Option<()> {
        Some(())
    }

    fn points(sheet: &u16) -> Result<u16, Vec<TooMany>> {
        if *sheet <= THROWS { Ok(*sheet) } else { Err(vec![TooMany]) }
    }

    fn chapter(_: &Record<Self>) {}

    fn save(record: &Record<Self>) -> impl Serialize {
        let results = record.results();
        Saved {
            format: 1,
            game: Self::NAME.to_owned(),
            code: record.opening().to_string(),
            falls: record.done().iter().chain(record.undone()).map(|entry| entry.order).collect(),
            done: u32::try_from(record.done().len()).unwrap_or_default(),
            results: results.map(|results| (results.date.to_string(), results.stamp, pairs(&results.players))),
        }
    }

    fn hall(hall: &Hall<Self>) -> impl Serialize {
        let games = hall.games().iter().map(|game| {
            let FiledGame { id, date, stamp, code, players, chapter: () } = game.filed();
            (id, date, stamp, code, pairs(&players))
        });
        SavedHall { format: 1, game: Self::NAME.to_owned(), games: games.collect() }
    }
}

impl Choosing for Coin {
    type Pick = Infallible;
    type Draft = ();
}

/// The players' names and sheets.
type Pairs = Vec<(String, u16)>;

fn pairs(players: &BySeat<PlayerSheet<Coin>>) -> Pairs {
    players.values().map(|player| (player.name.clone(), player.sheet)).collect()
}

fn sheets(pairs: Pairs) -> BySeat<PlayerSheet<Coin>> {
    pairs.into_iter().map(|(name, sheet)| PlayerSheet { name, sheet }).collect()
}

/// Format 1 of the saved game.
#[derive(Serialize, Deserialize)]
struct Saved {
    format: u32,
    game: String,
    code: String,
    falls: Vec<Fall>,
    done: u32,
    results: Option<(String, u64, Pairs)>,
}

impl Saved {
    fn read(text: &str) -> Result<Record<Coin>, SaveDamage<Coin>> {
        let saved: Self = envelope::parse(text)?;
        let code = saved.code.parse().map_err(SaveDamage::Code)?;
        let mut record = save::replay(code, saved.falls.into_iter().map(Ok), saved.done)?;
        if let Some((date, stamp, players)) = saved.results {
            let date = parse_date(&date).map_err(SaveDamage::Date)?;
            record.set_results(Some(Results { date, stamp, players: sheets(players) }));
        }
        Ok(record)
    }
}

/// Format 1 of the hall of fame.
#[derive(Serialize, Deserialize)]
struct SavedHall {
    format: u32,
    game: String,
    games: Vec<(String, String, u64, String, Pairs)>,
}

impl SavedHall {
    fn read(text: &str) -> Result<Hall<Coin>, HallDamage<Coin>> {
        let saved: Self = envelope::parse(text)?;
        Hall::of_file(saved.games.into_iter().map(|(id, date, stamp, code, players)| {
            Ok(FiledGame { id, date, stamp, code, players: sheets(players), chapter: () })
        }))
    }
}

impl Fall {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Heads => "coin-heads",
            Self::Tails => "coin-tails",
        }
    }

    const fn sprite(self) -> Sprite {
        let svg = match self {
            Self::Heads => include_str!("heads.svg"),
            Self::Tails => include_str!("tails.svg"),
        };
        Sprite::new(self.name(), svg)
    }
}

impl Cried for Coin {
    type Cry = Fall;

    const LOCALES: Locales = Locales {
        plain: |language| match language {
            Language::English => include_str!("en.ftl"),
            Language::French => include_str!("fr.ftl"),
            Language::German
            | Language::Spanish
            | Language::Italian
            | Language::Dutch
            | Language::Polish
            | Language::Lithuanian => "",
        },
        herald: |_| "",
        respelled: |_| &[],
    };

    fn opening(_: &Vec<Fall>) -> Vec<Fall> {
        Vec::new()
    }

    fn cries(told: Transition<'_, Self>) -> Vec<Fall> {
        told.happenings.to_vec()
    }
}

impl Announcement for Fall {
    fn urgency(&self) -> Urgency {
        Urgency::Call
    }

    fn bell(&self) -> Option<Bell> {
        Some(Bell::Roll)
    }

    fn say(&self, words: &Words, _: Turn) -> String {
        words.with("coin-fell", &[("side", self.headline(words).into())])
    }

    fn headline(&self, words: &Words) -> String {
        words.text(self.name())
    }
}

impl Why for Never {
    fn why(&self, _: &Words, _: Form) -> String {
        match *self {}
    }
}

impl Why for Over {
    fn why(&self, words: &Words, form: Form) -> String {
        words.in_form(form, "coin-over", &[])
    }
}

impl Why for TooMany {
    fn why(&self, words: &Words, form: Form) -> String {
        words.in_form(form, "coin-too-many", &[("throws", THROWS.into())])
    }
}

/// The coin that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lies;

impl Part for Lies {}

impl Staged for Coin {
    type Part = Lies;

    fn scene(table: &Vec<Fall>, _: Shape) -> Scene {
        let middle = Point { x: 0.0, y: 0.0 };
        let mut scene = Scene::empty(Bounds::around(middle, 100.0));
        if let Some(fall) = table.last() {
            let coin = Placement::new(fall.sprite(), middle, 80.0);
            scene.draw(Lies, Bounds::around(middle, coin.size), |scene| scene.sprites.push(coin));
        }
        scene
    }

    fn moment(told: Transition<'_, Self>, _: &[Fall], _: Turn) -> Arc<dyn Moment> {
        Arc::new(Still(Self::scene(told.after, Shape::Wide)))
    }
}

impl Watched for Coin {
    fn title(words: &Words, table: &Vec<Fall>) -> String {
        words.with("coin-throw", &[("number", Self::steps(table).number().into())])
    }

    fn track(words: &Words, table: &Vec<Fall>) -> Track {
        let groups = vec![vec![Tone::Light]; usize::from(THROWS)];
        Track { groups, done: table.len(), text: Self::title(words, table), ..Track::default() }
    }

    fn side(words: &Words, _: &Vec<Fall>, _: &Code, _: Reader, _: bool) -> Side {
        Side { heading: words.text("coin-call"), ..Side::default() }
    }

    fn grid(_: &Words, _: &Vec<Fall>) -> Option<Grid> {
        None
    }

    fn picture(words: &Words, table: &Vec<Fall>, _: &Code) -> Picture {
        let name = table.last().map_or_else(|| words.text("coin-call"), |fall| fall.say(words, Turn::default()));
        let explained = Arc::new(Explained { name: name.clone(), rule: words.text("coin-rule"), state: Vec::new() });
        let coin = Thing { part: Lies.into(), name: name.clone(), value: None, explained };
        Picture { name, things: vec![coin], ..Picture::default() }
    }

    fn log(words: &Words, told: &[Excerpt<'_, Self>]) -> Vec<LogLine> {
        let line = |(orders, told): (usize, Transition<'_, Self>)| LogLine {
            orders,
            name: Self::title(words, told.before),
            signs: told.happenings.iter().map(|fall| Sign::Sprites(vec![fall.sprite()])).collect(),
            words: told.happenings.iter().map(|fall| fall.say(words, Turn::default())).collect(),
        };
        (1..).zip(told.iter().map(Excerpt::told)).map(line).collect()
    }

    fn order(words: &Words, _: &Fall, table: &Vec<Fall>) -> String {
        Self::title(words, table)
    }

    fn step(words: &Words, _: &Vec<Fall>) -> String {
        words.text("coin-step")
    }

    fn evening(words: &Words, told: EveningTold) -> EveningSaid {
        let said = words.with("coin-evening", &[("minutes", told.minutes.into())]);
        EveningSaid { short: said.clone(), full: said }
    }

    fn guide(words: &Words) -> Vec<String> {
        vec![words.text("coin-call")]
    }

    fn reference(words: &Words) -> Reference {
        let line = ReferenceLine { text: words.text("coin-rule"), rule: "1", sprites: vec![Fall::Heads.sprite()] };
        Reference { pages: vec![ReferencePage { title: words.text("coin-rules"), lines: vec![line] }] }
    }

    fn is_choice(_: &Vec<Fall>) -> bool {
        false
    }
}

impl Counted for Coin {
    type Field = Right;

    const FIELDS: &'static [Right] = &[Right];

    fn spec(_: Right) -> FieldSpec {
        FieldSpec::new("coin-right", THROWS)
    }

    fn get(sheet: &u16, _: Right) -> Option<u16> {
        Some(*sheet).filter(|right| *right > 0)
    }

    fn set(sheet: &mut u16, _: Right, number: Option<u16>) {
        *sheet = number.unwrap_or_default();
    }
}

/// The one number of a sheet: how often its player was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Right;

#[cfg(feature = "desk")]
impl Played for Coin {
    type Form = CodeForm<Self>;
    type Entry = NoEntry;
    type Print = NoPrint;
}
