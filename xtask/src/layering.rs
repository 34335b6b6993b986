//! Checks which crates import which. Every import begins in a crate's manifest, so only manifests are read.

use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use crate::root;

/// The crates that a crate may import, and the reason why it may import no others.
struct Layer {
    name: &'static str,
    imports: &'static [&'static str],
    because: &'static str,
}

const fn layer(name: &'static str, imports: &'static [&'static str], because: &'static str) -> Layer {
    Layer { name, imports, because }
}

const ADAPTER: &[&str] = &["colloquy-domain"];
const CALLING_ADAPTER: &[&str] = &["colloquy-domain", "colloquy-outbound"];
/// For adapters that have texts in each language.
const SPEAKING_ADAPTER: &[&str] = &["colloquy-domain", "colloquy-languages"];
const ADAPTER_REASON: &str = "an adapter implements ports of the domain and never names another adapter";

/// The crates that programs outside this repository may use.
const SAMPLED: &[&str] = &[
    "colloquy-ai",
    "colloquy-app",
    "colloquy-domain",
    "colloquy-email",
    "colloquy-limits",
    "colloquy-media",
    "colloquy-recognition",
    "colloquy-recording",
    "colloquy-speech",
    "colloquy-storage-diesel",
    "colloquy-webhooks",
    "colloquy-wire",
];

#[rustfmt::skip]
const LAYERS: &[Layer] = &[
    layer("colloquy-ai", SPEAKING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-api", &[], "the wire format is a contract of its own, which clients use without the service"),
    layer("colloquy-app", &["colloquy-domain"], "the application never names a database, a socket or a status code"),
    layer("colloquy-backup", &["colloquy-storage-diesel"],
        "it is a file format for the rows of the tables, and knows neither connections nor media stores"),
    layer("colloquy-bench", &[
        "colloquy-ai", "colloquy-domain", "colloquy-embedded-model", "colloquy-models", "colloquy-pico",
        "colloquy-recognition", "colloquy-recording",
    ], "it measures interviewers by themselves, speaks, knows when a voice has ended, and what the codec takes; its floor \
        for requests shares no code with the service"),
    layer("colloquy-classifier", &[], "it knows sentences and labels, and nothing of interviews"),
    layer("colloquy-cli", &["colloquy-api", "colloquy-outbound"], "it is a client and knows only the OpenAPI document of the service"),
    layer("colloquy-console", &["colloquy-app", "colloquy-domain", "colloquy-export", "colloquy-languages", "colloquy-web"],
        "a page shows the results of use cases; it must not depend on adapters"),
    layer("colloquy-docs", &["colloquy-api"],
        "it is generated from pages and the OpenAPI document, and can be published without a service"),
    layer("colloquy-domain", &["colloquy-classifier", "colloquy-languages"],
        "the domain depends only on the tables of the languages, because all others depend on it"),
    layer("colloquy-echo", ADAPTER, ADAPTER_REASON),
    layer("colloquy-email", &["colloquy-domain", "colloquy-languages", "colloquy-outbound"], ADAPTER_REASON),
    layer("colloquy-embedded-model", &["colloquy-models"],
        "it is one more model behind the trait of language models, and knows neither interviews nor settings"),
    layer("colloquy-export", &["colloquy-app", "colloquy-domain", "colloquy-languages", "colloquy-wire"],
        "it writes what use cases read, with the records of the wire, for pages and commands"),
    layer("colloquy-http", &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-mcp", "colloquy-wire"],
        "a handler extracts, calls and renders; it must not depend on adapters"),
    layer("colloquy-languages", &["colloquy-word-list"], "it is data, and the domain depends on it"),
    layer("colloquy-limits", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-live", &["colloquy-app", "colloquy-domain"], "it transports frames to and from the use cases, which interpret them"),
    layer("colloquy-mail-reports", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-mcp", &["colloquy-api", "colloquy-app", "colloquy-domain", "colloquy-wire"],
        "a tool reads, calls and renders, like a handler; it shares only the records"),
    layer("colloquy-media", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-models", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-openid", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-outbound", &[], "it serves every client of another server, so it must not depend on any of them"),
    layer("colloquy-passkeys", ADAPTER, ADAPTER_REASON),
    layer("colloquy-pico", &[], "it only makes one foreign engine safe to call"),
    layer("colloquy-recording", ADAPTER, ADAPTER_REASON),
    layer("colloquy-recognition", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-samples", SAMPLED, "it reads the documentation and compiles its Rust samples, which embed these crates"),
    layer("colloquy-sdk-typescript", &["colloquy-api"], "it is generated from the OpenAPI document"),
    layer("colloquy-server", &[
        "colloquy-ai", "colloquy-api", "colloquy-app", "colloquy-backup", "colloquy-console", "colloquy-docs",
        "colloquy-domain", "colloquy-echo", "colloquy-email", "colloquy-embedded-model", "colloquy-export", "colloquy-http", "colloquy-limits", "colloquy-live", "colloquy-speech",
        "colloquy-mail-reports", "colloquy-media", "colloquy-models", "colloquy-openid", "colloquy-passkeys", "colloquy-recording", "colloquy-recognition",
        "colloquy-storage-diesel", "colloquy-web", "colloquy-webhooks", "colloquy-wire",
    ], "it is the only crate that names the adapters, and needs nothing from tests or tasks"),
    layer("colloquy-speech", &["colloquy-domain", "colloquy-outbound", "colloquy-pico"], ADAPTER_REASON),
    layer("colloquy-storage-diesel", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-testkit", &["colloquy-domain", "xtask"],
        "its suites test every adapter against the ports, so it must not depend on any of them"),
    layer("colloquy-web", &["colloquy-app", "colloquy-domain", "colloquy-languages"],
        "a page shows the results of use cases; it must not depend on adapters"),
    layer("colloquy-webhooks", CALLING_ADAPTER, ADAPTER_REASON),
    layer("colloquy-wire", &["colloquy-api", "colloquy-app", "colloquy-domain"],
        "it converts results of use cases to records, for any protocol"),
    layer("colloquy-word-list", &[], "it is a macro, for data that the domain depends on"),
    layer("xtask", &[], "it runs the service from outside"),
];

/// The crates that the tests of every crate may import.
const FOR_TESTS: &[&str] = &["colloquy-pico", "colloquy-samples", "colloquy-testkit", "xtask"];

/// A third-party crate that only some crates may import.
struct Confined {
    names: &'static [&'static str],
    to: &'static [&'static str],
    because: &'static str,
}

const fn confined(
    names: &'static [&'static str],
    to: &'static [&'static str],
    because: &'static str,
) -> Confined {
    Confined { names, to, because }
}

#[rustfmt::skip]
const CONFINED: &[Confined] = &[
    confined(&["actix-web"], &["colloquy-console", "colloquy-http", "colloquy-live", "colloquy-web", "colloquy-bench"],
        "the web framework can be changed by rewriting four crates"),
    confined(&["diesel", "diesel-async", "diesel_migrations", "libsqlite3-sys", "tokio-postgres"], &["colloquy-storage-diesel", "colloquy-bench"],
        "the database can be changed by rewriting one crate"),
    confined(&["ttspico"], &["colloquy-pico"], "unsafe calls are confined to one crate"),
    confined(&["sonora-aec3"], &["colloquy-echo"], "the echo canceller can be changed by rewriting one crate"),
    confined(&["candle-core", "candle-nn", "tokenizers"], &["colloquy-embedded-model"],
        "the inference library can be changed by rewriting one crate"),
    confined(&["rmcp"], &["colloquy-mcp"], "the protocol's library can be changed by rewriting one crate"),
    confined(&["lettre"], &["colloquy-email"], "only one crate handles mail"),
    confined(&["async-imap"], &["colloquy-mail-reports"], "the library for mailboxes can be changed by rewriting one crate"),
    confined(&["pulldown-cmark"], &["colloquy-docs"], "only one crate renders templates"),
    confined(&["object_store"], &["colloquy-media"], "only one crate stores media"),
    confined(&["rustls-native-certs"], &["colloquy-outbound"], "only one crate decides which authorities are trusted"),
    confined(&["webauthn_rp"], &["colloquy-passkeys"], "the rules of WebAuthn can be changed by rewriting one crate"),
    confined(&["opus-pure"], &["colloquy-recording"], "the codec can be changed by rewriting one crate"),
];

/// The crates that must not depend on a third-party crate, not even indirectly.
const UNREACHABLE: &[(&str, &str, &str)] = &[("colloquy-domain", "tokio", "the domain never waits")];

/// An import in a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Import {
    from: String,
    to: String,
    for_tests: bool,
}

