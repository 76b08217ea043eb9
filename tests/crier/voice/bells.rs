//! The sounds themselves.

use std::collections::BTreeSet;
use std::time::Duration;

use town_crier::crier::voice::{Bell, Score};

#[test]
fn every_bell_is_a_small_sound_of_its_own() {
    let all: usize = Bell::ALL.iter().map(|bell| bell.wav().len()).sum();
    assert!(all < 950_000, "{all}");
    let sounds: BTreeSet<&[u8]> = Bell::ALL.iter().map(|bell| bell.wav()).collect();
    assert_eq!(sounds.len(), Bell::ALL.len(), "no two are alike");
    for bell in Bell::ALL {
        let wav = bell.wav();
        assert!(wav.starts_with(b"RIFF") && &wav[36..40] == b"data", "{bell:?}");
        assert_eq!(wav[22..28], [1, 0, 0x22, 0x56, 0, 0], "{bell:?}: one channel, 22,050 samples a second");
    }
}

/// The samples of a sound.
fn samples(wav: &[u8]) -> Vec<i32> {
    wav[44..].chunks_exact(2).map(|two| i32::from(i16::from_le_bytes([two[0], two[1]]))).collect()
}

#[test]
fn no_sound_is_cut_off_at_the_top_and_none_is_much_louder_than_another() {
    let loudest = |bell: Bell| {
        let samples = samples(bell.wav());
        assert!(samples.iter().all(|sample| sample.abs() < 31_000), "{bell:?}");
        let power = |part: &[i32]| part.iter().map(|sample| f64::from(sample * sample)).sum::<f64>() / 2205.0;
        samples.chunks(2205).map(power).fold(0.0, f64::max).log10() * 10.0
    };
    let all = Bell::ALL.map(loudest);
    let (least, most) = (all.iter().copied().fold(f64::MAX, f64::min), all.iter().copied().fold(0.0, f64::max));
    assert!(most - least < 10.0, "{all:?} dB");
}

#[test]
fn a_score_has_each_sound_at_its_time() {
    let second = Duration::from_secs(1);
    let score = Score(vec![(Duration::ZERO, Bell::Tick), (second, Bell::Strike), (second, Bell::Tick)]);
    let (mixed, tick, strike) = (samples(&score.wav()), samples(Bell::Tick.wav()), samples(Bell::Strike.wav()));
    assert_eq!(mixed.len(), 22_050 + strike.len());
    assert_eq!(score.length().as_millis(), Score(vec![(second, Bell::Strike)]).length().as_millis());
    assert_eq!(mixed[..tick.len()], tick);
    assert!(mixed[tick.len()..22_050].iter().all(|sample| *sample == 0), "silence before the blow");
    assert_eq!(mixed[22_050 + 500], (strike[500] + tick[500]).clamp(-32768, 32767));
    assert_eq!(mixed[22_050 + tick.len() + 100], strike[tick.len() + 100]);
}

#[test]
fn a_score_of_nothing_is_an_empty_sound() {
    assert_eq!((Score::default().wav().len(), Score::default().length()), (44, Duration::ZERO));
}
