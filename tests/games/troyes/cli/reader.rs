//! A second reading of the public format: a table that is made of its lines alone, and says the same facts as the rules' own.

use serde_json::Value;

use super::line::{list, number, numbers, seat, some_seat, text};
use super::reader_roy::Roy;

pub(super) const BUILDINGS: [&str; 3] = ["palace", "bishopric", "city-hall"];
const SALARIES: [u64; 3] = [2, 1, 0];
const GOODS: [&str; 3] = ["deniers", "influence", "points"];

/// A die of the city square: its color, what it shows, and whether it lies there.
type Die = (char, u64, bool);

/// What the lines have told so far; gray comes behind the players.
#[derive(Debug, Default)]
pub(super) struct Reader {
    pub(super) players: usize,
    pub(super) round: u64,
    start: usize,
    turn: Option<usize>,
    /// The player who faces a black die.
    faces: Option<usize>,
    pub(super) standing: [Vec<u64>; 3],
    lying: [Vec<bool>; 3],
    purses: Vec<[u64; 3]>,
    supply: Vec<u64>,
    passed: Vec<Option<u64>>,
    won: Vec<Vec<String>>,
    pub(super) square: Vec<Vec<Die>>,
    taken: u64,
    pub(super) black: Vec<u64>,
    queue: Vec<(String, Vec<usize>)>,
    pub(super) works: Vec<(String, Vec<Option<usize>>, Vec<u64>)>,
    cathedral: [[Option<usize>; 3]; 6],
    ended: bool,
    pub(super) roy: Roy,
}

fn building(line: &Value) -> usize {
    BUILDINGS.iter().position(|name| *name == text(line, "building")).unwrap_or_else(|| panic!("{line}"))
}

impl Reader {
    /// Reads a game's first line.
    pub(super) fn open(line: &Value) -> Self {
        assert_eq!((text(line, "event"), text(line, "game"), number(line, "format")), ("opened", "troyes", 1));
        let players = list(line, "players").len();
        let gray = |name: &str| line["gray"].get(name).map_or(0, |count| count.as_u64().expect("a number"));
        let standing = ["palace", "bishopric", "city_hall"].map(|name| {
            let mut standing = vec![0; players + 1];
            standing[players] = gray(name);
            standing
        });
        assert_eq!(line["gray"].is_null(), players != 2);
        Self {
            players,
            round: 1,
            start: seat(line, "start"),
            turn: Some(seat(line, "start")).filter(|_| players > 1),
            standing,
            lying: [(); 3].map(|()| vec![false; players + 1]),
            purses: vec![[number(line, "deniers"), number(line, "influence"), 0]; players],
            supply: vec![number(line, "citizens"); players],
            passed: vec![None; players],
            won: vec![Vec::new(); players],
            square: vec![Vec::new(); players + 1],
            queue: vec![("marauding".to_owned(), Vec::new())],
            roy: Roy::open(line),
            ..Self::default()
        }
    }

    fn owner(&self, value: &Value) -> usize {
        match value.as_str() {
            Some("gray") if self.players > 1 => self.players,
            Some("roy") if self.players == 1 => self.players,
            Some(other) => panic!("{other} is nobody"),
            None => some_seat(value).filter(|seat| *seat < self.players).unwrap_or_else(|| panic!("{value}")),
        }
    }

    fn event(&mut self, line: &Value) -> &mut Vec<usize> {
        let name = text(line, "event_card");
        &mut self.queue.iter_mut().find(|(event, _)| event == name).unwrap_or_else(|| panic!("{line}")).1
    }

    fn work(&mut self, line: &Value) -> &mut (String, Vec<Option<usize>>, Vec<u64>) {
        self.works.iter_mut().find(|(card, ..)| card == text(line, "card")).unwrap_or_else(|| panic!("{line}"))
    }

    /// Takes dice out of the city square; each must lie there, and show what is said.
    pub(super) fn take(&mut self, line: &Value, key: &str) {
        for die in list(line, key) {
            let (owner, at) = (self.owner(&die["owner"]), seat(die, "die"));
            let (color, face, lies) = &mut self.square[owner][at];
            let shown = (color.to_string(), *face, *lies);
            assert_eq!(shown, (text(die, "color")[..1].to_owned(), number(die, "face"), true), "{line}");
            *lies = false;
        }
    }

