//! A whole game by its code, as cries: `cargo run --example play -- "Market Day"`.

use std::io::{self, Write as _};

use town_crier::crier::{InWords as _, Words};
use town_crier::games::troyes_dice::record::{Next, Opening, Record};
use town_crier::games::troyes_dice::words::cries;

fn main() -> Result<(), String> {
    let words = Words::english();
    let code = std::env::args().nth(1).unwrap_or_else(|| "Market Day".to_owned());
    let opening = Opening::from_code(code.parse().map_err(|refusal| format!("{refusal:?}"))?);
    let mut record = Record::open(opening).map_err(|refusal| format!("{:?}", refusal.reasons))?;
    while let Next::Order(order) = record.next() {
        let happenings = record.order(order).map_err(|refusal| refusal.in_words(&words))?;
        for cry in cries(happenings) {
            writeln!(io::stdout(), "{}", words.cry(&cry)).map_err(|error| error.in_words(&words))?;
        }
    }
    Ok(())
}
