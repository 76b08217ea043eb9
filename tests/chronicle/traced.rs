//! What the system is really asked for, as `strace` sees it: just the calls that the disk in memory is asked for, in that order.
//! So what that one shows of power cuts holds for the system's own.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use town_crier::chronicle::file::{Disk, Native, put};
use town_crier::chronicle::store::Store;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::HallStore;

use super::stored::{Stored, begun, go_on, written};
use crate::chronicle::disk::Simulated;
use crate::games::troyes_dice::hall::season;

const FOLDER: &str = "TOWN_CRIER_TRACE_FOLDER";
/// The calls that change something on a disk, whichever of them a system has.
const CALLS: &str = "trace=?open,openat,?creat,write,pwrite64,writev,fsync,fdatasync,?link,linkat,?rename,renameat,renameat2,\
                     ?unlink,unlinkat,?mkdir,mkdirat,ftruncate,truncate,fallocate,sync_file_range,copy_file_range";

/// Games with orders, an undo, and a new game in place of the one before.
fn games<G: Stored>(disk: &Disk, folder: &Path) {
    let mut store = Store::open_on(Disk::clone(disk), folder.join("data").join("deep").join("game.ron")).unwrap();
    for code in ["MARKET", "SQUARE", "MARKET"] {
        let mut record = begun::<G>(code);
        store.begin(written(&record).as_bytes()).unwrap();
        for _ in 0..4 {
            go_on(&mut record);
            store.save(&record).unwrap();
        }
        record.undo().unwrap();
        store.save(&record).unwrap();
    }
    store.set_aside().unwrap();
}

/// Does everything that is ever done there: games, a hall of fame, settings.
fn deeds(disk: &Disk, folder: &Path) {
    games::<TroyesDice>(disk, folder);
    games::<DiceVillage>(disk, folder);
    games::<Troyes>(disk, folder);
    for games in 1..3 {
        let mut hall = HallStore::open_on(Disk::clone(disk), folder.join("hall.ron")).unwrap();
        hall.save(&season::hall_of(games)).unwrap();
    }
    for text in ["(tips: true)", "(tips: false)"] {
        put(&**disk, &folder.join("settings.ron"), text.as_bytes()).unwrap();
    }
}

/// The child that the test below traces. Where nobody started it, it shows that both disks hold the same files in the end.
#[test]
fn traced_child() {
    let native: Disk = std::sync::Arc::new(Native);
    if let Some(folder) = std::env::var_os(FOLDER) {
        return deeds(&native, Path::new(&folder));
    }
    let folder = tempfile::tempdir().unwrap();
    deeds(&native, folder.path());
    let disk = Simulated::with("/disk");
    deeds(&disk.handle(), Path::new("/disk"));
    for path in disk.paths() {
        let there = fs::read(folder.path().join(path.strip_prefix("/disk").unwrap())).unwrap();
        assert_eq!(there, disk.handle().read(&path, 1 << 20).unwrap(), "{}", path.display());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_system_is_asked_for_the_same_calls_as_the_disk_in_memory() {
    let traces = Command::new("strace").args(["-y", "-e", "trace=fsync", "true"]).stderr(Stdio::null()).status();
    if !traces.is_ok_and(|status| status.success()) {
        // Not every machine has it, or lets it look.
        println!("not checked: there is no strace here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("data"), folder.path().join("log"));
    fs::create_dir(&data).unwrap();
    let child = Command::new("strace")
        .args(["-f", "-y", "-s", "0", "-e", CALLS, "-o"])
        .arg(&log)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "chronicle::traced::traced_child", "--test-threads=1"])
        .env(FOLDER, &data)
        .stdout(Stdio::null())
        .status();
    assert!(child.unwrap().success());
    let disk = Simulated::with("/disk/data");
    deeds(&disk.handle(), Path::new("/disk/data"));

    let log = fs::read_to_string(log).unwrap();
    // The folder around it is synced, too.
    let prefix = folder.path().to_str().unwrap();
    let asked: Vec<String> = log.lines().filter(|line| line.contains(prefix)).filter_map(call).collect();
    let asked: Vec<String> = asked.iter().map(|call| named(&call.replace(prefix, "/disk"))).collect();
    let simulated: Vec<String> = disk.calls().iter().map(|call| named(call)).collect();
    assert!(simulated.len() > 100);
    assert_eq!(asked, simulated);
}

/// The call in a line of strace, as the disk in memory notes it; nothing if it only reads.
fn call(line: &str) -> Option<String> {
    let (_, call) = line.split_once(' ')?;
    let (name, arguments) = call.trim_start().split_once('(')?;
    let texts: Vec<&str> = arguments.split('"').skip(1).step_by(2).collect();
    // With -y, a handle is followed by what it stands for.
    let handle = || Some(arguments.split_once('<')?.1.split_once('>')?.0);
    Some(match (name, texts.as_slice()) {
        ("open" | "openat", [path]) if arguments.contains("O_EXCL") => format!("create {path}"),
        ("open" | "openat", [path]) if arguments.contains("O_CREAT") => format!("lock {path}"),
        ("open" | "openat", _) => return None,
        ("write", _) => format!("write {}", handle()?),
        ("fsync", _) => format!("sync {}", handle()?),
        ("link" | "linkat", [from, to]) => format!("link {from} {to}"),
        ("rename" | "renameat" | "renameat2", [from, to]) => format!("rename {from} {to}"),
        ("unlink" | "unlinkat", [path]) => format!("remove {path}"),
        ("mkdir" | "mkdirat", [path]) => format!("folder {path}"),
        _ => panic!("a call that nobody expects: {line}"),
    })
}

/// A call without the part of a name that is chance.
fn named(call: &str) -> String {
    let chance = |word: &str| match word.split_once(".town-crier-") {
        Some((folder, _)) => format!("{folder}.town-crier-…"),
        None => word.to_owned(),
    };
    call.split(' ').map(chance).collect::<Vec<_>>().join(" ")
}
