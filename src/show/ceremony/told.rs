//! A ceremony in words: of any game whose points are counted, in any language.

use std::fmt::Debug;
use std::sync::Arc;

use super::awards::awards;
use super::counting::{Counting, Counts, counted, together};
use super::race::{Race, Step};
use super::seals::{Seal, Seals};
use crate::chronicle::Results;
use crate::chronicle::hall::{Finished, GameId, PlayerName};
use crate::crier::voice::Bell;
use crate::crier::{Turn, Words};
use crate::play::{BySeat, Seat};
use crate::show::armorial::Armorial;
use crate::show::bg_stats::bg_stats_link;
use crate::show::count::ties_told;
use crate::show::counted::Counted;
use crate::show::kind::GameKind;
use crate::show::said::Said;
use crate::stage::tokens::Rgb;
use crate::stage::{Arms, Sprite};

/// The ceremony of one finished game, in no language.
///
/// Words that are passed to it choose the language and the manner; the messages are always the game's own.
#[derive(Clone, Debug)]
pub struct Ceremony {
    kind: &'static GameKind,
    game: Arc<dyn Told>,
    id: GameId,
    /// What is counted, in order.
    counted: Vec<Counting>,
    race: Race,
    /// Whether a rival whom the rules play won, and nobody at the table did.
    is_lost: bool,
    /// Whether there are awards.
    awards: bool,
    seals: Option<Seals>,
    /// The address that adds the game to BG Stats.
    bg_stats: Arc<str>,
    /// The ceremony in words, cached by language.
    views: Arc<Said<(), CeremonyView>>,
}

/// A ceremony in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct CeremonyView {
    /// The players' names.
    pub players: BySeat<String>,
    /// The colors of the players' seats, in a game that gives them some.
    pub colors: BySeat<Option<Rgb>>,
    /// The categories, in the order of the race.
    pub categories: Vec<Category>,
    /// The sentence about the winner.
    pub winner: String,
    /// Whether a rival whom the rules play won, and nobody at the table did.
    pub is_lost: bool,
    /// Each player's tie-breaks, as far as they tell the player from others with as many points: “4 coins”.
    pub breaks: BySeat<Vec<String>>,
    /// The awards for remarkable sheets: at most three.
    pub awards: Vec<AwardView>,
    /// The achievements reached for the first time.
    pub seals: Vec<Seal>,
}

/// A category of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// The name.
    pub name: String,
    /// Its drawing.
    pub sprite: Option<Sprite>,
    /// How it is counted.
    pub counts: Counts,
    /// What it brings, in general, as “deniers: 6+ → 1 · 12+ → 3”; empty without any.
    pub rule: String,
    /// The same in words alone, where there is room.
    pub told: String,
    /// What is counted.
    pub tally: Option<TallyView>,
}

/// What everybody has of something, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyView {
    /// What it is.
    pub what: String,
    /// The numbers, each with its drawing.
    pub had: BySeat<(Sprite, u16)>,
}

/// An award in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardView {
    /// The title, as “Most citizens”.
    pub title: String,
    /// The number that earned it, in words.
    pub told: String,
    /// Its drawing.
    pub sprite: Option<Sprite>,
    /// The seats of the holders; several with the same number share the award.
    pub holders: Vec<Seat>,
}

/// A finished game with its type erased.
trait Told: Debug + Send + Sync {
    fn view(&self, words: &Words, categories: Vec<Category>, racers: usize) -> CeremonyView;
}

#[derive(Debug)]
struct Of<G: Counted> {
    results: Results<G>,
    chapter: G::Chapter,
    turn: Turn,
}

/// The same ceremony, with the same seals.
impl PartialEq for Ceremony {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.views, &other.views)
    }
}

