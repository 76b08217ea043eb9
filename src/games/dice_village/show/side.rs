//! The sidebar: whose turn it is, what may be chosen now, and the standings.

use std::sync::Arc;

use super::explained;
use super::rule;
use crate::crier::Words;
use crate::games::dice_village::record::Opening;
use crate::games::dice_village::rules::{
    Base, Card, Count, Face, Happening, Merchant, Order, Phase, Player, Purse, Ranked, Sale, Seat, Side as CardSide,
    Spot, Table, Trade, decide, ranking,
};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words as say;
use crate::show::{Choice, Explained, Item, Reader, Rule, Side};
use crate::stage::Sprite;

/// The number of lines legible from the back row; choices come first, each in two lines.
const LINES: usize = 10;

/// Returns the sidebar at that table.
pub(super) fn side(words: &Words, table: &Table, from: &Opening, reader: Reader, opening: bool) -> Side {
    let beside = Beside { words, table, players: &from.players, own: reader.seat().is_some() };
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
    Side { warning: beside.warning(opening), ..side }
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

/// The words, the table and the players' names.
struct Beside<'a> {
    words: &'a Words,
    table: &'a Table,
    players: &'a [String],
    /// Whether a player reads it who has the own things beside it: then nothing but choices stands there.
    own: bool,
}

