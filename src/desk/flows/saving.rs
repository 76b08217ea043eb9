//! What people take away, as a PDF, a picture or a hall of fame: written where the system's own dialog says, and where there is no
//! dialog into the usual folder, under a name that is free.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chronicle::file;
use crate::crier::{InWords, Words};
use crate::desk::app::command::Picture;
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::app::outside::Outside;
use crate::desk::session::Session;
use crate::desk::system::SaveTo;
use crate::desk::widgets::drawing;
use crate::show::Reader;
use crate::stage::{Scene, Shape};

/// How something that is taken away is called.
pub(crate) struct Saved {
    /// The message that tells where it is.
    pub(crate) message: &'static str,
    /// The folder that is offered first.
    pub(crate) folder: PathBuf,
    /// The name that is offered, without its ending.
    pub(crate) name: String,
    /// What the name ends with.
    pub(crate) ending: &'static str,
}

impl Outside {
    /// Asks a person where to save, then makes and writes it in the background; a notice tells when it is done.
    pub(crate) fn save<E: InWords>(
        &mut self,
        words: &Arc<Words>,
        saved: Saved,
        make: impl FnOnce() -> Result<Vec<u8>, E> + Send + 'static,
    ) {
        let words = Arc::clone(words);
        let Some(save) = self.programs.save.clone() else {
            self.jobs.start("saving", move || Done::Told(saved.write(None, make, &words)));
            return;
        };
        let to = save(&saved.folder, &saved.name, saved.ending);
        self.jobs.aside("dialog", move || match pollster::block_on(to) {
            SaveTo::File(path) => Done::Told(saved.write(Some(path), make, &words)),
            SaveTo::NoDialog => Done::Told(saved.write(None, make, &words)),
            SaveTo::Nowhere => Done::Quietly,
        });
    }
}

/// Returns the picture as a scene, and the name of its file.
fn drawn(session: &Session, words: &Words, picture: Picture) -> Option<(Scene, String)> {
    match picture {
        Picture::Table => {
            let shown = session.on_table()?.shown()?;
            let code = shown.code.as_deref().unwrap_or("table");
            let title = shown.view(words, Reader::Audience).title.clone();
            let caption = [Some(title), shown.code.clone()].into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let name = format!("town-crier-{code}-{:02}", shown.steps().number());
            Some((Scene::clone(&shown.scene(Shape::Wide)).captioned(caption), name))
        }
        Picture::Results => (session.at_hand()?.playable().books.picture)(session, words),
    }
}

/// Writes that picture to a file.
pub(crate) fn save(outside: &mut Outside, session: &Session, words: &Arc<Words>, picture: Picture) {
    let Some((scene, name)) = drawn(session, words, picture) else { return };
    let saved = Saved { message: "picture-saved", folder: outside.files.pictures.clone(), name, ending: "png" };
    outside.save(words, saved, move || drawing::draw(&scene).and_then(|picture| drawing::png(&picture)));
}

/// Puts that picture on the clipboard.
pub(crate) fn copy(outside: &mut Outside, session: &Session, words: &Arc<Words>, picture: Picture) {
    let Some((scene, _)) = drawn(session, words, picture) else { return };
    let words = Arc::clone(words);
    outside.jobs.start("picture", move || match drawing::draw(&scene) {
        Ok(picture) => Done::Picture(Box::new(drawing::for_clipboard(&picture))),
        Err(error) => Done::Told(Notice::bad(error.in_words(&words))),
    });
}

impl Saved {
    /// Makes it and writes it to that file, or where there is room for it.
    fn write<E: InWords>(
        self,
        to: Option<PathBuf>,
        make: impl FnOnce() -> Result<Vec<u8>, E>,
        words: &Words,
    ) -> Notice {
        let Self { message, folder, name, ending } = self;
        let folder = to.as_deref().and_then(Path::parent).map_or(folder, Path::to_path_buf);
        let written = match make() {
            Ok(bytes) => match to {
                Some(path) => put(path, ending, &bytes),
                None => file::add(&folder, &name, ending, &bytes),
            },
            Err(error) => return Notice::written(message, Err(error), &folder, words),
        };
        Notice::written(message, written, &folder, words)
    }
}

/// Puts it where a person said; the dialog has asked before what is there is replaced.
fn put(path: PathBuf, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    // What was not typed was not asked about: nothing is replaced then.
    if let (None, Some(name), Some(folder)) = (path.extension(), path.file_name(), path.parent())
        && !path.exists()
    {
        return file::add(folder, &name.to_string_lossy(), ending, bytes);
    }
    file::replace(&path, bytes)?;
    Ok(path)
}
