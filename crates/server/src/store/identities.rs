//! People: guests, and those whose name is protected by a password.

use super::pools::{begin_session, know_device, reading, writing};
use super::rows::big;
use super::{IdentityId, IdentityRow, NewSession, PasswordLogin, Store, StoreError, check_text};
use crate::identity::skeleton;

/// How often setting a password is tried again because the name changed meanwhile.
const ATTEMPTS: u32 = 5;

impl Store {
    /// Creates a guest with a first session. Guests may share a name; the caller has to check
    /// that nobody has protected it.
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

    /// Changes somebody's name; false if somebody else has protected it, or one that looks
    /// like it, with a password.
    pub async fn rename(&self, id: IdentityId, name: &str) -> Result<bool, StoreError> {
        check_text(name)?;
        let sql = "UPDATE identities SET name = $2, folded = $3,
                       skeleton = CASE WHEN password IS NULL THEN NULL ELSE $4 END
                   WHERE id = $1 AND NOT EXISTS (
                       SELECT 1 FROM identities AS o WHERE o.password IS NOT NULL
                           AND o.id <> $1 AND (o.folded = $3 OR o.skeleton = $4))";
        let values = [name, &fold(name), &skeleton(name)];
        match self.update_identity(sql, id, values).await {
            Ok(0) if self.identity(id).await?.is_none() => Err(StoreError::Missing),
            Ok(0) | Err(StoreError::Taken) => Ok(false),
            Ok(_) => Ok(true),
            Err(error) => Err(error),
        }
    }

    /// Protects somebody's name with a password, whose hash this is, and starts a new session
    /// in place of all others; false if somebody else has already protected the name, or one
    /// that looks like it.
    pub async fn set_password(
        &self,
        id: IdentityId,
        hash: &str,
        entered: &PasswordLogin,
    ) -> Result<bool, StoreError> {
        check_text(hash)?;
        for _ in 0..ATTEMPTS {
            let row = self.identity(id).await?.ok_or(StoreError::Missing)?;
            let name = row.name;
            match self.keep(id, &name, hash, entered).await {
                // The name was changed meanwhile, and with it its skeleton.
                Ok(false) => {}
                Err(StoreError::Taken) => return Ok(false),
                set => return set,
            }
        }
        Err(StoreError::Taken)
    }

    /// Protects a name with a password; false if the person no longer has that name.
    async fn keep(
        &self,
        id: IdentityId,
        name: &str,
        hash: &str,
        entered: &PasswordLogin,
    ) -> Result<bool, StoreError> {
        // A name that already had a password keeps its skeleton: it may have been protected
        // when names could still look alike.
        let sql = "UPDATE identities SET password = $2,
                       skeleton = CASE WHEN password IS NULL THEN $4 ELSE skeleton END
                   WHERE id = $1 AND name = $3";
        Ok(writing!(self, connection => {
            let query = sqlx::query(sql).bind(id).bind(hash).bind(name);
            let query = query.bind(skeleton(name)).execute(&mut *connection);
            let kept = query.await?.rows_affected() == 1;
            if kept {
                for table in ["sessions", "devices"] {
                    let sql = format!("DELETE FROM {table} WHERE identity = $1");
                    sqlx::query(&sql).bind(id).execute(&mut *connection).await?;
                }
                begin_session!(&mut *connection, id, entered.session);
                know_device!(&mut *connection, id, entered);
            }
            kept
        }))
    }

    /// Runs a statement that changes somebody's row; returns the number of changed rows.
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

    /// Whether somebody else has protected a name, or one that looks like it, with a password.
    pub async fn is_kept(&self, name: &str, except: IdentityId) -> Result<bool, StoreError> {
        if check_text(name).is_err() {
            return Ok(false);
        }
        let sql = "SELECT 1 FROM identities WHERE password IS NOT NULL
                       AND id <> $1 AND (folded = $2 OR skeleton = $3) LIMIT 1";
        let kept: Option<i32> = reading!(self, pool => {
            let query = sqlx::query_scalar(sql).bind(except).bind(fold(name));
            query.bind(skeleton(name)).fetch_optional(pool).await?
        });
        Ok(kept.is_some())
    }

    /// Everybody with a name, ignoring case; at most one has protected it with a password.
    pub async fn named(&self, name: &str) -> Result<Vec<IdentityRow>, StoreError> {
        check_text(name)?;
        let sql = "SELECT id, name, password IS NOT NULL FROM identities
                   WHERE folded = $1 ORDER BY id";
        let rows: Vec<(i64, String, bool)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(fold(name)).fetch_all(pool).await?
        });
        let row = |(id, name, kept)| IdentityRow { id, name, kept };
        Ok(rows.into_iter().map(row).collect())
    }

    /// The person with an id.
    pub async fn identity(&self, id: IdentityId) -> Result<Option<IdentityRow>, StoreError> {
        let sql = "SELECT name, password IS NOT NULL FROM identities WHERE id = $1";
        let row: Option<(String, bool)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        });
        Ok(row.map(|(name, kept)| IdentityRow { id, name, kept }))
    }

    /// Gives every protected name its skeleton, by this program's tables. Of names that were
    /// protected when they could still look alike, all but the oldest go without one: they
    /// remain their owners', and nobody can take another name like them.
    pub(super) async fn fill_skeletons(&self) -> Result<(), StoreError> {
        let sql = "SELECT id, name, skeleton FROM identities WHERE password IS NOT NULL
                   ORDER BY created, id";
        let rows: Vec<(i64, String, Option<String>)> =
            reading!(self, pool => sqlx::query_as(sql).fetch_all(pool).await?);
        for (id, name, known) in rows {
            let looks = skeleton(&name);
            if known.as_ref() == Some(&looks) {
                continue;
            }
            match self.put_skeleton(id, &name, Some(&looks)).await {
                Err(StoreError::Taken) => {
                    tracing::warn!(name, "a kept name looks like an older one");
                    if known.is_some() {
                        self.put_skeleton(id, &name, None).await?;
                    }
                }
                put => put?,
            }
        }
        Ok(())
    }

    async fn put_skeleton(
        &self,
        id: IdentityId,
        name: &str,
        looks: Option<&str>,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE identities SET skeleton = $3
                   WHERE id = $1 AND name = $2 AND password IS NOT NULL";
        writing!(self, connection => {
            let query = sqlx::query(sql).bind(id).bind(name).bind(looks);
            query.execute(&mut *connection).await?;
        });
        Ok(())
    }

    /// The person who has protected a name with a password, and the password's hash. Case is
    /// ignored.
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

/// The name in lower case: names are the same if these are. Folded here, because databases
/// fold letters beyond ASCII differently.
pub(super) fn fold(name: &str) -> String {
    name.to_lowercase()
}
