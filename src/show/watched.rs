//! The trait of a game that can be shown.

use std::borrow::Cow;

use super::backdrop::Backdrop;
use super::card::Card;
use super::cover::Cover;
use super::evening::{EveningSaid, EveningTold};
use super::excerpt::Excerpt;
use super::explained::Explained;
use super::hint::Hint;
use super::menu::PickView;
use super::odds::OddsView;
use super::own::Own;
use super::reference::{Reference, RulePage};
use super::surprise::Surprise;
use super::view::{Check, Choice, Grid, Lesson, LogLine, Picture, Reader, Side, Sign, Tone, Track, Winner};
use crate::chronicle::{Choosing, Record};
use crate::crier::{Announcement as _, Turn, Words};
use crate::play::{Ask, Seat, Transition};
use crate::stage::{PartId, Staged};

/// A game that can be shown by the crier's window, the projector and phones.
///
/// Everything here is a view model in the words that are given: texts, drawings and colors, with no place on any screen.
/// The [`Words`] have the game's messages.
pub trait Watched: Staged + Choosing {
    /// The cover; `None` for a game that is not chosen among others.
    const COVER: Option<Cover> = None;
    /// Whether there are odds to show.
    const ODDS: bool = false;
    /// Whether a player's own phone shows something of its own ([`Watched::own`]).
    const OWN: bool = false;
    /// The rule book, in the order in which the game is learned; empty for a game without any.
    const RULES: &'static [RulePage] = &[];

