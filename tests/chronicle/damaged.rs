//! Saved games whose bytes are not as they were written: whatever game it is, they are refused or harmless.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseError;
use town_crier::chronicle::{Record, Recorded, save};

fn bytes<G: Recorded>(record: &Record<G>) -> Vec<u8> {
    save::write(record).expect("any record can be written").into_bytes()
}

/// The text with a first line whose sum fits.
pub(crate) fn summed(text: &str) -> String {
    let (first, body) = text.split_once('\n').expect("lines");
    let (name, _) = first.split_once("Sum ").expect("a sum");
    format!("{name}Sum {:08x} of all below this line.\n{body}", crc32fast::hash(body.as_bytes()))
}

/// Changes, loses and doubles each byte, and cuts the file off there: no such file is read.
pub(crate) fn any_byte_changed_lost_or_doubled<G: Recorded>(record: &Record<G>) {
    let bytes = bytes(record);
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(save::read_bytes::<G>(&changed).is_err(), "a bit changed at {at}");
        let lost = [&bytes[..at], &bytes[at + 1..]].concat();
        assert!(save::read_bytes::<G>(&lost).is_err(), "a byte lost at {at}");
        let doubled = [&bytes[..=at], &bytes[at..]].concat();
        assert!(save::read_bytes::<G>(&doubled).is_err(), "a byte doubled at {at}");
        assert!(save::read_bytes::<G>(&bytes[..at]).is_err(), "cut off at {at}");
    }
}

/// Puts that byte there: such a file is not read, unless the byte was there.
pub(crate) fn any_byte_changed<G: Recorded>(record: &Record<G>, at: Index, byte: u8) -> Result<(), TestCaseError> {
    let mut bytes = bytes(record);
    let at = at.index(bytes.len());
    prop_assume!(bytes[at] != byte);
    bytes[at] = byte;
    prop_assert!(save::read_bytes::<G>(&bytes).is_err());
    Ok(())
}

/// Puts these bytes anywhere below the first line, whose sum fits then: what is read all the same is a game like any other.
pub(crate) fn changed_with_a_sum_that_fits<G: Recorded>(
    record: &Record<G>,
    changes: Vec<(Index, u8)>,
) -> Result<(), TestCaseError> {
    let mut bytes = bytes(record);
    let body = bytes.iter().position(|byte| *byte == b'\n').expect("lines") + 1;
    for (at, byte) in changes {
        let at = body + at.index(bytes.len() - body);
        bytes[at] = byte;
    }
    let text = String::from_utf8_lossy(&bytes);
    if let Ok(read) = save::read::<G>(&summed(&text)) {
        let again = save::write(&read).expect("any record can be written");
        prop_assert!(save::read::<G>(&again) == Ok(read));
    }
    Ok(())
}

/// Reads any bytes, also behind the first line of a saved game: they are none.
pub(crate) fn strange<G: Recorded>(bytes: &[u8]) -> Result<(), TestCaseError> {
    let ours = format!("// A game of {}, kept by Town Crier. Sum \n", G::TITLE).into_bytes();
    prop_assert!(save::read_bytes::<G>(&[ours.as_slice(), bytes].concat()).is_err());
    prop_assert!(save::read_bytes::<G>(bytes).is_err());
    Ok(())
}
