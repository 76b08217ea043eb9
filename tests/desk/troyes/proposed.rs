//! What players of Troyes compose on their phones: the crier's one key takes it, or it counts at once.

use std::time::Instant;

use egui::{Key, Modifiers};
use serde_json::Value;
use town_crier::chronicle::Next;
use town_crier::games::troyes::record::{ActPick, Mode, Pick, Record, Spend, SpendPick};
use town_crier::games::troyes::rules::{Order, Phase, TurnStep};
use town_crier::play::{Face, PickId};

use super::play::press_all;
use super::{chosen, late};
use crate::desk::phones::{local, open};
use crate::desk::seats::Sitting;
use crate::desk::{PATIENCE, Place, SIZE, STILL, TestDesk};
use crate::games::troyes::record::pressed::presses;

/// A desk with phones let in, near the end of a game, and the phones of both players.
fn playing(settings: &str, record: &Record) -> (TestDesk, [Sitting; 2]) {
    let mut desk = Place::keeping(settings, record).with(SIZE, |desk| desk.with_network(local()));
    desk.press(Key::Space);
    open(&mut desk);
    let phones = ["Anna", "Faye"].map(|name| Sitting::down(&desk, name));
    desk.press(Key::Escape).has("New on phones: Anna, Faye.").steps(10).click("Let in");
    (desk, phones)
}

/// What a phone may propose in its player's turn tells whether it is told what that player alone knows.
#[test]
fn a_phone_that_sits_down_is_told_secrets_once_the_crier_has_gone_on() {
    let (record, order) = acting();
    let mut desk = Place::keeping(STILL, &record).with(SIZE, |desk| desk.with_network(local()));
    desk.press(Key::Space);
    open(&mut desk);
    let phones = ["Anna", "Faye"].map(|name| Sitting::down(&desk, name));
    let seat = record.table().active().expect("somebody's turn").index();
    let (picks, _) = presses(&record, &order);
    let pick = |orders| phones[seat].pick(orders, PickId::of(&picks[0].0), picks[0].1);
    desk.press(Key::Escape).has("New on phones: Anna, Faye. With your next step they see their secrets.");
    assert_eq!(pick(record.done().len()), "409", "nobody has seen who sits there");
    // Nor has anybody gone on who chooses, or leaves what was chosen, or presses a key that does nothing.
    desk.steps(10).press(Key::Num1).press(Key::Escape).press(Key::Num0).has("New on phones");
    desk.press(Key::Space).lacks("New on phones");
    phones[seat].picks(&mut desk, record.done().len(), PickId::of(&picks[0].0), picks[0].1);
    let late = ["Anna", "Faye"][1 - seat];
    assert_eq!(phones[1 - seat].ask("DELETE seat", "").0, "204");
    desk.press(Key::F9);
    Sitting::down(&desk, late);
    desk.press(Key::Escape).wait_for(&format!("New on phones: {late}."));
    desk.steps(10).click("Let in").lacks("New on phones");
}

/// The crier sees that Anna sits down, of whom nothing is told yet.
fn one_waits() -> (TestDesk, Sitting) {
    let (record, _) = acting();
    let mut desk = Place::keeping(STILL, &record).with(SIZE, |desk| desk.with_network(local()));
    desk.press(Key::Space);
    open(&mut desk);
    let anna = Sitting::down(&desk, "Anna");
    desk.press(Key::Escape).wait_for("New on phones: Anna.");
    (desk, anna)
}

fn waits(phone: &Sitting) -> bool {
    phone.ask("GET seat", "").1.contains("\"waits\":true")
}

/// The button is no use before: it says so, and for how long.
#[test]
fn who_lets_in_sees_when_that_can_be_pressed() {
    let (mut desk, anna) = one_waits();
    let counts = ["Let in (2)", "Let in (1)"].into_iter().find(|label| desk.shows(label)).expect("it counts");
    desk.click(counts);
    assert!(waits(&anna));
    desk.steps(10).lacks("Let in (").click("Let in").lacks("New on phones");
    assert!(!waits(&anna));
}

