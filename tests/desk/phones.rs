//! Phones that follow: let in by a click, told how, and shown out again.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
#[cfg(feature = "layout")]
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
#[cfg(feature = "layout")]
use town_crier::crier::Language;
#[cfg(feature = "layout")]
use town_crier::desk::Desk;
use town_crier::desk::phones::Network;
use town_crier::gallery::address::Own;

use crate::desk::legibility::painted;
use crate::desk::{PATIENCE, Place, SIZE, STILL, TestDesk};

const OPEN: &str = "Let phones follow";
const CODE: &str = "QR code for the address ";
const NOBODY: &str = "No phone follows yet";
const SHOW: &str = "Show on the projector";
const FOLLOW: &str = "Follow on your phone";

/// A network of these addresses of this computer, all on its own side.
pub(super) fn network(own: &[Ipv4Addr], ports: &[u16]) -> Network {
    let own = own.iter().map(|address| (address, format!("device{}", address.octets()[3])));
    let own: Vec<_> = own.map(|(at, device)| Own { device, address: IpAddr::V4(*at), usual: true }).collect();
    Network { own: Arc::new(move || Ok(own.clone())), ports: ports.to_vec() }
}

fn within(place: &Place, network: Network) -> TestDesk {
    place.with(SIZE, |desk| desk.with_network(network))
}

pub(super) fn local() -> Network {
    network(&[Ipv4Addr::LOCALHOST], &[0])
}

/// A desk on a computer with two addresses.
#[cfg(feature = "layout")]
pub(super) fn with_choice(game: &Path, settings: &Path, size: [f32; 2]) -> TestDesk {
    let desk = Desk::new(town_crier::games::for_desk(), TestDesk::files(game, settings), Language::English);
    TestDesk::with_desk(desk.with_network(network(&[Ipv4Addr::LOCALHOST, Ipv4Addr::new(127, 0, 0, 2)], &[0])), size)
}

pub(super) fn here(settings: &str) -> TestDesk {
    within(&Place::new(settings), local())
}

/// Lets phones follow by keys alone; the page stays open.
#[track_caller]
pub(super) fn open(desk: &mut TestDesk) {
    desk.press(Key::F9).tab_to(OPEN).press(Key::Enter).has(CODE).has(NOBODY);
}

/// The address that is told with the code.
#[track_caller]
pub(super) fn address(desk: &TestDesk) -> (SocketAddr, String) {
    let code = desk.0.query_all_by_label_contains(CODE).next().expect("a code");
    let said = code.accesskit_node().label().expect("its name");
    let address = said.strip_prefix(CODE).expect("an address");
    let (at, key) = address.strip_prefix("http://").and_then(|rest| rest.split_once('/')).expect("its parts");
    (at.parse().expect("an address"), key.to_owned())
}

/// Asks for that, and hands out the answer as it begins.
fn ask(at: SocketAddr, path: &str) -> (TcpStream, String) {
    let mut phone = TcpStream::connect_timeout(&at, PATIENCE).expect("a connection");
    phone.set_read_timeout(Some(PATIENCE)).expect("patience");
    write!(phone, "GET /{path} HTTP/1.1\r\nHost: {at}\r\n\r\n").expect("a request");
    let mut status = [0; 12];
    phone.read_exact(&mut status).expect("an answer");
    (phone, String::from_utf8_lossy(&status[9..]).into_owned())
}

fn status(at: SocketAddr, path: &str) -> String {
    ask(at, path).1
}

/// In how many seconds the window is drawn anew.
fn next_frame(desk: &TestDesk) -> Duration {
    desk.0.output().viewport_output.values().map(|output| output.repaint_delay).min().unwrap_or(Duration::MAX)
}

#[test]
fn nobody_follows_until_a_key_and_a_button_let_them() {
    let mut desk = here(STILL);
    desk.press(Key::F9).has("nothing a phone does changes the game").lacks(CODE).press(Key::Escape).lacks(OPEN);
    open(&mut desk);
    let (at, key) = address(&desk);
    assert!(at.ip().is_loopback() && key.len() == 12, "{at}");
    assert_eq!(status(at, &key), "200");
    assert!(!desk.shows("Address of this computer"), "there is nothing to choose");
    let place = desk.place().clone();
    drop(desk);
    let kept = place.read("settings.ron");
    assert!(!kept.contains("phone") && !kept.contains(&key), "{kept}");
}

