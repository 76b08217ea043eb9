//! A game's code and its one spelling.

use town_crier::chronicle::{Code, CodeRefusal, Disclosure};

use crate::games::troyes_dice::said;
use crate::tried::each;

#[track_caller]
fn check(name: &str, text: &str, spelled: &str) {
    let code: Code = text.parse().expect(name);
    assert_eq!((code.as_str(), code.to_string().as_str()), (spelled, spelled), "{name}");
    assert_eq!(spelled.parse(), Ok(code), "{name}: its spelling is itself a code, and the same one");
}

#[test]
fn a_code_has_one_spelling() {
    let rows = [
        (
            "case, spaces and accents do not matter",
            "MARKETDAY",
            &["Market Day", "  market\tday\n", "market\u{a0}day"][..],
        ),
        ("accents do not matter", "MARKETDAY", &["Märket Day", "Ma\u{308}rket Day"]),
        ("accents do not matter", "AEIOUCN", &["Àéîõü Çñ"]),
        ("hyphens matter", "BADU-KIMO", &["badu-kimo"]),
        ("digits matter", "2026", &["2026"]),
        ("a sharp s is two letters in either case", "STRASSE", &["Straße", "STRAẞE"]),
        ("letters of other scripts are letters", "ТРОИЦА", &["Троица"]),
        ("letters of other scripts are letters", "ΟΔΥΣΣΕΥΣ", &["Ὀδυσσεύς"]),
        ("letters of other scripts are letters", "市場", &["市場"]),
        ("a syllable of Hangul counts as one letter", "장날", &["장날"]),
        ("a syllable of Hangul counts as one letter", &"장".repeat(32), &[&"장".repeat(32)]),
        ("wide letters are plain ones", "TROYES", &["Ｔｒｏｙｅｓ"]),
        ("joined letters are plain ones", "OFFICE", &["oﬃce"]),
        ("as many as 32 signs", &"A".repeat(32), &[&"a".repeat(32)]),
    ];
    each(rows, |(name, spelled, texts)| {
        for text in texts {
            check(name, text, spelled);
        }
    });
    assert_ne!("BADUKIMO".parse::<Code>(), "BADU-KIMO".parse::<Code>());
}

#[test]
fn what_is_no_code_is_refused() {
    let rows = [
        (["", "   ", "---", "\u{301}"].map(str::to_owned).to_vec(), CodeRefusal::Empty),
        (vec!["a".repeat(33), "장".repeat(33)], CodeRefusal::TooLong(33)),
        (vec!["ß".repeat(17)], CodeRefusal::TooLong(34)),
        (vec!["market_day".to_owned()], CodeRefusal::Sign('_')),
        (vec!["MARKET!".to_owned()], CodeRefusal::Sign('!')),
        (vec!["🎲".to_owned()], CodeRefusal::Sign('🎲')),
        (vec!["a:b".to_owned()], CodeRefusal::Sign(':')),
    ];
    each(rows, |(texts, refusal)| {
        for text in texts {
            assert_eq!(text.parse::<Code>().as_ref(), Err(&refusal), "{text:?}");
        }
    });
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
    assert_eq!(Code::made_up_long(0).as_str(), "BABAB-BABAB-BABAB-BABAB");
}

/// The letters are as many as there are choices: from any code follows the number that made it.
#[test]
fn a_long_code_is_one_of_as_many_as_64_bits_are() {
    let all = 14_u128.pow(12) * 5_u128.pow(8);
    assert!(all > 1 << 64);
    let last = Code::made_up_long(all - 1);
    assert_eq!(last.as_str(), "ZUZUZ-ZUZUZ-ZUZUZ-ZUZUZ");
    assert_eq!(Code::made_up_long(all).as_str(), Code::made_up_long(0).as_str());
    assert_ne!(Code::made_up_long(1), Code::made_up_long(14));
}

#[test]
fn a_day_has_one_code_for_ever() {
    let of = |year, month, day| Code::of_day(jiff::civil::date(year, month, day)).to_string();
    assert_eq!([of(2026, 11, 26), of(2026, 11, 27), of(1970, 1, 1)], ["FIZU-FUDU", "FANA-PAGA", "DUSI-KADU"]);
}

#[test]
fn made_up_codes_are_codes() {
    for byte in 0..=255 {
        let made_up = Code::made_up([byte; 8]);
        check("made up", made_up.as_str(), made_up.as_str());
    }
    for bits in 0..=128 {
        let made_up = Code::made_up_long(1_u128.checked_shl(bits).unwrap_or_default().wrapping_sub(1));
        check("made up", made_up.as_str(), made_up.as_str());
    }
    for told in [Disclosure::AtOnce, Disclosure::AtTheEnd] {
        let random = Code::random(told);
        check("random", &random.as_str().to_lowercase(), random.as_str());
    }
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
