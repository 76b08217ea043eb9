//! A manual page of the program and one for each of its commands.

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::roman;
use town_crier::cli;
use town_crier::games::COMMANDS;

use super::formats::FORMATS;
use super::text::Page;
use super::{Release, Shipped};

/// The program's name.
pub(super) const PROGRAM: &str = "town-crier";

/// Returns the page of the program, those of the commands, and those of the commands that another game has alike.
pub(super) fn manuals(release: &Release) -> Vec<Shipped> {
    let whole = built(None);
    let commands: Vec<Command> = described().collect();
    let names: Vec<(String, char)> = [PROGRAM.to_owned()]
        .into_iter()
        .chain(commands.iter().map(|command| name(command).to_owned()))
        .map(|name| (name, '1'))
        .chain(FORMATS.map(|format| (format.name.to_owned(), '5')))
        .collect();
    let others = |own: &str| names.iter().filter(|(name, section)| *section != '1' || name != own).cloned().collect();
    let pages = commands.iter().map(|command| (command, others(name(command))));
    let pages: Vec<(&Command, Vec<(String, char)>)> = [(&whole, others(PROGRAM))].into_iter().chain(pages).collect();
    pages.into_iter().map(|(command, also)| manual(command, &also, release)).collect()
}

/// Returns the commands, each named as its page is: those of all games, and those that look otherwise with a later game.
fn described() -> impl Iterator<Item = Command> {
    let whole = built(None);
    let later = COMMANDS.iter().skip(1).flat_map(|game| {
        let (alone, whole) = (built(Some(game)), built(None));
        let helped = |command: &Command| command.clone().render_long_help().to_string();
        let differs = move |command: &Command| {
            whole.find_subcommand(command.get_name()).is_some_and(|known| helped(known) != helped(command))
        };
        let commands: Vec<Command> = alone.get_subcommands().filter(|command| differs(command)).cloned().collect();
        commands.into_iter().map(|command| {
            let page = format!("{PROGRAM}-{}-{}", command.get_name(), game.name());
            let typed = format!("{PROGRAM} {} --game {}", command.get_name(), game.name());
            command.display_name(page).bin_name(typed)
        })
    });
    whole.get_subcommands().cloned().collect::<Vec<_>>().into_iter().chain(later)
}

fn built(alone: Option<&cli::Commands>) -> Command {
    let command = cli::described(COMMANDS, alone).expect("there are games");
    let mut command = command.subcommand_value_name("command").subcommand_help_heading("COMMANDS");
    command.build();
    command
}

fn name(command: &Command) -> &str {
    command.get_display_name().unwrap_or(PROGRAM)
}

fn manual(command: &Command, also: &[(String, char)], release: &Release) -> Shipped {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    // A whole sentence may follow the first, which tells what the command does.
    let first = about.split(". ").next().unwrap_or_default().trim_end_matches('.');
    let first = first.strip_prefix("Town Crier ").unwrap_or(first);
    let mut page = Page::new(name(command), '1', first, release);
    let man = Man::new(command.clone());
    page.add(|bytes| man.render_synopsis_section(bytes));
    page.add(|bytes| man.render_description_section(bytes));
    page.add(|bytes| man.render_options_section(bytes));
    if command.has_subcommands() {
        page.add(|bytes| man.render_subcommands_section(bytes));
    }
    after(&mut page, command);
    page.see_also(also);
    page.shipped()
}

/// Writes what follows the options.
fn after(page: &mut Page, command: &Command) {
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    if let Some((_, examples)) = after.split_once("Examples:\n") {
        let (examples, games) = examples.split_once("\n\nGames,").unwrap_or((examples, ""));
        let (examples, notes) = examples.split_once("\n\n").unwrap_or((examples, ""));
        page.heading("EXAMPLES");
        page.lines(examples);
        if !notes.is_empty() {
            page.roff.control("PP", []);
            page.roff.text([roman(notes)]);
        }
        if let Some((_, games)) = games.split_once(":\n") {
            page.heading("GAMES");
            page.roff.text([roman("By the name to give with --game:")]);
            let (games, notes) = games.split_once("\n\n").unwrap_or((games, ""));
            page.lines(games);
            page.roff.control("PP", []);
            page.roff.text([roman(notes)]);
        }
    }
    if command.has_subcommands() {
        page.heading("FILES");
        for (file, about) in FILES {
            page.term(file, about);
        }
        page.heading("ENVIRONMENT");
        for (variable, about) in ENVIRONMENT {
            page.term(variable, about);
        }
    }
    page.heading("EXIT STATUS");
    page.term("0", "All was done.");
    page.term("2", "Something is refused, and nothing was done. A line for each reason is on standard error.");
}

/// The files of the app, as a Linux desktop keeps them.
const FILES: [(&str, &str); 4] = [
    ("~/.local/share/town-crier/game.ron", "The game in play, written after each step. Beside it is the step before."),
    ("~/.local/share/town-crier/kept/", "Recent games, each in a file of its own."),
    ("~/.local/share/town-crier/hall.ron", "The hall of fame; other games have a file of their own beside it."),
    ("~/.config/town-crier/settings.ron", "The settings."),
];

/// The variables that the app reads.
const ENVIRONMENT: [(&str, &str); 3] = [
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "The language of everything that is not set otherwise."),
    ("XDG_DATA_HOME, XDG_CONFIG_HOME", "Where the files are, in place of ~/.local/share and ~/.config."),
    ("WINIT_X11_SCALE_FACTOR", "How large a point is on an X11 display, as 1.5; the display's own scale if not set."),
];
