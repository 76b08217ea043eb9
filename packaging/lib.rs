//! What is handed out beside the program: manual pages and completions made from the command line itself, manual pages of the
//! formats made from their documents, and the files by which a desktop knows the app, in all its languages.
//!
//! `cargo run -p town-crier-packaging -- FOLDER` writes them as they lie below `/usr`. Nothing of this is in the program.

mod completions;
mod desktop;
mod formats;
mod icons;
mod manuals;
mod text;

pub use desktop::{FILE_TYPE, LOCALES};

/// A file that is handed out.
pub struct Shipped {
    /// Where it lies below `/usr`.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl Shipped {
    fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { path: path.into(), bytes: bytes.into() }
    }
}

/// What differs between releases.
pub struct Release {
    /// Its number.
    pub version: &'static str,
    /// Its day, as `2026-11-25`.
    pub day: String,
    /// The address of the repository, without a slash at its end.
    pub home: String,
}

/// The address that stands until the project has a home: RFC 2606 keeps it for examples.
pub const NOWHERE: &str = "https://example.org/town-crier";

impl Release {
    /// Returns the release of this source on that day, at home there.
    #[must_use]
    pub fn new(day: impl Into<String>, home: Option<String>) -> Self {
        let home = home.filter(|home| !home.is_empty()).unwrap_or_else(|| NOWHERE.to_owned());
        Self { version: env!("CARGO_PKG_VERSION"), day: day.into(), home: home.trim_end_matches('/').to_owned() }
    }

    /// Returns the app's name among all apps: the address of its home, the domain turned around.
    #[must_use]
    pub fn id(&self) -> String {
        let place = self.home.split_once("://").map_or(self.home.as_str(), |(_, place)| place);
        let mut parts = place.split('/');
        let domain: Vec<&str> = match parts.next().unwrap_or_default() {
            "github.com" => vec!["io", "github"],
            domain => domain.rsplit('.').collect(),
        };
        let owner = parts.next().filter(|_| place.starts_with("github.com"));
        let parts = domain.into_iter().chain(owner).map(|part| part.replace('-', "_"));
        parts.chain(["town_crier".to_owned()]).collect::<Vec<_>>().join(".")
    }
}

/// Makes all files.
///
/// # Panics
/// If a source of this repository is not as it should be: a drawing that is none, a message that is missing.
#[must_use]
pub fn shipped(release: &Release) -> Vec<Shipped> {
    let mut all = manuals::manuals(release);
    all.extend(formats::formats(release));
    all.extend(completions::completions());
    all.extend(desktop::files(release));
    all.extend(icons::icons());
    all
}
