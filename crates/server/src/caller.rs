//! The caller: the address that a request counts for. It is the peer of the connection or, behind a trusted proxy, the
//! client that the proxy names.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use hyper::header::{FORWARDED, HOST, HeaderMap, HeaderName, ORIGIN};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Addresses with the same beginning, such as `10.0.0.0/8`. A single address is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        let bits = self.bits;
        match (self.address, address) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => cut_v4(ours, bits) == cut_v4(theirs, bits),
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => cut_v6(ours, bits) == cut_v6(theirs, bits),
            _ => false,
        }
    }
}

/// Text that is not a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkError(String);

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is neither an address nor a network such as 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for NetworkError {}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let read = || {
            let (address, bits) = text.split_once('/').map_or((text, None), |(a, bits)| (a, Some(bits)));
            let address: IpAddr = address.parse().ok()?;
            let all = if address.is_ipv4() { 32 } else { 128 };
            let bits = bits.map_or(Some(all), |bits| bits.parse().ok())?;
            (bits <= all).then_some(Self { address, bits })
        };
        read().ok_or_else(|| NetworkError(text.to_owned()))
    }
}

/// The first bits of an address.
fn cut_v4(address: Ipv4Addr, bits: u8) -> Ipv4Addr {
    let rest = 32_u32.saturating_sub(bits.into());
    (address.to_bits() & u32::MAX.checked_shl(rest).unwrap_or(0)).into()
}

fn cut_v6(address: Ipv6Addr, bits: u8) -> Ipv6Addr {
    let rest = 128_u32.saturating_sub(bits.into());
    (address.to_bits() & u128::MAX.checked_shl(rest).unwrap_or(0)).into()
}

/// The address that limits and logs go by: of IPv6 the first 64 bits, because a home has all addresses behind them.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => cut_v6(address, 64).into(),
        address => address,
    }
}

/// The header in which trusted proxies name the client.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ForwardedHeader {
    /// `X-Forwarded-For`, with `X-Forwarded-Host` and `X-Forwarded-Proto`.
    #[default]
    XForwardedFor,
    /// `Forwarded`, with its `host` and `proto`.
    Forwarded,
}

/// The proxies that the server trusts. Every other peer could write what it likes into the header, so that of others is
/// ignored.
#[derive(Clone, Default, Debug)]
pub struct Proxies {
    /// Their addresses.
    pub trusted: Vec<Network>,
    /// The one header that is read. Proxies pass a client's own headers through, so the other one proves nothing.
    pub header: ForwardedHeader,
}

impl Proxies {
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted.iter().any(|network| network.contains(address))
    }

    /// Who sends a request. A header that cannot be read leaves the peer.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let mut caller = Caller { peer, address: counted(peer), host: None, scheme: None };
        if !self.trust(peer) {
            return caller;
        }
        let client = match self.header {
            ForwardedHeader::XForwardedFor => {
                caller.host = last(headers, &X_FORWARDED_HOST);
                caller.scheme = last(headers, &X_FORWARDED_PROTO);
                lines(headers, &X_FORWARDED_FOR)
                    .and_then(|lines| self.first_stranger(lines.rsplit(',').map(node)))
            }
            ForwardedHeader::Forwarded => lines(headers, &FORWARDED).and_then(|lines| {
                let elements: Vec<Element> =
                    split(&lines, ',')?.into_iter().map(Element::read).collect::<Option<_>>()?;
                let nearest = elements.last()?;
                (caller.host, caller.scheme) = (nearest.host.clone(), nearest.proto.clone());
                self.first_stranger(elements.iter().rev().map(|element| node(element.client.as_deref()?)))
            }),
        };
        if let Some(client) = client {
            caller.address = counted(client);
        }
        caller
    }

    /// The first address from the right that is no proxy of ours: what is left of it was written by strangers.
    fn first_stranger(&self, from_the_right: impl Iterator<Item = Option<IpAddr>>) -> Option<IpAddr> {
        let mut farthest = None;
        for address in from_the_right {
            let address = address?;
            farthest = Some(address);
            if !self.trust(address) {
                break;
            }
        }
        farthest
    }
}

/// All lines of a header as one list; `None` if there are none or they are not text.
fn lines(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let lines: Vec<&str> =
        headers.get_all(name).iter().map(|line| line.to_str().ok()).collect::<Option<_>>()?;
    (!lines.is_empty()).then(|| lines.join(","))
}

/// The last entry of a list, which the nearest proxy wrote.
fn last(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let lines = lines(headers, name)?;
    let last = lines.rsplit(',').next()?.trim();
    (!last.is_empty()).then(|| last.to_owned())
}

