//! Dice that were thrown on the table, as they are typed: a line for each player.

use crate::crier::{Why as _, Words};
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Face, Order, Player, Seat, Table, decide};
use crate::games::dice_village::words::seat as seat_name;

/// Everybody's dice as they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thrown {
    /// A text for each player, by seat.
    texts: Vec<String>,
    /// What is wrong with what was entered last.
    pub(super) wrong: Vec<String>,
}

impl Thrown {
    /// That player's text, to be typed.
    pub fn text(&mut self, seat: Seat) -> &mut String {
        let at = seat.index();
        if self.texts.len() <= at {
            self.texts.resize(at + 1, String::new());
        }
        &mut self.texts[at]
    }

    /// What a player's dice show, as far as the text says it.
    #[must_use]
    pub fn faces(&self, seat: Seat) -> Vec<Face> {
        self.texts.get(seat.index()).map(|text| faces(text).unwrap_or_default()).unwrap_or_default()
    }

    /// The first player whose dice are not all entered; nothing where all are.
    #[must_use]
    pub fn next(&self, table: &Table) -> Option<Seat> {
        let lacks = |(seat, player): &(Seat, &Player)| self.faces(*seat).len() < usize::from(player.caravans());
        table.players().find(lacks).map(|(seat, _)| seat)
    }

    /// Lets what a player's text has too many go to the next player's; what is left behind the last one is nobody's.
    pub fn flow(&mut self, table: &Table) {
        let mut over = String::new();
        for (seat, player) in table.players() {
            let text = self.text(seat);
            text.insert_str(0, &std::mem::take(&mut over));
            let faces = text.char_indices().filter(|(_, sign)| sign.is_ascii_digit());
            let end = faces.map(|(at, _)| at).nth(player.caravans().into()).unwrap_or(text.len());
            over = text.split_off(end);
        }
    }

    /// One more die of whoever's are not all entered shows that.
    pub fn add(&mut self, table: &Table, face: Face) {
        if let Some(seat) = self.next(table) {
            self.wrong.clear();
            let text = self.text(seat);
            if faces(text).is_err() {
                text.clear();
            }
            text.push_str(&face.to_string());
        }
    }

    /// The die that was entered last is none.
    pub fn take_back(&mut self) {
        self.wrong.clear();
        if let Some(text) = self.texts.iter_mut().rfind(|text| !text.is_empty()) {
            text.pop();
        }
    }

    /// Says how many dice of that player are still to be entered.
    fn lacking(&self, words: &Words, table: &Table, seat: Seat) -> String {
        let dice = table.player(seat).map_or(0, |player| usize::from(player.caravans()));
        let count = dice.saturating_sub(self.faces(seat).len());
        words.with("panel-dice-lack", &[("who", seat_name(words, seat).into()), ("count", count.into())])
    }

    /// The roll that was typed; nothing if what is wrong stands in `wrong` now.
    pub fn read(&mut self, words: &Words, record: &Record) -> Option<Order> {
        let text = |(seat, _): (Seat, &Player)| self.texts.get(seat.index()).map_or("", String::as_str);
        let read: Vec<Result<Vec<Face>, char>> = record.table().players().map(text).map(faces).collect();
        self.wrong = read
            .iter()
            .filter_map(|faces| faces.as_ref().err())
            .map(|sign| words.with("panel-no-face", &[("text", sign.to_string().into())]))
            .collect();
        let lacks = self.next(record.table()).filter(|_| self.wrong.is_empty());
        self.wrong.extend(lacks.map(|seat| self.lacking(words, record.table(), seat)));
        if !self.wrong.is_empty() {
            return None;
        }
        let order = Order::Roll(read.into_iter().filter_map(Result::ok).collect());
        match decide(record.table(), &order) {
            Ok(_) => Some(order),
            Err(refusal) => {
                self.wrong = vec![refusal.reason.why(words, crate::crier::Form::Sentence)];
                None
            }
        }
    }
}

/// The faces that a text names, with anything or nothing between them.
///
/// # Errors
/// The first sign that is no face.
fn faces(text: &str) -> Result<Vec<Face>, char> {
    let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != ',');
    let face = |sign: char| {
        let number = sign.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
        number.and_then(|number| Face::try_from(number).ok()).ok_or(sign)
    };
    signs.map(face).collect()
}
