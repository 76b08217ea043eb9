//! Addresses: the likeliest first, and how they are written.

use town_crier::gallery::address::{self, Own, Reach, ranked};
use town_crier::gallery::{Key, Qr};

fn own(device: &str, address: &str, usual: bool) -> Own {
    Own { device: device.to_owned(), address: address.parse().unwrap(), usual }
}

fn order(own: Vec<Own>) -> Vec<String> {
    ranked(own).into_iter().map(|own| own.address.to_string()).collect()
}

#[test]
fn the_wireless_network_comes_before_all_that_leads_nowhere() {
    let all = vec![
        own("lo", "127.0.0.1", false),
        own("docker0", "172.17.0.1", false),
        own("enp0s31f6", "169.254.7.7", false),
        own("wg0", "10.9.0.2", true),
        own("wlp3s0", "fe80::1", false),
        own("wlp3s0", "2001:db8::7", false),
        own("wlp3s0", "192.168.178.123", false),
        own("br-0a1b2c3d4e5f", "172.18.0.1", false),
    ];
    let expected = [
        "192.168.178.123",
        "2001:db8::7",
        "10.9.0.2",
        "172.18.0.1",
        "172.17.0.1",
        "169.254.7.7",
        "fe80::1",
        "127.0.0.1",
    ];
    assert_eq!(order(all), expected, "a tunnel may be the way to the world and still leads no phone here");
}

#[test]
fn of_two_networks_that_of_the_way_to_the_world_comes_first() {
    let two = || vec![own("eth0", "10.0.0.5", false), own("wlan0", "192.168.1.5", true)];
    assert_eq!(order(two()), ["192.168.1.5", "10.0.0.5"]);
    let public = vec![own("eth0", "10.0.0.5", false), own("wlan0", "141.20.1.5", true)];
    assert_eq!(order(public), ["141.20.1.5", "10.0.0.5"], "universities give out such");
    let neither = vec![own("eth1", "141.20.1.5", false), own("eth0", "10.0.0.5", false)];
    assert_eq!(order(neither), ["10.0.0.5", "141.20.1.5"]);
}

#[test]
fn what_programs_make_is_known_by_its_name() {
    let made = [
        "docker0",
        "veth1a2b",
        "virbr0",
        "vboxnet0",
        "vmnet8",
        "tun0",
        "utun3",
        "wg0",
        "tailscale0",
        "ppp0",
        "p2p-wlan0-0",
        "vEthernet (WSL)",
        "VirtualBox Host-Only Network",
        "Local Area Connection* 2 Wi-Fi Direct",
        "NordVPN",
    ];
    for device in made {
        assert_eq!(own(device, "192.168.56.1", false).reach(), Reach::Virtual, "{device}");
    }
    for device in ["eth0", "enp3s0", "wlan0", "wlp2s0", "en0", "Wi-Fi", "WLAN", "Ethernet 2", "br0", "bond0"] {
        assert_eq!(own(device, "192.168.56.1", false).reach(), Reach::Network, "{device}");
    }
}

#[test]
fn the_same_address_is_offered_once() {
    assert_eq!(order(vec![own("wlan0", "10.0.0.5", false), own("wlan0", "10.0.0.5", true)]), ["10.0.0.5"]);
}

#[cfg(feature = "gallery")]
#[test]
fn this_computer_has_at_least_itself() {
    let own = address::own().unwrap();
    assert!(own.iter().any(|own| own.reach() == Reach::Itself));
    assert!(own.is_sorted_by_key(Own::reach));
}

#[test]
fn an_address_is_read_small_and_scanned_in_capitals() {
    let key: Key = "KQ7W3M9XT2VD".parse().unwrap();
    let at = "192.168.178.123:7377".parse().unwrap();
    assert_eq!(address::text(at, &key), "http://192.168.178.123:7377/KQ7W3M9XT2VD");
    assert_eq!(address::overlay(at, &key), "http://192.168.178.123:7377/KQ7W3M9XT2VD/overlay");
    assert_eq!(address::text("[fd00::1]:80".parse().unwrap(), &key), "http://[fd00::1]:80/KQ7W3M9XT2VD");
    let code = address::code(at, &key);
    assert_eq!(code, "HTTP://192.168.178.123:7377/KQ7W3M9XT2VD");
    assert_eq!(Qr::of(&code).unwrap().width(), 37);
    assert!(Qr::of(&address::text(at, &key)).unwrap().width() > 37, "capitals are what keeps it small");
}
