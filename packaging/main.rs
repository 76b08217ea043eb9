//! Writes what is handed out beside the program: `cargo run -p town-crier-packaging -- FOLDER`.
//!
//! `CRIER_DAY` is the day of the release, `CRIER_HOME` the address of the repository.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use town_crier_packaging::{Release, shipped};

#[expect(clippy::disallowed_methods, reason = "what is half written when the machine stops is made anew")]
fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args_os().nth(1).ok_or("it needs a folder")?;
    let day = env::var("CRIER_DAY").map_err(|_| "CRIER_DAY is not set: the day of the release, as 2026-11-25")?;
    for file in shipped(&Release::new(day, env::var("CRIER_HOME").ok())) {
        let path = Path::new(&folder).join(&file.path);
        fs::create_dir_all(path.parent().ok_or("a file without a folder")?)?;
        fs::write(path, file.bytes)?;
    }
    Ok(())
}
