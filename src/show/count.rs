//! The players' sheets as a form shows them, in the words of one language.

use super::ceremony::capital;
use super::counted::Counted;
use super::seat_names::player_name;
use super::view::Sign;
use crate::chronicle::{Results, Standing};
use crate::crier::{InWords as _, MessageRef, Words};
use crate::play::{BySeat, Seat};
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;

/// Fields of a sheet under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldGroup {
    /// The heading.
    pub head: String,
    /// The fields; there is at least one.
    pub fields: Vec<Field>,
}

/// The description of a field of a sheet: data, which needs no language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSpec {
    /// The message of the heading over the field's group; it may use the player’s `name`.
    pub group: &'static str,
    /// The name of the field, for people and screen readers.
    pub name: MessageRef,
    /// A short name, for use below the group's heading.
    pub short: MessageRef,
    /// The drawing; without one the name is shown.
    pub sprite: Option<Sprite>,
    /// Whether the drawing is set in a circle, as the number is on the paper.
    pub circled: bool,
    /// The highest number that the field can have.
    pub most: u16,
    /// Whether the field only breaks ties: players who are not tied need not count it.
    pub breaks_ties: bool,
}

impl FieldSpec {
    /// Describes a number up to `most`, in a group with the field's own name.
    #[must_use]
    pub const fn new(name: &'static str, most: u16) -> Self {
        let called = MessageRef::new(name);
        Self { group: name, name: called, short: called, sprite: None, circled: false, most, breaks_ties: false }
    }
}

/// A field of a sheet, in the words of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name, for people and screen readers.
    pub name: String,
    /// The short name, for use below the group's heading.
    pub short: String,
    /// The drawing; without one the name is shown.
    pub sprite: Option<Sprite>,
    /// Whether the drawing is set in a circle, as the number is on the paper.
    pub circled: bool,
    /// The highest number that the field can have.
    pub most: u16,
}

impl Field {
    /// Appends a digit, unless the number has as many digits as `most` already; two are always possible, for a slip.
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

/// The remarks on a sheet; fields are named by their index in the form, or by the game's own type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<F = usize> {
    /// Why the sheet is impossible.
    pub wrong: Vec<Remark<F>>,
    /// The surprising numbers of the sheet.
    pub surprising: Vec<Remark<F>>,
    /// The entries that are still missing; that is no error yet.
    pub missing: Vec<String>,
}

/// A sentence about a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<F = usize> {
    /// The fields that the sentence is about.
    pub fields: Vec<F>,
    /// The sentence.
    pub text: String,
}

impl<F> Default for Judged<F> {
    fn default() -> Self {
        Self { wrong: Vec::new(), surprising: Vec::new(), missing: Vec::new() }
    }
}

impl<F> Judged<F> {
    /// Returns the remarks with fields named by index.
    fn placed(self, place: impl Fn(&F) -> Option<usize>) -> Judged {
        let placed = |remarks: Vec<Remark<F>>| {
            let placed = remarks
                .into_iter()
                .map(|Remark { fields, text }| Remark { fields: fields.iter().filter_map(&place).collect(), text });
            placed.collect()
        };
        Judged { wrong: placed(self.wrong), surprising: placed(self.surprising), missing: self.missing }
    }
}

/// The mark of a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Not marked.
    #[default]
    Fine,
    /// The number is surprising.
    Surprising,
    /// The number is impossible.
    Wrong,
}

/// A tie-break between equal points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// The name, as “Coins”.
    pub name: MessageRef,
    /// The drawing; without one the name is shown.
    pub sprite: Option<Sprite>,
    /// The number; `None` where it was not counted.
    pub number: Option<u16>,
    /// The message with the number as `count`, as “4 coins”.
    pub counted: &'static str,
}

