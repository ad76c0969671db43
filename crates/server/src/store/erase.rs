//! Erasing a person: everything that names them, in one transaction.

use lucid_protocol::TableId;

use super::commit::Write as _;
use super::pools::{Pools, reading, writing};
use super::rows::table_id;
use super::{IdentityId, Store, StoreError, check_text};

/// The changes to a table where a person sat who is erased.
#[derive(Clone, Debug)]
pub struct ErasedTable {
    /// Which table.
    pub table: TableId,
    /// Entries of its log in their new form, by number.
    pub entries: Vec<(u32, String)>,
    /// Who sits where, as JSON.
    pub seats: Option<String>,
    /// Its saved record.
    pub record: Option<String>,
    /// The seats and names that they had there. Old lines of the chat, which do not say whose
    /// they are, are recognised by these.
    pub names: Vec<(u8, String)>,
}

const SAID_BEFORE: &str = "UPDATE chat SET name = '', text = ''
    WHERE table_id = $1 AND seat = $2 AND name = $3 AND identity IS NULL";

/// Writes the new form of tables.
macro_rules! rewrite {
    ($connection:ident, $tables:expr) => {
        for ErasedTable {
            table,
            entries,
            seats,
            record,
            names,
        } in $tables
        {
            for (number, body) in entries {
                $connection.rewrite(*table, *number, body).await?;
            }
            for (column, text) in [
                ("UPDATE tables SET seats = $2 WHERE id = $1", seats),
                ("UPDATE records SET text = $2 WHERE table_id = $1", record),
            ] {
                if let Some(text) = text {
                    let query = sqlx::query(column).bind(table.number()).bind(text);
                    query.execute(&mut *$connection).await?;
                }
            }
            for (seat, name) in names {
                sqlx::query(SAID_BEFORE)
                    .bind(table.number())
                    .bind(i64::from(*seat))
                    .bind(name)
                    .execute(&mut *$connection)
                    .await?;
            }
        }
    };
}

impl Store {
    /// The tables where somebody ever took a seat or said something.
    pub async fn tables_of(&self, id: IdentityId) -> Result<Vec<TableId>, StoreError> {
        let log = match self.pools() {
            Pools::Sqlite { .. } => "log",
            #[cfg(feature = "cluster")]
            Pools::Postgres(_) => "entries",
        };
        // Nothing leads from a person to tables that they have left, so all logs are searched:
        // erasing is rare.
        let sql = format!(
            "SELECT table_id FROM {log} WHERE body LIKE $1
             UNION SELECT table_id FROM chat WHERE identity = $2"
        );
        let sat = format!("{{\"sat\":%\"who\":{id},%");
        let ids: Vec<i64> = reading!(self, pool => {
            sqlx::query_scalar(&sql).bind(&sat).bind(id).fetch_all(pool).await?
        });
        ids.into_iter().map(table_id).collect()
    }

    /// Who sits where at a table, as JSON.
    pub async fn seats(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT seats FROM tables WHERE id = $1";
        Ok(reading!(self, pool => {
            sqlx::query_scalar(sql).bind(table.number()).fetch_optional(pool).await?
        }))
    }

    /// Rewrites tables where a person sat who is about to be erased.
    pub async fn rewrite_tables(&self, tables: &[ErasedTable]) -> Result<(), StoreError> {
        check(tables)?;
        writing!(self, connection => rewrite!(connection, tables));
        Ok(())
    }

    /// Erases a person with their sessions, devices and chat, and rewrites the tables where
    /// they sat.
    pub async fn erase(&self, id: IdentityId, tables: &[ErasedTable]) -> Result<(), StoreError> {
        check(tables)?;
        let said = "UPDATE chat SET name = '', text = '', guest = FALSE WHERE identity = $1";
        writing!(self, connection => {
            rewrite!(connection, tables);
            for sql in [
                said,
                "DELETE FROM places WHERE identity = $1",
                "DELETE FROM identities WHERE id = $1",
            ] {
                sqlx::query(sql).bind(id).execute(&mut *connection).await?;
            }
        });
        Ok(())
    }
}

/// Checks that every text can be stored.
fn check(tables: &[ErasedTable]) -> Result<(), StoreError> {
    for table in tables {
        let texts = table.entries.iter().map(|(_, body)| body);
        let mut texts = texts.chain(&table.seats).chain(&table.record);
        texts.try_for_each(|text| check_text(text))?;
    }
    Ok(())
}
