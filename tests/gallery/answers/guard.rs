//! Who may send something, and how: whoever may not is answered alike.

use super::*;
use crate::tried::each;

const JSON: (&str, &str) = ("content-type", "application/json");
const NAME: &str = r#"{"name":"Anna"}"#;
const READY: &str = r#"{"orders":1,"ready":true}"#;

/// Everything that can be sent, with the page's headers.
const ALL: [(&str, &str, &str); 6] = [
    ("GET", "/seats", ""),
    ("POST", "/seat", NAME),
    ("GET", "/seat", ""),
    ("DELETE", "/seat", ""),
    ("PUT", "/seat/ready", READY),
    ("PUT", "/seat/sheet", r#"{"numbers":[],"ticks":[],"done":false}"#),
];

#[test]
fn a_page_from_elsewhere_can_send_nothing() {
    let room = Room::showing(show(&game(1)));
    let secret = room.sit("Ben");
    each(ALL, |(method, path, body)| {
        for origin in
            ["http://evil.example", "null", "", "http://192.168.178.123", "file://", "http://evil.example:7377", "é"]
        {
            let headers = [("host", US), JSON, ("x-town-crier-seat", secret.as_str()), ("origin", origin)];
            let answer = room.send(method, &format!("/{KEY}{path}"), &headers, body);
            assert_eq!((answer.status, answer.text.as_str()), (403, "{}"), "{method} {path} from {origin:?}");
        }
    });
    assert_eq!(room.own(&secret)["ready"], false);
    for origin in
        ["http://192.168.178.123:7377", "http://localhost:7377", "http://crier.example", "https://crier.example"]
    {
        let headers = [("host", US), JSON, ("x-town-crier-seat", secret.as_str()), ("origin", origin)];
        assert_eq!(room.send("PUT", &format!("/{KEY}/seat/ready"), &headers, READY).status, 204, "{origin}");
    }
}

#[test]
fn no_preflight_is_ever_allowed() {
    let room = Room::showing(show(&game(1)));
    let headers = [
        ("host", US),
        ("origin", "http://evil.example"),
        ("access-control-request-method", "PUT"),
        ("access-control-request-headers", "content-type,x-town-crier-seat"),
    ];
    for path in ["", "/view", "/seat", "/seats", "/seat/ready", "/seat/sheet", "/nothing"] {
        let answer = room.send("OPTIONS", &format!("/{KEY}{path}"), &headers, "");
        assert_eq!(answer.status, 405, "{path}");
        assert!(answer.headers.iter().all(|(name, _)| !name.starts_with("access-control")), "{path}");
        assert_eq!(room.send("OPTIONS", &format!("/KQ7W3M9XT2VE{path}"), &headers, ""), answer, "whoever asks");
    }
}

#[test]
fn a_body_says_what_it_is() {
    let room = Room::showing(show(&game(1)));
    let secret = room.sit("Anna");
    let send = |kinds: &[&str]| {
        let mut headers = vec![("host", US), ("x-town-crier-seat", secret.as_str())];
        headers.extend(kinds.iter().map(|kind| ("content-type", *kind)));
        let answer = room.send("PUT", &format!("/{KEY}/seat/ready"), &headers, READY);
        (answer.status, answer.text)
    };
    for kind in ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"] {
        assert_eq!(send(&[kind]).0, 204, "{kind}");
    }
    let refused = (415, "{}".to_owned());
    let rows = [
        "",
        "text/plain",
        "text/plain; application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/json, text/plain",
        "application/json; charset=latin1",
        "application/jsonp",
        "application/csp-report",
    ];
    each(rows, |kind| {
        assert_eq!(send(&[kind]), refused, "{kind}");
    });
    assert_eq!(send(&[]), refused);
    assert_eq!(send(&["application/json", "application/json"]), refused);
}

#[test]
fn each_address_is_asked_in_its_own_ways_whoever_asks() {
    let room = Room::showing(show(&game(1)));
    for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "PROPFIND", "get"] {
        for (path, ways) in [
            ("", "GET, HEAD"),
            ("/view", "GET, HEAD"),
            ("/seats", "GET, HEAD"),
            ("/nothing", "GET, HEAD"),
            ("/seat/", "GET, HEAD"),
            ("/seat/x", "GET, HEAD"),
            ("/seat", "GET, HEAD, POST, DELETE"),
            ("/seat/ready", "PUT"),
            ("/seat/sheet", "PUT"),
        ] {
            let is_way = ways.split(", ").any(|way| way == method);
            let headers = [("host", US), JSON];
            let [ours, theirs] =
                [KEY, "KQ7W3M9XT2VE"].map(|key| room.send(method, &format!("/{key}{path}"), &headers, ""));
            assert_eq!(ours.status == 405, !is_way, "{method} {path}: {}", ours.status);
            if is_way {
                assert_eq!(theirs.status, 404, "{method} {path}");
            } else {
                assert_eq!(ours.header("allow"), Some(ways));
                assert_eq!(ours, theirs);
            }
        }
    }
}

#[test]
fn who_was_not_invited_sees_that_nothing_is_there() {
    let room = Room::showing(show(&game(1)));
    let secret = room.sit("Anna");
    let ask = |key: &str, (method, path, body): (&str, &str, &str)| {
        let headers = [("host", US), JSON, ("x-town-crier-seat", secret.as_str())];
        room.send(method, &format!("/{key}{path}"), &headers, body)
    };
    let nothing = ask("KQ7W3M9XT2VE", ("GET", "", ""));
    assert_eq!(nothing.status, 404);
    each(ALL, |wanted| {
        for key in ["KQ7W3M9XT2VE", OVERLAY, "x", "%00"] {
            assert_eq!(ask(key, wanted), nothing, "{key} {wanted:?}");
        }
    });
    for caller in [US, "127.0.0.1:50000"] {
        let (caller, headers) =
            (caller.parse().unwrap(), [("host", US.as_bytes()), ("content-type", b"application/json")]);
        let path = format!("/{OVERLAY}/seat");
        let asked = Asked { caller, method: "POST", path: &path, headers: &headers, body: NAME.as_bytes() };
        assert_eq!(room.0.ask(asked).unwrap().status, 404, "an overlay has no seat");
    }
    assert_eq!(room.0.seats().len(), 1);
}

