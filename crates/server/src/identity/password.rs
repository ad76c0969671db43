//! Passwords, hashed with argon2id away from the async threads.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use lucid_protocol::{Code, Problem, TitleId, limits};
use tokio::sync::Semaphore;
use zxcvbn::feedback::Warning;
use zxcvbn::matching::patterns::MatchPattern;
use zxcvbn::{Score, zxcvbn};

use crate::chance;

/// How many passwords are hashed at the same time: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;
/// How many may wait.
const WAITING: usize = 32;

/// Hashes passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    queue: Arc<Semaphore>,
    work: Arc<Semaphore>,
    /// A hash that no password matches, for names that nobody has.
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

    /// The hash of a new password.
    ///
    /// # Errors
    /// It is too short, too long or too easy to guess.
    pub(crate) async fn hash(&self, password: String, name: String) -> Result<String, Problem> {
        let length = password.chars().count();
        if !(limits::PASSWORD_LEAST..=limits::PASSWORD_MOST).contains(&length) {
            let (least, most) = (limits::PASSWORD_LEAST, limits::PASSWORD_MOST);
            let message = format!("a password has {least} to {most} characters");
            return Err(Problem::new(Code::BadPassword, message));
        }
        self.work(move || {
            check_guesses(&password, &name)?;
            hash(&password)
        })
        .await?
    }

    /// Whether a password matches a hash. Without a hash it does not, after the same work.
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
        // The permit belongs to the work, which goes on even if nobody waits for it.
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

/// Refuses a password that somebody who knows the name would find within a million guesses.
/// Rate limits make that take years; with a stolen database it takes hours.
fn check_guesses(password: &str, name: &str) -> Result<(), Problem> {
    let own: Vec<String> = [name]
        .into_iter()
        .chain(name.split_whitespace())
        .map(str::to_lowercase)
        .collect();
    let ours = TitleId::ALL.map(|title| title.title().to_lowercase());
    let about: Vec<&str> = (own.iter().map(String::as_str))
        .chain(["lucid"])
        .chain(ours.iter().map(String::as_str))
        .collect();
    let found = zxcvbn(password, &about);
    if found.score() >= Score::Two {
        return Ok(());
    }
    let is_name = found.sequence().iter().any(|part| match &part.pattern {
        MatchPattern::Dictionary(word) => own.contains(&word.matched_word),
        _ => false,
    });
    let warning = found.feedback().and_then(|feedback| feedback.warning());
    let (code, message) = match warning {
        _ if is_name => (Code::NameInPassword, "the password is made of the name"),
        Some(
            Warning::ThisIsATop10Password
            | Warning::ThisIsATop100Password
            | Warning::ThisIsACommonPassword
            | Warning::ThisIsSimilarToACommonlyUsedPassword,
        ) => (Code::CommonPassword, "many people use this password"),
        _ => (Code::WeakPassword, "the password is easy to guess"),
    };
    let message = format!("{message}: choose another, longer one");
    Err(Problem::new(code, message))
}

fn hash(password: &str) -> Result<String, Problem> {
    let failed = |_| Problem::new(Code::Unavailable, "the password could not be hashed");
    let salt = SaltString::encode_b64(&chance::bytes::<16>()).map_err(failed)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
    Ok(hash.map_err(failed)?.to_string())
}

/// Compares in constant time, with the parameters in the hash.
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
        let hash = async || {
            let (password, name) = ("moonlight sonata".to_owned(), "Ada".to_owned());
            passwords.hash(password, name).await.unwrap()
        };
        let kept = hash().await;
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        let fits = async |password: &str, kept: Option<&String>| {
            let kept = kept.cloned();
            passwords.fits(password.to_owned(), kept).await.unwrap()
        };
        assert!(fits("moonlight sonata", Some(&kept)).await);
        assert!(!fits("moonlight sonatA", Some(&kept)).await);
        assert!(!fits("", Some(&kept)).await);
        assert!(!fits("moonlight sonata", None).await);
        assert!(!fits("moonlight sonata", Some(&"no hash".to_owned())).await);
        let again = hash().await;
        assert_ne!(kept, again, "every hash has its own salt");
    }

    #[tokio::test]
    async fn passwords_are_neither_short_nor_endless() {
        let passwords = Passwords::new();
        let code = async |password: String| {
            let hashed = passwords.hash(password, "Ada".to_owned()).await;
            hashed.err().map(|problem| problem.code)
        };
        let long = "kluge Löwen öffnen übermütig Türen. ".repeat(6);
        let long: String = long.chars().take(limits::PASSWORD_MOST).collect();
        assert_eq!(code("xK9#q".to_owned()).await, Some(Code::BadPassword));
        assert_eq!(code("xK9#qLw!".to_owned()).await, None);
        assert_eq!(code(long.clone()).await, None);
        assert_eq!(code(long + "!").await, Some(Code::BadPassword));
    }

    #[test]
    fn what_is_tried_first_is_refused_with_its_reason() {
        let code = |password, name| check_guesses(password, name).map_err(|problem| problem.code);
        for common in ["password", "12345678", "iloveyou", "P@ssw0rd", "qwerty123"] {
            assert_eq!(code(common, "Ada"), Err(Code::CommonPassword), "{common}");
        }
        for (own, name) in [
            ("Hypatia1", "Hypatia"),
            ("ada lovelace", "Ada Lovelace"),
            ("aitapyh1", "Hypatia"),
            ("Краснова1", "Краснова"),
        ] {
            assert_eq!(code(own, name), Err(Code::NameInPassword), "{own}");
        }
        for weak in ["aaaaaaaaaaaa", "abcdefgh", "dreamscape", "19871987"] {
            assert_eq!(code(weak, "Ada"), Err(Code::WeakPassword), "{weak}");
        }
        for good in [
            "a quiet night",
            "xK9#qLw!",
            "Ada walks at night",
            "夢の中を走る者たち",
        ] {
            assert_eq!(code(good, "Ada"), Ok(()), "{good}");
        }
    }
}
