//! The hints for people who learn the game, each when it first applies.

use super::primer::AIM;
use super::rule;
use crate::crier::Words;
use crate::games::troyes::rules::{
    BlackStep, Building, Count, Die, DieAt, EndStep, EventStep, Face, Good, Group, Owner, Phase, Player, RoyPhase,
    Seat, Table, TurnStep, UpkeepStep, Wanted,
};
use crate::games::troyes::stage::Part;
use crate::games::troyes::words as say;
use crate::show::{Answer, Hint, Rule, Spot};

/// The code of the tutorial.
pub(super) const LESSON: &str = "HELLO-TROYES-1";

/// Returns the hints that are true of this table, first to last.
pub(super) fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
    let mut hints = match table.phase() {
        Phase::Settle(_) if opening => vec![
            Hint::new("aim", words.text(AIM), Spot::Whole),
            // Whoever places the first citizen chooses dice with it.
            hint(words, "workforce", rule::WORKFORCE, around(Part::Building(Building::Palace))),
            hint(words, "settle", rule::SETTLE, around(Part::Building(Building::Palace))),
            hint(words, "secret", rule::SECRET, Spot::Whole),
        ],
        Phase::Settle(_) => vec![hint(words, "workforce", rule::WORKFORCE, around(Part::Building(Building::Palace)))],
        Phase::Upkeep(UpkeepStep::Reveal) => {
            vec![hint(words, "phases", rule::PHASES, Spot::Whole), hint(words, "reveal", rule::REVEAL, Spot::Whole)]
        }
        Phase::Upkeep(UpkeepStep::Income) => {
            vec![hint(words, "income", rule::INCOME, Spot::Side), hint(words, "salaries", rule::SALARIES, Spot::Side)]
        }
        Phase::Upkeep(UpkeepStep::Workforce) => vec![hint(words, "workforce", rule::WORKFORCE, Spot::Side)],
        Phase::Event(EventStep::Draw(Wanted::Red | Wanted::SecondRed | Wanted::Color | Wanted::Called(_))) => {
            vec![hint(words, "draw", rule::DRAW, Spot::Whole)]
        }
        Phase::Event(EventStep::Resolve(_)) => {
            let spot = table.resolving().map_or(Spot::Whole, |event| around(Part::Event(event)));
            vec![hint(words, "queue", rule::QUEUE, spot), hint(words, "taken", rule::TAKEN, Spot::Side)]
        }
        Phase::Event(EventStep::Push(..)) => {
            vec![hint(words, "push", rule::PUSH, Spot::Side), hint(words, "lying", rule::LYING, Spot::Side)]
        }
        Phase::Roy(RoyPhase::Settle(_)) if opening => vec![
            Hint::new("aim", words.text(AIM), Spot::Whole),
            hint(words, "roy", rule::ROY, Spot::Whole),
            hint(words, "workforce", rule::WORKFORCE, around(Part::Building(Building::Palace))),
            hint(words, "roy-settles", rule::ROY_SETTLES, around(Part::Building(Building::Palace))),
            hint(words, "roy-characters", rule::ROY_CHARACTER, around(Part::Pile)),
        ],
        Phase::Roy(RoyPhase::Settle(_)) => {
            vec![hint(words, "workforce", rule::WORKFORCE, around(Part::Building(Building::Palace)))]
        }
        Phase::Roy(RoyPhase::Counter) => {
            vec![hint(words, "roy-counters", rule::ROY_COUNTERS, around(Part::District(Owner::Roy)))]
        }
        Phase::Roy(RoyPhase::Act) => vec![
            hint(words, "roy-acts", rule::ROY_ACTS, around(Part::RoyTable)),
            hint(words, "roy-rank", rule::ROY_RANK, around(Part::District(Owner::Roy))),
            hint(words, "roy-verdict", rule::ROY_VERDICT, around(Part::Verdict)),
        ],
        Phase::Roy(RoyPhase::Ask(_)) => vec![hint(words, "roy-citizen", rule::ROY_CITIZEN, Spot::Side)],
        Phase::Black(BlackStep::Roll) => vec![hint(words, "highest", rule::HIGHEST, Spot::Whole)],
        Phase::Black(BlackStep::Counter(seat)) => counter(words, table, seat),
        Phase::Turn(TurnStep::Act(seat)) => act(words, table, seat),
        Phase::Turn(TurnStep::Shoot(..) | TurnStep::Aim(..)) => vec![hint(words, "cubes", rule::CUBES, Spot::Whole)],
        Phase::End(EndStep::Close) => vec![hint(words, "home", rule::HOME, Spot::Whole)],
        Phase::End(EndStep::Show) => vec![hint(words, "score", rule::SCORE, Spot::Whole)],
        Phase::End(EndStep::Over) if table.score().is_err() => vec![hint(words, "unsaid", rule::UNSAID, Spot::Whole)],
        Phase::End(EndStep::Over) => vec![hint(words, "winner", rule::WINNER, Spot::Whole)],
    };
    if table.round() == table.rounds() && !matches!(table.phase(), Phase::End(EndStep::Show | EndStep::Over)) {
        hints.push(hint(words, "last-round", rule::LAST, Spot::Track));
    }
    let is_marked = |player: &Player, count| table.depth().asks(count) && !player.is_exact(count);
    let marked = [Count::Deniers, Count::Influence];
    if table.players().any(|(_, player)| marked.into_iter().any(|count| is_marked(player, count))) {
        hints.push(hint(words, "inexact", rule::UNSAID, Spot::Side));
    }
    hints
}

