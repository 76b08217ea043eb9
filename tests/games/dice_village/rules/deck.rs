//! The house deck (`D 6`), and the names of things.

use town_crier::games::dice_village::rules::{
    Base, Face, Good, Half, Merchant, NoSuchFace, NoSuchMerchant, Reward, Seat, Side, Step, VILLAGES, VillageCard,
};

fn halves() -> Vec<Half> {
    Merchant::all().flat_map(|merchant| Side::ALL.map(|side| merchant.half(side))).collect()
}

#[test]
fn twelve_villages_pay_two_coins_to_others_and_one_to_the_owner() {
    for seat in 0..4 {
        for base in Base::ALL {
            let card = VillageCard::of(Seat(seat), base);
            assert_eq!((card.base, card.others.coins, card.owner.coins), (base, 2, 1));
            assert_eq!((card.others.favours, card.owner.favours), (0, 0));
        }
    }
    assert_eq!(VILLAGES.len(), 12);
}

#[test]
fn the_stalls_of_a_village_sum_to_seven() {
    for base in Base::ALL {
        let [one, other] = base.numbers();
        assert_eq!(one.value() + other.value(), 7);
    }
}

#[test]
fn each_number_has_ten_halves_with_the_same_rewards() {
    for face in Face::ALL {
        for (reward, expected) in Reward::ALL.into_iter().zip([4, 2, 1, 1, 1, 1]) {
            let count = halves().iter().filter(|half| (half.number, half.reward) == (face, reward)).count();
            assert_eq!(count, expected, "{face} {reward:?}");
        }
    }
}

#[test]
fn the_halves_of_a_merchant_bear_different_numbers_and_each_pair_is_there_twice() {
    let mut pairs: Vec<[Face; 2]> = Merchant::all()
        .map(|merchant| {
            let mut pair = Side::ALL.map(|side| merchant.half(side).number);
            pair.sort_unstable();
            pair
        })
        .collect();
    assert!(pairs.iter().all(|[one, other]| one != other));
    pairs.sort_unstable();
    assert!(pairs.chunks(2).all(|two| two[0] == two[1]), "{pairs:?}");
    pairs.dedup();
    assert_eq!(pairs.len(), 15);
}

#[test]
fn there_are_thirty_merchants_and_six_faces() {
    assert_eq!(Merchant::try_from(30), Err(NoSuchMerchant(30)));
    assert_eq!(Merchant::all().map(Merchant::number).collect::<Vec<_>>(), (0..30).collect::<Vec<u8>>());
    assert_eq!(Face::try_from(0), Err(NoSuchFace(0)));
    assert_eq!(Face::try_from(7), Err(NoSuchFace(7)));
}

#[test]
fn the_deck_is_never_shuffled_anew() {
    let told: Vec<String> = halves().iter().map(|half| format!("{}{:?}", half.number, half.reward)).collect();
    assert_eq!(told[..4], ["1OneCoin", "2FiveFavours", "1OneCoin", "2FreeCaravan"]);
    assert_eq!(told[56..], ["6FreeCard", "4OneCoin", "6OneCoin", "5FreeCard"]);
}

#[test]
fn faces_are_goods_and_go_round() {
    let goods = [Good::Silk, Good::Papyrus, Good::Gold, Good::Wheat, Good::Spices, Good::Porcelain];
    assert_eq!(Face::ALL.map(Good::of), goods);
    for face in Face::ALL {
        assert_eq!(Step::Down.next(Step::Up.next(face)), face);
        assert_eq!(Step::Up.next(face).value(), face.value() % 6 + 1);
    }
}
