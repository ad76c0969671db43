//! One transaction: entries, and what follows from those that were inserted.

use lucid_protocol::TableId;

use super::Append;
use crate::store::writer::{Transaction, WriteError};

/// The number of a table and of an entry, as databases store them.
pub(in crate::store) type EntryKey = (i64, i64);

/// What a connection can do within a transaction.
pub(in crate::store) trait Write {
    /// Whether it is faster to ask the database how many entries were inserted than which.
    const COUNTS: bool = false;
    /// The same as `insert`, but returns only the number.
    async fn insert_counted(&mut self, appends: &[Append]) -> Result<u64, sqlx::Error> {
        Ok(self.insert(appends).await?.len() as u64)
    }
    /// Inserts the entries whose number is free and whose table exists, and returns them.
    async fn insert(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error>;
    /// Which of the entries are in the database, word for word.
    async fn same(&mut self, appends: &[Append]) -> Result<Vec<EntryKey>, sqlx::Error>;
    /// Prepares the log of a new table.
    async fn begin_log(&mut self, _: TableId) -> Result<(), sqlx::Error> {
        Ok(())
    }
    /// Deletes the log of a table that is about to be deleted, as far as the database would
    /// not do so itself.
    async fn delete_log(&mut self, _: TableId) -> Result<(), sqlx::Error> {
        Ok(())
    }
    /// Replaces the body of an entry.
    async fn rewrite(&mut self, table: TableId, number: u32, body: &str)
    -> Result<(), sqlx::Error>;
    /// Writes the summaries of these appends, at most one for each table.
    async fn summarise(&mut self, appends: &[&Append]) -> Result<(), sqlx::Error>;
    /// Writes who has which seat after an append.
    async fn seat(&mut self, append: &Append) -> Result<(), sqlx::Error>;
    /// Writes a row that nothing else needs, deletes old ones, and returns its number.
    async fn probe(&mut self) -> Result<i64, sqlx::Error>;
}

/// Writes a batch, in the order of tables and numbers; returns which of its appends were
/// done.
pub(super) async fn write<T>(
    mut transaction: T,
    appends: &[Append],
) -> Result<Vec<bool>, WriteError>
where
    T: Transaction<Connection: Write>,
{
    let done = fill(&mut transaction, appends).await;
    let done = done.map_err(WriteError::NotSaved)?;
    transaction.commit().await?;
    Ok(done)
}

async fn fill<T>(transaction: &mut T, appends: &[Append]) -> Result<Vec<bool>, sqlx::Error>
where
    T: Transaction<Connection: Write>,
{
    // Nearly always all of them are new.
    if T::Connection::COUNTS {
        if transaction.insert_counted(appends).await? == appends.len() as u64 {
            follow(&mut **transaction, appends.iter()).await?;
            return Ok(vec![true; appends.len()]);
        }
        transaction.restart().await?;
    }
    let mut inserted = transaction.insert(appends).await?;
    inserted.sort_unstable();
    let new: Vec<bool> = (appends.iter())
        .map(|append| inserted.binary_search(&key(append)).is_ok())
        .collect();
    let won = appends.iter().zip(&new).filter(|(_, new)| **new);
    follow(&mut **transaction, won.map(|(append, _)| append)).await?;
    Ok(new)
}

/// Writes what follows from the entries that were inserted.
async fn follow<'a, C: Write>(
    connection: &mut C,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), sqlx::Error> {
    let mut summaries: Vec<&Append> = Vec::new();
    for append in appends {
        if append.summary.is_some() {
            // Of several entries of a table, the last one has the present summary.
            if summaries
                .last()
                .is_some_and(|last| last.table == append.table)
            {
                summaries.pop();
            }
            summaries.push(append);
        }
        if append.seat_owners.is_some() {
            connection.seat(append).await?;
        }
    }
    if summaries.is_empty() {
        Ok(())
    } else {
        connection.summarise(&summaries).await
    }
}

pub(super) fn key(append: &Append) -> EntryKey {
    (append.table.number(), i64::from(append.number))
}

#[cfg(test)]
mod tests {
    use lucid_protocol::Status;
    use sqlx::SqlitePool;

    use super::*;
    use crate::store::commit::Lane;
    use crate::store::pools::Pools;
    use crate::store::writer::SqliteWriter;
    use crate::store::{Summary, schema};

    fn append(number: u32, body: &str) -> Append {
        Append {
            table: TableId::new(1),
            number,
            at: 9,
            body: body.to_owned(),
            summary: Some(Summary {
                status: Status::Running,
                round: 1,
                to_act: 0,
                seats: body.to_owned(),
                due: None,
                clock: None,
                updated: 9,
            }),
            seat_owners: None,
        }
    }

    /// A new database with table 1.
    async fn database() -> (tempfile::TempDir, SqliteWriter, SqlitePool) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("lucid.db").display());
        let pools = Pools::open(&url).await.unwrap();
        schema::migrate(&pools).await.unwrap();
        let Pools::Sqlite { writer, readers } = pools else {
            panic!("a file is SQLite's");
        };
        let mut transaction = writer.begin().await.unwrap();
        let table = "INSERT INTO tables (id, plan, host, created, seed, invite, version, listed,
                         status, round, to_act, seats, updated)
                     VALUES (1, '', 1, 0, x'', '', 1, true, 'running', 1, 0, '', 0)";
        let made = sqlx::query(table).execute(&mut *transaction).await;
        made.unwrap();
        transaction.begin_log(TableId::new(1)).await.unwrap();
        transaction.commit().await.unwrap();
        (folder, writer, readers)
    }

    async fn done(writer: &SqliteWriter, appends: &[Append]) -> Vec<bool> {
        write(writer.begin().await.unwrap(), appends).await.unwrap()
    }

    #[tokio::test]
    async fn entries_that_follow_each_other_go_in_together() {
        let (_folder, writer, _) = database().await;
        let many: Vec<Append> = (1..=5).map(|number| append(number, "x")).collect();
        assert_eq!(done(&writer, &many[..1]).await, [true]);
        // The first exists already, the last follows no entry.
        let batch = [&many[..3], &many[4..]].concat();
        let some = [false, true, true, false];
        assert_eq!(done(&writer, &batch).await, some);
        assert_eq!(done(&writer, &many[3..]).await, [true, true]);
    }

    #[tokio::test]
    async fn what_a_broken_commit_has_written_is_done() {
        let (_folder, writer, readers) = database().await;
        let lane = Lane::Sqlite(writer.clone(), readers.clone());
        let batch = [append(1, "a"), append(2, "b")];
        assert_eq!(done(&writer, &batch).await, [true, true]);
        // The answer was lost; meanwhile somebody else went on.
        assert_eq!(done(&writer, &[append(3, "c")]).await, [true]);
        let again = [
            append(1, "a"),
            append(2, "b"),
            append(3, "d"),
            append(4, "e"),
        ];
        let new = done(&writer, &again).await;
        assert_eq!(new, [false, false, false, true]);
        let all = lane.with_earlier(&again, new).await.unwrap();
        assert_eq!(all, [true, true, false, true]);
        let seats: String = sqlx::query_scalar("SELECT seats FROM tables")
            .fetch_one(&readers)
            .await
            .unwrap();
        assert_eq!(seats, "e", "the summary of what is new");
    }
}
