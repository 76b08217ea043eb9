//! The parser of the whole command line, with the commands of the games.

use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgAction, Args as _, Command};

use super::args::{
    BOTS, CodeArgs, DICE, DeskArgs, FileArgs, GalleryArgs, LanguageArgs, OPENED, ORDERS, PROGRAM, STEP, TellingArgs,
    ViewArgs, language_help,
};
use super::braille::BrailleArgs;
use super::commands::Commands;

/// Builds the whole command, with the commands of the chosen game; those of the others as well, unless it was `named`.
pub(super) fn command(games: &[Commands], chosen: &Commands, named: bool) -> Command {
    let about = match games {
        [_] => {
            format!("Town Crier replaces {} of {}; everybody keeps a paper sheet.", chosen.replaces, chosen.kind.title)
        }
        _ => "Town Crier rolls, deals and keeps track for the games at your table.".to_owned(),
    };
    let long = format!("{about}\n\nWithout a command it opens its window, made for a laptop and a projector.");
    let mut own: Vec<Command> = Vec::new();
    let others = games.iter().filter(|_| !named);
    for game in std::iter::once(chosen).chain(others) {
        for mine in (game.own)() {
            if own.iter().all(|other| other.get_name() != mine.get_name()) {
                own.push(mine);
            }
        }
    }
    // To build a command is dear, so each game's are built once to know their names.
    let named_by = |game: &Commands| (game.own)().iter().map(|own| own.get_name().to_owned()).collect();
    let known: Vec<Vec<String>> = games.iter().map(named_by).collect();
    let own = own.into_iter().map(|own| {
        let has = |names: &[String]| names.iter().any(|name| name == own.get_name());
        let having: Vec<&Commands> =
            games.iter().zip(&known).filter(|(_, names)| has(names.as_slice())).map(|(game, _)| game).collect();
        choosing(own, &having)
    });
    let every: Vec<&Commands> = games.iter().collect();
    let all = [choosing(cry(chosen), &every)]
        .into_iter()
        .chain(own)
        .chain([choosing(words(), &every), choosing(rules(), &every)]);
    let all = all.chain([check(), view(), gallery()]).enumerate().map(|(order, command)| command.display_order(order));
    DeskArgs::augment_args(Command::new(PROGRAM))
        .version(env!("CARGO_PKG_VERSION"))
        .about(about)
        .long_about(long)
        .after_help(examples(games, chosen))
        .args_conflicts_with_subcommands(true)
        .disable_help_subcommand(true)
        .subcommands(all)
}

/// Adds the saved game that the window opens. Any word would be one, so a mistyped command is parsed without it.
pub(super) fn opening(command: Command) -> Command {
    let file = Arg::new(OPENED).value_name("FILE").value_parser(clap::value_parser!(PathBuf));
    command
        .arg(file.help("Open a copy of this saved game in the window; the game in play is kept among the recent games"))
}

fn cry(game: &Commands) -> Command {
    let command = (game.augment)(CodeArgs::augment_args(Command::new("cry")));
    let dice = game.dice.map(|written| {
        let help = format!("Take your own dice from a file, or from standard input with -: {written}");
        Arg::new(DICE).long(DICE).value_name("FILE").value_parser(clap::value_parser!(PathBuf)).help(help)
    });
    let choosing = game.orders.map(|written| {
        let help = format!(
            "Take every order of a game from a file, or from standard input with -, one a line: {written}. {NOTES}"
        );
        let orders = Arg::new(ORDERS).long(ORDERS).value_name("FILE").value_parser(clap::value_parser!(PathBuf));
        let bots = Arg::new(BOTS).long(BOTS).action(ArgAction::SetTrue).conflicts_with(ORDERS);
        [orders.help(help).conflicts_with(STEP), bots.help("Let bots choose for all players")]
    });
    let or = if game.orders.is_some() { "Enter or an order" } else { "Enter" };
    let steps = format!("Wait for {or} before {}, to play a real evening", game.steps);
    BrailleArgs::augment_args(TellingArgs::augment_args(command.args(dice).args(choosing.into_iter().flatten())))
        .about("Announce (cry) a game in the terminal, as text for people or as JSON for programs")
        .mut_arg("lang", |arg| arg.help(language_help(" of the words")))
        .mut_arg("step", |arg| arg.help(steps))
        .after_help(game.cry_examples)
}