    /// Takes a citizen from where it was.
    fn leave(&mut self, owner: usize, from: &Value) {
        if from.is_null() {
            assert_eq!(owner, self.players, "only gray ones come from the general supply");
            return;
        }
        match text(from, "place") {
            "supply" => self.supply[owner] -= 1,
            "standing" => self.standing[building(from)][owner] -= 1,
            "lying" => self.lying[building(from)][owner] = false,
            "tradesman" => {
                let (_, spaces, _) = self.work(from);
                *spaces.iter_mut().find(|space| **space == Some(owner)).expect("a tradesman") = None;
            }
            other => panic!("{other}"),
        }
    }

    /// Reads a line behind the first.
    #[expect(clippy::too_many_lines, reason = "a table of events")]
    pub(super) fn read(&mut self, line: &Value) {
        assert!(!self.ended || text(line, "event") != "turn", "nothing is awaited after the end: {line}");
        match text(line, "event") {
            "turn" => {
                self.turn = some_seat(&line["player"]);
                let phase = text(line, "phase");
                self.faces = self.turn.filter(|_| phase == "counter");
                if phase == "counter" {
                    assert_eq!(self.black.iter().max(), Some(&number(line, "die")));
                }
                if phase == "act" {
                    let left = self.square.iter().flatten().filter(|(_, _, lies)| *lies).count();
                    assert_eq!(seat(line, "dice"), left, "{line}");
                }
            }
            "settled" => {
                let owner = self.owner(&line["owner"]);
                self.standing[building(line)][owner] += number(line, "citizens");
                if owner < self.players {
                    self.supply[owner] -= number(line, "citizens");
                }
            }
            "round_began" => (self.round, self.start) = (number(line, "round"), seat(line, "start")),
            "revealed" => {
                for color in ["red", "white", "yellow"] {
                    let name = text(&line["activities"], color).to_owned();
                    self.works.push((name, Vec::new(), vec![0; self.players]));
                }
            }
            "workforce" => {
                let owner = self.owner(&line["owner"]);
                let of =
                    |name: &'static str, color| numbers(line, name).into_iter().map(move |face| (color, face, true));
                self.square[owner] = of("red", 'r').chain(of("white", 'w')).chain(of("yellow", 'y')).collect();
            }
            "entered" => {
                assert_eq!(seat(line, "place"), self.queue.len());
                self.queue.push((text(line, "event_card").to_owned(), Vec::new()));
            }
            "took" => self.taken += number(line, "dice"),
            "cubed" => {
                let (owner, cubes) = (self.owner(&line["owner"]), seat(line, "cubes"));
                self.event(line).extend(std::iter::repeat_n(owner, cubes));
            }
            "uncubed" => {
                let owner = self.owner(&line["owner"]);
                assert_eq!(self.event(line).pop(), Some(owner));
            }
            "beaten" => {
                let told: u64 = list(line, "cubes").iter().map(|of| number(of, "cubes")).sum();
                assert_eq!(usize::try_from(told).expect("few"), self.event(line).len());
                self.left(line);
            }
            "built" | "unbuilt" => {
                let cube = Some(self.owner(&line["owner"])).filter(|_| text(line, "event") == "built");
                self.cathedral[seat(line, "site") - 1][seat(line, "level") - 1] = cube;
            }
            "placed" => {
                let owner = self.owner(&line["owner"]);
                self.leave(owner, &line["from"]);
                self.standing[building(line)][owner] += 1;
            }
            "expelled" => {
                let owner = self.owner(&line["owner"]);
                self.standing[building(line)][owner] -= 1;
                self.lying[building(line)][owner] = true;
            }
            "hired" => {
                let (player, space) = (seat(line, "player"), seat(line, "space"));
                self.leave(player, &line["from"]);
                let (_, spaces, _) = self.work(line);
                spaces.resize(spaces.len().max(space + 1), None);
                assert_eq!(spaces[space].replace(player), None, "{line}");
            }
            "went_home" => {
                let owner = self.owner(&line["owner"]);
                self.lying[building(line)][owner] = false;
                if owner < self.players {
                    self.supply[owner] += 1;
                }
            }
            "black_rolled" => {
                self.black = numbers(line, "dice");
                assert!(self.black.is_sorted_by(|one, other| one >= other));
                self.taken = 0;
            }
            "countered" => {
                self.take(line, "with");
                for die in numbers(line, "dice") {
                    self.fell(die);
                }
            }
            "uncountered" => self.fell(number(line, "die")),
            "influence" => {
                if text(line, "what") == "recruit" {
                    self.supply[seat(line, "player")] += 1;
                }
                for (die, before) in list(line, "dice").iter().zip(numbers(line, "before")) {
                    let shown = &mut self.square[seat(die, "owner")][seat(die, "die")].1;
                    assert_eq!(*shown, before);
                    *shown = number(die, "face");
                }
            }
            "acted" => {
                self.take(line, "dice");
                if let Some(cube) = line["cube"].as_str() {
                    let player = seat(line, "player");
                    self.works.iter_mut().find(|(card, ..)| card == cube).expect("a card").2[player] -= 1;
                }
            }
            "gained" => self.changed(line, |has, amount| has + amount),
            "lost" => self.changed(line, u64::saturating_sub),
            "stored" => {
                let (player, cubes) = (seat(line, "player"), number(line, "cubes"));
                self.work(line).2[player] += cubes;
            }
            "passed" | "pass_denier" => self.passed[seat(line, "player")] = Some(number(line, "deniers")),
            "round_closed" => {
                self.square.iter_mut().for_each(Vec::clear);
                self.passed.fill(None);
                if let Some(start) = some_seat(&line["start"]) {
                    self.start = start;
                }
            }
            "corrected" => self.corrected(line),
            "counted" => {
                let total = |row: &Value| row["total"].as_i64().expect("a total");
                let (rows, winners) = (list(line, "rows"), numbers(line, "winners"));
                let most = rows.iter().map(total).max();
                let first = |row: &&Value| Some(total(row)) == most;
                assert!(rows.iter().filter(first).map(|row| number(row, "player")).eq(winners), "{line}");
            }
            "ended" => {
                assert_eq!(number(line, "rounds"), self.round);
                (self.ended, self.turn) = (true, None);
            }
            "roy_settled" | "roy_countered" | "roy_turn" | "roy_hired" | "roy_gained" | "roy_won" | "roy_nothing"
            | "character_scored" | "verdict" => self.roy(line),
            "calls" | "shot" | "no_card" | "event_die" | "no_effect" | "inexact" | "booked" | "characters"
            | "undecided" => {}
            other => panic!("nobody knows {other}: {line}"),
        }
    }

