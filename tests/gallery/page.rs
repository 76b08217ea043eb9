//! The page, as it goes over the wire: what may run in it, how large it is, and that no data becomes markup.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use town_crier::crier::{Language, Manner, Turn};
use town_crier::gallery::{Frames, Page, Spoken};
use town_crier::games::troyes_dice::record::{Finished, Opening, Record, TilesFrom};
use town_crier::show::{Ceremony, CeremonyShown, Prelude, Sent, Show, Shown, Step};
use town_crier::stage::tokens::{self, Theme};
use town_crier::stage::{Look, Weight};

use crate::chronicle::stored::{begun, go_on};
use crate::show::ceremony::{played, sheet};

const ENGLISH: Spoken = Spoken { language: Language::English, manner: Manner::Plain };

/// Everybody who speaks any language.
fn everybody() -> impl Iterator<Item = Spoken> {
    Language::ALL.into_iter().flat_map(|language| Manner::ALL.map(|manner| Spoken { language, manner }))
}

fn frames(show: Show) -> Frames {
    let frames = Frames::new("9f3c2a10".to_owned());
    frames.show(Arc::new(show), false);
    frames
}

fn showing(shown: Shown) -> Show {
    Show { shown: Some(Arc::new(shown)), ..Show::default() }
}

/// A game after so many orders, with its tiles or without.
fn game(orders: usize, tiles: TilesFrom) -> Show {
    let opening = Opening { tiles, ..Opening::from_code("MARKET DAY".parse().unwrap()) };
    let mut record = Record::open(opening).unwrap();
    (0..orders).for_each(|_| go_on(&mut record));
    showing(Shown::now(&record))
}

/// Dice to choose from, and much that is struck.
fn late() -> Show {
    game(29, TilesFrom::Box)
}

/// The end of a game of players with these names.
fn ended(names: [&str; 2]) -> Show {
    let record = played(&[(names[0], sheet(6, 1, 4, 20)), (names[1], sheet(2, 6, 0, 28))]);
    let ceremony = Arc::new(Ceremony::new(&Finished::of(&record).unwrap(), record.table(), Turn::default()));
    let ceremony = Some(CeremonyShown { ceremony, step: Step::Podium, number: Some(1) });
    Show { ceremony, ..showing(Shown::now(&record)) }
}

/// What stands between the first `begin` and the next `end` behind it.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    text.split_once(begin).and_then(|(_, rest)| rest.split_once(end)).unwrap_or_else(|| panic!("no {begin}")).0
}

fn json(page: &str, id: &str) -> Value {
    let text = between(page, &format!("<script type=\"application/json\" id=\"{id}\">"), "</script>");
    serde_json::from_str(text).unwrap()
}

/// The page's tags; what stands in scripts and styles is left out.
fn tags(page: &str) -> Vec<String> {
    let mut rest = page;
    let mut tags = Vec::new();
    while let Some((_, behind)) = rest.split_once('<') {
        let (tag, behind) = behind.split_once('>').unwrap();
        tags.push(tag.to_owned());
        let end = ["script", "style"].into_iter().find(|name| tag.split(' ').next() == Some(name));
        rest = match end {
            Some(name) => behind.split_once(&format!("</{name}>")).unwrap().1,
            None => behind,
        };
    }
    tags
}

/// Everything that a phone may be sent of that.
fn pages(frames: &Frames, spoken: Spoken) -> [String; 3] {
    let page = Page::new();
    [page.whole(frames, spoken), page.overlay(frames, spoken), page.plain(frames, spoken)]
}

#[test]
fn what_runs_and_what_styles_is_named_by_its_hash() {
    let page = Page::new();
    let policy = page.security_policy();
    let named: BTreeSet<&str> = policy.split('\'').filter_map(|word| word.strip_prefix("sha256-")).collect();
    let mut found = BTreeSet::new();
    let mut find = |source: &str| {
        let digest = Sha256::digest(source);
        let hash = named.iter().find(|hash| BASE64_STANDARD.decode(hash).unwrap() == *digest);
        found.insert(*hash.unwrap_or_else(|| panic!("this is not in {policy}: {source}")));
    };
    let frames = frames(late());
    for html in pages(&frames, ENGLISH) {
        for element in ["style", "script"] {
            for (at, _) in html.match_indices(&format!("<{element}>")) {
                find(between(&html[at..], &format!("<{element}>"), &format!("</{element}>")));
            }
        }
    }
    let answers: Value = serde_json::from_str(&page.answers(&frames, ENGLISH)).unwrap();
    for element in ["style", "script"] {
        find(answers[element].as_str().unwrap());
    }
    assert_eq!(found, named, "and nothing else may run");
    for part in ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
        assert!(policy.split("; ").any(|directive| directive == part), "{part}");
    }
    assert!(!policy.contains("unsafe"));
}

