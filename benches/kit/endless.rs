//! A game without an end, so that a record can be as long as it likes: people count up.

use std::convert::Infallible;

use serde::{Deserialize, Serialize};
use town_crier::chronicle::envelope::{self, Format};
use town_crier::chronicle::hall::{Hall, HallDamage};
use town_crier::chronicle::{Code, Disclosure, Next, Record, Recorded, SaveDamage, save};
use town_crier::play::{Ask, Game, Refusal, SetupRefusal, Steps};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Endless;

/// There is nothing of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Never {}

impl Game for Endless {
    type Setup = ();
    type Table = u64;
    type Order = u8;
    type Draw = Infallible;
    type Happening = u8;
    type SetupReason = Never;
    type Reason = Never;

    const NAME: &'static str = "endless";
    const TITLE: &'static str = "Endless";

    fn open((): ()) -> Result<u64, SetupRefusal<Self>> {
        Ok(0)
    }

    fn decide(_: &u64, order: &u8) -> Result<Vec<u8>, Refusal<Self>> {
        Ok(vec![*order])
    }

    fn apply(table: &mut u64, happening: &u8) {
        *table += u64::from(*happening);
    }

    fn steps(_: &u64) -> Steps {
        Steps::open(0)
    }
}

impl Recorded for Endless {
    type Opening = ();
    type Sheet = ();
    type SheetReason = Never;
    type Chapter = ();
    type Damage = Never;

    const DISCLOSURE: Disclosure = Disclosure::AtOnce;

    const SAVES: &'static [Format<Record<Self>, SaveDamage<Self>>] = &[(1, Saved::read)];
    const HALLS: &'static [Format<Hall<Self>, HallDamage<Self>>] = &[];

    fn first(_: Code) {}

    fn identity((): &()) -> String {
        String::new()
    }

    fn setup((): &()) {}

    fn code((): &()) -> Option<&Code> {
        None
    }

    fn players((): &()) -> &[String] {
        &[]
    }

    fn next((): &(), _: &u64) -> Next<Ask<Self>> {
        Next::Enter
    }

    fn draw((): &(), _: &u64, draw: &Infallible) -> u8 {
        match *draw {}
    }

    fn drawn((): &(), _: &u8) -> Option<Infallible> {
        None
    }

    fn points((): &()) -> Result<u16, Vec<Never>> {
        Ok(0)
    }

    fn chapter(_: &Record<Self>) {}

    fn save(record: &Record<Self>) -> impl Serialize {
        let orders = record.done().iter().chain(record.undone()).map(|entry| entry.order).collect();
        let done = u32::try_from(record.done().len()).unwrap_or(u32::MAX);
        Saved { format: 1, game: Self::NAME.to_owned(), orders, done }
    }

    fn hall(_: &Hall<Self>) -> impl Serialize {}
}

#[derive(Serialize, Deserialize)]
struct Saved {
    format: u32,
    game: String,
    orders: Vec<u8>,
    done: u32,
}

impl Saved {
    fn read(text: &str) -> Result<Record<Endless>, SaveDamage<Endless>> {
        let saved: Self = envelope::parse(text)?;
        save::replay((), saved.orders.into_iter().map(Ok), saved.done)
    }
}

/// The text of a record of so many orders, of which every second one was undone.
pub(crate) fn saved(orders: usize) -> String {
    let mut record = Record::<Endless>::open(()).expect("a game");
    for order in 0..orders {
        record.order(u8::try_from(order % 7).unwrap_or_default()).expect("an order");
    }
    for _ in 0..orders / 2 {
        record.undo();
    }
    save::write(&record).expect("a text")
}
