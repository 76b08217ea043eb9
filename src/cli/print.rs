//! The commands that print: one for each print of a game, made from its description.

use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Args, Command, FromArgMatches as _};

use super::args::{CodeArgs, FileArgs};
use super::braille::BrailleArgs;
use super::check::{game_in, saved};
use super::commanded::Commanded;
use super::output::Output;
use super::request::{lay_out, open};
use super::typed::{Typed, looks_like_a_number};
use super::{Console, Reason, Stop, Wrongs};
use crate::chronicle::DiceFrom;
use crate::crier::{Embossed, Language, NoSuchValue};
use crate::paper::{Choice, Draw, Inks, Paper, PerPage, Print, PrintOrder};

/// Where something is printed to, as it was typed.
#[derive(Clone, Debug, Args)]
struct PaperArgs {
    /// The paper in the printer: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = Typed::<Paper>::parser(), hide_possible_values = true)]
    paper: Typed<Paper>,

    /// The language of what is printed
    #[arg(long, value_name = "LANGUAGE", help = super::args::language_help(" of what is printed"),
          value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    lang: Option<Typed<Language>>,

    #[command(flatten)]
    braille: BrailleArgs,

    /// The file, or standard output with -
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// For whom sheets are printed, as it was typed.
#[derive(Clone, Debug, Args)]
struct PlayersArgs {
    /// Set by the print.
    #[arg(long, value_name = "PLAYERS", allow_hyphen_values = true)]
    players: String,
}

/// How many sheets stand on a page, as it was typed.
#[derive(Clone, Debug, Args)]
struct PerPageArgs {
    /// Set by the print.
    #[arg(long, value_name = "COUNT", value_parser = Typed::<PerPage>::parser(), hide_possible_values = true)]
    per_page: Typed<PerPage>,
}

/// With what something is printed, as it was typed.
#[derive(Clone, Debug, Args)]
struct InkArgs {
    /// With what it is printed: color, or gray for black ink alone
    #[arg(long, value_name = "INK", default_value = "color", value_parser = Typed::<Inks>::parser(), hide_possible_values = true)]
    ink: Typed<Inks>,
}

/// Returns the choices of what is printed, and those of how: the paper is asked for between them.
fn choices<G: Commanded>(print: &Print<G>) -> [Vec<&Choice<G>>; 2] {
    print.choices.iter().partition(|choice| !matches!(choice, Choice::PerPage(_) | Choice::Inks)).into()
}

/// Returns the command of a print.
pub(super) fn command<G: Commanded>(print: &Print<G>) -> Command {
    let mut command = Command::new(print.command);
    for choice in choices(print).concat() {
        command = match choice {
            Choice::Players { help, .. } => PlayersArgs::augment_args(command).mut_arg("players", |arg| arg.help(help)),
            Choice::PerPage(all) => PerPageArgs::augment_args(command).mut_arg("per_page", |arg| {
                let (numbers, usual) = (numbers(all), all.first().copied().unwrap_or_default().tag());
                let help = format!("How many stand on a page: {numbers}, or large for one in large print");
                arg.help(help).default_value(usual).required(false)
            }),
            Choice::Inks => InkArgs::augment_args(command),
            Choice::Inscription(_) => G::InscriptionArgs::augment_args(command),
            Choice::Invitation(_) => command,
        };
    }
    command = match print.draw {
        Draw::Any(_) => command,
        Draw::Opening(_) => G::Args::augment_args(CodeArgs::augment_args(command)),
        Draw::Record(_) => FileArgs::augment_args(command),
    };
    PaperArgs::augment_args(command).about(print.help).after_help(print.examples)
}

/// Returns the numbers among these for the help, which is in English: “1 or 2”.
fn numbers(all: &[PerPage]) -> String {
    let numbers = all.iter().copied().filter(|per_page| *per_page != PerPage::Large);
    numbers.map(PerPage::tag).collect::<Vec<_>>().join(" or ")
}

/// Prints, in the console's language.
pub(super) fn run<G: Commanded>(
    print: &Print<G>,
    typed: &ArgMatches,
    console: &mut Console<'_, '_>,
) -> Result<(), Stop> {
    let (mut wrong, mut order) = (Wrongs::default(), PrintOrder::default());
    let [what, how] = choices(print);
    for choice in what {
        choose(choice, typed, &mut order, &mut wrong)?;
    }
    let PaperArgs { paper, lang, braille, output } = PaperArgs::from_arg_matches(typed)?;
    order.paper = paper.known("--paper", &mut wrong).unwrap_or_default();
    // The console has another language's words if this one is wrong.
    lang.map(|lang| lang.known("--lang", &mut wrong));
    let braille = braille.page(&mut wrong);
    for choice in how {
        choose(choice, typed, &mut order, &mut wrong)?;
    }
    let pages = match print.draw {
        Draw::Any(draw) => {
            wrong.unless(())?;
            draw(&order, console.words)
        }
        Draw::Opening(draw) => {
            let (code, args) = (CodeArgs::from_arg_matches(typed)?, G::Args::from_arg_matches(typed)?);
            let opening = lay_out::<G>(code.asked().as_deref(), DiceFrom::Code, &args, &mut wrong);
            draw(&open(opening, &args, wrong)?, &order, console.words)
        }
        Draw::Record(draw) => {
            wrong.unless(())?;
            let FileArgs { file } = FileArgs::from_arg_matches(typed)?;
            let (game, having) = (game_in(&file)?, G::NAME.to_owned());
            if game != having {
                let command = print.command.to_owned();
                return Err(Stop::because(Reason::NotOfGame { command, game, having }));
            }
            draw(&saved(&file)?, &order, console.words)
        }
    };
    // Whatever else is wrong is told first: with a file it would be no better.
    let Some(output) = output else { return Err(nowhere(&command(print)).into()) };
    let booklet = pages.map_err(Stop::because)?;
    let bytes = match braille {
        Some(page) => {
            let mut embossed = Embossed::new(console.words.language(), page);
            booklet.told().iter().flat_map(|text| embossed.set(text).into_bytes()).collect()
        }
        None => booklet.pdf().map_err(Stop::because)?,
    };
    Output::at(&output).write(&bytes, console)
}

/// Returns the error that no file is given.
fn nowhere(command: &Command) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::MissingRequiredArgument).with_cmd(command);
    error.insert(ContextKind::InvalidArg, ContextValue::Strings(vec!["--output <FILE>".to_owned()]));
    error
}

