//! The keys that press the items of menus.

use town_crier::play::{Item, Menu, Place};
use town_crier::show::MenuKeys;

#[test]
fn the_tenth_item_of_a_list_has_a_digit_and_those_behind_it_have_letters() {
    let mut menu = Menu { groups: Vec::new() };
    menu.add(Place::List, None, (0_u8..12).map(|pick| Item::choice(pick, false)).collect());
    let keys: String = MenuKeys::default().of(&menu).into_iter().flatten().collect();
    assert_eq!(keys, "1234567890AD");
}
