//! What is handed out is whole: every command and option, every language, and nothing that a desktop does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use roxmltree::Document;
use town_crier::cli;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::COMMANDS;
use town_crier_packaging::{FILE_TYPE, LOCALES, NOWHERE, Release, shipped};

/// All files by where they lie, as of a day.
fn files() -> BTreeMap<String, Vec<u8>> {
    let all = shipped(&Release::new("2026-11-25", None));
    let number = all.len();
    let files: BTreeMap<_, _> = all.into_iter().map(|file| (file.path, file.bytes)).collect();
    assert_eq!(files.len(), number, "each lies in a place of its own");
    files
}

#[track_caller]
fn text<'a>(files: &'a BTreeMap<String, Vec<u8>>, path: &str) -> &'a str {
    let bytes = files.get(path).unwrap_or_else(|| panic!("{path} is not among {:?}", files.keys()));
    std::str::from_utf8(bytes).unwrap()
}

/// The command line of all games, and of each alone.
fn command_lines() -> Vec<clap::Command> {
    let alone = COMMANDS.iter().map(Some);
    let lines = [None].into_iter().chain(alone).map(|game| cli::described(COMMANDS, game).unwrap());
    lines
        .map(|mut line| {
            line.build();
            line
        })
        .collect()
}

/// The names of all options that a help shows.
fn options(command: &clap::Command) -> Vec<String> {
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    shown.filter_map(|arg| arg.get_long().map(str::to_owned)).collect()
}

#[test]
fn every_command_has_a_manual_page_with_its_options_and_examples() {
    let files = files();
    let main = text(&files, "share/man/man1/town-crier.1");
    for line in command_lines() {
        for command in line.get_subcommands() {
            let name = command.get_name();
            let pages = files.iter().filter(|(path, _)| {
                path.starts_with(&format!("share/man/man1/town-crier-{name}."))
                    || path.starts_with(&format!("share/man/man1/town-crier-{name}-"))
            });
            let pages: Vec<&str> = pages.map(|(_, bytes)| std::str::from_utf8(bytes).unwrap()).collect();
            assert!(!pages.is_empty(), "{name} has no page");
            for option in options(command) {
                let written = format!("\\-\\-{}", option.replace('-', "\\-"));
                assert!(pages.iter().any(|page| page.contains(&written)), "no page of {name} tells of --{option}");
            }
            assert!(
                main.contains(&format!("town\\-crier\\-{}", name.replace('-', "\\-"))),
                "{name} is not in the page of the program"
            );
            assert!(
                command.get_after_help().is_some_and(|help| help.to_string().contains("Examples:")),
                "{name} has no examples"
            );
            assert!(pages.iter().all(|page| page.contains(".SH EXAMPLES")), "{name}: its examples are in no page");
        }
    }
}

#[test]
fn every_page_says_in_one_line_what_it_is() {
    let files = files();
    let pages: Vec<_> = files.iter().filter(|(path, _)| path.starts_with("share/man/")).collect();
    assert!(pages.len() >= 16, "{}", pages.len());
    for (path, bytes) in pages {
        let page = std::str::from_utf8(bytes).unwrap();
        let name = path.rsplit('/').next().unwrap().rsplit_once('.').unwrap().0.replace('-', "\\-");
        let mut lines = page.lines().skip_while(|line| *line != ".SH NAME").skip(1);
        let about = lines.next().unwrap().strip_prefix(&format!("{name} \\- "));
        assert!(about.is_some_and(|about| !about.is_empty() && !about.ends_with('.')), "{path}: {about:?}");
        assert!(lines.next().is_some_and(|line| line.starts_with(".SH ")), "{path}: the name is one line");
        assert!(page.contains("SEE ALSO") && page.contains(" 2026-11-25 "), "{path}");
    }
}

#[test]
fn every_file_of_ours_has_a_page_that_tells_its_format() {
    let files = files();
    for (name, tells) in [
        ("game", ["DICE VILLAGE", "struck"]),
        ("hall", ["A HALL OF TROYES DICE", "minutes"]),
        ("cards", ["THE FIRST LINE", "figures"]),
    ] {
        let page = text(&files, &format!("share/man/man5/town-crier-{name}.5"));
        assert!(tells.into_iter().all(|told| page.contains(told)), "{page}");
    }
}

/// The documents of formats below a folder.
fn documents(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let named = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with("format.md"));
    files.into_iter().filter(named).chain(folders.iter().flat_map(|folder| documents(folder))).collect()
}

#[test]
fn every_document_of_a_format_is_in_a_page() {
    let files = files();
    let pages = files.iter().filter(|(path, _)| path.starts_with("share/man/man5/"));
    let plain = |page: &[u8]| std::str::from_utf8(page).unwrap().replace("\\-", "-").replace('"', "");
    let pages: Vec<String> = pages.map(|(_, page)| plain(page)).collect();
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let documents = [documents(&root.join("src")), documents(&root.join("assets"))].concat();
    assert!(documents.len() >= 13, "{documents:?}");
    for document in documents {
        #[expect(clippy::disallowed_methods, reason = "documents of this repository are short files")]
        let text = fs::read_to_string(&document).unwrap();
        let title = text.lines().next().unwrap();
        let shown = match title.strip_prefix("## ") {
            Some(part) => format!("\n.SH {}\n", part.to_uppercase()),
            None => title.strip_prefix("# ").unwrap().chars().skip(1).collect(),
        };
        assert!(pages.iter().any(|page| page.contains(&shown)), "{document:?}: {shown}");
    }
}

