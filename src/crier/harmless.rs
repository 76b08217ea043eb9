//! Text of a file or an argument, so that it can do nothing but be read.

/// The most letters of such a text that a sentence holds.
const LONGEST: usize = 80;

/// Escapes every control character of a line: text from a file or an argument must not command the terminal, nor turn round
/// what stands beside it.
#[must_use]
pub fn harmless(line: &str) -> String {
    let mut safe = String::with_capacity(line.len());
    for sign in line.chars() {
        if is_command(sign) { safe.extend(sign.escape_default()) } else { safe.push(sign) }
    }
    safe
}

/// Whether a terminal does something on that sign: a control character, one that ends a line, or one that sets the direction
/// of the text (the property `Bidi_Control`).
#[must_use]
pub fn is_command(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Returns what a file says, escaped and so short that a sentence about it stays one.
pub(super) fn quoted(text: &str) -> String {
    let mut letters = text.chars();
    let begin = harmless(&letters.by_ref().take(LONGEST).collect::<String>());
    if letters.next().is_some() { begin + "…" } else { begin }
}