#[test]
fn every_wrong_key_gets_the_same_page_in_the_readers_language() {
    let room = Room::showing(show(&game(1)));
    let rows = [
        ("en", "en", "Scan it again."),
        ("de-AT,de;q=0.9", "de", "Scanne ihn noch einmal."),
        ("lt", "lt", "Nuskaitykite jį dar kartą."),
        ("xx", "en", "Scan it again."),
    ];
    each(rows, |(accepted, tag, sentence)| {
        let get = |path: &str| room.send("GET", path, &[("host", US), ("accept-language", accepted)], "");
        let lost = get("/");
        assert_eq!((lost.status, lost.header("content-language")), (404, Some(tag)));
        assert_eq!(lost.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(lost.text.contains(sentence) && lost.text.contains(&format!("<html lang=\"{tag}\">")), "{}", lost.text);
        assert!(lost.header("content-security-policy").unwrap().contains("style-src 'sha256-"));
        assert!(!lost.text.contains("<script") && !lost.text.contains("{{"));
        for path in ["/KQ7W3M9XT2VE", "/KQ7W3M9XT2VE?lang=fr", "/x/view", "/favicon.ico", &format!("/{KEY}/nothing")] {
            assert_eq!(get(path), lost, "{path}");
        }
    });
}

#[test]
fn what_is_too_long_or_is_nothing_that_was_asked_is_refused() {
    let room = Room::showing(scored(&game(100), false));
    let secret = room.sit("Anna");
    let ask = |path: &str, body: &str| room.ask(&secret, "PUT", path, body).status;
    let long = format!(r#"{{"orders":1,"ready":true{}}}"#, " ".repeat(4_096));
    assert_eq!(ask("/seat/ready", &long), 413);
    assert_eq!(ask("/seat/ready", &long.replace("  ", "")), 409, "of any length up to that");
    let body = [("host", US), ("x-town-crier-seat", secret.as_str()), JSON];
    for method in ["GET", "DELETE"] {
        assert_eq!(room.send(method, &format!("/{KEY}/seat"), &body, "x").status, 413);
    }
    let rows = [
        "null",
        "[]",
        "[1,true]",
        " [1,true]",
        "x",
        "{}",
        "{\"orders\":1}",
        "{\"orders\":-1,\"ready\":true}",
        "{\"orders\":1.5,\"ready\":true}",
        "{\"orders\":99999999999999999999,\"ready\":true}",
        "{\"orders\":\"1\",\"ready\":true}",
        "{\"orders\":1,\"ready\":1}",
        "{\"orders\":1,\"ready\":true,\"name\":\"Ben\"}",
        "{\"orders\":1,\"orders\":1,\"ready\":true}",
        "{\"orders\":1,\"ready\":true}{}",
    ];
    each(rows, |body| {
        assert_eq!(ask("/seat/ready", body), 400, "{body}");
    });
    let rows = [
        r#"{"numbers":[70000],"ticks":[],"done":true}"#,
        r#"{"numbers":[-1],"ticks":[],"done":true}"#,
        r#"{"numbers":[],"done":true}"#,
        r#"{"numbers":[],"ticks":[],"done":true,"name":"Ben"}"#,
        r#"{"numbers":[[[[]]]],"ticks":[],"done":true}"#,
        &"[".repeat(4_000),
    ];
    each(rows, |body| {
        assert_eq!(ask("/seat/sheet", body), 400, "{body}");
    });
    assert_eq!(room.ask("", "POST", "/seat", r#"{"name":"Ben","seat":1}"#).status, 400);
    assert_eq!(room.ask("", "POST", "/seat", "{\"name\":\"\\ud800\"}").status, 400);
}

#[test]
fn a_secret_goes_in_the_header_and_nowhere_else() {
    let room = Room::showing(show(&game(1)));
    let secret = room.sit("Anna");
    let get = |path: &str, headers: &[(&str, &str)]| {
        let headers: Vec<_> = headers.iter().copied().chain([("host", US)]).collect();
        let answer = room.send("GET", &format!("/{KEY}{path}"), &headers, "");
        (answer.status, answer.text)
    };
    let unknown = (403, "{}".to_owned());
    assert_eq!(get(&format!("/seat?secret={secret}"), &[]), unknown);
    assert_eq!(get("/seat", &[("cookie", &format!("X-Town-Crier-Seat={secret}"))]), unknown);
    assert_eq!(get("/seat", &[("authorization", &secret)]), unknown);
    let mut others: Vec<String> =
        vec![String::new(), secret.to_lowercase(), format!("{secret}0"), secret[1..].to_owned()];
    others.extend((0..26).map(|at| {
        let other = if &secret[at..=at] == "7" { "6" } else { "7" };
        format!("{}{other}{}", &secret[..at], &secret[at + 1..])
    }));
    for other in others {
        assert_eq!(get("/seat", &[("x-town-crier-seat", &other)]), unknown, "{other}");
    }
    assert_eq!(get("/seat", &[("x-town-crier-seat", &secret)]).0, 200);
    for path in ["", "/view", "/plain", "/seats"] {
        assert!(!get(path, &[]).1.contains(&secret), "{path}");
    }
}
