//! Opens the desk.

fn main() {
    let game = std::env::args_os().nth(2).map(std::path::PathBuf::from);
    let game = game.or_else(town_crier::chronicle::store::Store::default_path);
    if let Some(game) = game
        && town_crier::desk::open(&game).is_err()
    {
        std::process::exit(2);
    }
}