    /// Returns the table as a seat knows it, or with `None` as everybody does: the crier too, who plays. A secret of another seat is
    /// left out, and what is shown, told, logged, printed or sent to a phone is made of the rest. Only a menu, odds and an order in
    /// words are made of the whole, and tell no secret.
    #[must_use]
    fn seen_by(table: &Self::Table, _seat: Option<Seat>) -> Cow<'_, Self::Table> {
        Cow::Borrowed(table)
    }

    /// Whether that seat knows what others do not, or did until the game was over: only phones that the crier has admitted are told
    /// then what is its own.
    #[must_use]
    fn has_secret(table: &Self::Table, seat: Seat) -> bool {
        Self::seen_by(table, Some(seat)) != Self::seen_by(table, None)
    }

    /// Returns the happenings of an order as they are told to a seat, or with `None` to everybody. They can be applied to the
    /// table as [`Watched::seen_by`] returns it.
    #[must_use]
    fn told_to(happenings: &[Self::Happening], _seat: Option<Seat>) -> Cow<'_, [Self::Happening]> {
        Cow::Borrowed(happenings)
    }

    /// Returns the time in the game, as “Day 3, morning”.
    fn title(words: &Words, table: &Self::Table) -> String;

    /// Returns the track of the game's progress; by default a mark for each step, and the title.
    #[must_use]
    fn track(words: &Words, table: &Self::Table) -> Track {
        let steps = Self::steps(table);
        let groups = vec![vec![Tone::Light; steps.all().unwrap_or_default().into()]];
        Track { groups, done: steps.done.into(), text: Self::title(words, table), ..Track::default() }
    }

    /// Returns the sidebar for that reader, in a game from that opening; `opening` as long as nothing has happened yet.
    fn side(words: &Words, table: &Self::Table, from: &Self::Opening, reader: Reader, opening: bool) -> Side;

    /// Returns what a player's own phone shows of that player, if anything.
    #[must_use]
    fn own(_words: &Words, _table: &Self::Table, _from: &Self::Opening, _seat: Seat) -> Option<Own> {
        None
    }

    /// Returns the winners as soon as the rules alone name them; nobody where points are counted first.
    #[must_use]
    fn won(_words: &Words, _table: &Self::Table, _from: &Self::Opening) -> Vec<Winner> {
        Vec::new()
    }

    /// Returns the table of small fields that everybody wants to look at, if the game has one.
    #[must_use]
    fn grid(_words: &Words, _table: &Self::Table) -> Option<Grid> {
        None
    }

    /// Returns the picture in words, in a game from that opening.
    fn picture(words: &Words, table: &Self::Table, from: &Self::Opening) -> Picture;

    /// Returns the log of these orders, which begin where a line does; by default each with its cries. A line counts them from the
    /// first of these.
    #[must_use]
    fn log(words: &Words, told: &[Excerpt<'_, Self>]) -> Vec<LogLine> {
        let line = |(orders, told): (usize, Transition<'_, Self>)| {
            let cries = Self::cries(told);
            LogLine {
                orders,
                name: Self::title(words, told.before),
                signs: cries.iter().map(|cry| Sign::Text(cry.headline(words))).collect(),
                words: words.say(&cries, Turn::default()).join("\n"),
            }
        };
        (1..).zip(told.iter().map(Excerpt::told)).map(line).collect()
    }

    /// Returns an order in words, as “roll of day 3, morning”, given at that table; everybody reads it. By default the
    /// title.
    #[must_use]
    fn order(words: &Words, _order: &Self::Order, table: &Self::Table) -> String {
        Self::title(words, table)
    }

    /// Returns the label of the one button while this order is the next right step; by default the title.
    #[must_use]
    fn step(words: &Words, table: &Self::Table) -> String {
        Self::title(words, table)
    }

    /// Returns what the players see after the next step, as “Day 3, morning: sheets are struck too”; nothing where that is not
    /// settled yet.
    #[must_use]
    fn coming(_words: &Words, _table: &Self::Table) -> Option<String> {
        None
    }

    /// Returns what a player is asked on the own phone, above picks that have no title of their own; nothing where that is clear.
    #[must_use]
    fn question(_words: &Words, _table: &Self::Table) -> Option<String> {
        None
    }

    /// Returns how a pick of the menu looks; asked only of a game in which somebody chooses.
    #[must_use]
    fn pick_view(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft, _pick: Self::Pick) -> PickView {
        PickView::default()
    }

    /// Returns what stands above items of the menu; by default the message.
    #[must_use]
    fn heading(words: &Words, _record: &Record<Self>, _draft: &Self::Draft, title: &'static str) -> String {
        words.text(title)
    }

    /// Returns what the one key does with an order that was drafted, or where none was; nothing where it does the next right thing.
    /// `aside` if the draft is of something besides that, `asked` if the key has asked before it gives the order.
    #[must_use]
    fn doing(
        _words: &Words,
        _record: &Record<Self>,
        _drafted: Option<&Ask<Self>>,
        _aside: bool,
        _asked: bool,
    ) -> Option<String> {
        None
    }

    /// Returns what the one key asks for in a draft aside that makes no order yet; nothing where it leaves that draft.
    #[must_use]
    fn lacking(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft) -> Option<String> {
        None
    }

    /// Returns an order in full, as a player proposes it: whoever has not seen it chosen knows what it is. By default what the one
    /// key does.
    #[must_use]
    fn proposal(words: &Words, record: &Record<Self>, ask: &Ask<Self>) -> String {
        Self::doing(words, record, Some(ask), false, false).unwrap_or_default()
    }

    /// Returns the parts of the picture that an order is about: a player's proposal is seen there.
    #[must_use]
    fn concerns(_record: &Record<Self>, _ask: &Ask<Self>) -> Vec<PartId> {
        Vec::new()
    }

    /// Returns a remark on the draft, as what a sale brings; the empty one keeps its room.
    #[must_use]
    fn note(_words: &Words, _record: &Record<Self>, _draft: &Self::Draft) -> Option<String> {
        None
    }

    /// Returns how the evening goes, in one line.
    #[must_use]
    fn evening(words: &Words, told: EveningTold) -> EveningSaid {
        let said = words.with("evening-short", &[("minutes", told.minutes.into())]);
        EveningSaid { short: said.clone(), full: said }
    }

    /// Returns how to run the game, step by step, for the help; by default its rules.
    #[must_use]
    fn guide(words: &Words) -> Vec<String> {
        let pages = Self::reference(words).pages.into_iter();
        pages.flat_map(|page| page.lines.into_iter().map(|line| line.text)).collect()
    }

    /// Returns the rules of the game in words.
    #[must_use]
    fn reference(words: &Words) -> Reference {
        Reference::of(words, Self::RULES)
    }

    /// Returns the odds beside that game's own numbers, or of any game; called only where [`Watched::ODDS`] is set.
    #[must_use]
    fn odds(_words: &Words, _record: Option<&Record<Self>>) -> OddsView {
        OddsView::default()
    }

    /// Returns the odds of what comes next, in one sentence.
    #[must_use]
    fn next_odds(_words: &Words, _table: &Self::Table) -> Option<String> {
        None
    }

    /// Returns what is remarkable about an order, the rarest first: most orders have nothing. Of it only a little is told
    /// in a game.
    #[must_use]
    fn remarkable(_told: Transition<'_, Self>) -> Vec<Surprise> {
        Vec::new()
    }

    /// Returns the preparations before the game begins, first to last.
    #[must_use]
    fn checks(_words: &Words, _table: &Self::Table) -> Vec<Check> {
        Vec::new()
    }

    /// Returns a cry in drawings, for a card of its own.
    #[must_use]
    fn signs(_cry: &Self::Cry) -> Vec<Sign> {
        Vec::new()
    }

    /// Returns what the last cry means for every player: what to do or what is lost now, each with its rule.
    #[must_use]
    fn meaning(_words: &Words, _table: &Self::Table) -> Vec<Explained> {
        Vec::new()
    }

    /// Returns the card that everybody must read before the game goes on, if there is one: it is shown alone until
    /// then.
    #[must_use]
    fn must_read(_words: &Words, _table: &Self::Table) -> Option<Card> {
        None
    }

    /// Returns the backdrop where players look at the game, if there is one.
    #[must_use]
    fn backdrop(_table: &Self::Table) -> Option<Backdrop> {
        None
    }

    /// Returns a sample choice of some game, for the projector's test picture; `None` where there never is one.
    #[must_use]
    fn sample(_words: &Words) -> Option<Choice> {
        None
    }

    /// Returns the introduction for people who play for the first time; by default the guide.
    #[must_use]
    fn first_time(words: &Words) -> Vec<Lesson> {
        vec![Lesson { title: words.text("guide-title"), sprites: Vec::new(), lines: Self::guide(words) }]
    }

    /// Returns the code of the game's tutorial; `None` where the game has none.
    #[must_use]
    fn lesson_code() -> Option<&'static str> {
        None
    }

    /// Returns the hints for people who learn the game at this moment, first to last: each only where it is true of the
    /// table. `opening` as long as nothing has happened yet.
    #[must_use]
    fn hints(_words: &Words, _table: &Self::Table, _opening: bool) -> Vec<Hint> {
        Vec::new()
    }

    /// Whether the players take their time before this order at that table: to choose on their paper, all at once,
    /// until the time to choose is up. A hands-free crier waits only a moment before any other order.
    #[must_use]
    fn is_choice(_table: &Self::Table) -> bool {
        false
    }
}