#[test]
fn a_notice_that_is_put_away_lets_nobody_in_and_comes_back_on_the_page() {
    let (mut desk, anna) = one_waits();
    desk.steps(10).click("Close the message").lacks("New on phones").steps(10).press(Key::Space);
    assert!(waits(&anna));
    desk.press(Key::F9).wait_for("New on phones: Anna.").steps(10).click("Let in").lacks("New on phones");
    assert!(!waits(&anna));
}

/// Nobody reads a name before which another notice stands, however long that is.
#[test]
fn what_is_covered_lets_nobody_in() {
    let (mut desk, anna) = one_waits();
    desk.press_with(Modifiers::COMMAND, Key::Z).wait_for("Undone").steps(10).press(Key::Space);
    assert!(waits(&anna));
    desk.wait_for("New on phones: Anna.").steps(10).press(Key::Space).lacks("New on phones");
    assert!(!waits(&anna));
}

/// A page that is opened meanwhile stands behind: the names can be read, and the button can be hit.
#[test]
fn no_page_stands_before_who_sits_down() {
    for page in [Key::F7, Key::F9] {
        let (mut desk, anna) = one_waits();
        desk.press(page).steps(10);
        assert!(waits(&anna), "a page is no step");
        desk.click("Let in").lacks("New on phones");
        assert!(!waits(&anna), "{page:?}");
    }
}

/// A phone that comes and goes delays nobody, and is not admitted with others before it could be read.
#[test]
fn each_phone_waits_for_its_own_time_to_be_read() {
    let (mut desk, _anna) = one_waits();
    let comes = |desk: &mut TestDesk| {
        // Anna's name stands there for a while before the other one.
        desk.press(Key::F9).steps(6);
        let faye = Sitting::down(desk, "Faye");
        desk.press(Key::Escape);
        faye
    };
    let faye = comes(&mut desk);
    desk.wait_for("New on phones: Anna, Faye.").steps(3);
    assert_eq!(faye.ask("DELETE seat", "").0, "204");
    desk.wait_for("New on phones: Anna.");
    let faye = comes(&mut desk);
    desk.wait_for("New on phones: Anna, Faye.").click("Let in").wait_for("New on phones: Faye.");
    assert!(waits(&faye));
}

/// The player whose turn it is composes an order, and proposes it.
fn composes(desk: &mut TestDesk, phones: &[Sitting; 2], record: &Record, order: &Order) {
    let phone = &phones[record.table().active().expect("somebody's turn").index()];
    let (picks, _) = presses(record, order);
    let at = record.done().len();
    if picks.is_empty() {
        // What the one key would do anyway.
        phone.picks(desk, at, PickId::DONE, None);
    }
    for (pick, number) in picks {
        phone.picks(desk, at, PickId::of(&pick), number);
    }
    phone.picks(desk, at, PickId::PROPOSE, None);
}

/// The first table near the end of a game at which somebody acts, and what a bot does.
fn acting() -> (Record, Order) {
    let mut record = late();
    loop {
        match (record.table().phase(), chosen(&record)) {
            (Phase::Turn(TurnStep::Act(_)), Some(order @ Order::Act(_))) => return (record, order),
            (_, Some(order)) => _ = record.order(order).expect("a bot's order is followed"),
            (_, None) => assert!(record.go_on().is_some_and(|followed| followed.is_ok())),
        }
    }
}

