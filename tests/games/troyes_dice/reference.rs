//! The rule reference: every line cites a rule, every language has every line, and what is looked for is found.

use std::collections::BTreeSet;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::rules::{Building, TroyesDice};
use town_crier::games::troyes_dice::words;
use town_crier::show::{Reference, ReferenceLine, Watched as _};

use crate::games::troyes_dice::RULES;
use crate::tried::each;

fn rules(language: Language) -> Reference {
    TroyesDice::reference(&Words::of::<TroyesDice>(language, Manner::Plain))
}

fn lines(reference: &Reference) -> Vec<&ReferenceLine> {
    reference.pages.iter().flat_map(|page| &page.lines).collect()
}

#[test]
fn every_line_cites_a_rule_of_the_list() {
    let listed: BTreeSet<String> = RULES.listed().into_iter().collect();
    let reference = rules(Language::English);
    let lost: Vec<_> = lines(&reference).into_iter().filter(|line| !listed.contains(line.rule)).collect();
    assert!(lost.is_empty(), "rules.md lacks the rules of {lost:#?}");
}

/// The reference says only what the rulebook says.
#[test]
fn no_line_cites_what_is_a_ruling_from_its_first_word() {
    let reference = rules(Language::English);
    let ruled = |line: &&ReferenceLine| RULES.rules.contains(&format!("- **{}** **Ruling**", line.rule));
    let ruled: Vec<_> = lines(&reference).into_iter().filter(ruled).collect();
    assert!(ruled.is_empty() && RULES.rules.contains("- **4.6** **Ruling**"), "{ruled:#?}");
}

#[test]
fn every_language_has_every_line_in_its_own_words() {
    let english = rules(Language::English);
    assert_eq!(english.pages.len(), 9);
    assert!(english.pages.iter().all(|page| page.lines.len() > 3), "{english:#?}");
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let own = rules(language);
        let titles = own.pages.iter().zip(&english.pages).filter(|(own, english)| own.title == english.title);
        assert_eq!(titles.count(), 0, "{language}");
        assert_eq!(lines(&own).len(), lines(&english).len(), "{language}");
        for (own, english) in lines(&own).into_iter().zip(lines(&english)) {
            assert_eq!((own.rule, &own.sprites), (english.rule, &english.sprites), "{language}");
            assert_ne!(own.text, english.text, "{language}");
        }
    }
}

#[test]
fn every_building_and_every_side_of_a_tile_is_told() {
    for language in Language::ALL {
        let (reference, words) = (rules(language), Words::of::<TroyesDice>(language, Manner::Plain));
        let tiles =
            lines(&reference).into_iter().filter(|line| line.sprites.iter().any(|it| it.name().starts_with("tile-")));
        assert_eq!(tiles.count(), 16, "{language}");
        for building in Building::ALL {
            let name = words::building(&words, building);
            let told = lines(&reference).into_iter().filter(|line| line.text.starts_with(&name)).count();
            assert_eq!(told, 1, "{language}: {name}");
        }
    }
}

#[test]
fn several_words_are_found_in_any_order_and_without_their_accents() {
    let found = |language, asked| {
        let pages = rules(language).find(asked);
        pages.into_iter().flat_map(|(_, page)| page.lines).map(|line| line.text).collect::<Vec<_>>()
    };
    assert_eq!(found(Language::English, "points LEFTOVER").len(), 0, "every word must be there");
    assert_eq!(found(Language::English, "point LEFTOVER"), ["Two leftover resources of one type give 1 point."]);
    let all = lines(&rules(Language::English)).len();
    assert_eq!(found(Language::English, " ").len(), all, "nothing is asked for");
    let rows = [
        (Language::French, "cathedrale", "Cathédrale"),
        (Language::German, "wurfel kreist", "Würfels"),
        (Language::Spanish, "dia manana", "mañana"),
        (Language::Polish, "zolty zlozony", ""),
        (Language::Polish, "wiedzy zmieniaja", "zmieniają"),
        (Language::Lithuanian, "zaidimas", "Žaidimas"),
    ];
    each(rows, |(language, asked, sign)| {
        let found = found(language, asked);
        assert_eq!(found.is_empty(), sign.is_empty(), "{asked}: {found:?}");
        assert!(found.iter().any(|line| line.contains(sign)) || sign.is_empty(), "{asked}: {found:?}");
    });
    // A page is found by what stands over it, with all its lines.
    let pages = rules(Language::English).find("buildings six the");
    let english = rules(Language::English);
    assert!(pages.contains(&(4, english.pages[4].clone())), "{pages:#?}");
}
