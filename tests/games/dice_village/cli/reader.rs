//! A second reading of the public format, from the text that describes it and the rules behind it; it shares no code with the
//! game. It follows a whole game line by line with a tally of its own, and says what each line must be.

use std::collections::BTreeSet;

use super::tally::{Player, Stall, Tally, VILLAGES, Village};
use crate::cli::ordered::Json;

/// Checks that a whole game's cry obeys the format from its first line to its last; it panics where it does not.
pub(super) fn check(cry: &str) {
    assert!(read(cry).ended, "the cry ends too early");
}

/// Checks the same of a game that need not be over, and hands out what was counted.
pub(super) fn read(cry: &str) -> Tally {
    assert!(cry.ends_with("}\n") && !cry.contains('\r') && !cry.contains("\n\n"));
    let lines: Vec<Json> = cry.lines().map(Json::parse).collect();
    let mut tally = opened(&lines[0]);
    for line in &lines[1..] {
        assert!(!tally.ended, "nothing comes after the end: {line:?}");
        follow(&mut tally, line);
    }
    tally
}

fn opened(line: &Json) -> Tally {
    let keys =
        ["event", "format", "game", "code", "players", "first", "row", "merchants", "deck", "depth", "paid", "dice"];
    let [event, format, game, code, players, first, row, merchants, deck, depth, paid, dice] = line.fields(keys);
    assert_eq!((event.text(), format.number(), game.text()), ("opened", 1, "dice-village"));
    assert!(["owner", "seller"].contains(&paid.text()) && ["code", "thrown"].contains(&dice.text()), "{line:?}");
    let house = match deck.text() {
        "house" => true,
        "box" => false,
        other => panic!("no deck: {other}"),
    };
    assert!(["dice", "sales", "purses"].contains(&depth.text()) && (!house || depth.text() == "purses"), "{line:?}");
    assert!(*code != Json::Null || !house && dice.text() == "thrown", "a code deals: {line:?}");
    let players: Vec<&str> = players.list().iter().map(Json::text).collect();
    assert!((2..=4).contains(&players.len()));
    let mut tally = Tally::new(players.len(), first.number(), house);
    assert_eq!(row.number(), tally.row_size());
    tally.laid_out(row.number(), merchants);
    tally
}

