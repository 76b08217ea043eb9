//! Spaces, quotation marks and apostrophes: each language has its own (`.github/TRANSLATING.md`).

use town_crier::crier::Language;

use crate::crier::words::FOLDERS;
use crate::crier::words::texts::texts;

/// The space before that sign in French, none of which breaks a line; none in any other language.
const fn before(language: Language, sign: char) -> Option<char> {
    match (language, sign) {
        (Language::French, ':' | '»') => Some('\u{a0}'),
        (Language::French, ';' | '!' | '?') => Some('\u{202f}'),
        (_, _) => None,
    }
}

/// The quotation marks of a language, the opening one first.
const fn quotes(language: Language) -> [char; 2] {
    match language {
        Language::English => ['“', '”'],
        Language::German | Language::Lithuanian => ['„', '“'],
        Language::French | Language::Spanish | Language::Italian => ['«', '»'],
        Language::Dutch => ['‘', '’'],
        Language::Polish => ['„', '”'],
    }
}

/// What stands wrong in a text, each with what is around it.
fn wrong(language: Language, text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let at = |at: usize| signs.get(at).copied();
    let is_wrong = |here: usize| {
        let (last, next) = (here.checked_sub(1).and_then(at), at(here + 1));
        let space = last.filter(|last| last.is_whitespace());
        match at(here) {
            Some(':') if next.is_some_and(is_code) => false,
            Some(sign @ (':' | ';' | '!' | '?' | '»')) => space != before(language, sign),
            Some('«') if language == Language::French => next != Some('\u{a0}'),
            Some('\'' | '"') => true,
            Some(sign @ ('“' | '”' | '„' | '‘' | '«')) => !quotes(language).contains(&sign),
            _ => false,
        }
    };
    let around = |here: usize| signs.iter().skip(here.saturating_sub(12)).take(24).collect();
    let mut wrong: Vec<String> = (0..signs.len()).filter(|here| is_wrong(*here)).map(around).collect();
    let count = |sign: char| signs.iter().filter(|other| **other == sign).count();
    if language == Language::Spanish && (count('¡'), count('¿')) != (count('!'), count('?')) {
        wrong.push(text.to_owned());
    }
    wrong
}

/// Whether a colon before that sign belongs to an address or a time.
const fn is_code(next: char) -> bool {
    next == '/' || next.is_ascii_digit()
}

#[test]
fn every_language_sets_its_own_signs_and_spaces() {
    for language in Language::ALL {
        let texts = texts(&FOLDERS, language).into_iter();
        let wrong: Vec<_> = texts.map(|(name, text)| (name, wrong(language, &text))).collect();
        let wrong: Vec<_> = wrong.into_iter().filter(|(_, wrong)| !wrong.is_empty()).collect();
        assert!(wrong.is_empty(), "{language}: {wrong:#?}");
    }
}

/// What this test sees in a text, so that it can fail.
#[test]
fn a_sign_that_stands_wrong_is_seen() {
    let check = |language, text: &str, count| assert_eq!(wrong(language, text).len(), count, "{language}: {text}");
    check(Language::French, "Prêts\u{a0}: «\u{a0}3\u{a0}», à http://crier.example:80\u{202f}!", 0);
    check(Language::French, "Prêts : « 3 »\u{a0}!", 4);
    check(Language::French, "Prêts: «3»!", 4);
    check(Language::English, "Anna’s “plaza”: 3!", 0);
    check(Language::English, "Anna's \"plaza\" :", 4);
    check(Language::German, "„Platz“ “", 0);
    check(Language::German, "“Platz”", 1);
    check(Language::Spanish, "¡Tirad! ¿Ya?", 0);
    check(Language::Spanish, "Tirad!", 1);
}
