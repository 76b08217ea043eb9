//! The sounds themselves.

use town_crier::crier::voice::Bell;

#[test]
fn every_bell_is_a_small_sound() {
    let all: usize = Bell::ALL.iter().map(|bell| bell.wav().len()).sum();
    assert!(all < 500_000, "{all}");
    for bell in Bell::ALL {
        assert!(bell.wav().starts_with(b"RIFF"), "{bell:?}");
    }
}
