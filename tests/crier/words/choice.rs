//! Which language and which manner: from the system, from arguments, and how a wrong one is refused.

use town_crier::cli::Run;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::cli::samples::winners;

use crate::cli::{printed, run, run_where};
use crate::games::troyes_dice::said;
use crate::tried::each;

#[test]
fn languages_and_manners_have_names() {
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
        assert_eq!(format!("{}-XX", language.tag().to_uppercase()).parse(), Ok(language));
        assert_eq!(Words::of::<TroyesDice>(language, Manner::Herald).language(), language);
    }
    for manner in Manner::ALL {
        assert_eq!(manner.tag().parse(), Ok(manner));
        assert_eq!(Words::of::<TroyesDice>(Language::English, manner).manner(), manner);
    }
    let refusal = "frx".parse::<Language>().unwrap_err();
    assert_eq!(said(&refusal), "write one of en, fr, de, es, it, nl, pl and lt, but not “frx”");
    assert_eq!(said(&"loud".parse::<Manner>().unwrap_err()), "write plain or herald, but not “loud”");
}

#[test]
fn the_system_chooses_a_language() {
    let check = |locales: &[&str], language| assert_eq!(Language::of_locales(locales), language, "{locales:?}");
    check(&[], Language::English);
    check(&["fr-FR"], Language::French);
    check(&["de_AT.UTF-8", "en"], Language::German);
    check(&["nl_BE@euro"], Language::Dutch);
    check(&["lt"], Language::Lithuanian);
    check(&["sv-SE", "PL-pl", "es"], Language::Polish);
    check(&["sv-SE", ""], Language::English);
    check(&["C", "it-IT"], Language::English);
    check(&["POSIX"], Language::English);
}

#[test]
fn a_french_cry_is_all_french() {
    let game = ["cry", "--code", "market-day-7", "--expansion", "--lang", "fr", "--manner"];
    let plain = printed(&[&game[..], &["plain"]].concat(), "");
    let rows = [
        "\nLa roue, dans le sens horaire\u{a0}:\n",
        " (zone neutre)\n",
        "\n\nJour 1, matin (1 sur 16)\n",
        ", détruite\n",
        "BARREZ VOTRE ",
        "Choisissez-en un\u{a0}:\n",
        "  places de l’après-midi\u{a0}: ",
    ];
    each(rows, |part| {
        assert!(plain.contains(part), "{part:?} in\n{plain}");
    });
    for english in ["plaza", "notch", "black", "white", "Day", "Enter", "Dice:", "Choose", " of "] {
        assert!(!plain.contains(english), "{english:?} in\n{plain}");
    }
    let herald = printed(&[&game[..], &["herald"]].concat(), "");
    assert!(herald.contains("bonnes gens de Troyes\u{202f}! ") && herald != plain, "{herald}");
    let step = printed(&["cry", "--code", "market", "--step", "--lang", "fr"], "\n");
    assert!(step.contains("\nAppuyez sur Entrée pour lancer les dés du matin du jour 1.\n"), "{step}");
    assert!(step.ends_with("L’entrée est finie\u{a0}: le crieur s’arrête ici.\n"), "{step}");
}

#[test]
fn the_manner_is_plain_if_none_is_named() {
    let said = printed(&["cry", "--code", "market"], "");
    assert_eq!(said, printed(&["cry", "--code", "market", "--lang", "EN", "--manner", "Plain"], ""));
    assert!(!said.contains("HEAR YE"));
}

#[test]
fn wrong_languages_and_manners_are_refused() {
    let check = |args: &[&str], sentence: &str| {
        let ran = run(args, "");
        assert_eq!((ran.run, ran.out.as_str(), ran.err.as_str()), (Run::Exit(2), "", sentence), "{args:?}");
    };
    let languages = "--lang: write one of en, fr, de, es, it, nl, pl and lt, but not “sv”\n";
    check(&["cry", "--lang", "sv"], languages);
    check(&["words", "--lang", "sv"], languages);
    check(&["cry", "--manner", "loud"], "--manner: write plain or herald, but not “loud”\n");
    let wordless = "--lang and --manner: they choose words for people and --format json has none; leave them out\n";
    check(&["cry", "--format", "json", "--lang", "en"], wordless);
    check(&["cry", "--format", "json", "--manner", "plain"], wordless);
}

#[test]
fn what_is_wrong_is_told_in_the_language_that_is_named_or_else_the_systems() {
    let check = |spoken: Language, args: &[&str], sentence: &str| {
        let ran = run_where(spoken, args, "");
        assert_eq!((ran.run, ran.out.as_str(), ran.err.as_str()), (Run::Exit(2), "", sentence), "{args:?}");
    };
    let german = "--from: Schreibt einen Tag von 1 bis 8 und m für seinen Vormittag oder a für seinen Nachmittag wie 3a, nicht „9“\n";
    check(Language::German, &["cry", "--from", "9"], german);
    check(Language::Polish, &["cry", "--from", "9", "--lang", "de"], german);
    check(Language::German, &["cry", "--from", "9", "--lang=de-AT"], german);
    let polish = "--from: wpiszcie dzień od 1 do 8 i m na poranek albo a na popołudnie, na przykład 3a, a nie „9”\n";
    check(Language::Polish, &["cry", "--from", "9"], polish);
    let missing = "<FILE>: dit ontbreekt; zie town-crier check --help\n";
    check(Language::Dutch, &["check"], missing);
    check(Language::French, &["cr"], "cr\u{a0}: cette commande n’existe pas\u{202f}; vouliez-vous dire cry\u{202f}?\n");
    let unread =
        "nicht.ron: Die Datei lässt sich nicht lesen: keine solche Datei, kein solcher Ordner (Systemfehler 2)\n";
    check(Language::German, &["check", "nicht.ron"], unread);
    // A language that there is not is told in the system's.
    let sentence = "--lang: Schreibt en, fr, de, es, it, nl, pl oder lt, nicht „sv“\n";
    check(Language::German, &["cry", "--lang", "sv"], sentence);
}

#[test]
fn a_reader_can_look_through_all_words() {
    for language in Language::ALL {
        let table = printed(&["words", "--lang", language.tag()], "");
        assert!(table.starts_with(&format!("{} ({language})\n", language.own_name())), "{table}");
        assert_eq!(table.matches("\n# ").count(), 18, "each kind of cry has its part: {table}");
        let cries = table.matches("\n  plain   ").count();
        let large = cries - winners().len();
        assert_eq!(large, table.matches("\n  large   ").count());
        assert!(cries < table.matches("\n  herald  ").count(), "a herald has several ways: {table}");
    }
}
