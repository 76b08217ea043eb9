//! What a player's own phone shows first.

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening;
use town_crier::games::troyes::rules::{Activity, Book, Character, Correction, Good, Setup, Table};
use town_crier::play::{BySeat, Seat};
use town_crier::show::{Own, OwnRow, Watched as _};

use super::super::kit::{ANNA, EMILY, FAYE, at_actions};
use super::english;

fn own(table: &Table, seat: Seat) -> Own {
    let from = Opening::from_code("OWN".parse().expect("a code"));
    Troyes::own(&english(), &Troyes::seen_by(table, Some(seat)), &from, seat).expect("a game is played")
}

fn said(own: &Own) -> Vec<&str> {
    own.rows.iter().map(|row| row.said.as_str()).collect()
}

#[test]
fn a_phone_shows_the_own_dice_those_to_buy_and_the_purse() {
    let mut played = at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer]);
    played.correct(Correction::Purse(EMILY, Good::Denier, 1));
    let [anna, emily, faye] = [ANNA, EMILY, FAYE].map(|seat| own(&played.table, seat));
    assert_eq!((anna.turn, anna.heading.as_str()), (true, "Your turn"));
    assert_eq!((emily.turn, emily.heading.as_str()), (false, "Emily"));
    assert_eq!(
        said(&anna),
        ["red dice: 4; white dice: 4; yellow dice: 5 and 6", "50 deniers, 10 influence and 0 points",],
        "whoever's turn it is chooses among the others below"
    );
    assert_eq!(
        said(&faye)[1],
        "Dice you can buy: Anna: red dice: 4; white dice: 4; yellow dice: 5 and 6; Geoffrey: white dice: 5; yellow dice: 5, 1 and 2; \
         Emily: red dice: 2, 3 and 4; white dice: 4; Gray: red dice: 3 and 1"
    );
    let drawn = |row: &OwnRow| row.things.iter().map(|thing| thing.stacks.len()).collect();
    let drawn: Vec<Vec<usize>> = faye.rows.iter().map(drawn).collect();
    assert_eq!(drawn, [vec![1; 4], vec![5, 5, 5, 3], vec![1; 3]], "each owner's behind the owner's mark");
    assert_eq!(said(&emily).len(), 2, "one denier buys nothing");
}

#[test]
fn a_phone_shows_the_secret_characters_of_its_player_alone() {
    let held = [vec![Character::Chretien, Character::Thibaut], vec![Character::Henry, Character::Urbain]];
    let table = Table::open(Setup { characters: Some(BySeat::from(held)), ..Setup::house(2) }).expect("a sound setup");
    let rows = own(&table, ANNA).rows;
    assert!(rows.iter().all(|row| row.secret == row.said.starts_with("Your secret character: ")), "{rows:?}");
    let merits = |seat| said(&own(&table, seat)).into_iter().map(str::to_owned).collect::<Vec<_>>();
    let told =
        |seat| merits(seat).into_iter().filter(|row| row.starts_with("Your secret character: ")).collect::<Vec<_>>();
    assert!(
        told(ANNA)[0].contains("Chrétien de Troyes rewards citizens standing in the three buildings: 1 point for 4")
    );
    assert_eq!((told(ANNA).len(), told(FAYE).len()), (2, 2));
    assert!(told(FAYE).iter().all(|row| !row.contains("Chrétien")));
}
