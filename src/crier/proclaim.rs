//! The headline and the sentences of the cries of one moment.

use super::cried::Announcement;
use super::turn::Turn;
use super::urgency::Urgency;
use super::words::Words;

/// The cries of one moment, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proclamation {
    /// The most urgent cry, in few words; several in one line.
    pub headline: String,
    /// The same, a cry a line.
    pub lines: Vec<String>,
    /// The cries that need more words, the nearest first.
    pub sentences: Vec<Sentence>,
    /// The cries that have a place of their own wherever cries are shown, in full.
    pub placed: Vec<String>,
    /// The urgency of the headline.
    pub urgency: Urgency,
}

/// One cry in full.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// The urgency of the cry.
    pub urgency: Urgency,
}

impl Words {
    /// Returns the cries of one moment in full, in that variation.
    #[must_use]
    pub fn say<A: Announcement>(&self, cries: &[A], turn: Turn) -> Vec<String> {
        let earlier = |at| cries.get(..at).unwrap_or_default();
        cries.iter().enumerate().map(|(at, cry)| cry.say(self, turn.behind(earlier(at), cry))).collect()
    }

    /// The cries of one moment: the most urgent ones large, the others as sentences.
    ///
    /// Cries with a place of their own wherever cries are shown are no sentences.
    #[must_use]
    pub fn proclaim(&self, cries: &[impl Announcement], turn: Turn) -> Proclamation {
        let urgency = cries.iter().map(Announcement::urgency).max().unwrap_or(Urgency::Note);
        let mut most_urgent = cries.iter().enumerate().filter(|(_, cry)| cry.urgency() == urgency);
        let large: Vec<usize> = match urgency {
            // Two alarms in one moment are both for everybody.
            Urgency::Alarm => most_urgent.map(|(at, _)| at).collect(),
            Urgency::Call | Urgency::Note => {
                let leads = most_urgent.clone().rfind(|(_, cry)| cry.leads());
                leads.or_else(|| most_urgent.next()).map(|(at, _)| at).into_iter().collect()
            }
        };
        let lines: Vec<String> = large.iter().filter_map(|at| Some(cries.get(*at)?.headline(self))).collect();
        let headline = lines.join(" ");
        let said = cries.iter().zip(self.say(cries, turn)).enumerate();
        let said = said.filter(|(at, (cry, _))| !(large.contains(at) && cry.kind().is_short)).map(|(_, said)| said);
        let (placed, said): (Vec<_>, Vec<_>) = said.partition(|(cry, _)| cry.has_place());
        let placed = placed.into_iter().map(|(_, text)| text).collect();
        // What the headline says is not said again before the rest.
        let told = headline.trim_end_matches('.').to_owned();
        let rest = |text: String| rest(&told, &text).unwrap_or(text);
        let sentences = said.into_iter().map(|(cry, text)| Sentence { text: rest(text), urgency: cry.urgency() });
        let sentences = sentences.filter(|sentence| !is_same(&headline, &sentence.text)).collect();
        Proclamation { headline, lines, sentences, placed, urgency }
    }
}

/// Returns what a text says behind the headline, as a sentence of its own; `None` if it does not begin with it.
fn rest(headline: &str, text: &str) -> Option<String> {
    let behind = text.strip_prefix(headline).filter(|_| !headline.is_empty())?;
    let end = if headline.ends_with('!') { " " } else { ". " };
    if let Some(rest) = behind.strip_prefix(end) {
        return Some(rest.to_owned());
    }
    // French has a space before its colon.
    let rest = [": ", ", "].into_iter().find_map(|sign| behind.trim_start_matches('\u{a0}').strip_prefix(sign))?;
    let mut letters = rest.chars();
    Some(letters.next()?.to_uppercase().chain(letters).collect())
}

/// Whether the sentence repeats the headline: in the same words, but for a number that it spells out.
fn is_same(headline: &str, sentence: &str) -> bool {
    let [one, other] = [headline, sentence].map(|text| text.trim_end_matches('.').split_whitespace());
    let is_alike = |(one, other): (&str, &str)| one == other || one.parse::<u16>().is_ok();
    one.clone().count() == other.clone().count() && one.zip(other).all(is_alike)
}

impl Proclamation {
    /// Makes a proclamation with one line as its headline.
    #[must_use]
    pub fn headed(headline: String, sentences: Vec<Sentence>, urgency: Urgency) -> Self {
        Self { lines: vec![headline.clone()], headline, sentences, placed: Vec::new(), urgency }
    }

    /// Returns all sentences as one text.
    #[must_use]
    pub fn text(&self) -> String {
        self.in_short(|_| true)
    }

    /// Returns all of it for those who listen.
    #[must_use]
    pub fn heard(&self) -> String {
        let closed = self.headline.is_empty() || self.headline.ends_with(['.', '!', '?', '…']);
        let headline = if closed { self.headline.clone() } else { format!("{}.", self.headline) };
        let sentences = self.sentences.iter().map(|sentence| sentence.text.clone());
        let said = std::iter::once(headline).chain(self.placed.iter().cloned()).chain(sentences);
        said.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Returns as many sentences as fit, in their order; of the least urgent ones the last is dropped first.
    #[must_use]
    pub fn in_short(&self, fits: impl Fn(&str) -> bool) -> String {
        let mut said: Vec<&Sentence> = self.sentences.iter().collect();
        loop {
            let texts: Vec<&str> = said.iter().map(|sentence| sentence.text.as_str()).collect();
            let text = texts.join(" ");
            let least = said.iter().map(|sentence| sentence.urgency).min();
            match said.iter().rposition(|sentence| Some(sentence.urgency) == least) {
                Some(at) if !fits(&text) => said.remove(at),
                Some(_) | None => return text,
            };
        }
    }
}
