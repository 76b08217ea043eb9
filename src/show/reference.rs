//! The rule reference of a game: pages of short sentences, each with its number in the game's list of rules.
//!
//! Any renderer can show it: a window, a projector, a phone, paper.

use crate::crier::Words;
use crate::stage::Sprite;

/// A rule of a game: a sentence, its number in the game's list of rules, as “2.4”, and drawings of its subject.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    sentence: Sentence,
    number: &'static str,
    art: &'static [Sprite],
}

/// The source of a rule's sentence.
#[derive(Clone, Copy, Debug)]
enum Sentence {
    Message(&'static str),
    Told(fn(&Words) -> String),
}

/// A page of a rule book: the message of its title, and its rules from top to bottom.
#[derive(Clone, Copy, Debug)]
pub struct RulePage {
    /// The message of the title.
    pub title: &'static str,
    /// The rules.
    pub rules: &'static [Rule],
}

impl Rule {
    /// Returns the rule that this message tells; `art` lies one on the other, from back to front.
    #[must_use]
    pub const fn new(message: &'static str, number: &'static str, art: &'static [Sprite]) -> Self {
        Self { sentence: Sentence::Message(message), number, art }
    }

    /// Returns the rule that this function puts into words.
    #[must_use]
    pub const fn told(told: fn(&Words) -> String, number: &'static str, art: &'static [Sprite]) -> Self {
        Self { sentence: Sentence::Told(told), number, art }
    }

    /// Returns the sentence.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self.sentence {
            Sentence::Message(message) => words.text(message),
            Sentence::Told(told) => told(words),
        }
    }
}

/// The rule reference of a game in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reference {
    /// The pages, in the order in which the game is learned.
    pub pages: Vec<ReferencePage>,
}

/// A page of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferencePage {
    /// The title.
    pub title: String,
    /// Its sentences, top to bottom.
    pub lines: Vec<ReferenceLine>,
}

/// A rule in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceLine {
    /// The sentence.
    pub text: String,
    /// The number of the rule in the game's list of rules, as “2.4”.
    pub rule: &'static str,
    /// Drawings of its subject, one on the other, from back to front; none where nothing can be drawn.
    pub sprites: Vec<Sprite>,
}

impl Reference {
    /// Returns a rule book in words.
    #[must_use]
    pub fn of(words: &Words, book: &[RulePage]) -> Self {
        let line =
            |rule: &Rule| ReferenceLine { text: rule.text(words), rule: rule.number, sprites: rule.art.to_vec() };
        let page = |page: &RulePage| ReferencePage {
            title: words.text(page.title),
            lines: page.rules.iter().map(line).collect(),
        };
        Self { pages: book.iter().map(page).collect() }
    }

    /// Returns the pages that match a search, each with its index and the matching lines.
    ///
    /// Every word of the search must be in a line or in its page's title, however it is accented and wherever it
    /// begins; an empty search matches everything.
    #[must_use]
    pub fn find(&self, asked: &str) -> Vec<(usize, ReferencePage)> {
        let asked = folded(asked);
        let words: Vec<&str> = asked.split_whitespace().collect();
        let found = |page: &ReferencePage| {
            let title = folded(&page.title);
            let has = |line: &&ReferenceLine| {
                let text = folded(&line.text);
                words.iter().all(|word| text.contains(word) || title.contains(word))
            };
            let lines: Vec<ReferenceLine> = page.lines.iter().filter(has).cloned().collect();
            (!lines.is_empty()).then(|| ReferencePage { title: page.title.clone(), lines })
        };
        self.pages.iter().enumerate().filter_map(|(at, page)| Some((at, found(page)?))).collect()
    }
}

/// Folds the text to small letters without accents, for people who have no such key.
fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for sign in text.chars().flat_map(char::to_lowercase) {
        let plain = match sign {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => "a",
            'ç' | 'ć' | 'č' => "c",
            'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ė' => "e",
            'ì' | 'í' | 'î' | 'ï' | 'į' => "i",
            'ł' => "l",
            'ñ' | 'ń' => "n",
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => "o",
            'ś' | 'š' => "s",
            'ù' | 'ú' | 'û' | 'ü' | 'ų' | 'ū' => "u",
            'ÿ' | 'ý' => "y",
            'ź' | 'ż' | 'ž' => "z",
            'ß' => "ss",
            'æ' => "ae",
            'œ' => "oe",
            '’' => "'",
            // A letter and its accent may be two signs.
            '\u{300}'..='\u{36f}' => "",
            other => {
                folded.push(other);
                continue;
            }
        };
        folded.push_str(plain);
    }
    folded
}
