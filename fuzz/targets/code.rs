//! Any text is a code with one spelling, or none with a reason.
#![no_main]

use libfuzzer_sys::fuzz_target;
use town_crier::chronicle::Code;

fuzz_target!(|text: &str| {
    let Ok(code) = text.parse::<Code>() else { return };
    assert!((1..=Code::LONGEST).contains(&code.as_str().chars().count()));
    assert_eq!(code.as_str().parse().as_ref(), Ok(&code), "its spelling is the same code");
    assert_eq!(code.as_str().to_lowercase().parse().as_ref(), Ok(&code), "case does not matter");
});