impl Ceremony {
    /// Makes the ceremony of a finished game, with the table on which it was played.
    #[must_use]
    pub fn new<G: Counted>(finished: &Finished<G>, table: &G::Table, turn: Turn) -> Self {
        let results = finished.results();
        let points = finished.players().map(|(_, player)| player.points());
        let whole = || vec![Counting::whole(points.map(|(_, points)| i32::from(*points)))];
        // Points that are more than their parts are told as one.
        let is_all = |counted: &[Counting]| {
            let totals = Counting::race(counted).totals();
            totals.len() >= points.len() && totals.values().zip(points.values()).all(|(total, points)| total == points)
        };
        let counted = [G::counting(finished, table), Counting::parts(finished)];
        let counted = counted.into_iter().find(|counted| is_all(counted)).unwrap_or_else(whole);
        let is_lost = G::is_lost(finished.chapter());
        let race = Counting::race(&counted).with_ranks(finished.ranks(), is_lost);
        let awards = !awards::<G>(&results).is_empty();
        let (kind, id, game) =
            (GameKind::of::<G>(), finished.id(), Arc::new(Of { results, chapter: finished.chapter().clone(), turn }));
        let bg_stats = bg_stats_link(finished).into();
        Self { kind, game, id, counted, race, is_lost, awards, seals: None, bg_stats, views: Arc::new(Said::new(kind)) }
    }

    /// Returns the ceremony with the new achievements of its players; `None` if they are another game's.
    #[must_use]
    pub fn with_seals(&self, seals: Seals) -> Option<Self> {
        let own = seals.game == self.id;
        own.then(|| Self { seals: Some(seals), views: Arc::new(Said::new(self.kind)), ..self.clone() })
    }

    /// The race of points.
    #[must_use]
    pub const fn race(&self) -> &Race {
        &self.race
    }

    /// Returns the address that adds the game to BG Stats ([`bg_stats_link`]).
    #[must_use]
    pub fn bg_stats(&self) -> &str {
        &self.bg_stats
    }