#[test]
fn every_shell_completes_every_command_and_option() {
    let files = files();
    let shells = [
        "share/bash-completion/completions/town-crier",
        "share/zsh/vendor-completions/_town-crier",
        "share/fish/vendor_completions.d/town-crier.fish",
    ];
    for shell in shells {
        let completion = text(&files, shell);
        for line in command_lines() {
            for command in line.get_subcommands() {
                assert!(completion.contains(command.get_name()), "{shell}: {}", command.get_name());
                for option in options(command) {
                    assert!(completion.contains(&option), "{shell}: {} --{option}", command.get_name());
                }
            }
        }
        for game in COMMANDS {
            assert!(completion.contains(game.name()), "{shell} does not know {}", game.name());
        }
        assert!(!completion.contains("town__subcmd__crier"), "{shell}: a command has two names");
    }
}

#[test]
fn every_language_says_everything_in_its_own_words() {
    let messages = |language| {
        let text = (LOCALES.plain)(language).text();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name.to_owned()).collect::<BTreeSet<_>>()
    };
    let english = Words::new(Language::English, Manner::Plain, Some(&LOCALES));
    for language in Language::ALL {
        assert_eq!(messages(language), messages(Language::English), "{language:?}");
        let words = Words::new(language, Manner::Plain, Some(&LOCALES));
        for name in messages(language) {
            assert!(language == Language::English || words.text(&name) != english.text(&name), "{language:?}: {name}");
        }
    }
}

#[test]
fn a_desktop_is_told_in_every_language() {
    let files = files();
    let entry = text(&files, "share/applications/town-crier.desktop");
    let release = Release::new("2026-11-25", None);
    let metainfo = text(&files, &format!("share/metainfo/{}.metainfo.xml", release.id()));
    let (metainfo, mime) = (
        Document::parse(metainfo).unwrap(),
        Document::parse(text(&files, "share/mime/packages/town-crier.xml")).unwrap(),
    );
    let lang = ("http://www.w3.org/XML/1998/namespace", "lang");
    let languages = |document: &Document<'_>, element: &str| {
        let elements =
            document.descendants().filter(|node| node.has_tag_name(element) || node.tag_name().name() == element);
        elements.map(|node| node.attribute(lang).unwrap_or("en").to_owned()).collect::<BTreeSet<_>>()
    };
    let all: BTreeSet<String> = Language::ALL.iter().map(|language| language.tag().to_owned()).collect();
    for element in ["name", "summary", "p", "keyword", "caption"] {
        assert_eq!(languages(&metainfo, element), all, "{element}");
    }
    assert_eq!(languages(&mime, "comment"), all);
    for key in ["Name", "GenericName", "Comment", "Keywords"] {
        for tag in &all {
            let line = if tag == "en" { format!("\n{key}=") } else { format!("\n{key}[{tag}]=") };
            assert!(entry.contains(&line), "{line}");
            let found = entry.lines().find(|written| format!("\n{written}").starts_with(&line)).unwrap();
            let games = COMMANDS.iter().all(|game| found.contains(&format!(";{};", game.title())));
            assert!(key != "Keywords" || games, "{found} does not name all games");
        }
    }
    assert!(entry.contains(&format!("\nMimeType={FILE_TYPE};\n")) && entry.contains("\nExec=town-crier %f\n"));
    let type_of =
        mime.descendants().find_map(|node| node.attribute("type").filter(|_| node.tag_name().name() == "mime-type"));
    assert_eq!(type_of, Some(FILE_TYPE));
    for icon in ["apps/town-crier", "mimetypes/application-x-town-crier-game"] {
        assert!(files.contains_key(&format!("share/icons/hicolor/scalable/{icon}.svg")));
        assert!(files.contains_key(&format!("share/icons/hicolor/48x48/{icon}.png")));
    }
}

#[test]
fn a_release_is_named_by_its_home() {
    let at = |home: &str| Release::new("2026-11-25", Some(home.to_owned())).id();
    assert_eq!(at(""), Release::new("2026-11-25", None).id());
    assert_eq!(at(NOWHERE), "org.example.town_crier");
    assert_eq!(at("https://github.com/some-body/town-crier/"), "io.github.some_body.town_crier");
    assert_eq!(at("https://git.example.net/town-crier"), "net.example.git.town_crier");
}

/// The first line of every file that a game writes begins as a desktop looks for it.
#[test]
fn every_saved_game_has_what_a_desktop_knows_it_by() {
    let files = files();
    let mime = Document::parse(text(&files, "share/mime/packages/town-crier.xml")).unwrap();
    let values: Vec<&str> = mime
        .descendants()
        .filter(|node| node.tag_name().name() == "match")
        .filter_map(|node| node.attribute("value"))
        .collect();
    let [begins, ours] = values[..] else { panic!("{values:?}") };
    let games = [include_str!("../tests/data/format-1.ron"), include_str!("../tests/data/dice-village-format-1.ron")];
    for saved in games {
        let first = saved.lines().next().unwrap();
        let at = first.find(ours).unwrap_or_else(|| panic!("{first}"));
        assert!(first.starts_with(begins) && (13..=80).contains(&at), "{first}");
    }
    let hall = include_str!("../tests/data/hall-2.ron");
    assert!(!hall.starts_with(begins), "a hall of fame is no game");
}
