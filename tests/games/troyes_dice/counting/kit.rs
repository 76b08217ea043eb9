//! Sheets, and games that are played to their end.

use proptest::prelude::*;
use town_crier::games::troyes_dice::record::{Next, Opening, PlayerSheet, Record, Results, TilesFrom};
use town_crier::games::troyes_dice::rules::{ByBuilding, ByColor, FullTracks, Sheet, SheetField};

/// A row's number for each row, top to bottom.
pub(crate) const fn rows(
    [fortress, counts_palace, great_hall, city_hall, cathedral, bishopric]: [u8; 6],
) -> ByBuilding<u8> {
    ByBuilding { fortress, counts_palace, great_hall, city_hall, cathedral, bishopric }
}

pub(crate) const fn colors<T: Copy>([red, yellow, white]: [T; 3]) -> ByColor<T> {
    ByColor { red, yellow, white }
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
    Results { date: "2026-02-28".parse().expect("a day"), stamp: 1, players }
}

/// A game of that code, played to its end.
pub(crate) fn played(code: &str, expansion: bool) -> Record {
    let mut opening = Opening::from_code(code.parse().expect("a code"));
    if expansion {
        opening.tiles = TilesFrom::Code;
    }
    let mut record = Record::open(opening).expect("a code deals what the rules allow");
    while let Next::Order(order) = record.next() {
        record.order(order).expect("the next thing is right");
    }
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