    /// Returns all steps, first to last.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let seals = self.seals.as_ref().is_some_and(|seals| seals.any);
        let rest =
            [Some(Step::Winner), self.awards.then_some(Step::Awards), seals.then_some(Step::Seals), Some(Step::Podium)];
        self.race.steps().into_iter().chain(rest.into_iter().flatten()).collect()
    }

    /// Returns the next step, or the one before; `None` at either end. Nothing leads back to a duel, which goes on by itself.
    #[must_use]
    pub fn beside(&self, step: Step, later: bool) -> Option<Step> {
        let mut steps = self.steps();
        steps.retain(|other| later || *other == step || *other != Step::Duel);
        let at = steps.iter().position(|other| *other == step)?;
        let next = if later { at.checked_add(1) } else { at.checked_sub(1) };
        next.and_then(|next| steps.get(next).copied())
    }

    /// Returns the ceremony in words; cached by language.
    #[must_use]
    pub fn view(&self, like: &Words) -> Arc<CeremonyView> {
        self.views.get(like, (), |words| {
            let categories = self.counted.iter().map(|counted| counted.view(words)).collect();
            let view = self.game.view(words, categories, self.race.players());
            let seals = self.seals.as_ref().map(|seals| seals.hall.seals(words)).unwrap_or_default();
            CeremonyView { seals, ..view }
        })
    }

    /// Returns a step's name, for before it too: as “Citizens: place 2”.
    #[must_use]
    pub fn name(&self, words: &Words, step: Step) -> String {
        let category = |at: usize| self.category(words, at);
        match step {
            Step::Names => words.text("ceremony-names"),
            Step::Category(at) => category(at),
            Step::Places { worst, best } => {
                let last = category(self.race.categories().saturating_sub(1));
                let args = [("category", last.into()), ("best", best.into()), ("worst", worst.into())];
                words.with(if best == worst { "ceremony-place-of" } else { "ceremony-places-of" }, &args)
            }
            Step::Whole => words.text("results-total"),
            // A game alone is not won.
            Step::Winner if self.race.players() < 2 => words.text("ceremony-names"),
            Step::Duel | Step::Winner => words.text("ceremony-winner"),
            Step::Awards => words.text("ceremony-awards"),
            Step::Seals => words.text("ceremony-seals"),
            Step::Podium => words.text("ceremony-podium"),
        }
    }

    /// Returns the heading over the bars on that step: the category by which they grow.
    #[must_use]
    pub fn heading(&self, words: &Words, step: Step) -> String {
        match step {
            Step::Places { .. } | Step::Duel => self.category(words, self.race.categories().saturating_sub(1)),
            Step::Names
            | Step::Category(_)
            | Step::Whole
            | Step::Winner
            | Step::Awards
            | Step::Seals
            | Step::Podium => self.name(words, step),
        }
    }

    /// Returns what that step shows, in a sentence or a few; empty on a duel, which tells nothing yet.
    #[must_use]
    pub fn sentence(&self, words: &Words, step: Step) -> String {
        let view = self.view(words);
        let name = |player: &Seat| view.players.get(*player).cloned().unwrap_or_default();
        match step {
            Step::Names => view.players.values().cloned().collect::<Vec<_>>().join(", "),
            Step::Category(at) => match view.categories.get(at) {
                Some(category) if category.counts == Counts::Majority => category.most(words, &view.players),
                Some(_) | None => self.ahead(words, step, name),
            },
            Step::Places { worst, best } => self.places(words, (worst, best), |_| true),
            Step::Duel => String::new(),
            Step::Whole => {
                let points = self.race.totals().get(Seat(0)).copied().unwrap_or_default();
                words.with("unit-amount", &[("points", points.into())])
            }
            Step::Winner => view.winner.clone(),
            Step::Awards => {
                let told =
                    |award: &AwardView| format!("{}: {} ({}).", award.title, view.names(&award.holders), award.told);
                view.awards.iter().map(told).collect::<Vec<_>>().join(" ")
            }
            Step::Seals => view.seals.iter().map(|seal| seal.told(words)).collect::<Vec<_>>().join(" "),
            Step::Podium => self.places(words, (self.race.players(), 1), |_| true),
        }
    }

    /// Returns the spoken text of a step, which names its subject too; empty on a duel.
    #[must_use]
    pub fn spoken(&self, like: &Words, step: Step) -> String {
        let words = &self.kind.own_words(like);
        let sentence = self.sentence(words, step);
        words.for_voice(&match step {
            Step::Winner | Step::Duel => sentence,
            Step::Category(_) => {
                together([format!("{}.", self.heading(words, step)), self.counted(words, step), sentence])
            }
            Step::Names | Step::Places { .. } | Step::Whole | Step::Awards | Step::Seals | Step::Podium => {
                format!("{}. {sentence}", self.heading(words, step))
            }
        })
    }

    /// Returns the bell that rings on that step: a fanfare for a winner, but none for a rival whom nobody plays.
    #[must_use]
    pub fn bell(&self, step: Step) -> Option<Bell> {
        match step {
            Step::Names => Some(Bell::Day),
            Step::Winner => Some(if self.is_lost { Bell::End } else { Bell::Fanfare }),
            Step::Seals => Some(Bell::Seal),
            Step::Category(at) => {
                self.counted.get(at).filter(|counted| counted.counts == Counts::Card).map(|_| Bell::Flip)
            }
            Step::Places { .. } | Step::Duel | Step::Whole | Step::Awards | Step::Podium => None,
        }
    }

    /// Returns the category that is counted on that step: the last one for place after place.
    #[must_use]
    pub fn counts(&self, step: Step) -> Option<usize> {
        match step {
            Step::Category(at) => Some(at),
            Step::Places { .. } | Step::Duel => self.race.categories().checked_sub(1),
            Step::Names | Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => None,
        }
    }

    /// Returns who has how much of what is counted on that step, and what it brings.
    #[must_use]
    pub fn counted(&self, words: &Words, step: Step) -> String {
        let Step::Category(at) = step else { return String::new() };
        counted(words, &self.view(words), at, &self.race.brought(step))
    }

    fn category(&self, words: &Words, at: usize) -> String {
        self.view(words).categories.get(at).map(|category| category.name.clone()).unwrap_or_default()
    }

    /// Returns the sentence about the leaders after that step.
    fn ahead(&self, words: &Words, step: Step, name: impl Fn(&Seat) -> String) -> String {
        let ahead = self.race.ahead(step);
        let most = self.race.points(step).into_iter().max().unwrap_or_default();
        let names: Vec<String> = ahead.iter().map(name).collect();
        let Some((last, others)) = names.split_last() else { return String::new() };
        let args = [("name", last.as_str().into()), ("points", most.into()), ("others", others.join(", ").into())];
        words.with(if others.is_empty() { "ceremony-leads" } else { "ceremony-lead" }, &args)
    }

    /// Returns how ties between the players on the ranks of that step are broken, or that they share a place; empty without any.
    #[must_use]
    pub fn ties(&self, words: &Words, step: Step) -> String {
        let Step::Places { worst, best } = step else { return String::new() };
        let view = self.view(words);
        let broken = |seat: &Seat| view.breaks.get(*seat).is_some_and(|breaks| !breaks.is_empty());
        self.places(words, (worst, best), |there| there.len() > 1 || there.iter().any(broken))
    }

    /// Returns the sentences about the players on these ranks, from the worst to the best, as far as they are told.
    fn places(&self, words: &Words, (worst, best): (usize, usize), is_told: impl Fn(&[Seat]) -> bool) -> String {
        let (ranks, totals, view) = (self.race.ranks(), self.race.totals(), self.view(words));
        let place = |rank: usize| {
            let there: Vec<Seat> = ranks.iter().filter(|(_, own)| **own == rank).map(|(seat, _)| seat).collect();
            let points = *totals.get(*there.first()?)?;
            is_told(&there).then(|| view.place(words, rank, &there, points))
        };
        (best..=worst).rev().filter_map(place).collect::<Vec<_>>().join(" ")
    }
}