fn follow(tally: &mut Tally, line: &Json) {
    match line.event() {
        "caravans" => caravans(tally, line),
        "turn" => turn(tally, line),
        "rerolled" => rerolled(tally, line),
        "turned" => turned(tally, line),
        "sold" => sold(tally, line),
        "earned" => earned(tally, line),
        "caravan_joined" => {
            let [_, player, dice] = line.fields(["event", "player", "dice"]);
            let player = tally.player(player);
            player.caravans += 1;
            player.free.dice -= 1;
            assert_eq!(dice.number(), player.caravans);
            assert!(player.caravans <= 6, "{line:?}");
        }
        "caravan_lost" => {
            let player = tally.player(line.fields(["event", "player"])[1]);
            player.free.dice -= 1;
            assert_eq!(player.caravans, 6, "there is no seventh");
        }
        "card_given" => {
            let [_, player, merchant] = line.fields(["event", "player", "merchant"]);
            tally.drawn(1, std::slice::from_ref(merchant));
            let player = tally.player(player);
            player.free.cards -= 1;
            player.takes(merchant);
        }
        "card_lost" => {
            tally.player(line.fields(["event", "player"])[1]).free.cards -= 1;
            assert!(tally.pile.is_none_or(|pile| pile == 0), "a card is left");
        }
        "market" => {
            let [_, player, dice, favours] = line.fields(["event", "player", "dice", "favours"]);
            assert_eq!(tally.active, Some(player.number()));
            let player = tally.player(player);
            assert_eq!(player.owed, (0, 0), "what was sold is paid first");
            assert_eq!((dice.number(), favours.number()), (player.dice.iter().flatten().count() as u64, dice.number()));
            player.favours += favours.number();
            player.dice = Vec::new();
        }
        "placed" => placed(tally, line),
        "placement_lost" => {
            let [_, player, placements] = line.fields(["event", "player", "placements"]);
            let player = tally.player(player);
            assert_eq!(placements.number(), player.free.placements);
            player.free.placements = 0;
        }
        "bought" => bought(tally, line),
        "row_filled" => {
            let [_, cards, merchants] = line.fields(["event", "cards", "merchants"]);
            tally.laid_out(cards.number(), merchants);
            assert!(tally.pile.is_none_or(|pile| pile == 0) || tally.row == tally.row_size(), "{line:?}");
            tally.to_fill = false;
        }
        "ninth" => assert!(tally.player(line.fields(["event", "player"])[1]).table >= 9, "{line:?}"),
        "last_round" => {
            line.fields(["event"]);
            assert!(tally.is_last(), "nobody has nine cards");
        }
        "inexact" => {
            let [_, player, count] = line.fields(["event", "player", "count"]);
            assert!(["purse", "hand", "table"].contains(&count.text()), "{line:?}");
            let player = tally.player(player);
            assert!(player.inexact.insert(count.text().to_owned()), "it was known before: {line:?}");
            player.unsaid = false;
        }
        "corrected" => super::tally::corrected(tally, line),
        "round_closed" => round_closed(tally, line),
        "ranked" => ranked(tally, line),
        "undecided" => {
            line.fields(["event"]);
            assert!(tally.over && tally.players.iter().any(|player| !player.inexact.is_empty()), "all is known");
        }
        "ended" => {
            assert_eq!(line.fields(["event", "rounds"])[1].number(), tally.round);
            assert!(tally.over && (tally.ranked || tally.players.iter().any(|player| !player.inexact.is_empty())));
            tally.ended = true;
        }
        other => panic!("the text knows no {other}"),
    }
}

fn faces(list: &Json) -> Vec<u64> {
    let faces: Vec<u64> = list.list().iter().map(Json::number).collect();
    assert!(faces.iter().all(|face| (1..=6).contains(face)), "{list:?}");
    faces
}

fn caravans(tally: &mut Tally, line: &Json) {
    let [_, round, dice] = line.fields(["event", "round", "dice"]);
    tally.round += 1;
    assert_eq!((round.number(), dice.list().len()), (tally.round, tally.players.len()));
    assert!(!tally.over && !tally.to_fill);
    for (player, dice) in tally.players.iter_mut().zip(dice.list()) {
        player.dice = faces(dice).into_iter().map(Some).collect();
        assert_eq!(player.dice.len() as u64, player.caravans, "{line:?}");
    }
    (tally.sellers, tally.phase) = (0, "");
}

fn turn(tally: &mut Tally, line: &Json) {
    let [_, player, phase] = line.fields(["event", "player", "phase"]);
    let before = tally.active.take();
    let phase = *["sell", "place", "buy"].iter().find(|name| **name == phase.text()).expect("a phase");
    if *player == Json::Null {
        // All of them, unheard.
        assert!(!tally.house && phase != "place", "{line:?}");
        tally.phase = phase;
        return;
    }
    let seat = player.number();
    tally.active = Some(seat);
    match phase {
        "sell" => {
            assert!(tally.phase != "buy" && tally.nothing_is_owed(), "{line:?}");
            assert_eq!(seat, tally.in_turn(tally.sellers), "sellers are in turn order");
            tally.sellers += 1;
        }
        "place" => {
            assert_eq!(before, Some(seat));
            assert!(tally.player(player).free.placements > 0 && tally.player(player).has_cards(), "{line:?}");
        }
        _ => {
            assert!(tally.nothing_is_owed() && tally.row > 0, "{line:?}");
            let can_pay = |player: &Player| player.inexact.contains("purse") || player.coins >= 5;
            let next = tally.turn_of(seat);
            let from = if tally.phase == "buy" { tally.turn_of(before.expect("a buyer")) + 1 } else { 0 };
            assert!(from <= next, "buyers are in turn order: {line:?}");
            assert!(can_pay(tally.player(player)), "{line:?}");
            for passed in from..next {
                let passed = &tally.players[usize::try_from(tally.in_turn(passed)).unwrap()];
                assert!(passed.inexact.contains("purse") || passed.coins < 5, "somebody who can buy is passed over");
            }
        }
    }
    tally.phase = phase;
}

