//! Uncontracted braille of six dots, in the code of each language.
//!
//! Each code has a table of signs; letters from a to z and digits are alike in most. Cells are Unicode's braille patterns;
//! [`ascii`] writes them as embossers and braille displays read them from a file (BRF).

use unicode_normalization::UnicodeNormalization as _;

use super::Language;

/// The braille code of a language.
struct Code {
    /// The signs beside the letters from a to z: each with its cells behind it, and a space between two.
    signs: &'static str,
    /// The cells before a capital, and before a word of capitals.
    capital: [&'static str; 2],
    /// The cell before digits, and the digits from 0 to 9.
    digits: (&'static str, &'static str),
    /// The cell that parts digits from a letter that has the cell of one.
    letter: &'static str,
    /// The signs within a number, behind which no further sign for digits stands.
    within: &'static str,
    /// The signs that have another cell before them where they stand behind digits, and that cell.
    behind: (&'static str, &'static str),
    /// The cell before a letter with an accent that has no cell of its own.
    accent: &'static str,
    /// The cells before the digits of a negative number.
    minus: &'static str,
}

const LETTERS: &str = "a⠁ b⠃ c⠉ d⠙ e⠑ f⠋ g⠛ h⠓ i⠊ j⠚ k⠅ l⠇ m⠍ n⠝ o⠕ p⠏ q⠟ r⠗ s⠎ t⠞ u⠥ v⠧ w⠺ x⠭ y⠽ z⠵";
/// The letters with the cells of digits.
const LIKE_DIGITS: &str = "abcdefghij";
const DIGITS: (&str, &str) = ("⠼", "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊");

/// The first of Unicode's braille patterns: the blank cell.
const BLANK: char = '\u{2800}';
/// The characters of the cells in a BRF file, by the sum of their dots.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// What most codes have in common.
const USUAL: Code = Code {
    signs: "",
    capital: ["⠨", "⠨⠨"],
    digits: DIGITS,
    letter: "",
    within: ".,",
    behind: ("", ""),
    accent: "",
    minus: "⠤⠼",
};

impl Code {
    const fn of(language: Language) -> Self {
        match language {
            Language::English => Self {
                signs: "é⠘⠌⠑ è⠘⠡⠑ ê⠘⠩⠑ ë⠘⠒⠑ à⠘⠡⠁ â⠘⠩⠁ ä⠘⠒⠁ ö⠘⠒⠕ ü⠘⠒⠥ ô⠘⠩⠕ ç⠘⠯⠉ ñ⠘⠻⠝ .⠲ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠦ '⠄ ’⠄ -⠤ –⠠⠤ (⠐⠣ )⠐⠜ \
                    “⠦ ”⠴ \"⠠⠶ ×⠐⠦ /⠸⠌ +⠐⠖ =⠐⠶ −⠐⠤ %⠨⠴ &⠈⠯ *⠐⠔ ~⠈⠔ °⠘⠚",
                capital: ["⠠", "⠠⠠"],
                letter: "⠰",
                ..USUAL
            },
            Language::French => Self {
                signs: "à⠷ â⠡ æ⠜ ä⠜ ç⠯ é⠿ è⠮ ê⠣ ë⠫ î⠩ ï⠻ ô⠹ œ⠪ ö⠪ ù⠾ û⠱ ü⠳ .⠲ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠄ ’⠄ -⠤ –⠤⠤ (⠦ )⠴ «⠶ »⠶ “⠶ ”⠶ \"⠶ \
                    ×⠐⠔ /⠌ +⠠⠖ =⠠⠶ −⠤ %⠐⠬ &⠐⠿ *⠔ ~⠐⠢ °⠐⠕",
                digits: ("⠠", "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"),
                within: ".,:-/",
                minus: "⠠⠤",
                ..USUAL
            },
            Language::German => Self {
                signs: "ä⠜ ö⠪ ü⠳ ß⠮ .⠄ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠠ ’⠠ -⠤ –⠠⠤ (⠶ )⠶ „⠦ “⠴ ”⠴ «⠴ »⠦ \"⠦ ×⠈⠦ /⠐⠂ +⠈⠖ =⠈⠶ −⠈⠤ %⠼⠚⠴ &⠐⠥ *⠠⠔ ~⠈⠔ °⠈⠴",
                capital: ["", ""],
                letter: "⠠",
                behind: (":;)!?", "⠠"),
                accent: "⠈",
                minus: "⠈⠤⠼",
                ..USUAL
            },
            Language::Spanish => Self {
                signs: "á⠷ é⠮ í⠌ ó⠬ ú⠾ ñ⠻ ü⠳ .⠄ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ ¿⠢ ¡⠖ '⠄ ’⠄ -⠤ –⠤ (⠣ )⠜ «⠦ »⠦ “⠦ ”⠦ \"⠦ ×⠦ /⠠⠂ +⠖ =⠶ −⠤ %⠸⠴ &⠠⠯ *⠔ ~⠐⠢ °⠴",
                letter: "⠐",
                within: "",
                ..USUAL
            },
            Language::Italian => Self {
                signs: "à⠷ è⠮ é⠿ ì⠌ ò⠬ ù⠾ .⠲ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠄ ’⠄ -⠤ –⠤⠤ (⠦ )⠴ «⠦ »⠴ “⠦ ”⠴ \"⠦ ×⠨⠡ /⠲ +⠖ =⠶ −⠤ %⠿ &⠯ *⠔ ~⠐⠢ °⠴",
                letter: "⠐",
                within: "",
                ..USUAL
            },
            Language::Dutch => Self {
                signs: "à⠷ â⠡ á⠷ ä⠜ ç⠯ é⠿ è⠮ ê⠣ ë⠫ î⠩ ï⠻ í⠌ ô⠹ ó⠬ ö⠪ ù⠾ û⠱ ú⠾ ü⠳ .⠲ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠄ ’⠄ ‘⠄ -⠤ –⠤ (⠦ )⠴ “⠶ ”⠶ \"⠶ \
                    ×⠦ /⠌ +⠖ =⠶ −⠤ %⠿ &⠯ *⠔ ~⠐⠢ °⠈⠴",
                capital: ["⠨", "⠘"],
                letter: "⠠",
                ..USUAL
            },
            Language::Polish => Self {
                signs: "ą⠡ ć⠩ é⠿ ę⠱ ł⠣ ń⠹ ó⠬ ś⠪ ź⠮ ż⠯ .⠄ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠄ ’⠄ -⠤ –⠤ (⠶ )⠶ „⠦ ”⠴ “⠴ \"⠴ ×⠄ /⠲ +⠖ =⠶ −⠤ %⠼⠚⠴ &⠸⠯ *⠔ ~⠐⠢ °⠈⠴",
                letter: "⠠",
                ..USUAL
            },
            Language::Lithuanian => Self {
                signs: "ą⠡ č⠩ ę⠱ ė⠜ į⠪ š⠮ ų⠬ ū⠳ ž⠣ .⠲ ,⠂ :⠒ ;⠆ ·⠆ !⠖ ?⠢ '⠄ ’⠄ -⠤ –⠠⠤ (⠶ )⠶ „⠦ “⠴ ”⠴ \"⠴ ×⠐⠄ /⠌ +⠐⠖ =⠐⠶ −⠐⠤ %⠿ &⠯ *⠔ ~⠠⠢ °⠐⠴",
                capital: ["⠨", "⠸"],
                letter: "⠰",
                ..USUAL
            },
        }
    }

