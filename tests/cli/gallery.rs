//! `town-crier gallery`: what is refused, and a file that is followed to its end.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use town_crier::cli::Run;

use crate::chronicle::stored::after;
use crate::cli::{Ran, run};
use crate::games::troyes_dice::record::save::written;

/// No wait is longer, however slow the machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A game from that code after so many orders.
fn played(orders: usize) -> String {
    let record = after("market", orders);
    written(&record)
}

/// The program, which serves a file; it is ended at the latest with this.
struct Served {
    program: Child,
    page: String,
    overlay: String,
}

impl Served {
    fn new(file: &Path, more: &[&str]) -> Self {
        Self::by(Command::new(env!("CARGO_BIN_EXE_town-crier")), file, more)
    }

    /// The same, started by a command of the system's.
    fn by(mut program: Command, file: &Path, more: &[&str]) -> Self {
        program.env("LANGUAGE", "").env("LC_ALL", "C").arg("gallery").arg(file).args(more);
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = program.spawn().unwrap();
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
        let mut line = || lines.next().unwrap().unwrap();
        let (page, overlay) = (line(), line());
        Self { program, page, overlay }
    }

    /// Lets its input end; its exit code, and what it had to say.
    fn ended(mut self) -> (Option<i32>, String) {
        drop(self.program.stdin.take());
        self.waited()
    }

    fn waited(&mut self) -> (Option<i32>, String) {
        let mut said = String::new();
        self.program.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (self.program.wait().unwrap().code(), said)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Follows that address, as that host.
fn follow(address: &str, host: Option<&str>) -> BufReader<TcpStream> {
    let (at, path) = address.strip_prefix("http://").unwrap().split_once('/').unwrap();
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(stream, "GET /{path}/events HTTP/1.1\r\nHost: {}\r\n\r\n", host.unwrap_or(at)).unwrap();
    BufReader::new(stream)
}

/// After how many orders the game stands that is told next.
fn orders(stream: &mut BufReader<TcpStream>) -> usize {
    let (mut line, began) = (String::new(), Instant::now());
    loop {
        line.clear();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream ended");
        assert!(began.elapsed() < PATIENCE, "nothing but how much time is left");
        if let Some((_, rest)) = line.split_once("\"orders\":") {
            return rest.split(',').next().unwrap().parse().unwrap();
        }
    }
}

/// The rest of a stream; it may end in the middle of a chunk.
fn rest(mut stream: BufReader<TcpStream>) -> String {
    let mut rest = String::new();
    stream.read_to_string(&mut rest).unwrap();
    rest
}

fn replace(file: &Path, with: &str) {
    let new = file.with_extension("new");
    fs::write(&new, with).unwrap();
    fs::rename(new, file).unwrap();
}

#[test]
fn a_file_is_followed_until_the_input_ends() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    fs::write(&file, played(1)).unwrap();
    let served = Served::new(&file, &[]);
    let mut stream = follow(&served.page, None);
    assert_eq!(orders(&mut stream), 1);
    replace(&file, &played(3));
    assert_eq!(orders(&mut stream), 3);
    // A file that keeps no game changes nothing, and neither does one that is gone.
    replace(&file, "no game");
    let mut late = follow(&served.page, None);
    assert_eq!(orders(&mut late), 3);
    fs::remove_file(&file).unwrap();
    replace(&file, &played(2));
    assert_eq!(orders(&mut stream), 2, "an undo is followed, too");
    let (code, said) = served.ended();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.is_empty() || said.contains("evening.ron: "), "{said}");
    assert!(rest(stream).contains("event: bye"));
    assert!(rest(late).contains("event: bye"));
}