/// Returns all violations by these imports, each as a sentence.
fn breaches(members: &BTreeSet<String>, imports: &[Import]) -> Vec<String> {
    let unplaced = members
        .iter()
        .filter(|member| layer_of(member).is_none())
        .map(|member| format!("{member} has no row in the table of layers (xtask/src/layering.rs)"));
    let of_ours = imports.iter().filter(|import| members.contains(&import.to)).filter_map(|import| {
        let layer = layer_of(&import.from)?;
        let allowed = layer.imports.contains(&import.to.as_str())
            || import.for_tests && FOR_TESTS.contains(&import.to.as_str());
        (!allowed).then(|| format!("{} must not import {}: {}", import.from, import.to, layer.because))
    });
    // Tests may inspect what the service stores, so they may import the storage libraries.
    let shipped = imports.iter().filter(|import| !import.for_tests);
    let of_others = shipped.filter_map(|import| {
        let confined = CONFINED.iter().find(|confined| confined.names.contains(&import.to.as_str()))?;
        (!confined.to.contains(&import.from.as_str()))
            .then(|| format!("{} must not name {}: {}", import.from, import.to, confined.because))
    });
    unplaced.chain(of_ours).chain(of_others).collect()
}

fn layer_of(name: &str) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| layer.name == name)
}

