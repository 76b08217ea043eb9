//! What a reader of the public format knows of a game: counted from its lines alone.

use std::collections::{BTreeMap, BTreeSet};

use crate::cli::ordered::Json;

/// The villages of each player.
pub(super) const VILLAGES: [&str; 3] = ["1-6", "2-5", "3-4"];

/// An owner, and which village.
pub(super) type Village = (u64, &'static str);

/// A merchant who stands beside a village.
#[derive(Clone, Debug)]
pub(super) struct Stall {
    /// Its number, if a line told it: a card that was only corrected to lie there has none.
    pub(super) number: Option<u64>,
    /// Which card of the house deck.
    pub(super) merchant: Json,
}

/// What is free and not given yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Free {
    pub(super) cards: u64,
    pub(super) dice: u64,
    pub(super) placements: u64,
}

/// A player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// How many dice are rolled next.
    pub(super) caravans: u64,
    /// What the dice show that were rolled; nothing where one was sold.
    pub(super) dice: Vec<Option<u64>>,
    pub(super) coins: u64,
    pub(super) favours: u64,
    /// Coins and favours of what was sold, until they are earned.
    pub(super) owed: (u64, u64),
    /// Whether somebody did not say what a sale brings.
    pub(super) unsaid: bool,
    pub(super) free: Free,
    /// How many cards are in the hand, and which ones.
    pub(super) hand: u64,
    pub(super) merchants: BTreeSet<u64>,
    /// How many cards lie on the table.
    pub(super) table: u64,
    /// Which counts depend on what was left unsaid.
    pub(super) inexact: BTreeSet<String>,
}

impl Player {
    /// The die at that place, which shows that.
    pub(super) fn die(&mut self, at: u64, shows: u64) -> &mut Option<u64> {
        let die = &mut self.dice[usize::try_from(at).unwrap()];
        assert_eq!(*die, Some(shows));
        die
    }

    /// Places dice that show these faces.
    pub(super) fn spends(&mut self, faces: &[u64]) {
        for face in faces {
            *self.dice.iter_mut().find(|die| **die == Some(*face)).expect("such a die is left") = None;
        }
    }

    /// Is to get that; nothing if nobody said what.
    pub(super) fn is_owed(&mut self, coins: &Json, favours: &Json) {
        if *coins == Json::Null {
            assert_eq!(*favours, Json::Null);
            // It is told once that the purse is not exact.
            self.unsaid |= !self.inexact.contains("purse");
        } else {
            self.owed = (self.owed.0 + coins.number(), self.owed.1 + favours.number());
        }
    }

    pub(super) fn has_cards(&self) -> bool {
        self.hand > 0 || self.inexact.contains("hand")
    }

    pub(super) fn takes(&mut self, merchant: &Json) {
        self.hand += 1;
        self.merchants.extend(known(merchant));
    }

    /// Puts a card of the hand on the table.
    pub(super) fn gives(&mut self, merchant: &Json) {
        assert!(self.has_cards(), "no card in hand");
        self.hand = self.hand.saturating_sub(1);
        self.table += 1;
        if let Some(merchant) = known(merchant) {
            assert!(self.merchants.remove(&merchant), "{merchant} is not in that hand");
        }
    }
}

fn known(merchant: &Json) -> Option<u64> {
    if *merchant == Json::Null {
        return None;
    }
    assert!(merchant.number() < 30);
    Some(merchant.number())
}

/// What is known of the whole table.
#[derive(Debug)]
pub(super) struct Tally {
    pub(super) players: Vec<Player>,
    pub(super) house: bool,
    pub(super) round: u64,
    pub(super) first: u64,
    pub(super) phase: &'static str,
    pub(super) active: Option<u64>,
    /// How many players have had their turn to sell.
    pub(super) sellers: u64,
    pub(super) closed: BTreeSet<Village>,
    /// Left and right of a village.
    stalls: BTreeMap<(Village, bool), Vec<Stall>>,
    pub(super) row: u64,
    open: BTreeSet<u64>,
    /// How many cards are left; nothing once somebody corrected the row of cards that are only counted.
    pub(super) pile: Option<u64>,
    /// Which cards have not been seen, or are back in the pile.
    unseen: BTreeSet<u64>,
    /// Whether the row is to be filled now.
    pub(super) to_fill: bool,
    pub(super) over: bool,
    pub(super) ranked: bool,
    pub(super) ended: bool,
}

