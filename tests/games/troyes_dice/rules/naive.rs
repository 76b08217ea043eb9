//! The rules once more, straight from `rules.md` with plain numbers and letters, slow and plain on purpose.
//!
//! Nothing of the crate is used but the setup that both start from. Happenings come out as the lines of [`super::tell`].

use town_crier::games::troyes_dice::rules::{Half, Setup, Side};

use crate::games::troyes_dice::rules::tell::letter;

/// A tile in play.
struct Tile {
    number: u8,
    notch: usize,
    raid: bool,
}

/// A die on a plaza: place, notch, whether it is black, face.
type Lying = (usize, usize, bool, u8);

/// The naive table.
pub(crate) struct Naive {
    up: Vec<char>,
    down: Vec<char>,
    tiles: Vec<Tile>,
    day: usize,
    afternoon: bool,
    half_days: usize,
    lying: Vec<Lying>,
    destroyed: Vec<usize>,
    spared: Option<usize>,
    crossed_out: Vec<(char, u8)>,
}

impl Naive {
    pub(crate) fn new(setup: &Setup) -> Self {
        let up: Vec<char> = setup.plazas.iter().map(|plaza| letter(plaza.up)).collect();
        let down: Vec<char> = setup.plazas.iter().map(|plaza| letter(plaza.down)).collect();
        let mut tiles = Vec::new();
        for notch in 0..9 {
            if up[notch] == down[notch] && tiles.len() < setup.tiles.len() {
                let (number, side) = setup.tiles[tiles.len()];
                tiles.push(Tile { number, notch, raid: side == Side::Raid });
            }
        }
        Self {
            up,
            down,
            tiles,
            day: usize::from(setup.day),
            afternoon: setup.half == Half::Afternoon,
            half_days: 0,
            lying: Vec::new(),
            destroyed: Vec::new(),
            spared: None,
            // 2.4: who takes over a game may name them.
            crossed_out: setup.struck.iter().map(|(color, value)| (letter(*color), *value)).collect(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.day > 8
    }

    fn when(&self) -> String {
        format!("{}{}", self.day, if self.afternoon { 'a' } else { 'm' })
    }

    fn tile(&self, notch: usize) -> (u8, bool) {
        self.tiles.iter().find(|tile| tile.notch == notch).map_or((0, false), |tile| (tile.number, tile.raid))
    }

    pub(crate) fn roll(&mut self, black: u8, mut clear: [u8; 3]) -> Vec<String> {
        clear.sort_unstable();
        let mut lines = vec![format!("rolled {} {black} {} {} {}", self.when(), clear[0], clear[1], clear[2])];

        // 2.2: twice the value, and the black die half a step lower.
        let mut ranks: Vec<u8> = clear.iter().map(|value| value * 2).collect();
        ranks.push(black * 2 - 1);
        ranks.sort_unstable();
        // 1.5: the neutral notch is day - 1, the morning is the four after it, the afternoon the four after those.
        let first = (self.day - 1) + if self.afternoon { 5 } else { 1 };
        self.lying = ranks
            .into_iter()
            .enumerate()
            .map(|(place, rank)| (place, (first + place) % 9, rank % 2 == 1, rank.div_ceil(2)))
            .collect();
        let lying: Vec<String> = self.lying.iter().map(|die| self.die(*die)).collect();
        lines.push(format!("placed {}", lying.join(" ")));

        // 2.3, 4.4: the black die first.
        let (_, notch, _, value) = self.lying.iter().copied().find(|die| die.2).expect("a black die lies there");
        if self.tile(notch) == (8, false) {
            self.spared = Some(notch);
            lines.push(format!("spared {notch}{}{value} tile 8", self.up[notch]));
        } else {
            lines.push(self.strike(notch, 'b', value));
        }
        // 4.5: then a clear die on tile 8's raid side.
        for (_, notch, black, value) in self.lying.clone() {
            if !black && self.tile(notch) == (8, true) {
                lines.push(self.strike(notch, 'c', value));
            }
        }
        lines.push(self.offered());
        lines
    }

    fn die(&self, (place, notch, black, value): Lying) -> String {
        format!("{place}:{notch}{}{}{value}", self.up[notch], if black { 'b' } else { 'c' })
    }

    fn strike(&mut self, notch: usize, by: char, value: u8) -> String {
        self.destroyed.push(notch);
        let color = self.up[notch];
        let mut line = format!("struck {notch}{color}{by}{value} {}", self.when());
        if self.day >= 3 {
            line.push_str(" sheets");
            if self.crossed_out.contains(&(color, value)) {
                line.push_str(" already");
            }
            self.crossed_out.push((color, value));
        }
        line
    }

    fn offered(&self) -> String {
        let (mut offers, mut counts, mut any_free) = (Vec::new(), [0, 0, 0], false);
        for die in self.lying.iter().copied() {
            let (place, notch, black, value) = die;
            if self.destroyed.contains(&notch) || (black && self.spared.is_none()) {
                continue;
            }
            let (number, raid) = self.tile(notch);
            // 1.6 and 4.6: denier, influence, knowledge, any.
            let mut price = [[0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [2, 0, 0, 0]][place];
            match (number, raid) {
                (2, false) => price = [0; 4],
                (2, true) => price[0] += 1,
                (6, true) => price[1] += 1,
                (3, true) => price[2] += 1,
                _ => {}
            }
            let counts_as = if (number, raid) == (4, true) { 0 } else { value };
            let [d, i, k, a] = price;
            let mut line = format!("{}={counts_as},d{d}i{i}k{k}a{a}", self.die(die));
            if number > 0 {
                line.extend([',', char::from(b'0' + number), if raid { 'r' } else { 'b' }]);
            }
            offers.push(line);
            any_free |= price == [0; 4];
            counts["ryw".find(self.up[notch]).expect("a color")] += 1;
        }
        let [r, y, w] = counts;
        let free = if any_free { "free" } else { "none free" };
        format!("offered {} | r{r} y{y} w{w} | {free}", offers.join(" "))
    }

    pub(crate) fn close(&mut self) -> Vec<String> {
        let mut lines = vec![format!("closed {}", self.when())];
        for notch in self.destroyed.clone() {
            let (up, down) = (self.up[notch], self.down[notch]);
            lines.push(format!("rebuilt {notch} {up}>{down}"));
            self.up[notch] = down;
            self.down[notch] = up;
        }
        for notch in self.destroyed.drain(..).chain(self.spared.take()) {
            for tile in &mut self.tiles {
                if tile.notch == notch && !tile.raid {
                    tile.raid = true;
                    lines.push(format!("raid {} at {notch}", tile.number));
                }
            }
        }
        self.lying.clear();
        self.half_days += 1;
        if self.afternoon {
            self.day += 1;
        }
        self.afternoon = !self.afternoon;
        if self.is_over() {
            lines.push(format!("ended {}", self.half_days));
        } else if !self.afternoon {
            lines.push(format!("day {} neutral {}", self.day, self.day - 1));
        }
        lines
    }
}
