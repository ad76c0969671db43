//! What the store promises, on SQLite and on PostgreSQL alike.
//!
//! Every case is a function that gets an empty database. On SQLite each is a
//! test of its own; on PostgreSQL one test runs them all, so that one server is
//! started for them, and names those that fail.

mod appends;
mod lists;
mod makers;
mod on_postgres;
mod on_sqlite;
mod people;
mod prune;
mod tables;
mod talk;

use lucid_server::store::Store;

/// An empty database, and a store that is open on it.
struct Db {
    url: String,
    store: Store,
}

impl Db {
    async fn open(url: String) -> Db {
        let store = Store::open(&url).await.expect("the database opens");
        Db { url, store }
    }

    /// Another node on the same database.
    async fn node(&self) -> Store {
        Store::open_existing(&self.url)
            .await
            .expect("the database opens")
    }
}

/// All cases, for both databases.
macro_rules! cases {
    ($($module:ident :: $case:ident,)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                let file = super::on_sqlite::File::new();
                let db = super::Db::open(file.url()).await;
                let store = db.store.clone();
                super::$module::$case(db).await;
                store.close().await;
            })*
        }

        #[tokio::test(flavor = "multi_thread")]
        async fn the_same_on_postgres() {
            let postgres = lucid_testkit::services::Postgres::start();
            let mut failed = Vec::new();
            $({
                let case = stringify!($case);
                let db = Db::open(postgres.database(case)).await;
                let store = db.store.clone();
                if tokio::spawn($module::$case(db)).await.is_err() {
                    failed.push(case);
                }
                store.close().await;
            })*
            assert!(failed.is_empty(), "on PostgreSQL: {failed:?}");
        }
    };
}

cases! {
    appends::entries_come_back_in_order,
    appends::one_of_a_hundred_is_done,
    appends::one_of_two_nodes_is_done,
    appends::a_beaten_append_changes_nothing,
    appends::the_last_summary_of_many_appends_counts,
    appends::an_append_to_a_table_that_is_gone_harms_nobody,
    appends::what_waits_when_the_store_closes_is_committed,
    appends::a_text_with_a_zero_is_refused,
    tables::a_table_is_kept_whole,
    tables::a_number_is_given_once,
    tables::heads_are_the_last_numbers,
    tables::a_lease_ends_and_is_taken_over,
    tables::a_lease_of_a_node_that_no_longer_lives_is_free,
    tables::a_deleted_table_leaves_nothing,
    tables::opening_again_changes_nothing,
    prune::idle_tables_are_those_without_people_and_clocks,
    prune::what_nobody_needs_is_forgotten_and_nothing_else,
    prune::a_pack_that_is_chosen_or_brought_again_is_not_forgotten,
    lists::the_lobby_lists_what_gathers_or_runs,
    lists::mine_are_those_with_a_seat_and_those_made,
    lists::unfinished_tables_come_first_and_are_counted,
    lists::due_tables_come_in_the_order_of_their_time,
    people::a_session_is_somebodys_until_it_ends,
    people::signing_out_ends_one_session_or_all,
    people::a_kept_name_is_one_persons,
    people::a_kept_name_is_found_in_any_case,
    people::sql_in_names_is_a_name,
    people::kept_names_do_not_look_alike,
    people::a_password_renews_the_session_and_ends_all_others,
    people::a_session_that_rests_too_long_ends,
    people::an_erased_person_leaves_no_name,
    talk::lines_are_numbered_at_each_table,
    talk::lines_said_at_once_get_a_number_each,
    talk::a_pack_is_kept_once,
    talk::the_record_that_goes_furthest_is_kept,
}