    /// Lets an event leave the queue; Marauding only loses its cubes.
    fn left(&mut self, line: &Value) {
        self.event(line).clear();
        let name = text(line, "event_card").to_owned();
        self.queue.retain(|(event, _)| *event != name || name == "marauding");
        if let Some(to) = some_seat(&line["card_to"]) {
            self.won[to].push(name);
        }
    }

    pub(super) fn fell(&mut self, die: u64) {
        self.black.remove(self.black.iter().position(|black| *black == die).expect("a black die"));
    }

    fn changed(&mut self, line: &Value, by: fn(u64, u64) -> u64) {
        let good = GOODS.iter().position(|good| *good == text(line, "good")).expect("a good");
        let has = &mut self.purses[seat(line, "player")][good];
        *has = by(*has, number(line, "amount"));
        assert!(line["has"].is_null() || line["has"] == *has, "{line}: {has}");
        assert!(number(line, "amount") <= number(line, "due"), "{line}");
    }

    fn corrected(&mut self, line: &Value) {
        let player = some_seat(&line["player"]);
        let at = || player.expect("a player");
        match text(line, "what") {
            "purse" => {
                let good = GOODS.iter().position(|good| *good == text(line, "good")).expect("a good");
                self.purses[at()][good] = number(line, "has");
            }
            "standing" => {
                let owner = self.owner(&line["owner"]);
                self.standing[building(line)][owner] = number(line, "citizens");
            }
            "lying" => {
                let owner = self.owner(&line["owner"]);
                self.lying[building(line)][owner] = line["lies"].as_bool().expect("yes or no");
            }
            "supply" => self.supply[at()] = number(line, "citizens"),
            "tradesmen" => {
                self.work(line).1 = list(line, "spaces").iter().map(some_seat).collect();
                self.make_room(text(line, "card"));
            }
            "stored" => self.work(line).2[at()] = number(line, "cubes"),
            "event" => {
                let cubes: Vec<usize> = list(line, "cubes").iter().map(|owner| self.owner(owner)).collect();
                let name = text(line, "event_card");
                if self.queue.iter().all(|(event, _)| event != name) {
                    self.queue.push((name.to_owned(), Vec::new()));
                    self.won.iter_mut().for_each(|won| won.retain(|event| event != name));
                }
                *self.event(line) = cubes;
            }
            "left" => self.left(line),
            "cathedral" => {
                let cube = Some(&line["owner"]).filter(|owner| !owner.is_null()).map(|owner| self.owner(owner));
                self.cathedral[seat(line, "site") - 1][seat(line, "level") - 1] = cube;
            }
            "die" => {
                let owner = self.owner(&line["owner"]);
                let (_, face, lies) = &mut self.square[owner][seat(line, "die")];
                (*face, *lies) = (number(line, "face"), text(line, "lies") == "square");
            }
            "start" => self.start = at(),
            "turn" => {
                self.turn = player;
                self.faces = self.faces.and(player);
            }
            "passed" => self.passed[at()] = line["deniers"].as_u64(),
            "exact" => {}
            other => panic!("nobody knows {other}: {line}"),
        }
    }

