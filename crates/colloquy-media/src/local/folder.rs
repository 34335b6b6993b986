//! Writes and finds files in the folder, without following symbolic links below it.

use std::collections::HashSet;
use std::fs::{DirBuilder, File, Metadata};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use colloquy_domain::media::MediaName;
use colloquy_domain::ports::Randomness;
use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, fsync, mkdirat, openat, renameat, unlinkat};
use rustix::io::Errno;

const FOLDER_FLAGS: OFlags =
    OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);
/// `NONBLOCK` keeps a named pipe from blocking its reader.
const FILE_FLAGS: OFlags =
    OFlags::RDONLY.union(OFlags::NONBLOCK).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);
const NEW_FILE_FLAGS: OFlags =
    OFlags::WRONLY.union(OFlags::CREATE).union(OFlags::EXCL).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);

/// How the names of files begin that are being written.
const UNFINISHED: &str = ".put-";

/// How many folders are remembered as synced.
const MAX_REMEMBERED: usize = 4_096;

#[derive(Debug)]
pub struct MediaFileFolder {
    path: PathBuf,
    /// Distinguishes the unfinished files of processes that share the folder.
    token: String,
    unfinished: AtomicU64,
    /// The folders below whose entries would survive a loss of power. The recordings of an interview share their
    /// folders, and syncing a folder again takes as long as the first time.
    synced: Mutex<HashSet<PathBuf>>,
}

/// Creates the folder if it is missing, accessible to its owner only.
pub fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => File::open(parent)?.sync_all(),
        _ => Ok(()),
    }
}

/// Opens the folder itself. It may be a symbolic link, because the operator chooses where it is.
pub fn root(path: &Path) -> io::Result<OwnedFd> {
    Ok(File::open(path)?.into())
}

/// Reads at most `limit` bytes of a file. Returns `None` if it does not exist.
pub fn read(folder: &OwnedFd, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let Some(file) = present(openat(folder, name, FILE_FLAGS, Mode::empty()))? else { return Ok(None) };
    let mut content = Vec::new();
    File::from(file).take(limit).read_to_end(&mut content)?;
    Ok(Some(content))
}

/// Creates a new file, accessible to its owner only, and returns it locked. Waits until its content, though not its entry
/// in the folder, would survive a loss of power.
pub fn write_new(folder: &OwnedFd, name: &str, content: &[u8]) -> io::Result<File> {
    let file = openat(folder, name, NEW_FILE_FLAGS, Mode::RUSR | Mode::WUSR)?;
    let mut file = File::from(file);
    // Without locks on this file system, nothing is taken for abandoned.
    let _ = file.try_lock();
    file.write_all(content)?;
    file.sync_all()?;
    Ok(file)
}

impl MediaFileFolder {
    pub fn new(path: PathBuf, randomness: &dyn Randomness) -> Self {
        MediaFileFolder {
            path,
            token: token(randomness),
            unfinished: AtomicU64::new(0),
            synced: Mutex::default(),
        }
    }