impl Beside<'_> {
    /// Returns that heading, and the standings.
    fn resting(&self, heading: String) -> Side {
        let items = self.table.players().map(|player| self.stands(player, None, say::standing)).collect();
        Side { heading, items, ..Side::default() }
    }

    /// Returns that heading and those items, and short standings if there is room.
    fn choosing(&self, heading: String, mut items: Vec<Item>) -> Side {
        if !self.own && 2 * items.len() + self.table.players().count() <= LINES {
            items.extend(self.table.players().map(|player| self.stands(player, None, say::far)));
        }
        Side { heading, items, ..Side::default() }
    }

    /// Returns the sidebar before the roll (`D 3.2`).
    fn caravans(&self, opening: bool) -> Side {
        let first = say::named(self.words, self.table.first(), self.players);
        let note = self.words.with("headline-first", &[("who", first.into())]);
        let heading = self.words.text(if opening { "side-begins" } else { "side-roll" });
        Side { note: Some(note), note_sign: Some(Art::Camel.sprite()), ..self.resting(heading) }
    }

    /// Returns the sidebar while everybody does what the group does not tell, in turn order (`D 5.2`).
    fn untold(&self, heading: &str, rule: Rule) -> Side {
        Side { note: Some(rule.text(self.words)), ..self.resting(self.words.text(heading)) }
    }

    /// Returns the player's sales, the changes for favours, and the closed villages (`D 3.3`, `D 3.4`).
    fn sales(&self, seat: Seat) -> Side {
        let changes = self.table.changes_on_offer(seat);
        let note = match (changes.reroll, changes.adjust) {
            (_, true) => Some("side-changes"),
            (true, false) => Some("side-reroll"),
            (false, false) => None,
        };
        let mut items: Vec<Item> = self.alike().iter().map(|sale| Item::Choice(self.sale(sale))).collect();
        if items.is_empty() {
            let has_dice = self.table.player(seat).is_some_and(|player| player.free_dice().next().is_some());
            let name = if has_dice { "side-no-sale" } else { "side-no-dice" };
            items.push(note_item(Art::SlotMarket, self.words.text(name)));
        }
        items.extend(self.due());
        if 2 * items.len() < LINES {
            items.extend(self.closed());
        }
        Side {
            note: note.map(|note| self.words.text(note)),
            note_sign: note.map(|_| Art::Favour.sprite()),
            ..self.choosing(self.turn("phase-sell", seat), items)
        }
    }

    /// Returns the players' income at the end of the turn (`D 3.7`).
    fn due(&self) -> Vec<Item> {
        let due = |(seat, _): (Seat, &Player)| {
            let due = Some(self.table.due(seat)).filter(|due| *due != Purse::NOTHING)?;
            let who = say::named(self.words, seat, self.players);
            let args = [("who", who.into()), ("due", say::purse(self.words, due).into())];
            Some(note_item(Art::Mark(Mark::of(seat)), self.words.with("side-due", &args)))
        };
        self.table.players().filter_map(due).collect()
    }

    /// Returns the players with too few coins to buy anything, who are passed over.
    fn passed(&self) -> Option<String> {
        let cannot = self.table.players().filter(|(_, player)| !player.can_pay(Purse::CARD));
        let who: Vec<String> = cannot.map(|(seat, _)| say::seat(self.words, seat)).collect();
        (!who.is_empty()).then(|| self.words.with("side-passed", &[("who", who.join(", ").into())]))
    }

    /// Returns the villages at which the player can place a card without a die (`D 3.12`).
    fn placements(&self, seat: Seat) -> Side {
        let own = Base::ALL.map(|base| Spot { owner: seat, base });
        let open = own.into_iter().filter(|at| self.table.is_open(*at));
        let items = open.map(|at| note_item(Art::Village(at.base), say::village(self.words, at))).collect();
        let note = Some(self.words.text("side-place"));
        Side { note, ..self.choosing(self.turn("phase-place", seat), items) }
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
            ..self.choosing(self.turn("phase-spend", seat), items)
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
        self.words.with(phase, &[("who", say::named(self.words, seat, self.players).into())])
    }

    /// Returns the sales on offer, grouped by equal needs and income.
    fn alike(&self) -> Vec<Alike> {
        let mut all: Vec<Alike> = Vec::new();
        for sale in self.table.sales_on_offer() {
            let one = Alike::of(self.table, &sale);
            match all.iter_mut().find(|other| other.is_like(&one)) {
                Some(other) => other.owners.extend(one.owners),
                None => all.push(one),
            }
        }
        if 2 * all.len() <= LINES { all } else { by_base(&all) }
    }

    fn sale(&self, sale: &Alike) -> Choice {
        let words = self.words;
        let name = say::villages(words, sale.base, &sale.owners);
        let goods = say::faces(words, sale.numbers.iter().copied());
        let brings = |name: &str, purse: Purse| words.with(name, &[("purse", say::purse(words, purse).into())]);
        let paid = sale.pays_seller.map(|purse| brings("side-brings", purse));
        let owner = sale.pays_owner.map(|purse| brings("side-owner", purse));
        let more = sale.more.then(|| words.text("side-more"));
        let about = owner.or_else(|| sale.grows.then(|| words.text("side-expand")));
        let needs = words.with("headline-has", &[("who", name.as_str().into()), ("what", goods.as_str().into())]);
        let first = std::iter::once(needs).chain(paid.clone()).collect::<Vec<_>>().join(", ");
        let said = std::iter::once(first).chain(about.clone()).chain(more.clone());
        let said = said.collect::<Vec<_>>().join(". ");
        Choice {
            sprites: vec![Art::Village(sale.base).sprite()],
            signs: sale.numbers.iter().map(|number| Art::Stall(*number).sprite()).collect(),
            // The price never folds away: without it some of these sales would be told as cheaper than they are.
            price: more.or(paid).unwrap_or(goods),
            about,
            short: None,
            said,
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
        let rewards = halves.map(|half| say::reward(self.words, half.reward));
        Choice {
            sprites: vec![Art::CardCounted.sprite()],
            name: say::halves(self.words, merchant),
            signs: halves
                .into_iter()
                .flat_map(|half| [Art::Stall(half.number), Art::Reward(half.reward)])
                .map(Art::sprite)
                .collect(),
            price: rewards.join(" | "),
            about: None,
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
        let text = || self.words.with("side-closed", &[("villages", all.join(" · ").into())]);
        (!all.is_empty()).then(|| note_item(Art::GateClosed, text()))
    }

    /// Returns the final standings, the best first (`D 4.2`); without places where they are not known (`D 5.4`).
    fn over(&self) -> Side {
        let heading = self.words.text("phase-over");
        let Some(ranked) = ranking(self.table) else {
            return Side { note: Some(rule::UNDECIDED.text(self.words)), ..self.resting(heading) };
        };
        let stands =
            |at: Ranked| Some(self.stands((at.seat, self.table.player(at.seat)?), Some(at.place), say::standing));
        Side { heading, items: ranked.into_iter().filter_map(stands).collect(), ..Side::default() }
    }

    /// Returns a player's standing, worded by `tell` for the eye and for the ear.
    fn stands(&self, (seat, player): (Seat, &Player), place: Option<u8>, tell: say::Tell) -> Item {
        let at = |standing: String| match place {
            Some(place) => self.words.with("standing-place", &[("place", place.into()), ("standing", standing.into())]),
            None => standing,
        };
        let sign = match place {
            Some(1) => Some(Sprite::CROWN),
            Some(_) => None,
            None if self.table.active() == Some(seat) => Some(Art::Turn.sprite()),
            None => (self.table.first() == seat).then(|| Art::Camel.sprite()),
        };
        Item::Note {
            sprite: Art::Mark(Mark::of(seat)).sprite(),
            place: sign,
            text: at(tell(self.words, self.table, (seat, player), self.players, say::Doubt::Sign)),
            said: at(tell(self.words, self.table, (seat, player), self.players, say::Doubt::Words)),
        }
    }

    /// Returns the warning that the round is the last, or that the cards are ours (`D 4.1`, `D 6`): in full once, and
    /// then in short.
    fn warning(&self, opening: bool) -> Option<String> {
        match self.table.phase() {
            Phase::Over => None,
            _ if self.table.is_last_round() => Some(self.words.text("cry-last-round")),
            Phase::Caravans if self.table.knows_cards() => {
                Some(self.words.text(if opening { "side-house-deck" } else { "headline-house-deck" }))
            }
            Phase::Caravans
            | Phase::Sell(_)
            | Phase::Place(..)
            | Phase::AllSell(_)
            | Phase::Spend(_)
            | Phase::AllSpend(_)
            | Phase::End => None,
        }
    }
}

/// Sales at villages of several owners that need the same dice and have the same income.
#[derive(PartialEq)]
struct Alike {
    base: Base,
    numbers: Vec<Face>,
    pays_seller: Option<Purse>,
    pays_owner: Option<Purse>,
    /// Whether the village can be expanded with the sale.
    grows: bool,
    /// Whether some of the villages have merchants, who need dice too.
    more: bool,
    owners: Vec<Seat>,
}

impl Alike {
    fn of(table: &Table, sale: &Sale) -> Self {
        let order = Order::Sell(Box::new(sale.clone()));
        let happenings = decide(table, &order).unwrap_or_default();
        let sold =
            happenings.iter().find_map(|it| if let Happening::Trade(Trade::Sold(it)) = it { Some(it) } else { None });
        Self {
            base: sale.at.base,
            numbers: table.numbers(sale.at),
            pays_seller: sold.and_then(|sold| sold.pays_seller),
            pays_owner: sold.and_then(|sold| sold.pays_owner),
            grows: !table.tucks(sale).is_empty(),
            more: false,
            owners: vec![sale.at.owner],
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        (self.base, self.pays_seller, self.pays_owner, self.grows)
            == (other.base, other.pays_seller, other.pays_owner, other.grows)
            && self.numbers == other.numbers
    }
}

/// Groups too many sales by the villages' own stalls: their other needs and income are visible in the picture.
fn by_base(all: &[Alike]) -> Vec<Alike> {
    let together = |base: Base| {
        let (own, of) = (base.numbers(), || all.iter().filter(|sale| sale.base == base));
        let owners: Vec<Seat> = of().flat_map(|sale| sale.owners.clone()).collect();
        let (grows, more) = (of().any(|sale| sale.grows), of().any(|sale| sale.numbers != own));
        let none = Alike { base, numbers: own.to_vec(), pays_seller: None, pays_owner: None, grows, more, owners };
        Some(none).filter(|sale| !sale.owners.is_empty())
    };
    Base::ALL.into_iter().filter_map(together).collect()
}

fn note_item(art: Art, text: String) -> Item {
    Item::Note { sprite: art.sprite(), place: None, said: text.clone(), text }
}
