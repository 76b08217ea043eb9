//! A game's code and its one spelling.

use town_crier::chronicle::{Code, CodeRefusal};

use crate::games::troyes_dice::said;

#[track_caller]
fn check(text: &str, expected: &str) {
    let code: Code = text.parse().expect("a code");
    assert_eq!(code.as_str(), expected);
    assert_eq!(code.to_string(), expected);
    assert_eq!(expected.parse(), Ok(code), "its spelling is itself a code, and the same one");
}

#[track_caller]
fn check_refused(text: &str, expected: &CodeRefusal) {
    assert_eq!(&text.parse::<Code>().expect_err("no code"), expected);
}

#[test]
fn case_and_spaces_do_not_matter() {
    check("Market Day", "MARKETDAY");
    check("  market\tday\n", "MARKETDAY");
    check("market\u{a0}day", "MARKETDAY");
}

#[test]
fn accents_do_not_matter() {
    check("Märket Day", "MARKETDAY");
    check("Ma\u{308}rket Day", "MARKETDAY");
    check("Àéîõü Çñ", "AEIOUCN");
}

#[test]
fn hyphens_and_digits_matter() {
    check("badu-kimo", "BADU-KIMO");
    check("2026", "2026");
    assert_ne!("BADUKIMO".parse::<Code>(), "BADU-KIMO".parse::<Code>());
}

#[test]
fn sharp_s_is_two_letters_in_either_case() {
    check("Straße", "STRASSE");
    check("STRAẞE", "STRASSE");
}

#[test]
fn letters_of_other_scripts_are_letters() {
    check("Троица", "ТРОИЦА");
    check("Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ");
    check("市場", "市場");
}

#[test]
fn a_syllable_of_hangul_counts_as_one_letter() {
    check("장날", "장날");
    check(&"장".repeat(32), &"장".repeat(32));
    check_refused(&"장".repeat(33), &CodeRefusal::TooLong(33));
}

#[test]
fn wide_and_joined_letters_are_plain_ones() {
    check("Ｔｒｏｙｅｓ", "TROYES");
    check("oﬃce", "OFFICE");
}

#[test]
fn nothing_and_nothing_but_hyphens_are_refused() {
    for text in ["", "   ", "---", "\u{301}"] {
        check_refused(text, &CodeRefusal::Empty);
    }
}

#[test]
fn more_than_32_signs_are_refused() {
    check(&"a".repeat(32), &"A".repeat(32));
    check_refused(&"a".repeat(33), &CodeRefusal::TooLong(33));
    check_refused(&"ß".repeat(17), &CodeRefusal::TooLong(34));
}

#[test]
fn other_signs_are_refused_by_name() {
    check_refused("market_day", &CodeRefusal::Sign('_'));
    check_refused("MARKET!", &CodeRefusal::Sign('!'));
    check_refused("🎲", &CodeRefusal::Sign('🎲'));
    check_refused("a:b", &CodeRefusal::Sign(':'));
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let said = |text: &str| said(&text.parse::<Code>().expect_err("no code"));
    assert_eq!(said(""), "a code needs at least one letter or digit");
    assert_eq!(said(&"A".repeat(40)), "a code has at most 32 letters, digits and hyphens, not 40");
    assert_eq!(said("a/b"), "a code has letters, digits and hyphens, not “/”");
}

#[test]
fn made_up_codes_can_be_read_aloud() {
    assert_eq!(Code::made_up([0; 8]).as_str(), "BABA-BABA");
    assert_eq!(Code::made_up([1, 1, 2, 2, 3, 3, 13, 4]).as_str(), "DEFI-GOZU");
}

#[test]
fn made_up_codes_are_codes() {
    for byte in 0..=255 {
        check(Code::made_up([byte; 8]).as_str(), Code::made_up([byte; 8]).as_str());
    }
    let random = Code::random();
    check(&random.as_str().to_lowercase(), random.as_str());
}

#[test]
fn every_letter_has_one_spelling_whatever_its_case() {
    for letter in (0..=u32::from(char::MAX)).filter_map(char::from_u32).filter(|sign| sign.is_alphanumeric()) {
        let Ok(code) = letter.to_string().parse::<Code>() else { continue };
        assert_eq!(code.as_str().parse().as_ref(), Ok(&code), "{letter}");
        let lower: String = letter.to_lowercase().collect();
        assert_eq!(lower.parse().as_ref(), Ok(&code), "{letter} and {lower}");
        let upper: String = letter.to_uppercase().collect();
        // The iota below a Greek letter is an accent here, but capitals write it as a letter of its own.
        if !('\u{1f80}'..='\u{1ffc}').contains(&letter) {
            assert_eq!(upper.parse().as_ref(), Ok(&code), "{letter} and {upper}");
        }
    }
}
