//! One transaction: entries, and what follows from those that went in.

use protocol::TableId;
use sqlx::{Connection, Database};

use super::Append;

/// The number of a table and of an entry, as databases keep them.
pub(in crate::store) type Key = (i64, i64);

/// What a connection does within a transaction.
pub(in crate::store) trait Write {
    /// Whether the database says sooner how many went in than which.
    const COUNTS: bool = false;
    /// The same as `insert`; only how many.
    async fn insert_counted(&mut self, appends: &[Append]) -> Result<u64, sqlx::Error> {
        Ok(self.insert(appends).await?.len() as u64)
    }
    /// Inserts the entries whose number is free and whose table is there; which.
    async fn insert(&mut self, appends: &[Append]) -> Result<Vec<Key>, sqlx::Error>;
    /// Which of the entries are there, word for word.
    async fn same(&mut self, appends: &[Append]) -> Result<Vec<Key>, sqlx::Error>;
    /// Makes room for the log of a table that has just been made.
    async fn begin_log(&mut self, _: TableId) -> Result<(), sqlx::Error> {
        Ok(())
    }
    /// Deletes the log of a table that is about to be deleted, as far as it would
    /// not go by itself.
    async fn delete_log(&mut self, _: TableId) -> Result<(), sqlx::Error> {
        Ok(())
    }
    /// Writes the summaries of these appends, at most one for each table.
    async fn summarise(&mut self, appends: &[&Append]) -> Result<(), sqlx::Error>;
    /// Writes the places of an append.
    async fn seat(&mut self, append: &Append) -> Result<(), sqlx::Error>;
}

/// How a transaction failed.
pub(super) enum Failed {
    /// Nothing has happened.
    Before(sqlx::Error),
    /// The commit was asked for, and not answered.
    Unsure(sqlx::Error),
}

/// Writes a batch, in the order of tables and numbers; which of its appends were
/// done. If it is unsure whether this same batch has been written before,
/// entries that are there word for word are counted as done.
pub(super) async fn write<C, D>(
    connection: &mut C,
    appends: &[Append],
    unsure: bool,
) -> Result<Vec<bool>, Failed>
where
    C: Connection<Database = D>,
    D: Database<Connection = C>,
    C: Write,
{
    // Nearly always all of them are new.
    if C::COUNTS && !unsure && write_all(connection, appends).await? {
        return Ok(vec![true; appends.len()]);
    }
    let mut transaction = connection.begin().await.map_err(Failed::Before)?;
    let done = fill(&mut *transaction, appends, unsure).await;
    let done = done.map_err(Failed::Before)?;
    transaction.commit().await.map_err(Failed::Unsure)?;
    Ok(done)
}

/// Writes a batch if every entry of it is new, else nothing; which of both.
async fn write_all<C, D>(connection: &mut C, appends: &[Append]) -> Result<bool, Failed>
where
    C: Connection<Database = D>,
    D: Database<Connection = C>,
    C: Write,
{
    let mut transaction = connection.begin().await.map_err(Failed::Before)?;
    let counted = transaction.insert_counted(appends).await;
    let all = counted.map_err(Failed::Before)? == appends.len() as u64;
    if !all {
        transaction.rollback().await.map_err(Failed::Before)?;
        return Ok(false);
    }
    let followed = follow(&mut *transaction, appends.iter()).await;
    followed.map_err(Failed::Before)?;
    transaction.commit().await.map_err(Failed::Unsure)?;
    Ok(true)
}

async fn fill<C: Write>(
    connection: &mut C,
    appends: &[Append],
    unsure: bool,
) -> Result<Vec<bool>, sqlx::Error> {
    let mut inserted = connection.insert(appends).await?;
    inserted.sort_unstable();
    let new: Vec<bool> = (appends.iter())
        .map(|append| inserted.binary_search(&key(append)).is_ok())
        .collect();
    let won = appends.iter().zip(&new).filter(|(_, new)| **new);
    follow(connection, won.map(|(append, _)| append)).await?;
    if !unsure || inserted.len() == appends.len() {
        return Ok(new);
    }
    let mut same = connection.same(appends).await?;
    same.sort_unstable();
    let there = |append: &Append| same.binary_search(&key(append)).is_ok();
    Ok(appends.iter().map(there).collect())
}

/// Writes what follows from entries that went in.
async fn follow<'a, C: Write>(
    connection: &mut C,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), sqlx::Error> {
    let mut summaries: Vec<&Append> = Vec::new();
    for append in appends {
        if append.summary.is_some() {
            // Of several entries of a table the last one knows where it stands.
            if summaries
                .last()
                .is_some_and(|last| last.table == append.table)
            {
                summaries.pop();
            }
            summaries.push(append);
        }
        if append.places.is_some() {
            connection.seat(append).await?;
        }
    }
    match summaries.is_empty() {
        true => Ok(()),
        false => connection.summarise(&summaries).await,
    }
}

pub(super) fn key(append: &Append) -> Key {
    (append.table.number(), i64::from(append.number))
}

#[cfg(test)]
mod tests {
    use protocol::Status;
    use sqlx::SqliteConnection;

    use super::*;
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
            places: None,
        }
    }

    async fn done(
        connection: &mut SqliteConnection,
        appends: &[Append],
        unsure: bool,
    ) -> Vec<bool> {
        match write(connection, appends, unsure).await {
            Ok(done) => done,
            Err(Failed::Before(error) | Failed::Unsure(error)) => panic!("{error}"),
        }
    }

    #[tokio::test]
    async fn what_a_broken_commit_has_written_is_done() {
        let mut connection = connection().await;
        let batch = [append(1, "a"), append(2, "b")];
        assert_eq!(done(&mut connection, &batch, false).await, [true, true]);
        // The answer was lost; meanwhile somebody else went on.
        let other = [append(3, "c")];
        assert_eq!(done(&mut connection, &other, false).await, [true]);
        let again = [
            append(1, "a"),
            append(2, "b"),
            append(3, "d"),
            append(4, "e"),
        ];
        assert_eq!(
            done(&mut connection, &again[..2], false).await,
            [false, false]
        );
        assert_eq!(
            done(&mut connection, &again[..3], true).await,
            [true, true, false]
        );
        let seats: String = sqlx::query_scalar("SELECT seats FROM tables")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(seats, "c", "the summary of the second writing is old");
        assert_eq!(
            done(&mut connection, &again, true).await,
            [true, true, false, true]
        );
    }

    #[tokio::test]
    async fn entries_that_follow_each_other_go_in_together() {
        let mut connection = connection().await;
        let many: Vec<Append> = (1..=5).map(|number| append(number, "x")).collect();
        assert_eq!(done(&mut connection, &many[..1], false).await, [true]);
        // The first is there already, the last follows none.
        let batch = [&many[..3], &many[4..]].concat();
        let some = [false, true, true, false];
        assert_eq!(done(&mut connection, &batch, false).await, some);
        assert_eq!(done(&mut connection, &many[3..], false).await, [true, true]);
    }

    /// A new database with table 1.
    async fn connection() -> SqliteConnection {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::sqlite().run(&mut connection).await.unwrap();
        let table = "INSERT INTO tables VALUES
            (1, '', 1, 0, x'', '', 1, NULL, true, 'running', 1, 0, '', NULL, NULL, 0, NULL, NULL)";
        sqlx::raw_sql(table).execute(&mut connection).await.unwrap();
        connection.begin_log(TableId::new(1)).await.unwrap();
        connection
    }
}
