//! What a voice is told of whole games, a line a cry: language, manner, text. `cargo run --example heard -- "Market Day"`.

use std::io::{self, Write as _};

use town_crier::crier::voice::Spoken;
use town_crier::crier::{InWords as _, Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::words::{Cry, cries, opening_cries};

fn main() -> Result<(), String> {
    let codes: Vec<String> = std::env::args().skip(1).collect();
    let codes = if codes.is_empty() { vec!["Market Day".to_owned()] } else { codes };
    for language in Language::ALL {
        for manner in Manner::ALL {
            let words = Words::of::<TroyesDice>(language, manner);
            for code in &codes {
                let code = code.parse().map_err(|refusal| format!("{refusal:?}"))?;
                let opening = Opening { tiles: TilesFrom::Code, ..Opening::from_code(code) };
                let mut record = Record::open(opening).map_err(|refusal| format!("{:?}", refusal.reasons))?;
                say(&opening_cries(record.table()), &words, manner, Turn::default())?;
                while let Next::Order(ask) = record.next() {
                    let turn = Turn::new(record.code(), record.steps());
                    let said = cries(record.ask(ask).map_err(|refusal| refusal.in_words(&words))?);
                    say(&said, &words, manner, turn)?;
                }
            }
        }
    }
    Ok(())
}

fn say(cries: &[Cry], words: &Words, manner: Manner, turn: Turn) -> Result<(), String> {
    let manner = match manner {
        Manner::Plain => "plain",
        Manner::Herald => "herald",
    };
    for cry in cries {
        let Spoken { alarm, words: rest } = Spoken::of(std::slice::from_ref(cry), words, turn);
        let line = writeln!(io::stdout(), "{}\t{manner}\t{alarm}{rest}", words.language());
        line.map_err(|error| error.in_words(words))?;
    }
    Ok(())
}