#[test]
fn an_action_is_composed_on_a_phone_and_taken_by_the_one_key() {
    let (record, order) = acting();
    let (mut desk, phones) = playing(STILL, &record);
    let seat = record.table().active().expect("somebody's turn").index();
    let (orders, name) = (record.done().len(), ["Anna", "Faye"][seat]);
    let (picks, _) = presses(&record, &order);
    let (first, _) = picks[0];
    // Nobody else's, and nothing that is the crier's.
    let fell = Pick::Spend(SpendPick::Fell(Face::Six));
    assert_eq!(phones[1 - seat].pick(orders, PickId::of(&first), None), "409");
    for pick in [Pick::Mode(Mode::Fix), Pick::Act(ActPick::Price), fell] {
        assert_eq!(phones[seat].pick(orders, PickId::of(&pick), None), "409", "{pick:?}");
    }
    assert_eq!(phones[seat].pick(orders, PickId::PROPOSE, None), "409", "nothing is composed");
    for (pick, number) in &picks {
        phones[seat].picks(&mut desk, orders, PickId::of(pick), *number);
    }
    desk.run();
    desk.lacks(" proposes: ");
    assert_eq!(phones[1 - seat].pick(orders, PickId::PROPOSE, None), "409", "it is another's");
    phones[seat].picks(&mut desk, orders, PickId::PROPOSE, None);
    desk.wait_for(&format!("{name} proposes: ")).has("Accept (");
    assert_eq!(desk.troyes_game(), &record, "nothing that a phone sends changes the game");
    // On the projector the time in the game stays.
    let last = record.table().rounds();
    desk.press(Key::F11).has(&format!("Round {last} of {last}. {name} proposes: ")).press(Key::F11);
    // It goes back by the key that leaves, and what was composed is gone.
    desk.steps(8).press(Key::Escape).lacks(" proposes: ");
    assert_eq!(phones[seat].pick(orders, PickId::PROPOSE, None), "409");
    composes(&mut desk, &phones, &record, &order);
    desk.wait_for(&format!("{name} proposes: ")).steps(8).press(Key::Space);
    assert_eq!(desk.troyes_game().done().len(), orders + 1);
    let mut asked = record.clone();
    asked.order(order).expect("a bot's order is followed");
    assert_eq!(desk.troyes_game().table(), asked.table());
}

/// The phone of the player whose turn it is composes the first place for a citizen, and proposes it; returns what it was told.
fn places(desk: &mut TestDesk, phones: &[Sitting; 2]) -> Value {
    let (orders, seat) =
        (desk.troyes_game().done().len(), desk.troyes_game().table().active().expect("somebody's turn"));
    let phone = &phones[seat.index()];
    let told = phone.reads_own(desk, |view| view["choices"]["groups"][0]["items"][0]["open"] == true);
    let pick = told["choices"]["groups"][0]["items"][0]["pick"].as_str().expect("an id").parse().expect("an id");
    phone.picks(desk, orders, pick, None);
    phone.reads_own(desk, |view| view["choices"]["groups"][0]["items"][0]["chosen"] == true);
    phone.picks(desk, orders, PickId::PROPOSE, None);
    told
}

/// A game at its beginning.
fn begun() -> Record {
    Record::open(late().opening().clone()).expect("it opens")
}

/// Before the first order, too: players place their citizens, each on the own phone.
#[test]
fn a_citizen_is_placed_from_a_phone_before_the_game() {
    let (mut desk, phones) = playing(STILL, &begun());
    for orders in 0..3 {
        let told = places(&mut desk, &phones);
        assert_eq!(told["screen"], if orders == 0 { "opening" } else { "game" });
        desk.wait_for(" proposes: ").steps(8).press(Key::Space);
        assert_eq!(desk.troyes_game().done().len(), orders + 1);
    }
}

/// Behind a page nothing counts at once: it does when the page goes, and a key that comes with that gives nothing more.
#[test]
fn what_is_proposed_behind_a_page_counts_once_the_table_is_seen() {
    let (mut desk, phones) = playing("(motion: none, trusts: true)", &begun());
    desk.press(Key::F1);
    places(&mut desk, &phones);
    desk.steps(8);
    assert_eq!(desk.troyes_game().done().len(), 0, "nobody sees it");
    for key in [Key::Escape, Key::Space] {
        desk.0.key_press(key);
    }
    desk.steps(2);
    assert_eq!(desk.troyes_game().done().len(), 1);
}

