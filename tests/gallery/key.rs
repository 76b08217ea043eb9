//! Keys: what they are made of, who has one, and that nobody is told of one by accident.

use proptest::prelude::*;
use town_crier::gallery::{Key, NoKey};

use crate::tried::config;

#[test]
fn a_key_is_twelve_letters_that_fit_a_code_in_capitals() {
    let key = Key::random().unwrap();
    assert_eq!(key.letters().len(), 12);
    assert!(key.letters().bytes().all(|sign| sign.is_ascii_digit() || sign.is_ascii_uppercase()));
    assert_ne!(key.letters(), Key::random().unwrap().letters(), "two of them differ");
}

/// The letters of bytes that count up from there.
fn letters(from: u8) -> String {
    let mut chance = [0; 12];
    chance.iter_mut().zip(from..).for_each(|(byte, value)| *byte = value);
    Key::made_up(chance).letters().to_owned()
}

#[test]
fn every_letter_comes_from_five_bits_of_its_byte() {
    assert_eq!([letters(0), letters(12), letters(24)].concat(), "0123456789ABCDEFGHJKMNPQRSTVWXYZ0123");
    assert_eq!(letters(128), letters(0), "the other bits do not count");
}

#[test]
fn a_key_that_was_typed_from_a_screen_opens() {
    let key: Key = "KQ7W3M9XT010".parse().unwrap();
    for typed in ["KQ7W3M9XT010", "kq7w3m9xt010", "KQ7W3M9XTOIO", "kq7w3m9xtolo"] {
        assert!(key.opens(typed), "{typed}");
    }
    for other in ["", "KQ7W3M9XT01", "KQ7W3M9XT0100", "KQ7W3M9XT011", "ZQ7W3M9XT010", "KQ7W3M9XT01U", "KQ7W3M9XT01é"] {
        assert!(!key.opens(other), "{other}");
    }
    for no_key in ["", "KQ7W", "KQ7W3M9XT01U", "KQ7W 3M9XT01", "/../../../.."] {
        assert_eq!(no_key.parse::<Key>().err(), Some(NoKey), "{no_key}");
    }
}

#[test]
fn what_is_told_of_a_key_for_a_log_is_nothing() {
    let key: Key = "KQ7W3M9XT010".parse().unwrap();
    assert_eq!(format!("{key:?} {:#?}", Some(&key)), "… Some(\n    …,\n)");
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn only_the_same_key_opens(one: [u8; 12], other: [u8; 12]) {
        let (one, other) = (Key::made_up(one), Key::made_up(other));
        prop_assert!(one.opens(one.letters()));
        prop_assert_eq!(one.opens(other.letters()), one.letters() == other.letters());
    }

    #[test]
    fn no_text_is_too_strange(text: String) {
        let opened = Key::made_up([0; 12]).opens(&text);
        prop_assert!(!opened || text.len() == 12);
    }
}

/// What stands in a log is read by many: no line that writes one may come by a key or by an address that bears one.
#[test]
fn no_log_is_told_of_a_key_or_an_address() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/gallery");
    let mut folders = vec![folder];
    let mut lines = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = std::fs::read_to_string(&path).unwrap();
                lines.extend(source.lines().filter(|line| line.contains("log::")).map(ToOwned::to_owned));
            }
        }
    }
    assert!(!lines.is_empty(), "nothing is logged, so nothing was looked at");
    for line in lines {
        for told in ["key", "secret", "letters", "uri", "path", "request", "headers", "options", "{:?}"] {
            assert!(!line.contains(told), "{line}");
        }
    }
}