#[test]
fn no_tag_runs_or_styles_anything_by_itself() {
    let frames = frames(game(9, TilesFrom::Code));
    let art = frames.art(Look::Rich).to_string() + &frames.art(Look::Plain);
    for html in pages(&frames, ENGLISH).into_iter().chain([art]) {
        for tag in tags(&html).into_iter().filter(|tag| !tag.starts_with('!')) {
            let handles =
                |(at, _): (usize, &str)| tag[at..].trim_start().starts_with(|sign: char| sign.is_ascii_lowercase());
            assert!(!tag.match_indices(" on").any(handles), "{tag}");
            assert!(!tag.contains("style=") && !tag.contains("javascript:"), "{tag}");
        }
    }
}

#[test]
fn it_is_small_on_the_wire_with_the_drawings_of_the_table_inside() {
    let page = Page::new();
    let shows = [0, 1, 9, 17, 31].into_iter().map(|orders| game(orders, TilesFrom::Code)).chain([late()]);
    for show in shows {
        let frames = frames(show);
        for spoken in everybody() {
            let html = page.whole(&frames, spoken);
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            gzip.write_all(html.as_bytes()).unwrap();
            let (raw, wire) = (html.len(), gzip.finish().unwrap().len());
            assert!(wire <= 30_400, "{spoken:?}: {wire} bytes on the wire, {raw} bytes in all");
            assert!(raw <= 150_000, "{spoken:?}: {raw} bytes");
        }
    }
}

#[test]
fn its_fonts_are_small_and_come_from_where_the_page_does() {
    for weight in [Weight::Text, Weight::Bold, Weight::Display] {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(Page::font(weight)).unwrap();
        let wire = gzip.finish().unwrap().len();
        assert!(wire <= 18_000, "{weight:?}: {wire} bytes on the wire");
        let name = format!("{weight:?}").to_lowercase();
        assert!(include_str!("../../assets/page/page.js").contains(&format!("/font/{name}")), "{name} is asked for");
    }
    let page = Page::new();
    assert!(page.security_policy().split("; ").any(|directive| directive == "font-src 'self'"));
}

/// What begins with that in a source, up to the next quotation mark.
fn asked<'a>(source: &'a str, before: &str) -> BTreeSet<&'a str> {
    source.split(before).skip(1).filter_map(|rest| rest.split(['\'', '"']).next()).collect()
}

/// The messages that a script names.
fn named(script: &str) -> BTreeSet<&str> {
    let families = [
        "page-",
        "pace-",
        "opening-",
        "break-",
        "reference-",
        "sent-",
        "settings-",
        "desk-",
        "results-",
        "ceremony-",
        "unit-",
    ];
    let pieces = script.split(|sign: char| !sign.is_ascii_lowercase() && sign != '-');
    let known = |piece: &&str| families.iter().any(|family| piece.starts_with(family) && piece.len() > family.len());
    pieces.filter(known).filter(|piece| !piece.ends_with('-')).collect()
}

#[test]
fn the_scripts_have_every_word_they_ask_for() {
    let html = include_str!("../../assets/page/page.html");
    let mut first = named(include_str!("../../assets/page/draw.js"));
    first.extend(named(include_str!("../../assets/page/page.js")));
    first.extend(asked(html, "data-say=\""));
    first.extend(["page-note", "page-call", "page-alarm"]);
    let mut second = named(include_str!("../../assets/page/answers.js"));
    second.extend(named(include_str!("../../assets/page/own.js")));
    second.extend(named(include_str!("../../assets/page/large.js")));
    second.extend(["page-sheet-accepted", "page-sheet-returned", "page-sheet-waiting"]);
    let page = Page::new();
    let frames = frames(late());
    for spoken in everybody() {
        let words = json(&page.whole(&frames, spoken), "words");
        let words = words.as_object().unwrap();
        let there: BTreeSet<&str> = words.keys().map(String::as_str).collect();
        let lists = ["game", "languages", "manners", "texts", "themes"];
        assert_eq!(there, first.iter().copied().chain(lists).collect(), "{spoken:?}");
        assert!(words["page-as-of"].as_str().unwrap().contains("{time}"));
        assert_eq!(words["languages"].as_array().unwrap().len(), Language::ALL.len());
        let answers: Value = serde_json::from_str(&page.answers(&frames, spoken)).unwrap();
        let more: BTreeSet<&str> = answers["words"].as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(more, second.difference(&first).copied().collect(), "{spoken:?}");
        assert!(answers["words"]["page-rank"].as_str().unwrap().contains("{of}"));
    }
}

