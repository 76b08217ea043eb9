//! Players, cards, buildings, amounts and phases in words.

use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::games::troyes::record::Row;
use crate::games::troyes::rules::{
    Activity, BlackStep, Building, Called, Character, Color, Count, EndStep, Event, EventStep, Face, Good, Owner,
    Phase, RoyPhase, SPACES, Seat, Table, TurnStep, UpkeepStep, Wanted,
};

/// Returns a player by name, as “Anna”, or by the number of the seat, as “Player 2”.
#[must_use]
pub fn seat(words: &Words, seat: Seat) -> String {
    let unnamed = || words.with("seat-name", &[("seat", seat.number().into())]);
    words.player(seat).map_or_else(unnamed, PlayerName::shortened)
}

/// Returns an owner of citizens, dice and cubes, as “Anna” or “Gray”.
#[must_use]
pub fn owner(words: &Words, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => self::seat(words, seat),
        Owner::Gray => words.text("owner-gray"),
        Owner::Roy => words.text("owner-roy"),
    }
}

/// Returns players in one sentence, as “Anna and Faye”.
#[must_use]
pub fn seats(words: &Words, seats: &[Seat]) -> String {
    joined(words, &seats.iter().map(|seat| self::seat(words, *seat)).collect::<Vec<_>>())
}

/// Joins parts of one sentence, as “2 deniers and 1 point”.
#[must_use]
pub fn joined(words: &Words, parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => {
            words.with("joined", &[("others", others.join(", ").into()), ("last", last.as_str().into())])
        }
        None => String::new(),
    }
}

/// Returns a color, as “red”.
#[must_use]
pub fn color(words: &Words, color: Color) -> String {
    words.with("color-name", &[("color", color.name().into())])
}

/// Returns dice of a color, as “red dice”.
#[must_use]
pub fn dice(words: &Words, color: Color) -> String {
    words.with("color-dice", &[("color", color.name().into())])
}

/// Returns a space for a tradesman, from 0, as “space 2”; behind the last one is the illustration (`T 9.10`).
#[must_use]
pub fn space(words: &Words, space: u8) -> String {
    if usize::from(space) < SPACES {
        words.with("spot-number", &[("number", space.saturating_add(1).into())])
    } else {
        words.text("spot-illustration")
    }
}

/// Returns a building, as “City Hall”.
#[must_use]
pub fn building(words: &Words, building: Building) -> String {
    words.with("building-name", &[("building", building.name().into())])
}

/// Returns an activity, as “Tax Collector”.
#[must_use]
pub fn activity(words: &Words, activity: Activity) -> String {
    words.with("activity-name", &[("activity", activity.name().into())])
}

/// Returns an event, as “War”; one of several copies with its letter, as “Brigands B”.
#[must_use]
pub fn event(words: &Words, event: Event) -> String {
    let name = words.with("event-name", &[("event", event.title().into())]);
    match event.copy() {
        Some(copy) => words.with("event-copy", &[("event", name.into()), ("copy", copy.to_string().into())]),
        None => name,
    }
}

/// Returns a character, as “Chrétien de Troyes”.
#[must_use]
pub fn character(words: &Words, character: Character) -> String {
    words.with("character-name", &[("character", character.name().into())])
}

/// Returns what a character rewards in a game of so many players, and how.
#[must_use]
pub fn merit(words: &Words, character: Character, players: usize) -> String {
    let [one, three, six] = character.bands(players);
    let args = [
        ("character", self::character(words, character).into()),
        ("what", words.with("merit-of", &[("character", character.name().into())]).into()),
        ("one", one.into()),
        ("three", three.into()),
        ("six", six.into()),
    ];
    words.with("merit", &args)
}

/// Returns a count, as “event cards”.
#[must_use]
pub fn count(words: &Words, count: Count) -> String {
    words.with("count-name", &[("count", count.name().into())])
}

/// Returns an amount, as “3 deniers”.
#[must_use]
pub fn amount(words: &Words, good: Good, count: u16) -> String {
    words.with("amount", &[("good", good.name().into()), ("count", count.into())])
}

/// Returns an amount that somebody gets, has, pays or loses: what a verb acts on, in languages that tell it apart.
#[must_use]
pub fn given(words: &Words, good: Good, count: u16) -> String {
    words.with("amount-given", &[("good", good.name().into()), ("count", count.into())])
}

/// Returns a row of the sheet at the end, as “Tradesmen”.
#[must_use]
pub fn row(words: &Words, row: Row) -> String {
    words.text(row_message(row))
}

