//! A database from a copy, in a place where there is none.

use std::io::ErrorKind::NotFound;
use std::path::Path;

use super::open::{beside, lock};
use super::read::Reader;
use crate::{ErrorKind, StoreError};

/// Refuses a place that has a database, the remains of one, or a process that uses it. Makes nothing.
pub(crate) fn check_vacant(path: &Path) -> Result<(), StoreError> {
    if beside(path, ".lock").exists() {
        lock(path)?;
    }
    check_files(path)
}

/// Copies a database to this place, unless there is one. Meanwhile no other process can open or make it.
pub(crate) async fn restore(backup: &Reader, path: &Path) -> Result<(), StoreError> {
    let _lock = lock(path)?;
    check_files(path)?;
    backup.copy_to(path).await
}

/// SQLite would take the remains of another database for parts of the new one.
fn check_files(path: &Path) -> Result<(), StoreError> {
    for end in ["", "-wal", "-shm", "-journal"] {
        let file = beside(path, end);
        let problem = match file.symlink_metadata() {
            Err(error) if error.kind() == NotFound => continue,
            Err(error) => error.to_string(),
            Ok(_) => "it is there already, and a backup is restored only to a folder without games".into(),
        };
        let message = format!("{}: {problem}", file.display());
        return Err(StoreError::new(ErrorKind::NotOpened, message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn a_place_with_a_database_its_remains_or_its_process_is_refused() {
        let folder = std::env::temp_dir().join(format!("tessera-store-restore-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        let (backup, place) = (folder.join("backup.db"), folder.join("tessera.db"));
        Store::open_sqlite(&backup).await.unwrap().close().await;
        let store = Store::read_sqlite(&backup).await.unwrap();
        for end in ["", "-wal", "-shm", "-journal"] {
            let remains = beside(&place, end);
            fs::write(&remains, "").unwrap();
            let errors = [check_vacant(&place).unwrap_err(), store.restore_to(&place).await.unwrap_err()];
            assert!(errors.iter().all(|error| error.to_string().contains("there already")), "{errors:?}");
            assert_eq!(fs::read(&remains).unwrap(), b"");
            fs::remove_file(remains).unwrap();
        }
        // A process is there, though its file is not.
        let held = lock(&place).unwrap();
        let errors = [check_vacant(&place).unwrap_err(), store.restore_to(&place).await.unwrap_err()];
        assert!(errors.iter().all(|error| error.kind() == ErrorKind::Locked), "{errors:?}");
        assert!(!place.exists());
        drop(held);
        check_vacant(&place).unwrap();
        store.restore_to(&place).await.unwrap();
        store.close().await;
        Store::open_sqlite(&place).await.unwrap().close().await;
        fs::remove_dir_all(&folder).unwrap();
    }
}
