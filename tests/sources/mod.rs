//! The program's sources as the compiler's own lexer sees them: comments are gone, literals are apart, and the body of a macro is
//! read like any other code.

mod tokens;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

pub(crate) use tokens::{Token, each_list, read};

/// Every source below `src`.
pub(crate) static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let mut sources = Vec::new();
    gather(Path::new("src"), &mut sources);
    assert!(sources.len() > 100, "only {} sources were found", sources.len());
    sources
});

/// A source file, and the module that it is.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) module: Vec<String>,
    pub(crate) tokens: Vec<Token>,
}

impl Source {
    pub(crate) fn is_in(&self, module: &[&str]) -> bool {
        self.module.len() >= module.len() && self.module.iter().zip(module).all(|(one, other)| one == other)
    }

    /// Everything that it names of this crate, each as a path from the crate's root.
    pub(crate) fn imports(&self) -> BTreeSet<Vec<String>> {
        let from_root = |path: Vec<String>| {
            let up = path.iter().take_while(|name| *name == "super").count();
            match path[0].as_str() {
                "crate" => Some(path[1..].to_vec()),
                "super" => Some([&self.module[..self.module.len() - up], &path[up..]].concat()),
                _ => None,
            }
        };
        tokens::paths(&self.tokens).into_iter().filter_map(from_root).collect()
    }

    /// What it names of another crate, each as a path from that crate's name.
    pub(crate) fn named(&self, name: &str) -> Vec<Vec<String>> {
        tokens::paths(&self.tokens).into_iter().filter(|path| path[0] == name).collect()
    }

    /// What its `use` items begin with.
    pub(crate) fn used(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        tokens::each_list(&self.tokens, &mut |list| {
            for pair in list.windows(2) {
                if let [Token::Word(word), Token::Word(name)] = pair
                    && word == "use"
                {
                    names.insert(name.clone());
                }
            }
        });
        names
    }
}

fn gather(folder: &Path, sources: &mut Vec<Source>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut entries: Vec<PathBuf> =
        fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let path = path.strip_prefix(root).unwrap().to_path_buf();
        if root.join(&path).is_dir() {
            gather(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let module = path.with_extension("");
            let names = module.iter().skip(1).map(|name| name.to_string_lossy().into_owned());
            let module = names.filter(|name| !["mod", "lib", "main"].contains(&name.as_str())).collect();
            let tokens = read(&fs::read_to_string(root.join(&path)).unwrap());
            sources.push(Source { path, module, tokens });
        }
    }
}

#[test]
fn paths_are_read_as_they_are_written() {
    let source =
        |code| Source { path: PathBuf::new(), module: vec!["a".to_owned(), "b".to_owned()], tokens: read(code) };
    let imports = |code| source(code).imports().into_iter().map(|names| names.join("::")).collect::<Vec<_>>();
    assert_eq!(imports("use crate::a::{b, c::{d, e as f}, g};"), ["a::b", "a::c::d", "a::c::e", "a::g"]);
    assert_eq!(imports("fn x() { crate::a::b::<T>::new(c); super::d!(super::super::e) }"), ["a::b", "a::d", "e"]);
    assert_eq!(imports("// crate::a\n/// [`crate::b`]\nconst A: &str = r#\"crate::c \"crate::d\"\"#;"), [""; 0]);
    assert_eq!(imports("matches!(it, Some(crate::a::B { c: '\"', .. }))"), ["a::B"]);
    let used = source("use a::b; mod c { pub(crate) use d; use super::e; }").used();
    assert_eq!(used.into_iter().collect::<Vec<_>>(), ["a", "d", "super"]);
}
