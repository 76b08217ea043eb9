//! The hints for people who learn the game, each when it first applies.

use super::rule;
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Day, Die, Half, HalfDay, Offer, Phase, Price, Side, Strike, Table};
use crate::games::troyes_dice::stage::Part;
use crate::games::troyes_dice::words as say;
use crate::show::{Hint, Rule, Spot};

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
    /// Returns the hints before anything has happened (`rules.md 3.4`, `5`, `1.5`, `4.3`).
    fn opening(&self) -> Vec<Hint> {
        let mut hints = vec![
            self.rule("start", rule::START, Spot::Whole),
            self.rule("columns", rule::NUMBERS, Spot::Cry),
            self.own("plazas", "hint-plazas", at(Part::InPlay)),
        ];
        hints.extend(
            self.table.tiles().first().map(|tile| self.rule("tiles", rule::TILE_WHOM, at(Part::Tile(tile.notch)))),
        );
        hints.extend(self.of_day());
        hints
    }

    /// Returns the hints while everybody chooses (`rules.md 2.2` to `2.6`, `3`, `4`).
    fn rolled(&self) -> Vec<Hint> {
        let offers = self.table.offers();
        let mut hints = vec![self.rule("place", rule::PLACE, at(Part::InPlay))];
        let clear = offers.iter().find(|offer| offer.die == Die::Clear);
        hints.extend(clear.map(|offer| self.rule("color", rule::COLOR, at(Part::Plaza(offer.notch)))));
        hints.extend(self.struck());
        hints.push(self.rule("choose", rule::CHOOSE, Spot::Side));
        hints.extend(self.prices(&offers));
        hints.extend([
            self.rule("gain", rule::GAIN, Spot::Side),
            self.rule("prestige", rule::PRESTIGE, Spot::Side),
            self.rule("work", rule::WORK, Spot::Side),
        ]);
        // Too much for the first dice of all.
        if self.table.half_days_played() > 0 {
            hints.push(self.rule("influence", rule::INFLUENCE, Spot::Side));
            hints.push(self.rule("knowledge", rule::KNOWLEDGE, Spot::Side));
        }
        hints.push(self.own("ready", "hint-ready", Spot::Whole));
        hints
    }

    /// Returns the hints on destroyed and spared plazas (`rules.md 2.3`, `2.4`, `4.4`, `4.5`).
    fn struck(&self) -> Vec<Hint> {
        let mut hints = Vec::new();
        if let Some(spared) = self.table.spared() {
            hints.push(self.rule("spared", rule::EIGHT_BANQUET, at(Part::Plaza(spared.notch))));
        }
        let strikes: Vec<&Strike> = self.table.strikes_now().collect();
        let by = |die: Die| strikes.iter().find(move |strike| strike.by == die);
        hints.extend(by(Die::Black).map(|strike| self.rule("destroyed", rule::DESTROY, at(Part::Plaza(strike.notch)))));
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

    /// Returns the hints on prices (`rules.md 1.6`, `2.5`, `2.6`, `4.6`).
    fn prices(&self, offers: &[Offer]) -> Vec<Hint> {
        let mut hints = Vec::new();
        let costs = |offer: &&Offer| offer.price() == Price::at(offer.place) && !offer.price().is_free();
        if let Some(offer) = offers.iter().find(costs) {
            let args = [("price", say::price(self.words, offer.price()).into())];
            let spot = at(Part::Price(offer.notch));
            hints.push(Hint { id: "price", text: self.words.with("hint-price", &args), spot });
        }
        let mut changed = offers.iter().filter(|offer| offer.price() != Price::at(offer.place));
        if let Some((tile, offer)) = changed.find_map(|offer| Some((offer.tile?, offer))) {
            let tile_said = say::tile(self.words, tile);
            let args = [("tile", tile_said.into()), ("price", say::price(self.words, offer.price()).into())];
            let spot = at(Part::Tile(tile.notch));
            hints.push(Hint { id: "changed", text: self.words.with("hint-tile-price", &args), spot });
        }
        if !offers.iter().any(|offer| offer.price().is_free()) {
            hints.push(self.rule("none-free", rule::NONE_FREE, Spot::Side));
        }
        hints
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

    /// Returns the hints on what is new on a day, before its first roll (`rules.md 2.4`, `2.8`).
    fn of_day(&self) -> Vec<Hint> {
        match self.table.now() {
            HalfDay { day: Day::FIRST_SHEET_STRIKE, half: Half::Morning } => {
                vec![self.rule("from-day-three", rule::FROM_DAY_THREE, Spot::Grid)]
            }
            HalfDay { day: Day::LAST, half: Half::Morning } => {
                vec![self.own("last-day", "hint-last-day", Spot::Track)]
            }
            HalfDay { day: _, half: Half::Morning | Half::Afternoon } => Vec::new(),
        }
    }

    fn rule(&self, id: &'static str, rule: Rule, spot: Spot) -> Hint {
        Hint { id, text: rule.text(self.words), spot }
    }

    fn own(&self, id: &'static str, message: &str, spot: Spot) -> Hint {
        Hint { id, text: self.words.text(message), spot }
    }
}

/// The number of half-days after which people know the game.
const TAUGHT: u8 = 2;

fn at(part: Part) -> Spot {
    Spot::Part(part.into())
}
