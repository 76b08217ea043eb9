//! Short ways to say a setup, a roll, a half-day, a whole game and a sheet.

use jiff::civil::date;
use proptest::prelude::*;
use town_crier::games::troyes_dice::record::{Opening, PlayerSheet, Record, Results, TilesFrom};
use town_crier::games::troyes_dice::rules::{
    ByBuilding, ByColor, Color, Face, FullTracks, Half, HalfDay, Happening, Notch, Offer, Order, Place, Plaza, Reason,
    Roll, Setup, Sheet, SheetField, Side, Table, Tile, apply, decide,
};

use crate::chronicle::stored::{begun, has_gone_on};

/// A wheel whose notches 0, 3 and 6 hold the same-color plazas; up, clockwise: red white yellow yellow red white white
/// yellow red.
pub(crate) const WHEEL: &str = "rr wr yw yy ry wy ww yr rw";

/// The color of that letter.
pub(crate) fn color(letter: char) -> Color {
    match letter {
        'r' => Color::Red,
        'y' => Color::Yellow,
        'w' => Color::White,
        other => panic!("no color begins with {other}"),
    }
}

/// Plazas by notch, each the color up and then the color down.
pub(crate) fn plazas(text: &str) -> Vec<Plaza> {
    let letters = |pair: &str| -> Vec<Color> { pair.chars().map(color).collect() };
    text.split(' ').map(|pair| Plaza::new(letters(pair)[0], letters(pair)[1])).collect()
}

/// The base game from day 1 on [`WHEEL`].
pub(crate) fn base() -> Setup {
    Setup {
        plazas: plazas(WHEEL),
        tiles: Vec::new(),
        numbering: vec![1, 2, 3, 4, 5, 6],
        day: 1,
        half: Half::Morning,
        struck: Box::default(),
    }
}

/// The same, with play starting in that half-day.
pub(crate) fn from(day: u8, half: Half) -> Setup {
    Setup { day, half, ..base() }
}

/// The setup with that tile beside notch 3, and tiles of no matter beside notches 0 and 6.
pub(crate) fn with_tile(setup: Setup, number: u8, side: Side) -> Setup {
    let others: Vec<u8> = [3, 7, 1].into_iter().filter(|other| *other != number).collect();
    Setup { tiles: vec![(others[0], Side::Banquet), (number, side), (others[1], Side::Banquet)], ..setup }
}

/// A table from a setup that holds.
#[track_caller]
pub(crate) fn open(setup: Setup) -> Table {
    Table::open(setup).expect("the setup holds")
}

/// The order to roll these dice.
pub(crate) fn roll(black: u8, clear: [u8; 3]) -> Order {
    Order::Roll(dice(black, clear))
}

/// The roll of these dice.
pub(crate) fn dice(black: u8, clear: [u8; 3]) -> Roll {
    Roll::new(face(black), clear.map(face))
}

/// The face of that value.
pub(crate) fn face(value: u8) -> Face {
    Face::try_from(value).expect("a face")
}

/// The notch of that number.
pub(crate) fn notch(number: u8) -> Notch {
    Notch::try_from(number).expect("a notch")
}

/// The tile of that number.
pub(crate) fn tile(number: u8) -> Tile {
    Tile::try_from(number).expect("a tile")
}

/// That half-day.
pub(crate) fn half_day(day: u8, half: Half) -> HalfDay {
    HalfDay { day: day.try_into().expect("a day"), half }
}

/// Lets the order take place and hands out what it caused.
#[track_caller]
pub(crate) fn follow(table: &mut Table, order: Order) -> Vec<Happening> {
    let happenings = decide(table, &order).expect("the order is allowed");
    for happening in &happenings {
        apply(table, happening);
    }
    happenings
}

/// A table on which those dice have just been rolled.
#[track_caller]
pub(crate) fn rolled(setup: Setup, black: u8, clear: [u8; 3]) -> Table {
    let mut table = open(setup);
    follow(&mut table, roll(black, clear));
    table
}

/// The happenings of closing the half-day.
#[track_caller]
pub(crate) fn close(table: &mut Table) -> Vec<Happening> {
    follow(table, Order::Close)
}

