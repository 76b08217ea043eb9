//! The players' sheets as a form shows them, in the words of one language.

use super::counted::Counted;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{PlayerSheet, Results, Standing};
use crate::crier::{Language, Manner, Words};
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;

/// Fields that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldGroup {
    /// What is counted in them.
    pub head: String,
    /// The fields; there is at least one.
    pub fields: Vec<Field>,
}

/// A number of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is called, to a person and to a reader of the screen.
    pub name: String,
    /// What is counted here; without a drawing the name stands there.
    pub sprite: Option<Sprite>,
    /// Whether the drawing stands in a circle, as the number does on the paper.
    pub circled: bool,
    /// The highest number that can stand here.
    pub most: u16,
}

impl Field {
    /// The number with one more digit behind it, if another one can be meant: two are room enough for a slip.
    #[must_use]
    pub const fn with_digit(&self, number: u16, digit: u16) -> Option<u16> {
        let full = match self.most {
            0..=99 => 10,
            100..=999 => 100,
            1000.. => 1000,
        };
        if number < full { Some(number * 10 + digit) } else { None }
    }
}

/// What is to be said of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Why it cannot be.
    pub wrong: Vec<Remark>,
    /// What is surprising about it.
    pub surprising: Vec<Remark>,
    /// What is still to be entered: nothing is wrong yet.
    pub missing: Vec<String>,
}

/// A sentence about a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The fields that it marks.
    pub fields: Vec<usize>,
    /// The sentence.
    pub text: String,
}

/// How a field is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Not at all.
    #[default]
    Fine,
    /// Its number is surprising.
    Surprising,
    /// Its number cannot be.
    Wrong,
}

/// What breaks ties between equal points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// What it is, as “Coins”.
    pub name: String,
    /// Its drawing; without one the name stands there.
    pub sprite: Option<Sprite>,
    /// So many; nothing where it was not counted.
    pub number: Option<u16>,
    /// So many in words, as “4 coins”; empty where it was not counted.
    pub told: String,
}

/// A part of the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What gives them, as “Fortress”.
    pub name: String,
    /// The same where it stands alone, as “Fortress, points”.
    pub title: String,
    /// Its drawing; without one the name stands there.
    pub sprite: Option<Sprite>,
    /// How they come about, as “3 × 4”; nothing where they are entered as they are.
    pub from: Option<String>,
    /// So many.
    pub points: u16,
    /// How their part of a bar is filled; neighbors that are filled alike are one part of it.
    pub fill: Fill,
}

/// How a part of a bar is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// With that color.
    Color(Rgb),
    /// As the ground of the screen.
    Ground,
    /// As what is written in faint letters.
    Faint,
}

/// Boxes that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxGroup {
    /// What they ask.
    pub head: String,
    /// The boxes.
    pub boxes: Vec<TickBox>,
}

/// A question that is answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TickBox {
    /// A short word.
    pub label: String,
    /// All of it, to whoever points at it or hears it.
    pub name: String,
    /// The answer.
    pub ticked: bool,
}

/// A player's sheet, judged and counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's name, or one that stands for it.
    pub name: String,
    /// What is to be said of the sheet.
    pub judged: Judged,
    /// What the points so far are made of.
    pub parts: Vec<Part>,
    /// The points as the numbers stand; none before the first number, nor of a sheet that cannot be.
    pub points: Option<u16>,
    /// The rank among the sheets that can be, from 1.
    pub rank: Option<usize>,
}

impl Row {
    /// The rows of all players; `filling` is the row that somebody enters now, if anybody does.
    #[must_use]
    pub fn all<G: Counted>(
        words: &Words,
        results: &Results<G>,
        table: Option<&G::Table>,
        filling: Option<usize>,
    ) -> Vec<Self> {
        let players = results.players.iter().zip(results.ranks()).enumerate();
        // Where players were added or removed nobody knows who sat where.
        let known = table.map(G::sheets).filter(|known| known.len() == results.players.len()).unwrap_or_default();
        let open = results.open_ties();
        let row = |(at, (player, rank)): (usize, (&PlayerSheet<G>, Option<usize>))| {
            let mut judged = G::judge(words, &player.sheet, table, filling == Some(at));
            let other = open
                .iter()
                .find(|(lacks, _)| *lacks == at)
                .and_then(|(_, other)| results.players.get(*other).map(|player| (*other, player)));
            if let Some((other, with)) = other {
                // By seats, so that both who are tied are told in the same words.
                let mut tied = [(at, player), (other, with)];
                tied.sort_by_key(|(at, _)| *at);
                let [name, other] = tied.map(|(at, player)| player_name(words, player, at + 1));
                judged.missing.push(words.with("refusal-tied", &[("name", name.into()), ("other", other.into())]));
            }
            if let (Some(table), Some(known)) = (table, known.get(at)) {
                let tied = open.iter().any(|(lacks, other)| [*lacks, *other].contains(&at));
                judged.surprising.extend(beside_table::<G>(words, &player.sheet, (table, at), known, tied));
            }
            let parts = G::parts(words, &player.sheet);
            // Whoever fills it in sees the points so far.
            let whole = G::points(&player.sheet).ok();
            let so_far = whole.is_some() || filling == Some(at);
            let counted = so_far && judged.wrong.is_empty() && !G::is_blank(&player.sheet);
            let points = match &parts[..] {
                [] => whole,
                parts => Some(parts.iter().fold(0, |sum: u16, part| sum.saturating_add(part.points))),
            };
            Self {
                name: player_name(words, player, at + 1),
                judged,
                parts,
                points: points.filter(|_| counted),
                rank: rank.filter(|_| counted),
            }
        };
        players.map(row).collect()
    }

