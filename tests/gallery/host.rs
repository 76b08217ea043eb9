//! Which hosts are ours: the addresses that were called, `localhost`, and names that were added.

use std::net::SocketAddr;

use proptest::prelude::*;
use town_crier::gallery::Hosts;

use crate::tried::config;

const LAN: &str = "192.168.178.123:7377";

#[track_caller]
fn knows(hosts: &Hosts, called: &str, ours: &[&str], others: &[&str]) {
    let called: SocketAddr = called.parse().unwrap();
    for host in ours {
        assert!(hosts.knows(host, called), "{host} is ours at {called}");
    }
    for host in others {
        assert!(!hosts.knows(host, called), "{host} is not ours at {called}");
    }
}

#[test]
fn the_address_that_was_called_is_ours_with_its_port_alone() {
    let others = [
        "",
        ":",
        ":7377",
        "evil.example",
        "evil.example:7377",
        "192.168.178.123",
        "192.168.178.123:",
        "192.168.178.123:80",
        "192.168.178.123:07377x",
        "192.168.178.123:7377:7377",
        "192.168.178.123.:7377",
        "192.168.178.124:7377",
        "192.168.178.123.evil.example:7377",
        "0xc0.168.178.123:7377",
        "192.168.45691:7377",
        "3232281211:7377",
        "127.0.0.1:7377",
        "0.0.0.0:7377",
        " 192.168.178.123:7377",
        "192.168.178.123 :7377",
        "user@192.168.178.123:7377",
        "192.168.178.123:7377/",
        "192.168.178.123:77377",
        "192.168.178.123:-1",
        "192.168.178.123:+7377",
    ];
    knows(&Hosts::default(), LAN, &[LAN, "localhost:7377", "LOCALHOST:7377"], &others);
}

#[test]
fn localhost_is_no_name_that_looks_like_it() {
    let others = ["localhost", "localhost:80", "localhost.:7377", "a.localhost:7377", "localhost.evil.example:7377"];
    knows(&Hosts::default(), "127.0.0.1:7377", &["localhost:7377", "127.0.0.1:7377"], &others);
}

#[test]
fn addresses_of_version_6_stand_in_brackets() {
    let ours = ["[fd00::1]:7377", "[FD00::1]:7377", "[fd00:0:0:0::1]:7377"];
    let others = [
        "fd00::1",
        "fd00::1:7377",
        "[fd00::1]",
        "[fd00::2]:7377",
        "[fd00::1:7377",
        "fd00::1]:7377",
        "[fd00::1]7377",
        "[]:7377",
        "[fd00::1%eth0]:7377",
        "[[fd00::1]]:7377",
    ];
    knows(&Hosts::default(), "[fd00::1]:7377", &ours, &others);
    knows(
        &Hosts::default(),
        "[::ffff:192.168.178.123]:7377",
        &[LAN, "[::ffff:192.168.178.123]:7377"],
        &["127.0.0.1:7377"],
    );
}

#[test]
fn without_a_port_it_is_that_of_the_web() {
    knows(&Hosts::default(), "10.0.0.2:80", &["10.0.0.2", "10.0.0.2:80", "localhost"], &["10.0.0.2:7377", "10.0.0.3"]);
}

#[test]
fn names_can_be_added() {
    let mut hosts = Hosts::default();
    hosts.add("Crier.example").unwrap();
    hosts.add("proxy.example:8443").unwrap();
    let ours = ["crier.example:7377", "CRIER.example", "proxy.example:8443", LAN];
    let others = [
        "crier.example.:7377",
        "crier.example:80",
        "a.crier.example",
        "proxy.example",
        "proxy.example:7377",
        "example",
    ];
    knows(&hosts, LAN, &ours, &others);
    for no_host in
        ["", ":80", "two words", "http://crier.example", "crier.example/", "crier.example:", "crier:x", "é", "*"]
    {
        assert!(hosts.clone().add(no_host).is_err(), "{no_host}");
    }
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn no_host_is_too_strange(host: String, v6: bool) {
        let called: SocketAddr = if v6 { "[fd00::1]:7377" } else { LAN }.parse().unwrap();
        prop_assert!(!Hosts::default().knows(&host, called));
    }

    #[test]
    fn whoever_is_not_localhost_names_our_address(host in "[a-z0-9.:\\[\\]-]{1,30}") {
        let called: SocketAddr = "[fd00::1]:80".parse().unwrap();
        let known = Hosts::default().knows(&host, called);
        prop_assert!(!known || host.starts_with("localhost") || host.starts_with("[fd00:"));
    }
}
