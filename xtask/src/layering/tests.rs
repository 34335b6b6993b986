use std::collections::{BTreeMap, BTreeSet};

use super::{
    Import, LAYERS, breaches, breaches_of_the_workspace, imports, indirect_breaches, members, metadata,
};
use crate::tests::documents::{document, names, rows};

/// Checks one import, in a workspace with all our crates, against the tables.
fn check(from: &str, to: &str, for_tests: bool, expected: &[&str]) {
    let members: BTreeSet<String> = LAYERS.iter().map(|layer| layer.name.to_owned()).collect();
    let import = Import { from: from.to_owned(), to: to.to_owned(), for_tests };
    assert_eq!(breaches(&members, &[import]), expected);
}

#[test]
fn the_workspace_has_no_violations() {
    let breaches = breaches_of_the_workspace().expect("the workspace has metadata");
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn every_row_of_the_table_has_its_crate() {
    let members = members(&metadata().expect("the workspace has metadata"));
    let rows: BTreeSet<String> = LAYERS.iter().map(|layer| layer.name.to_owned()).collect();
    assert_eq!(rows, members);
}

#[test]
fn an_adapter_may_import_the_domain() {
    check("colloquy-email", "colloquy-domain", false, &[]);
}

#[test]
fn an_adapter_must_not_import_another_adapter() {
    check(
        "colloquy-email",
        "colloquy-limits",
        false,
        &["colloquy-email must not import colloquy-limits: \
           an adapter implements ports of the domain and never names another adapter"],
    );
}

#[test]
fn tests_may_import_the_testkit() {
    check("colloquy-limits", "colloquy-testkit", true, &[]);
}

#[test]
fn the_service_must_not_import_the_testkit() {
    check(
        "colloquy-server",
        "colloquy-testkit",
        false,
        &["colloquy-server must not import colloquy-testkit: \
           it is the only crate that names the adapters, and needs nothing from tests or tasks"],
    );
}

#[test]
fn only_the_http_crates_name_the_web_framework() {
    check("colloquy-http", "actix-web", false, &[]);
    check("colloquy-web", "actix-web", false, &[]);
    check(
        "colloquy-server",
        "actix-web",
        false,
        &[
            "colloquy-server must not name actix-web: the web framework can be changed by rewriting four crates",
        ],
    );
}

#[test]
fn only_the_storage_crate_names_diesel() {
    check("colloquy-storage-diesel", "diesel", false, &[]);
    check(
        "colloquy-app",
        "diesel",
        false,
        &["colloquy-app must not name diesel: the database can be changed by rewriting one crate"],
    );
}

#[test]
fn only_the_crate_for_outbound_connections_names_the_systems_certificates() {
    check("colloquy-outbound", "rustls-native-certs", false, &[]);
    check(
        "colloquy-models",
        "rustls-native-certs",
        false,
        &[
            "colloquy-models must not name rustls-native-certs: only one crate decides which authorities are trusted",
        ],
    );
}

#[test]
fn tests_may_inspect_the_database() {
    check("colloquy-server", "tokio-postgres", true, &[]);
}

#[test]
fn rejects_a_crate_without_a_row() {
    let members = BTreeSet::from(["colloquy-new".to_owned()]);
    let expected = "colloquy-new has no row in the table of layers (xtask/src/layering.rs)";
    assert_eq!(breaches(&members, &[]), [expected]);
}

#[test]
fn the_domain_must_not_reach_tokio_through_others() {
    let edges = BTreeMap::from([("colloquy-domain", vec!["serde", "mail"]), ("mail", vec!["tokio"])]);
    let expected =
        "colloquy-domain must not reach tokio (colloquy-domain -> mail -> tokio): the domain never waits";
    assert_eq!(indirect_breaches(&edges), [expected]);
}

/// Returns the imports in a cell of the table of crates, which leaves out the prefix of their names.
fn imports_in(cell: &str) -> BTreeSet<String> {
    let listed = cell.split(';').next().unwrap_or_default().trim();
    let whole = |name: &str| if name == "xtask" { name.to_owned() } else { format!("colloquy-{name}") };
    listed.split(", ").filter(|name| *name != "none").map(whole).collect()
}

#[test]
fn the_table_of_crates_lists_every_crate_with_its_imports() {
    let metadata = metadata().expect("the workspace has metadata");
    let (members, imports) = (members(&metadata), imports(&metadata));
    let rows = rows(&document("docs/architecture.md"), "Crates");
    let listed: Vec<String> = rows.iter().flat_map(|row| names(&row[0])).collect();
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), members);
    assert_eq!(listed.len(), members.len(), "a crate is listed twice: {listed:?}");
    for (name, row) in listed.iter().zip(&rows) {
        let of_crate = imports.iter().filter(|import| import.from == *name && !import.for_tests);
        let of_crate = of_crate.map(|import| import.to.clone()).filter(|import| members.contains(import));
        assert_eq!(imports_in(&row[2]), of_crate.collect(), "docs/architecture.md, imports of {name}");
    }
}
