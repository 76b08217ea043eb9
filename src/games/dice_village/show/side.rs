//! The sidebar: whose turn it is, what may be chosen now, and the standings.

use std::sync::Arc;

use super::alike::Alike;
use super::explained;
use super::rule;
use crate::crier::Words;
use crate::games::dice_village::rules::{
    Base, Card, Count, Depth, Merchant, Phase, Player, Purse, Seat, Side as CardSide, Spot, Table, ranking,
};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words as say;
use crate::show::{Choice, Explained, Item, Reader, Rule, Side};

/// The number of lines legible from the back row; choices have two lines each.
const LINES: usize = 10;

/// Returns the sidebar at that table for that reader.
pub(super) fn side(words: &Words, table: &Table, reader: Reader, opening: bool) -> Side {
    let beside = Beside { words, table, reader };
    let side = match table.phase() {
        Phase::Caravans => beside.caravans(opening),
        Phase::Sell(seat) => beside.sales(seat),
        Phase::Place(seat, _) => beside.placements(seat),
        Phase::AllSell(_) => beside.untold("phase-all-sell", rule::SELL),
        Phase::Spend(seat) => beside.purchases(seat),
        Phase::AllSpend(_) => beside.untold("phase-all-spend", rule::BUY),
        Phase::End => beside.resting(words.text("phase-round-done")),
        Phase::Over => beside.over(),
    };
    // Whoever is called by a name is known by the mark.
    let heading_sign = table.active().map(|seat| Art::Mark(Mark::of(seat)).sprite());
    Side { warning: beside.warning(), heading_sign, ..side }
}

/// Returns a sample sale of some game.
pub(super) fn sample(words: &Words) -> Choice {
    let at = Spot { owner: Seat(0), base: Base::OneSix };
    let name = say::village(words, at);
    let price = words.with("side-brings", &[("purse", say::purse(words, Purse { coins: 2, favours: 0 }).into())]);
    Choice {
        sprites: vec![Art::Village(at.base).sprite()],
        signs: at.base.numbers().into_iter().map(|number| Art::Stall(number).sprite()).collect(),
        said: format!("{name}, {price}"),
        name,
        price,
        about: None,
        short: None,
        explained: Arc::default(),
    }
}

/// The words and the table, and who reads them.
struct Beside<'a> {
    words: &'a Words,
    table: &'a Table,
    reader: Reader,
}

