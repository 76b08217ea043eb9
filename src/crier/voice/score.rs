//! A score of sounds, mixed into one: so none of them is late, and they may overlap.

use std::time::Duration;

use crate::crier::Bell;

/// Sounds, each with its time after the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score(pub Vec<(Duration, Bell)>);

/// The length of the header; a sample is two bytes.
const HEADER: usize = 44;

impl Score {
    /// Returns the length of the score.
    #[must_use]
    pub fn length(&self) -> Duration {
        let end = |(at, bell): &(Duration, Bell)| *at + time(bell.samples().len());
        self.0.iter().map(end).max().unwrap_or_default()
    }

    /// Returns the mixed score as one WAV file.
    #[must_use]
    pub fn wav(&self) -> Vec<u8> {
        let mut mixed: Vec<i16> = Vec::new();
        for (at, bell) in &self.0 {
            let (first, samples) = (count(*at), bell.samples());
            let end = first + samples.len();
            mixed.resize(mixed.len().max(end), 0);
            for (sample, more) in mixed.iter_mut().skip(first).zip(samples) {
                *sample = sample.saturating_add(more);
            }
        }
        let data = u32::try_from(mixed.len() * 2).unwrap_or(u32::MAX);
        let mut wav = Vec::with_capacity(HEADER + mixed.len() * 2);
        wav.extend(b"RIFF");
        wav.extend((data.saturating_add(36)).to_le_bytes());
        wav.extend(b"WAVEfmt ");
        wav.extend(16_u32.to_le_bytes());
        // Plain samples, one channel.
        wav.extend([1, 0, 1, 0]);
        wav.extend(Bell::RATE.to_le_bytes());
        wav.extend((Bell::RATE * 2).to_le_bytes());
        wav.extend([2, 0, 16, 0]);
        wav.extend(b"data");
        wav.extend(data.to_le_bytes());
        wav.extend(mixed.into_iter().flat_map(i16::to_le_bytes));
        wav
    }
}

/// Returns the number of samples before that time.
fn count(time: Duration) -> usize {
    usize::try_from(time.as_millis() * u128::from(Bell::RATE) / 1000).unwrap_or_default()
}

fn time(samples: usize) -> Duration {
    Duration::from_millis(u64::try_from(samples).unwrap_or_default() * 1000 / u64::from(Bell::RATE))
}
