//! The person behind a request.

use crate::store::IdentityId;

/// A person with a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Their identity.
    pub identity: IdentityId,
    /// The name that others see.
    pub name: String,
    /// Whether the name is not protected by a password.
    pub guest: bool,
}
