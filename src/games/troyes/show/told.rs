//! The state of the game in words: what players have, what lies where, and what may be wrong.

use crate::crier::Words;
use crate::games::troyes::rules::{
    BlackStep, Building, ByOwner, Color, Count, Die, Face, Figure, Good, InPlay, Lacking, Owner, Phase, Player, Seat,
    Table,
};
use crate::games::troyes::words as say;

/// The way to mark a count that may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Doubt {
    /// A sign before it.
    Sign,
    /// Words, for listeners.
    Words,
}

impl Doubt {
    /// Returns a count, marked if it may be wrong.
    pub(super) fn of(self, words: &Words, count: String, exact: bool) -> String {
        match self {
            _ if exact => count,
            Self::Sign => format!("~{count}"),
            Self::Words => words.with("standing-perhaps", &[("what", count.into())]),
        }
    }
}

/// Whether a count is worth showing: the group tells what it depends on, or it was corrected.
pub(super) fn shows(table: &Table, player: &Player, count: Count) -> bool {
    table.depth().asks(count) || player.is_exact(count)
}

/// Returns the name of the count of a good, on which messages select.
pub(super) fn count(good: Good) -> &'static str {
    Count::from(good).name()
}

/// Returns a player's deniers and influence, as far as the group tells them; points are hidden until the end (`T 2.7`), but for
/// the solo game.
pub(super) fn purse(words: &Words, table: &Table, player: &Player, doubt: Doubt) -> Option<String> {
    let open = table.roy().map(|_| Good::Point);
    let goods = [Good::Denier, Good::Influence].into_iter().chain(open);
    let told = goods.filter(|good| shows(table, player, (*good).into()));
    let amount =
        |good| doubt.of(words, say::amount(words, good, player.purse().has(good)), player.is_exact(Count::from(good)));
    let told: Vec<String> = told.map(amount).collect();
    (!told.is_empty()).then(|| say::joined(words, &told))
}

/// Returns a player's standing, as “Anna: 12 deniers and 4 influence · passed: 2 deniers”; where no purse is told, with the
/// number of dice.
pub(super) fn standing(words: &Words, table: &Table, (seat, player): (Seat, &Player), doubt: Doubt) -> String {
    let dice = || dice_left(words, table, Owner::Seat(seat));
    let has = purse(words, table, player, doubt).unwrap_or_else(dice);
    let what = std::iter::once(has).chain(passed(words, player)).collect::<Vec<_>>().join(" · ");
    of(words, say::seat(words, seat), what)
}

/// Returns what lies in the district of a player who has passed.
pub(super) fn passed(words: &Words, player: &Player) -> Option<String> {
    let deniers = |count: u8| ("amount", say::amount(words, Good::Denier, count.into()).into());
    player.passed().map(|count| words.with("standing-passed", &[deniers(count)]))
}

/// Returns the number of dice that lie in a district.
pub(super) fn dice_left(words: &Words, table: &Table, owner: Owner) -> String {
    words.with("standing-dice", &[("count", table.district(owner).count().into())])
}

/// Returns something of somebody, as “Anna: 3 deniers”.
pub(super) fn of(words: &Words, who: String, what: String) -> String {
    words.with("headline-of", &[("who", who.into()), ("what", what.into())])
}

/// Returns a name with its number, as “Anna 2”.
pub(super) fn counted(words: &Words, name: String, count: u8) -> String {
    words.with("owner-count", &[("who", name.into()), ("count", count.into())])
}

/// Returns the owners with their numbers, as “Anna 2, Gray 1”; nothing if there is none.
pub(super) fn owners(words: &Words, counts: impl IntoIterator<Item = (Owner, u8)>) -> Option<String> {
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    let some: Vec<String> = some.map(|(owner, count)| counted(words, say::owner(words, owner), count)).collect();
    (!some.is_empty()).then(|| some.join(", "))
}