fn words() -> Command {
    BrailleArgs::augment_args(LanguageArgs::augment_args(Command::new("words")))
        .about("Print every cry of a language, in both manners")
        .mut_arg("lang", |arg| arg.help(language_help("")))
        .after_help(WORDS_EXAMPLES)
}

fn rules() -> Command {
    BrailleArgs::augment_args(LanguageArgs::augment_args(Command::new("rules")))
        .about("Print the rules of a game in short sentences")
        .mut_arg("lang", |arg| arg.help(language_help("")))
        .after_help(RULES_EXAMPLES)
}

fn check() -> Command {
    FileArgs::augment_args(Command::new("check"))
        .about("Replay a saved game and say whether it is valid")
        .after_help(CHECK_EXAMPLES)
}

fn view() -> Command {
    ViewArgs::augment_args(Command::new("view"))
        .about("Print the data that phones receive for a saved game, as JSON")
        .after_help(VIEW_EXAMPLES)
}

fn gallery() -> Command {
    GalleryArgs::augment_args(Command::new("gallery"))
        .about("Serve a saved game to phones and follow the file as it changes. The first line printed is the page's address. Ends when standard input ends")
        .after_help(GALLERY_EXAMPLES)
}

/// Adds `--game` to the command; it is hidden where there is nothing to choose.
fn choosing(command: Command, games: &[&Commands]) -> Command {
    let names: Vec<&str> = games.iter().map(|game| game.kind.name).collect();
    let of_file = command.get_arguments().any(|arg| arg.get_id() == "file");
    let usual = if of_file { "that of the file" } else { names.first().copied().unwrap_or_default() };
    let help = format!("Which game: {} ({usual} if not given)", names.join(", "));
    let arg = Arg::new("which game").long("game").value_name("NAME").value_parser(NonEmptyStringValueParser::new());
    command.arg(arg.help(help).hide(games.len() < 2))
}

fn examples(games: &[Commands], chosen: &Commands) -> String {
    let more = if let [_] = games {
        chosen.examples.to_owned()
    } else {
        let games = games.iter().map(|game| format!("  {:<16} {}", game.kind.name, game.kind.title));
        let games = games.collect::<Vec<_>>().join("\n");
        format!("\n\nGames, by the name to give with --game:\n{games}\n\n{OF_EACH}")
    };
    format!("{EXAMPLES}{more}")
}

/// The notes on all lines of orders.
const NOTES: &str = "Dice that the code rolls need not be named; a line that begins with = says what must be true, and one that \
begins with # is a comment";

const OF_EACH: &str = "town-crier cry --game NAME --help shows the options of that game.";

const EXAMPLES: &str = "\
Examples:
  town-crier                                 open the window
  town-crier evening.ron                     open a copy of a saved game there
  town-crier cry --step                      play an evening in the terminal
  town-crier cry --code \"Market Day\"         announce the game that this code gives everywhere
  town-crier words --lang fr                 list all cries in French
  town-crier check evening.ron               check whether a saved game is valid";

const WORDS_EXAMPLES: &str = "\
Examples:
  town-crier words --lang pl                 every cry in Polish
  town-crier words --game dice-village       those of Dice Village";

const RULES_EXAMPLES: &str = "\
Examples:
  town-crier rules --lang de                 the rules of Troyes Dice in German
  town-crier rules --game dice-village --braille --cells 32
                                             those of Dice Village, for a braille display of 32 cells";

const CHECK_EXAMPLES: &str = "\
Examples:
  town-crier check evening.ron               say what the file holds, or what is wrong and where";

const VIEW_EXAMPLES: &str = "\
Examples:
  town-crier view evening.ron                what every phone receives
  town-crier view evening.ron --lang lt --manner herald
                                             the same in Lithuanian, as a herald cries it";

const GALLERY_EXAMPLES: &str = "\
Examples:
  town-crier gallery evening.ron             a page that this computer alone can open
  town-crier gallery evening.ron --bind 192.168.178.2:7377
                                             a page for the phones in this network";
