//! The rules once more, straight from the leaflet with plain numbers and vectors, slow and plain on purpose.
//!
//! Nothing of the crate is used: setup, cards and orders come in as numbers. What happens comes out as the lines of
//! [`super::tell`]; nothing comes out where the leaflet does not allow it.

/// A merchant: left number and reward, right number and reward. Rewards: 1 or 2 coins, 5 favours, `c`ard, `d`ie, `p`lacement.
pub(crate) type Card = [(u8, char); 2];

/// A merchant beside a village: on the right side or not, and which one.
pub(crate) type Beside = (bool, usize);

/// What is going on, by its first letter: roll, sell, place, buy, end or over.
type Doing = (char, usize);

/// The naive table.
pub(crate) struct Naive {
    cards: Vec<Card>,
    to_seller: bool,
    n: usize,
    first: usize,
    round: usize,
    doing: Doing,
    places: usize,
    owned: Vec<usize>,
    /// Faces by player; 0 when the die is on a village or at the market.
    dice: Vec<Vec<u8>>,
    coins: Vec<usize>,
    favours: Vec<usize>,
    hands: Vec<Vec<usize>>,
    villages: Vec<[Vec<Beside>; 3]>,
    closed: Vec<[bool; 3]>,
    row: Vec<usize>,
    pile: Vec<usize>,
    /// By player, coins and favours of this turn.
    income: Vec<(usize, usize)>,
    free_cards: usize,
    free_dice: usize,
}

const STALLS: [[u8; 2]; 3] = [[1, 6], [2, 5], [3, 4]];
const NAMES: [&str; 3] = ["16", "25", "34"];

impl Naive {
    pub(crate) fn new(n: usize, first: usize, to_seller: bool, cards: Vec<Card>, mut pile: Vec<usize>) -> Self {
        let row = pile.drain(..=n).collect();
        Self {
            cards,
            to_seller,
            n,
            first,
            round: 1,
            doing: ('r', 0),
            places: 0,
            owned: vec![4; n],
            dice: vec![Vec::new(); n],
            coins: vec![0; n],
            favours: vec![2; n],
            hands: vec![Vec::new(); n],
            villages: vec![[Vec::new(), Vec::new(), Vec::new()]; n],
            closed: vec![[false; 3]; n],
            row,
            pile,
            income: vec![(0, 0); n],
            free_cards: 0,
            free_dice: 0,
        }
    }

    fn is(&self, what: char) -> bool {
        self.doing.0 == what
    }

    fn on_table(&self, who: usize) -> usize {
        3 + self.villages[who].iter().map(Vec::len).sum::<usize>()
    }

    /// “At the beginning of each round all players roll their dice simultaneously.”
    pub(crate) fn roll(&mut self, dice: &[Vec<u8>]) -> Option<Vec<String>> {
        let lengths: Vec<usize> = dice.iter().map(Vec::len).collect();
        if !self.is('r') || lengths != self.owned {
            return None;
        }
        self.dice = dice.to_vec();
        let faces: Vec<String> = dice.iter().map(|dice| dice.iter().map(u8::to_string).collect()).collect();
        self.doing = ('s', self.first);
        Some(vec![format!("rolled {}: {}", self.round, faces.join(" ")), format!("began sell {}", self.first)])
    }

    /// “You can use one favour token to re-roll any number of your dice.”
    pub(crate) fn reroll(&mut self, who: usize, dice: &[(usize, u8)]) -> Option<Vec<String>> {
        let free = |at: usize| self.dice.get(who).and_then(|dice| dice.get(at)).is_some_and(|face| *face > 0);
        let ascending = dice.windows(2).all(|two| two[0].0 < two[1].0);
        let can = (self.is('s') || self.is('p')) && who < self.n && !dice.is_empty() && ascending;
        if !can || !dice.iter().all(|(at, _)| free(*at)) || self.favours[who] < 1 {
            return None;
        }
        self.favours[who] -= 1;
        let mut words = vec![format!("rerolled {who}")];
        for (at, face) in dice {
            words.push(format!("{at}:{}>{face}", self.dice[who][*at]));
            self.dice[who][*at] = *face;
        }
        Some(vec![words.join(" ")])
    }

    /// “You can use two favour tokens to modify one of your dice one point up or down.”
    pub(crate) fn adjust(&mut self, who: usize, at: usize, up: bool) -> Option<Vec<String>> {
        let face = *self.dice.get(who)?.get(at)?;
        if !(self.is('s') || self.is('p')) || face == 0 || self.favours[who] < 2 {
            return None;
        }
        self.favours[who] -= 2;
        let next = if up { face % 6 + 1 } else { (face + 4) % 6 + 1 };
        self.dice[who][at] = next;
        Some(vec![format!("adjusted {who} {at}:{face}>{next}")])
    }

    fn number(&self, (right, card): Beside) -> u8 {
        self.cards[card][usize::from(right)].0
    }

    fn reward(&self, (right, card): Beside) -> char {
        self.cards[card][usize::from(right)].1
    }