#[test]
fn the_menu_leads_there_by_clicks_alone() {
    let mut desk = here(STILL);
    desk.click("Menu").reach("Phones (F9)").click(OPEN).has(CODE);
}

#[test]
fn who_follows_is_counted_and_a_click_on_the_count_leads_back() {
    let mut desk = here(STILL);
    desk.press(Key::Space);
    assert!(!desk.shows("follow"), "it costs no room until it is open");
    open(&mut desk);
    let (at, key) = address(&desk);
    desk.press(Key::Escape).has(NOBODY).lacks(CODE);
    let events = format!("{key}/events");
    let one = ask(at, &events);
    desk.wait_for("1 phone follows");
    let two = ask(at, &events);
    desk.wait_for("2 phones follow");
    assert_eq!((one.1.as_str(), two.1.as_str()), ("200", "200"));
    desk.click("2 phones follow").has(CODE);
    drop(two);
    desk.wait_for("1 phone follows");
}

#[test]
fn a_new_code_shows_out_who_had_the_old_one() {
    let mut desk = here(STILL);
    open(&mut desk);
    let (_, old) = address(&desk);
    desk.tab_to("New QR code").press(Key::Enter);
    let (at, new) = address(&desk);
    assert_ne!(old, new);
    assert_eq!([status(at, &old), status(at, &new)], ["404", "200"]);
}

#[test]
fn it_stops_and_begins_again() {
    let mut desk = here(STILL);
    open(&mut desk);
    let (at, key) = address(&desk);
    let (mut phone, _) = ask(at, &format!("{key}/events"));
    desk.tab_to("Stop").press(Key::Enter).has(OPEN).lacks(CODE);
    let mut told = String::new();
    phone.read_to_string(&mut told).expect("the rest");
    assert!(told.contains("event: bye"), "{told}");
    desk.press(Key::Escape);
    assert!(!desk.shows(NOBODY), "the sign has gone");
    open(&mut desk);
    assert_eq!(address(&desk).1, key, "who scanned the code once need not do it again");
}

#[test]
fn a_port_that_is_taken_is_told_and_the_next_one_is_tried() {
    let place = Place::new(STILL);
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let port = other.local_addr().expect("an address").port();
    let mut desk = within(&place, network(&[Ipv4Addr::LOCALHOST], &[port]));
    desk.press(Key::F9).click(OPEN).has(&format!("port {port} of 127.0.0.1 is taken by another program"));
    assert!(desk.shows(OPEN), "it can be tried again");
    drop(desk);
    let mut desk = within(&place, network(&[Ipv4Addr::LOCALHOST], &[port, 0]));
    open(&mut desk);
    assert_ne!(address(&desk).0.port(), port);
}

#[test]
fn a_computer_without_a_network_says_so() {
    let mut desk = within(&Place::new(STILL), network(&[], &[0]));
    desk.press(Key::F9).click(OPEN).has("This computer is in no network.").has(OPEN);
}

/// The other address is this computer's on Linux alone.
#[cfg(target_os = "linux")]
#[test]
fn another_address_is_chosen_and_the_code_stays() {
    let second = Ipv4Addr::new(127, 0, 0, 2);
    let mut desk = within(&Place::new(STILL), network(&[Ipv4Addr::LOCALHOST, second], &[0]));
    open(&mut desk);
    let (first, key) = address(&desk);
    assert_eq!(first.ip(), Ipv4Addr::LOCALHOST, "the likeliest");
    desk.click("Address of this computer").click("127.0.0.2 (device2)");
    let (at, same) = address(&desk);
    assert_eq!((at.ip(), &same), (IpAddr::V4(second), &key));
    assert_eq!(status(at, &key), "200");
}