/// Returns the owners who have one, as “Anna, Gray”; nothing if nobody has.
pub(super) fn those(words: &Words, owners: &ByOwner<bool>) -> Option<String> {
    let some = owners.iter().filter(|(_, has)| **has).map(|(owner, _)| say::owner(words, owner));
    let some = some.collect::<Vec<_>>().join(", ");
    (!some.is_empty()).then_some(some)
}

/// Returns the free spaces of the buildings, as “Palace 2, Bishopric 1”.
pub(super) fn free_spaces(words: &Words, table: &Table) -> String {
    let free = |building| Building::SPACES.saturating_sub(table.crowd(building));
    let free = Building::ALL.map(|building| counted(words, say::building(words, building), free(building)));
    words.with("explain-free", &[("list", free.join(", ").into())])
}

/// Returns dice, color by color, as “red dice: 2 and 5”.
pub(super) fn dice(words: &Words, dice: impl Iterator<Item = Die>) -> String {
    let dice: Vec<Die> = dice.collect();
    let of = |color: Color| {
        let faces: Vec<Face> = dice.iter().filter(|die| die.color == color).map(|die| die.face).collect();
        let args = [("dice", say::dice(words, color).into()), ("faces", say::faces(words, &faces).into())];
        (!faces.is_empty()).then(|| words.with("amount-dice", &args))
    };
    Color::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join("; ")
}

/// Returns the cubes on an event, most first.
pub(super) fn cubes(words: &Words, in_play: &InPlay) -> Option<String> {
    owners(words, in_play.majorities())
}

/// Returns how many banners of an event are covered, as in “Banners covered: 3 of 6”; nothing if their number is open.
pub(super) fn banners(words: &Words, table: &Table, in_play: &InPlay) -> Option<String> {
    let all = table.book().events[in_play.event].banners.get()?;
    let args = [("taken", in_play.cubes.len().into()), ("all", all.into())];
    Some(words.with("explain-banners", &args))
}

/// Returns the black dice that still threaten the city, the highest first, each with the player who faces it if everybody
/// counters one (`T 8.6`).
pub(super) fn threats(table: &Table) -> Vec<(u8, Face, Seat)> {
    let Phase::Black(BlackStep::Counter(first)) = table.phase() else { return Vec::new() };
    let mut standing: Vec<(u8, Face)> =
        (0..).zip(table.black()).filter(|(_, black)| black.stands).map(|(at, black)| (at, black.face)).collect();
    standing.sort_by_key(|(_, face)| std::cmp::Reverse(*face));
    let seats: Vec<Seat> = table.seats_from(first).collect();
    standing.into_iter().zip(seats.into_iter().cycle()).map(|((at, face), seat)| (at, face, seat)).collect()
}

/// Returns what the count at the end lacks (`T 12.2`), a sentence each.
pub(super) fn lacking(words: &Words, table: &Table) -> Vec<String> {
    let told = |lacking: Lacking| match lacking {
        Lacking::Characters => words.text("lacking-characters"),
        Lacking::Inexact(seat, count) => {
            let what = words.with("count-name", &[("count", count.name().into())]);
            of(words, say::seat(words, seat), Doubt::Words.of(words, what, false))
        }
        Lacking::Space(activity, space) => {
            let space = words.with("figure-space", &[("number", space.saturating_add(1).into())]);
            let open = words.with("figure-open", &[("figure", space.into())]);
            of(words, say::activity(words, activity), open)
        }
    };
    table.score().err().unwrap_or_default().into_iter().map(told).collect()
}

/// Whether some figure of a card is the house's.
pub(super) fn has_house_figures(table: &Table) -> bool {
    let is_house = |figure: Figure<u8>| figure.source() == Some(crate::games::troyes::rules::Source::House);
    let mut works = table.works().iter().map(|work| table.book().activities[work.activity].per);
    let mut events = table.queue().iter().map(|in_play| table.book().events[in_play.event].per);
    works.any(is_house) || events.any(is_house)
}
