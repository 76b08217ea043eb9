//! The trait of a game that shows its players' sheets and its hall of fame.

use std::fmt::Debug;

use super::ceremony::{Award, Counting};
use super::chart::Chart;
use super::count::{CountStep, FieldSpec, Judged, Part, Remark, TieBreak};
use super::view::Sign;
use super::watched::Watched;
use crate::chronicle::Results;
use crate::chronicle::hall::{Finished, GameId, Hall, PlayerName};
use crate::crier::{InWords as _, Words};
use crate::play::Seat;
use crate::stage::tokens::Rgb;

/// A game that is scored at its end, from the players' sheets.
///
/// A sheet is data: its fields, the parts of its points and its tie-breaks need no language; their words are looked up
/// by message names.
pub trait Counted: Watched {
    /// A field of a sheet: a number, or a box to tick.
    type Field: Copy + Eq + Debug + 'static;

    /// The numbers of a sheet in the order in which they are entered, group by group.
    const FIELDS: &'static [Self::Field];

    /// The yes-or-no questions to a player, group by group.
    const BOXES: &'static [Self::Field] = &[];

    /// Whether an empty field counts as 0; otherwise it is not counted yet.
    const EMPTY_IS_ZERO: bool = true;

    /// Returns the description of that field.
    fn spec(field: Self::Field) -> FieldSpec;

    /// Returns the number in that field; `None` where it is empty, or a box without its tick.
    fn get(sheet: &Self::Sheet, field: Self::Field) -> Option<u16>;

    /// Sets the number in a field, or empties it; a number that no sheet can have is ignored.
    fn set(sheet: &mut Self::Sheet, field: Self::Field, number: Option<u16>);

    /// Returns how a sheet is counted, step by step; by default its fields.
    #[must_use]
    fn count_steps(words: &Words) -> Vec<CountStep> {
        let step = |field: &Self::Field| {
            let FieldSpec { name, sprite, .. } = Self::spec(*field);
            let signs = sprite.map(|sprite| Sign::Sprites(vec![sprite])).into_iter().collect();
            CountStep { signs, sum: String::new(), text: name.in_words(words) }
        };
        Self::FIELDS.iter().map(step).collect()
    }

    /// Returns the name of a seat whose player gave none, as “Red”; `None` where seats have no names, or beyond them.
    #[must_use]
    fn seat(_words: &Words, _seat: Seat) -> Option<String> {
        None
    }

    /// Returns the color that the game gives to a seat, as long as it is on the table ([`super::Armorial`]); `None` where seats have
    /// no colors, or beyond them.
    #[must_use]
    fn color(_seat: Seat) -> Option<Rgb> {
        None
    }

    /// Returns the remarks on a sheet, with the table at hand if there is one; `filling` while somebody enters it.
    #[must_use]
    fn judge(words: &Words, sheet: &Self::Sheet, _table: Option<&Self::Table>, _filling: bool) -> Judged<Self::Field> {
        let reasons = Self::points(sheet).err().unwrap_or_default();
        let remark = |reason| Remark { fields: Vec::new(), text: words.sentence(reason) };
        Judged { wrong: reasons.iter().map(remark).collect(), ..Judged::default() }
    }

    /// Returns the parts of the points as the numbers are, also for an impossible sheet: the same parts of every sheet,
    /// in one order. Empty where the points have no parts.
    #[must_use]
    fn parts(_sheet: &Self::Sheet) -> Vec<Part> {
        Vec::new()
    }

    /// Returns what the ceremony counts, one category after the other; by default the parts of the points. What does not come to the
    /// points is replaced by them.
    #[must_use]
    fn counting(finished: &Finished<Self>, _table: &Self::Table) -> Vec<Counting> {
        Counting::parts(finished)
    }

    /// Returns the tie-breaks, as [`Recorded::tie_breaks`](crate::chronicle::Recorded::tie_breaks) compares them: the
    /// same of every sheet, in one order.
    #[must_use]
    fn ties(_sheet: &Self::Sheet) -> Vec<TieBreak> {
        Vec::new()
    }

    /// Returns the fields of a seat's sheet that the table does not know exactly, and that have to be counted again.
    #[must_use]
    fn inexact(_table: &Self::Table, _seat: Seat) -> Vec<Self::Field> {
        Vec::new()
    }

    /// Returns a player's achievements over all games; `None` if the game has no achievements.
    #[must_use]
    fn achievements(_words: &Words, _hall: &Hall<Self>, _player: &PlayerName) -> Option<Vec<String>> {
        None
    }

    /// Returns from where on a partial game was played here, as “from day 5, morning”.
    #[must_use]
    fn part(_words: &Words, _chapter: &Self::Chapter) -> Option<String> {
        None
    }

    /// Returns how a game ended that its points do not tell.
    #[must_use]
    fn outcome(_words: &Words, _chapter: &Self::Chapter) -> Option<String> {
        None
    }

    /// Returns the name and the color of a rival whom the rules play, who is counted behind the players.
    #[must_use]
    fn challenger(_words: &Words) -> Option<(String, Option<Rgb>)> {
        None
    }

    /// Returns what is said of a game against a rival whom the rules play.
    #[must_use]
    fn rival(_words: &Words, _chapter: &Self::Chapter) -> Option<String> {
        None
    }

    /// Whether a rival whom the rules play has won, and nobody at the table.
    #[must_use]
    fn is_lost(_chapter: &Self::Chapter) -> bool {
        false
    }

    /// Returns the achievements that each player of that game reached for the first time with it.
    #[must_use]
    fn achieved_with(_words: &Words, _hall: &Hall<Self>, _game: GameId) -> Vec<(PlayerName, Vec<String>)> {
        Vec::new()
    }

    /// Returns the awards for the sheets of one game, the most remarkable first: more than are shown, so that different
    /// people can be honored.
    #[must_use]
    fn awards(_results: &Results<Self>) -> Vec<Award> {
        Vec::new()
    }

    /// Returns curiosities about all games of a hall, as sentences.
    #[must_use]
    fn curiosities(_words: &Words, _hall: &Hall<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Returns the game's own chart of its hall of fame.
    #[must_use]
    fn chart(_words: &Words, _hall: &Hall<Self>) -> Option<Chart> {
        None
    }
}