#[test]
fn the_projector_shows_the_code_until_the_game_goes_on() {
    let mut desk = here(STILL);
    desk.press(Key::Space);
    let send = |desk: &mut TestDesk| {
        desk.tab_to(SHOW).press(Key::Enter).has(FOLLOW).has(CODE).has("On the projector: the QR code for phones");
        assert!(desk.0.state().settings().projector, "a projector's window that is closed opens");
        assert!(!desk.shows(NOBODY) || !desk.shows("Stop"), "the page has closed");
    };
    open(&mut desk);
    send(&mut desk);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), 1, "the one key plays on");
    assert!(!desk.shows(FOLLOW), "and takes the code away");
    desk.press(Key::F9);
    send(&mut desk);
    desk.press(Key::Escape).lacks(FOLLOW).press(Key::F9);
    send(&mut desk);
    desk.press(Key::F9).tab_to("Stop").press(Key::Enter).press(Key::Escape);
    assert!(!desk.shows(FOLLOW), "there is nothing to follow any more");
    desk.has_done(1);
}

#[test]
fn players_see_no_game_between_one_code_and_the_next() {
    let mut desk = invited(STILL, SIZE);
    desk.press(Key::F9);
    desk.0.get_by_label("New QR code").click_accesskit();
    for _ in 0..4 {
        desk.0.step();
        desk.has(FOLLOW);
    }
    desk.run();
    desk.has(FOLLOW);
}

#[test]
fn it_is_shown_before_a_game_too() {
    let mut desk = here(STILL);
    open(&mut desk);
    desk.reach(SHOW).has(FOLLOW).has("Start the game");
}

#[test]
fn nothing_moves_while_nobody_comes_and_after_a_minute_it_is_told_what_helps() {
    let mut desk = here(STILL);
    open(&mut desk);
    desk.lacks("Guest networks");
    let (at, key) = address(&desk);
    desk.press(Key::Escape);
    assert_eq!(next_frame(&desk), Duration::MAX, "with the page closed nothing is waited for");
    // A step is a quarter of a second.
    desk.steps(4 * 60).press(Key::F9).has_all(["the same Wi-Fi network", "Guest networks", "firewall"]);
    assert_eq!(next_frame(&desk), Duration::MAX);
    let _phone = ask(at, &format!("{key}/events"));
    desk.wait_for("1 phone follows");
    assert!(!desk.shows("Guest networks"), "it has found the way");
    let until = Instant::now() + PATIENCE;
    while next_frame(&desk) != Duration::MAX {
        assert!(Instant::now() < until, "something is drawn again and again");
        desk.0.step();
    }
}

/// A desk whose players see the code in all of its window.
pub(super) fn invited(settings: &str, size: [f32; 2]) -> TestDesk {
    let mut desk = Place::new(settings).with(size, |desk| desk.with_network(local()));
    desk.press(Key::Space).press(Key::F11);
    open(&mut desk);
    desk.reach(SHOW);
    desk
}

/// A desk at that hour of the evening after the first.
fn at_hour(place: &Place, hour: i64) -> TestDesk {
    let began: jiff::Zoned = "2026-11-20T19:00[Europe/Berlin]".parse().expect("a time");
    let now = began.checked_add(jiff::Span::new().hours(hour)).expect("a time");
    place.with(SIZE, |desk| desk.with_network(local()).with_clock(Arc::new(move || now.clone())))
}

#[test]
fn a_code_lasts_for_an_evening_and_over_a_restart() {
    let place = Place::new(STILL);
    let key = |hour: i64, renews: bool| {
        let mut desk = at_hour(&place, hour);
        open(&mut desk);
        if renews {
            desk.reach("New QR code");
        }
        address(&desk).1
    };
    let first = key(0, false);
    assert_eq!(key(2, false), first, "nobody has to scan anew");
    let file = place.at("phones.ron");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = file.metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "for the owner alone");
    }
    assert_ne!(key(14, false), first, "another evening");
    let second = key(15, false);
    let third = key(15, true);
    assert_ne!(third, second);
    assert_eq!(key(16, false), third);
    std::fs::write(&file, "(format: 1, opened: ").expect("a file");
    assert_ne!(key(16, false), third, "what cannot be read is no key");
}