/// What changes dice is paid at once.
fn pays(player: &mut Player, price: u64, left: &Json) {
    if !player.inexact.contains("purse") {
        assert_eq!(left.number() + price, player.favours);
    }
    player.favours = left.number();
}

fn rerolled(tally: &mut Tally, line: &Json) {
    let [_, player, dice, before, after, favours] =
        line.fields(["event", "player", "dice", "before", "after", "favours"]);
    let player = tally.player(player);
    let which: Vec<u64> = dice.list().iter().map(Json::number).collect();
    assert!(!which.is_empty() && which.is_sorted_by(|a, b| a < b), "{line:?}");
    assert_eq!((faces(before).len(), faces(after).len()), (which.len(), which.len()));
    for (at, (before, after)) in which.into_iter().zip(faces(before).into_iter().zip(faces(after))) {
        *player.die(at, before) = Some(after);
    }
    pays(player, 1, favours);
}

fn turned(tally: &mut Tally, line: &Json) {
    let [_, player, die, before, after, favours] =
        line.fields(["event", "player", "die", "before", "after", "favours"]);
    let player = tally.player(player);
    let (before, after) = (before.number(), after.number());
    // 6 and 1 are neighbors.
    assert!(after == before % 6 + 1 || before == after % 6 + 1, "{line:?}");
    *player.die(die.number(), before) = Some(after);
    pays(player, 2, favours);
}

fn village(owner: &Json, village: &Json) -> Village {
    let name = VILLAGES.into_iter().find(|name| *name == village.text()).expect("a village");
    (owner.number(), name)
}

fn sold(tally: &mut Tally, line: &Json) {
    let [_, player, owner, at, dice, tucked, coins, favours, owner_coins, owner_favours, free, cards] = line.fields([
        "event",
        "player",
        "owner",
        "village",
        "dice",
        "tucked",
        "coins",
        "favours",
        "owner_coins",
        "owner_favours",
        "free",
        "cards",
    ]);
    let (seller, at, own) = (player.number(), village(owner, at), player == owner);
    assert_eq!((tally.active, tally.phase), (Some(seller), "sell"));
    assert!(tally.closed.insert(at), "it is closed: {line:?}");
    assert!(own || tucked.list().is_empty(), "nobody expands another's village");
    let before = tally.stalls(at).len();
    for tucked in tucked.list() {
        let [side, number, merchant] = tucked.fields(["side", "number", "merchant"]);
        tally.player(owner).gives(merchant);
        tally.puts(at, side, Stall { number: Some(number.number()), merchant: merchant.clone() });
    }
    let stalls = tally.stalls(at);
    assert_eq!(stalls.len() - before, tucked.list().len());
    let shown = faces(dice);
    let own_stalls: Vec<u64> = at.1.split('-').map(|number| number.parse().unwrap()).collect();
    assert_eq!(
        (shown.len(), &shown[..2]),
        (2 + stalls.len(), own_stalls.as_slice()),
        "a die for every stall: {line:?}"
    );
    let mut others = shown[2..].to_vec();
    for number in stalls.iter().filter_map(|stall| stall.number) {
        let there = others.iter().position(|face| *face == number).expect("a stall takes its own number");
        others.remove(there);
    }
    let seller = tally.player(player);
    seller.spends(&shown);
    let [more_cards, more_dice, placements] = free.fields(["cards", "dice", "placements"]).map(Json::number);
    assert!(own || (more_cards, more_dice, placements) == (0, 0, 0), "what is free comes with a merchant: {line:?}");
    seller.free.cards += more_cards;
    seller.free.dice += more_dice;
    seller.free.placements += placements;
    seller.is_owed(coins, favours);
    if own {
        assert_eq!((owner_coins, owner_favours), (&Json::Null, &Json::Null), "{line:?}");
    } else {
        tally.player(owner).is_owed(owner_coins, owner_favours);
    }
    assert_eq!(cards.number(), tally.player(owner).table);
}

