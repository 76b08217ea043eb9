//! The sounds themselves.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use town_crier::crier::voice::{Bell, Score};

#[test]
fn every_bell_is_a_small_sound_of_its_own() {
    let all: usize = Bell::ALL.iter().map(|bell| bell.samples().len() * 2).sum();
    assert!(all < 950_000, "{all}");
    let sounds: BTreeSet<Vec<i16>> = Bell::ALL.iter().map(|bell| bell.samples()).collect();
    assert_eq!(sounds.len(), Bell::ALL.len(), "no two are alike");
}

#[test]
fn every_bell_sounds_as_its_file() {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")).unwrap();
    let files = files.map(|file| file.unwrap().path()).filter(|file| file.extension().is_some_and(|of| of == "wav"));
    let files: BTreeSet<Vec<i32>> = files.map(|file| samples(&fs::read(file).unwrap())).collect();
    assert_eq!(files, Bell::ALL.iter().map(|bell| of(*bell)).collect());
}

/// The samples of a sound.
fn of(bell: Bell) -> Vec<i32> {
    bell.samples().into_iter().map(i32::from).collect()
}

/// The samples of a file.
fn samples(wav: &[u8]) -> Vec<i32> {
    wav[44..].chunks_exact(2).map(|two| i32::from(i16::from_le_bytes([two[0], two[1]]))).collect()
}

#[test]
fn no_sound_is_cut_off_at_the_top_and_none_is_much_louder_than_another() {
    let loudest = |bell: Bell| {
        let samples = of(bell);
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
    let (mixed, tick, strike) = (samples(&score.wav()), of(Bell::Tick), of(Bell::Strike));
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
