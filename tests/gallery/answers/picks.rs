//! What a player proposes from the own phone: the desk's own menu, and nothing that gives an order.

use std::sync::Arc;

use serde_json::{Value, json};
use town_crier::chronicle::Choosing as _;
use town_crier::gallery::{Picked, Picks};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Draft, FirstFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Ask, Depth, Order};
use town_crier::play::{Item, PickId, Seat};
use town_crier::show::{Choices, Show, Shown};

use super::{KEY, Room, US};
use crate::games::dice_village::kit::roll;

/// A game of Ann and Bo, in which Ann sells.
fn selling(cards: CardsFrom) -> Arc<Record> {
    let players = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let (dice, first) = (DiceFrom::Entered, FirstFrom::Entered(Seat(0)));
    let opening = Opening { players, cards, dice, first, ..Opening::from_code("OWN".parse().unwrap()) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1626", "3445"])).expect("they fall");
    Arc::new(record)
}

fn show(record: &Arc<Record>, draft: &Draft) -> Show {
    let choices = Choices::of(record, draft).map(Arc::new);
    Show { shown: Some(Arc::new(Shown::now(record))), choices, ..Show::default() }
}

/// What the phone with that secret is offered.
fn offered(room: &Room, secret: &str) -> Value {
    let events = room.send("GET", &format!("/{KEY}/events?lang=en&seat={secret}"), &[("host", US)], "").text;
    let views = events.split("\n\n").filter(|event| event.contains("event: view"));
    let data = views.filter_map(|event| event.split_once("data: ")).last().expect("a view").1;
    serde_json::from_str::<Value>(data).expect("JSON")["choices"].clone()
}

fn put(room: &Room, secret: &str, orders: usize, pick: &str) -> u16 {
    room.ask(secret, "PUT", "/seat/pick", &json!({ "orders": orders, "pick": pick }).to_string()).status
}

#[test]
fn whose_turn_it_is_proposes_what_the_menu_offers_and_nobody_else() {
    let record = selling(CardsFrom::Code);
    let room = Room::showing(show(&record, &Draft::default()));
    let (ann, bo, guest) = (room.sit("Ann"), room.sit("Bo"), room.sit("Cleo"));
    let told = offered(&room, &ann);
    assert_eq!([offered(&room, &bo), offered(&room, &guest)], [Value::Null, Value::Null]);
    let names: Vec<&str> = told["items"].as_array().unwrap().iter().filter_map(|item| item["name"].as_str()).collect();
    assert_eq!((names, &told["does"]), (vec!["1-6 of Ann", "1-6 of Bo"], &Value::Null));
    let pick = told["items"][1]["pick"].as_str().expect("an id").to_owned();
    let orders = record.done().len();
    let refused = [
        put(&room, &bo, orders, &pick),
        put(&room, &guest, orders, &pick),
        put(&room, &ann, orders + 1, &pick),
        put(&room, &ann, orders, "0"),
        put(&room, &ann, orders, "no id"),
    ];
    assert_eq!(refused, [409, 409, 409, 409, 400]);
    assert!(room.0.picks().is_empty(), "nothing of that is proposed");
    assert_eq!(put(&room, &ann, orders, &pick), 204);
    let picks = room.0.picks();
    assert_eq!(picks, [Picked { seat: Seat(0), orders, pick: pick.parse().expect("an id") }]);

    // The desk drafts it, and Ann's phone shows what the key will give.
    let mut draft = Draft::default();
    let menu = DiceVillage::menu(&record, &draft);
    let of = |item: &&Item<_>| PickId::of(&item.pick) == picks[0].pick;
    let pick = menu.offered().find(of).expect("it is offered").pick;
    assert!(DiceVillage::propose(&record, &mut draft, pick));
    room.0.show(show(&record, &draft), false);
    let told = offered(&room, &ann);
    assert_eq!((told["does"].as_str(), &told["items"][1]["chosen"]), (Some("Sell at 1-6 of Bo"), &Value::Bool(true)));

    // While the picture hides what came of it, and on dark screens, nothing is offered or taken.
    for (show, moving) in [(show(&record, &draft), true), (Show { dark: true, ..show(&record, &draft) }, false)] {
        room.0.show(show, moving);
        assert_eq!(offered(&room, &ann), Value::Null);
    }
    assert_eq!(put(&room, &ann, orders, &picks[0].pick.to_string()), 409, "it is dark");
}

#[test]
fn nothing_that_is_proposed_gives_an_order() {
    // There a village alone would be a whole sale.
    let record = selling(CardsFrom::Box(Depth::Sales));
    let menu = DiceVillage::menu(&record, &Draft::default());
    let mut proposed = 0;
    for item in menu.offered() {
        let mut draft = Draft::default();
        if DiceVillage::propose(&record, &mut draft, item.pick) {
            let sells = matches!(DiceVillage::drafted(&record, &draft), Some(Ask::Order(Order::Sell(_))));
            assert!(sells, "{:?} makes no sale", item.pick);
            proposed += 1;
        } else {
            assert_eq!(draft, Draft::default(), "{:?} changes nothing", item.pick);
        }
    }
    assert_eq!(proposed, 2, "both villages, and neither favours nor corrections");
}

#[test]
fn picks_that_nobody_takes_do_not_heap_up() {
    let mut picks = Picks::default();
    for orders in 0..100 {
        picks.add(Picked { seat: Seat(0), orders, pick: PickId::of(&0) });
    }
    let left: Vec<usize> = picks.take().map(|picked| picked.orders).collect();
    assert_eq!((left.len(), left.last()), (Picks::MOST, Some(&99)), "the newest are kept");
    assert_eq!(picks.take().count(), 0);
}
