//! Compares the table of ports in `docs/adapters.md` with the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::documents::{document, files, names, rows};
use crate::root;

/// Crates that implement ports without being adapters: the application listens to replies itself, the server
/// wraps adapters, and the others have fakes.
const NO_ADAPTERS: [&str; 4] = ["colloquy-app", "colloquy-bench", "colloquy-server", "colloquy-testkit"];

/// A row of the table.
struct PortRow {
    ports: Vec<String>,
    adapters: Vec<String>,
    suites: Vec<String>,
}

fn table() -> Vec<PortRow> {
    let rows = rows(&document("docs/adapters.md"), "Ports");
    let row = |row: Vec<String>| PortRow {
        ports: names(&row[0]),
        adapters: names(&row[2]),
        suites: names(&row[3]).iter().map(|name| name.trim_end_matches('!').to_owned()).collect(),
    };
    rows.into_iter().map(row).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the source files of a folder of the repository.
fn sources(folder: &str) -> impl Iterator<Item = (String, String)> {
    let paths = files(&root().join(folder)).into_iter();
    let sources = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    sources.map(|path| (path.display().to_string(), read(&path)))
}

/// Returns each port with its supertraits.
fn ports() -> BTreeMap<String, String> {
    let mut ports = BTreeMap::new();
    for (_, source) in sources("crates/colloquy-domain/src/ports") {
        for declaration in source.split("\npub trait ").skip(1) {
            let declaration = declaration.split('{').next().unwrap_or_default();
            let (name, supertraits) = declaration.split_once(':').unwrap_or((declaration, ""));
            ports.insert(name.trim().to_owned(), supertraits.to_owned());
        }
    }
    ports
}

/// Returns each crate with the ports that it implements outside its tests.
fn implementations(ports: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, source) in sources("crates") {
        let (_, path) = path.split_once("/crates/").expect("it is in that folder");
        let (name, inside) = path.split_once('/').expect("it is in a crate");
        if !inside.starts_with("src/") || inside.contains("/tests") || inside.contains("/testing") {
            continue;
        }
        for port in ports.keys().filter(|port| source.contains(&format!("\nimpl {port} for "))) {
            found.entry(name.to_owned()).or_default().insert(port.clone());
        }
    }
    found
}

#[test]
fn every_port_is_in_the_table() {
    let (ports, table) = (ports(), table());
    assert!(ports.contains_key("Storage") && ports.len() > 20, "{:?}", ports.keys());
    let listed: BTreeSet<&String> = table.iter().flat_map(|row| &row.ports).collect();
    let has_part =
        |parts: &str, port: &str| parts.split(|c: char| !c.is_alphanumeric()).any(|part| part == port);
    let is_part =
        |port: &str| ports.iter().any(|(whole, parts)| listed.contains(whole) && has_part(parts, port));
    for port in ports.keys() {
        assert!(listed.contains(port) || is_part(port), "`{port}` is not in the table of docs/adapters.md");
    }
    for port in listed {
        assert!(ports.contains_key(port), "docs/adapters.md lists `{port}`, which is no port");
    }
}

#[test]
fn every_adapter_is_listed_with_its_ports() {
    let (implementations, table) = (implementations(&ports()), table());
    for (name, ports) in implementations.iter().filter(|(name, _)| !NO_ADAPTERS.contains(&name.as_str())) {
        for row in table.iter().filter(|row| row.ports.iter().any(|port| ports.contains(port))) {
            assert!(row.adapters.contains(name), "docs/adapters.md does not list {name} for {:?}", row.ports);
        }
    }
    for row in &table {
        for adapter in &row.adapters {
            let implemented = implementations.get(adapter);
            let implements = |port| implemented.is_some_and(|ports| ports.contains(port));
            assert!(row.ports.iter().any(implements), "{adapter} implements none of {:?}", row.ports);
        }
    }
}

#[test]
fn every_suite_is_listed_and_run_by_its_adapters() {
    let table = table();
    let listed: BTreeSet<&String> = table.iter().flat_map(|row| &row.suites).collect();
    let testkit: String = sources("crates/colloquy-testkit/src/contract").map(|(_, source)| source).collect();
    let suites = testkit.lines().filter_map(|line| line.strip_prefix("macro_rules! ")?.strip_suffix(" {"));
    let suites: BTreeSet<String> =
        suites.filter(|name| name.ends_with("_contract")).map(str::to_owned).collect();
    assert_eq!(listed, suites.iter().collect());
    for row in &table {
        for adapter in &row.adapters {
            let all: String = sources(&format!("crates/{adapter}")).map(|(_, source)| source).collect();
            for suite in &row.suites {
                let run = format!("colloquy_testkit::{suite}!(");
                assert!(all.contains(&run), "{adapter} does not run the suite {suite}");
            }
        }
    }
}
