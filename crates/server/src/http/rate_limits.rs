//! Rate limits of HTTP requests.

use std::hash::Hash;

use super::address::Address;
use super::error::{ApiError, ApiResult};
use crate::clock::now;
use crate::config::Limits;
use crate::rate_limit::KeyedLimiter;
use crate::store::IdentityId;

/// The rate limits of all kinds of requests.
#[derive(Debug)]
pub(crate) struct RateLimits {
    addresses: KeyedLimiter,
    identities: KeyedLimiter,
    guests: KeyedLimiter,
    sign_ins: KeyedLimiter,
    known_sign_ins: KeyedLimiter,
    packs: KeyedLimiter,
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> RateLimits {
        RateLimits {
            addresses: KeyedLimiter::new(limits.address_requests),
            identities: KeyedLimiter::new(limits.identity_requests),
            guests: KeyedLimiter::new(limits.guests),
            sign_ins: KeyedLimiter::new(limits.sign_ins),
            known_sign_ins: KeyedLimiter::new(limits.sign_ins),
            packs: KeyedLimiter::new(limits.packs),
        }
    }

    /// Counts a request from an address.
    pub(crate) fn address(&self, address: Address) -> ApiResult<()> {
        count(&self.addresses, address)
    }

    /// Counts a request of an identity.
    pub(crate) fn identity(&self, identity: IdentityId) -> ApiResult<()> {
        count(&self.identities, identity)
    }

    /// Counts a new guest.
    pub(crate) fn guest(&self, address: Address) -> ApiResult<()> {
        count(&self.guests, address)
    }

    /// Counts a password attempt from a session or device that belongs to the account: the
    /// right password was given there before. These are counted separately, so that
    /// strangers cannot use them up.
    pub(crate) fn known_sign_in(&self, secret_hash: [u8; 32]) -> ApiResult<()> {
        count(&self.known_sign_ins, secret_hash)
    }

    /// Counts a password attempt by a stranger, for the address and for the name.
    pub(crate) fn sign_in(&self, address: Address, name: &str) -> ApiResult<()> {
        count(&self.sign_ins, (Some(address), ""))?;
        let name = name.trim().to_lowercase();
        count(&self.sign_ins, (None::<Address>, name.as_str()))
    }

    /// Counts an uploaded pack.
    pub(crate) fn pack(&self, identity: IdentityId) -> ApiResult<()> {
        count(&self.packs, identity)
    }
}

fn count(limiter: &KeyedLimiter, key: impl Hash) -> ApiResult<()> {
    limiter.take(key, now()).map_err(ApiError::too_many)
}
