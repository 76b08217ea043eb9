//! Those who take more than they should: slow ones, and those who send too much.

use std::cell::Cell;
use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use memchr::memmem;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::spawn_local;
use tokio::time::timeout;

use crate::crowd::{Place, address, call};

/// What somebody sends without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rude {
    /// One request after another, not waiting for answers.
    Requests,
    /// A body of many megabytes.
    Bodies,
    /// A hundred headers.
    Headers,
}

/// So many do it at once.
const MANY: usize = 32;
/// Whoever is rude calls from another address than the phones.
const ELSEWHERE: usize = 20_000;

impl Rude {
    pub(crate) const ALL: [Self; 3] = [Self::Requests, Self::Bodies, Self::Headers];

    pub(crate) const fn told(self) -> &'static str {
        match self {
            Self::Requests => "a flood of requests",
            Self::Bodies => "bodies of 64 MB",
            Self::Headers => "heads of 100 headers",
        }
    }

    fn bytes(self, place: &Place) -> Vec<u8> {
        let Place { at, path, wire: _ } = place;
        let view = path.replace("/events", "/view");
        match self {
            Self::Requests => format!("GET {view} HTTP/1.1\r\nHost: {at}\r\n\r\n").repeat(16).into_bytes(),
            Self::Bodies => {
                let head = format!("PUT {view} HTTP/1.1\r\nHost: {at}\r\nContent-Length: 67108864\r\n\r\n");
                [head.into_bytes(), vec![b' '; 1 << 16]].concat()
            }
            Self::Headers => {
                let headers: String =
                    (0..100).flat_map(|number| ["X-".to_owned(), number.to_string(), ": y\r\n".to_owned()]).collect();
                format!("GET {view} HTTP/1.1\r\nHost: {at}\r\n{headers}\r\n").into_bytes()
            }
        }
    }

    /// Does it for that long; how many answers came, and how many of them let somebody in.
    pub(crate) async fn go(self, place: &Place, time: Duration) -> (usize, usize) {
        let until = Instant::now() + time;
        let (answers, served) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
        let bytes: Rc<[u8]> = self.bytes(place).into();
        let tasks: Vec<_> = (0..MANY)
            .map(|number| {
                let (place, bytes) = (place.clone(), Rc::clone(&bytes));
                let (answers, served) = (Rc::clone(&answers), Rc::clone(&served));
                spawn_local(async move {
                    while let Some(left) = until.checked_duration_since(Instant::now()) {
                        // That a connection is closed is how it ends; the next one comes at once.
                        let _ = timeout(left, send(&place, number, &bytes, &answers, &served)).await;
                    }
                })
            })
            .collect();
        for task in tasks {
            let _ = task.await;
        }
        (answers.get(), served.get())
    }
}

/// Sends that again and again, and reads whatever comes.
async fn send(
    place: &Place,
    number: usize,
    bytes: &[u8],
    answers: &Cell<usize>,
    served: &Cell<usize>,
) -> io::Result<()> {
    let mut stream = call(place.at, address(ELSEWHERE + number)).await?;
    let (mut reads, mut writes) = stream.split();
    let write = async {
        loop {
            writes.write_all(bytes).await?;
        }
    };
    let read = async {
        let mut buffer = vec![0; 1 << 16];
        loop {
            let read = reads.read(&mut buffer).await?;
            answers.set(answers.get() + memmem::find_iter(&buffer[..read], "HTTP/1.1 ").count());
            served.set(served.get() + memmem::find_iter(&buffer[..read], "HTTP/1.1 200").count());
            if read == 0 {
                return io::Result::Ok(());
            }
        }
    };
    tokio::select! {
        done = read => done,
        failed = write => failed,
    }
}

/// How long somebody stays who says that and then nothing more.
pub(crate) async fn stays(place: &Place, said: &str) -> io::Result<Duration> {
    let mut stream = call(place.at, address(ELSEWHERE)).await?;
    stream.write_all(said.as_bytes()).await?;
    let began = Instant::now();
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    Ok(began.elapsed())
}
