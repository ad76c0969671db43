//! Who is asking.

use crate::store::IdentityId;

/// Somebody with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Which identity.
    pub identity: IdentityId,
    /// The name that others see.
    pub name: String,
    /// Whether no password keeps the name.
    pub guest: bool,
}
