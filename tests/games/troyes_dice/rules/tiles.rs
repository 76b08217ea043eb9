//! Every row of the table of tiles (`rules.md 4.3`), both sides.
//!
//! The tile lies beside notch 3, which is yellow and, in day 1's morning, place 2: a 3 lies there for one denier.

use town_crier::games::troyes_dice::rules::{Changes, Effect, NoSuchTile, Price, Side, Tile};

use crate::games::troyes_dice::kit::{base, face, notch, offer_at, rolled, tile, with_tile};

/// What the tile makes of the die.
struct Row {
    effect: Effect,
    value: u8,
    price: Price,
    changes: Changes,
}

const DENIER: Price = Price { denier: 1, ..Price::NOTHING };
const USUAL: Changes = Changes { influence_step: Some(1), color_knowledge: Some(2) };

/// A tile that changes nothing that the crier reckons with.
const fn row(effect: Effect) -> Row {
    Row { effect, value: 3, price: DENIER, changes: USUAL }
}

#[track_caller]
fn check(number: u8, side: Side, expected: &Row) {
    let offer = offer_at(&rolled(with_tile(base(), number, side), 1, [2, 3, 4]), 3);
    let in_play = offer.tile.expect("a tile lies there");
    assert_eq!((in_play.tile, in_play.side, in_play.notch), (tile(number), side, notch(3)));
    assert_eq!(offer.effect(), Some(expected.effect));
    assert_eq!(offer.value(), expected.value);
    assert_eq!(offer.face.value(), 3, "the face stays");
    assert_eq!(offer.price(), expected.price);
    assert_eq!(offer.changes(), expected.changes);
}

#[test]
fn no_tile() {
    let offer = offer_at(&rolled(base(), 1, [2, 3, 4]), 3);
    assert_eq!((offer.tile, offer.effect()), (None, None));
    assert_eq!((offer.value(), offer.price(), offer.changes()), (3, DENIER, USUAL));
}

#[test]
fn tile_1_banquet_one_influence_changes_the_value_by_up_to_two() {
    let changes = Changes { influence_step: Some(2), ..USUAL };
    check(1, Side::Banquet, &Row { changes, ..row(Effect::InfluenceByTwo) });
    let influence = [1, 2, 3, 4, 5, 6].map(|to| changes.influence(3, face(to)));
    assert_eq!(influence, [Some(1), Some(1), Some(0), Some(1), Some(1), Some(2)]);
}

#[test]
fn tile_1_raid_influence_cannot_change_the_value() {
    let changes = Changes { influence_step: None, ..USUAL };
    check(1, Side::Raid, &Row { changes, ..row(Effect::NoInfluence) });
    let influence = [1, 2, 3, 4, 5, 6].map(|to| changes.influence(3, face(to)));
    assert_eq!(influence, [None, None, Some(0), None, None, None]);
}

#[test]
fn tile_2_banquet_the_die_is_free() {
    check(2, Side::Banquet, &Row { price: Price::NOTHING, ..row(Effect::Free) });
}

#[test]
fn tile_2_raid_one_denier_more() {
    check(2, Side::Raid, &Row { price: Price { denier: 2, ..Price::NOTHING }, ..row(Effect::OneDenierMore) });
}

#[test]
fn tile_3_banquet_a_cathedral_gains_one_of_each_resource() {
    check(3, Side::Banquet, &row(Effect::CathedralGains));
}

#[test]
fn tile_3_raid_one_knowledge_more() {
    check(3, Side::Raid, &Row { price: Price { knowledge: 1, ..DENIER }, ..row(Effect::OneKnowledgeMore) });
}

#[test]
fn tile_4_banquet_a_work_building_gains_one_more_citizen() {
    check(4, Side::Banquet, &row(Effect::WorkCitizen));
}

#[test]
fn tile_4_raid_the_value_is_0_and_influence_may_raise_it() {
    check(4, Side::Raid, &Row { value: 0, ..row(Effect::ValueNothing) });
    let influence = [1, 2, 3, 4, 5, 6].map(|to| USUAL.influence(0, face(to)));
    assert_eq!(influence, [Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)]);
}

#[test]
fn tile_5_banquet_one_knowledge_changes_the_color() {
    let changes = Changes { color_knowledge: Some(1), ..USUAL };
    check(5, Side::Banquet, &Row { changes, ..row(Effect::CheapColor) });
}

#[test]
fn tile_5_raid_knowledge_cannot_change_the_color() {
    let changes = Changes { color_knowledge: None, ..USUAL };
    check(5, Side::Raid, &Row { changes, ..row(Effect::NoColorChange) });
}

#[test]
fn tile_6_banquet_a_fortress_gains_two_more_citizens() {
    check(6, Side::Banquet, &row(Effect::FortressCitizens));
}

#[test]
fn tile_6_raid_one_influence_more() {
    check(6, Side::Raid, &Row { price: Price { influence: 1, ..DENIER }, ..row(Effect::OneInfluenceMore) });
}

#[test]
fn tile_7_banquet_a_great_hall_counts_one_more_die() {
    check(7, Side::Banquet, &row(Effect::GreatHallCounts));
}

#[test]
fn tile_7_raid_no_prestige_building() {
    check(7, Side::Raid, &row(Effect::NoPrestige));
}

#[test]
fn tile_8_banquet_a_clear_die_on_it_is_as_usual() {
    check(8, Side::Banquet, &row(Effect::StrikeIgnored));
}

#[test]
fn tile_8_raid_a_clear_die_on_it_is_not_on_offer() {
    let table = rolled(with_tile(base(), 8, Side::Raid), 1, [2, 3, 4]);
    assert_eq!(table.tile_at(notch(3)).expect("a tile lies there").effect(), Effect::ClearStrikes);
    assert_eq!(table.offers().iter().map(|offer| offer.notch.index()).collect::<Vec<_>>(), [2, 4]);
}

#[test]
fn every_side_of_every_tile_has_an_effect_of_its_own() {
    let mut seen = Vec::new();
    for tile in Tile::ALL {
        for side in [Side::Banquet, Side::Raid] {
            assert!(!seen.contains(&tile.effect(side)), "tile {tile} {side:?}");
            seen.push(tile.effect(side));
        }
    }
}

#[test]
fn there_are_tiles_1_to_8() {
    assert_eq!(Tile::ALL.map(Tile::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!((Tile::try_from(0), Tile::try_from(9)), (Err(NoSuchTile(0)), Err(NoSuchTile(9))));
}