/// Puts what was typed for a choice into the order; notes what is wrong.
fn choose<G: Commanded>(
    choice: &Choice<G>,
    typed: &ArgMatches,
    order: &mut PrintOrder<G::Inscription>,
    wrong: &mut Wrongs,
) -> Result<(), clap::Error> {
    match choice {
        Choice::Players { most, .. } => {
            let PlayersArgs { players } = PlayersArgs::from_arg_matches(typed)?;
            (order.count, order.players) = wrong.noted(counted(&players, *most)).unwrap_or_default();
        }
        Choice::PerPage(all) => {
            let PerPageArgs { per_page } = PerPageArgs::from_arg_matches(typed)?;
            match per_page.known("--per-page", wrong) {
                Some(per_page) if all.contains(&per_page) => order.per_page = per_page,
                Some(per_page) => {
                    let known = all.iter().map(|per_page| per_page.tag().to_owned()).collect();
                    wrong.note(Reason::Value("--per-page", NoSuchValue { text: per_page.tag().to_owned(), known }));
                }
                None => {}
            }
        }
        Choice::Inks => {
            let InkArgs { ink } = InkArgs::from_arg_matches(typed)?;
            order.inks = ink.known("--ink", wrong).unwrap_or_default();
        }
        Choice::Inscription(_) => {
            order.inscription = G::inscribed(&G::InscriptionArgs::from_arg_matches(typed)?, wrong);
        }
        Choice::Invitation(_) => {}
    }
    Ok(())
}

/// Parses a number of sheets, up to `most`, or the players' names with commas between them.
fn counted(text: &str, most: usize) -> Result<(usize, Vec<String>), Reason> {
    let wrong = || Reason::Players { text: text.to_owned(), most };
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    let digits = text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let count = match text.trim().parse() {
        Ok(count) if digits => (count, Vec::new()),
        _ if looks_like_a_number(text.trim()) || names.iter().any(String::is_empty) => return Err(wrong()),
        _ => (names.len(), names),
    };
    if (1..=most).contains(&count.0) { Ok(count) } else { Err(wrong()) }
}
