//! How often what may be done over HTTP.

use std::hash::Hash;

use super::address::Address;
use super::failure::{Answer, Failure};
use crate::bucket::Buckets;
use crate::clock::now;
use crate::config::Limits;
use crate::store::IdentityId;

/// One gate for each kind of limit.
#[derive(Debug)]
pub(crate) struct Gates {
    addresses: Buckets,
    identities: Buckets,
    guests: Buckets,
    sign_ins: Buckets,
    known: Buckets,
    packs: Buckets,
}

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Gates {
        Gates {
            addresses: Buckets::new(limits.address_requests),
            identities: Buckets::new(limits.identity_requests),
            guests: Buckets::new(limits.guests),
            sign_ins: Buckets::new(limits.sign_ins),
            known: Buckets::new(limits.sign_ins),
            packs: Buckets::new(limits.packs),
        }
    }

    /// Any request from an address.
    pub(crate) fn address(&self, address: Address) -> Answer<()> {
        pass(&self.addresses, address)
    }

    /// Any request of an identity.
    pub(crate) fn identity(&self, identity: IdentityId) -> Answer<()> {
        pass(&self.identities, identity)
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: Address) -> Answer<()> {
        pass(&self.guests, address)
    }

    /// An attempt at a password by somebody who is known to whom the name belongs: by
    /// a session, or by a device where the right one was given before. Counted apart,
    /// so that strangers cannot use it up.
    pub(crate) fn known_sign_in(&self, secret_hash: [u8; 32]) -> Answer<()> {
        pass(&self.known, secret_hash)
    }

    /// An attempt at a password by a stranger, counted for the address and for the name.
    pub(crate) fn sign_in(&self, address: Address, name: &str) -> Answer<()> {
        pass(&self.sign_ins, (Some(address), ""))?;
        let name = name.trim().to_lowercase();
        pass(&self.sign_ins, (None::<Address>, name.as_str()))
    }

    /// A pack.
    pub(crate) fn pack(&self, identity: IdentityId) -> Answer<()> {
        pass(&self.packs, identity)
    }
}

fn pass(buckets: &Buckets, key: impl Hash) -> Answer<()> {
    buckets.take(key, now()).map_err(Failure::too_many)
}
