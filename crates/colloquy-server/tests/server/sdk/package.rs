//! The package, packed and installed.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::built::{self, PACKAGE, installed};
use super::nodes;

fn npm(folder: &Path, arguments: &[&str]) -> String {
    let output = Command::new("npm").args(arguments).args(["--loglevel=error"]).current_dir(folder).output();
    let output = output.expect("this test needs `npm`; install it with Node.js");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{report}{}", String::from_utf8_lossy(&output.stderr));
    report
}

/// Packs the package in a folder like this repository's. Returns the folder and the report of npm.
fn packed() -> (TempDir, Value) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let package = folder.path().join("crates/colloquy-sdk-typescript/package");
    fs::create_dir_all(&package).expect("a folder");
    fs::copy(xtask::root().join("LICENSE"), folder.path().join("LICENSE")).expect("a licence");
    for name in ["README.md", "package.json", "tsconfig.json", "src"] {
        let copied = Command::new("cp").args(["-r", name]).arg(&package).current_dir(PACKAGE).status();
        assert!(copied.expect("`cp` starts").success(), "{name} was not copied");
    }
    symlink(installed(PACKAGE, ""), package.join("node_modules")).expect("a link");
    let report = npm(&package, &["pack", "--json", "--silent", "--pack-destination", "../../.."]);
    let report: Value = serde_json::from_str(&report).unwrap_or_else(|error| panic!("{error}: {report}"));
    (folder, report[0].clone())
}

#[test]
fn the_package_contains_only_what_a_program_needs() {
    let (folder, report) = packed();
    let files: Vec<&str> =
        report["files"].as_array().expect("files").iter().filter_map(|file| file["path"].as_str()).collect();
    let mut expected: Vec<String> = ["LICENSE", "README.md", "package.json"].map(str::to_owned).to_vec();
    for entry in fs::read_dir(Path::new(PACKAGE).join("src")).expect("sources") {
        let name = entry.expect("an entry").file_name().to_string_lossy().replace(".ts", "");
        expected.extend([format!("dist/{name}.js"), format!("dist/{name}.d.ts")]);
    }
    expected.sort();
    let mut found = files.clone();
    found.sort_unstable();
    assert_eq!(found, expected);
    // Install offline into an empty folder.
    let program = tempfile::tempdir().expect("a temporary folder");
    let archive = folder.path().join(report["filename"].as_str().expect("a name"));
    let archive = archive.to_str().expect("a path in Unicode");
    npm(program.path(), &["install", "--offline", "--no-audit", "--no-fund", archive]);
    fs::copy(built::folder().join("tests/required.cjs"), program.path().join("required.cjs"))
        .expect("a program");
    let imported = "import { Colloquy } from 'colloquy-sdk'; console.log(JSON.stringify(typeof Colloquy))";
    for node in nodes() {
        for arguments in [&["required.cjs"][..], &["--input-type=module", "--eval", imported]] {
            let output = node().args(arguments).current_dir(program.path()).output().expect("Node.js starts");
            let report = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert_eq!((&*report.0, &*report.1), ("\"function\"\n", ""), "{arguments:?}");
        }
    }
    let installed =
        fs::read(program.path().join("node_modules/colloquy-sdk/package.json")).expect("a manifest");
    let installed: Value = serde_json::from_slice(&installed).expect("JSON");
    assert_eq!(installed["license"], json!("Apache-2.0 OR MIT"));
}
