//! The addresses where others in the same networks reach this machine.

use std::net::{IpAddr, SocketAddr};

use if_addrs::Interface;

/// The addresses of a server that listens on all interfaces, the most useful first; none for
/// one that listens on a single address.
pub(super) fn of_machine(listen: SocketAddr) -> Vec<SocketAddr> {
    if !listen.ip().is_unspecified() {
        return Vec::new();
    }
    // If the system does not say, others are not told any address.
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found = interfaces.iter().filter(|one| !is_inner(&one.name));
    useful(found.map(Interface::ip), listen)
}

/// Networks between this machine and the containers on it, where nobody else is.
fn is_inner(name: &str) -> bool {
    let inner = ["docker", "br-", "veth", "virbr", "cni", "lxc", "podman"];
    inner.iter().any(|start| name.starts_with(start))
}

/// The addresses that others can use: of the family that the server listens on, and neither
/// loopback nor link-local.
fn useful(found: impl Iterator<Item = IpAddr>, listen: SocketAddr) -> Vec<SocketAddr> {
    let rank = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) if ip.is_loopback() || ip.is_link_local() || ip.is_unspecified() => None,
        IpAddr::V4(ip) if ip.is_private() => Some(0),
        IpAddr::V4(_) => Some(1),
        IpAddr::V6(ip) if ip.is_loopback() || ip.is_unicast_link_local() => None,
        // A server that only listens on IPv4 cannot be reached there.
        IpAddr::V6(_) => listen.is_ipv6().then_some(2),
    };
    let mut ranked: Vec<(u8, IpAddr)> = found.filter_map(|ip| Some((rank(&ip)?, ip))).collect();
    ranked.sort_unstable();
    ranked.dedup();
    let port = listen.port();
    (ranked.into_iter())
        .map(|(_, ip)| SocketAddr::new(ip, port))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(listen: &str) -> Vec<String> {
        let found = [
            "2001:db8::5",
            "127.0.0.1",
            "203.0.113.9",
            "fe80::1",
            "192.168.1.20",
            "::1",
            "169.254.3.4",
            "192.168.1.20",
        ];
        let found = found.into_iter().map(|ip| ip.parse().unwrap());
        let useful = useful(found, listen.parse().unwrap());
        useful.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn friends_get_addresses_that_lead_here() {
        let four = ["192.168.1.20:7777", "203.0.113.9:7777"];
        assert_eq!(told("0.0.0.0:7777"), four);
        let both = [four[0], four[1], "[2001:db8::5]:7777"];
        assert_eq!(told("[::]:7777"), both);
    }

    #[test]
    fn whoever_listens_on_one_address_has_one() {
        let addresses = of_machine(([127, 0, 0, 1], 7777).into());
        assert!(addresses.is_empty());
        assert!(is_inner("docker0") && is_inner("br-0a1b") && !is_inner("eth0"));
    }
}
