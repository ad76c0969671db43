//! Write transactions on PostgreSQL.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgDatabaseError, PgSeverity};
use sqlx::{PgConnection, PgPool, Postgres};

use super::{Transaction, WriteError};

/// A transaction on PostgreSQL.
pub(in crate::store) struct PgTransaction<'a> {
    /// Taken out by the commit.
    connection: Option<PoolConnection<Postgres>>,
    /// Where the connection goes afterwards, instead of to the pool.
    keep: Option<&'a mut Option<PoolConnection<Postgres>>>,
}

impl<'a> PgTransaction<'a> {
    /// Begins a transaction on a connection of the pool.
    pub(in crate::store) async fn begin(pool: &PgPool) -> Result<PgTransaction<'a>, WriteError> {
        let connection = pool.acquire().await.map_err(WriteError::NotSaved)?;
        PgTransaction::begin_on(connection, None).await
    }

    /// Begins a transaction on a connection that is kept between transactions.
    pub(in crate::store) async fn begin_kept(
        pool: &PgPool,
        kept: &'a mut Option<PoolConnection<Postgres>>,
    ) -> Result<PgTransaction<'a>, WriteError> {
        let connection = match kept.take() {
            Some(connection) => connection,
            None => pool.acquire().await.map_err(WriteError::NotSaved)?,
        };
        PgTransaction::begin_on(connection, Some(kept)).await
    }

    async fn begin_on(
        connection: PoolConnection<Postgres>,
        keep: Option<&'a mut Option<PoolConnection<Postgres>>>,
    ) -> Result<PgTransaction<'a>, WriteError> {
        let mut transaction = PgTransaction {
            connection: Some(connection),
            keep,
        };
        let begun = sqlx::query("BEGIN").execute(&mut *transaction).await;
        begun.map_err(WriteError::NotSaved)?;
        Ok(transaction)
    }
}

impl Transaction for PgTransaction<'_> {
    type Connection = PgConnection;

    async fn restart(&mut self) -> Result<(), sqlx::Error> {
        sqlx::query("ROLLBACK").execute(&mut **self).await?;
        sqlx::query("BEGIN").execute(&mut **self).await.map(drop)
    }

    async fn commit(mut self) -> Result<(), WriteError> {
        let committed = sqlx::query("COMMIT").execute(&mut *self).await;
        match committed {
            Ok(_) => {
                let connection = self.connection.take();
                if let Some(keep) = self.keep.take() {
                    *keep = connection;
                }
                Ok(())
            }
            Err(error) if is_answer(&error) => Err(WriteError::NotSaved(error)),
            Err(error) => Err(WriteError::Unknown(error)),
        }
    }
}

/// Whether PostgreSQL itself refused and is still running: then the transaction is void.
fn is_answer(error: &sqlx::Error) -> bool {
    let error = error.as_database_error();
    let error = error.and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    error.is_some_and(|error| error.severity() == PgSeverity::Error)
}

impl Deref for PgTransaction<'_> {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection
            .as_ref()
            .expect("only a commit takes it out")
    }
}

impl DerefMut for PgTransaction<'_> {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection
            .as_mut()
            .expect("only a commit takes it out")
    }
}

impl Drop for PgTransaction<'_> {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}
