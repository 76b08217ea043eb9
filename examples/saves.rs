//! The save files of a game, one after each order: `cargo run --example saves -- troyes-dice "Market Day" FOLDER NAMES…`.
//!
//! Dice Village and Troyes are played by bots of these names, or by four, and `alone` by one of them against le Roy.

use std::path::Path;
use std::{env, io};

use town_crier::chronicle::{Record, Recorded, file, save};
use town_crier::cli::Commanded;
use town_crier::games::dice_village::{self, DiceVillage};
use town_crier::games::troyes::{self, Troyes};
use town_crier::games::troyes_dice::{self, TroyesDice};
use town_crier::play::Game as _;

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let (Some(game), Some(code), Some(folder)) = (args.next(), args.next(), args.next()) else {
        return Err(io::Error::other("it needs a game, a code and a folder"));
    };
    let code = code.parse().map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    match game.as_str() {
        TroyesDice::NAME => kept::<TroyesDice>(troyes_dice::record::Opening::from_code(code), Path::new(&folder)),
        DiceVillage::NAME => {
            let players = names(args, &["Ann", "Bo", "Cleo", "Di"]);
            let opening = dice_village::record::Opening::from_code(code);
            kept::<DiceVillage>(dice_village::record::Opening { players, ..opening }, Path::new(&folder))
        }
        Troyes::NAME => {
            let players = names(args, &["Ann", "Bo", "Cleo", "Di"]);
            let opening = troyes::record::Opening { players, ..troyes::record::Opening::from_code(code) };
            kept::<Troyes>(opening, Path::new(&folder))
        }
        "alone" => {
            let opening = troyes::record::Opening::alone(code);
            let opening = troyes::record::Opening { players: names(args, &["Anna"]), ..opening };
            kept::<Troyes>(opening, Path::new(&folder))
        }
        other => Err(io::Error::other(format!("{other}: no such game"))),
    }
}

/// Returns the names that were given, or these.
fn names(given: impl Iterator<Item = String>, usual: &[&str]) -> Vec<String> {
    let given: Vec<String> = given.collect();
    if given.is_empty() { usual.iter().copied().map(str::to_owned).collect() } else { given }
}

fn kept<G: Commanded + Recorded>(opening: G::Opening, folder: &Path) -> io::Result<()> {
    let mut record =
        Record::<G>::open(opening).map_err(|refusal| io::Error::other(format!("{:?}", refusal.reasons)))?;
    for number in 0.. {
        file::replace(&folder.join(format!("{number}.ron")), save::write(&record)?.as_bytes())?;
        let Some(ask) = G::next_by_bots(&record) else { break };
        record.ask(ask).map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    }
    Ok(())
}