    /// The facts of the table, as a file of orders asserts them.
    pub(super) fn facts(&self) -> Vec<(String, String)> {
        let name =
            |owner: usize| if owner == self.players { self.neutral().to_owned() } else { format!("p{}", owner + 1) };
        let list = |parts: Vec<String>| if parts.is_empty() { "none".to_owned() } else { parts.join(" ") };
        let space = |owner: &Option<usize>| owner.map_or_else(|| "-".to_owned(), name);
        let left = self.square.iter().flatten().filter(|(_, _, lies)| *lies).count();
        let faced = self.faces.zip(self.black.iter().max());
        let mut facts = vec![
            ("round".to_owned(), self.round.to_string()),
            ("start".to_owned(), name(self.start)),
            ("turn".to_owned(), self.turn.map_or_else(|| "nobody".to_owned(), name)),
            ("dice-left".to_owned(), left.to_string()),
            ("black-dice".to_owned(), self.taken.to_string()),
            ("faces".to_owned(), faced.map_or_else(|| "none".to_owned(), |(who, die)| format!("{} {die}", name(who)))),
            ("queue".to_owned(), list(self.queue.iter().map(|(event, _)| event.clone()).collect())),
        ];
        for (at, building) in BUILDINGS.iter().enumerate() {
            let standing = self.standing[at].iter().enumerate().filter(|(_, count)| **count > 0);
            let standing = standing.map(|(owner, count)| format!("{} {count}", name(owner))).collect();
            facts.push((format!("standing {building}"), list(standing)));
            let lying = self.lying[at].iter().enumerate().filter(|(_, lies)| **lies).map(|(owner, _)| name(owner));
            facts.push((format!("lying {building}"), list(lying.collect())));
        }
        for player in 0..self.players {
            let mut fact = |what: &str, value: String| facts.push((format!("{} {what}", name(player)), value));
            let salary: u64 = (0..3).map(|at| self.standing[at][player] * SALARIES[at]).sum();
            fact("salary", salary.to_string());
            GOODS.iter().zip(self.purses[player]).for_each(|(good, has)| fact(good, has.to_string()));
            fact("supply", self.supply[player].to_string());
            fact("passed", self.passed[player].map_or_else(|| "no".to_owned(), |deniers| deniers.to_string()));
            fact("won", list(self.won[player].clone()));
            let shows = self.square[player].iter().filter(|(_, _, lies)| *lies);
            fact("shows", list(shows.map(|(color, face, _)| format!("{color}{face}")).collect()));
        }
        facts.extend(self.roy_facts());
        for (card, spaces, stored) in &self.works {
            facts.push((format!("tradesmen {card}"), list(spaces.iter().map(space).collect())));
            let stored = stored.iter().enumerate().filter(|(_, cubes)| **cubes > 0);
            let stored = stored.map(|(player, cubes)| format!("{} {cubes}", name(player))).collect();
            facts.push((format!("stored {card}"), list(stored)));
        }
        let cubes = |cubes: &[usize]| list(cubes.iter().copied().map(name).collect());
        facts.extend(self.queue.iter().map(|(event, all)| (format!("cubes {event}"), cubes(all))));
        let sites = (1..).zip(&self.cathedral);
        facts.extend(sites.map(|(site, levels)| (format!("cathedral {site}"), levels.each_ref().map(space).join(" "))));
        facts
    }
}