    /// Returns the cells of a small letter or of another sign, but a digit.
    fn sign(&self, sign: char) -> Option<&'static str> {
        let signs = LETTERS.split(' ').chain(self.signs.split(' '));
        let mut cells = signs.filter_map(|cells| cells.strip_prefix(sign));
        cells.next()
    }

    /// Adds the cells of a small letter or of another sign. A letter with a strange accent loses it; what has no cells at all
    /// becomes a question mark.
    fn add(&self, sign: char, cells: &mut String) {
        if let Some(known) = self.sign(sign) {
            cells.push_str(known);
            return;
        }
        let plain: String = sign.nfkd().filter_map(|part| self.sign(part)).collect();
        if plain.is_empty() {
            cells.push_str(self.sign('?').unwrap_or_default());
        } else {
            // What falls apart into several letters, as an ellipsis, has no accent.
            cells.push_str(if sign.is_alphabetic() { self.accent } else { "" });
            cells.push_str(&plain);
        }
    }

    fn digit(&self, digit: char) -> Option<char> {
        let at = digit.to_digit(10)?;
        self.digits.1.chars().nth(usize::try_from(at).ok()?)
    }
}

/// Returns a line of text in braille: Unicode's patterns, with a blank cell for a space.
#[must_use]
pub fn braille(language: Language, text: &str) -> String {
    let code = Code::of(language);
    let words = text.split([' ', '\u{a0}', '\u{202f}']).map(|written| word(&code, written));
    words.collect::<Vec<_>>().join(&BLANK.to_string())
}

fn word(code: &Code, word: &str) -> String {
    let mut cells = String::new();
    // Digits go on, behind their sign, and behind marks within them.
    let mut number = false;
    let mut capitals = false;
    let signs: Vec<char> = word.chars().collect();
    for (at, sign) in signs.iter().copied().enumerate() {
        let behind = signs.get(at + 1).copied();
        if let Some(digit) = code.digit(sign) {
            if !number {
                cells.push_str(code.digits.0);
            }
            cells.push(digit);
            number = true;
            capitals = false;
            continue;
        }
        if at == 0 && sign == '-' && behind.is_some_and(|behind| behind.is_ascii_digit()) {
            cells.push_str(code.minus);
            number = true;
            continue;
        }
        let goes_on = code.within.contains(sign) && behind.is_some_and(|behind| behind.is_ascii_digit());
        let small: String = sign.to_lowercase().collect();
        if number && !sign.is_uppercase() && LIKE_DIGITS.contains(small.as_str()) {
            cells.push_str(code.letter);
        }
        if number && code.behind.0.contains(sign) {
            cells.push_str(code.behind.1);
        }
        number &= goes_on;
        if sign.is_uppercase() {
            let [one, all] = code.capital;
            if !capitals {
                let shouted = signs.get(at..).unwrap_or_default().iter().take_while(|sign| sign.is_alphabetic());
                capitals = shouted.clone().count() > 1 && shouted.clone().all(|sign| sign.is_uppercase());
                cells.push_str(if capitals { all } else { one });
            }
        } else {
            capitals &= sign.is_alphabetic();
        }
        small.chars().for_each(|sign| code.add(sign, &mut cells));
    }
    cells
}

/// Returns cells as the ASCII characters of a BRF file.
///
/// ```
/// use town_crier::crier::{Language, braille};
///
/// let cells = braille::braille(Language::English, "Day 3, Anna");
/// assert_eq!(cells, "⠠⠙⠁⠽⠀⠼⠉⠂⠀⠠⠁⠝⠝⠁");
/// assert_eq!(braille::ascii(&cells), ",DAY #C1 ,ANNA");
/// ```
#[must_use]
pub fn ascii(cells: &str) -> String {
    let dots = cells.chars().map(|cell| (u32::from(cell)).wrapping_sub(u32::from(BLANK)));
    let ascii = dots.filter_map(|dots| ASCII.get(usize::try_from(dots).ok()?));
    ascii.map(|byte| char::from(*byte)).collect()
}
