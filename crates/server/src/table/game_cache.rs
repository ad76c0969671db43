//! Games that tables share: content is a hundred times as large as a state, and most
//! tables play the same few games.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The games that are being played, by title, version, rules and pack.
#[derive(Default)]
pub(super) struct GameCache(Mutex<HashMap<GameKey, Weak<dyn Any + Send + Sync>>>);

type GameKey = (TypeId, u16, String, Option<String>);

impl GameCache {
    /// The game that other tables play already, or a new one.
    ///
    /// # Errors
    /// The error of `make`.
    pub(super) fn share<G: Send + Sync + 'static, E>(
        &self,
        (version, rules, pack): (u16, &str, Option<&str>),
        make: impl FnOnce() -> Result<G, E>,
    ) -> Result<Arc<G>, E> {
        let pack = pack.map(str::to_owned);
        let key = (TypeId::of::<G>(), version, rules.to_owned(), pack);
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = games.get(&key).and_then(Weak::upgrade);
        if let Some(Ok(game)) = known.map(Arc::downcast) {
            return Ok(game);
        }
        // Games that nobody plays any more are dropped when a new one is made.
        games.retain(|_, game| game.strong_count() > 0);
        let game = Arc::new(make()?);
        let shared: Arc<dyn Any + Send + Sync> = game.clone();
        games.insert(key, Arc::downgrade(&shared));
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_share_a_game_as_long_as_one_plays_it() {
        let games = GameCache::default();
        let make = |number: u32| move || Ok::<u32, ()>(number);
        let first = games.share((1, "sylex", None), make(1)).unwrap();
        let second = games.share((1, "sylex", None), make(2)).unwrap();
        assert!(Arc::ptr_eq(&first, &second), "one game for both");
        for other in [
            (2, "sylex", None),
            (1, "huch", None),
            (1, "sylex", Some("")),
        ] {
            assert_eq!(*games.share(other, make(3)).unwrap(), 3);
        }
        drop((first, second));
        assert_eq!(*games.share((1, "sylex", None), make(4)).unwrap(), 4);
        assert_eq!(games.0.lock().unwrap().len(), 1, "the rest is forgotten");
        let broken = games.share((9, "", None), || Err::<u32, _>("no"));
        assert_eq!(broken, Err("no"));
    }
}