impl Beside<'_> {
    /// Returns that heading, and the standings; by dice alone, the players in the order of their turns.
    fn resting(&self, heading: String) -> Side {
        if self.table.depth() == Depth::Dice && self.table.phase() != Phase::Over {
            let turns = (1_u8..).zip(self.table.turn_order());
            return Side { heading, items: turns.map(|turn| self.in_turn(turn)).collect(), ..Side::default() };
        }
        let items = self.table.players().map(|player| self.stands(player)).collect();
        Side { heading, items, ..Side::default() }
    }

    /// Returns a player with the number of the turn in this round.
    fn in_turn(&self, (nth, seat): (u8, Seat)) -> Item {
        let who = say::seat(self.words, seat);
        let text = self.words.with("standing-place", &[("place", nth.into()), ("standing", who.into())]);
        let place = (self.table.first() == seat).then(|| Art::Camel.sprite());
        Item::Note { sprite: Art::Mark(Mark::of(seat)).sprite(), place, said: text.clone(), text }
    }

    /// Returns the sidebar before the roll (`D 3.2`).
    fn caravans(&self, opening: bool) -> Side {
        let first = say::seat(self.words, self.table.first());
        let note = self.words.with("headline-first", &[("who", first.into())]);
        let heading = self.words.text(if opening { "side-begins" } else { "side-roll" });
        let mut side = Side { note: Some(note), note_sign: Some(Art::Camel.sprite()), ..self.resting(heading) };
        // That the cards are ours (`D 6`) is no alarm: in full once, and then in short.
        let deck = if opening { "side-house-deck" } else { "headline-house-deck" };
        side.items.extend(self.table.knows_cards().then(|| note_item(Art::CardBack, self.words.text(deck))));
        side
    }

    /// Returns the sidebar while everybody does what the group does not tell, in turn order (`D 5.2`).
    fn untold(&self, heading: &str, rule: Rule) -> Side {
        Side { note: Some(rule.text(self.words)), ..self.resting(self.words.text(heading)) }
    }

    /// Returns the player's sales, the changes for favours, and the closed villages (`D 3.3`, `D 3.4`).
    fn sales(&self, seat: Seat) -> Side {
        let changes = self.table.changes_on_offer(seat);
        // What is said to the player whose turn it is does not stand on another's phone.
        let addressed = self.reader.seat().is_none_or(|reader| reader == seat);
        let note = match (changes.reroll && addressed, changes.adjust && addressed) {
            (_, true) => Some("side-changes"),
            (true, false) => Some("side-reroll"),
            (false, false) => None,
        };
        let mut items: Vec<Item> =
            Alike::all(self.table, LINES / 2).iter().map(|sale| Item::Choice(self.sale(sale))).collect();
        // That nothing fits is no news to whoever waits.
        if items.is_empty() && addressed {
            let has_dice = self.table.player(seat).is_some_and(|player| player.free_dice().next().is_some());
            let text = match (has_dice, self.reader.seat() == Some(seat)) {
                (true, true) => self.words.text("side-no-sale-yours"),
                (true, false) => self.turn("side-no-sale", seat),
                (false, _) => self.words.text("side-no-dice"),
            };
            items.push(note_item(Art::SlotMarket, text));
        }
        items.extend(self.due());
        if 2 * items.len() < LINES {
            items.extend(self.closed());
        }
        Side {
            note: note.map(|note| self.words.text(note)),
            note_sign: note.map(|_| Art::Favour.sprite()),
            heading: self.turn("phase-sell", seat),
            items,
            ..Side::default()
        }
    }

    /// Returns the players' income at the end of the turn (`D 3.7`).
    fn due(&self) -> Vec<Item> {
        let due = |(seat, _): (Seat, &Player)| {
            let (due, who) = (self.table.due(seat), || ("who", say::seat(self.words, seat).into()));
            let told = || self.words.with("side-due", &[who(), ("due", say::purse(self.words, due).into())]);
            // What nobody said is not nothing.
            let is_untold = self.table.depth() == Depth::Purses && self.table.is_due_untold(seat);
            let untold = || self.words.with("side-due-untold", &[who()]);
            let lines = [(due != Purse::NOTHING).then(told), is_untold.then(untold)];
            lines.into_iter().flatten().map(move |line| note_item(Art::Mark(Mark::of(seat)), line)).collect::<Vec<_>>()
        };
        self.table.players().flat_map(due).collect()
    }

    /// Returns the players with too few coins to buy anything, who are passed over; a player's phone tells that once, in the news.
    fn passed(&self) -> Option<String> {
        let cannot = self.table.players().filter(|(_, player)| !player.can_pay(Purse::CARD));
        let who: Vec<String> = cannot.map(|(seat, _)| say::seat(self.words, seat)).collect();
        (!who.is_empty() && self.reader.seat().is_none())
            .then(|| self.words.with("side-passed", &[("who", who.join(", ").into())]))
    }

    /// Returns the villages at which the player can place a card without a die (`D 3.12`).
    fn placements(&self, seat: Seat) -> Side {
        let own = Base::ALL.map(|base| Spot { owner: seat, base });
        let open = own.into_iter().filter(|at| self.table.is_open(*at));
        let items = open.map(|at| note_item(Art::Village(at.base), say::village(self.words, at))).collect();
        let note = Some(self.words.text("side-place"));
        Side { note, heading: self.turn("phase-place", seat), items, ..Side::default() }
    }

    /// Returns the cards that the player can buy (`D 3.15`).
    fn purchases(&self, seat: Seat) -> Side {
        let cards = self.table.purchases_on_offer().into_iter().map(|card| Item::Choice(self.card(card)));
        let mut items: Vec<Item> = cards.collect();
        let mut note = self.price(seat);
        if let Some(passed) = self.passed() {
            // Where cards take all lines, it is told with the price.
            if 2 * items.len() < LINES {
                items.push(note_item(Art::Coin, passed));
            } else {
                note = format!("{note} · {passed}");
            }
        }
        Side {
            note: Some(note),
            note_sign: Some(Art::Coin.sprite()),
            heading: self.turn("phase-spend", seat),
            items,
            ..Side::default()
        }
    }

    /// Returns the price of a card and the player's coins; favours buy no card.
    fn price(&self, seat: Seat) -> String {
        let player = self.table.player(seat);
        let coins = Purse { favours: 0, ..player.map(Player::purse).unwrap_or_default() };
        let exact = player.is_some_and(|player| player.is_exact(Count::Purse));
        let price = ("price", say::purse(self.words, Purse::CARD).into());
        let who = ("who", say::seat(self.words, seat).into());
        if !exact && coins == Purse::NOTHING {
            return self.words.with("side-price-perhaps-nothing", &[price, who]);
        }
        let purse = ("purse", say::marked(say::purse(self.words, coins), exact).into());
        self.words.with("side-price", &[price, who, purse])
    }

    fn turn(&self, phase: &str, seat: Seat) -> String {
        self.words.with(phase, &[("who", say::seat(self.words, seat).into())])
    }

    fn sale(&self, sale: &Alike) -> Choice {
        let words = self.words;
        let name = say::villages(words, sale.base, &sale.owners);
        let paid =
            sale.pays_seller.map(|purse| words.with("side-brings", &[("purse", say::purse(words, purse).into())]));
        let more = sale.more.then(|| words.text("side-more"));
        Choice {
            sprites: vec![Art::Village(sale.base).sprite()],
            signs: sale.numbers.iter().map(|number| Art::Stall(*number).sprite()).collect(),
            // The price never folds away: without it some of these sales would be told as cheaper than they are. Where nobody knows
            // it, the stalls are drawn, and that is all.
            price: more.or(paid).unwrap_or_default(),
            about: sale.about(words),
            short: None,
            said: sale.said(words, &name),
            explained: match sale.owners.as_slice() {
                [owner, ..] => explained::village(words, self.table, Spot { owner: *owner, base: sale.base }),
                [] => Arc::default(),
            },
            name,
        }
    }

    fn card(&self, card: Card) -> Choice {
        let explained = explained::card(self.words, card);
        match card {
            Card::House(merchant) => self.merchant(merchant, explained),
            Card::Counted => Choice {
                sprites: vec![Art::CardCounted.sprite()],
                name: say::row(self.words, self.table),
                signs: vec![Art::Coin.sprite()],
                price: say::purse(self.words, Purse::CARD),
                about: None,
                short: None,
                said: format!("{}, {}", say::row(self.words, self.table), say::purse(self.words, Purse::CARD)),
                explained,
            },
        }
    }

    fn merchant(&self, merchant: Merchant, explained: Arc<Explained>) -> Choice {
        let halves = CardSide::ALL.map(|side| merchant.half(side));
        Choice {
            // Its numbers are drawn, each before what its stall brings.
            sprites: Vec::new(),
            name: say::halves(self.words, merchant),
            signs: halves
                .into_iter()
                .flat_map(|half| [Art::Stall(half.number), Art::Reward(half.reward)])
                .map(Art::sprite)
                .collect(),
            price: String::new(),
            about: Some(say::rewards(self.words, merchant)),
            short: None,
            said: say::merchant(self.words, merchant),
            explained,
        }
    }

    /// Returns the villages closed by dice, grouped by kind (`D 3.4`).
    fn closed(&self) -> Option<Item> {
        let owners = |base| self.table.players().map(move |(owner, _)| Spot { owner, base });
        let closed =
            |base| -> Vec<Seat> { owners(base).filter(|at| !self.table.is_open(*at)).map(|at| at.owner).collect() };
        let all = Base::ALL.map(|base| (base, closed(base))).into_iter().filter(|(_, owners)| !owners.is_empty());
        let all: Vec<String> = all.map(|(base, owners)| say::villages(self.words, base, &owners)).collect();
        let text = || self.words.with("side-closed", &[("villages", all.join("; ").into())]);
        (!all.is_empty()).then(|| note_item(Art::GateClosed, text()))
    }

    /// Returns the final standings by seat: who won and the places are told with the results (`D 4.2`), and where they are not known,
    /// that (`D 5.4`).
    fn over(&self) -> Side {
        let note = ranking(self.table).is_none().then(|| rule::UNDECIDED.text(self.words));
        Side { note, ..self.resting(self.words.text("phase-over")) }
    }

    /// Returns a player's standing, for the eye and for the ear.
    fn stands(&self, (seat, player): (Seat, &Player)) -> Item {
        let turn = (self.table.active() == Some(seat)).then(|| Art::Turn.sprite());
        let first = || (self.table.first() == seat).then(|| Art::Camel.sprite());
        Item::Note {
            sprite: Art::Mark(Mark::of(seat)).sprite(),
            place: turn.or_else(first),
            text: say::standing(self.words, self.table, (seat, player), say::Doubt::Sign),
            said: say::standing(self.words, self.table, (seat, player), say::Doubt::Words),
        }
    }

    /// Returns the warning that the round is the last (`D 4.1`).
    fn warning(&self) -> Option<String> {
        let is_last = self.table.phase() != Phase::Over && self.table.is_last_round();
        is_last.then(|| self.words.text("cry-last-round"))
    }
}

fn note_item(art: Art, text: String) -> Item {
    Item::Note { sprite: art.sprite(), place: None, said: text.clone(), text }
}
