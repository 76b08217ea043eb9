//! Completions for bash, zsh and fish.

use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};
use town_crier::cli;
use town_crier::games::COMMANDS;

use super::Shipped;
use super::manuals::PROGRAM;

/// Where each shell looks for them.
const PLACES: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions/town-crier"),
    (Shell::Zsh, "share/zsh/vendor-completions/_town-crier"),
    (Shell::Fish, "share/fish/vendor_completions.d/town-crier.fish"),
];

pub(super) fn completions() -> Vec<Shipped> {
    let completed = |(shell, path)| {
        let mut bytes = Vec::new();
        generate(shell, &mut whole(), PROGRAM, &mut bytes);
        let text = String::from_utf8(bytes).expect("a completion is text");
        // For bash, clap_complete 4.6 names the commands of a program with a hyphen in two ways, of which one is never asked for.
        Shipped::new(path, text.replace("town__subcmd__crier", "town__crier"))
    };
    PLACES.map(completed).into()
}

/// The whole command line: a shell does not know which game is meant, so each command has the options of all.
fn whole() -> Command {
    let mut whole = cli::described(COMMANDS, None).expect("there are games");
    for game in COMMANDS {
        let alone = cli::described(COMMANDS, Some(game)).expect("there are games");
        for command in alone.get_subcommands() {
            whole = whole.mut_subcommand(command.get_name(), |known| {
                let has = |id: &clap::Id| known.get_arguments().any(|arg| arg.get_id() == id);
                let more: Vec<_> = command.get_arguments().filter(|arg| !has(arg.get_id())).cloned().collect();
                known.args(more)
            });
        }
    }
    let named = |command: Command| {
        if command.get_arguments().all(|arg| arg.get_id() != "which game") {
            return command;
        }
        let names = COMMANDS.iter().map(cli::Commands::name);
        command.mut_arg("which game", |arg| arg.value_parser(PossibleValuesParser::new(names)).hide(false))
    };
    let commands: Vec<String> = whole.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    commands.into_iter().fold(whole, |whole, command| whole.mut_subcommand(command, named))
}