/// Returns the hints while a player faces a black die (`T 8`).
fn counter(words: &Words, table: &Table, seat: Seat) -> Vec<Hint> {
    let highest = table.highest_black().map_or(Spot::Whole, |(at, _)| around(Part::Black(at)));
    let district = around(Part::District(seat.into()));
    let mut hints = vec![hint(words, "highest", rule::HIGHEST, highest), hint(words, "double", rule::DOUBLE, district)];
    hints.extend(worth(words, table, seat).into_iter().flatten());
    hints.extend([
        hint(words, "several", rule::SEVERAL, Spot::Side),
        hint(words, "countered", rule::COUNTERED, Spot::Side),
        hint(words, "uncountered", rule::UNCOUNTERED, Spot::Side),
    ]);
    hints
}

/// Returns the hints while a player acts (`T 9`, `T 11`).
fn act(words: &Words, table: &Table, seat: Seat) -> Vec<Hint> {
    let purse = || around(Part::Purse(seat.into()));
    // First what can be done and how; what each thing needs at the next turns.
    let mut hints = vec![
        hint(words, "turns", rule::TURNS, Spot::Whole),
        hint(words, "group", rule::GROUP, around(Part::District(seat.into()))),
        Hint::new("press", words.text("hint-press"), Spot::Side),
        hint(words, "price", rule::PRICE, purse()),
    ];
    hints.extend(price(words, table, seat).into_iter().flatten());
    if let Some(work) = table.works().first() {
        let spot = || around(Part::Activity(work.activity));
        hints.push(hint(words, "tradesman", rule::TRADESMAN, spot()));
        hints.push(hint(words, "times", rule::TIMES, spot()));
    }
    if let Some(in_play) = table.queue().first() {
        let spot = || around(Part::Event(in_play.event));
        hints.push(hint(words, "combat", rule::COMBAT, spot()));
        hints.push(hint(words, "most", rule::MOST, spot()));
    }
    hints.extend([
        hint(words, "build", rule::BUILD, around(Part::Site(Face::One))),
        hint(words, "place", rule::PLACE, around(Part::Building(Building::Palace))),
        hint(words, "agriculture", rule::AGRICULTURE, Spot::Whole),
        hint(words, "influence", rule::INFLUENCE, purse()),
        hint(words, "pass", rule::PASS, Spot::Whole),
    ]);
    hints
}

/// Asks what the dice of a player are worth against black ones (`T 8.3`); not where none of them is red, and so doubles.
fn worth(words: &Words, table: &Table, seat: Seat) -> Option<[Hint; 2]> {
    let plain: u16 = table.district(seat.into()).map(|(_, die)| u16::from(die.face.value())).sum();
    let right = table.defence(seat);
    if plain == right {
        return None;
    }
    // Where all dice are red, doubling everything is right.
    let wrong = if right == plain * 2 { plain + right } else { plain * 2 };
    let mut sums = [plain, right, wrong];
    sums.sort_unstable();
    let args = [("who", say::seat(words, seat).into()), ("sum", right.into())];
    let answers = sums.into_iter().map(|sum| Answer { text: sum.to_string(), right: sum == right });
    let ask = Hint::new("ask-worth", words.with("hint-ask-worth", &args[..1]), around(Part::District(seat.into())));
    let answer = Hint::new("worth", words.with("hint-worth", &args), Spot::Side);
    Some([ask.asking(answers.collect()), answer])
}

/// Asks what a die of another player costs beside one of the own (`T 9.4`), where two such dice have one color.
fn price(words: &Words, table: &Table, seat: Seat) -> Option<[Hint; 2]> {
    const GROUP_OF_TWO: u16 = 2 * Group::PRICE;
    let own: Vec<Die> = table.district(seat.into()).map(|(_, die)| die).collect();
    let is_like = |(at, die): &(DieAt, Die)| {
        at.owner.seat().is_some_and(|owner| owner != seat) && own.iter().any(|own| own.color == die.color)
    };
    let (at, die) = table.free_dice().find(is_like)?;
    let args = [
        ("who", say::seat(words, seat).into()),
        ("owner", say::owner(words, at.owner).into()),
        ("dice", say::dice(words, die.color).into()),
        ("price", say::amount(words, Good::Denier, GROUP_OF_TWO).into()),
    ];
    let answers = [1, 2, 3].map(|dice: u16| {
        let price = dice * Group::PRICE;
        Answer { text: say::amount(words, Good::Denier, price), right: price == GROUP_OF_TWO }
    });
    let ask = Hint::new("ask-price", words.with("hint-ask-price", &args[..3]), around(Part::Die(at)));
    let answer = Hint::new("pays", words.with("hint-price", &args), around(Part::District(Owner::Seat(seat))));
    Some([ask.asking(answers.into()), answer])
}

fn hint(words: &Words, id: &'static str, rule: Rule, spot: Spot) -> Hint {
    Hint::new(id, rule.text(words), spot)
}

/// Returns the spot of that part.
fn around(part: Part) -> Spot {
    Spot::Part(part.into())
}
