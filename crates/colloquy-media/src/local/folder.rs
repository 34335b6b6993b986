//! Writing into the folder and finding in it, without following a symbolic link anywhere below it.

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
use rustix::fs::{AtFlags, CWD, Mode, OFlags, fsync, mkdirat, openat, renameat, unlinkat};
use rustix::io::Errno;

const OF_A_FOLDER: OFlags =
    OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);
/// A pipe that lies there must not make its reader wait.
const OF_A_FILE: OFlags =
    OFlags::RDONLY.union(OFlags::NONBLOCK).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);
const OF_A_NEW_FILE: OFlags =
    OFlags::WRONLY.union(OFlags::CREATE).union(OFlags::EXCL).union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);

/// So many folders are remembered as saved.
const REMEMBERED: usize = 4_096;

#[derive(Debug)]
pub struct MediaFolder {
    path: PathBuf,
    /// Tells the unfinished files of processes that share the folder apart.
    token: String,
    unfinished: AtomicU64,
    /// Below it, those whose entries would survive a loss of power: each message of an interview comes into the same
    /// ones, and saving them again takes as long as the first time.
    saved: Mutex<HashSet<PathBuf>>,
}

/// Makes the folder, readable for its owner alone, unless it is there.
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

/// Opens the folder itself. It may be a link: where it lies is the operator's choice.
pub fn root(path: &Path) -> io::Result<OwnedFd> {
    Ok(File::open(path)?.into())
}

/// At most `limit` bytes of a file, if there is one.
pub fn read(folder: &OwnedFd, name: &str, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let Some(file) = present(openat(folder, name, OF_A_FILE, Mode::empty()))? else { return Ok(None) };
    let mut content = Vec::new();
    File::from(file).take(limit).read_to_end(&mut content)?;
    Ok(Some(content))
}

/// Makes a file that is not there yet, readable for its owner alone; returns when it would survive a loss of power,
/// but for its entry in the folder.
pub fn write_new(folder: &OwnedFd, name: &str, content: &[u8]) -> io::Result<()> {
    let file = openat(folder, name, OF_A_NEW_FILE, Mode::RUSR | Mode::WUSR)?;
    let mut file = File::from(file);
    file.write_all(content)?;
    file.sync_all()
}

impl MediaFolder {
    pub fn new(path: PathBuf, randomness: &dyn Randomness) -> Self {
        MediaFolder { path, token: token(randomness), unfinished: AtomicU64::new(0), saved: Mutex::default() }
    }

    /// Puts the whole file in place at once, and returns when it would survive a loss of power.
    pub fn put(&self, name: &MediaName, content: &[u8]) -> io::Result<()> {
        let root = root(&self.path)?;
        let number = self.unfinished.fetch_add(1, Ordering::Relaxed);
        let unfinished = format!(".put-{}-{number}", self.token);
        let placed = write_new(&root, &unfinished, content)
            .and_then(|()| self.place(&root, (root.as_fd(), Path::new(&unfinished)), name));
        if placed.is_err() {
            // What went wrong first is what is reported.
            let _ = unlinkat(&root, &unfinished, AtFlags::empty());
        }
        placed
    }

    /// Moves a whole file in place at once, and returns when it would survive a loss of power. `false` where it lies on
    /// another disk.
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
                Err(Errno::EXIST) if self.is_saved(&path) => {}
                // Whoever made it may not have come to saving it.
                Ok(()) | Err(Errno::EXIST) => {
                    fsync(&folder)?;
                    self.remember(path.clone());
                }
                Err(error) => return Err(error.into()),
            }
            folder = openat(&folder, segment, OF_A_FOLDER, Mode::empty())?;
        }
        renameat(from, file, &folder, last)?;
        Ok(fsync(&folder)?)
    }

    fn is_saved(&self, folder: &Path) -> bool {
        self.saved.lock().unwrap_or_else(PoisonError::into_inner).contains(folder)
    }

    fn remember(&self, folder: PathBuf) {
        let mut saved = self.saved.lock().unwrap_or_else(PoisonError::into_inner);
        if saved.len() == REMEMBERED {
            saved.clear();
        }
        saved.insert(folder);
    }

    /// The file of this name, if there is one.
    pub fn find(&self, name: &MediaName) -> io::Result<Option<(File, Metadata)>> {
        let mut folder = root(&self.path)?;
        let (folders, file) = parts(name);
        for segment in folders {
            let Some(next) = present(openat(&folder, segment, OF_A_FOLDER, Mode::empty()))? else {
                return Ok(None);
            };
            folder = next;
        }
        let Some(file) = present(openat(&folder, file, OF_A_FILE, Mode::empty()))? else { return Ok(None) };
        let file = File::from(file);
        let metadata = file.metadata()?;
        Ok(metadata.is_file().then_some((file, metadata)))
    }
}

/// A name that no other process draws.
pub fn token(randomness: &dyn Randomness) -> String {
    let mut bytes = [0; 16];
    randomness.fill(&mut bytes);
    format!("{:032x}", u128::from_be_bytes(bytes))
}

/// The names of the folders, and that of the file.
fn parts(name: &MediaName) -> (impl Iterator<Item = &str>, &str) {
    let (folders, file) = name.as_str().rsplit_once('/').unwrap_or(("", name.as_str()));
    (folders.split('/').filter(|segment| !segment.is_empty()), file)
}

/// A link is as good as nothing: nobody here makes any.
fn present(opened: Result<OwnedFd, Errno>) -> io::Result<Option<OwnedFd>> {
    match opened {
        Ok(opened) => Ok(Some(opened)),
        Err(Errno::NOENT | Errno::NOTDIR | Errno::LOOP) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