/// An address as proxies write it, perhaps with a port.
fn node(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))?;
    Some(address.to_canonical())
}

/// One element of `Forwarded`, written by one proxy.
#[derive(Default)]
struct Element {
    client: Option<String>,
    host: Option<String>,
    proto: Option<String>,
}

impl Element {
    fn read(text: &str) -> Option<Self> {
        let mut element = Self::default();
        for pair in split(text, ';')? {
            let (name, value) = pair.split_once('=')?;
            let value = match value.trim().strip_prefix('"') {
                Some(value) => value.strip_suffix('"')?,
                None => value.trim(),
            };
            match name.trim().to_ascii_lowercase().as_str() {
                "for" => element.client = Some(value.to_owned()),
                "host" => element.host = Some(value.to_owned()),
                "proto" => element.proto = Some(value.to_owned()),
                _ => {}
            }
        }
        Some(element)
    }
}

/// The parts of a text between separators that are not in quotes; `None` if a quote is left open.
fn split(text: &str, separator: char) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let (mut from, mut quoted, mut escaped) = (0, false, false);
    for (at, char) in text.char_indices() {
        if escaped {
            escaped = false;
        } else if quoted && char == '\\' {
            escaped = true;
        } else if char == '"' {
            quoted = !quoted;
        } else if char == separator && !quoted {
            parts.push(&text[from..at]);
            from = at + char.len_utf8();
        }
    }
    parts.push(&text[from..]);
    (!quoted).then_some(parts)
}

/// Who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The other end of the connection, perhaps a proxy.
    pub(crate) peer: IpAddr,
    /// What limits and logs go by.
    pub(crate) address: IpAddr,
    /// The host of the address that the client opened, as a trusted proxy says.
    host: Option<String>,
    /// Its scheme.
    scheme: Option<String>,
}

impl Caller {
    /// Whether a browser's page comes from this server. Programs send no origin.
    pub(crate) fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        let host = self.host.as_deref().or_else(|| headers.get(HOST)?.to_str().ok());
        let (Some((scheme, origin)), Some(host)) = (origin, host) else { return false };
        let is_same_scheme = self.scheme.as_deref().is_none_or(|ours| of_page(ours) == scheme);
        let [origin, host] = [origin, host].map(|host| without_usual_port(scheme, host));
        is_same_scheme && origin.eq_ignore_ascii_case(host)
    }
}

/// The scheme of the page; some proxies name that of the socket.
fn of_page(scheme: &str) -> String {
    match scheme.to_ascii_lowercase().as_str() {
        "wss" => "https".into(),
        "ws" => "http".into(),
        scheme => scheme.into(),
    }
}

