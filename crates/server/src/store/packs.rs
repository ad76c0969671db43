//! Packs that were uploaded.

use super::pools::{reading, writing};
use super::rows::{big, small};
use super::{PackRow, Store, StoreError, check_text};

impl Store {
    /// Saves a pack. If one with the same hash exists, it is the same pack; it counts as used
    /// now.
    pub async fn put_pack(&self, pack: &PackRow) -> Result<(), StoreError> {
        for text in [&pack.hash, &pack.game, &pack.text] {
            check_text(text)?;
        }
        let sql = "INSERT INTO packs (hash, game, text, added_by, created)
                   VALUES ($1, $2, $3, $4, $5)
                   ON CONFLICT (hash) DO UPDATE SET created = EXCLUDED.created";
        writing!(self, connection => {
            sqlx::query(sql)
                .bind(&pack.hash)
                .bind(&pack.game)
                .bind(&pack.text)
                .bind(pack.by)
                .bind(big(pack.created))
                .execute(&mut *connection)
                .await?;
        });
        Ok(())
    }

    /// The pack with a hash.
    pub async fn pack(&self, hash: &str) -> Result<Option<PackRow>, StoreError> {
        if check_text(hash).is_err() {
            return Ok(None);
        }
        let sql = "SELECT hash, game, text, added_by, created FROM packs WHERE hash = $1";
        let row: Option<(String, String, String, i64, i64)> = reading!(self, pool => {
            sqlx::query_as(sql).bind(hash).fetch_optional(pool).await?
        });
        let pack = |(hash, game, text, by, created)| {
            Ok(PackRow {
                hash,
                game,
                text,
                by,
                created: small(created, "the time of a pack")?,
            })
        };
        row.map(pack).transpose()
    }
}
