//! Words and sounds as they are built into the program: packed by `build.rs`.

use std::io::Read as _;

use flate2::read::DeflateDecoder;

/// Returns a packed text.
pub(super) fn text(packed: &[u8]) -> String {
    let mut text = String::new();
    // It was packed when the program was built; a test reads every one of them.
    let _ = DeflateDecoder::new(packed).read_to_string(&mut text);
    text
}

/// Returns the samples of a packed sound.
pub(super) fn samples(packed: &[u8]) -> Vec<i16> {
    let (order, planes) = packed.split_first().unwrap_or((&0, &[]));
    let mut bytes = Vec::new();
    // As above.
    let _ = DeflateDecoder::new(planes).read_to_end(&mut bytes);
    let (high, low) = bytes.split_at(bytes.len() / 2);
    let folded = high.iter().zip(low).map(|(high, low)| u16::from_be_bytes([*high, *low]));
    let mut samples: Vec<i16> =
        folded.map(|sample| ((sample >> 1) ^ (sample & 1).wrapping_neg()).cast_signed()).collect();
    for _ in 0..*order {
        let mut before = 0_i16;
        for sample in &mut samples {
            before = before.wrapping_add(*sample);
            *sample = before;
        }
    }
    samples
}