#[test]
fn no_name_becomes_markup() {
    let names = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>\"'&amp;<!--"];
    let frames = frames(ended(names));
    let calm = self::frames(ended(["Anna", "Ben"]));
    for spoken in everybody() {
        let [hostile, plain] = [pages(&frames, spoken), pages(&calm, spoken)];
        for (hostile, plain) in hostile.iter().zip(&plain) {
            assert_eq!(tags(hostile), tags(plain), "the same tags, whatever people are called");
            assert!(!hostile.contains("<img"));
        }
        let told = json(&hostile[0], "view");
        let bars = told["ceremony"]["bars"].as_array().unwrap();
        let told: BTreeSet<&str> = bars.iter().filter_map(|bar| bar["name"].as_str()).collect();
        assert_eq!(told, BTreeSet::from(names), "and everybody keeps the name");
        let link = json(&hostile[0], "view")["ceremony"]["bg_stats"].clone();
        assert!(
            link.as_str().is_some_and(|link| link.starts_with("https://app.bgstatsapp.com/") && !link.contains('<'))
        );
        assert!(hostile[2].contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;&lt;!--"));
    }
}

#[test]
fn without_a_script_the_same_is_told() {
    let page = Page::new();
    let frames = frames(late());
    for spoken in everybody() {
        let html = page.plain(&frames, spoken);
        let view: Value = serde_json::from_str(&frames.frame(spoken).json).unwrap();
        let text = html.replace("&#39;", "'").replace("&quot;", "\"").replace("&amp;", "&");
        let side = view["side"]["items"].as_array().unwrap().iter().map(|item| &item["said"]);
        let told = [&view["title"], &view["track"]["text"], &view["cry"]["headline"], &view["side"]["heading"]];
        for told in told.into_iter().chain(side) {
            assert!(text.contains(told.as_str().unwrap()), "{spoken:?}: {told}");
        }
        assert!(html.contains("http-equiv=\"refresh\" content=\"5\"") && !html.contains("<script"));
        let [language, manner] = [spoken.language.tag(), spoken.manner.tag()];
        let leads = format!("content=\"0; url=?plain&amp;lang={language}&amp;manner={manner}\"");
        assert!(page.whole(&frames, spoken).contains(&leads), "a phone without one is led to it");
    }
}

#[test]
fn every_screen_is_told() {
    let record: Record = begun("MARKET DAY");
    let begun = || Arc::new(Shown::now(&record));
    let shows = [
        ("empty", Show::default()),
        ("title", Show { prelude: Some(Prelude::Title(begun())), ..Show::default() }),
        ("soon", Show { prelude: Some(Prelude::Soon(begun())), ..Show::default() }),
        ("opening", showing(Shown::now(&record))),
        ("game", late()),
        ("over", showing(Shown::now(&played(&[])))),
        ("ceremony", ended(["Anna", "Ben"])),
        ("break", Show { sent: Some(Sent::Break), ..late() }),
        ("dark", Show { dark: true, ..late() }),
    ];
    for (screen, show) in shows {
        let frames = frames(show);
        let [whole, overlay, plain] = pages(&frames, ENGLISH);
        assert_eq!(
            [json(&whole, "view")["screen"].as_str(), json(&overlay, "view")["screen"].as_str()],
            [Some(screen); 2]
        );
        let body = between(&plain, "<main id=\"plain\">", "</main>");
        assert!(body.contains("<h1>"), "{screen}: {body}");
        assert_eq!(body.contains("id=\"cry\""), ["opening", "game", "over"].contains(&screen), "{screen}");
        assert_eq!(body.contains("Anna"), screen == "ceremony");
    }
}

#[test]
fn every_color_is_a_token() {
    let palettes = Theme::ALL.map(|theme| *theme.palette());
    let mut known: BTreeSet<String> = [tokens::DARK_INK, tokens::LIGHT_INK].map(|color| color.to_string()).into();
    for palette in palettes {
        let tokens::Palette {
            ground, card, ink, faint, line, chosen, wrong, cry, alarm, cry_ink, action, focus, ..
        } = palette;
        let more = [palette.light_mark, palette.dark_mark];
        let all = [ground, card, ink, faint, line, chosen, wrong, cry, alarm, cry_ink, action, focus];
        known.extend(all.into_iter().chain(more).map(|color| color.to_string()));
    }
    let styles = [
        include_str!("../../assets/page/page.css"),
        include_str!("../../assets/page/answers.css"),
        include_str!("../../assets/page/overlay.css"),
    ];
    for css in styles {
        let named = css.match_indices('#').map(|(at, _)| &css[at..]).filter_map(|rest| rest.get(..7));
        let hex = |text: &&str| text[1..].bytes().all(|sign| sign.is_ascii_hexdigit());
        for color in named.filter(hex) {
            assert!(known.contains(color), "{color} is no token");
        }
    }
}
