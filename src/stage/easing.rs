//! Easing curves: the progress of a motion, from 0 to 1, after a part of its time.

use std::f32::consts::TAU;

/// Returns the value between two others.
#[must_use]
pub fn mix(from: f32, to: f32, progress: f32) -> f32 {
    from + (to - from) * progress
}

/// Returns a progress that starts and ends softly.
#[must_use]
pub fn smooth(progress: f32) -> f32 {
    progress * progress * (3.0 - 2.0 * progress)
}

/// Returns a progress that starts at speed and comes to rest, as a thrown thing does.
#[must_use]
pub fn slowing(progress: f32) -> f32 {
    1.0 - (1.0 - progress).powf(1.5)
}

/// Returns a progress that starts from rest and ends at speed, as a falling thing does.
#[must_use]
pub fn falling(progress: f32) -> f32 {
    progress * progress
}

/// Returns a progress that starts from rest and ends in a knock, as something that is put down with weight.
#[must_use]
pub fn landing(progress: f32) -> f32 {
    progress * progress * (2.0 - progress)
}

/// Returns the height of something that has fallen and bounces twice, as a part of its first bounce.
#[must_use]
pub fn bouncing(progress: f32) -> f32 {
    /// The end of the first bounce, and the height of the second.
    const FIRST: f32 = 0.64;
    const SECOND: f32 = 0.22;
    let arc = |part: f32| 4.0 * part * (1.0 - part);
    if progress < FIRST { arc(progress / FIRST) } else { SECOND * arc((progress - FIRST) / (1.0 - FIRST)) }
}

/// Returns a dent from 1, at once as by a knock, to 0, through a swing or two beyond it.
#[must_use]
pub fn springing(progress: f32) -> f32 {
    (progress * 1.5 * TAU).cos() * (1.0 - progress) * (1.0 - progress)
}

/// Returns a progress that goes a little too far and comes back.
#[must_use]
pub fn bouncy(progress: f32) -> f32 {
    let left = 1.0 - progress;
    1.0 - left * left * ((BACK + 1.0) * left - BACK)
}

/// Returns a tremble around 0, from -1 to 1, of that many swings that become smaller.
#[must_use]
pub fn trembling(progress: f32, times: f32) -> f32 {
    (progress * times * TAU).sin() * (1.0 - progress) * (1.0 - progress)
}

/// The overshoot of a bouncy curve, for about a tenth.
const BACK: f32 = 1.701_58;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_curve_leads_from_0_to_1() {
        for curve in [smooth, slowing, falling, bouncy, landing] {
            assert!(curve(0.0).abs() < 1e-6);
            assert!((curve(1.0) - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn a_bounce_begins_and_ends_on_the_ground_and_a_dent_goes() {
        assert!(bouncing(0.0).abs() < 1e-6 && bouncing(1.0).abs() < 1e-6 && (bouncing(0.32) - 1.0).abs() < 1e-6);
        assert!((0..=100_u8).all(|percent| bouncing(f32::from(percent) / 100.0) >= -1e-6));
        assert!((springing(0.0) - 1.0).abs() < 1e-6 && springing(1.0).abs() < 1e-6);
    }

    #[test]
    fn trembling_starts_and_ends_at_rest() {
        assert!(trembling(0.0, 3.0).abs() < 1e-6);
        assert!(trembling(1.0, 3.0).abs() < 1e-6);
    }
}