/// Browsers leave the usual port out, and some proxies write it.
fn without_usual_port<'a>(scheme: &str, host: &'a str) -> &'a str {
    let port = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return host,
    };
    host.strip_suffix(port).unwrap_or(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        lines.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn proxies(header: ForwardedHeader) -> Proxies {
        let trusted = ["127.0.0.0/8", "10.1.2.3", "fd00::/8"].map(|network| network.parse().unwrap());
        Proxies { trusted: trusted.into(), header }
    }

    fn address(header: ForwardedHeader, peer: &str, lines: &[(&'static str, &str)]) -> String {
        proxies(header).caller(peer.parse().unwrap(), &headers(lines)).address.to_string()
    }

    #[test]
    fn a_network_is_an_address_and_bits() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("192.0.2.7", "192.0.2.7") && !holds("192.0.2.7", "192.0.2.6"));
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("2001:db8::/32", "2001:db8:1::5") && !holds("2001:db8::/32", "2001:db9::"));
        assert!(holds("::/0", "2001:db8::1"));
        for wrong in
            ["", "10.0.0.0/33", "10.0.0/8", "::/129", "10.0.0.0/-1", "10.0.0.0/", "a proxy", "10.0.0.0/8/8"]
        {
            let error = wrong.parse::<Network>().unwrap_err().to_string();
            assert!(error.contains("10.0.0.0/8"), "{error}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_names_the_client() {
        let x = ForwardedHeader::XForwardedFor;
        let named = [("x-forwarded-for", "192.0.2.1")];
        assert_eq!(address(x, "127.0.0.1", &named), "192.0.2.1");
        assert_eq!(address(x, "::ffff:127.0.0.1", &named), "192.0.2.1");
        assert_eq!(address(x, "198.51.100.1", &named), "198.51.100.1");
        assert_eq!(address(x, "127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(address(x, "127.0.0.1", &[("x-real-ip", "192.0.2.1")]), "127.0.0.1");
    }

    #[test]
    fn the_header_is_read_from_the_right() {
        let x = ForwardedHeader::XForwardedFor;
        for (value, expected) in [
            ("6.6.6.6, 192.0.2.1", "192.0.2.1"),
            ("6.6.6.6, 192.0.2.1, 10.1.2.3", "192.0.2.1"),
            ("nonsense, 192.0.2.1,127.9.9.9 , 10.1.2.3", "192.0.2.1"),
            ("10.1.2.3", "10.1.2.3"),
            ("192.0.2.1:4711", "192.0.2.1"),
            ("[2001:db8:1:2:3:4:5:6]:4711", "2001:db8:1:2::"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
        ] {
            assert_eq!(address(x, "127.0.0.1", &[("x-forwarded-for", value)]), expected, "{value}");
        }
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "192.0.2.1")];
        let mut two = HeaderMap::new();
        for (name, value) in lines {
            two.append(name, value.parse().unwrap());
        }
        assert_eq!(proxies(x).caller(Ipv4Addr::LOCALHOST.into(), &two).address.to_string(), "192.0.2.1");
    }

    #[test]
    fn a_header_that_cannot_be_read_leaves_the_peer() {
        for value in
            ["", ",", "unknown", "192.0.2.1, ", "192.0.2.1, x", "1.2.3", "[::1", "::1%eth0", "1.2.3.4:99999"]
        {
            let x = ForwardedHeader::XForwardedFor;
            assert_eq!(address(x, "127.0.0.1", &[("x-forwarded-for", value)]), "127.0.0.1", "{value}");
        }
        for value in [
            "",
            "for",
            "for=",
            "for=unknown",
            "for=_hidden",
            "for=\"192.0.2.1",
            "proto=https",
            ";",
            "for=\"\\",
        ] {
            let forwarded = ForwardedHeader::Forwarded;
            assert_eq!(address(forwarded, "127.0.0.1", &[("forwarded", value)]), "127.0.0.1", "{value}");
        }
    }

    #[test]
    fn one_header_is_read_and_never_the_other() {
        let both = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.2")];
        assert_eq!(address(ForwardedHeader::XForwardedFor, "127.0.0.1", &both), "192.0.2.1");
        assert_eq!(address(ForwardedHeader::Forwarded, "127.0.0.1", &both), "192.0.2.2");
        for (value, expected) in [
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::"),
            ("for=6.6.6.6, for=192.0.2.1;proto=https;host=\"a, b\", for=10.1.2.3", "192.0.2.1"),
        ] {
            assert_eq!(address(ForwardedHeader::Forwarded, "127.0.0.1", &[("forwarded", value)]), expected);
        }
    }

    #[test]
    fn a_page_is_our_own_if_its_origin_is_what_the_client_opened() {
        let own = |peer: &str, lines: &[(&'static str, &str)]| {
            let headers = headers(lines);
            proxies(ForwardedHeader::XForwardedFor)
                .caller(peer.parse().unwrap(), &headers)
                .is_own_page(&headers)
        };
        let (near, far) = ("127.0.0.1", "192.0.2.1");
        let [origin, host] = [("origin", "https://games.example.org"), ("host", "games.example.org")];
        assert!(own(far, &[]) && own(far, &[origin, host]) && own(near, &[origin, host]));
        assert!(!own(far, &[origin]) && !own(far, &[origin, ("host", "example.org")]));
        assert!(!own(far, &[("origin", "null"), host]));
        assert!(own(far, &[origin, ("host", "games.example.org:443")]));
        assert!(!own(far, &[origin, ("host", "games.example.org:80")]));
        let inner = ("host", "127.0.0.1:8044");
        let forwarded = ("x-forwarded-host", "games.example.org");
        assert!(own(near, &[origin, inner, forwarded]));
        assert!(!own(far, &[origin, inner, forwarded]), "a stranger forwards nothing");
        assert!(own(near, &[origin, host, ("x-forwarded-proto", "https")]));
        assert!(own(near, &[origin, host, ("x-forwarded-proto", "wss")]));
        assert!(!own(near, &[origin, host, ("x-forwarded-proto", "http")]));
        let headers =
            headers(&[origin, inner, ("forwarded", "for=192.0.2.1;host=games.example.org;proto=https")]);
        let caller = proxies(ForwardedHeader::Forwarded).caller(near.parse().unwrap(), &headers);
        assert!(caller.is_own_page(&headers));
    }
}
