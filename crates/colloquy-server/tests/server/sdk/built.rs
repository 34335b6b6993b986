//! The compiled package, and the programs of `tests/sdk` compiled against it.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::harness::target;

pub const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-sdk-typescript/package");
const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sdk");
const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples");
const BROWSER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-docs/tests/browser");

/// Returns the path of an npm package that `cargo xtask test` installs.
pub fn installed(folder: &str, package: &str) -> PathBuf {
    let path = Path::new(folder).join("node_modules").join(package);
    assert!(
        path.exists(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {folder}"
    );
    path
}

/// Returns the folder with the compiled programs in `tests` and their imports in `node_modules`. Compiles them only if
/// a source has changed.
pub fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let sources = sources();
        let mut hasher = DefaultHasher::new();
        sources.hash(&mut hasher);
        let folder = target().join(format!("sdk-{:016x}", hasher.finish()));
        if !folder.is_dir() {
            let temporary = tempfile::Builder::new().prefix("sdk-").tempdir_in(target()).expect("a folder");
            compile(temporary.path(), &sources);
            // If another test process was faster, its folder is used.
            let _ = fs::rename(temporary.keep(), &folder);
        }
        folder
    })
}

/// Compiler options for checking programs in documents. There is no tsconfig.json, because readers may have any.
pub const CHECKED: &str =
    "--noEmit --strict --erasableSyntaxOnly --module preserve --target es2023 --types node";

/// Checks that programs that import the package have no type errors.
pub fn check_types<'s>(programs: impl Iterator<Item = &'s str>) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    symlink(folder().join("node_modules"), scratch.path().join("node_modules")).expect("a link");
    let mut compiler = Command::new(installed(PACKAGE, ".bin/tsc"));
    compiler.args(CHECKED.split(' ')).current_dir(scratch.path());
    for (place, program) in programs.enumerate() {
        let name = format!("{place}.ts");
        fs::write(scratch.path().join(&name), program).expect("the file is written");
        compiler.arg(name);
    }
    let compiled = compiler.output().expect("the compiler starts");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stdout));
}

/// Returns the content of each source file by its path in the folder.
fn sources() -> BTreeMap<PathBuf, Vec<u8>> {
    let package = Path::new("node_modules/colloquy-sdk");
    let mut sources = BTreeMap::new();
    let mut add = |from: &str, to: &Path| {
        let entries = fs::read_dir(from).unwrap_or_else(|error| panic!("{from}: {error}"));
        for path in entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file()) {
            let text = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            sources.insert(to.join(path.file_name().expect("a name")), text);
        }
    };
    add(PACKAGE, package);
    add(&format!("{PACKAGE}/src"), &package.join("src"));
    add(PROGRAMS, Path::new("tests"));
    sources
}

fn compile(folder: &Path, sources: &BTreeMap<PathBuf, Vec<u8>>) {
    for (path, text) in sources {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("the file is written");
    }
    for (from, package) in [
        (PACKAGE, "@types"),
        (PACKAGE, "undici-types"),
        (SAMPLES, "standardwebhooks"),
        (BROWSER, "puppeteer-core"),
    ] {
        symlink(installed(from, package), folder.join("node_modules").join(package)).expect("a link");
    }
    for project in ["node_modules/colloquy-sdk", "tests", "tests/tsconfig.page.json"] {
        let compiled = Command::new(installed(PACKAGE, ".bin/tsc"))
            .args(["--project", project])
            .current_dir(folder)
            .output()
            .expect("the compiler starts");
        let stdout = String::from_utf8_lossy(&compiled.stdout);
        assert!(compiled.status.success() && stdout.is_empty(), "{project}: {stdout}");
    }
}
