//! The addresses of the pages.
//!
//! A game on this device is `/game/ID` and a table on a server `/table/ID`. Before that both
//! were `/table/ID`; bookmarks and tabs of that time still work, because a server's ID never
//! looked like a device's.

use std::fmt;

use lucid_protocol::TableId;

/// A page, with the parameters in its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// Home.
    Home,
    /// A new game.
    New,
    /// A game on this device.
    Game(String),
    /// A table on a server.
    Table(TableId),
    /// Tables on a server.
    Tables,
    /// A new table on a server.
    NewTable,
    /// The visitor's account on a server.
    Account,
    /// A recorded game.
    Replay,
    /// The review of a recorded game.
    Review,
    /// A lesson by its id, or all lessons for an empty one.
    Learn(String),
    /// The rules by id: which one is shown large, if any.
    Rules(Option<String>),
    /// Cards and tiles.
    Packs,
    /// The settings.
    Settings,
    /// Mr Nightmare at a real table.
    Companion,
    /// No such page.
    Missing,
}

impl Route {
    /// The page with a path.
    pub fn of(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Route::Home,
            ["new"] => Route::New,
            ["game", id] => Route::Game((*id).to_owned()),
            ["table", id] => match id.parse() {
                Ok(id) => Route::Table(id),
                // Local games used to have such addresses, too.
                Err(_) => Route::Game((*id).to_owned()),
            },
            ["tables"] => Route::Tables,
            ["tables", "new"] => Route::NewTable,
            ["account"] => Route::Account,
            ["replay"] => Route::Replay,
            ["review"] => Route::Review,
            ["learn", "rules"] => Route::Rules(None),
            ["learn", "rules", id] => Route::Rules(Some((*id).to_owned())),
            ["learn", rest @ ..] => Route::Learn(rest.join("/")),
            ["packs"] => Route::Packs,
            ["settings"] => Route::Settings,
            ["companion"] => Route::Companion,
            _ => Route::Missing,
        }
    }
}

/// The path of the page.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home | Route::Missing => f.write_str("/"),
            Route::New => f.write_str("/new"),
            Route::Game(id) => write!(f, "/game/{id}"),
            Route::Table(id) => write!(f, "/table/{id}"),
            Route::Tables => f.write_str("/tables"),
            Route::NewTable => f.write_str("/tables/new"),
            Route::Account => f.write_str("/account"),
            Route::Replay => f.write_str("/replay"),
            Route::Review => f.write_str("/review"),
            Route::Learn(which) if which.is_empty() => f.write_str("/learn"),
            Route::Learn(which) => write!(f, "/learn/{which}"),
            Route::Rules(None) => f.write_str("/learn/rules"),
            Route::Rules(Some(id)) => write!(f, "/learn/rules/{id}"),
            Route::Packs => f.write_str("/packs"),
            Route::Settings => f.write_str("/settings"),
            Route::Companion => f.write_str("/companion"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_round_trip() {
        for route in [
            Route::Home,
            Route::New,
            Route::Game("0f3a".to_owned()),
            Route::Table(TableId::new(5)),
            Route::Tables,
            Route::NewTable,
            Route::Account,
            Route::Replay,
            Route::Review,
            Route::Learn(String::new()),
            Route::Learn("keys".to_owned()),
            Route::Rules(None),
            Route::Rules(Some("K1".to_owned())),
            Route::Packs,
            Route::Settings,
            Route::Companion,
        ] {
            assert_eq!(Route::of(&route.to_string()), route);
        }
        assert_eq!(Route::of("/new/"), Route::New);
        for path in ["/table", "/game", "/tables/1", "/new/2", "/x"] {
            assert_eq!(Route::of(path), Route::Missing, "{path}");
        }
    }

    /// Bookmarks, invite links and open tabs of former versions still work.
    #[test]
    fn an_address_of_a_former_version_leads_to_the_same_table() {
        let game = Route::of("/table/0f3a9b1c2d");
        assert_eq!(game, Route::Game("0f3a9b1c2d".to_owned()));
        assert_eq!(game.to_string(), "/game/0f3a9b1c2d");
        let table = Route::of("/table/2j1kt70kk5fh8");
        assert!(matches!(table, Route::Table(_)));
        assert_eq!(table.to_string(), "/table/2j1kt70kk5fh8");
    }

    #[test]
    fn an_address_says_where_a_table_is_whatever_its_id() {
        let game = Route::of("/game/2j1kt70kk5fh8");
        assert_eq!(game, Route::Game("2j1kt70kk5fh8".to_owned()));
    }
}
