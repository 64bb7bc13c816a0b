//! What guests answered when they practised.

use tokio_postgres::Row as Found;

use super::derived::lock_guests;
use super::errors::Failure;
use super::link::{Link, Values};
use crate::{PracticeAnswer, StoreError};

const SELECT: &str = "SELECT guest, id, at, body FROM practice";

/// Keeps an answer. The guest is locked meanwhile: two nodes do not pass the limit together,
/// and nobody who is being erased leaves an answer behind.
pub(super) async fn put(
    link: &Link,
    new: &PracticeAnswer,
    most: u64,
) -> Result<PracticeAnswer, Failure> {
    lock_guests(link, &[&new.guest]).await?;
    let sql = format!("{SELECT} WHERE guest = $1 AND id = $2");
    if let Some(kept) = link.query_opt(&sql, &[&new.guest, &new.id]).await? {
        return Ok(read(&kept));
    }
    let sql = "SELECT count(*) FROM practice WHERE guest = $1";
    let count = link.query_opt(sql, &[&new.guest]).await?;
    let n_kept: i64 = count.map_or(0, |row| row.get(0));
    if n_kept.cast_unsigned() >= most {
        return Err(StoreError::TooManyAnswers { most }.into());
    }
    let sql = "INSERT INTO practice (guest, id, at, body) VALUES ($1, $2, $3, $4)";
    let values: Values<'_> = &[&new.guest, &new.id, &new.at, &new.body];
    link.execute(sql, values).await?;
    Ok(new.clone())
}

pub(super) async fn of(link: &Link, guest: &str) -> Result<Vec<PracticeAnswer>, Failure> {
    let sql = format!("{SELECT} WHERE guest = $1 ORDER BY at, id");
    let found = link.query(&sql, &[&guest]).await?;
    Ok(found.iter().map(read).collect())
}

fn read(row: &Found) -> PracticeAnswer {
    PracticeAnswer {
        guest: row.get(0),
        id: row.get(1),
        at: row.get(2),
        body: row.get(3),
    }
}