impl Tally {
    pub(super) fn new(players: usize, first: u64, house: bool) -> Self {
        let player = Player {
            caravans: 4,
            dice: Vec::new(),
            coins: 0,
            favours: 2,
            owed: (0, 0),
            unsaid: false,
            free: Free::default(),
            hand: 0,
            merchants: BTreeSet::new(),
            table: 3,
            inexact: BTreeSet::new(),
        };
        assert!(first < players as u64);
        Self {
            players: vec![player; players],
            house,
            round: 0,
            first,
            phase: "",
            active: None,
            sellers: 0,
            closed: BTreeSet::new(),
            stalls: BTreeMap::new(),
            row: 0,
            open: BTreeSet::new(),
            pile: Some(30),
            unseen: (0..30).collect(),
            to_fill: false,
            over: false,
            ranked: false,
            ended: false,
        }
    }

    pub(super) fn player(&mut self, player: &Json) -> &mut Player {
        &mut self.players[usize::try_from(player.number()).unwrap()]
    }

    /// So many cards lie open.
    pub(super) fn row_size(&self) -> u64 {
        self.players.len() as u64 + 1
    }

    /// Who is that late in turn order.
    pub(super) fn in_turn(&self, at: u64) -> u64 {
        (self.first + at) % self.players.len() as u64
    }

    /// How late that player is in turn order.
    pub(super) fn turn_of(&self, seat: u64) -> u64 {
        let players = self.players.len() as u64;
        (seat + players - self.first) % players
    }

    /// Whether somebody's cards make it the last round.
    pub(super) fn is_last(&self) -> bool {
        self.players.iter().any(|player| player.table >= 9)
    }

    /// Whether all was paid and given that was sold.
    pub(super) fn nothing_is_owed(&self) -> bool {
        self.players.iter().all(|player| player.owed == (0, 0) && !player.unsaid && player.free == Free::default())
    }

    /// Takes cards off the pile.
    pub(super) fn drawn(&mut self, cards: u64, merchants: &[Json]) {
        self.pile = self.pile.map(|pile| pile.checked_sub(cards).expect("so many are left"));
        for merchant in merchants.iter().filter_map(known) {
            assert!(self.unseen.remove(&merchant), "{merchant} lies elsewhere");
        }
    }

    pub(super) fn laid_out(&mut self, cards: u64, merchants: &Json) {
        let merchants = if *merchants == Json::Null { &[] } else { merchants.list() };
        assert_eq!(merchants.len() as u64, if self.house { cards } else { 0 }, "the house deck's cards are known");
        self.drawn(cards, merchants);
        self.row += cards;
        self.open.extend(merchants.iter().filter_map(known));
    }

    /// Takes a card out of the row.
    pub(super) fn taken(&mut self, merchant: &Json) {
        self.row = self.row.checked_sub(1).expect("a card lies open");
        assert_eq!(known(merchant).is_some(), self.house);
        assert!(known(merchant).is_none_or(|merchant| self.open.remove(&merchant)), "{merchant:?} is not in the row");
    }

    pub(super) fn stalls(&self, at: Village) -> Vec<Stall> {
        [false, true].iter().filter_map(|right| self.stalls.get(&(at, *right))).flatten().cloned().collect()
    }

    pub(super) fn puts(&mut self, at: Village, side: &Json, stall: Stall) {
        assert!(stall.number.is_none_or(|number| (1..=6).contains(&number)));
        self.stalls.entry((at, is_right(side))).or_default().push(stall);
    }

    /// The round is over: all villages are open, and nothing more comes of what was sold unheard.
    pub(super) fn rests(&mut self) {
        self.closed.clear();
        (self.active, self.phase) = (None, "");
        for player in &mut self.players {
            player.dice.clear();
            (player.owed, player.unsaid, player.free) = ((0, 0), false, Free::default());
        }
    }

