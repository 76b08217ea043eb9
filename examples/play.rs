//! A whole game by its code, as cries: `cargo run --example play -- "Market Day"`.

use std::io::{self, Write as _};

use town_crier::crier::{Announcement as _, InWords as _, Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Next, Opening, Record};
use town_crier::games::troyes_dice::words::cries;

fn main() -> Result<(), String> {
    let words = Words::of::<TroyesDice>(Language::English, Manner::Plain);
    let code = std::env::args().nth(1).unwrap_or_else(|| "Market Day".to_owned());
    let opening = Opening::from_code(code.parse().map_err(|refusal| format!("{refusal:?}"))?);
    let mut record = Record::open(opening).map_err(|refusal| format!("{:?}", refusal.reasons))?;
    while let Next::Order(ask) = record.next() {
        let said = cries(record.ask(ask).map_err(|refusal| refusal.in_words(&words))?);
        let turn = Turn::new(record.code(), record.steps());
        for cry in said {
            writeln!(io::stdout(), "{}", cry.say(&words, turn)).map_err(|error| error.in_words(&words))?;
        }
    }
    Ok(())
}
