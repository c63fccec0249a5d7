//! The addresses of this machine in its networks, for links that a friend can open.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use hyper::header::{HOST, HeaderMap};

/// Places by which the system chooses the address of a network: one of documentation, for the way to the internet, and one
/// of each private range.
const PLACES: [&str; 5] =
    ["192.0.2.1:9", "192.168.255.254:9", "172.31.255.254:9", "10.255.255.254:9", "[2001:db8::1]:9"];

/// Where browsers of other devices reach a server that listens on this address, as `http://…`. Only a server that listens
/// on all addresses is reached at others than its own.
pub(crate) fn reachable(listener: SocketAddr) -> Vec<String> {
    let mut addresses: Vec<IpAddr> = Vec::new();
    if listener.ip().is_unspecified() {
        for place in PLACES.iter().filter(|place| listener.is_ipv6() || !place.starts_with('[')) {
            addresses.extend(own_address(place).filter(|address| !addresses.contains(address)));
        }
    }
    addresses
        .into_iter()
        .map(|address| format!("http://{}", SocketAddr::new(address, listener.port())))
        .collect()
}

/// The address from which this machine would send to a place. A datagram socket finds it without sending anything.
fn own_address(place: &str) -> Option<IpAddr> {
    let any: IpAddr =
        if place.starts_with('[') { Ipv6Addr::UNSPECIFIED.into() } else { Ipv4Addr::UNSPECIFIED.into() };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect(place).ok()?;
    let address = socket.local_addr().ok()?.ip();
    let is_local = match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    };
    (!is_local && !address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// Whether a request comes from a browser of this machine, and not through a proxy: others do not learn the addresses.
pub(crate) fn is_from_here(peer: IpAddr, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    let is_forwarded = |name: &str| {
        name == "forwarded" || name == "via" || name == "x-real-ip" || name.starts_with("x-forwarded")
    };
    peer.to_canonical().is_loopback()
        && host.is_some_and(is_loopback)
        && hosts.next().is_none()
        && !headers.keys().any(|name| is_forwarded(name.as_str()))
}

/// Whether the value of a `Host` header names this machine.
fn is_loopback(host: &str) -> bool {
    if let Some(address) = host.strip_prefix('[') {
        let address = address.split(']').next().unwrap_or_default();
        return address.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback());
    }
    let name = host.split(':').next().unwrap_or_default();
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_a_browser_of_this_machine_learns_the_addresses() {
        let here: IpAddr = Ipv4Addr::LOCALHOST.into();
        let asks = |peer, lines: &[(&'static str, &'static str)]| is_from_here(peer, &headers(lines));
        for host in
            ["localhost", "localhost:8044", "127.0.0.1:8044", "127.1.2.3", "[::1]:8044", "a.localhost"]
        {
            assert!(asks(here, &[("host", host)]), "{host}");
        }
        assert!(asks("::ffff:127.0.0.1".parse().unwrap(), &[("host", "localhost")]));
        for host in
            ["example.org", "localhost.example.org", "127.0.0.1.example.org", "192.168.1.2", "[::2]", ""]
        {
            assert!(!asks(here, &[("host", host)]), "{host}");
        }
        assert!(!asks("192.168.1.7".parse().unwrap(), &[("host", "localhost")]));
        assert!(!asks(here, &[]));
        for header in
            ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]
        {
            assert!(!asks(here, &[("host", "localhost"), (header, "192.0.2.7")]), "{header}");
        }
    }

    #[test]
    fn a_server_is_reached_elsewhere_only_if_it_listens_on_all_addresses() {
        assert!(reachable(([127, 0, 0, 1], 8044).into()).is_empty());
        assert!(reachable(([192, 0, 2, 7], 8044).into()).is_empty());
        for address in reachable(([0, 0, 0, 0], 8044).into()) {
            assert!(address.starts_with("http://") && address.ends_with(":8044"), "{address}");
            assert!(!address.contains("127.0.0.1") && !address.contains("0.0.0.0"), "{address}");
        }
    }
}