    /// Takes a known card from wherever it lies.
    fn lifted(&mut self, merchant: u64) {
        if self.unseen.remove(&merchant) {
            self.pile = self.pile.map(|pile| pile - 1);
        }
        if self.open.remove(&merchant) {
            self.row -= 1;
        }
        for player in &mut self.players {
            if player.merchants.remove(&merchant) {
                player.hand -= 1;
            }
        }
        for ((at, _), stalls) in &mut self.stalls {
            let before = stalls.len();
            stalls.retain(|stall| known(&stall.merchant) != Some(merchant));
            self.players[usize::try_from(at.0).unwrap()].table -= (before - stalls.len()) as u64;
        }
    }
}

fn is_right(side: &Json) -> bool {
    match side.text() {
        "left" => false,
        "right" => true,
        other => panic!("no side: {other}"),
    }
}

fn village(owner: &Json, village: &Json) -> Village {
    (owner.number(), VILLAGES.into_iter().find(|name| *name == village.text()).expect("a village"))
}

/// How it is now, whatever was counted before.
pub(super) fn corrected(tally: &mut Tally, line: &Json) {
    let Json::Object(fields) = line else { panic!("no object: {line:?}") };
    match fields[1].1.text() {
        "purse" => {
            let [_, _, player, coins, favours] = line.fields(["event", "what", "player", "coins", "favours"]);
            let player = tally.player(player);
            (player.coins, player.favours) = (coins.number(), favours.number());
            player.inexact.remove("purse");
        }
        "dice" => {
            let [_, _, player, dice] = line.fields(["event", "what", "player", "dice"]);
            assert!((1..=6).contains(&dice.number()));
            tally.player(player).caravans = dice.number();
        }
        "die" => {
            let [_, _, player, die, value] = line.fields(["event", "what", "player", "die", "value"]);
            let die = &mut tally.player(player).dice[usize::try_from(die.number()).unwrap()];
            assert!(die.is_some(), "a die that was placed stays as it is: {line:?}");
            *die = Some(value.number());
        }
        "first" => tally.first = line.fields(["event", "what", "player"])[2].number(),
        what @ ("table" | "hand") => {
            let [_, _, player, cards] = line.fields(["event", "what", "player", "cards"]);
            assert!(!tally.house, "{line:?}");
            let player = tally.player(player);
            if what == "table" {
                player.table = cards.number();
            } else {
                player.hand = cards.number();
            }
            player.inexact.remove(what);
        }
        "row" => {
            assert!(!tally.house, "{line:?}");
            (tally.row, tally.pile) = (line.fields(["event", "what", "cards"])[2].number(), None);
        }
        "stalls" => {
            let [_, _, owner, at, side, numbers] =
                line.fields(["event", "what", "owner", "village", "side", "numbers"]);
            let stall = |number: &Json| Stall { number: Some(number.number()), merchant: Json::Null };
            let stalls = numbers.list().iter().map(stall).collect();
            tally.stalls.insert((village(owner, at), is_right(side)), stalls);
        }
        "card" => {
            let [_, _, merchant, to] = line.fields(["event", "what", "merchant", "to"]);
            let Json::Object(fields) = to else { panic!("no object: {to:?}") };
            let number = merchant.number();
            tally.lifted(number);
            match fields[0].1.text() {
                "hand" => tally.player(to.fields(["place", "player"])[1]).takes(merchant),
                "row" => {
                    to.fields(["place"]);
                    tally.row += 1;
                    tally.open.insert(number);
                }
                "pile" => {
                    to.fields(["place"]);
                    tally.pile = tally.pile.map(|pile| pile + 1);
                    tally.unseen.insert(number);
                }
                "village" => {
                    let [_, owner, at, side] = to.fields(["place", "owner", "village", "side"]);
                    tally.player(owner).table += 1;
                    tally.puts(village(owner, at), side, Stall { number: None, merchant: merchant.clone() });
                }
                other => panic!("a card lies nowhere else: {other}"),
            }
        }
        other => panic!("the text knows no correction of {other}"),
    }
}