impl CeremonyView {
    /// Returns a player's arms: those of the seat, as long as the game is on the table, or else the person's own.
    #[must_use]
    pub fn arms(&self, player: Seat, armorial: &Armorial) -> Arms {
        let name = self.players.get(player).map_or("", String::as_str);
        armorial.arms_in(name, self.colors.get(player).copied().flatten())
    }

    /// Returns the names of these players in one line.
    #[must_use]
    pub fn names(&self, players: &[Seat]) -> String {
        let names = players.iter().filter_map(|player| self.players.get(*player));
        names.map(String::as_str).collect::<Vec<_>>().join(", ")
    }

    /// Returns a place in a sentence: who has it, or who share it, with how many points and tie-breaks.
    #[must_use]
    pub fn place(&self, words: &Words, rank: usize, players: &[Seat], points: u16) -> String {
        let amount = words.with("unit-amount", &[("points", points.into())]);
        let told = players.first().map_or_else(String::new, |player| self.with_breaks(*player, amount));
        let args = [
            ("place", rank.into()),
            ("count", players.len().into()),
            ("names", self.names(players).into()),
            ("points", told.into()),
        ];
        words.with("ceremony-place", &args)
    }

    /// Returns a player's points, as given in words, with the tie-breaks behind them.
    #[must_use]
    pub fn with_breaks(&self, player: Seat, points: String) -> String {
        let breaks = self.breaks.get(player).into_iter().flatten().cloned();
        std::iter::once(points).chain(breaks).collect::<Vec<_>>().join(", ")
    }
}

impl<G: Counted> Told for Of<G> {
    fn view(&self, words: &Words, categories: Vec<Category>, racers: usize) -> CeremonyView {
        let winner = G::winner(words, &self.results, self.turn);
        let sentences: Vec<String> = winner.into_iter().chain(G::rival(words, &self.chapter)).collect();
        let players = self.results.players.iter();
        let players = players.map(|(seat, player)| (PlayerName::shortened(player.name.trim()), G::color(seat)));
        let (players, colors): (Vec<_>, Vec<_>) = players.chain(G::challenger(words)).take(racers).unzip();
        CeremonyView {
            players: players.into_iter().collect(),
            colors: colors.into_iter().collect(),
            categories,
            winner: sentences.join(" "),
            is_lost: G::is_lost(&self.chapter),
            breaks: ties_told(words, &self.results),
            awards: awards::<G>(&self.results).into_iter().map(|award| award.view(words)).collect(),
            seals: Vec::new(),
        }
    }
}
