//! What is exchanged with speech-dispatcher.

use town_crier::crier::Language;
use town_crier::crier::voice::ssip::{About, Reader, data, manner, voice, voices};
use town_crier::crier::voice::{Aloud, Saying};

#[test]
fn answers_and_events_are_told_apart() {
    let mut reader = Reader::default();
    let text = "208 OK CLIENT NAME SET\r\n225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-3\r\n701 BEGIN\r\n\
                702-21\r\n702-3\r\n702 END\r\n703-22\r\n703-3\r\n703 CANCELED\r\n409 ERR RATE TOO HIGH\r\n";
    let replies: Vec<_> = text.lines().filter_map(|line| reader.line(line).expect("a line")).collect();
    let abouts: Vec<_> = replies.iter().map(|reply| (reply.about(), reply.message())).collect();
    let expected = [
        (About::Yes, None),
        (About::Yes, Some("21")),
        (About::Event, Some("21")),
        (About::Over, Some("21")),
        (About::Over, Some("22")),
        (About::No, None),
    ];
    assert_eq!(abouts, expected);
}

#[test]
fn other_lines_are_refused() {
    for line in ["", "20", "hello", "2x0 OK", "200OK", "é200 OK", "+20 OK"] {
        assert!(Reader::default().line(line).is_err(), "{line}");
    }
}

#[test]
fn a_dot_at_a_lines_begin_is_no_end() {
    assert_eq!(data("One.\n.two"), "One.\r\n..two\r\n.\r\n");
}

#[test]
fn a_voices_name_cannot_smuggle_in_commands() {
    let aloud = Aloud { volume: 0, rate: 120, ..Aloud::default() };
    let saying = Saying { number: 1, text: String::new(), language: Language::French, aloud };
    let commands = manner(&saying);
    assert_eq!(commands, ["SET SELF LANGUAGE fr", "SET SELF RATE 100", "SET SELF VOLUME -100"]);
    assert_eq!(voice("a\r\nQUIT"), "SET SELF SYNTHESIS_VOICE a  QUIT");
}

#[test]
fn voices_are_listed_by_language() {
    let lines = [
        "249-English (America)\ten-US\tnone",
        "249-English (America)+Adam\ten-US\tAdam",
        "249-Deutsch\tde\tnone",
        "249-english_rp\tEN_GB\tnone",
        "249 OK",
    ];
    let mut reader = Reader::default();
    let replies: Vec<_> = lines.iter().filter_map(|line| reader.line(line).expect("a line")).collect();
    let [reply] = replies.as_slice() else { panic!("{replies:?}") };
    assert_eq!(voices(reply, Language::English), ["English (America)", "english_rp"]);
    assert_eq!(voices(reply, Language::German), ["Deutsch"]);
    assert_eq!(voices(reply, Language::French), [""; 0]);
}
