//! What a name looks like, so that nobody sits down under one that people can hardly tell from another's.

use std::sync::Arc;

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

use super::names::{PlayerName, is_mark};

/// What a name looks like: its skeleton (Unicode Technical Standard 39, which knows the letters of all alphabets that can be confused, and
/// two that look like one); and as it is written, in lower and in upper case, each with all that looks Latin in some style.
#[derive(Clone, Debug)]
pub struct Looks(Arc<[String; 4]>);

impl Looks {
    /// Returns the looks of a name. That takes long enough to be done once for each name.
    #[must_use]
    pub fn of(name: &PlayerName) -> Self {
        let written = name.as_str();
        let itself = seen(written, |sign| skeleton(sign.encode_utf8(&mut [0; 4])).collect());
        let [as_is, lower, upper] =
            [written.to_owned(), written.to_lowercase(), written.to_uppercase()].map(|name| seen(&name, latin));
        Self(Arc::new([itself, as_is, lower, upper]))
    }

    /// Whether people can hardly tell the names apart: they differ only in case, width or style, in letters that look the same, such as
    /// “Во” in Cyrillic and “Bo”, or in signs at the ends that are easily overlooked.
    #[must_use]
    pub fn meet(&self, other: &Self) -> bool {
        self.0.iter().zip(&*other.0).any(|(one, other)| one == other)
    }
}

/// Returns what people see of a name whose signs look like that, without those at its ends that are easily overlooked.
fn seen(name: &str, look: impl Fn(char) -> String) -> String {
    let signs: Vec<char> = name.nfd().collect();
    let is_letter = |sign: &char| {
        sign.is_alphanumeric() || is_mark(*sign) || latin(*sign).bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    let first = signs.iter().position(is_letter).unwrap_or(0);
    let last = signs.iter().rposition(is_letter).unwrap_or(signs.len());
    let mut seen = String::new();
    for sign in signs.into_iter().take(last.saturating_add(1)).skip(first) {
        // The dot on an i is there already.
        if sign != '\u{307}' || !seen.ends_with(['i', 'j', 'J', 'l']) {
            seen.push_str(&look(sign));
        }
    }
    seen
}

/// Returns what a sign looks like: in Latin letters, if it does so in any style and case.
fn latin(sign: char) -> String {
    let (itself, plain): (String, String) = (sign.into(), std::iter::once(sign).nfkd().collect());
    let cases = [&itself, &plain].map(|sign| [sign.clone(), sign.to_lowercase(), sign.to_uppercase()]);
    let mut looks = cases.iter().flatten().map(|sign| skeleton(sign).collect::<String>());
    looks.find(|look| look.is_ascii()).unwrap_or_else(|| skeleton(&plain).collect())
}