    /// “The player must have goods that fit all stalls in the village.” “Villages with dice on their stalls are closed.”
    pub(crate) fn sell(&mut self, owner: usize, village: usize, tucked: &[Beside]) -> Option<Vec<String>> {
        let who = self.doing.1;
        if !self.is('s') || owner >= self.n || self.closed[owner][village] || (!tucked.is_empty() && owner != who) {
            return None;
        }
        let mut hand = self.hands[who].clone();
        for (_, card) in tucked {
            let at = hand.iter().position(|other| other == card)?;
            hand.remove(at);
        }
        let there = self.villages[owner][village].clone();
        let mut numbers = STALLS[village].to_vec();
        for right in [false, true] {
            numbers.extend(there.iter().filter(|one| one.0 == right).map(|one| self.number(*one)));
        }
        numbers.extend(tucked.iter().map(|one| self.number(*one)));
        let mut dice = self.dice[who].clone();
        let mut used = Vec::new();
        for number in numbers {
            let at = dice.iter().position(|face| *face == number)?;
            dice[at] = 0;
            used.push(at);
        }
        self.dice[who] = dice;
        self.hands[who] = hand;
        self.closed[owner][village] = true;

        let (mut coins, mut favours, mut free) = (0, 0, [0, 0, 0]);
        for one in there.iter().chain(tucked) {
            match self.reward(*one) {
                '1' => coins += 1,
                '2' => coins += 2,
                '5' => favours += 5,
                _ => {}
            }
        }
        for one in tucked {
            match self.reward(*one) {
                'c' => free[0] += 1,
                'd' => free[1] += 1,
                'p' => free[2] += 1,
                _ => {}
            }
        }
        let (mine, theirs) = match (owner == who, self.to_seller) {
            (true, _) => ((1 + coins, favours), None),
            (false, false) => ((2, 0), Some((1 + coins, favours))),
            (false, true) => ((2 + coins, favours), Some((1, 0))),
        };
        self.income[who] = (self.income[who].0 + mine.0, self.income[who].1 + mine.1);
        if let Some((coins, favours)) = theirs {
            self.income[owner] = (self.income[owner].0 + coins, self.income[owner].1 + favours);
        }
        self.free_cards += free[0];
        self.free_dice += free[1];
        self.places += free[2];
        let theirs = theirs.map_or("-".to_owned(), |(coins, favours)| format!("{coins}c{favours}f"));
        let mut lines = vec![format!(
            "sold {who} at {owner}/{} with {used:?}: {}c{}f and {theirs}, free {} {} {}",
            NAMES[village], mine.0, mine.1, free[0], free[1], free[2]
        )];
        for one in tucked {
            lines.extend(self.lay("tucked", owner, village, *one));
        }
        Some(lines)
    }

    /// “The game ends the turn where one player places their ninth card on the table.”
    fn lay(&mut self, how: &str, owner: usize, village: usize, one: Beside) -> Vec<String> {
        let somebody_had = (0..self.n).any(|who| self.on_table(who) >= 9);
        self.villages[owner][village].push(one);
        let side = if one.0 { 'R' } else { 'L' };
        let mut lines = vec![format!("{how} {owner}/{} {side}{}", NAMES[village], one.1)];
        if self.on_table(owner) == 9 {
            lines.push(format!("ninth {owner}"));
            if !somebody_had {
                lines.push("last round".to_owned());
            }
        }
        lines
    }

    /// “Free Placement cards can only be used on open villages.”
    pub(crate) fn place(&mut self, owner: usize, village: usize, one: Beside) -> Option<Vec<String>> {
        let who = self.doing.1;
        if !self.is('p') || owner != who || self.closed[owner][village] {
            return None;
        }
        let at = self.hands[who].iter().position(|card| *card == one.1)?;
        self.hands[who].remove(at);
        let mut lines = self.lay("placed", owner, village, one);
        self.places -= 1;
        lines.extend(self.placing());
        Some(lines)
    }

    /// “If the player does not have any card on their hand, they lose this action.”
    fn placing(&mut self) -> Vec<String> {
        let who = self.doing.1;
        if self.places == 0 {
            return self.next_seller();
        }
        if self.hands[who].is_empty() || self.closed[who] == [true; 3] {
            return self.lose();
        }
        self.doing = ('p', who);
        vec![format!("began place {who} {}", self.places)]
    }

    fn lose(&mut self) -> Vec<String> {
        let mut lines = vec![format!("placement lost {} {}", self.doing.1, self.places)];
        self.places = 0;
        lines.extend(self.next_seller());
        lines
    }

    pub(crate) fn done(&mut self) -> Option<Vec<String>> {
        match self.doing.0 {
            's' => Some(self.income()),
            'p' => Some(self.lose()),
            'b' => Some(self.next_buyer(self.place_in_turn(self.doing.1) + 1)),
            _ => None,
        }
    }

