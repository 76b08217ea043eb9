//! The files by which a desktop knows the app and its saved games, in all the app's languages.

use town_crier::cli::Commands;
use town_crier::crier::{Language, Locales, Manner, Source, Words};
use town_crier::games::COMMANDS;

use super::manuals::PROGRAM;
use super::{Release, Shipped};

/// The type of a saved game.
pub const FILE_TYPE: &str = "application/x-town-crier-game";
/// The name of its icon.
pub(super) const FILE_ICON: &str = "application-x-town-crier-game";

/// What only packages say.
pub const LOCALES: Locales = Locales {
    plain: |language| {
        Source::Text(match language {
            Language::English => include_str!("../assets/packages/locales/en.ftl"),
            Language::French => include_str!("../assets/packages/locales/fr.ftl"),
            Language::German => include_str!("../assets/packages/locales/de.ftl"),
            Language::Spanish => include_str!("../assets/packages/locales/es.ftl"),
            Language::Italian => include_str!("../assets/packages/locales/it.ftl"),
            Language::Dutch => include_str!("../assets/packages/locales/nl.ftl"),
            Language::Polish => include_str!("../assets/packages/locales/pl.ftl"),
            Language::Lithuanian => include_str!("../assets/packages/locales/lt.ftl"),
        })
    },
    herald: |_| Source::Text(""),
    respelled: |_| &[],
};

/// The pictures that a software center shows, each with the message that says what is on it.
const PICTURES: [(&str, &[u8], &str); 4] = [
    ("desk.png", include_bytes!("../assets/readme/desk.png"), "package-picture-desk"),
    ("village.png", include_bytes!("../assets/readme/village.png"), "package-picture-village"),
    ("troyes.png", include_bytes!("../assets/readme/troyes.png"), "package-picture-troyes"),
    ("phones.png", include_bytes!("../assets/readme/phones.png"), "package-picture-phones"),
];

pub(super) fn files(release: &Release) -> Vec<Shipped> {
    vec![
        Shipped::new(format!("share/applications/{PROGRAM}.desktop"), entry()),
        Shipped::new(format!("share/metainfo/{}.metainfo.xml", release.id()), metainfo(release)),
        Shipped::new(format!("share/mime/packages/{PROGRAM}.xml"), file_type()),
    ]
}

/// Returns the message in every language, English first; the first has no tag.
fn told(name: &str) -> Vec<(Option<&'static str>, String)> {
    let tag = |language: Language| (language != Language::English).then(|| language.tag());
    let text = |language| Words::new(language, Manner::Plain, Some(&LOCALES)).text(name);
    let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
    [Language::English].into_iter().chain(others).map(|language| (tag(language), text(language))).collect()
}

/// The keywords of a language, and the games.
fn keywords(text: &str) -> impl Iterator<Item = &str> {
    let games: Vec<&str> = COMMANDS.iter().map(Commands::title).collect();
    text.split(", ").map(str::trim).chain(games)
}

fn entry() -> String {
    let mut lines = vec!["[Desktop Entry]".to_owned(), "Type=Application".to_owned(), "Version=1.0".to_owned()];
    let mut all = |key: &str, name: &str, write: fn(&str) -> String| {
        lines.extend(told(name).into_iter().map(|(tag, text)| match tag {
            Some(tag) => format!("{key}[{tag}]={}", write(&text)),
            None => format!("{key}={}", write(&text)),
        }));
    };
    all("Name", "app-name", str::to_owned);
    all("GenericName", "package-kind", str::to_owned);
    all("Comment", "app-about", str::to_owned);
    all("Keywords", "package-keywords", |text| keywords(text).flat_map(|word| [word, ";"]).collect());
    lines.extend([
        format!("Icon={PROGRAM}"),
        format!("Exec={PROGRAM} %f"),
        format!("TryExec={PROGRAM}"),
        "Terminal=false".to_owned(),
        "Categories=Game;BoardGame;".to_owned(),
        format!("MimeType={FILE_TYPE};"),
        // By it a window is known as this app's.
        format!("StartupWMClass={PROGRAM}"),
    ]);
    lines.join("\n") + "\n"
}

/// Returns an element for each language.
fn elements(depth: usize, element: &str, name: &str) -> String {
    let space = "  ".repeat(depth);
    let all = told(name).into_iter().map(|(tag, text)| {
        let tag = tag.map(|tag| format!(" xml:lang=\"{tag}\"")).unwrap_or_default();
        format!("{space}<{element}{tag}>{}</{element}>\n", escaped(&text))
    });
    all.collect()
}

