//! What lies on the table wins (`T 17.4`, `T 17.7`), as far as a table can be like that.

use town_crier::games::troyes::rules::{
    Activity, Book, Building, Correction, CorrectionReason, DieAt, Event, Good, Lies, Order, Owner, Phase, Reason,
    Seat, TurnStep,
};

use crate::games::troyes::kit::{ANNA, EMILY, FAYE, GEOFFREY, Played, at_actions, face};
use crate::tried::each;

fn on_the_board() -> Played {
    at_actions(Book::house(), [Activity::Merchant, Activity::Priest, Activity::Archer])
}

#[test]
fn impossible_corrections_are_refused() {
    use CorrectionReason as Why;
    let played = on_the_board();
    let nobody = Owner::Seat(Seat(4));
    let at = DieAt { owner: Owner::Gray, index: 7 };
    let anna = Owner::Seat(ANNA);
    let phase = Phase::Turn(TurnStep::Act(ANNA));
    let rows: [(Correction, Why); 19] = [
        (Correction::Purse(Seat(4), Good::Denier, 1), Why::NoSuchOwner(nobody)),
        (Correction::Cathedral(face(1), 1, Some(Owner::Roy)), Why::NoSuchOwner(Owner::Roy)),
        (Correction::Purse(ANNA, Good::Influence, 21), Why::Influence(21)),
        (Correction::Supply(ANNA, 9), Why::Citizens(anna, 13)),
        (Correction::Standing(Building::Palace, Owner::Gray, 3), Why::Crowd(Building::Palace, 7)),
        (Correction::Tradesmen(Activity::Tithe, vec![]), Why::NotRevealed(Activity::Tithe)),
        (Correction::Stored(Activity::Tithe, ANNA, 1), Why::NotRevealed(Activity::Tithe)),
        (Correction::Tradesmen(Activity::Merchant, vec![Some(ANNA); 2]), Why::SecondTradesman(ANNA)),
        (Correction::Tradesmen(Activity::Merchant, vec![None; 5]), Why::Spaces(5)),
        (Correction::Event(Event::Marauding, vec![anna; 4]), Why::Banners(Event::Marauding, 4)),
        (Correction::Left(Event::Marauding, None), Why::NeverLeaves),
        (Correction::Left(Event::Heresy, None), Why::NoSuchEvent(Event::Heresy)),
        (Correction::Cathedral(face(1), 4, None), Why::NoSuchLevel(4)),
        (Correction::Cathedral(face(1), 0, None), Why::NoSuchLevel(0)),
        (Correction::Die(at, face(1), Lies::Used), Why::NoSuchDie(at)),
        (Correction::Start(FAYE), Why::NotNow(phase)),
        (Correction::Passed(ANNA, Some(2)), Why::HasTurn(ANNA)),
        (Correction::Purse(ANNA, Good::Denier, 50), Why::Same),
        (Correction::Turn(ANNA), Why::Same),
    ];
    each(rows, |(correction, reason)| {
        assert_eq!(played.refused(Order::Correct(correction)), Reason::Correction(vec![reason]));
    });
}

#[test]
fn a_bonus_event_comes_only_to_a_game_with_bonus_cards() {
    let mut played = Played::open(town_crier::games::troyes::rules::Setup::house(2));
    let refused = played.refused(Order::Correct(Correction::Event(Event::Resistance, vec![])));
    assert_eq!(refused, Reason::Correction(vec![CorrectionReason::NoSuchEvent(Event::Resistance)]));
    played.correct(Correction::Event(Event::Heresy, vec![Owner::Gray]));
}

#[test]
fn counts_are_set_to_how_they_lie() {
    let mut played = on_the_board();
    played.correct(Correction::Passed(GEOFFREY, Some(5))).correct(Correction::Turn(FAYE));
    assert_eq!(
        played.refused(Order::Correct(Correction::Turn(GEOFFREY))),
        Reason::Correction(vec![CorrectionReason::HasPassed(GEOFFREY)])
    );
    assert_eq!(played.table.active(), Some(FAYE));
    played.correct(Correction::Left(Event::CivilWar, Some(EMILY)));
    assert_eq!(played.table.player(EMILY).unwrap().won(), [Event::CivilWar]);
    // It lies in the queue after all.
    played.correct(Correction::Event(Event::CivilWar, vec![Owner::Gray]));
    assert_eq!(played.table.player(EMILY).unwrap().won(), []);
    assert_eq!(played.table.in_play(Event::CivilWar).unwrap().cubes, [Owner::Gray]);
    played.correct(Correction::Cathedral(face(3), 2, Some(Owner::Gray)));
    assert_eq!(played.table.cube_at(face(3), 2), Some(Owner::Gray));
    played.correct(Correction::Lying(Building::Palace, Owner::Seat(EMILY), true));
    assert!(played.table.lies_at(Owner::Seat(EMILY), Building::Palace));
}