#[test]
fn the_same_address_is_served_again_under_the_names_that_were_given() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    fs::write(&file, played(1)).unwrap();
    let more = ["--key", "kq7w3m9xt2vd", "--overlay-key", "0VER1AY00000", "--host", "phone.test"];
    let first = Served::new(&file, &more);
    assert!(first.page.ends_with("/KQ7W3M9XT2VD"), "{}", first.page);
    assert!(first.overlay.ends_with("/0VER1AY00000/overlay"), "{}", first.overlay);
    let port = first.page.rsplit(':').next().unwrap().split('/').next().unwrap().to_owned();
    let page = first.page.clone();
    // Killed, it says nothing; the next one has the same address at once.
    drop(first);
    let again = Served::new(&file, &[&more[..], &["--bind", &format!("127.0.0.1:{port}")]].concat());
    assert_eq!(again.page, page);
    let mut stream = follow(&page, Some(&format!("phone.test:{port}")));
    assert_eq!(orders(&mut stream), 1);
    let mut line = String::new();
    follow(&page, Some("evil.test")).read_line(&mut line).unwrap();
    assert!(line.starts_with("HTTP/1.1 421"), "{line}");
}

/// On other systems a program may have as many connections as there is memory.
#[cfg(unix)]
#[test]
fn who_holds_silent_connections_takes_no_file_that_the_program_needs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    fs::write(&file, played(1)).unwrap();
    let mut few = Command::new("sh");
    few.args(["-c", "ulimit -n 160 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_town-crier")]);
    let served = Served::by(few, &file, &[]);
    let at = served.page.strip_prefix("http://").unwrap().split('/').next().unwrap();
    let mut stream = follow(&served.page, None);
    assert_eq!(orders(&mut stream), 1);
    let mut silent: Vec<TcpStream> = Vec::new();
    for order in 2..6 {
        // More than it may have files.
        silent.extend((0..100).map(|_| TcpStream::connect(at).unwrap()));
        replace(&file, &played(order));
        assert_eq!(orders(&mut stream), order);
    }
    assert_eq!(orders(&mut follow(&served.page, None)), 5, "a phone that comes now is served");
    let (code, said) = served.ended();
    assert_eq!((code, said.as_str()), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn the_system_may_end_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    fs::write(&file, played(1)).unwrap();
    let mut served = Served::new(&file, &[]);
    let mut stream = follow(&served.page, None);
    orders(&mut stream);
    let killed = Command::new("kill").args(["-TERM", &served.program.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert!(rest(stream).contains("event: bye"));
    assert_eq!(served.waited(), (Some(0), String::new()));
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let ran =
        run(&["gallery", "none.ron", "--bind", "x", "--key", "u", "--overlay-key", "secret", "--host", "a/b"], "");
    let said = "--bind: write an address of this computer and a port, as in 127.0.0.1:0, but not “x”
--key: write 12 letters and digits, without the letter U
--overlay-key: write 12 letters and digits, without the letter U
--host: write a name without http://, as in crier.example or crier.example:8080, but not “a/b”
";
    assert_eq!(ran, Ran { run: Run::Exit(2), out: String::new(), err: said.to_owned() });
    // No computer alone is called by these, and the last one could be on any network device.
    for bind in ["255.255.255.255:0", "224.0.0.1:0", "[ff02::1]:0", "[fe80::1]:0"] {
        let ran = run(&["gallery", "none.ron", "--bind", bind], "");
        let said = "--bind: write an address of this computer and a port, as in 127.0.0.1:0, but not ";
        assert_eq!(ran.err, format!("{said}“{bind}”\n"));
    }
    let ran = run(&["gallery", "none.ron", "--key", "KQ7W3M9XT2V0", "--overlay-key", "kq7w3m9xt2vo"], "");
    assert_eq!(ran.err, "--overlay-key: write another key than for --key\n");
    for bind in ["0.0.0.0:0", "[::]:0", "[fe80::1%2]:0", "192.168.178.20:7377"] {
        let ran = run(&["gallery", "none.ron", "--bind", bind], "");
        assert!(ran.err.starts_with("none.ron: it cannot be read: "), "{bind}: {}", ran.err);
    }
    let ran = run(&["gallery", "none.ron"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("none.ron: it cannot be read: "), "{}", ran.err);
}
