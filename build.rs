//! Packs what is large and seldom needed whole: words, of which a third is left, and sounds, of which less than half is.
//! `src/crier/packed.rs` unpacks both.

#![expect(clippy::print_stdout, reason = "Cargo reads what a build script prints")]
#![expect(clippy::disallowed_methods, reason = "the files are the sources' own, and what is built from them")]

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// The header of every sound up to its length: one channel, 22,050 samples a second, 16 bits each.
const HEADER: [u8; 20] = [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0];
/// So many times the differences of samples may be taken.
const ORDERS: u8 = 4;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=assets");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for folder in fs::read_dir("assets")? {
        let folder = folder?.path();
        for locales in [folder.join("locales"), folder.join("locales/herald")] {
            pack(&locales, "ftl", &out, |text| deflated(&text))?;
        }
    }
    pack(Path::new("assets/sounds"), "wav", &out, |wav| packed(&wav))
}

/// Writes each file of a folder with that ending, packed, to the same place in `out`.
fn pack(folder: &Path, ending: &str, out: &Path, packed: impl Fn(Vec<u8>) -> io::Result<Vec<u8>>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(out.join(folder))?;
    for file in fs::read_dir(folder)? {
        let file = file?.path();
        if file.extension().is_some_and(|of| of == ending) {
            fs::write(out.join(&file), packed(fs::read(&file)?)?)?;
        }
    }
    Ok(())
}

fn deflated(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Packs a sound: how often differences were taken, and then of all samples the high and the low bytes. A sound swings, so
/// its differences are small.
fn packed(wav: &[u8]) -> io::Result<Vec<u8>> {
    let (header, data) = wav.split_at_checked(44).unwrap_or_default();
    if header.get(16..36) != Some(&HEADER) {
        return Err(io::Error::other("a sound has one channel, and 22,050 samples of 16 bits a second"));
    }
    let mut samples: Vec<i16> = data.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect();
    let mut best: Option<Vec<u8>> = None;
    for order in 0..ORDERS {
        let folded: Vec<[u8; 2]> =
            samples.iter().map(|sample| ((sample << 1) ^ (sample >> 15)).to_be_bytes()).collect();
        let planes: Vec<u8> =
            (0..2).flat_map(|plane| folded.iter().filter_map(move |bytes| bytes.get(plane).copied())).collect();
        let packed = [vec![order], deflated(&planes)?].concat();
        if best.as_ref().is_none_or(|best| packed.len() < best.len()) {
            best = Some(packed);
        }
        let before = [0].into_iter().chain(samples.clone());
        samples = samples.iter().zip(before).map(|(sample, before)| sample.wrapping_sub(before)).collect();
    }
    Ok(best.unwrap_or_default())
}
