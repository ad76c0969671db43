//! A server that cannot save: a move waits, is never shown as played, and goes on by
//! itself when there is room again.

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

/// From now on no entry of any table can be written, as if there were no room: what
/// the trigger reads is no JSON, which is an error like that of a disk. (What a trigger
/// refuses by itself counts as a constraint.)
fn fill_up(server: &Server) {
    let full = "CREATE TRIGGER no_room BEFORE INSERT ON log
                BEGIN SELECT json('no room'); END";
    change(server, full);
}

fn make_room(server: &Server) {
    change(server, "DROP TRIGGER no_room");
}

#[test]
fn a_move_that_cannot_be_saved_waits_and_goes_on_by_itself() {
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
    // It can be taken back, and made again.
    bo.press("#kept-back");
    bo.wait("!document.querySelector('#kept')");
    // The segment is still in hand.
    bo.press(".quilt [data-cell=d4]");
    bo.wait(KEPT);
    make_room(&server);
    bo.wait("!document.querySelector('#kept')");
    bo.wait(&format!("{LAID} === 1"));
    // The server has it: a page that knows nothing is told of it.
    bo.reload();
    bo.wait(&format!("{LAID} === 1"));
    play_until(&mut both, "!!document.querySelector('.end-page')");
    for chrome in &mut both {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}