/// A part of the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name, as “Fortress”.
    pub name: MessageRef,
    /// The name on its own, as “Fortress, points”.
    pub title: MessageRef,
    /// The drawing; without one the name is shown.
    pub sprite: Option<Sprite>,
    /// The calculation, as “3 × 4”; `None` where the points are entered directly.
    pub from: Option<String>,
    /// The points.
    pub points: u16,
    /// The fill of its part of a bar; neighbors with the same fill make one part.
    pub fill: Fill,
}

/// The fill of a part of a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// With this color.
    Color(Rgb),
    /// With the color of the screen's ground.
    Ground,
    /// With the color of faint letters.
    Faint,
}

/// A step of the count: an example as it is drawn on a sheet, what it comes to, and the rule.
#[derive(Clone, Debug, PartialEq)]
pub struct CountStep {
    /// The example in drawings.
    pub signs: Vec<Sign>,
    /// The calculation, as “3 × 2 = 6”; empty where nothing is calculated.
    pub sum: String,
    /// The rule.
    pub text: String,
}

/// Tick boxes under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxGroup {
    /// The question that they answer.
    pub head: String,
    /// The boxes.
    pub boxes: Vec<TickBox>,
}

/// A question that is answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TickBox {
    /// The short label.
    pub label: String,
    /// The full question, for a tooltip and screen readers.
    pub name: String,
    /// Whether it is ticked.
    pub ticked: bool,
}

/// Returns the fields of a sheet in words, group by group.
#[must_use]
pub fn form<G: Counted>(words: &Words) -> Vec<FieldGroup> {
    let groups = G::FIELDS.chunk_by(|one, other| G::spec(*one).group == G::spec(*other).group);
    let field = |field: &G::Field| {
        let FieldSpec { name, short, sprite, circled, most, .. } = G::spec(*field);
        Field { name: name.in_words(words), short: capital(&short.in_words(words)), sprite, circled, most }
    };
    let group = |fields: &[G::Field]| FieldGroup {
        head: fields.first().map(|first| words.text(G::spec(*first).group)).unwrap_or_default(),
        fields: fields.iter().map(field).collect(),
    };
    groups.map(group).collect()
}

/// Returns the tick boxes for the player of that name, ticked as on that sheet.
#[must_use]
pub fn boxes<G: Counted>(words: &Words, player: &str, sheet: &G::Sheet) -> Vec<BoxGroup> {
    let groups = G::BOXES.chunk_by(|one, other| G::spec(*one).group == G::spec(*other).group);
    let asked = |field: &G::Field| {
        let FieldSpec { name, short, .. } = G::spec(*field);
        let ticked = G::get(sheet, *field).is_some();
        TickBox { label: short.in_words(words), name: name.in_words(words), ticked }
    };
    let head = |first: &G::Field| words.with(G::spec(*first).group, &[("name", player.into())]);
    let group = |fields: &[G::Field]| BoxGroup {
        head: fields.first().map(head).unwrap_or_default(),
        boxes: fields.iter().map(asked).collect(),
    };
    groups.map(group).collect()
}

/// A player's sheet, judged and counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's name, or a stand-in for it.
    pub name: String,
    /// The remarks on the sheet.
    pub judged: Judged,
    /// The parts of the points so far.
    pub parts: Vec<Part>,
    /// The points as the numbers are; `None` before the first number and for an impossible sheet.
    pub points: Option<u16>,
    /// The rank among the possible sheets, from 1.
    pub rank: Option<usize>,
}

