//! A server that cannot save: a move waits, is never shown as played, and is played by itself
//! when there is space again.

use sqlx::{Connection as _, SqliteConnection};

use super::{complaints, gather, people, play_until};
use crate::server::Server;

const KEPT: &str =
    "document.querySelector('#kept')?.innerText.includes('cannot save right now') ?? false";
const LAID: &str = "document.querySelectorAll('.quilt .laid').length";

/// Changes the database from outside.
fn change(server: &Server, sql: &str) {
    let url = format!("sqlite:{}", server.folder().join("lucid.db").display());
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnection::connect(&url).await.expect("the database");
        let changed = sqlx::raw_sql(sql).execute(&mut connection).await;
        changed.expect("it can be changed");
        connection.close().await.expect("it can be closed");
    });
}

/// From now on, no entry of any table can be written, as if the disk were full: the trigger
/// parses invalid JSON, which fails like a disk error. (A trigger's own refusal would count as
/// a constraint violation.)
fn fill_up(server: &Server) {
    let full = "CREATE TRIGGER no_room BEFORE INSERT ON log
                BEGIN SELECT json('no room'); END";
    change(server, full);
}

fn make_room(server: &Server) {
    change(server, "DROP TRIGGER no_room");
}

#[test]
fn an_unsaved_move_waits_and_is_played_later() {
    let Some((server, mut both)) = people::<2>("full") else {
        return;
    };
    gather(&server, &mut both, "/tables/new?title=runners&with=people");
    for chrome in &mut both {
        chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    }
    fill_up(&server);
    let bo = &mut both[1];
    bo.press(".tray [data-piece]");
    bo.press(".quilt [data-cell=d4]");
    bo.wait(KEPT);
    bo.wait(&format!("{LAID} === 0"));
    // It can be withdrawn and made again.
    bo.press("#kept-back");
    bo.wait("!document.querySelector('#kept')");
    // The segment is still in hand.
    bo.press(".quilt [data-cell=d4]");
    bo.wait(KEPT);
    make_room(&server);
    bo.wait("!document.querySelector('#kept')");
    bo.wait(&format!("{LAID} === 1"));
    // The server has it: a reloaded page shows it.
    bo.reload();
    bo.wait(&format!("{LAID} === 1"));
    play_until(&mut both, "!!document.querySelector('.end-page')");
    for chrome in &mut both {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}
