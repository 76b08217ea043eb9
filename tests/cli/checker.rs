//! A second reading of the public format and of the rules behind it; it shares no code with the app.
//!
//! It plays the game again from the `opened` and `rolled` lines alone and says what every other line must be.

use crate::cli::ordered::Json;

/// Number, notch, and whether the raid side is up.
type Tile = (u64, u64, bool);

/// What a checker knows of the table.
struct Table {
    /// Color up and color down, by notch.
    wheel: Vec<(String, String)>,
    tiles: Vec<Tile>,
    /// Colors and values at which sheets were struck.
    struck: Vec<(String, u64)>,
    /// The half-day, from 0.
    now: u64,
}

/// A die on the wheel.
#[derive(Clone, Copy)]
struct Die {
    place: u64,
    notch: u64,
    black: bool,
    face: u64,
}

/// Checks that a whole game's cry obeys the format; it panics where it does not.
pub(super) fn check(cry: &str) {
    assert!(cry.ends_with("}\n") && !cry.contains('\r') && !cry.contains("\n\n"));
    assert!(!cry.contains(": ") && !cry.contains(", "), "compact");
    let lines: Vec<_> = cry.lines().map(Json::parse).collect();
    let mut lines = lines.iter();
    let mut next = || lines.next().expect("the cry ends too early");

    let mut table = opened(next());
    let first = table.now;
    while table.now < 16 {
        half_day(&mut table, &mut next);
        if table.now == 16 {
            let line = next();
            let [_, half_days] = line.fields(["event", "half_days"]);
            assert_eq!((line.event(), half_days.number()), ("ended", 16 - first));
        } else if table.now.is_multiple_of(2) {
            let line = next();
            let [_, day, neutral] = line.fields(["event", "day", "neutral"]);
            assert_eq!((line.event(), day.number(), neutral.number()), ("day_began", table.day(), table.day() - 1));
        }
    }
    assert_eq!(lines.next(), None, "a line after the end");
}

fn half_day<'a>(table: &mut Table, next: &mut dyn FnMut() -> &'a Json) {
    let dice = table.rolled(next());
    table.placed(next(), dice);
    let mut black_first = dice;
    black_first.sort_by_key(|die| !die.black);
    let mut spared = None;
    let mut strikes = Vec::new();
    for die in black_first {
        match (die.black, table.tile(die.notch)) {
            (true, Some((8, _, false))) => {
                table.spared(next(), die);
                spared = Some(die.notch);
            }
            (true, _) | (false, Some((8, _, true))) => {
                table.struck(next(), die);
                strikes.push(die.notch);
            }
            (false, _) => {}
        }
    }
    let offered = |die: &Die| if die.black { spared == Some(die.notch) } else { !strikes.contains(&die.notch) };
    table.offered(next(), &dice.into_iter().filter(offered).collect::<Vec<_>>());
    for notch in &strikes {
        table.rebuilt(next(), *notch);
    }
    for notch in strikes.into_iter().chain(spared) {
        if table.tile(notch).is_some_and(|(_, _, raid)| !raid) {
            table.turned(next(), notch);
        }
    }
    table.now += 1;
}