fn earned(tally: &mut Tally, line: &Json) {
    let [_, player, coins, favours] = line.fields(["event", "player", "coins", "favours"]);
    let player = tally.player(player);
    let due = (coins.number(), favours.number());
    assert_eq!(due, player.owed);
    assert_ne!(due, (0, 0), "nothing is not told");
    player.owed = (0, 0);
    (player.coins, player.favours) = (player.coins + due.0, player.favours + due.1);
}

fn placed(tally: &mut Tally, line: &Json) {
    let keys = ["event", "player", "village", "side", "number", "merchant", "cards"];
    let [_, player, at, side, number, merchant, cards] = line.fields(keys);
    let at = village(player, at);
    assert_eq!((tally.active, tally.phase), (Some(at.0), "place"));
    assert!(!tally.closed.contains(&at), "{line:?}");
    tally.player(player).free.placements -= 1;
    tally.player(player).gives(merchant);
    tally.puts(at, side, Stall { number: Some(number.number()), merchant: merchant.clone() });
    assert_eq!(cards.number(), tally.player(player).table);
}

fn bought(tally: &mut Tally, line: &Json) {
    let [_, player, cards, coins, merchant] = line.fields(["event", "player", "cards", "coins", "merchant"]);
    assert_eq!((tally.active, tally.phase), (Some(player.number()), "buy"));
    assert_eq!((cards.number(), coins.number()), (1, 5));
    tally.taken(merchant);
    tally.to_fill = tally.row == 0 && tally.pile.is_some_and(|pile| pile > 0);
    let player = tally.player(player);
    assert!(player.coins >= 5 || player.inexact.contains("purse"), "{line:?}");
    player.coins = player.coins.saturating_sub(5);
    player.takes(merchant);
}

fn round_closed(tally: &mut Tally, line: &Json) {
    let first = line.fields(["event", "first"])[1];
    for player in &tally.players {
        let unheard = player.inexact.contains("purse");
        assert!(unheard || player.dice.iter().flatten().count() == 0, "dice are left: {player:?}");
        assert!(unheard || player.owed == (0, 0) && !player.unsaid, "{player:?}");
    }
    tally.over = tally.is_last();
    tally.first = tally.in_turn(1);
    if tally.over {
        assert_eq!(*first, Json::Null);
    } else {
        assert_eq!(first.number(), tally.first);
        tally.to_fill = tally.row < tally.row_size() && tally.pile.is_some_and(|pile| pile > 0);
    }
    tally.rests();
}

fn ranked(tally: &mut Tally, line: &Json) {
    let ranking = line.fields(["event", "players"])[1].list();
    let mut seen = BTreeSet::new();
    let mut places = Vec::new();
    for ranked in ranking {
        let [player, cards, coins, favours, place] = ranked.fields(["player", "cards", "coins", "favours", "place"]);
        assert!(seen.insert(player.number()), "{line:?}");
        let player = tally.player(player);
        let known = !player.inexact.contains("purse");
        assert!(!player.inexact.contains("table") && known == (*coins != Json::Null), "{line:?}");
        assert_eq!(*coins == Json::Null, *favours == Json::Null);
        let told = if known { (cards.number(), coins.number(), favours.number()) } else { (cards.number(), 0, 0) };
        assert_eq!(told.0, player.table);
        assert!(!known || (told.1, told.2) == (player.coins, player.favours), "{line:?}");
        places.push((told, place.number()));
    }
    assert!(tally.over && seen.len() == tally.players.len());
    assert!(places.is_sorted_by(|a, b| a.0 >= b.0), "the best first: {line:?}");
    for (told, place) in &places {
        let better = places.iter().filter(|(other, _)| other > told).count();
        assert_eq!(*place, better as u64 + 1, "{line:?}");
    }
    tally.ranked = true;
}
