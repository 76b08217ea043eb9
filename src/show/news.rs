//! The cries of one moment: made once an order, and put into words once for each language.

use std::fmt::Debug;
use std::sync::Arc;

use super::card::Card;
use super::kind::GameKind;
use super::said::Said;
use super::surprise::Surprise;
use super::watched::Watched;
use crate::chronicle::Results;
use crate::crier::voice::{Bell, Spoken};
use crate::crier::{Announcement as _, Cried, Proclamation, Sentence, Turn, Urgency, Words};

/// The cries of one moment, in no language; banner, projector and voice all render this one value.
///
/// Words that are passed to it choose the language and the manner; the messages are always the game's own.
#[derive(Debug)]
pub struct News {
    kind: &'static GameKind,
    what: Box<dyn Told>,
    bell: Option<Bell>,
    about: About,
    surprise: Option<Surprise>,
    proclaimed: Said<(), Proclamation>,
    cards: Said<(), Vec<Card>>,
}

/// The event that news tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    /// What an order caused, or the opening.
    Order,
    /// A step that was taken back, and what an order before it caused.
    Undo,
    /// The winner.
    Winner,
}

/// The cries of some game, with its type erased.
trait Told: Debug + Send + Sync {
    fn proclaim(&self, words: &Words) -> Proclamation;
    fn cards(&self, words: &Words) -> Vec<Card>;
    fn spoken(&self, words: &Words) -> Spoken;
}

impl News {
    /// Makes the news of these cries, in that variation, among players of these names. The results are told once they are revealed.
    #[must_use]
    pub fn cried<G: Watched>(mut cries: Vec<G::Cry>, turn: Turn, players: &[String]) -> Self {
        cries.retain(|cry| !cry.tells_result());
        Self::new::<G>(About::Order, Bell::of(&cries), Cries::<G> { told: cries, turn, players: players.into() })
    }

    /// Makes the news of the winner; only results with a winner have it. There is no fanfare if a rival whom the rules play has won.
    #[must_use]
    pub fn winner<G: Watched>(results: Results<G>, turn: Turn, is_lost: bool) -> Self {
        let bell = if is_lost { Bell::End } else { Bell::Fanfare };
        Self::new::<G>(About::Winner, Some(bell), Winner { results, turn })
    }

    /// Returns the news with something remarkable.
    #[must_use]
    pub fn with(self, surprise: Option<Surprise>) -> Self {
        Self { surprise, ..self }
    }

    /// Returns what is remarkable beside the cries.
    #[must_use]
    pub const fn surprise(&self) -> Option<&Surprise> {
        self.surprise.as_ref()
    }

    /// Returns the news preceded by word that a step was taken back.
    #[must_use]
    pub fn after_undo(self) -> Self {
        Self { about: About::Undo, ..self }
    }

    /// Whether the news begins with word that a step was taken back.
    #[must_use]
    pub const fn is_after_undo(&self) -> bool {
        matches!(self.about, About::Undo)
    }

    /// Whether the news names the winner.
    #[must_use]
    pub const fn is_of_winner(&self) -> bool {
        matches!(self.about, About::Winner)
    }

    /// Returns the news in those words; cached by language and manner.
    #[must_use]
    pub fn said(&self, like: &Words) -> Arc<Proclamation> {
        self.proclaimed.get(like, (), |words| {
            let mut stands = self.what.proclaim(words);
            let remarked = self.surprise.iter().map(|surprise| surprise.said(words));
            stands.sentences.splice(0..0, remarked.map(|text| Sentence { text, urgency: Urgency::Note }));
            match self.about {
                About::Undo => after_undo(words, stands),
                About::Order | About::Winner => stands,
            }
        })
    }

    /// Returns the news card by card, in the order in which it is called out; cached by language and manner.
    #[must_use]
    pub fn cards(&self, like: &Words) -> Arc<Vec<Card>> {
        self.cards.get(like, (), |words| self.what.cards(words))
    }

    /// Returns the spoken text in those words, for ears without the picture and the sidebar.
    #[must_use]
    pub fn spoken(&self, like: &Words) -> Spoken {
        let words = self.kind.own_words(like);
        let Spoken { alarm, words: said } = self.what.spoken(&words);
        let remarked = self.surprise.iter().map(|surprise| words.for_voice(&surprise.said(&words)));
        let said: Vec<String> = remarked.chain([said]).filter(|text| !text.is_empty()).collect();
        Spoken { alarm, words: said.join(" ") }
    }

    /// Returns the bell that rings before it.
    #[must_use]
    pub const fn bell(&self) -> Option<Bell> {
        self.bell
    }

    fn new<G: Watched>(about: About, bell: Option<Bell>, what: impl Told + 'static) -> Self {
        let kind = GameKind::of::<G>();
        let (what, proclaimed, cards) = (Box::new(what), Said::new(kind), Said::new(kind));
        Self { kind, what, bell, about, surprise: None, proclaimed, cards }
    }
}

/// Prefixes a proclamation with word that a step was taken back.
fn after_undo(words: &Words, stands: Proclamation) -> Proclamation {
    let Proclamation { headline, mut sentences, placed, urgency, lines: _ } = stands;
    if !headline.is_empty() {
        let closed = headline.ends_with(['.', '!', '?', '…']);
        let text = if closed { headline } else { format!("{headline}.") };
        sentences.insert(0, Sentence { text, urgency });
    }
    Proclamation { placed, ..Proclamation::headed(words.text("news-taken-back"), sentences, Urgency::Note) }
}

/// The cries of an order.
#[derive(Debug)]
struct Cries<G: Cried> {
    told: Vec<G::Cry>,
    turn: Turn,
    players: Arc<[String]>,
}

impl<G: Watched> Told for Cries<G> {
    fn proclaim(&self, words: &Words) -> Proclamation {
        words.among(&self.players).proclaim(&self.told, self.turn)
    }

    fn cards(&self, words: &Words) -> Vec<Card> {
        let words = &words.among(&self.players);
        let said = self.told.iter().zip(words.say(&self.told, self.turn));
        let card = |(cry, text): (&G::Cry, String)| {
            let title = cry.headline(words);
            let more = text.trim_end_matches('.') != title.trim_end_matches('.');
            Card {
                title,
                text: more.then_some(text),
                reason: cry.reason(words),
                signs: G::signs(cry),
                urgency: cry.urgency(),
                paired: cry.kind().paired,
                threat: cry.kind().threat,
            }
        };
        said.map(card).collect()
    }

    fn spoken(&self, words: &Words) -> Spoken {
        Spoken::of(&self.told, &words.among(&self.players), self.turn)
    }
}

/// The winner of the results.
#[derive(Debug)]
struct Winner<G: Cried> {
    results: Results<G>,
    turn: Turn,
}

impl<G: Cried> Told for Winner<G> {
    fn proclaim(&self, words: &Words) -> Proclamation {
        let headline = G::winner(words, &self.results, self.turn).unwrap_or_default();
        Proclamation::headed(headline, Vec::new(), Urgency::Call)
    }

    fn cards(&self, words: &Words) -> Vec<Card> {
        let Proclamation { headline, urgency, lines: _, sentences: _, placed: _ } = self.proclaim(words);
        vec![Card { urgency, ..Card::plain(headline) }]
    }

    fn spoken(&self, words: &Words) -> Spoken {
        words.for_voice(&G::winner(words, &self.results, self.turn).unwrap_or_default()).into()
    }
}