    /// Removes the unfinished files of processes that were killed. They may be audio of a person, and have no name by which
    /// it would be removed with the person's other audio.
    pub fn remove_abandoned(&self) -> io::Result<()> {
        for entry in std::fs::read_dir(&self.path)? {
            let entry = entry?;
            let is_unfinished = entry.file_name().to_str().is_some_and(|name| name.starts_with(UNFINISHED));
            let path = entry.path();
            if is_unfinished && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
                std::fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    /// Writes a file atomically, and waits until it would survive a loss of power.
    pub fn put(&self, name: &MediaName, content: &[u8]) -> io::Result<()> {
        let root = root(&self.path)?;
        let number = self.unfinished.fetch_add(1, Ordering::Relaxed);
        let unfinished = format!("{UNFINISHED}{}-{number}", self.token);
        let placed = write_new(&root, &unfinished, content)
            .and_then(|_held| self.place(&root, (root.as_fd(), Path::new(&unfinished)), name));
        if placed.is_err() {
            // The first error is the one to report.
            let _ = unlinkat(&root, &unfinished, AtFlags::empty());
        }
        placed
    }

    /// Moves a file here atomically, and waits until it would survive a loss of power. Returns `false` if the file is
    /// on another file system.
    pub fn adopt(&self, name: &MediaName, file: &Path) -> io::Result<bool> {
        File::open(file)?.sync_data()?;
        match self.place(&root(&self.path)?, (CWD, file), name) {
            Err(error) if error.kind() == io::ErrorKind::CrossesDevices => Ok(false),
            placed => placed.map(|()| true),
        }
    }

    fn place(
        &self,
        root: &OwnedFd,
        (from, file): (BorrowedFd<'_>, &Path),
        name: &MediaName,
    ) -> io::Result<()> {
        let (folders, last) = parts(name);
        let (mut folder, mut path) = (root.try_clone()?, PathBuf::new());
        for segment in folders {
            path.push(segment);
            match mkdirat(&folder, segment, Mode::RWXU) {
                Err(Errno::EXIST) if self.is_synced(&path) => {}
                // The process that created the folder may not have synced it yet.
                Ok(()) | Err(Errno::EXIST) => {
                    fsync(&folder)?;
                    self.remember(path.clone());
                }
                Err(error) => return Err(error.into()),
            }
            folder = openat(&folder, segment, FOLDER_FLAGS, Mode::empty())?;
        }
        renameat(from, file, &folder, last)?;
        Ok(fsync(&folder)?)
    }

    fn is_synced(&self, folder: &Path) -> bool {
        self.synced.lock().unwrap_or_else(PoisonError::into_inner).contains(folder)
    }

    fn remember(&self, folder: PathBuf) {
        let mut synced = self.synced.lock().unwrap_or_else(PoisonError::into_inner);
        if synced.len() == MAX_REMEMBERED {
            synced.clear();
        }
        synced.insert(folder);
    }

    /// Returns the first names after `after`.
    pub fn list(&self, after: Option<&str>, limit: usize) -> io::Result<Vec<MediaName>> {
        let mut listing = MediaFileListing { after: after.unwrap_or_default(), limit, names: Vec::new() };
        listing.visit(root(&self.path)?, "")?;
        Ok(listing.names)
    }

    /// Removes the file of this name, if it exists, and waits until it would not come back after a loss of power.
    pub fn remove(&self, name: &MediaName) -> io::Result<()> {
        let mut folder = root(&self.path)?;
        let (folders, file) = parts(name);
        for segment in folders {
            let Some(next) = present(openat(&folder, segment, FOLDER_FLAGS, Mode::empty()))? else {
                return Ok(());
            };
            folder = next;
        }
        match unlinkat(&folder, file, AtFlags::empty()) {
            Ok(()) | Err(Errno::NOENT) => Ok(fsync(&folder)?),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens the file of this name, if it exists.
    pub fn find(&self, name: &MediaName) -> io::Result<Option<(File, Metadata)>> {
        let mut folder = root(&self.path)?;
        let (folders, file) = parts(name);
        for segment in folders {
            let Some(next) = present(openat(&folder, segment, FOLDER_FLAGS, Mode::empty()))? else {
                return Ok(None);
            };
            folder = next;
        }
        let Some(file) = present(openat(&folder, file, FILE_FLAGS, Mode::empty()))? else { return Ok(None) };
        let file = File::from(file);
        let metadata = file.metadata()?;
        Ok(metadata.is_file().then_some((file, metadata)))
    }
}

/// A walk through the folder in the order of the names' bytes.
struct MediaFileListing<'a> {
    after: &'a str,
    limit: usize,
    names: Vec<MediaName>,
}

impl MediaFileListing<'_> {
    /// Visits a folder whose files have names that begin with `prefix`.
    fn visit(&mut self, folder: OwnedFd, prefix: &str) -> io::Result<()> {
        let mut entries = Vec::new();
        for entry in Dir::read_from(&folder)? {
            let entry = entry?;
            let Ok(name) = entry.file_name().to_str() else { continue };
            // A slash after the names of folders sorts them as their files are sorted.
            let is_folder = match entry.file_type() {
                FileType::Unknown => present(openat(&folder, name, FOLDER_FLAGS, Mode::empty()))?.is_some(),
                file_type => file_type == FileType::Directory,
            };
            let slash = if is_folder { "/" } else { "" };
            if !name.starts_with('.') {
                entries.push(format!("{prefix}{name}{slash}"));
            }
        }
        entries.sort_unstable();
        for entry in entries {
            if self.names.len() == self.limit {
                break;
            }
            match entry.strip_suffix('/') {
                // Files below come after `after` only if the folder does, or if `after` is below it too.
                Some(path) if *entry > *self.after || self.after.starts_with(&entry) => {
                    let name = path.rsplit('/').next().unwrap_or(path);
                    if let Some(below) = present(openat(&folder, name, FOLDER_FLAGS, Mode::empty()))? {
                        self.visit(below, &entry)?;
                    }
                }
                Some(_) => {}
                None if *entry > *self.after => self.names.extend(MediaName::parse(&entry)),
                None => {}
            }
        }
        Ok(())
    }
}

/// Returns a random token that no other process has.
pub fn token(randomness: &dyn Randomness) -> String {
    let mut bytes = [0; 16];
    randomness.fill(&mut bytes);
    format!("{:032x}", u128::from_be_bytes(bytes))
}

/// Splits a name into those of its folders and that of its file.
fn parts(name: &MediaName) -> (impl Iterator<Item = &str>, &str) {
    let (folders, file) = name.as_str().rsplit_once('/').unwrap_or(("", name.as_str()));
    (folders.split('/').filter(|segment| !segment.is_empty()), file)
}

/// Treats a symbolic link like a missing file, because the service creates none.
fn present(opened: Result<OwnedFd, Errno>) -> io::Result<Option<OwnedFd>> {
    match opened {
        Ok(opened) => Ok(Some(opened)),
        Err(Errno::NOENT | Errno::NOTDIR | Errno::LOOP) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
