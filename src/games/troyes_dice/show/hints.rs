//! The hints for people who learn the game, each when it first applies.

use super::questions::Questions;
use super::rule;
use super::sheet::{self, Action};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Day, Die, Half, HalfDay, Offer, Phase, Price, Side, Strike, Table, Tile};
use crate::games::troyes_dice::stage::Part;
use crate::games::troyes_dice::words as say;
use crate::show::{Figure, Hint, Rule, Spot};

/// The code of the tutorial: its first half-day has a free die and one that comes before an equal, in its second no die
/// is free, and each destroyed plaza comes back in another color.
pub(super) const LESSON: &str = "HELLO-TROYES-10";

/// Returns the hints that are true of this table, first to last.
pub(super) fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
    let hints = Hints { words, table };
    match table.phase() {
        Phase::Roll if opening => hints.opening(),
        Phase::Roll => hints.closed(),
        Phase::Choose => hints.rolled(),
        Phase::Over => vec![hints.own("end", "hint-end", Spot::Whole)],
    }
}

/// The words and the table of the hints.
struct Hints<'a> {
    words: &'a Words,
    table: &'a Table,
}

impl Hints<'_> {
    /// Returns the hints before anything has happened (`rules.md 1.1`, `3.4`, `5`, `1.5`, `1.6`, `4.3`).
    fn opening(&self) -> Vec<Hint> {
        let mut hints = vec![
            self.own("start", "hint-start", Spot::Whole),
            self.rule("columns", rule::NUMBERS, Spot::Cry),
            self.own("plazas", "hint-plazas", at(Part::InPlay)),
            self.own("prices", "hint-prices", at(Part::InPlay)),
        ];
        hints.extend(self.tiles());
        hints.extend(self.of_day());
        hints
    }

    /// Returns the hint on whom tiles concern (`rules.md 4.3`); of tile 8 only where it is in the game.
    fn tiles(&self) -> Option<Hint> {
        let tiles = self.table.tiles();
        let eight = tiles.iter().any(|tile| tile.tile == Tile::Eight).then_some(rule::TILE_EIGHT);
        let said: Vec<String> = [rule::TILE_WHOM].into_iter().chain(eight).map(|rule| rule.text(self.words)).collect();
        tiles.first().map(|tile| Hint::new("tiles", said.join(" "), at(Part::Tile(tile.notch))))
    }

    /// Returns the hints while everybody chooses (`rules.md 2.2` to `2.6`, `3`, `4`): what has just happened, and then in each
    /// half-day a question and a little more than before. Only the first few of them are told at once.
    fn rolled(&self) -> Vec<Hint> {
        let offers = self.table.offers();
        let mut hints = self.struck();
        for step in 0..=self.table.half_days_played() {
            hints.extend(self.step(step, &offers));
        }
        hints.extend(self.tile_prices(&offers));
        hints
    }

    /// Returns what people learn in that half-day, counted from 0.
    fn step(&self, step: u8, offers: &[Offer]) -> Vec<Hint> {
        let rule = |id, rule: Rule| self.rule(id, rule, Spot::Side);
        let drawn = |hint: Hint, actions: &[Action]| match self.figure(offers, actions) {
            Some(figure) => hint.with_figure(figure),
            None => hint,
        };
        let questions = Questions { words: self.words, table: self.table, offers };
        match step {
            0 => {
                let actions = drawn(self.own("actions", "hint-actions", Spot::Side), &Action::ALL);
                self.thrown(offers)
                    .into_iter()
                    .chain([rule("choose", rule::CHOOSE)])
                    .chain(questions.free().into_iter().flatten())
                    .chain([actions, self.own("ready", "hint-ready", Spot::Whole)])
                    .collect()
            }
            1 => {
                let free = offers.iter().any(|offer| offer.price().is_free());
                let none_free = (!free).then(|| rule("none-free", rule::NONE_FREE));
                let gain = drawn(rule("gain", rule::GAIN), &[Action::Gain]);
                none_free.into_iter().chain(questions.gone().into_iter().flatten()).chain([gain]).collect()
            }
            2 => {
                let prestige = drawn(rule("prestige", rule::PRESTIGE), &[Action::Prestige]);
                let influence = rule("influence", rule::INFLUENCE);
                questions.gain().into_iter().flatten().chain([prestige, influence]).collect()
            }
            3 => {
                let work = drawn(rule("work", rule::WORK), &[Action::Work]);
                let knowledge = rule("knowledge", rule::KNOWLEDGE);
                questions.dearest().into_iter().flatten().chain([work, knowledge]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns what the first throw means: where each die lies, which color it has, and what the black one does
    /// (`rules.md 2.2`, `2.3`, `2.8`).
    fn thrown(&self, offers: &[Offer]) -> Vec<Hint> {
        let clear = offers.iter().find(|offer| offer.die == Die::Clear);
        let color = clear.map(|offer| {
            let die = say::color_number(self.words, offer.color, offer.value());
            let text = self.words.with("hint-color", &[("die", die.into())]);
            Hint::new("color", text, at(Part::Plaza(offer.notch)))
        });
        let black = self.table.strikes_now().find(|strike| strike.by == Die::Black);
        let black = black.map(|strike| self.own("black", "hint-black", at(Part::Plaza(strike.notch))));
        [self.rule("place", rule::PLACE, at(Part::InPlay))].into_iter().chain(color).chain(black).collect()
    }

    /// Returns the sheet on which those actions are drawn with the first die on offer that has a value.
    fn figure(&self, offers: &[Offer], actions: &[Action]) -> Option<Figure> {
        let offer = offers.iter().find(|offer| offer.value() == offer.face.value())?;
        Some(sheet::figure(offer.color, offer.face, self.table.numbering(), (actions, &self.words.text("hint-or"))))
    }

    /// Returns the hints on destroyed and spared plazas (`rules.md 2.3`, `2.4`, `4.4`, `4.5`).
    fn struck(&self) -> Vec<Hint> {
        let mut hints = Vec::new();
        if let Some(spared) = self.table.spared() {
            hints.push(self.rule("spared", rule::EIGHT_BANQUET, at(Part::Plaza(spared.notch))));
        }
        let strikes: Vec<&Strike> = self.table.strikes_now().collect();
        let by = |die: Die| strikes.iter().find(move |strike| strike.by == die);
        let raided = by(Die::Clear);
        hints.extend(raided.map(|strike| self.rule("raided", rule::EIGHT_RAID, at(Part::Plaza(strike.notch)))));
        if strikes.iter().any(|strike| strike.sheets && !strike.already) {
            hints.push(self.rule("cross-out", rule::CROSS_OUT, Spot::Grid));
            hints.push(self.rule("protected", rule::PROTECTED, Spot::Grid));
        }
        if strikes.iter().any(|strike| strike.sheets && strike.already) {
            hints.push(self.rule("already", rule::ALREADY, Spot::Grid));
        }
        hints
    }

    /// Returns the hint on a price that a tile has changed (`rules.md 4.6`).
    fn tile_prices(&self, offers: &[Offer]) -> Vec<Hint> {
        let mut changed = offers.iter().filter(|offer| offer.price() != Price::at(offer.place));
        let hint = changed.find_map(|offer| {
            let tile = offer.tile?;
            let said = say::tile(self.words, tile);
            let args = [("tile", said.into()), ("price", say::price(self.words, offer.price()).into())];
            Some(Hint::new("changed", self.words.with("hint-tile-price", &args), at(Part::Tile(tile.notch))))
        });
        hint.into_iter().collect()
    }

    /// Returns the hints after a half-day (`rules.md 2.8`, `4.2`).
    fn closed(&self) -> Vec<Hint> {
        let now = self.table.now();
        let Some(before) = HalfDay::all().take_while(|half_day| *half_day < now).last() else { return Vec::new() };
        let struck = |strike: &&Strike| strike.half_day == before;
        let turned = self.table.strikes().iter().find(struck);
        let mut hints: Vec<Hint> = turned
            .map(|strike| self.rule("rebuilt", rule::REBUILD, at(Part::Plaza(strike.notch))))
            .into_iter()
            .collect();
        let raids = |strike: &Strike| self.table.tile_at(strike.notch).filter(|tile| tile.side == Side::Raid);
        let raid = self.table.strikes().iter().filter(struck).find_map(raids);
        hints.extend(raid.map(|tile| self.rule("raid", rule::TILE_TURNS, at(Part::Tile(tile.notch)))));
        hints.push(match now.half {
            Half::Morning => self.rule("turn", rule::TURN, at(Part::Window)),
            Half::Afternoon => self.own("afternoon", "hint-afternoon", at(Part::InPlay)),
        });
        hints.extend(self.of_day());
        if self.table.half_days_played() == TAUGHT {
            hints.push(self.own("taught", "hint-taught", Spot::Whole));
        }
        hints
    }

    /// Returns the hints on what is new on a day, before its first roll (`rules.md 2.8`); what day 3 brings is told by its own card.
    fn of_day(&self) -> Vec<Hint> {
        match self.table.now() {
            HalfDay { day: Day::LAST, half: Half::Morning } => {
                vec![self.own("last-day", "hint-last-day", Spot::Track)]
            }
            HalfDay { day: _, half: Half::Morning | Half::Afternoon } => Vec::new(),
        }
    }

    fn rule(&self, id: &'static str, rule: Rule, spot: Spot) -> Hint {
        Hint::new(id, rule.text(self.words), spot)
    }

    fn own(&self, id: &'static str, message: &str, spot: Spot) -> Hint {
        Hint::new(id, self.words.text(message), spot)
    }
}

/// The number of half-days after which people know the game.
const TAUGHT: u8 = 4;

fn at(part: Part) -> Spot {
    Spot::Part(part.into())
}