fn opened(line: &Json) -> Table {
    let keys = ["event", "format", "game", "code", "plazas", "tiles", "numbering", "day", "half", "struck"];
    let [event, format, game, code, plazas, tiles, numbering, day, half, struck] = line.fields(keys);
    assert_eq!((event.text(), format.number(), game.text()), ("opened", 1, "troyes-dice"));
    assert!(*code == Json::Null || (1..=32).contains(&code.text().chars().count()));
    let wheel = plazas.list().iter().map(|plaza| plaza.fields(["up", "down"]));
    let wheel: Vec<_> = wheel.map(|[up, down]| (color(up), color(down))).collect();
    assert_eq!(wheel.len(), 9);
    let tiles: Vec<Tile> = tiles.list().iter().map(tile_in_play).collect();
    if let [a, b, c] = tiles[..] {
        assert!(a.0 != b.0 && b.0 != c.0 && a.0 != c.0);
        let same = wheel.iter().enumerate().filter(|(_, (up, down))| up == down);
        assert_eq!([a.1, b.1, c.1].to_vec(), same.map(|(notch, _)| notch as u64).collect::<Vec<_>>());
    } else {
        assert!(tiles.is_empty());
    }
    let mut numbers: Vec<_> = numbering.list().iter().map(Json::number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    let half = match half.text() {
        "morning" => 0,
        "afternoon" => 1,
        other => panic!("no half: {other}"),
    };
    assert!((1..=8).contains(&day.number()));
    let now = (day.number() - 1) * 2 + half;
    Table { wheel, tiles, struck: struck_before(struck, now), now }
}

/// The sheets' dice that were struck before: by color and value, each once, and none as long as no sheet is struck.
fn struck_before(struck: &Json, now: u64) -> Vec<(String, u64)> {
    let dice = struck.list().iter().map(|die| die.fields(["color", "value"]));
    let dice: Vec<_> = dice.map(|[die, value]| (color(die), value.number())).collect();
    assert!(dice.iter().all(|(_, value)| (1..=6).contains(value)), "{struck:?}");
    let ranks: Vec<_> = dice.iter().map(|(color, value)| ("ryw".find(&color[..1]), *value)).collect();
    assert!(ranks.windows(2).all(|pair| pair[0] < pair[1]), "{struck:?}");
    assert!(dice.is_empty() || now > 4, "{struck:?}");
    dice
}

fn tile_in_play(tile: &Json) -> Tile {
    let [tile, notch, side] = tile.fields(["tile", "notch", "side"]);
    assert!((1..=8).contains(&tile.number()));
    (tile.number(), notch.number(), raid(side))
}

fn raid(side: &Json) -> bool {
    match side.text() {
        "banquet" => false,
        "raid" => true,
        other => panic!("no side: {other}"),
    }
}

fn color(color: &Json) -> String {
    assert!(["red", "yellow", "white"].contains(&color.text()), "{color:?}");
    color.text().to_owned()
}

impl Table {
    const fn day(&self) -> u64 {
        self.now / 2 + 1
    }

    fn up(&self, notch: u64) -> &str {
        &self.wheel[usize::try_from(notch).unwrap()].0
    }

    fn tile(&self, notch: u64) -> Option<Tile> {
        self.tiles.iter().copied().find(|tile| tile.1 == notch)
    }

    fn rolled(&self, line: &Json) -> [Die; 4] {
        let [event, day, half, black, clear] = line.fields(["event", "day", "half", "black", "clear"]);
        let (name, first) = if self.now.is_multiple_of(2) { ("morning", 1) } else { ("afternoon", 5) };
        assert_eq!((event.text(), day.number(), half.text()), ("rolled", self.day(), name));
        let clear: Vec<_> = clear.list().iter().map(Json::number).collect();
        assert!(clear.len() == 3 && clear.is_sorted(), "{line:?}");
        let mut dice: Vec<_> = clear.iter().map(|face| (*face, 1)).chain([(black.number(), 0)]).collect();
        assert!(dice.iter().all(|(face, _)| (1..=6).contains(face)), "{line:?}");
        dice.sort_unstable();
        std::array::from_fn(|at| {
            let ((face, clear), place) = (dice[at], at as u64);
            Die { place, notch: (self.day() - 1 + first + place) % 9, black: clear == 0, face }
        })
    }

    fn placed(&self, line: &Json, dice: [Die; 4]) {
        let [event, places] = line.fields(["event", "places"]);
        assert_eq!((event.text(), places.list().len()), ("placed", 4));
        for (written, die) in places.list().iter().zip(dice) {
            let [place, notch, color, kind, value] = written.fields(["place", "notch", "color", "die", "value"]);
            assert_eq!((place.number(), notch.number(), value.number()), (die.place, die.notch, die.face));
            assert_eq!((color.text(), kind.text()), (self.up(die.notch), die.kind()));
        }
    }

    fn spared(&self, line: &Json, die: Die) {
        let [event, notch, color, value, tile] = line.fields(["event", "notch", "color", "value", "tile"]);
        assert_eq!((event.text(), notch.number(), color.text()), ("spared", die.notch, self.up(die.notch)));
        assert_eq!((value.number(), tile.number()), (die.face, 8));
    }

    fn struck(&mut self, line: &Json, die: Die) {
        let keys = ["event", "notch", "color", "value", "by", "sheets", "already"];
        let [event, notch, color, value, by, sheets, already] = line.fields(keys);
        assert_eq!((event.text(), notch.number(), color.text()), ("struck", die.notch, self.up(die.notch)));
        assert_eq!((value.number(), by.text(), sheets.bool()), (die.face, die.kind(), self.day() >= 3));
        let what = (color.text().to_owned(), die.face);
        assert_eq!(already.bool(), self.struck.contains(&what), "{line:?}");
        if sheets.bool() {
            self.struck.push(what);
        }
    }

    fn offered(&self, line: &Json, dice: &[Die]) {
        let [event, offers, available, any_free] = line.fields(["event", "offers", "available", "any_free"]);
        assert_eq!((event.text(), offers.list().len()), ("offered", dice.len()));
        let free: Vec<_> = offers.list().iter().zip(dice).map(|(offer, die)| self.offer(offer, *die)).collect();
        assert_eq!(any_free.bool(), free.contains(&true));
        let count = |color| dice.iter().filter(|die| self.up(die.notch) == color).count() as u64;
        let available = available.fields(["red", "yellow", "white"]).map(Json::number);
        assert_eq!(available, [count("red"), count("yellow"), count("white")]);
    }

    /// Checks an offer and says whether it is free.
    fn offer(&self, offer: &Json, die: Die) -> bool {
        let keys = ["place", "notch", "color", "face", "value", "die", "price", "free", "tile"];
        let [place, notch, color, face, value, kind, price, free, tile] = offer.fields(keys);
        assert_eq!((place.number(), notch.number(), face.number()), (die.place, die.notch, die.face));
        assert_eq!((color.text(), kind.text()), (self.up(die.notch), die.kind()));
        let beside = self.tile(die.notch).map(|(number, _, raid)| (number, raid));
        assert_eq!(value.number(), if beside == Some((4, true)) { 0 } else { die.face });
        let price = price.fields(["denier", "influence", "knowledge", "any"]).map(Json::number);
        assert_eq!(price, asked(die.place, beside), "{offer:?}");
        assert_eq!(free.bool(), price == [0; 4]);
        if *tile != Json::Null || beside.is_some() {
            let [number, side] = tile.fields(["tile", "side"]);
            assert_eq!(Some((number.number(), raid(side))), beside);
        }
        free.bool()
    }

    fn rebuilt(&mut self, line: &Json, notch: u64) {
        let [event, at, from, to] = line.fields(["event", "notch", "from", "to"]);
        let plaza = &mut self.wheel[usize::try_from(notch).unwrap()];
        assert_eq!((event.text(), at.number(), from.text(), to.text()), ("rebuilt", notch, &*plaza.0, &*plaza.1));
        *plaza = (plaza.1.clone(), plaza.0.clone());
    }

    fn turned(&mut self, line: &Json, notch: u64) {
        let [event, tile, at] = line.fields(["event", "tile", "notch"]);
        let turned = self.tiles.iter_mut().find(|tile| tile.1 == notch).unwrap();
        assert_eq!((event.text(), tile.number(), at.number()), ("turned_to_raid", turned.0, notch));
        turned.2 = true;
    }
}

impl Die {
    const fn kind(self) -> &'static str {
        if self.black { "black" } else { "clear" }
    }
}

/// Deniers, influence, knowledge and "any" that the die at that place costs beside that tile.
fn asked(place: u64, tile: Option<(u64, bool)>) -> [u64; 4] {
    let [denier, any] = [[0, 0], [0, 1], [1, 0], [2, 0]][usize::try_from(place).unwrap()];
    match tile {
        Some((2, false)) => [0; 4],
        Some((2, true)) => [denier + 1, 0, 0, any],
        Some((6, true)) => [denier, 1, 0, any],
        Some((3, true)) => [denier, 0, 1, any],
        _ => [denier, 0, 0, any],
    }
}