fn metainfo(release: &Release) -> String {
    let Release { version, day, home } = release;
    let games: Vec<String> =
        COMMANDS.iter().map(|game| format!("      <li>{}</li>\n", escaped(game.title()))).collect();
    let games = games.concat();
    let pictures = PICTURES.iter().enumerate().map(|(at, (file, png, caption))| {
        let kind = if at == 0 { " type=\"default\"" } else { "" };
        let [width, height] = size(png);
        let captions = elements(3, "caption", caption);
        let image = format!("<image type=\"source\" width=\"{width}\" height=\"{height}\">");
        let address = format!("{home}/raw/v{version}/assets/readme/{file}");
        format!("    <screenshot{kind}>\n{captions}      {image}{}</image>\n    </screenshot>\n", escaped(&address))
    });
    let words = told("package-keywords").into_iter().flat_map(|(tag, text)| {
        let tag = tag.map(|tag| format!(" xml:lang=\"{tag}\"")).unwrap_or_default();
        keywords(&text).map(|word| format!("    <keyword{tag}>{}</keyword>\n", escaped(word))).collect::<Vec<_>>()
    });
    [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<component type=\"desktop-application\">\n".to_owned(),
        format!("  <id>{}</id>\n", release.id()),
        elements(1, "name", "app-name"),
        elements(1, "summary", "app-about"),
        "  <developer_name>The Town Crier team</developer_name>\n".to_owned(),
        "  <metadata_license>MIT</metadata_license>\n  <project_license>MIT AND OFL-1.1</project_license>\n".to_owned(),
        "  <description>\n".to_owned(),
        elements(2, "p", "package-about"),
        elements(2, "p", "package-room"),
        elements(2, "p", "package-games"),
        format!("    <ul>\n{games}    </ul>\n  </description>\n"),
        format!("  <launchable type=\"desktop-id\">{PROGRAM}.desktop</launchable>\n  <icon type=\"stock\">{PROGRAM}</icon>\n"),
        format!("  <url type=\"homepage\">{home}</url>\n  <url type=\"bugtracker\">{home}/issues</url>\n"),
        format!("  <url type=\"vcs-browser\">{home}</url>\n"),
        "  <categories>\n    <category>Game</category>\n    <category>BoardGame</category>\n  </categories>\n".to_owned(),
        format!("  <keywords>\n{}  </keywords>\n", words.collect::<String>()),
        format!("  <screenshots>\n{}  </screenshots>\n", pictures.collect::<String>()),
        format!("  <provides>\n    <binary>{PROGRAM}</binary>\n    <mediatype>{FILE_TYPE}</mediatype>\n  </provides>\n"),
        "  <supports>\n    <control>keyboard</control>\n    <control>pointing</control>\n    <control>touch</control>\n  </supports>\n".to_owned(),
        "  <requires>\n    <display_length compare=\"ge\">768</display_length>\n  </requires>\n".to_owned(),
        "  <content_rating type=\"oars-1.1\"/>\n".to_owned(),
        format!("  <releases>\n    <release version=\"{version}\" date=\"{day}\"/>\n  </releases>\n"),
        "</component>\n".to_owned(),
    ]
    .concat()
}

/// Returns the type of saved games: it is known by its first line, whatever the file is called.
fn file_type() -> String {
    let about = elements(2, "comment", "package-file");
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n\
        \x20 <mime-type type=\"{FILE_TYPE}\">\n{about}\
        \x20   <sub-class-of type=\"text/plain\"/>\n\
        \x20   <icon name=\"{FILE_ICON}\"/>\n\
        \x20   <magic priority=\"70\">\n\
        \x20     <match type=\"string\" offset=\"0\" value=\"// A game of \">\n\
        \x20       <match type=\"string\" offset=\"13:80\" value=\", kept by Town Crier. Sum \"/>\n\
        \x20     </match>\n\
        \x20   </magic>\n\
        \x20 </mime-type>\n\
         </mime-info>\n"
    )
}

/// Returns the width and height in a PNG's head.
fn size(png: &[u8]) -> [u32; 2] {
    [16, 20].map(|at| {
        let bytes = png.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        u32::from_be_bytes(bytes.expect("a PNG has a head"))
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