/// A key that was pressed for one player, whose phone has just been faster, is not the next one's.
#[test]
fn a_key_behind_an_order_that_counted_at_once_gives_nothing() {
    let (mut desk, phones) = playing("(motion: none, trusts: true)", &begun());
    places(&mut desk, &phones);
    let (until, now) = (Instant::now() + PATIENCE, desk.0.ctx.input(|input| input.time));
    let step = |desk: &mut TestDesk| {
        assert!(Instant::now() < until, "it does not count");
        desk.0.input_mut().time = Some(now);
        desk.0.step();
    };
    while desk.troyes_game().done().is_empty() {
        step(&mut desk);
    }
    desk.0.key_press(Key::Num2);
    for _ in 0..4 {
        step(&mut desk);
    }
    assert_eq!(desk.has("has just changed").troyes_game().done().len(), 1);
    desk.0.input_mut().time = None;
    desk.steps(4).press(Key::Num2);
    assert_eq!(desk.troyes_game().done().len(), 2);
}

/// A menu beside the action has a way back on the phone, where no key leads back.
#[test]
fn who_spends_influence_can_go_back_to_the_action() {
    let mut record = late();
    loop {
        let possible = Spend::is_possible(record.table());
        match (record.table().phase(), chosen(&record)) {
            (Phase::Turn(TurnStep::Act(_)), _) if possible => break,
            (_, Some(order)) => _ = record.order(order).expect("a bot's order is followed"),
            (_, None) => assert!(record.go_on().is_some_and(|followed| followed.is_ok())),
        }
    }
    let (mut desk, phones) = playing(STILL, &record);
    let phone = &phones[record.table().active().expect("somebody's turn").index()];
    let orders = record.done().len();
    assert_eq!(phone.pick(orders, PickId::BACK, None), "409", "there is nothing to leave");
    phone.picks(&mut desk, orders, PickId::of(&Pick::Mode(Mode::Spend)), None);
    let back = |view: &Value| view["choices"].to_string().contains("\"name\":\"Back\"");
    phone.reads_own(&mut desk, back);
    phone.picks(&mut desk, orders, PickId::BACK, None);
    phone.reads_own(&mut desk, |view| view["choices"].is_object() && !back(view));
}

/// The rest of a game in which the crier trusts everybody: each chooses on the own phone, and the one key does what nobody chooses.
#[test]
fn where_the_crier_allows_it_what_is_proposed_counts_at_once() {
    let (mut desk, phones) = playing("(motion: none, trusts: true)", &late());
    let (mut counted, mut asked, mut undone) = (0, 0, 0);
    while desk.troyes_game().next() != Next::Over {
        let record = desk.troyes_game().clone();
        let before = record.done().len();
        let order = chosen(&record).filter(|_| matches!(record.next(), Next::Choose(_) | Next::Pick));
        match order {
            Some(order) if record.table().active().is_some() => {
                composes(&mut desk, &phones, &record, &order);
                desk.run();
                if desk.troyes_game().done().len() == before {
                    // The one key asks before that, so it is the crier's.
                    assert!(matches!(order, Order::Pass | Order::GiveWay | Order::Aim { .. }), "{order:?}");
                    desk.wait_for(" proposes: ").steps(8);
                    if order == Order::Pass {
                        let name = ["Anna", "Faye"][record.table().active().expect("somebody's turn").index()];
                        desk.has(&format!("{name} proposes: Pass")).has(&format!("Accept ({name}): Pass"));
                    }
                    desk.press(Key::Space);
                    asked += 1;
                } else {
                    counted += 1;
                    if undone == 0 {
                        // What the crier takes back stays so, until the one key gives it.
                        desk.press_with(Modifiers::COMMAND, Key::Z);
                        composes(&mut desk, &phones, &record, &order);
                        desk.wait_for(" proposes: ");
                        assert_eq!(desk.troyes_game().done().len(), before, "the phone does not undo what is undone");
                        desk.steps(8).press(Key::Space);
                        undone += 1;
                    }
                }
            }
            Some(order) => {
                if !press_all(&mut desk, &record, &order) {
                    desk.press(Key::Space);
                }
            }
            None => _ = desk.press(Key::Space),
        }
        assert_eq!(desk.troyes_game().done().len(), before + 1, "{:?} in {:?}", record.next(), record.table().phase());
    }
    assert!(counted > 3 && asked > 0, "{counted} counted at once, {asked} were asked about");
}
