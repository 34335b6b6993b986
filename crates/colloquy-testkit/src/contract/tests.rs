//! A case that is missing from its suite would never run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/contract");

/// Returns all source files in a folder and its subfolders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Returns the text of each suite, which is a file in the folder of contracts, with its folder if it has one.
fn suites() -> BTreeMap<String, String> {
    let mut suites: BTreeMap<String, String> = BTreeMap::new();
    for path in sources(Path::new(FOLDER)) {
        let relative = path.strip_prefix(FOLDER).expect("it is in the folder").with_extension("");
        let name = relative.iter().next().expect("a name").to_str().expect("UTF-8").to_owned();
        let text = fs::read_to_string(&path).expect("a source file");
        suites.entry(name).or_default().push_str(&text);
    }
    suites.remove("tests").expect("it exists");
    suites
}

/// Returns the public functions outside `impl` blocks. Each is a case, because helpers are private.
fn cases(source: &str) -> Vec<&str> {
    let functions = source
        .lines()
        .filter_map(|line| line.strip_prefix("pub async fn ").or_else(|| line.strip_prefix("pub fn ")));
    functions.filter_map(|function| function.split(['(', '<']).next()).collect()
}

/// Returns the names that the suite's macro lists.
fn listed<'s>(name: &str, source: &'s str) -> Vec<&'s str> {
    let start = format!("macro_rules! {name}_contract {{");
    let (_, rest) = source.split_once(&start).unwrap_or_else(|| panic!("there is no macro {name}_contract"));
    let list =
        rest.split_once('[').and_then(|(_, rest)| rest.split_once(']')).expect("the macro has a list").0;
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_case_is_in_its_suite() {
    let suites = suites();
    assert!(suites.len() > 3, "{:?}", suites.keys());
    for (name, source) in &suites {
        let (cases, listed) = (cases(source), listed(name, source));
        let forgotten: Vec<&&str> = cases.iter().filter(|case| !listed.contains(case)).collect();
        assert_eq!(forgotten, [&""; 0], "the suite {name} does not run these cases");
        assert_eq!(listed.iter().collect::<BTreeSet<_>>().len(), listed.len(), "{name} lists a case twice");
        assert_eq!(listed.len(), cases.len(), "{name}");
    }
}