impl Row {
    /// Returns the rows of all players; `filling` is the seat whose row is being entered, if any.
    #[must_use]
    pub fn all<G: Counted>(
        words: &Words,
        results: &Results<G>,
        table: Option<&G::Table>,
        filling: Option<Seat>,
    ) -> BySeat<Self> {
        let ranks = results.ranks();
        // Where players were added or removed nobody knows who sat where.
        let known = table.map(G::sheets).filter(|known| known.len() == results.players.len()).unwrap_or_default();
        let open = results.open_ties();
        results.players.map(|(seat, player)| {
            let place = |field: &G::Field| G::FIELDS.iter().position(|other| other == field);
            let mut judged = G::judge(words, &player.sheet, table, filling == Some(seat)).placed(place);
            if let Some((_, other)) = open.iter().find(|(lacks, _)| *lacks == seat) {
                // By seats, so that both who are tied are told in the same words.
                let tied = [seat.min(*other), seat.max(*other)];
                let named = |seat: Seat| results.players.get(seat).map(|player| player_name(words, player, seat));
                let [name, other] = tied.map(|seat| named(seat).unwrap_or_default());
                judged.missing.push(words.with("refusal-tied", &[("name", name.into()), ("other", other.into())]));
            }
            if let (Some(table), Some(known)) = (table, known.get(seat)) {
                let tied = open.iter().any(|(lacks, other)| [*lacks, *other].contains(&seat));
                judged.surprising.extend(beside_table::<G>(words, &player.sheet, (table, seat), known, tied));
            }
            let parts = G::parts(&player.sheet);
            // Whoever fills it in sees the points so far.
            let whole = G::points(&player.sheet).ok();
            let so_far = whole.is_some() || filling == Some(seat);
            let counted = so_far && judged.wrong.is_empty() && !G::is_blank(&player.sheet);
            let points = match &parts[..] {
                [] => whole,
                parts => Some(parts.iter().fold(0, |sum: u16, part| sum.saturating_add(part.points))),
            };
            Self {
                name: player_name(words, player, seat),
                judged,
                parts,
                points: points.filter(|_| counted),
                rank: ranks.get(seat).copied().flatten().filter(|_| counted),
            }
        })
    }

    /// Returns a field's mark and every sentence about it.
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

    /// Returns the points as text; a dash where there are none.
    #[must_use]
    pub fn points_shown(&self) -> String {
        self.points.map_or_else(|| "–".to_owned(), |points| points.to_string())
    }
}

/// Returns the remarks on a sheet compared with the table's own count of that seat, field by field. Fields that only
/// break ties are needed from tied players alone.
fn beside_table<G: Counted>(
    words: &Words,
    sheet: &G::Sheet,
    (table, seat): (&G::Table, Seat),
    known: &G::Sheet,
    tied: bool,
) -> Vec<Remark> {
    if G::is_blank(sheet) {
        return Vec::new();
    }
    let inexact = G::inexact(table, seat);
    let (mut remarks, mut again) = (Vec::new(), Vec::new());
    for (at, field) in G::FIELDS.iter().enumerate() {
        let (typed, known, spec) = (G::get(sheet, *field), G::get(known, *field), G::spec(*field));
        match (inexact.contains(field), typed == known) {
            (true, _) if typed.is_none() && (tied || !spec.breaks_ties) => again.push((at, spec.name.in_words(words))),
            (false, false) => {
                let number = known.unwrap_or_default();
                let args = [("field", spec.name.in_words(words).into()), ("number", number.into())];
                remarks.push(Remark { fields: vec![at], text: words.with("results-otherwise", &args) });
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

/// Returns each player's tie-breaks, as far as they tell the player from others with as many points; none for an
/// impossible sheet.
#[must_use]
pub fn ties_told<G: Counted>(words: &Words, results: &Results<G>) -> BySeat<Vec<String>> {
    let standings = results.players.map(|(_, player)| {
        let points = G::points(&player.sheet).ok()?;
        Some(Standing::of::<G>(points, &player.sheet))
    });
    results.players.map(|(seat, player)| {
        let own = standings.get(seat).and_then(Option::as_ref);
        let others = standings.iter().filter(|(other, _)| *other != seat);
        let needed = others.filter_map(|(_, other)| Some(own?.needs(other.as_ref()?))).max().unwrap_or_default();
        let ties = G::ties(&player.sheet).into_iter().take(needed);
        ties.filter_map(|tie| Some(words.with(tie.counted, &[("count", tie.number?.into())]))).collect()
    })
}
