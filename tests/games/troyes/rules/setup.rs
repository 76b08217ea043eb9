//! Setups, and the figures that depend on the number of players (`T 2`, `T 3`, `T 4`, `T 18.4`).

use town_crier::games::troyes::rules::{
    Activity, Building, ByBuilding, Character, Color, Event, Good, Happening, Order, Owner, Phase, Reason,
    RevealReason, RollReason, Seat, Setup, SetupReason, Table, opposite,
};
use town_crier::play::{BySeat, Face};

use crate::games::troyes::kit::{DICE, PLACEMENT, Played, reveal, settle, workforce};
use crate::tried::each;

/// Players, citizens of each, rounds, characters of each, gray citizens at first, and in the end of the placement.
const PLAYERS: [(u8, u8, u8, usize, u8, u8); 3] = [(2, 6, 4, 2, 6, 6), (3, 5, 5, 1, 0, 3), (4, 4, 6, 1, 0, 2)];

#[test]
fn figures_depend_on_the_number_of_players() {
    each(PLAYERS, |(players, citizens, rounds, held, gray_first, gray)| {
        let mut played = Played::open(Setup::house(players));
        let all_gray =
            |table: &Table| Building::ALL.map(|at| *table.standing(at).get(Owner::Gray).unwrap()).iter().sum::<u8>();
        assert_eq!(played.table.rounds(), rounds);
        assert_eq!(Setup::held(players), held);
        assert!(played.table.players().all(|(_, player)| player.supply() == citizens));
        assert_eq!(played.has(Good::Denier), vec![5; players.into()]);
        assert_eq!(played.has(Good::Influence), vec![4; players.into()]);
        assert_eq!(all_gray(&played.table), gray_first);
        while let Phase::Settle(_) = played.table.phase() {
            let free = Building::ALL.into_iter().find(|at| played.table.crowd(*at) < Building::SPACES).unwrap();
            played.order(Order::Settle(free));
        }
        assert_eq!(all_gray(&played.table), gray);
        assert!(Building::ALL.into_iter().all(|at| played.table.crowd(at) == Building::SPACES));
        assert!(played.table.players().all(|(_, player)| player.supply() == 0));
    });
}

#[test]
fn a_setup_is_refused_with_all_reasons() {
    let characters = BySeat::from([vec![Character::Henry], vec![Character::Henry, Character::Urbain]]);
    let gray = ByBuilding::from_fn(|building| if building == Building::Palace { 7 } else { 0 });
    let setup = Setup { start: Seat(2), gray, characters: Some(characters), ..Setup::house(2) };
    let refusal = Table::open(setup.clone()).expect_err("a wrong setup");
    assert_eq!(refusal.setup, setup);
    let reasons = [
        SetupReason::NoSuchStart(Seat(2)),
        SetupReason::Crowd(Building::Palace, 7),
        SetupReason::Gray(7),
        SetupReason::CharacterCount(Seat(0), 1, 2),
        SetupReason::CharacterTwice(Character::Henry),
    ];
    assert_eq!(refusal.reasons, reasons);
    for players in [0, 1, 5, u8::MAX] {
        let refusal = Table::open(Setup::house(players)).expect_err("a wrong number");
        // Of so many nobody can start either, and that is said once.
        assert_eq!(refusal.reasons, [SetupReason::PlayerCount(players)]);
    }
    let characters = Some(BySeat::from([vec![Character::Henry]]));
    let refusal = Table::open(Setup { characters, ..Setup::house(4) }).expect_err("too few are dealt");
    assert_eq!(refusal.reasons, [SetupReason::CharacterPlayers(1, 4)]);
}

#[test]
fn nobody_is_placed_where_all_spaces_are_taken() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, "palace palace palace palace palace palace");
    assert_eq!(played.refused(Order::Settle(Building::Palace)), Reason::NoSpace(Building::Palace));
    assert_eq!(played.refused(Order::Close), Reason::NotNow(Phase::Settle(6)));
}

#[test]
fn an_activity_comes_in_the_round_of_its_number() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    let Reason::Reveal(reasons) = played.refused(reveal(Activity::Archer, Activity::Templar, Activity::Banquet)) else {
        panic!("the cards are wrong");
    };
    let expected = [
        RevealReason::Round(Activity::Banquet),
        RevealReason::Bonus(Activity::Banquet),
        RevealReason::Round(Activity::Templar),
        RevealReason::Color(Activity::Archer, Color::Yellow),
    ];
    assert_eq!(reasons, expected);
}

#[test]
fn all_roll_a_die_for_each_citizen() {
    let mut played = Played::open(Setup::house(4));
    settle(&mut played, PLACEMENT);
    played.order(reveal(Activity::Merchant, Activity::Priest, Activity::Archer));
    played.order(Order::Pay { short: Vec::new() });
    let mut wrong = DICE;
    wrong[0] = "Y5 Y6 W4";
    let refused = played.refused(workforce(&wrong));
    assert_eq!(refused, Reason::Roll(vec![RollReason::Dice(Owner::Seat(Seat(0)), Color::Red, 0, 1)]));
    let refused = played.refused(workforce(&DICE[1..]));
    assert!(matches!(refused, Reason::Roll(reasons) if reasons.contains(&RollReason::Players(3, 4))));
    played.order(workforce(&DICE));
    assert!(matches!(played.told[4], Happening::Dice(town_crier::games::troyes::rules::Dice::Rolled(Owner::Gray, _))));
    assert!(played.table.to_come().all(|event| event.deck() == town_crier::games::troyes::rules::Deck::Of(Color::Red)));
    assert_eq!(played.table.to_come().filter(|event| *event != Event::Resistance).count(), 8);
}

#[test]
fn opposite_faces_sum_to_seven() {
    each(Face::ALL, |face| assert_eq!(face.value() + opposite(face).value(), 7));
}
