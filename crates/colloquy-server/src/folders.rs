//! The folders of a service on this machine.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::Context;
use colloquy_domain::ports::IdSource;
use colloquy_storage_diesel::StorageUrl;

use crate::configuration::{Configuration, MediaPlace};
use crate::system::SystemIds;

pub const FIRST_KEY: &str = "first-api-key";
pub const SET_UP_LINK: &str = "set-up-link";

/// The size of a small write: an empty file can be created even on a full disk.
const PROBE: [u8; 4_096] = [0; 4_096];

/// Creates the data folder, accessible to the service's user only, because it holds what invitees say.
/// Returns an error if a folder is not writable.
pub fn prepare(configuration: &Configuration) -> anyhow::Result<()> {
    let folder = &configuration.data_dir;
    let made = fs::DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.with_context(|| format!("COLLOQUY_DATA_DIR: {} cannot be created", folder.display()))?;
    require_writable("COLLOQUY_DATA_DIR", folder)?;
    if let StorageUrl::Sqlite(file) = &configuration.database {
        // SQLite creates further files beside the database.
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        require_writable("COLLOQUY_DATABASE", folder.unwrap_or(Path::new(".")))?;
    }
    match &configuration.media {
        MediaPlace::Folder(folder) if folder.is_dir() => require_writable("COLLOQUY_MEDIA", folder),
        MediaPlace::Folder(_) | MediaPlace::Bucket(..) => Ok(()),
    }
}

fn require_writable(setting: &str, folder: &Path) -> anyhow::Result<()> {
    let file = unfinished(folder, "write-check");
    let written = write_new(&file, &PROBE).and_then(|()| fs::remove_file(&file));
    written.with_context(|| format!("{setting}: the folder {} cannot be written", folder.display()))
}

/// Returns a file name that no other process uses, even on another machine that shares the folder.
fn unfinished(folder: &Path, purpose: &str) -> PathBuf {
    folder.join(format!(".{purpose}-{}", SystemIds.next()))
}

/// Writes a file that only its owner can read.
fn write_new(file: &Path, content: &[u8]) -> io::Result<()> {
    let mut opened = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?;
    let written = opened.write_all(content).and_then(|()| opened.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(file);
    }
    written
}

/// Writes a secret to a file in the data folder that only its owner can read, and returns its path. The rename makes
/// the complete file appear at once. It replaces the secret of an earlier database.
pub fn save_secret(data_dir: &Path, name: &str, secret: &str) -> io::Result<PathBuf> {
    let folder = fs::canonicalize(data_dir)?;
    let (unfinished, file) = (unfinished(&folder, name), folder.join(name));
    write_new(&unfinished, format!("{secret}\n").as_bytes())?;
    fs::rename(&unfinished, &file)?;
    fs::File::open(&folder)?.sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn mode(file: &Path) -> u32 {
        fs::symlink_metadata(file).expect("a file").permissions().mode() & 0o7777
    }

    #[test]
    fn only_its_owner_can_read_the_first_key() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = save_secret(folder.path(), FIRST_KEY, "clq_one").expect("the folder can be written");
        assert_eq!(fs::read_to_string(&file).expect("the file"), "clq_one\n");
        assert_eq!(mode(&file), 0o600);
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }

    #[test]
    fn the_first_key_is_not_written_to_an_existing_file() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (elsewhere, file) = (folder.path().join("elsewhere"), folder.path().join(FIRST_KEY));
        fs::write(&elsewhere, "theirs").expect("a file");
        symlink(&elsewhere, &file).expect("a link");
        let saved = save_secret(folder.path(), FIRST_KEY, "clq_two").expect("the folder can be written");
        assert_eq!(fs::read_to_string(&elsewhere).expect("the file"), "theirs");
        assert_eq!(fs::read_to_string(&saved).expect("the file"), "clq_two\n");
        assert_eq!(mode(&saved), 0o600);
    }

    #[test]
    fn checking_a_folder_leaves_it_empty() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        require_writable("COLLOQUY_DATA_DIR", folder.path()).expect("the folder can be written");
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
        let missing = folder.path().join("missing");
        let error = require_writable("COLLOQUY_DATA_DIR", &missing).expect_err("there is no folder");
        let message = format!("{error:#}");
        assert!(
            message.starts_with("COLLOQUY_DATA_DIR: the folder ") && message.contains("missing"),
            "{message}"
        );
    }
}