/// Returns the message of a row's name.
#[must_use]
pub const fn row_message(row: Row) -> &'static str {
    match row {
        Row::Gained => "sheet-gained",
        Row::Events => "sheet-events",
        Row::Tradesmen => "sheet-tradesmen",
        Row::Characters => "sheet-characters",
        Row::Levels => "sheet-levels",
    }
}

/// Returns faces as people say them: “1, 1, 2 and 6”.
#[must_use]
pub fn faces(words: &Words, faces: &[Face]) -> String {
    joined(words, &faces.iter().map(Face::to_string).collect::<Vec<_>>())
}

/// Returns a number of black dice, as “2 black dice”.
#[must_use]
pub fn black(words: &Words, dice: u8) -> String {
    words.with("threat-black", &[("count", dice.into())])
}

/// Returns the phase of a table, with the player whose turn it is and the event that takes effect.
#[must_use]
pub fn phase(words: &Words, table: &Table, phase: Phase) -> String {
    let of = |name, seat| words.with(name, &[("who", self::seat(words, seat).into())]);
    let at = |name, at: u8| {
        let event = table.queue().get(usize::from(at)).map(|in_play| self::event(words, in_play.event));
        words.with(name, &[("event", event.unwrap_or_default().into())])
    };
    match phase {
        Phase::Settle(placed) => of("phase-settle", table.settler(placed).unwrap_or(table.start())),
        Phase::Roy(step) => words.with("phase-roy", &[("step", roy(step).into())]),
        Phase::Upkeep(UpkeepStep::Reveal) => words.text("phase-reveal"),
        Phase::Upkeep(UpkeepStep::Income) => words.text("phase-income"),
        Phase::Upkeep(UpkeepStep::Workforce) => words.text("phase-workforce"),
        Phase::Event(EventStep::Draw(wanted)) => words.with("phase-draw", &[("wanted", self::wanted(wanted).into())]),
        Phase::Event(EventStep::Resolve(place)) => at("phase-resolve", place),
        Phase::Event(EventStep::Push(place, _)) => at("phase-push", place),
        Phase::Black(BlackStep::Roll) => words.text("phase-roll-black"),
        Phase::Black(BlackStep::Counter(seat)) => of("phase-counter", seat),
        Phase::Turn(TurnStep::Act(seat)) => of("phase-act", seat),
        Phase::Turn(TurnStep::Shoot(seat, _)) => of("phase-shoot", seat),
        Phase::Turn(TurnStep::Aim(seat, _)) => of("phase-aim", seat),
        Phase::End(EndStep::Close) => words.text("phase-close"),
        Phase::End(EndStep::Show) => words.text("phase-show"),
        Phase::End(EndStep::Over) => words.text("phase-over"),
    }
}

/// Returns what happens in a phase, whoever's turn it is, as “countering black dice”.
#[must_use]
pub fn step(words: &Words, phase: Phase) -> String {
    let step = match phase {
        Phase::Settle(_) => "settle",
        Phase::Roy(_) => return words.text("owner-roy"),
        Phase::Upkeep(UpkeepStep::Reveal) => "reveal",
        Phase::Upkeep(UpkeepStep::Income) => "income",
        Phase::Upkeep(UpkeepStep::Workforce) => "workforce",
        Phase::Event(EventStep::Draw(_)) => "draw",
        Phase::Event(EventStep::Resolve(_)) => "resolve",
        Phase::Event(EventStep::Push(..)) => "push",
        Phase::Black(BlackStep::Roll) => "roll-black",
        Phase::Black(BlackStep::Counter(_)) => "counter",
        Phase::Turn(TurnStep::Act(_)) => "act",
        Phase::Turn(TurnStep::Shoot(..)) => "shoot",
        Phase::Turn(TurnStep::Aim(..)) => "aim",
        Phase::End(EndStep::Close) => "close",
        Phase::End(EndStep::Show) => "show",
        Phase::End(EndStep::Over) => "over",
    };
    words.with("step-name", &[("step", step.into())])
}

/// Returns what happens in a phase as a title, as “Events take effect”.
#[must_use]
pub fn chapter(words: &Words, phase: Phase) -> String {
    let step = step(words, phase);
    let mut letters = step.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Returns the name of what le Roy does, on which messages select.
const fn roy(step: RoyPhase) -> &'static str {
    match step {
        RoyPhase::Settle(_) => "settle",
        RoyPhase::Counter => "counter",
        RoyPhase::Act => "act",
        RoyPhase::Ask(_) => "ask",
    }
}

/// Returns the name of the event that comes next, on which messages select.
const fn wanted(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Red => "red",
        Wanted::SecondRed => "second",
        Wanted::Color => "color",
        Wanted::Called(Called::White) => "white",
        Wanted::Called(Called::Yellow) => "yellow",
    }
}
