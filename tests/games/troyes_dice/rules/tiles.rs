//! Every row of the table of tiles (`rules.md 4.3`), both sides.
//!
//! The tile lies beside notch 3, which is yellow and, in day 1's morning, place 2: a 3 lies there for one denier.

use town_crier::games::troyes_dice::rules::{Changes, Effect, NoSuchTile, Price, Side, Tile};

use crate::games::troyes_dice::kit::{base, face, notch, offer_at, rolled, tile, with_tile};
use crate::tried::each;

/// What a side of a tile makes of the die that lies on it.
#[derive(Clone, Copy)]
struct Row {
    name: &'static str,
    number: u8,
    side: Side,
    effect: Effect,
    value: u8,
    price: Price,
    changes: Changes,
}

const DENIER: Price = Price { denier: 1, ..Price::NOTHING };
const USUAL: Changes = Changes { influence_step: Some(1), color_knowledge: Some(2) };
const STEP_OF_TWO: Changes = Changes { influence_step: Some(2), ..USUAL };
const NO_INFLUENCE: Changes = Changes { influence_step: None, ..USUAL };

/// A side that changes nothing that the crier reckons with.
const fn row(name: &'static str, number: u8, side: Side, effect: Effect) -> Row {
    Row { name, number, side, effect, value: 3, price: DENIER, changes: USUAL }
}

/// A side that makes the die cost that.
const fn costs(price: Price, row: Row) -> Row {
    Row { price, ..row }
}

/// A side by which the die is changed so.
const fn changed(changes: Changes, row: Row) -> Row {
    Row { changes, ..row }
}

/// All sides, but for tile 8's raid, on which no clear die is on offer.
fn rows() -> [Row; 15] {
    use Effect as Is;
    use Side::{Banquet, Raid};

    let cheap = Changes { color_knowledge: Some(1), ..USUAL };
    let colored = Changes { color_knowledge: None, ..USUAL };
    let two = Price { denier: 2, ..Price::NOTHING };
    [
        changed(STEP_OF_TWO, row("one influence changes the value by up to two", 1, Banquet, Is::InfluenceByTwo)),
        changed(NO_INFLUENCE, row("influence cannot change the value", 1, Raid, Is::NoInfluence)),
        costs(Price::NOTHING, row("the die is free", 2, Banquet, Is::Free)),
        costs(two, row("one denier more", 2, Raid, Is::OneDenierMore)),
        row("a Cathedral gains one of each resource", 3, Banquet, Is::CathedralGains),
        costs(Price { knowledge: 1, ..DENIER }, row("one knowledge more", 3, Raid, Is::OneKnowledgeMore)),
        row("a work building gains one more citizen", 4, Banquet, Is::WorkCitizen),
        Row { value: 0, ..row("the value is 0 and influence may raise it", 4, Raid, Is::ValueNothing) },
        changed(cheap, row("one knowledge changes the color", 5, Banquet, Is::CheapColor)),
        changed(colored, row("knowledge cannot change the color", 5, Raid, Is::NoColorChange)),
        row("a Fortress gains two more citizens", 6, Banquet, Is::FortressCitizens),
        costs(Price { influence: 1, ..DENIER }, row("one influence more", 6, Raid, Is::OneInfluenceMore)),
        row("a Great Hall counts one more die", 7, Banquet, Is::GreatHallCounts),
        row("no prestige building", 7, Raid, Is::NoPrestige),
        row("a clear die on it is as usual", 8, Banquet, Is::StrikeIgnored),
    ]
}

#[test]
fn each_side_makes_of_a_die_what_the_table_says() {
    for Row { name, number, side, effect, value, price, changes } in rows() {
        let offer = offer_at(&rolled(with_tile(base(), number, side), 1, [2, 3, 4]), 3);
        let lies = offer.tile.map(|lying| (lying.tile, lying.side, lying.notch));
        assert_eq!(lies, Some((tile(number), side, notch(3))), "{name}");
        assert_eq!((offer.effect(), offer.value(), offer.changes()), (Some(effect), value, changes), "{name}");
        assert_eq!((offer.face.value(), offer.price()), (3, price), "{name}: the face stays");
    }
}

#[test]
fn no_tile() {
    let offer = offer_at(&rolled(base(), 1, [2, 3, 4]), 3);
    assert_eq!((offer.tile, offer.effect()), (None, None));
    assert_eq!((offer.value(), offer.price(), offer.changes()), (3, DENIER, USUAL));
}

#[test]
fn influence_changes_a_value_in_the_tile_s_steps() {
    let rows = [
        ("tile 1's banquet: up to two for one", STEP_OF_TWO, 3, [1, 1, 0, 1, 1, 2].map(Some)),
        ("tile 1's raid: not at all", NO_INFLUENCE, 3, [None, None, Some(0), None, None, None]),
        ("tile 4's raid: up from 0", USUAL, 0, [1, 2, 3, 4, 5, 6].map(Some)),
    ];
    each(rows, |(name, changes, from, steps)| {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|to| changes.influence(from, face(to))), steps, "{name}");
    });
}

#[test]
fn tile_8_raid_a_clear_die_on_it_is_not_on_offer() {
    let table = rolled(with_tile(base(), 8, Side::Raid), 1, [2, 3, 4]);
    assert_eq!(table.tile_at(notch(3)).expect("a tile lies there").effect(), Effect::ClearStrikes);
    assert_eq!(table.offers().iter().map(|offer| offer.notch.index()).collect::<Vec<_>>(), [2, 4]);
}

#[test]
fn there_are_tiles_1_to_8() {
    assert_eq!(Tile::ALL.map(Tile::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!((Tile::try_from(0), Tile::try_from(9)), (Err(NoSuchTile(0)), Err(NoSuchTile(9))));
}
