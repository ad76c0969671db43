//! People: guests, and those whose name a password keeps.

use super::pools::{begin_session, reading, writing};
use super::rows::big;
use super::{IdentityId, IdentityRow, NewSession, Store, StoreError, check_text};

impl Store {
    /// Somebody new, a guest with a first session. Guests may share a name.
    pub async fn create_identity(
        &self,
        id: IdentityId,
        name: &str,
        session: &NewSession,
    ) -> Result<(), StoreError> {
        check_text(name)?;
        writing!(self, connection => {
            sqlx::query("INSERT INTO identities (id, name, folded, created) VALUES ($1, $2, $3, $4)")
                .bind(id)
                .bind(name)
                .bind(fold(name))
                .bind(big(session.created))
                .execute(&mut *connection)
                .await?;
            begin_session!(&mut *connection, id, session);
        });
        Ok(())
    }

    /// Gives somebody another name; false if it is kept by a password of
    /// somebody else and theirs is to be kept, too.
    pub async fn rename(&self, id: IdentityId, name: &str) -> Result<bool, StoreError> {
        check_text(name)?;
        let sql = "UPDATE identities SET name = $2, folded = $3 WHERE id = $1";
        one_or_taken(self.update_identity(sql, id, [name, &fold(name)]).await)
    }

    /// Keeps somebody's name by a password, of which this is the hash; false if
    /// somebody else keeps the name already.
    pub async fn set_password(&self, id: IdentityId, hash: &str) -> Result<bool, StoreError> {
        check_text(hash)?;
        let sql = "UPDATE identities SET password = $2 WHERE id = $1";
        one_or_taken(self.update_identity(sql, id, [hash]).await)
    }

    /// Runs a statement that changes somebody's row; how many it changed.
    async fn update_identity<const N: usize>(
        &self,
        sql: &str,
        id: IdentityId,
        values: [&str; N],
    ) -> Result<u64, StoreError> {
        Ok(writing!(self, connection => {
            let query = values.into_iter().fold(sqlx::query(sql).bind(id), |query, value| {
                query.bind(value)
            });
            query.execute(&mut *connection).await?.rows_affected()
        }))
    }

    /// Who keeps a name by a password, and the hash of that. Capital and small
    /// letters are the same.
    pub async fn kept_by_name(
        &self,
        name: &str,
    ) -> Result<Option<(IdentityRow, String)>, StoreError> {
        if check_text(name).is_err() {
            return Ok(None);
        }
        let sql = "SELECT id, name, password FROM identities
                   WHERE folded = $1 AND password IS NOT NULL";
        let row: Option<(i64, String, String)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(fold(name)).fetch_optional(pool).await?
        });
        Ok(row.map(|(id, name, password)| {
            let kept = true;
            (IdentityRow { id, name, kept }, password)
        }))
    }
}

/// The name in small letters: what makes two names the same. Folded here, since
/// databases fold letters beyond ASCII each in their own way.
fn fold(name: &str) -> String {
    name.to_lowercase()
}

/// One row has changed, or the name is somebody else's.
fn one_or_taken(changed: Result<u64, StoreError>) -> Result<bool, StoreError> {
    match changed {
        Ok(0) => Err(StoreError::Missing),
        Ok(_) => Ok(true),
        Err(StoreError::Taken) => Ok(false),
        Err(error) => Err(error),
    }
}
