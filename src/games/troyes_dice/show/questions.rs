//! The questions for people who learn the game, each followed by its answer.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Die, Offer, Place, Placed, Price, Table};
use crate::games::troyes_dice::stage::Part;
use crate::games::troyes_dice::words as say;
use crate::show::{Answer, Hint, Spot};

/// The words and the table of the questions; a question that has not exactly one right answer is not asked.
pub(super) struct Questions<'a> {
    pub(super) words: &'a Words,
    pub(super) table: &'a Table,
    pub(super) offers: &'a [Offer],
}

impl Questions<'_> {
    /// Asks which die is free (`rules.md 1.6`, `2.6`).
    pub(super) fn free(&self) -> Option<[Hint; 2]> {
        let free = one(self.offers, |offer| offer.price().is_free())?;
        if free.place != Place::Zero {
            return None;
        }
        let args = [("die", self.die(free).into())];
        let answer = Hint::new("free", self.words.with("hint-free", &args), Spot::Part(Part::Price(free.notch).into()));
        Some([self.which("ask-free", "hint-ask-free", free), answer])
    }

    /// Asks which die nobody can pick (`rules.md 2.3`).
    pub(super) fn gone(&self) -> Option<[Hint; 2]> {
        let placed = self.table.placed()?;
        let gone = one(&placed, |die| self.table.is_destroyed(die.notch))?;
        if gone.die != Die::Black {
            return None;
        }
        let answers = placed.iter().map(|die| Answer { text: self.placed(*die), right: die.notch == gone.notch });
        let ask = Hint::new("ask-gone", self.words.text("hint-ask-gone"), Spot::Part(Part::InPlay.into()));
        let place = Spot::Part(Part::Plaza(gone.notch).into());
        let answer = self.words.with("hint-gone", &[("die", self.placed(gone).into())]);
        Some([ask.asking(answers.collect()), Hint::new("gone", answer, place)])
    }

    /// Asks how many resources a die gains (`rules.md 3.3`).
    pub(super) fn gain(&self) -> Option<[Hint; 2]> {
        let offer = self.offers.iter().copied().find(|offer| offer.value() == offer.face.value())?;
        let args = [("die", self.die(offer).into()), ("count", offer.value().into())];
        let answers = (1..=6).map(|count: u8| Answer { text: count.to_string(), right: count == offer.value() });
        let ask = Hint::new("ask-gain", self.words.with("hint-ask-gain", &args), Spot::Part(Part::InPlay.into()));
        let answer = Hint::new("gained", self.words.with("hint-gained", &args), Spot::Side);
        Some([ask.asking(answers.collect()), answer])
    }

    /// Asks which die costs most (`rules.md 1.6`).
    pub(super) fn dearest(&self) -> Option<[Hint; 2]> {
        let cost = |offer: &Offer| {
            let Price { denier, influence, knowledge, any } = offer.price();
            denier + influence + knowledge + any
        };
        let most = self.offers.iter().map(cost).max()?;
        let dearest = one(self.offers, |offer| cost(offer) == most)?;
        let args = [("die", self.die(dearest).into()), ("price", say::price(self.words, dearest.price()).into())];
        let place = Spot::Part(Part::Price(dearest.notch).into());
        let answer = Hint::new("dearest", self.words.with("hint-dearest", &args), place);
        Some([self.which("ask-dearest", "hint-ask-dearest", dearest), answer])
    }

    /// Asks for one of the dice on offer.
    fn which(&self, id: &'static str, message: &str, right: Offer) -> Hint {
        let answers = self.offers.iter().map(|offer| Answer { text: self.die(*offer), right: *offer == right });
        Hint::new(id, self.words.text(message), Spot::Part(Part::InPlay.into())).asking(answers.collect())
    }

    fn die(&self, offer: Offer) -> String {
        say::color_number(self.words, offer.color, offer.value())
    }

    fn placed(&self, die: Placed) -> String {
        match die.die {
            Die::Black => self.words.with("cli-black-die", &[("value", die.value.value().into())]),
            Die::Clear => say::color_die(self.words, die.color, die.value),
        }
    }
}

/// Returns the only one for which that holds.
fn one<T: Copy>(all: &[T], holds: impl Fn(&T) -> bool) -> Option<T> {
    let mut found = all.iter().copied().filter(holds);
    found.next().filter(|_| found.next().is_none())
}