    /// How a field is marked, and every sentence about it.
    #[must_use]
    pub fn about(&self, field: usize) -> (Mark, String) {
        let about = |all: &[Remark]| {
            let about = all.iter().filter(|remark| remark.fields.contains(&field));
            about.map(|remark| remark.text.clone()).collect::<Vec<_>>()
        };
        let (wrong, surprising) = (about(&self.judged.wrong), about(&self.judged.surprising));
        let mark = match (wrong.is_empty(), surprising.is_empty()) {
            (false, _) => Mark::Wrong,
            (true, false) => Mark::Surprising,
            (true, true) => Mark::Fine,
        };
        (mark, [wrong, surprising].concat().join(" "))
    }

    /// The points as a person reads them; a stroke where there are none.
    #[must_use]
    pub fn points_shown(&self) -> String {
        self.points.map_or_else(|| "–".to_owned(), |points| points.to_string())
    }
}

/// The player's name on one line, however it was written; “Player 2” where there is none.
#[must_use]
pub fn player_name<G: Counted>(words: &Words, player: &PlayerSheet<G>, number: usize) -> String {
    let name = player.name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        words.with("results-player-number", &[("number", number.into())])
    } else {
        PlayerName::shortened(&name)
    }
}

/// What seats are called in any language: who is called so was not named.
#[must_use]
pub fn seat_names<G: Counted>() -> Vec<String> {
    let of = |language| {
        let words = Words::of::<G>(language, Manner::Plain);
        let names: Vec<String> = (0..).map_while(|seat| G::seat(&words, seat)).collect();
        (!names.is_empty()).then_some(names)
    };
    Language::ALL.into_iter().map_while(of).flatten().collect()
}

/// What is to be said of that sheet beside what the table knows of that seat, field by field. What only breaks ties has to be
/// counted by whoever is tied.
fn beside_table<G: Counted>(
    words: &Words,
    sheet: &G::Sheet,
    (table, seat): (&G::Table, usize),
    known: &G::Sheet,
    tied: bool,
) -> Vec<Remark> {
    if G::is_blank(sheet) {
        return Vec::new();
    }
    let inexact = G::inexact(table, seat);
    let fields = G::form(words).into_iter().flat_map(|group| group.fields).enumerate();
    let (mut remarks, mut again) = (Vec::new(), Vec::new());
    for (at, Field { name, .. }) in fields {
        let (empty, known_empty) = (G::is_empty(sheet, at), G::is_empty(known, at));
        let (typed, known) = (G::number(sheet, at), G::number(known, at));
        match (inexact.contains(&at), (empty, typed) == (known_empty, known)) {
            (true, _) if empty && (tied || !G::breaks_ties(at)) => again.push((at, name)),
            (false, false) => {
                let text = words.with("results-otherwise", &[("field", name.into()), ("number", known.into())]);
                remarks.push(Remark { fields: vec![at], text });
            }
            (true, true | false) | (false, true) => {}
        }
    }
    if !again.is_empty() {
        let (fields, names): (Vec<usize>, Vec<String>) = again.into_iter().unzip();
        let text = words.with("results-inexact", &[("field", names.join(", ").into())]);
        remarks.push(Remark { fields, text });
    }
    remarks
}

/// What each player has of what breaks ties, as far as it tells them from others with as many points; of a sheet that cannot
/// be, there are none.
#[must_use]
pub fn ties_told<G: Counted>(words: &Words, players: &[(Option<u16>, &G::Sheet)]) -> Vec<Vec<String>> {
    let standing = |(points, sheet): &(Option<u16>, &G::Sheet)| Some(Standing::of::<G>((*points)?, sheet));
    let standings: Vec<Option<Standing>> = players.iter().map(standing).collect();
    let told = players.iter().zip(&standings).enumerate().map(|(at, ((_, sheet), own))| {
        let others = standings.iter().enumerate().filter(|(other, _)| *other != at);
        let needs = others.filter_map(|(_, other)| Some(own.as_ref()?.needs(other.as_ref()?)));
        match needs.max() {
            Some(needed @ 1..) => {
                let counted = G::ties(words, sheet).into_iter().take(needed).filter(|tie| tie.number.is_some());
                counted.map(|tie| tie.told).collect()
            }
            Some(0) | None => Vec::new(),
        }
    });
    told.collect()
}
