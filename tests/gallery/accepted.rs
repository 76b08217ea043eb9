//! What browsers say of languages and compression.

use proptest::prelude::*;
use town_crier::crier::Language;
use town_crier::gallery::accepted::{gzip, language};

use crate::tried::{config, each};

#[test]
fn the_language_that_is_liked_best_of_ours_is_spoken() {
    let cases = [
        ("", Language::English),
        ("de", Language::German),
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", Language::French),
        ("sv-SE,sv;q=0.9,pl;q=0.7,nl;q=0.8", Language::Dutch),
        ("en;q=0.1, lt", Language::Lithuanian),
        ("it;q=0, es;q=0.001", Language::Spanish),
        ("sv, da", Language::English),
        ("de;q=x, it", Language::Italian),
        ("de;q=nan, it;q=inf, es;q=0.2", Language::Spanish),
        (" , ;;, pl ; q=0.5 ,", Language::Polish),
    ];
    each(cases, |(header, expected)| {
        assert_eq!(language(header), expected, "{header}");
    });
}

#[test]
fn only_who_takes_gzip_gets_it() {
    for header in ["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8, *;q=0.1", "GZIP"] {
        assert!(gzip(header), "{header}");
    }
    for header in ["", "identity", "br", "gzip;q=0", "gzip;q=0.0", "x-gzip", "*"] {
        assert!(!gzip(header), "{header}");
    }
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn nothing_is_too_strange(header: String) {
        let _ = (language(&header), gzip(&header));
    }
}
