//! `deck`: the house deck for programs and for people.

use serde_json::Value;
use town_crier::games::dice_village::rules::{Base, Merchant, Seat, Side, VillageCard};

use crate::cli::printed;

#[test]
fn a_program_reads_what_every_card_needs_and_brings() {
    let text = printed(&["deck", "--format", "json"], "");
    assert_eq!(text.lines().count(), 1);
    let deck: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&deck["format"], &deck["game"]), (&Value::from(1), &Value::from("dice-village")));
    let merchants = deck["merchants"].as_array().expect("a list");
    assert_eq!(merchants.len(), usize::from(Merchant::COUNT));
    for (told, merchant) in merchants.iter().zip(Merchant::all()) {
        assert_eq!(told["merchant"], merchant.number());
        for side in Side::ALL {
            let (told, half) = (&told[side.name()], merchant.half(side));
            assert_eq!((&told["number"], &told["reward"]), (&half.number.value().into(), &half.reward.name().into()));
        }
    }
    let villages = deck["villages"].as_array().expect("a list");
    let all = (0..4).flat_map(|owner| Base::ALL.map(|base| (Seat(owner), base)));
    assert_eq!(villages.len(), all.clone().count());
    for (told, (owner, base)) in villages.iter().zip(all) {
        let VillageCard { others, owner: own, .. } = VillageCard::of(owner, base);
        assert_eq!((&told["owner"], &told["village"]), (&owner.0.into(), &base.name().into()));
        assert_eq!((&told["coins"], &told["favours"]), (&others.coins.into(), &others.favours.into()));
        assert_eq!((&told["owner_coins"], &told["owner_favours"]), (&own.coins.into(), &own.favours.into()));
    }
    for told in deck["rewards"].as_array().expect("a list") {
        let brings = told["coins"].as_u64().zip(told["favours"].as_u64()).expect("numbers");
        assert_eq!(told["once"], brings == (0, 0), "{told}");
    }
    assert!(
        include_str!("../../../../src/games/dice_village/cli/cry-format.md").contains("town-crier deck --format json")
    );
}

#[test]
fn people_read_it_in_words() {
    let text = printed(&["deck", "--game", "dice-village"], "");
    assert!(text.contains("\n0: left 1 silk (1 coin), right 2 papyrus (5 favours)\n"), "{text}");
    assert_eq!(text.lines().count(), 3 + usize::from(Merchant::COUNT), "{text}");
}