    /// “After the player have sold their goods, they receive their income.”
    fn income(&mut self) -> Vec<String> {
        let who = self.doing.1;
        let mut lines = Vec::new();
        let mut order: Vec<usize> = (0..self.n).filter(|other| *other != who).collect();
        order.insert(0, who);
        for other in order {
            let (coins, favours) = self.income[other];
            if (coins, favours) != (0, 0) {
                self.coins[other] += coins;
                self.favours[other] += favours;
                lines.push(format!("earned {other} {coins}c{favours}f"));
            }
            self.income[other] = (0, 0);
        }
        for _ in 0..self.free_dice {
            if self.owned[who] == 6 {
                lines.push(format!("caravan lost {who}"));
            } else {
                self.owned[who] += 1;
                lines.push(format!("caravan {who}"));
            }
        }
        for _ in 0..self.free_cards {
            if self.pile.is_empty() {
                lines.push(format!("card lost {who}"));
            } else {
                let card = self.pile.remove(0);
                self.hands[who].push(card);
                lines.push(format!("card {who} {card}"));
            }
        }
        (self.free_dice, self.free_cards) = (0, 0);
        // “Goods not sold at open stalls, are instead sold for favours at the open market.”
        let left: Vec<usize> = (0..self.dice[who].len()).filter(|at| self.dice[who][*at] > 0).collect();
        self.favours[who] += left.len();
        lines.push(format!("market {who} {left:?}"));
        self.dice[who].fill(0);
        lines.extend(self.placing());
        lines
    }

    fn place_in_turn(&self, who: usize) -> usize {
        (who + self.n - self.first) % self.n
    }

    fn next_seller(&mut self) -> Vec<String> {
        let next = self.place_in_turn(self.doing.1) + 1;
        if next == self.n {
            return self.next_buyer(0);
        }
        self.doing = ('s', (self.first + next) % self.n);
        vec![format!("began sell {}", self.doing.1)]
    }

    fn next_buyer(&mut self, from: usize) -> Vec<String> {
        let mut passed = vec!["passed".to_owned()];
        let mut began = "began end".to_owned();
        self.doing = ('e', 0);
        for place in from..self.n {
            let who = (self.first + place) % self.n;
            if self.coins[who] >= 5 && !self.row.is_empty() {
                self.doing = ('b', who);
                began = format!("began spend {who}");
                break;
            }
            passed.push(who.to_string());
        }
        let poor = passed.len() > 1 && !self.row.is_empty();
        poor.then(|| passed.join(" ")).into_iter().chain([began]).collect()
    }

    /// “Pay 5 coins and take any of the face up cards.” “If the last card is taken, the merchant row is filled up immediately.”
    pub(crate) fn buy(&mut self, card: usize) -> Option<Vec<String>> {
        let who = self.doing.1;
        let at = self.row.iter().position(|other| *other == card)?;
        if !self.is('b') || self.coins[who] < 5 {
            return None;
        }
        self.coins[who] -= 5;
        self.row.remove(at);
        self.hands[who].push(card);
        let mut lines = vec![format!("bought {who} {card}")];
        if self.row.is_empty() {
            lines.extend(self.fill());
        }
        if self.coins[who] < 5 || self.row.is_empty() {
            lines.extend(self.next_buyer(self.place_in_turn(who) + 1));
        }
        Some(lines)
    }

    fn fill(&mut self) -> Option<String> {
        let mut words = vec!["filled".to_owned()];
        while self.row.len() < self.n + 1 && !self.pile.is_empty() {
            let card = self.pile.remove(0);
            words.push(card.to_string());
            self.row.push(card);
        }
        (words.len() > 1).then(|| words.join(" "))
    }

    /// “All players take back all their caravans, and thus opens the villages.”
    pub(crate) fn close(&mut self) -> Option<Vec<String>> {
        if !self.is('e') {
            return None;
        }
        let mut lines = vec!["opened".to_owned()];
        self.closed = vec![[false; 3]; self.n];
        if (0..self.n).any(|who| self.on_table(who) >= 9) {
            self.doing = ('o', 0);
            lines.push(format!("ended {}", self.round));
            lines.push(self.ranked());
            return Some(lines);
        }
        self.first = (self.first + 1) % self.n;
        lines.push(format!("first {}", self.first));
        lines.extend(self.fill());
        lines.push("began caravans".to_owned());
        self.round += 1;
        self.doing = ('r', 0);
        Some(lines)
    }

    /// “Most coins – most favours. If it is still a tie, the tied players share the victory.”
    fn ranked(&self) -> String {
        let mut left: Vec<usize> = (0..self.n).collect();
        let worth = |who: usize| (self.on_table(who), self.coins[who], self.favours[who]);
        let mut words = vec!["ranked".to_owned()];
        let mut place = 1;
        while let Some(best) = left.iter().map(|who| worth(*who)).max() {
            let tied: Vec<usize> = left.iter().copied().filter(|who| worth(*who) == best).collect();
            for who in &tied {
                words.push(format!("{place}={who},{},{}c{}f", best.0, best.1, best.2));
            }
            place += tied.len();
            left.retain(|who| worth(*who) != best);
        }
        words.join(" ")
    }
}
