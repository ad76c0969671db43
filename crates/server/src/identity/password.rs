//! Passwords, hashed with argon2id away from the async threads.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use protocol::{Code, Problem, limits};
use tokio::sync::Semaphore;

use crate::chance;

/// How many are hashed at the same time: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;
/// How many may wait for that.
const WAITING: usize = 32;

/// Where passwords are hashed.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    queue: Arc<Semaphore>,
    work: Arc<Semaphore>,
    /// A hash that no password fits, for names that nobody has.
    decoy: Arc<OnceLock<String>>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            queue: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            work: Arc::new(Semaphore::new(AT_ONCE)),
            decoy: Arc::default(),
        }
    }

    /// The hash under which a password is kept.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move || hash(&password)).await?
    }

    /// Whether a password fits a hash. Without a hash it does not, after the same work.
    pub(crate) async fn fits(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Problem> {
        let decoy = Arc::clone(&self.decoy);
        self.work(move || match kept {
            Some(kept) => fits(&password, &kept),
            None => {
                let unknown = || hash(&format!("{:?}", chance::bytes::<32>())).unwrap_or_default();
                fits(&password, decoy.get_or_init(unknown));
                false
            }
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new(Code::Unavailable, "too many sign in at once: try again");
        let _queued = self.queue.try_acquire().map_err(|_| busy())?;
        // The permit goes with the work, which goes on even if nobody waits for it.
        let permit = Arc::clone(&self.work).acquire_owned().await;
        let permit = permit.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        done.await.map_err(|_| busy())
    }
}

/// A password that may be kept.
pub(crate) fn checked(password: &str) -> Result<(), Problem> {
    let bad = |why: String| Err(Problem::new(Code::BadPassword, why));
    match password.chars().count() {
        length if length < limits::PASSWORD_LEAST => bad(format!(
            "a password has at least {} characters",
            limits::PASSWORD_LEAST
        )),
        length if length > limits::PASSWORD_MOST => bad(format!(
            "a password has at most {} characters",
            limits::PASSWORD_MOST
        )),
        _ => Ok(()),
    }
}

fn hash(password: &str) -> Result<String, Problem> {
    let failed = |_| Problem::new(Code::Unavailable, "the password could not be hashed");
    let salt = SaltString::encode_b64(&chance::bytes::<16>()).map_err(failed)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
    Ok(hash.map_err(failed)?.to_string())
}

/// Compares in constant time, and with the cost that the hash itself names.
fn fits(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept).is_ok_and(|kept| {
        let found = Argon2::default().verify_password(password.as_bytes(), &kept);
        found.is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new();
        let kept = passwords.hash("moonlight".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        let fits = async |password: &str, kept: Option<&String>| {
            let kept = kept.cloned();
            passwords.fits(password.to_owned(), kept).await.unwrap()
        };
        assert!(fits("moonlight", Some(&kept)).await);
        assert!(!fits("moonlighT", Some(&kept)).await);
        assert!(!fits("", Some(&kept)).await);
        assert!(!fits("moonlight", None).await);
        assert!(!fits("moonlight", Some(&"no hash".to_owned())).await);
        let again = passwords.hash("moonlight".to_owned()).await.unwrap();
        assert_ne!(kept, again, "every hash has its own salt");
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert!(checked("7 chars").is_err());
        assert!(checked("8 chars!").is_ok());
        assert!(checked(&"ö".repeat(limits::PASSWORD_MOST)).is_ok());
        assert!(checked(&"a".repeat(limits::PASSWORD_MOST + 1)).is_err());
    }
}