/// Returns the shortest path along these edges, if there is one.
fn path_between<'g>(
    edges: &BTreeMap<&'g str, Vec<&'g str>>,
    from: &'g str,
    to: &str,
) -> Option<Vec<&'g str>> {
    let mut ways = std::collections::VecDeque::from([vec![from]]);
    let mut seen = BTreeSet::from([from]);
    while let Some(way) = ways.pop_front() {
        let last = *way.last()?;
        if last == to {
            return Some(way);
        }
        for next in edges.get(last).into_iter().flatten() {
            if seen.insert(next) {
                ways.push_back(way.iter().copied().chain([*next]).collect());
            }
        }
    }
    None
}

fn indirect_breaches(edges: &BTreeMap<&str, Vec<&str>>) -> Vec<String> {
    UNREACHABLE
        .iter()
        .filter_map(|(from, to, because)| {
            let way = path_between(edges, from, to)?;
            Some(format!("{from} must not reach {to} ({}): {because}", way.join(" -> ")))
        })
        .collect()
}

fn members(metadata: &Metadata) -> BTreeSet<String> {
    metadata.workspace_packages().iter().map(|package| package.name.to_string()).collect()
}

fn imports(metadata: &Metadata) -> Vec<Import> {
    metadata
        .workspace_packages()
        .iter()
        .flat_map(|package| {
            package.dependencies.iter().map(|dependency| Import {
                from: package.name.to_string(),
                to: dependency.name.clone(),
                for_tests: dependency.kind == DependencyKind::Development,
            })
        })
        .collect()
}

/// Returns the resolved dependency graph by name, without dependencies for tests.
fn edges(metadata: &Metadata) -> BTreeMap<&str, Vec<&str>> {
    let names: BTreeMap<_, &str> =
        metadata.packages.iter().map(|package| (&package.id, package.name.as_str())).collect();
    let mut edges = BTreeMap::<&str, Vec<&str>>::new();
    for node in metadata.resolve.iter().flat_map(|resolve| &resolve.nodes) {
        let found = node
            .deps
            .iter()
            .filter(|dependency| dependency.dep_kinds.iter().any(|info| info.kind == DependencyKind::Normal));
        let found = found.filter_map(|dependency| names.get(&dependency.pkg).copied());
        edges.entry(names.get(&node.id).copied().unwrap_or_default()).or_default().extend(found);
    }
    edges
}

/// Reads the metadata for this platform only: the crates of other platforms may not be downloaded.
fn metadata() -> Result<Metadata> {
    let rustc = Command::new("rustc").arg("-vV").output().context("cannot run `rustc`")?;
    let rustc = String::from_utf8_lossy(&rustc.stdout).into_owned();
    let host =
        rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("`rustc -vV` prints no host")?;
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(["--filter-platform".to_owned(), host.to_owned()])
        .exec()
        .context("cannot read the workspace's metadata")
}

/// Returns all violations in the workspace, each as a sentence.
pub fn breaches_of_the_workspace() -> Result<Vec<String>> {
    let metadata = metadata()?;
    let mut found = breaches(&members(&metadata), &imports(&metadata));
    found.extend(indirect_breaches(&edges(&metadata)));
    Ok(found)
}

/// Runs the subcommand `layering`.
pub fn run() -> Result<ExitCode> {
    let breaches = breaches_of_the_workspace()?;
    for breach in &breaches {
        eprintln!("error: {breach}");
    }
    if breaches.is_empty() {
        println!("The {} crates import only what the layers allow.", LAYERS.len());
    }
    Ok(if breaches.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests;