/// Plays one whole half-day.
#[track_caller]
pub(crate) fn play(table: &mut Table, black: u8, clear: [u8; 3]) {
    follow(table, roll(black, clear));
    close(table);
}

/// The offer in that notch.
#[track_caller]
pub(crate) fn offer_at(table: &Table, number: u8) -> Offer {
    table.offers().into_iter().find(|offer| offer.notch == notch(number)).expect("a die is on offer there")
}

/// The offer at that place.
#[track_caller]
pub(crate) fn offer_on(table: &Table, place: Place) -> Offer {
    table.offers().into_iter().find(|offer| offer.place == place).expect("a die is on offer there")
}

/// The reason for which the order is refused; the order comes back with it.
#[track_caller]
pub(crate) fn refused(table: &Table, order: Order) -> Reason {
    let refusal = decide(table, &order).expect_err("the order is refused");
    assert_eq!(refusal.order, order, "what was asked is handed back");
    refusal.reason
}

/// A row's number for each row, top to bottom.
pub(crate) const fn rows(rows: [u8; 6]) -> ByBuilding<u8> {
    ByBuilding::from_array(rows)
}

pub(crate) const fn colors<T: Copy>(colors: [T; 3]) -> ByColor<T> {
    ByColor::from_array(colors)
}

const NO_TRACKS: FullTracks = FullTracks { resources: colors([false; 3]), citizens: colors([false; 3]) };

pub(crate) const fn sheet(built: [u8; 6], circles: [u8; 6], leftovers: [u8; 3], citizens: u8) -> Sheet {
    Sheet { built: rows(built), circles: rows(circles), leftovers: colors(leftovers), citizens, tracks: NO_TRACKS }
}

/// The worked example (`rules.md 6.4`), with the characters' circles as they must have been filled.
pub(crate) const fn example() -> Sheet {
    sheet([0, 0, 4, 4, 4, 2], [0, 0, 1, 2, 1, 2], [2, 2, 5], 30)
}

pub(crate) fn player(name: &str, sheet: Sheet) -> PlayerSheet {
    PlayerSheet { name: name.to_owned(), sheet }
}

/// A sheet that says nothing but so many points.
pub(crate) fn points(citizens: u8) -> Sheet {
    Sheet { citizens, ..Sheet::default() }
}

pub(crate) fn reckoning(players: Vec<PlayerSheet>) -> Results {
    Results { date: date(2026, 2, 28), stamp: 1, players: players.into_iter().collect() }
}

/// A game of that code with the tiles that it deals.
pub(crate) fn with_tiles(code: &str) -> Record {
    let opening = Opening { tiles: TilesFrom::Code, ..Opening::from_code(code.parse().expect("a code")) };
    Record::open(opening).expect("a code deals what the rules allow")
}

/// A game of that code, played to its end.
pub(crate) fn played(code: &str, expansion: bool) -> Record {
    let mut record = if expansion { with_tiles(code) } else { begun(code) };
    while has_gone_on(&mut record) {}
    record
}

/// Any numbers, often just beyond what can be.
pub(crate) fn loose_sheet() -> impl Strategy<Value = Sheet> {
    let number = |field: SheetField| prop_oneof![4 => 0..=field.most() + 1, 1 => any::<u8>()];
    SheetField::ALL.map(number).prop_map(|numbers| {
        let mut sheet = Sheet::default();
        for (field, number) in SheetField::ALL.into_iter().zip(numbers) {
            *sheet.get_mut(field) = number;
        }
        sheet
    })
}

/// A sheet that can be.
pub(crate) fn sound_sheet() -> impl Strategy<Value = Sheet> {
    let circles = (Just([0, 1, 2, 3, 4, 5_usize].to_vec()).prop_shuffle(), 0..=6_usize);
    let built: [_; 6] = std::array::from_fn(|_| 0..=6_u8);
    (built, circles, [0..=18_u8, 0..=18_u8, 0..=18_u8], 0..=60_u8).prop_map(
        |(mut built, (columns, cathedrals), leftovers, citizens)| {
            let mut circles = [0; 6];
            for (column, number) in columns.into_iter().take(cathedrals).zip(Sheet::CIRCLES) {
                circles[column] = number;
            }
            built[4] = u8::try_from(cathedrals).expect("six at most");
            sheet(built, circles, leftovers, citizens)
        },
    )
}
