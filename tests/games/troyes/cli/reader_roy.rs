//! What the lines tell of le Roy.

use serde_json::Value;

use super::line::{list, number, numbers, seat, text};
use super::reader::{BUILDINGS, Reader};

/// What he has beside his pieces.
#[derive(Debug, Default)]
pub(super) struct Roy {
    /// The pile of characters, the top one first; nothing where he does not play.
    pile: Option<Vec<String>>,
    points: u64,
    won: Vec<String>,
    hired: Vec<(String, usize)>,
}

impl Roy {
    pub(super) fn open(line: &Value) -> Self {
        let name = |value: &Value| value.as_str().expect("a name").to_owned();
        let pile = line["pile"].as_array().map(|pile| pile.iter().map(name).collect());
        assert_eq!(line["solo"].is_null(), list(line, "players").len() != 1);
        Self { pile, ..Self::default() }
    }
}

impl Reader {
    pub(super) const fn neutral(&self) -> &'static str {
        if self.players == 1 { "roy" } else { "gray" }
    }

    /// Reads a line about him.
    pub(super) fn roy(&mut self, line: &Value) {
        match text(line, "event") {
            "roy_settled" => {
                for building in list(line, "buildings") {
                    let at = BUILDINGS.iter().position(|name| building == name).expect("a building");
                    self.standing[at][1] += 1;
                }
            }
            "roy_countered" => {
                self.take(&serde_json::json!({"with": [line["with"]]}), "with");
                self.fell(number(line, "die"));
            }
            "roy_turn" => {
                self.take(line, "spent");
                if !line["bought"].is_null() {
                    self.take(&serde_json::json!({"with": [line["bought"]]}), "with");
                }
                assert_eq!(numbers(line, "dice").iter().sum::<u64>(), number(line, "sum"));
                let left = self.square[1].iter().filter(|(_, _, lies)| *lies).count();
                assert_eq!(seat(line, "dice_left"), left, "{line}");
            }
            "roy_hired" => self.roy.hired.push((text(line, "card").to_owned(), seat(line, "space"))),
            "roy_gained" => {
                self.roy.points += number(line, "points");
                assert_eq!(self.roy.points, number(line, "has"), "{line}");
            }
            "roy_won" => self.roy.won.push(text(line, "event_card").to_owned()),
            "character_scored" => {
                let top = self.roy.pile.as_mut().expect("a pile").remove(0);
                assert_eq!(top, text(line, "character"));
            }
            "verdict" => {
                let points = |name: &str| line[name].as_i64().expect("points");
                assert_eq!(points("player") - points("roy"), points("result"), "{line}");
            }
            _ => {}
        }
    }

    /// Lets his tradesman go to the first free space, where somebody was corrected onto his.
    pub(super) fn make_room(&mut self, card: &str) {
        let (_, spaces, _) = self.works.iter().find(|(name, ..)| name == card).expect("a card");
        let is_free = |space: usize| spaces.get(space).is_none_or(Option::is_none);
        if let Some((_, space)) = self.roy.hired.iter_mut().find(|(name, _)| name == card)
            && !is_free(*space)
        {
            *space = (0..100).find(|space| is_free(*space)).expect("some space");
        }
    }

    /// The facts of him.
    pub(super) fn roy_facts(&self) -> Vec<(String, String)> {
        let Some(pile) = &self.roy.pile else { return Vec::new() };
        let list = |parts: Vec<String>| if parts.is_empty() { "none".to_owned() } else { parts.join(" ") };
        let hired = |card: &String| self.roy.hired.iter().find(|(name, _)| name == card);
        let hired = self.works.iter().filter_map(|(card, ..)| hired(card)).map(|(card, at)| format!("{card} {at}"));
        let shows = self.square[1].iter().filter(|(_, _, lies)| *lies);
        [
            ("points", self.roy.points.to_string()),
            ("shows", list(shows.map(|(color, face, _)| format!("{color}{face}")).collect())),
            ("tradesmen", list(hired.collect())),
            ("won", list(self.roy.won.clone())),
        ]
        .map(|(what, value)| (format!("roy {what}"), value))
        .into_iter()
        .chain([("pile".to_owned(), list(pile.clone()))])
        .collect()
    }
}
