//! A cry of every kind, for review.

use jiff::civil::date;

use crate::games::troyes_dice::record::{PlayerSheet, Results};
use crate::games::troyes_dice::rules::{
    ByColor, Color, Day, Die, Direction, Face, HalfDay, Notch, Numbering, Offer, Offered, Place, Sheet, Side, Spared,
    Strike, Tile, TileInPlay,
};
use crate::games::troyes_dice::words::Cry;

/// Returns cries of every kind, with every color and value that matters to a language.
#[must_use]
pub fn samples() -> Vec<Cry> {
    let mut samples =
        vec![Cry::Opening(Numbering::FIRST), Cry::Opening(Numbering::from_leftmost(Face::Four, Direction::Falling))];
    for side in [Side::Banquet, Side::Raid] {
        samples.extend(Tile::ALL.map(|tile| Cry::TileInPlay(TileInPlay { tile, notch: NOTCH, side })));
    }
    samples.extend(HalfDay::all().map(Cry::HalfDay));
    samples.push(Cry::LastHalfDay);
    let colored = || Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value)));
    let spared = |(color, value)| Cry::Spared(Spared { notch: NOTCH, color, value, tile: Tile::Eight });
    samples.extend(colored().map(spared));
    // As many half-days as colored values, nearly: each day and each half meets some of them.
    let half_days: Vec<HalfDay> = HalfDay::all().chain(HalfDay::all()).collect();
    for by in [Die::Black, Die::Clear] {
        let strikes = colored().zip(&half_days).map(|(colored, half_day)| strike(colored, *half_day, by));
        samples.extend(strikes.map(Cry::PlazaStruck));
    }
    samples.extend(colored().map(|colored| Cry::SheetsStruck(strike(colored, HalfDay::LAST, Die::Black))));
    samples.extend(colored().map(|colored| Cry::AlreadyStruck(strike(colored, HalfDay::LAST, Die::Black))));
    samples.extend(offers().chunks(3).map(|offers| {
        let any_free = offers.iter().any(|offer| offer.price().is_free());
        Cry::Offered(Offered { offers: offers.to_vec(), available: ByColor::default(), any_free })
    }));
    samples.push(Cry::NoneFree);
    for from in Color::ALL {
        samples.extend(Color::ALL.map(|to| Cry::Rebuilt { notch: NOTCH, from, to }));
    }
    samples.extend(Tile::ALL.map(Cry::TurnedToRaid));
    samples.extend(Day::all().map(Cry::DayBegan));
    samples.extend([Cry::SheetStrikesBegin, Cry::LastDay, Cry::Ended]);
    samples
}

/// Returns games alone, won and shared, with every number of points that matters to a language.
#[must_use]
pub fn winners() -> Vec<Results> {
    let player =
        |name: &str, citizens| PlayerSheet { name: name.to_owned(), sheet: Sheet { citizens, ..Sheet::default() } };
    let results = |players| Results { date: date(2026, 2, 28), stamp: 0, players };
    let points = [1, 2, 5, 10, 21, 32, 45];
    let mut winners: Vec<Results> = points.map(|points| results([player("Ann", points)].into())).into();
    winners.extend(points.map(|points| results([player("Ann", points), player("Bo", 0)].into())));
    winners.extend(points.map(|points| results(["Ann", "Bo", "Cleo"].map(|name| player(name, points)).into())));
    winners
}

/// Any notch, where it does not matter.
const NOTCH: Notch = Notch::neutral(HalfDay::FIRST);

fn strike((color, value): (Color, Face), half_day: HalfDay, by: Die) -> Strike {
    Strike { half_day, notch: NOTCH, color, value, by, sheets: true, already: false }
}

/// Returns dice at every price, of both kinds, alone and under every tile.
fn offers() -> Vec<Offer> {
    let mut offers = Vec::new();
    for (color, face) in Color::ALL.into_iter().zip(Face::ALL) {
        for die in [Die::Clear, Die::Black] {
            offers.extend(Place::ALL.map(|place| Offer { place, notch: NOTCH, color, face, die, tile: None }));
        }
    }
    for side in [Side::Banquet, Side::Raid] {
        offers.extend(Tile::ALL.into_iter().zip(Place::ALL.into_iter().cycle()).map(|(tile, place)| Offer {
            place,
            notch: NOTCH,
            color: Color::White,
            face: Face::Five,
            die: Die::Clear,
            tile: Some(TileInPlay { tile, notch: NOTCH, side }),
        }));
    }
    offers
}
