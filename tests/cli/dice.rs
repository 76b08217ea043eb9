//! Dice that people threw, line by line.

use std::cell::RefCell;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::rc::Rc;

use town_crier::cli::{self, Run, Streams};

use crate::cli::run;

const GOOD: &str = "3 1 3 6\n";

/// Feeds the dice, and expects the refusal after the cries of so many half-days.
#[track_caller]
fn check(dice: &str, half_days: usize, sentence: &str) {
    for format in ["json", "text"] {
        let ran = run(&["cry", "--code", "market", "--format", format, "--dice", "-"], dice);
        assert_eq!((ran.run, ran.err.as_str()), (Run::Exit(2), format!("{sentence}\n").as_str()));
        let (rolled, closed) = match format {
            "json" => ("\"rolled\"", "\"rebuilt\""),
            _ => ("\nDice: ", " is rebuilt"),
        };
        assert_eq!(ran.out.matches(rolled).count(), half_days);
        assert_eq!(ran.out.matches(closed).count(), half_days, "a half-day whose dice are known ends");
        assert!(ran.out.starts_with("{\"event\":\"opened\"") || ran.out.starts_with("Troyes Dice\nCode: MARKET\n"));
    }
}

#[test]
fn too_few_lines() {
    check("", 0, "standard input ends before day 1’s morning; 16 more lines are needed");
    check("# Monday\n\n", 0, "standard input ends before day 1’s morning; 16 more lines are needed");
    check(&GOOD.repeat(3), 3, "standard input ends before day 2’s afternoon; 13 more lines are needed");
    check(&GOOD.repeat(15), 15, "standard input ends before day 8’s afternoon; one more line is needed");
}

#[test]
fn bad_lines() {
    let black = "standard input, line 1: the black die shows 1 to 6, not “7”";
    check("7 1 2 3\n", 0, black);
    check(
        "# one\n3 1 3 6\n\n  # two\n1 2 3\n",
        1,
        "standard input, line 5: four dice are needed, the black one and then the three transparent ones, not 3",
    );
    check(
        "3 1 3 6\n1 2 3 4 5\n",
        1,
        "standard input, line 2: four dice are needed, the black one and then the three transparent ones, not 5",
    );
    check(
        "zero 0 07 1.5\n",
        0,
        "standard input, line 1: the black die shows 1 to 6, not “zero”; the first transparent die shows 1 to 6, not “0”; \
         the second transparent die shows 1 to 6, not “07”; the third transparent die shows 1 to 6, not “1.5”",
    );
    check(
        "3,1,3,6",
        0,
        "standard input, line 1: four dice are needed, the black one and then the three transparent ones, not 1; \
         the black die shows 1 to 6, not “3,1,3,6”",
    );
    check("1 2 3 \u{1b}[1m", 0, "standard input, line 1: the third transparent die shows 1 to 6, not “\\u{1b}[1m”");
    check(&"1 ".repeat(1000), 0, "standard input, line 1: it is longer than 1000 characters");
}

#[test]
fn lines_that_editors_write() {
    let plain = super::printed(&["cry", "--format", "json", "--code", "a", "--dice", "-"], &GOOD.repeat(16));
    let dice = format!("\u{feff}# dice\r\n{}", "\t3  1 3   6 \r\n\r\n".repeat(16));
    assert_eq!(super::printed(&["cry", "--format", "json", "--code", "a", "--dice", "-"], &dice), plain);
    let no_last_end = GOOD.repeat(16);
    let no_last_end = no_last_end.trim_end();
    assert_eq!(super::printed(&["cry", "--format", "json", "--code", "a", "--dice", "-"], no_last_end), plain);
}

#[test]
fn a_file_with_lines_too_many_is_refused_after_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.txt");
    let name = file.to_str().unwrap();
    fs::write(&file, format!("{}# that was all\n\n", GOOD.repeat(2))).unwrap();
    let good = super::printed(&["cry", "--format", "json", "--code", "a", "--from", "8m", "--dice", name], "");
    assert!(good.ends_with("{\"event\":\"ended\",\"half_days\":2}\n"));

    fs::write(&file, format!("{}# and more\n{GOOD}", GOOD.repeat(2))).unwrap();
    let ran = run(&["cry", "--format", "json", "--code", "a", "--from", "8m", "--dice", name], "");
    let sentence = format!("{name}, line 4: the game has ended, and the dice from here on belong to no half-day\n");
    assert_eq!((ran.run, ran.out, ran.err), (Run::Exit(2), good, sentence));
}

#[test]
fn standard_input_is_not_read_past_the_end() {
    let args = ["cry", "--format", "json", "--code", "a", "--from", "8a", "--dice", "-"];
    assert!(super::printed(&args, "3 1 3 6\nis anybody there?\n").ends_with("{\"event\":\"ended\",\"half_days\":1}\n"));
}

#[test]
fn every_cry_is_out_before_the_next_dice_are_waited_for() {
    /// Gives a line at a time, and notes what was flushed when it was asked for one.
    struct Live {
        lines: usize,
        flushed: Rc<RefCell<Vec<u8>>>,
        seen: Rc<RefCell<Vec<usize>>>,
    }
    impl Read for Live {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.seen.borrow_mut().push(self.flushed.borrow().lines().count());
            self.lines -= 1;
            let line: &[u8] = if self.lines == 0 { b"" } else { GOOD.as_bytes() };
            buffer[..line.len()].copy_from_slice(line);
            Ok(line.len())
        }
    }
    /// Keeps what is written back until it is flushed.
    struct Pipe {
        written: Vec<u8>,
        flushed: Rc<RefCell<Vec<u8>>>,
    }
    impl Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.written.write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            self.flushed.borrow_mut().append(&mut self.written);
            Ok(())
        }
    }

    let (flushed, seen) = (Rc::default(), Rc::default());
    let live = Live { lines: 3, flushed: Rc::clone(&flushed), seen: Rc::clone(&seen) };
    let mut input: Box<dyn BufRead> = Box::new(BufReader::new(live));
    let mut out = Pipe { written: Vec::new(), flushed };
    let args = ["town-crier", "cry", "--format", "json", "--dice", "-"].map(Into::into);
    cli::run(
        args,
        town_crier::crier::Language::English,
        town_crier::games::COMMANDS,
        &mut Streams { input: &mut *input, out: &mut out, err: &mut io::sink(), watched: false },
    );
    // opened; then rolled, placed, struck, offered, rebuilt; then the same and day_began.
    assert_eq!(*seen.borrow(), [1, 6, 12]);
}
