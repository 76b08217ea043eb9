//! People's arms: nobody is taken for somebody else, and everybody is known again.

use std::collections::BTreeSet;

use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::play::Seat;
use town_crier::show::{Armorial, Counted as _};
use town_crier::stage::tokens::Rgb;
use town_crier::stage::{Arms, Pattern};

const MANY: [&str; 14] =
    ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gus", "Hal", "Ida", "Jo", "Kai", "Lu", "Max", "Nora"];

#[test]
fn no_two_arms_are_alike() {
    let all: BTreeSet<Arms> = (0..Arms::COUNT).map(Arms::nth).collect();
    assert_eq!(all.len(), 48, "12 colors, each plain and in three patterns");
    assert!((0..12).all(|number| Arms::nth(number).pattern == Pattern::Plain), "few people need no pattern");
    assert_eq!(Arms::nth(Arms::COUNT), Arms::nth(0));
}

#[test]
fn a_person_has_the_same_arms_for_ever() {
    let mut armorial = Armorial::default();
    assert!(armorial.meet(MANY));
    let arms: Vec<Arms> = MANY.iter().map(|name| armorial.arms(name)).collect();
    assert_eq!(arms.iter().collect::<BTreeSet<_>>().len(), MANY.len(), "nobody shares them");
    // Other people, other evenings, other spellings.
    assert!(armorial.meet(["Olga", "Anna", "Pia"]) && !armorial.meet(["pia"]) && !armorial.meet(["", " "]));
    assert!(!armorial.hear(["nora", " CLEO "]) && armorial.meet(["nora", " CLEO "]), "they are the youngest now");
    assert_eq!(arms, MANY.map(|name| armorial.arms(&name.to_uppercase())));
    let kept = armorial.numbers().map(|(name, number)| (name.to_owned(), number)).collect::<Vec<_>>();
    assert_eq!(Armorial::of(kept), armorial, "the file has all of it");
}

#[test]
fn whoever_sits_together_is_told_apart_even_among_a_hundred_who_are_known() {
    let mut armorial = Armorial::default();
    for group in 0..20 {
        let names: Vec<String> = (0..5).map(|player| format!("Player {group}.{player}")).collect();
        armorial.meet(names.iter().map(String::as_str));
        let arms: BTreeSet<Arms> = names.iter().map(|name| armorial.arms(name)).collect();
        assert_eq!(arms.len(), 5, "{names:?}");
    }
}

#[test]
fn only_so_many_are_kept_and_those_go_who_have_been_away_for_longest() {
    let mut armorial = Armorial::default();
    armorial.meet(MANY);
    let named = |number: usize| format!("Guest {number}");
    assert_eq!((0..500).filter(|number| armorial.hear([named(*number).as_str()])).count(), Armorial::MOST - MANY.len());
    assert!(MANY.iter().all(|name| armorial.knows(name)), "who is only heard of takes nobody's place");
    assert_eq!(
        armorial.arms("Guest 499"),
        armorial.clone().arms("guest 499"),
        "and who comes later has some all the same"
    );
    let arms = armorial.arms("Anna");
    for number in 1_000..2_000 {
        assert!(armorial.meet([named(number).as_str()]), "who is at the table is kept");
        armorial.meet(["Anna", named(number).as_str()]);
        assert!(armorial.numbers().count() <= Armorial::MOST);
    }
    assert_eq!(armorial.arms("anna"), arms, "she was always there");
    assert!(armorial.knows("Anna") && armorial.knows("Guest 1999") && !armorial.knows("Ben"));
    let kept = armorial.numbers().map(|(name, number)| (name.to_owned(), number)).collect::<Vec<_>>();
    assert_eq!(Armorial::of(kept), armorial, "the file has the order, too");
}

#[test]
fn a_group_of_any_size_leaves_most_of_the_others() {
    let mut armorial = Armorial::default();
    for person in 0..Armorial::MOST {
        armorial.meet([format!("Guest {person}").as_str()]);
    }
    let crowd: Vec<String> = (0..210).map(|of| format!("Crowd {of}")).collect();
    armorial.meet(crowd.iter().map(String::as_str));
    let left = (0..Armorial::MOST).filter(|person| armorial.knows(&format!("Guest {person}"))).count();
    assert_eq!(left, Armorial::MOST - Arms::COUNT);
}

#[test]
fn signs_that_nobody_sees_make_nobody_another_person() {
    let mut armorial = Armorial::default();
    armorial.meet(["Anna"]);
    assert!(!armorial.meet(["An\u{FE0F}na\u{E0100}", "\u{202E}Anna", &format!("Anna{}", "\u{E0100}".repeat(100))]));
    assert!(!armorial.meet(["\u{E0100}", "\u{200D}"]), "and nothing else is no person");
}

#[test]
fn the_color_of_a_seat_rules_where_a_game_gives_one() {
    let colors: Vec<Rgb> = Seat::all().map_while(DiceVillage::color).collect();
    assert_eq!(colors.len(), 4);
    assert_eq!(TroyesDice::color(Seat(0)), None);
    let mut armorial = Armorial::default();
    armorial.meet(["Anna"]);
    assert_eq!(armorial.arms_in("Anna", Some(colors[1])), Arms::plain(colors[1]));
    assert_eq!(armorial.arms_in("Anna", None), armorial.arms("Anna"));
}
