//! The address that a request comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address that rate limits apply to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    /// The peer's address; or, behind proxies, the address that the outermost of our own
    /// proxies was called from.
    pub(crate) fn of(peer: Peer, headers: &HeaderMap, proxies: u8) -> Address {
        let peer = peer.0.ip();
        let Some(before) = usize::from(proxies).checked_sub(1) else {
            return Address::new(peer);
        };
        let lines = headers.get_all("x-forwarded-for").iter();
        let lines = lines.filter_map(|line| line.to_str().ok());
        let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        let told = hops.iter().rev().nth(before);
        Address::new(told.and_then(|hop| parsed(hop.trim())).unwrap_or(peer))
    }

    /// A host usually controls a whole IPv6 network, so its /64 counts as one address.
    fn new(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address => address,
        })
    }
}

/// Some proxies add the port.
fn parsed(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse().map(|address: SocketAddr| address.ip());
    bare.parse().or_else(|_| with_port()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_proxies_are_believed() {
        let peer = Peer(([10, 0, 0, 9], 1).into());
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "6.6.6.6, 203.0.113.7".parse().unwrap());
        headers.append("x-forwarded-for", "10.0.0.8:555".parse().unwrap());
        let seen = |proxies| Address::of(peer, &headers, proxies).0.to_string();
        assert_eq!(seen(0), "10.0.0.9");
        assert_eq!(seen(1), "10.0.0.8");
        assert_eq!(seen(2), "203.0.113.7");
        assert_eq!(seen(4), "10.0.0.9", "fewer hops than proxies");
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        let of = |text: &str| Address::new(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::"));
        assert_ne!(of("2001:db8:1:2::"), of("2001:db8:1:3::"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
