//! The save files of a game, one after each order: `cargo run --example saves -- "Market Day" FOLDER`.

use std::path::Path;
use std::{env, io};

use town_crier::chronicle::{file, save};
use town_crier::games::troyes_dice::record::{Next, Opening, Record};

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let (Some(code), Some(folder)) = (args.next(), args.next()) else {
        return Err(io::Error::other("it needs a code and a folder"));
    };
    let opening = Opening::from_code(code.parse().map_err(|refusal| io::Error::other(format!("{refusal:?}")))?);
    let mut record = Record::open(opening).map_err(|refusal| io::Error::other(format!("{:?}", refusal.reasons)))?;
    for number in 0.. {
        file::replace(&Path::new(&folder).join(format!("{number}.ron")), save::write(&record)?.as_bytes())?;
        let Next::Order(order) = record.next() else { break };
        record.order(order).map_err(|refusal| io::Error::other(format!("{refusal:?}")))?;
    }
    Ok(())
}