#[test]
fn after_a_restart_one_click_lets_the_phones_that_wait_follow_again() {
    const AGAIN: &str = "Phones could follow until Town Crier was closed.";
    let place = Place::new(STILL);
    let begin = |hour: i64| {
        let mut desk = at_hour(&place, hour);
        desk.0.state_mut().offer_phones_again();
        desk.run();
        desk
    };
    begin(0).lacks(AGAIN);
    let mut desk = at_hour(&place, 0);
    open(&mut desk);
    let key = address(&desk).1;
    drop(desk);
    let mut desk = begin(1);
    // Whatever else is done first, it is offered until it is taken or put away.
    desk.has(AGAIN).press(Key::F1).press(Key::Escape).has(AGAIN).press(Key::Space).steps(60).has(AGAIN);
    desk.click(OPEN);
    desk.press(Key::F9).has(CODE).has(NOBODY).lacks(AGAIN);
    assert_eq!(address(&desk).1, key, "nobody has to scan anew");
    desk.reach("Stop");
    drop(desk);
    begin(2).lacks(AGAIN);
    open(&mut at_hour(&place, 3));
    begin(20).lacks(AGAIN);
}

#[test]
fn phones_are_told_when_the_app_is_closed() {
    let mut desk = here(STILL);
    open(&mut desk);
    let (at, key) = address(&desk);
    let (mut phone, _) = ask(at, &format!("{key}/events"));
    drop(desk);
    let mut told = String::new();
    phone.read_to_string(&mut told).expect("the rest");
    assert!(told.contains("event: bye"), "{told}");
}

#[test]
fn the_first_button_has_the_focus_and_a_copy_is_told() {
    let mut desk = here(STILL);
    desk.press(Key::F9).press(Key::Enter).has(CODE);
    let focused = |desk: &TestDesk, label: &str| desk.0.get_by_label(label).accesskit_node().is_focused();
    assert!(focused(&desk, SHOW));
    desk.tab_to("Copy the address").press_once(Key::Enter).has("Copied").steps(20).has("Copy the address");
}

#[test]
fn what_a_low_window_cuts_off_is_a_click_away() {
    let mut desk = Place::new(STILL).with([1280.0, 720.0], |desk| desk.with_network(local()));
    open(&mut desk);
    let wifi = |desk: &TestDesk| desk.0.get_by_role_and_label(Role::TextInput, "Network name").rect().bottom();
    desk.has("More below");
    let before = wifi(&desk);
    for _ in 0..4 {
        if desk.shows("More below") {
            desk.click("More below").steps(8);
        }
    }
    desk.lacks("More below");
    assert!(wifi(&desk) < before && wifi(&desk) < 720.0, "{} and then {}", before, wifi(&desk));
}

#[test]
fn its_text_fills_the_page_up_to_the_scroll_bar_and_lies_under_nothing() {
    let settings = r#"(motion: none, language: Some("de"), text_size: larger)"#;
    let mut desk = Place::new(settings).with([1280.0, 720.0], |desk| desk.with_network(local()));
    desk.press(Key::F9).press(Key::Enter);
    let lines = painted(&desk);
    // The page lies over the desk, in the middle of the window.
    let page = lines.iter().position(|(_, text)| text == "Handys").expect("the page");
    let (page, button) = (&lines[page..], 42.0);
    let edge = desk.0.ctx.content_rect().right() - page[0].0.left();
    let right = page.iter().map(|(rect, _)| rect.right()).fold(0.0, f32::max);
    assert!(right <= edge - button + 1.0, "text ends at {right}, and the page at {edge}");
    assert!(right >= edge - 2.5 * button, "text ends at {right}, and the page at {edge}: a strip is empty");
}

#[test]
fn the_wireless_network_has_a_code_of_its_own() {
    let mut desk = here(STILL);
    let place = desk.place().clone();
    open(&mut desk);
    desk.fill("Network name", "Town Hall").fill("Password", "open; sesame");
    desk.has("QR code for the Wi-Fi network Town Hall").reach(SHOW).has("1. Join the Wi-Fi network Town Hall");
    desk.has("2. Follow on your phone");
    drop(desk);
    let kept = std::fs::read_dir(place.at("")).expect("files").map(|file| file.expect("a file").path());
    for file in kept.filter(|path| path.is_file()) {
        let text = String::from_utf8_lossy(&std::fs::read(&file).expect("a file")).into_owned();
        assert!(!text.contains("sesame") && !text.contains("Town Hall"), "{}", file.display());
    }
}
