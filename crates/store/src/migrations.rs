//! Migrations of the database.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use crate::{ErrorKind, StoreError};

/// A migration: its version, its name, and its SQL.
pub(crate) type Step = (i64, &'static str, &'static str);

pub(crate) const SQLITE: &[Step] = &[
    (1, "start", include_str!("../migrations/sqlite/0001_start.sql")),
    (2, "outages", include_str!("../migrations/sqlite/0002_outages.sql")),
];

#[cfg(feature = "postgres")]
pub(crate) const POSTGRES: &[Step] = &[
    (1, "start", include_str!("../migrations/postgres/0001_start.sql")),
    (2, "outages", include_str!("../migrations/postgres/0002_outages.sql")),
];

/// Migrates a database to the version of this program.
pub(crate) async fn run(connection: &mut impl Migrate, steps: &[Step]) -> Result<(), StoreError> {
    let migrations = steps.iter().map(|&(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::Execute(error) => StoreError::opening(&error),
        MigrateError::VersionMissing(_) => too_new(),
        MigrateError::VersionMismatch(version) => StoreError::damaged(format_args!(
            "its version {version} was made by another program than this one"
        )),
        error => StoreError::new(
            ErrorKind::NotOpened,
            format!("the database could not be brought to the version of this program: {error}"),
        ),
    })
}

pub(crate) fn too_new() -> StoreError {
    StoreError::new(ErrorKind::TooNew, "the database was made by a newer version of this program")
}
