//! What a player proposes from the own phone: the desk's own menu, and nothing that gives an order.

use std::sync::Arc;

use serde_json::{Value, json};
use town_crier::chronicle::hall::PlayerName;
use town_crier::crier::{Language, Manner, Words};
use town_crier::gallery::{Picked, Picks};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{
    CardsFrom, ChangePick, DiceFrom, FirstFrom, Mode, Opening, Pick, Record,
};
use town_crier::games::dice_village::rules::{Ask, Base, Depth, Face, Order, Sale, Step};
use town_crier::play::{PickId, Seat};
use town_crier::show::{Choices, Proposal, ReadyCount, Show, Shown, Watched as _};

use super::{KEY, Room, US};
use crate::games::dice_village::kit::{at, roll};

/// A game of Ann and Bo, in which Ann sells.
fn selling(cards: CardsFrom) -> Arc<Record> {
    selling_by(["Ann", "Bo"], cards)
}

/// A game of two with these names, in which the first sells.
fn selling_by(players: [&str; 2], cards: CardsFrom) -> Arc<Record> {
    let players = players.map(str::to_owned).to_vec();
    let (dice, first) = (DiceFrom::Entered, FirstFrom::Entered(Seat(0)));
    let opening = Opening { players, cards, dice, first, ..Opening::from_code("OWN".parse().unwrap()) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1626", "3445"])).expect("they fall");
    Arc::new(record)
}

fn show(record: &Arc<Record>, proposals: &[Proposal<DiceVillage>]) -> Show {
    let of = |proposal: &Proposal<DiceVillage>| Choices::of(record, proposal.clone()).map(Arc::new);
    Show {
        shown: Some(Arc::new(Shown::now(record))),
        choices: proposals.iter().filter_map(of).collect(),
        ..Show::default()
    }
}

fn words() -> Arc<Words> {
    Shown::now(&selling(CardsFrom::Code)).words(Language::English, Manner::Plain)
}

fn nothing() -> [Proposal<DiceVillage>; 2] {
    [0, 1].map(|seat| Proposal::of(Seat(seat)))
}

/// What the phone with that secret is offered.
fn offered(room: &Room, secret: &str) -> Value {
    view(room, secret)["choices"].clone()
}

fn view(room: &Room, secret: &str) -> Value {
    let events = room.send("GET", &format!("/{KEY}/events?lang=en&seat={secret}"), &[("host", US)], "").text;
    let views = events.split("\n\n").filter(|event| event.contains("event: view"));
    let data = views.filter_map(|event| event.split_once("data: ")).last().expect("a view").1;
    serde_json::from_str(data).expect("JSON")
}

/// Proposes what is composed; returns the order that lies on the desk then.
fn propose(proposal: &mut Proposal<DiceVillage>, record: &Record) -> Option<Ask> {
    proposal.pick(record, PickId::PROPOSE, None);
    proposal.order(record)
}

fn put(room: &Room, secret: &str, orders: usize, pick: &str) -> u16 {
    send(room, secret, &json!({ "orders": orders, "pick": pick }))
}

fn send(room: &Room, secret: &str, what: &Value) -> u16 {
    room.ask(secret, "PUT", "/seat/pick", &what.to_string()).status
}

/// All that the phone is offered, as it is called.
fn names(told: &Value) -> Vec<String> {
    let groups = told["groups"].as_array().cloned().unwrap_or_default();
    let items = groups.iter().flat_map(|group| group["items"].as_array().cloned().unwrap_or_default());
    items.map(|item| item["said"].as_str().expect("a name").split(':').next().expect("a name").to_owned()).collect()
}

/// The id of what is called so.
fn id(told: &Value, name: &str) -> String {
    let groups = told["groups"].as_array().expect("groups");
    let mut items = groups.iter().flat_map(|group| group["items"].as_array().expect("items"));
    let item = items.find(|item| item["said"].as_str().is_some_and(|said| said.starts_with(name)));
    item.unwrap_or_else(|| panic!("{name} is offered"))["pick"].as_str().expect("an id").to_owned()
}

#[test]
fn a_seat_without_a_name_is_one_phone_s_in_whatever_language_it_is_called() {
    let record = selling_by(["", ""], CardsFrom::Code);
    let playing = show(&record, &nothing());
    let first = |name: &&str| Shown::now(&record).seat(&PlayerName::new(name).unwrap(), true) == Some(Seat(0));
    let [called, otherwise] = ["Yellow Red Blue Green", "Jaune Rouge Bleu Vert"]
        .map(|names| names.split(' ').find(first).expect("a color of the first player"));
    let room = Room::showing(playing.clone());
    room.sit(called);
    assert_eq!(room.ask("", "POST", "/seat", &json!({ "name": otherwise }).to_string()).status, 409);

    // Before the game nobody knows that they are one.
    let room = Room::new();
    let [own, other] = [called, otherwise].map(|name| room.sit(name));
    room.0.show(playing, false);
    let pick = id(&offered(&room, &own), "Die 1");
    assert_eq!(
        [&own, &other].map(|secret| put(&room, secret, record.done().len(), &pick)),
        [204, 403],
        "and one has none"
    );
}

#[test]
fn whose_turn_it_is_proposes_what_the_menu_offers_and_nobody_else() {
    let record = selling(CardsFrom::Code);
    let room = Room::showing(show(&record, &nothing()));
    let (ann, bo, guest) = (room.sit("Ann"), room.sit("Bo"), room.sit("Cleo"));
    let told = offered(&room, &ann);
    assert_eq!(offered(&room, &guest), Value::Null);
    let dice = |who| (1..=4).map(move |die| format!("Die {die} of {who}"));
    let expected: Vec<String> = ["1-6 of Ann", "1-6 of Bo"]
        .map(str::to_owned)
        .into_iter()
        .chain(dice("Ann"))
        .chain(["End the turn; 4 dice to the market".to_owned()])
        .collect();
    assert_eq!((names(&told), &told["does"]), (expected, &Value::Null));
    assert_eq!(names(&offered(&room, &bo)), dice("Bo").collect::<Vec<_>>(), "who waits can change the own dice");
    let pick = id(&told, "1-6 of Bo");
    let orders = record.done().len();
    let refused = [
        put(&room, &bo, orders, &pick),
        put(&room, &guest, orders, &pick),
        put(&room, &ann, orders + 1, &pick),
        put(&room, &ann, orders, "0000000000000001"),
        put(&room, &ann, orders, &id(&offered(&room, &bo), "Die 1 of Bo")),
        put(&room, &bo, orders, &PickId::DONE.to_string()),
        put(&room, &ann, orders, "no id"),
    ];
    assert_eq!(refused, [409, 409, 409, 409, 409, 409, 400]);
    assert_eq!(send(&room, &ann, &json!({ "orders": orders, "pick": pick, "number": 3 })), 409, "it has no number");
    assert!(room.0.picks().is_empty(), "nothing of that is proposed");
    assert_eq!(put(&room, &ann, orders, &pick), 204);
    let picks = room.0.picks();
    assert_eq!(picks, [Picked { seat: Seat(0), orders, pick: pick.parse().expect("an id"), number: None }]);

    // The desk puts it into Ann's proposal, and Ann's phone shows what the key will give.
    let [mut proposal, other] = nothing();
    assert!(proposal.pick(&record, picks[0].pick, None));
    room.0.show(show(&record, &[proposal.clone(), other.clone()]), false);
    let told = offered(&room, &ann);
    assert_eq!(told["does"].as_str(), Some("Sell at village 1-6 of Bo: Ann gets 2 coins, Bo gets 1 coin"));
    assert_eq!((proposal.order(&record), &told["laid"]), (None, &Value::Bool(false)), "it is only composed");
    // It lies on the crier's desk once it is proposed.
    let lay = PickId::PROPOSE.to_string();
    assert_eq!([put(&room, &bo, orders, &lay), put(&room, &ann, orders, &lay)], [409, 204]);
    assert!(propose(&mut proposal, &record).is_some());
    room.0.show(show(&record, &[proposal.clone(), other.clone()]), false);
    assert_eq!(offered(&room, &ann)["laid"], Value::Bool(true));
    assert_eq!(put(&room, &ann, orders, &lay), 409, "it lies there");
    assert_eq!(told["groups"][0]["items"][1]["chosen"], Value::Bool(true));
    // In the picture it is the same pick.
    let tapped = |secret: &str| {
        let things = view(&room, secret)["picture"]["things"].as_array().cloned().unwrap_or_default();
        let tapped = things.into_iter().filter(|thing| thing["chosen"] == Value::Bool(true));
        tapped.map(|thing| thing["pick"].clone()).collect::<Vec<_>>()
    };
    assert_eq!((tapped(&ann), tapped(&bo)), (vec![Value::from(pick.as_str())], Vec::new()));
    assert_eq!(offered(&room, &bo)["does"], Value::Null, "it is Ann's alone");

    // While the picture hides what came of it, and on dark screens, nothing is offered or taken.
    for (show, moving) in
        [(show(&record, &[proposal.clone()]), true), (Show { dark: true, ..show(&record, &[proposal.clone()]) }, false)]
    {
        room.0.show(show, moving);
        assert_eq!(offered(&room, &ann), Value::Null);
    }
    assert_eq!(put(&room, &ann, orders, &picks[0].pick.to_string()), 409, "it is dark");

    proposal.send_back();
    room.0.show(show(&record, &[proposal, other.clone()]), false);
    let told = offered(&room, &ann);
    assert_eq!((&told["does"], &told["returned"]), (&Value::Null, &Value::Bool(true)));
    room.0.show(show(&record, &[Proposal::after_accepted(Seat(0)), other]), false);
    assert_eq!([&offered(&room, &ann)["accepted"], &offered(&room, &bo)["accepted"]], [&true, &false]);
}

/// Whoever only watches neither hurries players on nor keeps them waiting.
#[test]
fn a_guest_is_not_asked_who_is_ready() {
    let record = selling(CardsFrom::Code);
    let room = Room::showing(show(&record, &nothing()));
    let (ann, guest) = (room.sit("Ann"), room.sit("Zoe"));
    let orders = record.done().len();
    assert_eq!(room.ready(&guest, orders, true), 409);
    assert_eq!((&room.own(&ann)["ready"], &room.own(&guest)["ready"]), (&Value::Bool(false), &Value::Null));
    assert_eq!(room.0.ready(), ReadyCount { ready: 0, of: 1 });
}

/// Nobody knows who plays under a name that the game does not have.
#[test]
fn where_a_player_has_no_name_everybody_is_asked() {
    let room = Room::showing(show(&selling_by(["Ann", ""], CardsFrom::Code), &nothing()));
    let (ann, zoe) = (room.sit("Ann"), room.sit("Zoe"));
    assert_eq!([&room.own(&ann)["ready"], &room.own(&zoe)["ready"]], [&Value::Bool(false); 2]);
    assert_eq!(room.0.ready(), ReadyCount { ready: 0, of: 2 });
}

#[test]
fn what_a_sale_brings_is_proposed_in_numbers() {
    let record = selling(CardsFrom::Box(Depth::Purses));
    let room = Room::showing(show(&record, &nothing()));
    let (ann, orders) = (room.sit("Ann"), record.done().len());
    let [mut proposal, other] = nothing();
    let village = id(&offered(&room, &ann), "1-6 of Ann");
    assert!(proposal.pick(&record, village.parse().expect("an id"), None));
    room.0.show(show(&record, &[proposal.clone(), other]), false);
    let coins = id(&offered(&room, &ann), "Ann: coins");
    let statuses = [json!(3), json!(null), json!(100), json!("3")]
        .map(|number| send(&room, &ann, &json!({ "orders": orders, "pick": coins, "number": number })));
    assert_eq!(statuses, [204, 204, 409, 400], "too much, and no number");
    assert!(proposal.pick(&record, coins.parse().expect("an id"), Some(3)));
    let Some(Ask::Order(Order::Sell(sale))) = propose(&mut proposal, &record) else { panic!("a sale") };
    assert_eq!(sale.told.seller.map(|purse| purse.coins), Some(3));
}

#[test]
fn dice_are_proposed_by_their_owner_and_by_what_is_done_with_them() {
    let record = selling(CardsFrom::Code);
    let pick = |pick| PickId::of(&Pick::Change(pick));
    let [_, mut bo] = nothing();
    assert!(!bo.pick(&record, pick(ChangePick::Die(Seat(0), 0)), None), "Ann's");
    assert!(bo.pick(&record, pick(ChangePick::Die(Seat(1), 0)), None));
    assert_eq!(propose(&mut bo, &record), None, "more dice may come");
    let mut other = bo.clone();
    assert!(bo.pick(&record, pick(ChangePick::Adjust(Step::Up)), None));
    assert_eq!(propose(&mut bo, &record), Some(Ask::Order(Order::Adjust(Seat(1), 0, Step::Up))));
    assert!(!other.pick(&record, PickId::of(&Pick::Mode(Mode::Fix)), None), "nobody corrects from a phone");
    assert!(!other.pick(&record, PickId::DONE, None), "it is not Bo's turn");
    let [mut ann, _] = nothing();
    assert!(ann.pick(&record, PickId::DONE, None));
    assert_eq!(propose(&mut ann, &record), Some(Ask::Order(Order::Done)));
    assert!(ann.pick(&record, pick(ChangePick::Die(Seat(0), 0)), None));
    assert_eq!(ann.order(&record), None, "and not that any more");
}

#[test]
fn how_a_die_fell_is_asked_on_the_phone_and_then_proposed() {
    let record = selling(CardsFrom::Code);
    let pick = |pick| PickId::of(&Pick::Change(pick));
    let [_, mut bo] = nothing();
    let fell = pick(ChangePick::Fell(Face::Six));
    assert!(bo.pick(&record, pick(ChangePick::Die(Seat(1), 0)), None));
    assert!(!bo.pick(&record, fell, None), "nobody asks that yet");
    assert!(bo.pick(&record, pick(ChangePick::Reroll), None));
    assert_eq!(propose(&mut bo, &record), None, "it has not fallen yet");
    assert!(bo.pick(&record, fell, None));
    assert_eq!(propose(&mut bo, &record), Some(Ask::Order(Order::Reroll(Seat(1), vec![(0, Face::Six)]))));
}

#[test]
fn a_pick_is_read_as_it_is_written() {
    let id = PickId::of(&Pick::Mode(Mode::Fix));
    let written = id.to_string();
    assert_eq!(written.parse(), Ok(id));
    for other in [format!("+{written}"), format!("0{written}"), format!(" {written}"), "ABCDEFABCDEFABCD".to_owned()] {
        assert!(other.parse::<PickId>().is_err(), "{other}");
    }
    assert_eq!(PickId::DONE.to_string().parse(), Ok(PickId::DONE));
    assert!("0".parse::<PickId>().is_err());
}

#[test]
fn picks_that_nobody_takes_do_not_heap_up() {
    let mut picks = Picks::default();
    for orders in 0..100 {
        picks.add(Picked { seat: Seat(0), orders, pick: PickId::of(&0), number: None });
    }
    let left: Vec<usize> = picks.take().map(|picked| picked.orders).collect();
    assert_eq!((left.len(), left.last()), (Picks::MOST, Some(&99)), "the newest are kept");
    // However many picks one seat sends, another's stays.
    for orders in 0..100 {
        let seat = Seat(u8::from(orders != 50));
        picks.add(Picked { seat, orders, pick: PickId::of(&0), number: None });
    }
    assert!(picks.take().any(|picked| picked.seat == Seat(0)));
    assert_eq!(picks.take().count(), 0);
}

#[test]
fn behind_another_order_a_proposal_stands_if_it_reads_the_same_and_else_is_lost() {
    let record = selling(CardsFrom::Code);
    let reads = |record: &Record, ask: &Ask| DiceVillage::proposal(&words(), record, ask);
    let mut bo = Proposal::<DiceVillage>::of(Seat(1));
    let change = |pick| PickId::of(&Pick::Change(pick));
    assert!(bo.pick(&record, change(ChangePick::Die(Seat(1), 0)), None));
    let begun = bo.clone();
    assert!(bo.pick(&record, change(ChangePick::Adjust(Step::Up)), None));
    let composed = bo.clone();
    let ask = propose(&mut bo, &record).expect("it lies on the desk");
    let after = |order: Order| {
        let mut after = Record::clone(&record);
        after.order(order).expect("it is followed");
        after
    };
    let sold = after(Order::Sell(Box::new(Sale::plain(at(0, Base::OneSix)))));
    assert_eq!(bo.behind(&record, &sold, reads).order(&sold), Some(ask), "it is about something else");
    // The same change once more is another one: the die shows something else by now.
    let changed = after(Order::Adjust(Seat(1), 0, Step::Up));
    let view = |proposal: Proposal<DiceVillage>| {
        let view = Choices::of(&Arc::new(changed.clone()), proposal)?.view(&words());
        Some((view.does.clone(), view.laid, view.lost))
    };
    for proposal in [&bo, &composed] {
        let lost = proposal.behind(&record, &changed, reads);
        let told = Some((None, false, true));
        assert_eq!(view(lost.clone()), told);
        assert_eq!(view(lost.behind(&changed, &changed, reads)), told, "a look back ends, but no order came");
        assert_eq!(view(lost.behind(&record, &changed, reads)), None, "until the next order");
    }
    // Bo has no favour left.
    assert_eq!(view(begun.behind(&record, &changed, reads)), None, "nothing of it was to be proposed");
}
